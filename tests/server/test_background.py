"""Work in lanes and loops: nothing slow freezes the rest, nothing ends in silence."""

import asyncio
import socket
import threading
import time
from collections.abc import Iterator

import pytest
from litestar.testing import TestClient
from structlog.testing import capture_logs

from pelagos.server.app import create_app
from pelagos.server.errors import Refused
from pelagos.server.lanes import Lane
from pelagos.server.live.clock import Clock
from pelagos.server.loops import Loop, Loops
from pelagos.server.settings import Settings
from tests.server.support import host
from tests.server.titles import HavenTitles


def test_a_loop_that_fails_is_logged_counted_and_started_again() -> None:
    begun: list[int] = []

    async def fragile(loop: Loop) -> None:
        begun.append(1)
        if len(begun) < 3:
            raise TimeoutError
        loop.beat()
        await asyncio.sleep(60)

    async def watched() -> Loop:
        loops = Loops()
        loop = loops.start("fragile", fragile, 5.0)
        while len(begun) < 3:
            await asyncio.sleep(0.01)
        await loops.close()
        return loop

    with capture_logs() as logged:
        loop = asyncio.run(watched())
    assert loop.failures == 2
    assert loop.last_error == "TimeoutError"
    assert [x["event"] for x in logged] == ["loop_failed"] * 2


def test_a_full_lane_refuses_instead_of_queueing_for_ever() -> None:
    go = threading.Event()

    async def crowd() -> list[object]:
        lane = Lane("narrow", 1, 1)
        jobs = [asyncio.create_task(lane.run(go.wait, 10)) for _ in range(3)]
        await asyncio.sleep(0.05)
        go.set()
        found = await asyncio.gather(*jobs, return_exceptions=True)
        lane.close()
        return list(found)

    first, second, third = asyncio.run(crowd())
    assert (first, second) == (True, True)
    assert isinstance(third, Refused)


def test_one_lane_does_not_wait_for_another() -> None:
    go = threading.Event()

    async def both() -> float:
        slow, quick = Lane("slow", 1, 5), Lane("quick", 1, 5)
        waiting = [asyncio.create_task(slow.run(go.wait, 10)) for _ in range(4)]
        begun = time.monotonic()
        await quick.run(len, "")
        took = time.monotonic() - begun
        go.set()
        await asyncio.gather(*waiting)
        slow.close()
        quick.close()
        return took

    assert asyncio.run(both()) < 2


@pytest.fixture
def silent_host() -> Iterator[str]:
    """Somebody who takes connections and never answers."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen(32)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/hook"


def test_webhooks_that_never_answer_hold_nobody_up(sqlite_database: str, silent_host: str) -> None:
    settings = Settings(sqlite_database, bot_processes=0, limits="off", webhooks_to_private=True)
    with TestClient(create_app(settings, HavenTitles())) as client:
        tables = [host(client, pace="slow") for _ in range(6)]
        for anna, boris, _ in tables:
            body = {"url": silent_host, "mode": "instant", "seat": 1}
            address = f"/api/tables/{anna.table}/notices"
            assert client.put(address, json=body, headers=boris.headers).status_code == 200
            anna.must_answer(1)  # now six notices hang
        begun = time.monotonic()
        for _, boris, _ in tables:
            boris.must_answer(1)
        assert time.monotonic() - begun < 5


def test_a_clock_that_is_set_back_moves_no_deadline() -> None:
    wall, steady = [1000.0], [5.0]
    clock = Clock(lambda: wall[0], lambda: steady[0])
    wall[0] -= 500
    steady[0] += 10
    assert clock.now() == 1010.0


def test_bots_go_on_after_the_clock_was_set_back(sqlite_database: str) -> None:
    wall = [time.time() + 86_400]
    settings = Settings(sqlite_database, bot_processes=0, limits="off")
    app = create_app(settings, HavenTitles())
    with TestClient(app) as client, pytest.MonkeyPatch.context() as patch:
        patch.setattr("pelagos.server.storage.store.time.time", lambda: wall[0])
        anna, *_ = host(client, "hb")
        wall[0] -= 2 * 86_400
        line = anna.must_answer(1)
        end = time.monotonic() + 10
        while anna.state()["line"] <= line and not anna.state()["question"]:
            assert time.monotonic() < end, "the bot waits for yesterday"
            time.sleep(0.02)


def test_the_time_of_before_a_restart_is_not_forgotten(database: str) -> None:
    settings = Settings(database, bot_processes=0, limits="off")
    with TestClient(create_app(settings, HavenTitles())) as client:
        assert client.get("/ready").status_code == 200
    from pelagos.server.storage.database import Database

    async def restarted() -> float:
        lane = Lane("writes", 1, 10)
        found = Database(settings.url(), lane)
        clock = Clock(lambda: 1000.0)
        await clock.set(found)
        await found.close()
        lane.close()
        return clock.now()

    assert asyncio.run(restarted()) > 1_500_000_000
