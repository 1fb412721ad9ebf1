"""Everything that is told in Caylus, for those who put it into words."""

from typing import Final

from bouwmeester.core.events import Telling
from bouwmeester.games.caylus.construction import BUILT, TRANSFORMED, WILL_TRANSFORM
from bouwmeester.games.caylus.favours import CHOSE_ROW, FAVOUR_LOST, GRANTED
from bouwmeester.games.caylus.phases.p0_setup import NEUTRAL_LAID, ORDERED
from bouwmeester.games.caylus.phases.p1_income import TURN_BEGINS
from bouwmeester.games.caylus.phases.p2_placing import PASSED, PLACED, PLACED_ON
from bouwmeester.games.caylus.phases.p3_special import BECAME_GUEST, JOUSTED, MOVED, MOVED_ON, NEW_PLACE, REMAINED
from bouwmeester.games.caylus.phases.p5_road import ACTIVATED
from bouwmeester.games.caylus.phases.p6_castle import DELIVERED, DELIVERED_MOST
from bouwmeester.games.caylus.phases.p7_end import BAILIFF_MOVED, COUNT_MADE, OVER
from bouwmeester.games.caylus.state import (
    GOT_CUBES,
    GOT_DENIERS,
    LEFT,
    LOST_POINTS,
    PAID_CUBES,
    PAID_DENIERS,
    PROVOST_MOVED,
    SCORED,
    WENT_HOME,
)

TELLINGS: Final[tuple[Telling, ...]] = (
    ORDERED,
    NEUTRAL_LAID,
    TURN_BEGINS,
    GOT_DENIERS,
    PAID_DENIERS,
    GOT_CUBES,
    PAID_CUBES,
    SCORED,
    LOST_POINTS,
    PLACED,
    PASSED,
    MOVED,
    WENT_HOME,
    PROVOST_MOVED,
    JOUSTED,
    NEW_PLACE,
    BECAME_GUEST,
    REMAINED,
    ACTIVATED,
    BUILT,
    TRANSFORMED,
    WILL_TRANSFORM,
    GRANTED,
    FAVOUR_LOST,
    CHOSE_ROW,
    DELIVERED,
    DELIVERED_MOST,
    BAILIFF_MOVED,
    COUNT_MADE,
    OVER,
    PLACED_ON,
    MOVED_ON,
    LEFT,
)
