"""What somebody may know of a table before they come to it: put together here alone, from memory and from rows."""

from typing import Any

from msgspec.structs import replace

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
        taught=setup.taught,
        contest=setup.contest,
    )


def told(known: TableInfo, user: str | None, *, host: str, invite: str) -> TableInfo:
    """The same for one person; those who have a part in the table also get the token that lets others in."""
    if user is None:
        return known
    hosted = user == host
    part, seat = hosted, None
    for chair in known.chairs:
        if chair.user == user and seat is None:
            seat = chair.seat
        part = part or user == chair.user or user == chair.resigned
    return replace(known, hosted=hosted, your_seat=seat, invite=invite if part else None)
