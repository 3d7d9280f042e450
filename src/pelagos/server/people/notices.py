"""Notices: "it is your turn" and "a vote is waiting", with what happened since, without a flood.

There are modes. `instant`: whenever a seat is asked and was not told of that question yet.
`digest`: the same, but at most once in twelve hours and all tables in one message. `last`: only
when everybody else has answered and the table waits for this seat alone. A player with
the page open is notified a little later, and not at all after answering meanwhile.

A person has ways (`ways.py`) and may choose another mode for a table. A program that plays a seat
by its key alone may give the seat a webhook of its own, for slow tables.
"""

import asyncio
import time
from dataclasses import dataclass

import structlog
from sqlalchemy import delete, insert, select, update

from pelagos.server.live.game import Game
from pelagos.server.live.votes import Vote
from pelagos.server.people.post import Post
from pelagos.server.people.seats import must_hold
from pelagos.server.people.visitor import Visitor
from pelagos.server.people.ways import DIGEST, INSTANT, LAST, OFF
from pelagos.server.people.webhooks import Webhooks
from pelagos.server.present.phrases import phrase
from pelagos.server.present.render import Renderer, Scene, motion, table_name
from pelagos.server.storage import schema as s
from pelagos.server.storage.database import Database
from pelagos.server.storage.rows import BOT, SLOW

log = structlog.get_logger()

DIGEST_SECONDS = 12 * 3600
GRACE_SECONDS = 180.0
"""How long a player with the page open has to see it there."""
MOST_WAITING = 200
"""Notices under way; with more, new ones are dropped, and that is logged."""
MOST_TOLD = 12


@dataclass(frozen=True)
class Wish:
    """Where and when a seat wants to be notified."""

    seat: int
    url: str
    mode: str
    told_line: int
    told_at: float


@dataclass(frozen=True)
class Reader:
    """Somebody who sits at a table and wants notifications."""

    way: str
    owner: str
    seat: int
    mode: str
    lang: str
    told_at: float
    told_line: int


