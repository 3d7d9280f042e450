"""What a server is told when it starts."""

from dataclasses import dataclass
from os import environ
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from pelagos.engine.errors import BadData

DEFAULT_DATABASE = "pelagos.db"
BODY_LIMIT = 64 * 1024
RECORD_LIMIT = 5 * 1024 * 1024


@dataclass(frozen=True)
class Settings:
    """`database` is a file (SQLite) or a postgresql:// address."""

    database: str = DEFAULT_DATABASE
    workers: int = 1
    bot_processes: int = 1
    """Processes that think for bots; 0 = a thread of the server itself."""
    metrics: bool = False
    webhooks_to_private: bool = False
    """Whether notices may be sent to addresses inside the own network."""

    def url(self) -> URL:
        """The database's address, with the drivers we use."""
        text = self.database
        if "://" not in text:
            return URL.create("sqlite+aiosqlite", database=str(Path(text).expanduser()))
        try:
            url = make_url(text)
        except ArgumentError:
            raise BadData("the database is a file name or a postgresql:// address") from None
        family = url.get_backend_name()
        if family in ("postgresql", "postgres"):
            return url.set(drivername="postgresql+psycopg")
        if family == "sqlite":
            return url.set(drivername="sqlite+aiosqlite")
        raise BadData(f"databases are SQLite files and PostgreSQL, not {family[:20]!r}")

    def to_environment(self) -> None:
        """Hands the settings to worker processes."""
        environ["PELAGOS_DATABASE"] = self.database
        environ["PELAGOS_WORKERS"] = str(self.workers)
        environ["PELAGOS_BOT_PROCESSES"] = str(self.bot_processes)
        environ["PELAGOS_METRICS"] = "1" if self.metrics else ""

    @classmethod
    def from_environment(cls) -> "Settings":
        """The settings a worker process was handed."""
        return cls(
            environ.get("PELAGOS_DATABASE", DEFAULT_DATABASE),
            int(environ.get("PELAGOS_WORKERS", "1")),
            int(environ.get("PELAGOS_BOT_PROCESSES", "1")),
            bool(environ.get("PELAGOS_METRICS")),
        )
