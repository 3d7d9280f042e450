"""The time by which deadlines are kept. It does not jump when somebody sets the machine's clock."""

import time
from collections.abc import Callable

from sqlalchemy import select, text

from pelagos.server.storage import schema as s
from pelagos.server.storage.database import Database

AT_ONCE = 0.0
"""The deadline of what should happen now: no clock can be set back so far that it waits."""

LATEST = "latest time"
CLOCK_SECONDS = 30.0
"""So often a server notes the time."""
DATABASE_TIME = text("SELECT extract(epoch FROM clock_timestamp())")


class Clock:
    """Read once at the start, then counted on; a restart never goes back behind what was known.

    On PostgreSQL it is read from the database, so that machines need not agree on the time.
    """

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._ahead = wall() - steady()

    def now(self) -> float:
        """Seconds since 1970, as the server counts them."""
        return self._steady() + self._ahead

    async def set(self, database: Database) -> None:
        """Takes the time from the machine or the database, and what is known from before."""
        async with database.read() as db:
            now = self._wall()
            if not database.is_sqlite:
                now = float((await db.execute(DATABASE_TIME)).scalar_one())
            latest = await db.scalar(select(s.marks.c.value).where(s.marks.c.name == LATEST))
        self._ahead = max(now, latest or 0.0) - self._steady()


async def mark(database: Database, name: str, value: float) -> None:
    """Writes a mark: the larger of what is there and the new value."""
    c = s.marks.c
    new = database.upsert(s.marks).values(name=name, value=value)
    kept = new.on_conflict_do_update(
        index_elements=[c.name], set_={"value": value}, where=c.value < value
    )
    async with database.write() as db:
        await db.execute(kept)
