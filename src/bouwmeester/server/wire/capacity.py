"""Connections: a cap on how many there are, a fair queue of what they send, and an end to those that say nothing.

uvicorn speaks HTTP; this looks after its connections and the sockets that some of them become.
"""

import asyncio
import time
from functools import partial
from typing import Any, Final, Protocol

import h11
import structlog
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.server import ServerState

from bouwmeester.server.admission.whence import household
from bouwmeester.server.wire.fair_queue import FairQueue

#: A request, from its first letter to the end of its headers; and the time before that first letter.
HEADERS_SECONDS: Final = 10.0
#: What is sent with it, and taking the answer.
BODY_SECONDS: Final = 45.0
#: Of all places so many are kept for addresses that have few: who comes new gets in, whatever others hold.
RESERVE: Final = 0.1
FEW: Final = 20

log = structlog.get_logger()


class Guest(Protocol):
    """A connection that can be asked to go."""

    def idle_since(self) -> float | None:
        """Since when nothing has been going on; None if something is."""

    def let_go(self) -> None: ...


class Places:
    """All connections of a house, by the address they come from."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: dict[str, set[Guest]] = {}
        self._count = 0

    def come(self, address: str, guest: Guest) -> bool:
        """Take a place; when few are left only who has few may, and when none is left one that is idle goes."""
        mine = self._taken.setdefault(address, set())
        scarce = self._count >= self.most * (1 - RESERVE) and len(mine) >= FEW
        if scarce or (self._count >= self.most and not self._make_room(len(mine))):
            if not mine:
                del self._taken[address]
            return False
        mine.add(guest)
        self._count += 1
        return True

    def leave(self, address: str, guest: Guest) -> None:
        mine = self._taken.get(address)
        if mine is not None and guest in mine:
            mine.remove(guest)
            self._count -= 1
            if not mine:
                del self._taken[address]

    def _make_room(self, has: int) -> bool:
        """Let go what has been idle longest of the address that holds most, if that is more than the newcomer has."""
        address = max(self._taken, key=lambda one: len(self._taken[one]))
        idle = [(since, guest) for guest in self._taken[address] if (since := guest.idle_since()) is not None]
        if len(self._taken[address]) <= has or not idle:
            return False
        guest = min(idle, key=lambda one: one[0])[1]
        self.leave(address, guest)
        guest.let_go()
        return True


class Http(H11Protocol):
    """One connection that speaks HTTP."""

    def __init__(self, keeper: "Connections", config: Config, server_state: ServerState, app_state: dict[str, Any]):
        super().__init__(config, server_state, app_state)
        self._keeper = keeper
        self._address = ""
        #: The last request and whether it was being answered, when that was last looked at; and since when it is so.
        self._seen: tuple[RequestResponseCycle | None, bool] = (None, False)
        self._since = time.monotonic()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = household(self.client[0]) if self.client else ""
        if self._keeper.places.come(self._address, self):
            self._keeper.http.add(self)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._gone()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._keeper.queue.pass_by(self._address):
            super().data_received(data)
        else:
            self.transport.pause_reading()  # what waits is bounded by what was read at one go
            self._keeper.queue.wait(self._address, partial(self._read_later, data))

    def _read_later(self, data: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()
            super().data_received(data)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._gone()  # the socket takes its own place
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Say that what comes is no HTTP. If it comes within a request, whoever answers that need not any more."""
        if self._answering():
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:  # an answer is out already, or it was a HEAD: nothing more can be said
            self.transport.close()

    def shutdown(self) -> None:
        if self._answering() and self.cycle.more_body:
            self.let_go()  # it has not been asked yet, so nobody waits for the answer
        else:
            super().shutdown()

    def _gone(self) -> None:
        self._keeper.http.discard(self)
        self._keeper.places.leave(self._address, self)

    def idle_since(self) -> float | None:
        return None if self._answering() else self._since

    def let_go(self) -> None:
        self.transport.abort()

    def _answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle  # there is none before the first request
        return cycle is not None and not cycle.response_complete

    def look_after(self, now: float) -> None:
        """Let go who takes too long to ask, to send what belongs to it, or to take the answer."""
        answering = self._answering()
        if self._seen != (self.cycle, answering):
            self._seen = (self.cycle, answering)
            self._since = now
        waited = now - self._since
        sending = answering and self.cycle.more_body
        taking = self.transport.get_write_buffer_size() > 0
        if waited > BODY_SECONDS if sending or taking else waited > HEADERS_SECONDS and not answering:
            self.let_go()


class Connections:
    """What uvicorn is given to make connections by, and what looks after them."""

    def __init__(self, most: int) -> None:
        self.places = Places(most)
        self.queue = FairQueue()
        self.http: set[Http] = set()
        self._care: asyncio.Task[None] | None = None

    def __call__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: object = None
    ) -> Http:
        if self._care is None:
            self._care = asyncio.get_running_loop().create_task(self._look_after_all())
        return Http(self, config, server_state, app_state)

    async def _look_after_all(self) -> None:
        while True:
            await asyncio.sleep(1)
            now = time.monotonic()
            for connection in list(self.http):
                connection.look_after(now)
