"""Keeping the peace, on the wire: reports, declining, and what keepers do. Keepers are named at the command line."""

import asyncio
import contextlib
import io
import secrets
import time
from collections.abc import Awaitable, Callable

from bouwmeester.cli.app import main
from bouwmeester.client import Client
from bouwmeester.server.house.reporting import MOST
from bouwmeester.server.protocol.messages import Called, Refused, Say, TableInfo
from tests.server.conftest import NewDatabase
from tests.server.people import guests, table_for
from tests.server.running import Running

#: What strangers are told of a path that is not there.
NOTHING = {"status_code": 404, "detail": "Not Found"}


def at_the_command_line(server: Running, *words: str) -> str:
    """What whoever runs the house does, beside the house that runs."""
    with contextlib.redirect_stdout(io.StringIO()) as said:
        assert main(["keeper", *words, "--database", server.database]) == 0, words
    return said.getvalue()


async def id_of(person: Client) -> str:
    return str((await person.http.get("/api/me")).json()["id"])


async def report(by: Client, about: Client, table: TableInfo, **more: object) -> int:
    said = {"about": await id_of(about), "reason": "words", **more}
    return (await by.http.post(f"/api/tables/{table.id}/reports", json=said)).status_code


async def say(person: Client, table: TableInfo, text: str) -> object:
    """Say something; what is answered."""
    async with person.at(table.id) as seat:
        return await seat.ask(Say(secrets.token_hex(8), text))


async def soon(holds: Callable[[], Awaitable[bool]]) -> None:
    """The house looks every few seconds what keepers have decided."""
    end = time.monotonic() + 30
    while not await holds():
        assert time.monotonic() < end
        await asyncio.sleep(0.1)


