"""What friends need: a table's name and host, banks of time, votes, rematches, who has come."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

OF_TABLES = ("name", "host", "started", "listed", "increment_seconds", "timeout", "banks")
LATER = ("agreed", "rematch", "vote")
OF_SEATS = ("why", "came", "seen")


def upgrade() -> None:
    """Adds them. Tables of before are under way; their time for an answer comes back each turn."""
    of_tables: list[sa.Column[Any]] = [
        sa.Column("name", sa.String(length=60), nullable=False, server_default=""),
        sa.Column("host", sa.Integer()),
        sa.Column("started", sa.Boolean(), nullable=False, server_default=sa.true()),
        sa.Column("listed", sa.Boolean(), nullable=False, server_default=sa.true()),
        sa.Column("increment_seconds", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("timeout", sa.String(length=8), nullable=False, server_default="steward"),
        sa.Column("banks", sa.Text(), nullable=False, server_default="{}"),
        sa.Column("agreed", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("rematch", sa.String(length=16), nullable=False, server_default=""),
        sa.Column("vote", sa.Text(), nullable=False, server_default=""),
    ]
    of_seats: list[sa.Column[Any]] = [
        sa.Column("why", sa.String(length=8), nullable=False, server_default=""),
        sa.Column("came", sa.Boolean(), nullable=False, server_default=sa.true()),
        sa.Column("seen", sa.Float()),
    ]
    for column in of_tables:
        op.add_column("tables", column)
    for column in of_seats:
        op.add_column("seats", column)
    op.execute(
        "UPDATE tables SET increment_seconds = clock_minutes * 60 WHERE clock_minutes IS NOT NULL"
    )
    op.execute("UPDATE seats SET why = 'late' WHERE steward")


def downgrade() -> None:
    """Takes them away."""
    for name in OF_SEATS:
        op.drop_column("seats", name)
    for name in (*OF_TABLES, *LATER):
        op.drop_column("tables", name)
