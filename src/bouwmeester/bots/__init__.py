"""Bots by name.

>>> bot("uniform", seed=1).name
'uniform'
"""

from bouwmeester.bots.base import Bot as Bot
from bouwmeester.core.errors import BouwmeesterError

NAMES = ("uniform", "greedy")
#: Bots that play one game alone, which their name begins with; the number is their level.
POTZKLOTZ_NAMES = tuple([f"potzklotz-{level}" for level in range(1, 7)])


def names(game: str) -> tuple[str, ...]:
    """The bots that can play a game, from the weakest to the strongest.

    >>> names("palazzo")
    ('uniform', 'greedy')
    """
    return ("uniform", *POTZKLOTZ_NAMES) if game == "potzklotz" else NAMES


def bot(name: str, seed: int) -> Bot:
    """A bot of that name with dice of its own."""
    if name == "greedy":
        from bouwmeester.bots.greedy import Greedy

        return Greedy(seed)
    if name == "uniform":
        from bouwmeester.bots.uniform import Uniform

        return Uniform(seed)
    if name in POTZKLOTZ_NAMES:
        from bouwmeester.bots.potzklotz.player import Player

        return Player(int(name[-1]), seed)
    raise BouwmeesterError(f"there is no bot {name!r}; there are: {', '.join((*NAMES, *POTZKLOTZ_NAMES))}")
