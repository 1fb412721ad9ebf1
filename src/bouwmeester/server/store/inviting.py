"""Invitations as rows: who was asked to come to which table, and by whom."""

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, insert, or_, select

from bouwmeester.server.store.notices import tell
from bouwmeester.server.store.schema import chairs, invitations, peace, results, tables
from bouwmeester.server.store.tables import OPEN, Row


def have_met(connection: Connection, one: str, other: str) -> bool:
    """Whether two have played together, to an end or until now."""
    mine, theirs = results.alias(), results.alias()
    played = exists().where(mine.c.table_id == theirs.c.table_id, mine.c.user_id == one, theirs.c.user_id == other)
    here, there = chairs.alias(), chairs.alias()
    sits = exists().where(
        here.c.table_id == there.c.table_id,
        here.c.user_id == one,
        there.c.user_id == other,
        tables.c.id == here.c.table_id,
        tables.c.status != OPEN,
    )
    return bool(connection.execute(select(or_(played, sits))).scalar())


def put(connection: Connection, row: Row, kind: str, due: float, since: float, most: int) -> bool:
    """Invite somebody, and have them told; False if that would be too many. Who wants peace hears nothing of it."""
    mine = select(func.count()).where(invitations.c.by == row["by"], invitations.c.at > since)
    if int(connection.execute(mine).scalar() or 0) >= most:
        return False
    quiet = exists().where(peace.c.user_id == row["user_id"], peace.c.about == row["by"])
    if connection.execute(select(or_(quiet, _is(row["table_id"], row["user_id"])))).scalar():
        return True
    connection.execute(insert(invitations), [row])
    tell(connection, row["table_id"], 0, [(row["user_id"], kind, due)], row["at"])
    return True


def _is(table: str, user: str) -> ColumnElement[bool]:
    return exists().where(and_(invitations.c.table_id == table, invitations.c.user_id == user))


def is_invited(connection: Connection, table: str, user: str) -> bool:
    return bool(connection.execute(select(_is(table, user))).scalar())


def of(connection: Connection, user: str, most: int) -> list[Row]:
    """The tables that still wait for somebody who was invited to them, the latest first, with who asked."""
    sits = exists().where(chairs.c.table_id == tables.c.id, chairs.c.user_id == user)
    query = (
        select(tables, invitations.c.by.label("invited_by"))
        .join(invitations, invitations.c.table_id == tables.c.id)
        .where(invitations.c.user_id == user, tables.c.status == OPEN, ~sits)
        .order_by(invitations.c.at.desc())
        .limit(most)
    )
    return [dict(row) for row in connection.execute(query).mappings()]


def remove(connection: Connection, table: str, user: str) -> None:
    mine = invitations.c.table_id == table, invitations.c.user_id == user
    connection.execute(delete(invitations).where(*mine))
