"""The books: what came of each match is written once it is over, by whichever node has its duties."""

import asyncio
from functools import partial
from typing import Final, Protocol

import structlog
from sqlalchemy import Connection

from bouwmeester.server.results.facts import facts
from bouwmeester.server.results.rating import rate
from bouwmeester.server.store import results as stored
from bouwmeester.server.store.contests import look_again
from bouwmeester.server.store.results import Result
from bouwmeester.server.store.store import Conflict, Store
from bouwmeester.server.tables.clocks import now
from bouwmeester.server.tables.loading import NoSuchTable, Unreadable
from bouwmeester.server.tables.table import OVER, Table

#: How often it is looked for matches that a node could not write before it died.
STRAYS_SECONDS: Final = 3600.0
#: Of so many matches it is known without looking that they are written.
REMEMBERED: Final = 10_000

log = structlog.get_logger()


class Tables(Protocol):
    """Whoever has the tables."""

    async def table(self, id: str) -> Table: ...


class Books:
    """The matches that are to be written, and the task that writes them."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._due: dict[str, None] = {}
        #: The latest that were told to be over: each is told so whenever somebody does something there.
        self._told: dict[str, None] = {}
        self._something = asyncio.Event()

    def over(self, table: Table) -> None:
        """A match is over."""
        if table.id not in self._told:
            self._told[table.id] = self._due[table.id] = None
            self._something.set()
            if len(self._told) > REMEMBERED:
                del self._told[next(iter(self._told))]

    async def run(self) -> None:
        while True:
            try:
                for id in await self._store.read(stored.unbooked):
                    await self.book(id)
                while True:
                    await asyncio.wait_for(self._something.wait(), STRAYS_SECONDS)
                    self._something.clear()
                    due, self._due = self._due, {}
                    for id in due:
                        await self.book(id)
            except TimeoutError:
                continue
            except Exception as error:  # the database is away, say
                log.error("results_not_written", error=repr(error))
                await asyncio.sleep(5)

    async def book(self, id: str) -> None:
        """Write what came of a match, unless that was done."""
        try:
            table = await self._tables.table(id)
        except (NoSuchTable, Unreadable):
            return
        if table.status == OVER and table.match.outcome is not None:
            try:
                await self._store.write(partial(_book, match=facts(table)))
            except Conflict:
                log.info("results_written_elsewhere", table=id)


def _book(connection: Connection, match: list[Result]) -> None:
    if not stored.booked(connection, match[0].table_id):
        stored.put(connection, match)
        rate(connection, match)
        look_again(connection, match[0].table_id, now())
