"""At the border: other sites' pages, dawdlers, limits, and whether the server is well."""

import socket
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import fields
from pathlib import Path
from typing import Any, cast

import httpx
import psycopg
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs

from pelagos.server.app import create_app
from pelagos.server.context import PROBE_SECONDS
from pelagos.server.people.limits import RATES
from pelagos.server.routes.live import MOST_SAID
from pelagos.server.settings import Settings
from tests.server.support import Client, host, wait_until
from tests.server.test_faults import free_port, wait_for
from tests.server.titles import HavenTitles


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"origin": "http://testserver.local"}, 200),
        ({"origin": "https://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-origin"}, 200),
    ],
)
def test_another_sites_page_changes_nothing(
    client: Client, headers: dict[str, str], status: int
) -> None:
    made = client.post("/api/play", json={"title": "haven"}, headers=headers)
    assert made.status_code == status, made.text


def test_what_is_refused_at_the_border_is_logged_with_its_status(client: Client) -> None:
    with capture_logs() as logged:
        client.post("/api/play", json={}, headers={"origin": "https://evil.example"})
    assert [x["status"] for x in logged if x["event"] == "request"] == [403]


def test_another_sites_page_gets_no_live_channel(sqlite_database: str) -> None:
    settings = Settings(sqlite_database, bot_processes=0)
    with TestClient(create_app(settings, HavenTitles())) as client:
        anna, *_ = host(client)
        address = f"/api/live/{anna.table}?contract=2"
        with client.websocket_connect(address) as ours:
            assert ours.receive_json()["table"] == anna.table
        evil = {"origin": "https://evil.example"}
        theirs = client.websocket_connect(address, headers=evil)
        with pytest.raises(WebSocketDisconnect), theirs as channel:
            channel.receive_json()


def test_json_is_taken_as_json_only(client: Client) -> None:
    sent = client.post(
        "/api/play", content=b'{"title": "haven"}', headers={"content-type": "text/plain"}
    )
    assert sent.status_code == 415


def test_what_costs_much_is_limited_with_the_time_to_wait(sqlite_database: str) -> None:
    settings = Settings(sqlite_database, bot_processes=0, limits="tables=2/minute")
    with TestClient(create_app(settings, HavenTitles())) as client:
        made = [client.post("/api/play?lang=ru", json={"title": "haven"}) for _ in range(3)]
    assert [x.status_code for x in made] == [200, 200, 429]
    assert 0 < int(made[2].headers["retry-after"]) <= 60
    assert "Попробуйте снова" in made[2].json()["message"]


def test_a_server_that_was_told_nothing_has_limits(sqlite_database: str) -> None:
    most = int(RATES["tables"].split("/")[0])
    with TestClient(
        create_app(Settings(sqlite_database, bot_processes=0), HavenTitles())
    ) as client:
        made = [client.post("/api/play", json={"title": "haven"}) for _ in range(most + 1)]
    assert [x.status_code for x in made] == [200] * most + [429]


def test_limits_are_counted_for_all_workers_together(database: str) -> None:
    settings = Settings(database, bot_processes=0, limits="tables=1/minute")
    with (
        TestClient(create_app(settings, HavenTitles())) as one,
        TestClient(create_app(settings, HavenTitles())) as other,
    ):
        assert one.post("/api/play", json={"title": "haven"}).status_code == 200
        assert other.post("/api/play", json={"title": "haven"}).status_code == 429


def test_one_address_has_so_many_live_channels(sqlite_database: str) -> None:
    settings = Settings(sqlite_database, bot_processes=0, sockets_of_an_address=1)
    with TestClient(create_app(settings, HavenTitles())) as client:
        address = f"/api/live/{host(client)[0].table}?contract=2"
        with client.websocket_connect(address) as first:
            first.receive_json()
            with pytest.raises(WebSocketDisconnect), client.websocket_connect(address) as second:
                second.receive_json()

        def is_let_in() -> bool:
            with suppress(WebSocketDisconnect), client.websocket_connect(address) as again:
                again.receive_json()
                return True
            return False

        wait_until(is_let_in)  # the server hears a moment later that the first has gone


