"""What a deal brings, and who has won. [end, experts, match]"""

from typing import TypedDict

from bouwmeester.core.action import SEATS
from bouwmeester.core.view import Outcome, rank
from bouwmeester.games.potzklotz.material import count, words_of
from bouwmeester.games.potzklotz.state import PotzklotzState


class PotzklotzDetails(TypedDict):
    """How the match ended, besides scores and ranks."""

    deals: list[dict[str, int]]
    left: dict[str, list[str]]
    laid: dict[str, list[str]]
    stack: int


def deal_points(s: PotzklotzState) -> list[int]:
    """The points of a deal that is over, by seat.

    A point for every empty hand; where nobody has one, for the fewest cards; for experts one for each card laid.
    [end.2, jam.3, experts.7]
    """
    if s.experts:
        return [count(cards) for cards in s.laid]
    left = [count(cards) for cards in s.hand]
    fewest = min(left)  # nothing, when a hand is empty
    return [1 if cards == fewest else 0 for cards in left]


def score(s: PotzklotzState, seat: int) -> int:
    """The points of the deals that are over. [match.3]"""
    total = 0
    for points in s.scored:
        total += points[seat]
    return total


def outcome(s: PotzklotzState) -> Outcome | None:
    """Most points win; ties are shared. [match.3]"""
    if s.agenda:
        return None
    seats = range(s.seats)
    scores = [score(s, seat) for seat in seats]
    keys: list[tuple[int, ...]] = [(points,) for points in scores]
    details: PotzklotzDetails = {
        "deals": [{SEATS.word(seat): points[seat] for seat in seats} for points in s.scored],
        "left": {SEATS.word(seat): words_of(s.hand[seat]) for seat in seats},
        "laid": {SEATS.word(seat): words_of(s.laid[seat]) for seat in seats},
        "stack": count(s.stack),
    }
    return Outcome(scores, rank(keys), details)
