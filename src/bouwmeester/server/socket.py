"""The socket of a table: commands in, positions and news out, with a bounded queue each way."""

import asyncio
import contextlib
import time
from typing import Final

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from bouwmeester.server.house import House
from bouwmeester.server.messages import FromClient, Ping, Play, Pong, Refused, Say, Stale
from bouwmeester.server.table import Answer, Table

#: Close codes, as docs/protocol.md lists them.
CLOSE_STOPPING: Final = 1012
CLOSE_TOO_FAST: Final = 1008
CLOSE_TOO_BIG: Final = 1009
CLOSE_UNREADABLE: Final = 1007
CLOSE_TOO_SLOW: Final = 1013
CLOSE_NO_TABLE: Final = 4404
CLOSE_FORBIDDEN: Final = 4403

MESSAGE_BYTES: Final = 16_384
QUEUE_MESSAGES: Final = 64
#: A client may send so many messages in a burst, and then as many a second as the settings say.
BURST: Final = 40

Socket = WebSocket[object, object, State]

_read = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder(order="deterministic")


class Seat:
    """One socket at a table: a watcher, with or without a seat."""

    def __init__(self, socket: Socket, user: str | None, rate: float) -> None:
        self.socket = socket
        self.user = user
        self.rate = rate
        self.too_slow = False
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(QUEUE_MESSAGES)
        self._allowance = float(BURST)
        self._counted = time.monotonic()

    def send(self, message: object) -> None:
        """Queue a message; one who does not read is dropped, and may come back for all of it."""
        try:
            self._queue.put_nowait(_encoder.encode(message))
        except asyncio.QueueFull:
            self.too_slow = True

    async def write_all(self) -> None:
        while True:
            data = await self._queue.get()
            await self.socket.send_data(data.decode(), mode="text")

    def may_send(self) -> bool:
        """Whether one more message is within the allowance."""
        now = time.monotonic()
        self._allowance = min(float(BURST), self._allowance + (now - self._counted) * self.rate)
        self._counted = now
        self._allowance -= 1
        return self._allowance >= 0


async def serve(socket: Socket, house: House, table: Table, user: str | None, since: int | None) -> None:
    """Keep one socket until it closes."""
    seat = Seat(socket, user, house.rate)
    table.watchers.append(seat)
    table.catch_up(seat, since)
    writer = asyncio.create_task(seat.write_all())
    code = 1000
    try:
        while not seat.too_slow:
            text = await socket.receive_data(mode="text")
            if not seat.may_send():
                code = CLOSE_TOO_FAST
                break
            if len(text) > MESSAGE_BYTES:
                code = CLOSE_TOO_BIG
                break
            try:
                command = _read.decode(text)
            except (msgspec.DecodeError, RecursionError):
                code = CLOSE_UNREADABLE
                break
            await obey(house, table, seat, command)
        if seat.too_slow:
            code = CLOSE_TOO_SLOW
    except WebSocketDisconnect:
        return
    finally:
        table.watchers.remove(seat)
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await writer
    with contextlib.suppress(Exception):
        await socket.close(code)


async def obey(house: House, table: Table, seat: Seat, command: FromClient) -> None:
    """Carry out one command and answer it."""
    place = table.seat_of(seat.user)
    if isinstance(command, Ping):
        seat.send(Pong())
    elif isinstance(command, Say):
        await house.say(table, seat.user, command, seat.send)
    elif place is None:
        seat.send(Refused(command.id, "server.not_seated", "", {}))
    elif isinstance(command, Play):
        await table.play(place, command, lambda answer: answered(table, seat, answer))
        house.let_bots_move(table)
    else:
        await table.undo(place, command, lambda answer: answered(table, seat, answer))
        house.let_bots_move(table)


def answered(table: Table, seat: Seat, answer: Answer) -> None:
    """An answer, and with a stale one the table as it stands."""
    seat.send(answer)
    if isinstance(answer, Stale):
        seat.send(table.position(seat.user))
