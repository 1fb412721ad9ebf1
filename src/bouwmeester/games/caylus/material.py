"""What is in the box: cubes, the road, the tiles with their costs and effects, the castle, the favours. [setup]

A tile is one line of TABLE. Its effect is a kind, and what that kind does stands in buildings; its figures
stand beside it here. To add a tile is to add a line.
"""

from typing import Final, NamedTuple

from bouwmeester.core.action import SEATS, Domain

# Cubes. A number of cubes of each kind is a tuple in this order.
CUBES: Final = Domain("cube", ("food", "wood", "stone", "cloth", "gold"))
FOOD: Final = 0
WOOD: Final = 1
STONE: Final = 2
CLOTH: Final = 3
GOLD: Final = 4
CUBE_KINDS: Final = 5
#: Food, wood, stone and cloth; what a rule calls a resource is never gold.
RESOURCE_KINDS: Final = 4
NO_CUBE: Final = -1

Cubes = tuple[int, ...]
NO_CUBES: Final[Cubes] = (0, 0, 0, 0, 0)

# Players.
PLAYERS: Final = Domain("seat", SEATS.words[:5])
WORKERS: Final = 6
START_CUBES: Final[Cubes] = (2, 1, 0, 0, 0)
#: By place in the first order. [setup.3]
START_DENIERS: Final = (5, 6, 6, 7, 7)
START_DENIERS_OF_TWO: Final = 5
INCOME: Final = 2

# Colours of tiles.
PRINTED: Final = 0
NEUTRAL: Final = 1
WOODEN: Final = 2
STONEN: Final = 3
GREEN: Final = 4
PRESTIGE: Final = 5

# Kinds of effect. What they do stands in buildings.
NONE: Final = 0
PRODUCE: Final = 1
SELL: Final = 2
PEDDLE: Final = 3
CONSTRUCT: Final = 4
LAWYER: Final = 5
TRADE: Final = 6

#: What a trade takes (deniers, cubes, resources of one's choice) and gives (points, gold).
Trade = tuple[int, Cubes, int, int, int]


class Tile(NamedTuple):
    """A kind of tile."""

    name: str
    colour: int
    cost: Cubes = NO_CUBES
    any: int = 0  # cubes of any kind, besides the cost
    points: int = 0
    favours: int = 0
    income: int = 0
    effect: int = NONE
    produces: tuple[Cubes, ...] = ()  # one of these
    bonus: tuple[int, ...] = ()  # the owner's choice when another uses it
    sells_at: int = 0
    prices: tuple[int, ...] = ()  # of the first cube bought, and of the second
    constructs: int = 0  # tiles of that colour
    trades: tuple[Trade, ...] = ()
    copies: int = 1


def _cubes(food: int = 0, wood: int = 0, stone: int = 0, cloth: int = 0, gold: int = 0) -> Cubes:
    return (food, wood, stone, cloth, gold)


_WF: Final = _cubes(wood=1, food=1)
_SF: Final = _cubes(stone=1, food=1)
_F: Final = _cubes(food=1)
_W: Final = _cubes(wood=1)
_S: Final = _cubes(stone=1)
_C: Final = _cubes(cloth=1)

