"""The migrations lead to the schema that the code is written for."""

from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from bouwmeester.server.store.schema import metadata
from bouwmeester.server.store.store import migrate, open_engine


def test_a_migrated_database_has_the_schema(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    migrate(url)
    engine = open_engine(url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()
