"""The engine behind the store: SQLite in one file, or PostgreSQL, with the same code."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import create_engine, event, text
from sqlalchemy.engine import URL, Connection, Engine
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from pelagos.engine.errors import BadData

MIGRATION_LOCK = 7_305_105
"""Any number; servers that start together on PostgreSQL wait for each other on it."""


class Database:
    """Reads and writes in transactions of their own."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.is_sqlite = url.get_backend_name() == "sqlite"
        self._engine = create_async_engine(url)
        if self.is_sqlite:
            _tame_sqlite(self._engine.sync_engine)
        self._writer = self._engine.execution_options(write=True)
        # Every call to SQLite crosses a thread. A single question needs no transaction, and so
        # half the crossings.
        self._glancer = create_async_engine(
            url,
            isolation_level="AUTOCOMMIT",
            skip_autocommit_rollback=True,
            pool_reset_on_return=None,
        )
        if self.is_sqlite:
            event.listen(self._glancer.sync_engine, "connect", _set_pragmas)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that only looks: several questions about one moment."""
        async with self._engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def glance(self) -> AsyncIterator[AsyncConnection]:
        """For a single question, which needs no transaction."""
        async with self._glancer.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes: on SQLite it holds the write lock from its first moment."""
        async with self._writer.begin() as connection:
            yield connection

    async def prepare(self) -> None:
        """Creates or migrates the database. Raises BadData when that cannot be done."""
        await asyncio.to_thread(migrate, self.url)

    async def close(self) -> None:
        """Gives all connections back."""
        await self._engine.dispose()
        await self._glancer.dispose()


def _set_pragmas(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    # FULL: what was acknowledged survives a power cut, not only a killed process.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _tame_sqlite(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def _on_connect(connection: Any, record: object) -> None:
        # Python's own transactions begin too late: a read before a write would race.
        connection.isolation_level = None
        _set_pragmas(connection, record)

    @event.listens_for(engine, "begin")
    def _on_begin(connection: Connection) -> None:
        write = connection.get_execution_options().get("write", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")


def migrate(url: URL) -> None:
    """Brings the database up to date; a new file is created."""
    is_sqlite = url.get_backend_name() == "sqlite"
    if is_sqlite:
        folder = Path(url.database or "").absolute().parent
        if not folder.is_dir():
            raise BadData(f"the folder of the database does not exist: {folder}")
        url = url.set(drivername="sqlite")
    engine = create_engine(url)
    if is_sqlite:
        _tame_sqlite(engine)
        engine = engine.execution_options(write=True)
    config = Config()
    config.set_main_option("script_location", "pelagos.server:migrations")
    config.set_main_option("path_separator", "os")
    try:
        with engine.begin() as connection:
            if not is_sqlite:
                connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except DatabaseError as error:
        reason = str(error.orig).splitlines()[0]
        raise BadData(f"cannot open the database: {reason}") from None
    except CommandError as error:
        raise BadData(f"this database was made by another version of Pelagos: {error}") from None
    finally:
        engine.dispose()