#: In printed order, by the rulebook's figures.
TABLE: Final[tuple[Tile, ...]] = (
    Tile("peddler", PRINTED, effect=PEDDLE, prices=(2,)),
    Tile("carpenter", PRINTED, effect=CONSTRUCT, constructs=WOODEN),
    Tile("gold-mine", PRINTED, effect=PRODUCE, produces=(_cubes(gold=1),)),
    Tile("neutral-farm", NEUTRAL, effect=PRODUCE, produces=(_F, _C)),
    Tile("forest", NEUTRAL, effect=PRODUCE, produces=(_F, _W)),
    Tile("neutral-sawmill", NEUTRAL, effect=PRODUCE, produces=(_W,)),
    Tile("neutral-quarry", NEUTRAL, effect=PRODUCE, produces=(_S,)),
    Tile("neutral-marketplace", NEUTRAL, effect=SELL, sells_at=4),
    Tile("neutral-carpenter", NEUTRAL, effect=CONSTRUCT, constructs=WOODEN),
    Tile("food-farm", WOODEN, _WF, points=2, effect=PRODUCE, produces=(_cubes(food=2), _C)),
    Tile("cloth-farm", WOODEN, _WF, points=2, effect=PRODUCE, produces=(_F, _cubes(cloth=2))),
    Tile("quarry", WOODEN, _WF, points=2, effect=PRODUCE, produces=(_cubes(stone=2),)),
    Tile("sawmill", WOODEN, _WF, points=2, effect=PRODUCE, produces=(_cubes(wood=2),)),
    Tile("marketplace", WOODEN, _W, any=1, points=4, effect=SELL, sells_at=6),
    Tile("wood-peddler", WOODEN, _W, any=1, points=4, effect=PEDDLE, prices=(1, 1)),
    Tile("lawyer", WOODEN, _cubes(wood=1, cloth=1), points=4, effect=LAWYER),
    Tile("mason", WOODEN, _WF, points=4, effect=CONSTRUCT, constructs=STONEN),
    Tile(
        "stone-farm", STONEN, _SF, points=3, effect=PRODUCE, produces=(_cubes(food=2, cloth=1),), bonus=(FOOD, CLOTH)
    ),
    Tile("park", STONEN, _SF, points=3, effect=PRODUCE, produces=(_cubes(wood=2, food=1),), bonus=(FOOD, WOOD)),
    Tile(
        "workshop", STONEN, _SF, points=3, effect=PRODUCE, produces=(_cubes(stone=2, cloth=1),), bonus=(STONE, CLOTH)
    ),
    Tile(
        "church",
        STONEN,
        _cubes(stone=1, cloth=1),
        points=4,
        favours=1,
        effect=TRADE,
        trades=((2, NO_CUBES, 0, 3, 0), (4, NO_CUBES, 0, 5, 0)),
    ),
    Tile(
        "tailor",
        STONEN,
        _cubes(stone=1, wood=1),
        points=6,
        effect=TRADE,
        trades=((0, _cubes(cloth=1), 0, 2, 0), (0, _cubes(cloth=3), 0, 6, 0)),
    ),
    Tile(
        "bank",
        STONEN,
        _cubes(stone=1, wood=1),
        points=6,
        effect=TRADE,
        trades=((2, NO_CUBES, 0, 0, 1), (5, NO_CUBES, 0, 0, 2)),
    ),
    Tile(
        "alchemist",
        STONEN,
        _SF,
        points=6,
        effect=TRADE,
        trades=((0, NO_CUBES, 2, 0, 1), (0, NO_CUBES, 4, 0, 2)),
    ),
    Tile("architect", STONEN, _SF, points=6, effect=CONSTRUCT, constructs=PRESTIGE, copies=2),
    Tile("residence", GREEN, points=2, income=1, copies=0),
    Tile("statue", PRESTIGE, _cubes(stone=2, gold=1), points=7, favours=1),
    Tile("granary", PRESTIGE, _cubes(food=3, gold=1), points=10),
    Tile("library", PRESTIGE, _cubes(wood=3, gold=1), points=10, income=1),
    Tile("weaver", PRESTIGE, _cubes(cloth=3, gold=1), points=12),
    Tile("theater", PRESTIGE, _cubes(wood=3, gold=2), points=14, favours=1),
    Tile("college", PRESTIGE, _cubes(stone=3, gold=2), points=14, favours=1),
    Tile("monument", PRESTIGE, _cubes(stone=4, gold=2), points=14, favours=2),
    Tile("hotel", PRESTIGE, _cubes(stone=3, gold=2), points=16, income=2),
    Tile("cathedral", PRESTIGE, _cubes(stone=5, gold=3), points=25),
    # Of the second edition: only there with the option. [options.3]
    Tile(
        "jeweller",
        STONEN,
        _cubes(stone=1, cloth=1),
        points=6,
        effect=TRADE,
        trades=((0, _cubes(gold=1), 0, 5, 0), (0, _cubes(gold=2), 0, 9, 0)),
    ),
)
TILE_KINDS: Final = len(TABLE)
TILES: Final = Domain("tile", tuple([tile.name for tile in TABLE]))
NEUTRALS: Final = Domain("tile", tuple([tile.name for tile in TABLE if tile.colour == NEUTRAL]))
FIRST_NEUTRAL: Final = 3
NEUTRAL_TILES: Final = 6

PEDDLER_TILE: Final = 0
CARPENTER_TILE: Final = 1
GOLD_MINE_TILE: Final = 2
LAWYER_TILE: Final = TILES.place("lawyer")
CHURCH_TILE: Final = TILES.place("church")
TAILOR_TILE: Final = TILES.place("tailor")
RESIDENCE_TILE: Final = TILES.place("residence")
JEWELLER_TILE: Final = TILES.place("jeweller")

# Columns of the table, for speed.
COLOUR: Final = [tile.colour for tile in TABLE]
COST: Final = [tile.cost for tile in TABLE]
ANY: Final = [tile.any for tile in TABLE]
FAVOURS: Final = [tile.favours for tile in TABLE]
TILE_INCOME: Final = [tile.income for tile in TABLE]
EFFECT: Final = [tile.effect for tile in TABLE]
PRODUCES: Final = [tile.produces for tile in TABLE]
BONUS: Final = [tile.bonus for tile in TABLE]
SELLS_AT: Final = [tile.sells_at for tile in TABLE]
PRICES: Final = [tile.prices for tile in TABLE]
CONSTRUCTS: Final = [tile.constructs for tile in TABLE]
COPIES: Final = [tile.copies for tile in TABLE]
#: The tiles of each colour.
BY_COLOUR: Final = [[tile for tile in range(TILE_KINDS) if COLOUR[tile] == colour] for colour in range(6)]

