"""Tables as rows: written when they are set up, and read as they stand. What they mean is for others to say."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, exists, func, select

from bouwmeester.server.store import outside, schema
from bouwmeester.server.store.moves import Conflict

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"

Row = dict[str, Any]
_A_DAY: Final = 86400.0


class Fence(NamedTuple):
    """A table as somebody knows it who wants to change something beside its match, and on which node they are."""

    table: str
    version: int
    beside: int
    node: str | None

    def go_through(self, connection: Connection) -> None:
        """Be the one who changes it next. Raises Conflict if it is no longer as they know it."""
        tables = schema.tables
        known = (tables.c.id == self.table) & (tables.c.version == self.version) & (tables.c.beside == self.beside)
        change = tables.update().where(known).values(beside=self.beside + 1, node=self.node)
        if connection.execute(change).rowcount == 0:
            raise Conflict("the table has changed meanwhile")


def insert(connection: Connection, row: Row, chairs: list[Row], most: int) -> bool:
    """Set a table up, unless its host has as many going already; those of contests do not count."""
    tables = schema.tables
    of_contest = exists().where(schema.contest_tables.c.table_id == tables.c.id)
    going = select(func.count()).where(
        tables.c.host == row["host"],
        tables.c.status != OVER,
        tables.c.changed > row["created"] - _A_DAY,
        ~of_contest,
    )
    if int(connection.execute(going).scalar() or 0) >= most:
        return False
    connection.execute(schema.tables.insert(), [row])
    connection.execute(schema.chairs.insert(), chairs)
    return True


def take(connection: Connection, fence: Fence, place: int, user: str, most: int | None, at: float) -> bool:
    """Sit down on a chair, unless one waits on as many already: at tables of others that have not begun."""
    chairs, tables = schema.chairs, schema.tables
    waits = (
        select(func.count())
        .select_from(chairs.join(tables, tables.c.id == chairs.c.table_id))
        .where(chairs.c.user_id == user, tables.c.host != user)
        .where(tables.c.status == OPEN, tables.c.changed > at - _A_DAY)
    )
    if most is not None and int(connection.execute(waits).scalar() or 0) >= most:
        return False
    _seat(connection, fence, place, user_id=user)
    return True


def leave(connection: Connection, fence: Fence, place: int) -> None:
    """Get up from a chair."""
    _seat(connection, fence, place, user_id=None)


def seat_bot(connection: Connection, fence: Fence, place: int, bot: str | None) -> None:
    """A bot takes a chair before the match, or gets up from it."""
    _seat(connection, fence, place, bot=bot)


def _seat(connection: Connection, fence: Fence, place: int, **who: str | None) -> None:
    fence.go_through(connection)
    chairs = schema.chairs
    connection.execute(chairs.update().where(chairs.c.table_id == fence.table, chairs.c.seat == place).values(**who))


def remove(connection: Connection, fence: Fence) -> None:
    """A table at which nothing was played is gone, with what was said at it."""
    fence.go_through(connection)
    table, tables = fence.table, schema.tables
    connection.execute(tables.update().where(tables.c.rematch == table).values(rematch=None))
    for part in (schema.chats, schema.chairs, schema.declined, schema.invitations, schema.presence, schema.outbox):
        connection.execute(part.delete().where(part.c.table_id == table))
    connection.execute(tables.delete().where(tables.c.id == table))


def write_proposal(connection: Connection, fence: Fence, proposal: str | None) -> None:
    _change(connection, fence, proposal=proposal)


def write_rematch(connection: Connection, fence: Fence, rematch: str) -> None:
    _change(connection, fence, rematch=rematch)


def _change(connection: Connection, fence: Fence, **what: str | None) -> None:
    fence.go_through(connection)
    connection.execute(schema.tables.update().where(schema.tables.c.id == fence.table).values(**what))


# Reading.


def row(connection: Connection, id: str) -> Row | None:
    found = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).mappings().first()
    return None if found is None else dict(found)


def events(connection: Connection, id: str) -> Iterator[Row]:
    """What happened at a table, in order."""
    events = schema.events
    query = select(events).where(events.c.table_id == id).order_by(events.c.version)
    return (dict(event) for event in connection.execute(query).mappings())


def chairs(connection: Connection, ids: list[str]) -> dict[str, list[Row]]:
    """The chairs of some tables, with the names of those who sit on them."""
    chairs, users = schema.chairs, schema.users
    query = (
        select(chairs, users.c.name)
        .join(users, users.c.id == func.coalesce(chairs.c.user_id, chairs.c.resigned), isouter=True)
        .where(chairs.c.table_id.in_(ids))
        .order_by(chairs.c.seat)
    )
    found: dict[str, list[Row]] = {table: [] for table in ids}
    rows = [dict(row) for row in connection.execute(query).mappings()]
    names = outside.names(connection, [row["bot"] for row in rows])
    for row in rows:
        found[row["table_id"]].append({**row, "name": row["name"] or names.get(row["bot"] or "")})
    return found


def running(connection: Connection) -> list[str]:
    """The tables that are being played, the oldest first."""
    tables = schema.tables
    query = select(tables.c.id).where(tables.c.status == PLAYING).order_by(tables.c.created)
    return list(connection.execute(query).scalars())
