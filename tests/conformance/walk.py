"""Random walks through any game, for the tests that hold for every game."""

import random
from collections.abc import Iterator

import bouwmeester
from bouwmeester import CHANCE, Match
from bouwmeester.core.chance import pick
from bouwmeester.core.engine import step_now
from bouwmeester.core.state import State
from bouwmeester_nim import game as nim

bouwmeester.put(nim.game)

GAMES = bouwmeester.names()
#: Every game with every number of seats.
TABLES = [(name, seats) for name in GAMES for seats in bouwmeester.load(name).seats]
#: No game of ours is longer by far; a walk that is never ends.
ENDLESS = 20_000


def walk(name: str, seats: int, seed: int) -> Iterator[Match[State]]:
    """A match before each of its lines, chance's included, and at last when it is over."""
    rng = random.Random(seed)
    match = Match(bouwmeester.load(name), seats)
    while match.to_move is not None:
        yield match
        legal = match.legal()
        if match.to_move == CHANCE:
            weights = step_now(match.game, match.state).weights(match.state)
            match.play(pick(legal, weights, rng))
        else:
            match.play(rng.choice(legal))
        assert len(match.log) < ENDLESS, "the game does not end"
    yield match


def finished(name: str, seats: int, seed: int) -> Match[State]:
    """A whole random match."""
    *_, last = walk(name, seats, seed)
    return last


def columns(s: State) -> dict[str, object]:
    """Every column of a state by name, compiled or not, but for who listens."""
    names = getattr(type(s), "__mypyc_attrs__", None)
    if names is None:
        names = vars(s)
    return {name: getattr(s, name) for name in names if name not in ("told", "__dict__")}


def frozen(s: State) -> dict[str, object]:
    """The columns as they are now, whatever happens to the state afterwards."""
    return {name: list(value) if isinstance(value, list) else value for name, value in columns(s).items()}
