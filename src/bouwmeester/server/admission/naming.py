"""Names that look the same: at one table nobody can be taken for somebody else, person or bot.

Anybody may be called what they like: what is alike at a table is counted, in the order of the chairs, and whoever
shows it says so. Only what bots are called by is theirs.
"""

import re
import unicodedata
from collections import Counter
from functools import lru_cache
from typing import Final

from bouwmeester.bots import players as bots_of
from bouwmeester.core import shelf
from bouwmeester.core.action import SEATS
from bouwmeester.server.protocol.messages import Chair

#: Letters of Cyrillic and Greek that look like Latin ones, as large and as small letters: their small ones may look
#: like another letter than their large ones do.
_LARGE: Final = str.maketrans("АВЕЅІЈКМНОРСТУХҮԌԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹЗ", "ABESIJKMHOPCTYXYGQWABEZHIKMNOPTYXC3")
_SMALL: Final = str.maketrans(
    "авеѕіјкмнорстухүԛԝһԁгпьıαβγεικνοροτυχωϲσɑɡø",
    "abesijkmhopctyxyqwhdrnbiabyeikvopotuxwcoago",
)
#: What one hardly tells apart in Latin.
_ALIKE: Final = (("rn", "m"), ("vv", "w"), ("0", "o"), ("1", "l"), ("|", "l"), ("i", "l"), ("3", "e"), ("5", "s"))
#: A word, and the sign that sets it apart from what is before it.
_WORD: Final = re.compile(r"([^\w\s|]?)\s*([\w|]+)")
_COUNTED: Final = re.compile(r"\s*\(\d+\)\s*$")


@lru_cache(maxsize=4096)
def looks(name: str) -> str:
    """How a name looks at a glance: equal for two that can be taken for each other.

    >>> looks("Аnnе") == looks("ANNE") == looks("Ánne (2)"), looks("Anne") == looks("Anna")
    (True, False)
    """
    plain = unicodedata.normalize("NFKC", _COUNTED.sub("", name)).translate(_LARGE).casefold().translate(_SMALL)
    bare = "".join([one for one in unicodedata.normalize("NFKD", plain) if unicodedata.category(one)[0] in "LN|"])
    bare = bare.translate(_SMALL)
    for one, other in _ALIKE:
        bare = bare.replace(one, other)
    return bare or name


#: How a bot is marked in all our languages, and what it is called by: its seat.
_BOT: Final = looks("bot")
_SEATS: Final = frozenset([looks(word) for word in SEATS.words])


def alike(chairs: list[Chair]) -> list[int]:
    """For each chair, the how-manieth it is of those with names that look the same. A bot has the seat's name."""
    return _alike(tuple([SEATS.word(chair.seat) if chair.name is None else chair.name for chair in chairs]))[:]


@lru_cache(maxsize=4096)  # asked at every move, of names that stay
def _alike(names: tuple[str, ...]) -> list[int]:
    before: Counter[str] = Counter()
    found: list[int] = []
    for look in [looks(name) for name in names]:
        before[look] += 1
        found.append(before[look])
    return found


def belongs_to_bots(name: str) -> bool:
    """Whether a name is one that bots are called by, or says of somebody that they are one.

    >>> [name for name in ("Greedy", "Bot", "Bram [bot]", "Cora bot", "Jan Bot", "Robot") if belongs_to_bots(name)]
    ['Greedy', 'Bot', 'Bram [bot]', 'Cora bot']
    """
    said = _WORD.findall(unicodedata.normalize("NFKC", name))
    others = [word for _, word in said if looks(word) != _BOT]
    marked = any(before and looks(word) == _BOT for before, word in said)
    claimed = len(others) < len(said) and (not others or looks("".join(others)) in _SEATS)
    return marked or claimed or looks("".join(others)) in _bots()


@lru_cache(maxsize=1)
def _bots() -> frozenset[str]:
    return frozenset([looks(bot) for game in shelf.names() for bot in bots_of(game)])
