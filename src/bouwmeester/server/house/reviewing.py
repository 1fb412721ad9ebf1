"""Reviews of finished matches: kept in the store, made when somebody asks, and begun unasked while nobody needs the
machine."""

import asyncio
import os
from collections import OrderedDict, deque
from functools import partial
from typing import Final, Protocol

import msgspec
import structlog

from bouwmeester.review.report import reviewer
from bouwmeester.server.clerk.desk import Desk
from bouwmeester.server.clerk.worker import pack
from bouwmeester.server.protocol.teaching import Exercise, Review, Reviewed, TurningPoint
from bouwmeester.server.store import reviews
from bouwmeester.server.store.store import Store
from bouwmeester.server.tables.clocks import now
from bouwmeester.server.tables.table import Table

#: So many matches wait to be looked at unasked; those that were over first are forgotten.
WAITING: Final = 64
#: Records of reviews that are being made.
_RECORDS: Final = 16
#: How often it is seen whether the machine has time.
LOOK_SECONDS: Final = 5.0
#: The machine has time while no more than this part of its cores is wanted.
IDLE_SHARE: Final = 0.5
#: Who asks where nobody does.
_UNASKED: Final = "unasked"
#: Exercises are from so many of one's latest matches, and so many are shown.
_MATCHES: Final = 30
_EXERCISES: Final = 40

log = structlog.get_logger()
_reviewed = msgspec.json.Decoder(Reviewed).decode


class _Moments(msgspec.Struct):
    """Of a review no more than exercises are made of."""

    moments: list[TurningPoint]


class _Kept(msgspec.Struct):
    report: _Moments


_kept = msgspec.json.Decoder(_Kept).decode


class Tables(Protocol):
    """Whoever has the tables."""

    async def table(self, id: str) -> Table: ...


class Reviewer:
    """What is known of each match that is over, and which of them wait."""

    def __init__(self, store: Store, clerk: Desk, desk: Desk) -> None:
        self._store = store
        #: Makes reviews, piece by piece.
        self._clerk = clerk
        #: Writes records.
        self._desk = desk
        self._records: OrderedDict[str, str] = OrderedDict()
        self._waiting: deque[str] = deque(maxlen=WAITING)

    async def look(self, table: Table, asker: str) -> bytes:
        """Go on with the review of a match that is over, or have it as it is kept."""
        by = reviewer(table.game)
        before = await self._store.read(partial(reviews.kept, table=table.id, by=by))
        if before is not None:
            return before.encode()
        wish = Review(await self._record(table, asker))
        answer = await self._clerk.ask(asker, "review", msgspec.json.encode(wish))
        if _reviewed(answer).report is not None:
            self._records.pop(table.id, None)
            work = partial(reviews.keep, table=table.id, by=by, review=answer.decode(), at=now())
            await self._store.write(work)
        return answer

    async def _record(self, table: Table, asker: str) -> str:
        if table.id not in self._records:
            written = await self._desk.ask(asker, "record", msgspec.json.encode(pack(table.match)))
            self._records[table.id] = msgspec.json.decode(written, type=str)
            if len(self._records) > _RECORDS:
                self._records.popitem(last=False)
        return self._records[table.id]

    # Unasked.

    def over(self, table: Table) -> None:
        """A match of people has come to its end: it is looked at when there is time."""
        people = any(chair.user is not None or chair.resigned is not None for chair in table.chairs)
        if people and table.id not in self._waiting:
            self._waiting.append(table.id)

    async def work(self, tables: Tables) -> None:
        """Look at what waits, piece by piece, while nobody needs the machine."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            while self._waiting and idle():
                id = self._waiting[0]
                try:
                    whole = _reviewed(await self.look(await tables.table(id), _UNASKED)).report is not None
                except Exception as error:  # of one match; the others are looked at
                    log.warning("not_reviewed", table=id, error=repr(error))
                    whole = True
                if whole and id in self._waiting:
                    self._waiting.remove(id)

    # Exercises.

    async def exercises(self, user: str) -> list[Exercise]:
        """What somebody did wrong in their latest matches, as far as these have been looked at."""
        found = await self._store.read(partial(reviews.own, user=user, most=_MATCHES))
        exercises = [one for kept in found for one in _mistakes(kept)]
        return exercises[:_EXERCISES]


def _mistakes(kept: reviews.Own) -> list[Exercise]:
    moments = [moment for moment in _kept(kept.review).report.moments if moment.kind == "mistake"]
    judged = [moment.judged for moment in moments if moment.judged is not None and moment.seat == kept.seat]
    return [Exercise(kept.table, kept.game, one.line, one.seat, one.loss) for one in judged]


def idle() -> bool:
    """Whether the machine has time for what nobody waits for."""
    return os.getloadavg()[0] <= IDLE_SHARE * (os.cpu_count() or 1)
