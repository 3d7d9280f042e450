"""The post: messages wait here, are sent, tried again, and at last given up visibly.

Whatever is due for one way goes as one message. Before that it is asked whether the table still
waits: nobody is notified of what they have done meanwhile.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from urllib.parse import urlsplit

import structlog
from sqlalchemy import delete, insert, select, update

from pelagos.server.keys import new_id
from pelagos.server.live.clock import Clock
from pelagos.server.loops import Loop
from pelagos.server.people.mail import Mail
from pelagos.server.people.push import MOST_BYTES, Push
from pelagos.server.people.seats import VISIT, Seats
from pelagos.server.people.visitor import Visitor
from pelagos.server.people.ways import EMAIL, NTFY, PUSH, Way, Ways
from pelagos.server.people.webhooks import Webhooks
from pelagos.server.present.phrases import phrase
from pelagos.server.storage import schema as s
from pelagos.server.storage.database import Database

log = structlog.get_logger()

BACKOFF = (30.0, 120.0, 600.0, 3600.0, 6 * 3600.0)
"""Seconds until the next try; after the last of them the way is given up."""
CLAIM_SECONDS = 120.0
"""A sender that has been silent for this long is taken to be gone."""
LOOK_SECONDS = 2.0
AT_ONCE = 20
GONE = (404, 410)
TRY_AGAIN = (0, 408, 425, 429)

StillAsked = Callable[[str, int], Awaitable[bool]]


@dataclass(frozen=True)
class Letter:
    """One message about one table, or (no table) about the way itself."""

    id: str
    table: str | None
    seat: int
    words: dict[str, str]
    tries: int


@dataclass(frozen=True)
class Told:
    """What goes out: a subject, the text, and where a click leads."""

    subject: str
    text: str
    link: str
    off: str
    tables: list[str]


class Post:
    """Sends what waits in the outbox. Several workers may do so at once."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        ways: Ways,
        seats: Seats,
        webhooks: Webhooks,
        push: Push,
        mail: Mail,
        address: str,
    ) -> None:
        self.database = database
        self.clock = clock
        self.ways = ways
        self.seats = seats
        self.webhooks = webhooks
        self.push = push
        self.mail = mail
        self.address = address.rstrip("/")
        self.still_asked: StillAsked = _always
        self._some = asyncio.Event()

    async def leave(
        self, way: str, table: str | None, seat: int, words: dict[str, str], after: float
    ) -> None:
        """Leaves a message to be sent at a time; it takes the place of an older one."""
        o = s.outbox.c
        row = {
            "id": new_id(),
            "way": way,
            "table": table,
            "seat": seat,
            "words": json.dumps(words),
            "tries": 0,
            "after": after,
        }
        async with self.database.write() as db:
            if table is not None:
                await db.execute(delete(s.outbox).where(o.way == way, o.table == table))
            await db.execute(insert(s.outbox).values(**row))
        self._some.set()

    async def run(self, loop: Loop) -> None:
        """Forever sends what is due."""
        while True:
            self._some.clear()
            await self.send_due()
            loop.beat()
            try:
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._some.wait()
            except TimeoutError:
                pass

    async def send_due(self) -> None:
        """Sends what is due now."""
        o = s.outbox.c
        async with self.database.glance() as db:
            due = select(o.way).where(o.after <= self.clock.now()).distinct().limit(AT_ONCE)
            found = [row[0] for row in await db.execute(due)]
        await asyncio.gather(*[self._send(way) for way in found])

    async def _send(self, id: str) -> None:
        letters = await self._claim(id)
        way = await self.ways.by_id(id)
        wanted = [] if way is None else [x for x in letters if await self._is_wanted(way, x)]
        await self._strike([x for x in letters if x not in wanted])
        if way is None or not wanted:
            return
        try:
            error = await self._sent(way, wanted)
        except Exception as fault:  # told here, and given up in sight: no other waits for it
            error = f"fault {type(fault).__name__}"
        log.info("notice", kind=way.kind, tables=len(wanted), error=error)
        if not error:
            await self._strike(wanted)
            await self.ways.worked(id, self.clock.now())
        else:
            await self._failed(way, wanted, error)

    async def _is_wanted(self, way: Way, letter: Letter) -> bool:
        """Whether the reader still has the seat, and the table still waits for it."""
        table, seat = letter.table, letter.seat
        if table is None:
            return True
        is_theirs = (way.owner, seat) in await self.seats.owners(table)
        return is_theirs and await self.still_asked(table, seat)

    async def _claim(self, way: str) -> list[Letter]:
        """Takes what is due for a way, so that nobody else sends it."""
        o, now = s.outbox.c, self.clock.now()
        mine = (
            update(s.outbox)
            .where(o.way == way, o.after <= now)
            .values(after=now + CLAIM_SECONDS, tries=o.tries + 1)
            .returning(o.id, o.table, o.seat, o.words, o.tries)
        )
        async with self.database.write() as db:
            rows = (await db.execute(mine)).all()
        return [Letter(id, table, seat, json.loads(w), n) for id, table, seat, w, n in rows]

    async def _strike(self, letters: list[Letter]) -> None:
        if letters:
            ids = [x.id for x in letters]
            async with self.database.write() as db:
                await db.execute(delete(s.outbox).where(s.outbox.c.id.in_(ids)))

    async def _failed(self, way: Way, letters: list[Letter], error: str) -> None:
        """Tries again later, or gives the way up where there is no hope."""
        now, tries = self.clock.now(), max(x.tries for x in letters)
        if is_hopeless(error) or tries > len(BACKOFF):
            await self._strike(letters)
            await self.ways.failed(way.id, error, now)
            return
        again = now + BACKOFF[tries - 1]
        ids = [x.id for x in letters]
        async with self.database.write() as db:
            await db.execute(
                update(s.outbox).where(s.outbox.c.id.in_(ids)).values(after=again, tries=tries)
            )
        await self.ways.failed(way.id, error, None)

    # -- the message --------------------------------------------------------------------------

    async def _sent(self, way: Way, letters: list[Letter]) -> str:
        """Sends; why that failed, or nothing."""
        told = await self._told(way, letters)
        if way.kind == EMAIL:
            end = phrase(way.lang, "notice-end", off=told.off)
            return await self.mail.send(
                way.address, told.subject, f"{told.text}\n\n{told.link}\n\n{end}\n", told.off
            )
        if way.kind == PUSH:
            return await self._pushed(way, told)
        if way.kind == NTFY:
            return _error(await self.webhooks.post(*for_ntfy(way.address, told)))
        words: dict[str, object] = {
            "title": told.subject,
            "text": told.text,
            "link": told.link,
            "unsubscribe": told.off,
            "tables": told.tables,
        }
        return _error(await self.webhooks.post(way.address, words))

    async def _pushed(self, way: Way, told: Told) -> str:
        text = told.text.encode()[:MOST_BYTES].decode(errors="ignore")
        path = urlsplit(told.link)
        message: dict[str, object] = {
            "title": told.subject,
            "text": text,
            "link": path.path or "/",
            "tag": ",".join(told.tables) or "pelagos",
        }
        contact = f"mailto:{self.mail.sender or 'host@localhost'}"
        sealed = self.push.sealed(way.address, message, contact)
        return _error(await self.webhooks.send(sealed.url, sealed.body, sealed.headers))

    async def _told(self, way: Way, letters: list[Letter]) -> Told:
        home = self.address or way.home
        tables = [x.table for x in letters if x.table is not None]
        if len(letters) == 1:
            (one,) = letters
            subject, text = one.words["subject"], one.words["text"]
            link = await self._link(way, one, home)
        else:
            subject = phrase(way.lang, "notice-several", count=len(letters))
            text = "\n\n".join([await self._among_others(way, x, home) for x in letters])
            link = f"{home}/"
        return Told(subject, text, link, f"{home}/off/{way.off}", tables)

    async def _among_others(self, way: Way, letter: Letter, home: str) -> str:
        """One of several messages in one; what a browser shows has no room for addresses."""
        words = f"{letter.words['subject']}\n{letter.words['text']}"
        return words if way.kind == PUSH else f"{words}\n{await self._link(way, letter, home)}"

    async def _link(self, way: Way, letter: Letter, home: str) -> str:
        link = home + letter.words.get("path", "/")
        if letter.table is None or way.kind != EMAIL:
            return link
        # an e-mail is read by one person; a topic or a hook perhaps by others
        reader = Visitor(way.owner)
        return f"{link}#pass={await self.seats.new_pass(reader, letter.table, letter.seat, VISIT)}"


def for_ntfy(address: str, told: Told) -> tuple[str, dict[str, object]]:
    """What an ntfy server wants to be sent for a topic: where, and what."""
    parts = urlsplit(address)
    folder, _, topic = parts.path.rstrip("/").rpartition("/")
    words: dict[str, object] = {
        "topic": topic,
        "title": told.subject,
        "message": told.text,
        "click": told.link,
    }
    return f"{parts.scheme}://{parts.netloc}{folder}/", words


def _error(status: int) -> str:
    if 200 <= status < 300:
        return ""
    if status in GONE:
        return f"gone {status}"
    if status in TRY_AGAIN or status >= 500:
        return f"no_answer {status}"
    return f"refused {status}"


def is_hopeless(error: str) -> bool:
    """Whether it would be the same the next time."""
    return error.split()[0] in ("gone", "refused", "mail_refused")


async def _always(_table: str, _seat: int) -> bool:
    return True
