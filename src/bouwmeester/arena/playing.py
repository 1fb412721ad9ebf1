"""A game of bots, played as tables play it: every plan from a bot of its own, as far as the plan stays legal.

>>> from random import Random
>>> from bouwmeester import load
>>> played = play(load("palazzo"), ["uniform", "uniform"], Random(1), Random(2))
>>> len(played.decisions), played.outcome.winners != []
(2, True)
"""

import time
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from bouwmeester.arena.outside import failed, is_outside, referee_of
from bouwmeester.bots import bot, tempered
from bouwmeester.core.action import Action
from bouwmeester.core.chance import pick
from bouwmeester.core.engine import apply, settle, step_now
from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.core.game import Game
from bouwmeester.core.state import CHANCE, State
from bouwmeester.core.view import Outcome

SEED_BITS: Final = 31


class Played:
    """A game that is over, with what each seat took for it."""

    def __init__(self, seats: int) -> None:
        self.outcome = Outcome([], [], {})
        self.decisions = [0] * seats
        self.questions = [0] * seats
        self.seconds = [0.0] * seats  # of the processor
        self.slowest = [0.0] * seats
        #: What first went wrong with a player from outside, by its name.
        self.failed: dict[str, str] = {}


def play(
    game: Game[State],
    seating: Sequence[str],
    dice: Random,
    luck: Random,
    options: Mapping[str, object] | None = None,
) -> Played:
    """To the end of the game. ``dice`` are the table's; ``luck`` is what bots and their worlds draw from.

    As at a server's table, a level that was asked for without a temperament has one, for the whole game.
    """
    seats = len(seating)
    seating = [tempered(name, game.name, luck.getrandbits(SEED_BITS)) for name in seating]
    whole = game.complete({} if options is None else options)
    s = game.new(seats, whole)
    settle(game, s)
    played = Played(seats)
    visitors = Visitors(game, s, seating, whole, luck)
    while s.agenda:
        step = step_now(game, s)
        seat = step.actor(s)
        if seat == CHANCE:
            apply(game, s, pick(step.options(s), step.weights(s), dice))
            continue
        began = time.process_time()
        plan = visitors.plan(seat) if is_outside(seating[seat]) else asked(game, s, seat, seating[seat], luck)
        took = time.process_time() - began
        played.questions[seat] += 1
        played.seconds[seat] += took
        played.slowest[seat] = max(played.slowest[seat], took)
        played.decisions[seat] += carried_out(game, s, seat, plan, seating[seat])
    outcome = game.outcome(s)
    if outcome is None:
        raise BouwmeesterError(f"{game.name} is over and has no outcome")
    played.outcome = outcome
    visitors.leave(outcome)
    played.failed = failed(seating)
    return played


class Visitors:
    """The players from outside at one table: what each of them is told of it, and asked."""

    def __init__(
        self, game: Game[State], s: State, seating: Sequence[str], options: Mapping[str, object], luck: Random
    ) -> None:
        self.game = game
        self.s = s
        self.seats = {seat: referee_of(name) for seat, name in enumerate(seating) if is_outside(name)}
        self._version = 0
        if self.seats:
            s.told = []
            self._match = f"{luck.getrandbits(SEED_BITS):08x}"
        for seat, referee in self.seats.items():
            seed = luck.getrandbits(SEED_BITS)
            referee.start(f"{self._match}-{seat}", game, s.seats, seat, options, seed)

    def plan(self, seat: int) -> list[Action]:
        """What a player does, told what has happened since."""
        self._tell()
        self._version += 1
        legal = step_now(self.game, self.s).options(self.s)
        view = self.game.view(self.s, seat)
        match = f"{self._match}-{seat}"
        return [self.seats[seat].ask(match, self._version, self.game, self.s, seat, legal, view)]

    def _tell(self) -> None:
        events = self.s.told or []
        for seat, referee in self.seats.items():
            referee.heard(f"{self._match}-{seat}", [event for event in events if event.heard_by(seat)])
        events.clear()

    def leave(self, outcome: Outcome) -> None:
        self._tell()
        for seat, referee in self.seats.items():
            referee.end(f"{self._match}-{seat}", outcome)


def asked(game: Game[State], s: State, seat: int, name: str, luck: Random) -> list[Action]:
    """What a bot plans, told only what its seat can know. The server asks in the same way and the same order."""
    world = game.resample(s, seat, luck)
    return bot(name, luck.getrandbits(SEED_BITS)).plan(game, world, seat, step_now(game, s).options(s))


def carried_out(game: Game[State], s: State, seat: int, plan: list[Action], name: str) -> int:
    """Do a plan as far as it stays legal; returns how many actions that was. The first must be."""
    done = 0
    for action in plan:
        if not s.agenda or step_now(game, s).actor(s) != seat or action not in step_now(game, s).options(s):
            break
        apply(game, s, action)
        done += 1
    if not done:
        raise BouwmeesterError(f"{name} chose {plan[0].text!r}, which is not legal")
    return done
