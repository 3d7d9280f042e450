"""The engine behind the store: SQLite in one file, or PostgreSQL, with the same code."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Protocol, TypeVar

import structlog
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import CursorResult, Executable, Table, create_engine, event, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, Connection, Engine
from sqlalchemy.exc import DatabaseError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import QueuePool

from pelagos.engine.errors import BadData
from pelagos.server.lanes import Lane
from pelagos.server.settings import STATEMENT_SECONDS
from pelagos.server.storage import postgres

MIGRATION_LOCK = 7_305_105
"""Any number; servers that start together on PostgreSQL wait for each other on it."""


AWAY = ("57P", "080")
"""How PostgreSQL says that it is starting, stopping or out of reach."""

FIRST_WAIT, LONGEST_WAIT = 0.2, 10.0

FOR_ITS_OWNER = 0o600
"""Hands and chance are in the file: it is nobody else's on the machine to read."""

LAST_READS = 2.0
"""Seconds in which what is being read when a server ends may be read to its end."""

log = structlog.get_logger()

T = TypeVar("T")


class NotThereYet(BadData):
    """A database that cannot be reached now, but may be later."""


def waits() -> Iterator[float]:
    """The seconds between one try and the next: longer each time, up to a limit."""
    wait = FIRST_WAIT
    while True:
        yield wait
        wait = min(2 * wait, LONGEST_WAIT)


class Glance(Protocol):
    """Something that answers a single question."""

    async def execute(
        self, statement: Executable, parameters: Mapping[str, Any] | None = None
    ) -> CursorResult[*tuple[Any, ...]]:
        """The rows."""


class Database:
    """Reads and writes in transactions of their own."""

    def __init__(self, url: URL, writes: Lane, seconds: float = STATEMENT_SECONDS) -> None:
        """`seconds`: how long a statement may take on PostgreSQL."""
        self.url = url
        self._seconds = seconds
        self.is_sqlite = url.get_backend_name() == "sqlite"
        self._writes = writes
        # a connection lost while nobody used it is replaced before anybody notices
        pool: dict[str, Any] = {"pool_pre_ping": True, "pool_timeout": 10}
        if self.is_sqlite:
            self._engine = create_async_engine(url)
            _tame_sqlite(self._engine.sync_engine)
        else:
            limits = postgres.within(seconds)
            self._engine = create_async_engine(url, **pool, connect_args=limits)
            postgres.notice_lone_commits(self._engine.sync_engine)
        self._writer = self._engine.execution_options(write=True)
        # SQLite always reads one moment; PostgreSQL has to be asked for it
        one_moment = {} if self.is_sqlite else {"isolation_level": "REPEATABLE READ"}
        self._reader = self._engine.execution_options(**one_moment)
        # writers of a file wait for each other anyway: in turn, rather than by luck
        self._in_turn = asyncio.Lock()
        self._near = _near_engine(url) if self.is_sqlite else None
        self._inline: Connection | None = None

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that only looks: several questions about one moment."""
        async with self._reader.begin() as connection:
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
            async with self.write() as connection:
                return await connection.run_sync(work)
        async with self._in_turn:
            return await self._writes.run(_transact, self._near, work)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes: on SQLite it holds the write lock from its first moment."""
        if self.is_sqlite:
            async with self._in_turn, self._writer.begin() as connection:
                yield connection
            return
        async with postgres.deadline(self._seconds), self._writer.connect() as connection:
            async with connection.begin():
                yield connection
            postgres.check_commit(connection)

    def upsert(self, table: Table) -> Any:
        """An insert that may say what happens to a row that is there already."""
        return sqlite.insert(table) if self.is_sqlite else postgresql.insert(table)

    async def prepare(self) -> None:
        """Creates or migrates the database. Raises BadData when that cannot be done.

        Waits for a PostgreSQL that does not answer yet.
        """
        for wait in waits():
            try:
                await asyncio.to_thread(migrate, self.url)
                return
            except NotThereYet as error:
                log.warning("database_awaited", reason=str(error), again_in=wait)
            await asyncio.sleep(wait)

    async def close(self) -> None:
        """Gives all connections back, once those that still read have done so."""
        pool = self._engine.pool
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_READS):
                while isinstance(pool, QueuePool) and pool.checkedout():
                    await asyncio.sleep(0.01)
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
        if not options.get("glance", False):  # which would see the same moment forever
            write = options.get("write", False)
            connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")


def migrate(url: URL) -> None:
    """Brings the database up to date; a new file is created."""
    is_sqlite = url.get_backend_name() == "sqlite"
    if is_sqlite:
        folder = Path(url.database or "").absolute().parent
        if not folder.is_dir():
            raise BadData(f"the folder of the database does not exist: {folder}")
        with suppress(OSError):  # of which the database tells in its own words
            Path(url.database or "").touch(FOR_ITS_OWNER)
        url = url.set(drivername="sqlite")
    engine = create_engine(url)
    if is_sqlite:
        _tame_sqlite(engine)
        engine = engine.execution_options(write=True)
    config = Config()
    config.set_main_option("script_location", "pelagos.server.storage:migrations")
    config.set_main_option("path_separator", "os")
    try:
        with engine.begin() as connection:
            if not is_sqlite:
                connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except DatabaseError as error:
        reason = str(error.orig).splitlines()[0]
        kind = NotThereYet if not is_sqlite and _may_come_back(error) else BadData
        raise kind(f"cannot open the database: {reason}") from None
    except CommandError as error:
        raise BadData(f"this database was made by another version of Pelagos: {error}") from None
    finally:
        engine.dispose()


def _may_come_back(error: DatabaseError) -> bool:
    """Whether a PostgreSQL is only down or starting, rather than refusing us."""
    state = getattr(error.orig, "sqlstate", None)
    return isinstance(error, OperationalError) and (state is None or state[:3] in AWAY)
