"""A table: a match with people around it. All that changes goes through one lock and the store, in that order.

A command is checked, written, answered and only then shown to the others.
"""

import asyncio
import json
import time
from collections.abc import Callable
from typing import Final, Protocol

from bouwmeester.core.action import SEATS
from bouwmeester.core.errors import IllegalAction, Why
from bouwmeester.core.events import Event, Telling
from bouwmeester.core.game import Game
from bouwmeester.core.match import Match
from bouwmeester.core.position import digest
from bouwmeester.core.state import CHANCE, State
from bouwmeester.server.messages import (
    PROTOCOL,
    Action,
    Chair,
    Done,
    Happened,
    Json,
    News,
    Play,
    Position,
    Refused,
    Stale,
    TableInfo,
    Undo,
)
from bouwmeester.server.store.store import Store

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"

UNDONE: Final = Telling("server.undone", seat=SEATS)

Answer = Done | Refused | Stale


class Setup:
    """What was agreed when the table was set up."""

    def __init__(self, options: Json, public: bool, undo: str, chat: bool) -> None:
        self.options = options
        self.public = public
        self.undo = undo
        self.chat = chat

    def json(self) -> str:
        return json.dumps(
            {"options": self.options, "public": self.public, "undo": self.undo, "chat": self.chat}, sort_keys=True
        )

    @staticmethod
    def read(text: str) -> "Setup":
        data = json.loads(text)
        return Setup(data["options"], data["public"], data["undo"], data["chat"])


class Entry:
    """One event as it is stored: who did what by which command, and what chance answered."""

    def __init__(self, version: int, kind: str, seat: int, command: str, body: Json, lines: int) -> None:
        self.version = version
        self.kind = kind
        self.seat = seat
        self.command = command
        self.body = body
        #: How long the log of the match is after it.
        self.lines = lines

    def texts(self) -> list[str]:
        """The lines it added to the log of the match."""
        actions = self.body.get("actions", [])
        assert isinstance(actions, list)
        return [*actions, *self.drawn()]

    def drawn(self) -> list[str]:
        """What chance answered."""
        chance = self.body.get("chance", [])
        assert isinstance(chance, list)
        return chance


class Watcher(Protocol):
    """Somebody at a table or beside it."""

    user: str | None

    def send(self, message: object) -> None: ...


