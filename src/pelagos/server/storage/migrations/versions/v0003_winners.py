"""Who won a table, so that people can see their results without replaying their games."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds them; tables that were over before have none."""
    op.add_column(
        "tables", sa.Column("winners", sa.String(length=40), nullable=False, server_default="[]")
    )


def downgrade() -> None:
    """Takes them away."""
    op.drop_column("tables", "winners")
