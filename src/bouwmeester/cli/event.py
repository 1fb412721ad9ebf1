"""``bouwmeester event``: tournaments, between bots here or between people at a server."""

import json as json_format
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from random import Random
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import App, Parameter
from cyclopts.validators import Number
from rich.table import Table

from bouwmeester.arena.outside import failed
from bouwmeester.arena.playing import play
from bouwmeester.bots import STAND_IN
from bouwmeester.cli.flags import (
    FixedSeed,
    GameName,
    OptionList,
    Players,
    Seats,
    players_named,
    read_options,
    seats_of,
)
from bouwmeester.cli.outside import Server, answered, needs_client, tell_failed
from bouwmeester.cli.screen import progress, screen
from bouwmeester.core.errors import BadOption, BouwmeesterError
from bouwmeester.core.game import Game
from bouwmeester.core.shelf import load
from bouwmeester.core.state import State
from bouwmeester.server.contests.pairing import BOT, Seating, pair, sizes
from bouwmeester.server.contests.standings import Played, Stand, points, standings

if TYPE_CHECKING:
    import httpx

Rounds = Annotated[int, Parameter(validator=Number(gte=1, lte=12), help="How many rounds.")]
AsJson = Annotated[bool, Parameter(negative="", help="Print JSON instead of a table.")]
EventName = Annotated[str, Parameter(help="What the event is called.")]
Code = Annotated[str, Parameter(help="The code of the event: the last part of its link.")]
League = Annotated[bool, Parameter(negative="", help="A league over days, a day a move, instead of one evening.")]
At = Annotated[
    str | None, Parameter(help="When it begins by itself, in the time of this machine: '2026-11-20 20:00'.")
]
Link = Annotated[str, Parameter(help="The link by which you run it, as it was printed last; it works once.")]
#: What whoever runs an event can do. A time is set with --at, and taken back without it.
What = Annotated[
    Literal["begin", "pause", "resume", "close", "reopen", "time", "next", "cancel"],
    Parameter(help="What to do; close and reopen are of sign-up, time goes with --at, next is a league's season."),
]

event = App(name="event", help="Tournaments: between bots here, or between people at a server.")
_FEWEST = 3


@event.default
def hold(
    game: GameName,
    /,
    *,
    bots: Players = "level-1,level-2,greedy,uniform",
    seats: Seats = None,
    rounds: Rounds = 3,
    seed: FixedSeed = 1,
    options: OptionList | None = None,
    json: AsJson = False,
) -> None:
    """Hold a tournament between bots, paired as people are at a server, and print how they stand."""
    rules = load(game)
    names = players_named(bots, rules.name)
    if len(names) < _FEWEST:
        raise BadOption(f"wanted: the names of {_FEWEST} bots or more")
    count = seats_of(rules, seats)
    if count not in rules.seats:
        raise BadOption(f"{game} is for {rules.seats[0]} to {rules.seats[-1]} seats, not {count}")
    played: list[list[Played]] = []
    with progress() as bar:
        task = bar.add_task(game, total=rounds)
        for one in _rounds(rules, names, count, rounds, Random(seed), read_options(options or [])):
            played.append(one)
            bar.update(task, advance=1)
    tell_failed(failed(names))
    stand = standings(range(len(names)), played)
    if json:
        print(json_format.dumps({"rounds": played, "standings": [_as_json(row, names) for row in stand]}, indent=2))
    else:
        screen().print(_table([(row.place, names[row.who], *row[2:]) for row in stand]))


def _rounds(
    rules: Game[State], names: Sequence[str], seats: int, rounds: int, dice: Random, options: Mapping[str, object]
) -> Iterator[list[Played]]:
    played: list[list[Played]] = []
    everyone = range(len(names))
    for _ in range(rounds):
        before = [[table.seats for table in one] for one in played]
        wanted = sizes(len(names), seats, rules.seats)
        tables = pair(everyone, points(everyone, played), before, wanted, dice)
        played.append([_play(rules, names, table, dice, options) for table in tables])
        yield played[-1]


def _play(
    rules: Game[State], names: Sequence[str], table: Seating, dice: Random, options: Mapping[str, object]
) -> Played:
    seating = [STAND_IN if number == BOT else names[number] for number in table]
    return Played(table, play(rules, seating, dice, dice, options).outcome.ranks)


