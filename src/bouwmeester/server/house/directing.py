"""What is for whoever runs a contest: beginning it, now or at a set time; closing it to others, pausing it, ending
it; sending somebody away; and the next season of a league.
"""

from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection

from bouwmeester.server.contests.contest import Contest, Group, written
from bouwmeester.server.contests.seasons import cut, ladder
from bouwmeester.server.contests.standings import standings
from bouwmeester.server.house import sitting
from bouwmeester.server.house.entering import CannotEnter, changed, need_time, new_row, put, send_away
from bouwmeester.server.store import contests as stored
from bouwmeester.server.store.contests import CANCELLED, OPEN, OVER, PAUSED, PLAYING
from bouwmeester.server.tables.clocks import now

if TYPE_CHECKING:
    from bouwmeester.server.house.house import House

#: The fewest with whom one begins.
FEWEST_AT_FIRST: Final = 3


def _need_host(contest: Contest, user: str) -> None:
    if contest.row["host"] != user:
        raise CannotEnter("this is for whoever runs the event", "server.event_not_host")


def _need_going(contest: Contest, user: str) -> None:
    _need_host(contest, user)
    if contest.ended:
        raise CannotEnter("it is over", "server.event_over")


async def drop(house: "House", code: str, user: str, number: int) -> None:
    """Whoever runs it sends somebody away."""

    async def work(contest: Contest) -> None:
        _need_going(contest, user)
        if number not in [row["number"] for row in contest.entrants]:
            raise CannotEnter("nobody with that number takes part", "server.event_nobody")
        await send_away(house, contest, number)

    await changed(house, code, work)


async def begin(house: "House", code: str, user: str) -> None:
    """Begin the first round, or the next one at once where people wait for it."""

    async def work(contest: Contest) -> None:
        _need_going(contest, user)
        at = now()
        if contest.status == PAUSED:
            raise CannotEnter("it is paused", "server.event_paused")
        if contest.status == OPEN:
            await begin_first(house, contest, at)
            return
        waiting = [group for group in contest.groups if group.starts is not None]
        if not waiting:
            raise CannotEnter("a round is being played", "server.event_round")
        for group in waiting:
            group.starts = at
        await _put(house, contest, groups=written(contest.groups), due=at, changed=at)

    await changed(house, code, work)


async def begin_first(house: "House", contest: Contest, at: float) -> None:
    """Begin the first round. Raises CannotEnter for too few."""
    people = [row["number"] for row in contest.entrants]
    if len(people) < FEWEST_AT_FIRST:
        raise CannotEnter(f"{FEWEST_AT_FIRST} people or more are needed", "server.event_too_few")
    groups = _groups(contest, people)
    stand = written([Group(starts=at) for _ in groups])
    in_group = {number: group for group, members in enumerate(groups) for number in members}

    def work(connection: Connection) -> None:
        stored.change(
            connection, contest.id, contest.version, status=PLAYING, groups=stand, due=at, taken=0.0, changed=at
        )
        stored.put_in_groups(connection, contest.id, in_group)

    await house.store.write(work)


def _groups(contest: Contest, people: list[int]) -> list[list[int]]:
    """A tournament is one group. In a league's first season the dice say who is in which, later the one before."""
    if contest.setup.kind != "league":
        return [people]
    if contest.season == 1:
        return groups_of(people, contest.setup.group, Random(contest.id))
    return cut(people, contest.setup.group)


def groups_of(people: list[int], size: int, dice: Random) -> list[list[int]]:
    """People in groups of about a size, as the dice fall; no group is more than one larger than another.

    >>> [len(group) for group in groups_of(list(range(16)), 6, Random(1))]
    [6, 5, 5]
    """
    mixed = people[:]
    dice.shuffle(mixed)
    return [sorted(group) for group in cut(mixed, size)]


async def set_time(house: "House", code: str, user: str, starts: float | None) -> None:
    """When it begins by itself; or that it does not."""

    async def work(contest: Contest) -> None:
        _need_going(contest, user)
        if contest.status != OPEN:
            raise CannotEnter("it has begun", "server.event_not_open")
        need_time(starts)
        await _put(house, contest, starts=starts, due=starts, changed=now())

    await changed(house, code, work)


async def close(house: "House", code: str, user: str) -> None:
    """Nobody may sign up any more, be it before it begins or between two rounds."""
    await changed(house, code, partial(_close, house, user=user, closed=True))


async def reopen(house: "House", code: str, user: str) -> None:
    await changed(house, code, partial(_close, house, user=user, closed=False))


async def _close(house: "House", contest: Contest, user: str, closed: bool) -> None:
    _need_going(contest, user)
    await _put(house, contest, closed=closed, changed=now())


async def pause(house: "House", code: str, user: str) -> None:
    """No round begins until it goes on; the tables play."""

    async def work(contest: Contest) -> None:
        _need_going(contest, user)
        if contest.status != PLAYING:
            raise CannotEnter("it is not being played", "server.event_not_playing")
        await _put(house, contest, status=PAUSED, changed=now())

    await changed(house, code, work)


async def resume(house: "House", code: str, user: str) -> None:
    async def work(contest: Contest) -> None:
        _need_going(contest, user)
        if contest.status != PAUSED:
            raise CannotEnter("it is not paused", "server.event_not_paused")
        await _put(house, contest, status=PLAYING, due=now(), changed=now())

    await changed(house, code, work)


async def cancel(house: "House", code: str, user: str) -> None:
    """It is over before its end. The tables that are set play on, as tables do."""

    async def work(contest: Contest) -> None:
        _need_going(contest, user)
        await _put(house, contest, status=CANCELLED, due=None, changed=now())

    await changed(house, code, work)


async def _put(house: "House", contest: Contest, **what: Any) -> None:
    change = partial(stored.change, id=contest.id, version=contest.version, **what)
    await house.store.write(change)


# Seasons of a league.


async def next_season(house: "House", code: str, user: str) -> str:
    """The next season of a league that is over, with all who stayed to its end, by how they stood; returns its code.
    Whoever asks again gets the same.
    """
    await sitting.need_open_door(house, user)
    made: list[str] = []

    async def work(contest: Contest) -> None:
        _need_host(contest, user)
        if contest.setup.kind != "league" or contest.status != OVER:
            raise CannotEnter("a season follows a league that is over", "server.event_no_season")
        found = await house.store.read(partial(stored.season_after, id=contest.id))
        made.append(found or await _new_season(house, contest))

    await changed(house, code, work)
    return made[-1]


async def _new_season(house: "House", contest: Contest) -> str:
    row = new_row(contest.setup, str(contest.row["host"]))
    people = [
        {"contest_id": row["id"], "number": place, "user_id": contest.user(number)["user_id"], "group": 0}
        for place, number in enumerate(ladder(_stood(contest)))
    ]
    later = {"season": contest.season + 1, "previous": contest.id}
    return await put(house, {**row, **later}, [{**one, "came": row["created"]} for one in people])


def _stood(contest: Contest) -> list[list[int]]:
    """Those who stayed in each group, the best first."""
    return [
        [row.who for row in standings(contest.people(group), contest.played(group)) if row.who in staying]
        for group in range(len(contest.groups))
        for staying in [contest.staying(group)]
    ]
