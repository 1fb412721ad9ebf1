"""Peace: mute and avoid, each by itself, and nobody is told."""

import asyncio

import pytest

from tests.server.people import guests
from tests.server.running import Running


def test_who_avoids_somebody_does_not_sit_with_them(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram", "Cora") as (anne, bram, cora):
            ids = [(await one.http.get("/api/me")).json()["id"] for one in (anne, bram)]
            asked = await anne.http.put(f"/api/me/peace/{ids[1]}", json={"mute": False, "avoid": True})
            assert [one["name"] for one in asked.json()["avoided"]] == ["Bram"]
            assert asked.json()["muted"] == []
            table = await anne.new_table("palazzo", ["me", "open", "open"])
            for person, sees in ((bram, False), (cora, True), (anne, True)):
                lobby = [one["id"] for one in (await person.http.get("/api/tables")).json()]
                assert (table.id in lobby) is sees
            refused = await bram.http.post(f"/api/tables/{table.id}/sit", json={"seat": 1})
            assert (refused.status_code, refused.json()["key"]) == (409, "server.chair_taken")
            assert (await bram.http.get("/api/me/peace")).json() == {"muted": [], "avoided": []}, "nobody is told"
            other = await bram.new_table("palazzo", ["me", "open"])
            assert (await anne.http.post(f"/api/tables/{other.id}/sit", json={"seat": 1})).status_code == 409
            private = await anne.new_table("palazzo", ["me", "open"], public=False)
            await bram.sit(private.id, 1, private.invite or "")
            await anne.http.put(f"/api/me/peace/{ids[1]}", json={"mute": True, "avoid": False})
            assert (await bram.http.post(f"/api/tables/{table.id}/sit", json={"seat": 1})).status_code == 200
            assert [one["name"] for one in (await anne.http.get("/api/me/peace")).json()["muted"]] == ["Bram"]

    asyncio.run(scene())


@pytest.mark.parametrize("who", ["0" * 32, "me"])
def test_peace_is_from_somebody_else_who_is_here(server: Running, who: str) -> None:
    async def scene() -> None:
        async with guests(server, "Anne") as (anne,):
            id = (await anne.http.get("/api/me")).json()["id"] if who == "me" else who
            wish = {"mute": True, "avoid": True}
            assert (await anne.http.put(f"/api/me/peace/{id}", json=wish)).status_code == 404

    asyncio.run(scene())
