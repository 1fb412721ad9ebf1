"""The bus: what one node calls out, in batches, and what it hears of the others; and whether it hears everything.

Every node calls out a beat now and then, also when nothing happens. Who does not hear a node that lives, be it
itself, may miss hints of it, and reads instead.

>>> parse(text("a1", {"t7": 3, "t8": 0}))
('a1', {'t7': 3, 't8': 0})
"""

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Final

import structlog

from bouwmeester.server.hints.carrier import Carrier
from bouwmeester.server.metrics import HINTS

#: At least so long between two calls: however much happens, a node calls out at most 50 times a second. The first
#: after a while goes out at once.
PAUSE_SECONDS: Final = 0.02
BEAT_SECONDS: Final = 0.5
#: A node that is not heard for so long may have called out what we did not hear.
SILENCE_SECONDS: Final = 1.25
#: Somebody who has heard nothing for so long has lost the line without being told, and connects again.
LOST_SECONDS: Final = 5.0
#: PostgreSQL carries less than 8000 bytes at a time.
MOST_BYTES: Final = 7900
#: Stands before the id of a table when a node asks who else has it.
ASKED: Final = "?"

log = structlog.get_logger()


def text(node: str, tables: Mapping[str, int]) -> str:
    return " ".join([node, *[f"{id}:{version}" for id, version in tables.items()]])


def parse(said: str) -> tuple[str, dict[str, int]]:
    """The node that speaks, and the tables it speaks of. Raises ValueError for what is no hint."""
    node, *told = said.split(" ")
    return node, {id: int(version) for id, _, version in [one.partition(":") for one in told]}


class Bus:
    """One end of it."""

    def __init__(self, node: str, carrier: Carrier, hear: Callable[[str, int], None]) -> None:
        self._node = node
        self._carrier = carrier
        self._hear = hear
        self._untold: dict[str, int] = {}
        self._something = asyncio.Event()
        #: When each node was last heard.
        self._heard: dict[str, float] = {}
        self._since = time.monotonic()
        self._tasks: list[asyncio.Task[None]] = []
        self._well = True
        #: Whether the line is a new one; what was said before it was not heard.
        self._anew = False

    def start(self) -> None:
        self._since = time.monotonic()
        self._tasks = [asyncio.create_task(one) for one in (self._listen_always(), self._speak_always())]

    async def stop(self) -> None:
        # Python 3.11 may lose a cancellation that comes with what was waited for, so it is repeated.
        while pending := [task for task in self._tasks if not task.done()]:
            for task in pending:
                task.cancel()
            await asyncio.wait(pending, timeout=1)

    def tell(self, table: str, version: int) -> None:
        """We have a table at this version; 0 if something else of it has changed, ``~version`` if we had it."""
        self._untold[table] = 0 if self._untold.get(table) == 0 else version
        self._something.set()

    def ask(self, table: str, version: int) -> None:
        """We have read a table at this version; whoever has it too is to say so."""
        self._untold[ASKED + table] = version
        self._something.set()

    def in_doubt(self, living: list[str]) -> bool:
        """Whether something may have been said that was not heard: by a node that lives and is silent, or before our
        line was there, which is told once."""
        now = time.monotonic()
        silent = [
            node
            for node in {self._node, *living}
            if now - max(self._heard.get(node, 0.0), self._since) > SILENCE_SECONDS
        ]
        if bool(silent) is self._well:  # said once, when it begins and when it ends
            self._well = not silent
            log.log(30 if silent else 20, "hints_silent" if silent else "hints_heard", nodes=sorted(silent))
        anew, self._anew = self._anew, False
        return bool(silent) or anew

    # Listening.

    async def _listen_always(self) -> None:
        while True:
            with contextlib.suppress(Exception):  # whatever it is, it is tried again; silence is noticed elsewhere
                await self._listen()
            await asyncio.sleep(BEAT_SECONDS)

    async def _listen(self) -> None:
        listening = self._carrier.listen()
        try:
            async with asyncio.timeout(LOST_SECONDS) as patience:
                self._take(await anext(listening))
                self._anew = True
                async for said in listening:
                    # Our own beat comes this way too: who hears not even that has no line any more.
                    patience.reschedule(asyncio.get_running_loop().time() + LOST_SECONDS)
                    self._take(said)
        finally:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(listening.aclose(), 1)  # type: ignore[attr-defined]

    def _take(self, said: str) -> None:
        try:
            node, tables = parse(said)
        except ValueError:
            return
        self._heard[node] = time.monotonic()
        if node != self._node:
            HINTS.labels("heard").inc()
            for table, version in tables.items():
                self._hear(table, version)

    # Speaking.

    async def _speak_always(self) -> None:
        spoken = 0.0
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, spoken + BEAT_SECONDS - time.monotonic())):
                    await self._something.wait()
            self._something.clear()
            untold, self._untold = self._untold, {}
            try:
                for some in _portions(self._node, untold):
                    async with asyncio.timeout(LOST_SECONDS):
                        await self._carrier.publish(some)
                    HINTS.labels("told").inc()
                spoken = time.monotonic()
                await asyncio.sleep(PAUSE_SECONDS)
            except Exception:  # whatever it is: what was not told is told later
                self._untold = {**untold, **self._untold}
                self._something.set()
                await asyncio.sleep(BEAT_SECONDS)


def _portions(node: str, tables: Mapping[str, int]) -> Iterator[str]:
    """What is to be told, in pieces that can be carried; with nothing to tell, that somebody is there."""
    said = node
    for table, version in tables.items():
        one = f" {table}:{version}"
        if len(said) + len(one) > MOST_BYTES:
            yield said
            said = node
        said += one
    yield said
