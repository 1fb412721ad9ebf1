"""What is seen of a table, by whom: built for each viewer from the table, and sent to all who watch."""

from bouwmeester.core.events import Event
from bouwmeester.core.match import Match
from bouwmeester.core.state import State
from bouwmeester.core.view import View
from bouwmeester.server.protocol.listing import listed
from bouwmeester.server.protocol.messages import PROTOCOL, Json, News, Position, TableInfo
from bouwmeester.server.tables.info import info as about
from bouwmeester.server.tables.table import OPEN, Table, Watcher
from bouwmeester.server.tables.undoing import may_undo
from bouwmeester.server.views.news import TELLINGS, beside, happened, news


def info(table: Table, user: str | None) -> TableInfo:
    """What somebody may know of a table, as it stands in memory."""
    return about(
        table.setup,
        table.chairs,
        user,
        host=table.host,
        invite=table.invite,
        id=table.id,
        code=table.code,
        game=table.match.game.name,
        status=table.status,
        version=table.version_for(None),
        to_move=table.to_move,
        created=table.created,
        changed=table.changed,
        rematch=table.rematch,
    )


def position(table: Table, user: str | None, open_view: View | None = None) -> Position:
    """The table for one viewer. What everybody sees of it may be given, so as not to be worked out for each."""
    seen_by_all = _open_view(table) if open_view is None else open_view
    known = info(table, user)
    match, seat = table.match, known.your_seat
    outcome, seal, commitment = match.outcome, match.seal, match.commitment
    assert seal is not None
    assert commitment is not None
    asked = table.awaited()
    return Position(
        protocol=PROTOCOL,
        table=known,
        version=table.version_for(seat),
        view=None if seen_by_all is None else _own_view(match, seat, seen_by_all),
        to_move=known.to_move,
        asked=asked,
        actions=listed(match.game, match.answers(seat)) if seat is not None and seat in asked else None,
        undo=seat is not None and may_undo(table, seat),
        proposal=table.proposal,
        clocks=table.timing.shown(),
        commitment=commitment,
        renewed=[promised for _, promised in match.renewals],
        result=None if outcome is None else outcome.result(),
        seed=None if outcome is None else seal.seed.hex(),
    )


def _open_view(table: Table) -> View | None:
    """What everybody sees, once there is something to see."""
    return None if table.status == OPEN else table.match.view()


def _own_view(match: Match[State], seat: int | None, open_view: View) -> Json:
    return dict(open_view) if seat is None else {**open_view, **match.game.own_view(match.state, seat, open_view)}


# Telling those who watch.


def show(table: Table, heard: list[Event]) -> None:
    """Send everyone who may know of the last event what it was about, and the table as it stands now."""
    event = table.events[-1]
    told_here = [*heard, beside(event)] if event.kind in TELLINGS else heard
    open_view = _open_view(table)
    for user, watchers in _watchers(table).items():
        seat = table.seat_of(user)
        if not event.seen_by(seat):
            continue
        version = table.version_for(seat)
        told = News(version - 1, version, [happened(one, version) for one in told_here if one.heard_by(seat)])
        shown = position(table, user, open_view)
        for watcher in watchers:
            watcher.send(told)
            watcher.send(shown)


def show_chairs(table: Table) -> None:
    """Somebody sat down, left, or asks for something: the table looks different, its version is the same."""
    open_view = _open_view(table)
    for user, watchers in _watchers(table).items():
        shown = position(table, user, open_view)
        for watcher in watchers:
            watcher.send(shown)


def _watchers(table: Table) -> dict[str | None, list[Watcher]]:
    """Those who watch, by person; all who have no part in the table together, as they see the same."""
    found: dict[str | None, list[Watcher]] = {}
    for watcher in table.watchers:
        user = watcher.user if table.has_part(watcher.user) else None
        found.setdefault(user, []).append(watcher)
    return found


def catch_up(table: Table, watcher: Watcher, since: int | None) -> None:
    """A watcher comes, or comes back having seen the table at a version."""
    if since is not None and 0 <= since < table.version_for(table.seat_of(watcher.user)):
        watcher.send(news(table, watcher.user, since))
    watcher.send(position(table, watcher.user))
