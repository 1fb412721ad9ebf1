"""A course as it lies beside its game: ``lessons/course.toml``, and ``lessons/NAME.toml`` for each lesson of it.

Nothing in it is code, and nothing in it is a sentence: positions are in the words of position files, actions in
their notation, and what is said stands in the text files under ``GAME-lesson-LESSON-SAY``.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeVar

from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.core.game import Game
from bouwmeester.core.shelf import load
from bouwmeester.core.state import State
from bouwmeester.text.beside import beside

#: Between the actions of one answer, as everywhere.
_BETWEEN: Final = ";"

Answer = tuple[str, ...]
Words = tuple[str, ...]


class BadLesson(BouwmeesterError, ValueError):
    """A lesson that cannot be read, or that there is not."""


@dataclass(frozen=True)
class Wrong:
    """A wrong answer that was foreseen: what is tried (``*`` for anything), what is said then, by which rule."""

    tried: Answer
    say: str
    rule: str


@dataclass(frozen=True)
class Step:
    """Something is said and shown; and then, mostly, something is to be done."""

    say: str
    #: What is spoken of, to be lit on the board: two things at most.
    show: Words
    #: The rules that it teaches; the first of them can be looked up beside it.
    rules: Words
    #: All that would be right, the model answer first; in a step to be read, nothing.
    expect: tuple[Answer, ...]
    #: What the others do after it, and chance.
    replies: Words
    wrong: tuple[Wrong, ...]


@dataclass(frozen=True)
class Lesson:
    """A table to begin with, and what is done there."""

    game: Game[State]
    name: str
    minutes: int
    position: Mapping[str, object]
    steps: tuple[Step, ...]

    def key(self, *say: str) -> str:
        """Where its words stand."""
        return "-".join([self.game.name, "lesson", self.name, *say])


@dataclass(frozen=True)
class Moment:
    """What the guide of a first game explains when it comes up: a step, or one kind of choice (``verb``) at it."""

    say: str
    step: str
    verb: str
    show: Words
    rule: str


@dataclass(frozen=True)
class Course:
    """What a game has to teach, in the order in which it is taught."""

    lessons: Words
    #: The rules that no lesson teaches, each with the reason.
    untaught: Mapping[str, str]
    guide: tuple[Moment, ...]


@cache
def course_of(game: Game[State]) -> Course | None:
    """The course of a game; None when it brings none."""
    text = beside(game, "lessons", "course.toml")
    if text is None:
        return None
    data = _Data(f"{game.name}/course", text)
    guide = tuple([_moment(one) for one in data.tables("guide")])
    return Course(data.words("lessons"), data.table("untaught"), guide)


@cache
def lesson_of(game: Game[State], name: str) -> Lesson:
    """A lesson by its name. Raises BadLesson when there is none."""
    course = course_of(game)
    text = beside(game, "lessons", f"{name}.toml") if course is not None and name in course.lessons else None
    if text is None:
        raise BadLesson(f"{game.name} has no lesson {name!r}")
    data = _Data(f"{game.name}/{name}", text)
    steps = tuple([_step(one) for one in data.tables("steps")])
    return Lesson(game, name, data.number("minutes"), data.table("position"), steps)


def lessons_of(name: str) -> list[Lesson]:
    """All lessons of a game, in their order; none when it brings none."""
    game = load(name)
    course = course_of(game)
    return [] if course is None else [lesson_of(game, one) for one in course.lessons]


def _step(data: "_Data") -> Step:
    return Step(
        say=data.word("say"),
        show=data.words("show"),
        rules=data.words("rules"),
        expect=tuple([answer(one) for one in data.words("expect")]),
        replies=tuple([text for one in data.words("replies") for text in answer(one)]),
        wrong=tuple([_wrong(one) for one in data.tables("wrong")]),
    )


def _wrong(data: "_Data") -> Wrong:
    return Wrong(answer(data.word("tried")), data.word("say"), data.word("rule"))


def _moment(data: "_Data") -> Moment:
    return Moment(data.word("say"), data.word("step"), data.word("verb", ""), data.words("show"), data.word("rule"))


def answer(text: str) -> Answer:
    """The actions of an answer that is written as one line.

    >>> answer("build brick 3 w; on A")
    ('build brick 3 w', 'on A')
    """
    return tuple([one.strip() for one in text.split(_BETWEEN)])


T = TypeVar("T")


class _Data:
    """A table of a TOML file, whose entries are what they are taken for or the file is refused."""

    def __init__(self, where: str, found: str | Mapping[str, object]) -> None:
        self.where = where
        try:
            self._found = tomllib.loads(found) if isinstance(found, str) else found
        except tomllib.TOMLDecodeError as error:
            raise BadLesson(f"{where}: {error}") from error

    def _get(self, name: str, kind: type[T], default: T | None) -> T:
        value = self._found.get(name, default)
        if not isinstance(value, kind):
            raise BadLesson(f"{self.where}: {name} is no {kind.__name__}")
        return value

    def word(self, name: str, default: str | None = None) -> str:
        return self._get(name, str, default)

    def number(self, name: str) -> int:
        return self._get(name, int, None)

    def words(self, name: str) -> Words:
        return tuple([str(one) for one in self._get(name, list, [])])

    def table(self, name: str) -> Mapping[str, str]:
        return self._get(name, dict, {})

    def tables(self, name: str) -> "list[_Data]":
        found: list[Mapping[str, object]] = self._get(name, list, [])
        return [_Data(f"{self.where}: {name}", one) for one in found]
