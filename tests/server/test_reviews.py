"""Reviews over the wire: asked for once, made behind everything else, kept on a restart."""

import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from pelagos.server.app import create_app
from pelagos.server.bots import reviews
from pelagos.server.bots.tasks import JOBS, REVIEW
from pelagos.server.settings import Settings
from tests.server.support import CONTRACT, Client, host

RECORD = Path("records/laget_civilization/pyramids.pelagos")
PATIENCE = 120.0


@pytest.fixture(autouse=True)
def short_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "SLICE", 0.2)
    monkeypatch.setattr(reviews, "LOOK_SECONDS", 0.05)


def opened(stack: ExitStack, database: str, seconds: float) -> Client:
    settings = Settings(database, bot_processes=0, limits="off", review_seconds=seconds)
    client = stack.enter_context(TestClient(create_app(settings)))
    client.headers.update(CONTRACT)
    return client


def until(client: Client, table: str, reached: float) -> dict[str, Any]:
    """The review when it has come so far."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found: dict[str, Any] = client.get(f"/api/tables/{table}/review?lang=ru").json()
        if found["progress"] >= reached:
            return found
        time.sleep(0.05)
    raise AssertionError(f"the review did not come to {reached}")


def test_a_review_survives_a_restart_and_tells_what_it_found(sqlite_database: str) -> None:
    with ExitStack() as stack:
        client = opened(stack, sqlite_database, 1.0)
        table = client.post("/api/records", content=RECORD.read_bytes()).json()["table"]
        assert client.get(f"/api/tables/{table}/review").status_code == 404
        assert not client.post(f"/api/tables/{table}/review").json()["done"]
        before = until(client, table, 0.1)
    with ExitStack() as stack:
        client = opened(stack, sqlite_database, 1.0)
        again = client.post(f"/api/tables/{table}/review").json()
        assert again["progress"] >= before["progress"]
        found = until(client, table, 1.0)
    assert found["done"]
    assert not found["failed"]
    lines = [moment["line"] for moment in found["moments"]]
    assert lines == sorted(lines)
    assert all(abs(sum(m["chances"]) - 1) < 0.01 for m in found["moments"])
    assert found["moments"][0]["chances"] != found["moments"][-1]["chances"]
    assert len(found["fortunes"]) == len(found["moments"][0]["chances"])
    assert all(row["question"] and row["given"] != row["better"] for row in found["costly"])
    assert found["glanced"] <= found["decisions"]


def test_a_review_that_cannot_go_on_says_how_far_it_came(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> str:
        raise ZeroDivisionError

    monkeypatch.setitem(JOBS, REVIEW, fails)
    with ExitStack() as stack:
        client = opened(stack, sqlite_database, 1.0)
        table = client.post("/api/records", content=RECORD.read_bytes()).json()["table"]
        client.post(f"/api/tables/{table}/review")
        end = time.monotonic() + PATIENCE
        while not (found := client.get(f"/api/tables/{table}/review").json())["failed"]:
            assert time.monotonic() < end
            time.sleep(0.05)
        assert not found["done"]
        assert found["progress"] == 0


def test_a_game_is_reviewed_only_when_it_is_over(client: Client) -> None:
    player = host(client)[0]
    assert player.post("/review").status_code == 409
    assert client.post("/api/tables/nowhere/review").status_code == 404
