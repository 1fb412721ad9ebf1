"""Being forgotten: nothing of somebody is left in any row, and what others have played with them stays whole."""

import asyncio
import secrets
from pathlib import Path

import httpx
from sqlalchemy import select

from bouwmeester import Match
from bouwmeester.server.commands import chat, playing
from bouwmeester.server.house import forgetting, sitting
from bouwmeester.server.house.house import House
from bouwmeester.server.protocol.messages import NewTable, Play, Say
from bouwmeester.server.protocol.people import NewChannel, Wishes
from bouwmeester.server.store.schema import metadata, users
from bouwmeester.server.tables.clocks import now
from bouwmeester.server.tables.loading import record
from bouwmeester.server.tables.table import OVER, PLAYING, Table
from tests.server.conftest import NewDatabase, sqlite
from tests.server.people import guests, house_here
from tests.server.running import Running

NAME = "Kanarie Gelderblom"
HOOK = "https://canary.example/hook/3141592653"
WORDS = "canary words 2718281828"
LABEL = "Canary browser"


def rows(house: House) -> str:
    """Every row of every table, as text."""
    with house.store.engine.connect() as connection:
        return "\n".join(
            [str(tuple(row)) for table in metadata.sorted_tables for row in connection.execute(select(table))]
        )


async def sit(house: House, people: list[str], **wishes: object) -> Table:
    chairs = ["me", *["open" for _ in people[1:]]]
    table = await sitting.create(house, people[0], NewTable("nim", chairs, **wishes))  # type: ignore[arg-type]
    for seat, user in enumerate(people[1:], 1):
        await sitting.sit(house, table, user, seat)
    return table


async def play_on(table: Table) -> None:
    while table.to_move is not None:
        seat = table.to_move
        command = Play(secrets.token_hex(8), table.version_for(seat), [table.match.legal()[0].id])
        await playing.play(table, seat, command, lambda answer: None)


def test_no_row_has_a_trace_of_who_is_forgotten(new_database: NewDatabase) -> None:
    async def scene() -> None:
        house = await house_here(new_database())
        anne = await house.guests.welcome("Anne")
        canary = await house.guests.welcome(NAME)
        await house.devices.new(canary, "Firefox/1 Linux")
        await house.channels.wish(canary, Wishes({"turn": ["push"]}))
        await house.channels.add(canary, NewChannel("webhook", HOOK, label=LABEL), "http://house.example/")
        over = await sit(house, [anne, canary])
        await chat.say(over, canary, Say("one", WORDS), lambda answer: None)
        await play_on(over)
        assert over.status == OVER
        await house.books.book(over.id)
        await sitting.again(house, over, anne)
        running = await sit(house, [canary, anne])
        waiting = await sitting.create(house, canary, NewTable("nim", ["me", "open"]))
        before = record(house.store, over.id)
        told = (await forgetting.everything(house, canary)).decode()
        for trace in (canary, NAME, HOOK, WORDS, LABEL, over.id):
            assert trace in told, trace
        for trace in (canary, NAME, HOOK, WORDS, LABEL):
            assert trace in rows(house), trace
        await forgetting.ask(house, canary)
        assert await forgetting.sweep(house, now()) == 0, "they may think better of it"
        await forgetting.stay(house, canary)
        assert await forgetting.sweep(house, now() + 8 * 86_400) == 0
        await forgetting.ask(house, canary)
        assert await forgetting.sweep(house, now() + 8 * 86_400) == 1
        left = rows(house)
        for trace in (canary, NAME, HOOK, WORDS, LABEL):
            assert trace not in left, trace
        assert record(house.store, over.id) == before, "the match is as it was"
        assert Match.load(before or "").outcome is not None
        again = await house.table(over.id)
        assert [chair.name for chair in again.chairs] == ["Anne", "somebody"]
        other = await house.table(running.id)
        assert other.status == PLAYING
        assert other.chairs[0].bot is not None
        ids = {again.chairs[1].user, other.chairs[0].resigned}
        assert len(ids) == 2, "what they were at one table says nothing of another"
        assert waiting.id not in left
        await house.channels.close()
        house.store.stop()

    asyncio.run(scene())


def test_guests_who_never_come_back_are_swept_and_their_tables_stay(new_database: NewDatabase) -> None:
    async def scene() -> None:
        house = await house_here(new_database())
        names = ["Anne", "Bram", "Gast"]
        anne, bram, guest = [await house.guests.welcome(name) for name in names]
        for user in (anne, bram, guest):
            await house.devices.new(user, "")
        table = await sit(house, [anne, bram])
        await play_on(table)
        day = 86_400.0
        assert await forgetting.sweep(house, now() + 80 * day) == 0
        assert await forgetting.sweep(house, now() + 91 * day) == 1
        assert await house.guests.name(guest) is None
        assert await forgetting.sweep(house, now() + 300 * day) == 0
        assert await forgetting.sweep(house, now() + 401 * day) == 2
        assert (await house.table(table.id)).status == OVER
        left = await house.store.read(lambda connection: set(connection.execute(select(users.c.name)).scalars()))
        assert left == {"somebody"}
        await house.channels.close()
        house.store.stop()

    asyncio.run(scene())


def test_over_the_wire_and_no_address_of_the_network_is_kept(tmp_path: Path) -> None:
    """What a person asks for by HTTP; and where they came from stands in no row and in no line of the log."""
    log = tmp_path / "log"
    house = Running(sqlite(tmp_path), log=log, proxies="127.0.0.1")
    house.start()
    whence = {"x-forwarded-for": "203.0.113.77", "user-agent": "Firefox/140 Linux"}

    async def scene() -> None:
        async with guests(house, "Anne") as (anne,):
            anne.http.headers.update(whence)
            await anne.http.post("/api/guests", json={"name": NAME})
            found = await anne.http.get("/api/me/export")
            assert "attachment" in found.headers["content-disposition"]
            assert found.json()["users"][0]["name"] == NAME
            assert (await anne.http.delete("/api/me")).json()["at"] > now() + 6 * 86_400
            assert (await anne.http.get("/api/me/leaving")).json()["at"] is not None
            assert (await anne.http.delete("/api/me/leaving")).json() == {"at": None}
            async with httpx.AsyncClient(base_url=house.address) as nobody:
                assert (await nobody.get("/api/me/export")).status_code == 401
                assert (await nobody.delete("/api/me")).status_code == 401

    try:
        asyncio.run(scene())
    finally:
        house.stop()

    async def look() -> None:
        here = await house_here(house.database)
        assert "203.0.113" not in rows(here)
        await here.channels.close()
        here.store.stop()

    asyncio.run(look())
    assert "203.0.113" not in log.read_text()
    assert NAME not in log.read_text()
