"""What happened at tables elsewhere: how they stand now, read for many of them together. In PostgreSQL alone."""

from collections.abc import Mapping
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection

from bouwmeester.server.store.asking import ask
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
    "(SELECT CAST(json_agg(json_build_array(tables.id, events.version, kind, seat, command, body) "
    "ORDER BY events.version) AS text) FROM events "
    "WHERE events.table_id = tables.id AND events.version > known.version)"
)
# A list that comes by a SELECT of its own is not counted when the plan is made, so one plan does for all.
_STANDS: Final = (
    "SELECT tables.id, tables.version, beside, node, status, timing, proposal, rematch, changed, "
    "(SELECT coalesce(max(number), 0) FROM chats WHERE chats.table_id = tables.id), "
    f"{elsewhere('%s')}, {_EVENTS} FROM tables "
    "JOIN unnest((SELECT CAST(%s AS varchar[])), (SELECT CAST(%s AS integer[]))) AS known (id, version) "
    "ON tables.id = known.id"
)
_written = msgspec.json.Decoder(list[Written]).decode


def stands(connection: Connection, known: Mapping[str, int], node: str) -> dict[str, tuple[Stand, list[Written]]]:
    """How tables stand, as far as they are there, and what happened at them after the versions that are known.

    One statement, so that both are of one moment without a transaction.
    """
    found: dict[str, tuple[Stand, list[Written]]] = {}
    for *stand, written in ask(connection, _STANDS, [node, list(known), list(known.values())]):
        found[stand[0]] = (Stand(*stand), [] if written is None else _written(written))
    return found
