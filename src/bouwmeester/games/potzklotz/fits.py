"""What would be right: for hints, bots, teaching and analysis. The rules never ask this before a card is laid.

>>> from bouwmeester.games.potzklotz.material import CARDS, SET_UP
>>> standing = SET_UP[CARDS.place("14a")]
>>> why_not(standing, CARDS.place("10b")) is None, len(ways(standing, CARDS.place("10b")))
(True, 2)
>>> why_not(standing, CARDS.place("24a"))
potzklotz.too_far [turn.1] (card 24a, cubes 2)

Only the building and the card are looked at, so an answer tells nothing about hands or stack.
"""

from typing import Final

from bouwmeester.core.errors import Reason, Why
from bouwmeester.games.potzklotz.material import (
    CELL_COUNT,
    COLUMN,
    KIND,
    ON_BASE,
    Building,
    cards_in,
    kind_of,
    lifted,
    with_cube,
)
from bouwmeester.games.potzklotz.reasons import (
    IN_PIECES,
    MIRROR_IMAGE,
    ONLY_OFF_BASE,
    OTHER_BUILDING,
    SAME_BUILDING,
    TOO_FAR,
)
from bouwmeester.games.potzklotz.shapes import DISTANCE, MIRROR, NO_CLASS
from bouwmeester.games.potzklotz.state import moved

#: A move: the cell a cube is lifted from, and the one it is set down on.
Move = tuple[int, int]
Moves = dict[int, list[Move]]

# A building has few places and directions, so each is worked out once.
_open: Final[dict[Building, Moves]] = {}
_strict: Final[dict[Building, Moves]] = {}


def moves_by_kind(building: Building, strict: bool) -> Moves:
    """Every move that ends in a building again, by the class it builds; its own class too, where that can be."""
    known = _strict if strict else _open
    found = known.get(building)
    if found is None:
        found = _moves(building, strict)
        known[building] = found
    return found


def _moves(building: Building, strict: bool) -> Moves:
    found: Moves = {}
    for column in building:
        source = column // COLUMN
        rest = lifted(building, source)
        for target in range(CELL_COUNT):
            if target == source or (strict and not ON_BASE[target]):
                continue
            kind = kind_of(with_cube(rest, target))
            if kind != NO_CLASS:
                found.setdefault(kind, []).append((source, target))
    return found


def ways(building: Building, card: int, strict: bool = False) -> list[Move]:
    """All moves after which a card is right, by the cell lifted from and then the cell set down on."""
    return moves_by_kind(building, strict).get(KIND[card], [])


def fitting(building: Building, cards: int, strict: bool = False) -> list[int]:
    """Those cards of a set that are one move away."""
    found = moves_by_kind(building, strict)
    return [card for card in cards_in(cards) if KIND[card] in found]


def why_not(building: Building, card: int, strict: bool = False) -> Why | None:
    """Why no single move makes this card right, or None when one does."""
    if ways(building, card, strict):
        return None
    if strict and ways(building, card):
        return ONLY_OFF_BASE.why(card)
    standing, kind = kind_of(building), KIND[card]
    if kind == standing:
        return SAME_BUILDING.why(card)
    if MIRROR[kind] in moves_by_kind(building, strict) or MIRROR[kind] == standing:
        return MIRROR_IMAGE.why(card)
    return TOO_FAR.why(card, DISTANCE[standing][kind])


def why_wrong(building: Building, source: int, target: int, card: int) -> Why | None:
    """Why a card is wrong after this very move, or None when it is right."""
    return why_not_shown(moved(building, source, target), card)


def why_not_shown(building: Building, card: int) -> Why | None:
    """Why a card does not show what stands, as one would lay it out of turn; None when it does."""
    if kind_of(building) == KIND[card]:
        return None
    reason, cubes = fault(building, card)
    return reason.why(card, cubes)


def fault(building: Building, card: int) -> tuple[Reason, int]:
    """What is the matter with a card that does not show what stands, and how many cubes it is away, if that tells."""
    built, kind = kind_of(building), KIND[card]
    if built == NO_CLASS:
        return IN_PIECES, 0
    if MIRROR[kind] == built:
        return MIRROR_IMAGE, 0
    return OTHER_BUILDING, DISTANCE[built][kind]
