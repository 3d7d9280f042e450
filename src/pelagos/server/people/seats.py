"""Which seats somebody holds, and how a seat is taken: by one person, whatever happens at once."""

import time
from dataclasses import dataclass

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from pelagos.server.errors import Refused
from pelagos.server.keys import digest, new_secret
from pelagos.server.people.visitor import Visitor
from pelagos.server.storage import schema as s
from pelagos.server.storage.database import Database
from pelagos.server.storage.rows import HUMAN, OPEN, RESIGNED
from pelagos.server.storage.store import revised

# Statements that every request asks are made once.
HELD = select(s.holdings.c.seat).where(
    s.holdings.c.table == bindparam("table"), s.holdings.c.owner == bindparam("owner")
)
LINKED = select(s.seats.c.seat).where(
    s.seats.c.table == bindparam("table"), s.seats.c.secret == bindparam("secret")
)

VISIT, HAND = "visit", "hand"
"""What a pass is for: your seat in another browser, or handing the seat to somebody else."""
DAY = 24 * 3600.0
PASS_DAYS = 14

OF_ITS_PLAYER = (s.holdings, s.passes, s.notices, s.notes, s.orders)
"""What belongs to the seat's present player and is not passed on to the next."""


async def vacate(db: AsyncConnection, table: str, seat: int) -> None:
    """Nobody holds a seat any more, and nothing they left there works or can be read."""
    await _reserve(db, table, seat)
    # nor is an order sealed there that would not be seen here
    here = select(s.tables.c.id).where(s.tables.c.id == table)
    await db.execute(here.with_for_update(key_share=True))
    for left in OF_ITS_PLAYER:
        await db.execute(delete(left).where(left.c.table == table, left.c.seat == seat))


async def must_hold(db: AsyncConnection, visitor: Visitor, table: str, seat: int) -> None:
    """Refuses who does not hold a seat, or no longer does. Until the transaction is over nobody
    else can take it: what is left there now will be struck when the seat changes hands."""
    key = await _reserve(db, table, seat)
    if key is not None and key == visitor.seat_secret:
        return
    h = s.holdings.c
    theirs = select(h.owner).where(h.table == table, h.seat == seat, h.owner.in_(visitor.owners))
    if (await db.execute(theirs)).first() is None:
        raise Refused(403, "not_yours", "not_your_seat")


async def _reserve(db: AsyncConnection, table: str, seat: int) -> str | None:
    """Nobody else changes a seat until the transaction is over; its key, as it is kept."""
    c = s.seats.c
    row = select(c.secret).where(c.table == table, c.seat == seat).with_for_update()
    key: str | None = (await db.execute(row)).scalar()
    return key


@dataclass(frozen=True)
class Taken:
    """A seat that was taken, and its new key."""

    seat: int
    key: str


