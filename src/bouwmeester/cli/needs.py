"""What a command needs that is not everywhere: packages of the server, and a house."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bouwmeester.core.errors import BouwmeesterError

_ADDRESS: Final = "the address of a database, such as sqlite:///house.db or postgresql+psycopg://user@host/name"


@contextmanager
def needs_server(database: str) -> Iterator[None]:
    """Imports of the server's packages, with a clear word when they, or the database's, are not there."""
    if database and not database.startswith(("sqlite", "postgresql")):
        raise BouwmeesterError(f"{database!r} is not {_ADDRESS}")
    try:
        if database.startswith("postgresql"):
            import psycopg  # noqa: F401
        if database:
            _read(database)
        yield
    except ImportError as error:
        extra = "postgres" if error.name == "psycopg" else "server"
        raise BouwmeesterError(
            f"the server needs more packages ({error.name}): pip install 'bouwmeester[{extra}]'"
        ) from error


def _read(database: str) -> None:
    """Raises ArgumentError for what is no address at all, see below."""
    from sqlalchemy import make_url

    try:
        make_url(database)
    except ValueError as error:
        raise BouwmeesterError(f"the port in that is no number; wanted: {_ADDRESS}") from error


def needs_house(database: str) -> None:
    """A house is there to be looked at: a name that was mistyped does not make an empty one."""
    from sqlalchemy import make_url

    url = make_url(database)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise BouwmeesterError(f"there is no house in {url.database}; serve makes one")


def trouble_with_database(error: Exception) -> str | None:
    """What a database says that cannot be opened, read or reached; None if it is something else that went wrong."""
    if "sqlalchemy" not in sys.modules:  # which only the server needs
        return None
    from sqlalchemy.exc import ArgumentError, DBAPIError

    if isinstance(error, ArgumentError):
        return f"that is not {_ADDRESS}"
    return f"the database: {error.orig}" if isinstance(error, DBAPIError) else None
