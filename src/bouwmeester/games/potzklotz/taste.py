"""What players of different temperaments like better, in cards. Nothing here is a rule."""

from typing import Final

from bouwmeester.core.state import NOBODY
from bouwmeester.games.potzklotz.material import PLAN
from bouwmeester.games.potzklotz.state import PotzklotzState

#: For each cube that stands on the ground, or each gap that is left in the outline.
CUBE: Final = 0.1
GAP: Final = 0.1

#: By card: the cubes on the ground, and what of the rectangle around them is left free.
_GROUND: Final = [len([digit for digit in plan if digit not in "0/"]) for plan in PLAN]
_GAPS: Final = [len([digit for digit in plan if digit == "0"]) for plan in PLAN]


def taste(s: PotzklotzState, temperament: str) -> float:
    """How well somebody likes what stands."""
    return 0.0 if s.shown == NOBODY else taste_of_card(s.shown, temperament)


def taste_of_card(card: int, temperament: str) -> float:
    """Who builds towers likes few cubes on the ground, who sprawls likes many, and who is tidy likes no gaps."""
    if temperament == "towers":
        return -CUBE * _GROUND[card]
    if temperament == "sprawls":
        return CUBE * _GROUND[card]
    return -GAP * _GAPS[card]
