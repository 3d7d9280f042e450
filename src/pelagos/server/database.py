"""The engine behind the store: SQLite in one file, or PostgreSQL, with the same code."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Protocol, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import CursorResult, Executable, create_engine, event, text
from sqlalchemy.engine import URL, Connection, Engine
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from pelagos.engine.errors import BadData

MIGRATION_LOCK = 7_305_105
"""Any number; servers that start together on PostgreSQL wait for each other on it."""


T = TypeVar("T")


class Glance(Protocol):
    """Something that answers a single question."""

    async def execute(
        self, statement: Executable, parameters: Mapping[str, Any] | None = None
    ) -> CursorResult[*tuple[Any, ...]]:
        """The rows."""


class Database:
    """Reads and writes in transactions of their own."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.is_sqlite = url.get_backend_name() == "sqlite"
        self._engine = create_async_engine(url)
        if self.is_sqlite:
            _tame_sqlite(self._engine.sync_engine)
        self._writer = self._engine.execution_options(write=True)
        self._near = _near_engine(url) if self.is_sqlite else None
        self._inline: Connection | None = None

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that only looks: several questions about one moment."""
        async with self._engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def glance(self) -> AsyncIterator[Glance]:
        """For a single question, which needs no transaction.

        SQLite answers it at once, in microseconds and without waiting for any writer (WAL);
        handing it to a thread and back would cost a busy machine a thousand times as much.
        """
        if self._near is None:
            async with self._engine.connect() as connection:
                yield connection
            return
        if self._inline is None:
            self._inline = self._near.connect().execution_options(glance=True)
        yield _Inline(self._inline)

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """A transaction that writes, as one piece of work: one crossing of threads on SQLite."""
        if self._near is None:
            async with self._writer.begin() as connection:
                return await connection.run_sync(work)
        return await asyncio.to_thread(_transact, self._near, work)

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
        if self._inline is not None:
            self._inline.close()
        if self._near is not None:
            self._near.dispose()


class _Inline:
    """A connection used where one stands."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def execute(
        self, statement: Executable, parameters: Mapping[str, Any] | None = None
    ) -> CursorResult[*tuple[Any, ...]]:
        return self._connection.execute(statement, parameters)


def _near_engine(url: URL) -> Engine:
    """SQLite without a thread of its own."""
    engine = create_engine(url.set(drivername="sqlite"))
    _tame_sqlite(engine)
    return engine


def _transact(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.execution_options(write=True).begin() as connection:
        return work(connection)


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
        options = connection.get_execution_options()
        if not options.get("glance", False):  # which would see one moment for ever
            write = options.get("write", False)
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
