"""Evenings as people hold them: some come late, one begins at a set time, and a league has another season."""

import asyncio
import contextlib
import json
from collections.abc import Awaitable
from functools import partial
from random import Random
from typing import Any

import pytest

from bouwmeester.server.contests.contest import read
from bouwmeester.server.contests.seasons import cut, ladder
from bouwmeester.server.house import directing, entering, forgetting, organising
from bouwmeester.server.house.entering import CannotEnter
from bouwmeester.server.house.house import House
from bouwmeester.server.house.sitting import CannotSit
from bouwmeester.server.protocol.contests import Contest, NewContest
from bouwmeester.server.protocol.messages import Clock
from bouwmeester.server.store import keeping
from bouwmeester.server.store.keeping import CLOSE
from bouwmeester.server.store.schema import contests
from bouwmeester.server.tables.clocks import now
from tests.server.conftest import NewDatabase
from tests.server.people import guests
from tests.server.postgres import Postgres
from tests.server.running import Running
from tests.server.test_events import WISH, house_with, key, look, look_on, new_event, play_round, told
from tests.server.test_results import house_of

LEAGUE = {"kind": "league", "clock": Clock("move", 86_400)}


class Time:
    """The time as the organiser sees it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0.0
        monkeypatch.setattr(organising, "now", lambda: now() + self.ahead)

    def passes(self, seconds: float) -> None:
        self.ahead += seconds


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


async def refused(work: Awaitable[object]) -> str:
    with pytest.raises(CannotEnter) as found:
        await work
    return found.value.key


async def play_to_the_end(house: House, code: str) -> Contest:
    while (event := await told(house, code)).about.status == "playing":
        await look_on(house)
        await play_round(house, code)
    return event


# Coming late.


def test_who_comes_late_plays_from_the_next_round_on(new_database: NewDatabase) -> None:
    async def scene() -> None:
        async with house_with(new_database(), 4, rounds=3) as (house, code, users):
            late, later, too_late = [await house.guests.welcome(name) for name in ("Late", "Later", "Too late")]
            await directing.begin(house, code, users[0])
            await look_on(house)
            await entering.enter(house, code, late)
            await entering.enter(house, code, late)
            event = await entering.told(house, code, late)
            assert (event.you, event.about.people, event.about.joins) == (4, 5, True)
            await look_on(house)
            assert len((await told(house, code)).groups[0].tables) == 2, "nothing changes in the round that is on"
            await play_round(house, code)
            await look_on(house)
            await directing.close(house, code, users[0])
            assert not (await told(house, code)).about.joins
            assert await refused(entering.enter(house, code, later)) == "server.event_begun"
            await directing.reopen(house, code, users[0])
            await directing.pause(house, code, users[0])
            await entering.enter(house, code, later)
            await directing.resume(house, code, users[0])
            await play_round(house, code)
            await look_on(house)
            assert not (await told(house, code)).about.joins, "there is no round to come"
            assert await refused(entering.enter(house, code, too_late)) == "server.event_begun"
            event = await play_to_the_end(house, code)
            (group,) = event.groups
            assert group.again == 0
            seats = {number: [one for one in group.tables if number in one.seats] for number in (0, 4, 5)}
            assert [[one.round for one in tables] for tables in seats.values()] == [[1, 2, 3], [2, 3], [3]]
            assert all(row.points <= len(seats[row.number]) for row in group.rows if row.number in seats)
            assert len(group.rows) == 6
            assert await refused(entering.enter(house, code, too_late)) == "server.event_over"

    asyncio.run(scene())


def test_who_has_withdrawn_does_not_come_back(new_database: NewDatabase) -> None:
    async def scene() -> None:
        async with house_with(new_database(), 4) as (house, code, users):
            await directing.begin(house, code, users[0])
            await entering.withdraw(house, code, users[3])
            assert await refused(entering.enter(house, code, users[3])) == "server.event_gone"
            await directing.drop(house, code, users[0], 2)
            assert await refused(entering.enter(house, code, users[2])) == "server.event_gone"

    asyncio.run(scene())


def test_nobody_comes_late_to_a_league_nor_early_to_what_is_closed(new_database: NewDatabase) -> None:
    async def scene() -> None:
        async with house_with(new_database(), 4, **LEAGUE) as (house, code, users):
            other = await house.guests.welcome("Other")
            await directing.close(house, code, users[0])
            assert await refused(entering.enter(house, code, other)) == "server.event_begun"
            await directing.reopen(house, code, users[0])
            await directing.begin(house, code, users[0])
            assert not (await told(house, code)).about.joins
            assert await refused(entering.enter(house, code, other)) == "server.event_begun"

    asyncio.run(scene())


def test_many_come_late_at_once_while_a_round_begins(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with house_with(new_database(), 4, rounds=2) as (house, code, users):
            monkeypatch.setattr(entering, "MOST", 10)
            await directing.begin(house, code, users[0])
            await look_on(house)
            await play_round(house, code)
            many = [await house.guests.welcome(f"Q{number}") for number in range(12)]
            entered = asyncio.gather(*[entering.enter(house, code, one) for one in many], return_exceptions=True)
            await asyncio.gather(entered, *[look_on(house) for _ in range(3)])
            done = [one for one in await entered if one is None]
            event = await told(house, code)
            assert len(event.entrants) == 4 + len(done) <= 10
            second = [one for table in event.groups[0].tables if table.round == 2 for one in table.seats]
            assert sorted([one for one in second if one >= 0]) == list(range(len(set(second) - {-1})))
            assert {0, 1, 2, 3} <= set(second)

    asyncio.run(scene())


def test_whom_the_keepers_have_closed_out_is_not_seated(new_database: NewDatabase) -> None:
    async def scene() -> None:
        async with house_with(new_database(), 4, rounds=3) as (house, code, users):
            await directing.begin(house, code, users[0])
            await look_on(house)
            row = {"id": "0" * 16, "kind": CLOSE, "about": users[3], "reason": "unfair", "why": "", "at": now()}
            await house.store.write(partial(keeping.put, row=row))
            for refusal in (
                entering.enter(house, code, users[3]),
                entering.create(house, users[3], NewContest(**WISH)),
            ):
                with pytest.raises(CannotSit) as found:
                    await refusal
                assert found.value.key == "server.closed_out"
            await play_round(house, code)
            await look_on(house)
            await house.store.write(partial(keeping.undo, id="0" * 16, kinds=(CLOSE,), by=None, at=now()))
            (group,) = (await play_to_the_end(house, code)).groups
            mine = [table.round for table in group.tables if 3 in table.seats]
            assert mine == [1, 3], "and again when they may come back"

    asyncio.run(scene())


# A set time.


def test_it_begins_by_itself_at_its_time(new_database: NewDatabase, time: Time) -> None:
    async def scene() -> None:
        starts = now() + 3600
        async with house_with(new_database(), 4, starts=starts) as (house, code, _):
            await look_on(house)
            time.passes(3590)
            await look_on(house)
            event = await told(house, code)
            assert (event.about.status, event.about.starts, event.groups) == ("open", starts, [])
            time.passes(20)
            await look_on(house)
            event = await told(house, code)
            assert (event.about.status, event.groups[0].round, len(event.groups[0].tables)) == ("playing", 1, 2)

    asyncio.run(scene())


def test_with_too_few_it_waits_for_whoever_runs_it(new_database: NewDatabase, time: Time) -> None:
    async def scene() -> None:
        async with house_with(new_database(), 2, starts=now() + 60) as (house, code, users):
            time.passes(61)
            await look_on(house)
            late = await house.guests.welcome("Late")
            await entering.enter(house, code, late)
            time.passes(60)
            await look_on(house)
            event = await told(house, code)
            assert (event.about.status, event.about.joins) == ("open", True), "the time is past"
            assert event.about.starts is not None
            assert event.about.starts < now() + time.ahead
            await directing.set_time(house, code, users[0], now() + 600)
            time.passes(480)
            await look_on(house)
            assert (await told(house, code)).about.status == "playing"
            assert await refused(directing.set_time(house, code, users[0], None)) == "server.event_not_open"

    asyncio.run(scene())


def test_who_runs_it_may_begin_before_put_off_or_forget_the_time(new_database: NewDatabase, time: Time) -> None:
    async def scene() -> None:
        async with house_with(new_database(), 3, starts=now() + 60) as (house, code, users):
            await directing.set_time(house, code, users[0], now() + 600)
            time.passes(70)
            await look_on(house)
            assert (await told(house, code)).about.status == "open"
            await directing.set_time(house, code, users[0], None)
            time.passes(600)
            await look_on(house)
            assert (await told(house, code)).about.status == "open"
            await directing.set_time(house, code, users[0], now() + 6000)
            await directing.begin(house, code, users[0])
            await look_on(house)
            assert (await told(house, code)).groups[0].round == 1
            time.passes(6000)
            await look_on(house)
            assert (await told(house, code)).groups[0].round == 1, "it begins once"

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("wishes", "away", "status"),
    [({}, 1200, "playing"), ({}, 7200, "open"), (LEAGUE, 86_400, "playing")],
    ids=["a while", "all evening", "a league"],
)
def test_a_house_that_was_away_at_the_time(
    new_database: NewDatabase, time: Time, wishes: dict[str, Any], away: float, status: str
) -> None:
    """Nobody waits a whole evening at a table; those who play over days come when they are told."""

    async def scene() -> None:
        async with house_with(new_database(), 4, starts=now() + 60, **wishes) as (house, code, _):
            time.passes(60 + away)
            await look_on(house)
            assert (await told(house, code)).about.status == status
            assert not await organising.look_after_some(house), "it is not looked at again and again"

    asyncio.run(scene())


def test_two_nodes_begin_it_once_though_their_clocks_differ(postgres: Postgres, time: Time) -> None:
    async def scene() -> None:
        database = postgres.database()
        async with (
            house_with(database, 8, starts=now() + 60) as (house, code, _),
            house_of(database) as there,
            contextlib.AsyncExitStack() as stack,
        ):
            stack.push_async_callback(there.desk.stop)
            for seconds in (59, 0.5, 0.5, 0.5):
                time.passes(seconds)
                await asyncio.gather(look_on(house), look_on(there), look_on(house), look_on(there))
            event = await told(house, code)
            assert [table.round for table in event.groups[0].tables] == [1] * 4
            seated = [one for table in event.groups[0].tables for one in table.seats]
            assert sorted(seated) == list(range(8))

    asyncio.run(scene())


#: How each is refused; the text is as it comes over the wire.
BAD_TIMES = {
    "0": 409,
    "1e10": 409,
    "-1": 400,
    "1e300": 400,
    "1e999": 400,
    "NaN": 400,
    "Infinity": 400,
    '"20:00"': 400,
    "[]": 400,
    "true": 400,
    "": 400,
}


def test_a_time_that_cannot_be_is_refused(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne") as (anne,):
            code = await new_event(anne, starts=now() + 3600)
            kept = (await look(anne, code))["about"]["starts"]
            wish = json.dumps(WISH).removesuffix("}")
            times = {**BAD_TIMES, f"{now() - 1}": 409, f"{now() + 91 * 86_400}": 409}
            for starts, status in times.items():
                for path, body in (
                    ("", f'{wish}, "starts": {starts}}}'),
                    (f"/{code}/time", f'{{"starts": {starts}}}'),
                ):
                    headers = {"content-type": "application/json"}
                    answer = await anne.http.post(f"/api/events{path}", content=body, headers=headers)
                    assert answer.status_code == status, (starts, answer.text)
                    assert status == 400 or key(answer) == "server.event_time"
            assert (await look(anne, code))["about"]["starts"] == kept

    asyncio.run(scene())


# Seasons.


def test_two_go_up_and_two_go_down(new_database: NewDatabase) -> None:
    async def scene() -> None:
        async with house_with(new_database(), 12, **LEAGUE, group=6, rounds=2, seats=3) as (house, code, users):
            assert await refused(directing.next_season(house, code, users[0])) == "server.event_no_season"
            await directing.begin(house, code, users[0])
            event = await play_to_the_end(house, code)
            people = {one.number: one.player.user for one in event.entrants}
            stood = [[people[row.number] for row in group.rows] for group in event.groups]
            assert await refused(directing.next_season(house, code, users[1])) == "server.event_not_host"
            both = await asyncio.gather(*[directing.next_season(house, code, users[0]) for _ in range(3)])
            assert len(set(both)) == 1, "whoever asks again gets the same"
            second = both[0]
            event = await told(house, second)
            assert (event.about.status, event.about.season, event.previous) == ("open", 2, code)
            assert ((await told(house, code)).next, event.about.name) == (second, "Autumn evening")
            upper, lower = [{one.player.user for one in event.entrants if one.group == group} for group in (0, 1)]
            assert upper == {*stood[0][:4], *stood[1][:2]}
            assert lower == {*stood[0][4:], *stood[1][2:]}

            # Before it begins one goes, and another comes.
            gone, new = stood[0][5], await house.guests.welcome("New")
            assert gone is not None
            await entering.withdraw(house, second, gone)
            await entering.enter(house, second, new)
            await directing.begin(house, second, users[0])
            await look_on(house)
            event = await told(house, second)
            groups = [{one.player.user for one in event.entrants if one.group == group} for group in (0, 1)]
            assert groups == [upper, lower - {gone} | {new}]
            assert [group.round for group in event.groups] == [1, 1]

    asyncio.run(scene())


def test_who_left_a_season_or_the_house_is_not_in_the_next(new_database: NewDatabase) -> None:
    async def scene() -> None:
        async with house_with(new_database(), 8, **LEAGUE, group=4, rounds=2) as (house, code, users):
            await directing.begin(house, code, users[0])
            await look_on(house)
            await entering.withdraw(house, code, users[6])
            await play_to_the_end(house, code)
            await forgetting.forget(house, users[7])
            event = await told(house, await directing.next_season(house, code, users[0]))
            assert sorted([str(one.player.name) for one in event.entrants]) == [f"P{number}" for number in range(6)]
            assert [one.number for one in event.entrants] == list(range(6))

    asyncio.run(scene())


def test_a_tournament_and_what_was_cancelled_have_no_next_season(new_database: NewDatabase) -> None:
    async def scene() -> None:
        async with house_with(new_database(), 3, rounds=1) as (house, code, users):
            await directing.begin(house, code, users[0])
            await play_to_the_end(house, code)
            assert await refused(directing.next_season(house, code, users[0])) == "server.event_no_season"
            _, league = await entering.create(house, users[0], NewContest(**{**WISH, "game": "nim", **LEAGUE}))
            await directing.cancel(house, league, users[0])
            assert await refused(directing.next_season(house, league, users[0])) == "server.event_no_season"

    asyncio.run(scene())


def test_an_older_node_can_still_set_up_and_list_events(new_database: NewDatabase) -> None:
    """During a change of nodes: rows without what is new mean what they did, and say nothing that is not known."""

    async def scene() -> None:
        async with house_with(new_database(), 3, starts=now() + 60) as (house, code, users):
            contest = await house.store.read(partial(read, code=code))
            assert contest is not None
            row = entering.new_row(contest.setup, users[0])
            assert set(row) <= {column.name for column in contests.columns} - {
                "starts",
                "closed",
                "season",
                "previous",
            }
            assert "starts" not in str(row["setup"])
            await entering.put(house, row, [])
            listed = {one.code: one for one in await entering.listed(house, users[0])}
            assert len(listed) == 2
            assert {(one.season, one.joins) for one in listed.values()} == {(1, True)}

    asyncio.run(scene())


def test_nobody_is_lost_between_two_seasons() -> None:
    for number in range(200):
        dice = Random(number)
        sizes = [dice.randint(0, 12)] * 4 if number % 2 else [dice.randint(0, 12) for _ in range(dice.randint(1, 8))]
        everyone = iter(range(sum(sizes)))
        groups = [[next(everyone) for _ in range(size)] for size in sizes]
        order = ladder(groups)
        assert sorted(order) == list(range(sum(sizes)))
        found = cut(order, 6)
        assert [one for group in found for one in group] == order
        assert max([len(group) for group in found]) - min([len(group) for group in found]) <= 1
        if number % 2 and sizes[0] > 3:
            new = [set(group) for group in cut(order, sizes[0])]
            assert new[1] == {*groups[0][-2:], *groups[1][2:-2], *groups[2][:2]}
            assert new[3] == {*groups[2][-2:], *groups[3][2:]}
