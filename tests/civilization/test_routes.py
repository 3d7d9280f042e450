"""Whole moves in one go: voyages, purchases with a payment, proposals."""

import pytest

from pelagos.bots import Chance
from pelagos.catalogue import load
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.routes import even
from pelagos.table import Sitting
from tests.civilization.build import RULES, Table
from tests.support import clause


def batches(t: Table, seat: int) -> list[tuple[str, ...]]:
    return [route.answers for route in RULES.routes(t.b, seat)]


@clause("civ:10.6", "civ:10.9")
def test_a_laden_ship_sails_and_lands_in_one_go() -> None:
    t = Table("crete", "italy", "africa", players=3).tokens(0, knossos=5).ship(0, "knossos")
    t.run("move", 0)
    assert batches(t, 0) == []  # it ferries in one answer
    t.answer(0, "embark ship1 3")
    ways = {route.things[-1][1]: route for route in RULES.routes(t.b, 0)}
    assert {route.answers[-1] for route in ways.values()} == {"land ship1 3"}
    assert t.at("knossos") not in ways
    area, farthest = max(ways.items(), key=lambda item: len(item[1].answers))
    assert 2 < len(farthest.answers) <= 5
    t.answer(0, *farthest.answers)
    assert t.b.tokens_at(0, area) == 3


@clause("civ:31.5.1")
def test_no_voyage_ends_where_nomads_may_not_land() -> None:
    t = Table("italy", "africa", variant="nomads_and_seafarers").tokens(0, roma=3)
    t.tokens(1, corsica=1).ship(0, "roma").run("nomad_move", 0).answer(0, "embark ship1 2")
    ends = {route.things[-1][1] for route in RULES.routes(t.b, 0)}
    assert t.at("sardinia") in ends
    assert t.at("corsica") not in ends


@clause("civ:10.7")
def test_a_voyage_crosses_open_sea_only_with_astronomy() -> None:
    reached = []
    for cards in ([], ["astronomy"]):
        t = Table("crete", "italy", "africa", players=3).tokens(0, knossos=2).ship(0, "knossos")
        t.own(0, *cards).run("move", 0).answer(0, "embark ship1 1")
        reached.append({route.things[-1][1] for route in RULES.routes(t.b, 0)})
    assert reached[0] < reached[1]


@clause("civ:17.8", "civ:17.18")
def test_a_card_is_bought_with_a_payment_in_one_go() -> None:
    t = Table("asia", "egypt").hand(0, salt=3, hides=1).treasury(0, 25).run("purchase", 0)
    offers = {dict(route.things)["card"]: route for route in RULES.routes(t.b, 0)}
    pottery = offers[t.box.find("card", "pottery")]
    assert pottery.price == (("points", 45),)
    assert pottery.answers[:2] == ("acquire pottery", "done")
    t.answer(0, *pottery.answers)
    assert t.b.holds(0, t.box.find("card", "pottery"))


@clause("civ:17.10")
def test_what_is_chosen_is_paid_in_one_go() -> None:
    t = Table("asia", "egypt").hand(0, salt=5).run("purchase", 0)
    t.answer(0, "acquire mysticism", "acquire pottery")
    [first, *_] = RULES.routes(t.b, 0)
    assert (first.answers, first.price) == (("done", "salt+salt+salt+salt+salt"), (("points", 75),))
    t.answer(0, "done")
    assert batches(t, 0) == [("salt+salt+salt+salt+salt",)]


@clause("civ:22.2.12.2")
def test_a_loss_is_proposed_tokens_first_where_most_are() -> None:
    t = Table("italy", "africa", "illyria", players=3).struck(0, "famine")
    t.tokens(0, roma=6, etruria=5, corsica=1).run("calamities")
    [answers] = batches(t, 0)
    t.answer(0, *answers)
    assert (t.there(0, "roma"), t.there(0, "etruria"), t.there(0, "corsica")) == (1, 1, 1)


@clause("civ:22.2.5.b")
def test_an_order_of_losses_is_proposed_in_even_shares() -> None:
    t = Table("italy", "africa", "illyria", players=3).struck(0, "famine")
    t.tokens(0, roma=9).tokens(1, libya=20).tokens(2, germania=20).run("calamities")
    t.answer(0, *batches(t, 0)[0])
    assert t.asked == "order_famine"
    t.answer(0, *batches(t, 0)[0])
    assert t.events("losses_ordered")[0].facts[1] == (10, 10)


@clause("civ:7.4")
def test_a_short_stock_is_proposed_for_the_emptiest_areas() -> None:
    t = Table("italy", "africa").tokens(0, roma=1, etruria=4, corsica=3).stock(0, 2)
    t.run("population_expansion")
    t.answer(0, *batches(t, 0)[0])
    assert (t.there(0, "roma"), t.there(0, "corsica"), t.there(0, "etruria")) == (2, 4, 4)


@clause("civ:18")
def test_nothing_is_proposed_to_be_returned_as_long_as_six_may_stay() -> None:
    t = Table("asia", "egypt").hand(0, salt=4).run("purchase", 0).answer(0, "done")
    assert batches(t, 0) == [("-",)]
    t = Table("asia", "egypt").hand(0, salt=6, hides=2).run("purchase", 0).answer(0, "done")
    assert batches(t, 0) == [("hides+hides",)]


def test_shares_are_even_and_keep_the_caps() -> None:
    assert even([11, 11, 3], 20, []) == (9, 8, 3)
    assert even([2, 2, 1], 3, [4, 1, 1]) == (1, 1, 1)
    assert even([1, 1], 9, []) == (1, 1)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"simultaneous_phases": True},
        {"calamity_floor_16": True},
    ],
)
def test_every_batch_is_accepted_at_the_table(options: dict[str, object]) -> None:
    rng = Chance(5)
    sitting = Sitting.new(load("civilization"), 3, {**options, "round_limit": 40}, bytes(32))
    tried = 0
    while not sitting.over() and sitting.line < 2500:
        seat = sitting.asked()[0]
        assert isinstance(sitting.board, Board)
        found = RULES.routes(sitting.board, seat)
        for route in found[:: 1 + rng.below(9)] if rng.below(8) == 0 else []:
            twin = Sitting(sitting.rules, sitting.record.like(sitting.record.lines[:]), bytes(32))
            twin.answer_all(seat, list(route.answers))
            tried += 1
        sitting.answer(seat, sitting.question(seat).space.draw(rng))
    assert tried > 3
