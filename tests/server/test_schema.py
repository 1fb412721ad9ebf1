"""The migrations lead to the schema that the code is written for."""

from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from bouwmeester.server.store.migrating import MIGRATIONS, migrate
from bouwmeester.server.store.schema import metadata
from bouwmeester.server.store.store import open_engine


def test_a_migrated_database_has_the_schema(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    engine = open_engine(url)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_migrations_are_called_by_their_number() -> None:
    """Whether there is anything to do is seen by the names of the files alone."""
    known = [(one.revision, Path(one.path).name[:4]) for one in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]
    assert known
    assert [number for number, _ in known] == [name for _, name in known]
