"""What happens between turns: notices, passes, shelves, asides, places."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def _text(name: str, length: int, default: str = "") -> sa.Column[str]:
    return sa.Column(name, sa.String(length=length), nullable=False, server_default=default)


def _of_table(primary: bool = True, nullable: bool = False) -> sa.Column[str]:
    to = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table", sa.String(length=16), to, primary_key=primary, nullable=nullable)


def upgrade() -> None:
    """Adds them. Who played a game of before is the one account that holds its seat."""
    _columns()
    _talk()
    _people()
    _post()
    op.execute(
        "UPDATE seats SET player = (SELECT max(h.owner) FROM holdings h JOIN accounts a"
        ' ON a.id = h.owner WHERE h."table" = seats."table" AND h.seat = seats.seat)'
    )


def _columns() -> None:
    op.add_column("tables", sa.Column("asides", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", _text("places", 60, "[]"))
    op.add_column("seats", sa.Column("player", sa.String(length=16)))
    op.create_index("ix_seats_player", "seats", ["player"])
    op.add_column(
        "accounts", sa.Column("shown", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_index("holdings_table", "holdings", ["table", "seat"])


def _talk() -> None:
    op.add_column("chat", _text("phrase", 20))
    op.create_table(
        "asides",
        _of_table(),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        _text("phrase", 20),
    )


def _people() -> None:
    op.create_table(
        "passes",
        sa.Column("key", sa.String(length=64), primary_key=True),
        _of_table(primary=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
    )
    op.create_table(
        "choices",
        sa.Column("owner", sa.String(length=64), primary_key=True),
        _of_table(),
        _text("mode", 8),
        sa.Column("told_line", sa.Integer(), nullable=False, server_default="-1"),
        _text("shelf", 8),
    )


def _post() -> None:
    op.create_table(
        "ways",
        sa.Column("id", sa.String(length=16), primary_key=True),
        sa.Column("owner", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("mode", sa.String(length=8), nullable=False),
        sa.Column("lang", sa.String(length=2), nullable=False),
        sa.Column("home", sa.Text(), nullable=False),
        sa.Column("off", sa.String(length=64), nullable=False, unique=True),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("told", sa.Float()),
        _text("error", 200),
        sa.Column("gave_up", sa.Float()),
    )
    op.create_index("ix_ways_owner", "ways", ["owner"])
    to_way = sa.ForeignKey("ways.id", ondelete="CASCADE")
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(length=16), primary_key=True),
        sa.Column("way", sa.String(length=16), to_way, nullable=False),
        _of_table(primary=False, nullable=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("after", sa.Float(), nullable=False),
    )
    op.create_index("ix_outbox_way", "outbox", ["way"])
    op.create_index("ix_outbox_after", "outbox", ["after"])
    op.create_table(
        "keys",
        sa.Column("name", sa.String(length=40), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    """Takes them away."""
    for table in ("keys", "outbox", "ways", "choices", "passes", "asides"):
        op.drop_table(table)
    op.drop_column("chat", "phrase")
    op.drop_index("holdings_table", "holdings")
    op.drop_column("accounts", "shown")
    op.drop_index("ix_seats_player", "seats")
    op.drop_column("seats", "player")
    for name in ("asides", "places"):
        op.drop_column("tables", name)
