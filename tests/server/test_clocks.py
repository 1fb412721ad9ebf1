"""Clocks: whose time runs, what a move gives back, and that an outage is charged to nobody."""

import asyncio
import json
from pathlib import Path
from typing import cast

import pytest
from sqlalchemy import select

from bouwmeester.bots import STAND_IN
from bouwmeester.server.commands import agreeing, playing
from bouwmeester.server.house import sitting
from bouwmeester.server.house.house import House
from bouwmeester.server.protocol.messages import Chair, Clock, Done, NewTable, Play, Proposal, Propose, Refused, Vote
from bouwmeester.server.store import schema
from bouwmeester.server.tables import clocks
from bouwmeester.server.tables.clocks import GRACE_SECONDS, RETURN_SECONDS, Timing
from bouwmeester.server.tables.events import REPLACE
from bouwmeester.server.tables.table import Answer, Table
from bouwmeester.server.views.seen import position
from bouwmeester.server.wire.connection import Connection, obey
from bouwmeester.server.wire.line import Line
from tests.server.conftest import sqlite
from tests.server.people import house_here

BANK = Clock("bank", 100, 7)
MOVE = Clock("move", 30)


def test_a_bank_pays_for_thinking_and_grows_when_the_turn_ends() -> None:
    timing = Timing.fresh(BANK, 2)
    timing.start(0, at=1000)
    assert timing.deadline() == 1100
    timing.stop(at=1040)
    timing.moved(0, goes_on=True)
    assert timing.left == [60, 100]
    timing.start(0, at=1040)
    timing.stop(at=1050)
    timing.moved(0, goes_on=False)
    assert timing.left == [57, 100]


def test_by_the_move_everyone_begins_anew() -> None:
    timing = Timing.fresh(MOVE, 2)
    timing.start(1, at=0)
    timing.stop(at=25)
    timing.moved(1, goes_on=True)
    assert timing.left == [30, 30]


def test_no_clock_is_below_zero_and_time_never_runs_backwards() -> None:
    timing = Timing.fresh(MOVE, 2)
    timing.start(0, at=1000)
    timing.stop(at=5000)
    assert timing.left[0] == 0
    timing.start(1, at=1000)
    timing.stop(at=900)
    assert timing.left[1] == 30
    first = clocks.now()
    assert clocks.now() >= first


def test_an_outage_is_charged_to_nobody() -> None:
    timing = Timing.fresh(BANK, 2)
    timing.start(0, at=1000)
    timing.forgive(last_alive=1010, at=9000)
    assert timing.left[0] == 90
    assert timing.deadline() == 9000 + GRACE_SECONDS + 90
    # Nor is it when the move came after the last sign of life.
    timing.start(1, at=9005)
    timing.forgive(last_alive=9001, at=9900)
    assert timing.left[1] == 100


def test_whoever_comes_back_has_time_to_look_around() -> None:
    timing = Timing.fresh(MOVE, 2)
    timing.left[0] = 0
    timing.come_back(0)
    assert timing.left[0] == RETURN_SECONDS


class Scene:
    """A house in this process, whose time is in our hands."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.database = sqlite(folder)
        self.time = 1_000_000.0
        told = ("house.heartbeat", "house.house", "house.sitting", "commands.agreeing", "commands.chat")
        for module in (*told, "tables.table", "tables.clocks"):
            monkeypatch.setattr(f"bouwmeester.server.{module}.now", lambda: self.time)

    async def open(self) -> House:
        house = await house_here(self.database)
        await house.wake()
        return house

    async def close(self, house: House) -> None:
        await house.sleep()
        house.store.stop()

    async def table(self, house: House, names: str, clock: Clock) -> Table:
        users = [await house.guests.welcome(name) for name in names.split()]
        table = await sitting.create(
            house, users[0], NewTable("palazzo", ["me", *["open"] * (len(users) - 1)], clock=clock)
        )
        for seat, user in enumerate(users[1:], 1):
            await sitting.sit(house, table, user, seat)
        return table


def test_clocks_stand_still_while_the_house_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        stage = Scene(tmp_path, monkeypatch)
        house = await stage.open()
        table = await stage.table(house, "Anne Bram", BANK)
        seat = table.to_move
        assert seat is not None
        assert table.timing.running == seat
        await stage.close(house)
        for _ in range(2):  # twice: what is forgiven stays forgiven
            stage.time += 100_000
            house = await stage.open()
            table = await house.table(table.id)
            assert table.timing.left[seat] == 100
            await agreeing.time_is_up(table)
            assert table.chairs[seat].bot is None
            await stage.close(house)
        stage.time += GRACE_SECONDS
        house = await stage.open()
        table = await house.table(table.id)
        stage.time += GRACE_SECONDS + 101
        await agreeing.time_is_up(table)
        assert table.chairs[seat].bot == STAND_IN
        await stage.close(house)

    asyncio.run(scene())


def test_time_is_taken_and_given_as_people_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        stage = Scene(tmp_path, monkeypatch)
        house = await stage.open()
        table = await stage.table(house, "Anne Bram", BANK)
        seat = table.to_move
        assert seat is not None
        stage.time += 20
        answers: list[Answer] = []
        await playing.play(table, seat, Play("a", 1, ["money"]), answers.append)
        assert isinstance(answers[0], Done)
        assert table.timing.left[seat] == 80 + (0 if table.to_move == seat else 7)
        stored = await house.store.read(lambda c: c.execute(select(schema.tables.c.timing)).scalar())
        assert json.loads(str(stored))["left"] == table.timing.left
        await stage.close(house)

    asyncio.run(scene())


def with_bot(table: Table, seat: int) -> list[Chair]:
    here = table.chairs[seat]
    return [*table.chairs[:seat], Chair(seat, here.user, here.name, "greedy"), *table.chairs[seat + 1 :]]


class Heard:
    """The other end of a line: what was written to it."""

    choked = False

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def write(self, frame: bytes) -> None:
        self.frames.append(frame)


def test_what_was_done_is_done_although_a_bot_plays_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer was lost on the way, and meanwhile a bot sat down: the same command still gets the same answer."""
    line = Heard()

    async def scene() -> None:
        stage = Scene(tmp_path, monkeypatch)
        house = await stage.open()
        table = await stage.table(house, "Anne Bram", BANK)
        seat = table.to_move
        assert seat is not None
        socket = Connection(cast(Line, line), house, table.chairs[seat].user, "")
        for command in ("first", "first", "second"):
            await obey(house, table, socket, Play(command, 1, ["money"]))
            await asyncio.sleep(0)
            if table.chairs[seat].bot is None:
                await table.write(REPLACE, seat, "replaced", chairs=with_bot(table, seat))
        heard = [json.loads(frame)[0] for frame in line.frames]
        assert heard[0] == heard[1] == {"type": "done", "id": "first", "version": 2}
        assert heard[2]["key"] == "server.bot_plays_for_you"
        await stage.close(house)

    asyncio.run(scene())


