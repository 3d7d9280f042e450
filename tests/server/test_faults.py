"""Bad input and bad luck: a clear sentence every time, nothing lost, nothing done twice."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest
from sqlalchemy import Engine, event
from sqlalchemy.exc import OperationalError

from tests.server.support import Client, Player, host


def test_malformed_bodies_are_refused_with_a_sentence(client: Client) -> None:
    host(client)
    bad = ["{", "[]", "null", '{"title": 5}', '{"title": "haven", "wat": 1}', '{"title": "nope"}']
    bad += [
        '{"title": "haven", "players": 77}',
        '{"title": "haven", "players": 5}',
        "\x00",
        "1e999",
    ]
    bad += ['{"title": "haven", "options": {"rounds": "many"}}']
    bad += ['{"title": "haven", "seats": [{"kind": "ghost"}]}']
    bad += ['{"title": "haven", "seats": [{"kind": "bot", "bot": "deep blue"}]}']
    for body in bad:
        refused = client.post(
            "/api/tables", content=body, headers={"content-type": "application/json"}
        )
        assert refused.status_code == 400, body
        problem = refused.json()
        assert problem["error"]
        assert problem["message"]
        assert "Traceback" not in refused.text


def test_values_that_are_no_answers_are_refused(client: Client) -> None:
    anna, *_ = host(client)
    deep: list[object] = []
    for _ in range(200):
        deep = [deep]
    for value in (-1, 7, 1.5, "3", None, True, [], {}, {"a": 1}, [[1]], deep, 10**30):
        refused = anna.answer(value, 1)
        assert refused.status_code == 422, (value, refused.text)
    assert anna.state()["line"] == 1


def test_an_oversized_body_is_refused(client: Client) -> None:
    refused = client.post("/api/tables", json={"title": "haven", "pad": "x" * 100_000})
    assert refused.status_code == 413
    assert refused.json()["error"] == "too_large"


def test_unknown_addresses_and_tables_are_told_plainly(client: Client) -> None:
    assert client.get("/api/nothing").json()["error"] == "not_found"
    assert client.get("/api/tables/nothing").json()["error"] == "no_table"
    assert client.get(f"/api/tables/{'x' * 50}").status_code in (400, 404)
    assert client.put("/api/tables", json={}).json()["error"] == "wrong_method"
    assert client.get("/api/titles?lang=xx").status_code == 400
    assert client.get("/assets/../../__init__.py").status_code == 404
    assert client.get("/%2e%2e/__init__.py").status_code == 404


@pytest.fixture
def full_disk() -> Iterator[list[bool]]:
    """While its one item is true, no answer can be written."""
    is_full = [False]

    def write(_c: object, _k: object, statement: str, *_: object) -> None:
        if is_full[0] and statement.startswith("INSERT INTO answers"):
            raise OperationalError(statement, {}, OSError("database or disk is full"))

    event.listen(Engine, "before_cursor_execute", write)
    yield is_full
    event.remove(Engine, "before_cursor_execute", write)


def test_a_full_disk_is_told_and_nothing_has_changed(client: Client, full_disk: list[bool]) -> None:
    anna, boris, _ = host(client)
    line = anna.must_answer(3)
    full_disk[0] = True
    refused = boris.answer(2, line)
    assert refused.status_code == 503
    assert refused.json()["error"] == "storage"
    full_disk[0] = False
    assert boris.state()["line"] == line
    assert boris.answer(2, line).status_code == 200


# -- kill -9 ------------------------------------------------------------------------------------

START_SECONDS = 120

SERVER = """
import os, signal, sys
import uvicorn
from pelagos.server.app import create_app
from pelagos.server.settings import Settings
from pelagos.server.storage.store import Store
from tests.server.titles import HavenTitles

database, port, dies = sys.argv[1], int(sys.argv[2]), sys.argv[3]
append = Store.append

async def deadly(self, *words):
    if dies == "before":
        os.kill(os.getpid(), signal.SIGKILL)
    await append(self, *words)
    if dies == "after":
        os.kill(os.getpid(), signal.SIGKILL)

Store.append = deadly
app = create_app(Settings(database, bot_processes=0, limits="off"), HavenTitles())
uvicorn.run(app, port=port, log_level="warning")
"""


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def wait_for(client: httpx.Client) -> None:
    """Until the server answers."""
    end = time.monotonic() + START_SECONDS
    while True:
        try:
            client.get("/api/health")
            return
        except httpx.ConnectError:
            assert time.monotonic() < end, "the server does not start"
            time.sleep(0.05)


@contextmanager
def serving(database: str, dies: str) -> Iterator[httpx.Client]:
    port = free_port()
    server = subprocess.Popen([sys.executable, "-c", SERVER, database, str(port), dies])
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
            wait_for(client)
            yield client
    finally:
        if server.poll() is None:
            os.kill(server.pid, signal.SIGTERM)
        server.wait(20)


def test_an_answer_stored_but_not_acknowledged_is_there_once_after_kill_9(
    sqlite_database: str,
) -> None:
    with serving(sqlite_database, "after") as client:
        anna, *_ = host(client)
        with pytest.raises(httpx.RemoteProtocolError):
            anna.answer(3, 1)
    with serving(sqlite_database, "never") as client:
        again = Player(client, anna.table, 0, anna.headers["x-seat-secret"])
        assert again.state()["line"] == 2
        assert again.answer(3, 1).status_code == 409, "it is not applied twice"
        assert "p1 bid 3" in again.get("/record").text


def test_an_answer_not_stored_can_be_given_again_after_kill_9(sqlite_database: str) -> None:
    with serving(sqlite_database, "before") as client:
        anna, *_ = host(client)
        with pytest.raises(httpx.RemoteProtocolError):
            anna.answer(3, 1)
    with serving(sqlite_database, "never") as client:
        again = Player(client, anna.table, 0, anna.headers["x-seat-secret"])
        assert again.state()["line"] == 1
        assert again.answer(3, 1).status_code == 200


def test_a_database_that_cannot_be_opened_is_told_in_a_sentence(tmp_path: object) -> None:
    nowhere = f"{tmp_path}/no/such/folder/tables.db"
    done = subprocess.run(
        [sys.executable, "-m", "pelagos.server", "--database", nowhere],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert "folder of the database does not exist" in done.stderr
    assert "Traceback" not in done.stderr
