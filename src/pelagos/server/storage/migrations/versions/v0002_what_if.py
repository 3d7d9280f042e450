"""Tables that left another: where they left it, and the position they begin in."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds them."""
    op.add_column(
        "tables", sa.Column("origin", sa.String(length=100), nullable=False, server_default="")
    )
    op.add_column("tables", sa.Column("branch", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "starts",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table"),
    )


def downgrade() -> None:
    """Takes them away."""
    op.drop_table("starts")
    op.drop_column("tables", "branch")
    op.drop_column("tables", "origin")
