"""What happened at tables elsewhere: how they stand now, read for many of them together. In PostgreSQL alone."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, text

from bouwmeester.server.store.nodes import elsewhere


class Stand(NamedTuple):
    """A table as it stands beside its match, for one who knows how it stood."""

    id: str
    version: int
    beside: int
    node: str | None
    status: str
    timing: str | None
    proposal: str | None
    rematch: str | None
    changed: float
    #: The number of what was said last.
    said: int
    #: Which seats have their people at other nodes, one bit each.
    elsewhere: int


class Written(NamedTuple):
    """An event as it was written."""

    table: str
    version: int
    kind: str
    seat: int
    command: str
    body: str


_STANDS: Final = text(
    "SELECT id, version, beside, node, status, timing, proposal, rematch, changed, "
    "(SELECT coalesce(max(number), 0) FROM chats WHERE chats.table_id = tables.id), "
    f"{elsewhere(':node')} FROM tables WHERE id = ANY(:ids)"
)
_EVENTS: Final = text(
    "SELECT table_id, events.version, kind, seat, command, body FROM events "
    "JOIN unnest(CAST(:ids AS varchar[]), CAST(:versions AS integer[])) AS known (id, version) "
    "ON events.table_id = known.id AND events.version > known.version ORDER BY table_id, events.version"
)


def stands(connection: Connection, ids: list[str], node: str) -> dict[str, Stand]:
    """How tables stand, as far as they are there."""
    return {row[0]: Stand(*row) for row in connection.execute(_STANDS, {"ids": ids, "node": node})}


def after(connection: Connection, known: Mapping[str, int]) -> dict[str, list[Written]]:
    """What happened at tables after the versions that are known of them."""
    asked: dict[str, Any] = {"ids": list(known), "versions": list(known.values())}
    found: dict[str, list[Written]] = {id: [] for id in known}
    for row in connection.execute(_EVENTS, asked) if known else ():
        found[row[0]].append(Written(*row))
    return found
