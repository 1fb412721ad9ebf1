"""A line: one WebSocket, from its handshake to its end. It carries messages and knows nothing of tables.

uvicorn hands over a connection that asks for a socket. From then on websockets speaks the protocol, and a line that
is silent costs no task, no timer and no queue: thousands may listen. Whatever comes is charged for, frame by frame
and byte by byte, and what is written and not read is bounded: nobody at a line costs the others anything.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, cast

from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from bouwmeester.server.admission.whence import household
from bouwmeester.server.metrics import CLOSED, SOCKETS
from bouwmeester.server.protocol.close_codes import CLOSE_STOPPING, CLOSE_TOO_FAST, CLOSE_UNREADABLE
from bouwmeester.server.wire.capacity import Places
from bouwmeester.server.wire.ends import MESSAGE_BYTES, UNREAD_BYTES, UNREAD_SECONDS, Credit, Ear

#: Who is silent for so long is asked whether they are there, and after as long again taken for gone.
SILENT_SECONDS: Final = 20.0
#: How long the other side may take to say goodbye.
CLOSING_SECONDS: Final = 2.0
#: What it costs that something comes in many parcels.
PARCEL_PRICE: Final = 1 / 16
#: What came is looked at in pieces, so that no more of a flood is read than was paid for.
PIECE_BYTES: Final = 512


class Line(Credit, asyncio.Protocol):
    """One WebSocket."""

    __slots__ = (
        "_ear",
        "_parts",
        "_speech",
        "_transport",
        "choked",
        "choked_at",
        "heard_at",
        "lines",
        "peer",
        "state",
    )

    def __init__(self, lines: "Lines", state: ServerState) -> None:
        super().__init__(lines.rate)
        self.lines = lines
        self.state = state
        #: Whether more is written than the other side takes.
        self.choked = False
        self.choked_at = 0.0
        self.heard_at = time.monotonic()
        #: The address at the other end.
        self.peer = ""
        self._ear: Ear | None = None
        self._parts: list[bytes] = []
        self._speech = ServerProtocol(max_size=MESSAGE_BYTES)
        self._transport = cast(asyncio.Transport, None)

    @property
    def at(self) -> tuple[str, int]:
        """The address of ours that was reached."""
        name = self._transport.get_extra_info("sockname")
        return (str(name[0]), int(name[1])) if isinstance(name, tuple) else ("localhost", 0)

    # What the other end does.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        name = transport.get_extra_info("peername")
        self.peer = str(name[0]) if isinstance(name, tuple) else ""
        self.state.connections.add(cast(Any, self))
        self.lines.all.add(self)
        if self.lines.places is not None:
            self.lines.places.come(household(self.peer), self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.state.connections.discard(cast(Any, self))
        self.lines.all.discard(self)
        if self.lines.places is not None:
            self.lines.places.leave(household(self.peer), self)
        self._end()

    def eof_received(self) -> None:
        self._speech.receive_eof()

    def pause_writing(self) -> None:
        self.choked = True
        self.choked_at = time.monotonic()

    def resume_writing(self) -> None:
        self.choked = False
        if self._ear is not None:
            self._ear.ready()

    def data_received(self, data: bytes) -> None:
        self.heard_at = time.monotonic()
        paid = self.charge(PARCEL_PRICE)
        for start in range(0, len(data), PIECE_BYTES):
            self._speech.receive_data(data[start : start + PIECE_BYTES])
            for event in self._speech.events_received():
                if isinstance(event, Frame):
                    paid = paid and self.charge_frame(len(event.data))
                    if paid:
                        self._hear(event)
                elif isinstance(event, Request):
                    self._shake_hands(event)
            self._pass_on()
            if not paid:
                self.close(CLOSE_TOO_FAST)
                self.hold()
                return

    def _shake_hands(self, request: Request) -> None:
        response = self._speech.accept(request)
        self._speech.send_response(response)
        if response.status_code == 101:
            SOCKETS.inc()
            self._ear = self.lines.answer(self, request)

    def _hear(self, frame: Frame) -> None:
        if frame.opcode is Opcode.CLOSE:
            self._end()
        elif frame.opcode is Opcode.BINARY:
            self.close(CLOSE_UNREADABLE)
        elif frame.opcode is Opcode.TEXT and frame.fin:
            self._tell(bytes(frame.data))
        elif frame.opcode is Opcode.TEXT or frame.opcode is Opcode.CONT:
            self._parts.append(bytes(frame.data))
            if frame.fin:
                whole = b"".join(self._parts)
                self._parts = []
                self._tell(whole)

    def _tell(self, message: bytes) -> None:
        if self._ear is not None:
            self._ear.heard(message)

    # What this end does.

    def write(self, message: bytes) -> None:
        if self._speech.state is State.OPEN:
            self._speech.send_text(message)
            self._pass_on()

    def close(self, code: int) -> None:
        """Say why, and end it. Nothing more is heard; one who does not take leave is left."""
        if self._speech.state is State.OPEN:
            self._speech.send_close(code)
            self._pass_on()
            asyncio.get_running_loop().call_later(CLOSING_SECONDS, self._transport.abort)
        self._end()

    def work(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that takes its time; the house does not close before it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self.state.tasks.add(task)
        task.add_done_callback(self.state.tasks.discard)

    def hold(self) -> None:
        """Take nothing more from the other side for the moment."""
        if not self._transport.is_closing():
            self._transport.pause_reading()

    def go_on(self) -> None:
        if not self._transport.is_closing():
            self._transport.resume_reading()

    def shutdown(self) -> None:
        """The house closes; uvicorn says so."""
        self.close(CLOSE_STOPPING)
        self._transport.close()

    def idle_since(self) -> float | None:
        """Who is at a table stays there, also when others come."""
        return None

    def let_go(self) -> None:
        self._transport.abort()

    def look_after(self, now: float) -> None:
        """Ask one who is silent; leave one who does not answer."""
        silent = now - self.heard_at
        if silent >= 2 * SILENT_SECONDS or (self.choked and now - self.choked_at >= UNREAD_SECONDS):
            self._transport.abort()
        elif silent >= SILENT_SECONDS and self._speech.state is State.OPEN:
            self._speech.send_ping(b"")
            self._pass_on()

    def _pass_on(self) -> None:
        """What the protocol has to say goes out; it says nothing as a sign that this was the last."""
        for piece in self._speech.data_to_send():
            if self._transport.is_closing():  # nobody is there to hear it
                continue
            if piece:
                self._transport.write(piece)
            else:
                self._transport.close()
        if self.choked and self._transport.get_write_buffer_size() > UNREAD_BYTES:
            self._transport.abort()

    def _end(self) -> None:
        if self._ear is not None:
            ear, self._ear = self._ear, None
            ear.gone()
            SOCKETS.dec()
            said = self._speech.close_sent
            if said is not None and not self._speech.close_rcvd_then_sent:
                CLOSED.labels(str(said.code)).inc()


class Lines:
    """All lines of a house: what uvicorn is given to make them by, and what looks after them."""

    def __init__(self, answer: Callable[[Line, Request], Ear], rate: float, places: Places | None = None) -> None:
        self.answer = answer
        #: How much of what was charged comes back a second.
        self.rate = rate
        self.places = places
        self.all: set[Line] = set()
        self._care: asyncio.Task[None] | None = None

    def __call__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> Line:
        if self._care is None:
            self._care = asyncio.get_running_loop().create_task(self._look_after_all())
        return Line(self, server_state)

    async def _look_after_all(self) -> None:
        while True:
            await asyncio.sleep(1)
            now = time.monotonic()
            for line in list(self.all):
                line.look_after(now)
