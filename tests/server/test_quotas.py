"""What one guest and one address may take: tables, chairs, guests, sockets, and the bots' time."""

import asyncio
import contextlib
import json
import random
from collections.abc import Iterator

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bouwmeester import Match, load
from bouwmeester.client import Client, Seat
from bouwmeester.server.admission.allowances import Allowance
from bouwmeester.server.admission.quotas import CHAIRS_WAITING, SHOWN_OF_ADDRESS, SHOWN_OF_HOST
from bouwmeester.server.bots.pool import Pool
from bouwmeester.server.process import Process, Queue
from tests.server.conftest import NewDatabase
from tests.server.people import guests
from tests.server.running import Running


@pytest.fixture(scope="module")
def narrow(new_database: NewDatabase) -> Iterator[Running]:
    """A house with little room for each guest."""
    running = Running(new_database(), own_tables=5, own_sockets=3, sockets=8)
    running.start()
    yield running
    running.stop()


async def said(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    return str(answer.json()["detail"])


def test_a_guest_has_so_many_tables_going(narrow: Running) -> None:
    async def scene() -> None:
        async with guests(narrow, "Anne", "Bram") as (anne, bram):
            wish = {"game": "palazzo", "chairs": ["me", "open"]}
            answers = await asyncio.gather(*[anne.http.post("/api/tables", json=wish) for _ in range(12)])
            assert sorted(answer.status_code for answer in answers) == [201] * 5 + [429] * 7
            assert "many tables" in await said(await anne.http.post("/api/tables", json=wish), 429)
            assert (await bram.http.post("/api/tables", json=wish)).status_code == 201

    asyncio.run(scene())


def test_a_table_of_bots_only_is_refused(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne") as (anne,):
            for chairs in (["greedy", "uniform"], ["uniform"] * 4):
                answer = await anne.http.post("/api/tables", json={"game": "palazzo", "chairs": chairs})
                assert "command line" in await said(answer, 400)

    asyncio.run(scene())


def test_nobody_waits_on_every_chair(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram", "Cora") as (anne, bram, cora):
            made = [await anne.new_table("palazzo", ["open"] * 3) for _ in range(CHAIRS_WAITING + 5)]
            taken = await asyncio.gather(
                *[bram.http.post(f"/api/tables/{table.id}/sit", json={"seat": 0}) for table in made]
            )
            assert sorted(answer.status_code for answer in taken) == [200] * CHAIRS_WAITING + [429] * 5
            refused = next(table for table, answer in zip(made, taken, strict=True) if answer.status_code == 429)
            assert (await cora.sit(refused.id, 0)).your_seat == 0
            left = next(table for table, answer in zip(made, taken, strict=True) if answer.status_code == 200)
            await bram.leave(left.id)
            assert (await bram.sit(refused.id, 1)).your_seat == 1
            # At one's own tables one may always sit down.
            own = await bram.new_table("palazzo", ["open", "open"])
            assert (await bram.sit(own.id, 0)).your_seat == 0

    asyncio.run(scene())


@pytest.fixture
def empty(new_database: NewDatabase) -> Iterator[Running]:
    """A house in which nobody has been."""
    running = Running(new_database())
    running.start()
    yield running
    running.stop()


def test_the_lobby_is_not_filled_by_one_person(empty: Running) -> None:
    async def scene() -> None:
        names = [f"Puppet {number}" for number in range(SHOWN_OF_ADDRESS)]
        async with guests(empty, "Anne", "Bram", *names) as (anne, bram, *puppets):
            hers = {(await anne.new_table("palazzo", ["me", "open"])).id for _ in range(8)}
            shown = [table.id for table in await bram.lobby() if table.id in hers]
            assert len(shown) == SHOWN_OF_HOST
            assert len([table for table in await anne.mine() if table.id in hers]) == 8
            puppets_tables = {(await puppet.new_table("palazzo", ["me", "open"])).id for puppet in puppets}
            lobby = {table.id for table in await bram.lobby()}
            assert len(lobby & (hers | puppets_tables)) == SHOWN_OF_ADDRESS

    asyncio.run(scene())


def test_sockets_of_one_guest_and_of_one_address(narrow: Running) -> None:
    async def code(client: Client, table: str) -> int | None:
        """With which code a socket is closed; None if it is not."""
        with contextlib.suppress(ConnectionClosed):
            async with client.at(table) as seat:
                await seat.position()
                return None
        return seat.socket.close_code

    async def scene() -> None:
        async with guests(narrow, "Cora", "Dirk", "Els") as clients, Client(narrow.address) as nobody:
            cora, dirk, els = clients
            table = await cora.new_table("palazzo", ["me", "open"])
            async with contextlib.AsyncExitStack() as stack:
                for client, count in ((cora, 3), (dirk, 3)):
                    for _ in range(count):
                        await (await stack.enter_async_context(client.at(table.id))).position()
                assert await code(cora, table.id) == 4429
                for client in (els, nobody):
                    await (await stack.enter_async_context(client.at(table.id))).position()
                assert await code(els, table.id) == 4429  # the address has its eight
                assert await code(nobody, table.id) == 4429
            for client in (cora, els, nobody):  # places come back with those who leave
                assert await code(client, table.id) is None

    asyncio.run(scene())


def test_nobody_talks_without_end(new_database: NewDatabase) -> None:
    """However many sockets they have; and who shares an address with them is heard all the same."""
    running = Running(new_database())
    running.start()

    async def answers(seat: Seat, count: int) -> list[str]:
        for number in range(count):
            await seat.socket.send(json.dumps({"type": "say", "id": f"{id(seat)}-{number}", "text": "hello"}))
        found: list[str] = []
        while len(found) < count:
            told = json.loads(await seat.socket.recv())
            found += [one.get("key", "done") for one in told if one["type"] in ("done", "refused")]
        return found

    async def scene() -> None:
        async with guests(running, "Mallory", "Bram") as (mallory, bram):
            table = await mallory.new_table("palazzo", ["me", "open"])
            await bram.sit(table.id, 1)
            async with mallory.at(table.id) as first, mallory.at(table.id) as second, bram.at(table.id) as other:
                assert await answers(first, 20) == ["done"] * 20
                said = await answers(second, 20)
                assert 10 <= said.count("done") < 15  # one comes back every second
                assert said[-1] == "server.too_much"
                assert await answers(other, 5) == ["done"] * 5

    try:
        asyncio.run(scene())
    finally:
        running.stop()


def test_nobody_is_called_otherwise_without_end(new_database: NewDatabase) -> None:
    """Everybody who sits with them is told each time."""
    running = Running(new_database())
    running.start()

    async def scene() -> None:
        async with guests(running, "Mallory", "Bram") as (mallory, bram):
            named = [(await mallory.http.post("/api/guests", json={"name": f"M{i}"})).status_code for i in range(45)]
            assert named[:20] == [201] * 20
            assert named[-1] == 429
            assert (await bram.http.post("/api/guests", json={"name": "Abram"})).status_code == 201
            assert (await mallory.http.get("/api/me")).json()["name"] == f"M{len(named) - named[::-1].index(201) - 1}"

    try:
        asyncio.run(scene())
    finally:
        running.stop()


def test_who_comes_and_goes_all_the_time_has_to_wait(new_database: NewDatabase) -> None:
    running = Running(new_database(), sockets=4)
    running.start()

    async def code(table: str, address: str) -> int | None:
        url = f"{running.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with connect(url, local_addr=(address, 0)) as socket:
            with contextlib.suppress(ConnectionClosed):
                await socket.recv()
                return None
        return socket.close_code

    async def scene() -> None:
        async with guests(running, "Anne") as (anne,):
            table = (await anne.new_table("palazzo", ["me", "open"])).id
            assert [await code(table, "127.0.0.2") for _ in range(13)] == [None] * 12 + [4429]
            assert await code(table, "127.0.0.3") is None

    try:
        asyncio.run(scene())
    finally:
        running.stop()


def test_fifty_people_behind_one_address_are_not_hindered(new_database: NewDatabase) -> None:
    """By the settings as they are: everyone comes at once, sets a table up with another, plays and watches."""
    running = Running(new_database())
    running.settings = {}
    running.start()

    async def pair(number: int) -> None:
        async with guests(running, f"Anne {number}", f"Bram {number}") as (anne, bram):
            for _ in range(3):
                await asyncio.sleep(random.random())
                table = await anne.new_table("palazzo", ["me", "open"])
                await bram.by_code(table.code)
                await bram.sit(table.id, 1)
                async with anne.at(table.id) as one, bram.at(table.id) as two, bram.at(table.id):
                    first = await one.until(1)
                    mover = one if first.to_move == 0 else two
                    position = await mover.until(1)
                    assert position.actions is not None
                    await mover.play(position.actions[0].id)

    async def scene() -> None:
        await asyncio.gather(*[pair(number) for number in range(25)])

    try:
        asyncio.run(scene())
    finally:
        running.stop()


def test_an_allowance_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    at = [1000.0]
    monkeypatch.setattr("time.monotonic", lambda: at[0])
    allowance = Allowance(3, 60)
    assert [allowance.take("a") for _ in range(5)] == [True, True, True, False, False]
    at[0] += 20
    assert [allowance.take("a") for _ in range(2)] == [True, False]
    for number in range(5000):
        allowance.charge(f"stranger {number}")
        at[0] += 1
    assert len(allowance._taken) < 1500  # who has it all back is forgotten


# Bots.


def test_people_take_turns_with_the_bots() -> None:
    """Somebody with hundreds of tables is one of those who wait, and no more."""

    async def scene() -> None:
        queue = Queue([Process("bouwmeester.server.bots.worker", 10.0, 1 << 20)])
        order: list[str] = []

        async def think(person: str) -> None:
            async with queue.turn(person):
                order.append(person)
                await asyncio.sleep(0)

        many = [asyncio.create_task(think("many")) for _ in range(200)]
        await asyncio.sleep(0)
        others = [asyncio.create_task(think(person)) for person in ("anne", "bram", "anne")]
        many[50].cancel()
        await asyncio.gather(*many, *others, return_exceptions=True)
        assert len(order) == 202
        assert order.index("anne") < 6
        assert order.index("bram") < 6
        assert [place for place, person in enumerate(order) if person == "anne"][1] < 10

    asyncio.run(scene())


def test_a_worker_is_not_lost_with_those_who_do_not_wait_for_it() -> None:
    async def scene() -> None:
        queue = Queue([Process("bouwmeester.server.bots.worker", 10.0, 1 << 20)])

        async def hold(ready: asyncio.Event) -> None:
            async with queue.turn("anne"):
                await ready.wait()

        ready = asyncio.Event()
        first, second = [asyncio.create_task(hold(ready)) for _ in range(2)]
        await asyncio.sleep(0)
        ready.set()
        await first
        second.cancel()  # at the very moment at which the worker has come to it
        await asyncio.gather(second, return_exceptions=True)
        async with asyncio.timeout(5), queue.turn("bram"):
            pass

    asyncio.run(scene())


def test_bots_still_choose_when_their_worker_dies() -> None:
    async def scene() -> None:
        workers = Pool(1, 0.0)
        match = Match(load("palazzo"), seats=2)
        match.run_chance(random.Random(1))
        seat = match.to_move
        assert seat is not None
        legal = [action.id for action in match.legal()]
        try:
            assert (await workers.plan(match, seat, "no such bot", "anne"))[0] in legal
            assert (await workers.plan(match, seat, "greedy", "anne"))[0] in legal
        finally:
            await workers.stop()

    asyncio.run(scene())
