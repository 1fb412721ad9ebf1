"""The tables of the three games, from the home page to the end of a match."""

from collections.abc import Callable
from typing import Final

from tests.web.walking import Walker
from tests.web.walks import afterwards, caylus, palazzo, potzklotz, rooms

LEGS: Final[dict[str, Callable[[Walker], None]]] = {
    **rooms.LEGS,
    **palazzo.LEGS,
    **caylus.LEGS,
    **potzklotz.LEGS,
    **afterwards.LEGS,
}
