"""The settings of a server when it starts: by the command line, or by the environment."""

import re
from dataclasses import dataclass, fields
from os import environ
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from pelagos.engine.errors import BadData

DEFAULT_DATABASE = "pelagos.db"
BODY_LIMIT = 64 * 1024
RECORD_LIMIT = 5 * 1024 * 1024
PREFIX = "PELAGOS_"
STATEMENT_SECONDS = 30.0
SEVERAL_HOSTS = re.compile(
    r"(?P<start>postgres(ql)?://([^@/]*@)?)(?P<hosts>[^@/?]*,[^@/?]*)/(?P<name>[^?]*)(\?(?P<query>.*))?"
)
ON = ("1", "true", "yes", "on")


@dataclass(frozen=True)
class Settings:
    """Each can be given in the environment as PELAGOS_ and its name in capitals."""

    database: str = DEFAULT_DATABASE
    """A file (SQLite) or a postgresql:// address."""
    workers: int = 1
    bot_processes: int = 1
    """Processes of a worker for bots that take their time; 0 = threads of the server itself."""
    review_seconds: float = 150.0
    """Seconds of a core that the review of a game may take."""
    bots_elsewhere: bool = False
    """Whether bots think in processes of `pelagos bots` only."""
    metrics: bool = False
    """Whether there is /metrics."""
    metrics_token: str = ""
    """The token for reading /metrics; without it only this machine may read them."""
    webhooks_to_private: bool = False
    """Whether notices may be sent to addresses inside the own network."""
    address: str = ""
    """Where players find this server, such as https://pelagos.example: links in notices lead there.
    Without it they lead to where each player was when they asked for notifications."""
    smtp: str = ""
    """The mail server for notices: smtp://user:password@host:587, or smtps://…"""
    mail_from: str = ""
    """The address that e-mail comes from."""
    limits: str = ""
    """Rates that differ from the usual: `tables=200/hour,hints=off`; `off` alone ends them all."""
    live_tables: int = 5000
    """Tables that may be going on at once."""
    sockets: int = 2000
    """Live channels of a worker."""
    sockets_of_an_address: int = 200
    """Live channels of a worker that one address may have."""
    origins: str = ""
    """Further addresses, such as https://club.example, whose pages may use this server."""
    trusted_proxies: str = "127.0.0.1,::1"
    """Machines whose word about a visitor's address and HTTPS is taken."""
    request_seconds: float = 20.0
    """The seconds within which a request must have arrived."""
    statement_seconds: float = STATEMENT_SECONDS
    """The seconds that PostgreSQL may take over a statement; a third of them to wait for a lock."""

    def url(self) -> URL:
        """The database's address, with the drivers we use."""
        text = self.database
        if "://" not in text:
            return URL.create("sqlite+aiosqlite", database=str(Path(text).expanduser()))
        try:
            url = make_url(_one_host_each(text))
        except (ArgumentError, ValueError):
            raise BadData("the database is a file name or a postgresql:// address") from None
        family = url.get_backend_name()
        if family in ("postgresql", "postgres"):
            return url.set(drivername="postgresql+psycopg")
        if family == "sqlite":
            return url.set(drivername="sqlite+aiosqlite")
        raise BadData(f"databases are SQLite files and PostgreSQL, not {family[:20]!r}")

    def rates(self) -> dict[str, str]:
        """The rates that differ from the usual, by name."""
        from pelagos.server.people.limits import RATES  # which needs a database and so this file

        if self.limits.strip() == "off":
            return dict.fromkeys(RATES, "off")
        pairs = [part.split("=", 1) for part in self.limits.split(",") if part.strip()]
        found = {pair[0].strip(): pair[-1].strip() for pair in pairs}
        unknown = sorted(set(found) - set(RATES))
        if unknown:
            raise BadData(f"there is no limit {unknown[0]!r}; there are {', '.join(RATES)}")
        return found

    def to_environment(self) -> None:
        """Hands the settings to worker processes."""
        for field in fields(self):
            value = getattr(self, field.name)
            environ[PREFIX + field.name.upper()] = (
                ("1" if value else "") if isinstance(value, bool) else str(value)
            )

    @classmethod
    def from_environment(cls, **given: object) -> "Settings":
        """The settings of the environment; those `given` come first."""
        found: dict[str, object] = {}
        for field in fields(cls):
            text = environ.get(PREFIX + field.name.upper())
            if text is not None:
                found[field.name] = _value(field.name, text, field.default)
        return cls(**{**found, **given})  # type: ignore[arg-type] # read by the types of defaults


def _one_host_each(text: str) -> str:
    """An address with several hosts, as PostgreSQL's own programs write it, as SQLAlchemy does."""
    found = SEVERAL_HOSTS.fullmatch(text)
    if found is None:
        return text
    hosts = "&".join(f"host={host}" for host in found["hosts"].split(","))
    more = f"&{found['query']}" if found["query"] else ""
    return f"{found['start']}/{found['name']}?{hosts}{more}"


def _value(name: str, text: str, default: object) -> object:
    if isinstance(default, bool):
        return text.strip().lower() in ON
    try:
        return type(default)(text)  # type: ignore[call-arg] # str, int or float
    except ValueError:
        raise BadData(f"{PREFIX}{name.upper()} must be a number, not {text[:20]!r}") from None
