"""Bots by name.

>>> bot("level-3", seed=1).name
'level-3'
"""

from bouwmeester.bots.base import Bot as Bot
from bouwmeester.core.errors import BouwmeesterError

#: What people choose among, the same in every game, from the weakest to the strongest.
LEVEL_NAMES = tuple([f"level-{level}" for level in range(1, 7)])
#: How bots of one level differ: what they like, which hardly changes how strong they are.
TEMPERAMENTS = {
    "palazzo": ("hoards", "strikes", "towers"),
    "caylus": ("castle", "road", "favours"),
    "potzklotz": ("towers", "sprawls", "tidy"),
}
#: Fixed measures of strength: one plays blindly, one looks a single step ahead.
YARDSTICKS = ("uniform", "greedy")
#: What search plays its tries on with: not strong, but quicker than any other that is not blind.
QUICKEST = "thumb"
#: What the levels were called at older tables of PotzKlotz.
POTZKLOTZ_NAMES = tuple([f"potzklotz-{level}" for level in range(1, 7)])
#: Who plays for a person that is gone, and who gives hints: strong, and quick.
STAND_IN = "level-4"
ADVISER = "level-5"


def names(game: str) -> tuple[str, ...]:
    """The bots that are offered at a table, from the weakest to the strongest.

    >>> names("palazzo")
    ('level-1', 'level-2', 'level-3', 'level-4', 'level-5', 'level-6')
    """
    return LEVEL_NAMES


def players(game: str) -> tuple[str, ...]:
    """All bots that know the rules of a game, also those that are not offered at a table.

    >>> players("caylus")  # doctest: +ELLIPSIS
    ('uniform', 'greedy', 'level-1', 'level-2', 'level-3', 'level-4', 'level-5', 'level-6', 'thumb', ...
    """
    tempered = [f"{level}:{one}" for level in LEVEL_NAMES for one in TEMPERAMENTS.get(game, ())]
    older = POTZKLOTZ_NAMES if game == "potzklotz" else ()
    return (*YARDSTICKS, *LEVEL_NAMES, *older, QUICKEST, *tempered)


def tempered(name: str, game: str, seed: int) -> str:
    """A level with a temperament, by the seed, where none was asked for.

    >>> tempered("level-3", "caylus", 4), tempered("level-3:road", "caylus", 4), tempered("greedy", "caylus", 4)
    ('level-3:road', 'level-3:road', 'greedy')
    """
    kinds = TEMPERAMENTS.get(game, ())
    return f"{name}:{kinds[seed % len(kinds)]}" if kinds and name in LEVEL_NAMES else name


def bot(name: str, seed: int) -> Bot:
    """A bot of that name with dice of its own."""
    level, _, temperament = name.partition(":")
    if name == "greedy":
        from bouwmeester.bots.greedy import Greedy

        return Greedy(seed)
    if name == "uniform":
        from bouwmeester.bots.uniform import Uniform

        return Uniform(seed)
    if name == QUICKEST:
        from bouwmeester.bots.thumb import Thumb

        return Thumb(seed)
    if level in LEVEL_NAMES and (level == name or any(temperament in kinds for kinds in TEMPERAMENTS.values())):
        from bouwmeester.bots.levels import Level

        return Level(int(level[-1]), seed, temperament)
    if name in POTZKLOTZ_NAMES:
        from bouwmeester.bots.potzklotz.player import Player

        return Player(int(name[-1]), seed)
    everyone = ", ".join((*YARDSTICKS, *LEVEL_NAMES, *POTZKLOTZ_NAMES))
    raise BouwmeesterError(f"there is no bot {name!r}; there are: {everyone}")
