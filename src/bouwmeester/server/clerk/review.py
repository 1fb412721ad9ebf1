"""Reviews of records, made piece by piece: whoever waits for one asks again, and others have their turn in between.

What was begun is kept for a while, so that the next question goes on with it.
"""

import time
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from bouwmeester.core.game import Game
from bouwmeester.core.state import State
from bouwmeester.review import Reviewing
from bouwmeester.review.figures import sum_of
from bouwmeester.review.report import LUCK_TOLD
from bouwmeester.server.clerk.replay import read
from bouwmeester.server.protocol.listing import listed
from bouwmeester.server.protocol.messages import Action, Choice, Ground
from bouwmeester.server.protocol.teaching import (
    Judged,
    Review,
    Reviewed,
    ReviewReport,
    SeatReview,
    Share,
    TurningPoint,
)

#: One question is worked on for so long.
PIECE_SECONDS: Final = 1.0
_KEPT: Final = 8


class Begun:
    """A review with how far it is."""

    def __init__(self, record: str) -> None:
        self.reviewing = Reviewing(read(record))
        self.steps: Iterator[float] = self.reviewing.go()
        self.done = 0.0


@lru_cache(_KEPT)
def begun(record: str) -> Begun:
    return Begun(record)


def look(wish: Review) -> Reviewed:
    """Go on with the review of a record for a while. Raises BouwmeesterError for one that does not hold."""
    found = begun(wish.record)
    until = time.monotonic() + PIECE_SECONDS
    while found.done < 1.0 and time.monotonic() < until:
        found.done = next(found.steps)
    reviewing = found.reviewing
    curve = [Share(**point) for point in reviewing.curve()]
    report = _report(reviewing) if found.done == 1.0 else None
    return Reviewed(reviewing.match.game.name, found.done, curve, report)


def _report(reviewing: Reviewing) -> ReviewReport:
    told = reviewing.report()
    game = reviewing.match.game
    seats = [
        SeatReview(
            sum_of(seat, reviewing.match.seats),
            seat["decisions"],
            seat["loss_per_decision"],
            [_judged(game, one) for one in seat["worst"]],
        )
        for seat in told["seats"]
    ]
    luck = game.name in LUCK_TOLD
    moments = [_moment(game, moment) for moment in told["moments"] if luck or moment["kind"] != "luck"]
    return ReviewReport(seats, moments, luck)


def _moment(game: Game[State], moment: dict[str, Any]) -> TurningPoint:
    judged = None if moment["kind"] == "luck" else _judged(game, moment)
    return TurningPoint(moment["kind"], moment["line"], moment["seat"], moment["gained"], judged)


def _judged(game: Game[State], one: dict[str, Any]) -> Judged:
    return Judged(
        one["line"],
        one["seat"],
        _actions(game, one["played"]),
        _actions(game, one["better"]),
        one["loss"],
        one["surely"],
        one["word"],
        [_choice(game, choice) for choice in one["choices"]],
    )


def _choice(game: Game[State], one: dict[str, Any]) -> Choice:
    grounds = [Ground(ground["key"], ground["facts"], ground.get("against", False)) for ground in one["grounds"]]
    return Choice(_actions(game, one["plan"]), one["share"], grounds)


def _actions(game: Game[State], texts: list[str]) -> list[Action]:
    found = [game.catalogue.find(text) for text in texts]
    return listed(game, [action for action in found if action is not None])