class Seats:
    """Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def held(self, visitor: Visitor, table: str) -> list[int]:
        """The seats of a table this visitor may use."""
        found: set[int] = set()
        async with self.database.glance() as db:
            for owner in visitor.owners:
                rows = await db.execute(HELD, {"table": table, "owner": owner})
                found.update(row[0] for row in rows)
            if visitor.seat_secret is not None:
                secret = {"table": table, "secret": visitor.seat_secret}
                rows = await db.execute(LINKED, secret)
                found.update(row[0] for row in rows)
        return sorted(found)

    async def hold(self, visitor: Visitor, table: str, seat: int) -> None:
        """Remembers that this visitor may use a seat."""
        async with self.database.write() as db:
            await self._hold(db, visitor, table, seat)

    async def take_open(self, visitor: Visitor, table: str, seat: int, name: str) -> Taken:
        """Takes an open seat. If several try at once, one gets it."""
        c = s.seats.c
        async with self.database.write() as db:
            taken = await self._take(db, visitor, table, name, c.seat == seat, c.kind == OPEN)
        if taken is None:
            raise Refused(403, "not_open")
        return taken

    async def take_by_key(self, visitor: Visitor, table: str, key: str, name: str) -> Taken:
        """Takes the seat a key or a pass belongs to. It is spent: nobody can use it again."""
        mine = s.seats.c.secret == digest(key)
        async with self.database.write() as db:
            taken = await self._take(db, visitor, table, name, mine)
            if taken is None:
                taken = await self._take_by_pass(db, visitor, table, key, name)
        if taken is None:
            raise Refused(403, "wrong_secret")
        return taken

    async def _take_by_pass(
        self, db: AsyncConnection, visitor: Visitor, table: str, key: str, name: str
    ) -> Taken | None:
        """Opens your own seat here, too, or takes a seat that was handed over."""
        p = s.passes.c
        spent = delete(s.passes).where(p.key == digest(key), p.table == table)
        row = (await db.execute(spent.returning(p.seat, p.kind, p.expires))).first()
        if row is None or row.expires < time.time():
            return None
        if row.kind == VISIT:
            await self._hold(db, visitor, table, row.seat)
            return Taken(row.seat, "")
        await vacate(db, table, row.seat)
        taken = await self._take(db, visitor, table, name, s.seats.c.seat == row.seat)
        if taken is None:  # resigned meanwhile; all stays as it was
            raise Refused(403, "wrong_secret")
        return taken

    async def new_pass(self, visitor: Visitor, table: str, seat: int, kind: str) -> str:
        """A key to your own seat for one use. Of those that hand it over the latest is good."""
        p, key, now = s.passes.c, new_secret(), time.time()
        row = {
            "key": digest(key),
            "table": table,
            "seat": seat,
            "kind": kind,
            "expires": now + PASS_DAYS * DAY,
        }
        async with self.database.write() as db:
            await must_hold(db, visitor, table, seat)
            await db.execute(delete(s.passes).where(p.expires < now))
            if kind == HAND:
                older = delete(s.passes).where(p.table == table, p.seat == seat, p.kind == HAND)
                await db.execute(older)
            await db.execute(insert(s.passes).values(**row))
        return key

    async def _take(
        self, db: AsyncConnection, visitor: Visitor, table: str, name: str, *which: object
    ) -> Taken | None:
        """Seats somebody. Nothing stays there of people who had its key and never sat there."""
        key = new_secret()
        values: dict[str, object] = {
            "kind": HUMAN,
            "secret": digest(key),
            "steward": False,
            "why": "",
            "came": True,
            "player": visitor.account,
        }
        if name:
            values["name"] = name
        mine = update(s.seats).where(s.seats.c.table == table, s.seats.c.why != RESIGNED)
        for one in which:
            mine = mine.where(one)  # type: ignore[arg-type] # comparisons of columns
        found = await db.execute(mine.values(**values).returning(s.seats.c.seat))
        seat: int | None = found.scalar()
        if seat is None:
            return None
        h = s.holdings.c
        held = select(h.owner).where(h.table == table, h.seat == seat).limit(1)
        if (await db.execute(held)).first() is None:
            await vacate(db, table, seat)
        await self._hold(db, visitor, table, seat)
        await revised(self.database, db, table)
        return Taken(seat, key)

    async def clear(self, table: str, seat: int, **values: object) -> None:
        """Resets a seat; nobody holds it any more."""
        c = s.seats.c
        async with self.database.write() as db:
            await vacate(db, table, seat)
            await db.execute(
                update(s.seats).where(c.table == table, c.seat == seat).values(**values)
            )
            await revised(self.database, db, table)

    async def follow(self, old: str, new: str, players: int) -> bool:
        """Seats everybody at a rematch, one seat further on. Of two at once the first is played."""
        t, h = s.tables.c, s.holdings.c
        async with self.database.write() as db:
            first = await db.execute(
                update(s.tables).where(t.id == old, t.rematch == "").values(rematch=new)
            )
            if first.rowcount != 1:
                await db.execute(delete(s.holdings).where(h.table == new))
                await db.execute(update(s.tables).where(t.id == new).values(closed=True))
                return False
            for owner, seat in list(
                await db.execute(select(h.owner, h.seat).where(h.table == old))
            ):
                row = {"owner": owner, "table": new, "seat": (seat + 1) % players}
                await db.execute(
                    self.database.upsert(s.holdings).values(**row).on_conflict_do_nothing()
                )
        return True

    async def owners(self, table: str) -> list[tuple[str, int]]:
        """Who holds which seat of a table."""
        h = s.holdings.c
        async with self.database.glance() as db:
            rows = await db.execute(select(h.owner, h.seat).where(h.table == table))
            return [(owner, seat) for owner, seat in rows]

    async def saw(self, table: str, seats: list[int], now: float) -> None:
        """Notes that the players of these seats have a page open."""
        c = s.seats.c
        async with self.database.write() as db:
            await db.execute(
                update(s.seats).where(c.table == table, c.seat.in_(seats)).values(seen=now)
            )

    async def new_key(self, visitor: Visitor, table: str, seat: int, alone: bool) -> str:
        """A new key for your own seat; the old one no longer works.

        `alone`: nobody else who held the seat holds it from now on.
        """
        c, key = s.seats.c, new_secret()
        async with self.database.write() as db:
            await must_hold(db, visitor, table, seat)
            await db.execute(
                update(s.seats).where(c.table == table, c.seat == seat).values(secret=digest(key))
            )
            if alone:
                for other in (s.passes, s.notices):
                    c = other.c
                    await db.execute(delete(other).where(c.table == table, c.seat == seat))
                h = s.holdings.c
                await db.execute(
                    delete(s.holdings).where(
                        h.table == table, h.seat == seat, h.owner.not_in(visitor.owners)
                    )
                )
            await revised(self.database, db, table)
        return key

    async def _hold(self, db: AsyncConnection, visitor: Visitor, table: str, seat: int) -> None:
        c = s.seats.c
        if visitor.account is not None:
            here = update(s.seats).where(c.table == table, c.seat == seat, c.player.is_(None))
            await db.execute(here.values(player=visitor.account))
        for owner in visitor.owners:
            row = {"owner": owner, "table": table, "seat": seat}
            await db.execute(
                self.database.upsert(s.holdings).values(**row).on_conflict_do_nothing()
            )
