"""Several nodes: what changes beside the match is counted, who has the duties of a table, who lives, who is where"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("beside", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("node", sa.String(16), nullable=True))
    op.create_index(
        "ix_tables_node",
        "tables",
        ["node"],
        sqlite_where=sa.text("status = 'playing'"),
        postgresql_where=sa.text("status = 'playing'"),
    )
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("release", sa.String(length=32), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_nodes")),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("node", sa.String(length=16), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "node", name=op.f("pk_presence")),
    )
    op.create_index("ix_presence_node", "presence", ["node"])
