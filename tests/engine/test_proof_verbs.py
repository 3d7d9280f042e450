"""Menus of verbs: who is on the menu, when an offer is made, what each is told."""

from fractions import Fraction
from typing import Any

import pytest

from pelagos.engine.seats import EVERYONE, NOBODY, hears, only
from pelagos.engine.spaces import NOTHING, Number, Space
from pelagos.engine.tools import (
    ATTACKER,
    Forecast,
    Means,
    Purchase,
    Tools,
    Wish,
)
from pelagos.engine.verbs import LATER, Actions, PreparedMenu, Verb, VerbMenu, by_id
from tests.engine.test_proof_spaces import Highest
from tests.engine.test_rules import board
from tests.support.haven.board import Board


class March(Verb[Board, int]):
    """Possible with gold; what is on offer is worked out when somebody looks."""

    id = 0
    asked = 0

    def possible(self, b: Board, seat: int) -> bool:
        return b.gold[seat] > 0

    def offer(self, b: Board, seat: int) -> Space[int]:
        self.asked += 1
        return Number(1, 1 + b.gold[seat])

    def in_sight(self, b: Board, seat: int) -> list[int]:
        return [seat, 9]


class Rest(Verb[Board, object]):
    """Finds out whether it is possible by making its offer."""

    id = 2

    def now(self, b: Board, seat: int) -> Space[Any] | None:
        return NOTHING if b.round < 3 else None

    def offer(self, b: Board, seat: int) -> Space[object]:
        return NOTHING


class Turn(Actions[Board]):
    name = "turn"


VERBS: list[Verb[Board, Any]] = [March(), Rest()]
BY_ID = by_id(VERBS)


def test_on_the_menu_is_what_is_possible_now() -> None:
    b = board()
    assert VerbMenu(b, 1, BY_ID).ids == [0, 2]
    b.gold[1] = 0
    assert VerbMenu(b, 1, BY_ID).ids == [2]
    b.gold[1], b.round = 2, 3
    assert VerbMenu(b, 1, BY_ID).ids == [0]
    assert [verb.possible(b, 1) for verb in VERBS] == [True, False]


def test_an_offer_that_can_wait_is_made_when_somebody_looks() -> None:
    b = board()
    b.gold[1] = 2
    march = March()
    menu = VerbMenu(b, 1, by_id([march, Rest()]))
    assert menu.spaces == [LATER, NOTHING]
    assert march.asked == 0
    assert menu.then(2) is NOTHING
    assert menu.holds((0, 3))
    assert march.asked == 1
    assert not menu.holds((0, 4))
    assert menu.draw(Highest()) == (2, ())
    assert VerbMenu(b, 1, by_id([march])).draw(Highest()) == (0, 3)
    with pytest.raises(KeyError):
        menu.then(1)


def test_a_verb_that_is_not_possible_still_says_what_it_would_touch() -> None:
    b = board()
    b.gold[1] = 0
    menu = VerbMenu(b, 1, BY_ID)
    assert menu.things((0, 1)) == [("verb", 0), ("number", 1)]
    assert not menu.holds((0, 1))


def test_a_menu_lists_all_ways_or_none() -> None:
    b = board()
    b.gold[1] = 2
    menu = VerbMenu(b, 1, BY_ID)
    every = [(0, 1), (0, 2), (0, 3), (2, ())]
    assert menu.listed(4) == menu.values() == every
    assert menu.listed(3) is None
    assert menu.listed(2) is None


def test_a_prepared_menu_offers_what_was_worked_out_and_asks_for_the_rest() -> None:
    b = board()
    b.gold[1] = 2
    menu = PreparedMenu(b, 1, BY_ID, [0], [Number(5, 6)])
    assert menu.values() == [(0, 5), (0, 6)]
    assert menu.holds((0, 5))
    assert not menu.holds((0, 1))
    assert menu.then(2) is NOTHING
    assert menu.shape()["kind"] == "verb"


def test_in_sight_is_what_is_in_sight_of_any_verb() -> None:
    assert Turn(VERBS).in_sight(board(), 1) == [(0, 1), (0, 9)]
    assert Verb.id == -1


def test_a_question_waits_for_nobody_and_hides_nothing_unless_it_says_so() -> None:
    turn, b = Turn(VERBS), board()
    assert not any([turn.waits, turn.secret, turn.betrays(b, 0)])
    assert turn.seen_by(b, 0) == EVERYONE
    assert (turn.may(b), turn.facts(b, 0), turn.price(b, 0, (0, 1))) == ([], [], ())


def test_everyone_is_an_audience_of_all_seats_and_nobody_of_none() -> None:
    assert all(EVERYONE >> seat & 1 for seat in range(9))
    assert [only(seat) for seat in (0, 1, 3, NOBODY)] == [1, 2, 8, 0]
    assert hears(only(0), 0)
    assert not any(hears(only(NOBODY), seat) for seat in (NOBODY, 0, 1))


def test_tools_keep_what_they_are_given_and_have_nothing_unless_they_say_so() -> None:
    forecast = Forecast({ATTACKER: Fraction(1)}, {(0, 1): Fraction(1, 2)})
    assert forecast.ends == {"attacker": Fraction(1)}
    assert forecast.losses == {(0, 1): Fraction(1, 2)}
    wish = Wish("law", 7, 3)
    assert (wish.name, wish.price, wish.worth) == ("law", 7, 3)
    means = Means([(0, 2)], 5, [1])
    assert (means.hand, means.coins, means.owned) == ([(0, 2)], 5, [1])
    bought = Purchase([1], 9, [2], 3)
    assert (bought.bought, bought.cost, bought.cards, bought.coins) == ([1], 9, [2], 3)
    assert not any([Tools.has_odds, Tools.needs_defenders, Tools.has_plans])
