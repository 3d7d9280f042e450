"""Random play to the end."""

import pytest

from pelagos.bots.base import Chance
from pelagos.engine.driver import anybody
from pelagos.engine.playout import play_by_chance
from pelagos.engine.seats import CLOCK, FATE, NOBODY
from tests.support.haven import HavenRules


@pytest.mark.parametrize("listing", [0, 200])
def test_a_game_played_by_chance_ends_and_is_the_same_with_the_same_chance(listing: int) -> None:
    rules = HavenRules()
    box = rules.box(3, {})
    ends = []
    for _ in range(2):
        b = rules.start(box)
        given = play_by_chance(rules, b, Chance(5), listing)
        assert rules.result(b) is not None
        ends.append((given, b.state()))
    assert ends[0] == ends[1]
    assert ends[0][0] > 20


def test_the_clock_answers_only_when_nobody_else_is_asked() -> None:
    rng = Chance(1)
    assert {anybody([0, CLOCK, 2], rng) for _ in range(50)} == {0, 2}
    assert anybody([CLOCK], rng) == CLOCK


def test_it_is_told_how_many_answers_a_game_took() -> None:
    rules = HavenRules()
    b = rules.start(rules.box(3, {}))
    other, rng, number = b.copy(), Chance(5), 0
    while not rules.over(other):
        asked = rules.asked(other)
        seat = asked[0] if len(asked) == 1 else anybody(asked, rng)
        rules.answer(other, seat, rules.choices(other, seat).draw(rng))
        number += 1
    assert play_by_chance(rules, b, Chance(5)) == number
    assert other.state() == b.state()


def test_chance_the_clock_and_spectators_are_three_and_no_seat() -> None:
    assert len({FATE, CLOCK, NOBODY}) == 3
    assert max(FATE, CLOCK, NOBODY) < 0
