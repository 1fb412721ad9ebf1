"""The socket of a table: commands in, positions and news out, with a bounded queue each way."""

import asyncio
import contextlib
import time
from functools import cache
from typing import Final, NamedTuple

import msgspec
from litestar.types import Receive, Send
from prometheus_client import Counter

from bouwmeester.server import agreeing, playing, seen, talk
from bouwmeester.server.clocks import now
from bouwmeester.server.house import House
from bouwmeester.server.messages import (
    FromClient,
    Hint,
    Ping,
    Play,
    Pong,
    Propose,
    Return,
    Say,
    Stale,
    Try,
    Undo,
    Vote,
)
from bouwmeester.server.metrics import ANSWERS, CLOSED, COMMANDS, SOCKETS
from bouwmeester.server.table import Answer, NotWritten, Table, no

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
CLOSING_SECONDS: Final = 2.0
#: A client may send so many messages in a burst, and then as many a second as the settings say.
BURST: Final = 40

_read = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder(order="deterministic")


@cache
def _count(counter: Counter, kind: type) -> Counter:
    """The counter for one kind of message."""
    return counter.labels(kind.__name__.lower())


class Line:
    """The bare line to a client."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send

    async def accept(self) -> None:
        await self._receive()
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def write(self, text: str) -> None:
        await self._send({"type": "websocket.send", "text": text, "bytes": None})

    async def read(self) -> str:
        """The next message. Raises Gone, and Closed for what is not text."""
        message = await self._receive()
        if message["type"] != "websocket.receive":
            raise Gone
        text = message.get("text")
        if text is None:
            raise Closed(CLOSE_UNREADABLE)
        return text

    async def close(self, code: int) -> None:
        await self._send({"type": "websocket.close", "code": code, "reason": ""})


class Visit(NamedTuple):
    """Somebody comes to a table."""

    house: House
    table: Table
    user: str | None
    #: The last version they have seen.
    since: int | None
    rate: float


class Gone(Exception):
    """The client has closed the line, or it broke."""


class Closed(Exception):
    """The house closes this socket."""

    def __init__(self, code: int) -> None:
        self.code = code


class Seat:
    """One socket at a table: a watcher, with or without a seat. A watcher who only listens costs one task."""

    def __init__(self, line: Line, user: str | None, rate: float) -> None:
        self.line = line
        self.user = user
        self.rate = rate
        #: Why the house closes this socket, if it does.
        self.code: int | None = None
        self._serving = asyncio.current_task()
        self._queue: list[bytes] = []
        self._writing: asyncio.Task[None] | None = None
        self._allowance = float(BURST)
        self._counted = time.monotonic()

    def send(self, message: object) -> None:
        """Queue a message; one who does not read is dropped, and may come back for all of it."""
        if len(self._queue) == QUEUE_MESSAGES:
            self.drop(CLOSE_TOO_SLOW)
            return
        self._queue.append(_encoder.encode(message))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())

    def answer(self, answer: Answer) -> None:
        _count(ANSWERS, type(answer)).inc()
        self.send(answer)

    def drop(self, code: int) -> None:
        if self.code is None and self._serving is not None:
            self.code = code
            self._serving.cancel()

    async def _write(self) -> None:
        """Send what has gathered, together, until nothing is left."""
        try:
            while self._queue:
                together = b"[" + b",".join(self._queue) + b"]"
                self._queue.clear()
                await self.line.write(together.decode())
        except (RuntimeError, OSError):
            pass  # gone; the reading side hears of it
        finally:
            self._writing = None

    def stop_writing(self) -> None:
        if self._writing is not None:
            self._writing.cancel()

    async def read(self) -> FromClient:
        """The next command. Raises Closed for what no client of ours would send."""
        text = await self.line.read()
        if not self._may_send():
            raise Closed(CLOSE_TOO_FAST)
        if len(text) > MESSAGE_BYTES:
            raise Closed(CLOSE_TOO_BIG)
        try:
            command: FromClient = _read.decode(text)
            return command
        except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
            raise Closed(CLOSE_UNREADABLE) from None

    def _may_send(self) -> bool:
        """Whether one more message is within the allowance."""
        at = time.monotonic()
        self._allowance = min(float(BURST), self._allowance + (at - self._counted) * self.rate)
        self._counted = at
        self._allowance -= 1
        return self._allowance >= 0


async def serve(line: Line, visit: Visit) -> None:
    """Keep one socket until it closes."""
    house, table, user, since, rate = visit
    seat = Seat(line, user, rate)
    SOCKETS.inc()
    try:
        await _converse(seat, house, table, since)
    except Closed as closed:
        seat.code = closed.code
    except (Gone, RuntimeError, OSError):
        pass  # gone; whoever comes back gets all of it
    except asyncio.CancelledError:
        if seat.code is None:
            raise
    finally:
        SOCKETS.dec()
        _leave(table, seat)
        seat.stop_writing()
    if seat.code is not None:
        CLOSED.labels(str(seat.code)).inc()
        # One who does not read does not hear of it either.
        with contextlib.suppress(Exception):
            await asyncio.wait_for(line.close(seat.code), CLOSING_SECONDS)


async def _converse(seat: Seat, house: House, table: Table, since: int | None) -> None:
    _arrive(table, seat)
    seen.catch_up(table, seat, since)
    await talk.listen(table, seat)
    while True:
        command = await seat.read()
        try:
            await obey(house, table, seat, command)
        except NotWritten:
            # It may be on the disk or not: whoever comes back will see, and a repeated command acts only once.
            if not isinstance(command, Ping):
                seat.answer(no(command.id, "not_written"))
            await asyncio.sleep(0.1)
            house.drop(table)
        house.changed(table)
        await asyncio.sleep(0)  # what was answered goes out before the next is heard


def _arrive(table: Table, seat: Seat) -> None:
    table.watchers.append(seat)
    _presence(table, seat.user)


def _leave(table: Table, seat: Seat) -> None:
    if seat in table.watchers:
        table.watchers.remove(seat)
    _presence(table, seat.user)


def _presence(table: Table, user: str | None) -> None:
    """Whether a person is here is seen by all, as it is at a table."""
    place = table.seat_of(user)
    if place is None:
        return
    here = any(watcher.user == user for watcher in table.watchers)
    table.seen[place] = now()
    if table.chairs[place].here != here:
        table.chairs[place].here = here
        for watcher in list(table.watchers):
            if watcher.user != user:
                watcher.send(seen.position(table, watcher.user))


async def obey(house: House, table: Table, seat: Seat, command: FromClient) -> None:
    """Carry out one command and answer it."""
    _count(COMMANDS, type(command)).inc()
    place = table.seat_of(seat.user)

    def reply(answer: Answer) -> None:
        """An answer, and with a stale one the table as it stands."""
        seat.answer(answer)
        if isinstance(answer, Stale):
            seat.send(seen.position(table, seat.user))

    match command:
        case Ping():
            seat.send(Pong(now()))
        case Say():
            await talk.say(table, seat.user, command, reply)
        case _ if place is None:
            reply(no(command.id, "not_seated"))
        case Return():
            await agreeing.come_back(table, place, command, reply)
        case _ if table.chairs[place].bot is not None:
            reply(table.done_before(place, command.id) or no(command.id, "bot_plays_for_you"))
        case Play():
            await playing.play(table, place, command, reply)
        case Try():
            playing.attempt(table, place, command, reply)
        case Undo():
            await playing.undo(table, place, command, reply)
        case Hint():
            await house.thinking.hint(table, place, command, reply)
        case Propose():
            await agreeing.propose(table, place, command, reply)
        case Vote():
            await agreeing.vote(table, place, command, reply)
