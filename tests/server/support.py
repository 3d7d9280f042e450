"""Players at tables of the toy title, over HTTP."""

import json
import sqlite3
import time
from collections.abc import Callable
from typing import Any

import httpx

Client = httpx.Client

CONTRACT = {"x-pelagos-contract": "2"}
"""What a client of today says with every request."""


class Player:
    """Somebody with the secret of a seat, or (`secret` None) a spectator."""

    def __init__(self, client: Client, table: str, seat: int, secret: str | None) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.is_seated = secret is not None
        self.headers = dict(CONTRACT)
        if secret is not None:
            self.headers["x-seat-secret"] = secret

    def get(self, path: str = "", **query: Any) -> httpx.Response:
        self.client.cookies.clear()
        if self.is_seated:
            query.setdefault("seat", self.seat)
        address = f"/api/tables/{self.table}{path}"
        return self.client.get(address, params=query, headers=self.headers)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        self.client.cookies.clear()
        address = f"/api/tables/{self.table}{path}"
        return self.client.post(address, json=body, headers=self.headers)

    def state(self, **query: Any) -> dict[str, Any]:
        answer = self.get(**query)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def answer(self, value: Any, line: int | None = None) -> httpx.Response:
        at = self.state()["line"] if line is None else line
        return self.post("/answers", {"seat": self.seat, "line": at, "value": value})

    def must_answer(self, value: Any, line: int | None = None) -> int:
        taken = self.answer(value, line)
        assert taken.status_code == 200, taken.text
        now: int = taken.json()["line"]
        return now

    def undo(self, line: int | None = None) -> httpx.Response:
        return self.post("/undo", {"seat": self.seat, "line": line})


def listening(player: Player) -> Any:
    """The live channel of somebody's page."""
    address = f"/api/live/{player.table}"
    return player.client.websocket_connect(address, headers=player.headers)  # type: ignore[attr-defined] # httpx has none


def host(client: Client, seats: str = "hh", **more: Any) -> list[Player]:
    """A table with these seats (h human, b bot, o open); the players, and last a spectator."""
    kinds = {"h": {"kind": "human"}, "b": {"kind": "bot", "bot": "random"}, "o": {"kind": "open"}}
    body = {"title": "haven", "seats": [kinds[s] for s in seats], **more}
    made = client.post("/api/tables", json=body)
    assert made.status_code == 200, made.text
    table = made.json()["table"]
    links = made.json()["links"]
    players = [Player(client, table, x["seat"], x["secret"]) for x in links]
    return [*players, Player(client, table, -1, None)]


def some_answer(state: dict[str, Any]) -> Any:
    """A legal answer to the question of a state."""
    question = state["question"]
    if question["listed"]:
        return question["listed"][0]["value"]
    assert question["shape"]["shape"] == "deal"
    return [question["shape"]["more"]["partners"][0], 0]


def play_out(players: list[Player], most: int = 400) -> dict[str, Any]:
    """Plays until the game is over; its last state."""
    for _ in range(most):
        state = players[0].state()
        if state["over"]:
            return state
        for player in players:
            state = player.state()
            if state["question"] is not None:
                player.must_answer(some_answer(state), state["line"])
                break
        else:
            time.sleep(0.01)
    raise AssertionError("the game does not end")


def wait_until(is_so: Callable[[], bool], seconds: float = 20.0) -> None:
    """Waits for something that happens in the background."""
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.02)


def let_pass(database: str, seconds: float) -> None:
    """Sets everything that clocks of the tables know back, as if time had passed."""
    file = sqlite3.connect(database)
    for table, banks, due in list(file.execute("SELECT id, banks, due FROM tables")):
        found = json.loads(banks)
        found["since"] -= seconds
        found["waiting"] = {seat: at - seconds for seat, at in found["waiting"].items()}
        earlier = None if due is None else due - seconds
        values = (json.dumps(found), earlier, table)
        file.execute("UPDATE tables SET banks = ?, due = ? WHERE id = ?", values)
    file.commit()
    file.close()
