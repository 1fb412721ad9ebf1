"""Records shown again, moment by moment: by the rules here, so that the browser needs none."""

from collections.abc import Mapping
from typing import Literal

from bouwmeester.core.action import SEATS
from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.core.events import Event
from bouwmeester.core.match import Match
from bouwmeester.core.state import State
from bouwmeester.server.messages import Happened, Moment, Replay, Replayed


def show_again(wish: Replay) -> Replayed:
    """Some moments of a record. Raises BouwmeesterError for one that does not hold."""
    match = Match.load(wish.record)
    for seat in wish.seats:
        if isinstance(seat, int) and seat >= match.seats:
            raise BouwmeesterError(f"there is no seat {seat}: they are 0 to {match.seats - 1}")
    again = match.beginning()
    last = min(wish.first + wish.count, len(match.log) + 1)
    shown: list[Moment] = []
    heard: list[Event] = []
    for line in range(last):
        if line:
            heard = again.listen()
            again.play(match.log[line - 1].action)
        if line >= wish.first:
            shown.append(_moment(again, line, heard, wish.seats))
    outcome = match.outcome
    return Replayed(
        game=match.game.name,
        options=match.game.options(match.state),
        seats=[SEATS.word(seat) for seat in range(match.seats)],
        moments=len(match.log) + 1,
        first=wish.first,
        shown=shown,
        result=None if outcome is None else {"scores": outcome.scores, "ranks": outcome.ranks, **outcome.details},
    )


#: A seat, a spectator, or everybody's eyes at once.
Eyes = int | Literal["open"] | None


def _moment(match: Match[State], line: int, heard: list[Event], seats: list[Eyes]) -> Moment:
    return Moment(
        line=line,
        actor=match.log[-1].actor if match.log else None,
        text=match.log[-1].action.text if match.log else None,
        views=[_view(match, seat) for seat in seats],
        events=[
            [Happened(event.key, event.facts, line) for event in heard if _hears(match, event, seat)]
            for seat in seats
        ],
    )


def _view(match: Match[State], eyes: Eyes) -> dict[str, object]:
    """With open eyes, a spectator's view in which each seat shows what it shows to itself."""
    if eyes != "open":
        return dict(match.view(eyes))
    shown = dict(match.view(None))
    if isinstance(seats := shown.get("seats"), Mapping):
        shown["seats"] = {word: _own(match, word) for word in seats}
    return shown


def _own(match: Match[State], word: str) -> object:
    seats = match.view(SEATS.place(word))["seats"]
    assert isinstance(seats, Mapping)
    return seats[word]


def _hears(match: Match[State], event: Event, eyes: Eyes) -> bool:
    if eyes != "open":
        return event.heard_by(eyes)
    return any(event.heard_by(seat) for seat in range(match.seats))
