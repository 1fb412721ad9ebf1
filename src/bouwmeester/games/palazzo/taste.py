"""What players of different temperaments like better than the values say, in points. Nothing here is a rule."""

from typing import Final

from bouwmeester.games.palazzo.state import PalazzoState

#: For each card in hand, for each tile in a palace, and for each floor above the second.
CARD: Final = 0.25
TILE: Final = 0.3
HIGH_FLOOR: Final = 0.7
_HIGH_FROM: Final = 3


def taste(s: PalazzoState, seat: int, temperament: str) -> float:
    if temperament == "hoards":
        return CARD * s.held[seat]
    liked = 0
    for palace in s.palaces[seat]:
        liked += len(palace) if temperament == "strikes" else max(0, len(palace) - _HIGH_FROM + 1)
    return TILE * liked if temperament == "strikes" else HIGH_FLOOR * liked
