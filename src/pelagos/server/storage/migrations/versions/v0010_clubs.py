"""What a club wants: vacations, series and cups, peoples in the numbers, names for each reader."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

PLAYER = ("Player ", "Игрок ", "Gracz ")
"""What seats without a name were called, before their number."""


def upgrade() -> None:
    """Adds them. A seat that was called by its number alone has no name from now on."""
    number = sa.Column("vacation_days", sa.Integer(), nullable=False, server_default="0")
    op.add_column("tables", number)
    op.add_column("tables", sa.Column("peoples", sa.Text(), nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("vacation_from", sa.Float()))
    op.add_column("seats", sa.Column("vacation_until", sa.Float()))
    op.add_column(
        "seats", sa.Column("vacation_taken", sa.Integer(), nullable=False, server_default="0")
    )
    for word in PLAYER:
        op.execute(f"UPDATE seats SET name = '' WHERE name = '{word}' || (seat + 1)")
    _cups()


def _of_cup() -> sa.Column[str]:
    to = sa.ForeignKey("cups.id", ondelete="CASCADE")
    return sa.Column("cup", sa.String(length=16), to, primary_key=True)


def _cups() -> None:
    op.create_table(
        "cups",
        sa.Column("id", sa.String(length=16), primary_key=True),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("wish", sa.Text(), nullable=False),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("by_itself", sa.Boolean(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("stage", sa.String(length=8), nullable=False),
    )
    op.create_table(
        "members",
        _of_cup(),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("player", sa.String(length=16)),
    )
    op.create_table(
        "memberships",
        sa.Column("owner", sa.String(length=64), primary_key=True),
        _of_cup(),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
    )
    op.create_table(
        "fixtures",
        _of_cup(),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("seats", sa.String(length=60), nullable=False),
        sa.Column("table", sa.String(length=16), nullable=False, server_default=""),
    )
    op.create_index("ix_fixtures_table", "fixtures", ["table"])


def downgrade() -> None:
    """Takes them away."""
    for table in ("fixtures", "memberships", "members", "cups"):
        op.drop_table(table)
    for name in ("vacation_from", "vacation_until", "vacation_taken"):
        op.drop_column("seats", name)
    for name in ("vacation_days", "peoples"):
        op.drop_column("tables", name)
