"""What palaces are worth, and who has won. [scoring]"""

from typing import Final, TypedDict

from bouwmeester.core.action import SEATS
from bouwmeester.core.view import Outcome, rank
from bouwmeester.games.palazzo.material import CARD_KINDS, CARD_VALUE, CERTIFICATE, MATERIAL, TILES, WINDOWS
from bouwmeester.games.palazzo.state import Palace, PalazzoState

#: By number of floors, from none to five. Lists: a tuple would be put together anew each time it is looked at.
HEIGHT_POINTS: Final = [0, -5, 0, 0, 3, 6]
ONE_MATERIAL_POINTS: Final = [0, 0, 0, 3, 3, 6]
WINDOWS_COUNT_FROM_FLOORS: Final = 3


class PalacePoints(TypedDict):
    """How the points of one palace come about."""

    tiles: list[str]
    windows: int
    height: int
    one_material: int
    points: int


class PalazzoDetails(TypedDict):
    """How the match ended, besides scores and ranks."""

    palaces: dict[str, list[PalacePoints]]
    money: dict[str, int]
    tie_break: bool


def window_points(palace: Palace) -> int:
    """A point for each window, from three floors on. [scoring.1]"""
    if len(palace) < WINDOWS_COUNT_FROM_FLOORS:
        return 0
    windows = 0
    for tile in palace:
        windows += WINDOWS[tile]
    return windows


def material_points(palace: Palace) -> int:
    """The bonus for a palace of one material. [scoring.2]"""
    for tile in palace:
        if MATERIAL[tile] != MATERIAL[palace[0]]:
            return 0
    return ONE_MATERIAL_POINTS[len(palace)]


def palace_points(palace: Palace) -> int:
    return window_points(palace) + HEIGHT_POINTS[len(palace)] + material_points(palace)


def score(s: PalazzoState, seat: int) -> int:
    """The points of a seat as its palaces stand. Money counts for nothing. [scoring.3]"""
    points = 0
    for palace in s.palaces[seat]:
        points += palace_points(palace)
    return points


def reckoning(palace: Palace) -> PalacePoints:
    return {
        "tiles": [TILES.word(tile) for tile in palace],
        "windows": window_points(palace),
        "height": HEIGHT_POINTS[len(palace)],
        "one_material": material_points(palace),
        "points": palace_points(palace),
    }


def best_currency(s: PalazzoState, seat: int) -> int:
    """The largest sum in one currency, with certificates at 2; triples are not counted. [scoring.4]"""
    hand = s.hand[seat * CARD_KINDS : (seat + 1) * CARD_KINDS]
    sums = [sum([hand[c * 5 + i] * CARD_VALUE[c * 5 + i] for i in range(5)]) for c in range(3)]
    return max(sums) + hand[CERTIFICATE] * CARD_VALUE[CERTIFICATE]


def outcome(s: PalazzoState) -> Outcome | None:
    """Most points win; then most money in one currency; seats that are still equal share the place. [scoring.4]"""
    if s.agenda:
        return None
    seats = range(s.seats)
    scores = [score(s, seat) for seat in seats]
    money = [best_currency(s, seat) for seat in seats]
    keys: list[tuple[int, ...]] = [(scores[seat], money[seat]) for seat in seats]
    details: PalazzoDetails = {
        "palaces": {SEATS.word(seat): [reckoning(palace) for palace in s.palaces[seat]] for seat in seats},
        "money": {SEATS.word(seat): money[seat] for seat in seats},
        "tie_break": len(set(scores)) < s.seats,
    }
    return Outcome(scores, rank(keys), details)
