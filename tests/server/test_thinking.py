"""Bots at tables play whole plans: asked once, step by step where others look on, at once where nobody sees."""

import asyncio
import random
from types import SimpleNamespace
from typing import cast

import bouwmeester
from bouwmeester import Match
from bouwmeester.bots import TEMPERAMENTS, bot
from bouwmeester.core.state import State
from bouwmeester.server.bots.pool import PACE_SECONDS, Pool
from bouwmeester.server.bots.scheduler import Scheduler
from bouwmeester.server.tables.table import Table


class Asked(Pool):
    """A worker in this process that counts how often it is asked."""

    def __init__(self) -> None:
        super().__init__(0, PACE_SECONDS)
        self.questions = 0
        self.bots: list[str] = []

    async def plan(self, match: Match[State], seat: int, bot_: str, person: str) -> list[int]:
        self.questions += 1
        self.bots.append(bot_)
        world = match.game.resample(match.state, seat, random.Random(1))
        return [action.id for action in bot(bot_, self.questions).plan(match.game, world, seat, match.legal())]


def table_of(match: Match[State]) -> Table:
    return cast(Table, SimpleNamespace(match=match, game=match.game, host="anne", id="0000000a" * 4))


def test_a_plan_is_asked_for_once_and_shown_step_by_step() -> None:
    workers = Asked()
    match = Match(bouwmeester.load("potzklotz"), 2)
    match.run_chance(random.Random(2))
    seat = match.to_move
    assert seat is not None
    verbs: list[str] = []
    rest: list[int] = []
    while match.to_move == seat:
        moves, rest = asyncio.run(Scheduler(workers)._next(table_of(match), seat, "level-6", rest))
        assert len(moves) == 1
        match.play(moves[0])
        verbs.append(match.log[-1].action.verb)
    assert (verbs, workers.questions, rest) == (["lift", "set", "lay"], 1, [])


def test_what_nobody_would_see_is_not_done_by_itself() -> None:
    """The cards of a payment or a bid come together with what ends it."""
    workers = Asked()
    game = bouwmeester.load("palazzo")
    match = Match(game, 2)
    rng = random.Random(3)
    match.run_chance(rng)
    together = 0
    rest: list[int] = []
    while match.to_move is not None and together < 3:
        moves, rest = asyncio.run(Scheduler(workers)._next(table_of(match), match.to_move, "level-3", rest))
        for move in moves:
            match.play(move)
        verbs = [line.action.verb for line in match.log[-len(moves) :]]
        assert all(verb in game.unseen for verb in verbs[:-1])
        assert verbs[-1] not in game.unseen
        together += len(moves) > 1
        match.run_chance(rng)
    assert together == 3
    # Each of the two has a temperament for the whole match, and not the same.
    assert len(set(workers.bots)) == 2
    assert set(workers.bots) < {f"level-3:{kind}" for kind in TEMPERAMENTS["palazzo"]}


def test_a_plan_that_cannot_go_on_is_given_up() -> None:
    workers = Asked()
    match = Match(bouwmeester.load("palazzo"), 2)
    match.run_chance(random.Random(3))
    seat = match.to_move
    assert seat is not None
    moves, _ = asyncio.run(Scheduler(workers)._next(table_of(match), seat, "greedy", [0]))
    assert workers.questions == 1
    assert moves[0] in [action.id for action in match.legal()]


def test_the_time_a_bot_takes_depends_on_its_level_and_the_game_alone() -> None:
    """And is longer than the level may ever think."""
    workers = Asked()
    assert workers.pace_of("level-5", "caylus") == workers.pace_of("level-1", "caylus") == PACE_SECONDS > 0.3
    assert workers.pace_of("level-6:road", "caylus") > 1.5
    assert workers.pace_of("level-6", "potzklotz") == PACE_SECONDS
