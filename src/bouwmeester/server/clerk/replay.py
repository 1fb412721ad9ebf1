"""Records shown again, moment by moment: by the rules here, so that the browser needs none.

An answer has a bounded size: what does not go into it is asked for again from where it ends.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal

import msgspec

from bouwmeester.core.action import SEATS
from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.core.events import Event
from bouwmeester.core.match import Match
from bouwmeester.core.replaying import replaying
from bouwmeester.core.state import State
from bouwmeester.server.protocol.messages import Happened
from bouwmeester.server.protocol.teaching import Moment, Replay, Replayed

#: An answer ends with the moment by which it has become so long.
ANSWER_BYTES: Final = 300_000
#: Whoever looks at a record asks for one piece of it after the other.
_KEPT_RECORDS: Final = 4


@lru_cache(_KEPT_RECORDS)
def read(record: str) -> Match[State]:
    return Match.load(record)


def show_again(wish: Replay) -> Replayed:
    """Some moments of a record. Raises BouwmeesterError for one that does not hold."""
    match = read(wish.record)
    for seat in wish.seats:
        if isinstance(seat, int) and seat >= match.seats:
            raise BouwmeesterError(f"there is no seat {seat}: they are 0 to {match.seats - 1}")
    again = replaying(match)
    last = min(wish.first + wish.count, len(match.log) + 1)
    shown: list[Moment] = []
    size = 0
    for line in range(last):
        heard = again.hear(line)
        if line >= wish.first:
            shown.append(_moment(again.match, line, heard, wish.seats))
            size += len(msgspec.json.encode(shown[-1]))
        if size > ANSWER_BYTES:
            break
    outcome = match.outcome
    return Replayed(
        game=match.game.name,
        options=match.game.options(match.state),
        seats=[SEATS.word(seat) for seat in range(match.seats)],
        moments=len(match.log) + 1,
        first=wish.first,
        shown=shown,
        result=None if outcome is None else outcome.result(),
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
