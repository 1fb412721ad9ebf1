"""The house: every table, in memory while somebody needs it, in the store always."""

import asyncio
import gc
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeVar

import msgspec
import structlog
from msgspec.structs import replace
from sqlalchemy import Connection

from bouwmeester.server.admission.quotas import SHOWN_OF_ADDRESS, SHOWN_OF_HOST, Quotas
from bouwmeester.server.bots.scheduler import Scheduler
from bouwmeester.server.clerk.desk import REVIEWS_AT_ONCE_SECONDS, Desk
from bouwmeester.server.commands import agreeing, playing
from bouwmeester.server.hints.carrier import Carrier
from bouwmeester.server.house.devices import Devices
from bouwmeester.server.house.following import Follower
from bouwmeester.server.house.guests import Guests
from bouwmeester.server.house.heartbeat import Pulse
from bouwmeester.server.house.inviting import Inviting
from bouwmeester.server.house.joining import Joining
from bouwmeester.server.house.keeping import Keeping
from bouwmeester.server.house.letting_in import LettingIn
from bouwmeester.server.house.node import Node
from bouwmeester.server.house.passkeys import Passkeys
from bouwmeester.server.house.peace import Peaces
from bouwmeester.server.house.reporting import Reports
from bouwmeester.server.house.reviewing import Reviewer
from bouwmeester.server.metrics import TABLES
from bouwmeester.server.notices.channels import Channels
from bouwmeester.server.notices.sender import Sender
from bouwmeester.server.protocol.close_codes import CLOSE_SIGNED_OUT, CLOSE_STOPPING
from bouwmeester.server.protocol.messages import Finished, FinishedPage, TableInfo
from bouwmeester.server.results.books import Books
from bouwmeester.server.settings import Settings
from bouwmeester.server.store import finished, lists, waking
from bouwmeester.server.store.nodes import Duty
from bouwmeester.server.store.store import Store
from bouwmeester.server.store.tables import Row
from bouwmeester.server.tables.clocks import Timing, now
from bouwmeester.server.tables.loading import NoSuchTable, Unreadable, infos, read
from bouwmeester.server.tables.table import OVER, Behind, NotWritten, Table
from bouwmeester.server.views import seen

#: A table that nobody watches and nobody plays at leaves memory after this long.
IDLE_SECONDS: Final = 60.0
#: How often everything is searched for what only refers to itself, such as the remains of sockets.
SEARCH_SECONDS: Final = 600.0
LOBBY_LIMIT: Final = 100
#: So many tables are looked at for those that are shown in the lobby.
LOBBY_LOOKED_AT: Final = 2000
#: Of so many new tables it is known from which address they were set up.
MADE_FROM: Final = 10_000
#: Tables at which bots go on together after a start.
TAKEN_UP_TOGETHER: Final = 8
#: How often the house writes down that it is awake: at most so much of an outage is charged to somebody.
HEARTBEAT_SECONDS: Final = 5.0
#: In so many steps sockets are closed before a stop.
SEEN_OFF_STEPS: Final = 50
#: How often somebody is tried again whom another node has outrun.
TRIES: Final = 20

T = TypeVar("T")

log = structlog.get_logger()
_timing = msgspec.json.Decoder(Timing).decode
_results = msgspec.json.Decoder(list[tuple[list[int], list[int]]]).decode


