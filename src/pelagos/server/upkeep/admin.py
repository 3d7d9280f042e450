"""What the operator of a server may do to tables and people. Nothing here shows a hand."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, or_, select, update

from pelagos.engine.errors import BadData
from pelagos.server.keys import digest, new_secret
from pelagos.server.lanes import Lane
from pelagos.server.people.accounts import forget
from pelagos.server.people.seats import vacate
from pelagos.server.settings import Settings
from pelagos.server.storage import schema as s
from pelagos.server.storage.database import Database
from pelagos.server.storage.rows import HUMAN
from pelagos.server.storage.store import revised
from pelagos.server.upkeep.copying import must_exist

DAY = 24 * 3600.0


@dataclass(frozen=True)
class Listed:
    """A table in a list."""

    table: str
    title: str
    line: int
    state: str
    days: float
    """Since something last happened."""


class Admin:
    """Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def tables(self) -> list[Listed]:
        """All tables, the one where something happened last first."""
        t, now = s.tables.c, time.time()
        query = select(t.id, t.title, t.line, t.over, t.closed, t.uploaded, t.paused, t.updated)
        async with self.database.read() as db:
            rows = await db.execute(query.order_by(t.updated.desc()))
            return [_listed(row, now) for row in rows]

    async def close(self, table: str, closed: bool = True) -> None:
        """Nobody can play on at a closed table; it can be looked at. It can be opened again."""
        t = s.tables.c
        async with self.database.write() as db:
            found = await db.execute(update(s.tables).where(t.id == table).values(closed=closed))
            _one(found.rowcount, f"there is no table {table}")
            await revised(self.database, db, table)

    async def hand_over(self, table: str, seat: int) -> str:
        """Takes a seat from its holder; the key for the next one."""
        c, key = s.seats.c, new_secret()
        async with self.database.write() as db:
            found = await db.execute(
                update(s.seats)
                .where(c.table == table, c.seat == seat)
                .values(secret=digest(key), kind=HUMAN, steward=False, why="", bot="", player=None)
            )
            _one(found.rowcount, f"there is no seat {seat + 1} at a table {table}")
            await vacate(db, table, seat)
            await revised(self.database, db, table)
        return key

    async def ban(self, name: str, banned: bool = True) -> None:
        """Bars an account, or lets it in again; it is signed out everywhere."""
        a = s.accounts.c
        async with self.database.write() as db:
            row = (await db.execute(select(a.id).where(a.key == name.casefold()))).first()
            _one(0 if row is None else 1, f"there is no account {name}")
            assert row is not None
            await db.execute(update(s.accounts).where(a.id == row.id).values(banned=banned))
            await db.execute(delete(s.sessions).where(s.sessions.c.account == row.id))

    async def delete_account(self, name: str) -> None:
        """Deletes an account, as its owner could; games stay."""
        a = s.accounts.c
        async with self.database.write() as db:
            row = (await db.execute(select(a.id).where(a.key == name.casefold()))).first()
            _one(0 if row is None else 1, f"there is no account {name}")
            assert row is not None
            await forget(self.database, db, row.id)

    async def delete_table(self, table: str) -> None:
        """Deletes a table with all that was said and played there."""
        async with self.database.write() as db:
            found = await db.execute(delete(s.tables).where(s.tables.c.id == table))
            _one(found.rowcount, f"there is no table {table}")

    async def tidy(self, days: float, running_too: bool) -> int:
        """Deletes tables at which nothing has happened for this many days: those that are over,
        closed or uploaded; those going on only if `running_too`. How many there were."""
        t = s.tables.c
        which = delete(s.tables).where(t.updated < time.time() - days * DAY)
        if not running_too:
            which = which.where(or_(t.over, t.closed, t.uploaded))
        async with self.database.write() as db:
            return (await db.execute(which)).rowcount


def _one(count: int, otherwise: str) -> None:
    if count != 1:
        raise BadData(otherwise)


def _listed(row: Any, now: float) -> Listed:
    days = round((now - row.updated) / DAY, 1)
    return Listed(row.id, row.title, row.line, _state(row), days)


def _state(row: object) -> str:
    names = ("uploaded", "closed", "over", "paused")
    return next((name for name in names if getattr(row, name)), "running")


@asynccontextmanager
async def admin_of(settings: Settings) -> AsyncIterator[Admin]:
    """The admin of a database, which must be there and up to date."""
    must_exist(settings.database)
    lane = Lane("writes", 1, 100)
    database = Database(settings.url(), lane)
    await database.prepare()
    try:
        yield Admin(database)
    finally:
        await database.close()
        lane.close()
