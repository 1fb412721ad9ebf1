"""Send, repeat, delay, mix up, two tabs, come back, restart: whatever people do, the engine is the model."""

import asyncio
import contextlib
import tempfile
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bouwmeester.core.chance import SEED_BYTES
from bouwmeester.core.match import Match
from bouwmeester.core.shelf import load
from bouwmeester.core.state import State
from bouwmeester.server.commands import playing
from bouwmeester.server.house import sitting
from bouwmeester.server.protocol.messages import Done, News, NewTable, Play, Position, Refused, Stale, Undo
from bouwmeester.server.tables.table import Answer, Table
from bouwmeester.server.views import news, seen
from tests.server.conftest import sqlite
from tests.server.people import house_here

SEATS = 2
GAMES = ("palazzo", "caylus", "potzklotz")


class Tab:
    """A browser tab: what has been sent to it, of which it has read a part."""

    def __init__(self, user: str | None) -> None:
        self.user = user
        self.device: str | None = None
        self.sent: list[object] = []
        self.latest: Position | None = None

    def send(self, message: object) -> None:
        self.sent.append(message)

    def drop(self, code: int) -> None:
        raise AssertionError(f"dropped with {code}")

    def read(self, count: int) -> None:
        """Take some messages out of the pipe, in the order in which they were sent."""
        for message in self.sent[:count]:
            if isinstance(message, Position):
                assert self.latest is None or message.version >= self.latest.version
                self.latest = message
            elif isinstance(message, News) and self.latest is not None:
                assert message.since <= message.version
        del self.sent[:count]