class House:
    """All tables, the guests, and the bots that fill chairs."""

    def __init__(
        self,
        store: Store,
        guests: Guests,
        thinking: Scheduler,
        quotas: Quotas,
        settings: Settings = Settings(),  # noqa: B008  frozen
    ) -> None:
        self.store = store
        self.guests = guests
        self.thinking = thinking
        self.visitors = thinking.visitors
        self.letting_in = LettingIn(store, thinking.visitors)
        self.desk = Desk("worker", settings.clerk)
        #: Reviews take long: a clerk of their own makes them, and nobody with a short question waits for one.
        self.reviews = Desk("reviewer", settings.clerk, REVIEWS_AT_ONCE_SECONDS)
        self.reviewer = Reviewer(store, self.reviews, self.desk)
        self.quotas = quotas
        self.pulse = Pulse(store)
        self.devices = Devices(store, guests, self.close_device)
        self.peace = Peaces(store, guests)
        self.reports = Reports(store)
        self.inviting = Inviting(store, guests)
        self.keeping = Keeping(store)
        self.joining = Joining(store, guests, self)
        self.passkeys = Passkeys(store, guests.signer("passkey"))
        self.channels = Channels(store, guests.signer("channel"), settings)
        self.books = Books(store, self)
        self.sender = Sender(store, self.channels, self)
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        #: From which address the newest tables and contests were set up.
        self._made_from: dict[str, str] = {}
        #: When the running clock of a table comes to its end, whether the table is in memory or not.
        self._deadlines: dict[str, float] = {}
        #: Tables that were dropped or could not be read when something was to be done there.
        self._to_take_up: set[str] = set()
        self._work: list[asyncio.Task[None]] = []
        self._following = Follower(store, self)
        #: Whether it is about to stop, and others take over.
        self.draining = False
        #: What this process is among others; None where a house is one.
        self.node: Node | None = None

    def be_a_node(self, address: str, carrier: Carrier) -> None:
        """Share the house with other processes."""
        self.node = Node(self.store, address, carrier, self._following, self)

    # Waking up and going to sleep.

    async def wake(self) -> None:
        """After a start: the clocks go on where they stood, and so do the tables where a bot is to move."""
        if self.node is None:
            await self.store.write(forgive_outage)
            for id, _, deadline in await self.store.read(waking.clocks):
                self._deadlines[id] = deadline
            for id in await self.store.read(waking.with_questions):
                self._deadlines[id] = now()  # read, and then known by when it is to be answered
            found = await self.store.read(waking.waiting_for_bots)
        else:
            await self.node.wake()
            if self.node.alone:
                await self.store.write(forgive_outage)
            found = []
        await self.devices.wake()
        work = [
            self._keep_time(),
            self._tidy(),
            self._take_up(in_turns(found)),
            self.reviewer.work(self),
            self.sender.run(),
            self.books.run(),
        ]
        if self.store.shared:
            work += [self.devices.watch(), self.letting_in.watch()]
        self._work = [asyncio.create_task(one) for one in work]
        if self.node is not None:
            while await self.node.take_over(None):
                pass
            self.node.start()

    def take_on(self, duties: list[Duty]) -> None:
        """The duties of a node that is gone are ours now."""
        for duty in duties:
            if duty.deadline is not None:
                self._deadlines[duty.table] = duty.deadline
            if duty.asked:
                self._deadlines[duty.table] = now()
        self._begin_to_take_up(in_turns([(duty.host, duty.table) for duty in duties if duty.bot]))

    def _begin_to_take_up(self, ids: list[str]) -> None:
        if ids:
            self._work = [task for task in self._work if not task.done()]
            self._work.append(asyncio.create_task(self._take_up(ids)))

    def minds(self, table: Table) -> bool:
        """Whether the duties of a table are ours."""
        return table.node == self.store.node

    async def at(self, table: Table, work: Callable[[], Awaitable[T]]) -> T:
        """Do something at a table; should another node have been quicker, look what it did and try again."""
        for _ in range(TRIES):
            try:
                return await work()
            except Behind:
                await self._following.catch_up(table)
        raise NotWritten("others are always quicker")

    def came_or_left(self, table: Table) -> None:
        """Somebody has come to a table or left it, and the other nodes are to see that."""
        if self.node is not None:
            self.node.show_presence(table)

    async def _take_up(self, ids: list[str]) -> None:
        """Let the bots go on at the tables where they were to move, a few at a time: people are at others by now."""
        taken: list[Table] = []
        for id in ids:
            while len(taken := [table for table in taken if self.thinking.about(table)]) >= TAKEN_UP_TOGETHER:
                await asyncio.sleep(0.05)
            try:
                table = await self.table(id)
                self.changed(table)
                taken.append(table)
            except (NoSuchTable, Unreadable) as error:  # of one table, and the others play
                log.error("table_not_taken_up", table=id, error=repr(error))
            except Exception as error:  # the database is away, say
                log.error("table_not_taken_up_yet", table=id, error=repr(error))
                self._to_take_up.add(id)

    async def sleep(self) -> None:
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        await self.thinking.stop()
        if self.node is not None:
            await self.node.sleep()
        await self.desk.stop()
        await self.reviews.stop()
        await self.channels.close()

    async def _keep_time(self) -> None:
        """Look at the clocks every second, and write down now and then that somebody is looking."""
        beat = 0.0
        while True:
            if now() - beat >= HEARTBEAT_SECONDS:
                beat = now()
                await self._quietly(self.store.write(partial(waking.write_heartbeat, at=beat)))
            for id, deadline in list(self._deadlines.items()):
                if now() >= deadline:
                    await self._quietly(self._time_is_up(id))
            again, self._to_take_up = self._to_take_up, set()
            self._begin_to_take_up(list(again))
            await asyncio.sleep(1)

    async def _time_is_up(self, id: str) -> None:
        """The deadline stays until it has been dealt with: with the database away, it is tried again."""
        try:
            table = await self.table(id)
        except (NoSuchTable, Unreadable):
            del self._deadlines[id]
            raise
        if not self.minds(table):
            del self._deadlines[id]
            return
        try:
            await self.at(table, lambda: agreeing.time_is_up(table))
        except Exception:
            self.drop(table)
            raise
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
        # One that was loaded may be forgotten before who waited for it has their turn: another node wrote meanwhile.
        while id not in self._tables:
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
            # Whoever else waits for it gets it, also when this one goes away.
            await asyncio.shield(self._loading[id])
        return self._tables[id]

    async def _load(self, id: str) -> Table:
        try:
            loaded = await self.store.read(lambda connection: read(connection, self.store, id))
            loaded.last_here = [now()] * len(loaded.chairs)
            await playing.go_on(loaded)
            self.keep(loaded)
            self._following.ask(id, loaded.version)
            return loaded
        finally:
            del self._loading[id]

    async def visible(self, id: str, user: str | None, invite: str) -> Table:
        """A table; one that is not public is only there for those who sit at it or were invited."""
        table = await self.table(id)
        if (
            not table.setup.public
            and not table.has_part(user)
            and not secrets.compare_digest(invite.encode(), table.invite.encode())
            and not self.guests.admits(invite, user, id)
            and not await self.inviting.admits(id, user)
        ):
            raise NoSuchTable("there is no such table")
        return table

    async def by_code(self, code: str) -> Table:
        id = await self.store.read(lambda connection: lists.by_code(connection, code.upper()))
        if id is None:
            raise NoSuchTable(f"there is no table with the code {code}")
        return await self.table(id)

    async def lobby(self, user: str | None) -> list[TableInfo]:
        """Public tables that are open or being played, those with a free chair and the newest first."""
        found = await self.store.read(lambda connection: lists.public(connection, LOBBY_LOOKED_AT))
        shown = self.some_of_each(found)
        known = await self.store.read(lambda connection: infos(connection, lists.some(connection, shown), user))
        apart = await self.peace.apart(user)
        return [info for info in known if not any(chair.user in apart for chair in info.chairs)] if apart else known

    def some_of_each(self, owned: list[tuple[str, str]]) -> list[str]:
        """Nobody fills a list alone: a few of each host, and not too many of one address."""
        of: Counter[str] = Counter()
        shown: list[str] = []
        for id, host in owned:
            address = f"from {self._made_from.get(id, id)}"
            if of[host] < SHOWN_OF_HOST and of[address] < SHOWN_OF_ADDRESS and len(shown) < LOBBY_LIMIT:
                of.update((host, address))
                shown.append(id)
        return shown

    def made_from(self, id: str, address: str) -> None:
        """A table or a contest was set up by somebody who came from there."""
        self._made_from[id] = address
        if len(self._made_from) > MADE_FROM:
            del self._made_from[next(iter(self._made_from))]

    async def mine(self, user: str) -> list[TableInfo]:
        """The tables somebody sits at or waits at as their host: those that wait for them first, those over last."""

        def work(connection: Connection) -> list[TableInfo]:
            return infos(connection, lists.mine(connection, user, LOBBY_LIMIT), user)

        return sorted(await self.store.read(work), key=lambda info: (info.status == OVER, not _waits(info)))

    async def finished(self, user: str, page: int, count: int, asker: str) -> FinishedPage:
        """Some of the matches somebody has finished, with their results."""

        def work(connection: Connection) -> tuple[list[Row], int, list[TableInfo]]:
            rows, total = finished.page(connection, user, page, count)
            return rows, total, infos(connection, rows, user)

        rows, total, known = await self.store.read(work)
        ends = {row["id"]: (row["game"], row["state"]) for row in rows}
        asked = [ends[info.id] for info in known]
        results = _results(await self.desk.ask(asker, "results", msgspec.json.encode(asked))) if asked else []
        found: list[Finished] = []
        for info, (scores, ranks) in zip(known, results, strict=True):
            seats = [chair.seat for chair in info.chairs if user in (chair.user, chair.resigned)]
            found.append(Finished(info, seats[0] if seats else None, scores, ranks))
        return FinishedPage(found, total)

    async def put_away(self, user: str, table: Table) -> None:
        """Take a finished match off somebody's list."""
        if table.status == OVER and table.has_part(user):
            await self.store.write(lambda connection: finished.put_away(connection, user, table.id))

    # Keeping and forgetting.

    def keep(self, table: Table) -> None:
        self._tables[table.id] = table
        TABLES.set(len(self._tables))
        self.changed(table)

    def changed(self, table: Table) -> None:
        """After whatever has happened at a table: its clock is noted, and a bot that is to move begins to think."""
        mine = self.minds(table)
        deadline = agreeing.deadline(table) if mine else None
        if deadline is None:
            self._deadlines.pop(table.id, None)
        else:
            self._deadlines[table.id] = deadline
        if mine and table.status == OVER:
            self.books.over(table)
            self.reviewer.over(table)
        if mine and self.keeps(table):
            self.thinking.think(table, self)
        elif mine and table.bot_to_move() is not None:
            self._to_take_up.add(table.id)

    def drop(self, table: Table, code: int = CLOSE_STOPPING) -> None:
        """The store and this table may not agree: forget it, and let everyone come back to a fresh one."""
        self.forget(table)
        for watcher in list(table.watchers):
            watcher.drop(code)

    def close_device(self, device: str) -> None:
        """A browser was signed out: whatever it has open here ends."""
        for table in self._tables.values():
            for watcher in list(table.watchers):
                if watcher.device == device:
                    watcher.drop(CLOSE_SIGNED_OUT)

    async def rename(self, user: str, name: str) -> None:
        """Somebody is called otherwise from now on, also where they sit."""
        for id in await self.guests.rename(user, name):
            table = self.get(id)
            if table is not None and self.store.shared:
                await self.catch_up(table)
            elif table is not None:
                async with table.lock:
                    table.chairs = [replace(one, name=name) if one.user == user else one for one in table.chairs]
                seen.show_chairs(table)
            self.store.tell(id, 0)

    async def catch_up(self, table: Table) -> None:
        """Another node has written at this table."""
        await self._following.catch_up(table)

    def get(self, id: str) -> Table | None:
        """A table, if it is in memory."""
        return self._tables.get(id)

    def keeps(self, table: Table) -> bool:
        """Whether this is the one that is in memory."""
        return self._tables.get(table.id) is table

    def is_loading(self, id: str) -> bool:
        return id in self._loading

    def in_memory(self) -> list[Table]:
        return list(self._tables.values())

    def in_use(self, table: Table) -> bool:
        """Whether it cannot be forgotten: who has hold of it would not see what is done at one that is read anew."""
        return bool(table.watchers) or table.lock.locked() or self.thinking.about(table)

    def forget(self, table: Table) -> None:
        if self.keeps(table):
            del self._tables[table.id]

    def remove(self, table: Table) -> None:
        """A table that is no longer in the store."""
        self._tables.pop(table.id, None)
        for other in self._tables.values():
            if other.rematch == table.id:
                other.rematch = None

    async def _forget_idle(self) -> None:
        """Drop from memory what nobody needs; it is all in the store. One at a time, as others want to play."""
        for id in list(self._tables):
            table = self._tables.get(id)
            if table is not None and self._idle(table):
                del self._tables[id], table
                await asyncio.sleep(0)
        TABLES.set(len(self._tables))

    def _idle(self, table: Table) -> bool:
        quiet = now() - max(table.changed, *table.last_here) > IDLE_SECONDS
        return quiet and not self.in_use(table)

    async def see_off(self, seconds: float) -> None:
        """Close all sockets, a few at a time: should all come back to another node at once, they would be a storm."""
        watchers = [watcher for table in self._tables.values() for watcher in table.watchers]
        secrets.SystemRandom().shuffle(watchers)
        for number, watcher in enumerate(watchers, 1):
            watcher.drop(CLOSE_STOPPING)
            if number % max(1, len(watchers) // SEEN_OFF_STEPS) == 0:
                await asyncio.sleep(seconds / SEEN_OFF_STEPS)

    def tell(self, users: set[str], message: object) -> None:
        """Something for some people, at whatever tables they are."""
        for table in self._tables.values():
            for watcher in table.watchers:
                if watcher.user in users:
                    watcher.send(message)

    def tell_all(self, message: object) -> None:
        """Something for everyone at every table."""
        for table in self._tables.values():
            for watcher in table.watchers:
                watcher.send(message)


def in_turns(owned: list[tuple[str, str]]) -> list[str]:
    """What several own, one of each in turn.

    >>> in_turns([("anne", "a"), ("anne", "b"), ("anne", "c"), ("bram", "d")])
    ['a', 'd', 'b', 'c']
    """
    before: Counter[str] = Counter()
    turns: list[tuple[int, str]] = []
    for owner, thing in owned:
        turns.append((before[owner], thing))
        before[owner] += 1
    return [thing for _, thing in sorted(turns, key=lambda turn: turn[0])]


def _waits(info: TableInfo) -> bool:
    return info.to_move is not None and info.to_move == info.your_seat


def forgive_outage(connection: Connection) -> None:
    """No clock ran while the house was asleep."""
    awake = waking.last_heartbeat(connection)
    for id, text, _ in waking.clocks(connection):
        try:
            timing = _timing(text or "")
            timing.forgive(time.time() if awake is None else awake, now())
        except Exception as error:  # nobody can play there, so no clock can run out
            log.error("table_set_aside", table=id, why=repr(error))
            waking.stop_clock(connection, id)
            continue
        waking.write_clock(connection, id, msgspec.json.encode(timing).decode(), timing.deadline())
    waking.write_heartbeat(connection, now())
