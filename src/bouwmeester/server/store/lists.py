"""Which tables somebody finds: by a code, in the lobby, among their own."""

from sqlalchemy import ColumnElement, Connection, select

from bouwmeester.server.store.finished import not_put_away
from bouwmeester.server.store.schema import chairs, tables
from bouwmeester.server.store.tables import OPEN, OVER, PLAYING, Row

#: The order of the lobby: those with a free chair and the newest first.
_ORDER = tables.c.status, tables.c.changed.desc()
#: What is told of a table in a list. The state is not: it is longer than all the rest, and most are never looked at.
_LISTED = [column for column in tables.c if column is not tables.c.state]


def by_code(connection: Connection, code: str) -> str | None:
    id = connection.execute(select(tables.c.id).where(tables.c.code == code)).scalar()
    return None if id is None else str(id)


def public(connection: Connection, most: int) -> list[tuple[str, str]]:
    """The id and the host of each public table that is open or being played, in the order of the lobby."""
    query = select(tables.c.id, tables.c.host).where(tables.c.status.in_([OPEN, PLAYING]), tables.c.public)
    return [(id, host) for id, host in connection.execute(query.order_by(*_ORDER).limit(most))]


def some(connection: Connection, ids: list[str]) -> list[Row]:
    """The rows of some tables, in the order of the lobby."""
    query = select(*_LISTED).where(tables.c.id.in_(ids)).order_by(*_ORDER)
    return [dict(row) for row in connection.execute(query).mappings()]


def is_at(user: str, *as_host: str) -> ColumnElement[bool]:
    """Tables where somebody sits, and those in one of these states that they have set up; found by the person."""
    hosted = tables.alias()
    sits = select(chairs.c.table_id).where(chairs.c.user_id == user)
    hosts = select(hosted.c.id).where(hosted.c.host == user, hosted.c.status.in_(as_host))
    return tables.c.id.in_(sits.union(hosts))


def mine(connection: Connection, user: str, most: int) -> list[Row]:
    """The tables somebody sits at or waits at as their host: those over last, and else the newest first."""
    query = (
        select(*_LISTED)
        .where(is_at(user, OPEN), not_put_away(user))
        .order_by(tables.c.status == OVER, tables.c.changed.desc())
        .limit(most)
    )
    return [dict(row) for row in connection.execute(query).mappings()]
