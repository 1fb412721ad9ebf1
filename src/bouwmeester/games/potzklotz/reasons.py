"""Why something is refused, each with the rule it breaks. The numbers are those of rules.md."""

from typing import Final

from bouwmeester.core.action import NUMBER, SEATS
from bouwmeester.core.errors import Reason
from bouwmeester.games.potzklotz.material import CARDS, CELLS

# Chance.
NOT_SEATED: Final = Reason("potzklotz.not_seated", "setup.6", seat=SEATS)
NOT_ON_STACK: Final = Reason("potzklotz.not_on_stack", "setup.5", card=CARDS)
UNDER_THE_STACK: Final = Reason("potzklotz.under_the_stack", "experts.2", card=CARDS)

# A turn.
NO_CUBE: Final = Reason("potzklotz.no_cube", "turn.3", cell=CELLS)
NOT_A_MOVE: Final = Reason("potzklotz.not_a_move", "turn.4", cell=CELLS)
OFF_BASE: Final = Reason("potzklotz.off_base", "options.3", cell=CELLS)
NOT_IN_HAND: Final = Reason("potzklotz.not_in_hand", "turn.2", card=CARDS)
NO_TURNING: Final = Reason("potzklotz.no_turning", "turn.5")
TURNED_ENOUGH: Final = Reason("potzklotz.turned_enough", "options.4", turns=NUMBER)
STOP_INSTEAD: Final = Reason("potzklotz.stop_instead", "experts.3", cards=NUMBER)
NOTHING_LAID: Final = Reason("potzklotz.nothing_laid", "experts.3")

# What is legal may still be wrong: these are never refusals, only the answers of fits.py.
MIRROR_IMAGE: Final = Reason("potzklotz.mirror_image", "turn.8", card=CARDS)
TOO_FAR: Final = Reason("potzklotz.too_far", "turn.1", card=CARDS, cubes=NUMBER)
SAME_BUILDING: Final = Reason("potzklotz.same_building", "turn.11", card=CARDS)
ONLY_OFF_BASE: Final = Reason("potzklotz.only_off_base", "options.3", card=CARDS)
IN_PIECES: Final = Reason("potzklotz.in_pieces", "setup.3", card=CARDS)
OTHER_BUILDING: Final = Reason("potzklotz.other_building", "turn.8", card=CARDS, cubes=NUMBER)
#: An answer to a puzzle that leaves something out.
MISSED: Final = Reason("potzklotz.missed", "turn.1", card=CARDS)

REASONS: Final = (
    NOT_SEATED,
    NOT_ON_STACK,
    UNDER_THE_STACK,
    NO_CUBE,
    NOT_A_MOVE,
    OFF_BASE,
    NOT_IN_HAND,
    NO_TURNING,
    TURNED_ENOUGH,
    STOP_INSTEAD,
    NOTHING_LAID,
    MIRROR_IMAGE,
    TOO_FAR,
    SAME_BUILDING,
    ONLY_OFF_BASE,
    IN_PIECES,
    OTHER_BUILDING,
    MISSED,
)
