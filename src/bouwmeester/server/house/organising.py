"""The organiser: begins rounds when it is time, sets their tables, has a bot play for whoever does not come, and sees
when a round is over.

Any node may look after any contest: it takes each for a while, and what it could not finish is anybody's after that.
Each thing it does is found done when it is looked at again, so that it may die in the middle.
"""

import asyncio
import json
import secrets
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog
from sqlalchemy import Connection

from bouwmeester.bots import STAND_IN
from bouwmeester.core import shelf
from bouwmeester.server.commands import agreeing
from bouwmeester.server.contests.contest import FEWEST, Board, Contest, Group, whole, written
from bouwmeester.server.contests.pairing import BOT, Seating, sizes
from bouwmeester.server.contests.standings import points
from bouwmeester.server.house import directing, sitting
from bouwmeester.server.protocol.messages import Chair
from bouwmeester.server.store import contests as stored
from bouwmeester.server.store import tables
from bouwmeester.server.store.contests import OPEN, OVER, PLAYING
from bouwmeester.server.store.keeping import closed_out
from bouwmeester.server.store.notices import seats_here
from bouwmeester.server.store.store import Conflict
from bouwmeester.server.store.tables import Row
from bouwmeester.server.tables.clocks import now
from bouwmeester.server.tables.loading import NoSuchTable, Unreadable, rows
from bouwmeester.server.tables.table import Setup

if TYPE_CHECKING:
    from bouwmeester.server.house.house import House

#: How often it is looked for something to do, how much is taken at once, and for how long.
LOOK_SECONDS: Final = 1.0
TOGETHER: Final = 10
TAKEN_SECONDS: Final = 60.0
#: What failed is tried again after this.
AGAIN_SECONDS: Final = 5.0
#: A house that was away at the time set for an evening begins it when it is back; not after this, as people are gone.
LATEST_SECONDS: Final = 1800.0
#: In a league everybody's clock says how long they have; nobody else waits for who has not come.
_LIVE: Final = "swiss"

log = structlog.get_logger()
_seatings = msgspec.json.Decoder(list[Seating]).decode


async def run(house: "House") -> None:
    while True:
        try:
            while await look_after_some(house):
                pass
        except Exception as error:  # the database is away, say
            log.error("contests_not_looked_after", error=repr(error))
        await asyncio.sleep(LOOK_SECONDS)


async def look_after_some(house: "House") -> bool:
    """Look after what is due; whether there may be more."""
    at = now()
    if not await house.store.glance(partial(stored.something_due, at=at)):
        return False
    taken = await house.store.write(partial(stored.take, at=at, until=at + TAKEN_SECONDS, most=TOGETHER))
    for row in taken:
        try:
            await look_after(house, row)
        except Conflict:  # somebody signed up, withdrew or finished meanwhile
            await house.store.write(partial(stored.give_back, id=row["id"], due=at))
        except Exception as error:  # of one contest, and the others go on
            log.error("contest_not_looked_after", contest=row["id"], error=repr(error))
            await house.store.write(partial(stored.give_back, id=row["id"], due=now() + AGAIN_SECONDS))
    return bool(taken)


async def look_after(house: "House", row: Row) -> None:
    """Do what is to be done for a contest now, and write down when to look again."""
    contest = await house.store.read(partial(whole, row=row))
    if contest.ended:
        await house.store.write(_stand(contest, contest.status, [], None))
        return
    if contest.status == OPEN:
        await _begin_in_time(house, contest)
        return
    await _set_tables(house, contest)
    await _see_who_came(house, contest)
    new: list[Row] = []
    for number, group in enumerate(contest.groups):
        _see_whether_over(contest, number, group)
        if contest.status == PLAYING and group.starts is not None and group.starts <= now():
            new += await _begin_round(house, contest, number, group)
    status = OVER if all(group.over for group in contest.groups) else contest.status
    due = now() if new else _due(contest)
    await house.store.write(_stand(contest, status, new, None if status == OVER else due))


async def _begin_in_time(house: "House", contest: Contest) -> None:
    """Begin at the time that was set. If that cannot be, it stays open for whoever runs it to decide."""
    at, starts = now(), contest.starts
    if starts is not None and starts > at:
        await house.store.write(_stand(contest, OPEN, [], starts))
        return
    kept = starts is not None and (at - starts <= LATEST_SECONDS or contest.setup.kind != _LIVE)
    if kept and len(contest.entrants) >= directing.FEWEST_AT_FIRST:
        await directing.begin_first(house, contest, at)
    else:
        await house.store.write(_stand(contest, OPEN, [], None))


def _stand(contest: Contest, status: str, new: list[Row], due: float | None) -> "partial[None]":
    what: dict[str, Any] = {"status": status, "groups": written(contest.groups), "due": due, "changed": now()}
    return partial(stored.go_on, id=contest.id, version=contest.version, tables=new, **what)


def _due(contest: Contest) -> float | None:
    """When something is to be done though nobody does anything."""
    starts = [group.starts for group in contest.groups if group.starts is not None and contest.status == PLAYING]
    waits = [
        group.since + contest.setup.wait
        for number, group in enumerate(contest.groups)
        if any(_is_awaited(contest, board) for board in contest.round(number))
    ]
    return min([*starts, *waits], default=None)


