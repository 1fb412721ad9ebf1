"""A question to several seats at once, answered in any order over the real wire. PotzKlotz asks one out of turn."""

import asyncio
import signal
from contextlib import AsyncExitStack

from bouwmeester.bots import names
from bouwmeester.client import Client, Seat
from bouwmeester.server.protocol.messages import Done, Play, Refused
from tests.server.conftest import NewDatabase
from tests.server.running import Running

FIRST, SECOND = 1, 2


async def sit(
    server: Running, seated: AsyncExitStack, people: AsyncExitStack
) -> tuple[str, dict[int, Client], dict[int, Seat]]:
    """Two people with a bot that lays what fits, at a table where others may lay out of turn; by their seats."""
    clients = {seat: await people.enter_async_context(Client(server.address)) for seat in (FIRST, SECOND)}
    for seat, client in clients.items():
        await client.sit_down(f"Guest {seat}")
    options = {"out_of_turn": "yes"}
    table = await clients[FIRST].new_table("potzklotz", [names("potzklotz")[-1], "me", "open"], options=options)
    await clients[SECOND].sit(table.id, SECOND)
    return table.id, clients, {seat: await seated.enter_async_context(clients[seat].at(table.id)) for seat in clients}


async def until_asked(seats: dict[int, Seat]) -> int:
    """Pass until the bot has laid a card and both people are asked at once; returns the version."""
    while True:
        position = await seats[FIRST].position()
        if position.asked == [FIRST, SECOND]:
            await seats[SECOND].until(position.version)
            return position.version
        if position.to_move in (FIRST, SECOND):
            await seats[position.to_move].until(position.version)
            answer = await seats[position.to_move].play("pass")
            assert isinstance(answer, Done)
            await seats[FIRST].until(answer.version)
        else:
            await seats[FIRST].until(position.version + 1)


def test_answers_in_any_order(server: Running) -> None:
    async def match() -> None:
        async with AsyncExitStack() as stack:
            _, _, seats = await sit(server, stack, stack)
            version = await until_asked(seats)
            first, second = seats[FIRST], seats[SECOND]
            assert (await first.position()).actions
            assert (await second.position()).actions

            # The second answers before the first: it is kept, and tells nobody what it was.
            early = Play("early", version, ["pass"])
            done = await second.ask(early)
            assert done == Done("early", version + 1)
            assert await second.ask(early) == done
            for seat in (first, second):
                position = await seat.until(version + 1)
                assert position.asked == [FIRST]
                assert (position.actions is None) == (seat is second)
            assert first.news[-1].events == []
            twice = await second.ask(Play("twice", version + 1, ["pass"]))
            assert isinstance(twice, Refused)
            assert twice.key == "core.not_yours"

            # The first has not heard of it and answers what it saw; then both answers are played.
            assert await first.ask(Play("late", version, ["pass"])) == Done("late", version + 2)
            for seat in (first, second):
                assert len((await seat.until(version + 3)).asked) == 1

    asyncio.run(match())


def test_a_kept_answer_outlives_the_house(new_database: NewDatabase) -> None:
    async def match(server: Running) -> None:
        async with AsyncExitStack() as people:
            async with AsyncExitStack() as seated:
                id, clients, seats = await sit(server, seated, people)
                version = await until_asked(seats)
                early = Play("early", version, ["pass"])
                done = await seats[SECOND].ask(early)
                assert done == Done("early", version + 1)
                server.stop(signal.SIGKILL)
            server.start()
            async with clients[FIRST].at(id) as first, clients[SECOND].at(id) as second:
                assert (await first.position()).asked == [FIRST]
                assert (await second.position()).actions is None
                assert await second.ask(early) == done
                assert isinstance(await first.play("pass"), Done)
                assert (await second.until(version + 3)).version >= version + 3

    running = Running(new_database())
    running.start()
    try:
        asyncio.run(match(running))
    finally:
        running.stop()
