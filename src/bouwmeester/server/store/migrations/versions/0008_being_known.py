"""Being known: devices that can be signed out, passkeys, and what two guests have played put together"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("label", sa.String(length=60), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=True),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_devices_user_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_devices")),
    )
    op.create_index("ix_devices_user_id", "devices", ["user_id"])
    ended = sa.text("ended IS NOT NULL")
    op.create_index("ix_devices_ended", "devices", ["ended"], sqlite_where=ended, postgresql_where=ended)
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("credential", sa.LargeBinary, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("house", sa.String(length=255), nullable=False),
        sa.Column("label", sa.String(length=60), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=True),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_passkeys_user_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
    )
    op.create_index("ix_passkeys_user_id", "passkeys", ["user_id"])
    op.create_table(
        "joins",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("into", sa.String(length=32), nullable=False),
        sa.Column("other", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("undone", sa.Float, nullable=True),
        sa.ForeignKeyConstraint(["into"], ["users.id"], name=op.f("fk_joins_into")),
        sa.ForeignKeyConstraint(["other"], ["users.id"], name=op.f("fk_joins_other")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_joins")),
    )
    op.create_index("ix_joins_into", "joins", ["into"])