class Table:
    """One match, who sits at it, who watches it, and every event so far."""

    def __init__(
        self,
        store: Store,
        game: Game[State],
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
        self.game = game
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
        self.entries: list[Entry] = []
        self.watchers: list[Watcher] = []
        self.lock = asyncio.Lock()
        self._answers: dict[tuple[int, str], int] = {}

    @property
    def version(self) -> int:
        return len(self.entries)

    def remember(self, entry: Entry) -> None:
        """An event that is durable becomes part of the table."""
        self.entries.append(entry)
        self._answers[entry.seat, entry.command] = entry.version

    def seat_of(self, user: str | None) -> int | None:
        if user is not None:
            for chair in self.chairs:
                if chair.user == user:
                    return chair.seat
        return None

    # Commands.

    async def start(self) -> None:
        """Every chair is taken: chance sets the match up."""
        async with self.lock:
            if self.status == OPEN and all(chair.user or chair.bot for chair in self.chairs):
                trial = self.match.copy()
                heard = trial.listen()
                trial.run_chance()
                await self._write(trial, "start", CHANCE, "start", [])
                self._show(heard)

    async def play(self, seat: int, command: Play, answer: Callable[[Answer], None]) -> None:
        """Carry out a play: checked, written, answered, and then shown to everyone."""
        async with self.lock:
            known = self._known(seat, command.id, command.version)
            if known is not None:
                answer(known)
                return
            trial = self.match.copy()
            heard = trial.listen()
            try:
                for move in command.actions:
                    trial.play(move, by=seat)
            except IllegalAction as error:
                answer(_refused(command.id, error.why))
                return
            actions = [line.action.text for line in trial.log[len(self.match.log) :]]
            trial.run_chance()
            await self._write(trial, "play", seat, command.id, actions)
            answer(Done(command.id, self.version))
            self._show(heard)

    async def undo(self, seat: int, command: Undo, answer: Callable[[Answer], None]) -> None:
        """Take back the last play, in the same order: checked, written, answered, shown."""
        async with self.lock:
            known = self._known(seat, command.id, command.version)
            why = None if known is not None else self._why_no_undo(seat)
            if known is not None:
                answer(known)
            elif why is not None:
                answer(_refused(command.id, why))
            else:
                trial = self.match.copy()
                for _ in self.entries[-1].texts():
                    trial.undo()
                await self._write(trial, "undo", seat, command.id, [])
                answer(Done(command.id, self.version))
                self._show([Event(UNDONE, (seat,))])

    def _known(self, seat: int, command: str, version: int) -> Answer | None:
        """The answer to a command that needs no trying: given before, come too early or too late, or stale."""
        before = self._answers.get((seat, command))
        if before is not None:
            return Done(command, before)
        if self.status == OPEN:
            return _refused(command, Why("server.not_begun", "", {}))
        if version != self.version:
            return Stale(command, self.version)
        return None

    def _why_no_undo(self, seat: int) -> Why | None:
        last = self.entries[-1]
        if self.setup.undo == "never":
            return Why("server.no_undo_here", "", {})
        if last.kind != "play" or last.seat != seat:
            return Why("server.nothing_to_undo", "", {})
        verbs = [line.action.verb for line in self.match.log[-len(last.texts()) :]]
        if last.body.get("chance") or any(verb in self.game.revealing for verb in verbs):
            return Why("server.already_seen", "", {})
        return None

    async def _write(self, trial: Match[State], kind: str, seat: int, command: str, actions: list[str]) -> None:
        """Write the event and the state it leads to; when they are durable, they are what is true."""
        drawn = [line.action.text for line in trial.log[len(self.match.log) + len(actions) :]]
        body: Json = {"actions": actions, "chance": drawn}
        entry = Entry(self.version + 1, kind, seat, command, body, len(trial.log))
        status = PLAYING if trial.to_move is not None else OVER
        position = trial.position()
        now = time.time()
        await self.store.append(
            {
                "table_id": self.id,
                "version": entry.version,
                "kind": kind,
                "seat": seat,
                "command": command,
                "body": json.dumps({**entry.body, "hash": digest(position)}),
                "at": now,
            },
            {
                "of_table": self.id,
                "to_version": entry.version,
                "to_state": json.dumps(position),
                "to_status": status,
                "at": now,
            },
        )
        self.match = trial
        self.status = status
        self.changed = now
        self.remember(entry)

    # What is seen.

    def _show(self, heard: list[Event]) -> None:
        """Send everyone what has just happened and the table as it stands now."""
        for watcher in list(self.watchers):
            seat = self.seat_of(watcher.user)
            told = [_happened(event) for event in heard if event.heard_by(seat)]
            watcher.send(News(self.version - 1, self.version, told))
            watcher.send(self.position(watcher.user))

    def show_chairs(self) -> None:
        """Somebody sat down or left: the table looks different, though its version is the same."""
        for watcher in list(self.watchers):
            watcher.send(self.position(watcher.user))

    def catch_up(self, watcher: Watcher, since: int | None) -> None:
        """A watcher comes, or comes back having seen the table at a version."""
        if since is not None and 0 <= since < self.version:
            watcher.send(self.news(watcher.user, since))
        watcher.send(self.position(watcher.user))

    def info(self, user: str | None) -> TableInfo:
        seat = self.seat_of(user)
        return TableInfo(
            id=self.id,
            code=self.code,
            game=self.game.name,
            options=self.setup.options,
            chairs=self.chairs,
            public=self.setup.public,
            undo=self.setup.undo,
            chat=self.setup.chat,
            status=self.status,
            version=self.version,
            to_move=self._to_move(),
            your_seat=seat,
            created=self.created,
            changed=self.changed,
            invite=self.invite if seat is not None or (user is not None and user == self.host) else None,
        )

    def _to_move(self) -> int | None:
        return self.match.to_move if self.status == PLAYING else None

    def position(self, user: str | None) -> Position:
        """The table for one viewer."""
        seat = self.seat_of(user)
        outcome = self.match.outcome
        begun = self.status != OPEN
        seal = self.match.seal
        assert seal is not None
        return Position(
            protocol=PROTOCOL,
            table=self.info(user),
            version=self.version,
            view=dict(self.match.view(seat)) if begun else None,
            to_move=self._to_move(),
            actions=self._actions() if begun and seat is not None and seat == self._to_move() else None,
            commitment=seal.commitment,
            result=None if outcome is None else {"scores": outcome.scores, "ranks": outcome.ranks, **outcome.details},
            seed=None if outcome is None else seal.seed.hex(),
        )

    def _actions(self) -> list[Action]:
        catalogue = self.game.catalogue
        listed: list[Action] = []
        for action in self.match.legal():
            words = catalogue.json(action)
            verb = words.pop("verb")
            listed.append(Action(action.id, action.text, verb, words))
        return listed

    def news(self, user: str | None, since: int) -> News:
        """What a viewer may hear of all that happened after a version and still stands: played again from there."""
        seat = self.seat_of(user)
        seen = self.entries[since - 1].lines if since else 0
        stands = min([seen, *[entry.lines for entry in self.entries[since:]]])
        again = self.match.beginning()
        for line in self.match.log[:stands]:
            again.play(line.action)
        heard = again.listen()
        if stands < seen:
            heard.append(Event(UNDONE, (self.entries[-1].seat,)))
        for line in self.match.log[stands:]:
            again.play(line.action)
        return News(since, self.version, [_happened(event) for event in heard if event.heard_by(seat)])


def _happened(event: Event) -> Happened:
    return Happened(event.key, event.facts)


def _refused(command: str, why: Why) -> Refused:
    return Refused(command, why.key, why.rule, why.facts)
