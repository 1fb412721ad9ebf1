"""Random play that looks for flaws: dead ends, endless games, lists that lie, positions and views that do not hold.

It knows no game, so every game is held to the same promises.
"""

import json
from random import Random
from typing import Final

from bouwmeester.core.action import Action
from bouwmeester.core.chance import pick
from bouwmeester.core.engine import step_now
from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.core.game import Game
from bouwmeester.core.match import Match
from bouwmeester.core.state import CHANCE, State

#: A game at random has a few hundred lines. One that has not ended by now never will.
LINES_AT_MOST: Final = 20_000
#: The checks that cost most are made at one line in so many.
ONE_IN: Final = 24


class Flaw(BouwmeesterError):
    """A promise that was broken, and the match up to there."""

    def __init__(self, problem: str, match: Match[State]) -> None:
        super().__init__(problem)
        self.match = match

    def record(self) -> str:
        """The record up to the flaw; without the last line, if that is the one that cannot be played again."""
        try:
            return self.match.save()
        except Exception:
            self.match.log.pop()
            return self.match.save()


def fuzz(game: Game[State], seats: int, seed: int, number: int) -> int:
    """Play one random game, checking all the way. Returns its number of lines; raises Flaw."""
    rng = Random(f"{seed}/{number}")
    match = Match(game, seats)
    try:
        while match.to_move is not None:
            _go_on(match, rng)
        if match.outcome is None:
            raise Flaw("the game is over and has no outcome", match)
    except Flaw:
        raise
    except Exception as error:  # whatever it is, it should not have happened
        last = match.log[-1].action.text if match.log else "nothing"
        raise Flaw(f"{type(error).__name__} after {last!r}: {error}", match) from error
    return len(match.log)


def _go_on(match: Match[State], rng: Random) -> None:
    if len(match.log) >= LINES_AT_MOST:
        raise Flaw(f"no end after {LINES_AT_MOST} lines", match)
    options = match.legal()
    check_options(match, options)
    if rng.randrange(ONE_IN) == 0:
        check_acceptance(match, options)
        check_position(match)
        check_secrets(match, options, rng)
    if match.to_move == CHANCE:
        match.play(pick(options, check_weights(match, options), rng))
    else:
        match.play(rng.choice(options))


def check_options(match: Match[State], options: list[Action]) -> None:
    """There is something to do, and the list is in order."""
    if not options:
        raise Flaw("a dead end: nothing is legal and the game is not over", match)
    ids = [action.id for action in options]
    if ids != sorted(set(ids)):
        raise Flaw(f"the options are not sorted and unique: {options}", match)


def check_weights(match: Match[State], options: list[Action]) -> list[int]:
    """Each outcome of chance has its weight, and none is listed that cannot come."""
    weights = step_now(match.game, match.state).weights(match.state)
    if len(weights) != len(options) or min(weights) <= 0:
        raise Flaw(f"the weights {weights} do not fit the options {options}", match)
    return weights


def check_acceptance(match: Match[State], options: list[Action]) -> None:
    """What is on the list is not refused, and can be done."""
    for action in options:
        why = match.refusal(action)
        if why is not None:
            raise Flaw(f"{action.text!r} is on the list and refused: {why!r}", match)
        match.copy().play(action)


def check_position(match: Match[State]) -> None:
    """A position written down and put on the table again is the same position."""
    written = match.position()
    again = Match.at(match.game, json.loads(json.dumps(written)))
    if again.position() != written:
        raise Flaw("the position does not come back as it was written", match)
    if again.legal() != match.legal():
        raise Flaw("the position comes back with other options", match)


def check_secrets(match: Match[State], options: list[Action], rng: Random) -> None:
    """What a seat sees, and what it may do, does not depend on what it cannot know."""
    for seat in range(match.seats):
        other = Match(match.game, start=match.game.resample(match.state, seat, rng))
        if other.view(seat) != match.view(seat):
            raise Flaw(f"the view of seat {seat} depends on what it cannot know", match)
        if match.to_move == seat and other.legal() != options:
            raise Flaw(f"the options of seat {seat} depend on what it cannot know", match)
