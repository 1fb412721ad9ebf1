"""A building works: its tile names a kind of effect in material.py, and here each kind finds what it does.

``activate`` is all that phase 5 knows of buildings.
"""

from collections.abc import Callable
from typing import Final

from bouwmeester.games.caylus.buildings.crafts import construct
from bouwmeester.games.caylus.buildings.lawyer import see_lawyer
from bouwmeester.games.caylus.buildings.market import peddle, sell
from bouwmeester.games.caylus.buildings.production import produce
from bouwmeester.games.caylus.buildings.trades import trade
from bouwmeester.games.caylus.material import EFFECT
from bouwmeester.games.caylus.state import CaylusState

#: An effect gets the seat of the worker, the tile, and its owner or NOBODY.
Effect = Callable[[CaylusState, int, int, int], None]


def nothing(s: CaylusState, seat: int, tile: int, owner: int) -> None:
    """No worker ever stands here."""


#: By kind of effect, as material.py numbers them.
EFFECTS: Final[tuple[Effect, ...]] = (nothing, produce, sell, peddle, construct, see_lawyer, trade)


def activate(s: CaylusState, seat: int, tile: int, owner: int) -> None:
    """The building works for the owner of the worker on it."""
    EFFECTS[EFFECT[tile]](s, seat, tile, owner)
