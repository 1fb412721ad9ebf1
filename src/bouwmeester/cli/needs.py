"""What a command needs that not everyone has installed."""

from collections.abc import Iterator
from contextlib import contextmanager

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
