"""Everything that is told in PotzKlotz, for those who put it into words."""

from typing import Final

from bouwmeester.core.events import Telling
from bouwmeester.games.potzklotz.state import DEALT, EMPTY_HAND, IT_IS, LAID, LAID_TOO, LATE, TAKES, WRONG
from bouwmeester.games.potzklotz.steps.round import DEAL_OVER, EVERYONE_DRAWS, SCORED, SKIPPED
from bouwmeester.games.potzklotz.steps.setup import BEGINS, NEW_DEAL, STARTED, UNDER
from bouwmeester.games.potzklotz.steps.turn import LIFTS, PASSES, SETS, STOPS, TURNS
from bouwmeester.games.potzklotz.verdict import MISPLACED, MISPLACED_BEYOND

TELLINGS: Final[tuple[Telling, ...]] = (
    BEGINS,
    NEW_DEAL,
    DEALT,
    IT_IS,
    TAKES,
    STARTED,
    UNDER,
    TURNS,
    LIFTS,
    SETS,
    LAID,
    LAID_TOO,
    WRONG,
    MISPLACED,
    LATE,
    EMPTY_HAND,
    PASSES,
    STOPS,
    SKIPPED,
    EVERYONE_DRAWS,
    DEAL_OVER,
    SCORED,
    MISPLACED_BEYOND,
)
