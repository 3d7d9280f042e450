"""Work in lanes and loops: nothing slow freezes the rest, nothing ends in silence."""

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from litestar.testing import TestClient
from sqlalchemy.exc import TimeoutError as PoolTimeout
from structlog.testing import capture_logs

from pelagos.engine.errors import BadData
from pelagos.server.app import create_app
from pelagos.server.errors import Refused
from pelagos.server.lanes import Lane
from pelagos.server.live.clock import Clock
from pelagos.server.loops import Loop, Loops
from pelagos.server.people.webhooks import Webhooks
from pelagos.server.settings import Settings
from pelagos.server.storage.store import Store
from tests.server.support import CONTRACT, host, wait_until
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


def test_answers_do_not_wait_behind_whoever_reads_whole_games(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    go, begun = threading.Event(), threading.Event()

    def endless(*_: object) -> None:
        begun.set()
        go.wait(60)
        raise BadData("enough")

    monkeypatch.setattr("pelagos.server.routes.records.charts_of", endless)
    settings = Settings(sqlite_database, bot_processes=0, limits="off")
    with TestClient(create_app(settings, HavenTitles())) as client, ThreadPoolExecutor(4) as crowd:
        client.headers.update(CONTRACT)
        anna, boris, watcher = host(client)
        reading = [crowd.submit(watcher.get, "/charts") for _ in range(4)]
        assert begun.wait(20)
        try:
            anna.must_answer(1)
            boris.must_answer(1)
            assert not any(x.done() for x in reading)
        finally:
            go.set()


def test_bots_go_on_after_the_database_gave_no_connection_in_time(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    due = Store.due
    failed: list[float] = []

    async def scarce(store: Store, now: float) -> list[str]:
        if len(failed) < 2:
            failed.append(now)
            raise PoolTimeout
        return await due(store, now)

    monkeypatch.setattr(Store, "due", scarce)
    monkeypatch.setattr("pelagos.server.live.driver.SWEEP_SECONDS", 0.05)
    settings = Settings(sqlite_database, bot_processes=0, limits="off")
    app = create_app(settings, HavenTitles())
    with TestClient(app) as client:
        anna, *_ = host(client, "hb")
        wait_until(lambda: not anna.state()["seats"][1]["asked"])
        wait_until(lambda: len(failed) == 2)
        line = anna.must_answer(1)
        wait_until(lambda: anna.state()["line"] > line or bool(anna.state()["question"]))
        assert client.get("/ready").status_code == 200


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


def test_a_webhook_that_drips_its_answer_has_one_deadline_for_all_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("pelagos.server.people.webhooks.DEADLINE_SECONDS", 1.0)

    gone = asyncio.Event()

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\n")
        try:
            for number in range(300):  # each line comes in time, the last of them never
                writer.write(b"x-line: %d\r\n" % number)
                await writer.drain()
                await asyncio.sleep(0.1)
        except ConnectionError:
            pass  # nobody waits any more
        writer.close()
        gone.set()

    async def told() -> tuple[int, float]:
        names = Lane("names", 1, 10)
        webhooks = Webhooks(names, True)
        async with await asyncio.start_server(drip, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            begun = time.monotonic()
            status = await webhooks.send(f"http://127.0.0.1:{port}/", b"", {})
            taken = time.monotonic() - begun
            await webhooks.close()
            await gone.wait()
        names.close()
        return status, taken

    status, taken = asyncio.run(told())
    assert status == 0
    assert taken < 15


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
