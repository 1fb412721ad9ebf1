"""``bouwmeester learn``: the lessons of a game, in the terminal."""

import re
from collections.abc import Sequence
from random import Random
from typing import Annotated, Final

from cyclopts import Parameter
from rich.text import Text

from bouwmeester.cli.flags import GameName, Language
from bouwmeester.cli.screen import screen
from bouwmeester.core.action import Action
from bouwmeester.core.errors import UNKNOWN, BadOption, Why
from bouwmeester.core.shelf import load
from bouwmeester.lessons.course import Lesson, course_of, lesson_of
from bouwmeester.lessons.teaching import Teaching
from bouwmeester.table.replies import NoSuchNumber, notation
from bouwmeester.table.table import Table
from bouwmeester.text import Words

#: What can be asked in a lesson. Nothing is taken back or kept there, and Enter alone shows how it goes.
COMMANDS: Final = ("help", "why", "about", "rules", "table", "quit")

LessonName = Annotated[str | None, Parameter(help="Begin with this lesson; if left out, with the first.")]


def learn(game: GameName = "palazzo", /, *, lesson: LessonName = None, language: Language = None) -> None:
    """Learn a game: short lessons at its table, answered by its rules."""
    rules = load(game)
    course = course_of(rules)
    if course is None:
        raise BadOption(f"{game} has no lessons")
    names = list(course.lessons)
    if lesson is not None and lesson not in names:
        raise BadOption(f"{game} has no lesson {lesson!r}; there are: {', '.join(names)}")
    for name in names[0 if lesson is None else names.index(lesson) :]:
        if not Learner(lesson_of(rules, name), Words(language)).take():
            return


class Learner:
    """Somebody who takes a lesson, typing."""

    def __init__(self, lesson: Lesson, words: Words) -> None:
        self.lesson = lesson
        self.words = words
        self.teaching = Teaching(lesson)
        # Nobody else decides anything here: what the others do, the lesson says.
        self.table = Table(self.teaching.match, Teaching.seat, {}, words, screen(), lambda: input("> "), Random(0))

    def take(self) -> bool:
        """Until it is over, or whoever takes it leaves: then False."""
        self.table.console.print(Text(self.words.say(self.lesson.key()), style="bold underline"))
        try:
            while not self.teaching.over:
                self._step()
        except EOFError:
            return False
        self.table.look()
        self.table.say("cli-learn-done", lesson=self.words.say(self.lesson.key()))
        return True

    def _step(self) -> None:
        step = self.teaching.step
        said = _teaching(_named(self.words.say(self.lesson.key(step.say)), step.show))
        how = Text(self.words.say("cli-learn-how" if step.expect else "cli-learn-next"))
        self.table.look(said, how)
        self.table.console.print(said)
        if not step.expect:
            self.table.console.print(how)
            while self._obeyed(self.table.ask(), []):
                pass
            self.teaching.go_on()
            return
        options = self.table.offer()
        self.table.console.print(how)
        at = self.teaching.at
        while self.teaching.at == at:
            if self._answer(self.table.ask(), options) and self.teaching.at == at:
                options = self.table.offer()

    def _answer(self, typed: str, options: list[Action]) -> bool:
        """Try what was typed, and say why it is not it; True if it was done."""
        teaching = self.teaching
        if self._obeyed(typed, options):
            return False
        if not typed.strip("; "):
            self.table.say("cli-learn-shown", answer="; ".join(teaching.model))
            return teaching.play(teaching.model).done
        try:
            tried = notation(typed, options)
        except NoSuchNumber as error:
            self.table.say("cli-no-number", number=error.number, options=len(options))
            return False
        verdict = teaching.play(tried)
        if verdict.why is not None:
            help_ = f" {self.words.say('cli-ask-help')}" if verdict.why.key == UNKNOWN else ""
            self.table.console.print(_teaching(self._why(verdict.why) + help_, "yellow"))
        return verdict.done

    def _obeyed(self, typed: str, options: list[Action]) -> bool:
        """Do what was asked beside the lesson, if anything was. Raises EOFError when somebody leaves."""
        command, rest = self.table.heard(typed, options)
        if command not in COMMANDS:
            return False
        if command == "quit":
            raise EOFError
        if command == "help":
            self.table.help(COMMANDS)
        else:
            self.table.obey(command, rest, options)
        return True

    def _why(self, why: Why) -> str:
        if not self.words.knows(why.key):
            return self.words.refusal(self.lesson.game, why)
        return f"{self.words.say(why.key)} {self.words.say('core-rule', rule=why.rule)}"


def _teaching(text: str, style: str = "green") -> Text:
    """A sentence of the teacher; nothing is lit in a terminal, so it goes without the signs of what is."""
    said = Text(style=style)
    for part in re.split(r"(\*\*[^*]+\*\*)", re.sub(" ?[★☾]", "", text)):
        said.append(part.strip("*"), "bold" if part.startswith("**") else "")
    return said


def _named(text: str, shown: Sequence[str]) -> str:
    """A card or a cell is lit on the page, behind its sign; here it is named in its place."""
    for sign, thing in zip("★☾", shown, strict=False):
        kind, _, name = thing.partition(" ")
        if kind in ("card", "cell"):
            text = text.replace(sign, f"({name})")
    return text