def _as_json(row: Stand, names: Sequence[str]) -> dict[str, object]:
    return {**row._asdict(), "bot": names[row.who]}


def _table(rows: Sequence[tuple[int, str, float, float, float]]) -> Table:
    table = Table(box=None)
    table.add_column("", justify="right")
    table.add_column("")
    for column in ("points", "wins", "opponents"):
        table.add_column(column, justify="right")
    for place, name, scored, wins, opponents in rows:
        table.add_row(str(place), name, f"{scored:.2f}", f"{wins:g}", f"{opponents:.2f}")
    return table


# At a server.


@event.command
def new(
    name: EventName,
    game: GameName,
    /,
    *,
    server: Server,
    seats: Seats = None,
    rounds: Rounds = 4,
    league: League = False,
    at: At = None,
) -> None:
    """Set an event up at a server; prints its link, and the one by which you run it, in a browser or here."""
    if not name.strip():
        raise BadOption("an event has a name")
    slow = {"kind": "league", "clock": {"kind": "move", "seconds": 86_400}, "rest": 0}
    wish = {"name": name, "game": game, "seats": seats_of(load(game), seats), "rounds": rounds, "starts": _moment(at)}
    with _at(server) as http:
        answered(http.post("/api/guests", json={"name": name}))
        made = answered(http.post("/api/events", json={**wish, **(slow if league else {})}))
        print(f"To sign up:  {server.rstrip('/')}/events/{made['about']['code']}")
        _print_link(http, server)


@event.command(name="run")
def direct(code: Code, what: What, /, *, server: Server, link: Link, at: At = None) -> None:
    """Begin an event, pause it, close it to others, set its time, hold the next season of a league, cancel it."""
    wish = {"starts": _moment(at)} if what == "time" else None
    with _at(server) as http:
        answered(http.post("/api/guests/link", json={"token": link.rpartition("#")[2]}))
        try:
            done = answered(http.post(f"/api/events/{code}/{what}", json=wish))
            print(_said(done["about"]))
        finally:
            # The one that was given is used up, whatever came of it.
            _print_link(http, server)


def _print_link(http: "httpx.Client", server: str) -> None:
    token = answered(http.post("/api/me/link"))["token"]
    print(f"To run it:   {server.rstrip('/')}/back#{token}")


def _moment(at: str | None) -> float | None:
    """Seconds since 1970 of a time in words; a zone may stand at its end, as +01:00 or Z."""
    try:
        return None if at is None else datetime.fromisoformat(at).timestamp()
    except (ValueError, OverflowError, OSError) as error:
        raise BadOption(f"{at!r} is no time; wanted is one like '2026-11-20 20:00'") from error


def _said(about: Mapping[str, Any]) -> str:
    """An event in one line, with its time as it is here."""
    season = f", season {about['season']}" if about["kind"] == "league" else ""
    status = f"{about['status']}, round {about['round']}"
    if about["status"] == "open" and about["starts"] is not None:
        status = f"open, begins {datetime.fromtimestamp(about['starts']):%Y-%m-%d %H:%M}"
    return f"{about['code']}  {about['people']:3} people  {about['game']:10}  {about['name']}{season}: {status}"


@event.command(name="list")
def list_events(*, server: Server) -> None:
    """The events that a server announces."""
    with _at(server) as http:
        found = answered(http.get("/api/events"))
    for one in found:
        print(_said(one))


@event.command(name="standings")
def show(code: Code, /, *, server: Server) -> None:
    """How everybody stands in an event of a server."""
    with _at(server) as http:
        found = answered(http.get(f"/api/events/{code}"))
    names = {one["number"]: one["player"]["name"] or "somebody" for one in found["entrants"]}
    print(_said(found["about"]))
    for group in found["groups"]:
        rows = [
            (row["place"], names[row["number"]], row["points"], row["wins"], row["opponents"])
            for row in group["rows"]
        ]
        screen().print(_table(rows))


@contextmanager
def _at(server: str) -> Iterator["httpx.Client"]:
    with needs_client():
        import httpx
    try:
        with httpx.Client(base_url=server, timeout=30) as http:
            yield http
    except httpx.HTTPError as error:
        raise BouwmeesterError(f"{server} cannot be reached: {error}") from error
