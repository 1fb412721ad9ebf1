"""Results of matches, and ratings made from them"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=True),
        sa.Column("bot", sa.String(length=40), nullable=True),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("stayed", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("why", sa.String(length=8), nullable=False),
        sa.Column("change", sa.Float, nullable=True),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_results")),
    )
    op.create_index("ix_results_user_id_at", "results", ["user_id", "at"])
    op.create_index("ix_results_at", "results", ["at"])
    op.create_table(
        "ratings",
        sa.Column("who", sa.String(length=48), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("pool", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("who", "game", "pool", name=op.f("pk_ratings")),
    )
    op.create_index("ix_ratings_game_pool", "ratings", ["game", "pool"])
