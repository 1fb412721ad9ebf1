"""Palazzo in a terminal: quarries around the supply, money, the auction, and everyone's palaces as façades."""

from collections.abc import Iterator, Sequence
from typing import Final, cast

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bouwmeester.core.action import Action
from bouwmeester.core.view import Outcome, View
from bouwmeester.games.palazzo.view import AuctionView, ChoiceView, PalacePoints, PalazzoDetails, PalazzoView
from bouwmeester.table.drawing import Drawing, Examples, flowing, mark, named

STONES: Final = {
    "brick": "white on #9c4534",
    "sandstone": "black on #d8b26a",
    "marble": "black on #dcdce4",
}
CURRENCIES: Final = {"florin": "bold red", "ducat": "bold yellow", "grosso": "bold cyan", "certificate": "bold"}
WINDOW: Final = "∩"
BUILDER: Final = "♜"
RIDER: Final = "♞"
RIDERS: Final = 5
QUARRIES: Final = ("north", "east", "south", "west")
#: As wide as a tile.
_EMPTY: Final = " " * 6
#: Below this, two streets stand side by side; from here on, all of them.
WIDE_FROM: Final = 110


class PalazzoDrawing(Drawing):
    """Tiles are written ``B3 ∩∩``: the letter of the material, the floor, and the windows."""

    def examples(self) -> Examples:
        return Examples(moves="add florin 5; bid", why="bid", rule="auction.3", thing="")

    def table(self, view: View, width: int) -> RenderableType:
        seen = cast(PalazzoView, view)
        return Group(
            self._board(seen),
            *self._auction(seen),
            self._streets(seen, width),
            *self._hands(seen),
        )

    def low_tables(self, view: View, width: int, options: Sequence[Action]) -> Sequence[RenderableType]:
        """First without frames, then every palace in one line too: nothing is left out but what the signs mean."""
        seen = cast(PalazzoView, view)
        flat = self._flat_board(seen, width)
        hands = self._hands(seen)
        streets = [self._flat_street(seen, seat, width) for seat in range(len(seen["seats"]))]
        return [
            self.table(view, width),
            Group(flat, *self._auction(seen), self._streets(seen, width), *hands),
            Group(flat, *self._flat_auction(seen, width), *streets, *hands),
        ]

    def low_mine(self, view: View, width: int) -> RenderableType:
        seen = cast(PalazzoView, view)
        if seen["seat"] is None:
            return self.mine(view, width)
        street = self._flat_street(seen, list(seen["seats"]).index(seen["seat"]), width)
        return Group(*self._flat_auction(seen, width), street, *self._hands(seen))

    def low_answers(self, view: View, options: Sequence[Action], width: int) -> RenderableType | None:
        """Cards by their names alone, side by side."""
        if not [action for action in options if action.verb == "add"]:
            return None
        entries: list[Text] = []
        for number, action in enumerate(options, 1):
            label = self.words.label(self.game, action, self.names)
            if action.verb == "add":
                (domain,) = self.game.catalogue.verb("add").domains
                label = self.words.thing(self.game, domain, domain.word(action.args[0]))
            entries.append(Text.assemble((str(number), "bold green"), f" {label}"))
        return flowing([Text(), *entries], width)

    def signs(self) -> RenderableType:
        return self._legend()

    def worth_drawing(self, view: View, drawn: View) -> bool:
        """At the start of a turn, or when something has been laid, built or taken on the board."""
        seen, before = cast(PalazzoView, view), cast(PalazzoView, drawn)
        return seen["now"] == "turn" or self._board_of(seen) != self._board_of(before)

    def _board_of(self, seen: PalazzoView) -> list[object]:
        """All that lies open but the auction and one's own palaces: those are drawn with one's own things."""
        others = [seat["palaces"] for name, seat in seen["seats"].items() if name != seen["seat"]]
        return [seen["builder"], seen["quarries"], seen["supply"], seen["riders"], others]

    def mine(self, view: View, width: int) -> RenderableType:
        seen = cast(PalazzoView, view)
        if seen["seat"] is None:
            return self.table(view, width)
        street = self._street(seen, list(seen["seats"]).index(seen["seat"]), width)
        return Group(*self._auction(seen), street, *self._hands(seen))

    def status(self, view: View) -> RenderableType | None:
        seen = cast(PalazzoView, view)
        lines: list[Text] = []
        say = self.words.say
        if seen["shown"]:
            lines.append(Text.assemble(say("palazzo-table-shown"), " ", self._cards(seen["shown"])))
        if seen["lot"]:
            tiles = [seen["building"]] if seen["building"] else seen["lot"]
            lines.append(Text.assemble(say("palazzo-table-lot"), " ", _chips([self._chip(tile) for tile in tiles])))
        choice = seen["choice"]
        if choice is not None:
            lines.extend(self._choice(seen, choice))
        return Text("\n").join(lines) if lines else None

    def typing(self, view: View) -> RenderableType | None:
        seen = cast(PalazzoView, view)
        if len(seen["shown"]) > len(seen["seats"]):
            return Text(self.words.say("palazzo-table-two"), style="dim")
        if seen["now"] == "market" and len(seen["supply"]) > 1:
            return Text(self.words.say("palazzo-table-pair"), style="dim")
        return None

    def ending(self, outcome: Outcome, width: int) -> RenderableType:
        details = cast(PalazzoDetails, outcome.details)
        seats = list(details["palaces"])
        parts: list[RenderableType] = []
        for seat in sorted(range(len(seats)), key=outcome.ranks.__getitem__):
            parts.append(self.place(outcome, seat))
            if details["palaces"][seats[seat]]:
                parts.append(self._reckoning(details["palaces"][seats[seat]]))
        if details["tie_break"]:
            tied = [seat for seat, score in enumerate(outcome.scores) if outcome.scores.count(score) > 1]
            sums = ", ".join([f"{self.names[seat]} {details['money'][seats[seat]]}" for seat in tied])
            parts.append(Text(self.words.say("palazzo-table-tie", sums=sums)))
        return Group(*parts)

    # The board.

    def _board(self, seen: PalazzoView) -> RenderableType:
        say = self.words.say
        grid = Table.grid(expand=True, padding=(0, 1))
        for _ in range(3):
            grid.add_column(ratio=1, vertical="middle")
        grid.add_row(self._stacks(seen), self._quarry(seen, "north"), self._riders(seen))
        price = say("palazzo-table-price", price=seen["price"])
        supply = self._heap(seen["supply"], f"{say('palazzo-table-supply')}: {price}", box.HEAVY)
        grid.add_row(self._quarry(seen, "west"), supply, self._quarry(seen, "east"))
        grid.add_row(self._money(seen), self._quarry(seen, "south"), self._legend())
        return grid

    def _flat_board(self, seen: PalazzoView, width: int) -> RenderableType:
        """What lies there, without frames."""
        say = self.words.say
        counts = [self._stacks(seen), self._riders(seen), self._money(seen)]
        quarries = [self._flat_heap(self._quarry_name(seen, one), seen["quarries"][one]) for one in QUARRIES]
        price = say("palazzo-table-price", price=seen["price"])
        supply = self._flat_heap(f"{say('palazzo-table-supply')} ({price})", seen["supply"])
        lines = [[Text(" ").join(count.split("\n")) for count in counts], quarries, [supply]]
        return Group(*[flowing(line, width) for line in lines])

    def _flat_heap(self, name: str, tiles: list[str]) -> Text:
        return Text.assemble((f"{name}: ", "bold"), self._flat(tiles) if tiles else ("–", "dim"))

    def _quarry(self, seen: PalazzoView, quarry: str) -> RenderableType:
        return self._heap(seen["quarries"][quarry], self._quarry_name(seen, quarry), box.ROUNDED)

    def _quarry_name(self, seen: PalazzoView, quarry: str) -> str:
        """A quarry, and either the builder or the windows that bring the next tile there."""
        name = self.words.say("palazzo-table-quarry", quarry=quarry)
        if seen["builder"] is None:
            return name
        past = (QUARRIES.index(quarry) - QUARRIES.index(seen["builder"])) % len(QUARRIES)
        return f"{name} {BUILDER}" if past == 0 else f"{name} ({WINDOW * past})"

    def _heap(self, tiles: list[str], title: str, frame: box.Box) -> RenderableType:
        inside = Columns([self._chip(tile) for tile in tiles]) if tiles else Text("–", style="dim")
        return Panel(inside, title=title, title_align="left", box=frame, padding=(0, 1))

    def _stacks(self, seen: PalazzoView) -> Text:
        counts = "  ".join([f"{name} {left}" for name, left in zip(("I", "II", "III"), seen["stacks"])])
        return Text.assemble((self.words.say("palazzo-table-stacks"), "bold"), "\n", counts)

    def _riders(self, seen: PalazzoView) -> Text:
        out = seen["riders"]
        figures = Text.assemble((RIDER * out, "bold red"), ("·" * (RIDERS - out), "dim"))
        return Text.assemble((self.words.say("palazzo-table-riders", riders=out), "bold"), "\n", figures)

    def _money(self, seen: PalazzoView) -> Text:
        say = self.words.say
        deck = say("palazzo-table-deck", cards=seen["deck"])
        discard = say("palazzo-table-discard", cards=len(seen["discard"]))
        return Text.assemble((say("palazzo-table-money"), "bold"), "\n", deck, "\n", discard)

    def _legend(self) -> RenderableType:
        """What the letters and signs mean."""
        stones = [self.words.say("palazzo-table-stone", material=material) for material in STONES]
        letters = [f"{self._initial(material)} {stone}" for material, stone in zip(STONES, stones)]
        signs = self.words.say("palazzo-table-signs", window=WINDOW, builder=BUILDER)
        return Text("\n".join([", ".join(letters), signs]), style="dim")

    def _auction(self, seen: PalazzoView) -> list[RenderableType]:
        """Who has laid what, while there is an auction."""
        auction = seen["auction"]
        if auction is None:
            return []
        rows = Table.grid(padding=(0, 2))
        for bid in self._bids(auction):
            rows.add_row(*bid)
        title = self.words.say("palazzo-table-auction", highest=auction["highest"])
        return [Panel(rows, title=title, title_align="left", border_style="yellow", padding=(0, 1))]

    def _flat_auction(self, seen: PalazzoView, width: int) -> list[RenderableType]:
        auction = seen["auction"]
        if auction is None:
            return []
        title = Text(self.words.say("palazzo-table-auction", highest=auction["highest"]), style="yellow")
        return [flowing([title, *[Text(" ").join(bid) for bid in self._bids(auction)]], width)]

    def _bids(self, auction: AuctionView) -> Iterator[tuple[Text, Text, Text]]:
        """Everyone's name, total and cards."""
        for seat, (name, bid) in enumerate(auction["bids"].items()):
            laid = self._cards(bid["laid"])
            if name == auction["auctioneer"] and not bid["passed"]:
                laid = Text("  ").join([Text(self.words.say("palazzo-table-three")), *([laid] if laid else [])])
            if bid["passed"]:
                yield named(seat, self.names), Text(), Text(self.words.say("palazzo-table-passed"), style="dim")
            else:
                style = "bold yellow" if bid["total"] == auction["highest"] else ""
                yield named(seat, self.names), Text(str(bid["total"]), style=style), laid

    # Money.

    def _cards(self, cards: list[str]) -> Text:
        """Cards (and triples) by currency: "florins 3 5 5  ducats 4  2 certificates"."""
        values: dict[str, list[str]] = {}
        for card in cards:
            currency, _, value = card.partition(" ")
            values.setdefault(currency, []).append(value)
        groups: list[Text] = []
        for currency, listed in values.items():
            label = self.words.say("palazzo-table-currency", currency=currency, cards=len(listed))
            numbers = "" if currency == "certificate" else " " + " ".join(listed)
            groups.append(Text(label + numbers, style=CURRENCIES.get(currency, "bold green")))
        return Text("  ").join(groups)

    def _hands(self, seen: PalazzoView) -> list[RenderableType]:
        """One's own hand, and with open money everyone's."""
        lines: list[RenderableType] = []
        for seat, (name, one) in enumerate(seen["seats"].items()):
            if one["hand"] is not None:
                mine = name == seen["seat"]
                whose = self.words.say("palazzo-table-hand") if mine else f"{self.names[seat]}:"
                cards = self._cards(one["hand"]) if one["hand"] else Text("–", style="dim")
                lines.append(Text.assemble(mark(seat), " ", (whose, "bold"), " ", cards))
        return lines

    def _choice(self, seen: PalazzoView, choice: ChoiceView) -> list[Text]:
        say = self.words.say
        lines: list[Text] = []
        if choice["tiles"]:
            price = say("palazzo-table-buying", price=seen["price"] * len(choice["tiles"]))
            lines.append(Text.assemble(price, " ", _chips([self._chip(tile) for tile in choice["tiles"]])))
        if choice["items"]:
            total = choice["total"]
            if seen["auction"] is not None and seen["seat"] is not None:
                total += seen["auction"]["bids"][seen["seat"]]["total"]
            lines.append(Text.assemble(say("palazzo-table-picked", total=total), " ", self._cards(choice["items"])))
        return lines

    # Palaces.

    def _chip(self, tile: str) -> Text:
        material, floor, windows = tile.split()
        return Text(f"{self._initial(material)}{floor} {WINDOW * len(windows):<3}", style=STONES[material])

    def _flat(self, tiles: Sequence[str]) -> Text:
        """Tiles in a line, no wider than their signs."""
        chips = [self._chip(tile) for tile in tiles]
        for chip in chips:
            chip.rstrip()
        return _chips(chips)

    def _initial(self, material: str) -> str:
        return self.words.say("palazzo-table-initial", material=material)

    def _streets(self, seen: PalazzoView, width: int) -> RenderableType:
        count = len(seen["seats"])
        across = count if width >= WIDE_FROM else 2
        streets = [self._street(seen, seat, width // across) for seat in range(count)]
        grid = Table.grid(expand=True, padding=(0, 1))
        for _ in range(across):
            grid.add_column(ratio=1, vertical="top")
        for first in range(0, count, across):
            row = streets[first : first + across]
            grid.add_row(*row, *[""] * (across - len(row)))
        return grid

    def _street(self, seen: PalazzoView, seat: int, width: int) -> RenderableType:
        palaces = list(seen["seats"].values())[seat]["palaces"]
        return Group(
            *self._owner(seen, seat), self._facades(palaces, width) if palaces else self._no_palace(), Text()
        )

    def _flat_street(self, seen: PalazzoView, seat: int, width: int) -> RenderableType:
        """Every palace in one line, the ground floor first: ``A +5  B1∩∩∩ B2∩``."""
        one = list(seen["seats"].values())[seat]
        plates = [f"{self._letter(i)} {_signed(palace['points'])} " for i, palace in enumerate(one["palaces"])]
        palaces = [Text.assemble(plate, self._flat(palace["tiles"])) for plate, palace in zip(plates, one["palaces"])]
        heading = Text("  ").join(self._owner(seen, seat))
        return Group(heading, flowing([Text(), *(palaces or [self._no_palace()])], width))

    def _owner(self, seen: PalazzoView, seat: int) -> list[Text]:
        """Whose street it is, and what is known of their cards."""
        name = list(seen["seats"])[seat]
        one = seen["seats"][name]
        points = self.words.say("cli-points", points=one["points"])
        cards = self.words.say("palazzo-table-cards", cards=one["cards"])
        heading = Text.assemble(named(seat, self.names), f"  {points}, {cards}")
        if seen["acting"] == name:
            heading.stylize("underline")
        if one["hand"] is not None or not one["known"]:
            return [heading]
        known = self.words.say("palazzo-table-known")
        return [heading, Text.assemble((f"{known} ", "dim"), self._cards(one["known"]))]

    def _no_palace(self) -> Text:
        return Text(self.words.say("palazzo-table-no_palace"), style="dim")

    def _facades(self, palaces: list[PalacePoints], width: int) -> Text:
        """Palaces side by side on one ground, in as many rows as the width asks for."""
        across = max(1, (width - 2) // (len(_EMPTY) + 1))
        rows: list[Text] = []
        for first in range(0, len(palaces), across):
            row = palaces[first : first + across]
            tallest = max([len(palace["tiles"]) for palace in row])
            for floor in range(tallest - 1, -1, -1):
                tiles = [palace["tiles"][floor : floor + 1] for palace in row]
                rows.append(_chips([self._chip(*tile) if tile else Text(_EMPTY) for tile in tiles]))
            plates = [f"{self._letter(first + i)} {_signed(palace['points'])}" for i, palace in enumerate(row)]
            rows.append(Text(" ".join([f"{plate:<{len(_EMPTY)}}" for plate in plates])))
        return Text("\n").join(rows)

    def _letter(self, palace: int) -> str:
        for domain in self.game.domains:
            if domain.name == "palace":
                return domain.word(palace)
        raise KeyError("palace")

    def _reckoning(self, palaces: Sequence[PalacePoints]) -> RenderableType:
        rows = Table.grid(padding=(0, 1))
        for i, palace in enumerate(palaces):
            tiles = _chips([self._chip(tile) for tile in palace["tiles"]])
            rows.add_row("  " + self._letter(i), tiles, self._sum(palace), _signed(palace["points"]))
        return rows

    def _sum(self, palace: PalacePoints) -> str:
        """Where the points of a palace come from."""
        parts = (
            ("palazzo-table-windows", palace["windows"]),
            ("palazzo-table-height", palace["height"]),
            ("palazzo-table-one_material", palace["one_material"]),
        )
        return ", ".join([self.words.say(key, points=points) for key, points in parts if points])


def _chips(tiles: Sequence[Text]) -> Text:
    return Text(" ").join(tiles)


def _signed(points: int) -> str:
    return f"{points:+d}" if points else "0"
