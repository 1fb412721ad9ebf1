"""Following the other nodes: whoever watches a table here sees what is played at it elsewhere.

What was hinted at is read for many tables together, and each is then brought up to date under its own lock.
"""

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

import structlog
from sqlalchemy import Connection

from bouwmeester.server.commands import chat
from bouwmeester.server.hints.bus import ASKED
from bouwmeester.server.metrics import FOLLOWED
from bouwmeester.server.protocol.close_codes import CLOSE_NO_TABLE, CLOSE_STOPPING
from bouwmeester.server.protocol.messages import Chair
from bouwmeester.server.store import following as stored
from bouwmeester.server.store.following import Stand, Written
from bouwmeester.server.store.store import Store
from bouwmeester.server.store.tables import chairs as read_chairs
from bouwmeester.server.tables.clocks import now
from bouwmeester.server.tables.following import SEATING, LostTrack, follow, stand
from bouwmeester.server.tables.loading import chairs_of
from bouwmeester.server.tables.table import Table
from bouwmeester.server.views import seen

#: So many tables are read together.
TOGETHER: Final = 200
#: After a read that failed.
AGAIN_SECONDS: Final = 0.5

log = structlog.get_logger()


class Tables(Protocol):
    """Whoever keeps the tables that are in memory."""

    def get(self, id: str) -> Table | None: ...

    def is_loading(self, id: str) -> bool: ...

    def in_memory(self) -> list[Table]: ...

    def in_use(self, table: Table) -> bool: ...

    def forget(self, table: Table) -> None: ...

    def changed(self, table: Table) -> None: ...

    def drop(self, table: Table, code: int = CLOSE_STOPPING) -> None: ...


class Found(NamedTuple):
    """What was read of a table."""

    now: Stand
    written: list[Written]
    #: Who sits where, if that may have changed.
    chairs: list[Chair] | None


def _unheard(table: str, version: int) -> None:
    """Where there is one node."""


class Follower:
    """The tables of which something was hinted, and the task that looks at them."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        #: Call a table and its version out to the other nodes, and ask them who has it.
        self.call: Callable[[str, int], None] = _unheard
        self.ask: Callable[[str, int], None] = _unheard
        self._due: set[str] = set()
        self._something = asyncio.Event()

    def hear(self, id: str, version: int) -> None:
        """A hint has come: another node has a table at this version, or (``~version``) had; 0 if something else of
        the table has changed. Behind ASKED it has just read it, and wants to know who else has it."""
        asked, id = id.startswith(ASKED), id.removeprefix(ASKED)
        table = self._tables.get(id)
        if table is None:
            if self._tables.is_loading(id):  # it may have been read just before
                self._look_at(id)
            return
        if version < 0:
            version = ~version
            table.followed = False
            self.ask(id, table.version)  # a third one may have it
        elif asked or not table.followed:
            self._share(table)
        if table.version < version or not (version or asked):
            if self._tables.in_use(table):
                self._look_at(id)
            else:
                self._tables.forget(table)  # who needs it reads it
                self.call(id, ~table.version)

    # Only those who have a table in memory need to know of its moves. Who reads one asks for others. Who hears that
    # and has it too says how far it is, as the other may have read just before a move, and calls out moves from then.

    def tell(self, id: str, version: int) -> None:
        """Something was written at a table: a move, or (0) something else."""
        table = self._tables.get(id)
        if not version or table is None or table.followed:
            self.call(id, version)
        else:
            table.untold = version

    def _share(self, table: Table) -> None:
        """Another node may have it too."""
        table.followed = True
        # What is written is told before the table in memory has got so far.
        self.call(table.id, max(table.version, table.untold))

    def _look_at(self, id: str) -> None:
        self._due.add(id)
        self._something.set()

    async def run(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            due, self._due = list(self._due), set()
            for start in range(0, len(due), TOGETHER):
                some = due[start : start + TOGETHER]
                try:
                    await self._look(some)
                except Exception as error:  # the database is away, say
                    log.error("not_followed", error=repr(error))
                    self._due.update(some)
                    self._something.set()
                    await asyncio.sleep(AGAIN_SECONDS)

    async def look_at_all(self) -> None:
        """While hints may be missing, ours or theirs: call out what we have, and see which tables have changed; those
        nobody uses are read when needed."""
        for table in self._tables.in_memory():
            if not table.followed:
                self._share(table)
            if not self._tables.in_use(table):
                self._tables.forget(table)
        await self._look([table.id for table in self._tables.in_memory()])

    async def catch_up(self, table: Table) -> None:
        """Bring a table up to date now, as somebody has found it behind."""
        await self._look([table.id], table)

    async def _look(self, ids: list[str], given: Table | None = None) -> None:
        while any(self._tables.is_loading(id) for id in ids):
            await asyncio.sleep(0.01)
        here = {id: table for id in ids if (table := self._tables.get(id)) is not None}
        if given is not None:
            here = {given.id: given}
        if here:
            found = await self._store.glance(lambda connection: self._read(connection, list(here.values())))
            for id, table in here.items():
                async with table.lock:
                    await self._bring(table, found.get(id))

    def _read(self, connection: Connection, tables: list[Table]) -> dict[str, Found]:
        known = {table.id: (table.version, table.beside) for table in tables}
        node = self._store.node or ""
        found = stored.stands(connection, {id: version for id, (version, _) in known.items()}, node)
        moved = [id for id, (_, events) in found.items() if any(event.kind in SEATING for event in events)]
        reseated = [id for id, (now, _) in found.items() if now.beside != known[id][1]]
        seated = read_chairs(connection, [*moved, *reseated]) if moved or reseated else {}
        setups = {table.id: table.setup for table in tables}
        return {
            id: Found(now, events, chairs_of(setups[id], seated[id]) if id in seated else None)
            for id, (now, events) in found.items()
        }

    async def _bring(self, table: Table, found: Found | None) -> None:
        """Under the lock of the table."""
        if found is None:
            self._tables.drop(table, CLOSE_NO_TABLE)
            return
        if (found.now.version, found.now.beside) < (table.version, table.beside):
            return  # it was read before we wrote here
        try:
            shown = self._events(table, found)
        except LostTrack as error:
            log.error("lost_track", table=table.id, why=str(error))
            self._tables.drop(table)
            return
        if not shown and self._beside(table, found):
            seen.show_chairs(table)
        await chat.pass_on(table, found.now.said)
        self._tables.changed(table)

    def _events(self, table: Table, found: Found) -> bool:
        """Show each event that is new here; returns whether there was one."""
        new = [written for written in found.written if written.version > table.version]
        for written in new:
            heard = follow(table, written)
            FOLLOWED.inc()
            if written is new[-1]:
                self._beside(table, found)
            seen.show(table, heard)
        return bool(new)

    def _beside(self, table: Table, found: Found) -> bool:
        """How the table stands besides; returns whether that is to be shown."""
        before = (table.beside, table.elsewhere, table.rematch)
        stand(table, found.now)
        if found.chairs is not None:
            table.chairs = found.chairs
        return self.mark_presence(table) or before != (table.beside, table.elsewhere, table.rematch)

    def mark_presence(self, table: Table) -> bool:
        """Mark on the chairs who is here; returns whether that has changed."""
        changed = False
        for chair in table.chairs:
            here = table.is_here(chair.seat)
            if chair.here != here:
                chair.here = here
                table.last_here[chair.seat] = now()
                changed = True
        return changed
