"""Bots by name: those of the house, and those that others bring.

>>> bot("level-3", seed=1).name
'level-3'

A package brings bots by its entry points ``bouwmeester.bots``: under each name whatever makes the bot when called
with its seed, usually a class. Its ``games`` names the games it plays; without that it plays all of them.
"""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from bouwmeester.bots.base import Bot as Bot
from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.core.shelf import Shelf

#: What makes a bot, with dice of its own.
Maker = Callable[[int], Bot]

#: What people choose among, the same in every game, from the weakest to the strongest.
LEVEL_NAMES = tuple([f"level-{level}" for level in range(1, 7)])
#: Fixed measures of strength: one plays blindly, one looks a single step ahead.
YARDSTICKS = ("uniform", "greedy")
#: What the levels of a game were called at older tables.
POTZKLOTZ_NAMES = tuple([f"potzklotz-{level}" for level in range(1, 7)])
OLD_NAMES = {"potzklotz": POTZKLOTZ_NAMES}
#: Who plays for a person that is gone, and who gives hints: strong, and quick.
STAND_IN = "level-4"
ADVISER = "level-5"

BOTS: Final[Shelf[Maker]] = Shelf("bouwmeester.bots")
BOTS.offer("uniform", "bouwmeester.bots.uniform:Uniform")
BOTS.offer("greedy", "bouwmeester.bots.greedy:Greedy")


def names(game: str) -> tuple[str, ...]:
    """The bots that are offered at a table: the levels from the weakest to the strongest, then those of others.

    >>> names("palazzo")
    ('level-1', 'level-2', 'level-3', 'level-4', 'level-5', 'level-6')
    """
    return (*LEVEL_NAMES, *_brought(game))


def players(game: str) -> tuple[str, ...]:
    """All bots that know the rules of a game, also those that are not offered at a table.

    >>> players("palazzo")
    ('uniform', 'greedy', 'level-1', 'level-2', 'level-3', 'level-4', 'level-5', 'level-6')
    """
    return (*YARDSTICKS, *LEVEL_NAMES, *OLD_NAMES.get(game, ()), *_brought(game))


def bot(name: str, seed: int) -> Bot:
    """A bot of that name with dice of its own."""
    maker = BOTS.find(name)
    if maker is None:
        raise BouwmeesterError(f"there is no bot {name!r}; there are: {', '.join(BOTS.names())}")
    return maker(seed)


def _brought(game: str) -> list[str]:
    """Bots of others that play a game. One that cannot be opened plays none; whoever asks for it is told why."""
    own = {*YARDSTICKS, *LEVEL_NAMES, *POTZKLOTZ_NAMES}
    return [name for name in BOTS.names() if name not in own and _plays(name, game)]


def _plays(name: str, game: str) -> bool:
    try:
        games: Iterable[str] | None = getattr(BOTS.find(name), "games", None)
    except BouwmeesterError:
        return False
    return games is None or game in games


def _level(level: int, seed: int) -> Bot:
    from bouwmeester.bots.levels import Level

    return Level(level, seed)


def _potzklotz(level: int, seed: int) -> Bot:
    from bouwmeester.bots.potzklotz.player import Player

    return Player(level, seed)


for level, name in enumerate(LEVEL_NAMES, 1):
    BOTS.put(name, partial(_level, level))
for level, name in enumerate(POTZKLOTZ_NAMES, 1):
    BOTS.put(name, partial(_potzklotz, level))
