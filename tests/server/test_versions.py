"""A rule fix does not kill a running game: its record is played under the new rules."""

from typing import Any

import pytest
from litestar.testing import TestClient

from pelagos.engine.record import Record
from pelagos.engine.rules import Rules
from pelagos.engine.spaces import Number, Space
from pelagos.engine.steps import Ask
from pelagos.server.app import create_app
from pelagos.server.settings import Settings
from tests.server.conftest import Opener
from tests.server.support import CONTRACT, Client, Player, host, play_out, some_answer
from tests.server.titles import HavenTitles
from tests.support.haven import HavenRules

MOST = 3


class Renewed(HavenRules):
    """The same rules under another number."""

    version = 2


class Stricter(Renewed):
    """Nobody may bid more than three."""

    def offered(self, b: Any, seat: int, step: Ask[Any, Any]) -> Space[object]:
        space = super().offered(b, seat, step)
        return Number(0, min(MOST, b.gold[seat]), "gold") if step.name == "bid" else space


class TitlesOf(HavenTitles):
    def __init__(self, rules: Rules[Any]) -> None:
        self._rules = rules

    def rules(self, title: str) -> Rules[Any]:
        return self._rules


def reopened(database: str, rules: Rules[Any]) -> Client:
    """The server started again with other rules."""
    client = TestClient(
        create_app(Settings(database, bot_processes=0, limits="off"), TitlesOf(rules)),
        raise_server_exceptions=False,
    )
    client.headers.update(CONTRACT)
    return client


def moved(player: Player, client: Client) -> Player:
    again = Player(client, player.table, player.seat, None)
    again.headers = player.headers
    return again


def test_a_game_that_holds_under_the_new_rules_goes_on_and_says_so(
    open_server: Opener, database: str
) -> None:
    anna, boris, _ = host(open_server(database))
    line = anna.must_answer(2)
    with reopened(database, Renewed()) as client:
        anna, boris = moved(anna, client), moved(boris, client)
        state = boris.state(since=0)
        assert (state["version"], state["broken"]) == (2, None)
        told = [e for line in state["told"] for e in line["events"] if e["kind"] == "rules_carried"]
        assert [e["line"] for e in told] == [line]
        assert "version 2" in told[0]["text"]
        assert (
            len({boris.get("/events", lang=x).json()[-1]["text"] for x in ("en", "ru", "pl")}) == 3
        )
        assert boris.get("/events", since=line + 1).json() == []
        assert play_out([anna, boris])["over"]
        assert "rules: 2" in anna.get("/record").text
    with reopened(database, Renewed()) as client:
        events = moved(anna, client).get("/events").json()
        assert [e["kind"] for e in events].count("rules_carried") == 1


def test_a_game_that_breaks_can_still_be_looked_at_and_downloaded(
    open_server: Opener, sqlite_database: str
) -> None:
    anna, boris, watcher = host(open_server(sqlite_database), options={"rounds": 20})
    anna.must_answer(2)
    boris.must_answer(1)
    before = anna.state()["line"]
    while (anna.state()["question"] or {}).get("step") != "bid":
        player = next(p for p in (anna, boris) if p.state()["question"] is not None)
        state = player.state()
        player.must_answer(some_answer(state), state["line"])
    broken_at = anna.state()["line"]
    anna.must_answer(MOST + 1)
    whole = anna.get("/record").text
    with reopened(sqlite_database, Stricter()) as client:
        anna, boris, watcher = (moved(p, client) for p in (anna, boris, watcher))
        state = anna.state()
        assert state["broken"]["line"] == broken_at >= before
        assert (state["broken"]["was"], state["broken"]["now"], state["version"]) == (1, 2, 1)
        assert (state["question"], state["line"]) == (None, broken_at)
        texts = {anna.state(lang=lang)["broken"]["text"] for lang in ("en", "ru", "pl")}
        assert len(texts) == 3
        assert all(str(broken_at) in text for text in texts)
        refused = boris.post("/answers", {"seat": 1, "line": broken_at, "value": 1})
        assert (refused.status_code, refused.json()["error"]) == (409, "old_rules")
        assert anna.get("/replay/2").status_code == 200
        assert anna.get("/events").status_code == anna.get("/recap").status_code == 200
        assert Record.from_text(anna.get("/record").text).to_text() == whole
        for other in (boris, watcher):
            assert f"p1 bid {MOST + 1}" not in other.get("/record").text
            assert "p1 bid ?" in other.get("/record").text
    with reopened(sqlite_database, Renewed()) as client:
        assert moved(boris, client).state()["broken"] is None, "better rules, and it goes on"
        moved(boris, client).must_answer(1)


def test_a_finished_game_that_breaks_shows_its_whole_record(
    open_server: Opener, sqlite_database: str
) -> None:
    anna, boris, watcher = host(open_server(sqlite_database))
    anna.must_answer(MOST + 1)
    boris.must_answer(0)
    play_out([anna, boris])
    whole = watcher.get("/record").text
    with reopened(sqlite_database, Stricter()) as client:
        assert moved(watcher, client).get("/record").text == whole
        assert moved(watcher, client).state()["broken"]["line"] == 1


@pytest.mark.parametrize(("rules", "status"), [(Renewed(), 200), (Stricter(), 400)])
def test_an_uploaded_record_of_other_rules_is_tried_under_these(
    open_server: Opener, sqlite_database: str, rules: Rules[Any], status: int
) -> None:
    anna, boris, watcher = host(open_server(sqlite_database))
    anna.must_answer(MOST + 1)
    boris.must_answer(0)
    play_out([anna, boris])
    record = watcher.get("/record").text
    with reopened(sqlite_database, rules) as client:
        taken = client.post("/api/records", content=record)
        assert taken.status_code == status


def test_a_broken_game_can_be_taken_up_where_it_still_holds(
    open_server: Opener, sqlite_database: str
) -> None:
    anna, boris, _ = host(open_server(sqlite_database))
    anna.must_answer(MOST + 1)
    boris.must_answer(0)
    play_out([anna, boris])
    with reopened(sqlite_database, Stricter()) as client:
        made = client.post(f"/api/tables/{anna.table}/what-if", json={"line": 1}).json()
        assert client.get(f"/api/tables/{made['table']}").json()["version"] == 2
