"""A table: a match with people around it. All that changes goes through one lock and the store, in that order."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Final, Protocol, TypeVar

import msgspec
from sqlalchemy import Connection

from bouwmeester.core.chance import Seal
from bouwmeester.core.errors import Why
from bouwmeester.core.game import Game
from bouwmeester.core.match import Match
from bouwmeester.core.position import fingerprint
from bouwmeester.core.state import State
from bouwmeester.server.protocol.messages import (
    Chair,
    Clock,
    Done,
    Hinted,
    Json,
    Looked,
    Proposal,
    Refused,
    Stale,
    Tried,
    Warned,
)
from bouwmeester.server.store.moves import Moved
from bouwmeester.server.store.store import Conflict, Store
from bouwmeester.server.store.tables import OPEN as OPEN
from bouwmeester.server.store.tables import OVER as OVER
from bouwmeester.server.store.tables import PLAYING as PLAYING
from bouwmeester.server.store.tables import Fence
from bouwmeester.server.tables.clocks import Timing, now
from bouwmeester.server.tables.early import Question, awaited
from bouwmeester.server.tables.events import PLAY, RETURN, Body, TableEvent
from bouwmeester.server.tables.telling import newly_asked, told_of_event, written

STATE: Final = msgspec.json.Encoder(order="sorted")

Answer = Done | Refused | Stale | Tried | Hinted | Warned | Looked
Reply = Callable[[Answer], None]
T = TypeVar("T")


class Setup(msgspec.Struct):
    """What was agreed when the table was set up."""

    options: Json
    public: bool = True
    pace: str = "live"
    clock: Clock = Clock()
    undo: str = "free"
    chat: bool = True
    #: Whether hints are for everybody, also among people.
    teaching: bool = False
    #: Where the match began, if not at the beginning.
    position: Json | None = None
    #: For a rematch: by seat, the id and the name of the person whose chair it is.
    kept: list[tuple[str, str] | None] = []
    #: The chairs in which people are taught.
    taught: list[int] = []
    #: The code of the contest that has set it up.
    contest: str = ""


def match_of(setup: Setup, game: Game[State], seats: int, seal: Seal) -> Match[State]:
    """The match of a table before anything has happened at it. Raises BouwmeesterError for one that cannot be."""
    if setup.position is None:
        return Match(game, seats, setup.options, seal=seal)
    return Match.at(game, setup.position, seal=seal)


def kept_for(setup: Setup, seat: int) -> str | None:
    """The name of the person for whom a chair is kept."""
    person = setup.kept[seat] if setup.kept else None
    return None if person is None else person[1]


class Watcher(Protocol):
    """Somebody at a table or beside it."""

    user: str | None
    #: The browser they came by.
    device: str | None

    def send(self, message: object) -> None: ...

    def drop(self, code: int) -> None: ...


class NotWritten(Exception):
    """The store could not write. Whether it did after all, only a fresh look at it can tell."""


class Behind(NotWritten):
    """Another node has written at this table before: nothing was done, and the table in memory is to follow."""


class Table:
    """One match, who sits at it, who watches it, and every event so far."""

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
        self.events: list[TableEvent] = []
        self.proposal: Proposal | None = None
        self.question = Question()
        self.timing = Timing.fresh(setup.clock, len(chairs))
        self.watchers: list[Watcher] = []
        #: When each person was last seen here.
        self.last_here = [created] * len(chairs)
        self.lock = asyncio.Lock()
        #: How often something has changed that is no event.
        self.beside = 0
        #: The node that has its duties; None where there is one alone.
        self.node: str | None = store.node
        #: The number of what was said last.
        self.said = 0
        #: The seats whose people are at other nodes, one bit each.
        self.elsewhere = 0
        #: Whether another node may have it in memory too, and is to hear of moves.
        self.followed = False
        #: The last version that was not called out, as nobody seemed to need it.
        self.untold = 0
        self._answers: dict[tuple[int, str], int] = {}
        #: How many events everybody knows of, and, by seat, those that only it knows.
        self._shown = 0
        self._unseen = [0] * len(chairs)

    @property
    def game(self) -> Game[State]:
        return self.match.game

    @property
    def version(self) -> int:
        """How much has happened, by the count of the house."""
        return len(self.events)

    def version_for(self, seat: int | None) -> int:
        """How much has happened that a seat knows of, or somebody who watches: the version that it is told."""
        return self._shown if seat is None else self._shown + self._unseen[seat]

    def numbered(self, seat: int | None) -> Iterator[tuple[int, TableEvent]]:
        """The events that a seat knows of, with their versions as it is told them."""
        return enumerate([event for event in self.events if event.seen_by(seat)], 1)

    def version_told(self, seat: int | None, version: int) -> int:
        """By the count of the house, the version that a seat was told as this one."""
        return next((event.version for number, event in self.numbered(seat) if number == version), 0)

    @property
    def to_move(self) -> int | None:
        """The seat that is to move; chance never is, once a table has begun."""
        return self.match.to_move if self.status == PLAYING else None

    def awaited(self) -> list[int]:
        """The seats from which an answer is to come: mostly the one to move, several where they are asked at once."""
        return awaited(self.match, self.question) if self.status == PLAYING else []

    def seat_of(self, user: str | None) -> int | None:
        if user is not None:
            for chair in self.chairs:
                if chair.user == user:
                    return chair.seat
        return None

    def has_part(self, user: str | None) -> bool:
        """Whether the table is somebody's own, or was."""
        return user is not None and user in self.who_has_part()

    def who_has_part(self) -> set[str | None]:
        """Whoever sits here or did until they resigned, and who has set the table up; None is nobody."""
        part: set[str | None] = {self.host}
        for chair in self.chairs:
            part.add(chair.user)
            part.add(chair.resigned)
        return part

    def is_here(self, seat: int) -> bool:
        """Whether the person of a seat is at the table, be it at another node."""
        user = self.chairs[seat].user
        watched = user is not None and any(watcher.user == user for watcher in self.watchers)
        return watched or bool(self.elsewhere >> seat & 1)

    def people(self) -> list[int]:
        """The seats where a person decides."""
        return [chair.seat for chair in self.chairs if chair.user is not None and chair.bot is None]

    def voters(self) -> list[int]:
        """The seats of persons: who has a chair has a vote, be they here or not, and whoever plays for them."""
        return [chair.seat for chair in self.chairs if chair.user is not None]

    def bot_to_move(self) -> str | None:
        seat = self.to_move
        return None if seat is None else self.chairs[seat].bot

    def remember(self, event: TableEvent) -> None:
        """An event that is durable becomes part of the table."""
        self.events.append(event)
        if event.body.unseen:
            self._unseen[event.seat] += 1
        else:
            self._shown += 1
        self._answers[event.seat, event.command] = self.version_for(event.seat if event.seat >= 0 else None)

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
        told = self.version_for(seat)
        if version != told and not (version < told and self._same_question(seat, version)):
            return Stale(command, told)
        return None

    def _same_question(self, seat: int, version: int) -> bool:
        """What others answered to the same question meanwhile changes nothing for this seat."""
        return seat in self.awaited() and self.question.since <= self.version_told(seat, version)

    async def write(
        self,
        kind: str,
        seat: int,
        command: str,
        trial: Match[State] | None = None,
        body: Body | None = None,
        chairs: list[Chair] | None = None,
        timing: Timing | None = None,
    ) -> None:
        """Write an event and what it leads to; when they are durable, they are what is true.

        Raises NotWritten; then nobody may go on with this table as it is in memory. Raises Behind if another node was
        quicker.
        """
        after = self.match if trial is None else trial
        seated = self.chairs if chairs is None else chairs
        body = Body() if body is None else body
        if trial is not None:
            body.chance = [line.action.text for line in trial.log[len(self.match.log) + len(body.actions) :]]
        # The canonical form of a position, written by a quicker hand than core's; a test holds the two together.
        state = STATE.encode(after.position()).decode()
        body.lines, body.hash = len(after.log), fingerprint(state)
        status = OVER if after.to_move is None else PLAYING
        at = now()
        timing = self.timing.copy() if timing is None else timing
        if not body.unseen:  # else nothing has happened, to a clock neither
            timing.stop(at)
            self._go_on(timing, kind, seat, after, seated, body, at)
        proposal = self._still_proposed(kind, seat, body, status)
        changed = self.changed if body.unseen else at
        event = TableEvent(self.version + 1, kind, seat, command, body)
        told = None if body.unseen else self._told(kind, seat, after, seated, timing, status, at)
        moved = Moved(
            self.id,
            event.version,
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
            None if proposal is None else msgspec.json.encode(proposal).decode(),
            changed,
            self.version_for(None) + (not body.unseen),
            ()
            if chairs is None
            else tuple([(chair.seat, chair.user, chair.bot, chair.resigned) for chair in chairs]),
            self.beside,
            self.store.node,
            told,
        )
        try:
            await self.store.append(moved)
        except Conflict as error:
            raise Behind(str(error)) from error
        except Exception as error:
            raise NotWritten(str(error)) from error
        self.match = after
        self.chairs = seated
        self.status = status
        self.timing = timing
        self.proposal = proposal
        self.changed = changed
        self.node = self.store.node
        self.remember(event)
        self.question.follow(after, event)

    async def write_beside(self, work: Callable[[Connection, Fence], T]) -> T:
        """Have something written that is no event, behind the fence. What is false when done was not done.

        Raises Behind if another node was quicker.
        """
        fence = Fence(self.id, self.version, self.beside, self.store.node)
        try:
            done = await self.store.write(lambda connection: work(connection, fence), about=self.id)
        except Conflict as error:
            raise Behind(str(error)) from error
        if done is not False:
            self.beside += 1
            self.node = self.store.node
        return done

    def _go_on(
        self, timing: Timing, kind: str, seat: int, after: Match[State], chairs: list[Chair], body: Body, at: float
    ) -> None:
        """Set the clocks, which stand, going again after an event. Those of bots never go."""
        mover = after.to_move
        if kind == PLAY and self.chairs[seat].bot is None:
            body.gained = timing.moved(seat, goes_on=mover == seat)
        elif kind == RETURN:
            timing.come_back(seat)
        if mover is not None and mover >= 0 and chairs[mover].bot is None:
            timing.start(mover, at)

    def _told(
        self, kind: str, seat: int, after: Match[State], chairs: list[Chair], timing: Timing, status: str, at: float
    ) -> str | None:
        """Whom to tell of an event, should they be away."""
        asked = newly_asked(self.awaited(), self.question.early, after.asked if status == PLAYING else [], seat)
        return written(told_of_event(kind, after, chairs, asked, timing, status, at))

    def _still_proposed(self, kind: str, seat: int, body: Body, status: str) -> Proposal | None:
        """What is still on the table after an event: whoever plays on has said no; a bot has not."""
        before = self.proposal
        if before is None or body.unseen:
            return before
        if kind != PLAY or self.chairs[seat].bot is None or seat == before.by or status == OVER:
            return None
        # Those who have agreed had not seen this.
        return Proposal(before.about, before.by, before.seat, [], before.asked, before.until)


def refused(command: str, why: Why) -> Refused:
    return Refused(command, why.key, why.rule, why.facts)


def no(command: str, key: str) -> Refused:
    """A refusal that is the table's and not the game's."""
    return Refused(command, f"server.{key}", "", {})
