"""The house: every table, in memory while somebody needs it, in the store always."""

import asyncio
import gc
import secrets
import time
from typing import Final

import msgspec
import structlog
from sqlalchemy import Connection, Select, select, update

from bouwmeester.server import agreeing, playing
from bouwmeester.server.clocks import Timing, now
from bouwmeester.server.guests import Guests
from bouwmeester.server.messages import TableInfo
from bouwmeester.server.metrics import TABLES
from bouwmeester.server.store import schema
from bouwmeester.server.store.store import Store
from bouwmeester.server.store.tables import NoSuchTable, infos, read
from bouwmeester.server.table import OPEN, OVER, PLAYING, NotWritten, Table
from bouwmeester.server.thinking import Thinking

#: A table that nobody watches and nobody plays at leaves memory after this long.
IDLE_SECONDS: Final = 60.0
#: How often everything is searched for what only refers to itself, such as the remains of sockets.
SEARCH_SECONDS: Final = 600.0
LOBBY_LIMIT: Final = 100
#: How often the house writes down that it is awake: at most so much of an outage is charged to somebody.
HEARTBEAT_SECONDS: Final = 5.0

log = structlog.get_logger()
_timing = msgspec.json.Decoder(Timing).decode


class House:
    """All tables, the guests, and the bots that fill chairs."""

    def __init__(self, store: Store, guests: Guests, thinking: Thinking) -> None:
        self.store = store
        self.guests = guests
        self.thinking = thinking
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        #: When the running clock of a table comes to its end, whether the table is in memory or not.
        self._deadlines: dict[str, float] = {}
        self._work: list[asyncio.Task[None]] = []

    # Waking up and going to sleep.

    async def wake(self) -> None:
        """After a start: the clocks go on where they stood, and so do the tables where a bot is to move."""
        await self.store.write(forgive_outage)
        tables, chairs = schema.tables, schema.chairs
        clocked = select(tables.c.id, tables.c.deadline).where(tables.c.deadline.is_not(None))
        for id, deadline in await self.store.read(lambda connection: connection.execute(clocked).all()):
            self._deadlines[id] = deadline
        waiting = (
            select(tables.c.id)
            .join(chairs, (chairs.c.table_id == tables.c.id) & (chairs.c.seat == tables.c.to_move))
            .where(tables.c.status == PLAYING, chairs.c.bot.is_not(None))
        )
        for id in await self.store.read(lambda connection: connection.execute(waiting).scalars().all()):
            await self.table(id)
        self._work = [asyncio.create_task(self._keep_time()), asyncio.create_task(self._tidy())]

    async def sleep(self) -> None:
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        await self.thinking.stop()

    async def _keep_time(self) -> None:
        """Look at the clocks every second, and write down now and then that somebody is looking."""
        beat = 0.0
        while True:
            if now() - beat >= HEARTBEAT_SECONDS:
                beat = now()
                await self._quietly(self.store.write(write_heartbeat))
            for id, deadline in list(self._deadlines.items()):
                if now() >= deadline:
                    await self._quietly(self._time_is_up(id))
            await asyncio.sleep(1)

    async def _time_is_up(self, id: str) -> None:
        del self._deadlines[id]
        table = await self.table(id)
        try:
            await agreeing.time_is_up(table)
        except NotWritten:
            self.drop(table)
        self.changed(table)

    async def _quietly(self, work: object) -> None:
        """What goes on in the background must not stop because it failed once."""
        try:
            await work  # type: ignore[misc]
        except Exception as error:  # whatever it is, it is tried again
            log.error("background_work_failed", error=repr(error))

    async def _tidy(self) -> None:
        searched = now()
        while True:
            await asyncio.sleep(IDLE_SECONDS / 4)
            await self._forget_idle()
            if now() - searched > SEARCH_SECONDS:
                gc.collect()
                searched = now()

    # Finding.

    async def table(self, id: str) -> Table:
        """A table by id, from memory or from the store."""
        if id not in self._tables:
            async with self._loading.setdefault(id, asyncio.Lock()):
                if id not in self._tables:
                    loaded = await self.store.read(lambda connection: read(connection, self.store, id))
                    loaded.seen = [now()] * len(loaded.chairs)
                    await playing.go_on(loaded)
                    self.keep(loaded)
            self._loading.pop(id, None)
        return self._tables[id]

    async def visible(self, id: str, user: str | None, invite: str) -> Table:
        """A table; one that is not public is only there for those who sit at it or were invited."""
        table = await self.table(id)
        if (
            not table.setup.public
            and not table.has_part(user)
            and not secrets.compare_digest(invite.encode(), table.invite.encode())
        ):
            raise NoSuchTable("there is no such table")
        return table

    async def by_code(self, code: str) -> Table:
        query = select(schema.tables.c.id).where(schema.tables.c.code == code.upper())
        id = await self.store.read(lambda connection: connection.execute(query).scalar())
        if id is None:
            raise NoSuchTable(f"there is no table with the code {code}")
        return await self.table(str(id))

    async def lobby(self, user: str | None) -> list[TableInfo]:
        """Public tables that are open or being played, those with a free chair and the newest first."""
        tables = schema.tables
        query = (
            select(tables)
            .where(tables.c.status.in_([OPEN, PLAYING]), tables.c.public)
            .order_by(tables.c.status, tables.c.changed.desc())
            .limit(LOBBY_LIMIT)
        )
        return await self._infos(query, user)

    async def mine(self, user: str) -> list[TableInfo]:
        """The tables somebody sits at: those that wait for them first, those that are over last."""
        tables, chairs = schema.tables, schema.chairs
        query = (
            select(tables)
            .join(chairs, chairs.c.table_id == tables.c.id)
            .where(chairs.c.user_id == user)
            .order_by(tables.c.status == OVER, tables.c.changed.desc())
            .limit(LOBBY_LIMIT)
        )
        return sorted(await self._infos(query, user), key=lambda info: (info.status == OVER, not _waits(info)))

    async def _infos(self, query: Select[tuple[object, ...]], user: str | None) -> list[TableInfo]:
        def work(connection: Connection) -> list[TableInfo]:
            return infos(connection, [dict(row) for row in connection.execute(query).mappings()], user)

        return await self.store.read(work)

    # Keeping and forgetting.

    def keep(self, table: Table) -> None:
        self._tables[table.id] = table
        TABLES.set(len(self._tables))
        self.changed(table)

    def changed(self, table: Table) -> None:
        """After whatever has happened at a table: its clock is noted, and a bot that is to move begins to think."""
        deadline = table.timing.deadline() if table.status == PLAYING else None
        if deadline is None:
            self._deadlines.pop(table.id, None)
        else:
            self._deadlines[table.id] = deadline
        if self._tables.get(table.id) is table:
            self.thinking.think(table, self)

    def drop(self, table: Table) -> None:
        """The store and this table may not agree: forget it, and let everyone come back to a fresh one."""
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
        for watcher in list(table.watchers):
            watcher.drop(1012)

    async def _forget_idle(self) -> None:
        """Drop from memory what nobody needs; it is all in the store. One at a time, as others want to play."""
        for id in list(self._tables):
            table = self._tables.get(id)
            if table is not None and self._idle(table):
                del self._tables[id], table
                await asyncio.sleep(0)
        TABLES.set(len(self._tables))

    def _idle(self, table: Table) -> bool:
        quiet = now() - max(table.changed, *table.seen) > IDLE_SECONDS
        return quiet and not (table.watchers or table.lock.locked() or self.thinking.about(table))

    def tell_all(self, message: object) -> None:
        """Something for everyone at every table."""
        for table in self._tables.values():
            for watcher in table.watchers:
                watcher.send(message)


def _waits(info: TableInfo) -> bool:
    return info.to_move is not None and info.to_move == info.your_seat


def write_heartbeat(connection: Connection) -> None:
    """The house was awake at this time."""
    house = schema.house
    done = connection.execute(update(house).where(house.c.name == "awake").values(value=repr(now())))
    if done.rowcount == 0:
        connection.execute(house.insert(), [{"name": "awake", "value": repr(now())}])


def forgive_outage(connection: Connection) -> None:
    """No clock ran while the house was asleep."""
    house, tables = schema.house, schema.tables
    awake = connection.execute(select(house.c.value).where(house.c.name == "awake")).scalar()
    running = select(tables.c.id, tables.c.timing).where(tables.c.deadline.is_not(None))
    for id, text in connection.execute(running).all():
        timing = _timing(text)
        timing.forgive(float(awake or time.time()), now())
        change = {"timing": msgspec.json.encode(timing).decode(), "deadline": timing.deadline()}
        connection.execute(update(tables).where(tables.c.id == id).values(change))
    write_heartbeat(connection)
