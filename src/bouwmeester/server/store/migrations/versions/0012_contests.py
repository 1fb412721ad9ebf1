"""Contests: tournaments and leagues, who takes part, and the tables of their rounds"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "contests",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("code", sa.String(length=8), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("groups", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=True),
        sa.Column("taken", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["host"], ["users.id"], name=op.f("fk_contests_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_contests")),
        sa.UniqueConstraint("code", name=op.f("uq_contests_code")),
    )
    op.create_index("ix_contests_host", "contests", ["host"])
    op.create_index("ix_contests_status_changed", "contests", ["status", "changed"])
    op.create_index(
        "ix_contests_due",
        "contests",
        ["due"],
        sqlite_where=sa.text("due IS NOT NULL"),
        postgresql_where=sa.text("due IS NOT NULL"),
    )
    op.create_table(
        "entrants",
        sa.Column("contest_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("group", sa.Integer, nullable=False),
        sa.Column("came", sa.Float, nullable=False),
        sa.Column("gone", sa.Float, nullable=True),
        sa.ForeignKeyConstraint(["contest_id"], ["contests.id"], name=op.f("fk_entrants_contest_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_entrants_user_id")),
        sa.PrimaryKeyConstraint("contest_id", "number", name=op.f("pk_entrants")),
        sa.UniqueConstraint("contest_id", "user_id", name=op.f("uq_entrants_contest_id_user_id")),
    )
    op.create_index("ix_entrants_user_id", "entrants", ["user_id"])
    op.create_table(
        "contest_tables",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("contest_id", sa.String(length=32), nullable=False),
        sa.Column("group", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("begins", sa.Integer, nullable=True),
        sa.Column("awaited", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(["contest_id"], ["contests.id"], name=op.f("fk_contest_tables_contest_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_contest_tables")),
        sa.UniqueConstraint(
            "contest_id", "group", "round", "number", name=op.f("uq_contest_tables_contest_id_group_round_number")
        ),
    )
