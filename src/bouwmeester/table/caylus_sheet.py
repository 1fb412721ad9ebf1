"""What the buildings of Caylus do, in a few lines each: for those who ask about one in the terminal."""

from typing import cast

from bouwmeester.games.caylus.reference import AmountView, CaylusReference, SpecialView, TileView, TradeView
from bouwmeester.games.caylus.view import CaylusView
from bouwmeester.text import Words


class Sheet:
    """Puts into words what is printed on tiles and special buildings."""

    def __init__(self, words: Words, printed: CaylusReference, view: CaylusView) -> None:
        self.words = words
        self.tiles = printed["tiles"][view["figures"]]
        self.special = printed["special"]
        self.road = view["road"]

    def about(self, name: str) -> str | None:
        """All about a building: by its space of the road, by its word, or by its name in the reader's language."""
        word = self._found(name.strip().casefold())
        if word in self.tiles:
            return self._tile(word, self.tiles[word])
        return None if word not in self.special else self._special(word, self.special[word])

    def _found(self, name: str) -> str:
        if name.isdecimal():
            tiles = [space["tile"] for space in self.road if space["space"] == int(name)]
            return str(tiles[0]) if tiles else ""
        say = self.words.say
        for key, words in (("tile", list(self.tiles)), ("site", list(self.special))):
            for word in words:
                if name in (word, say(f"caylus-table-{key}", word=word).casefold(), self._named(key, word)):
                    return word
        return ""

    def _named(self, key: str, word: str) -> str:
        """The long name, without its article."""
        name = (
            self.words.say("caylus-tile", word=word) if key == "tile" else self.words.say("caylus-site", word=word)
        ).casefold()
        first, _, rest = name.partition(" ")
        return rest if first in ("the", "a", "de", "het", "een") else name

    def _tile(self, word: str, tile: TileView) -> str:
        say = self.words.say
        name = say("caylus-tile", word=word)
        lines = [f"{name[:1].upper()}{name[1:]}: {say('caylus-page-kind', kind=tile['kind'])}"]
        price = self._amount({"cubes": tile.get("cost", {}), "any": tile.get("any", 0)})
        if price:
            lines.append(f"{say('caylus-page-detail-cost')}: {price}")
        once = self._amount(
            {"points": tile.get("points", 0), "favours": tile.get("favours", 0), "income": tile.get("income", 0)}
        )
        if once:
            lines.append(f"{say('caylus-page-detail-built')}: {once}")
        if tile["kind"] in ("residence", "prestige"):
            lines.append(say("caylus-page-no-worker"))
        else:
            lines.append(f"{say('caylus-page-detail-effect')}: {self._does(tile)}")
        if "bonus" in tile:
            lines.append(
                f"{say('caylus-page-detail-bonus')}: {self._either([self._sign(cube) for cube in tile['bonus']])}"
            )
        return "\n".join(lines)

    def _does(self, tile: TileView) -> str:
        if "produces" in tile:
            return self._either([self._amount({"cubes": cubes}) for cubes in tile["produces"]])
        if "sells_at" in tile:
            return self._trade(self._sign("any"), self._sign("coin", tile["sells_at"]))
        if "prices" in tile:
            sums = [sum(tile["prices"][: i + 1]) for i in range(len(tile["prices"]))]
            return self._either(
                [self._trade(self._sign("coin", sum_), self._sign("resource", i + 1)) for i, sum_ in enumerate(sums)]
            )
        if "pays" in tile:
            return self._trade(self._amount(tile["pays"]), self._sign("roof-residence"))
        if "builds" in tile:
            return f"{self._sign('hammer')} {self._sign('roof-' + tile['builds'])}"
        return self._either([self._offer(trade) for trade in tile.get("trades", [])])

    def _offer(self, trade: TradeView) -> str:
        pays = {
            "deniers": trade.get("deniers", 0),
            "cubes": trade.get("cubes", {}),
            "resources": trade.get("resources", 0),
        }
        gets = {"cubes": {"gold": trade.get("gold", 0)}, "points": trade.get("points", 0)}
        return self._trade(self._amount(cast(AmountView, pays)), self._amount(cast(AmountView, gets)))

    def _special(self, word: str, special: SpecialView) -> str:
        gets = self._amount(special.get("gets", {}))
        return self.words.say(
            "caylus-page-special",
            word=word,
            gets=gets,
            terms=self._trade(self._amount(special.get("pays", {})), gets),
            spaces=special.get("spaces", 0),
            places=special.get("places", 0),
            price=special.get("price", 0),
        )

    # Small pieces of a sentence.

    def _sign(self, sign: str, n: int = 1) -> str:
        return self.words.say("caylus-page-sign", sign=sign, n=n)

    def _trade(self, pays: str, gets: str) -> str:
        return self.words.say("caylus-page-trade", pays=pays, gets=gets)

    def _either(self, ways: list[str]) -> str:
        told = ways[0]
        for way in ways[1:]:
            told = self.words.say("caylus-page-either", one=told, other=way)
        return told

    def _amount(self, of: AmountView) -> str:
        counts = [
            ("coin", of.get("deniers", 0)),
            *of.get("cubes", {}).items(),
            ("resource", of.get("resources", 0)),
            ("any", of.get("any", 0)),
            ("shield", of.get("points", 0)),
            ("crown", of.get("favours", 0)),
            ("income", of.get("income", 0)),
        ]
        return ", ".join([self._sign(sign, count) for sign, count in counts if count])
