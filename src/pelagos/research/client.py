"""A seat at a running table, for a program of any kind: a bot, a script, a language model.

    client = Client("http://localhost:8000")
    made = client.play("cyclades", players=4, bot="easy")
    Seat(client, made["table"], 0, made["links"][0]["secret"]).play(decide)

`decide` is called with each question and returns one of its answers, as a value or in notation.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from pelagos.engine.errors import PelagosError

CONTRACT = {"X-Pelagos-Contract": "2"}
"""The edition of the API this client understands."""


class Refusal(PelagosError):
    """The server said no: with which status, and why. `allowed` says what would have done."""

    def __init__(self, status: int, problem: dict[str, Any]) -> None:
        self.status = status
        self.error = str(problem.get("error", ""))
        self.allowed = problem.get("allowed")
        said = str(problem.get("message", f"the server answered {status}"))
        super().__init__(said, str(problem.get("clause") or ""))


@dataclass(frozen=True)
class Question:
    """What a seat is asked: in words, with its clause, its shape, and its answers if few."""

    text: str
    step: str
    clause: str
    clause_text: str
    line: int
    shape: dict[str, Any]
    listed: list[dict[str, Any]] | None
    view: dict[str, Any]


Decide = Callable[[Question], object]


class Client:
    """The HTTP API of a Pelagos server."""

    def __init__(
        self, address: str, secret: str = "", lang: str = "en", patience: float = 60.0
    ) -> None:
        self.address = address.rstrip("/")
        self.secret = secret
        self.lang = lang
        self.patience = patience

    def call(self, method: str, path: str, body: object = None, **query: object) -> Any:
        """One request. Raises Refusal when the server says no or is not there."""
        asked = {"lang": self.lang, **{k: v for k, v in query.items() if v is not None}}
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Accept": "application/json", **CONTRACT}
        if self.secret:
            headers["X-Seat-Secret"] = self.secret
        url = f"{self.address}/api/{path}?{urlencode(asked)}"
        request = Request(url, data, headers, method=method)
        try:
            with urlopen(request, timeout=self.patience) as answer:
                return json.loads(answer.read() or b"null")
        except HTTPError as error:
            raise Refusal(error.code, _problem(error.read())) from None
        except (URLError, TimeoutError) as error:
            raise Refusal(0, {"message": f"no answer from {self.address}: {error}"}) from None

    def titles(self) -> Any:
        """The titles of the server, with their players, options and bots."""
        return self.call("GET", "titles")

    def play(self, title: str, players: int | None = None, bot: str | None = None) -> Any:
        """A new table against bots: its name and the links of its seats."""
        body = {"title": title, "players": players, "bot": bot}
        return self.call("POST", "play", {k: v for k, v in body.items() if v is not None})

    def open(self, title: str, seats: list[dict[str, str]], **more: object) -> Any:
        """A new table with these seats: `[{"kind": "human"}, {"kind": "bot", "bot": "easy"}]`."""
        return self.call(
            "POST", "tables", {"title": title, "players": len(seats), "seats": seats, **more}
        )

    def rules(self, title: str) -> Any:
        """The rulebook of a title in our own words, clause by clause."""
        return self.call("GET", f"rules/{quote(title)}")


class Seat:
    """One seat of one table."""

    def __init__(self, client: Client, table: str, seat: int, secret: str) -> None:
        self.client = Client(client.address, secret, client.lang, client.patience)
        self.table = table
        self.seat = seat

    def _call(self, method: str, what: str, body: object = None, **query: object) -> Any:
        path = f"tables/{quote(self.table)}/{what}".rstrip("/")
        return self.client.call(method, path, body, **query)

    def state(self) -> Any:
        """The table as this seat may see it."""
        return self._call("GET", "", seat=self.seat)

    def question(self) -> Question | None:
        """What the seat is asked now, if anything."""
        state = self.state()
        asked = state["question"]
        if asked is None or asked["seat"] != self.seat or not asked["waits"]:
            return None
        keys = ("text", "step", "clause", "clause_text", "line", "shape", "listed")
        return Question(**{k: asked[k] for k in keys}, view=state["view"])

    def answer(self, line: int, answer: object) -> int:
        """Answers the question seen at `line`: a text is notation, all else a value."""
        said = {"text": answer} if isinstance(answer, str) else {"value": answer}
        body = {"seat": self.seat, "line": line, **said}
        return int(self._call("POST", "answers", body)["line"])

    def events(self, since: int = 0) -> Any:
        """What the seat has heard from a line on, in words."""
        return self._call("GET", "events", seat=self.seat, since=since)

    def hint(self) -> Any:
        """What a bot would answer here, and why."""
        return self._call("GET", "hint", seat=self.seat)

    def wait(self, line: int) -> None:
        """Waits until the table has moved on from `line`, or a while."""
        address = "ws" + self.client.address.removeprefix("http")
        url = f"{address}/api/live/{quote(self.table)}?lines=1"
        headers = {"X-Seat-Secret": self.client.secret, **CONTRACT}
        try:
            with connect(url, additional_headers=headers) as socket:
                while True:
                    told = json.loads(socket.recv(timeout=self.client.patience))
                    if told.get("line", line) != line:
                        return
        except TimeoutError:
            return
        except (WebSocketException, OSError) as error:
            raise Refusal(0, {"message": f"the live channel is gone: {error}"}) from None

    def play(self, decide: Decide) -> Any:
        """Plays the game to its end and returns the result.

        A stale answer is asked again; any other refusal is raised.
        """
        while True:
            state = self.state()
            if state["over"]:
                return state["result"]
            asked = self.question()
            if asked is None:
                self.wait(state["line"])
                continue
            try:
                self.answer(asked.line, decide(asked))
            except Refusal as refusal:
                if refusal.error != "stale":
                    raise


def _problem(body: bytes) -> dict[str, Any]:
    try:
        found = json.loads(body)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
