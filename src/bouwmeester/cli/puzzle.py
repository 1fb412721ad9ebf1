"""``bouwmeester puzzle``: a question for one, of today or as hard as you like."""

from collections.abc import Sequence
from datetime import date as calendar
from functools import partial
from random import Random
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bouwmeester.cli.flags import GameName, Language, Seed
from bouwmeester.cli.screen import screen
from bouwmeester.core.errors import BadOption, BouwmeesterError
from bouwmeester.core.game import Game
from bouwmeester.core.match import Match
from bouwmeester.core.moments import Moment
from bouwmeester.core.puzzle import Puzzle, Puzzles
from bouwmeester.core.shelf import load
from bouwmeester.core.state import State
from bouwmeester.table.drawing import drawing, fitting
from bouwmeester.table.replies import SHORT
from bouwmeester.text import Words

Kind = Annotated[
    str | None, Parameter(help="Which kind: which or chain in PotzKlotz, best in the others; if left out, the first.")
]
Level = Annotated[int | None, Parameter(help="How hard, from 1 to 5; in Palazzo and Caylus from 1 to 3.")]
Date = Annotated[str | None, Parameter(help="The puzzle of that day, such as 2026-11-15; if left out, of today.")]

#: How hard a puzzle is that is not of a day, if nobody says.
USUAL_LEVEL = 2
#: As at a table, it is another way to give up.
QUIT = "quit"


def puzzle(
    game: GameName = "potzklotz",
    /,
    *,
    kind: Kind = None,
    level: Level = None,
    date: Date = None,
    seed: Seed = None,
    language: Language = None,
) -> None:
    """Solve a puzzle: the one of today, of another day, or with a seed one that nobody else has."""
    words = Words(language)
    rules = load(game)
    box = rules.puzzles
    if box is None:
        raise BadOption(f"{game} has no puzzles")
    if date is not None and seed is not None:
        raise BadOption("a puzzle is that of a day or that of a seed, not both")
    day = None if seed is not None else date or calendar.today().isoformat()
    one = _puzzle(box, kind or box.kinds[0], level, day, seed)
    asking = Choosing(rules, one, words, screen()) if isinstance(one, Moment) else Asking(rules, one, words, screen())
    asking.ask(day)


def _puzzle(box: Puzzles, kind: str, level: int | None, day: str | None, seed: int | None) -> Puzzle:
    if day is not None:
        return box.daily(day, kind, 0 if level is None else level)
    return box.make(kind, USUAL_LEVEL if level is None else level, Random(seed))


class Asking:
    """One puzzle, asked until it is solved or given up."""

    #: What is said to an answer in other words.
    _unread = "cli-puzzle-which-ones"

    def __init__(self, game: Game[State], puzzle: Puzzle, words: Words, console: Console) -> None:
        self.game = game
        self.puzzle = puzzle
        self.words = words
        self.console = console

    def ask(self, day: str | None) -> None:
        words, game = self.words, self.game
        self.console.print(Text(words.name(game), style="bold"))
        self._say("cli-puzzle-difficulty", grade=self.puzzle.grade())
        self._question()
        tries = 0
        solved = False
        while not solved:
            answer = self._read()
            if answer is None:
                break
            tries += 1
            solved = self._judge(answer)
        self._solution()
        if solved:
            self._share(day, tries)

    def _question(self) -> None:
        picture, question, width = drawing(self.game, self.words, ()), self.puzzle.question(), self.console.width
        below = Text(self.words.say("cli-puzzle-ordered" if self.puzzle.ordered else "cli-puzzle-unordered"))
        drawn = [picture.puzzle(question, width), picture.low_puzzle(question, width)]
        self.console.print(fitting(self.console, drawn, below), below, sep="\n")

    def _say(self, key: str, **facts: str | int) -> None:
        self.console.print(Text(self.words.say(key, **facts)))

    def _read(self) -> Sequence[str] | None:
        """An answer in words; None when somebody gives up."""
        choices = self.puzzle.choices
        while True:
            try:
                typed = input("> ").replace(",", " ").split()
            except EOFError:
                return None
            word = typed[0].lower() if typed else ""
            if SHORT.get(word, word) in ("", QUIT, self.words.say(f"cli-command-{QUIT}")):
                return None
            answer = [_choice(choices, word) for word in typed]
            try:
                self.puzzle.faults(answer)
            except BouwmeesterError:
                self._say(self._unread, choices=" ".join(choices), number=len(choices))
            else:
                return answer

    def _judge(self, answer: Sequence[str]) -> bool:
        faults = self.puzzle.faults(answer)
        if not faults:
            self._say("cli-puzzle-right")
            return True
        self._say("cli-puzzle-wrong")
        # Only what is wrong in the answer is told, and that something is missing: not yet what.
        for why in faults[:1] if self.puzzle.ordered else faults:
            card = why.facts.get("card")
            if card in answer:
                self.console.print(Text(f"- {self.words.refusal(self.game, why)}"))
        missing = [why for why in faults if why.facts.get("card") not in answer]
        if missing:
            self._say("cli-puzzle-missing", number=len(missing))
        return False

    def _solution(self) -> None:
        answers = self.puzzle.answers()
        self._say("cli-puzzle-solution", answer=" ".join(answers[0]), others=len(answers) - 1)
        for why in self.puzzle.why_not():
            self.console.print(Text(f"- {self.words.refusal(self.game, why)}"))

    def _share(self, day: str | None, tries: int) -> None:
        if day is not None:
            name = self.words.name(self.game)
            kind = self.words.say(f"{self.game.name}-puzzle-kind-{self.puzzle.kind}")
            self._say("cli-puzzle-share", game=name, date=day, kind=kind, tries=tries)


