"""Bouwmeester: Palazzo, Caylus and PotzKlotz as a library. These are its public names.

>>> import random, bouwmeester
>>> match = bouwmeester.Match(bouwmeester.load("palazzo"), seats=2)
>>> match.run_chance(random.Random(7))
>>> match.to_move in (0, 1)
True
"""

from bouwmeester import games as games
from bouwmeester.core.action import Action
from bouwmeester.core.chance import Dice, Seal
from bouwmeester.core.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    BouwmeesterError,
    IllegalAction,
    UnknownGame,
    Why,
)
from bouwmeester.core.events import Event
from bouwmeester.core.match import Match
from bouwmeester.core.shelf import load, names, put
from bouwmeester.core.state import CHANCE
from bouwmeester.core.view import Outcome

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "Action",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BouwmeesterError",
    "Dice",
    "Event",
    "IllegalAction",
    "Match",
    "Outcome",
    "Seal",
    "UnknownGame",
    "Why",
    "__version__",
    "load",
    "names",
    "put",
]
