"""The desk: long answers, written by a clerk in a process of its own while the tables play on.

Those who ask take turns, household by household. Nobody may have more than a few questions there, and only so many
wait in all; the others are told to come back. Whoever asks on and on has a part of the clerk's time and no more, so
that the cores stay with those who play, and with their bots.
"""

import asyncio
import json
import time
from collections import Counter
from typing import Final

import structlog

from bouwmeester.core.errors import BadOption, BadRecord, BouwmeesterError
from bouwmeester.server.admission.allowances import Allowance
from bouwmeester.server.clerk.puzzles import NoPuzzle
from bouwmeester.server.clerk.worker import ANSWERED, LINE_BYTES
from bouwmeester.server.process import Process, Queue

#: How many questions an address of the network may have at the desk, and how many there may be in all.
MOST_EACH: Final = 6
MOST: Final = 48
PATIENCE_SECONDS: Final = 10.0
#: So many seconds of a clerk an address has at once, and then a part of its time.
AT_ONCE_SECONDS: Final = 5.0
#: The same of the clerk who makes reviews, of which one takes several.
REVIEWS_AT_ONCE_SECONDS: Final = 30.0

#: Refusals that the asker is told in their own way; all others are the asker's mistake.
_REFUSALS: Final[dict[str, type[BouwmeesterError]]] = {
    kind.__name__: kind for kind in (BadOption, BadRecord, NoPuzzle)
}

log = structlog.get_logger()


class Busy(BouwmeesterError):
    """Too much is asked at the same time, or it takes too long."""


class Desk:
    """One clerk, by the name of its process, and who waits for an answer."""

    def __init__(self, clerk: str, part: float, at_once: float = AT_ONCE_SECONDS) -> None:
        self._clerk = Process(f"bouwmeester.server.clerk.{clerk}", PATIENCE_SECONDS, LINE_BYTES)
        self._queue = Queue([self._clerk])
        #: Questions by who asks them; and how many of all have to wait until their asker has time of the clerk again.
        self._waiting: Counter[str] = Counter()
        self._resting = 0
        #: What each has had of the clerk's time, in seconds.
        self._time = Allowance(at_once, at_once / part)

    async def ask(self, asker: str, kind: str, body: bytes) -> bytes:
        """The answer to a question as JSON. Raises Busy, or the BouwmeesterError with which it is refused."""
        self.make_sure_of_room(asker)
        self._waiting[asker] += 1
        try:
            await self._rest(asker)
            async with self._queue.turn(asker):
                answer = await self._ask(asker, f"{kind} ".encode() + body)
        except (TimeoutError, OSError, ValueError) as error:
            log.warning("no_answer", kind=kind, error=type(error).__name__)
            raise Busy("it takes too long to answer that") from error
        finally:
            self._waiting[asker] -= 1
            if not self._waiting[asker]:
                del self._waiting[asker]
        if answer.startswith(ANSWERED):
            return answer[1:]
        name, why = json.loads(answer[1:])
        raise _REFUSALS.get(name, BouwmeesterError)(*why)

    def make_sure_of_room(self, asker: str) -> None:
        """Raises Busy if nothing more may be asked now."""
        # Those who rest have places of their own: they keep nobody out who has asked for little.
        before = self._waiting.total() - self._resting if self._time.has(asker) else self._resting
        if self._waiting[asker] >= MOST_EACH or before >= MOST:
            raise Busy("too much is asked at the same time; try again in a moment")

    async def _rest(self, asker: str) -> None:
        """Wait until an asker has time of the clerk again."""
        self._resting += 1
        try:
            while not self._time.has(asker):
                await asyncio.sleep(self._time.wait(asker))
        finally:
            self._resting -= 1

    async def _ask(self, asker: str, question: bytes) -> bytes:
        began = time.monotonic()
        try:
            return await self._clerk.ask(question)
        except ConnectionError:  # the clerk had died, or died of it: another one is asked, once
            return await self._clerk.ask(question)
        finally:
            self._time.charge(asker, time.monotonic() - began)

    async def stop(self) -> None:
        await self._clerk.stop()
