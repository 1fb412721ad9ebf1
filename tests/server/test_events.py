"""Events: sign-up, rounds, tables, results and standings, over the real wire and through restarts."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import httpx
import pytest

from bouwmeester.client import Client, Seat
from bouwmeester.server.commands import agreeing
from bouwmeester.server.house import directing, entering, forgetting, hosting, organising, sitting
from bouwmeester.server.house.house import House
from bouwmeester.server.protocol.contests import Contest, NewContest
from bouwmeester.server.protocol.messages import Clock, NewTable, Return
from bouwmeester.server.store import notices
from bouwmeester.server.store.schema import contests
from bouwmeester.server.tables.clocks import now
from bouwmeester.server.tables.loading import NoSuchTable
from bouwmeester.server.tables.table import OPEN, PLAYING
from tests.server.conftest import NewDatabase
from tests.server.people import guests
from tests.server.running import Running
from tests.server.test_results import house_of, play_on

WISH: dict[str, Any] = {"name": "Autumn evening", "game": "caylus", "seats": 2, "rounds": 3, "rest": 0}


async def new_event(host: Client, **wishes: object) -> str:
    made = await host.http.post("/api/events", json={**WISH, **wishes})
    assert made.status_code == 201, made.text
    return str(made.json()["about"]["code"])


async def look(client: Client, code: str) -> dict[str, Any]:
    found: dict[str, Any] = (await client.http.get(f"/api/events/{code}")).json()
    return found


async def sign_up(code: str, *people: Client) -> None:
    for one in people:
        answer = await one.http.post(f"/api/events/{code}/entry")
        assert answer.status_code == 200, answer.text


async def play_quickly(seat: Seat, number: int) -> None:
    """The last of what is possible is to pass, or near it."""
    while (position := await seat.position()).result is None:
        if position.actions is not None and position.to_move == number:
            await seat.play(position.actions[-1].id)
        await asyncio.wait_for(seat.until(position.version + 1), 60)


async def play_own(client: Client, code: str, rounds: int) -> None:
    """Somebody plays every table that an event seats them at, until the event is over."""
    played: set[str] = set()
    while True:
        event = await look(client, code)
        mine = [one for group in event["groups"] for one in group["tables"] if event["you"] in one["seats"]]
        for table in mine:
            if table["table"] not in played and table["places"] is None:
                info = await client.http.get(f"/api/tables/{table['table']}")
                if info.status_code != 200 or info.json()["status"] == "open":
                    continue  # it is being set
                async with client.at(table["table"]) as seat:
                    await play_quickly(seat, info.json()["your_seat"])
                played.add(table["table"])
        if event["about"]["status"] == "over":
            assert len(played) == rounds
            return
        await asyncio.sleep(0.05)


def test_an_event_from_sign_up_to_its_end(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram", "Cora", "Dirk") as people:
            anne = people[0]
            code = await new_event(anne, public=False)
            await sign_up(code, *people)
            assert (await anne.http.post(f"/api/events/{code}/begin")).status_code == 200
            await asyncio.gather(*[play_own(one, code, 3) for one in people])
            event = await look(anne, code)
            (group,) = event["groups"]
            assert (group["round"], group["over"], group["again"]) == (3, True, 0)
            pairs = {tuple(sorted(table["seats"])) for table in group["tables"]}
            assert len(group["tables"]) == len(pairs) == 6, "all have met all"
            assert all(sorted(table["places"]) in ([1, 2], [1, 1]) for table in group["tables"])
            assert sum([row["points"] for row in group["rows"]]) == 6
            assert [row["place"] for row in group["rows"]] == sorted([row["place"] for row in group["rows"]])
            for table in group["tables"]:
                known = await anne.table(table["table"])
                begins = next(chair for chair in known.chairs if chair.user == user_of(event, table["seats"][0]))
                assert known.contest == code
                assert begins.seat in (0, 1)
            first = [table["seats"][0] for table in group["tables"]]
            assert max([first.count(number) for number in range(4)]) <= 2
            for one in people:
                about = (await one.http.get("/api/me")).json()
                profile = (await one.http.get(f"/api/people/{about['id']}")).json()
                assert profile["games"] == 3, "what is played at an event is played"

    asyncio.run(scene())


def user_of(event: dict[str, Any], number: int) -> str:
    return str(next(one["player"]["user"] for one in event["entrants"] if one["number"] == number))


def test_who_runs_it_and_nobody_else(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram", "Cora", "Dirk") as (anne, bram, cora, dirk):
            code = await new_event(anne, rest=3600)
            await sign_up(code, anne, bram, cora, dirk)
            for what in ("begin", "pause", "resume", "cancel", "close", "reopen", "next"):
                refused = await bram.http.post(f"/api/events/{code}/{what}")
                assert (refused.status_code, refused.json()["key"]) == (409, "server.event_not_host"), what
            assert (await bram.http.post(f"/api/events/{code}/drop", json={"number": 0})).status_code == 409
            assert (await bram.http.post(f"/api/events/{code}/time", json={"starts": None})).status_code == 409
            await sign_up(code, bram)
            assert len((await look(anne, code))["entrants"]) == 4, "twice is once"
            assert key(await anne.http.post(f"/api/events/{code}/pause")) == "server.event_not_playing"
            assert (await dirk.http.delete(f"/api/events/{code}/entry")).json()["you"] is None
            assert key(await dirk.http.delete(f"/api/events/{code}/entry")) == "server.event_not_in"
            assert key(await anne.http.post(f"/api/events/{code}/drop", json={"number": 77})) == "server.event_nobody"
            assert (await anne.http.post(f"/api/events/{code}/begin")).status_code == 200
            assert (await anne.http.post(f"/api/events/{code}/close")).json()["about"]["joins"] is False
            assert key(await dirk.http.post(f"/api/events/{code}/entry")) == "server.event_begun"
            while not (await look(anne, code))["groups"][0]["tables"]:
                await asyncio.sleep(0.05)
            assert key(await anne.http.post(f"/api/events/{code}/begin")) == "server.event_round"
            assert (await anne.http.post(f"/api/events/{code}/pause")).json()["about"]["status"] == "paused"
            assert key(await anne.http.post(f"/api/events/{code}/begin")) == "server.event_paused"
            assert (await anne.http.post(f"/api/events/{code}/resume")).json()["about"]["status"] == "playing"
            dropped = await anne.http.post(f"/api/events/{code}/drop", json={"number": 1})
            assert [one["gone"] for one in dropped.json()["entrants"]] == [False, True, False]
            assert (await anne.http.post(f"/api/events/{code}/cancel")).json()["about"]["status"] == "cancelled"
            for what in ("begin", "pause", "resume", "cancel", "close", "reopen"):
                assert key(await anne.http.post(f"/api/events/{code}/{what}")) == "server.event_over"
            assert key(await cora.http.post(f"/api/events/{code}/entry")) == "server.event_over"
            assert key(await cora.http.delete(f"/api/events/{code}/entry")) == "server.event_over"

    asyncio.run(scene())


def key(answer: httpx.Response) -> str:
    assert answer.status_code in (400, 404, 409, 429), answer.text
    return str(answer.json()["key"])


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"name": " \u200b "}, 409),
        ({"name": "Greedy"}, 409),
        ({"name": "x" * 41}, 400),
        ({"game": "ludo"}, 400),
        ({"game": "palazzo", "seats": 5}, 400),
        ({"seats": 6}, 400),
        ({"rounds": 0}, 400),
        ({"rounds": 13}, 400),
        ({"clock": {"kind": "none"}}, 409),
        ({"clock": {"kind": "move", "seconds": 1}}, 409),
        ({"options": {"colour": "blue"}}, 400),
        ({"wait": 1}, 400),
        ({"group": 2}, 400),
        ({"kind": "knockout"}, 400),
        ({"prize": "a car"}, 400),
    ],
)
def test_an_event_that_cannot_be_is_refused(server: Running, wish: dict[str, Any], status: int) -> None:
    async def scene() -> None:
        async with guests(server, "Anne") as (anne,):
            refused = await anne.http.post("/api/events", json={**WISH, **wish})
            assert refused.status_code == status, refused.text

    asyncio.run(scene())


def test_events_are_listed_a_few_of_each_host_and_ones_own(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram") as (anne, bram):
            codes = [await new_event(anne, public=number != 4) for number in range(entering.HOSTED)]
            assert key(await anne.http.post("/api/events", json=WISH)) == "server.too_much"
            listed = {one["code"]: one for one in (await bram.http.get("/api/events")).json()}
            assert len([code for code in codes if code in listed]) == 3
            assert codes[4] not in listed
            assert {one["code"] for one in (await anne.http.get("/api/events")).json()} >= set(codes)
            await sign_up(codes[4], bram)
            mine = {one["code"]: one for one in (await bram.http.get("/api/events")).json()}[codes[4]]
            assert (mine["entered"], mine["hosted"], mine["people"], mine["host"]["name"]) == (True, False, 1, "Anne")
            assert (await anne.http.get("/api/events/ZZZZZZ")).status_code == 404

    asyncio.run(scene())


# In this process: what takes long is not waited for.


@contextlib.asynccontextmanager
async def house_with(database: str, people: int, **wishes: Any) -> AsyncIterator[tuple[House, str, list[str]]]:
    async with house_of(database) as house:
        try:
            users = [await house.guests.welcome(f"P{number}") for number in range(people)]
            _, code = await entering.create(house, users[0], NewContest(**{**WISH, "game": "nim", **wishes}))
            for user in users:
                await entering.enter(house, code, user)
            yield house, code, users
        finally:
            await house.desk.stop()


async def look_on(house: House) -> None:
    """The organiser does all there is to do now."""
    while await organising.look_after_some(house):
        pass


async def told(house: House, code: str) -> Contest:
    return await entering.told(house, code, None)


async def play_round(house: House, code: str) -> None:
    for group in (await told(house, code)).groups:
        for one in group.tables:
            if one.places is None:
                with contextlib.suppress(NoSuchTable):  # it is still to be set
                    table = await house.table(one.table)
                    await play_on(table)
                    await house.books.book(table.id)


class Died(BaseException):
    """The node is no more."""


def test_an_event_goes_on_after_a_node_died_anywhere(new_database: NewDatabase) -> None:
    """Whoever looks after it is stopped at every write in turn; somebody else goes on and finds it whole."""

    async def scene() -> None:
        async with house_with(new_database(), 5, rounds=2) as (house, code, users):
            await directing.begin(house, code, users[0])
            write = house.store.write
            for deaths in range(40):
                left = deaths // 2 + 1

                async def dying(work: Any, about: str | None = None) -> Any:
                    nonlocal left
                    left -= 1
                    if left < 0:
                        raise Died
                    return await write(work, about)

                house.store.write = dying  # type: ignore[method-assign]
                try:
                    with contextlib.suppress(Died):
                        await look_on(house)
                finally:
                    house.store.write = write  # type: ignore[method-assign]
                await write(lambda connection: connection.execute(contests.update().values(taken=0.0)))
                for id in list(house._tables):
                    del house._tables[id]
                await play_round(house, code) if deaths % 3 == 2 else None
            await look_on(house)
            event = await told(house, code)
            (group,) = event.groups
            assert (event.about.status, group.round, len(group.tables)) == ("over", 2, 6)
            assert group.again == 0
            for number in (1, 2):
                seated = sorted([one for table in group.tables if table.round == number for one in table.seats])
                assert seated == [-1, 0, 1, 2, 3, 4]

    asyncio.run(scene())


def test_several_who_look_after_an_event_do_each_thing_once(new_database: NewDatabase) -> None:
    async def scene() -> None:
        async with house_with(new_database(), 8, rounds=2) as (house, code, users):
            await directing.begin(house, code, users[0])
            for _ in range(2):
                await asyncio.gather(*[look_on(house) for _ in range(4)])
                await play_round(house, code)
            await asyncio.gather(*[look_on(house) for _ in range(4)])
            event = await told(house, code)
            assert event.about.status == "over"
            assert [table.round for table in event.groups[0].tables] == [1] * 4 + [2] * 4

    asyncio.run(scene())


def test_nobody_leaves_a_table_that_is_about_to_begin(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(house: House, table: object) -> None:
        """The node dies before it begins the table."""

    async def scene() -> None:
        async with house_with(new_database(), 4, rounds=1) as (house, code, users):
            with monkeypatch.context() as patch:
                patch.setattr(sitting, "begin", nothing)
                await directing.begin(house, code, users[0])
                await look_on(house)
            table = await house.table((await told(house, code)).groups[0].tables[0].table)
            assert table.status == OPEN
            for refused in (
                sitting.leave(house, table, str(table.chairs[0].user)),
                hosting.close(house, table, users[0]),
                hosting.seat_bot(house, table, users[0], 0, "uniform"),
            ):
                with pytest.raises(sitting.CannotSit):
                    await refused

    asyncio.run(scene())


def test_a_bot_plays_for_whoever_does_not_come_and_they_may_still(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with house_with(new_database(), 3, seats=3, rounds=1, wait=60) as (house, code, users):
            await directing.begin(house, code, users[0])
            await look_on(house)
            (board,) = (await told(house, code)).groups[0].tables
            table = await house.table(board.table)
            assert table.status == PLAYING
            await play_on(table, 1)
            moved = table.events[-1].seat
            assert [chair.bot for chair in table.chairs] == [None] * 3
            later = now() + 61
            monkeypatch.setattr(organising, "now", lambda: later)
            await look_on(house)
            assert [chair.bot is None for chair in table.chairs] == [seat == moved for seat in range(3)]
            late, never = [seat for seat in range(3) if seat != moved]
            await agreeing.come_back(table, late, Return("back"), lambda answer: None)
            assert table.chairs[late].bot is None
            await look_on(house)
            assert table.chairs[late].bot is None, "once is enough"
            await play_round(house, code)
            await look_on(house)
            event = await told(house, code)
            assert event.about.status == "over"
            (board,) = event.groups[0].tables
            assert board.places is not None
            absent = next(one.number for one in event.entrants if one.player.user == table.chairs[never].user)
            assert board.places[board.seats.index(absent)] == 3, "a bot wins nothing for who is not there"
            assert event.groups[0].rows[-1].number == absent

    asyncio.run(scene())


def test_a_round_that_begins_is_told(new_database: NewDatabase) -> None:
    async def scene() -> None:
        async with house_with(new_database(), 4, rounds=1) as (house, code, users):
            for number, user in enumerate(users):
                row = {
                    "id": f"{number:016x}",
                    "user_id": user,
                    "kind": "webhook",
                    "address": f"https://example.org/{number}",
                    "secret": "",
                    "style": "json",
                    "home": "",
                    "label": "",
                    "state": notices.GOOD,
                    "created": now(),
                }
                await house.store.write(partial(notices.put_channel, row=row, most=5))
            await directing.begin(house, code, users[0])
            await look_on(house)
            at = now() + 60
            told = await house.store.write(partial(notices.take, at=at, until=at + 1, most=20))
            assert sorted([notice.user for notice in told]) == sorted(users), "whose turn it is, and the other"
            assert sorted([notice.kind for notice in told]) == ["full", "full", "turn", "turn"]

    asyncio.run(scene())


def test_who_withdraws_is_not_seated_again_and_too_few_end_it(new_database: NewDatabase) -> None:
    async def scene() -> None:
        async with house_with(new_database(), 4, rounds=3) as (house, code, users):
            await directing.begin(house, code, users[0])
            await look_on(house)
            await entering.withdraw(house, code, users[3])
            await entering.withdraw(house, code, users[3])
            await play_round(house, code)
            await look_on(house)
            (group,) = (await told(house, code)).groups
            second = sorted([one for table in group.tables if table.round == 2 for one in table.seats])
            assert second == [-1, 0, 1, 2], "a bot makes up the number"
            for user in users[:3]:
                await entering.withdraw(house, code, user)
            await play_round(house, code)
            await look_on(house)
            event = await told(house, code)
            assert (event.about.status, event.groups[0].round) == ("over", 2)
            assert len(event.groups[0].rows) == 4, "what was played stands"

    asyncio.run(scene())


def test_a_pause_holds_the_next_round_and_the_rest_is_told(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with house_with(new_database(), 4, rounds=2, rest=300) as (house, code, users):
            await directing.begin(house, code, users[0])
            await look_on(house)
            await directing.pause(house, code, users[0])
            await play_round(house, code)
            await look_on(house)
            (group,) = (await told(house, code)).groups
            assert group.starts is not None
            assert 295 < group.starts - now() <= 300
            later = now() + 400
            monkeypatch.setattr(organising, "now", lambda: later)
            await look_on(house)
            assert (await told(house, code)).groups[0].round == 1
            await directing.resume(house, code, users[0])
            await look_on(house)
            assert (await told(house, code)).groups[0].round == 2

    asyncio.run(scene())


def test_the_one_who_runs_it_need_not_wait(new_database: NewDatabase) -> None:
    async def scene() -> None:
        async with house_with(new_database(), 3, rounds=2, rest=3600) as (house, code, users):
            await directing.begin(house, code, users[0])
            await look_on(house)
            await play_round(house, code)
            await look_on(house)
            assert (await told(house, code)).groups[0].round == 1
            await directing.begin(house, code, users[0])
            await look_on(house)
            assert (await told(house, code)).groups[0].round == 2

    asyncio.run(scene())


def test_groups_of_a_league_play_each_by_itself(new_database: NewDatabase) -> None:
    async def scene() -> None:
        clock = Clock("move", 86_400)
        async with house_with(new_database(), 7, kind="league", group=3, rounds=2, clock=clock) as (
            house,
            code,
            users,
        ):
            await directing.begin(house, code, users[0])
            await look_on(house)
            groups = (await told(house, code)).groups
            assert [len(group.rows) for group in groups] == [4, 3]
            for one in groups[1].tables:
                table = await house.table(one.table)
                assert table.setup.pace == "days"
                await play_on(table)
                await house.books.book(table.id)
            await look_on(house)
            groups = (await told(house, code)).groups
            assert [group.round for group in groups] == [1, 2], "nobody waits for another group"

    asyncio.run(scene())


def test_tables_of_an_event_are_nobodys_quota(new_database: NewDatabase) -> None:
    async def scene() -> None:
        async with house_with(new_database(), 6) as (house, code, users):
            house.quotas.own_tables = 1
            await directing.begin(house, code, users[0])
            await look_on(house)
            assert len((await told(house, code)).groups[0].tables) == 3
            await sitting.create(house, users[0], NewTable("nim", ["me", "open"]))

    asyncio.run(scene())


def test_many_sign_up_at_once_and_there_is_an_end(new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house_with(new_database(), 2) as (house, code, _):
            monkeypatch.setattr(entering, "MOST", 12)
            users = [await house.guests.welcome(f"Q{number}") for number in range(20)]
            done = await asyncio.gather(
                *[entering.enter(house, code, user) for user in users], return_exceptions=True
            )
            refused = [one for one in done if isinstance(one, entering.CannotEnter)]
            assert (len(refused), {one.key for one in refused}) == (10, {"server.event_full"})
            event = await told(house, code)
            assert [one.number for one in event.entrants] == list(range(12))

    asyncio.run(scene())


def test_who_is_forgotten_is_somebody_in_what_was_played(new_database: NewDatabase) -> None:
    async def scene() -> None:
        async with house_with(new_database(), 4, rounds=2) as (house, code, users):
            await directing.begin(house, code, users[0])
            await look_on(house)
            await play_round(house, code)
            exported = (await forgetting.everything(house, users[0])).decode()
            assert "Autumn evening" in exported
            await forgetting.forget(house, users[0])
            await forgetting.forget(house, users[1])
            event = await told(house, code)
            assert [one.player.name for one in event.entrants] == ["somebody", "somebody", "P2", "P3"]
            assert [one.gone for one in event.entrants] == [True, True, False, False]
            assert event.about.host.name == "somebody"
            await look_on(house)
            second = [table for table in (await told(house, code)).groups[0].tables if table.round == 2]
            assert [sorted(table.seats) for table in second] == [[2, 3]]

    asyncio.run(scene())


def test_an_event_entered_as_another_guest_is_brought_along(new_database: NewDatabase) -> None:
    async def scene() -> None:
        async with house_with(new_database(), 3, rounds=1) as (house, code, users):
            await directing.begin(house, code, users[0])
            await look_on(house)
            anne = await house.guests.welcome("Anne")
            offer = await house.joining.offer(users[0], anne)
            assert offer is not None
            await house.joining.join(anne, offer.token)
            event = await entering.told(house, code, anne)
            assert (event.you, event.about.hosted) == (0, True)
            (made,) = await house.joining.of(anne)
            await house.joining.undo(anne, made.id)
            assert (await entering.told(house, code, users[0])).about.hosted

    asyncio.run(scene())


def test_a_rematch_is_no_part_of_the_event(new_database: NewDatabase) -> None:
    async def scene() -> None:
        async with house_with(new_database(), 4, rounds=1) as (house, code, users):
            await directing.begin(house, code, users[0])
            await look_on(house)
            await play_round(house, code)
            table = await house.table((await told(house, code)).groups[0].tables[0].table)
            user = table.chairs[0].user
            assert user is not None
            again = await house.at(table, partial(sitting.again, house, table, user))
            assert (table.setup.contest, again.setup.contest) == (code, "")

    asyncio.run(scene())
