"""Setup and the order of play."""

from pelagos.engine.seats import FATE
from tests.civilization.build import RULES, Table
from tests.support import clause


@clause("civ:4.3", "civ:4.4", "civ:S.0a", "civ:S.0b", "civ:5.2")
def test_nations_are_chosen_in_the_order_of_the_place_cards() -> None:
    t = Table.started(3)
    assert (t.asked, t.who) == ("deal_place_cards", [FATE])
    t.answer(FATE, "p2,p3,p1")
    assert t.who == [1]
    t.answer(1, "crete knossos")
    assert "crete knossos" not in t.choices(2)
    t.answer(2, "africa sahara")
    assert t.refuses(0, "crete phaestos")
    t.answer(0, "italy etruria")
    assert t.b.ast == (2, 0, 1)
    assert t.b.marker == (0, 0, 0)


@clause("civ:5.1", "civ:5.7", "civ:5.5")
def test_a_round_runs_through_thirteen_phases_in_order() -> None:
    names = [s.phase.name for s in RULES.phases["round"].steps if hasattr(s, "phase")]
    assert names == [
        "taxation", "population_expansion", "census", "ship_construction", "movement", "conflict",
        "city_construction", "surplus", "trade_cards", "trade", "civilization_cards", "calamities",
        "succession",
    ]  # fmt: skip


@clause("civ:5.5")
def test_a_phase_that_nobody_needs_asks_nobody() -> None:
    t = Table("africa", "italy").tokens(0, tunisia=1)
    for phase in ("taxation", "trade_cards", "trade", "calamities", "conflict"):
        assert t.run(phase).asked == ""


@clause("civ:5.3")
def test_ties_go_to_the_earlier_row() -> None:
    t = Table("egypt", "asia", "babylon").stock(0, 20).stock(1, 20).stock(2, 30)
    assert t.b.by_stock() == (2, 1, 0)


@clause("civ:2.3.3", "civ:2.7.1", "civ:2.7.3", "civ:L.1")
def test_pieces_that_leave_the_board_come_back_to_stock() -> None:
    t = Table("africa", "italy").tokens(0, tunisia=3).city(0, "carthage").treasury(0, 4)
    assert t.b.strength(0) == 8
    before = RULES.conserved(t.b)
    t.b.remove(0, t.at("tunisia"), 2)
    t.b.lose_city(t.at("carthage"))
    assert (t.b.stock[0], t.b.treasury[0], t.b.city_pieces(0)) == (50, 4, 9)
    assert RULES.conserved(t.b) == before
