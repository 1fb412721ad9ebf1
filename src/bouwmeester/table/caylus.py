"""Caylus in a terminal: the road with its workers, the special buildings, castle, favours, goods, and the stock."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bouwmeester.core.action import Action, Domain
from bouwmeester.core.view import View
from bouwmeester.games.caylus.reference import CaylusReference, TileView
from bouwmeester.games.caylus.view import CaylusView, MoveView, SectionView, SpaceView
from bouwmeester.table.caylus_sheet import Sheet
from bouwmeester.table.drawing import Drawing, Examples, flowing, mark, named

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
#: Where the numbers of choices stand in the place of workers, they take that much of the name.
NUMBER_WIDTH: Final = 1
#: Steps at which a worker is sent to a place; the numbers of a low window stand at those.
SENDING: Final = ("placing", "gate")
#: Steps at which the provost moves, which neither castle nor special buildings bear on.
MOVING: Final = ("guild", "bribe")
#: Steps at which the whole table is drawn; at others only what one has oneself.
WHOLE: Final = ("placing", "gate", "guild", "bribe", "delivery")
#: Steps at which it matters what can be built.
STOCK: Final = ("placing", "construction", "effect")


#: Where the choices are listed, none stands on the road.
NO_NUMBERS: Final[Mapping[str, int]] = {}


def short(name: str, width: int = NAME_WIDTH) -> str:
    """The name of a tile as it fits its space of the road.

    >>> short("library"), short("bibliotheek")
    ('library', 'bibliothe.')
    """
    return name if len(name) <= width else f"{name[: width - 1]}."


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
            self._signs(),
            self._castle(seen),
            *self._favours(seen),
            self._players(seen, list(seen["seats"])),
            *(self._stock(seen, width) if seen["now"] in STOCK else []),
        )

    def low_tables(self, view: View, width: int, options: Sequence[Action]) -> Sequence[RenderableType]:
        """Of the stock only what one has the cubes for, where one can ask for the rest: at a table, by ``about``."""
        seen = cast(CaylusView, view)
        numbers = _places(options) if seen["now"] in SENDING else {}
        heading, players = self._heading(seen), self._players(seen, list(seen["seats"]))
        road: list[RenderableType] = [self._special(seen, numbers), self._road(seen, numbers)]
        castle, favours = self._castle(seen), self._favours(seen)
        stock: list[RenderableType] = []
        if seen["now"] in STOCK:
            stock = [self._payable(seen, width)] if options else self._stock(seen, width)
        if seen["now"] == "delivery":
            least: list[RenderableType] = [castle, *favours, players]
        elif seen["now"] in MOVING:
            least = [road[1], players]
        else:
            least = [*road, players, *stock]
        return [
            Group(heading, *road, castle, *favours, players, *stock),
            Group(heading, *road, castle, players, *stock),
            Group(heading, *least),
        ]

    def low_answers(self, view: View, options: Sequence[Action], width: int) -> RenderableType | None:
        """What is no place, and where the numbers of the places stand."""
        if cast(CaylusView, view)["now"] not in SENDING:
            return None
        entries = [Text(self.words.say("caylus-table-numbers"))]
        for number, action in enumerate(options, 1):
            if not action.args:
                label = self.words.label(self.game, action, self.names)
                entries.append(Text.assemble((str(number), "bold green"), f" {label}"))
        return flowing(entries, width)

    def signs(self) -> RenderableType:
        return Group(self._signs(), Text(self.words.say("caylus-table-ask")))

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

    def about(self, view: View, name: str, width: int) -> RenderableType | None:
        """A building; also the stock and the castle, of which a low window leaves something out."""
        seen, say = cast(CaylusView, view), self.words.say
        asked = name.casefold()
        if asked in ("stock", say("caylus-table-stock")):
            return Group(*self._stock(seen, width))
        if asked in ("castle", say("caylus-table-site", word="castle").casefold()):
            return Group(self._castle(seen), *self._favours(seen))
        told = Sheet(self.words, self.printed, seen).about(name)
        return None if told is None else Text(told)

    def worth_drawing(self, view: View, drawn: View) -> bool:
        """At the start of what one decides once in a phase; in between, the tellings say what has changed."""
        seen, before = cast(CaylusView, view), cast(CaylusView, drawn)
        if seen["now"] == "delivery" and before["now"] == "delivery":
            return False
        return seen["now"] in WHOLE

    def mine(self, view: View, width: int) -> RenderableType:
        seen = cast(CaylusView, view)
        stock = self._stock(seen, width) if seen["now"] in STOCK else []
        return Group(self._my_goods(seen), *stock)

    def low_mine(self, view: View, width: int) -> RenderableType:
        seen = cast(CaylusView, view)
        stock = [self._payable(seen, width)] if seen["now"] in STOCK else []
        return Group(self._my_goods(seen), *stock)

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

    def _signs(self) -> Text:
        return Text(self.words.say("caylus-table-signs", provost=PROVOST, bailiff=BAILIFF, house=HOUSE), style="dim")

    def _special(self, seen: CaylusView, numbers: Mapping[str, int] = NO_NUMBERS) -> Text:
        taken = {site: [] if name is None else [name] for site, name in seen["special"].items()}
        parts = [self._site(seen, site, names, numbers) for site, names in taken.items()]
        parts.append(self._site(seen, "stables", seen["stables"], numbers))
        inn = self._site(seen, "inn", [name for name in [seen["inn"]["left"]] if name is not None], numbers)
        inn.append_text(Text.assemble(" | ", self._seat(seen, seen["inn"]["guest"])))
        parts.append(inn)
        parts.append(self._site(seen, "castle", seen["castle"], numbers))
        return Text("  ").join(parts)

    def _site(self, seen: CaylusView, site: str, names: list[str], numbers: Mapping[str, int]) -> Text:
        number = Text(str(numbers.get(site, "")), style="bold green")
        there = [self._marks(seen, names)] if names or not number else []
        return Text(" ").join(
            [Text(self.words.say("caylus-table-site", word=site)), *there, *([number] if number else [])]
        )

    # The road.

    def _road(self, seen: CaylusView, numbers: Mapping[str, int] = NO_NUMBERS) -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        deep = ROAD // ROAD_COLUMNS
        for row in range(deep):
            spaces = [seen["road"][row + column * deep] for column in range(ROAD_COLUMNS)]
            grid.add_row(*[self._space(seen, space, numbers) for space in spaces])
        return grid

    def _space(self, seen: CaylusView, space: SpaceView, numbers: Mapping[str, int]) -> Text:
        number = space["space"]
        width = NAME_WIDTH - NUMBER_WIDTH if numbers else NAME_WIDTH
        # The number of the space must not be taken for that of the choice.
        line = Text(f"{number:>2} ", style="bold" if number <= seen["provost"] and not numbers else "dim")
        tile = space["tile"]
        if tile is None:
            line.append(NOTHING.ljust(width + 1), style="dim")
        else:
            sign, style = KINDS[self._face(seen, tile)["kind"]]
            name = short(self.words.say("caylus-table-tile", word=tile), width)
            line.append((sign + name).ljust(width + 1), style=style if space["works"] else f"{style} dim")
        line.append_text(self._people(seen, space, numbers))
        line.append(PROVOST if number == seen["provost"] else "", style="bold cyan")
        line.append(BAILIFF if number == seen["bailiff"] else "", style="bold")
        return line

    def _people(self, seen: CaylusView, space: SpaceView, numbers: Mapping[str, int]) -> Text:
        """The owner with his house (or who will have a residence), and the worker or the number to send one."""
        owner = space["owner"] if space["residence_for"] is None else space["residence_for"]
        house = Text("  ") if owner is None else Text.assemble(HOUSE, self._seat(seen, owner))
        number = Text(str(numbers.get(str(space["space"]), " ")), style="bold green")
        there = number if space["worker"] is None else self._seat(seen, space["worker"])
        there.align("right", 1 + NUMBER_WIDTH if numbers else 1)
        return Text.assemble(house, there)

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

    def _my_goods(self, seen: CaylusView) -> RenderableType:
        return self._players(seen, list(seen["seats"]) if seen["seat"] is None else [seen["seat"]])

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
        """What can still be built, with price and points; bright if one has the cubes for it."""
        payable = self._mine_to_build(seen)
        lines: list[RenderableType] = []
        for kind in BUILT:
            tiles = [tile for tile in seen["stock"] if self._face(seen, tile)["kind"] == kind]
            entries = [Text(self._price_of(seen, tile), style="bold" if tile in payable else "dim") for tile in tiles]
            sign, style = KINDS[kind]
            first = Text(" ").join([Text(sign, style=style), *entries[:1]])
            lines.append(flowing([first, *entries[1:]], width))
        return lines

    def _payable(self, seen: CaylusView, width: int) -> RenderableType:
        """What one has the cubes for, and how to see the rest."""
        tiles = [tile for tile in self._mine_to_build(seen) if tile in seen["stock"]]
        entries = [Text(self._price_of(seen, tile), style="bold") for tile in tiles] or [Text(NOTHING, style="dim")]
        return flowing([Text(self.words.say("caylus-table-payable"), style="dim"), *entries], width)

    def _mine_to_build(self, seen: CaylusView) -> Sequence[str]:
        return [] if seen["seat"] is None else seen["seats"][seen["seat"]]["payable"]

    def _price_of(self, seen: CaylusView, tile: str) -> str:
        """A tile in stock: ``mason FW 4``; a figure before it if there are more than one."""
        say = self.words.say
        face = self._face(seen, tile)
        cost = "".join([say("caylus-table-cube", word=cube) * count for cube, count in face["cost"].items()])
        name = say("caylus-table-tile", word=tile)
        copies = seen["stock"][tile]
        whole = f"{name} {cost}{'?' * face.get('any', 0)} {face['points']}"
        return whole if copies == 1 else f"{copies}×{whole}"


def _places(options: Sequence[Action]) -> dict[str, int]:
    """The numbers of the choices that are a place, by its word."""
    return {action.text.partition(" ")[2]: number for number, action in enumerate(options, 1) if action.args}
