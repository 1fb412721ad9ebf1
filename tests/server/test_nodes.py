"""Two nodes over one PostgreSQL: any of them serves any table, and the store decides who was first."""

import asyncio
import contextlib
import secrets
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from bouwmeester.cli.app import main
from bouwmeester.client import Client, Seat
from bouwmeester.server.protocol.messages import Done, Play, Position, Refused, Said, Say, Stale, Undo, Vote
from bouwmeester.server.store.store import open_engine
from tests.server.postgres import Postgres
from tests.server.running import Running
from tests.server.test_events import look, new_event, play_quickly, sign_up
from tests.server.test_visiting import greeted, line_to

PATIENCE = 30


class Nodes:
    """Two processes that serve one house."""

    def __init__(self, database: str, bot_pace: float = 0.0) -> None:
        self.a = Running(database, bot_pace=bot_pace)
        self.b = Running(database, bot_pace=bot_pace)

    def start(self) -> None:
        self.a.start()
        self.b.start()

    def stop(self) -> None:
        self.a.stop()
        self.b.stop()


@pytest.fixture(scope="module")
def nodes(postgres: Postgres) -> Iterator[Nodes]:
    both = Nodes(postgres.database())
    both.start()
    yield both
    both.stop()


class Pair:
    """Anne at one node and Bram at another; each can also go to the other's."""

    def __init__(self, nodes: Nodes) -> None:
        self.nodes = nodes
        self.anne = Client(nodes.a.address)
        self.bram = Client(nodes.b.address)
        self._all = [self.anne, self.bram]

    async def __aenter__(self) -> "Pair":
        await self.anne.sit_down("Anne")
        await self.bram.sit_down("Bram")
        return self

    async def __aexit__(self, *_: object) -> None:
        for client in self._all:
            await client.http.aclose()

    def at_the_other(self, client: Client) -> Client:
        """The same person, by the other node."""
        other = self.nodes.b if client.address == self.nodes.a.address else self.nodes.a
        same = Client(other.address)
        same.http.cookies.update(client.http.cookies)
        self._all.append(same)
        return same


async def until(seat: Seat, version: int) -> Position:
    return await asyncio.wait_for(seat.until(version), PATIENCE)


async def shows(seat: Seat, wanted: Callable[[Position], bool]) -> Position:
    """Wait for a position of which this is true."""
    while not wanted(await seat.position()):
        await asyncio.wait_for(seat.receive(), PATIENCE)
    return await seat.position()


async def shows_version(seat: Seat, version: int) -> Position:
    """Wait for a version by the count of those who only watch."""
    return await shows(seat, lambda position: position.table.version >= version)


def test_a_seat_sees_what_is_played_at_another_node(nodes: Nodes) -> None:
    async def scene() -> None:
        async with Pair(nodes) as pair:
            table = await pair.anne.new_table("palazzo", ["me", "open"])
            async with pair.anne.at(table.id) as here:
                assert (await here.position()).table.status == "open"
                assert table.id in [found.id for found in await pair.bram.lobby()]
                await pair.bram.sit(table.id, 1)
                await until(here, 1)
                async with pair.bram.at(table.id) as there:
                    await until(there, 1)
                    for _ in range(20):
                        positions = [await here.position(), await there.position()]
                        mover = (here, there)[positions[0].to_move or 0]
                        legal = (await mover.position()).actions
                        assert legal
                        answer = await mover.play(legal[0].id)
                        assert isinstance(answer, Done), answer
                        shown = (await until(mover, answer.version)).table.version
                        for seat in (here, there):
                            await shows_version(seat, shown)
                    assert [news.events for news in here.news] != []
                async with pair.at_the_other(pair.anne).at(table.id) as again:
                    latest = await again.position()
                    assert latest.view == (await here.position()).view

    asyncio.run(scene())


def test_who_says_their_name_late_is_called_by_it_at_another_node(nodes: Nodes) -> None:
    async def scene() -> None:
        async with Pair(nodes) as pair:
            table = await pair.anne.new_table("palazzo", ["me", "open"])
            await pair.bram.sit(table.id, 1)
            async with pair.anne.at(table.id) as here, pair.bram.at(table.id) as there:
                for seat in (here, there):
                    await until(seat, 1)
                await pair.anne.sit_down("Grandma")
                for seat in (here, there):
                    await shows(seat, lambda position: position.table.chairs[0].name == "Grandma")

    asyncio.run(scene())


