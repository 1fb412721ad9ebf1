"""Everything around the tables: pages of people, events, lessons, puzzles, rules, replays and settings."""

from collections.abc import Callable
from typing import Final

from tests.web.walking import Walker


def home(walker: Walker) -> None:
    walker.look("stranger")


LEGS: Final[dict[str, Callable[[Walker], None]]] = {"home": home}
