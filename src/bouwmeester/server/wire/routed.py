"""The socket of a table as a route of the application: for any ASGI server that runs it.

Our own server has a leaner line (line.py). What happens at a table is the same over either: the same handshake, the
same connection, the same allowance.
"""

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, Final

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import PathParameter
from websockets.datastructures import Headers
from websockets.http11 import Request

from bouwmeester.server.metrics import CLOSED, SOCKETS
from bouwmeester.server.protocol.close_codes import CLOSE_TOO_FAST, CLOSE_TOO_SLOW, CLOSE_UNREADABLE
from bouwmeester.server.wire.ends import MESSAGE_BYTES, UNREAD_BYTES, UNREAD_SECONDS, Credit, Ear
from bouwmeester.server.wire.handshake import Handshake

#: With so much on its way, the other side is waited for.
CHOKED_BYTES: Final = 65_536

Socket = WebSocket[object, object, State]


class RoutedLine(Credit):
    """One WebSocket, spoken by the server that runs the application; it also asks those who are silent."""

    def __init__(self, socket: Socket, rate: float) -> None:
        super().__init__(rate)
        client, server = socket.scope["client"], socket.scope["server"]
        self.peer = "" if client is None else client[0]
        self.at = ("localhost", 0) if server is None else (server[0], server[1] or 0)
        self.choked = False
        self._socket = socket
        self._ear: Ear | None = None
        self._unsent: list[bytes] = []
        self._weight = 0
        self._code: int | None = None
        self._writing = asyncio.Event()
        self._reading = asyncio.Event()
        self._reading.set()
        self._works: set[asyncio.Task[None]] = set()

    async def carry(self, handshake: Handshake, request: Request) -> None:
        """From the handshake to the end."""
        await self._socket.accept()
        SOCKETS.inc()
        self._ear = handshake.answer(self, request)
        ways = [asyncio.create_task(self._listen()), asyncio.create_task(self._speak())]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            self._end()
            await asyncio.gather(*ways, *self._works, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            await self._reading.wait()
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            said = text.encode() if isinstance(text, str) else b""
            if not said or len(said) > MESSAGE_BYTES:
                self.close(CLOSE_UNREADABLE)
            elif not self.charge_frame(len(said)):
                self.close(CLOSE_TOO_FAST)
            elif self._ear is not None:
                self._ear.heard(said)

    async def _speak(self) -> None:
        while True:
            await self._writing.wait()
            self._writing.clear()
            unsent, self._unsent = self._unsent, []
            for message in unsent:
                await asyncio.wait_for(self._socket.send_text(message), UNREAD_SECONDS)
                self._weight -= len(message)
            if self._code is not None:
                await self._socket.close(self._code)
                return
            self.choked = False
            if self._ear is not None:
                self._ear.ready()

    # What this end does.

    def write(self, message: bytes) -> None:
        if self._code is None:
            self._unsent.append(message)
            self._weight += len(message)
            self.choked = self._weight > CHOKED_BYTES
            self._writing.set()
            if self._weight > UNREAD_BYTES:
                self.close(CLOSE_TOO_SLOW)

    def close(self, code: int) -> None:
        if self._code is None:
            self._code = code
            self._writing.set()
            CLOSED.labels(str(code)).inc()
        self._end()

    def work(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._works.add(task)
        task.add_done_callback(self._works.discard)

    def hold(self) -> None:
        self._reading.clear()

    def go_on(self) -> None:
        self._reading.set()

    def _end(self) -> None:
        if self._ear is not None:
            ear, self._ear = self._ear, None
            ear.gone()
            SOCKETS.dec()


@websocket("/api/tables/{table:str}/socket")
async def at_a_table(socket: Socket, table: Annotated[str, PathParameter()]) -> None:
    """All that the address says is read by the handshake."""
    await _carried(socket)


@websocket("/api/bots/socket")
async def for_a_bot(socket: Socket) -> None:
    """A bot from outside, with its token."""
    await _carried(socket)


async def _carried(socket: Socket) -> None:
    scope, state = socket.scope, socket.app.state
    path = scope["raw_path"].decode("latin-1")
    query = scope["query_string"].decode("latin-1")
    headers = Headers([(name.decode("latin-1"), value.decode("latin-1")) for name, value in scope["headers"]])
    handshake: Handshake = state.handshake
    await RoutedLine(socket, handshake.rate).carry(handshake, Request(f"{path}?{query}" if query else path, headers))
