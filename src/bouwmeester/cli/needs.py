"""What a command needs that is not everywhere: packages of the server, and a house."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bouwmeester.core.errors import BouwmeesterError


@contextmanager
def needs_server(database: str) -> Iterator[None]:
    """Imports of the server's packages, with a clear word when they, or the database's, are not there."""
    try:
        if database.startswith("postgresql"):
            import psycopg  # noqa: F401
        yield
    except ImportError as error:
        extra = "postgres" if error.name == "psycopg" else "server"
        raise BouwmeesterError(
            f"the server needs more packages ({error.name}): pip install 'bouwmeester[{extra}]'"
        ) from error


def needs_house(database: str) -> None:
    """A house is there to be looked at: a name that was mistyped does not make an empty one."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        url = make_url(database)
    except ArgumentError as error:
        raise BouwmeesterError(
            f"{database!r} is not the address of a database, such as sqlite:///house.db"
        ) from error
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise BouwmeesterError(f"there is no house in {url.database}; serve makes one")
