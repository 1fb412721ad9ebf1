"""``bouwmeester keeper``: who keeps the peace in a house, and all that keepers can do, at its command line."""

import re
import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

from cyclopts import App, Parameter
from cyclopts.validators import Number
from rich.console import Console

from bouwmeester.cli.config import settings_from
from bouwmeester.cli.keep import Database
from bouwmeester.cli.needs import needs_house, needs_server
from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.server.settings import Settings

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from bouwmeester.server.protocol.people import Act, Player, Report

T = TypeVar("T")
Person = Annotated[str, Parameter(help="The id of somebody, or the address of their page, which ends in it.")]
Why = Annotated[str, Parameter(help="In your own words; the person reads them.")]
Reason = Annotated[
    Literal["words", "spam", "name", "stalling", "unfair", "other"],
    Parameter(help="What it is about; the person reads it in their language."),
]
Answers = Annotated[str | None, Parameter(name="report", help="The report that this answers.")]
_DATABASE = Settings.database

keeper = App(
    name="keeper",
    help="Say who keeps the peace in a house, and do what keepers do; also while people play.",
    config=settings_from(strict=False),
)


@keeper.command
def name(person: Person, /, *, why: Why = "", database: Database = _DATABASE) -> None:
    """Let somebody keep the house: they find reports, and what can be done, at /keeper."""
    with needs_server(database):
        from bouwmeester.server.house.keeping import name_keeper
    _write(database, partial(name_keeper, user=_id(person), why=why, at=time.time()))


@keeper.command
def unname(person: Person, /, *, database: Database = _DATABASE) -> None:
    """They keep the house no longer."""
    with needs_server(database):
        from bouwmeester.server.house.keeping import dismiss_keeper
    _write(database, partial(dismiss_keeper, user=_id(person), at=time.time()))


@keeper.command
def who(*, database: Database = _DATABASE) -> None:
    """Who keeps the house."""
    with needs_server(database):
        from bouwmeester.server.store.keeping import keepers
    found = _read(database, partial(keepers, at=time.time()))
    for row in found:
        _say(f"{row['id']}  {row['name']}, since {_day(row['at'])}")
    if not found:
        _say("nobody; keeper name makes somebody a keeper")


@keeper.command
def find(
    name: Annotated[str, Parameter(help="A name, or a part of one.")], /, *, database: Database = _DATABASE
) -> None:
    """Look for people by name. Several may have the same one: mind the id."""
    with needs_server(database):
        from bouwmeester.server.store.keeping import called
    found = _read(database, partial(called, name=name, most=50))
    for row in found:
        _say(f"{row['id']}  {row['name']}, since {_day(row['created'])}")
    if not found:
        _say(f"nobody is called {name}")


@keeper.command
def reports(*, database: Database = _DATABASE) -> None:
    """What waits for the keepers, the oldest first, with what was said."""
    with needs_server(database):
        from bouwmeester.server.house.keeping import desk
    found = _read(database, desk)
    for report in found.reports:
        _tell_report(report)
    _say(f"reports that wait: {found.waiting}")


@keeper.command
def log(*, database: Database = _DATABASE) -> None:
    """What was done, the latest first: who, when, what and why."""
    with needs_server(database):
        from bouwmeester.server.house.keeping import desk
    acts = _read(database, desk).acts
    for act in acts:
        _tell_act(act)
    if not acts:
        _say("nothing was done yet")


@keeper.command
def warn(
    person: Person, /, *, reason: Reason, why: Why = "", report: Answers = None, database: Database = _DATABASE
) -> None:
    """Warn somebody. They read it once, in their language."""
    _act(database, "warn", person, reason, why, None, report)


@keeper.command
def mute(
    person: Person,
    /,
    *,
    days: Annotated[float, Parameter(validator=Number(gt=0), help="For so long.")],
    reason: Reason,
    why: Why = "",
    report: Answers = None,
    database: Database = _DATABASE,
) -> None:
    """Let nobody hear somebody for some days."""
    _act(database, "mute", person, reason, why, days, report)


