"""Keeping the peace: what keepers can do about somebody. All of it is written down with who, when and why, told to
the person, and can be undone.

Who keeps the house is named by whoever runs it, at its command line. So may any of this be done there.
"""

import secrets
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection

from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.server.admission.cleaning import clean
from bouwmeester.server.protocol.people import (
    Act,
    HeardLine,
    KeeperDesk,
    KeeperWord,
    NewAct,
    Player,
    Report,
    Standing,
)
from bouwmeester.server.results.profile import NoSuchPerson
from bouwmeester.server.store import keeping as stored
from bouwmeester.server.store import reports
from bouwmeester.server.store.keeping import CLOSE, DISMISS, KEEPER, MUTE, WARN
from bouwmeester.server.store.store import Store
from bouwmeester.server.store.tables import Row
from bouwmeester.server.tables.clocks import now

#: On the desk of the keepers at once.
REPORTS: Final = 100
ACTS: Final = 200
_DAY: Final = 86_400.0
#: What keepers may undo; only whoever runs the house makes and unmakes keepers.
_THEIRS: Final = (WARN, MUTE, CLOSE, DISMISS)


def act(connection: Connection, data: NewAct, by: str | None, at: float) -> None:
    """Write down what a keeper does, or (None) whoever runs the house; from then on it holds."""
    if not stored.names(connection, {data.about}):
        raise NoSuchPerson("there is nobody of that name")
    if data.kind == MUTE and data.days is None:
        raise BouwmeesterError("a silence has an end: say for how many days")
    if data.report is not None and not reports.is_about(connection, data.report, data.about):
        raise BouwmeesterError("that report is about somebody else, or gone")
    if data.kind == DISMISS and data.report is None:
        raise BouwmeesterError("only a report can be let be")
    if data.kind != DISMISS and stored.holds(connection, data.about, (KEEPER,), at):
        raise BouwmeesterError("that is a keeper of this house; whoever runs it can change that")
    until = None if data.days is None or data.kind not in (MUTE, CLOSE) else at + data.days * _DAY
    _write(connection, data.kind, data.about, by, at, data.reason, clean(data.why), until, data.report)


def _write(
    connection: Connection,
    kind: str,
    about: str,
    by: str | None,
    at: float,
    reason: str = "other",
    why: str = "",
    until: float | None = None,
    report: str | None = None,
) -> None:
    row = {"id": secrets.token_hex(8), "kind": kind, "about": about, "by": by, "reason": reason, "why": why, "at": at}
    stored.put(connection, {**row, "until": until, "report": report})


def undo(connection: Connection, id: str, by: str | None, at: float) -> None:
    if not stored.undo(connection, id, _THEIRS, by, at):
        raise BouwmeesterError("there is no such thing to undo, or it was undone before")


def name_keeper(connection: Connection, user: str, why: str, at: float) -> None:
    """For whoever runs the house."""
    if not stored.names(connection, {user}):
        raise NoSuchPerson("there is nobody of that name")
    if not stored.holds(connection, user, (KEEPER,), at):
        _write(connection, KEEPER, user, None, at, why=clean(why)[:500])


def dismiss_keeper(connection: Connection, user: str, at: float) -> None:
    found = stored.holding(connection, user, KEEPER, at)
    if not found:
        raise BouwmeesterError("that is no keeper of this house")
    for id in found:
        stored.undo(connection, id, (KEEPER,), None, at)


def desk(connection: Connection) -> KeeperDesk:
    """What waits and what was done."""
    queue, done = reports.queue(connection, REPORTS), stored.latest(connection, ACTS)
    lines = reports.lines_of(connection, [row["id"] for row in queue])
    ids = {row[column] for row in queue for column in ("by", "about")}
    ids |= {row[column] for row in done for column in ("by", "about", "undone_by")}
    names = stored.names(connection, ids - {None})
    heard: dict[str, list[HeardLine]] = {row["id"]: [] for row in queue}
    for line in lines:
        who = Player(line["user_id"], line["name"], None, 0)
        heard[line["report"]].append(HeardLine(line["number"], who, line["text"], line["at"]))
    waits = [_report(row, names, heard[row["id"]]) for row in queue]
    return KeeperDesk(waits, [_act(row, names) for row in done], reports.waiting(connection))


def _person(user: str | None, names: dict[str, str]) -> Player | None:
    return None if user is None else Player(user, names.get(user), None, 0)


def _report(row: Row, names: dict[str, str], heard: list[HeardLine]) -> Report:
    facts: dict[str, Any] = {name: row[name] for name in ("id", "at", "game", "reason", "words", "line")}
    by, about = [Player(row[one], names.get(row[one]), None, 0) for one in ("by", "about")]
    return Report(**facts, table=row["table_id"], by=by, about=about, heard=heard)


def _act(row: Row, names: dict[str, str]) -> Act:
    known = ("id", "at", "kind", "reason", "why", "until", "report", "seen", "undone")
    facts: dict[str, Any] = {name: row[name] for name in known}
    about = Player(row["about"], names.get(row["about"]), None, 0)
    return Act(**facts, about=about, by=_person(row["by"], names), undone_by=_person(row["undone_by"], names))


class Keeping:
    """The keepers of a house at their desk, and what holds for whom."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def keeps(self, user: str | None) -> bool:
        """Whether somebody is a keeper."""
        return user is not None and await self._holds(user, KEEPER)

    async def closed_out(self, user: str) -> bool:
        return await self._holds(user, CLOSE)

    async def _holds(self, user: str, kind: str) -> bool:
        return await self.store.read(partial(stored.holds, user=user, kinds=(kind,), at=now()))

    async def desk(self) -> KeeperDesk:
        return await self.store.read(desk)

    async def act(self, by: str, data: NewAct) -> None:
        await self.store.write(partial(act, data=data, by=by, at=now()))

    async def undo(self, by: str, id: str) -> None:
        await self.store.write(partial(undo, id=id, by=by, at=now()))

    # For everybody.

    async def standing(self, user: str) -> Standing:
        rows = await self.store.read(partial(stored.words_for, user=user, at=now()))
        words = [KeeperWord(row["id"], row["kind"], row["reason"], row["why"], row["until"]) for row in rows]
        return Standing(await self.keeps(user), words)

    async def see(self, user: str, id: str) -> None:
        """Somebody has read it."""
        await self.store.write(partial(stored.see, id=id, user=user, at=now()))
