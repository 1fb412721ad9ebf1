"""Bots by name.

>>> bot("uniform", seed=1).name
'uniform'
"""

from bouwmeester.bots.base import Bot as Bot
from bouwmeester.core.errors import BouwmeesterError

NAMES = ("greedy", "uniform")


def bot(name: str, seed: int) -> Bot:
    """A bot of that name with dice of its own."""
    if name == "greedy":
        from bouwmeester.bots.greedy import Greedy

        return Greedy(seed)
    if name == "uniform":
        from bouwmeester.bots.uniform import Uniform

        return Uniform(seed)
    raise BouwmeesterError(f"there is no bot {name!r}; there are: {', '.join(NAMES)}")