def test_who_is_here_and_what_is_said_crosses_nodes(nodes: Nodes) -> None:
    async def scene() -> None:
        async with Pair(nodes) as pair:
            table = await pair.anne.new_table("palazzo", ["me", "open"])
            await pair.bram.sit(table.id, 1)
            async with pair.anne.at(table.id) as here:
                await until(here, 1)
                async with pair.bram.at(table.id) as there:
                    await shows(here, lambda position: position.table.chairs[1].here)
                    await shows(there, lambda position: position.table.chairs[0].here)
                    both = [here.ask(Say("a", "good evening")), there.ask(Say("b", "good evening too"))]
                    assert [type(answer) for answer in await asyncio.gather(*both)] == [Done, Done]
                    for seat in (here, there):
                        while len(seat.talk) < 2:
                            await asyncio.wait_for(seat.receive(), PATIENCE)
                        assert sorted(line.text for line in seat.talk) == ["good evening", "good evening too"]
                        assert sorted(line.number for line in seat.talk) == [1, 2]
                        assert all(isinstance(line, Said) for line in seat.talk)
                await shows(here, lambda position: not position.table.chairs[1].here)

    asyncio.run(scene())


def test_of_two_who_want_a_chair_one_gets_it(nodes: Nodes) -> None:
    async def scene() -> None:
        async with Pair(nodes) as pair, Pair(nodes) as others:
            for _ in range(8):  # fewer than one may wait on
                table = await pair.anne.new_table("caylus", ["me", "open", "open"])
                wanted = [others.anne.sit(table.id, 1), others.bram.sit(table.id, 1)]
                found = await asyncio.gather(*wanted, return_exceptions=True)
                refused = [error for error in found if isinstance(error, httpx.HTTPStatusError)]
                assert [error.response.json()["key"] for error in refused] == ["server.chair_taken"]
                # The same person by both nodes, on two chairs: they have one.
                one = await pair.bram.new_table("caylus", ["open", "open", "me"])
                twice = [others.anne.sit(one.id, 0), pair.at_the_other(others.anne).sit(one.id, 1)]
                found = await asyncio.gather(*twice, return_exceptions=True)
                refused = [error for error in found if isinstance(error, httpx.HTTPStatusError)]
                assert [error.response.json()["key"] for error in refused] == ["server.have_a_chair"]

    asyncio.run(scene())


def test_a_command_that_comes_by_two_nodes_acts_once_and_of_two_one_is_stale(nodes: Nodes) -> None:
    async def scene() -> None:
        async with Pair(nodes) as pair:
            table = await pair.anne.new_table("palazzo", ["me", "open"])
            await pair.bram.sit(table.id, 1)
            async with contextlib.AsyncExitStack() as stack:
                ways = [[client, pair.at_the_other(client)] for client in (pair.anne, pair.bram)]
                seats = [[await stack.enter_async_context(way.at(table.id)) for way in some] for some in ways]
                acted = 0
                for number in range(30):
                    start = await until(seats[0][0], 1)
                    mover = seats[start.to_move or 0]
                    position = await mover[0].position()
                    assert position.actions
                    await until(mover[1], position.version)
                    actions = [position.actions[0].id, position.actions[-1].id]
                    same = number % 2 == 0
                    ids = [secrets.token_hex(8)] * 2 if same else [secrets.token_hex(8), secrets.token_hex(8)]
                    plays = [Play(id, position.version, [action]) for id, action in zip(ids, actions, strict=True)]
                    answers = await asyncio.gather(*[seat.ask(play) for seat, play in zip(mover, plays, strict=True)])
                    done = [answer for answer in answers if isinstance(answer, Done)]
                    acted += 1
                    if same:
                        assert len({answer.version for answer in done}) == 1, answers
                        assert len(done) == 2, answers
                    else:
                        assert [type(answer) for answer in answers if answer not in done] == [Stale], answers
                    version = done[0].version
                    shown = (await until(mover[0], version)).table.version
                    for seat in [one for some in seats for one in some]:
                        await shows_version(seat, shown)
                assert (await seats[0][0].position()).table.version <= acted + 1

    asyncio.run(scene())


