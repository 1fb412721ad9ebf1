"""Everything that is told in Palazzo, for those who put it into words."""

from typing import Final

from bouwmeester.core.events import Telling
from bouwmeester.games.palazzo.state import BOUGHT, BOXED, BUILT, FOUNDED, LAID, RESHUFFLED, TOOK, WALKED
from bouwmeester.games.palazzo.steps.auction import BIDS, CHOSE, LEFT_OVER, NOTHING_THERE, OPENED, PASSES, WON
from bouwmeester.games.palazzo.steps.market import PAID, RIDER_OUT, TO_QUARRY, TO_SUPPLY
from bouwmeester.games.palazzo.steps.money import SHOWN
from bouwmeester.games.palazzo.steps.rebuild import ATTACHED, DETACHED
from bouwmeester.games.palazzo.steps.setup import (
    BEGINS,
    BUILDER_STANDS,
    DEALT,
    DEALT_HAND,
    LAID_OUT,
    SUPPLIED,
)
from bouwmeester.games.palazzo.steps.turn import REBUILDS, TAKES_MONEY, TURNS_TILES

TELLINGS: Final[tuple[Telling, ...]] = (
    BUILDER_STANDS,
    LAID_OUT,
    SUPPLIED,
    DEALT,
    DEALT_HAND,
    BEGINS,
    TAKES_MONEY,
    TURNS_TILES,
    REBUILDS,
    SHOWN,
    TOOK,
    RESHUFFLED,
    TO_SUPPLY,
    TO_QUARRY,
    RIDER_OUT,
    LAID,
    PAID,
    BOUGHT,
    WALKED,
    NOTHING_THERE,
    OPENED,
    BIDS,
    PASSES,
    WON,
    CHOSE,
    LEFT_OVER,
    BUILT,
    FOUNDED,
    BOXED,
    DETACHED,
    ATTACHED,
)
