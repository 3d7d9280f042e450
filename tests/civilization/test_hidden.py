"""What the table learns from stacks, payments and markers, and what it does not."""

from pelagos.engine.seats import EVERYONE, FATE, NOBODY, only
from pelagos.games.civilization.ids import COMMODITIES
from tests.civilization.build import RULES, Table
from tests.support import clause


@clause("civ:H.3")
def test_only_the_first_two_stacks_are_shuffled_at_the_start() -> None:
    t = Table.started(4)
    mixed = [len(set(t.b.top_batch(s))) for s in range(9)]
    assert mixed == [2, 2, 1, 1, 1, 1, 1, 1, 1]
    for stack in range(1, 9):
        assert t.b.stacks[stack][-1] == COMMODITIES + stack - 1


@clause("civ:H.2", "civ:15.6")
def test_a_drawn_card_is_seen_by_its_drawer_a_red_one_by_all() -> None:
    t = Table("africa", "italy").city(0, "carthage", "thapsus")
    t.b.stacks[1] = (t.box.find("trade_card", "volcano_earthquake"),)
    t.run("trade_cards")
    step = RULES.step(t.b)
    assert step is not None
    assert step.seen_by(t.b, FATE) == only(0)
    t.answer(FATE, "hides")
    assert step.seen_by(t.b, FATE) == EVERYONE
    t.answer(FATE, "volcano_earthquake")
    drawn = [(e.kind.name, e.audience) for e in t.b.log or [] if e.kind.name.endswith("_drawn")]
    assert drawn == [("card_drawn", only(0)), ("calamity_drawn", EVERYONE)]


@clause("civ:H.4")
def test_cards_spent_are_seen_but_not_those_returned_for_the_hand_limit() -> None:
    t = Table("africa", "italy").hand(0, grain=4, gold=3, spice=2, gems=2).run("purchase", 0)
    t.answer(0, "acquire pottery", "done", "grain+grain+grain+grain")
    paid = t.events("paid")[0]
    assert (paid.audience, paid.facts[0]) == (EVERYONE, (t.box.find("trade_card", "grain"),) * 4)
    step = RULES.step(t.b)
    assert step is not None
    assert (step.name, step.seen_by(t.b, 0)) == ("return_trade_cards", only(0))
    t.answer(0, "spice")
    assert t.events("cards_returned")[0].facts == (1,)
    assert "spice" not in str(RULES.view(t.b, NOBODY))


@clause("civ:H.6")
def test_trade_cards_are_shown_to_all_only_if_a_marker_needs_them() -> None:
    t = Table("asia", "crete", "africa", "italy", "illyria", "egypt").city(0, "troy")
    t.own(0, "philosophy", "democracy", "law", "medicine", "engineering", "literacy")
    t.marker(12, 0, 0, 0, 0, 0).treasury(0, 44).hand(0, bronze=3, iron=1).run("succession")
    assert t.b.marker[0] == 13
    goods = tuple(t.box.find("trade_card", k) for k in ("iron", "bronze", "bronze", "bronze"))
    assert [(e.seat, e.facts) for e in t.events("hand_shown")] == [(0, (goods,))]
    assert all(e.heard_by(NOBODY) for e in t.events("hand_shown"))
    t.b.log = []
    t.b.treasury[0] = 0  # too little even with the cards: the marker goes back, nothing is shown
    assert t.run("succession").b.marker[0] == 12
    assert t.events("hand_shown") == []
    t.marker(12, 0, 0, 0, 0, 0).b.treasury[0] = 100  # enough without them
    assert t.run("succession").b.marker[0] == 13
    assert t.events("hand_shown") == []


@clause("civ:H.1")
def test_everything_but_the_hand_is_open_to_a_spectator() -> None:
    t = Table("africa", "italy").hand(0, salt=3).treasury(0, 7).own(0, "music").city(0, "carthage")
    t.ship(0, "carthage").struck(0, "famine")
    seats = RULES.view(t.b, NOBODY)["seats"]
    assert isinstance(seats, list)
    seat = seats[0]
    assert (seat["treasury"], seat["cities"], seat["ships"], seat["trade_cards"]) == (7, 1, 1, 3)
    assert (seat["cards"], seat["calamities"], seat["hand_value"]) == (["music"], ["famine"], None)
    assert seat["stock"] == t.b.stock[0]


@clause("civ:23.3", "civ:H.1")
def test_everybody_sees_on_which_coast_of_delphi_a_ship_lies() -> None:
    t = Table("crete", "italy", "africa").ship(0, "delphi").ship(1, "delphi", coast=1)
    more = RULES.view(t.b, NOBODY)["more"]
    assert isinstance(more, dict)
    assert more["coasts"] == [[0, "gulf_of_corinth"], [1, "euboean_gulf"]]
