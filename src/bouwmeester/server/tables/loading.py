"""Tables from their rows: read when somebody needs them, their log played again."""

import json
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import Connection

from bouwmeester.core import shelf
from bouwmeester.core.chance import Seal
from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.core.match import Match
from bouwmeester.core.replaying import Replaying
from bouwmeester.server.protocol.messages import Chair, Proposal, TableInfo
from bouwmeester.server.store import tables as stored
from bouwmeester.server.store.chats import said
from bouwmeester.server.store.store import DATABASE_ERRORS, Store
from bouwmeester.server.store.tables import Row
from bouwmeester.server.tables.clocks import Timing
from bouwmeester.server.tables.early import Question
from bouwmeester.server.tables.events import PLAY, START, Body, TableEvent, standing
from bouwmeester.server.tables.info import info, told
from bouwmeester.server.tables.table import Setup, Table, kept_for, match_of

log = structlog.get_logger()
# Made here, once: msgspec learns a type when it is first asked for it, and two threads that ask at the same moment
# (two people who come back right after a start) would bring the whole process down.
_setup = msgspec.json.Decoder(Setup).decode
_timing = msgspec.json.Decoder(Timing).decode
_proposal = msgspec.json.Decoder(Proposal).decode
_body = msgspec.json.Decoder(Body).decode

#: What is known of a table by the very names of its columns.
_STANDS: Final = ("id", "code", "game", "status", "to_move", "created", "changed", "rematch")


class NoSuchTable(BouwmeesterError):
    """There is no table of that name, or not for this person."""


class Unreadable(BouwmeesterError):
    """A table whose state these rules cannot put on the table."""


#: There is none, or the database does not say: nothing is wrong with what is written there.
_NOT_THE_TABLE: Final[tuple[type[Exception], ...]] = (NoSuchTable, *DATABASE_ERRORS)


def rows(table: Table) -> tuple[Row, list[Row]]:
    """A table that has just been set up, as a row, and its chairs as rows."""
    seal = table.match.seal
    assert seal is not None
    row: dict[str, Any] = {
        "id": table.id,
        "code": table.code,
        "invite": table.invite,
        "host": table.host,
        "game": table.game.name,
        "rules": table.game.rules_version,
        "seats": len(table.chairs),
        "public": table.setup.public,
        "setup": msgspec.json.encode(table.setup).decode(),
        "seed": seal.seed,
        "status": table.status,
        "version": 0,
        "state": json.dumps(table.match.position()),
        "created": table.created,
        "changed": table.created,
    }
    return row, [{"table_id": table.id, "seat": c.seat, "user_id": c.user, "bot": c.bot} for c in table.chairs]


def read(connection: Connection, store: Store, id: str) -> Table:
    """A table from the store. Its log is played again; should the rules have changed since, its state stands.

    Raises Unreadable for one that cannot be put on the table at all; it is set aside, and others are not hindered.
    """
    try:
        return _read(connection, store, id)
    except _NOT_THE_TABLE:
        raise
    except Exception as error:
        log.error("table_set_aside", table=id, why=str(error) or repr(error))
        raise error if isinstance(error, Unreadable) else Unreadable(f"it cannot be read: {error!r}") from error


def _read(connection: Connection, store: Store, id: str) -> Table:
    table, state = _written(connection, store, id)
    why = why_not_replayed(table, state)
    if why is not None:
        log.error("table_does_not_replay", table=table.id, game=table.game.name, why=why)
        _go_on_from(table, state)
    return table


def _go_on_from(table: Table, state: dict[str, object]) -> None:
    drawn = sum([len(event.body.chance) for event in table.events])
    renewals = sum([event.body.renewed for event in table.events])
    try:
        table.match = Match.at(table.game, state, seal=table.match.seal, drawn=drawn)
        for _ in range(renewals):
            table.match.renew_dice()
    except Exception as error:  # a state that is no position may be anything
        raise Unreadable(f"these rules cannot read the table: {error}") from error
    table.question = Question(table.version)
    for event in table.events:  # what was before is history: it cannot be told again or taken back
        event.body = Body(unseen=event.body.unseen)


class Finding:
    """A table that was looked at: ``why`` it does not replay, or None if it does; and whether it plays on anyway."""

    def __init__(self, code: str, game: str, version: int, why: str | None) -> None:
        self.code = code
        self.game = game
        self.version = version
        self.why = why
        self.plays_on = True


