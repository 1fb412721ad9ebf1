"""What is printed, for those who draw it: tiles, favours, castle and special buildings with their figures, as words.

>>> box = reference()
>>> box["tiles"]["rulebook"]["church"]["points"], box["tiles"]["printed"]["church"]["points"]
(4, 3)

It is told once and holds nothing of any match; a view says which of the figures are played with.
"""

from typing import Annotated, Final, Required, TypeAlias, TypedDict

from bouwmeester.core.action import Domain
from bouwmeester.games.caylus.construction import FAVOUR_DISCOUNT, LAWYER_DENIERS
from bouwmeester.games.caylus.favours import (
    COLOUR_COLUMN,
    CUBE_COLUMN,
    EXCHANGE_COLUMN,
    EXCHANGE_CUBES,
    FAVOUR_LAWYER_DENIERS,
    LAWYER_COLUMN,
)
from bouwmeester.games.caylus.material import (
    BEGINNER_POINTS,
    CLOTH,
    COLUMN_DENIERS,
    COUNT_FAVOURS,
    COUNT_PENALTY,
    CUBE_KINDS,
    CUBES,
    CUBES_A_POINT,
    DENIERS_A_POINT,
    GOLD_POINTS,
    LAST_COLUMN,
    MOST_COUNTED,
    NO_CUBE,
    ON_TILES,
    POINTS,
    PRESTIGE,
    ROWS,
    RULEBOOK,
    SECTION_KINDS,
    SECTION_MARKER,
    SECTION_POINTS,
    SECTION_SIZE,
    SECTIONS,
    SITES,
    SPECIALS,
    STABLES_PLACES,
    STAYING,
    STONEN,
    TABLE,
    TILE_KINDS,
    TILES,
    TRADES,
    TRADING_POST_DENIERS,
    WOODEN,
    WORKERS,
    Cubes,
)
from bouwmeester.games.caylus.phases.p3_special import JOUST_DENIERS
from bouwmeester.games.caylus.sites import OWN_PRICE

KINDS: Final = Domain("kind", ("printed", "neutral", "wood", "stone", "residence", "prestige"))
EFFECTS: Final = ("none", "produce", "sell", "peddle", "build", "lawyer", "trade")

#: Whose figures are played with: by the numbers RULEBOOK and ON_TILES. [options.1]
FIGURES: Final = Domain("figure", ("rulebook", "printed"))
#: The special buildings, in the order in which they stand.
SPECIAL_SITES: Final = Domain("special", SITES.words[:SPECIALS])

Cube: TypeAlias = Annotated[str, CUBES]
Kind: TypeAlias = Annotated[str, KINDS]
Row: TypeAlias = Annotated[str, ROWS]
Section: TypeAlias = Annotated[str, SECTIONS]
Special: TypeAlias = Annotated[str, SPECIAL_SITES]


class AmountView(TypedDict, total=False):
    """So much of each; what is nothing is left out."""

    deniers: int
    cubes: dict[Cube, int]
    resources: int  # of any kind but gold
    any: int  # cubes of any kind
    points: int
    favours: int
    income: int


class SpecialView(TypedDict, total=False):
    """What a special building asks of a worker's player and gives."""

    pays: AmountView
    gets: AmountView
    spaces: int  # that the provost may be moved
    places: int
    price: int  # of every worker of the guest


class ScoringView(TypedDict):
    """At the end: points for a gold; how many other cubes, and how many deniers, are a point."""

    gold: int
    cubes: int
    deniers: int


class PrintedSection(TypedDict):
    """A section of the castle."""

    size: int
    points: int  # for each house
    marker: int  # the space the bailiff must reach
    penalty: int  # for no house at the count
    favours: list[int]  # for 0, 1, … houses; the last one also for more


class TradeView(TypedDict, total=False):
    """What is given (deniers, cubes, resources of any kind) and what it brings (points, gold)."""

    deniers: int
    cubes: dict[Cube, int]
    resources: int
    points: int
    gold: int


class TileView(TypedDict, total=False):
    """What is nothing is left out, but for the kind and the effect."""

    kind: Required[Kind]
    cost: dict[Cube, int]
    any: int  # cubes of any kind, besides the cost
    points: int
    favours: int
    income: int
    effect: Required[str]
    produces: list[dict[Cube, int]]  # one of these
    bonus: list[Cube]  # the owner's choice when another uses it
    sells_at: int
    prices: list[int]  # of the first cube bought, and of the second
    builds: Kind  # tiles of that kind
    pays: AmountView  # for the lawyer
    trades: list[TradeView]


class FavourView(TypedDict, total=False):
    """One field of the table of favours."""

    points: int
    deniers: int
    take: list[Cube]  # one of these
    exchange: int  # resources for any one cube
    build: Kind  # a tile of that kind
    discount: Cube  # of which it costs one less
    lawyer: int  # deniers, besides the cloth


