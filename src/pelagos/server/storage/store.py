"""Tables, seats, answers and orders in the database. The only writer of games."""

import json
import time
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Row, bindparam, delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from pelagos.server.rest import Rest
from pelagos.server.storage import schema as s
from pelagos.server.storage.database import Database, Glance
from pelagos.server.storage.rows import (
    AnswerRow,
    AsideRow,
    Banks,
    ChatRow,
    Finish,
    Head,
    OrderRow,
    SeatRow,
    Summary,
    Whole,
)

CHANNEL = "pelagos"
LIST_LENGTH = 60
MOST_DUE = 200
NOTIFY = text("SELECT pg_notify(:channel, :table)")
HEAD = select(s.tables).where(s.tables.c.id == bindparam("id"))
"""Made once: every request asks it."""
SEAT = (s.seats.c.seat, s.seats.c.kind, s.seats.c.name, s.seats.c.bot, s.seats.c.steward)
WHOLE_SEAT = [s.seats.c[name] for name in SeatRow.__dataclass_fields__]


class Overtaken(Exception):
    """Another writer has written this table's next line; look again."""


class Store:
    """Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # -- reading ------------------------------------------------------------------------------

    async def head(self, table: str) -> Head | None:
        """The table without its answers."""
        async with self.database.glance() as db:
            row = (await db.execute(HEAD, {"id": table})).first()
        return None if row is None else _head(row)

    async def heads(self, tables: Sequence[str]) -> list[Head]:
        """Several tables at once."""
        async with self.database.glance() as db:
            rows = await db.execute(select(s.tables).where(s.tables.c.id.in_(tables)))
            return [_head(row) for row in rows]

    async def whole(self, table: str) -> Whole | None:
        """Everything about a game, as of one moment."""
        async with self.database.read() as db:
            row = (await db.execute(select(s.tables).where(s.tables.c.id == table))).first()
            if row is None:
                return None
            seats = await _seats(db, table)
            orders = await _orders(db, table)
            a = s.answers.c
            found = await db.execute(
                select(a.seat, a.step, a.text, a.back_to).where(a.table == table).order_by(a.line)
            )
            rows = [AnswerRow(*r) for r in found]
            state = await db.scalar(select(s.starts.c.state).where(s.starts.c.table == table))
            start = None if state is None else json.loads(state)
            return Whole(_head(row), seats, orders, rows, start)

    async def seats(self, table: str) -> list[SeatRow]:
        """The seats of a table."""
        async with self.database.glance() as db:
            return await _seats(db, table)

    async def orders(self, table: str) -> list[OrderRow]:
        """The standing orders of a table; for its owner's eyes, seat by seat."""
        async with self.database.glance() as db:
            return await _orders(db, table)

    async def public(self, over: bool) -> list[tuple[Head, list[SeatRow]]]:
        """Tables anybody may watch, latest first."""
        t = s.tables.c
        where = select(s.tables).where(t.spectators, t.listed, t.over == over, ~t.uploaded)
        return await self._listed(where.order_by(t.updated.desc()).limit(LIST_LENGTH))

    async def of(self, owners: Sequence[str]) -> list[tuple[Head, list[SeatRow]]]:
        """Tables at which one of these owners holds a seat, latest first."""
        t, h = s.tables.c, s.holdings.c
        mine = select(h.table).where(h.owner.in_(owners))
        where = select(s.tables).where(t.id.in_(mine))
        return await self._listed(where.order_by(t.updated.desc()).limit(LIST_LENGTH))

    async def finished_by(self, owners: Sequence[str]) -> list[Finish]:
        """Games that these owners played to the end with one seat, latest first."""
        t, h = s.tables.c, s.holdings.c
        query = (
            select(t.id, t.title, t.players, t.winners, func.min(h.seat))
            .join(s.holdings, h.table == t.id)
            .where(h.owner.in_(owners), t.over, ~t.uploaded, t.origin == "", t.winners != "[]")
            .group_by(t.id)
            .having(func.min(h.seat) == func.max(h.seat))
            .order_by(t.updated.desc(), t.id)
        )
        async with self.database.glance() as db:
            rows = await db.execute(query)
            return [
                Finish(table, title, players, seat in json.loads(winners))
                for table, title, players, winners, seat in rows
            ]

    async def _listed(self, query: Any) -> list[tuple[Head, list[SeatRow]]]:
        async with self.database.read() as db:
            heads = [_head(row) for row in await db.execute(query)]
            c = s.seats.c
            rows = await db.execute(
                select(c.table, *SEAT).where(c.table.in_([h.id for h in heads])).order_by(c.seat)
            )
            seats: dict[str, list[SeatRow]] = {}
            for table, *rest in rows:
                seats.setdefault(table, []).append(SeatRow(*rest))
        return [(h, seats.get(h.id, [])) for h in heads]

    async def due(self, now: float) -> list[str]:
        """Tables at which a bot or the clock should act by itself."""
        t = s.tables.c
        async with self.database.glance() as db:
            rows = await db.execute(
                select(t.id)
                .where(t.due <= now, ~t.over, ~t.paused, ~t.uploaded, ~t.closed)
                .order_by(t.updated)
                .limit(MOST_DUE)
            )
            return [row[0] for row in rows]

    async def live_tables(self) -> int:
        """The number of tables that are going on."""
        t = s.tables.c
        async with self.database.glance() as db:
            query = (
                select(func.count()).select_from(s.tables).where(~t.over, ~t.closed, ~t.uploaded)
            )
            return int((await db.execute(query)).scalar_one())

    # -- writing ------------------------------------------------------------------------------

    async def create(
        self,
        head: Head,
        seats: Iterable[SeatRow],
        answers: Sequence[AnswerRow],
        owner: str | None,
        held: Iterable[int],
        start: dict[str, object] | None = None,
    ) -> None:
        """A new table with its first answers (FATE's), and the seats its founder holds.

        `start` is the position it begins in, if not the usual one.
        """
        values = {name: getattr(head, name) for name in Head.__dataclass_fields__}
        values["options"] = json.dumps(head.options)
        values["asked"] = json.dumps(head.asked)
        values["winners"] = json.dumps(head.winners)
        values["places"] = json.dumps(head.places)
        values["versions"] = json.dumps(head.versions)
        values["banks"] = stored(head.banks)
        values["rest"] = "" if head.rest is None else json.dumps(asdict(head.rest))
        async with self.database.write() as db:
            await db.execute(insert(s.tables).values(**values))
            await db.execute(insert(s.seats), [{"table": head.id, **vars(x)} for x in seats])
            if start is not None:
                await db.execute(insert(s.starts).values(table=head.id, state=json.dumps(start)))
            first = _answers(head.id, 0, answers)
            if first:
                await db.execute(insert(s.answers), first)
            holdings = [{"owner": owner, "table": head.id, "seat": seat} for seat in held]
            if owner is not None and holdings:
                await db.execute(insert(s.holdings), holdings)

    async def append(
        self,
        table: str,
        rows: int,
        answers: Sequence[AnswerRow],
        summary: Summary,
        spent: Sequence[str] = (),
        order: OrderRow | None = None,
    ) -> None:
        """Writes answers after the first `rows` rows, and strikes the orders `spent` on them.

        `order` is a new order that was taken with them.

        Raises Overtaken when somebody else has written there; nothing is written then.
        """
        t = s.tables.c
        values = _answers(table, rows, answers)
        derived: dict[str, object] = {"rows": rows + len(answers)}
        if values:
            # An order that answers nothing yet must not show: neither in a list nor by a clock.
            derived |= {"updated": time.time(), **_derived(summary)}

        def work(db: Connection) -> None:
            if values:
                db.execute(insert(s.answers), values)
            changed = db.execute(
                update(s.tables).where(t.id == table, t.rows == rows).values(**derived)
            )
            if changed.rowcount != 1:
                raise Overtaken
            if order is not None:
                db.execute(insert(s.orders).values(**_order(table, order)))
            if order is not None or spent:
                # Counted apart from all else: nobody may notice that an order was sealed.
                db.execute(update(s.tables).where(t.id == table).values(sealed=t.sealed + 1))
            if spent:
                db.execute(delete(s.orders).where(s.orders.c.id.in_(spent)))
            if not self.database.is_sqlite:
                db.execute(NOTIFY, {"channel": CHANNEL, "table": table})

        try:
            await self.database.transact(work)
        except IntegrityError:
            raise Overtaken from None

    async def update_summary(self, table: str, rows: int, summary: Summary) -> None:
        """Updates what is derived, if the answers are still those it was derived from."""
        t = s.tables.c
        async with self.database.write() as db:
            await db.execute(
                update(s.tables).where(t.id == table, t.rows == rows).values(**_derived(summary))
            )

    async def carry_over(self, head: Head, version: int) -> None:
        """Notes that a table goes on under another version of its rules."""
        t = s.tables.c
        versions = json.dumps([*head.versions, (head.line, head.version, version)])
        async with self.database.write() as db:
            await db.execute(
                update(s.tables)
                .where(t.id == head.id, t.version == head.version)
                .values(version=version, versions=versions)
            )
            await revised(self.database, db, head.id)

    async def revise_seat(self, table: str, seat: int, **values: object) -> None:
        """Changes a seat (name, kind, steward)."""
        c = s.seats.c
        async with self.database.write() as db:
            await db.execute(
                update(s.seats).where(c.table == table, c.seat == seat).values(**values)
            )
            await revised(self.database, db, table)

    async def revise_table(self, table: str, **values: object) -> None:
        """Changes what is agreed beside the answers (a pause, the start, a vote)."""
        async with self.database.write() as db:
            await db.execute(update(s.tables).where(s.tables.c.id == table).values(**values))
            await revised(self.database, db, table)

    async def arrived(self, table: str, seat: int, started: bool) -> None:
        """Notes that a player has come, and whether the clocks may start with that."""
        c = s.seats.c
        async with self.database.write() as db:
            await db.execute(
                update(s.seats).where(c.table == table, c.seat == seat).values(came=True)
            )
            await db.execute(update(s.tables).where(s.tables.c.id == table).values(started=started))

    async def drop_orders(self, table: str, seat: int, id: str | None = None) -> int:
        """Takes orders of this seat back, all or one; returns how many there were."""
        c = s.orders.c
        which = delete(s.orders).where(c.table == table, c.seat == seat)
        async with self.database.write() as db:
            gone = await db.execute(which if id is None else which.where(c.id == id))
            await _resealed(db, table)
            return gone.rowcount

    # -- talk ---------------------------------------------------------------------------------

    async def say(self, table: str, seat: int, words: str, phrase: str = "") -> ChatRow:
        """Adds to the chat."""
        t, now = s.tables.c, time.time()
        async with self.database.write() as db:
            number = (
                await db.execute(
                    update(s.tables)
                    .where(t.id == table)
                    .values(chats=t.chats + 1)
                    .returning(t.chats)
                )
            ).scalar_one()
            row = ChatRow(number, seat, words, now, phrase)
            await db.execute(insert(s.chat).values(table=table, **vars(row)))
            await _notify(self.database, db, table)
        return row

    async def say_aside(self, table: str, name: str, words: str, phrase: str) -> AsideRow:
        """Adds to what spectators say among themselves."""
        t = s.tables.c
        more = update(s.tables).where(t.id == table).values(asides=t.asides + 1)
        async with self.database.write() as db:
            number = (await db.execute(more.returning(t.asides))).scalar_one()
            row = AsideRow(number, name, words, time.time(), phrase)
            await db.execute(insert(s.asides).values(table=table, **vars(row)))
        return row

    async def asides(self, table: str, since: int) -> list[AsideRow]:
        """What spectators said after number `since`."""
        c = s.asides.c
        said = [c[name] for name in AsideRow.__dataclass_fields__]
        query = select(*said).where(c.table == table, c.number > since)
        async with self.database.glance() as db:
            rows = await db.execute(query.order_by(c.number).limit(500))
            return [AsideRow(*row) for row in rows]

    async def chat(self, table: str, since: int) -> list[ChatRow]:
        """What was said after message number `since`."""
        c = s.chat.c
        async with self.database.glance() as db:
            rows = await db.execute(
                select(c.number, c.seat, c.text, c.at, c.phrase)
                .where(c.table == table, c.number > since)
                .order_by(c.number)
                .limit(500)
            )
            return [ChatRow(*row) for row in rows]

    async def notes(self, table: str, seat: int) -> str:
        """The private notes of a seat."""
        c = s.notes.c
        async with self.database.glance() as db:
            found = await db.execute(select(c.text).where(c.table == table, c.seat == seat))
            return str(found.scalar() or "")

    async def write_notes(self, table: str, seat: int, words: str) -> None:
        """Replaces the private notes of a seat."""
        c = s.notes.c
        async with self.database.write() as db:
            await db.execute(delete(s.notes).where(c.table == table, c.seat == seat))
            await db.execute(insert(s.notes).values(table=table, seat=seat, text=words))


