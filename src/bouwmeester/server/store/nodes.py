"""The nodes of a house as rows: who lives, who is where, and whose duties need somebody else. In PostgreSQL alone.

Until when a node may be taken to live is by the clock of the database, so that machines need not agree on theirs.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, bindparam, delete, literal_column, or_, select, update
from sqlalchemy.dialects.postgresql import insert

from bouwmeester.server.store.schema import chairs, nodes, presence, tables
from bouwmeester.server.store.tables import PLAYING

#: By the clock of the database, in seconds since 1970.
_EPOCH: Final = "extract(epoch from clock_timestamp())"
_NOW: Final[ColumnElement[float]] = literal_column(_EPOCH)


def time_there(connection: Connection) -> float:
    return float(connection.execute(select(_NOW)).scalar() or 0.0)


class Life(NamedTuple):
    """How many seconds a node has to live, how long ago it was last seen, and its release."""

    left: float
    seen: float
    release: str


def beat(connection: Connection, node: str, address: str, release: str, lease: float) -> dict[str, Life]:
    """Live for a while longer. Returns the nodes that are written down."""
    alive = {"address": address, "release": release, "seen": _NOW, "until": _NOW + lease}
    connection.execute(
        insert(nodes).values(id=node, **alive).on_conflict_do_update(index_elements=["id"], set_=alive)
    )
    found = connection.execute(select(nodes.c.id, nodes.c.until - _NOW, _NOW - nodes.c.seen, nodes.c.release))
    return {id: Life(float(left), float(seen), release) for id, left, seen, release in found}


def end(connection: Connection, node: str) -> None:
    """A node has stopped: nobody is there any more, and its duties are anybody's."""
    connection.execute(update(nodes).where(nodes.c.id == node).values(seen=_NOW, until=0.0))
    connection.execute(delete(presence).where(presence.c.node == node))


# Duties: clocks that run out, questions that wait for an answer, bots that are to move.


class Duty(NamedTuple):
    """A table where something has to be done though nobody asks."""

    table: str
    host: str
    #: Whether a bot is to move.
    bot: bool
    deadline: float | None
    asked: bool


_BOT: Final = (
    select(chairs.c.bot).where(chairs.c.table_id == tables.c.id, chairs.c.seat == tables.c.to_move).scalar_subquery()
)
_SOMETHING_TO_DO: Final = or_(tables.c.deadline.is_not(None), tables.c.proposal.is_not(None), _BOT.is_not(None))


def take_over(connection: Connection, node: str, of: str | None, most: int) -> list[Duty]:
    """Some duties of a node that no longer lives, or (None) of all that are not written down."""
    nobodys = tables.c.node == of
    if of is None:
        nobodys = or_(tables.c.node.is_(None), tables.c.node.not_in(select(nodes.c.id)))
    found = (
        select(tables.c.id)
        .where(tables.c.status == PLAYING, nobodys, _SOMETHING_TO_DO)
        .order_by(tables.c.id)
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    ids = list(connection.execute(found).scalars())
    taken = update(tables).where(tables.c.id.in_(ids)).values(node=node, beside=tables.c.beside + 1)
    known = tables.c.id, tables.c.host, _BOT.is_not(None), tables.c.deadline, tables.c.proposal.is_not(None)
    return [Duty(*row) for row in connection.execute(taken.returning(*known))]


def bury(connection: Connection, node: str) -> list[str]:
    """Strike out a node that no longer lives. Returns the tables where people were with it."""
    gone = delete(nodes).where(nodes.c.id == node, nodes.c.until < _NOW).returning(nodes.c.id)
    if connection.execute(gone).first() is None:
        return []
    there = delete(presence).where(presence.c.node == node).returning(presence.c.table_id)
    return list(connection.execute(there).scalars())


def clocks_of(connection: Connection, ids: list[str]) -> list[tuple[str, str]]:
    """Of some tables those where a clock runs, and how it stands; nobody changes them meanwhile."""
    running = select(tables.c.id, tables.c.timing).where(tables.c.id.in_(ids), tables.c.deadline.is_not(None))
    return [(id, timing) for id, timing in connection.execute(running.order_by(tables.c.id).with_for_update())]


def write_clock(connection: Connection, table: str, timing: str, deadline: float | None) -> None:
    change = {"timing": timing, "deadline": deadline, "beside": tables.c.beside + 1}
    connection.execute(update(tables).where(tables.c.id == table).values(**change))


# Presence.


def write_presence(connection: Connection, node: str, here: Mapping[str, int]) -> None:
    """Which seats of some tables have their people at a node, one bit each."""
    some = [{"table_id": id, "node": node, "seats": seats} for id, seats in here.items() if seats]
    if some:
        put = insert(presence)
        change = {"seats": put.excluded.seats}
        connection.execute(put.on_conflict_do_update(index_elements=["table_id", "node"], set_=change), some)
    none = [{"of_table": id} for id, seats in here.items() if not seats]
    if none:
        left = delete(presence).where(presence.c.table_id == bindparam("of_table"), presence.c.node == node)
        connection.execute(left, none)


def elsewhere(node: str) -> str:
    """As SQL, which seats of a table have their people at other nodes that live."""
    return (
        "(SELECT coalesce(bit_or(presence.seats), 0) FROM presence JOIN nodes ON nodes.id = presence.node "
        f"WHERE presence.table_id = tables.id AND presence.node <> {node} AND nodes.until > {_EPOCH})"
    )
