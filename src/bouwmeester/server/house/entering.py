"""Contests, as people deal with them: setting one up, signing up, withdrawing; and what is for whoever runs it."""

import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Connection

from bouwmeester.core import shelf
from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.server.admission.cleaning import clean
from bouwmeester.server.admission.naming import belongs_to_bots
from bouwmeester.server.admission.quotas import TooMuch
from bouwmeester.server.contests import telling
from bouwmeester.server.contests.contest import Contest, Group, read, written
from bouwmeester.server.contests.pairing import sizes
from bouwmeester.server.house import sitting
from bouwmeester.server.protocol import contests as messages
from bouwmeester.server.store import contests as stored
from bouwmeester.server.store.contests import CANCELLED, OPEN, PAUSED, PLAYING
from bouwmeester.server.store.store import Conflict
from bouwmeester.server.tables.clocks import now
from bouwmeester.server.tables.table import Setup

if TYPE_CHECKING:
    from bouwmeester.server.house.house import House

#: Contests that one guest may have going, and in which one may take part.
HOSTED: Final = 5
ENTERED: Final = 20
#: Those who may take part in one, and the fewest with whom it begins.
MOST: Final = 120
FEWEST_AT_FIRST: Final = 3
#: How many are listed.
LISTED: Final = 60
#: How often somebody is tried again whom others have outrun.
_TRIES: Final = 50

_encode = msgspec.json.Encoder().encode
_setup = msgspec.json.Decoder(messages.NewContest).decode
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
    wish = msgspec.structs.replace(wish, name=name, options=game.complete(wish.options))
    for seats in {*sizes(2 * wish.seats, wish.seats, game.seats), *sizes(2 * wish.seats - 1, wish.seats, game.seats)}:
        sitting.fresh_match(game.name, Setup(wish.options), seats)
    at = now()
    id = secrets.token_hex(16)
    row = {
        "id": id,
        "name": name,
        "host": user,
        "game": game.name,
        "public": wish.public,
        "setup": _encode(wish).decode(),
        "status": OPEN,
        "groups": "[]",
        "created": at,
        "changed": at,
        "version": 0,
        "taken": 0.0,
    }
    while True:
        code = sitting.new_code()
        try:
            if not await house.store.write(partial(stored.put, row={**row, "code": code}, most=HOSTED)):
                raise TooMuch("you have many events going; finish some first")
        except Conflict:  # somebody else has that code
            continue
        return id, code


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


async def _changed(house: "House", code: str, work: Callable[[Contest], Awaitable[None]]) -> None:
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
    """Sign up. Who has done so before has done so."""

    async def work(contest: Contest) -> None:
        if contest.number_of(user) is not None and contest.status == OPEN:
            return
        if contest.status != OPEN:
            raise CannotEnter("it has begun, or is over", "server.event_begun")
        if len(contest.entrants) >= MOST:
            raise CannotEnter(f"{MOST} people take part already", "server.event_full")
        if await house.store.read(partial(stored.going_of, user=user)) >= ENTERED:
            raise TooMuch("you take part in many events; withdraw from one first")
        enter = partial(stored.enter, id=contest.id, version=contest.version, user=user, at=now())
        await house.store.write(enter)

    await _changed(house, code, work)


async def withdraw(house: "House", code: str, user: str) -> None:
    """Take part no longer, from the next round on."""

    async def work(contest: Contest) -> None:
        number = contest.number_of(user)
        if number is None:
            raise CannotEnter("you do not take part", "server.event_not_in")
        await _send_away(house, contest, number)

    await _changed(house, code, work)


async def drop(house: "House", code: str, user: str, number: int) -> None:
    """Whoever runs it sends somebody away."""

    async def work(contest: Contest) -> None:
        _need_host(contest, user)
        if number not in [row["number"] for row in contest.entrants]:
            raise CannotEnter("nobody with that number takes part", "server.event_nobody")
        await _send_away(house, contest, number)

    await _changed(house, code, work)


async def _send_away(house: "House", contest: Contest, number: int) -> None:
    if contest.ended:
        raise CannotEnter("it is over", "server.event_over")
    leave = partial(stored.leave, id=contest.id, version=contest.version, number=number, at=now())
    await house.store.write(leave)


def _need_host(contest: Contest, user: str) -> None:
    if contest.row["host"] != user:
        raise CannotEnter("this is for whoever runs the event", "server.event_not_host")
    if contest.ended:
        raise CannotEnter("it is over", "server.event_over")


async def begin(house: "House", code: str, user: str) -> None:
    """Begin the first round, or the next one at once where people wait for it."""

    async def work(contest: Contest) -> None:
        _need_host(contest, user)
        at = now()
        if contest.status == PAUSED:
            raise CannotEnter("it is paused", "server.event_paused")
        if contest.status == OPEN:
            await _begin(house, contest, at)
            return
        waiting = [group for group in contest.groups if group.starts is not None]
        if not waiting:
            raise CannotEnter("a round is being played", "server.event_round")
        for group in waiting:
            group.starts = at
        await _put(house, contest, groups=written(contest.groups), due=at, changed=at)

    await _changed(house, code, work)


async def _begin(house: "House", contest: Contest, at: float) -> None:
    people = [row["number"] for row in contest.entrants]
    if len(people) < FEWEST_AT_FIRST:
        raise CannotEnter(f"{FEWEST_AT_FIRST} people or more are needed", "server.event_too_few")
    groups = (
        groups_of(people, contest.setup.group, Random(contest.id)) if contest.setup.kind == "league" else [people]
    )
    stand = written([Group(starts=at) for _ in groups])
    in_group = {number: group for group, members in enumerate(groups) for number in members}

    def work(connection: Connection) -> None:
        stored.change(
            connection, contest.id, contest.version, status=PLAYING, groups=stand, due=at, taken=0.0, changed=at
        )
        stored.put_in_groups(connection, contest.id, in_group)

    await house.store.write(work)


def groups_of(people: list[int], size: int, dice: Random) -> list[list[int]]:
    """People in groups of about a size, as the dice fall; no group is more than one larger than another.

    >>> [len(group) for group in groups_of(list(range(16)), 6, Random(1))]
    [6, 5, 5]
    """
    mixed = people[:]
    dice.shuffle(mixed)
    count = max(1, round(len(people) / size))
    return [sorted(mixed[group::count]) for group in range(count)]


async def pause(house: "House", code: str, user: str) -> None:
    """No round begins until it goes on; the tables play."""

    async def work(contest: Contest) -> None:
        _need_host(contest, user)
        if contest.status != PLAYING:
            raise CannotEnter("it is not being played", "server.event_not_playing")
        await _put(house, contest, status=PAUSED, changed=now())

    await _changed(house, code, work)


async def resume(house: "House", code: str, user: str) -> None:
    async def work(contest: Contest) -> None:
        _need_host(contest, user)
        if contest.status != PAUSED:
            raise CannotEnter("it is not paused", "server.event_not_paused")
        await _put(house, contest, status=PLAYING, due=now(), changed=now())

    await _changed(house, code, work)


async def cancel(house: "House", code: str, user: str) -> None:
    """It is over before its end. The tables that are set play on, as tables do."""

    async def work(contest: Contest) -> None:
        _need_host(contest, user)
        await _put(house, contest, status=CANCELLED, due=None, changed=now())

    await _changed(house, code, work)


async def _put(house: "House", contest: Contest, **what: Any) -> None:
    change = partial(stored.change, id=contest.id, version=contest.version, **what)
    await house.store.write(change)
