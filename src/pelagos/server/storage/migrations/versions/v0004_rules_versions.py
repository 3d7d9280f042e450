"""When a table went over to a newer version of its title's rules."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds it."""
    op.add_column("tables", sa.Column("versions", sa.Text(), nullable=False, server_default="[]"))


def downgrade() -> None:
    """Takes it away."""
    op.drop_column("tables", "versions")
