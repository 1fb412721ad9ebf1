"""Reports as rows, each with what had been said; and whom hosts have declined."""

from typing import Final

from sqlalchemy import Connection, and_, delete, exists, func, insert, select

from bouwmeester.server.store import chats
from bouwmeester.server.store.schema import acts, declined, heard, reports, users
from bouwmeester.server.store.tables import Fence, Row, leave

#: So many lines of talk go with a report, and so many of them may have come after the one that it is about.
LINES: Final = 50
_AFTER: Final = 10


def put(connection: Connection, row: Row, since: float, most: int, most_waiting: int) -> bool:
    """Keep a report with what was said until now; False if somebody makes many, or nobody reads them."""
    mine = select(func.count()).where(reports.c.by == row["by"], reports.c.at > since)
    if int(connection.execute(mine).scalar() or 0) >= most or waiting(connection) >= most_waiting:
        return False
    connection.execute(insert(reports), [row])
    upto = None if row["line"] is None else row["line"] + _AFTER
    lines = [
        {"report": row["id"], "number": number, "user_id": user, "text": text, "at": at}
        for number, user, _, text, at in chats.lines(connection, row["table_id"], 0, upto, LINES)
    ]
    if lines:
        connection.execute(insert(heard), lines)
    return True


def said_by(connection: Connection, table: str, user: str, line: int) -> bool:
    """Whether a line of talk is somebody's."""
    found = [row[1] for row in chats.lines(connection, table, line - 1, line, 1)]
    return found == [user]


# What waits is what no act answers; should that be undone, it waits again.
_ANSWERED: Final = exists().where(acts.c.report == reports.c.id, acts.c.undone.is_(None))


def waiting(connection: Connection) -> int:
    return int(connection.execute(select(func.count()).select_from(reports).where(~_ANSWERED)).scalar() or 0)


def queue(connection: Connection, most: int) -> list[Row]:
    """The reports that wait, the oldest first."""
    query = select(reports).where(~_ANSWERED).order_by(reports.c.at).limit(most)
    return [dict(row) for row in connection.execute(query).mappings()]


def is_about(connection: Connection, id: str, user: str) -> bool:
    return connection.execute(select(reports.c.about).where(reports.c.id == id)).scalar() == user


def lines_of(connection: Connection, ids: list[str]) -> list[Row]:
    """What was said, for some reports, with the names of those who said it."""
    query = (
        select(heard, users.c.name)
        .join(users, users.c.id == heard.c.user_id)
        .where(heard.c.report.in_(ids))
        .order_by(heard.c.report, heard.c.number)
    )
    return [dict(row) for row in connection.execute(query).mappings()]


def forget_before(connection: Connection, at: float) -> None:
    """Old reports go, with what was said."""
    old = select(reports.c.id).where(reports.c.at < at)
    connection.execute(delete(heard).where(heard.c.report.in_(old)))
    connection.execute(delete(reports).where(reports.c.at < at))


# Whom hosts have declined.


def decline(connection: Connection, fence: Fence, place: int, user: str) -> None:
    """Somebody is taken off a chair, and gets none at that table again."""
    leave(connection, fence, place)
    connection.execute(insert(declined), [{"table_id": fence.table, "user_id": user}])


def is_declined(connection: Connection, table: str, user: str) -> bool:
    known = and_(declined.c.table_id == table, declined.c.user_id == user)
    return bool(connection.execute(select(exists().where(known))).scalar())
