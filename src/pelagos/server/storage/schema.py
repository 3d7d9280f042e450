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
    false,
    true,
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
    Column("name", String(60), nullable=False, server_default=""),
    Column("host", Integer),  # the founder's seat
    Column("listed", Boolean, nullable=False, server_default=true()),
    Column("increment_seconds", Integer, nullable=False, server_default="0"),
    Column("timeout", String(8), nullable=False, server_default="steward"),
    Column("rest", Text, nullable=False, server_default=""),  # when the clocks stand still, as JSON
    Column("vacation_days", Integer, nullable=False, server_default="0"),  # of each player
    # what changes; `revision` counts changes to seats and pauses, `sealed` those to orders
    Column("paused", Boolean, nullable=False),
    Column("closed", Boolean, nullable=False, server_default=false()),
    Column("started", Boolean, nullable=False, server_default=true()),
    Column("agreed", Boolean, nullable=False, server_default=false()),
    Column("rematch", String(TABLE_ID), nullable=False, server_default=""),
    Column("vote", Text, nullable=False, server_default=""),
    Column("revision", Integer, nullable=False),
    Column("sealed", Integer, nullable=False),
    Column("chats", Integer, nullable=False),
    Column("asides", Integer, nullable=False, server_default="0"),
    # derived from the answers; `rows` counts undos too
    Column("rows", Integer, nullable=False),
    Column("line", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("asked", String(80), nullable=False),
    Column("over", Boolean, nullable=False),
    Column("winners", String(40), nullable=False, server_default="[]"),
    Column("places", String(60), nullable=False, server_default="[]"),
    Column("peoples", Text, nullable=False, server_default="[]"),
    Column("updated", Float, nullable=False),
    Column("due", Float),
    Column("banks", Text, nullable=False, server_default="{}"),
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
    Column("why", String(8), nullable=False, server_default=""),
    Column("came", Boolean, nullable=False, server_default=true()),
    Column("seen", Float),
    Column("player", String(TABLE_ID), index=True),  # the account that plays here
    # the player's vacation, the latest one, and the days taken in all
    Column("vacation_from", Float),
    Column("vacation_until", Float),
    Column("vacation_taken", Integer, nullable=False, server_default="0"),
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
    Column("phrase", String(20), nullable=False, server_default=""),
)

asides = Table(
    "asides",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("phrase", String(20), nullable=False, server_default=""),
)
"""What spectators say among themselves."""

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
    Column("banned", Boolean, nullable=False, server_default=false()),
    Column("shown", Boolean, nullable=False, server_default=false()),  # wants a page of its own
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(HASH), primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE")),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False, server_default="0"),  # to the day
)

holdings = Table(
    "holdings",
    metadata,
    Column("owner", String(HASH), primary_key=True),
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Index("holdings_table", "table", "seat"),
)
"""Which seats an owner may use: a session's token hash, or an account's id."""

passes = Table(
    "passes",
    metadata,
    Column("key", String(HASH), primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("expires", Float, nullable=False),
)
"""Keys that work once: to open a seat on another device, or to hand it to somebody else."""

choices = Table(
    "choices",
    metadata,
    Column("owner", String(HASH), primary_key=True),
    _of_table(),
    Column("mode", String(8), nullable=False, server_default=""),
    Column("told_line", Integer, nullable=False, server_default="-1"),
    Column("shelf", String(8), nullable=False, server_default=""),
)
"""What an owner wants of one table: when to be notified, and where it stands in their list."""

ways = Table(
    "ways",
    metadata,
    Column("id", String(TABLE_ID), primary_key=True),
    Column("owner", String(HASH), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False),
    Column("mode", String(8), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("home", Text, nullable=False),  # where its links lead to
    Column("off", String(HASH), nullable=False, unique=True),
    Column("confirmed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("told", Float),
    Column("error", String(200), nullable=False, server_default=""),
    Column("gave_up", Float),
)
"""Where an owner is notified that it is their turn: this browser, an e-mail address, a topic."""

outbox = Table(
    "outbox",
    metadata,
    Column("id", String(TABLE_ID), primary_key=True),
    Column("way", ForeignKey("ways.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE")),
    Column("seat", Integer, nullable=False),
    Column("words", Text, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("after", Float, nullable=False, index=True),
)
"""Notices that are to be sent, and when to try next."""

keys = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Keys of the server itself."""

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

cups = Table(
    "cups",
    metadata,
    Column("id", String(TABLE_ID), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("wish", Text, nullable=False),  # how its tables are founded, as JSON
    Column("title", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Column("by_itself", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("key", String(HASH), nullable=False),
    Column("created", Float, nullable=False),
    Column("stage", String(8), nullable=False),
)
"""Several games that count together: a series of the same people, or a cup of all against all."""

members = Table(
    "members",
    metadata,
    Column("cup", ForeignKey("cups.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String(60), nullable=False),
    Column("player", String(TABLE_ID)),
)
"""Who plays in a cup; the first is its host."""

memberships = Table(
    "memberships",
    metadata,
    Column("owner", String(HASH), primary_key=True),
    Column("cup", ForeignKey("cups.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
)
"""Which members an owner is: a session's token hash, or an account's id."""

fixtures = Table(
    "fixtures",
    metadata,
    Column("cup", ForeignKey("cups.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("round", Integer, nullable=False),
    Column("seats", String(60), nullable=False),
    Column("table", String(TABLE_ID), nullable=False, server_default="", index=True),
)
"""The games of a cup: who plays, seat by seat, and the table once there is one."""

leases = Table(
    "leases",
    metadata,
    _of_table(),
    Column("rows", Integer, nullable=False),
    Column("holder", String(40), nullable=False),
    Column("until", Float, nullable=False),
)
"""The process that lets a bot think about a table, as it is after this many rows, and until when.
"""

reviews = Table(
    "reviews",
    metadata,
    _of_table(),
    Column("state", Text, nullable=False),
    Column("done", Boolean, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("asked", Float, nullable=False),
)
"""A computer's look at a game, finished or as far as it has come, as JSON."""

learnt = Table(
    "learnt",
    metadata,
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("title", String(40), primary_key=True),
    Column("name", String(60), primary_key=True),
)
"""The lessons an account has done and the puzzles it has solved."""

limits = Table(
    "limits",
    metadata,
    Column("key", String(200), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("expires", Float, nullable=False),
)
"""How often somebody did something within the present window of time."""

marks = Table(
    "marks",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Float, nullable=False),
)
"""Single figures of the server itself: the latest time it knows, the last write that was tried."""
