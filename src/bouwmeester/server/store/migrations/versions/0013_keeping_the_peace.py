"""Keeping the peace: reports with what was said, what keepers have done; and who is declined or invited"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "declined",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_declined_table_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_declined_user_id")),
        sa.PrimaryKeyConstraint("table_id", "user_id", name=op.f("pk_declined")),
    )
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("by", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_invitations_table_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_invitations_user_id")),
        sa.ForeignKeyConstraint(["by"], ["users.id"], name=op.f("fk_invitations_by")),
        sa.PrimaryKeyConstraint("table_id", "user_id", name=op.f("pk_invitations")),
    )
    op.create_index("ix_invitations_user_id", "invitations", ["user_id"])
    op.create_index("ix_invitations_by_at", "invitations", ["by", "at"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("by", sa.String(length=32), nullable=False),
        sa.Column("about", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("reason", sa.String(length=12), nullable=False),
        sa.Column("words", sa.String(length=500), nullable=False),
        sa.Column("line", sa.Integer, nullable=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["by"], ["users.id"], name=op.f("fk_reports_by")),
        sa.ForeignKeyConstraint(["about"], ["users.id"], name=op.f("fk_reports_about")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index("ix_reports_by_at", "reports", ["by", "at"])
    op.create_index("ix_reports_about", "reports", ["about"])
    op.create_index("ix_reports_at", "reports", ["at"])
    op.create_table(
        "heard",
        sa.Column("report", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["report"], ["reports.id"], name=op.f("fk_heard_report")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_heard_user_id")),
        sa.PrimaryKeyConstraint("report", "number", name=op.f("pk_heard")),
    )
    op.create_index("ix_heard_user_id", "heard", ["user_id"])
    op.create_table(
        "acts",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("about", sa.String(length=32), nullable=False),
        sa.Column("by", sa.String(length=32), nullable=True),
        sa.Column("reason", sa.String(length=12), nullable=False),
        sa.Column("why", sa.String(length=500), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=True),
        sa.Column("report", sa.String(length=16), nullable=True),
        sa.Column("seen", sa.Float, nullable=True),
        sa.Column("undone", sa.Float, nullable=True),
        sa.Column("undone_by", sa.String(length=32), nullable=True),
        sa.ForeignKeyConstraint(["about"], ["users.id"], name=op.f("fk_acts_about")),
        sa.ForeignKeyConstraint(["by"], ["users.id"], name=op.f("fk_acts_by")),
        sa.ForeignKeyConstraint(["undone_by"], ["users.id"], name=op.f("fk_acts_undone_by")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_acts")),
    )
    op.create_index("ix_acts_about", "acts", ["about"])
    op.create_index("ix_acts_at", "acts", ["at"])
    op.create_index("ix_acts_report", "acts", ["report"])
