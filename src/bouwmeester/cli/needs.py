"""What a command needs that not everyone has installed."""

from collections.abc import Iterator
from contextlib import contextmanager

from bouwmeester.core.errors import BouwmeesterError


@contextmanager
def needs_server() -> Iterator[None]:
    """Imports of the server's packages, with a clear word when they are not there."""
    try:
        yield
    except ImportError as error:
        raise BouwmeesterError(
            f"the server needs more packages ({error.name}): pip install 'bouwmeester[server]'"
        ) from error
