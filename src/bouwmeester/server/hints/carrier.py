"""What carries hints from node to node: PostgreSQL itself, or a Redis or Valkey beside it."""

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
    if address.startswith("postgresql"):
        from bouwmeester.server.hints.postgres import Postgres

        return Postgres(address)
    if address.partition(":")[0] in ("redis", "rediss", "unix", "valkey", "valkeys"):
        from bouwmeester.server.hints.redis import Redis

        return Redis(address)
    raise NoCarrier(f"hints go by redis://… or postgresql+psycopg://…, not by {address.partition(':')[0]}")
