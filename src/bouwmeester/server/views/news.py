"""What is told of a table: what happened, to whoever may hear of it, and how the table looked to them then."""

from typing import Final

from bouwmeester.core.action import SEATS
from bouwmeester.core.events import Event, Telling
from bouwmeester.core.replaying import replaying
from bouwmeester.server.clerk.worker import LookBack, pack
from bouwmeester.server.protocol.messages import Happened, News
from bouwmeester.server.tables.events import REPLACE, RESIGN, RETURN, TIME_UP, UNDO, TableEvent, standing
from bouwmeester.server.tables.table import Table

#: What happens at a table besides the game, by kind of event.
TELLINGS: Final = {
    UNDO: Telling("server.undone", seat=SEATS),
    REPLACE: Telling("server.replaced", seat=SEATS),
    TIME_UP: Telling("server.time_up", seat=SEATS),
    RESIGN: Telling("server.resigned", seat=SEATS),
    RETURN: Telling("server.returned", seat=SEATS),
}
#: How far one can look back at a table.
GLIMPSES: Final = 40


def beside(event: TableEvent) -> Event:
    return Event(TELLINGS[event.kind], (event.seat,))


def happened(heard: Event, version: int) -> Happened:
    return Happened(heard.key, heard.facts, version)


def news(table: Table, user: str | None, since: int) -> News:
    """What a viewer may hear of all that happened after a version and still stands."""
    seat = table.seat_of(user)
    numbers = {event.version: number for number, event in table.numbered(seat)}
    stands = {event.version for event in standing(table.events)}
    known = standing(table.events[: table.version_told(seat, since)])
    told: list[Happened] = []
    if any(event.version not in stands for event in known if event.seen_by(seat)):
        number, undone = [(number, event) for number, event in table.numbered(seat) if event.kind == UNDO][-1]
        told.append(happened(beside(undone), number))
    again = replaying(table.match)
    for event in table.events:
        heard: list[Event] = []
        if event.version in stands:
            heard = again.hear(event.body.lines)
        elif event.kind in TELLINGS and event.kind != UNDO:
            heard = [beside(event)]
        number = numbers.get(event.version, 0)
        if number > since:
            told += [happened(one, number) for one in heard if one.heard_by(seat)]
    return News(since, table.version_for(seat), told)


def to_look_back(table: Table, user: str | None, since: int) -> LookBack:
    """What is to be shown again to a viewer: a version and what came after it, as far as that still stands."""
    seat = table.seat_of(user)
    numbers = {event.version: number for number, event in table.numbered(seat)}
    # What the rules can no longer play again has no texts, and cannot be shown either.
    played = [event for event in standing(table.events) if event.texts and event.version in numbers]
    late = [event for event in played if numbers[event.version] >= since][-GLIMPSES:]
    shown = [(numbers[event.version], event.body.lines - len(event.texts), event.body.lines) for event in late]
    return LookBack(pack(table.match), seat, shown)
