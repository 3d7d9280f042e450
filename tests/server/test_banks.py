"""Banks of time: what makes them smaller and larger, and what does not."""

from dataclasses import replace

from pelagos.server.live.banks import Moment, Terms, moved_on, with_a_share
from pelagos.server.storage.rows import Banks

TERMS = Terms(100.0, 10.0, 300.0)
NONE: frozenset[int] = frozenset()


def at(now: float, line: int, asked: list[int], answered: frozenset[int] = NONE) -> Moment:
    return Moment(now, line, asked, asked, answered)


def begun() -> Banks:
    return moved_on(Banks(), TERMS, 2, at(1000.0, 0, [0]))


def test_only_the_bank_of_who_is_asked_runs() -> None:
    banks = moved_on(begun(), TERMS, 2, at(1030.0, 1, [1], frozenset({0})))
    assert banks.left == [80.0, 100.0], "thirty seconds spent, ten earned"
    assert banks.left_at(1, 1050.0) == 80.0
    assert banks.left_at(0, 1050.0) == 80.0


def test_a_bank_never_holds_more_than_at_first() -> None:
    banks = moved_on(begun(), TERMS, 2, at(1003.0, 1, [1], frozenset({0})))
    assert banks.left == [100.0, 100.0]


def test_a_turn_earns_its_increment_when_it_is_over_and_only_once() -> None:
    half = moved_on(begun(), TERMS, 2, at(1030.0, 1, [0], frozenset({0})))
    assert half.left[0] == 70.0, "the turn goes on"
    over = moved_on(half, TERMS, 2, at(1030.0, 2, [1], frozenset({0})))
    assert over.left[0] == 80.0
    back = moved_on(over, TERMS, 2, at(1030.0, 1, [0]))
    again = moved_on(back, TERMS, 2, at(1030.0, 2, [1], frozenset({0})))
    assert again.left[0] == 80.0


def test_a_pause_stops_a_bank_where_it_is() -> None:
    stopped = Moment(1020.0, 0, [0], [], NONE, is_stopped=True)
    banks = moved_on(begun(), TERMS, 2, stopped)
    later = moved_on(banks, TERMS, 2, at(9000.0, 0, [0]))
    assert later.left == [80.0, 100.0]
    assert later.left_at(0, 9005.0) == 75.0


def test_an_open_floor_has_its_own_time_and_a_pause_does_not_refill_it() -> None:
    floor = Moment(1000.0, 0, [0, 1], [], NONE, is_floor_open=True)
    banks = moved_on(Banks(), TERMS, 2, floor)
    assert banks.floor == 300.0
    paused = moved_on(banks, TERMS, 2, replace(floor, now=1100.0, is_stopped=True))
    resumed = moved_on(paused, TERMS, 2, replace(floor, now=5000.0))
    assert resumed.floor == 200.0
    spoken = moved_on(resumed, TERMS, 2, replace(floor, now=5050.0, answered=frozenset({1})))
    assert spoken.floor == 300.0
    assert moved_on(spoken, TERMS, 2, at(5060.0, 1, [0])).floor is None


def test_it_is_known_since_when_somebody_is_waited_for() -> None:
    banks = moved_on(begun(), TERMS, 2, at(1010.0, 1, [0, 1]))
    assert banks.waiting == {0: 1000.0, 1: 1010.0}


def test_who_comes_back_has_a_share_of_the_bank() -> None:
    empty = replace(begun(), left=[0.0, 50.0])
    assert with_a_share(empty, TERMS, 0).left == [10.0, 50.0]
    assert with_a_share(empty, TERMS, 1).left == [0.0, 50.0]
