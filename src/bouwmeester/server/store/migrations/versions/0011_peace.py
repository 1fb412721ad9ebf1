"""Peace: whose words somebody does not want to hear, and with whom they do not want to sit"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "peace",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("about", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_peace_user_id")),
        sa.ForeignKeyConstraint(["about"], ["users.id"], name=op.f("fk_peace_about")),
        sa.PrimaryKeyConstraint("user_id", "about", "kind", name=op.f("pk_peace")),
    )
    op.create_index("ix_peace_about", "peace", ["about"])
