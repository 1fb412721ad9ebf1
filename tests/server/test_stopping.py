"""Stopping in good order, and what a house writes down about itself."""

import asyncio
import signal
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from bouwmeester.client import Client
from bouwmeester.server.protocol.messages import Closing, Done, Say
from tests.server.conftest import NewDatabase, sqlite
from tests.server.running import Running


def test_on_sigterm_everyone_is_told_and_comes_back_to_the_same_table(new_database: NewDatabase) -> None:
    running = Running(new_database())
    running.start()

    async def scene() -> None:
        async with Client(running.address) as anne:
            await anne.sit_down("Anne")
            table = await anne.new_table("palazzo", ["me", "open"])
            async with anne.at(table.id) as seat:
                before = await seat.position()
                stopping = asyncio.create_task(asyncio.to_thread(running.stop, signal.SIGTERM))
                assert isinstance(await asyncio.wait_for(seat.receive(), 20), Closing)
                with pytest.raises(ConnectionClosed):
                    await asyncio.wait_for(seat.receive(), 20)
                assert seat.socket.close_code == 1012
                await stopping
            await asyncio.to_thread(running.start)
            async with anne.at(table.id, before.version) as seat:
                after = await seat.position()
                assert (after.view, after.version, after.commitment) == (
                    before.view,
                    before.version,
                    before.commitment,
                )

    try:
        asyncio.run(scene())
    finally:
        running.stop()


def test_no_secret_is_in_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    running = Running(sqlite(tmp_path), log=log)
    running.start()
    secrets: list[str] = []

    async def scene() -> None:
        async with Client(running.address) as anne, Client(running.address) as phone:
            secrets.append((await anne.sit_down("Zaphod")).id)
            table = await anne.new_table("palazzo", ["me", "open"], public=False)
            link = await anne.link()
            await phone.come_by_link(link)
            async with phone.at(table.id, invite=table.invite or "") as seat:
                await seat.position()
                assert isinstance(await seat.ask(Say("a", "forty-two")), Done)
                await seat.socket.send("{broken forty-two")
            await anne.http.get(f"/api/tables/{table.id}/nowhere?invite={table.invite}")
            await anne.http.post("/api/guests", content=b'{"name": "Zaphod')
            cookie = str(anne.http.cookies["bouwmeester"])
            secrets.extend(["Zaphod", "forty-two", table.invite or "?", link.token, cookie, running.database])

    try:
        asyncio.run(scene())
    finally:
        running.stop()
    written = log.read_text()
    assert [secret for secret in secrets if secret in written] == []
