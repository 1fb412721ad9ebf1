"""Tables by host, links that work once, what everybody saw, who gave a chair up, and what somebody has put away"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_index("ix_tables_host", "tables", ["host"])
    op.add_column("users", sa.Column("link", sa.String(32), nullable=True))
    # Until now everybody saw all of it.
    op.add_column("tables", sa.Column("shown", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET shown = version")
    with op.batch_alter_table("chairs", schema=None) as batch_op:
        batch_op.add_column(sa.Column("resigned", sa.String(length=32), nullable=True))
        batch_op.create_foreign_key(op.f("fk_chairs_resigned"), "users", ["resigned"], ["id"])
    op.create_index(
        "ix_chairs_resigned",
        "chairs",
        ["resigned"],
        sqlite_where=sa.text("resigned IS NOT NULL"),
        postgresql_where=sa.text("resigned IS NOT NULL"),
    )
    op.create_table(
        "put_away",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_put_away_table_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_put_away_user_id")),
        sa.PrimaryKeyConstraint("user_id", "table_id", name=op.f("pk_put_away")),
    )
