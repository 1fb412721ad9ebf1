"""Which tables somebody finds: by a code, in the lobby, among their own."""

from sqlalchemy import Connection, exists, select

from bouwmeester.server.store.finished import not_put_away
from bouwmeester.server.store.schema import chairs, tables
from bouwmeester.server.store.tables import OPEN, OVER, PLAYING, Row

#: The order of the lobby: those with a free chair and the newest first.
_ORDER = tables.c.status, tables.c.changed.desc()


def by_code(connection: Connection, code: str) -> str | None:
    id = connection.execute(select(tables.c.id).where(tables.c.code == code)).scalar()
    return None if id is None else str(id)


def public(connection: Connection, most: int) -> list[tuple[str, str]]:
    """The id and the host of each public table that is open or being played, in the order of the lobby."""
    query = select(tables.c.id, tables.c.host).where(tables.c.status.in_([OPEN, PLAYING]), tables.c.public)
    return [(id, host) for id, host in connection.execute(query.order_by(*_ORDER).limit(most))]


def some(connection: Connection, ids: list[str]) -> list[Row]:
    """The rows of some tables, in the order of the lobby."""
    query = select(tables).where(tables.c.id.in_(ids)).order_by(*_ORDER)
    return [dict(row) for row in connection.execute(query).mappings()]


def mine(connection: Connection, user: str, most: int) -> list[Row]:
    """The tables somebody sits at or waits at as their host: those over last, and else the newest first."""
    sits = exists().where(chairs.c.table_id == tables.c.id, chairs.c.user_id == user)
    query = (
        select(tables)
        .where(sits | ((tables.c.host == user) & (tables.c.status == OPEN)), not_put_away(user))
        .order_by(tables.c.status == OVER, tables.c.changed.desc())
        .limit(most)
    )
    return [dict(row) for row in connection.execute(query).mappings()]
