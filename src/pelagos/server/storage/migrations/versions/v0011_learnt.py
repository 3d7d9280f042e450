"""What accounts have learnt: lessons done and puzzles solved."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the table."""
    op.create_table(
        "learnt",
        sa.Column("account", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("account", "kind", "title", "name"),
    )


def downgrade() -> None:
    """Takes it away."""
    op.drop_table("learnt")
