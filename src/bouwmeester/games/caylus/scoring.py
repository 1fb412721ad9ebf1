"""Final points, and who has won. [scoring]"""

from typing import Annotated, TypedDict

from bouwmeester.core.action import SEATS
from bouwmeester.core.view import Outcome, rank
from bouwmeester.games.caylus.material import (
    CUBE_KINDS,
    CUBES_A_POINT,
    DENIERS_A_POINT,
    GOLD,
    GOLD_POINTS,
    SECTION_KINDS,
    SECTIONS,
)
from bouwmeester.games.caylus.state import CaylusState, resources_of


class Reckoning(TypedDict):
    """How the points of one seat come about."""

    points: int
    gold: int
    cubes: int
    deniers: int
    total: int


class CaylusDetails(TypedDict):
    """How the match ended, besides scores and ranks."""

    reckoning: dict[str, Reckoning]
    houses: dict[str, Annotated[dict[str, int], SECTIONS]]
    turns: int


def gold_points(s: CaylusState, seat: int) -> int:
    return s.cubes[seat * CUBE_KINDS + GOLD] * GOLD_POINTS


def final_score(s: CaylusState, seat: int) -> int:
    """The points on the track, 3 for each gold, 1 for 3 other cubes, 1 for 4 deniers. [scoring.1]"""
    rest = resources_of(s, seat) // CUBES_A_POINT + s.deniers[seat] // DENIERS_A_POINT
    return s.points[seat] + gold_points(s, seat) + rest


def reckoning(s: CaylusState, seat: int) -> Reckoning:
    return {
        "points": s.points[seat],
        "gold": gold_points(s, seat),
        "cubes": resources_of(s, seat) // CUBES_A_POINT,
        "deniers": s.deniers[seat] // DENIERS_A_POINT,
        "total": final_score(s, seat),
    }


def houses_in(s: CaylusState, seat: int) -> dict[str, int]:
    """A seat's houses by section."""
    at = seat * SECTION_KINDS
    return {SECTIONS.word(section): s.houses[at + section] for section in range(SECTION_KINDS)}


def outcome(s: CaylusState) -> Outcome | None:
    """Most points win; equals share the place. [scoring.2]"""
    if s.agenda:
        return None
    seats = range(s.seats)
    scores = [final_score(s, seat) for seat in seats]
    keys: list[tuple[int, ...]] = [(points,) for points in scores]
    details: CaylusDetails = {
        "reckoning": {SEATS.word(seat): reckoning(s, seat) for seat in seats},
        "houses": {SEATS.word(seat): houses_in(s, seat) for seat in seats},
        "turns": s.turn,
    }
    return Outcome(scores, rank(keys), details)
