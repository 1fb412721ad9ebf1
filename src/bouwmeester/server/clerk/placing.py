"""Positions to begin a match from: read as somebody writes them, or taken from a record."""

import random

from bouwmeester.core import shelf
from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.core.match import Match
from bouwmeester.core.replaying import replaying
from bouwmeester.core.state import CHANCE, State
from bouwmeester.server.clerk.replay import read
from bouwmeester.server.protocol.teaching import Place, Placed


def place(wish: Place) -> Placed:
    """Put it on the table. Raises BouwmeesterError, with the reason, for what cannot be or cannot go on."""
    match = _of_a_record(wish) if wish.position is None else _as_written(wish.position)
    if match.to_move is None:
        raise BouwmeesterError("in this position the game is over: there is nothing left to play")
    to_move = None if match.to_move == CHANCE else match.to_move
    return Placed(dict(match.position()), match.save(), match.seats, to_move)


def _as_written(position: dict[str, object]) -> Match[State]:
    return Match.at(shelf.load(str(position.get("game"))), position)


def _of_a_record(wish: Place) -> Match[State]:
    """What nobody could know at that seat is drawn by dice that nobody knows."""
    match = read(wish.record)
    if wish.line > len(match.log):
        raise BouwmeesterError(f"the record has {len(match.log)} lines, not {wish.line}")
    again = replaying(match)
    again.go(wish.line)
    state = again.match.state
    if wish.seen != "open":
        if wish.seen >= match.seats:
            raise BouwmeesterError(f"there is no seat {wish.seen}: they are 0 to {match.seats - 1}")
        state = match.game.resample(state, wish.seen, random.SystemRandom())
    return Match(match.game, start=state)