# A round.


def _see_whether_over(contest: Contest, number: int, group: Group) -> None:
    """A round ends when all its tables have; then there is a rest, or the end."""
    if group.over or (group.round > 0 and not contest.complete(number)):
        return
    if group.round == contest.setup.rounds or len(contest.staying(number)) < FEWEST:
        group.over, group.starts = True, None
    elif group.starts is None:
        group.starts = now() + contest.setup.rest


async def _begin_round(house: "House", contest: Contest, number: int, group: Group) -> list[Row]:
    """Who sits where in the next round; a clerk works it out."""
    people = await _let_in(house, contest, number)
    if len(people) < FEWEST:
        group.over, group.starts = True, None
        return []
    rounds = contest.played(number)
    scored = points(contest.people(number), rounds)
    wanted = sizes(len(people), contest.setup.seats, shelf.load(contest.setup.game).seats)
    before = [[table.seats for table in one] for one in rounds]
    dice = f"{contest.id}/{number}/{group.round + 1}"
    asked = msgspec.json.encode((people, list(scored.items()), before, wanted, dice))
    seated = _seatings(await house.desk.ask(contest.id, "pair", asked))
    group.round, group.since, group.starts = group.round + 1, now(), None
    return [
        {
            "table_id": secrets.token_hex(16),
            "contest_id": contest.id,
            "group": number,
            "round": group.round,
            "number": place,
            "seats": json.dumps(seats),
            "awaited": False,
        }
        for place, seats in enumerate(seated, 1)
    ]


async def _let_in(house: "House", contest: Contest, group: int) -> list[int]:
    """Who is to be seated: those who stay, but for whom the keepers have closed out by now."""
    users = {number: str(contest.user(number)["user_id"]) for number in contest.staying(group)}
    out = await house.store.read(partial(closed_out, among=list(users.values()), at=now()))
    return [number for number, user in users.items() if user not in out]


# Its tables.


async def _set_tables(house: "House", contest: Contest) -> None:
    """Set up and begin what is not yet so of the tables that have no result."""
    boards = [board for board in contest.boards if contest.places(board) is None]
    known = await house.store.read(partial(stored.statuses, ids=[board.table for board in boards]))
    for board in boards:
        if board.table not in known:
            await _set_up(house, contest, board)
        if known.get(board.table, tables.OPEN) == tables.OPEN:
            table = await house.table(board.table)
            await house.at(table, partial(sitting.begin, house, table))


async def _set_up(house: "House", contest: Contest, board: Board) -> None:
    """A table at which everybody sits. The dice say which seat begins: it is for whoever is to begin."""
    setup = Setup(
        contest.setup.options,
        contest.setup.public,
        "live" if contest.setup.kind == _LIVE else "days",
        contest.setup.clock,
        undo="never",
        contest=str(contest.row["code"]),
    )
    seats = len(board.seats)
    match = sitting.fresh_match(contest.setup.game, setup, seats)
    begins = sitting.who_begins(match)
    turns = {(begins + turn) % seats: number for turn, number in enumerate(board.seats)}
    chairs = [_chair(contest, seat, turns[seat]) for seat in range(seats)]
    table = sitting.new_table(house, match, setup, chairs, str(contest.row["host"]), board.table)
    row, seated = rows(table)
    # It is not kept here but read: who sits at it knows its id, and may have come before us.
    await house.store.write(partial(stored.set_up, row=row, chairs=seated, begins=begins))


def _chair(contest: Contest, seat: int, number: int) -> Chair:
    if number == BOT:
        return Chair(seat, None, None, STAND_IN)
    person = contest.user(number)
    return Chair(seat, person["user_id"], person["name"], None)


def _is_awaited(contest: Contest, board: Board) -> bool:
    return contest.setup.kind == _LIVE and not board.awaited and contest.places(board) is None


async def _see_who_came(house: "House", contest: Contest) -> None:
    """Once people have had time to come, a bot plays for whoever has not; they may still come and play on."""
    for number, group in enumerate(contest.groups):
        if now() < group.since + contest.setup.wait:
            continue
        for board in contest.round(number):
            if _is_awaited(contest, board):
                await _stand_in(house, board)
                await house.store.write(partial(stored.write_awaited, table=board.table))


async def _stand_in(house: "House", board: Board) -> None:
    try:
        table = await house.table(board.table)
    except (NoSuchTable, Unreadable):
        return
    elsewhere = await house.store.read(_seats_elsewhere(house, board.table))
    here = [seat for seat in table.people() if table.is_here(seat) or elsewhere >> seat & 1]
    await house.at(table, partial(agreeing.play_for_absent, table, here))
    house.changed(table)


def _seats_elsewhere(house: "House", table: str) -> Callable[[Connection], int]:
    """Which seats have their people at any node that lives, one bit each."""

    def work(connection: Connection) -> int:
        return seats_here(connection, table, now()) if house.store.shared else 0

    return work
