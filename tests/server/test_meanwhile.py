"""A seat changes hands while a request of whoever had it before is on its way: nothing is left."""

import asyncio
from typing import Any, cast

import httpx
import pytest
from litestar.testing import TestClient
from sqlalchemy.ext.asyncio import AsyncConnection

from pelagos.server.context import Services
from pelagos.server.people import seats
from pelagos.server.people.seats import Taken
from pelagos.server.people.visitor import Visitor
from tests.server.conftest import Opener
from tests.server.support import CONTRACT, Player, host, wait_until
from tests.server.test_losing_seats import is_shown_a_seat

STRANGER = Visitor(address="192.0.2.1")
HOOK = {"seat": 1, "url": "http://93.184.216.34/", "mode": "instant"}
ORDER = {"seat": 1, "step": "bid", "answers": ["1"], "again": True}


class Meanwhile:
    """Takes seat 1 for a stranger right after some call of a method of the server's."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, method: str, calls: int = 1) -> None:
        self.table = ""
        self.calls = calls
        self.taken: Taken | None = None
        self.is_here = False
        before = getattr(Services, method)

        async def after(services: Services, *words: Any) -> Any:
            found = await before(services, *words)
            self.calls -= bool(self.table)
            if self.calls == 0 and self.taken is None:
                self.taken = await services.held.take_open(STRANGER, self.table, 1, "Vera")
                await services.games.revised(self.table)
                self.is_here = True
            return found

        monkeypatch.setattr(Services, method, after)

    def stranger(self, copy: Player) -> Player:
        assert self.taken is not None, "nobody came in between"
        return Player(copy.client, copy.table, 1, self.taken.key)


def put(player: Player, path: str, body: dict[str, Any]) -> httpx.Response:
    address = f"/api/tables/{player.table}{path}"
    return player.client.put(address, json=body, headers=player.headers)


@pytest.fixture
def copy(database: str, open_server: Opener) -> Player:
    """The founder's copy of the key of an open seat, at a table that goes on slowly."""
    _, founders_copy, _ = host(open_server(database), "ho", pace="slow")
    return founders_copy


@pytest.fixture
def meanwhile(copy: Player, monkeypatch: pytest.MonkeyPatch) -> Meanwhile:
    stranger = Meanwhile(monkeypatch, "own_seats")
    stranger.table = copy.table
    return stranger


@pytest.mark.parametrize("alone", [True, False])
def test_no_new_key_is_made_for_a_seat_that_was_just_taken(
    copy: Player, meanwhile: Meanwhile, alone: bool
) -> None:
    assert copy.post("/seats/1/key", {"alone": alone}).json()["error"] == "not_yours"
    assert meanwhile.stranger(copy).state()["you"] == 1


def test_no_pass_is_made_for_a_seat_that_was_just_taken(copy: Player, meanwhile: Meanwhile) -> None:
    assert copy.post("/seats/1/hand-over").json()["error"] == "not_yours"
    assert meanwhile.stranger(copy).state()["you"] == 1


def test_no_webhook_is_left_at_a_seat_that_was_just_taken(
    copy: Player, meanwhile: Meanwhile
) -> None:
    assert put(copy, "/notices", HOOK).json()["error"] == "not_yours"
    assert meanwhile.stranger(copy).get("/notices").json()["url"] == ""


def test_no_order_is_sealed_at_a_seat_that_was_just_taken(
    copy: Player, meanwhile: Meanwhile
) -> None:
    assert copy.post("/orders", ORDER).json()["error"] == "not_yours"
    assert meanwhile.stranger(copy).get("/orders").json() == []


def test_no_order_is_sealed_at_a_seat_that_is_just_being_taken(
    copy: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    sealed: list[asyncio.Task[httpx.Response]] = []

    async def vacated(db: AsyncConnection, table: str, seat: int) -> None:
        await vacate(db, table, seat)
        sealed.append(asyncio.create_task(asyncio.to_thread(copy.post, "/orders", ORDER)))
        await asyncio.wait(sealed, timeout=2)

    vacate = seats.vacate
    monkeypatch.setattr(seats, "vacate", vacated)
    client = TestClient(copy.client.app)  # type: ignore[attr-defined] # httpx has none
    client.blocking_portal = copy.client.blocking_portal  # type: ignore[attr-defined]
    taken = client.post(f"/api/tables/{copy.table}/sit", json={"seat": 1}, headers=CONTRACT)
    wait_until(lambda: sealed[0].done())
    assert sealed[0].result().json()["error"] == "not_yours"
    assert Player(copy.client, copy.table, 1, taken.json()["key"]).get("/orders").json() == []


def test_no_answer_is_given_for_a_seat_that_was_just_taken(
    copy: Player, meanwhile: Meanwhile
) -> None:
    assert copy.post("/answers", {"seat": 1, "line": 0, "value": 1}).json()["error"] == "not_yours"
    stranger = meanwhile.stranger(copy)
    assert stranger.state()["question"] is not None, "nobody has answered for her"
    stranger.must_answer(1)


@pytest.mark.parametrize("looks", [1, 2])  # it looks again once it has come
def test_a_channel_that_was_being_opened_shows_nothing_of_a_seat_that_was_just_taken(
    database: str, open_server: Opener, monkeypatch: pytest.MonkeyPatch, looks: int
) -> None:
    stranger = Meanwhile(monkeypatch, "viewpoint", looks)
    anna, copy, watcher = host(open_server(database), "ho")
    address, sockets = f"/api/live/{copy.table}", cast(Any, copy.client)
    with sockets.websocket_connect(f"{address}?lines=1", headers=watcher.headers) as other:
        other.receive_json(timeout=20)
        stranger.table = copy.table
        copy.client.cookies.clear()
        with sockets.websocket_connect(f"{address}?seat=1", headers=copy.headers) as channel:
            wait_until(lambda: stranger.is_here)
            anna.must_answer(1)
            assert not is_shown_a_seat(channel)
    assert stranger.stranger(copy).state()["you"] == 1
