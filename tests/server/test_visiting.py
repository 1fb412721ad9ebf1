"""Bots from outside at the tables of a server: let in by a token, chosen for a chair, and sent away."""

import asyncio
import functools
import json
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Close, CloseCode, Frame, Opcode

from bouwmeester.cli.app import main
from bouwmeester.client import play_to_the_end
from bouwmeester.outside import messages
from tests.server.people import guests
from tests.server.running import Running


def awaited(test: Callable[..., Coroutine[None, None, None]]) -> Callable[..., None]:
    """A test that waits for things."""

    @functools.wraps(test)
    def run(*given: Any, **named: Any) -> None:
        asyncio.run(test(*given, **named))

    return run


READER = Path(__file__).parents[2] / "examples" / "bots" / "reader.py"


def line_to(server: Running, token: str) -> connect:
    address = server.address.replace("http", "ws", 1) + "/api/bots/socket"
    return connect(address, additional_headers={"Authorization": f"Bearer {token}"}, compression=None)


async def greeted(socket: ClientConnection, games: tuple[str, ...] = ()) -> None:
    await socket.send(json.dumps(messages.hello("trial", games)))
    welcome = json.loads(await asyncio.wait_for(socket.recv(), 30))
    assert welcome["type"] == "welcome"


async def answering(socket: ClientConnection, told: list[messages.Message]) -> None:
    """Take the first of every list, until the line ends."""
    try:
        async for text in socket:
            message = json.loads(text)
            told.append(message)
            if message["type"] == "ask":
                answer = messages.answer(message["match"], message["version"], message["actions"][0]["id"])
                await socket.send(json.dumps(answer))
    except ConnectionClosed:
        pass


@awaited
async def test_a_bot_from_outside_is_chosen_and_plays_a_match(server: Running) -> None:
    async with guests(server, "Anne") as (anne,):
        made = await anne.let_in("Reader")
        assert made.token is not None
        with pytest.raises(httpx.HTTPStatusError):
            await anne.new_table("potzklotz", ["me", made.id])  # it is not here yet
        async with line_to(server, made.token) as socket:
            await greeted(socket)
            told: list[messages.Message] = []
            work = asyncio.create_task(answering(socket, told))
            (here,) = await anne.bots_at_hand()
            assert (here.here, here.own, here.token) == (True, True, None)
            table = await anne.new_table("potzklotz", ["me", made.id])
            assert table.chairs[1].name == "Reader"
            async with anne.at(table.id) as seat:
                end = await play_to_the_end(seat, 0)
            assert end.result is not None
            for _ in range(100):
                if told[-1]["type"] == "end":
                    break
                await asyncio.sleep(0.05)
            kinds = [message["type"] for message in told]
            assert kinds[0] == "start"
            assert kinds[-1] == "end"
            assert "error" not in kinds
            assert {message["match"] for message in told} == {f"{table.id}-1"}
            assert all("hand" in json.dumps(message["view"]) for message in told if message["type"] == "ask")
            work.cancel()


@awaited
async def test_a_bot_that_goes_away_costs_nobody_the_match(server: Running) -> None:
    async with guests(server, "Anne") as (anne,):
        made = await anne.let_in("Faint")
        async with line_to(server, str(made.token)) as socket:
            await greeted(socket)
            table = await anne.new_table("potzklotz", [made.id, "me"])
        async with anne.at(table.id) as seat:
            assert (await play_to_the_end(seat, 1)).result is not None


@awaited
async def test_who_may_have_a_bot(server: Running) -> None:
    async with guests(server, "Anne", "Bram") as (anne, bram):
        own, shared = await anne.let_in("Mine"), await anne.let_in("Ours", shared=True)
        async with line_to(server, str(own.token)) as one, line_to(server, str(shared.token)) as other:
            await greeted(one)
            await greeted(other, ("palazzo",))
            assert [bot.id for bot in await bram.bots_at_hand()] == [shared.id]
            assert {bot.id for bot in await anne.bots_at_hand()} == {own.id, shared.id}
            await bram.new_table("palazzo", ["me", shared.id])
            for wrong, game in ((own.id, "palazzo"), (shared.id, "caylus"), ("outside:000000000000", "palazzo")):
                with pytest.raises(httpx.HTTPStatusError):
                    await bram.new_table(game, ["me", wrong])
            table = await bram.new_table("palazzo", ["me", "open"])
            with pytest.raises(httpx.HTTPStatusError):
                await bram.seat_bot(table.id, 1, own.id)
            seated = (await bram.seat_bot(table.id, 1, shared.id)).chairs[1]
            assert (seated.bot, seated.name) == (shared.id, "Ours")
            assert [info.chairs[1].name for info in await bram.mine() if info.id == table.id] == [
                "Ours"
            ]  # as it is kept
            with pytest.raises(httpx.HTTPStatusError):
                await bram.send_away(shared.id)


