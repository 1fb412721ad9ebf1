"""The table itself: who sits there, whose move it is, and what is said meanwhile.

It knows no game: words come from bouwmeester.text, pictures from the game's drawing.
"""

import errno
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import zip_longest
from pathlib import Path
from random import Random

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Rows
from rich.text import Text

from bouwmeester.bots import ADVISER, Bot, bot
from bouwmeester.core.action import Action
from bouwmeester.core.engine import step_now
from bouwmeester.core.errors import UNKNOWN
from bouwmeester.core.match import Match
from bouwmeester.core.state import CHANCE, State
from bouwmeester.core.view import View
from bouwmeester.table.drawing import drawing, fits, fitting, mark
from bouwmeester.table.replies import COMMANDS, NoSuchNumber, notation, read
from bouwmeester.text import Calls, Words
from bouwmeester.text.rulebook import chapters, opening, rule, rules_text

#: From this width on, the notation of each choice is written beside it.
NOTATION_FROM_COLUMNS = 100
#: More choices than this stand in two columns where there is room; the spaces around each number take so much of it.
MANY_CHOICES = 10
MARGIN = 4
#: So many columns at most where the window is too low for the whole table.
LOW_COLUMNS = 4
#: In any language; each has its own word besides.
ALL_RULES = "all"
#: Why a file could not be written, as the words for it are called; the system says it in English.
_WHY_NOT = {
    errno.ENOENT: "nowhere",
    errno.ENOTDIR: "nowhere",
    errno.EISDIR: "folder",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOSPC: "full",
    errno.ENAMETOOLONG: "long",
}
#: How the name and the title of a chapter are set.
_CHAPTER = ("bold green", "")


