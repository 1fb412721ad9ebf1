"""Talk at a table: kept with it, so that whoever comes later reads it too."""

from sqlalchemy import Connection, func, select

from bouwmeester.server.clocks import now
from bouwmeester.server.guests import clean
from bouwmeester.server.messages import Done, Said, Say
from bouwmeester.server.store.schema import chats, users
from bouwmeester.server.table import Reply, Table, Watcher, no

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
    async with table.lock:
        number = await table.store.write(lambda connection: _insert(connection, table.id, user, command.id, text))
        reply(Done(command.id, table.version))
    for line in await _lines(table, number - 1, number):
        for watcher in list(table.watchers):
            watcher.send(line)


async def listen(table: Table, watcher: Watcher) -> None:
    """What was said before, for one who comes."""
    if table.setup.chat:
        for line in await _lines(table):
            watcher.send(line)


def _insert(connection: Connection, table: str, user: str, command: str, text: str) -> int:
    """The number of a line of talk, be it new or said before by the same command."""
    same = select(chats.c.number).where(
        chats.c.table_id == table, chats.c.user_id == user, chats.c.command == command
    )
    before = connection.execute(same).scalar()
    if before is not None:
        return int(before)
    last = select(func.max(chats.c.number)).where(chats.c.table_id == table)
    number = int(connection.execute(last).scalar() or 0) + 1
    row = {"table_id": table, "number": number, "user_id": user, "command": command, "text": text, "at": now()}
    connection.execute(chats.insert(), [row])
    return number


async def _lines(table: Table, after: int = 0, upto: int | None = None) -> list[Said]:
    query = (
        select(chats.c.number, chats.c.user_id, users.c.name, chats.c.text, chats.c.at)
        .join(users, users.c.id == chats.c.user_id)
        .where(chats.c.table_id == table.id, chats.c.number > after)
        .order_by(chats.c.number.desc())
        .limit(_HEARD)
    )
    if upto is not None:
        query = query.where(chats.c.number <= upto)
    rows = await table.store.read(lambda connection: connection.execute(query).all())
    return [Said(*row) for row in reversed(rows)]
