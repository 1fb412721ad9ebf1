"""What was said at tables, as rows."""

from typing import Any

from sqlalchemy import Connection, func, select

from bouwmeester.server.store.schema import chats, users


def insert(connection: Connection, table: str, user: str, command: str, text: str, at: float) -> int:
    """The number of a line of talk, be it new or said before by the same command."""
    same = select(chats.c.number).where(
        chats.c.table_id == table, chats.c.user_id == user, chats.c.command == command
    )
    before = connection.execute(same).scalar()
    if before is not None:
        return int(before)
    number = said(connection, table) + 1
    row = {"table_id": table, "number": number, "user_id": user, "command": command, "text": text, "at": at}
    connection.execute(chats.insert(), [row])
    return number


def said(connection: Connection, table: str) -> int:
    """The number of what was said last."""
    last = select(func.max(chats.c.number)).where(chats.c.table_id == table)
    return int(connection.execute(last).scalar() or 0)


def lines(connection: Connection, table: str, after: int, upto: int | None, most: int) -> list[tuple[Any, ...]]:
    """The newest lines with a number above one and up to another, the last first, with who said them."""
    query = (
        select(chats.c.number, chats.c.user_id, users.c.name, chats.c.text, chats.c.at)
        .join(users, users.c.id == chats.c.user_id)
        .where(chats.c.table_id == table, chats.c.number > after)
        .order_by(chats.c.number.desc())
        .limit(most)
    )
    if upto is not None:
        query = query.where(chats.c.number <= upto)
    return [tuple(row) for row in connection.execute(query)]
