"""Following: what another node has written at a table is done to the table in memory, one event after the other."""

import msgspec

from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.core.events import Event
from bouwmeester.server.protocol.messages import Proposal
from bouwmeester.server.store.following import Stand, Written
from bouwmeester.server.tables.clocks import Timing
from bouwmeester.server.tables.events import REPLACE, RESIGN, RETURN, TIME_UP, UNDO, Body, TableEvent
from bouwmeester.server.tables.table import Table

#: Events that change who sits where.
SEATING = frozenset({REPLACE, TIME_UP, RESIGN, RETURN})

_timing = msgspec.json.Decoder(Timing).decode
_proposal = msgspec.json.Decoder(Proposal).decode
_body = msgspec.json.Decoder(Body).decode


class LostTrack(BouwmeesterError):
    """What was written does not follow from the table in memory, which is to be read anew."""


def follow(table: Table, written: Written) -> list[Event]:
    """One event more; returns what is to be heard of it. Raises LostTrack, and then the table is of no more use."""
    event = TableEvent(written.version, written.kind, written.seat, written.command, _body(written.body))
    trial = table.match.copy()
    heard: list[Event] = []
    try:
        if event.kind == UNDO:
            while len(trial.log) > event.body.lines:
                trial.undo()
            if event.body.renewed:
                trial.renew_dice()
        else:
            heard = trial.listen()
            for text in event.texts:
                trial.play(text)
    except BouwmeesterError as error:
        raise LostTrack(f"version {event.version}: {error}") from error
    if event.version != table.version + 1 or len(trial.log) != event.body.lines:
        raise LostTrack(f"version {event.version} does not follow")
    table.match = trial
    table.remember(event)
    table.question.follow(trial, event)
    return heard


def stand(table: Table, now: Stand) -> None:
    """How a table stands beside its match, once all of its events are followed."""
    table.status = now.status
    table.beside = now.beside
    table.node = now.node
    table.rematch = now.rematch
    table.changed = now.changed
    table.elsewhere = now.elsewhere
    if now.timing is not None:
        table.timing = _timing(now.timing)
    table.proposal = None if now.proposal is None else _proposal(now.proposal)
