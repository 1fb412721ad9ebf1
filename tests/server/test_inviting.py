"""Inviting somebody by name: whom one has met, to a table that waits, and quietly not those who want peace."""

import asyncio
import base64
import json
import os

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from bouwmeester.client import Client
from bouwmeester.server.house.inviting import MOST
from bouwmeester.server.protocol.messages import TableInfo
from tests.server.conftest import NewDatabase
from tests.server.listening import Listener
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


def test_who_is_away_is_told_by_webhook_and_by_browser(new_database: NewDatabase) -> None:
    """Over the wire from the one who asks to both places of the one who is asked; and what they are told leads in."""
    house = Running(new_database(), eager=True, webhooks="inside")
    own, auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    point = own.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    keys = [base64.urlsafe_b64encode(one).decode().rstrip("=") for one in (point, auth)]

    async def scene() -> None:
        async with guests(house, "Anne", "Bram") as (anne, bram), Listener() as listener:
            await table_for([anne, bram])
            subscribed = {"keys": {"p256dh": keys[0], "auth": keys[1]}}
            for kind, more in (("push", subscribed), ("webhook", {})):
                channel = {"kind": kind, "address": f"{listener.address}/{kind}", **more}
                assert (await bram.http.post("/api/me/channels", json=channel)).status_code == 200
            wishes = (await bram.http.get("/api/me/notices")).json()["wishes"]
            wishes["kinds"] = {"invited": ["push", "webhook"]}
            assert (await bram.http.put("/api/me/notices", json=wishes)).status_code == 200
            table = await anne.new_table("caylus", ["me", "open", "open"], public=False)
            for _ in range(2):
                assert await invite(anne, await id_of(bram), table) == 200
            async with asyncio.timeout(60):
                await listener.until(lambda here: len(here.letters) == 2)
            told = {one.path: one for one in listener.letters}
            plain = http_ece.decrypt(told["/push"].body, private_key=own, auth_secret=auth, version="aes128gcm")
            shown, said = json.loads(plain), json.loads(told["/webhook"].body)
            link = f"{house.address}/table/{table.id}"
            text = "Bram: you are invited to a match. With Anne."
            title = f"Caylus {table.code}"
            assert shown == {"title": title, "body": text, "link": link, "tag": table.id, "kind": "invited"}
            assert (said["kind"], said["text"], said["title"], said["link"]) == ("invited", text, title, link)
            await bram.sit(table.id, 1)
            assert len(listener.letters) == 2, "each place once"

    house.start()
    try:
        asyncio.run(scene())
    finally:
        house.stop()
