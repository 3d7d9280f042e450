"""What one seat keeps secret cannot be found in anything another seat or a spectator can get.

Two servers are set up exactly alike (same table secret, same ids) and one player does different
secret things at each. Everything the others can get must be the same, to the letter.
"""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import structlog

from pelagos.server.routes import lobby, opening, table
from tests.server.conftest import Opener
from tests.server.support import Player, host, play_out

CANARY = "canary-7f3a9c"


TIMES = re.compile(r'"(updated|at|deadline|now|since|asked_since|seen)":([0-9.]+|null)|"here":\w+')
"""Moments, which differ between two runs of one story, and who is just leaving the table."""


@pytest.fixture(autouse=True)
def alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance and ids that are the same in every world of a test."""
    for module in (opening, table):
        monkeypatch.setattr(module, "new_id", lambda: "sametable234", raising=False)
    monkeypatch.setattr("secrets.token_bytes", lambda n: b"\x07" * n)
    numbers = iter(range(10_000))
    monkeypatch.setattr(lobby, "new_secret", lambda: f"seat-{next(numbers) % 3}-secret")


OF_A_TABLE = "/api/tables/{table}"
BY_CHANCE = {"/hint"}
"""What a bot would do, who sees what its seat sees: asked for another's seat only."""


def published(player: Player) -> list[str]:
    """Every address of the table that can be read, as the interface publishes it."""
    paths = player.client.get("/api/schema").json()["paths"]
    found = [x for x in paths if x.startswith(OF_A_TABLE) and "get" in paths[x]]
    assert len(found) > 15
    return [x.removeprefix(OF_A_TABLE) for x in found]


def everything(player: Player) -> list[str]:
    """All that can be had of a table, without the times."""
    line = player.state()["line"]
    paths = [path.format(line=line) for path in published(player)]
    found = [
        *(player.get(path, value="1").text for path in paths if path not in BY_CHANCE),
        *(player.get(path, value="1", seat=0).text for path in paths),
        player.get("/record", format="json").text,
        player.client.get("/api/tables?running=1").text,
        player.get("/replay/9999").text,
        player.get("", since=0, names=0).text,
        player.get("").headers["etag"],
        player.post("/answers", {"seat": 0, "line": line, "value": 1}).text,
        player.post("/answers", {"seat": player.seat, "line": line, "value": [9, 9]}).text,
        player.post("/undo", {"seat": max(player.seat, 0)}).text,
    ]
    found.extend(player.get(f"/replay/{n}").text for n in range(line + 1))
    return found


def world(
    open_server: Opener, folder: Path, act: Callable[[Player], object]
) -> tuple[list[str], list[Any], list[Any]]:
    """What Boris and a spectator can get after Anna has acted; and all that was logged."""
    folder.mkdir()
    client = open_server(str(folder / "tables.db"))
    with structlog.testing.capture_logs() as logged:
        anna, boris, watcher = host(client)
        client.cookies.clear()  # the host's: Anna's own channel may tell her what she did
        sockets: Any = client  # those of the test client have no types
        address = f"/api/live/{anna.table}"
        with (
            sockets.websocket_connect(address, headers=boris.headers) as his,
            sockets.websocket_connect(address, headers=watcher.headers) as open_to_all,
        ):
            act(anna)
            heard = [his.receive_text(), open_to_all.receive_text()]
            boris.post("/chat", {"seat": 1, "text": "hello"})
            for channel in (his, open_to_all):
                heard.append("")
                while '{"chat"' not in heard[-1]:
                    heard.append(channel.receive_text())
        all_told = everything(boris) + everything(watcher) + heard
        found = [TIMES.sub("", text) for text in all_told]
    for entry in logged:
        entry.pop("ms", None)
    return found, logged, [anna, boris, watcher]


def test_a_sealed_bid_shows_nowhere(open_server: Opener, tmp_path: Path) -> None:
    low, low_logs, _ = world(open_server, tmp_path / "low", lambda anna: anna.must_answer(2))
    high, high_logs, _ = world(open_server, tmp_path / "high", lambda anna: anna.must_answer(5))
    assert low == high
    assert low_logs == high_logs


def test_the_worlds_do_differ_where_a_bid_may_be_seen(open_server: Opener, tmp_path: Path) -> None:
    _, _, (low, *_) = world(open_server, tmp_path / "low", lambda anna: anna.must_answer(2))
    mine = low.get("/record").text
    _, _, (high, *_) = world(open_server, tmp_path / "high", lambda anna: anna.must_answer(5))
    assert mine != high.get("/record").text


def test_notes_and_standing_orders_show_nowhere(open_server: Opener, tmp_path: Path) -> None:
    def silent(anna: Player) -> None:
        anna.state()

    def busy(anna: Player) -> None:
        anna.client.put(
            f"/api/tables/{anna.table}/notes",
            json={"text": CANARY, "seat": 0},
            headers=anna.headers,
        )
        order = {"seat": 0, "step": "gift", "answers": [CANARY, "p2 0"], "again": True}
        assert anna.post("/orders", order).status_code == 200

    without, _, _ = world(open_server, tmp_path / "without", silent)
    having, logs, _ = world(open_server, tmp_path / "having", busy)
    assert without == having
    assert CANARY not in json.dumps(logs)


def test_a_drawn_card_is_told_to_who_drew_it_alone(open_server: Opener, tmp_path: Path) -> None:
    client = open_server(str(tmp_path / "tables.db"))
    anna, boris, watcher = host(client)
    anna.must_answer(6)
    boris.must_answer(0)
    assert "card_drawn" in anna.get("/events").text
    for other in (boris, watcher):
        assert "card_drawn" not in other.get("/events").text
        assert "fate draw_card ?" in other.get("/record").text
        assert re.search(r"draw_card (wine|oil|grain)", "".join(everything(other))) is None


def test_the_secrets_of_seats_and_sessions_are_stored_as_hashes(
    open_server: Opener, tmp_path: Path
) -> None:
    client = open_server(str(tmp_path / "tables.db"))
    with structlog.testing.capture_logs() as logged:
        anna, *_ = host(client)
        token = client.cookies.get("pelagos")
        assert token
        anna.state()
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in (anna.headers["x-seat-secret"], token):
        assert secret.encode() not in stored
        assert secret not in json.dumps(logged)


def test_the_secret_of_chance_is_revealed_at_the_end_only(
    open_server: Opener, tmp_path: Path
) -> None:
    client = open_server(str(tmp_path / "tables.db"))
    anna, boris, watcher = host(client)
    secret = (b"\x07" * 32).hex()
    assert all(secret not in text for text in everything(boris) + everything(watcher))
    play_out([anna, boris])
    assert f"secret: {secret}" in watcher.get("/record").text


def test_everything_may_be_seen_once_the_game_is_over(open_server: Opener, tmp_path: Path) -> None:
    client = open_server(str(tmp_path / "tables.db"))
    anna, boris, watcher = host(client)
    assert watcher.get("/replay/1", seat=-2).json()["error"] == "not_yet"
    assert watcher.get("/replay/1", seat=0).status_code == 403
    play_out([anna, boris])
    whole = watcher.get("/replay/3", seat=-2)
    assert whole.status_code == 200
    assert whole.json()["you"] == -2
    assert len(whole.json()["view"]["hands"]) == 2
