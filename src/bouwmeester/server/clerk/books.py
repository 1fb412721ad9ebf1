"""Books: all answers to a lesson and to the puzzles of some days, written down beforehand for those who have no line.

The page looks up what the rules have said here; it judges nothing itself.
"""

from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from datetime import date, timedelta
from functools import lru_cache
from itertools import combinations, permutations
from typing import Final

import msgspec

from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.core.match import Match
from bouwmeester.core.puzzle import Puzzle
from bouwmeester.core.state import State
from bouwmeester.lessons.course import Answer, lesson_of
from bouwmeester.lessons.teaching import Teaching
from bouwmeester.server.clerk import puzzles
from bouwmeester.server.clerk.lessons import foreseen, stands, went_on
from bouwmeester.server.clerk.puzzles import known
from bouwmeester.server.protocol.teaching import (
    Fault,
    LessonBook,
    LessonPage,
    PuzzleAnswer,
    PuzzleDay,
    PuzzleDays,
    PuzzleJudged,
)

#: What can be tried at one point of a lesson, the shortest first; and points of a lesson.
_TRIES: Final = 100
_PAGES: Final = 100
#: Answers to one puzzle.
_ANSWERS: Final = 2500
DAYS: Final = 7
_KEPT: Final = 64


@lru_cache(_KEPT)
def lesson_book(game: str, lesson: str) -> bytes:
    """Every point that a lesson comes to by what it wants, with what comes of all that can be tried there."""
    found = lesson_of(known(game), lesson)
    book = LessonBook({}, {})
    todo: deque[tuple[tuple[Answer, ...], Answer]] = deque([((), ())])
    while todo and len(book.pages) < _PAGES:
        done, begun = todo.popleft()
        key = page_name(done, begun)
        if key in book.pages:
            continue
        teaching = Teaching(found)
        teaching.catch_up(done, begun)
        page = LessonPage(stands(teaching), {}, {}, {})
        book.pages[key] = page
        if teaching.over:
            continue
        for how, tried in _ways(teaching):
            other = Teaching(found)
            other.catch_up(done, begun)
            page.goes[how] = went_on(other, tried)
            todo.append((tuple(other.answers), other.begun))
        page.tries[""] = foreseen(teaching, [])
        for tried in _tries(teaching) if teaching.step.expect else ():
            name = "; ".join(tried)
            page.tries[name] = foreseen(teaching, list(tried))
            why = teaching.judge(tried).why
            if why is not None:
                page.wrong[name] = Fault(why.key, why.rule, why.facts)
    for action in found.game.catalogue.actions:
        book.texts[str(action.id)] = action.text
    return msgspec.json.encode(book)


def page_name(done: tuple[Answer, ...], begun: Answer) -> str:
    """Where somebody is in a lesson, as one word."""
    return " / ".join(["; ".join(one) for one in (*done, begun)])


def _ways(teaching: Teaching) -> Iterator[tuple[str, Answer | None]]:
    """How a lesson goes on from here: by reading, by being shown, or by doing what is wanted, whole or in part."""
    if not teaching.step.expect:
        yield "next", None
        return
    yield "show", teaching.model
    for tried in _tries(teaching):
        if teaching.judge(tried).done:
            yield f"play {'; '.join(tried)}", tried


def _tries(teaching: Teaching) -> list[Answer]:
    """What can be tried, the shortest first; what is wanted is always among it."""
    model = teaching.model
    found: dict[Answer, None] = {model[: length + 1]: None for length in range(len(model))}
    todo: deque[tuple[Answer, Match[State]]] = deque([((), teaching.match)])
    game, before = teaching.match.game, len(teaching.match.log)
    while todo and len(found) < _TRIES:
        tried, match = todo.popleft()
        shown = any(line.action.verb in (*game.revealing, *game.judged) for line in match.log[before:])
        if match.to_move != teaching.seat or shown:
            continue
        for action in match.legal():
            trial = match.copy()
            trial.play(action, by=teaching.seat)
            found[*tried, action.text] = None
            todo.append(((*tried, action.text), trial))
    return list(found)


# Puzzles.


@lru_cache(_KEPT)
def puzzle_days(game: str, first: str) -> bytes:
    """The puzzles of some days from one on, of each kind, with what every answer to them is worth."""
    box = puzzles.box(game)
    days = [(date.fromisoformat(first) + timedelta(days=ahead)).isoformat() for ahead in range(DAYS)]
    return msgspec.json.encode(PuzzleDays([_day(game, kind, day) for day in days for kind in box.kinds]))


def _day(game: str, kind: str, day: str) -> PuzzleDay:
    asked = puzzles.ask(game, kind, 0, day, "")
    puzzle = puzzles.box(game).daily(day, kind, 0)
    judged: dict[str, PuzzleJudged] = {}
    for answer in _answers(puzzle):
        with suppress(BouwmeesterError):  # nobody can answer so
            said = PuzzleAnswer(asked.name, list(answer), help=len(puzzle.choices))
            judged[" ".join(answer)] = puzzles.judge(game, said)
    return PuzzleDay(asked, judged)


def _answers(puzzle: Puzzle) -> list[tuple[str, ...]]:
    """All answers, as far as they are not too many; where the order does not matter, each once and sorted."""
    choices = sorted(puzzle.choices)
    some = permutations if puzzle.ordered else combinations
    found: list[tuple[str, ...]] = []
    for count in range(len(choices) + 1):
        found += some(choices, count)
        if len(found) > _ANSWERS:
            break
    right = [tuple(one if puzzle.ordered else sorted(one)) for one in puzzle.answers()]
    return list(dict.fromkeys([*right, *found[:_ANSWERS]]))
