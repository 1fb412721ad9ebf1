"""Notices: where people want to be told, of what, and what is to be sent"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("address", sa.String(length=1000), nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("style", sa.String(length=8), nullable=False),
        sa.Column("home", sa.String(length=300), nullable=False),
        sa.Column("label", sa.String(length=60), nullable=False),
        sa.Column("state", sa.String(length=12), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_channels_user_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_channels")),
        sa.UniqueConstraint("user_id", "kind", "address", name=op.f("uq_channels_user_id_kind_address")),
    )
    op.create_table(
        "wishes",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_wishes_user_id")),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_wishes")),
    )
    op.create_table(
        "outbox",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("channel", sa.String(length=16), nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("looks", sa.Integer, nullable=False),
        sa.Column("taken", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", "kind", "user_id", "channel", name=op.f("pk_outbox")),
    )
    op.create_index("ix_outbox_due", "outbox", ["due"])
