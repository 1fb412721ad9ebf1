"""What is seen of a table, by whom: built for each viewer from the table, and sent to all who watch."""

from msgspec.structs import replace

from bouwmeester.core.events import Event
from bouwmeester.server.protocol.listing import listed
from bouwmeester.server.protocol.messages import PROTOCOL, News, Position, TableInfo
from bouwmeester.server.tables.info import info as about
from bouwmeester.server.tables.info import told
from bouwmeester.server.tables.table import OPEN, Table, Watcher
from bouwmeester.server.tables.undoing import may_undo
from bouwmeester.server.views.news import TELLINGS, beside, happened, news


def info(table: Table, user: str | None) -> TableInfo:
    """What somebody may know of a table, as it stands in memory."""
    return told(_known(table), user, host=table.host, invite=table.invite)


def _known(table: Table) -> TableInfo:
    return about(
        table.setup,
        table.chairs,
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


def position(table: Table, user: str | None, for_all: Position | None = None) -> Position:
    """The table for one viewer. What anybody sees of it may be given, so as not to be worked out for each."""
    shown = _for_all(table) if for_all is None else for_all
    known = told(shown.table, user, host=table.host, invite=table.invite)
    seat = known.your_seat
    if seat is None:
        return replace(shown, table=known)
    match, view = table.match, shown.view
    return replace(
        shown,
        table=known,
        version=table.version_for(seat),
        view=None if view is None else {**view, **match.game.own_view(match.state, seat, view)},
        actions=listed(match.game, match.answers(seat)) if seat in shown.asked else None,
        undo=may_undo(table, seat),
    )


def _for_all(table: Table) -> Position:
    """The table for somebody who has no part in it: what everybody sees, once there is something to see."""
    match, known = table.match, _known(table)
    outcome, seal, commitment = match.outcome, match.seal, match.commitment
    assert seal is not None
    assert commitment is not None
    return Position(
        protocol=PROTOCOL,
        table=known,
        version=known.version,
        view=None if table.status == OPEN else dict(match.view()),
        to_move=known.to_move,
        asked=table.awaited(),
        actions=None,
        undo=False,
        proposal=table.proposal,
        clocks=table.timing.shown(),
        commitment=commitment,
        renewed=[promised for _, promised in match.renewals],
        result=None if outcome is None else outcome.result(),
        seed=None if outcome is None else seal.seed.hex(),
    )


# Telling those who watch.


def show(table: Table, heard: list[Event]) -> None:
    """Send everyone who may know of the last event what it was about, and the table as it stands now."""
    event = table.events[-1]
    told_here = [*heard, beside(event)] if event.kind in TELLINGS else heard
    for_all = _for_all(table)
    for user, watchers in _watchers(table).items():
        seat = table.seat_of(user)
        if not event.seen_by(seat):
            continue
        shown = position(table, user, for_all)
        version = shown.version
        what = News(version - 1, version, [happened(one, version) for one in told_here if one.heard_by(seat)])
        for watcher in watchers:
            watcher.send(what)
            watcher.send(shown)


def show_chairs(table: Table) -> None:
    """Somebody sat down, left, or asks for something: the table looks different, its version is the same."""
    for_all = _for_all(table)
    for user, watchers in _watchers(table).items():
        shown = position(table, user, for_all)
        for watcher in watchers:
            watcher.send(shown)


def _watchers(table: Table) -> dict[str | None, list[Watcher]]:
    """Those who watch, by person; all who have no part in the table together, as they see the same."""
    found: dict[str | None, list[Watcher]] = {}
    part = table.who_has_part()
    for watcher in table.watchers:
        found.setdefault(watcher.user if watcher.user in part else None, []).append(watcher)
    return found


def catch_up(table: Table, watcher: Watcher, since: int | None) -> None:
    """A watcher comes, or comes back having seen the table at a version."""
    if since is not None and 0 <= since < table.version_for(table.seat_of(watcher.user)):
        watcher.send(news(table, watcher.user, since))
    watcher.send(position(table, watcher.user))
