"""Two guests become one: what one of them has moves to the other, and back again should that have been a mistake."""

import json
from typing import Any, Final

from sqlalchemy import Connection, and_, insert, or_, select, update

from bouwmeester.server.store.schema import (
    chairs,
    channels,
    chats,
    contests,
    entrants,
    joins,
    results,
    tables,
)
from bouwmeester.server.store.tables import Row

#: Each thing that moves: its table, the column that says whose it is, and what tells one from another.
_MOVED: Final = {
    "chairs": (chairs, chairs.c.user_id, (chairs.c.table_id, chairs.c.seat)),
    "resigned": (chairs, chairs.c.resigned, (chairs.c.table_id, chairs.c.seat)),
    "hosted": (tables, tables.c.host, (tables.c.id,)),
    "chats": (chats, chats.c.user_id, (chats.c.table_id, chats.c.number)),
    "results": (results, results.c.user_id, (results.c.table_id, results.c.seat)),
    "channels": (channels, channels.c.user_id, (channels.c.id,)),
    "contests": (contests, contests.c.host, (contests.c.id,)),
    "entered": (entrants, entrants.c.user_id, (entrants.c.contest_id, entrants.c.number)),
}


def has_played(connection: Connection, user: str) -> int:
    """At how many tables somebody has or had a chair."""
    part = select(chairs.c.table_id).where(or_(chairs.c.user_id == user, chairs.c.resigned == user)).distinct()
    return len(connection.execute(part).all())


def join(connection: Connection, id: str, into: str, other: str, at: float) -> list[str]:
    """What was the other's is now theirs, and one row says what that was. Returns the tables it was at.

    Where both sat at one table they were two, and stay so.
    """
    both = _tables_of(connection, into) & _tables_of(connection, other)
    moved: dict[str, list[list[Any]]] = {}
    for name, (table, owner, key) in _MOVED.items():
        mine = list(connection.execute(select(*key).where(owner == other)))
        here = [list(one) for one in mine if one[0] not in both]
        if name == "channels":
            known = {
                row for (row,) in connection.execute(select(channels.c.address).where(channels.c.user_id == into))
            }
            theirs = connection.execute(select(channels.c.id, channels.c.address).where(channels.c.user_id == other))
            here = [[channel] for channel, address in theirs if address not in known]
        if name == "entered":  # where both took part they were two
            theirs = connection.execute(select(entrants.c.contest_id).where(entrants.c.user_id == into))
            here = [one for one in here if one[0] not in set(theirs.scalars())]
        moved[name] = here
        _give(connection, table, owner, key, here, into)
    row = {"id": id, "into": into, "other": other, "at": at, "body": json.dumps(moved)}
    connection.execute(insert(joins), [row])
    return _touch(connection, moved)


def undo(connection: Connection, id: str, into: str, after: float, at: float) -> list[str] | None:
    """Give back what was joined after a time and still is theirs; None if there is nothing to be undone."""
    theirs = joins.c.id == id, joins.c.into == into, joins.c.undone.is_(None), joins.c.at > after
    row = connection.execute(select(joins).where(*theirs)).mappings().first()
    if row is None:
        return None
    connection.execute(update(joins).where(joins.c.id == id).values(undone=at))
    moved = json.loads(row["body"])
    for name, (table, owner, key) in _MOVED.items():
        # What was joined before there were contests says nothing of them.
        _give(connection, table, owner, key, moved.get(name, []), row["other"], was=into)
    return _touch(connection, moved)


def of(connection: Connection, user: str, after: float) -> list[Row]:
    """What somebody joined after a time and could undo."""
    theirs = joins.c.into == user, joins.c.undone.is_(None), joins.c.at > after
    return [dict(row) for row in connection.execute(select(joins).where(*theirs).order_by(joins.c.at)).mappings()]


def _tables_of(connection: Connection, user: str) -> set[str]:
    part = or_(chairs.c.user_id == user, chairs.c.resigned == user)
    return set(connection.execute(select(chairs.c.table_id).where(part)).scalars())


def _give(
    connection: Connection, table: Any, owner: Any, key: Any, rows: list[list[Any]], to: str, was: str | None = None
) -> None:
    for row in rows:
        this = and_(*[column == value for column, value in zip(key, row, strict=True)])
        change = update(table).where(this if was is None else and_(this, owner == was))
        connection.execute(change.values({owner: to}))


def _touch(connection: Connection, moved: dict[str, list[list[Any]]]) -> list[str]:
    """The tables of which somebody may have another picture in memory are to be looked at again."""
    found = sorted({row[0] for name in ("chairs", "resigned", "hosted", "chats") for row in moved[name]})
    if found:
        connection.execute(update(tables).where(tables.c.id.in_(found)).values(beside=tables.c.beside + 1))
    return found
