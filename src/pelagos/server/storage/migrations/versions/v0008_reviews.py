"""Reviews of games: how far each has come, so that a restart goes on with it."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds them."""
    to = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(length=16), to, primary_key=True),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
    )


def downgrade() -> None:
    """Takes them away."""
    op.drop_table("reviews")
