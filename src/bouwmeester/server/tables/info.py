"""What somebody may know of a table before they come to it: put together here alone, from memory and from rows."""

from copy import copy
from typing import Any

from bouwmeester.server.admission.naming import alike
from bouwmeester.server.protocol.messages import Chair, TableInfo
from bouwmeester.server.tables.table import Setup


def info(setup: Setup, chairs: list[Chair], **stands: Any) -> TableInfo:
    """How a table stands, as far as anybody may know it."""
    return TableInfo(
        **stands,
        options=setup.options,
        public=setup.public,
        pace=setup.pace,
        clock=setup.clock,
        undo=setup.undo,
        chat=setup.chat,
        chairs=chairs,
        alike=alike(chairs),
        your_seat=None,
        teaching=setup.teaching,
        placed=setup.position is not None,
        contest=setup.contest,
    )


def told(known: TableInfo, user: str | None, *, host: str, invite: str) -> TableInfo:
    """The same for one person; those who have a part in the table also get the token that lets others in."""
    if user is None:
        return known
    mine = copy(known)
    mine.hosted = user == host
    part = mine.hosted
    for chair in known.chairs:
        if chair.user == user and mine.your_seat is None:
            mine.your_seat = chair.seat
        part = part or user in (chair.user, chair.resigned)
    mine.invite = invite if part else None
    return mine
