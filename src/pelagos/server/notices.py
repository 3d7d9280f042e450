"""Notices by webhook for slow play: "it is your turn", with what happened since, without a flood.

A seat chooses a mode. `instant`: whenever it is asked and was not told of that question yet.
`digest`: the same, but at most once in twelve hours. `last`: only when everybody else has answered
and the table waits for this seat alone. One notice is sent for each time the seat is asked.
"""

import asyncio
import ipaddress
import json
import socket
import ssl
import time
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from urllib.parse import urlsplit

import structlog
from sqlalchemy import delete, insert, select, update

from pelagos.server import schema as s
from pelagos.server.database import Database
from pelagos.server.errors import Refused
from pelagos.server.game import Game
from pelagos.server.render import Painter, Scene

log = structlog.get_logger()

INSTANT, DIGEST, LAST = "instant", "digest", "last"
DIGEST_SECONDS = 12 * 3600
TIMEOUT_SECONDS = 5
MOST_TOLD = 12


@dataclass(frozen=True)
class Wish:
    """Where and when a seat wants to be told."""

    seat: int
    url: str
    mode: str
    told_line: int
    told_at: float


class Notices:
    """Keeps the wishes, and sends what is due after each change of a table."""

    def __init__(self, database: Database, painter: Painter, private: bool) -> None:
        self.database = database
        self.painter = painter
        self.private = private
        self._sending: set[asyncio.Task[None]] = set()

    async def wish(self, table: str, seat: int, url: str, mode: str) -> None:
        """Takes a wish; an empty address ends it."""
        if url:
            await asyncio.to_thread(check, url, self.private)
        c = s.notices.c
        async with self.database.write() as db:
            await db.execute(delete(s.notices).where(c.table == table, c.seat == seat))
            if url:
                await db.execute(
                    insert(s.notices).values(
                        table=table, seat=seat, url=url, mode=mode, told_line=-1, told_at=0.0
                    )
                )

    async def changed(self, game: Game) -> None:
        """Sends, in the background, what this change makes due."""
        if game.head.pace != "slow":
            return
        wishes = await self.wishes(game.head.id)
        asked = game.sitting.asked()
        for wish in wishes:
            if wish.seat in asked and is_due(wish, asked, last_answer(game, wish.seat)):
                await self._told(game.head.id, wish.seat, game.sitting.line)
                task = asyncio.create_task(self._send(wish, self._words(game, wish.seat)))
                self._sending.add(task)
                task.add_done_callback(self._sending.discard)

    async def wishes(self, table: str) -> list[Wish]:
        """The wishes of a table's seats."""
        c = s.notices.c
        async with self.database.glance() as db:
            rows = await db.execute(
                select(c.seat, c.url, c.mode, c.told_line, c.told_at).where(c.table == table)
            )
            return [Wish(*row) for row in rows]

    async def _told(self, table: str, seat: int, line: int) -> None:
        c = s.notices.c
        async with self.database.write() as db:
            await db.execute(
                update(s.notices)
                .where(c.table == table, c.seat == seat)
                .values(told_line=line, told_at=time.time())
            )

    def _words(self, game: Game, seat: int) -> dict[str, object]:
        """What is told: the question and the recap, as this seat may know them."""
        sitting = game.sitting
        scene = Scene(
            game.head, game.seats, game.rules, sitting.record, sitting.board, sitting.line, sitting
        )
        lang = game.head.lang
        words = self.painter.words(scene, lang)
        told = self.painter.events(scene, sitting.recap(seat)[-MOST_TOLD:], lang)
        question = words.question(sitting.question(seat).step, seat)
        happened = [event.text for event in told]
        return {
            "table": game.head.id,
            "title": words.text("title"),
            "seat": seat,
            "question": question,
            "recap": happened,
            "text": "\n".join([f"{words.text('title')}: {question}", *happened]),
        }

    async def _send(self, wish: Wish, words: dict[str, object]) -> None:
        try:
            status = await asyncio.to_thread(post, wish.url, words, self.private)
        except (OSError, HTTPException, Refused) as error:
            log.warning("notice_failed", seat=wish.seat, sort=type(error).__name__)
            return
        log.info("notice", seat=wish.seat, mode=wish.mode, status=status)

    async def close(self) -> None:
        """Waits for what is on its way, not long."""
        if self._sending:
            await asyncio.wait(list(self._sending), timeout=TIMEOUT_SECONDS)


def last_answer(game: Game, seat: int) -> int:
    """The line of the seat's last answer; -1 before its first."""
    lines = game.sitting.record.lines
    own = [n for n, line in enumerate(lines) if line.seat == seat]
    return own[-1] if own else -1


def is_due(wish: Wish, asked: list[int], answered: int, now: float | None = None) -> bool:
    """Whether to tell: not twice about one question, and as seldom as the mode says."""
    if wish.told_line > answered:
        return False
    if wish.mode == LAST:
        return [seat for seat in asked if seat >= 0] == [wish.seat]
    if wish.mode == DIGEST:
        return (time.time() if now is None else now) - wish.told_at >= DIGEST_SECONDS
    return True


# -- sending ------------------------------------------------------------------------------------


def check(url: str, private: bool) -> str:
    """The internet address of a webhook that may be called. Refuses any other."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username:
        raise Refused(400, "bad_data", "bad_webhook")
    try:
        found = socket.getaddrinfo(parts.hostname, _port(url), type=socket.SOCK_STREAM)
    except (OSError, ValueError):
        raise Refused(400, "bad_data", "unknown_host") from None
    address = str(found[0][4][0])
    if not private and not ipaddress.ip_address(address).is_global:
        # otherwise anybody could make the server call machines inside its own network
        raise Refused(400, "bad_data", "private_webhook")
    return address


def _port(url: str) -> int:
    parts = urlsplit(url)
    return parts.port or (443 if parts.scheme == "https" else 80)


class _PinnedHTTPS(HTTPSConnection):
    """HTTPS to an address checked before, under the name of the webhook's host."""

    def __init__(self, host: str, port: int, address: str) -> None:
        super().__init__(host, port, timeout=TIMEOUT_SECONDS)
        self._address = address

    def connect(self) -> None:
        plain = socket.create_connection((self._address, self.port), TIMEOUT_SECONDS)
        self.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=self.host)


def post(url: str, words: dict[str, object], private: bool) -> int:
    """Posts JSON to a webhook; the address checked is the address called. No redirects."""
    address = check(url, private)
    parts = urlsplit(url)
    assert parts.hostname is not None
    connection: HTTPConnection
    if parts.scheme == "https":
        connection = _PinnedHTTPS(parts.hostname, _port(url), address)
    else:
        connection = HTTPConnection(address, _port(url), timeout=TIMEOUT_SECONDS)
    try:
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        headers = {"Content-Type": "application/json", "Host": parts.netloc}
        connection.request("POST", target, json.dumps(words), headers)
        return connection.getresponse().status
    finally:
        connection.close()
