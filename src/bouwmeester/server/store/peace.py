"""Peace as rows: whom somebody has muted, and whom they avoid."""

from typing import Final

from sqlalchemy import Connection, delete, func, insert, or_, select

from bouwmeester.server.store.schema import invitations, peace, users

MUTE: Final = "mute"
AVOID: Final = "avoid"


def of(connection: Connection, user: str) -> list[tuple[str, str, str]]:
    """Kind, id and name of everybody somebody wants peace from, the latest first."""
    query = (
        select(peace.c.kind, users.c.id, users.c.name)
        .join(users, users.c.id == peace.c.about)
        .where(peace.c.user_id == user)
        .order_by(peace.c.at.desc())
    )
    return [(row.kind, row.id, row.name) for row in connection.execute(query)]


def put(connection: Connection, user: str, about: str, kinds: list[str], most: int, at: float) -> bool:
    """Want these kinds of peace from somebody and no others; False if that would be too many."""
    connection.execute(delete(peace).where(peace.c.user_id == user, peace.c.about == about))
    count = connection.execute(select(func.count()).where(peace.c.user_id == user)).scalar() or 0
    if count + len(kinds) > most:
        return False
    if kinds:
        rows = [{"user_id": user, "about": about, "kind": kind, "at": at} for kind in kinds]
        connection.execute(insert(peace), rows)
        # What they asked before is not to be told any more.
        asked = invitations.c.user_id == user, invitations.c.by == about
        connection.execute(delete(invitations).where(*asked))
    return True


def apart(connection: Connection, user: str) -> set[str]:
    """Those with whom somebody is not to sit: whoever of the two said so."""
    query = select(peace.c.user_id, peace.c.about).where(
        peace.c.kind == AVOID, or_(peace.c.user_id == user, peace.c.about == user)
    )
    return {one for row in connection.execute(query) for one in row} - {user}
