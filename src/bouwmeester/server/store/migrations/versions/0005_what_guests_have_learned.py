"""What guests have learned: the lessons they have taken, and what the guide need not explain again"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("users", sa.Column("learned", sa.Text, nullable=True))
