"""A node: this process among others that serve the same house.

A node writes every few seconds until when it may be taken to live. Who wrote last at a table has its duties (bots
that are to move, clocks that run out); those of a node that no longer lives are taken over, a few at a time. Should
two do the same, the fence at the table lets one of them through: a lease saves work, it does not keep the peace.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, Protocol

import msgspec
import structlog
from sqlalchemy import Connection

import bouwmeester
from bouwmeester.server.hints.bus import Bus
from bouwmeester.server.hints.carrier import Carrier
from bouwmeester.server.house.following import Follower
from bouwmeester.server.store import nodes
from bouwmeester.server.store.nodes import Duty, Life
from bouwmeester.server.store.store import Store
from bouwmeester.server.tables.clocks import Timing, agree, now
from bouwmeester.server.tables.table import Table

#: So long a node may be taken to live after its last beat, and how often it beats.
LEASE_SECONDS: Final = 10.0
BEAT_SECONDS: Final = 2.0
#: Duties that are taken over in one go.
TAKEN_OVER: Final = 100
#: How often those are looked for that belong to no node at all.
STRAYS_SECONDS: Final = 30.0
#: How often the store is read while hints may be missing.
READ_SECONDS: Final = 0.75
#: How long who comes and goes is gathered before it is written.
PRESENCE_SECONDS: Final = 0.1

log = structlog.get_logger()
_timing = msgspec.json.Decoder(Timing).decode


class Dutiful(Protocol):
    """Whoever carries duties out."""

    def take_on(self, duties: list[Duty]) -> None: ...


class Node:
    """This one."""

    def __init__(self, store: Store, address: str, carrier: Carrier, follower: Follower, dutiful: Dutiful) -> None:
        self.id = secrets.token_hex(8)
        self.store = store
        self.address = address
        self.follower = follower
        self.bus = Bus(self.id, carrier, follower.hear)
        self._dutiful = dutiful
        #: The nodes that are written down, at our last beat.
        self._lives: dict[str, Life] = {}
        self._beaten = 0.0
        self._here: dict[str, int] = {}
        self._someone = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        store.node = self.id
        follower.call, follower.ask = self.bus.tell, self.bus.ask
        store.tell = follower.tell

    @property
    def alone(self) -> bool:
        """Whether no other node lives."""
        return self._living() == [self.id]

    @property
    def lost(self) -> bool:
        """Whether others may take us to be dead: we could not say otherwise."""
        return time.monotonic() - self._beaten > LEASE_SECONDS

    def _living(self) -> list[str]:
        return [id for id, life in self._lives.items() if life.left > 0 or id == self.id]

    # Waking up and going to sleep.

    async def wake(self) -> None:
        """Agree on the time, and be written down."""
        await self._agree(at_once=True)
        await self._beat()
        self.bus.start()
        log.info("node_awake", node=self.id, others=len(self._living()) - 1)

    def start(self) -> None:
        work = (self._always(self._live, BEAT_SECONDS), self._always(self._doubt, READ_SECONDS))
        loops = (*work, self._tell_presence(), self.follower.run())
        self._tasks = [asyncio.create_task(one) for one in loops]

    async def sleep(self) -> None:
        """Nobody is here any more; others may have our duties at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bus.stop()
        try:
            await asyncio.wait_for(self.store.write(partial(nodes.end, node=self.id)), 5)
        except Exception as error:  # then the others find out in a while
            log.error("end_not_written", error=repr(error))

    async def _always(self, work: Callable[[], Awaitable[None]], seconds: float) -> None:
        while True:
            try:
                await work()
            except Exception as error:  # whatever it is, it is tried again
                log.error("background_work_failed", error=repr(error))
            await asyncio.sleep(seconds)

    async def _beat(self) -> None:
        beaten = time.monotonic()
        beat = partial(
            nodes.beat, node=self.id, address=self.address, release=bouwmeester.__version__, lease=LEASE_SECONDS
        )
        self._lives = await self.store.write(beat)
        self._beaten = beaten

    async def _agree(self, at_once: bool = False) -> None:
        """Ask the database for the time a few times; the quickest answer says it best."""
        found: list[tuple[float, float]] = []
        for _ in range(5 if at_once else 1):
            asked = now()
            there = await self.store.read(nodes.time_there)
            found.append((now() - asked, there - (asked + now()) / 2))
        took, ahead = min(found)
        if took < 1.0:
            agree(ahead, at_once=at_once)

    # Living, and the duties of those who do not.

    async def _live(self) -> None:
        before = set(self._living())
        await self._beat()
        if before - set(self._living()):
            await self.follower.look_at_all()  # what one that is gone wrote last it may not have called out
        for id, life in self._lives.items():
            if life.left < 0 and id != self.id:
                await self._succeed(id, now() - life.seen)
        if int(time.monotonic() / BEAT_SECONDS) % int(STRAYS_SECONDS / BEAT_SECONDS) == 0:
            await self._agree()
            await self.take_over(None)

    async def _succeed(self, node: str, died: float) -> None:
        """Another node has died or stopped: take some of its duties over; when none is left it is struck out."""
        log.info("node_gone", node=node)
        if await self.take_over(node, died) < TAKEN_OVER:
            ids = await self.store.write(partial(nodes.bury, node=node))
            if ids:
                await self.store.write(partial(forgive, ids=ids, died=died))
                for id in ids:
                    self.bus.tell(id, 0)
                    self.follower.hear(id, 0)

    async def take_over(self, node: str | None, died: float | None = None) -> int:
        """Some duties of a node, or of none; returns how many."""

        def work(connection: Connection) -> list[Duty]:
            duties = nodes.take_over(connection, self.id, node, TAKEN_OVER)
            if died is None:
                return duties
            clocks = forgive(connection, [duty.table for duty in duties], died)
            return [duty._replace(deadline=clocks.get(duty.table)) for duty in duties]

        duties = await self.store.write(work)
        self._dutiful.take_on(duties)
        for duty in duties:
            self.bus.tell(duty.table, 0)
            self.follower.hear(duty.table, 0)
        return len(duties)

    # Doubt.

    async def _doubt(self) -> None:
        """While another node is silent, read what it may have said; and one of another release may not say all."""
        living = self._living()
        strangers = any(self._lives[id].release != bouwmeester.__version__ for id in living if id in self._lives)
        if self.bus.in_doubt(living) or strangers:
            await self.follower.look_at_all()

    # Presence.

    def show_presence(self, table: Table) -> None:
        """Somebody has come to a table here, or left it."""
        here = 0
        for chair in table.chairs:
            if chair.user is not None and any(watcher.user == chair.user for watcher in table.watchers):
                here |= 1 << chair.seat
        self._here[table.id] = here
        self._someone.set()

    async def _tell_presence(self) -> None:
        while True:
            await self._someone.wait()
            await asyncio.sleep(PRESENCE_SECONDS)
            self._someone.clear()
            here, self._here = self._here, {}
            try:
                await self.store.write(partial(nodes.write_presence, node=self.id, here=here))
            except Exception as error:  # it is told with what comes next
                log.error("presence_not_written", error=repr(error))
                self._here = {**here, **self._here}
                continue
            for id in here:
                self.bus.tell(id, 0)


def forgive(connection: Connection, ids: list[str], died: float) -> dict[str, float | None]:
    """At the tables of a node that died no clock ran from its last beat, nor does for a while. Returns their ends."""
    ends: dict[str, float | None] = {}
    for id, text in nodes.clocks_of(connection, ids):
        timing = _timing(text)
        timing.forgive(died, now())
        ends[id] = timing.deadline()
        nodes.write_clock(connection, id, msgspec.json.encode(timing).decode(), ends[id])
    return ends
