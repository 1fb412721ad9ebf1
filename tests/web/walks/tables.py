"""The tables of the three games, from the home page to the end of a match."""

from collections.abc import Callable
from typing import Final

from tests.web.walking import Walker


def home(walker: Walker) -> None:
    walker.look("stranger")


LEGS: Final[dict[str, Callable[[Walker], None]]] = {"home": home}
