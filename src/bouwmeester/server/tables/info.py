"""What somebody may know of a table before they come to it: put together here alone, from memory and from rows."""

from typing import Any

from bouwmeester.server.admission.naming import alike
from bouwmeester.server.protocol.messages import Chair, TableInfo
from bouwmeester.server.tables.table import Setup


def info(setup: Setup, chairs: list[Chair], user: str | None, *, host: str, invite: str, **stands: Any) -> TableInfo:
    """How a table stands; those who have a part in it also get the token that lets others in."""
    yours = [chair.seat for chair in chairs if user is not None and chair.user == user]
    hosted = user is not None and user == host
    part = hosted or any(user in (chair.user, chair.resigned) for chair in chairs if user is not None)
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
        your_seat=yours[0] if yours else None,
        invite=invite if part else None,
        hosted=hosted,
        teaching=setup.teaching,
        placed=setup.position is not None,
    )