@awaited
async def test_a_token_that_is_wrong_or_taken_back_opens_nothing(server: Running) -> None:
    async with guests(server, "Anne") as (anne,):
        made = await anne.let_in("Gone")
        await anne.send_away(made.id)
        for token in (str(made.token), "", "nonsense", f"{made.id}.x", "a.b.c"):
            async with line_to(server, token) as socket:
                with pytest.raises(ConnectionClosed) as closed:
                    await asyncio.wait_for(socket.recv(), 30)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4403
        assert await anne.bots_at_hand() == []


@awaited
async def test_what_is_no_message_ends_the_line(server: Running) -> None:
    async with guests(server, "Anne") as (anne,):
        made = await anne.let_in("Mumbling")
        for said in ("hm", "[]", '{"type": "hello", "protocol": 99}'):
            async with line_to(server, str(made.token)) as socket:
                await socket.send(said)
                with pytest.raises(ConnectionClosed):
                    await asyncio.wait_for(socket.recv(), 30)


@awaited
async def test_the_commands_bring_a_program_to_a_table(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    assert await asyncio.to_thread(main, ["bot-token", "--server", server.address, "--name", "Rita", "--shared"]) == 0
    token = capsys.readouterr().out.strip()
    command = shlex.join([sys.executable, str(READER)])
    told = [sys.executable, "-m", "bouwmeester", "bot", command, "--server", server.address, "--token", token]
    with subprocess.Popen(told, stderr=subprocess.PIPE) as process:
        try:
            async with guests(server, "Anne") as (anne,):
                until = time.monotonic() + 60
                while not (bots := await anne.bots_at_hand()):
                    assert time.monotonic() < until
                    await asyncio.sleep(0.1)
                assert [bot.name for bot in bots] == ["Rita"]
                table = await anne.new_table("potzklotz", ["me", bots[0].id])
                async with anne.at(table.id) as seat:
                    assert (await play_to_the_end(seat, 0)).result is not None
        finally:
            process.terminate()
    revoke = ["bot-token", "--server", server.address, "--revoke", token]
    assert await asyncio.to_thread(main, revoke) == 0
    assert await asyncio.to_thread(main, revoke) == 1
    assert await asyncio.to_thread(main, ["bot", command, "--server", server.address, "--token", token]) == 1


@awaited
async def test_a_line_that_ended_before_it_was_let_in_leaves_nobody_behind(server: Running) -> None:
    async with guests(server, "Anne") as (anne,):
        made = await anne.let_in("Rita")
        lines = ["GET /api/bots/socket HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Connection: Upgrade"]
        lines += ["Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]
        request = "\r\n".join([*lines, f"Authorization: Bearer {made.token}", "", ""]).encode()
        hello = Frame(Opcode.TEXT, json.dumps(messages.hello("trial")).encode()).serialize(mask=True)
        goodbye = Frame(Opcode.CLOSE, Close(CloseCode.NORMAL_CLOSURE, "").serialize()).serialize(mask=True)
        for _ in range(10):  # mostly, both have come before the house knows whose token it is
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(request)
            await reader.readuntil(b"\r\n\r\n")
            writer.write(hello + goodbye)
            await reader.read()
            writer.close()
        for _ in range(10):
            (told,) = (await anne.http.get("/api/me/bots")).json()
            assert not told["here"]
            await asyncio.sleep(0.05)


@awaited
async def test_a_program_that_cannot_be_started_is_not_started_again_and_again(server: Running) -> None:
    async with guests(server, "Anne") as (anne,):
        token = (await anne.http.post("/api/me/bots", json={"name": "Rita"})).json()["token"]
        wrong = [sys.executable, "-m", "bouwmeester", "bot", f"{sys.executable} nowhere.py"]
        process = await asyncio.create_subprocess_exec(
            *wrong, "--server", server.address, "--token", token, stderr=asyncio.subprocess.PIPE
        )
        async with asyncio.timeout(60):
            _, said = await process.communicate()
        assert process.returncode == 1
        assert b"the program ended before it said hello" in said
