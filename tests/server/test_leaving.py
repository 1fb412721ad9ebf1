"""Leaving a match for good: a bot has the chair, all are told, and nothing brings the person back."""

import asyncio

import httpx
import pytest

from bouwmeester.bots import STAND_IN
from bouwmeester.client import Client, play_to_the_end
from bouwmeester.server.protocol.messages import Declined, Done, Play, Propose, Refused, Return, Say, Vote
from tests.server.people import guests, in_order, nearly_over, table_for
from tests.server.running import Running


def refusal(answer: object) -> str:
    assert isinstance(answer, Refused), answer
    return answer.key


def test_resigning_hands_the_chair_to_a_bot_and_is_told_to_all(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram", "Zoe") as (anne, bram, zoe):
            table = await table_for([anne, bram], "potzklotz", position=nearly_over("potzklotz"))
            async with anne.at(table.id) as one, bram.at(table.id) as two, zoe.at(table.id) as watcher:
                await one.until(1)
                await two.until(1)
                left = await bram.resign(table.id)
                assert (left.your_seat, left.chairs[1].user, left.chairs[1].bot) == (None, None, STAND_IN)
                assert left.chairs[1].name == "Bram"
                for seat in (one, two, watcher):
                    await seat.until(2)
                    told = [event for news in seat.news for event in news.events]
                    assert ("server.resigned", {"seat": "bram"}) in [(event.key, event.facts) for event in told]
                assert refusal(await two.ask(Play("x", 2, ["pass"]))) == "server.not_seated"
                assert refusal(await two.ask(Return("r"))) == "server.not_seated"
                assert refusal(await two.ask(Say("s", "still here"))) == "server.no_chat"
                assert (await bram.resign(table.id)).version >= 2  # once is enough
                await play_to_the_end(one, 0)
            assert [info.id for info in await bram.mine()] == []
            (past,) = (await bram.finished()).matches
            assert (past.table.id, past.seat, past.table.chairs[1].resigned) == (table.id, 1, left.chairs[1].resigned)

    asyncio.run(scene())


def test_taking_back_brings_nobody_back(server: Running) -> None:
    """The chair of who resigned stays the bot's, and it has no vote."""

    async def scene() -> None:
        async with guests(server, "Anne", "Bram", "Cora") as clients:
            table = await table_for(clients)
            async with (
                clients[0].at(table.id) as one,
                clients[1].at(table.id) as two,
                clients[2].at(table.id) as three,
            ):
                seats = [one, two, three]
                for seat in seats:
                    await seat.until(1)
                first = (await one.position()).to_move
                assert first is not None
                await seats[first].play("tiles")  # it shows tiles: whoever wants it back has to ask
                version = (await seats[first].until(2)).version
                gone, stays = [seat for seat in range(3) if seat != first]
                await clients[gone].resign(table.id)
                await seats[first].until(version + 1)
                assert isinstance(await seats[first].ask(Propose("p", version + 1, "undo", first)), Done)
                while (proposal := (await seats[stays].position()).proposal) is None:
                    await seats[stays].receive()
                assert proposal.asked == [stays]
                assert isinstance(await seats[stays].ask(Vote("v", yes=True)), Done)
                after = await clients[stays].table(table.id)
                assert (after.version, after.to_move) == (version + 2, first)
                assert (after.chairs[gone].user, after.chairs[gone].bot) == (None, STAND_IN)

    asyncio.run(scene())


def test_a_resignation_outlives_the_server(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram") as (anne, bram):
            table = await table_for([anne, bram], public=False)
            await bram.resign(table.id)
            server.stop()
            server.start()
            again = await bram.table(table.id)  # still theirs to look at, by no invitation
            assert (again.your_seat, again.chairs[1].name, again.chairs[1].bot) == (None, "Bram", STAND_IN)
            async with anne.at(table.id, 0) as one:
                await one.until(2)
                told = [event.key for news in one.news for event in news.events]
                assert "server.resigned" in told

    asyncio.run(scene())


def test_only_who_plays_can_resign(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Zoe") as (anne, zoe):
            waiting = await anne.new_table("palazzo", ["me", "open"])
            running = await anne.new_table("palazzo", ["me", "uniform"])
            assert await _key(anne, f"/api/tables/{waiting.id}/resign") == (409, "server.not_playing")
            assert await _key(zoe, f"/api/tables/{running.id}/resign") == (409, "server.not_seated")

    asyncio.run(scene())


def test_who_said_no_is_told(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram") as clients:
            table = await table_for(clients)
            async with clients[0].at(table.id) as one, clients[1].at(table.id) as two:
                seat, mover, other = await in_order(one, two)
                await mover.play("tiles")
                version = (await mover.until(2)).version
                await other.until(version)
                assert isinstance(await mover.ask(Propose("p", version, "undo", seat)), Done)
                assert isinstance(await other.ask(Vote("v", yes=False)), Done)
                while not isinstance(message := await mover.receive(), Declined):
                    pass
                assert message == Declined("undo", seat, 1 - seat)

    asyncio.run(scene())


async def _key(client: Client, path: str) -> tuple[int, str]:
    answer = await client.http.post(path)
    return answer.status_code, answer.json()["key"]


def test_a_host_seats_bots_and_closes_the_table(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram") as (anne, bram):
            table = await anne.new_table("palazzo", ["me", "open", "open"])
            assert (await anne.seat_bot(table.id, 1, "uniform")).chairs[1].bot == "uniform"
            assert (await anne.seat_bot(table.id, 1, "greedy")).chairs[1].bot == "greedy"
            assert (await anne.seat_bot(table.id, 1, None)).chairs[1].bot is None
            await bram.sit(table.id, 1)
            for seat, bot, key in (
                (1, "greedy", "chair_taken"),
                (2, "deep", "no_such_bot"),
                (3, None, "no_such_chair"),
            ):
                answer = await anne.http.post(f"/api/tables/{table.id}/bots", json={"seat": seat, "bot": bot})
                assert (answer.status_code, answer.json()["key"]) == (409, f"server.{key}")
            body = {"seat": 2, "bot": "greedy"}
            answer = await bram.http.post(f"/api/tables/{table.id}/bots", json=body)
            assert answer.json()["key"] == "server.not_the_host"
            assert (await anne.seat_bot(table.id, 2, "greedy")).status == "playing"
            assert (await anne.http.post(f"/api/tables/{table.id}/close")).json()["key"] == "server.begun"

            other = await anne.new_table("palazzo", ["open", "open"])
            assert other.id in [info.id for info in await anne.mine()]
            await bram.sit(other.id, 0)
            async with bram.at(other.id) as chair:
                await chair.position()
                with pytest.raises(httpx.HTTPStatusError, match="409"):
                    await bram.close(other.id)
                await anne.close(other.id)
                await chair.socket.wait_closed()
                assert chair.socket.close_code == 4404
            for client in (anne, bram):
                assert other.id not in [info.id for info in await client.mine()]
                assert (await client.http.get(f"/api/tables/{other.id}")).status_code == 404

    asyncio.run(scene())


def test_finished_matches_page_by_page(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Zoe") as (anne, zoe):
            played = []
            for _ in range(3):
                table = await anne.new_table("palazzo", ["me", "uniform"], position=nearly_over("palazzo"))
                async with anne.at(table.id) as seat:
                    result = (await play_to_the_end(seat, 0)).result
                assert result is not None
                played.append((table.id, result["scores"], result["ranks"]))
            await anne.new_table("palazzo", ["me", "uniform"])
            first, second = await anne.finished(0, 2), await anne.finished(1, 2)
            assert (first.total, len(first.matches), len(second.matches)) == (3, 2, 1)
            shown = [(one.table.id, one.scores, one.ranks) for one in [*first.matches, *second.matches]]
            assert shown == played[::-1]
            await anne.put_away(played[1][0])
            left = await anne.finished()
            assert (left.total, [one.table.id for one in left.matches]) == (2, [played[2][0], played[0][0]])
            assert played[1][0] not in [info.id for info in await anne.mine()]
            assert (await zoe.finished()).total == 0

    asyncio.run(scene())


def test_refusals_have_keys(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram") as (anne, bram):
            table = await anne.new_table("palazzo", ["me", "open"])
            taken = await bram.http.post(f"/api/tables/{table.id}/sit", json={"seat": 0})
            assert taken.json()["key"] == "server.chair_taken"
            assert (await bram.http.get(f"/api/tables/{'0' * 32}")).json()["key"] == "server.no_table"
            for record, key in (("not a record", "no_record"), (_header() + "nonsense\n", "broken_record")):
                answer = await bram.http.post("/api/replay", json={"record": record})
                assert (answer.status_code, answer.json()["key"]) == (400, f"server.{key}")

    asyncio.run(scene())


def _header() -> str:
    return '{"format": "bouwmeester-record", "version": 1, "game": "palazzo"}\n'