def test_what_a_bot_plays_for_somebody_is_not_theirs_to_take_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        stage = Scene(tmp_path, monkeypatch)
        house = await stage.open()
        for bot in (False, True):
            table = await stage.table(house, "Anne Bram", BANK)
            seat = table.to_move
            assert seat is not None
            if bot:
                await table.write(REPLACE, seat, "replaced", chairs=with_bot(table, seat))
            answers: list[Answer] = []
            await playing.play(table, seat, Play("a", table.version, ["money"]), answers.append)
            card = table.match.legal()[0].id
            await playing.play(table, seat, Play("b", table.version, [card]), answers.append)
            assert isinstance(answers[-1], Done)
            assert position(table, table.chairs[seat].user).undo is not bot
        await stage.close(house)

    asyncio.run(scene())


def test_somebody_who_stays_away_is_replaced_when_the_others_agree(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        stage = Scene(tmp_path, monkeypatch)
        house = await stage.open()
        table = await stage.table(house, "Anne Bram Cora", Clock())
        table.chairs[0].here = table.chairs[1].here = True
        answers: list[Answer] = []
        await agreeing.propose(table, 0, Propose("a", 1, "replace", 2), answers.append)
        assert isinstance(answers[-1], Refused)
        assert answers[-1].key == "server.not_away"
        stage.time += agreeing.AWAY_SECONDS
        await agreeing.propose(table, 0, Propose("b", 1, "replace", 2), answers.append)
        until = stage.time + agreeing.ANSWER_SECONDS["live"]
        assert table.proposal == Proposal("replace", 0, 2, [], [1], until)
        # The question outlives the house.
        await stage.close(house)
        house = await stage.open()
        table = await house.table(table.id)
        assert table.proposal == Proposal("replace", 0, 2, [], [1], until)
        await agreeing.vote(table, 2, Vote("c", yes=True), answers.append)
        assert isinstance(answers[-1], Refused)
        assert answers[-1].key == "server.nothing_asked"
        await agreeing.vote(table, 1, Vote("d", yes=True), answers.append)
        assert table.chairs[2].bot == STAND_IN
        assert table.chairs[2].user is not None
        await stage.close(house)

    asyncio.run(scene())


def test_a_question_that_is_not_answered_in_time_is_a_no_also_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        stage = Scene(tmp_path, monkeypatch)
        house = await stage.open()
        table = await stage.table(house, "Anne Bram Cora", Clock())
        stage.time += agreeing.AWAY_SECONDS
        answers: list[Answer] = []
        # Bram is away as well, and has a vote all the same.
        await agreeing.propose(table, 0, Propose("a", 1, "replace", 2), answers.append)
        assert table.proposal is not None
        assert table.proposal.asked == [1]
        await stage.close(house)
        stage.time = table.proposal.until
        house = await stage.open()
        table = await house.table(table.id)
        # A yes that comes too late is none.
        await agreeing.vote(table, 1, Vote("b", yes=True), answers.append)
        assert (table.proposal, table.chairs[2].bot) == (None, None)
        await agreeing.propose(table, 0, Propose("c", 1, "replace", 2), answers.append)
        stage.time += agreeing.ANSWER_SECONDS["live"]
        await agreeing.time_is_up(table)
        assert (table.proposal, table.chairs[2].bot) == (None, None)
        await stage.close(house)

    asyncio.run(scene())
