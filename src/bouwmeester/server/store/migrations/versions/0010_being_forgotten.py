"""Being forgotten: when, for those who have asked for it"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("users", sa.Column("leaving", sa.Float, nullable=True))
