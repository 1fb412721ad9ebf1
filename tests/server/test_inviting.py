"""Inviting somebody by name: whom one has met, to a table that waits, and quietly not those who want peace."""

import asyncio

from bouwmeester.client import Client
from bouwmeester.server.house.inviting import MOST
from bouwmeester.server.protocol.messages import TableInfo
from tests.server.people import guests, table_for
from tests.server.running import Running


async def id_of(person: Client) -> str:
    return str((await person.http.get("/api/me")).json()["id"])


async def invite(by: Client, user: str, table: TableInfo) -> int:
    return (await by.http.post(f"/api/tables/{table.id}/invitations", json={"user": user})).status_code


async def invited(person: Client) -> list[tuple[str, str]]:
    found = (await person.http.get("/api/me/invitations")).json()
    return [(one["table"]["id"], one["by"]["name"]) for one in found]


def test_whom_one_has_met_comes_without_a_link(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram", "Cora") as (anne, bram, cora):
            await table_for([anne, bram])
            table = await anne.new_table("palazzo", ["me", "open", "open"], public=False)
            ids = [await id_of(one) for one in (anne, bram, cora)]
            assert (await bram.http.get(f"/api/tables/{table.id}")).status_code == 404
            assert await invite(anne, ids[1], table) == 200
            assert await invite(anne, ids[1], table) == 200, "once is enough"
            assert await invited(bram) == [(table.id, "Anne")]
            assert await invite(anne, ids[2], table) == 404, "a stranger"
            assert await invite(anne, ids[0], table) == 404, "oneself"
            assert await invite(cora, ids[1], table) == 404, "to a table of others"
            await bram.sit(table.id, 1)
            assert await invited(bram) == []
            assert await invite(bram, ids[0], table) == 404, "who is there already"
            await anne.close(table.id)

    asyncio.run(scene())


def test_who_wants_peace_is_not_asked_and_nobody_is_told(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram") as (anne, bram):
            running = await table_for([anne, bram])
            user, about = await id_of(bram), await id_of(anne)
            table = await anne.new_table("palazzo", ["me", "open"], public=False)
            for wish in ({"mute": True, "avoid": False}, {"mute": False, "avoid": True}):
                await bram.http.put(f"/api/me/peace/{about}", json=wish)
                assert await invite(anne, user, table) == 200
                assert await invited(bram) == []
                assert (await bram.http.get(f"/api/tables/{table.id}")).status_code == 404
            await bram.http.put(f"/api/me/peace/{about}", json={"mute": False, "avoid": False})
            assert await invite(anne, user, table) == 200
            assert (await bram.http.delete(f"/api/me/invitations/{table.id}")).status_code == 200
            assert await invited(bram) == []
            assert await invite(anne, user, running) == 404, "the match has begun"
            told = [
                await invite(anne, user, await anne.new_table("palazzo", ["me", "open"])) for _ in range(MOST + 1)
            ]
            assert told == [200] * MOST + [429]

    asyncio.run(scene())
