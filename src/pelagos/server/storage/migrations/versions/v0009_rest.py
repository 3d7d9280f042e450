"""Rest: when the clocks of a table stand still."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds it. Tables of before have none."""
    op.add_column("tables", sa.Column("rest", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    """Takes it away."""
    op.drop_column("tables", "rest")