def check(connection: Connection, store: Store, id: str) -> Finding:
    """Whether a table can be read, and still follows from its log, by the rules of this release."""
    try:
        table, state = _written(connection, store, id)
    except _NOT_THE_TABLE:
        raise
    except Exception as error:  # whatever is written there
        row = stored.row(connection, id)
        if row is None:
            raise NoSuchTable("there is no such table") from error
        finding = Finding(str(row["code"]), str(row["game"]), int(row["version"]), f"it cannot be read: {error!r}")
        finding.plays_on = False
        return finding
    finding = Finding(table.code, table.game.name, table.version, why_not_replayed(table, state))
    if finding.why is not None:
        try:
            _go_on_from(table, state)
        except Unreadable:
            finding.plays_on = False
    return finding


def record(store: Store, id: str) -> str | None:
    """The record of a finished match; None if these rules cannot play it again."""

    def work(connection: Connection) -> str | None:
        table, state = _written(connection, store, id)
        return table.match.save() if why_not_replayed(table, state) is None else None

    return store.read_now(work)


def _written(connection: Connection, store: Store, id: str) -> tuple[Table, dict[str, object]]:
    """A table with its events as they stand in the store, its match still before the first; and its state."""
    row = stored.row(connection, id)
    if row is None:
        raise NoSuchTable("there is no such table")
    game = shelf.load(str(row["game"]))
    setup = _setup(str(row["setup"]))
    match = match_of(setup, game, row["seats"], Seal(row["seed"]))
    table = Table(
        store,
        match,
        setup,
        chairs_of(setup, stored.chairs(connection, [id])[id]),
        id=id,
        code=row["code"],
        invite=row["invite"],
        host=row["host"],
        created=row["created"],
    )
    table.status = row["status"]
    table.changed = row["changed"]
    table.rematch = row["rematch"]
    table.beside = row["beside"]
    table.node = row["node"] if store.shared else None
    table.said = said(connection, id)
    if row["timing"] is not None:
        table.timing = _timing(row["timing"])
    if row["proposal"] is not None:
        table.proposal = _proposal(row["proposal"])
    for written in stored.events(connection, id):
        body = _body(written["body"])
        table.remember(TableEvent(written["version"], written["kind"], written["seat"], written["command"], body))
    return table, json.loads(row["state"])


def why_not_replayed(table: Table, state: dict[str, object]) -> str | None:
    """Play what stands of a table again on its fresh match; None if that leads to its state, else what is wrong."""
    match = table.match
    stands = standing(table.events)
    versions = {event.version for event in stands}
    again = Replaying(match, [text for event in stands for text in event.texts], _renewals(table.events, versions))
    lines = 0
    for event in table.events:
        if event.kind in (START, PLAY):
            if event.version not in versions:
                continue
            lines += len(event.texts)
        try:
            again.go(lines)
        except Exception as error:  # rules that stumble over an event cannot play it either
            return f"version {event.version}: {error if isinstance(error, BouwmeesterError) else repr(error)}"
        table.question.follow(match, event)
    return None if match.position() == state else "the log leads to another state"


def _renewals(events: list[TableEvent], stands: set[int]) -> list[int]:
    """After how many lines of what stands the dice were changed for others, each time they were."""
    renewals: list[int] = []
    lines = 0
    for event in events:
        if event.version in stands:
            lines += len(event.texts)
        if event.body.renewed:
            renewals.append(lines)
    return renewals


def chairs_of(setup: Setup, rows: list[Row]) -> list[Chair]:
    """The chairs of a table, the free ones with the names of those they are kept for."""
    found = [Chair(row["seat"], row["user_id"], row["name"], row["bot"], resigned=row["resigned"]) for row in rows]
    for chair in found:
        if chair.user is None and chair.bot is None:
            chair.kept = kept_for(setup, chair.seat)
    return found


def infos(connection: Connection, rows: list[Row], user: str | None) -> list[TableInfo]:
    """What somebody may know of some tables, without reading their matches."""
    seated = stored.chairs(connection, [str(row["id"]) for row in rows])
    found: list[TableInfo] = []
    for row in rows:
        try:
            setup = _setup(row["setup"])
        except msgspec.MsgspecError as error:  # one that cannot be read is not shown
            log.error("table_set_aside", table=row["id"], why=str(error))
            continue
        stands = {name: row[name] for name in _STANDS}
        chairs = chairs_of(setup, seated[str(row["id"])])
        known = info(setup, chairs, version=row["shown"], **stands)
        found.append(told(known, user, host=str(row["host"]), invite=str(row["invite"])))
    return found
