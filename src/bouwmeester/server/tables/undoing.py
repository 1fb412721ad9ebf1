"""Taking back: freely as long as nobody has learned anything from it, beyond that when everybody agrees.

Nothing is taken back once a match is over, for then its seed is known. No clock gains by going back, and a draw that
was seen and taken back does not come again.
"""

from bouwmeester.core.errors import Why
from bouwmeester.core.state import CHANCE
from bouwmeester.server.tables.events import PLAY, UNDO, Body, TableEvent, standing
from bouwmeester.server.tables.table import OVER, Table


def why_no_undo(table: Table, seat: int) -> Why | None:
    """Why a seat cannot take back its last play without asking; None when it can."""
    return why_never(table) or _why_not(table, seat, _last_seen(table, seat))


def _why_not(table: Table, seat: int, last: TableEvent | None) -> Why | None:
    """Why a seat cannot take back freely what it saw last."""
    if last is None or last.kind != PLAY or last.seat != seat or not last.texts:
        return Why("server.nothing_to_undo", "", {})
    return Why("server.already_seen", "", {}) if _taught_something(table, last.body) else None


def _taught_something(table: Table, body: Body) -> bool:
    """Whether somebody has learned from a play what they would keep knowing."""
    lines = table.match.log[body.lines - len(body.actions) : body.lines]
    return bool(body.chance) or any(line.action.verb in table.game.revealing for line in lines)


def why_never(table: Table) -> Why | None:
    """Why nothing can be taken back here, not even if all agreed."""
    if table.status == OVER:
        return Why("server.match_over", "", {})
    return Why("server.no_undo_here", "", {}) if table.setup.undo == "never" else None


def may_undo(table: Table, seat: int) -> bool:
    """Whether a seat can take back its last play; asked of everyone at every move, and mostly of somebody else.

    What a bot has played for somebody is not theirs to take back.
    """
    last = _last_seen(table, seat)
    if last is None or last.seat != seat or table.chairs[seat].bot is not None:
        return False
    return why_never(table) is None and _why_not(table, seat, last) is None


def _last_seen(table: Table, seat: int) -> TableEvent | None:
    """The last that happened, as far as a seat knows."""
    for event in reversed(table.events):
        if event.seen_by(seat):
            return event
    return None


def last_play(table: Table, seat: int) -> TableEvent | None:
    """The last play of a seat that all have seen, that still stands, and that is in the log of the match."""
    plays = [event for event in standing(table.events) if event.kind == PLAY and event.seat == seat and event.texts]
    return next((event for event in reversed(plays) if not event.body.unseen), None)


async def take_back_freely(table: Table, seat: int, command: str) -> None:
    """Back to before the last play of a seat, from which nobody has learned anything; the time since is its own.

    What another has picked meanwhile, unseen, goes back into their hand: it must not show in whether this can be.
    """
    event = _last_seen(table, seat)
    assert event is not None
    timing = table.timing.copy()
    timing.charge(seat)
    timing.give_back(seat, event.body.gained)
    trial = table.match.copy()
    while len(trial.log) > event.body.lines - len(event.texts):
        trial.undo()
    await table.write(UNDO, seat, command, trial, Body(unseen=event.body.unseen), timing=timing)


async def take_back(table: Table, event: TableEvent, seat: int, command: str) -> None:
    """Back to before an event, as all agree, whatever has happened since."""
    timing = table.timing.copy()
    for gone in standing(table.events):
        if gone.version >= event.version:
            timing.give_back(gone.seat, gone.body.gained)
    trial = table.match.copy()
    drawn = False
    while len(trial.log) > event.body.lines - len(event.texts):
        drawn = trial.undo().actor == CHANCE or drawn
    if drawn:
        trial.renew_dice()
    await table.write(UNDO, seat, command, trial, Body(renewed=drawn), timing=timing)
