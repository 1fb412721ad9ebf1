"""What is in the box: tiles, money, quarries, and how the tiles are split over the three stacks. [setup]"""

from collections.abc import Sequence
from typing import Final

from bouwmeester.core.action import Domain
from bouwmeester.core.errors import BadOption

# Tiles. A kind of tile is material * 15 + (floor - 1) * 3 + (windows - 1).
MATERIALS: Final = ("brick", "sandstone", "marble")
FLOORS: Final = 5
TILE_KINDS: Final = 45
TILES: Final = Domain(
    "tile",
    tuple([f"{stone} {floor} {'w' * n}" for stone in MATERIALS for floor in range(1, 6) for n in range(1, 4)]),
    ("material", "floor", "windows"),
)
MATERIAL: Final = [tile // 15 for tile in range(TILE_KINDS)]
FLOOR: Final = [tile % 15 // 3 + 1 for tile in range(TILE_KINDS)]
WINDOWS: Final = [tile % 3 + 1 for tile in range(TILE_KINDS)]
#: One of each kind, and of each material a second third floor with one window: 48 in all.
COPIES: Final = [2 if tile % 15 == 6 else 1 for tile in range(TILE_KINDS)]

# What can be turned over: a tile, or one of the five riders hidden in the third stack.
RIDER: Final = 45
RIDERS: Final = 5
DRAWS: Final = Domain("draw", (*TILES.words, "rider"), ("material", "floor", "windows"))

# Money. A kind of card is currency * 5 + (value - 3), and the certificate comes last.
CURRENCIES: Final = Domain("currency", ("florin", "ducat", "grosso"))
CARD_KINDS: Final = 16
CERTIFICATE: Final = 15
CARDS: Final = Domain(
    "card",
    (*[f"{currency} {value}" for currency in CURRENCIES.words for value in range(3, 8)], "certificate"),
    ("currency", "value"),
)
CARD_VALUE: Final = [*[card % 5 + 3 for card in range(15)], 2]
CARD_COPIES: Final = [*[3] * 15, 10]
START_HAND: Final = 4

# What can be laid: a triple (of certificates, then of 3s to 7s) or a loose card. Triples come first.
TRIPLE_KINDS: Final = 6
TRIPLES: Final = Domain("triple", ("2", "3", "4", "5", "6", "7"))
TRIPLE_VALUE: Final = 15
ITEM_KINDS: Final = 22
ITEMS: Final = Domain("item", (*[f"triple {value}" for value in TRIPLES.words], *CARDS.words), ("currency", "value"))
ITEM_VALUE: Final = [*[TRIPLE_VALUE] * TRIPLE_KINDS, *CARD_VALUE]
#: The cards each item is made of.
ITEM_CARDS: Final = [
    (CERTIFICATE, CERTIFICATE, CERTIFICATE),
    *[(value, value + 5, value + 10) for value in range(5)],
    *[(card,) for card in range(CARD_KINDS)],
]
THREE_CERTIFICATE: Final = 3

# Places.
QUARRIES: Final = Domain("quarry", ("north", "east", "south", "west"))
SUPPLY: Final = 4
SHARE_FROM_TILES: Final = 4
PALACE_LIMIT: Final = 48
PALACES: Final = Domain(
    "palace", tuple([("" if n < 26 else "A") + chr(ord("A") + n % 26) for n in range(PALACE_LIMIT)])
)

# Which tiles are in which stack. No rulebook prints it. [setup.4]
STACKS: Final = 3
#: What is in each stack, from low to high: a stack has no order until somebody draws from it.
Stacks = tuple[tuple[int, ...], ...]
Split = tuple[tuple[str, ...], ...]
SPLITS: Final[dict[str, Split]] = {
    # Our reconstruction: low floors first, alike for the three materials.
    "reconstructed": (
        ("1 w", "1 ww", "1 www", "2 w", "2 ww", "3 w"),
        ("2 www", "3 w", "3 ww", "4 w", "4 ww"),
        ("3 www", "4 www", "5 w", "5 ww", "5 www"),
    ),
    # Sixteen tiles in each stack, the floors mixed a little more.
    "thirds": (
        ("1 w", "1 ww", "1 www", "2 w", "2 ww", "brick 3 w"),
        ("2 www", "3 ww", "4 w", "4 ww", "brick 3 w", "sandstone 3 w", "marble 3 w", "sandstone 3 w"),
        ("3 www", "4 www", "5 w", "5 ww", "5 www", "marble 3 w"),
    ),
}


def split_stacks(split: Sequence[Sequence[object]]) -> Stacks:
    """The stacks of a split: "3 ww" means one of each material, "brick 3 ww" just that. The riders go to the third.

    >>> [len(stack) for stack in split_stacks(SPLITS["reconstructed"])]
    [18, 15, 20]
    >>> [len(stack) for stack in split_stacks(SPLITS["thirds"])]
    [16, 16, 21]
    """
    if len(split) != STACKS:
        raise BadOption(f"stacks: wanted three lists of tiles, not {len(split)}")
    stacks: list[list[int]] = [[], [], [RIDER] * RIDERS]
    for stack, names in enumerate(split):
        for name in names:
            if not isinstance(name, str):
                raise BadOption(f"stacks: {name!r} is not a tile")
            kinds = [TILES.place(name)] if TILES.place(name) >= 0 else _every_material(name)
            stacks[stack].extend(kinds)
    for tile in range(TILE_KINDS):
        there = sum([stack.count(tile) for stack in stacks])
        if there != COPIES[tile]:
            raise BadOption(f"stacks: {TILES.word(tile)} must be there {COPIES[tile]} times, not {there}")
    if len(stacks[0]) < SUPPLY + 1:
        raise BadOption("stacks: the first stack needs at least the five tiles of the set-up")
    return tuple([tuple(sorted(stack)) for stack in stacks])


def _every_material(name: str) -> list[int]:
    kinds = [TILES.place(f"{material} {name}") for material in MATERIALS]
    if kinds[0] < 0:
        raise BadOption(f"stacks: {name!r} is not a tile; write them like '3 ww' or 'brick 3 ww'")
    return kinds


#: The known splits as stacks.
KNOWN_STACKS: Final = {name: split_stacks(split) for name, split in SPLITS.items()}
