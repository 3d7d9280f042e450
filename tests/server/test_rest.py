"""Rest: nights and weekends in which no clock runs."""

from dataclasses import asdict, replace
from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from pelagos.server.live.banks import Moment, Terms, due_at, moved_on
from pelagos.server.rest import Rest
from pelagos.server.storage.rows import Banks
from tests.server.support import Client, host, let_pass

HOUR = 3600.0
WARSAW = ZoneInfo("Europe/Warsaw")
NIGHT = Rest("Europe/Warsaw", "22:00", "08:00")
NOON = Rest("Europe/Warsaw", "12:00", "14:00")
WEEKEND = Rest("Europe/Warsaw", weekends=True)
BOTH = replace(NIGHT, weekends=True)
NONE: frozenset[int] = frozenset()


def at(month: int, day: int, hour: int, minute: int = 0) -> float:
    """A moment of 2026 by Warsaw's clocks."""
    return datetime(2026, month, day, hour, minute, tzinfo=WARSAW).timestamp()


@pytest.mark.parametrize(
    ("rest", "since", "hours", "due"),
    [
        (NIGHT, at(11, 18, 21), 1, at(11, 18, 22)),  # up as the rest begins
        (NIGHT, at(11, 18, 21), 2, at(11, 19, 9)),  # a deadline inside the rest moves behind it
        (NIGHT, at(11, 18, 23), 1, at(11, 19, 9)),  # from inside the rest, before midnight
        (NIGHT, at(11, 19, 3), 1, at(11, 19, 9)),  # and after it
        (NIGHT, at(11, 18, 8), 15, at(11, 19, 9)),
        (NIGHT, at(11, 18, 8), 14 * 30, at(12, 17, 22)),  # thirty days of fourteen hours
        (NOON, at(11, 18, 11), 2, at(11, 18, 15)),
        (NOON, at(11, 18, 15), 1, at(11, 18, 16)),
        (WEEKEND, at(11, 20, 23), 2, at(11, 23, 1)),  # Friday night to Monday
        (WEEKEND, at(11, 22, 12), 2, at(11, 23, 2)),
        (BOTH, at(11, 20, 21), 2, at(11, 23, 9)),  # one rest from Friday 22:00 to Monday 8:00
        (NIGHT, at(3, 28, 21), 2, at(3, 29, 9)),  # clocks go forward: a night of nine hours
        (NIGHT, at(10, 24, 21), 2, at(10, 25, 9)),  # and back: eleven
    ],
)
def test_a_deadline_skips_the_rest(rest: Rest, since: float, hours: float, due: float) -> None:
    assert rest.after(since, hours * HOUR) == due
    assert rest.awake(since, due) == hours * HOUR


def test_nights_in_which_clocks_change_are_shorter_and_longer() -> None:
    assert NIGHT.between(at(3, 28, 21), at(3, 29, 9)) == [(at(3, 28, 22), at(3, 29, 8))]
    assert at(3, 29, 8) - at(3, 28, 22) == 9 * HOUR
    assert at(10, 25, 8) - at(10, 24, 22) == 11 * HOUR
    assert NIGHT.awake(at(10, 24, 20), at(10, 25, 10)) == 4 * HOUR


def test_an_hour_that_a_change_of_clocks_skips_is_no_rest() -> None:
    early = Rest("Europe/Warsaw", "02:00", "03:00")
    assert early.awake(at(3, 29, 0), at(3, 29, 12)) == 11 * HOUR, "a day of 23 hours"
    assert early.awake(at(3, 30, 0), at(3, 30, 12)) == 11 * HOUR


def test_time_awake_adds_up_however_it_is_cut() -> None:
    first, last = at(3, 25, 5, 17), at(3, 31, 23, 41)
    whole = BOTH.awake(first, last)
    for n in range(1, 40):
        cut = first + n * (last - first) / 40
        assert BOTH.awake(first, cut) + BOTH.awake(cut, last) == pytest.approx(whole)
        assert BOTH.awake(first, BOTH.after(first, n * HOUR)) == pytest.approx(n * HOUR)


TERMS = Terms(10 * HOUR, 0.0, 2 * HOUR, NIGHT)


def moment(now: float, **more: Any) -> Moment:
    return replace(Moment(now, 0, [0], [0], NONE), **more)


