"""The socket of a table: commands in, positions and news out, with a bounded queue each way."""

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec
import structlog

from bouwmeester.server.admission import controls
from bouwmeester.server.commands import agreeing, chat, looking, playing
from bouwmeester.server.house.house import House
from bouwmeester.server.metrics import ANSWERS, COMMANDS
from bouwmeester.server.protocol.close_codes import (
    CLOSE_FAILED,
    CLOSE_NO_TABLE,
    CLOSE_TOO_FAST,
    CLOSE_TOO_SLOW,
    CLOSE_UNREADABLE,
)
from bouwmeester.server.protocol.messages import (
    FromClient,
    Hint,
    Look,
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
from bouwmeester.server.tables.clocks import now
from bouwmeester.server.tables.loading import NoSuchTable, Unreadable
from bouwmeester.server.tables.table import Answer, NotWritten, Table, no
from bouwmeester.server.views import seen
from bouwmeester.server.wire.ends import Wire

QUEUE_MESSAGES: Final = 64
QUEUE_BYTES: Final = 1_000_000
#: What a question costs besides its frame, where it is much work to answer.
PRICES: Final[dict[type, float]] = {Look: 10, Hint: 4}

log = structlog.get_logger()
_read = msgspec.json.Decoder(FromClient).decode
_write = msgspec.json.Encoder().encode


class Visit(NamedTuple):
    """Somebody wants to come to a table."""

    table: str
    user: str | None
    device: str | None
    invite: str
    #: The last version they have seen.
    since: int | None


class Connection:
    """One socket at a table: a watcher, with or without a seat. While nothing is said it costs no task."""

    __slots__ = (
        "_coming",
        "_going",
        "_here",
        "_loop",
        "_waking",
        "_weight",
        "_working",
        "address",
        "device",
        "house",
        "leaving",
        "line",
        "table",
        "user",
    )

    def __init__(self, line: Wire, house: House, user: str | None, address: str, device: str | None = None) -> None:
        self.line = line
        self.house = house
        self.user = user
        self.device = device
        #: Where they come from, of the network.
        self.address = address
        #: Gives the place back that was taken at the door.
        self.leaving: Callable[[], None] = _nothing
        self.table: Table | None = None
        self._loop = asyncio.get_running_loop()
        self._here = True
        self._coming: list[bytes] = []
        self._going: list[bytes] = []
        self._weight = 0
        self._working = False
        self._waking = False

    # What comes.

    def arrive(self, visit: Visit) -> None:
        self._working = True
        self.line.work(self._serve(visit))

    def heard(self, message: bytes) -> None:
        self._coming.append(message)
        if not self._working:
            self._working = True
            self.line.work(self._serve())
        elif len(self._coming) == QUEUE_MESSAGES:
            self.line.hold()

    async def _serve(self, visit: Visit | None = None) -> None:
        """Come in first, if need be; then carry out what has come, one after the other, until nothing is left."""
        try:
            if visit is not None:
                await self._come_in(visit)
            while self.table is not None and self._coming and self._here:
                if len(self._coming) == QUEUE_MESSAGES:
                    self.line.go_on()
                command = _understood(self._coming.pop(0))
                if not self._paid(self.table, command):
                    self.line.close(CLOSE_TOO_FAST)
                    break
                await self._obey(self.table, command)
                self.house.changed(self.table)
                if self._coming:
                    await asyncio.sleep(0)  # what was answered goes out before the next is heard
        except (NoSuchTable, Unreadable):
            self.line.close(CLOSE_NO_TABLE)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            self.line.close(CLOSE_UNREADABLE)  # no client of ours would send it
        except Exception as error:  # whatever it is, it ends this socket and no other
            log.error("socket_failed", error=repr(error))
            self.line.close(CLOSE_FAILED)
        finally:
            self._working = False

    def _paid(self, table: Table, command: FromClient) -> bool:
        """Whether there is credit for what is more work than its frame; where one is taught, a play is a question."""
        asks = Hint if isinstance(command, Play) and table.setup.taught and not command.sure else type(command)
        return asks not in PRICES or self.line.charge(PRICES[asks])

    async def _come_in(self, visit: Visit) -> None:
        table = await self.house.visible(visit.table, visit.user, visit.invite)
        if self._here:
            self.table = table
            table.watchers.append(self)
            _presence(self.house, table, self.user)
            seen.catch_up(table, self, visit.since)
            await chat.listen(table, self)

    async def _obey(self, table: Table, command: FromClient) -> None:
        try:
            await self.house.at(table, lambda: obey(self.house, table, self, command))
        except NotWritten:
            # It may be on the disk or not: whoever comes back will see, and a repeated command acts only once.
            if not isinstance(command, Ping):
                self.answer(no(command.id, "not_written"))
            self.house.drop(table)

    def gone(self) -> None:
        self._here = False
        self.leaving()
        if self.table is not None:
            self.table.watchers.remove(self)
            _presence(self.house, self.table, self.user)

    # What goes.

    def send(self, message: object) -> None:
        """Queue a message; one who does not read is dropped, and may come back for all of it."""
        if len(self._going) == QUEUE_MESSAGES or self._weight > QUEUE_BYTES:
            self.line.close(CLOSE_TOO_SLOW)
            return
        written = _write(message)
        self._going.append(written)
        self._weight += len(written)
        if not self._waking:
            # What is said in one breath goes out together.
            self._waking = True
            self._loop.call_soon(self.ready)

    def answer(self, answer: Answer) -> None:
        ANSWERS.count(answer)
        self.send(answer)

    def ready(self) -> None:
        self._waking = False
        if self._going and not self.line.choked:
            self.line.write(b"[" + b",".join(self._going) + b"]")
            self._going.clear()
            self._weight = 0

    def drop(self, code: int) -> None:
        self.ready()
        self.line.close(code)


def _understood(message: bytes) -> FromClient:
    command: FromClient = _read(message)
    # Talk may come in lines; it is heard in one.
    if controls.in_lines(message) if isinstance(command, Say) else controls.in_json(message):
        raise msgspec.DecodeError("a control character")
    return command


def _nothing() -> None:
    """Who was not let in has no place to give back."""


def _presence(house: House, table: Table, user: str | None) -> None:
    """Whether a person is here is seen by all, as it is at a table."""
    place = table.seat_of(user)
    if place is None:
        return
    here = table.is_here(place)
    table.last_here[place] = now()
    house.came_or_left(table)
    if table.chairs[place].here != here:
        table.chairs[place].here = here
        for watcher in list(table.watchers):
            if watcher.user != user:
                watcher.send(seen.position(table, watcher.user))


async def obey(house: House, table: Table, seat: Connection, command: FromClient) -> None:
    """Carry out one command and answer it."""
    COMMANDS.count(command)
    place = table.seat_of(seat.user)

    def reply(answer: Answer) -> None:
        """An answer, and with a stale one the table as it stands."""
        seat.answer(answer)
        if isinstance(answer, Stale):
            seat.send(seen.position(table, seat.user))

    match command:
        case Ping():
            seat.send(Pong(now()))
        case Say() if seat.user is not None and not house.quotas.may_say(seat.user, seat.address):
            reply(no(command.id, "too_much"))
        case Say():
            await chat.say(table, seat.user, command, reply)
        case Look():
            await looking.look_back(house.desk, table, seat.user, seat.address, command, reply)
        case _ if place is None:
            reply(no(command.id, "not_seated"))
        case Return():
            await agreeing.come_back(table, place, command, reply)
        case Vote():
            await agreeing.vote(table, place, command, reply)
        case _ if table.chairs[place].bot is not None:
            reply(table.done_before(place, command.id) or no(command.id, "bot_plays_for_you"))
        case Play():
            if not table.setup.taught or not await house.thinking.warn(table, place, command, reply):
                await playing.play(table, place, command, reply)
        case Try():
            playing.attempt(table, place, command, reply)
        case Undo():
            await playing.undo(table, place, command, reply)
        case Hint():
            await house.thinking.hint(table, place, command, reply)
        case Propose():
            await agreeing.propose(table, place, command, reply)
