"""Who has lost a seat sees no more of it, also where a live channel of theirs is still open."""

import asyncio
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from pelagos.server.settings import Settings
from pelagos.server.upkeep.admin import admin_of
from tests.server.conftest import Opener
from tests.server.support import CONTRACT, Client, Player, host

ANNA = {"name": "Anna", "password": "a good long password"}


def is_shown_a_seat(channel: Any) -> bool:
    """Whether a channel shows the view of a seat before it is closed."""
    told: dict[str, Any] = {}
    try:
        while told.get("you", -1) < 0:
            told = channel.receive_json(timeout=20)
    except WebSocketDisconnect as closed:
        told = {"closed": closed.code}
    assert told.get("closed") in (None, 4403)
    return "you" in told


def _channel(client: Any, table: str, **headers: str) -> Any:
    client.cookies.clear()
    return client.websocket_connect(f"/api/live/{table}?contract=2&seat=0", headers=headers)


def test_a_renewed_key_ends_the_channels_of_older_ones(database: str, open_server: Opener) -> None:
    client = open_server(database)
    anna, boris, _ = host(client)
    with _channel(client, anna.table, **anna.headers) as thief:
        thief.receive_json(timeout=20)
        renewed = anna.post("/seats/0/key", {"alone": True})
        key = renewed.json()["secret"]
        assert not is_shown_a_seat(thief)
    anna = Player(client, anna.table, 0, key)
    with _channel(client, anna.table, **anna.headers) as own:
        own.receive_json(timeout=20)
        anna.must_answer(1)
        assert is_shown_a_seat(own), "the new key has a channel of its own"
    assert boris.state()["you"] == 1


@pytest.fixture
def signed_in(client: Client) -> str:
    """A table of Anna's; the browser has her cookie."""
    client.post("/api/accounts", json=ANNA)
    seats = [{"kind": "human"}, {"kind": "human"}]
    made = client.post("/api/tables", json={"title": "haven", "seats": seats})
    table: str = made.json()["table"]
    return table


@pytest.mark.parametrize("way", ["/api/session", "/api/sessions"])
def test_signing_out_ends_the_channels_of_a_session(
    client: Client, signed_in: str, way: str
) -> None:
    cookie = client.cookies["pelagos"]
    with _channel(client, signed_in, cookie=f"pelagos={cookie}") as left_open:
        left_open.receive_json(timeout=20)
        client.cookies.set("pelagos", cookie)
        assert client.delete(way).status_code == 200
        assert not is_shown_a_seat(left_open)


def test_a_barred_account_loses_its_channels_within_a_minute(
    client: Client, signed_in: str, sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pelagos.server.routes.live.CHECK_SECONDS", 0.05)
    cookie = client.cookies["pelagos"]

    async def bar() -> None:
        async with admin_of(Settings(sqlite_database)) as admin:
            await admin.ban("Anna")

    with _channel(client, signed_in, cookie=f"pelagos={cookie}") as left_open:
        left_open.receive_json(timeout=20)
        asyncio.run(bar())
        assert not is_shown_a_seat(left_open)
    client.cookies.set("pelagos", cookie)
    assert client.get(f"/api/tables/{signed_in}", headers=CONTRACT).json()["you"] == -1