def test_what_is_asked_and_taken_back_crosses_nodes(nodes: Nodes) -> None:
    async def scene() -> None:
        async with Pair(nodes) as pair:
            table = await pair.anne.new_table("caylus", ["me", "open"], undo="free")
            await pair.bram.sit(table.id, 1)
            async with pair.anne.at(table.id) as here, pair.bram.at(table.id) as there:
                first = await until(here, 1)
                await until(there, 1)
                mover, other = (here, there) if first.to_move == 0 else (there, here)
                position = await mover.position()
                assert position.actions
                answer = await mover.play(position.actions[0].id)
                assert isinstance(answer, Done)
                after = await until(other, answer.version)
                assert isinstance(await mover.ask(Undo("u", answer.version)), Done)
                back = await until(other, answer.version + 1)
                assert back.view != after.view
                assert back.to_move == first.to_move
                assert (await until(mover, answer.version + 1)).table.version == back.table.version
                assert isinstance(await other.ask(Vote("v", yes=True)), Refused)  # nothing was asked

    asyncio.run(scene())


def test_a_table_that_is_closed_is_gone_everywhere(nodes: Nodes) -> None:
    async def scene() -> None:
        async with Pair(nodes) as pair:
            table = await pair.anne.new_table("palazzo", ["me", "open"])
            async with pair.bram.at(table.id) as there:
                await there.position()
                await pair.anne.close(table.id)
                with pytest.raises(ConnectionClosed, match="4404"):
                    await shows(there, lambda position: False)

    asyncio.run(scene())


def test_a_release_plays_on_beside_the_next_one_and_may_start_beside_it(postgres: Postgres) -> None:
    """As if a node of the next release had come: the schema has grown, and what is there is as it was."""
    both = Nodes(postgres.database())
    both.a.start()

    async def play(pair: Pair) -> None:
        table = await pair.anne.new_table("palazzo", ["me", "open"])
        await pair.bram.sit(table.id, 1)
        async with pair.anne.at(table.id) as here, pair.bram.at(table.id) as there:
            for _ in range(6):
                mover = (here, there)[(await until(here, 1)).to_move or 0]
                legal = (await until(mover, 1)).actions
                assert legal
                answer = await mover.play(legal[0].id)
                assert isinstance(answer, Done), answer
                shown = (await until(mover, answer.version)).table.version
                for seat in (here, there):
                    await shows_version(seat, shown)

    async def scene() -> None:
        async with Pair(both) as pair:
            await play(pair)

    try:
        engine = open_engine(both.a.database)
        with engine.connect() as connection, connection.begin():
            connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN newer INTEGER DEFAULT 7")
            connection.exec_driver_sql("CREATE TABLE newer (id INTEGER PRIMARY KEY)")
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
        engine.dispose()
        both.b.start()
        asyncio.run(scene())
    finally:
        both.stop()


def test_bots_play_at_one_node_and_are_seen_at_the_other(nodes: Nodes) -> None:
    async def scene() -> None:
        async with Pair(nodes) as pair:
            table = await pair.anne.new_table("palazzo", ["me", "uniform"])
            async with pair.anne.at(table.id) as here, pair.bram.at(table.id) as there:
                for _ in range(10):
                    position = await here.position()
                    if position.actions:
                        await here.play(position.actions[0].id)
                    position = await until(here, position.version + 1)
                    await shows_version(there, position.table.version)

    asyncio.run(scene())


