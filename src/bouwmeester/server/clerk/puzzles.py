"""What a game has for one person alone: what is printed in its box, and puzzles.

A puzzle is asked without its solution, and judged here. Nothing is kept: a puzzle is its name.
"""

import gzip
import hashlib
from datetime import UTC, datetime
from functools import cache
from typing import NamedTuple

import msgspec

from bouwmeester.core import shelf
from bouwmeester.core.chance import Seal
from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.core.game import Game
from bouwmeester.core.moments import Moment
from bouwmeester.core.puzzle import Puzzle, Puzzles
from bouwmeester.core.state import State
from bouwmeester.server.protocol.listing import listed
from bouwmeester.server.protocol.messages import Action
from bouwmeester.server.protocol.teaching import Fault, PuzzleAnswer, PuzzleJudged, PuzzleQuestion

#: How hard a puzzle with a seed is, if nobody says.
USUAL_LEVEL = 2


class NoPuzzle(BouwmeesterError):
    """There is no such game, or it has none of this."""


def known(game: str) -> Game[State]:
    if game not in shelf.names():
        raise NoPuzzle("there is no such game")
    return shelf.load(game)


class Printed(NamedTuple):
    """What is printed in the box of a game: as JSON, packed, and the mark by which it is known again."""

    plain: bytes
    packed: bytes
    mark: str


@cache
def printed(game: str) -> Printed:
    found = known(game).reference()
    if found is None:
        raise NoPuzzle(f"{game} has nothing to show")
    return printed_as(msgspec.json.encode(found))


def printed_as(plain: bytes) -> Printed:
    return Printed(plain, gzip.compress(plain, 9, mtime=0), f'W/"{hashlib.sha256(plain).hexdigest()[:16]}"')


def box(game: str) -> Puzzles:
    found = known(game).puzzles
    if found is None:
        raise NoPuzzle(f"{game} has no puzzles")
    return found


def ask(game: str, kind: str, level: int, date: str, seed: str) -> PuzzleQuestion:
    """The puzzle of a day (today, if none is named), or with a seed one that goes with the seed."""
    found = box(game)
    kind = kind or found.kinds[0]
    if seed:
        level = level or USUAL_LEVEL
        name = f"seed/{kind}/{level}/{seed}"
    else:
        name = f"day/{kind}/{level}/{day(date)}"
    puzzle = _named(game, found, name)
    question = dict(puzzle.question())
    return PuzzleQuestion(name, kind, level, puzzle.ordered, list(puzzle.choices), question, _plans(game, puzzle))


def _plans(game: str, puzzle: Puzzle) -> list[list[Action]]:
    """What the choices of a moment do."""
    if not isinstance(puzzle, Moment):
        return []
    found = known(game)
    actions = [[found.catalogue.find(text) for text in plan] for plan in puzzle.plans]
    return [listed(found, [action for action in plan if action is not None]) for plan in actions]


def day(date: str) -> str:
    """The day that is meant: today, if none is named."""
    return date or datetime.now(UTC).date().isoformat()


def judge(game: str, data: PuzzleAnswer) -> PuzzleJudged:
    puzzle = _named(game, box(game), data.puzzle)
    faults = [Fault(why.key, why.rule, why.facts) for why in puzzle.faults(data.answer)]
    wrong, missing = puzzle.counts(data.answer)
    return PuzzleJudged(not faults, wrong, missing, faults[: data.help], None if faults else puzzle.answers())


def _named(game: str, box: Puzzles, name: str) -> Puzzle:
    how, kind, level, which = [*name.split("/", 3), "", "", "", ""][:4]
    if not level.isascii() or not level.isdigit() or how not in ("day", "seed"):
        raise BouwmeesterError("there is no puzzle of this name")
    if how == "day":
        return box.daily(which, kind, int(level))
    dice = Seal(hashlib.sha256(f"{game} {name}".encode()).digest())
    return box.make(kind, int(level), dice)
