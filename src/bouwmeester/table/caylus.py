"""Caylus in a terminal: the road with its workers, the special buildings, castle, favours, goods, and the stock."""

from functools import cached_property
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bouwmeester.core.action import Domain
from bouwmeester.core.view import View
from bouwmeester.games.caylus.reference import CaylusReference, TileView
from bouwmeester.games.caylus.view import CaylusView, MoveView, SectionView, SpaceView
from bouwmeester.table.caylus_sheet import Sheet
from bouwmeester.table.drawing import Drawing, Examples, mark, named

#: What a kind of tile is known by, with and without colour.
KINDS: Final = {
    "printed": ("□", "white"),
    "neutral": ("○", "magenta"),
    "wood": ("+", "yellow"),
    "stone": ("#", "bright_white"),
    "residence": ("~", "green"),
    "prestige": ("*", "bright_blue"),
}
BUILT: Final = ("wood", "stone", "prestige")
CUBES: Final = ("food", "wood", "stone", "cloth", "gold")
ROWS: Final = ("prestige", "money", "resources", "buildings")
PROVOST: Final = "♟"
BAILIFF: Final = "♜"
HOUSE: Final = "⌂"
NOTHING: Final = "·"
#: The road is drawn in so many columns, the spaces going down; 80 columns of the terminal hold four.
ROAD_COLUMNS: Final = 4
ROAD: Final = 28
NAME_WIDTH: Final = 10
#: Steps at which the whole table is drawn; at others only what one has oneself.
WHOLE: Final = ("placing", "gate", "guild", "bribe", "delivery")
#: Steps at which it matters what can be built.
STOCK: Final = ("placing", "construction", "effect")


def short(name: str) -> str:
    """The name of a tile as it fits its space of the road.

    >>> short("library"), short("bibliotheek")
    ('library', 'bibliothe.')
    """
    return name if len(name) <= NAME_WIDTH else f"{name[: NAME_WIDTH - 1]}."


