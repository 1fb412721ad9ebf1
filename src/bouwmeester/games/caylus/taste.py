"""What players of different temperaments like better than the values say, in points. Nothing here is a rule."""

from typing import Final

from bouwmeester.core.state import NOBODY
from bouwmeester.games.caylus.material import COLOUR, NEUTRAL, ROAD, ROW_KINDS, SECTION_KINDS
from bouwmeester.games.caylus.state import CaylusState

#: For each house in the castle, each tile on the road, and each step of a favour's marker.
HOUSE: Final = 1.5
TILE: Final = 2.0
COLUMN: Final = 1.5


def taste(s: CaylusState, seat: int, temperament: str) -> float:
    liked = 0
    if temperament == "castle":
        for section in range(SECTION_KINDS):
            liked += s.houses[seat * SECTION_KINDS + section]
        return HOUSE * liked
    if temperament == "road":
        for space in range(ROAD):
            if s.owner[space] == seat and s.tile[space] != NOBODY and COLOUR[s.tile[space]] > NEUTRAL:
                liked += 1
        return TILE * liked
    for row in range(ROW_KINDS):
        liked += s.markers[seat * ROW_KINDS + row]
    return COLUMN * liked
