"""Notices by webhook: one for each question, not more often than wished, only about your seat."""

import asyncio
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest
from litestar.testing import TestClient

from pelagos.server.app import create_app
from pelagos.server.errors import Refused
from pelagos.server.lanes import Lane
from pelagos.server.people.notices import DIGEST, DIGEST_SECONDS, INSTANT, LAST, Wish, is_due
from pelagos.server.people.webhooks import Webhooks
from pelagos.server.settings import Settings
from tests.server.support import Player, host, wait_until
from tests.server.titles import HavenTitles


def wish(mode: str, told_line: int = -1, told_at: float = 0.0) -> Wish:
    return Wish(0, "https://example.org/hook", mode, told_line, told_at)


def test_a_question_is_told_once() -> None:
    assert is_due(wish(INSTANT), [0, 1], -1)
    assert not is_due(wish(INSTANT, told_line=5), [0, 1], 3)
    assert is_due(wish(INSTANT, told_line=5), [0, 1], 8)


def test_the_last_one_is_told_when_all_others_have_answered() -> None:
    assert not is_due(wish(LAST), [0, 1], -1)
    assert is_due(wish(LAST), [0], -1)
    assert is_due(wish(LAST), [0, -2], -1), "a clock is nobody to wait for"


def test_a_digest_comes_at_most_twice_a_day() -> None:
    assert not is_due(wish(DIGEST, 5, 1000.0), [0], 8, 1000.0 + DIGEST_SECONDS - 1)
    assert is_due(wish(DIGEST, 5, 1000.0), [0], 8, 1000.0 + DIGEST_SECONDS)


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/hook",
        "http://10.0.0.1/hook",
        "http://[::1]/hook",
        "http://169.254.169.254/latest/meta-data",
        "http://[64:ff9b::10.0.0.1]/hook",
        "http://[2002:0a00:0001::]/hook",
        "http://[::ffff:10.0.0.1]/hook",
        "http://224.0.0.1/hook",
        "http://[ff0e::1]/hook",
        "http://[fec0::1]/hook",
        "http://[::ffff:0:10.0.0.1]/hook",
        "http://192.88.99.1/hook",
        "http://[/hook",
        "http://example.org:port/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "http://user:word@127.0.0.1/",
        "nonsense",
    ],
)
def test_a_webhook_cannot_lead_into_the_own_network(url: str) -> None:
    lane = Lane("names", 1, 10)
    with pytest.raises(Refused):
        asyncio.run(Webhooks(lane, private=False).check(url))
    lane.close()


@pytest.fixture
def hook() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Somebody who listens, and what he has heard."""
    heard: list[dict[str, Any]] = []

    class Listener(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Says nothing."""

    server = HTTPServer(("127.0.0.1", 0), Listener)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/hook", heard
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_slow_table_tells_a_seat_that_it_is_asked(
    sqlite_database: str, hook: tuple[str, list[dict[str, Any]]]
) -> None:
    url, heard = hook
    settings = Settings(sqlite_database, bot_processes=0, webhooks_to_private=True)
    with TestClient(create_app(settings, HavenTitles())) as client:
        anna, boris, _ = host(client, pace="slow")
        _choose(boris, url, "last")
        anna.must_answer(3)
        wait_until(lambda: bool(heard))
        boris.must_answer(1)
    (told,) = heard
    assert told["table"] == anna.table
    assert told["question"] == "Player 2, what do you bid?"
    assert "Player 1 has bid." in told["recap"]
    assert "3" not in "".join(told["recap"]).replace("strength 3", "")


def _choose(player: Player, url: str, mode: str) -> None:
    address = f"/api/tables/{player.table}/notices"
    body = {"url": url, "mode": mode, "seat": player.seat}
    chosen = player.client.put(address, json=body, headers=player.headers)
    assert chosen.json() == {"seat": player.seat, "url": url, "mode": mode}
    assert player.get("/notices").json() == chosen.json()