class Table:
    """One person at a seat, bots at the others, and a match between them."""

    def __init__(
        self,
        match: Match[State],
        seat: int,
        bots: Mapping[int, Bot],
        words: Words,
        console: Console,
        ask: Callable[[], str],
        rng: Random,
    ) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.words = words
        self.console = console
        self.ask = ask
        self.rng = rng
        self.names = [words.say("core-you") if i == seat else words.seat(i) for i in range(match.seats)]
        self.drawing = drawing(match.game, words, self.names)
        self._commands = {words.say(f"cli-command-{command}"): command for command in COMMANDS}
        self._commands[words.say("cli-word-help")] = "help"
        self._heard = match.listen()
        self._speaker = CHANCE
        self._told: list[str] = []
        self._drawn: View | None = None  # as it was when the whole table was last drawn
        self._low = False  # whether the window is too low for the whole table with its choices
        self._hinted: Action | None = None
        self._written: set[Path] = set()

    def play(self) -> bool:
        """Until the game is over, or the person leaves: True if it is over. Raises EOFError when nobody types."""
        match = self.match
        while True:
            match.run_chance()
            self._hear()
            if match.to_move is None:
                self._tell()
                self._end()
                return True
            self._speaker_is(match.to_move)
            if match.to_move != self.seat:
                self._let_bot_move(match.to_move)
            elif not self._let_person_move():
                return False

    def _let_bot_move(self, seat: int) -> None:
        match = self.match
        seen = match.game.resample(match.state, seat, self.rng)
        for action in self.bots[seat].plan(match.game, seen, seat, match.legal()):
            if match.to_move == seat and action in match.legal():
                match.play(action)

    # What is told: everything one seat did in a row, and what came of it, is one paragraph.

    def _hear(self) -> None:
        for event in self._heard:
            told = self.words.event(self.match.game, event, self.seat, self.names)
            # Who has heard of each card is not told how many they were.
            if told and event.heard_by(self.seat):
                self._told.append(told)
        self._heard.clear()

    def _speaker_is(self, seat: int) -> None:
        if seat != self._speaker:
            self._tell()
            self._speaker = seat

    def _tell(self) -> None:
        if self._told:
            line = Rows.grid(padding=(0, 1))
            line.add_row(Text("·") if self._speaker == CHANCE else mark(self._speaker), Text(" ".join(self._told)))
            self.console.print(line)
            self._told.clear()

    def say(self, key: str, **facts: str | int) -> None:
        # The name of a file must stay in one piece, to be copied.
        self.console.print(Text(self.words.say(key, **facts)), soft_wrap="file" in facts)

    # The person's move.

    def _let_person_move(self) -> bool:
        """Ask until something is played; False when the person leaves."""
        self.look()
        options = self.offer()
        while True:
            command, rest = self.heard(self.ask(), options)
            if command == "quit":
                return False
            if command == "undo":
                if self._undo():
                    return True
            elif command:
                self.obey(command, rest, options)
            elif self._move(rest, options):
                return True

    def heard(self, line: str, options: list[Action]) -> tuple[str, str]:
        """The command of a line, and the rest of it. What can be played now is a move, however it sounds.

        In Dutch ``stop`` leaves the table, and in some games it is a move.
        """
        if line.strip() in [action.text for action in options]:
            return "", line.strip()
        return read(line, self._commands)

    def offer(self) -> list[Action]:
        """What is asked, and everything that can be done, by number."""
        options = self.match.legal()
        self._hinted = options[0] if len(options) == 1 else None
        self._list(options)
        return options

    def look(self, *said: RenderableType) -> None:
        """What has happened, and the table as it stands, with room below for the choices and what is said of them."""
        self._hear()
        changed = bool(self._told)
        self._tell()
        view = self.match.view(self.seat)
        if self._drawn is None or self.drawing.worth_drawing(view, self._drawn):
            self._draw_table(*said)
        elif changed:
            width = self.console.width
            self._draw(self.drawing.mine(view, width), [self.drawing.low_mine(view, width)], said)

    def _draw_table(self, *said: RenderableType) -> None:
        view = self.match.view(self.seat)
        width = self.console.width
        low = self.drawing.low_tables(view, width, self._options())
        self._drawn = view
        self._draw(self.drawing.table(view, width), low, said)

    def _draw(self, whole: RenderableType, low: Sequence[RenderableType], said: Sequence[RenderableType]) -> None:
        """The whole, or as much of it as the window holds with all that stands below it until something is typed."""
        self._low = False
        self._low = not fits(self.console, whole, *said, self._choices(self._options()))
        self.console.print()
        self.console.print(fitting(self.console, low, *said, self._choices(self._options())) if self._low else whole)

    def _options(self) -> list[Action]:
        """What the person can do now: nothing when it is not their move."""
        return self.match.legal() if self.match.to_move == self.seat else []

    def _list(self, options: list[Action]) -> None:
        self.console.print(self._choices(options))

    def _choices(self, options: list[Action]) -> RenderableType:
        """The question, and the numbered answers."""
        if not options:
            return Group()
        view = self.match.view(self.seat)
        parts = [part for part in (self.drawing.status(view), self.drawing.typing(view)) if part is not None]
        step = step_now(self.match.game, self.match.state)
        parts.append(Text(self.words.prompt(self.match.game, step.name), style="bold"))
        drawn = self.drawing.answers(view, options)
        if drawn is None and self._low:
            drawn = self.drawing.low_answers(view, options, self.console.width)
        if drawn is not None:
            return Group(*parts, drawn)
        labels = [self._label(action) for action in options]
        parts.append(Padding(self._numbered(labels, options), (0, 0, 0, 2)))
        if len(options) == 1:
            parts.append(Text(self.words.say("cli-only")))
        return Group(*parts)

    def _numbered(self, labels: list[str], options: list[Action]) -> Rows:
        """One below the other; many in columns if they fit, so that more of the table above stays in view."""
        rows = Rows.grid(padding=(0, 2))
        brief = _without_what_all_say(labels)
        for columns in range(LOW_COLUMNS if self._low else 2 if len(labels) > MANY_CHOICES else 1, 1, -1):
            deep = -(-len(brief) // columns)
            parts = [brief[first : first + deep] for first in range(0, len(brief), deep)]
            if sum([_wide(part) + len(str(len(brief))) + MARGIN for part in parts]) > self.console.width:
                continue
            for _ in parts:
                rows.add_column(justify="right", style="bold green")
                rows.add_column()
            for at, row in enumerate(zip_longest(*parts, fillvalue="")):
                cells = [(str(at + 1 + i * deep) if label else "", Text(label)) for i, label in enumerate(row)]
                rows.add_row(*[cell for pair in cells for cell in pair])
            return rows
        rows.add_column(justify="right", style="bold green")
        wide = self.console.width >= NOTATION_FROM_COLUMNS
        for number, (label, action) in enumerate(zip(labels, options, strict=True), 1):
            rows.add_row(str(number), Text(label), Text(action.text if wide else "", style="dim"))
        return rows

    def _label(self, action: Action) -> str:
        return self.words.label(self.match.game, action, self.names, self._calls())

    def _calls(self) -> Calls:
        return partial(self.drawing.called, self.match.view(self.seat))

    def _move(self, move: str, options: list[Action]) -> bool:
        """Play what was typed, if it can be; several picks at once also in another order than theirs."""
        if not move.strip("; "):
            if self._hinted is None:
                self.say("cli-choose", options=len(options))
                return False
            move = self._hinted.text
        try:
            texts = notation(move, options)
        except NoSuchNumber as error:
            self.say("cli-no-number", number=error.number, options=len(options))
            return False
        problem = self._problem(texts)
        if problem is not None:
            texts = self._in_order(texts)
            if self._problem(texts) is not None:
                self._warn(problem)
                return False
        self.match.play("; ".join(texts), by=self.seat)
        self._hear()
        return True

    def _problem(self, texts: list[str]) -> str | None:
        """Why these cannot be done one after the other, in words. None: they can, and all by the same person."""
        why = self.match.refusal("; ".join(texts), by=self.seat)
        if why is None:
            return None
        said = self.words.refusal(self.match.game, why, self.names, self._calls())
        return f"{said} {self.words.say('cli-ask-help')}" if why.key == UNKNOWN else said

    def _in_order(self, texts: list[str]) -> list[str]:
        """By id, as the rules name several picks; words that mean nothing stay words that mean nothing."""
        found = [self.match.game.catalogue.find(text) for text in texts]
        known = sorted([action.id for action in found if action is not None])
        return [self.match.game.catalogue.actions[id].text for id in known] if len(known) == len(texts) else texts

    def _warn(self, text: str) -> None:
        self.console.print(Text(text, style="yellow"))

    def _undo(self) -> bool:
        """Take back one's last decision, if nobody has answered it and no chance has fallen since."""
        log = self.match.log
        if not log or log[-1].actor != self.seat or log[-1].action.verb in self.match.game.revealing:
            self.say("cli-undo-nothing")
            return False
        taken = self.match.undo().action
        self._heard.clear()
        self._told.append(self.words.say("cli-undone", action=self._label(taken)))
        return True

    # Commands that change nothing.

    def obey(self, command: str, rest: str, options: list[Action]) -> None:
        if command == "help":
            self.help(COMMANDS)
        elif command == "why":
            self._explain(rest, options)
        elif command == "about":
            self._about(rest)
        elif command == "hint":
            self._hint(options)
        elif command == "rules":
            self._rules(rest)
        elif command == "save":
            self.offer_save(rest)
        else:
            self._draw_table()
            self._list(options)

    def help(self, commands: Sequence[str]) -> None:
        """What can be typed, with what these commands do."""
        examples = self.drawing.examples()
        self.say("cli-help", **examples.facts())
        rows = Rows.grid(padding=(0, 2))
        for command in commands:
            if command == "about" and not examples.thing:
                continue
            word = self.words.say(f"cli-command-{command}")
            rows.add_row(
                Text(word, style="bold green"), Text(self.words.say(f"cli-help-{command}", **examples.facts()))
            )
        self.console.print(Padding(rows, (0, 0, 0, 2)))
        signs = self.drawing.signs()
        if signs is not None:
            self.console.print(signs)

    def _explain(self, move: str, options: list[Action]) -> None:
        if not move:
            self.say("cli-why-what", **self.drawing.examples().facts())
            return
        try:
            texts = notation(move, options)
        except NoSuchNumber as error:
            self.say("cli-no-number", number=error.number, options=len(options))
            return
        problem = self._problem(texts)
        if problem is None:
            self.say("cli-allowed")
        else:
            self._warn(problem)

    def _about(self, name: str) -> None:
        if not name:
            examples = self.drawing.examples()
            self.say("cli-about-what" if examples.thing else "cli-ask-help", **examples.facts())
            return
        told = self.drawing.about(self.match.view(self.seat), name, self.console.width)
        if told is None:
            self.say("cli-no-thing", thing=name)
        else:
            self.console.print(told)

    def _hint(self, options: list[Action]) -> None:
        match = self.match
        seen = match.game.resample(match.state, self.seat, self.rng)
        adviser = bot(ADVISER, self.rng.getrandbits(31))
        self._hinted = adviser.choose(match.game, seen, self.seat, options)
        self.say("cli-hint", action=self._label(self._hinted), number=options.index(self._hinted) + 1)

    def _rules(self, name: str) -> None:
        """All of them are several windows long: without a name it is said what there is."""
        page = rules_text(self.match.game, self.words.language) or ""
        everything = name.lower() in {ALL_RULES, self.words.say("cli-rules-all")}
        found = opening(page) if not name else page if everything else rule(page, name)
        if not found:
            self.say("cli-no-rule", rule=name)
        else:
            from rich.markdown import Markdown  # which loads more than the rest of the table

            self.console.print(Markdown(found))
        if page and (not found or not name):
            self._chapters(chapters(page))

    def _chapters(self, named: list[tuple[str, str]]) -> None:
        half = (len(named) + 1) // 2
        rows = Rows.grid(padding=(0, 2))
        for left, right in zip_longest(named[:half], named[half:], fillvalue=("", "")):
            rows.add_row(
                *[Text(word, style=style) for word, style in zip((*left, *right), _CHAPTER * 2, strict=True)]
            )
        self.console.print(Padding(rows, (1, 0, 0, 2)))
        self.say("cli-rules-how", **self.drawing.examples().facts())

    def offer_save(self, name: str) -> bool:
        """Write the record to a file that a person has named; False, with the reason told, when it cannot be."""
        if not name:
            self.say("cli-save-where")
            return False
        try:
            self.save(Path(name).expanduser())
        except FileExistsError:
            self.say("cli-file-there", file=name)
            return False
        except OSError as error:
            self.say("cli-not-saved", file=name, why=_WHY_NOT.get(error.errno or 0, "other"))
            return False
        self.say("cli-saved", file=name)
        return True

    def save(self, file: Path) -> None:
        """Write the record so far. A file that was there before this table is left alone: FileExistsError."""
        with file.open("w" if file in self._written else "x", encoding="utf-8") as out:
            out.write(self.match.save())
        self._written.add(file)

    def _end(self) -> None:
        """The table as it was left, and the result."""
        outcome = self.match.outcome
        if outcome is not None:
            ending = self.drawing.ending(outcome, self.console.width)
            self._draw_table(ending)
            self.say("cli-result")
            self.console.print(ending)


def _wide(labels: list[str]) -> int:
    return max([len(label) for label in labels], default=0)


def _without_what_all_say(labels: list[str]) -> list[str]:
    """Choices of one kind without its name, which the question has said.

    >>> _without_what_all_say(["Place a worker: the gate", "Place a worker: the inn", "Pass"])
    ['the gate', 'the inn', 'Pass']
    """
    kinds = {label.partition(": ")[0] for label in labels if ": " in label}
    return [label.partition(": ")[2] or label for label in labels] if len(kinds) == 1 else labels
