"""How a table looks in a terminal. This one will do for any game; some have a drawing of their own."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from rich.console import Console, Group, RenderableType
from rich.text import Text

from bouwmeester.core.action import Action, Domain
from bouwmeester.core.game import Game
from bouwmeester.core.shelf import Shelf
from bouwmeester.core.state import State
from bouwmeester.core.view import Outcome, View
from bouwmeester.text import Words

#: Seats have a shape as well as a colour, for those who cannot tell the colours apart.
SEAT_MARKS: Final = (
    ("●", "bold red"),
    ("▲", "bold blue"),
    ("■", "bold green"),
    ("◆", "bold magenta"),
    ("⬢", "bold yellow"),
    ("★", "bold cyan"),
)


def mark(seat: int) -> Text:
    shape, style = SEAT_MARKS[seat]
    return Text(shape, style=style)


def named(seat: int, names: Sequence[str]) -> Text:
    """A seat's mark and name."""
    return Text.assemble(mark(seat), " ", (names[seat], "bold"))


def fits(console: Console, *shown: RenderableType) -> bool:
    """Whether a window holds these, and a line to type in. What is no window, such as a file, is endless."""
    rows = sum([len(console.render_lines(one, pad=False)) for one in shown])
    return not console.is_terminal or rows < console.height


def fitting(console: Console, tables: Sequence[RenderableType], *below: RenderableType) -> RenderableType:
    """The first of these tables that a window holds with what stands below it; the last if none does."""
    return next((table for table in tables if fits(console, table, *below)), tables[-1])


def flowing(parts: Sequence[Text], width: int) -> Text:
    """These side by side, none of them broken, in as many lines as the width asks for; all but the first set in."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + part.cell_len + 2 <= width:
            lines[-1] = Text("  ").join([lines[-1], part])
        else:
            lines.append(Text.assemble("  ", part) if lines else part)
    return Text("\n").join(lines)


def outline(view: View) -> Iterator[str]:
    """A view in lines: a line for each thing that is there, with all that is known of it.

    >>> list(outline({"turn": 2, "road": [{"space": 1, "tile": "farm"}, {"space": 2, "tile": None}], "passed": []}))
    ['turn: 2', 'road:', '  space 1, tile farm']
    """
    for key, value in view.items():
        parts: list[str] = []
        if isinstance(value, dict) and any(isinstance(part, dict | list) for part in value.values()):
            parts = [f"{name}: {told(part)}" for name, part in value.items() if told(part)]
        elif isinstance(value, list) and any(isinstance(part, dict) for part in value):
            # A thing of which only its name is known is not there.
            parts = [told(part) for part in value if ", " in told(part)]
        if parts:
            yield f"{key}:"
            yield from [f"  {part}" for part in parts]
        elif told(value):
            yield f"{key}: {told(value)}"


def told(value: object) -> str:
    """A value on one line; nothing for what is not there."""
    if isinstance(value, dict):
        return ", ".join([f"{name} {told(part)}" for name, part in value.items() if told(part)])
    if isinstance(value, list):
        return ", ".join([told(part) for part in value if told(part)])
    return "" if value is None else str(value)


class Examples(NamedTuple):
    """What the help shows how things are typed with."""

    moves: str
    why: str
    rule: str
    thing: str

    def facts(self) -> dict[str, str]:
        return {**self._asdict(), "section": self.rule.partition(".")[0]}


class Drawing:
    """Draws what a seat can see. ``names`` are what the seats are called, by seat."""

    def __init__(self, game: Game[State], words: Words, names: Sequence[str]) -> None:
        self.game = game
        self.words = words
        self.names = names

    def examples(self) -> Examples:
        move = self.game.catalogue.actions[0].text
        return Examples(moves=f"{move}; {move}", why=move, rule="turn.1", thing=move)

    def table(self, view: View, width: int) -> RenderableType:
        """The whole table."""
        return Text("\n".join(outline(view)))

    def low_tables(self, view: View, width: int, options: Sequence[Action]) -> Sequence[RenderableType]:
        """The table for windows that are too low for the whole with its choices, the fullest first.

        Where that saves room, the numbers of the choices stand on it; ``low_answers`` lists the others.
        """
        return [self.table(view, width)]

    def worth_drawing(self, view: View, drawn: View) -> bool:
        """Whether the whole table should be drawn again, when it was last drawn like this."""
        return view != drawn

    def mine(self, view: View, width: int) -> RenderableType:
        """The part that changes while one seat decides several times in a row."""
        return self.table(view, width)

    def low_mine(self, view: View, width: int) -> RenderableType:
        """The same for windows that are too low for it with the choices."""
        return self.mine(view, width)

    def status(self, view: View) -> RenderableType | None:
        """What the choice at hand is about, in a line or two."""
        return None

    def typing(self, view: View) -> RenderableType | None:
        """How several choices are typed at once, where that is wanted now."""
        return None

    def answers(self, view: View, options: Sequence[Action]) -> RenderableType | None:
        """The numbered answers in a form of their own; None for a plain list."""
        return None

    def low_answers(self, view: View, options: Sequence[Action], width: int) -> RenderableType | None:
        """The choices that have no number on a low table; None for a list of them all."""
        return None

    def signs(self) -> RenderableType | None:
        """What the signs on the table mean, and how to ask for what a low window leaves out; for the help."""
        return None

    def called(self, view: View, domain: Domain, word: str) -> str | None:
        """What a thing that stands on the table now is called in what can be done or not; None if as everywhere."""
        return None

    def about(self, view: View, name: str, width: int) -> RenderableType | None:
        """What a thing on the table does, by whatever name a person gives it; None where nothing is known of it."""
        return None

    def puzzle(self, question: View, width: int) -> RenderableType:
        """A puzzle before it is answered."""
        return Text("\n".join(outline(question)))

    def low_puzzle(self, question: View, width: int) -> RenderableType:
        """The puzzle for windows that are too low for it with what is asked."""
        return self.puzzle(question, width)

    def ending(self, outcome: Outcome, width: int) -> RenderableType:
        """How the match ended, the best first."""
        order = sorted(range(len(outcome.ranks)), key=outcome.ranks.__getitem__)
        return Group(*[self.place(outcome, seat) for seat in order])

    def place(self, outcome: Outcome, seat: int) -> Text:
        """One line of the result: the place, who took it, and the points."""
        points = self.words.say("cli-points", points=outcome.scores[seat])
        line = Text.assemble(f"{outcome.ranks[seat]}. ", named(seat, self.names), f"  {points}")
        if seat in outcome.winners:
            line.append("  ★", "bold yellow")
        return line


#: The drawings that games bring; others' are found by their entry points, under the name of their game.
DRAWINGS: Final[Shelf[type[Drawing]]] = Shelf("bouwmeester.drawings")
DRAWINGS.offer("palazzo", "bouwmeester.table.palazzo:PalazzoDrawing")
DRAWINGS.offer("caylus", "bouwmeester.table.caylus:CaylusDrawing")
DRAWINGS.offer("potzklotz", "bouwmeester.table.potzklotz:PotzklotzDrawing")


def drawing(game: Game[State], words: Words, names: Sequence[str]) -> Drawing:
    """The drawing that a game has, or the plain one."""
    return (DRAWINGS.find(game.name) or Drawing)(game, words, names)
