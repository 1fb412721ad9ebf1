"""A table: a match with people around it. All that changes goes through one lock and the store, in that order."""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from bouwmeester.core.errors import Why
from bouwmeester.core.game import Game
from bouwmeester.core.match import Match
from bouwmeester.core.position import fingerprint
from bouwmeester.core.state import State
from bouwmeester.server.asking import Asking, awaited
from bouwmeester.server.clocks import Timing, now
from bouwmeester.server.entries import Body, Entry
from bouwmeester.server.messages import Chair, Clock, Done, Hinted, Json, Looked, Proposal, Refused, Stale, Tried
from bouwmeester.server.store.moves import Moved
from bouwmeester.server.store.store import Store

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"

STATE: Final = msgspec.json.Encoder(order="sorted")

Answer = Done | Refused | Stale | Tried | Hinted | Looked
Reply = Callable[[Answer], None]


class Setup(msgspec.Struct):
    """What was agreed when the table was set up."""

    options: Json
    public: bool = True
    pace: str = "live"
    clock: Clock = Clock()
    undo: str = "free"
    chat: bool = True


class Watcher(Protocol):
    """Somebody at a table or beside it."""

    user: str | None

    def send(self, message: object) -> None: ...

    def drop(self, code: int) -> None: ...


class NotWritten(Exception):
    """The store could not write. Whether it did after all, only a fresh look at it can tell."""


class Table:
    """One match, who sits at it, who watches it, and every entry so far."""

    def __init__(
        self,
        store: Store,
        match: Match[State],
        setup: Setup,
        chairs: list[Chair],
        *,
        id: str,
        code: str,
        invite: str,
        host: str,
        created: float,
    ) -> None:
        self.store = store
        self.match = match
        self.setup = setup
        self.chairs = chairs
        self.id = id
        self.code = code
        self.invite = invite
        self.host = host
        self.created = created
        self.changed = created
        self.status = OPEN
        self.rematch: str | None = None
        self.entries: list[Entry] = []
        self.proposal: Proposal | None = None
        self.asking = Asking()
        self.timing = Timing.fresh(setup.clock, len(chairs))
        self.watchers: list[Watcher] = []
        #: When each person was last seen here.
        self.seen = [created] * len(chairs)
        self.lock = asyncio.Lock()
        self._answers: dict[tuple[int, str], int] = {}

    @property
    def game(self) -> Game[State]:
        return self.match.game

    @property
    def version(self) -> int:
        return len(self.entries)

    @property
    def to_move(self) -> int | None:
        """The seat that is to move; chance never is, once a table has begun."""
        return self.match.to_move if self.status == PLAYING else None

    def awaited(self) -> list[int]:
        """The seats from which an answer is to come: mostly the one to move, several where they are asked at once."""
        return awaited(self.match, self.asking) if self.status == PLAYING else []

    def seat_of(self, user: str | None) -> int | None:
        if user is not None:
            for chair in self.chairs:
                if chair.user == user:
                    return chair.seat
        return None

    def has_part(self, user: str | None) -> bool:
        """Whether somebody sits here, or has set the table up."""
        return user is not None and (user == self.host or self.seat_of(user) is not None)

    def people(self) -> list[int]:
        """The seats where a person decides."""
        return [chair.seat for chair in self.chairs if chair.user is not None and chair.bot is None]

    def bot_to_move(self) -> str | None:
        seat = self.to_move
        return None if seat is None else self.chairs[seat].bot

    def remember(self, entry: Entry) -> None:
        """An entry that is durable becomes part of the table."""
        self.entries.append(entry)
        self._answers[entry.seat, entry.command] = entry.version

    def done_before(self, seat: int, command: str) -> Done | None:
        """The answer to a command that was carried out before."""
        version = self._answers.get((seat, command))
        return None if version is None else Done(command, version)

    def known(self, seat: int, command: str, version: int) -> Answer | None:
        """The answer to a command that needs no trying: given before, come too early or too late, or stale."""
        before = self.done_before(seat, command)
        if before is not None:
            return before
        if self.status == OPEN:
            return refused(command, Why("server.not_begun", "", {}))
        # What others answered to the same question meanwhile changes nothing for this seat.
        if version != self.version and not (self.asking.since <= version < self.version and seat in self.awaited()):
            return Stale(command, self.version)
        return None

    async def write(
        self,
        kind: str,
        seat: int,
        command: str,
        trial: Match[State] | None = None,
        actions: list[str] | None = None,
        chairs: list[Chair] | None = None,
        kept: list[str] | None = None,
    ) -> None:
        """Write an entry and what it leads to; when they are durable, they are what is true.

        Raises NotWritten; then nobody may go on with this table as it is in memory.
        """
        after = self.match if trial is None else trial
        seated = self.chairs if chairs is None else chairs
        done = [] if actions is None else actions
        drawn = [] if trial is None else [line.action.text for line in trial.log[len(self.match.log) + len(done) :]]
        # The canonical form of a position, written by a quicker hand than core's; a test holds the two together.
        state = STATE.encode(after.position()).decode()
        status = OVER if after.to_move is None else PLAYING
        at = now()
        timing = self._next_timing(kind, seat, after, seated, at)
        body = Body(done, drawn, [] if kept is None else kept, len(after.log), fingerprint(state))
        entry = Entry(self.version + 1, kind, seat, command, body)
        moved = Moved(
            self.id,
            entry.version,
            kind,
            seat,
            command,
            msgspec.json.encode(body).decode(),
            at,
            state,
            status,
            None if status == OVER else after.to_move,
            msgspec.json.encode(timing).decode(),
            timing.deadline(),
            () if chairs is None else tuple([(chair.seat, chair.user, chair.bot) for chair in chairs]),
        )
        try:
            await self.store.append(moved)
        except Exception as error:
            raise NotWritten(str(error)) from error
        self.match = after
        self.chairs = seated
        self.status = status
        self.timing = timing
        self.proposal = None
        self.changed = at
        self.remember(entry)
        self.asking.follow(after, entry)

    def _next_timing(self, kind: str, seat: int, after: Match[State], chairs: list[Chair], at: float) -> Timing:
        """The clocks after an entry. Those of bots never go."""
        timing = self.timing.copy()
        timing.stop(at)
        mover = after.to_move
        if kind == "play" and self.chairs[seat].bot is None:
            timing.moved(seat, goes_on=mover == seat)
        elif kind == "return":
            timing.come_back(seat)
        if mover is not None and mover >= 0 and chairs[mover].bot is None:
            timing.start(mover, at)
        return timing


def refused(command: str, why: Why) -> Refused:
    return Refused(command, why.key, why.rule, why.facts)


def no(command: str, key: str) -> Refused:
    """A refusal that is the table's and not the game's."""
    return Refused(command, f"server.{key}", "", {})
