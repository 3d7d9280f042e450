"""What a service needs: leases of bots, limits, marks, the age of sessions, closed tables, bans."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds them. A session of before has no known age and starts afresh when it is next used."""
    op.create_table(
        "leases",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("rows", sa.Integer(), nullable=False),
        sa.Column("holder", sa.String(length=40), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table"),
    )
    op.create_table(
        "limits",
        sa.Column("key", sa.String(length=200), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("key"),
    )
    op.create_table(
        "marks",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.add_column("sessions", sa.Column("used", sa.Float(), nullable=False, server_default="0"))
    op.add_column(
        "accounts", sa.Column("banned", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column(
        "tables", sa.Column("closed", sa.Boolean(), nullable=False, server_default=sa.false())
    )


def downgrade() -> None:
    """Takes them away."""
    op.drop_column("tables", "closed")
    op.drop_column("accounts", "banned")
    op.drop_column("sessions", "used")
    for table in ("marks", "limits", "leases"):
        op.drop_table(table)
