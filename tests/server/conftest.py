"""Houses for the tests: on SQLite and on PostgreSQL, the same tests for both."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres
from tests.server.running import Running

DATABASES = ("sqlite", "postgresql")

#: Makes the address of a new, empty database.
NewDatabase = Callable[[], str]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture(scope="session", params=DATABASES)
def new_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> NewDatabase:
    """Both kinds of database, one after the other."""
    if request.param == "postgresql":
        server: Postgres = request.getfixturevalue("postgres")
        return server.database
    return lambda: sqlite(tmp_path_factory.mktemp("house"))


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'house.db'}"


@pytest.fixture(scope="session")
def server(new_database: NewDatabase) -> Iterator[Running]:
    """A running house of each kind, shared by all tests that need none of their own: each has its own guests."""
    running = Running(new_database())
    running.start()
    yield running
    running.stop()