def test_a_report_comes_with_what_was_said_and_a_keeper_warns(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram", "Cora") as (anne, bram, cora):
            table = await table_for([anne, bram])
            await say(bram, table, "you play like a brick")
            assert await report(anne, bram, table, words="more than once", line=1) == 200
            at_the_command_line(server, "name", await id_of(cora))
            desk = (await cora.http.get("/api/keeper")).json()
            (waits,) = [one for one in desk["reports"] if one["table"] == table.id]
            assert (waits["by"]["name"], waits["about"]["name"], waits["line"]) == ("Anne", "Bram", 1)
            assert waits["words"] == "more than once"
            assert [(one["by"]["name"], one["text"]) for one in waits["heard"]] == [("Bram", "you play like a brick")]
            about = await id_of(bram)
            act = {"kind": "warn", "about": about, "reason": "words", "why": "be kind", "report": waits["id"]}
            async with bram.at(table.id) as seat:
                done = await cora.http.post("/api/keeper/acts", json=act)
                while not isinstance(await seat.receive(), Called):
                    pass
            assert waits["id"] not in [one["id"] for one in done.json()["reports"]]
            standing = (await bram.http.get("/api/me/standing")).json()
            (word,) = standing["words"]
            assert (word["kind"], word["reason"], word["why"]) == ("warn", "words", "be kind")
            assert "Anne" not in str(standing), "nobody else learns who reported"
            assert await id_of(anne) not in (await bram.http.get("/api/me/export")).text
            assert (await anne.http.post(f"/api/me/standing/{word['id']}")).status_code == 200
            assert (await bram.http.get("/api/me/standing")).json()["words"], "only they themselves can have read it"
            await bram.http.post(f"/api/me/standing/{word['id']}")
            assert (await bram.http.get("/api/me/standing")).json()["words"] == [], "it is shown once"
            (logged,) = [one for one in done.json()["acts"] if one["about"]["user"] == about]
            assert (logged["by"]["name"], logged["kind"], logged["why"]) == ("Cora", "warn", "be kind")
            undone = (await cora.http.delete(f"/api/keeper/acts/{logged['id']}")).json()
            assert waits["id"] in [one["id"] for one in undone["reports"]], "what it answered waits again"
            (still,) = [one for one in undone["acts"] if one["id"] == logged["id"]]
            assert still["undone_by"]["name"] == "Cora"
            assert (await cora.http.delete(f"/api/keeper/acts/{logged['id']}")).status_code == 400

    asyncio.run(scene())


def test_a_silence_has_an_end_and_can_be_lifted(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram", "Cora") as (anne, bram, cora):
            table = await table_for([anne, bram])
            about = await id_of(bram)
            at_the_command_line(server, "name", await id_of(cora))
            act = {"kind": "mute", "about": about, "reason": "spam"}
            assert (await cora.http.post("/api/keeper/acts", json=act)).status_code == 400, "for how long?"
            desk = (await cora.http.post("/api/keeper/acts", json={**act, "days": 2})).json()
            (made,) = [one for one in desk["acts"] if one["about"]["user"] == about]
            assert 1.9 * 86_400 < made["until"] - made["at"] < 2.1 * 86_400
            refused = await say(bram, table, "hello?")
            assert isinstance(refused, Refused)
            assert refused.key == "server.muted"
            assert not isinstance(await say(anne, table, "hello"), Refused)
            await cora.http.delete(f"/api/keeper/acts/{made['id']}")
            assert not isinstance(await say(bram, table, "hello again"), Refused)
            # A silence that is over holds nobody: two thousandths of a second.
            await cora.http.post("/api/keeper/acts", json={**act, "days": 2e-8})
            assert not isinstance(await say(bram, table, "and again"), Refused)

    asyncio.run(scene())


def test_who_is_closed_out_leaves_all_tables_and_takes_no_chair(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram") as (anne, bram):
            running, waiting = await table_for([anne, bram]), await anne.new_table("palazzo", ["me", "open", "open"])
            await bram.sit(waiting.id, 1)
            hosted = await bram.new_table("palazzo", ["me", "open"])
            about = await id_of(bram)
            at_the_command_line(server, "close", f"{server.address}/person/{about}", "--reason", "unfair")

            async def gone() -> bool:
                chairs = (await anne.table(running.id)).chairs, (await anne.table(waiting.id)).chairs
                free = all(chair.user != about for table in chairs for chair in table)
                return free and (await anne.http.get(f"/api/tables/{hosted.id}")).status_code == 404

            await soon(gone)
            chair = (await anne.table(running.id)).chairs[1]
            assert (chair.resigned, chair.bot is not None) == (about, True), "a bot plays on"
            wish = {"game": "palazzo", "chairs": ["me", "open"]}
            for path, body in (("/api/tables", wish), (f"/api/tables/{waiting.id}/sit", {"seat": 1})):
                refused = await bram.http.post(path, json=body)
                assert (refused.status_code, refused.json()["key"]) == (409, "server.closed_out")
            (word,) = (await bram.http.get("/api/me/standing")).json()["words"]
            assert (word["kind"], word["reason"], word["until"]) == ("close", "unfair", None)
            line = next(one for one in at_the_command_line(server, "log").splitlines() if about in one)
            at_the_command_line(server, "undo", line.split()[0])
            assert (await bram.http.post(f"/api/tables/{waiting.id}/sit", json={"seat": 1})).status_code == 200

    asyncio.run(scene())


def test_the_command_line_reads_and_lets_be(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram[b]", "Cora") as (anne, bram, cora):
            table = await table_for([anne, bram])
            await say(bram, table, "[red]not red[/red]")
            assert await report(anne, bram, table, reason="name") == 200
            shown = at_the_command_line(server, "reports")
            mine = shown[shown.index(table.id) :]
            assert "Bram[b]" in mine
            assert "[red]not red[/red]" in mine
            number = next(one for one in shown.splitlines() if table.id in one).split()[0]
            at_the_command_line(server, "dismiss", number)
            assert table.id not in at_the_command_line(server, "reports")
            assert (await bram.http.get("/api/me/standing")).json() == {"keeper": False, "words": []}
            keeper = await id_of(cora)
            at_the_command_line(server, "name", keeper)
            assert keeper in at_the_command_line(server, "who")
            assert keeper in at_the_command_line(server, "find", "cor")
            assert (await cora.http.get("/api/me/standing")).json()["keeper"] is True
            at_the_command_line(server, "unname", keeper)
            assert (await cora.http.get("/api/keeper")).status_code == 404

    asyncio.run(scene())


def test_one_reports_whom_one_has_met(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram", "Cora") as (anne, bram, cora):
            table = await table_for([anne, bram])
            for about in (await id_of(anne), await id_of(cora), "0" * 32):
                said = {"about": about, "reason": "words"}
                assert (await anne.http.post(f"/api/tables/{table.id}/reports", json=said)).status_code == 404
            assert await report(cora, anne, table) == 404, "who never sat there"
            await say(anne, table, "mine")
            assert await report(anne, bram, table, line=1) == 404, "that was not their line"
            assert await report(bram, anne, table, line=2) == 404, "nobody said that"
            for junk in (
                {},
                {"reason": "x"},
                {"words": "x" * 501},
                {"line": 0},
                {"line": 2**70},
                {"line": "one"},
                {"more": 1},
            ):
                body = {"about": await id_of(bram), "reason": "words", **junk} if junk else {}
                assert (await anne.http.post(f"/api/tables/{table.id}/reports", json=body)).status_code == 400, junk

    asyncio.run(scene())


def test_nobody_floods_the_keepers(new_database: NewDatabase) -> None:
    house = Running(new_database())
    house.start()

    async def scene() -> None:
        async with guests(house, "Anne", "Bram") as (anne, bram):
            table = await table_for([anne, bram])
            told = [await report(anne, bram, table) for _ in range(MOST + 2)]
            assert told == [200] * MOST + [429] * 2
            # Guests cost nothing, so their network is counted too.
            for _ in range(3):
                async with guests(house, "Dirk") as (dirk,):
                    other = await table_for([bram, dirk])
                    told += [await report(dirk, bram, other) for _ in range(MOST)]
            assert told.count(200) == 30 - 2

    try:
        asyncio.run(scene())
    finally:
        house.stop()


def test_for_all_but_keepers_there_is_no_desk(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram") as (anne, bram):
            act = {"kind": "close", "about": await id_of(bram), "reason": "other"}
            at_the_command_line(server, "warn", await id_of(bram), "--reason", "words")
            for client in (anne, bram):
                tried = [
                    await client.http.get("/api/keeper"),
                    await client.http.post("/api/keeper/acts", json=act),
                    await client.http.post("/api/keeper/acts", json={**act, "kind": "keeper"}),
                    await client.http.post("/api/keeper/acts", content=b"x" * 100_000),
                    await client.http.post("/api/keeper/acts", content=b"not json"),
                    await client.http.delete(f"/api/keeper/acts/{'0' * 16}"),
                    await client.http.delete("/api/keeper/acts/junk"),
                ]
                assert [one.json() for one in tried] == [NOTHING] * len(tried)
            client.http.cookies.clear()
            assert (await client.http.get("/api/keeper")).json() == NOTHING
            assert (await anne.http.get("/api/me/standing")).json() == {"keeper": False, "words": []}

    asyncio.run(scene())


def test_keepers_do_nothing_to_keepers_and_make_none(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram") as (anne, bram):
            for person in (anne, bram):
                at_the_command_line(server, "name", await id_of(person))
            act = {"about": await id_of(bram), "reason": "other"}
            for kind in ("warn", "close", "keeper", "dismiss"):
                tried = await anne.http.post("/api/keeper/acts", json={**act, "kind": kind})
                assert tried.status_code == 400, kind
            acts = (await anne.http.get("/api/keeper")).json()["acts"]
            (named,) = [one["id"] for one in acts if one["about"]["user"] == act["about"]]
            assert (await anne.http.delete(f"/api/keeper/acts/{named}")).status_code == 400

    asyncio.run(scene())


# The host.


def test_a_host_declines_somebody_before_the_match(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram", "Cora") as (anne, bram, cora):
            table = await anne.new_table("palazzo", ["me", "open", "open"])
            await bram.sit(table.id, 1)
            path, whom = f"/api/tables/{table.id}/decline", {"user": await id_of(bram)}
            assert (await cora.http.post(path, json=whom)).json()["key"] == "server.not_the_host"
            assert (await bram.http.post(path, json={"user": await id_of(anne)})).status_code == 409
            assert (await anne.http.post(path, json={"user": await id_of(anne)})).status_code == 409
            async with bram.at(table.id) as seat:
                assert (await seat.position()).table.your_seat == 1
                assert (await anne.http.post(path, json=whom)).status_code == 200
                while (await seat.position()).table.your_seat is not None:
                    await seat.receive()
            for chair in (1, 2):
                refused = await bram.http.post(f"/api/tables/{table.id}/sit", json={"seat": chair})
                assert (refused.status_code, refused.json()["key"]) == (409, "server.declined")
            assert (await anne.http.post(path, json=whom)).json()["key"] == "server.not_seated"
            await cora.sit(table.id, 1)
            other = await anne.new_table("palazzo", ["me", "open"])
            await bram.sit(other.id, 1)
            begun = await anne.http.post(f"/api/tables/{other.id}/decline", json=whom)
            assert begun.json()["key"] == "server.begun", "who plays is not taken off a chair"
            await anne.http.post(f"/api/tables/{table.id}/close")

    asyncio.run(scene())