@keeper.command
def close(
    person: Person,
    /,
    *,
    days: Annotated[
        float | None, Parameter(validator=Number(gt=0), help="For so long; else until it is undone.")
    ] = None,
    reason: Reason,
    why: Why = "",
    report: Answers = None,
    database: Database = _DATABASE,
) -> None:
    """Close the door to somebody: no tables, chairs or talk; bots play on for them."""
    _act(database, "close", person, reason, why, days, report)


@keeper.command
def dismiss(
    report: Annotated[str, Parameter(help="The report.")], /, *, why: Why = "", database: Database = _DATABASE
) -> None:
    """Let a report be."""
    with needs_server(database):
        from bouwmeester.server.house.keeping import desk
    about = [one.about.user for one in _read(database, desk).reports if one.id == report]
    if not about:
        raise BouwmeesterError("no such report waits")
    _act(database, "dismiss", about[0] or "", "other", why, None, report)


@keeper.command
def undo(
    act: Annotated[str, Parameter(help="What was done, by its id in the log.")], /, *, database: Database = _DATABASE
) -> None:
    """Undo something; what it answered waits again."""
    with needs_server(database):
        from bouwmeester.server.house.keeping import undo
    _write(database, partial(undo, id=act, by=None, at=time.time()))


def _act(
    database: str, kind: str, person: str, reason: str, why: str, days: float | None, report: str | None
) -> None:
    with needs_server(database):
        import msgspec

        from bouwmeester.server.house.keeping import act
        from bouwmeester.server.protocol.people import NewAct
    said = {"kind": kind, "about": _id(person), "reason": reason, "why": why, "days": days, "report": report}
    try:
        data: NewAct = msgspec.convert(said, NewAct)
    except msgspec.ValidationError as error:
        raise BouwmeesterError(f"that cannot be: {error}") from error
    _write(database, partial(act, data=data, by=None, at=time.time()))


def _id(person: str) -> str:
    found = re.search(r"[0-9a-f]{32}$", person.rstrip("/"))
    if found is None:
        raise BouwmeesterError(f"{person!r} is no id: the address of somebody's page ends in theirs; see keeper find")
    return found[0]


def _read(database: str, work: "Callable[[Connection], T]") -> T:
    return _with(database, work, writes=False)


def _write(database: str, work: "Callable[[Connection], None]") -> None:
    _with(database, work, writes=True)
    _say("done")


def _with(database: str, work: "Callable[[Connection], T]", *, writes: bool) -> T:
    from bouwmeester.server.store.migrating import migrate
    from bouwmeester.server.store.store import Store

    needs_house(database)
    store = Store(database)
    try:
        migrate(store.engine)
        with store.engine.connect().execution_options(writes=writes) as connection, connection.begin():
            return work(connection)
    finally:
        store.engine.dispose()


# What is told.


def _say(text: str) -> None:
    # What people write is text, whatever it looks like.
    Console(soft_wrap=True, highlight=False, markup=False).print(text)


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def _name(player: "Player | None") -> str:
    return "who runs the house" if player is None else f"{player.name} ({player.user})"


def _tell_report(report: "Report") -> None:
    _say(f"{report.id}  {_day(report.at)}  {report.reason}, {report.game}, table {report.table}")
    _say(f"  about {_name(report.about)}")
    _say(f"  by {_name(report.by)}{f': {report.words}' if report.words else ''}")
    for line in report.heard:
        mark = ">" if line.number == report.line else " "
        _say(f"  {mark} {_day(line.at)}  {line.by.name}: {line.text}")


def _tell_act(act: "Act") -> None:
    until = "" if act.until is None else f" until {_day(act.until)}"
    undone = "" if act.undone is None else f"; undone {_day(act.undone)} by {_name(act.undone_by)}"
    why = f": {act.why}" if act.why else ""
    _say(f"{act.id}  {_day(act.at)}  {act.kind}{until} {_name(act.about)}, {act.reason}{why}")
    _say(f"  by {_name(act.by)}{undone}")