def test_a_bank_stands_through_the_night_and_its_deadline_knows() -> None:
    banks = moved_on(Banks(), TERMS, 2, moment(at(11, 18, 20)))
    assert due_at(banks, NIGHT) == at(11, 19, 16)
    assert banks.left_at(0, at(11, 19, 3), NIGHT) == 8 * HOUR
    assert banks.left_at(0, at(11, 19, 9), NIGHT) == 7 * HOUR


def test_a_restart_in_the_night_changes_nothing() -> None:
    banks = moved_on(Banks(), TERMS, 2, moment(at(11, 18, 20)))
    kept = Banks(**asdict(banks))
    night = moved_on(kept, TERMS, 2, moment(at(11, 19, 3)))
    assert night.left == [8 * HOUR, 10 * HOUR]
    assert due_at(night, NIGHT) == due_at(banks, NIGHT)


def test_an_open_floor_rests_too() -> None:
    floor = moment(at(11, 18, 21), running=[], is_floor_open=True)
    banks = moved_on(Banks(), TERMS, 2, floor)
    assert due_at(banks, NIGHT) == at(11, 19, 9)
    assert moved_on(banks, TERMS, 2, replace(floor, now=at(11, 19, 2))).floor == HOUR


# -- at a table ---------------------------------------------------------------------------------


def around_now(before: int, after: int) -> dict[str, Any]:
    """Rest hours from this many hours before now to this many after it."""
    now = datetime.now(UTC).hour
    return {
        "zone": "UTC",
        "starts": f"{(now - before) % 24:02}:00",
        "ends": f"{(now + after) % 24:02}:00",
    }


def test_a_table_that_rests_gives_nobody_a_steward(client: Client, sqlite_database: str) -> None:
    rest = around_now(6, 6)
    anna, boris, _ = host(client, clock_minutes=5, pace="slow", rest=rest)
    anna.post("/start")
    let_pass(sqlite_database, 2 * HOUR)
    told = anna.state()["clocks"]
    assert told["rest"] == {**rest, "weekends": False}
    [(start, end), *_] = told["rests"]
    assert start < told["now"] < end
    assert told["rests"] == boris.state()["clocks"]["rests"]
    boris.post("/pause")
    boris.post("/resume")
    after = anna.state()
    assert after["clocks"]["left"][:2] == [300, 300]
    assert after["clocks"]["deadline"] == pytest.approx(end + 300)
    assert not any(seat["steward"] for seat in after["seats"])


def test_a_table_that_is_awake_tells_no_rest_before_its_deadline(client: Client) -> None:
    anna, *_ = host(client, clock_minutes=5, pace="slow", rest=around_now(-6, 9))
    anna.post("/start")
    clocks = anna.state()["clocks"]
    assert clocks["rests"] == []
    assert clocks["deadline"] == pytest.approx(clocks["now"] + 300, abs=3)


@pytest.mark.parametrize(
    ("rest", "phrase"),
    [
        ({"zone": "Middle/Earth", "weekends": True}, "time zone “Middle/Earth”"),
        ({"zone": "../../etc/passwd", "weekends": True}, "time zone"),
        ({"zone": "UTC", "starts": "22:00"}, "need a start and an end"),
        ({"zone": "UTC", "starts": "08:00", "ends": "08:00"}, "at least 6 hours"),
        ({"zone": "UTC", "starts": "08:00", "ends": "02:01"}, "at least 6 hours"),
    ],
)
def test_rest_that_makes_no_sense_is_refused(
    client: Client, rest: dict[str, Any], phrase: str
) -> None:
    wish = {"title": "haven", "seats": [{}, {}], "rest": rest}
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code == 400
    assert phrase in answer.json()["message"]


def test_an_hour_that_no_clock_shows_is_refused(client: Client) -> None:
    rest = {"zone": "UTC", "starts": "25:00", "ends": "08:00"}
    answer = client.post("/api/tables", json={"title": "haven", "rest": rest})
    assert answer.status_code == 400
    assert "rest.starts" in answer.json()["detail"]


def test_no_rest_is_no_rest(client: Client) -> None:
    anna, *_ = host(client, clock_minutes=5, rest={"zone": "UTC"})
    assert anna.state()["clocks"]["rest"] is None
