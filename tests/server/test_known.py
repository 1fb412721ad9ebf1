"""Being known if one wants to be: passkeys on a guest, devices that can be signed out, two guests made one."""

import asyncio
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from bouwmeester.client import Client
from bouwmeester.server.house.guests import Guests
from bouwmeester.server.protocol.messages import Ping, Pong
from bouwmeester.server.store.guests import house_key
from bouwmeester.server.store.store import Store
from tests.server.authenticator import Device
from tests.server.conftest import NewDatabase
from tests.server.people import guests, table_for
from tests.server.postgres import Postgres
from tests.server.running import Running


def named(server: Running) -> str:
    """The house by a name, as passkeys are bound to one."""
    return server.address.replace("127.0.0.1", "localhost")


async def attach(person: Client, device: Device) -> Any:
    asked = (await person.http.post("/api/me/passkeys/ask")).json()
    answer = {"ticket": asked["ticket"], "credential": device.make(asked["options"]), "label": "My phone"}
    return await person.http.post("/api/me/passkeys", json=answer)


async def come(person: Client, device: Device) -> Any:
    asked = (await person.http.post("/api/passkeys/ask")).json()
    answer = {"ticket": asked["ticket"], "credential": device.sign(asked["options"])}
    return await person.http.post("/api/passkeys", json=answer)


def test_a_passkey_makes_another_device_be_the_same_guest(server: Running) -> None:
    async def scene() -> None:
        house = named(server)
        async with Client(house) as anne, Client(house) as elsewhere:
            me = await anne.sit_down("Anne")
            first, second = Device(house), Device(house)
            for device in (first, second):
                assert (await attach(anne, device)).status_code == 200
            for device in (first, second, first):
                found = (await come(elsewhere, device)).json()
                assert (found["id"], found["name"]) == (me.id, "Anne")
            assert (await elsewhere.http.get("/api/me")).json()["id"] == me.id
            known = (await anne.http.get("/api/me/known")).json()
            assert [one["label"] for one in known["passkeys"]] == ["My phone"] * 2
            await anne.http.delete(f"/api/me/passkeys/{known['passkeys'][0]['id']}")
            assert (await come(elsewhere, first)).status_code == 400
            assert (await come(elsewhere, second)).status_code == 200

    asyncio.run(scene())


def test_what_is_not_signed_for_this_house_now_is_refused(server: Running) -> None:
    async def scene() -> None:
        house = named(server)
        async with Client(house) as anne, Client(house) as bram, Client(house) as thief:
            await anne.sit_down("Anne")
            await bram.sit_down("Bram")
            device = Device(house)
            assert (await attach(anne, device)).status_code == 200
            assert (await attach(bram, device)).status_code == 400, "it is somebody's already"
            strange = Device("http://evil.example")
            strange.key, strange.id, strange.user = device.key, device.id, device.user
            assert (await come(thief, strange)).status_code == 400
            assert (await come(thief, Device(house))).status_code == 400, "nobody knows it"
            asked = (await thief.http.post("/api/passkeys/ask")).json()
            signed = device.sign(asked["options"])
            once = {"ticket": asked["ticket"], "credential": signed}
            assert (await anne.http.post("/api/passkeys", json=once)).status_code == 200
            assert (await thief.http.post("/api/passkeys", json=once)).status_code == 400, "used before"
            other = (await thief.http.post("/api/passkeys/ask")).json()
            mixed = {"ticket": other["ticket"], "credential": signed}
            assert (await thief.http.post("/api/passkeys", json=mixed)).status_code == 400
            device.uses = 0
            assert (await come(thief, device)).status_code == 400, "a copy that counts anew"
            for credential in ({}, {"rawId": 7}, {"rawId": "AA", "id": "AA", "response": []}, {"rawId": "ü"}):
                asked = (await thief.http.post("/api/passkeys/ask")).json()
                wrong = {"ticket": asked["ticket"], "credential": credential}
                assert (await thief.http.post("/api/passkeys", json=wrong)).status_code == 400
            assert (await thief.http.get("/api/me")).status_code == 401

    asyncio.run(scene())


