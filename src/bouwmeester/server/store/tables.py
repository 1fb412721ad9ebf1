"""Tables as rows: written when they are set up, read when somebody needs them."""

import json
from collections.abc import Mapping
from typing import Any

import msgspec
import structlog
from sqlalchemy import Connection, select

from bouwmeester.core import shelf
from bouwmeester.core.chance import Seal
from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.core.match import Match
from bouwmeester.core.state import State
from bouwmeester.server.asking import Asking
from bouwmeester.server.clocks import Timing
from bouwmeester.server.entries import UNDO, Body, Entry
from bouwmeester.server.messages import Chair, Proposal, TableInfo
from bouwmeester.server.store import schema
from bouwmeester.server.store.store import Store
from bouwmeester.server.table import PLAYING, Setup, Table

log = structlog.get_logger()
# Made here, once: msgspec learns a type when it is first asked for it, and two threads that ask at the same moment
# (two people who come back right after a start) would bring the whole process down.
_setup = msgspec.json.Decoder(Setup).decode
_timing = msgspec.json.Decoder(Timing).decode
_proposal = msgspec.json.Decoder(Proposal).decode
_body = msgspec.json.Decoder(Body).decode

Row = Mapping[str, object]


class NoSuchTable(BouwmeesterError):
    """There is no table of that name, or not for this person."""


class Unreadable(BouwmeesterError):
    """A table whose state these rules cannot put on the table."""


