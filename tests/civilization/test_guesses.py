"""Hands that a seat could believe in while many sealed packages lie on the table."""

import pytest

from pelagos.bots.base import Chance
from pelagos.engine.seats import NOBODY
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.ids import COMMODITIES, FIRST_BROWN, POST
from pelagos.games.civilization.trade_offers import Package
from tests.civilization.build import RULES, Table
from tests.support import clause

RED = range(COMMODITIES, COMMODITIES + FIRST_BROWN)


def crowded(seed: int, posters: int, cards: int, live: int) -> Table:
    """Some seats with this many cards by chance and this many packages of each on the table, no
    two of them with the same claim as far as the hand allows it."""
    t = Table(players=5, trade_form="live")
    rng = Chance(seed)
    for seat in range(5):
        while t.b.hand_size(seat) < (cards if seat < posters else 4):
            stack = t.b.stacks[rng.below(9)]
            pile = [k for k in stack if k >= 0 and k not in RED]
            if pile:
                t.hand(seat, **{t.box.slug("trade_card", pile[rng.below(len(pile))]): 1})
    t.run("trade")
    for seat in range(posters):
        drawn = [Package(t.b, seat).draw(rng) for _ in range(60)]
        known: dict[object, object] = {}
        for package in drawn:
            known.setdefault(package[1:], package)
        for posted in list(known.values())[:live]:
            RULES.answer(t.b, seat, (POST, (posted, -1, 0, -1)))
    return t


def believable(t: Table, other: Board, seat: int) -> None:
    assert RULES.view(other, seat) == RULES.view(t.b, seat)
    assert RULES.conserved(other) == RULES.conserved(t.b)
    for o, told in zip(other.offers, t.b.offers, strict=True):
        assert (len(o.cards), other.set_value(o.cards)) == (len(told.cards), told.total)
        assert o.named in o.cards
        hand = other.hand(o.seat)
        for k in o.cards:
            hand.remove(k)


@clause("civ:T.3", "civ:T.7", "civ:H.1")
@pytest.mark.parametrize("seed", range(4))
def test_a_dozen_packages_of_each_of_three_seats_keep_their_claims(seed: int) -> None:
    t = crowded(seed, posters=3, cards=8, live=12)
    assert len(t.b.offers) >= 30
    for viewer in (3, 0, NOBODY):
        believable(t, RULES.redeal(t.b, viewer, Chance(seed)), viewer)


@clause("civ:T.3", "civ:H.1")
def test_a_named_commodity_is_in_the_guessed_package_though_others_hold_most_of_it() -> None:
    for seed in range(12):
        t = crowded(seed, posters=2, cards=7, live=3)
        for viewer in range(5):
            believable(t, RULES.redeal(t.b, viewer, Chance(seed)), viewer)


@clause("civ:H.1")
def test_a_guess_depends_on_what_the_seat_sees_alone() -> None:
    t = crowded(1, posters=3, cards=8, live=6)
    other = RULES.redeal(t.b, 4, Chance(2))
    assert other.state() != t.b.state()
    for seed in range(3):
        ours, theirs = (RULES.redeal(b, 4, Chance(seed)) for b in (t.b, other))
        assert ours.state() == theirs.state()


@clause("civ:T.9", "civ:H.1")
def test_guesses_differ() -> None:
    t = crowded(3, posters=1, cards=8, live=2)
    guesses = {tuple(RULES.redeal(t.b, 4, Chance(seed)).hand(0)) for seed in range(20)}
    assert len(guesses) > 10
