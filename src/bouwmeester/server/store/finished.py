"""The matches somebody has finished: page by page, with what came of them, and put away when they are not wanted."""

from sqlalchemy import ColumnElement, Connection, exists, func, select

from bouwmeester.server.store import schema
from bouwmeester.server.store.tables import OVER, Row


def had_part(user: str) -> ColumnElement[bool]:
    """Tables at which somebody sits, or sat until they resigned.

    They are found by the person: a house has very many tables, and to ask of each who sits there takes long.
    """
    chairs = schema.chairs
    sits = select(chairs.c.table_id).where(chairs.c.user_id == user)
    return schema.tables.c.id.in_(sits.union(select(chairs.c.table_id).where(chairs.c.resigned == user)))


def not_put_away(user: str) -> ColumnElement[bool]:
    away, tables = schema.put_away, schema.tables
    return ~exists().where(away.c.table_id == tables.c.id, away.c.user_id == user)


def page(connection: Connection, user: str, number: int, count: int) -> tuple[list[Row], int]:
    """A page of them (from 0), the latest first; and how many there are in all."""
    tables = schema.tables
    mine = (tables.c.status == OVER) & had_part(user) & not_put_away(user)
    total = connection.execute(select(func.count()).select_from(tables).where(mine)).scalar() or 0
    query = select(tables).where(mine).order_by(tables.c.changed.desc(), tables.c.id)
    found = connection.execute(query.offset(number * count).limit(count)).mappings()
    return [dict(row) for row in found], total


def put_away(connection: Connection, user: str, table: str) -> None:
    """Take a finished match off somebody's list; the others keep it on theirs."""
    away = schema.put_away
    done = select(away.c.table_id).where(away.c.user_id == user, away.c.table_id == table)
    if connection.execute(done).first() is None:
        connection.execute(away.insert(), [{"user_id": user, "table_id": table}])
