"""Everything around the tables: pages of people, events, lessons, puzzles, rules, replays and settings."""

from collections.abc import Callable
from typing import Final

from tests.web.walking import Walker
from tests.web.walks import by_keys, contests, hall, heard, learning, looking_back, people, telling, troubles

LEGS: Final[dict[str, Callable[[Walker], None]]] = {
    **hall.LEGS,
    **learning.LEGS,
    **looking_back.LEGS,
    **people.LEGS,
    **telling.LEGS,
    **contests.LEGS,
    **troubles.LEGS,
    **by_keys.LEGS,
    **heard.LEGS,
}