def test_copies_made_under_play_at_two_nodes_are_of_one_moment(
    nodes: Nodes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whole, though both write meanwhile: every table in them replays, and can be played on."""
    backup, lines, restored, moved = (tmp_path / name for name in ("backup", "lines", "restored.db", "moved.db"))

    async def play_on(seats: list[Seat], stop: asyncio.Event) -> None:
        while not stop.is_set() and (await until(seats[0], 1)).result is None:
            asked = [(seat, (await until(seat, 1)).actions or []) for seat in seats]
            mover, actions = next((seat, actions) for seat, actions in asked if actions)
            answer = await mover.play(actions[0].id)
            assert isinstance(answer, Done), answer
            shown = (await until(mover, answer.version)).table.version
            for seat in seats:  # what is answered in secret the others do not see
                await shows_version(seat, shown)

    async def scene() -> None:
        async with Pair(nodes) as pair:
            table = await pair.anne.new_table("palazzo", ["me", "open"])
            await pair.bram.sit(table.id, 1)
            async with pair.anne.at(table.id) as one, pair.bram.at(table.id) as two:
                stop = asyncio.Event()
                playing = asyncio.create_task(play_on([one, two], stop))
                for made in (("backup", str(backup)), ("export", str(lines))):
                    assert await asyncio.to_thread(main, [*made, "--database", nodes.a.database]) == 0
                stop.set()
                await playing

    asyncio.run(scene())
    assert main(["restore", str(backup), "--database", f"sqlite:///{restored}"]) == 0
    assert main(["import", str(lines), "--database", f"sqlite:///{moved}"]) == 0
    for copy in (restored, moved):
        assert main(["check-tables", "--database", f"sqlite:///{copy}"]) == 0


def test_a_table_that_a_bot_thinks_about_is_not_read_anew_under_it(postgres: Postgres) -> None:
    """Else who comes to it meanwhile would look at another one, and never see what the bot played."""
    nodes = Nodes(postgres.database(), bot_pace=1.5)
    nodes.start()

    async def scene() -> None:
        async with Pair(nodes) as pair:
            table = await pair.anne.new_table("palazzo", ["level-1", "me"])
            while table.to_move != 0:
                table = await pair.anne.new_table("palazzo", ["level-1", "me"])
            async with pair.at_the_other(pair.anne).at(table.id):
                await asyncio.sleep(0.5)  # the first node hears of that, and nobody is at the table there
                async with pair.anne.at(table.id) as seat:
                    await until(seat, table.version + 1)

    asyncio.run(scene())
    nodes.stop()


def test_a_token_that_is_taken_back_at_one_node_ends_its_lines_at_all(nodes: Nodes) -> None:
    async def scene() -> None:
        async with Pair(nodes) as pair:
            made, kept = await pair.anne.let_in("Faint"), await pair.anne.let_in("Firm")
            async with (
                line_to(nodes.a, str(made.token)) as here,
                line_to(nodes.b, str(made.token)) as there,
                line_to(nodes.b, str(kept.token)) as other,
            ):
                for line in (here, there, other):
                    await greeted(line)
                await pair.anne.send_away(made.id)
                for line in (here, there):
                    with pytest.raises(ConnectionClosed, match="4403"):
                        await asyncio.wait_for(line.recv(), PATIENCE)
                same = pair.at_the_other(pair.anne)
                assert [(bot.id, bot.here) for bot in await same.bots_at_hand()] == [(kept.id, True)]

    asyncio.run(scene())


def test_an_event_goes_on_when_a_node_dies_between_two_rounds(postgres: Postgres) -> None:
    """People at both nodes play a round; the node where it was begun dies, and the next round is set once."""
    nodes = Nodes(postgres.database())
    nodes.start()

    async def play(client: Client, code: str, round: int) -> None:
        """The table of somebody in a round, once it is set."""
        while True:
            event = await look(client, code)
            for table in event["groups"][0]["tables"] if event["groups"] else []:
                if table["round"] == round and event["you"] in table["seats"]:
                    info = (await client.http.get(f"/api/tables/{table['table']}")).json()
                    if info.get("status", "open") != "open":
                        async with client.at(table["table"]) as seat:
                            await play_quickly(seat, info["your_seat"])
                        return
            await asyncio.sleep(0.05)

    async def scene() -> None:
        async with Pair(nodes) as one, Pair(nodes) as two:
            code = await new_event(one.anne, rounds=2, rest=2)
            people = [one.anne, one.bram, two.anne, two.bram]
            await sign_up(code, *people)
            assert (await one.anne.http.post(f"/api/events/{code}/begin")).status_code == 200
            await asyncio.gather(*[play(client, code, 1) for client in people])
            while [table for table in await tables_of(one.bram, code) if table["places"] is None]:
                await asyncio.sleep(0.05)
            nodes.a.stop(signal.SIGKILL)
            people = [one.at_the_other(one.anne), one.bram, two.at_the_other(two.anne), two.bram]
            await asyncio.gather(*[play(client, code, 2) for client in people])
            while (await look(one.bram, code))["about"]["status"] != "over":
                await asyncio.sleep(0.05)
            tables = await tables_of(one.bram, code)
            assert [table["round"] for table in tables] == [1, 1, 2, 2]
            assert len({tuple(sorted(table["seats"])) for table in tables}) == 4, "nobody met twice"
            assert all(table["places"] for table in tables)

    async def tables_of(client: Client, code: str) -> list[dict[str, Any]]:
        return list((await look(client, code))["groups"][0]["tables"])

    try:
        asyncio.run(asyncio.wait_for(scene(), 300))
    finally:
        nodes.stop()