def test_an_address_in_digits_is_no_name_for_passkeys(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne") as (anne,):
            assert (await anne.http.post("/api/passkeys/ask")).status_code == 409
            assert (await anne.http.get("/api/me/known")).json()["can"] is False

    asyncio.run(scene())


async def by_link(anne: Client, other: Client) -> None:
    link = (await anne.http.post("/api/me/link")).json()
    assert (await other.http.post("/api/guests/link", json=link)).status_code == 200


async def closed(seat: Any) -> int:
    try:
        while True:
            await asyncio.wait_for(seat.receive(), 10)
    except ConnectionClosed as error:
        return 0 if error.rcvd is None else int(error.rcvd.code)


def test_a_device_that_is_signed_out_is_nobody_at_once(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram") as (anne, bram), Client(server.address) as phone:
            await by_link(anne, phone)
            table = await table_for([anne, bram])
            devices = (await anne.http.get("/api/me/known")).json()["devices"]
            assert len(devices) == 2
            (other,) = [one for one in devices if not one["this"]]
            async with phone.at(table.id) as seat, anne.at(table.id) as own:
                await seat.position()
                await own.position()
                assert (await anne.http.delete(f"/api/me/devices/{other['id']}")).status_code == 200
                assert await closed(seat) == 4401
                await own.send(Ping())
                while not isinstance(await own.receive(), Pong):
                    pass
            assert (await phone.http.get("/api/me")).status_code == 401
            assert (await bram.http.delete(f"/api/me/devices/{devices[0]['id']}")).status_code == 400
            assert (await anne.http.get("/api/me")).status_code == 200

    asyncio.run(scene())


def test_all_others_are_signed_out_also_those_with_an_old_cookie(new_database: NewDatabase) -> None:
    database = new_database()
    server = Running(database)
    server.start()

    async def scene() -> None:
        async with guests(server, "Anne") as (anne,), Client(server.address) as phone, Client(server.address) as old:
            await by_link(anne, phone)
            me = (await anne.http.get("/api/me")).json()
            store = Store(database)
            with store.engine.connect() as connection:
                old.http.cookies.set("bouwmeester", Guests(store, house_key(connection)).cookie(me["id"]))
            store.engine.dispose()
            assert (await old.http.get("/api/tables/mine")).status_code == 200
            assert (await anne.http.delete("/api/me/devices")).status_code == 200
            for gone in (phone, old):
                assert (await gone.http.get("/api/tables/mine")).status_code == 401
            assert len((await anne.http.get("/api/me/known")).json()["devices"]) == 1

    try:
        asyncio.run(scene())
        server.stop()
        server.start()
    finally:
        server.stop()


def test_signed_out_at_one_node_is_signed_out_at_all(postgres: Postgres) -> None:
    database = postgres.database()
    nodes = [Running(database), Running(database)]
    for node in nodes:
        node.start()

    async def scene() -> None:
        here, there = [node.address for node in nodes]
        async with Client(here) as anne, Client(there) as phone, guests(nodes[0], "Bram") as (bram,):
            await anne.sit_down("Anne")
            await by_link(anne, phone)
            table = await table_for([anne, bram])
            (other,) = [one for one in (await anne.http.get("/api/me/known")).json()["devices"] if not one["this"]]
            async with phone.at(table.id) as seat:
                await seat.position()
                await anne.http.delete(f"/api/me/devices/{other['id']}")
                assert await closed(seat) == 4401

    try:
        asyncio.run(scene())
    finally:
        for node in nodes:
            node.stop()


def test_an_old_cookie_becomes_one_of_a_device(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne") as (anne,):
            me = (await anne.http.get("/api/me")).json()
            store = Store(server.database)
            with store.engine.connect() as connection:
                old = Guests(store, house_key(connection)).cookie(me["id"])
            store.engine.dispose()
            async with Client(server.address) as before:
                before.http.cookies.set("bouwmeester", old)
                answer = await before.http.get("/api/me")
                assert answer.json()["id"] == me["id"]
                new = answer.cookies["bouwmeester"]
                assert new != old
                before.http.cookies.clear()
                before.http.cookies.set("bouwmeester", new)
                devices = (await before.http.get("/api/me/known")).json()["devices"]
                assert [one["this"] for one in devices].count(True) == 1

    asyncio.run(scene())


def test_what_two_guests_played_becomes_one_and_can_be_undone(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Gast", "Bram") as (anne, guest, bram):
            joint = await table_for([anne, guest])
            alone = await table_for([guest, bram])
            async with bram.at(alone.id) as seat:
                await seat.position()
                link = (await anne.http.post("/api/me/link")).json()
                came = (await guest.http.post("/api/guests/link", json=link)).json()
                other = came["other"]
                assert (other["name"], other["tables"]) == ("Gast", 2)
                assert (await bram.http.post("/api/me/joins", json={"token": other["token"]})).status_code == 400
                assert (await guest.http.post("/api/me/joins", json={"token": other["token"]})).status_code == 200
                mine = {one["id"]: one["your_seat"] for one in (await anne.http.get("/api/tables/mine")).json()}
                assert mine == {alone.id: 0, joint.id: 0}, "at their own table they were two"
                info = await bram.table(alone.id)
                assert info.chairs[0].name == "Anne"
            async with anne.at(alone.id) as seat:
                assert (await seat.position()).table.your_seat == 0
            (made,) = (await anne.http.get("/api/me/known")).json()["joins"]
            assert (made["name"], made["tables"]) == ("Gast", 1)
            assert (await bram.http.delete(f"/api/me/joins/{made['id']}")).status_code == 400
            assert (await anne.http.delete(f"/api/me/joins/{made['id']}")).status_code == 200
            assert (await anne.http.delete(f"/api/me/joins/{made['id']}")).status_code == 400
            assert [one["id"] for one in (await anne.http.get("/api/tables/mine")).json()] == [joint.id]
            assert (await bram.table(alone.id)).chairs[0].name == "Gast"

    asyncio.run(scene())


@pytest.mark.parametrize("token", ["", "x", "x.y.z"])
def test_nobody_else_is_joined_by_a_word(server: Running, token: str) -> None:
    async def scene() -> None:
        async with guests(server, "Anne") as (anne,):
            assert (await anne.http.post("/api/me/joins", json={"token": token})).status_code == 400

    asyncio.run(scene())
