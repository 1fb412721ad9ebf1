"""Lists of a person's own tables: what they cost must not grow with what others play in the house."""

import asyncio
import secrets
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from sqlalchemy import Connection, insert, select

from bouwmeester.server.house import sitting
from bouwmeester.server.house.house import House
from bouwmeester.server.protocol.messages import NewTable
from bouwmeester.server.store import finished, forgetting, inviting, lists, reviews, schema
from bouwmeester.server.store.tables import OVER
from tests.server.conftest import sqlite
from tests.server.people import house_here

#: SQLite tells of so many steps at a time.
STEPS = 10
ASKED: dict[str, Callable[[Connection, str], object]] = {
    "mine": lambda connection, user: lists.mine(connection, user, 100),
    "finished": lambda connection, user: finished.page(connection, user, 0, 4),
    "lobby": lambda connection, _: lists.public(connection, 100),
    "invitations": lambda connection, user: inviting.of(connection, user, 20),
    "exercises": lambda connection, user: reviews.own(connection, user, 20),
    "leaving": lambda connection, user: forgetting.at_tables(connection, user),
    "export": lambda connection, user: forgetting.everything(connection, user),
}


@pytest.mark.parametrize("asked", ASKED)
def test_what_others_have_played_costs_nobody_anything(tmp_path: Path, asked: str) -> None:
    async def scene() -> tuple[House, str, str]:
        house = await house_here(sqlite(tmp_path))
        anne, bram = await house.guests.welcome("Anne"), await house.guests.welcome("Bram")
        for _ in range(3):
            await sitting.create(house, anne, NewTable("palazzo", ["me", "open"]))
        return house, anne, (await sitting.create(house, bram, NewTable("palazzo", ["me", "open"]))).id

    house, anne, model = asyncio.run(scene())
    try:
        before = steps(house, ASKED[asked], anne)
        play_much(house, model, 400)
        # A tree of indexes may grow by a level, and what is kept of a plan by a little.
        assert steps(house, ASKED[asked], anne) < before + 400
    finally:
        house.store.stop()


def play_much(house: House, model: str, count: int) -> None:
    """As many finished matches as that, each like one table and with its people."""
    ids = [secrets.token_hex(16) for _ in range(count)]
    with house.store.engine.begin() as connection:
        for table, key in ((schema.tables, schema.tables.c.id), (schema.chairs, schema.chairs.c.table_id)):
            rows = [dict(row) for row in connection.execute(select(table).where(key == model)).mappings()]
            for id in ids:
                new = {key.name: id} | ({"code": id[:8], "status": OVER} if table is schema.tables else {})
                connection.execute(insert(table), [row | new for row in rows])


def steps(house: House, asked: Callable[[Connection, str], object], user: str) -> int:
    """How many steps of its machine SQLite takes to answer."""
    counted = 0

    def count() -> int:
        nonlocal counted
        counted += STEPS
        return 0

    with house.store.engine.connect() as connection:
        driver = cast(sqlite3.Connection, connection.connection.driver_connection)
        driver.set_progress_handler(count, STEPS)
        asked(connection, user)
        driver.set_progress_handler(None, 0)
    return counted
