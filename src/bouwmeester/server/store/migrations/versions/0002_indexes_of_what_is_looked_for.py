"""The indexes of tables hold public ones and those with a clock; a move elsewhere need not touch them"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.drop_index("ix_tables_status_changed", "tables")
    op.create_index(
        "ix_tables_status_changed",
        "tables",
        ["status", "changed"],
        sqlite_where=sa.text("public = 1"),
        postgresql_where=sa.text("public"),
    )
    op.drop_index("ix_tables_deadline", "tables")
    op.create_index(
        "ix_tables_deadline",
        "tables",
        ["deadline"],
        sqlite_where=sa.text("deadline IS NOT NULL"),
        postgresql_where=sa.text("deadline IS NOT NULL"),
    )
