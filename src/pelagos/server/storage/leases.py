"""Leases: of several workers and machines, one thinks about a table at a time."""

import os
import socket

from sqlalchemy import ColumnClause, delete, literal_column, or_

from pelagos.server.keys import new_id
from pelagos.server.storage import schema as s
from pelagos.server.storage.database import Database

LEASE_SECONDS = 15.0
"""How long a worker that was killed keeps others from its tables."""

NOW: dict[bool, ColumnClause[float]] = {
    # by the database's clock: machines need not agree on the time
    True: literal_column("((julianday('now') - 2440587.5) * 86400.0)"),
    False: literal_column("(extract(epoch FROM clock_timestamp()))"),
}


class Leases:
    """The leases of one worker."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.holder = f"{socket.gethostname()[:16]}:{os.getpid()}:{new_id()}"[:40]
        self._now = NOW[database.is_sqlite]

    async def claim(self, table: str, rows: int) -> bool:
        """Whether this worker may think about the table as it is after this many rows.

        Claiming again prolongs it. A lease that is over, or about rows gone by, is anybody's;
        so is one that ends later than any could: the clock was set back.
        """
        c, now = s.leases.c, self._now
        new = self.database.upsert(s.leases).values(
            table=table, rows=rows, holder=self.holder, until=now + LEASE_SECONDS
        )
        free = or_(
            c.rows < rows, c.holder == self.holder, c.until < now, c.until > now + LEASE_SECONDS
        )
        taken = new.on_conflict_do_update(
            index_elements=[c.table],
            set_={"rows": rows, "holder": self.holder, "until": now + LEASE_SECONDS},
            where=free,
        ).returning(c.table)
        async with self.database.write() as db:
            return (await db.execute(taken)).first() is not None

    async def release(self, table: str) -> None:
        """Gives a table back that was not thought about to the end."""
        c = s.leases.c
        async with self.database.write() as db:
            await db.execute(delete(s.leases).where(c.table == table, c.holder == self.holder))
