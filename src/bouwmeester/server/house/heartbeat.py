"""The heartbeat of a house: written now and then, so that a start knows how long it was away; and felt by /health."""

import asyncio
import time
from typing import Final

from bouwmeester.server.store import waking
from bouwmeester.server.store.store import Store
from bouwmeester.server.tables.clocks import now
from bouwmeester.server.tables.table import NotWritten

#: So long a beat that was felt stands for those who ask next.
FELT_SECONDS: Final = 3.0
#: A house that does not write for so long is not well.
PATIENCE_SECONDS: Final = 3.0


class Pulse:
    """Whether the house can write, felt by writing a beat."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._beat: asyncio.Task[None] | None = None
        self._felt = 0.0

    async def feel(self) -> None:
        """Returns if the house could write a moment ago. Raises what hindered it, or NotWritten if it takes long."""
        # A beat that is still under way is waited for: a store that hangs gets no more of them.
        if self._beat is None or (self._beat.done() and time.monotonic() - self._felt > FELT_SECONDS):
            self._beat = asyncio.create_task(
                self._store.write(lambda connection: waking.write_heartbeat(connection, now()))
            )
            self._beat.add_done_callback(self._feel)
        try:
            await asyncio.wait_for(asyncio.shield(self._beat), PATIENCE_SECONDS)
        except TimeoutError as error:
            raise NotWritten("the store does not answer") from error

    def _feel(self, beat: asyncio.Task[None]) -> None:
        self._felt = time.monotonic()
        if not beat.cancelled():
            beat.exception()  # those who ask are told; nobody may be asking
