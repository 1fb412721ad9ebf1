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


_EVENTS: Final = (
    "(SELECT json_agg(json_build_array(events.version, kind, seat, command, body) ORDER BY events.version) "
    "FROM events WHERE events.table_id = tables.id AND events.version > known.version)"
)
_STANDS: Final = text(
    "SELECT tables.id, tables.version, beside, node, status, timing, proposal, rematch, changed, "
    "(SELECT coalesce(max(number), 0) FROM chats WHERE chats.table_id = tables.id), "
    f"{elsewhere(':node')}, {_EVENTS} FROM tables "
    "JOIN unnest(CAST(:ids AS varchar[]), CAST(:versions AS integer[])) AS known (id, version) "
    "ON tables.id = known.id"
)


def stands(connection: Connection, known: Mapping[str, int], node: str) -> dict[str, tuple[Stand, list[Written]]]:
    """How tables stand, as far as they are there, and what happened at them after the versions that are known.

    One statement, so that both are of one moment without a transaction.
    """
    asked: dict[str, Any] = {"ids": list(known), "versions": list(known.values()), "node": node}
    found: dict[str, tuple[Stand, list[Written]]] = {}
    for *stand, written in connection.execute(_STANDS, asked):
        found[stand[0]] = (Stand(*stand), [Written(stand[0], *event) for event in written or ()])
    return found