# Two sets of figures: the rulebook's, and those printed on the tiles of 2005. [options.1]
RULEBOOK: Final = 0
ON_TILES: Final = 1
_RULEBOOK_POINTS: Final = [tile.points for tile in TABLE]
_TILE_POINTS: Final = [3 if tile.name == "church" else tile.points for tile in TABLE]
#: POINTS[figures][tile].
POINTS: Final = [_RULEBOOK_POINTS, _TILE_POINTS]
_TAILOR_ON_TILE: Final[tuple[Trade, ...]] = ((0, _cubes(cloth=2), 0, 4, 0), (0, _cubes(cloth=3), 0, 6, 0))
_RULEBOOK_TRADES: Final = [tile.trades for tile in TABLE]
_TILE_TRADES: Final = [_TAILOR_ON_TILE if tile.name == "tailor" else tile.trades for tile in TABLE]
#: TRADES[figures][tile].
TRADES: Final = [_RULEBOOK_TRADES, _TILE_TRADES]
OFFERS: Final = Domain("offer", ("small", "large"))

# The road: 28 spaces, counted from 0 in the rules and from 1 by people.
SPACES: Final = Domain("space", tuple([str(number) for number in range(1, 29)]))
ROAD: Final = 28
#: Which tile is printed on the road, by space.
PRINTED_AT: Final = {6: PEDDLER_TILE, 7: CARPENTER_TILE, 15: GOLD_MINE_TILE}
#: Where wood and stone buildings are built, in order.
PLOTS: Final = [space for space in range(6, ROAD) if space not in (6, 7, 15)]
START_SPACE: Final = 5  # of bailiff and provost

# Where a worker can be sent: six special buildings, the castle, the spaces of the road.
SITES: Final = Domain(
    "site", ("gate", "trading-post", "guild", "joust-field", "stables", "inn", "castle", *SPACES.words)
)
GATE: Final = 0
TRADING_POST: Final = 1
GUILD: Final = 2
JOUST_FIELD: Final = 3
STABLES: Final = 4
INN: Final = 5
CASTLE: Final = 6
ROAD_SITE: Final = 7  # the site of space 0
SPECIALS: Final = 6
#: The special buildings that hold one worker come first.
SINGLE_SITES: Final = 4
STABLES_PLACES: Final = 3
TRADING_POST_DENIERS: Final = 3

# The provost's moves.
MOVES: Final = Domain(
    "move", ("back 3", "back 2", "back 1", "stay", "ahead 1", "ahead 2", "ahead 3"), ("way", "spaces")
)
STAYING: Final = 3

# The castle.
SECTIONS: Final = Domain("section", ("dungeon", "walls", "towers"))
SECTION_KINDS: Final = 3
SECTION_SIZE: Final = (6, 10, 14)
SECTION_POINTS: Final = (5, 4, 3)
#: The space whose marker the bailiff must reach.
SECTION_MARKER: Final = (11, 17, 23)
#: What 0, 1, … houses of one's own bring at the count: favours, or points lost.
COUNT_FAVOURS: Final = ((0, 0, 1, 1, 1, 1, 1), (0, 0, 1, 2, 2, 3, 3), (0, 0, 1, 1, 2, 2, 3))
COUNT_PENALTY: Final = (2, 3, 4)
MOST_COUNTED: Final = 6  # more houses bring no more
NO_BATCH_PENALTY: Final = 2
#: A batch is food and two other kinds.
BATCH_PAIRS: Final = ((WOOD, STONE), (WOOD, CLOTH), (WOOD, GOLD), (STONE, CLOTH), (STONE, GOLD), (CLOTH, GOLD))
BATCHES: Final = Domain(
    "batch", tuple([f"{CUBES.word(a)} {CUBES.word(b)}" for a, b in BATCH_PAIRS]), ("one", "other")
)
BATCH_KINDS: Final = 6

# Favours.
ROWS: Final = Domain("row", ("prestige", "money", "resources", "buildings"))
ROW_KINDS: Final = 4
PRESTIGE_ROW: Final = 0
MONEY_ROW: Final = 1
RESOURCES_ROW: Final = 2
BUILDINGS_ROW: Final = 3
COLUMNS: Final = Domain("column", ("1", "2", "3", "4", "5"))
LAST_COLUMN: Final = 5
#: The last open column, by how many sections are counted.
OPEN_COLUMN: Final = (2, 4, 5, 5)
COLUMN_DENIERS: Final = (0, 3, 4, 5, 6, 7)
EVERY_ROW: Final = 15  # as bits
BEGINNER_POINTS: Final = 3

# Where points come from, and where they are lost.
SOURCES: Final = Domain("source", ("castle", "built", "used", "trade", "favour", "count"))
FROM_CASTLE: Final = 0  # batches, and none
FROM_BUILDING: Final = 1  # a tile of one's own
FROM_USE: Final = 2  # of a building of one's own, by another
FROM_TRADE: Final = 3
FROM_FAVOUR: Final = 4
FROM_COUNT: Final = 5

# The end.
GOLD_POINTS: Final = 3
CUBES_A_POINT: Final = 3
DENIERS_A_POINT: Final = 4