async def revised(database: Database, db: AsyncConnection, table: str) -> None:
    """Counts a change to seats or pauses, and tells the other workers."""
    t = s.tables.c
    await db.execute(update(s.tables).where(t.id == table).values(revision=t.revision + 1))
    await _notify(database, db, table)


async def _notify(database: Database, db: AsyncConnection, table: str) -> None:
    if not database.is_sqlite:
        await db.execute(NOTIFY, {"channel": CHANNEL, "table": table})


def _derived(summary: Summary) -> dict[str, object]:
    return {
        "line": summary.line,
        "round": summary.round,
        "asked": json.dumps(summary.asked),
        "over": summary.over,
        "due": summary.due,
        "winners": json.dumps(summary.winners),
        "places": json.dumps(summary.places),
        "banks": stored(summary.banks),
    }


def _answers(table: str, rows: int, answers: Sequence[AnswerRow]) -> list[dict[str, object]]:
    now = time.time()
    return [
        {
            "table": table,
            "line": rows + i,
            "seat": a.seat,
            "step": a.step,
            "text": a.text,
            "back_to": a.back_to,
            "at": now,
        }
        for i, a in enumerate(answers)
    ]


async def _resealed(db: AsyncConnection, table: str) -> None:
    """Counts a change of orders apart from all else: nobody may notice that one was sealed."""
    t = s.tables.c
    await db.execute(update(s.tables).where(t.id == table).values(sealed=t.sealed + 1))


