"""Standings: what came of the tables so far, for each who takes part. Pure: numbers in, numbers out.

>>> played = [[Played([0, 1, 2, 3], [2, 1, 3, 4])]]
>>> [(one.place, one.who, round(one.points, 2), one.wins) for one in standings([0, 1, 2, 3], played)]
[(1, 1, 1.0, 1.0), (2, 0, 0.67, 0.0), (3, 2, 0.33, 0.0), (4, 3, 0.0, 0.0)]

A table is worth the share of those at it whom one has left behind, so that tables of different sizes compare. Equal
points: wins, then the points of those one has met; whoever is still equal shares the place.
"""

from collections.abc import Sequence
from typing import NamedTuple

from bouwmeester.server.contests.pairing import BOT


class Played(NamedTuple):
    """A table of a round: who sits there, in the order of turns, and their places; none while it is being played."""

    seats: list[int]
    places: list[int] | None

    def place(self, who: int) -> int | None:
        return None if self.places is None else self.places[self.seats.index(who)]


class Stand(NamedTuple):
    """How somebody stands."""

    place: int
    who: int
    points: float
    wins: float
    #: What those have whom they have met, on average.
    opponents: float


def share(places: Sequence[int], place: int) -> float:
    """What part of the others stands behind a place; who is level counts half.

    >>> share([1, 2, 2, 4], 2)
    0.5
    """
    behind = len([one for one in places if one > place])
    level = len([one for one in places if one == place]) - 1
    return (behind + level / 2) / max(1, len(places) - 1)


def points(people: Sequence[int], rounds: Sequence[Sequence[Played]]) -> dict[int, float]:
    found = dict.fromkeys(people, 0.0)
    for who, table in _tables(rounds):
        if who in found and table.places is not None:
            found[who] += share(table.places, table.places[table.seats.index(who)])
    return found


def standings(people: Sequence[int], rounds: Sequence[Sequence[Played]]) -> list[Stand]:
    """Everybody, the best first."""
    scored = points(people, rounds)
    wins = dict.fromkeys(people, 0.0)
    met: dict[int, list[float]] = {who: [] for who in people}
    for who, table in _tables(rounds):
        if who not in scored or table.places is None:
            continue
        first = [seat for seat, place in zip(table.seats, table.places, strict=True) if place == min(table.places)]
        wins[who] += 1 / len(first) if who in first else 0.0
        met[who] += [scored[other] for other in table.seats if other != who and other in scored]
    opponents = {who: sum(others) / max(1, len(others)) for who, others in met.items()}

    def order(who: int) -> tuple[float, float, float]:
        # Sums of shares differ in their last digits by the order in which they were added.
        return -round(scored[who], 6), -round(wins[who], 6), -round(opponents[who], 6)

    ordered = sorted(people, key=lambda who: (order(who), who))
    places = [order(who) for who in ordered]
    return [Stand(places.index(order(who)) + 1, who, scored[who], wins[who], opponents[who]) for who in ordered]


def _tables(rounds: Sequence[Sequence[Played]]) -> list[tuple[int, Played]]:
    """Each who sat somewhere, with the table."""
    return [(who, table) for one in rounds for table in one for who in table.seats if who != BOT]
