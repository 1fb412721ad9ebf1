"""Talk at a table: kept with it, so that whoever comes later reads it too."""

from functools import partial

from bouwmeester.server.admission.cleaning import clean
from bouwmeester.server.protocol.messages import Done, Said, Say
from bouwmeester.server.store import chats
from bouwmeester.server.store.keeping import CLOSE, MUTE, holds
from bouwmeester.server.store.store import Conflict
from bouwmeester.server.tables.clocks import now
from bouwmeester.server.tables.table import Behind, Reply, Table, Watcher, no

#: How many lines somebody hears who comes to a table.
_HEARD = 100


async def say(table: Table, user: str | None, command: Say, reply: Reply) -> None:
    """Somebody at the table says something to all."""
    text = clean(command.text)
    if not table.setup.chat or user is None or table.seat_of(user) is None:
        reply(no(command.id, "no_chat"))
        return
    if not text:
        reply(no(command.id, "nothing_said"))
        return
    if await table.store.read(partial(holds, user=user, kinds=(MUTE, CLOSE), at=now())):
        reply(no(command.id, "muted"))
        return
    async with table.lock:
        try:
            number = await table.store.write(
                lambda connection: chats.insert(connection, table.id, user, command.id, text, now()), about=table.id
            )
        except Conflict as error:  # somebody at another node spoke at the same moment
            raise Behind(str(error)) from error
        reply(Done(command.id, table.version_for(table.seat_of(user))))
    await pass_on(table, number)


async def pass_on(table: Table, number: int) -> None:
    """Let all who are here hear what was said, up to a number, wherever it was said."""
    before, table.said = table.said, max(table.said, number)
    for line in await _lines(table, before, number) if before < number else ():
        for watcher in list(table.watchers):
            watcher.send(line)


async def listen(table: Table, watcher: Watcher) -> None:
    """What was said before, for one who comes."""
    if table.setup.chat and table.said:
        for line in await _lines(table):
            watcher.send(line)


async def _lines(table: Table, after: int = 0, upto: int | None = None) -> list[Said]:
    rows = await table.store.read(lambda connection: chats.lines(connection, table.id, after, upto, _HEARD))
    return [Said(*row) for row in reversed(rows)]