class Houses(RuleBasedStateMachine):
    """One table, two people with two tabs each, one spectator."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.database = sqlite(Path(self.folder.name))
        #: Commands under way: not yet arrived, and all that were ever sent.
        self.under_way: list[tuple[int, Play | Undo]] = []
        self.sent: list[tuple[int, Play | Undo]] = []
        self.answers: dict[tuple[int, str], Answer] = {}
        self.made = 0

    def run(self, work: object) -> object:
        return self.loop.run_until_complete(work)  # type: ignore[arg-type]

    @initialize(game=st.sampled_from(GAMES), dice=st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES))
    def sit_down(self, game: str, dice: bytes) -> None:
        """The dice are drawn like all else, so that what happened once happens again."""

        async def begin() -> str:
            await self.open()
            self.users = [await self.house.guests.welcome(name) for name in ("Anne", "Bram")]
            with patch("bouwmeester.server.house.sitting.secrets.token_bytes", return_value=dice):
                table = await sitting.create(self.house, self.users[0], NewTable(game, ["me", "open"]))
            await sitting.sit(self.house, table, self.users[1], 1)
            return table.id

        self.id = str(self.run(begin()))
        self.model: Match[State] = Match(load(game), SEATS, seal=self.table.match.seal)
        self.model.run_chance()
        #: Each play that still stands: whose it was, how long the log of the model was before, whether it is unseen.
        self.plays: list[tuple[int, int, bool]] = []
        #: The version that each seat is told.
        self.versions = [1, 1]
        self.tabs = [Tab(user) for user in (*self.users, *self.users, None)]
        for tab in self.tabs:
            self.come(tab, None)

    async def open(self) -> None:
        self.house = await house_here(self.database)

    @property
    def table(self) -> Table:
        found = self.run(self.house.table(self.id))
        assert isinstance(found, Table)
        return found

    def come(self, tab: Tab, since: int | None) -> None:
        self.table.watchers.append(tab)
        seen.catch_up(self.table, tab, since)

    # What people do.

    @rule(seat=st.sampled_from(range(SEATS)), second=st.booleans(), pick=st.integers(0, 10_000))
    def play(self, seat: int, second: bool, pick: int) -> None:
        """Somebody answers what this tab has seen last, be it old or not their turn."""
        tab = self.tabs[seat + SEATS * second]
        if tab.latest is None:
            return
        listed = tab.latest.actions
        ids = [action.id for action in listed] if listed else range(len(self.model.game.catalogue))
        self.send(seat, Play(self.name(), tab.latest.version, [ids[pick % len(ids)]]))

    @rule(second=st.booleans(), pick=st.integers(0, 10_000), times=st.integers(1, 3))
    def play_on(self, second: bool, pick: int, times: int) -> None:
        """Whoever is to move reads everything, plays, and it arrives; perhaps more than once."""
        seat = self.model.to_move
        if seat is None:
            return
        tab = self.tabs[seat + SEATS * second]
        tab.read(len(tab.sent))
        self.play(seat, second, pick)
        for _ in range(times):
            self.under_way.append(self.sent[-1])
            self.arrive(len(self.under_way) - 1)

    @rule(seat=st.sampled_from(range(SEATS)), at_once=st.booleans())
    def take_back(self, seat: int, at_once: bool) -> None:
        tab = self.tabs[seat]
        if at_once:
            tab.read(len(tab.sent))
        if tab.latest is not None:
            self.send(seat, Undo(self.name(), tab.latest.version))
            if at_once:
                self.arrive(len(self.under_way) - 1)

    def name(self) -> str:
        self.made += 1
        return f"command {self.made}"

    def send(self, seat: int, command: Play | Undo) -> None:
        self.sent.append((seat, command))
        self.under_way.append((seat, command))

    @precondition(lambda self: self.sent)
    @rule(pick=st.integers(0, 10_000))
    def repeat(self, pick: int) -> None:
        """What was sent before is sent once more."""
        self.under_way.append(self.sent[pick % len(self.sent)])

    @precondition(lambda self: self.under_way)
    @rule(pick=st.integers(0, 10_000))
    def arrive(self, pick: int) -> None:
        """One of the commands under way arrives, not always the first."""
        seat, command = self.under_way.pop(pick % len(self.under_way))
        answers: list[Answer] = []
        if isinstance(command, Play):
            self.run(playing.play(self.table, seat, command, answers.append))
        else:
            self.run(playing.undo(self.table, seat, command, answers.append))
        (answer,) = answers
        before = self.answers.get((seat, command.id))
        if isinstance(before, Done):
            assert answer == before, "a command that was carried out gets the same answer for ever"
        elif isinstance(answer, Done):
            self.carry_out(seat, command)
            assert answer.version == self.versions[seat]
        else:
            self.refuse(seat, command, answer)
        self.answers[seat, command.id] = answer

    def carry_out(self, seat: int, command: Play | Undo) -> None:
        """The same on the model."""
        assert command.version == self.versions[seat]
        if isinstance(command, Play):
            (action,) = [self.model.game.catalogue.actions[int(id)] for id in command.actions]
            unseen = action.verb in self.model.game.unseen
            self.plays.append((seat, len(self.model.log), unseen))
            self.model.play(action)
            self.model.run_chance()
        else:
            # What the other has picked, unseen, is taken back with it.
            while self.plays[-1][0] != seat:
                assert self.plays.pop()[2]
            _, lines, unseen = self.plays.pop()
            while len(self.model.log) > lines:
                self.model.undo()
        for other in range(SEATS):
            self.versions[other] += other == seat or not unseen

    def refuse(self, seat: int, command: Play | Undo, answer: Answer) -> None:
        if command.version != self.versions[seat]:
            assert answer == Stale(command.id, self.versions[seat])
        else:
            assert isinstance(answer, Refused)
            if isinstance(command, Play):
                why = self.model.refusal(int(command.actions[0]), by=seat)
                assert why is not None
                assert answer.key == why.key

    # What happens to them.

    @rule(which=st.sampled_from(range(5)), count=st.integers(1, 20))
    def read(self, which: int, count: int) -> None:
        self.tabs[which].read(count)

    @rule(which=st.sampled_from(range(5)))
    def come_back(self, which: int) -> None:
        """A tab loses its connection with all that was under way to it, and comes back with what it has seen."""
        tab = self.tabs[which]
        self.table.watchers.remove(tab)
        tab.sent.clear()
        self.come(tab, None if tab.latest is None else tab.latest.version)

    @rule(seat=st.sampled_from([None, 0, 1]))
    def somebody_wants_to_hear_everything(self, seat: int | None) -> None:
        """What is told of the whole match is what the model would tell."""
        model = self.model.beginning()
        heard = model.listen()
        for line in self.model.log:
            model.play(line.action)
        user = None if seat is None else self.users[seat]
        told = [event for event in news.news(self.table, user, 0).events if not event.key.startswith("server.")]
        wanted = [(event.key, event.facts) for event in heard if event.heard_by(seat)]
        assert [(event.key, event.facts) for event in told] == wanted

    @rule()
    def restart(self) -> None:
        """The house is closed and opened again; everyone comes back."""
        self.house.store.stop()
        self.run(self.open())
        for tab in self.tabs:
            tab.sent.clear()
            self.come(tab, None if tab.latest is None else tab.latest.version)

    # What must hold.

    @invariant()
    def the_table_is_the_model(self) -> None:
        if hasattr(self, "id"):
            assert [self.table.version_for(seat) for seat in range(SEATS)] == self.versions
            assert self.table.match.position() == self.model.position()

    @invariant()
    def whoever_has_read_everything_sees_what_a_newcomer_sees(self) -> None:
        for tab in getattr(self, "tabs", []):
            if not tab.sent and tab.latest is not None and tab in self.table.watchers:
                fresh = seen.position(self.table, tab.user)
                assert msgspec.json.encode(tab.latest) == msgspec.json.encode(fresh)

    def teardown(self) -> None:
        if hasattr(self, "house"):
            self.house.store.stop()
        with contextlib.suppress(OSError):
            self.folder.cleanup()
        self.loop.close()


class ManyHouses(Houses):
    """The same, for very many of them."""


TestHouses = Houses.TestCase
TestHouses.settings = settings(
    max_examples=6, stateful_step_count=60, deadline=None, suppress_health_check=list(HealthCheck)
)
TestManyHouses = pytest.mark.soak(ManyHouses.TestCase)
TestManyHouses.settings = settings(TestHouses.settings, max_examples=60)
