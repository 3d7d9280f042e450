"""Connections that want more than their share: headers without end, unread answers, crowds."""

import asyncio
import json
import os
import re
import resource
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress

import httpx
import pytest
import websockets

from pelagos.server.live.hub import Listener, sent
from pelagos.server.protocol import MOST_BESIDE, SPARE_FILES
from tests.server.support import CONTRACT, wait_until
from tests.server.test_faults import free_port, wait_for

START = b"GET /live HTTP/1.1\r\nHost: x\r\n"
PATIENCE = 20
TALK = [str(number) for number in range(20)]
FEW = SPARE_FILES + 60


@contextmanager
def running(database: str, soft: int, hard: int, **settings: str) -> Iterator[int]:
    """The port of a server that may open this many files, or that many if it asks for them."""
    port = free_port()
    command = [sys.executable, "-m", "pelagos.server", "--port", str(port), "--database", database]
    server = subprocess.Popen(
        command,
        env={**os.environ, **settings},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard)),
    )
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
            wait_for(client)
        yield port
    finally:
        server.terminate()
        server.wait(20)


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """Of a server with little patience, which counts."""
    database = str(tmp_path_factory.mktemp("connections") / "tables.db")
    little = {"PELAGOS_REQUEST_SECONDS": "1", "PELAGOS_METRICS": "1"}
    with running(database, 1024, 4096, **little) as found:
        yield found


def connected(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), PATIENCE)


def dropped(port: int, why: str) -> int:
    """How many connections the server has ended for this reason."""
    figures = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text
    line = rf'^pelagos_connections_dropped_total{{why="{why}"}} (\d+)'
    found = re.search(line, figures, re.MULTILINE)
    return 0 if found is None else int(found[1])


@pytest.mark.parametrize("line", [b"x-more: %s\r\n" % (b"a" * 1000), b"a" * 1000])
def test_headers_without_end_are_refused(port: int, line: bytes) -> None:
    before = dropped(port, "headers")
    with connected(port) as endless:
        endless.sendall(START + (b"" if line.endswith(b"\r\n") else b"x-one: "))
        sent, most = 0, 100 * MOST_BESIDE
        with suppress(ConnectionError):
            while sent < most:
                endless.sendall(line)
                sent += len(line)
        assert sent < most, "the server takes whatever comes"
    assert dropped(port, "headers") == before + 1


def test_marks_without_end_between_the_chunks_of_a_body_are_refused(port: int) -> None:
    before = dropped(port, "headers")
    with connected(port) as endless:
        endless.sendall(b"POST /api/records HTTP/1.1\r\nHost: x\r\n")
        endless.sendall(b"Transfer-Encoding: chunked\r\n\r\n1;")
        with suppress(ConnectionError):
            for _ in range(100 * MOST_BESIDE // 1000):
                endless.sendall(b"a" * 1000)
    assert dropped(port, "headers") == before + 1


def test_a_long_body_has_no_such_limit(port: int) -> None:
    before = dropped(port, "headers")
    told = httpx.post(f"http://127.0.0.1:{port}/api/records", content=b"x" * 3_000_000, timeout=60)
    assert told.status_code == 400, "it is not a record, but it was read"
    assert dropped(port, "headers") == before


def test_whoever_does_not_read_the_answer_loses_the_connection(port: int) -> None:
    asked = b"GET /api/schema HTTP/1.1\r\nHost: x\r\n\r\n"
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", port))
        deaf.sendall(asked * 100)  # more than the system keeps for them
        wait_until(lambda: dropped(port, "unread") == 1)


@contextmanager
def crowd(port: int, number: int) -> Iterator[list[socket.socket]]:
    """So many connections that say nothing."""
    with ExitStack() as stack:
        yield [stack.enter_context(connected(port)) for _ in range(number)]


def test_a_crowd_leaves_the_database_its_files(sqlite_database: str) -> None:
    patient = {"PELAGOS_REQUEST_SECONDS": "300"}
    with running(sqlite_database, FEW, FEW, **patient) as port, crowd(port, 2 * FEW) as silent:
        with suppress(ConnectionError):
            assert silent[-1].recv(1) == b"", "there was no room for the last of them"
        for one in silent[: (FEW - SPARE_FILES) // 2]:
            one.close()
        statuses: list[int] = []

        def is_served() -> bool:
            with suppress(httpx.TransportError):
                told = httpx.get(f"http://127.0.0.1:{port}/ready", timeout=PATIENCE)
                statuses.append(told.status_code)
            return bool(statuses)

        wait_until(is_served, 60)  # it hears of the closed ones a moment later
    assert statuses == [200]


def test_a_server_takes_the_room_it_can_have(sqlite_database: str) -> None:
    with running(sqlite_database, FEW, 2 * FEW) as port, crowd(port, FEW):
        told = httpx.get(f"http://127.0.0.1:{port}/ready", timeout=PATIENCE)
    assert told.status_code == 200


def test_everybody_is_sent_every_change_in_order(port: int) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60, headers=CONTRACT) as client:
        seats = [{"kind": "human"}, {"kind": "open"}]
        wish = {"title": "cyclades", "players": 2, "seats": seats}
        table = client.post("/api/tables", json=wish).json()["table"]

        async def heard() -> list[list[int]]:
            address = f"ws://127.0.0.1:{port}/api/live/{table}?contract=2"
            async with AsyncExitStack() as stack:
                crowd = [
                    await stack.enter_async_context(websockets.connect(address)) for _ in range(5)
                ]
                for one in crowd:
                    await one.recv()
                for text in TALK:
                    body = {"seat": 0, "text": text}
                    said = await asyncio.to_thread(
                        client.post, f"/api/tables/{table}/chat", json=body
                    )
                    assert said.status_code < 300, said.text
                return [
                    [json.loads(await asyncio.wait_for(one.recv(), PATIENCE))["chat"] for _ in TALK]
                    for one in crowd
                ]

        assert asyncio.run(heard()) == [list(range(1, len(TALK) + 1))] * 5


def test_nobody_is_told_the_later_before_the_earlier() -> None:
    at_once: list[bytes] = []
    has_room = True

    def send_at_once(frame: bytes) -> bool:
        if has_room:
            at_once.append(frame)
        return has_room

    async def told() -> list[str]:
        nonlocal has_room
        listener = Listener(None, [], "en", send_at_once=send_at_once)
        one, two, three, four, five = [sent(b"%d" % n) for n in range(1, 6)]
        listener.put(one)  # nobody waits for it yet
        found = [await listener.get()]
        waiting = asyncio.create_task(listener.get())
        await asyncio.sleep(0)
        listener.put(two)
        has_room = False
        listener.put(three)
        has_room = True
        listener.put(four)  # the third has not been sent yet
        found.append(await waiting)
        listener.put(five)  # nor has the fourth
        return [x["text"] for x in [*found, await listener.get(), await listener.get()]]

    assert asyncio.run(told()) == ["1", "3", "4", "5"]
    assert at_once == [sent(b"2")["frame"]]
