"""Who answers next, and what is answered without asking anybody."""

from pelagos.bots.base import Chance
from pelagos.engine.driver import Driver, anybody, first_of, thinking, time_is_up
from pelagos.engine.seats import CLOCK, FATE
from pelagos.engine.spaces import Space, forced
from pelagos.engine.steps import Ask
from tests.support.haven import HavenRules
from tests.support.haven.board import Board


def test_the_clock_answers_only_when_nobody_else_is_asked_or_enough_has_been_said() -> None:
    assert thinking([CLOCK, 2]) == [2]
    assert thinking([CLOCK]) == [CLOCK]
    assert first_of([CLOCK, 2, 1]) == 2
    assert first_of([CLOCK]) == CLOCK
    assert {anybody([0, CLOCK, 1], Chance(seed)) for seed in range(20)} == {0, 1}
    assert time_is_up([CLOCK], 0, 3)
    assert not time_is_up([0, CLOCK], 180, 3)
    assert time_is_up([0, CLOCK], 181, 3)
    assert not time_is_up([0], 9999, 3)


def test_a_driver_runs_on_to_the_next_real_decision() -> None:
    rules = HavenRules()
    b = rules.start(rules.box(3, {}))
    told: list[tuple[str, int, object]] = []

    def note(step: Ask[Board, object], seat: int, space: Space[object], value: object) -> None:
        assert space.holds(value)
        told.append((step.name, seat, value))

    driver = Driver(rules, b, Chance(7), note)
    rng = Chance(1)
    while asked := driver.run():
        assert FATE not in asked
        space = rules.choices(b, asked[0])
        assert not forced(space)
        driver.give(asked[0], space.draw(rng))
    assert rules.over(b)
    assert len(told) == driver.answers > 0
    assert ("roll_storm", FATE) in [(name, seat) for name, seat, _ in told]


def test_without_a_source_chance_is_left_to_whoever_drives() -> None:
    rules = HavenRules()
    b = rules.start(rules.box(2, {}))
    driver = Driver(rules, b, None)
    assert driver.run() == [FATE]
    assert driver.answers == 0


def test_a_driver_stops_when_so_many_answers_have_been_given() -> None:
    rules = HavenRules()
    driver = Driver(rules, rules.start(rules.box(2, {})), Chance(1))
    assert driver.run(0) == [FATE]
    assert driver.answers == 0
