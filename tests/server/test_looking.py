"""Looking back: the table is shown again as one saw it, and not otherwise."""

import asyncio
import random
from pathlib import Path

import pytest
from msgspec.json import encode

import bouwmeester
from bouwmeester.client import Seat
from bouwmeester.server.clerk.desk import Desk
from bouwmeester.server.commands.looking import PIECE, look_back
from bouwmeester.server.house import sitting
from bouwmeester.server.protocol.messages import Done, Look, NewTable, Position, Undo
from bouwmeester.server.views.news import GLIMPSES
from tests.server.conftest import sqlite
from tests.server.people import guests, house_here, in_order, table_for
from tests.server.running import Running

MOVES = 14
#: Picks of Palazzo, which only raise the version that one's own seat is told.
UNSEEN = bouwmeester.load("palazzo").unseen


async def play_on(
    seats: list[Seat], watcher: Seat, version: int, count: int, rng: random.Random
) -> list[list[Position]]:
    """Play at random; returns what the two seats and the watcher see at each of their versions."""
    viewers = (*seats, watcher)
    seen = [[await one.until(version)] for one in viewers]
    for _ in range(count):
        mover = seen[0][-1].to_move
        if mover is None:
            break
        actions = seen[mover][-1].actions
        assert actions is not None
        action = rng.choice(actions)
        assert isinstance(await seats[mover].play(action.id), Done)
        for number, (one, positions) in enumerate(zip(viewers, seen, strict=True)):
            if number == mover or action.verb not in UNSEEN:
                positions.append(await one.until(positions[-1].version + 1))
    return seen


@pytest.mark.parametrize("game", ["palazzo", "caylus", "potzklotz"])
def test_everyone_sees_again_what_they_saw(server: Running, game: str) -> None:
    async def work() -> None:
        async with guests(server, "Anne", "Bram", "Cora") as (anne, bram, cora):
            table = await table_for([anne, bram], game)
            async with anne.at(table.id) as a, bram.at(table.id) as b, cora.at(table.id) as c:
                seen = await play_on([a, b], c, 1, MOVES, random.Random(game))
            for client, positions in zip((anne, bram, cora), seen, strict=True):
                async with client.at(table.id) as fresh:
                    glimpses = await fresh.look_back(4)
                later = positions[3:]
                assert [glimpse.version for glimpse in glimpses] == [position.version for position in later]
                assert [glimpse.view for glimpse in glimpses] == [position.view for position in later]
                assert [glimpse.to_move for glimpse in glimpses] == [position.to_move for position in later]
                assert all(event.version == glimpse.version for glimpse in glimpses for event in glimpse.events)
                assert any(glimpse.events for glimpse in glimpses)

    asyncio.run(work())


def test_what_was_taken_back_is_not_shown_again(server: Running) -> None:
    async def work() -> None:
        async with guests(server, "Anne", "Bram") as (anne, bram):
            table = await table_for([anne, bram], "caylus")
            async with anne.at(table.id) as first, bram.at(table.id) as second:
                _, mover, _ = await in_order(first, second)
                actions = (await mover.position()).actions
                assert actions is not None
                await mover.play(actions[0].id)
                before = await mover.until(2)
                assert isinstance(await mover.ask(Undo("back", before.version)), Done)
                await mover.until(3)
                await mover.play(actions[1].id)
                after = await mover.until(4)
                glimpses = await mover.look_back(1)
            assert [glimpse.version for glimpse in glimpses] == [1, 4]
            assert glimpses[1].view == after.view != before.view

    asyncio.run(work())


def test_nobody_looks_back_for_ever(server: Running) -> None:
    async def work() -> None:
        async with guests(server, "Anne", "Bram") as (anne, bram):
            table = await anne.new_table("palazzo", ["me", "open"])
            async with anne.at(table.id) as early:
                assert await early.look_back(0) == []
            await bram.sit(table.id, 1)
            async with anne.at(table.id) as a, bram.at(table.id) as b:
                seen = await play_on([a, b], b, 1, 2 * GLIMPSES, random.Random(1))
                last = seen[0][-1].version
                looked = [glimpse.version for glimpse in await a.look_back(-3)]
                assert looked == list(range(last - GLIMPSES + 1, last + 1))
                assert await a.look_back(10_000) == []

    asyncio.run(work())


def test_what_the_clerk_has_written_is_handed_on_as_it_is(tmp_path: Path) -> None:
    """The house does not read it again: whoever looks back often costs the others little."""
    written = b'{ "version": 1, "view": {}, "to_move": null, "events": [] }'

    class Writing(Desk):
        async def ask(self, asker: str, kind: str, body: bytes) -> bytes:
            return b"[%s]" % b",".join([written] * (PIECE + 1))

    async def scene() -> list[bytes]:
        house = await house_here(sqlite(tmp_path))
        try:
            anne = await house.guests.welcome("Anne")
            table = await sitting.create(house, anne, NewTable("palazzo", ["me", "open"]))
            said: list[bytes] = []
            command = Look("again", 0)
            await look_back(
                Writing("worker", part=1), table, anne, "", command, lambda answer: said.append(encode(answer))
            )
            return said
        finally:
            house.store.stop()

    assert [piece.count(written) for piece in asyncio.run(scene())] == [PIECE, 1]
