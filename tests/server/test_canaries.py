"""Canaries: somebody leaves a word wherever words can be left, and is deleted. No row, no line of the log and no copy
made afterwards has one of them; what others have played is whole.
"""

import asyncio
import contextlib
import io
import re
import secrets
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import select

from bouwmeester import Match
from bouwmeester.cli.app import main
from bouwmeester.client import Client, play_to_the_end
from bouwmeester.server.house import forgetting
from bouwmeester.server.protocol.messages import Say
from bouwmeester.server.store import backup
from bouwmeester.server.store.schema import metadata
from bouwmeester.server.tables.clocks import now
from tests.server.authenticator import Device, encoded
from tests.server.conftest import NewDatabase
from tests.server.people import guests, house_here, nearly_over, table_for
from tests.server.running import Running

#: Whence the canary comes: an address of documentation, told by a proxy.
WHENCE = "203.0.113.77"


class Canaries:
    """Words that nobody else would say."""

    def __init__(self) -> None:
        self.words: dict[str, str] = {}

    def __call__(self, where: str) -> str:
        return self.words.setdefault(where, f"kanarie{secrets.token_hex(6)}")

    def found(self, text: str) -> list[str]:
        return [where for where, word in self.words.items() if word in text]


async def post(person: Client, path: str, **body: object) -> Any:
    answer = await person.http.post(path, json=body)
    assert answer.status_code < 300, (path, answer.text)
    return answer.json() if answer.content else None


async def plant(house: Running, canary: Client, anne: Client, bram: Client, word: Canaries) -> str:
    """Leave a word everywhere; returns a table that was played to its end."""
    canary.http.headers.update({"x-forwarded-for": WHENCE, "user-agent": "Firefox/140 Linux"})
    me, other, third = [(await one.http.get("/api/me")).json()["id"] for one in (canary, anne, bram)]
    word.words["id"] = me
    await post(canary, "/api/guests", name=word("the name before"))
    played = await table_for([anne, canary], "potzklotz", position=nearly_over("potzklotz"))
    async with canary.at(played.id) as mine, anne.at(played.id) as hers:
        await mine.ask(Say("one", word("talk")))
        await asyncio.gather(play_to_the_end(mine, 1), play_to_the_end(hers, 0))
    await post(canary, "/api/guests", name=word("name"))
    running = await table_for([canary, anne, bram], "palazzo")
    async with canary.at(running.id) as mine:
        await mine.ask(Say("two", word("talk at a table that goes on")))
    await anne.rematch(played.id)  # with a chair that is kept for them
    await canary.new_table("palazzo", ["me", "open"], public=False)
    waits = await anne.new_table("palazzo", ["me", "open"])
    await post(anne, f"/api/tables/{waits.id}/invitations", user=me)

    keys = ec.generate_private_key(ec.SECP256R1()).public_key()
    point = keys.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    pushed = {"p256dh": encoded(point), "auth": encoded(secrets.token_bytes(16))}
    hook, browser = [f"https://127.0.0.1:9/{word(one)}" for one in ("webhook", "push")]
    await post(canary, "/api/me/channels", kind="webhook", address=hook, label=word("label of a webhook"))
    await post(
        canary, "/api/me/channels", kind="push", address=browser, keys=pushed, label=word("label of a browser")
    )
    await canary.http.post("/api/me/channels", json={"kind": "mail", "address": f"{word('mailbox')}@example.org"})
    made = await post(canary, "/api/me/bots", name=word("bot"), shared=True)
    word.words["token of a bot"] = made["token"]
    named = house.address.replace("127.0.0.1", "localhost")
    canary.http.headers["host"] = named.partition("://")[2]
    asked = (await canary.http.post("/api/me/passkeys/ask")).json()
    credential = Device(named).make(asked["options"])
    await post(canary, "/api/me/passkeys", ticket=asked["ticket"], credential=credential, label=word("passkey"))
    del canary.http.headers["host"]

    # Reported and reporting, a keeper and one to whom keepers have spoken.
    await post(canary, f"/api/tables/{running.id}/reports", about=third, reason="other", words=word("own report"))
    await post(anne, f"/api/tables/{running.id}/reports", about=me, reason="words", words=word("report about them"))
    await post(anne, f"/api/tables/{running.id}/reports", about=third, reason="words", words="stays")
    with contextlib.redirect_stdout(io.StringIO()):
        words = ["--database", house.database]
        assert main(["keeper", "warn", me, "--reason", "words", "--why", word("warning"), *words]) == 0
        assert main(["keeper", "name", me, "--why", word("naming"), *words]) == 0
    await post(canary, "/api/keeper/acts", kind="warn", about=third, reason="words", why=word("as a keeper"))
    await canary.http.put(f"/api/me/peace/{other}", json={"mute": True, "avoid": False})
    await anne.http.put(f"/api/me/peace/{me}", json={"mute": True, "avoid": False})

    # What they had played as somebody else is theirs too.
    async with guests(house, word("another guest")) as (before,):
        await before.new_table("palazzo", ["me", "open"])
        word.words["id of another guest"] = (await before.http.get("/api/me")).json()["id"]
        come = await post(before, "/api/guests/link", token=(await canary.link()).token)
        canary.http.cookies = before.http.cookies
        await post(canary, "/api/me/joins", token=come["other"]["token"])
    return played.id


def rows(house: Any) -> str:
    with house.store.engine.connect() as connection:
        found = [str(tuple(row)) for table in metadata.sorted_tables for row in connection.execute(select(table))]
    return "\n".join(found)


def test_nobody_finds_a_canary_after_it_has_gone(new_database: NewDatabase, tmp_path: Path) -> None:
    log, word = tmp_path / "log", Canaries()
    running = Running(
        new_database(),
        log=log,
        proxies="127.0.0.1",
        webhooks="inside",
        mail="smtp://127.0.0.1:9",
        mail_from="house@example.org",
    )
    running.start()
    before = ""

    async def live() -> str:
        async with guests(running, "Vogel", "Anne", "Bram") as (canary, anne, bram):
            played = await plant(running, canary, anne, bram, word)
            nonlocal before
            before = await anne.record(played)
            assert (await canary.http.delete("/api/me")).status_code == 200
            return played

    try:
        played = asyncio.run(live())
    finally:
        running.stop()

    async def forget() -> None:
        house = await house_here(running.database)
        known = word.found(rows(house))
        assert set(word.words) - set(known) == {"token of a bot"}, "they were there, and that as a hash"
        await forgetting.sweep(house, now() + 8 * 86_400)
        left = rows(house)
        assert word.found(left) == []
        assert WHENCE not in left
        assert re.search(r"127\.0\.0\.1", left) is None, "no address of the network in any row"
        assert "stays" in left, "what others said of others is theirs"
        assert [chair.name for chair in (await house.table(played)).chairs] == ["Anne", "somebody"]
        await house.channels.close()
        house.store.stop()

    asyncio.run(forget())
    copy, lines = tmp_path / "copy", tmp_path / "lines"
    backup.backup(running.database, copy, lambda count: None)
    backup.export(running.database, lines, lambda count: None)
    for file in (copy, lines, log):
        found = file.read_bytes().decode("utf-8", errors="replace")
        assert word.found(found) == [], file.name
        assert WHENCE not in found
    # The match of the others is as it was, also after a restart.
    running.start()

    async def look() -> None:
        async with guests(running, "Cora") as (cora,):
            assert await cora.record(played) == before
            assert Match.load(before).outcome is not None

    try:
        asyncio.run(look())
    finally:
        running.stop()
