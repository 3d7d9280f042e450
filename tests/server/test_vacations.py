"""Vacations: a player's clock stands still for days the table agreed on; everybody sees it."""

import pytest

from pelagos.server.live.banks import Moment, Terms, due_at, moved_on
from pelagos.server.rest import Rest
from pelagos.server.storage.rows import Banks
from tests.server.support import Client, Player, host, let_pass, wait_until
from tests.server.test_friends import left, seat_of

DAY = 24 * 3600.0
NONE: frozenset[int] = frozenset()


def away(start: float, end: float, rest: Rest | None = None) -> tuple[Banks, Terms]:
    terms = Terms(100.0, 10.0, 300.0, rest)
    at = Moment(1000.0, 0, [0, 1], [0, 1], NONE, vacations={0: (start, end)})
    return moved_on(Banks(), terms, 2, at), terms


def test_a_bank_stands_still_through_the_vacation_of_its_player_alone() -> None:
    banks, terms = away(1020.0, 5000.0)
    assert [banks.left_at(seat, 1050.0) for seat in (0, 1)] == [80.0, 50.0]
    assert banks.left_at(0, 5010.0) == 70.0
    assert due_at(banks, None) == 1100.0, "the other player's time runs out first"
    later = moved_on(
        banks,
        terms,
        2,
        Moment(1060.0, 1, [0], [0], frozenset({1}), vacations={0: (1020.0, 5000.0)}),
    )
    assert later.left == [80.0, 50.0]
    assert due_at(later, None) == 5080.0
    assert due_at(away(900.0, 950.0)[0], None) == 1100.0, "it is over"


def test_a_night_within_a_vacation_counts_once() -> None:
    night = Rest("UTC", "22:00", "08:00")
    evening = 20 * 3600.0
    terms = Terms(8 * 3600.0, 0.0, 300.0, night)
    at = Moment(evening, 0, [0], [0], NONE, vacations={0: (evening, evening + DAY)})
    banks = moved_on(Banks(), terms, 1, at)
    assert banks.left_at(0, evening + DAY, night) == 8 * 3600.0
    assert due_at(banks, night) == evening + DAY + (2 + 10 + 6) * 3600.0


def slow(client: Client, **more: object) -> list[Player]:
    wish = {"pace": "slow", "clock_minutes": 1440, "vacation_days": 3, "options": {"rounds": 20}}
    players = host(client, "hh", **{**wish, **more})
    players[0].post("/start")
    return players


def begin(player: Player, days: int) -> int:
    return player.post("/vacation", {"seat": player.seat, "days": days}).status_code


def end(player: Player) -> int:
    player.client.cookies.clear()
    where = f"/api/tables/{player.table}/vacation?seat={player.seat}"
    return player.client.delete(where, headers=player.headers).status_code


def test_everybody_sees_a_vacation_and_no_steward_comes(
    client: Client, sqlite_database: str
) -> None:
    anna, boris, watcher = slow(client)
    assert begin(boris, 2) == 204
    for reader in (anna, watcher):
        start, until = seat_of(reader, 1)["vacation"]
        assert until - start == pytest.approx(2 * DAY)
        assert seat_of(reader, 1)["vacation_left"] == 1
    anna.must_answer(1)
    before = left(anna)[1]
    let_pass(sqlite_database, 3600)
    assert anna.state()["clocks"]["deadline"] > seat_of(anna, 1)["vacation"][1]
    assert not seat_of(anna, 1)["steward"]
    assert before == pytest.approx(1440 * 60, abs=5)


def test_days_not_begun_are_given_back_and_no_more_than_agreed_are_taken(client: Client) -> None:
    anna, boris, _ = slow(client)
    assert begin(boris, 4) == 409
    assert begin(boris, 3) == 204
    assert boris.post("/vacation", {"seat": 1, "days": 1}).json()["error"] == "on_vacation"
    assert end(boris) == 204
    assert end(boris) == 409
    assert (seat_of(anna, 1)["vacation"], seat_of(anna, 1)["vacation_left"]) == (None, 2)
    assert begin(anna, 1) == 204
    refused = boris.post("/vacation", {"seat": 0, "days": 1})
    assert refused.status_code == 403, "nobody sends another on vacation"


def test_nobody_slips_away_from_a_turn_that_is_nearly_out(
    client: Client, sqlite_database: str
) -> None:
    anna, boris, _ = slow(client)
    anna.must_answer(1)
    let_pass(sqlite_database, 0.95 * DAY)
    refused = boris.post("/vacation", {"seat": 1, "days": 1})
    assert refused.json()["error"] == "too_late_to_leave"
    assert "Answer first" in refused.json()["message"]
    let_pass(sqlite_database, 0.1 * DAY)
    wait_until(lambda: bool(seat_of(anna, 1)["steward"]))
    assert boris.post("/vacation", {"seat": 1, "days": 1}).json()["error"] == "held_by_bot"


def test_a_table_that_agreed_on_none_has_none(client: Client) -> None:
    anna, *_ = slow(client, vacation_days=0)
    refused = anna.post("/vacation", {"seat": 0, "days": 1}).json()
    assert refused["message"] == "You have no vacation days left at this table."