def insert(connection: Connection, table: Table) -> None:
    seal = table.match.seal
    assert seal is not None
    row = {
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
    seated = [{"table_id": table.id, "seat": c.seat, "user_id": c.user, "bot": c.bot} for c in table.chairs]
    connection.execute(schema.tables.insert(), [row])
    connection.execute(schema.chairs.insert(), seated)


def seat(connection: Connection, table: str, place: int, user: str | None) -> None:
    """Somebody sits down on a chair, or gets up from it."""
    chairs = schema.chairs
    connection.execute(chairs.update().where(chairs.c.table_id == table, chairs.c.seat == place).values(user_id=user))


def write_proposal(connection: Connection, table: str, proposal: Proposal | None) -> None:
    text = None if proposal is None else msgspec.json.encode(proposal).decode()
    connection.execute(schema.tables.update().where(schema.tables.c.id == table).values(proposal=text))


def write_rematch(connection: Connection, table: str, rematch: str) -> None:
    connection.execute(schema.tables.update().where(schema.tables.c.id == table).values(rematch=rematch))


# Reading.


def read(connection: Connection, store: Store, id: str) -> Table:
    """A table from the store. Its log is played again; should the rules have changed since, its state stands."""
    table, state = _written(connection, store, id)
    why = why_not_replayed(table, state)
    if why is not None:
        log.error("table_does_not_replay", table=table.id, game=table.game.name, why=why)
        _go_on_from(table, state)
    return table


def _go_on_from(table: Table, state: dict[str, object]) -> None:
    drawn = sum([len(entry.body.chance) for entry in table.entries])
    try:
        table.match = Match.at(table.game, state, seal=table.match.seal, drawn=drawn)
    except BouwmeesterError as error:
        raise Unreadable(f"these rules cannot read the table: {error}") from error
    table.asking = Asking(table.version)
    for entry in table.entries:  # what was before is history: it cannot be told again or taken back
        entry.body = Body()


class Finding:
    """A table that was looked at: ``why`` it does not replay, or None if it does; and whether it plays on anyway."""

    def __init__(self, table: Table, why: str | None) -> None:
        self.code = table.code
        self.game = table.game.name
        self.version = table.version
        self.why = why
        self.plays_on = True


def running(connection: Connection) -> list[str]:
    """The tables that are being played, the oldest first."""
    tables = schema.tables
    query = select(tables.c.id).where(tables.c.status == PLAYING).order_by(tables.c.created)
    return list(connection.execute(query).scalars())


def check(connection: Connection, store: Store, id: str) -> Finding:
    """Whether a table still follows from its log, by the rules of this release."""
    table, state = _written(connection, store, id)
    finding = Finding(table, why_not_replayed(table, state))
    if finding.why is not None:
        try:
            _go_on_from(table, state)
        except Unreadable:
            finding.plays_on = False
    return finding


def _written(connection: Connection, store: Store, id: str) -> tuple[Table, dict[str, object]]:
    """A table with its entries as they stand in the store, its match still before the first; and its state."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).mappings().first()
    if row is None:
        raise NoSuchTable("there is no such table")
    game = shelf.load(str(row["game"]))
    setup = _setup(str(row["setup"]))
    match = Match(game, row["seats"], setup.options, seal=Seal(row["seed"]))
    table = Table(
        store,
        match,
        setup,
        _chairs(connection, [id])[id],
        id=id,
        code=row["code"],
        invite=row["invite"],
        host=row["host"],
        created=row["created"],
    )
    table.status = row["status"]
    table.changed = row["changed"]
    table.rematch = row["rematch"]
    if row["timing"] is not None:
        table.timing = _timing(row["timing"])
    if row["proposal"] is not None:
        table.proposal = _proposal(row["proposal"])
    events = schema.events
    rows = connection.execute(select(events).where(events.c.table_id == id).order_by(events.c.version))
    for event in rows.mappings():
        body = _body(event["body"])
        table.remember(Entry(event["version"], event["kind"], event["seat"], event["command"], body))
    return table, json.loads(row["state"])


def why_not_replayed(table: Table, state: dict[str, object]) -> str | None:
    """Play the entries of a table again on its fresh match; None if that leads to its state, else what is wrong."""
    match = table.match
    for entry in table.entries:
        try:
            _again(match, entry)
        except BouwmeesterError as error:
            return f"version {entry.version}: {error}"
        table.asking.follow(match, entry)
    return None if match.position() == state else "the log leads to another state"


def _again(match: Match[State], entry: Entry) -> None:
    if entry.kind == UNDO:
        while len(match.log) > entry.body.lines:
            match.undo()
    else:
        for text in entry.texts:
            match.play(text)


def _chairs(connection: Connection, tables: list[str]) -> dict[str, list[Chair]]:
    """The chairs of some tables, with the names of those who sit on them."""
    chairs, users = schema.chairs, schema.users
    query = (
        select(chairs, users.c.name)
        .join(users, users.c.id == chairs.c.user_id, isouter=True)
        .where(chairs.c.table_id.in_(tables))
        .order_by(chairs.c.seat)
    )
    found: dict[str, list[Chair]] = {table: [] for table in tables}
    for row in connection.execute(query).mappings():
        found[row["table_id"]].append(Chair(row["seat"], row["user_id"], row["name"], row["bot"]))
    return found


def infos(connection: Connection, rows: list[Row], user: str | None) -> list[TableInfo]:
    """What anyone may know of some tables, without reading their matches."""
    seated = _chairs(connection, [str(row["id"]) for row in rows])
    return [_info(row, seated[str(row["id"])], user) for row in rows]


def _info(row: Row, chairs: list[Chair], user: str | None) -> TableInfo:
    setup = _setup(str(row["setup"]))
    yours = [chair.seat for chair in chairs if user is not None and chair.user == user]
    stands: dict[str, Any] = {
        name: row[name]
        for name in ("id", "code", "game", "status", "version", "to_move", "created", "changed", "rematch")
    }
    return TableInfo(
        **stands,
        options=setup.options,
        public=setup.public,
        pace=setup.pace,
        clock=setup.clock,
        undo=setup.undo,
        chat=setup.chat,
        chairs=chairs,
        your_seat=yours[0] if yours else None,
        invite=str(row["invite"]) if yours or (user is not None and user == row["host"]) else None,
    )
