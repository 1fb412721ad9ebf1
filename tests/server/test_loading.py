"""A table that is read from the store is the one that was played, whatever was taken back on the way."""

import asyncio
import random
from pathlib import Path

import pytest

from bouwmeester.core.replaying import replaying
from bouwmeester.server.commands import playing
from bouwmeester.server.house import sitting
from bouwmeester.server.protocol.messages import Done, Json, NewTable, Play
from bouwmeester.server.tables import loading
from bouwmeester.server.tables.events import PLAY, standing
from bouwmeester.server.tables.table import Answer, Table
from bouwmeester.server.tables.undoing import take_back
from tests.server.conftest import sqlite
from tests.server.people import house_here

PLAYS = 60


@pytest.mark.parametrize("game", ["palazzo", "caylus", "potzklotz"])
def test_what_was_taken_back_leaves_the_same_table_behind(game: str, tmp_path: Path) -> None:
    async def scene() -> None:
        house = await house_here(sqlite(tmp_path))
        anne, bram = [await house.guests.welcome(name) for name in ("Anne", "Bram")]
        options: Json = {"out_of_turn": "yes"} if game == "potzklotz" else {}
        table = await sitting.create(house, anne, NewTable(game, ["me", "open"], options=options))
        await sitting.sit(house, table, bram, 1)
        await _play(table, random.Random(game))
        again = house.store.read_now(lambda connection: loading.read(connection, house.store, table.id))
        # In Caylus nothing is drawn that could come again.
        assert bool(table.match.renewals) is (game != "caylus")
        assert again.match.renewals == table.match.renewals
        assert [line.action.text for line in again.match.log] == [line.action.text for line in table.match.log]
        assert again.match.position() == table.match.position()
        assert (again.question.early, again.question.since) == (table.question.early, table.question.since)
        # And the match itself, from its beginning.
        once_more = replaying(table.match)
        once_more.go(len(table.match.log))
        assert once_more.match.save() == table.match.save()
        house.store.stop()

    asyncio.run(scene())


async def _play(table: Table, rng: random.Random) -> None:
    """At random, and now and then back to before some play, as everybody agrees; also twice in a row."""
    answers: list[Answer] = []
    for number in range(PLAYS):
        if table.match.to_move is None:
            return
        seat = rng.choice(table.awaited())
        action = rng.choice(table.match.answers(seat))
        await playing.play(table, seat, Play(f"c{number}", table.version_for(seat), [action.id]), answers.append)
        assert isinstance(answers[-1], Done)
        while rng.random() < 0.3:
            plays = [event for event in standing(table.events) if event.kind == PLAY and event.texts]
            if table.status == "playing" and plays:
                event = rng.choice(plays[-6:])
                async with table.lock:
                    await take_back(table, event, event.seat, f"u{len(table.events)}")