class Choosing(Asking):
    """A moment of a match: the table as its seat saw it, and what can be done there."""

    _unread = "cli-puzzle-one-of"

    def __init__(self, game: Game[State], puzzle: Moment, words: Words, console: Console) -> None:
        super().__init__(game, puzzle, words, console)
        self.moment = puzzle
        self._match = Match.at(game, puzzle.position)

    def _question(self) -> None:
        view = self._match.view(self.moment.seat)
        picture = drawing(self.game, self.words, self._names())
        width = self.console.width
        below: list[RenderableType] = [] if (status := picture.status(view)) is None else [status]
        below += [Text(self.words.say("cli-puzzle-best")), self._listed([""] * len(self.moment.plans))]
        tables = [picture.table(view, width), *picture.low_tables(view, width, [])]
        self.console.print(fitting(self.console, tables, *below), *below, sep="\n")

    def _judge(self, answer: Sequence[str]) -> bool:
        faults = self.moment.faults(answer)
        for why in faults:
            self.console.print(Text(self.words.refusal(self.game, why)))
        if not faults:
            self._say("cli-puzzle-right")
        return not faults

    def _solution(self) -> None:
        best = max(self.moment.shares)
        behind = [round(100 * (best - share)) for share in self.moment.shares]
        self.console.print(self._listed([self.words.say("cli-puzzle-behind", points=points) for points in behind]))

    def _names(self) -> list[str]:
        mine = self.moment.seat
        return [
            self.words.say("core-you") if seat == mine else self.words.seat(seat) for seat in range(self._match.seats)
        ]

    def _listed(self, beside: Sequence[str]) -> RenderableType:
        """The plans by number, with something beside each."""
        names = self._names()
        calls = partial(drawing(self.game, self.words, names).called, self._match.view(self.moment.seat))
        rows = Table.grid(padding=(0, 2))
        rows.add_column(justify="right", style="bold green")
        for choice, plan, said in zip(self.moment.choices, self.moment.plans, beside, strict=True):
            actions = [self.game.catalogue.find(text) for text in plan]
            labels = [self.words.label(self.game, one, names, calls) for one in actions if one is not None]
            rows.add_row(choice, Text(" → ".join(labels)), Text(said, style="dim"))
        return Padding(rows, (0, 0, 0, 2))


def _choice(choices: Sequence[str], word: str) -> str:
    """A choice by its number on the list, or by its word."""
    if word.isascii() and word.isdigit() and len(word) < 4 and 1 <= int(word) <= len(choices):
        return choices[int(word) - 1]
    return word.lower()
