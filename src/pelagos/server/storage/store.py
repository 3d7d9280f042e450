"""Tables, seats, answers and orders in the database. The only writer of games."""

import json
import time
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    bindparam,
    delete,
    exists,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from pelagos.server.rest import Rest
from pelagos.server.storage import schema as s
from pelagos.server.storage.database import Database, Glance
from pelagos.server.storage.rows import (
    BOT,
    OPEN,
    RESIGNED,
    AnswerRow,
    Banks,
    Finish,
    Head,
    OrderRow,
    SeatRow,
    Summary,
    Whole,
)

CHANNEL = "pelagos"
LIST_LENGTH = 60
MOST_OF_ONES_OWN = 300
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
        """Tables anybody may watch: those with a free seat first, then the latest."""
        t, c = s.tables.c, s.seats.c
        people = select(func.count()).where(c.table == t.id, c.kind != BOT).scalar_subquery()
        seen = t.spectators, t.listed, ~t.uploaded, ~t.closed
        # a seat may have gone to a bot since: alone against bots one plays unseen
        where = select(s.tables).where(t.over == over, *seen, people != 1)
        has_room = exists().where(c.table == t.id, c.kind == OPEN)
        return await self._listed(
            where.order_by(has_room.desc(), t.updated.desc()).limit(LIST_LENGTH)
        )

    async def of(self, owners: Sequence[str]) -> list[tuple[Head, list[SeatRow]]]:
        """Tables at which one of these owners holds a seat: those going on, then the latest."""
        t, h = s.tables.c, s.holdings.c
        mine = select(h.table).where(h.owner.in_(owners))
        where = select(s.tables).where(t.id.in_(mine))
        return await self._listed(where.order_by(t.over, t.updated.desc()).limit(MOST_OF_ONES_OWN))

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

    async def people(self, table: str) -> list[str]:
        """Those who hold seats at a table: accounts, or sessions of those without one."""
        c = s.holdings.c
        async with self.database.glance() as db:
            rows = await db.execute(select(c.owner).where(c.table == table).distinct())
            return [row[0] for row in rows]

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
        values["peoples"] = json.dumps(head.peoples)
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
        head: Head,
        answers: Sequence[AnswerRow],
        summary: Summary,
        spent: Sequence[str] = (),
        order: OrderRow | None = None,
    ) -> None:
        """Writes answers after those of `head`, and strikes the orders `spent` on them.

        `order` is a new order that was taken with them.

        Raises Overtaken when somebody else has written there, or changed seats or a pause; nothing
        is written then.
        """
        t, table, rows = s.tables.c, head.id, head.rows
        values = _answers(table, rows, answers)
        derived: dict[str, object] = {"rows": rows + len(answers)}
        if values:
            # An order that answers nothing yet must not show: neither in a list nor by a clock.
            derived |= {"updated": time.time(), **_derived(summary)}

        def work(db: Connection) -> None:
            if values:
                db.execute(insert(s.answers), values)
            changed = db.execute(update(s.tables).where(*_still(head)).values(**derived))
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

    async def update_summary(self, head: Head, summary: Summary) -> bool:
        """Updates what is derived, if all it was derived from is still so; whether it is."""
        still = update(s.tables).where(*_still(head))
        async with self.database.write() as db:
            return (await db.execute(still.values(**_derived(summary)))).rowcount == 1

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

    async def give_to_bot(self, table: str, seat: int, why: str) -> None:
        """A bot takes a seat over, and why, unless its player has resigned."""
        c = s.seats.c
        mine = update(s.seats).where(c.table == table, c.seat == seat, c.why != RESIGNED)
        async with self.database.write() as db:
            await db.execute(mine.values(steward=True, why=why))
            await revised(self.database, db, table)

    async def replace_vote(self, head: Head, now: str) -> bool:
        """Another vote in place of the one of `head`, if that is the table's still."""
        t = s.tables.c
        mine = update(s.tables).where(t.id == head.id, t.vote == head.vote, ~t.over)
        async with self.database.write() as db:
            if (await db.execute(mine.values(vote=now))).rowcount != 1:
                return False
            await revised(self.database, db, head.id)
        return True

    async def revise_table(self, table: str, **values: object) -> None:
        """Changes what is agreed apart from the answers (a pause, the start, a vote)."""
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
            if started:
                here = update(s.tables).where(s.tables.c.id == table)
                await db.execute(here.values(started=True))

    async def drop_orders(self, table: str, seat: int, id: str | None = None) -> int:
        """Takes orders of this seat back, all or one; returns how many there were."""
        c = s.orders.c
        which = delete(s.orders).where(c.table == table, c.seat == seat)
        async with self.database.write() as db:
            gone = await db.execute(which if id is None else which.where(c.id == id))
            await _resealed(db, table)
            return gone.rowcount


async def revised(database: Database, db: AsyncConnection, table: str) -> None:
    """Counts a change to seats or pauses, and tells the other workers."""
    t = s.tables.c
    await db.execute(update(s.tables).where(t.id == table).values(revision=t.revision + 1))
    await notify(database, db, table)


async def notify(database: Database, db: AsyncConnection, table: str) -> None:
    """Tells the other workers to look at a table again."""
    if not database.is_sqlite:
        await db.execute(NOTIFY, {"channel": CHANNEL, "table": table})


def _still(head: Head) -> list[ColumnElement[bool]]:
    """Whether no answer has been given and nothing else has changed since a head was read."""
    t = s.tables.c
    return [t.id == head.id, t.rows == head.rows, t.revision == head.revision]


def _derived(summary: Summary) -> dict[str, object]:
    return {
        "line": summary.line,
        "round": summary.round,
        "asked": json.dumps(summary.asked),
        "over": summary.over,
        "due": summary.due,
        "winners": json.dumps(summary.winners),
        "places": json.dumps(summary.places),
        "peoples": json.dumps(summary.peoples),
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
    values["peoples"] = json.loads(values["peoples"])
    values["versions"] = [(line, was, now) for line, was, now in json.loads(values["versions"])]
    banks = json.loads(values["banks"])
    waiting = {int(seat): since for seat, since in banks.pop("waiting", {}).items()}
    away = {int(seat): (start, end) for seat, (start, end) in banks.pop("vacations", {}).items()}
    values["banks"] = Banks(**banks, waiting=waiting, vacations=away)
    values["rest"] = Rest(**json.loads(values["rest"])) if values["rest"] else None
    return Head(**values)


def stored(banks: Banks) -> str:
    """Banks as they are kept."""
    return json.dumps(asdict(banks))
