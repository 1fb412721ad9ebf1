"""Looking back at a table: worked out at the desk, and sent in pieces as they are taken."""

import asyncio
from typing import Final, cast

import msgspec

from bouwmeester.server.clerk.desk import Busy, Desk
from bouwmeester.server.protocol.messages import Glimpse, Look, Looked
from bouwmeester.server.tables.table import Reply, Table, no
from bouwmeester.server.views.news import to_look_back

#: How much of it goes into one message.
PIECE: Final = 8

_split = msgspec.json.Decoder(list[msgspec.Raw]).decode


async def look_back(desk: Desk, table: Table, user: str | None, asker: str, command: Look, reply: Reply) -> None:
    """The table as this viewer saw it at a version and after it."""
    version = table.version_for(table.seat_of(user))
    try:
        desk.make_sure_of_room(asker)  # before a whole match is packed for it
        question = msgspec.json.encode(to_look_back(table, user, command.since))
        glimpses = _split(await desk.ask(asker, "look", question))
    except Busy:
        reply(no(command.id, "busy"))
        return
    for start in range(0, max(1, len(glimpses)), PIECE):
        # As the clerk has written them: to read and write them again is most of what the house had to do with it.
        some = cast(list[Glimpse], glimpses[start : start + PIECE])
        reply(Looked(command.id, version, some, more=start + PIECE < len(glimpses)))
        await asyncio.sleep(0)  # others have their turn between two of them
