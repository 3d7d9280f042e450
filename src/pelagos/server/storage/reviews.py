"""Reviews in the database."""

from dataclasses import dataclass

from sqlalchemy import select, update

from pelagos.server.storage import schema as s
from pelagos.server.storage.database import Database


@dataclass(frozen=True)
class ReviewRow:
    """A review as far as it has come. One that failed too often is done as well."""

    table: str
    state: str
    done: bool
    failures: int


class ReviewStore:
    """Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, table: str) -> ReviewRow | None:
        """The review of a table, if somebody has asked for one."""
        return await self._first(s.reviews.c.table == table)

    async def next(self) -> ReviewRow | None:
        """The review under way that was asked for first."""
        return await self._first(~s.reviews.c.done)

    async def _first(self, which: object) -> ReviewRow | None:
        c = s.reviews.c
        wanted = select(c.table, c.state, c.done, c.failures).where(which)  # type: ignore[arg-type]
        async with self.database.glance() as db:
            row = (await db.execute(wanted.order_by(c.asked, c.table).limit(1))).first()
        return None if row is None else ReviewRow(*row)

    async def begin(self, table: str, state: str, now: float) -> None:
        """Asks for a review; one that is there stays."""
        row = {"table": table, "state": state, "done": False, "failures": 0, "asked": now}
        new = self.database.upsert(s.reviews).values(**row).on_conflict_do_nothing()
        async with self.database.write() as db:
            await db.execute(new)

    async def save(self, row: ReviewRow) -> None:
        """Keeps how far it has come."""
        change = {"state": row.state, "done": row.done, "failures": row.failures}
        async with self.database.write() as db:
            await db.execute(
                update(s.reviews).where(s.reviews.c.table == row.table).values(**change)
            )
