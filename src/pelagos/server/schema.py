"""The database: what is kept of tables, seats, answers and people.

`answers` is the truth about a game and is only ever appended to: an undo is one more row that says
to which answer the game goes back. Its `line` counts rows, so the key (table, line) admits one
writer. The columns of `tables` that are derived from it are a cache for lists and clocks.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

TABLE_ID = 16
HASH = 64


def _of_table() -> Column[str]:
    return Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", String(TABLE_ID), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("chance", String(HASH), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("clock_minutes", Integer),
    Column("spectators", Boolean, nullable=False),
    Column("lang", String(2), nullable=False),
    Column("uploaded", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    # of a what-if: the game it left, and how many lines were played there
    Column("origin", String(100), nullable=False, server_default=""),
    Column("branch", Integer, nullable=False, server_default="0"),
    # when the table went over to newer rules: a list of [line, old version, new version]
    Column("versions", Text, nullable=False, server_default="[]"),
    # what changes; `revision` counts changes to seats and pauses, `sealed` those to orders
    Column("paused", Boolean, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("sealed", Integer, nullable=False),
    Column("chats", Integer, nullable=False),
    # derived from the answers; `rows` counts undos too
    Column("rows", Integer, nullable=False),
    Column("line", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("asked", String(80), nullable=False),
    Column("over", Boolean, nullable=False),
    Column("winners", String(40), nullable=False, server_default="[]"),
    Column("updated", Float, nullable=False),
    Column("due", Float),
    Index("tables_due", "due"),
    Index("tables_updated", "over", "updated"),
)

answers = Table(
    "answers",
    metadata,
    _of_table(),
    Column("line", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("step", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("back_to", Integer),
    Column("at", Float, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(60), nullable=False),
    Column("bot", String(20), nullable=False),
    Column("steward", Boolean, nullable=False),
    Column("secret", String(HASH), index=True),
)

starts = Table(
    "starts",
    metadata,
    _of_table(),
    Column("state", Text, nullable=False),
)
"""The position a what-if begins in, where it has no lines of the game it left."""

orders = Table(
    "orders",
    metadata,
    _of_table(),
    Column("id", String(TABLE_ID), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("step", String(60), nullable=False),
    Column("answers", Text, nullable=False),
    Column("again", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(TABLE_ID), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("key", String(60), nullable=False, unique=True),
    Column("password", Text, nullable=False),
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(HASH), primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE")),
    Column("created", Float, nullable=False),
)

holdings = Table(
    "holdings",
    metadata,
    Column("owner", String(HASH), primary_key=True),
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
)
"""Which seats an owner may use: a session's token hash, or an account's id."""

notices = Table(
    "notices",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("url", Text, nullable=False),
    Column("mode", String(8), nullable=False),
    Column("told_line", Integer, nullable=False),
    Column("told_at", Float, nullable=False),
)
