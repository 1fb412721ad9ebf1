"""Evenings: a set time at which a contest begins, whether one may still sign up, and the seasons of a league"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("contests", sa.Column("starts", sa.Float, nullable=True))
    op.add_column("contests", sa.Column("closed", sa.Boolean, server_default=sa.false(), nullable=False))
    op.add_column("contests", sa.Column("season", sa.Integer, server_default="1", nullable=False))
    op.add_column("contests", sa.Column("previous", sa.String(length=32), nullable=True))
    op.create_index("ix_contests_previous", "contests", ["previous"], unique=True)
