"""PotzKlotz in a terminal: the base from above, everyone's cards, and one's own hand as plans."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final, cast

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bouwmeester.core.action import Action
from bouwmeester.core.view import View
from bouwmeester.games.potzklotz.reference import PotzklotzReference
from bouwmeester.games.potzklotz.view import PictureView, PotzklotzView, QuestionView
from bouwmeester.table.drawing import Drawing, Examples, mark, named

COLUMNS: Final = "abcdefg"
#: Higher columns are brighter, as on the cards.
HEIGHTS: Final = ("dim", "black on #9c7140", "black on #d2a566", "black on #f3dcae", "black on #ffffff")
SPOT: Final = {"lifted": "bold red", "set": "bold green"}
#: How far a character reaches in a picture, in sides of a cube: three to the width of half a face, one to its height.
ACROSS: Final = 3**0.5 / 6
DOWN: Final = 0.5
#: Between two cards without frames, in characters.
BETWEEN: Final = 2
#: The faces for those who see no colours.
FILLED: Final = {"top": "░", "left": "▒", "right": "▓"}


class PotzklotzDrawing(Drawing):
    """Plans are seen from above, the far row first; on the cards one looks from the near right corner."""

    @cached_property
    def printed(self) -> PotzklotzReference:
        return cast(PotzklotzReference, self.game.reference())

    def table(self, view: View, width: int) -> RenderableType:
        seen = cast(PotzklotzView, view)
        grid = Table.grid(padding=(0, 3))
        grid.add_row(self._base(seen), self._players(seen))
        return Group(self._heading(seen), grid, *self._hands(seen))

    def examples(self) -> Examples:
        return Examples(moves="lift c3; set d4; lay 21b", why="set d4", rule="turn.4", thing="")

    def worth_drawing(self, view: View, drawn: View) -> bool:
        """Not while one has a cube in hand: then only the building changes."""
        seen = cast(PotzklotzView, view)
        return view != drawn and (seen["lifted"] is None or seen["acting"] != seen["seat"])

    def mine(self, view: View, width: int) -> RenderableType:
        seen = cast(PotzklotzView, view)
        if _in_the_air(seen):  # the base is drawn beside the places
            return Group(*self._hands(seen))
        return Group(self._base(seen), *self._hands(seen))

    def answers(self, view: View, options: Sequence[Action]) -> RenderableType | None:
        """Where a cube can be set down: the numbers stand where the cells are, beside the base."""
        seen = cast(PotzklotzView, view)
        if not _in_the_air(seen):
            return None
        numbers = {action.args[0]: number for number, action in enumerate(options, 1)}
        lines = [Text("  " + "".join([f" {letter:>2}" for letter in COLUMNS]), style="dim")]
        for row in range(len(COLUMNS)):
            line = Text(f"{row + 1} ", style="dim")
            for column in range(len(COLUMNS)):
                number = numbers.get(row * len(COLUMNS) + column)
                line.append(f" {number or '·':>2}", style="bold green" if number else "dim")
            lines.append(line)
        grid = Table.grid(padding=(0, 3))
        grid.add_row(self._base(seen), Panel.fit(Group(*lines), title=self.words.say("potzklotz-table-places")))
        return grid

    def puzzle(self, question: View, width: int) -> RenderableType:
        asked = cast(QuestionView, question)
        start = Panel.fit(isometric(asked["pictures"][asked["start"]]), title=asked["start"], box=box.HEAVY)
        cards = [
            Panel.fit(isometric(asked["pictures"][card]), title=f"{number}: {card}")
            for number, card in enumerate(asked["cards"], 1)
        ]
        return self._asked(asked, [Columns([start, *cards])])

    def low_puzzle(self, question: View, width: int) -> RenderableType:
        """The cards without their frames, as many in a row as there is room for."""
        asked = cast(QuestionView, question)
        names = [f"▶ {asked['start']}", *[f"{number}: {card}" for number, card in enumerate(asked["cards"], 1)]]
        pictures = [isometric(asked["pictures"][card]) for card in (asked["start"], *asked["cards"])]
        rows: list[list[Text]] = []
        room = 0
        for name, picture in zip(names, pictures, strict=True):
            card = Text("\n").join([Text(name, style="bold"), picture])
            wide = max([line.cell_len for line in card.split("\n")])
            if wide > room:
                rows.append([])
                room = width
            rows[-1].append(card)
            room -= wide + BETWEEN
        return self._asked(asked, [Columns(row, padding=(0, BETWEEN)) for row in rows])

    def _asked(self, asked: QuestionView, cards: Sequence[RenderableType]) -> RenderableType:
        ask = "potzklotz-puzzle-chain" if asked["kind"] == "chain" else "potzklotz-puzzle-which"
        # What is asked stands last, where it is still seen in a low window.
        return Group(Text(self.words.say("potzklotz-puzzle-start")), *cards, Text(self.words.say(ask)))

    def _heading(self, seen: PotzklotzView) -> Text:
        say = self.words.say
        line = say("potzklotz-table-deal", deal=seen["deal"], stack=seen["stack"])
        if seen["bottom"] is not None:
            line += " " + say("potzklotz-table-bottom", card=seen["bottom"])
        return Text(line, style="bold")

    def _base(self, seen: PotzklotzView) -> RenderableType:
        """The window from above; where a cube was lifted and where it was set down is marked."""
        building = seen["building"]
        if building is None:
            return Text()
        lines = [Text("  " + " ".join(COLUMNS), style="dim")]
        for number, row in enumerate(building["rows"], 1):
            line = Text(f"{number} ", style="dim")
            for letter, height in zip(COLUMNS, row, strict=True):
                line.append_text(self._cell(seen, f"{letter}{number}", int(height)))
                line.append(" ")
            lines.append(line)
        title = self.words.say("potzklotz-table-shown", card=seen["shown"] or "–")
        return Panel.fit(Group(*lines), title=title)

    def _cell(self, seen: PotzklotzView, cell: str, height: int) -> Text:
        on_base = cell[0] not in "ag" and cell[1] not in "17"
        sign = str(height) if height else ("·" if on_base else " ")
        if cell == seen["set"]:
            return Text(sign, style=SPOT["set"])
        if cell == seen["lifted"]:
            return Text(str(height) if height else "o", style=SPOT["lifted"])
        return Text(sign, style=HEIGHTS[min(height, len(HEIGHTS) - 1)])

    def _players(self, seen: PotzklotzView) -> RenderableType:
        rows = Table.grid(padding=(0, 2))
        for seat, (name, one) in enumerate(seen["seats"].items()):
            who = named(seat, self.names)
            if name == seen["acting"]:
                who.stylize("underline")
            say = self.words.say
            counts = say("potzklotz-table-counts", cards=one["cards"], laid=len(one["laid"]))
            notes = [say("cli-points", points=one["points"])]
            if one["known"] and one["hand"] is None:
                notes.append(say("potzklotz-table-known", cards=" ".join(one["known"])))
            if one["late"]:
                notes.append(say("potzklotz-table-late"))
            rows.add_row(who, counts, Text(", ".join(notes), style="dim"))
        return rows

    def _hands(self, seen: PotzklotzView) -> list[RenderableType]:
        lines: list[RenderableType] = []
        for seat, (name, one) in enumerate(seen["seats"].items()):
            if one["hand"] is not None:
                mine = name == seen["seat"]
                whose = self.words.say("potzklotz-table-hand") if mine else f"{self.names[seat]}:"
                lines.append(Text.assemble(mark(seat), " ", (whose, "bold")))
                cards = Columns([self._card(seen, card) for card in one["hand"]])
                lines.append(cards if one["hand"] else Text("–", style="dim"))
        return lines

    def _card(self, seen: PotzklotzView, card: str) -> RenderableType:
        rows = self.printed["cards"][card]["plan"].split("/")
        picture = Text("\n").join([Text(" ").join([_digit(sign) for sign in row]) for row in rows])
        return Panel.fit(picture, title=card)


def _in_the_air(seen: PotzklotzView) -> bool:
    return seen["lifted"] is not None and seen["set"] is None and seen["acting"] == seen["seat"]


def _digit(sign: str) -> Text:
    return Text(" ") if sign == "0" else Text(sign, style=HEIGHTS[min(int(sign), len(HEIGHTS) - 1)])


def isometric(picture: PictureView) -> Text:
    """A picture in characters, each filled with the face that covers its middle."""
    lines: list[Text] = []
    for row in range(round(picture["height"] / DOWN)):
        line = Text()
        for column in range(round(picture["width"] / ACROSS)):
            line.append_text(_spot(picture, (column + 0.5) * ACROSS, (row + 0.5) * DOWN))
        lines.append(line)
    return Text("\n").join(lines)


def _spot(picture: PictureView, x: float, y: float) -> Text:
    for face in picture["faces"]:
        if _inside(face["points"], x, y):
            return Text(FILLED[face["face"]], style=f"{face['shade']} on black")
    return Text(" ")


def _inside(points: list[list[float]], x: float, y: float) -> bool:
    """Whether a point lies within an outline: a ray to the right then crosses it an odd number of times."""
    inside = False
    for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
    return inside