class Notices:
    """Works out after each change of a table whom to notify."""

    def __init__(
        self, database: Database, renderer: Renderer, webhooks: Webhooks, post: Post
    ) -> None:
        self.database = database
        self.renderer = renderer
        self.webhooks = webhooks
        self.post = post
        self._sending: set[asyncio.Task[None]] = set()

    async def changed(self, game: Game) -> None:
        """Leaves with the post what this change makes due."""
        asked = [] if game.is_stopped else game.asked()
        people = [x for x in game.seats if x.kind != BOT]
        seats = [x.seat for x in people if x.seat in asked and not x.steward]
        if not seats:
            return
        if game.head.pace == SLOW:
            await self._tell_hooks(game, seats, asked)
        if len(people) > 1:  # alone against bots nobody waits for you
            await self._tell_readers(game, seats, asked)

    # -- people -------------------------------------------------------------------------------

    async def _tell_readers(self, game: Game, seats: list[int], asked: list[int]) -> None:
        table = game.head.id
        told: set[tuple[str, int]] = set()
        for reader in await self._readers(table, seats):
            answered = last_answer(game, reader.seat)
            if reader.mode == OFF or reader.told_line > answered:
                continue
            if reader.mode == LAST and [x for x in asked if x >= 0] != [reader.seat]:
                continue
            await self._leave(game, reader)
            told.add((reader.owner, game.sitting.line))
        for owner, line in told:
            await self.post.ways.choose(owner, table, told_line=line)

    async def voted(self, game: Game) -> None:
        """Leaves with the post that something was put to the vote."""
        vote = Vote.read(game.head.vote)
        seats = [] if vote is None else vote.missing(game.seats)
        for reader in await self._readers(game.head.id, seats):
            if reader.mode != OFF and (reader.mode != LAST or seats == [reader.seat]):
                await self._leave(game, reader)

    async def _leave(self, game: Game, reader: Reader) -> None:
        after = now = self.post.clock.now()
        vacation = game.seats[reader.seat].vacation
        if vacation is not None and vacation[1] > now:
            after = vacation[1]
        elif reader.mode == DIGEST:
            after = max(now, reader.told_at + DIGEST_SECONDS)
        elif reader.seat in self.renderer.present(game.head.id):
            after = now + GRACE_SECONDS
        words = self._letter(game, reader.seat, reader.lang)
        await self.post.leave(reader.way, game.head.id, reader.seat, words, after)

    async def _readers(self, table: str, seats: list[int]) -> list[Reader]:
        h, w, c = s.holdings.c, s.ways.c, s.choices.c
        query = (
            select(w.id, w.owner, h.seat, w.mode, c.mode, w.lang, w.told, c.told_line)
            .join_from(s.holdings, s.ways, h.owner == w.owner)
            .join(s.choices, (c.owner == h.owner) & (c.table == h.table), isouter=True)
            .where(h.table == table, h.seat.in_(seats), w.confirmed, w.gave_up.is_(None))
        )
        async with self.database.glance() as db:
            rows = list(await db.execute(query))
        return [
            Reader(
                way, owner, seat, chosen or mode, lang, told or 0.0, -1 if line is None else line
            )
            for way, owner, seat, mode, chosen, lang, told, line in rows
        ]

    def _letter(self, game: Game, seat: int, lang: str) -> dict[str, str]:
        """The vote, the question and the recap, as this seat may know them, in the reader's
        language."""
        words, lines = self.renderer.words(_scene(game), lang), []
        vote = Vote.read(game.head.vote)
        if vote is not None and seat in vote.missing(game.seats):
            lines.append(motion(vote, words))
        is_asked = seat in game.asked() and not (game.is_stopped or game.seats[seat].steward)
        if is_asked:
            question, happened = self._told(game, seat, lang)
            lines += [question, *happened]
        name = table_name(game.head, words)
        return {
            "subject": phrase(lang, "notice-turn" if is_asked else "notice-vote", table=name),
            "text": "\n".join(lines),
            "path": f"/t/{game.head.id}",
        }

    def _told(self, game: Game, seat: int, lang: str) -> tuple[str, list[str]]:
        scene, sitting = _scene(game), game.sitting
        words = self.renderer.words(scene, lang)
        told = self.renderer.events(scene, sitting.recap(seat)[-MOST_TOLD:], lang)
        step = game.rules.step(sitting.board)
        assert step is not None  # somebody is asked
        question = words.question(step.name, seat, step.facts(sitting.board, seat))
        return question, [event.text for event in told]

    # -- seats played by programs -------------------------------------------------------------

    async def wish(self, visitor: Visitor, table: str, seat: int, url: str, mode: str) -> None:
        """Takes a wish for your own seat; an empty address ends it."""
        if url:
            await self.webhooks.check(url)
        c = s.notices.c
        async with self.database.write() as db:
            await must_hold(db, visitor, table, seat)
            await db.execute(delete(s.notices).where(c.table == table, c.seat == seat))
            if url:
                await db.execute(
                    insert(s.notices).values(
                        table=table, seat=seat, url=url, mode=mode, told_line=-1, told_at=0.0
                    )
                )

    async def wishes(self, table: str) -> list[Wish]:
        """The wishes of a table's seats."""
        c = s.notices.c
        async with self.database.glance() as db:
            rows = await db.execute(
                select(c.seat, c.url, c.mode, c.told_line, c.told_at).where(c.table == table)
            )
            return [Wish(*row) for row in rows]

    async def _tell_hooks(self, game: Game, seats: list[int], asked: list[int]) -> None:
        for wish in await self.wishes(game.head.id):
            if wish.seat in seats and is_due(wish, asked, last_answer(game, wish.seat)):
                await self._noted(game.head.id, wish.seat, game.sitting.line)
                self._begin(wish, self._for_programs(game, wish.seat))

    async def _noted(self, table: str, seat: int, line: int) -> None:
        c = s.notices.c
        async with self.database.write() as db:
            await db.execute(
                update(s.notices)
                .where(c.table == table, c.seat == seat)
                .values(told_line=line, told_at=time.time())
            )

    def _for_programs(self, game: Game, seat: int) -> dict[str, object]:
        question, happened = self._told(game, seat, game.head.lang)
        title = self.renderer.words(_scene(game), game.head.lang).text("title")
        return {
            "table": game.head.id,
            "title": title,
            "seat": seat,
            "question": question,
            "recap": happened,
            "text": "\n".join([f"{title}: {question}", *happened]),
        }

    def _begin(self, wish: Wish, words: dict[str, object]) -> None:
        if len(self._sending) >= MOST_WAITING:
            log.warning("notice_dropped", seat=wish.seat, waiting=len(self._sending))
            return
        task = asyncio.create_task(self._send(wish, words))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, wish: Wish, words: dict[str, object]) -> None:
        status = await self.webhooks.post(wish.url, words)
        log.info("notice", seat=wish.seat, mode=wish.mode, status=status)

    async def close(self) -> None:
        """Drops what is still on its way; what lies with the post stays there."""
        sending = list(self._sending)
        for task in sending:
            task.cancel()
        await asyncio.gather(*sending, return_exceptions=True)
        await self.webhooks.close()


def _scene(game: Game) -> Scene:
    sitting = game.sitting
    return Scene(
        game.head, game.seats, game.rules, sitting.record, sitting.board, sitting.line, sitting
    )


def last_answer(game: Game, seat: int) -> int:
    """The line of the seat's last answer; -1 before its first."""
    lines = game.sitting.record.lines
    return next((n for n in range(len(lines) - 1, -1, -1) if lines[n].seat == seat), -1)


def is_due(wish: Wish, asked: list[int], answered: int, now: float | None = None) -> bool:
    """Whether to tell: not twice about one question, and as seldom as the mode says."""
    if wish.told_line > answered:
        return False
    if wish.mode == LAST:
        return [seat for seat in asked if seat >= 0] == [wish.seat]
    if wish.mode == DIGEST:
        return (time.time() if now is None else now) - wish.told_at >= DIGEST_SECONDS
    return True


__all__ = ["DIGEST", "DIGEST_SECONDS", "INSTANT", "LAST", "Notices", "Wish", "is_due"]
