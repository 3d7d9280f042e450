"""What happens at the same moment: two votes, two rematches, an answer and a pause."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import pytest
from litestar.testing import TestClient

from pelagos.server.app import create_app
from pelagos.server.live.game import Game
from pelagos.server.live.hub import Listener
from pelagos.server.present.render import Renderer
from pelagos.server.routes.live import shown
from pelagos.server.settings import Settings
from pelagos.server.storage.store import Store
from tests.server.conftest import Opener
from tests.server.support import CONTRACT, Client, Player, host, play_out
from tests.server.test_friends import voting
from tests.server.titles import HavenTitles

TIMES = 5


def of_others(app: Any, first: Client, players: list[Player]) -> list[Player]:
    """The same players, each with a connection of their own to the same server."""
    found = []
    for player in players:
        client: Any = TestClient(app)
        client.blocking_portal = first.blocking_portal  # type: ignore[attr-defined] # httpx has none
        client.headers.update(CONTRACT)
        secret = player.headers["x-seat-secret"]
        found.append(Player(client, player.table, player.seat, secret))
    return found


def at_once(path: str, bodies: dict[Player, Any]) -> list[Any]:
    with ThreadPoolExecutor(len(bodies)) as threads:
        jobs = [threads.submit(player.post, path, body) for player, body in bodies.items()]
        return [job.result() for job in jobs]


def test_votes_given_at_once_are_all_counted(database: str) -> None:
    app = create_app(Settings(database, bot_processes=0, limits="off"), HavenTitles())
    with TestClient(app) as client:
        client.headers.update(CONTRACT)
        for _ in range(TIMES):
            anna, *others = voting(client)
            assert anna.post("/votes", {"what": "draw", "by": 0}).status_code == 204
            at_once(
                "/votes/answer",
                {
                    player: {"agrees": True, "seat": player.seat}
                    for player in of_others(app, client, others)
                },
            )
            assert anna.state()["over"], "all three have agreed"


def test_two_who_ask_for_a_rematch_at_once_meet_there(database: str) -> None:
    app = create_app(Settings(database, bot_processes=0, limits="off"), HavenTitles())
    with TestClient(app) as client:
        client.headers.update(CONTRACT)
        for _ in range(TIMES):
            players = host(client)[:2]
            play_out(players)
            made = at_once("/rematch", dict.fromkeys(of_others(app, client, players)))
            assert [x.status_code for x in made] == [200, 200]
            assert len({x.json()["table"] for x in made}) == 1
            assert players[0].state()["rematch"] == made[0].json()["table"]


def test_an_answer_that_meets_a_pause_on_its_way_is_not_taken(
    database: str, open_server: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a clock would run on while the table is paused."""
    here, there = open_server(database, 2), open_server(database, 2)
    anna, _, _ = host(here, clock_minutes=5)
    anna.post("/start")
    elsewhere = Player(there, anna.table, 0, anna.headers["x-seat-secret"])
    line = anna.state()["line"]
    append = Store.append
    paused: list[int] = []

    async def after_a_pause(self: Store, *words: Any) -> None:
        if not paused:
            paused.append(elsewhere.post("/pause").status_code)
        await append(self, *words)

    monkeypatch.setattr(Store, "append", after_a_pause)
    refused = anna.answer(1, line)
    assert paused == [200]
    assert (refused.status_code, refused.json()["error"]) == (409, "not_now")
    state = anna.state()
    assert (state["line"], state["paused"], state["clocks"]["running"]) == (line, True, [])


def test_two_revisions_at_once_leave_the_clock_as_the_later_one_has_it(
    database: str, open_server: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = open_server(database, 2), open_server(database, 2)
    anna, boris, _ = host(here, clock_minutes=5)
    anna.post("/start")
    elsewhere = Player(there, anna.table, 0, anna.headers["x-seat-secret"])
    update = Store.update_summary
    paused: list[int] = []

    async def after_a_pause(self: Store, *words: Any) -> bool:
        if not paused:
            paused.append(0)  # the pause comes by here, too
            paused[0] = elsewhere.post("/pause").status_code
        return await update(self, *words)

    monkeypatch.setattr(Store, "update_summary", after_a_pause)
    assert boris.post("/steward", {"seat": 1, "on": True}).status_code == 204
    assert paused == [200]
    state = anna.state()
    assert (state["paused"], state["clocks"]["running"]) == (True, [])


def test_an_answer_given_elsewhere_is_put_into_words_once_for_all_spectators(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []

    def counted(renderer: Renderer, game: Game, listener: Listener, since: int) -> bytes:
        made.append(game.sitting.line)
        return shown(renderer, game, listener, since)

    monkeypatch.setattr("pelagos.server.routes.live.shown", counted)
    settings = Settings(database, workers=2, bot_processes=0, limits="off")
    with (
        TestClient(create_app(settings, HavenTitles())) as one,
        TestClient(create_app(settings, HavenTitles())) as other,
        ExitStack() as stack,
    ):
        one.headers.update(CONTRACT)
        anna, *_ = host(one)
        address = f"/api/live/{anna.table}?contract=2"
        crowd = [stack.enter_context(other.websocket_connect(address)) for _ in range(5)]
        lines = {channel.receive_json(timeout=20)["line"] for channel in crowd}
        line = anna.must_answer(1)
        assert lines == {line - 1}
        assert {channel.receive_json(timeout=20)["line"] for channel in crowd} == {line}
    assert made == [line]