def _order(table: str, order: OrderRow) -> dict[str, object]:
    return {
        "table": table,
        "id": order.id,
        "seat": order.seat,
        "step": order.step,
        "answers": json.dumps(order.answers),
        "again": order.again,
        "at": time.time(),
    }


async def _seats(db: Glance, table: str) -> list[SeatRow]:
    c = s.seats.c
    rows = await db.execute(select(*WHOLE_SEAT).where(c.table == table).order_by(c.seat))
    return [SeatRow(*row) for row in rows]


async def _orders(db: Glance, table: str) -> list[OrderRow]:
    c = s.orders.c
    rows = await db.execute(
        select(c.id, c.seat, c.step, c.answers, c.again).where(c.table == table).order_by(c.at)
    )
    return [
        OrderRow(id, seat, step, tuple(json.loads(a)), again) for id, seat, step, a, again in rows
    ]


def _head(row: Row[Any]) -> Head:
    values = dict(row._mapping)
    values["options"] = json.loads(values["options"])
    values["asked"] = json.loads(values["asked"])
    values["winners"] = json.loads(values["winners"])
    values["places"] = json.loads(values["places"])
    values["versions"] = [(line, was, now) for line, was, now in json.loads(values["versions"])]
    banks = json.loads(values["banks"])
    waiting = {int(seat): since for seat, since in banks.pop("waiting", {}).items()}
    values["banks"] = Banks(**banks, waiting=waiting)
    values["rest"] = Rest(**json.loads(values["rest"])) if values["rest"] else None
    return Head(**values)


def stored(banks: Banks) -> str:
    """Banks as they are kept."""
    return json.dumps(asdict(banks))
