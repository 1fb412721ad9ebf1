"""Contests, as people deal with them: setting one up, signing up, withdrawing. What is for whoever runs one is in
``directing``.
"""

import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import fields

from bouwmeester.core import shelf
from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.server.admission.cleaning import clean
from bouwmeester.server.admission.naming import belongs_to_bots
from bouwmeester.server.admission.quotas import TooMuch
from bouwmeester.server.contests import telling
from bouwmeester.server.contests.contest import Contest, Group, read
from bouwmeester.server.contests.pairing import sizes
from bouwmeester.server.house import sitting
from bouwmeester.server.protocol import contests as messages
from bouwmeester.server.store import contests as stored
from bouwmeester.server.store.contests import OPEN
from bouwmeester.server.store.store import Conflict
from bouwmeester.server.store.tables import Row
from bouwmeester.server.tables.clocks import now
from bouwmeester.server.tables.table import Setup

if TYPE_CHECKING:
    from bouwmeester.server.house.house import House

#: Contests that one guest may have going, and in which one may take part.
HOSTED: Final = 5
ENTERED: Final = 20
#: Those who may take part in one.
MOST: Final = 120
#: So far ahead it may be set when one begins.
AHEAD_SECONDS: Final = 90 * 86_400.0
#: How many are listed.
LISTED: Final = 60
#: How often somebody is tried again whom others have outrun.
_TRIES: Final = 50

_encode = msgspec.json.Encoder().encode
_setup = msgspec.json.Decoder(messages.ContestSetup).decode
_groups = msgspec.json.Decoder(list[Group]).decode


class NoSuchContest(BouwmeesterError):
    """There is no contest with that code."""


class CannotEnter(BouwmeesterError):
    """It is not open, or not for this person; with the key of the words for it."""

    def __init__(self, detail: str, key: str) -> None:
        super().__init__(detail)
        self.key = key


async def create(house: "House", user: str, wish: messages.NewContest) -> tuple[str, str]:
    """A new contest; returns its id and its code. Raises BouwmeesterError for what cannot be."""
    await sitting.need_open_door(house, user)
    name = clean(wish.name)
    if not name:
        raise CannotEnter("a name has letters", "server.no_name")
    if belongs_to_bots(name):
        raise CannotEnter("that is what bots are called", "server.name_of_bots")
    game = shelf.load(wish.game)
    if wish.seats not in game.seats:
        raise BouwmeesterError(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} seats, not {wish.seats}")
    if wish.clock.kind == "none" or wish.clock.seconds < 5:
        raise CannotEnter("in an event everybody has a clock, of at least 5 seconds", "server.event_clock")
    need_time(wish.starts)
    wish = msgspec.structs.replace(wish, name=name, options=game.complete(wish.options))
    for seats in {*sizes(2 * wish.seats, wish.seats, game.seats), *sizes(2 * wish.seats - 1, wish.seats, game.seats)}:
        sitting.fresh_match(game.name, Setup(wish.options), seats)
    setup = messages.ContestSetup(*[getattr(wish, one.name) for one in fields(messages.ContestSetup)])
    row = new_row(setup, user)
    return str(row["id"]), await put(house, {**row, "starts": wish.starts, "due": wish.starts}, [])


def new_row(setup: messages.ContestSetup, host: str) -> Row:
    """A contest that is to be set up, but for its code."""
    at = now()
    return {
        "id": secrets.token_hex(16),
        "name": setup.name,
        "host": host,
        "game": setup.game,
        "public": setup.public,
        "setup": _encode(setup).decode(),
        "status": OPEN,
        "groups": "[]",
        "created": at,
        "changed": at,
        "version": 0,
        "taken": 0.0,
    }


async def put(house: "House", row: Row, people: list[Row]) -> str:
    """Set a contest up with those who take part; returns its code. Raises Conflict if that season is there."""
    while True:
        code = sitting.new_code()
        try:
            if not await house.store.write(
                partial(stored.put, row={**row, "code": code}, people=people, most=HOSTED)
            ):
                raise TooMuch("you have many events going; finish some first")
        except Conflict:  # somebody else has that code
            if "previous" in row:
                raise  # or was quicker with that season
            continue
        return code


def need_time(starts: float | None) -> None:
    """Raises for a time at which nothing can begin."""
    if starts is not None and not 0 < starts - now() <= AHEAD_SECONDS:
        raise CannotEnter("a time is to come, and within 90 days", "server.event_time")


async def told(house: "House", code: str, user: str | None) -> messages.Contest:
    found = await house.store.read(partial(telling.told, code=code.upper(), user=user, at=now()))
    if found is None:
        raise NoSuchContest(f"there is no event with the code {code}")
    return found


async def listed(house: "House", user: str | None) -> list[messages.ContestInfo]:
    """Those that are public, a few of each host, and all in which somebody has a part."""
    rows = await house.store.read(partial(stored.listed, user=user, most=10 * LISTED))
    mine = [row["id"] for row in rows if user is not None and (row["host"] == user or row["entered"])]
    others = house.some_of_each([(row["id"], row["host"]) for row in rows if row["id"] not in mine])
    shown = {*mine, *others[:LISTED]}
    return [
        telling.info(row, _setup(row["setup"]), _groups(row["groups"]), user) for row in rows if row["id"] in shown
    ]


# Changing one: by whom it is allowed, as it is now. Should somebody be quicker, it is looked at again.


async def changed(house: "House", code: str, work: Callable[[Contest], Awaitable[None]]) -> None:
    for _ in range(_TRIES):
        contest = await house.store.read(partial(read, code=code.upper()))
        if contest is None:
            raise NoSuchContest(f"there is no event with the code {code}")
        try:
            await work(contest)
            return
        except Conflict:
            continue
    raise TooMuch("many do the same at this moment; try again")


async def enter(house: "House", code: str, user: str) -> None:
    """Sign up. Who has done so before has done so; who comes late is seated from the next round on."""
    await sitting.need_open_door(house, user)

    async def work(contest: Contest) -> None:
        number = contest.number_of(user)
        if contest.ended:
            raise CannotEnter("it is over", "server.event_over")
        if number is not None and contest.user(number)["gone"] is not None:
            raise CannotEnter("you have withdrawn, or were sent away", "server.event_gone")
        if number is not None:
            return
        if not contest.joins:
            raise CannotEnter("it is closed, or has gone too far", "server.event_begun")
        if len(contest.entrants) >= MOST:
            raise CannotEnter(f"{MOST} people take part already", "server.event_full")
        if await house.store.read(partial(stored.going_of, user=user)) >= ENTERED:
            raise TooMuch("you take part in many events; withdraw from one first")
        enter = partial(stored.enter, id=contest.id, version=contest.version, user=user, at=now())
        await house.store.write(enter)

    await changed(house, code, work)


async def withdraw(house: "House", code: str, user: str) -> None:
    """Take part no longer, from the next round on."""

    async def work(contest: Contest) -> None:
        number = contest.number_of(user)
        if number is None:
            raise CannotEnter("you do not take part", "server.event_not_in")
        await send_away(house, contest, number)

    await changed(house, code, work)


async def send_away(house: "House", contest: Contest, number: int) -> None:
    if contest.ended:
        raise CannotEnter("it is over", "server.event_over")
    leave = partial(stored.leave, id=contest.id, version=contest.version, number=number, at=now())
    await house.store.write(leave)