class CaylusDrawing(Drawing):
    """A space is drawn as ``12 #alchemist ⌂●▲``: its number, the kind and name of its tile, its owner, the worker."""

    @cached_property
    def printed(self) -> CaylusReference:
        return cast(CaylusReference, self.game.reference())

    def _face(self, seen: CaylusView, tile: str) -> TileView:
        return self.printed["tiles"][seen["figures"]][tile]

    def table(self, view: View, width: int) -> RenderableType:
        seen = cast(CaylusView, view)
        return Group(
            self._heading(seen),
            self._special(seen),
            self._road(seen),
            Text(self.words.say("caylus-table-signs", provost=PROVOST, bailiff=BAILIFF, house=HOUSE), style="dim"),
            self._castle(seen),
            *self._favours(seen),
            self._players(seen, list(seen["seats"])),
            *self._stock(seen, width),
        )

    def examples(self) -> Examples:
        thing = self.words.say("caylus-table-tile", word="mason")
        return Examples(moves="give food; give wood", why="place castle", rule="placing.3", thing=thing)

    def called(self, view: View, domain: Domain, word: str) -> str | None:
        """A place on the road, with the building that stands there."""
        if domain.name not in ("site", "space") or not word.isdecimal():
            return None
        tile = cast(CaylusView, view)["road"][int(word) - 1]["tile"]
        if tile is None or tile == "residence":  # where one stands, what is said says so itself
            return None
        say = self.words.say
        name, space = say("caylus-tile", word=tile), say("caylus-space", word=word)
        if domain.name == "site":
            return say("caylus-page-at", tile=name, space=space)
        return say("caylus-table-space", tile=name, space=space)

    def about(self, view: View, name: str) -> str | None:
        return Sheet(self.words, self.printed, cast(CaylusView, view)).about(name)

    def worth_drawing(self, view: View, drawn: View) -> bool:
        """At the start of what one decides once in a phase; in between, the tellings say what has changed."""
        seen, before = cast(CaylusView, view), cast(CaylusView, drawn)
        if seen["now"] == "delivery" and before["now"] == "delivery":
            return False
        return seen["now"] in WHOLE

    def mine(self, view: View, width: int) -> RenderableType:
        seen = cast(CaylusView, view)
        names = list(seen["seats"]) if seen["seat"] is None else [seen["seat"]]
        return Group(self._players(seen, names), *self._stock(seen, width))

    def status(self, view: View) -> RenderableType | None:
        """What a worker costs; or which workers the provost's moves would wake or put to sleep."""
        seen = cast(CaylusView, view)
        if seen["now"] == "placing" and seen["price"] is not None:
            if seen["seat"] is not None and seen["inn"]["guest"] == seen["seat"]:
                price = max(seen["prices"].values(), default=seen["price"])
                return Text(self.words.say("caylus-table-price_guest", price=price))
            return Text(self._price(seen["price"], seen["price_next"]))
        if seen["now"] not in ("guild", "bribe"):
            return None
        return Group(*[self._move(seen, move) for move in seen["moves"] if move["on"] or move["off"]])

    # Above the road.

    def _seat(self, seen: CaylusView, name: str | None) -> Text:
        return Text(NOTHING, style="dim") if name is None else mark(list(seen["seats"]).index(name))

    def _marks(self, seen: CaylusView, names: list[str]) -> Text:
        return Text(" ").join([self._seat(seen, name) for name in names]) if names else Text(NOTHING, style="dim")

    def _heading(self, seen: CaylusView) -> RenderableType:
        say = self.words.say
        line = Text(say("caylus-table-turn", turn=seen["turn"]), style="bold")
        if seen["phase"] is not None:
            line.append(f" · {say('caylus-table-phase', word=seen['phase'])}")
        order = Text.assemble(say("caylus-table-order"), " ", self._marks(seen, seen["order"]))
        passed = Text.assemble(say("caylus-table-passed"), " ", self._marks(seen, seen["passed"]))
        return Text("   ").join([line, order, passed])

    def _price(self, price: int, after: int | None) -> str:
        say = self.words.say
        if after is None:
            return say("caylus-table-price", price=price)
        return say("caylus-table-price_next", price=price, next=after)

    def _special(self, seen: CaylusView) -> Text:
        parts = [self._site(seen, site, [] if name is None else [name]) for site, name in seen["special"].items()]
        parts.append(self._site(seen, "stables", seen["stables"]))
        inn = self._site(seen, "inn", [name for name in [seen["inn"]["left"]] if name is not None])
        inn.append_text(Text.assemble(" | ", self._seat(seen, seen["inn"]["guest"])))
        parts.append(inn)
        parts.append(self._site(seen, "castle", seen["castle"]))
        return Text("  ").join(parts)

    def _site(self, seen: CaylusView, site: str, names: list[str]) -> Text:
        return Text.assemble(self.words.say("caylus-table-site", word=site), " ", self._marks(seen, names))

    # The road.

    def _road(self, seen: CaylusView) -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        deep = ROAD // ROAD_COLUMNS
        for row in range(deep):
            grid.add_row(*[self._space(seen, seen["road"][row + column * deep]) for column in range(ROAD_COLUMNS)])
        return grid

    def _space(self, seen: CaylusView, space: SpaceView) -> Text:
        number = space["space"]
        line = Text(f"{number:>2} ", style="bold" if number <= seen["provost"] else "dim")
        tile = space["tile"]
        if tile is None:
            line.append(NOTHING.ljust(NAME_WIDTH + 1), style="dim")
        else:
            sign, style = KINDS[self._face(seen, tile)["kind"]]
            name = short(self.words.say("caylus-table-tile", word=tile))
            line.append((sign + name).ljust(NAME_WIDTH + 1), style=style if space["works"] else f"{style} dim")
        line.append_text(self._people(seen, space))
        line.append(PROVOST if number == seen["provost"] else "", style="bold cyan")
        line.append(BAILIFF if number == seen["bailiff"] else "", style="bold")
        return line

    def _people(self, seen: CaylusView, space: SpaceView) -> Text:
        """The owner with his house (or the one who will have a residence), and the worker."""
        owner = space["owner"] if space["residence_for"] is None else space["residence_for"]
        house = Text("  ") if owner is None else Text.assemble(HOUSE, self._seat(seen, owner))
        return Text.assemble(house, " " if space["worker"] is None else self._seat(seen, space["worker"]))

    def _move(self, seen: CaylusView, move: MoveView) -> Text:
        say = self.words.say
        line = Text(say("caylus-table-move", space=move["space"], bailiff=move["bailiff"]))
        for key, spaces in (("on", move["on"]), ("off", move["off"])):
            if spaces:
                line.append(" " + (say("caylus-table-on") if key == "on" else say("caylus-table-off")))
            for space in spaces:
                line.append_text(Text.assemble(f" {space} ", self._seat(seen, seen["road"][space - 1]["worker"])))
        return line

    # Castle and favours.

    def _castle(self, seen: CaylusView) -> RenderableType:
        rows = Table.grid(padding=(0, 2))
        for section in seen["sections"]:
            rows.add_row(*self._section(seen, section))
        return rows

    def _section(self, seen: CaylusView, section: SectionView) -> list[Text]:
        say = self.words.say
        word = section["section"]
        printed = self.printed["sections"][word]
        houses = Text("")
        coming = Text("")
        for name, seat in seen["seats"].items():
            for _ in range(seat["houses"][word]):
                houses.append_text(self._seat(seen, name))
            count = seat["counts"].get(word)
            if count is not None and (count["favours"] or count["points"]):
                told = say("caylus-table-favours", favours=count["favours"]) if count["favours"] else ""
                coming.append_text(Text.assemble(" ", self._seat(seen, name), f" {told or count['points']}"))
        if section["counted"]:
            built = say("caylus-table-counted", built=section["built"], size=printed["size"])
        else:
            built = say("caylus-table-built", built=section["built"], size=printed["size"], points=printed["points"])
            houses = Text.assemble(houses, Text(f" ({printed['marker']})", style="dim"))
            if coming:
                coming = Text.assemble((say("caylus-table-coming"), "dim"), coming)
        return [Text(say("caylus-table-section", word=word), style="bold"), Text(built), houses, coming]

    def _favours(self, seen: CaylusView) -> list[RenderableType]:
        if not seen["favour_table"]:
            return []
        say = self.words.say
        opened = len([column for column in seen["columns"] if column is None])
        line = say("caylus-table-open", columns=opened)
        closed = [column for column in seen["columns"] if column is not None]
        if closed:
            line += " " + say("caylus-table-opens", section=say("caylus-table-section", word=closed[0]))
        return [Text(line, style="dim")]

    # Players and stock.

    def _players(self, seen: CaylusView, names: list[str]) -> RenderableType:
        say = self.words.say
        rows = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
        rows.add_column("")
        for heading in (say("caylus-table-points"), say("caylus-table-deniers"), say("caylus-table-income")):
            rows.add_column(heading, justify="right")
        for cube in CUBES:
            rows.add_column(say("caylus-table-cube", word=cube), justify="right")
        rows.add_column(say("caylus-table-workers"), justify="right")
        if seen["favour_table"]:
            rows.add_column(say("caylus-table-rows"))
        everyone = list(seen["seats"])
        for name in names:
            seat = seen["seats"][name]
            cells = [
                f"{seat['points']} ({seat['total']})",
                str(seat["deniers"]),
                f"+{seat['income']}",
                *[str(seat["cubes"][cube]) for cube in CUBES],
                str(seat["workers"]),
            ]
            if seen["favour_table"]:
                cells.append("  ".join([str(seat["favours"][row]) for row in ROWS]))
            rows.add_row(named(everyone.index(name), self.names), *cells)
        return rows

    def _stock(self, seen: CaylusView, width: int) -> list[RenderableType]:
        """What can still be built, with price and points, when that matters; bright if one has the cubes for it."""
        if seen["now"] not in STOCK:
            return []
        payable = [] if seen["seat"] is None else seen["seats"][seen["seat"]]["payable"]
        lines: list[RenderableType] = []
        for kind in BUILT:
            sign, style = KINDS[kind]
            line = Text(sign, style=style)
            for tile in seen["stock"]:
                if self._face(seen, tile)["kind"] == kind:
                    entry = Text(self._price_of(seen, tile), style="bold" if tile in payable else "dim")
                    if line.cell_len + entry.cell_len + 2 > width:
                        lines.append(line)
                        line = Text(" ")
                    line.append_text(Text.assemble("  " if line.cell_len > 1 else " ", entry))
            lines.append(line)
        return lines

    def _price_of(self, seen: CaylusView, tile: str) -> str:
        """A tile in stock: ``mason FW 4``; a figure before it if there are more than one."""
        say = self.words.say
        face = self._face(seen, tile)
        cost = "".join([say("caylus-table-cube", word=cube) * count for cube, count in face["cost"].items()])
        name = say("caylus-table-tile", word=tile)
        copies = seen["stock"][tile]
        whole = f"{name} {cost}{'?' * face.get('any', 0)} {face['points']}"
        return whole if copies == 1 else f"{copies}×{whole}"
