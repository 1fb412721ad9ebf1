"""What carries hints from node to node: PostgreSQL itself, or a Redis or Valkey beside it."""

import contextlib
from collections.abc import AsyncIterator
from typing import Protocol

from bouwmeester.core.errors import BouwmeesterError

#: Where all nodes of a house hear each other; PostgreSQL tells only those in the same database.
CHANNEL = "bouwmeester"


class Carrier(Protocol):
    """Raises whatever went wrong, and can be asked again."""

    async def publish(self, text: str) -> None: ...

    def listen(self) -> AsyncIterator[str]: ...


class NoCarrier(BouwmeesterError):
    """Hints cannot go that way."""


def carrier(hints: str, database: str) -> Carrier:
    """The carrier of a setting: an address of Redis or Valkey, of PostgreSQL, or nothing for the database itself."""
    address = hints or database
    scheme = address.partition(":")[0]
    # What is no address of its kind either is a ValueError.
    with contextlib.suppress(ValueError):
        if scheme.startswith("postgresql"):
            from bouwmeester.server.hints.postgres import Postgres

            return Postgres(address)
        if scheme in ("redis", "rediss", "unix", "valkey", "valkeys"):
            try:
                from bouwmeester.server.hints.redis import Redis
            except ImportError as error:
                raise NoCarrier("hints by Redis need its package: pip install 'bouwmeester[redis]'") from error

            return Redis(address)
    # No more of it is said: there may be a password behind the scheme.
    raise NoCarrier(f"--hints is like redis://host/0 or postgresql+psycopg://user@host/name, which {scheme}… is not")