def test_a_server_that_cannot_write_says_that_it_is_not_ready(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert client.get("/ready").json()["ok"] is True

    async def full(*_: Any) -> None:
        raise OperationalError("", {}, Exception("disk full"))

    monkeypatch.setattr("pelagos.server.routes.operate.mark", full)
    wait_until(lambda: client.get("/ready").status_code == 503)
    assert client.get("/ready").json()["wrong"] == ["the database cannot be written"]
    assert client.get("/live").status_code == 200


def test_however_many_ask_whether_it_is_ready_it_writes_once(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    probed: list[float] = []

    async def counted(*_: Any) -> None:
        probed.append(time.monotonic())

    monkeypatch.setattr("pelagos.server.routes.operate.mark", counted)
    begun = time.monotonic()
    for path in ("/ready", "/api/health") * 20:
        assert client.get(path).status_code == 200
    assert len(probed) <= 1 + (time.monotonic() - begun) / PROBE_SECONDS


def test_one_network_counts_as_one_however_many_addresses_it_has(sqlite_database: str) -> None:
    settings = Settings(sqlite_database, bot_processes=0, sockets_of_an_address=1)
    app = create_app(settings, HavenTitles())
    with TestClient(app) as client, pytest.MonkeyPatch.context() as patch:
        address = f"/api/live/{host(client)[0].table}?contract=2"
        patch.setattr("pelagos.server.routes.live.address_of", lambda _: "2001:db8::1")
        with client.websocket_connect(address) as first:
            first.receive_json()
            patch.setattr("pelagos.server.routes.live.address_of", lambda _: "2001:db8::2")
            with pytest.raises(WebSocketDisconnect), client.websocket_connect(address) as second:
                second.receive_json()


def test_who_talks_on_a_live_channel_must_go(client: Client) -> None:
    address = f"/api/live/{host(client)[0].table}?contract=2"
    with TestClient.websocket_connect(cast(Any, client), address) as channel:
        channel.receive_json()
        for _ in range(MOST_SAID):
            channel.send_text("la")
        with pytest.raises(WebSocketDisconnect) as told:
            channel.receive_json(timeout=20)
    assert told.value.code == 4429


def test_a_loop_that_stands_still_and_a_full_disk_are_told(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pelagos.server.loops.Loop.age", 1e6)
    monkeypatch.setattr("pelagos.server.routes.operate.LEAST_DISK", 1 << 62)
    told = client.get("/ready")
    assert told.status_code == 503
    assert "loop sweep stands still" in told.json()["wrong"]
    assert "the disk is full" in told.json()["wrong"]


def test_a_live_channel_goes_on_after_postgresql_dropped_every_connection(
    postgres_database: str,
) -> None:
    settings = Settings(postgres_database, bot_processes=0, limits="off")
    with (
        TestClient(create_app(settings, HavenTitles())) as one,
        TestClient(create_app(settings, HavenTitles())) as other,
    ):
        anna, *_ = host(one)
        with other.websocket_connect(f"/api/live/{anna.table}?contract=2") as channel:
            channel.receive_json(timeout=20)
            with psycopg.connect(postgres_database, autocommit=True) as db:
                db.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            wait_until(lambda: anna.answer(1, 1).status_code in (200, 409))
            while channel.receive_json(timeout=30)["line"] < 2:
                pass


def test_whoever_dawdles_over_a_request_loses_the_connection(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PELAGOS_REQUEST_SECONDS", "1")
    port = free_port()
    command = [sys.executable, "-m", "pelagos.server", "--port", str(port)]
    server = subprocess.Popen([*command, "--database", sqlite_database])
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
            wait_for(client)
        with socket.create_connection(("127.0.0.1", port), 10) as slow:
            head = "POST /api/play HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            slow.sendall(f"{head}Content-Length: 10\r\n\r\n{{".encode())
            slow.settimeout(10)
            with suppress(ConnectionResetError):
                assert slow.recv(100) == b""
    finally:
        server.terminate()
        server.wait(20)


def test_every_setting_and_every_limit_is_in_the_guide() -> None:
    root = Path(__file__).resolve().parents[2]
    guide = (root / "docs" / "guide" / "hosting.md").read_text(encoding="utf-8")
    for field in fields(Settings):
        assert f"| `PELAGOS_{field.name.upper()}` |" in guide
    for name, rate in RATES.items():
        assert f"| `{name}` | {rate} |" in guide
