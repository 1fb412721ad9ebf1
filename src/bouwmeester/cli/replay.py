"""``bouwmeester replay``: a record, step by step, in words."""

import sys
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from bouwmeester.cli.files import read_text
from bouwmeester.cli.flags import Language, RecordFile
from bouwmeester.cli.screen import screen
from bouwmeester.core.match import Match
from bouwmeester.core.replaying import replaying
from bouwmeester.core.state import CHANCE, State
from bouwmeester.core.view import View
from bouwmeester.table.drawing import drawing, fitting
from bouwmeester.text import Words

First = Annotated[int, Parameter(name="--from", help="Begin at this step.")]
All = Annotated[bool, Parameter(name="--all", negative="", help="Print all steps at once.")]


class Step:
    """One line of a record in words, and the table after it."""

    def __init__(self, text: str, view: View) -> None:
        self.text = text
        self.view = view


def replay(file: RecordFile, /, *, first: First = 1, everything: All = False, language: Language = None) -> None:
    """Go through a record in words. Enter: next; b: back; a number: that step; t: the table; q: quit."""
    words = Words(language)
    match = Match.load(read_text(file))
    steps = _steps(match, words)
    out = screen()
    first = max(1, min(first, len(steps)))
    if everything or not (sys.stdin.isatty() and out.is_terminal):
        for number in range(first, len(steps) + 1):
            _show(out, steps, number)
    else:
        _walk(out, steps, first, match, words)
    outcome = match.outcome
    if outcome is not None:
        out.print(drawing(match.game, words, _names(match, words)).ending(outcome, out.width))


def _names(match: Match[State], words: Words) -> list[str]:
    return [words.seat(seat) for seat in range(match.seats)]


def _steps(match: Match[State], words: Words) -> list[Step]:
    """Every line with all that it led to, whoever was told of it: a record has no secrets."""
    names = _names(match, words)
    again = replaying(match)
    steps: list[Step] = []
    for number, line in enumerate(match.log, 1):
        told = [words.event(match.game, event, None, names) for event in again.hear(number)]
        if not told:
            actor = words.say("core-chance") if line.actor == CHANCE else names[line.actor]
            told = [f"{actor}: {words.label(match.game, line.action, names)}."]
        steps.append(Step(" ".join(told), again.match.view(None)))
    return steps


def _show(out: Console, steps: list[Step], number: int) -> None:
    line = Table.grid(padding=(0, 2))
    line.add_column(style="dim", justify="right", no_wrap=True, min_width=len(f"{len(steps)}/{len(steps)}"))
    line.add_row(f"{number}/{len(steps)}", Text(steps[number - 1].text))
    out.print(line)


def _walk(out: Console, steps: list[Step], number: int, match: Match[State], words: Words) -> None:
    out.print(Text(words.say("cli-replay-keys"), style="dim"))
    picture = drawing(match.game, words, _names(match, words))
    _show(out, steps, number)
    while True:
        try:
            typed = input("> ").strip().lower()
        except EOFError:
            return
        if typed == "q":
            return
        if typed == "t":
            view = steps[number - 1].view
            out.print(fitting(out, [picture.table(view, out.width), *picture.low_tables(view, out.width, [])]))
            continue
        if typed == "b":
            number -= 1
        elif typed.isdecimal():
            number = int(typed)
        elif typed:
            out.print(Text(words.say("cli-replay-keys"), style="dim"))
            continue
        else:
            number += 1
        if number > len(steps):
            return
        number = max(1, number)
        _show(out, steps, number)
