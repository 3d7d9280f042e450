"""Copies of a database, from either kind to either: backup, restore, and the move to PostgreSQL."""

import time
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, func, insert, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError

from pelagos.engine.errors import BadData
from pelagos.server.live.clock import CLOCK_SECONDS, LATEST
from pelagos.server.settings import Settings
from pelagos.server.storage import schema as s
from pelagos.server.storage.database import migrate

PASSING = (s.leases, s.limits)
"""What is of no use elsewhere."""

ROWS_AT_ONCE = 500
LOOK_SECONDS = 0.5
LATE_SECONDS = 5.0
"""How late a server on a busy machine may note the time, in seconds."""


def must_exist(database: str) -> None:
    """Raises BadData for a file that is not there, instead of making an empty one."""
    if "://" not in database and not Path(database).expanduser().exists():
        raise BadData(f"there is no database {database}")


def at_rest(database: str) -> None:
    """Returns when it is sure that no server uses a database, which takes half a minute if one did
    lately. Raises BadData when one does: what it stores after a move would be lost."""
    must_exist(database)
    long = CLOCK_SECONDS + LATE_SECONDS
    noted, end = _noted(database), time.monotonic() + long
    while noted > time.time() - long and time.monotonic() < end:
        time.sleep(LOOK_SECONDS)
        if _noted(database) != noted:
            raise BadData("a server is using this database; stop it first (nothing was copied)")


def _noted(database: str) -> float:
    """When a server noted the time last."""
    url = Settings(database).url()
    engine = _engine(url)
    try:
        with engine.connect() as reading:
            found = reading.scalar(select(s.marks.c.value).where(s.marks.c.name == LATEST))
            return float(found or 0.0)
    except DatabaseError as error:
        raise BadData(f"cannot read: {str(error.orig).splitlines()[0]}") from None
    finally:
        engine.dispose()


def copy(source: str, target: str) -> dict[str, int]:
    """Copies everything, as of one moment; the rows of each table.

    The source may be in use. Raises BadData when the target holds anything, or when the source is
    not of this version of Pelagos.
    """
    must_exist(source)
    old, new = Settings(source).url(), Settings(target).url()
    migrate(new)
    here, there = _engine(old), _engine(new)
    try:
        with here.connect() as reading, there.begin() as writing:
            _one_moment(reading, old)
            _check(reading, writing)
            return _copied(reading, writing)
    except DatabaseError as error:
        raise BadData(f"cannot copy: {str(error.orig).splitlines()[0]}") from None
    finally:
        here.dispose()
        there.dispose()


def _engine(url: URL) -> Engine:
    if url.get_backend_name() == "sqlite":
        url = url.set(drivername="sqlite")
    return create_engine(url)


def _one_moment(reading: Connection, url: URL) -> None:
    if url.get_backend_name() == "sqlite":
        reading.exec_driver_sql("BEGIN")
    else:
        reading.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))


def _check(reading: Connection, writing: Connection) -> None:
    versions = [
        db.execute(text("SELECT version_num FROM alembic_version")).scalar()
        for db in (reading, writing)
    ]
    if versions[0] != versions[1]:
        raise BadData(
            "the database is of another version of Pelagos; start the server on it once, then copy"
        )
    for table in (s.tables, s.accounts, s.sessions):
        if writing.execute(select(func.count()).select_from(table)).scalar_one():
            raise BadData("the target is not empty; nothing was copied")


def _copied(reading: Connection, writing: Connection) -> dict[str, int]:
    counts: dict[str, int] = {}
    for table in s.metadata.sorted_tables:
        if table in PASSING:
            continue
        if table is s.marks:
            writing.execute(table.delete())
        rows = reading.execute(select(table)).mappings()
        counts[table.name] = 0
        for some in rows.partitions(ROWS_AT_ONCE):
            writing.execute(insert(table), [dict(row) for row in some])
            counts[table.name] += len(some)
        found = writing.execute(select(func.count()).select_from(table)).scalar_one()
        if found != counts[table.name]:
            raise BadData(f"{table.name}: {found} of {counts[table.name]} rows arrived")
    return counts
