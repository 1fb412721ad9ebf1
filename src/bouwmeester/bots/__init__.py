"""Bots by name: those of the house, and those that others bring.

>>> bot("level-3", seed=1).name
'level-3'

``level-5@100`` is a level that makes so many tries where it searches: for experiments, and for games to learn from.

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
#: Whoever chooses the number of tries may choose so many.
MOST_TRIES: Final = 1_000_000
#: What the levels of a game were called at older tables.
POTZKLOTZ_NAMES = tuple([f"potzklotz-{level}" for level in range(1, 7)])
OLD_NAMES = {"potzklotz": POTZKLOTZ_NAMES}
#: Games whose levels differ by what they see, so that all of them are quick.
QUICK_GAMES: Final = ("potzklotz",)
#: Who plays for a person that is gone: strong, and quick. Who gives hints in the terminal: whoever sees most clearly.
STAND_IN = "level-4"
ADVISER = "level-6"

BOTS: Final[Shelf[Maker]] = Shelf("bouwmeester.bots")
BOTS.offer("uniform", "bouwmeester.bots.uniform:Uniform")
BOTS.offer("greedy", "bouwmeester.bots.greedy:Greedy")
BOTS.offer(QUICKEST, "bouwmeester.bots.thumb:Thumb")


def names(game: str) -> tuple[str, ...]:
    """The bots that are offered at a table: the levels from the weakest to the strongest, then those of others.

    >>> names("palazzo")
    ('level-1', 'level-2', 'level-3', 'level-4', 'level-5', 'level-6')
    """
    return (*LEVEL_NAMES, *_brought(game))


def players(game: str) -> tuple[str, ...]:
    """All bots that know the rules of a game, also those that are not offered at a table.

    >>> players("palazzo")  # doctest: +ELLIPSIS
    ('uniform', 'greedy', 'level-1', 'level-2', 'level-3', 'level-4', 'level-5', 'level-6', 'thumb', ...
    """
    tempered = [f"{level}:{one}" for level in LEVEL_NAMES for one in TEMPERAMENTS.get(game, ())]
    return (*YARDSTICKS, *LEVEL_NAMES, *OLD_NAMES.get(game, ()), QUICKEST, *tempered, *_brought(game))


def thinks_long(name: str, game: str) -> bool:
    """Whether a bot may need a second or more for a plan; in PotzKlotz nobody does.

    >>> thinks_long("level-6:castle", "caylus"), thinks_long("level-5", "caylus"), thinks_long("level-6", "potzklotz")
    (True, False, False)
    """
    return name.partition(":")[0] == LEVEL_NAMES[-1] and game not in QUICK_GAMES


def tempered(name: str, game: str, seed: int) -> str:
    """A level with a temperament, by the seed, where none was asked for.

    >>> tempered("level-3", "caylus", 4), tempered("level-3:road", "caylus", 4), tempered("greedy", "caylus", 4)
    ('level-3:road', 'level-3:road', 'greedy')
    """
    kinds = TEMPERAMENTS.get(game, ())
    level, at, tries = name.partition("@")
    return f"{level}:{kinds[seed % len(kinds)]}{at}{tries}" if kinds and level in LEVEL_NAMES else name


def bot(name: str, seed: int) -> Bot:
    """A bot of that name with dice of its own.

    >>> bot("level-5:hoards@100", seed=1).name
    'level-5:hoards@100'
    """
    named, _, tries = name.partition("@")
    maker = BOTS.find(named)
    if maker is None:
        raise BouwmeesterError(f"there is no bot {named!r}; there are: {', '.join(BOTS.names())}")
    return _trying(maker(seed), tries) if "@" in name else maker(seed)


def _trying(one: Bot, tries: str) -> Bot:
    """A level that makes so many tries."""
    from bouwmeester.bots.levels import Level

    if not isinstance(one, Level) or not tries.isdecimal() or not 0 < int(tries) <= MOST_TRIES:
        raise BouwmeesterError(f"{one.name}@{tries}: only a level takes a number of tries, from 1 to {MOST_TRIES}")
    one.tries = int(tries)
    one.name += f"@{tries}"
    return one


def _brought(game: str) -> list[str]:
    """Bots of others that play a game. One that cannot be opened plays none; whoever asks for it is told why."""
    return [name for name in BOTS.names() if name not in (*YARDSTICKS, QUICKEST, *_OWN) and _plays(name, game)]


def _plays(name: str, game: str) -> bool:
    try:
        games: Iterable[str] | None = getattr(BOTS.find(name), "games", None)
    except BouwmeesterError:
        return False
    return games is None or game in games


def _level(level: int, temperament: str, seed: int) -> Bot:
    from bouwmeester.bots.levels import Level

    return Level(level, seed, temperament)


def _potzklotz(level: int, seed: int) -> Bot:
    from bouwmeester.bots.potzklotz.player import Player

    return Player(level, seed)


_OWN: Final[dict[str, Maker]] = {}
for level, name in enumerate(LEVEL_NAMES, 1):
    _OWN[name] = partial(_level, level, "")
    for kind in [kind for kinds in TEMPERAMENTS.values() for kind in kinds]:
        _OWN[f"{name}:{kind}"] = partial(_level, level, kind)
for level, name in enumerate(POTZKLOTZ_NAMES, 1):
    _OWN[name] = partial(_potzklotz, level)
for name, maker in _OWN.items():
    BOTS.put(name, maker)
