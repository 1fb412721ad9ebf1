"""What is told of a table: what happened, to whoever may hear of it, and how the table looked to them then."""

from collections.abc import Iterator
from typing import Final

from bouwmeester.core.action import SEATS
from bouwmeester.core.events import Event, Telling
from bouwmeester.core.match import Match
from bouwmeester.core.state import State
from bouwmeester.server.entries import REPLACE, RETURN, UNDO, Entry, standing
from bouwmeester.server.messages import Glimpse, Happened, Look, Looked, News
from bouwmeester.server.table import Table

#: What happens at a table besides the game, by kind of entry.
TELLINGS: Final = {
    UNDO: Telling("server.undone", seat=SEATS),
    REPLACE: Telling("server.replaced", seat=SEATS),
    RETURN: Telling("server.returned", seat=SEATS),
}
#: How far one can look back at a table.
GLIMPSES: Final = 40


def beside(entry: Entry) -> Event:
    return Event(TELLINGS[entry.kind], (entry.seat,))


def happened(event: Event, version: int) -> Happened:
    return Happened(event.key, event.facts, version)


def news(table: Table, user: str | None, since: int) -> News:
    """What a viewer may hear of all that happened after a version and still stands."""
    seat = table.seat_of(user)
    stands = {entry.version for entry in standing(table.entries)}
    seen = {entry.version for entry in standing(table.entries[:since])}
    told: list[Happened] = []
    if seen - stands:
        undone = [entry for entry in table.entries[since:] if entry.kind == UNDO]
        told.append(happened(beside(undone[-1]), undone[-1].version))
    for entry, heard, _ in _again(table):
        if entry.version > since:
            told += [happened(event, entry.version) for event in heard if event.heard_by(seat)]
    return News(since, table.version, told)


def look_back(table: Table, user: str | None, command: Look) -> Looked:
    """The table as this viewer saw it at a version and after it, as far as that still stands."""
    seat = table.seat_of(user)
    # What the rules can no longer play again has no texts, and cannot be shown either.
    played = [entry for entry in standing(table.entries) if entry.texts]
    late = [entry.version for entry in played if entry.version >= command.since][-GLIMPSES:]
    glimpses = [
        Glimpse(
            entry.version,
            dict(match.view(seat)),
            match.to_move,
            [happened(event, entry.version) for event in heard if event.heard_by(seat)],
        )
        for entry, heard, match in _again(table)
        if entry.version in late
    ]
    return Looked(command.id, table.version, glimpses)


def _again(table: Table) -> Iterator[tuple[Entry, list[Event], Match[State]]]:
    """The match played once more: each entry with what was heard of it and the match after it, while it lasts."""
    stands = {entry.version for entry in standing(table.entries)}
    again = table.match.beginning()
    lines = iter(table.match.log)
    for entry in table.entries:
        heard: list[Event] = []
        if entry.version in stands:
            heard = again.listen()
            for _ in entry.texts:
                again.play(next(lines).action)
        elif entry.kind in (REPLACE, RETURN):
            heard = [beside(entry)]
        yield entry, heard, again