class CaylusReference(TypedDict):
    """What is printed on the board, on the tiles and on the players' sheets."""

    workers: int
    special: Annotated[dict[str, SpecialView], SPECIAL_SITES]
    sections: Annotated[dict[str, PrintedSection], SECTIONS]
    scoring: ScoringView
    favour: int  # its points, where there is no table of favours
    favours: Annotated[dict[str, list[FavourView]], ROWS]  # that table: the effects of each row by column
    tiles: Annotated[dict[str, dict[str, TileView]], FIGURES]  # every tile, in printed order


def counted(cubes: Cubes) -> dict[str, int]:
    return {CUBES.word(cube): cubes[cube] for cube in range(CUBE_KINDS) if cubes[cube]}


def _trade(deniers: int, cubes: Cubes, resources: int, points: int, gold: int) -> TradeView:
    terms: TradeView = {}
    if deniers:
        terms["deniers"] = deniers
    if any(cubes):
        terms["cubes"] = counted(cubes)
    if resources:
        terms["resources"] = resources
    if points:
        terms["points"] = points
    if gold:
        terms["gold"] = gold
    return terms


def _tile(tile: int, figures: int) -> TileView:
    printed = TABLE[tile]
    face: TileView = {"kind": KINDS.word(printed.colour), "effect": EFFECTS[printed.effect]}
    if any(printed.cost):
        face["cost"] = counted(printed.cost)
    if printed.any:
        face["any"] = printed.any
    if POINTS[figures][tile]:
        face["points"] = POINTS[figures][tile]
    if printed.favours:
        face["favours"] = printed.favours
    if printed.income:
        face["income"] = printed.income
    if printed.produces:
        face["produces"] = [counted(yields) for yields in printed.produces]
    if printed.bonus:
        face["bonus"] = [CUBES.word(cube) for cube in printed.bonus]
    if printed.sells_at:
        face["sells_at"] = printed.sells_at
    if printed.prices:
        face["prices"] = list(printed.prices)
    if printed.constructs:
        face["builds"] = KINDS.word(printed.constructs)
    if face["effect"] == "lawyer":
        face["pays"] = {"deniers": LAWYER_DENIERS, "cubes": {CUBES.word(CLOTH): 1}}
    if TRADES[figures][tile]:
        face["trades"] = [_trade(*terms) for terms in TRADES[figures][tile]]
    return face


def _resources_field(column: int) -> FavourView:
    if column == EXCHANGE_COLUMN:
        return {"exchange": EXCHANGE_CUBES}
    return {"take": [CUBES.word(cube) for cube in range(CUBE_KINDS) if CUBE_COLUMN[cube] == column]}


def _buildings_field(column: int) -> FavourView:
    if column == LAWYER_COLUMN:
        return {"lawyer": FAVOUR_LAWYER_DENIERS}
    for colour in (WOODEN, STONEN, PRESTIGE):
        if COLOUR_COLUMN[colour] == column:
            field: FavourView = {"build": KINDS.word(colour)}
            if FAVOUR_DISCOUNT[colour] != NO_CUBE:
                field["discount"] = CUBES.word(FAVOUR_DISCOUNT[colour])
            return field
    return {}


_COLUMNS: Final = range(1, LAST_COLUMN + 1)


def _section(section: int) -> PrintedSection:
    return {
        "size": SECTION_SIZE[section],
        "points": SECTION_POINTS[section],
        "marker": SECTION_MARKER[section] + 1,
        "penalty": COUNT_PENALTY[section],
        "favours": list(COUNT_FAVOURS[section][: MOST_COUNTED + 1]),
    }


def reference() -> CaylusReference:
    return {
        "workers": WORKERS,
        "special": {
            "gate": {},
            "trading-post": {"gets": {"deniers": TRADING_POST_DENIERS}},
            "guild": {"spaces": STAYING},
            "joust-field": {
                "pays": {"deniers": JOUST_DENIERS, "cubes": {CUBES.word(CLOTH): 1}},
                "gets": {"favours": 1},
            },
            "stables": {"places": STABLES_PLACES},
            "inn": {"price": OWN_PRICE},
        },
        "sections": {SECTIONS.word(section): _section(section) for section in range(SECTION_KINDS)},
        "scoring": {"gold": GOLD_POINTS, "cubes": CUBES_A_POINT, "deniers": DENIERS_A_POINT},
        "favour": BEGINNER_POINTS,
        "favours": {
            "prestige": [{"points": column} for column in _COLUMNS],
            "money": [{"deniers": COLUMN_DENIERS[column]} for column in _COLUMNS],
            "resources": [_resources_field(column) for column in _COLUMNS],
            "buildings": [_buildings_field(column) for column in _COLUMNS],
        },
        "tiles": {
            FIGURES.word(figures): {TILES.word(tile): _tile(tile, figures) for tile in range(TILE_KINDS)}
            for figures in (RULEBOOK, ON_TILES)
        },
    }
