"""The socket against clients that are broken, hasty, slow or hostile."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from bouwmeester.client import Client
from bouwmeester.server.house.house import House
from bouwmeester.server.protocol.close_codes import CLOSE_TOO_SLOW
from bouwmeester.server.protocol.messages import Play, Said, Say, TableInfo
from bouwmeester.server.wire.connection import QUEUE_BYTES, Connection
from bouwmeester.server.wire.line import Line
from tests.server.conftest import NewDatabase
from tests.server.running import Running


@asynccontextmanager
async def at_a_table(server: Running) -> AsyncIterator[tuple[Client, TableInfo]]:
    async with Client(server.address) as anne:
        await anne.sit_down("Anne")
        yield anne, await anne.new_table("palazzo", ["me", "open"])


async def close_code(socket: ClientConnection) -> int:
    """Read until the server closes; the code it gives."""
    try:
        while True:
            await asyncio.wait_for(socket.recv(), 20)
    except ConnectionClosed:
        assert socket.close_code is not None
        return socket.close_code


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("", 1007),
        ("{", 1007),
        ("[]", 1007),
        ("null", 1007),
        ('{"type": "dance"}', 1007),
        ('{"type": "play"}', 1007),
        ('{"type": "play", "id": "", "version": 1, "actions": [1]}', 1007),
        ('{"type": "play", "id": "a", "version": "1", "actions": [1]}', 1007),
        ('{"type": "play", "id": "a", "version": 1, "actions": []}', 1007),
        ('{"type": "play", "id": "a", "version": 1, "actions": [1.5]}', 1007),
        ('{"type": "play", "id": "a", "version": 1, "actions": [1], "seat": 0}', 1007),
        ('{"type": "play", "id": "a", "version": 1, "actions": ' + "[" * 5000, 1007),
        ('{"type": "say", "id": "a", "text": "\\ud800"}', 1007),
        ('{"type": "say", "id": "a", "text": "' + "x" * 501 + '"}', 1007),
        ('{"type": "say", "id": "a", "text": "' + "x" * 20_000 + '"}', 1009),
        (b"\x00\xff", 1007),
    ],
)
def test_what_no_client_of_ours_would_send_closes_the_socket(
    server: Running, message: str | bytes, code: int
) -> None:
    async def scene() -> None:
        async with at_a_table(server) as (anne, table), anne.at(table.id) as seat:
            await seat.position()
            await seat.socket.send(message)
            assert await close_code(seat.socket) == code

    asyncio.run(scene())


def test_a_text_that_is_none_is_no_failure_of_ours(server: Running) -> None:
    """Else any stranger could write as many errors into the log as they like."""

    async def scene() -> None:
        async with at_a_table(server) as (anne, table), anne.at(table.id) as seat:
            await seat.position()
            await seat.socket.send(b'{"type": "say", "id": "a", "text": "\xff\xfe"}', text=True)
            assert await close_code(seat.socket) == 1007

    asyncio.run(scene())


def test_a_message_may_come_in_pieces(server: Running) -> None:
    async def scene() -> None:
        async with at_a_table(server) as (anne, table), anne.at(table.id) as seat:
            await seat.position()
            await seat.socket.send(['{"type"', ': "pi', 'ng"}'])
            assert json.loads(await seat.socket.recv())[0]["type"] == "pong"
            await seat.socket.send(["x" * 9_000, "x" * 9_000])
            assert await close_code(seat.socket) == 1009

    asyncio.run(scene())


def test_doors_that_are_closed(server: Running) -> None:
    async def scene() -> None:
        async with at_a_table(server) as (anne, table):
            ws = server.address.replace("http", "ws")
            private = await anne.new_table("palazzo", ["me", "open"], public=False)
            for id in ("0" * 32, "..", private.id):
                async with connect(f"{ws}/api/tables/{id}/socket") as socket:
                    assert await close_code(socket) == 4404
            elsewhere = {"Origin": "https://elsewhere.example"}
            async with connect(f"{ws}/api/tables/{table.id}/socket", additional_headers=elsewhere) as socket:
                assert await close_code(socket) == 4403
            async with connect(f"{ws}/api/tables/{private.id}/socket?invite={private.invite}") as socket:
                assert json.loads(await socket.recv())[0]["type"] == "position"

    asyncio.run(scene())


def test_the_hasty_are_dropped(new_database: NewDatabase) -> None:
    running = Running(new_database(), rate=5)
    running.start()

    async def scene() -> None:
        async with at_a_table(running) as (anne, table), anne.at(table.id) as seat:
            for _ in range(100):
                await seat.socket.send('{"type": "ping"}')
            assert await close_code(seat.socket) == 1008

    try:
        asyncio.run(scene())
    finally:
        running.stop()


def test_what_is_said_in_one_breath_is_answered_in_order(new_database: NewDatabase) -> None:
    """More than waits to be carried out, and more than waits to be sent."""
    running = Running(new_database(), rate=1_000_000)
    running.start()

    async def scene() -> None:
        async with at_a_table(running) as (anne, table), Client(running.address) as bram:
            await bram.sit_down("Bram")
            await bram.sit(table.id, 1)
            async with anne.at(table.id) as seat:
                await seat.until(1)
                asked = [f"t{number}" for number in range(300)]
                for id in asked:
                    message = {"type": "try", "id": id, "version": 1, "actions": []}
                    await seat.socket.send(json.dumps(message))
                heard: list[str] = []
                while len(heard) < len(asked):
                    frame = json.loads(await asyncio.wait_for(seat.socket.recv(), 20))
                    heard += [message["id"] for message in frame if message["type"] in ("tried", "refused")]
                assert heard == asked

    try:
        asyncio.run(scene())
    finally:
        running.stop()


def test_those_who_do_not_read_are_dropped_and_the_others_play_on(server: Running) -> None:
    async def scene() -> None:
        async with at_a_table(server) as (anne, table), Client(server.address) as bram:
            await bram.sit_down("Bram")
            await bram.sit(table.id, 1)
            cookie = {"Cookie": f"bouwmeester={bram.http.cookies['bouwmeester']}"}
            address = f"{server.address.replace('http', 'ws')}/api/tables/{table.id}/socket"
            # Next to nothing fits in this client's hands, and it never takes anything out of them.
            slow = await connect(address, additional_headers=cookie, max_queue=1, compression=None)
            asked = json.dumps({"type": "try", "id": "t", "version": 1, "actions": []})
            try:
                for _ in range(20_000):
                    await asyncio.wait_for(slow.send(asked), 5)
            except (ConnectionClosed, TimeoutError):
                pass
            async with anne.at(table.id) as seat:
                await seat.until(1)
                for _ in range(200):
                    if not (await seat.position()).table.chairs[1].here:
                        break
                    await asyncio.wait_for(seat.receive(), 20)
                assert not (await seat.position()).table.chairs[1].here
            slow.transport.abort()

    asyncio.run(scene())


def test_what_waits_for_somebody_who_does_not_read_is_bounded_in_bytes() -> None:
    class Choked:
        choked = True
        closed: int | None = None

        def close(self, code: int) -> None:
            self.closed = code

    async def scene() -> None:
        line = Choked()
        seat = Connection(cast(Line, line), cast(House, None), None, "")
        big = Said(1, "u", "Anne", "x" * (QUEUE_BYTES // 2 + 1), 0.0)
        for _ in range(2):
            seat.send(big)
        assert line.closed is None
        seat.send(big)
        assert line.closed == CLOSE_TOO_SLOW

    asyncio.run(scene())


def rss(server: Running) -> int:
    """The memory of the server, in bytes."""
    assert server.process is not None
    return int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]) * 4096


def bend(message: str, rng: random.Random) -> str:
    """A message with something wrong in it, perhaps."""
    text = list(message)
    for _ in range(rng.randrange(4)):
        at = rng.randrange(len(text) + 1)
        what = rng.randrange(4)
        if what == 0 and text:
            del text[min(at, len(text) - 1)]
        elif what == 1:
            text.insert(at, rng.choice('{}[]",:0123456789-eE\\ntrueab \u202e\u0000é€😀'))
        elif what == 2:
            text[at:at] = text[: rng.randrange(20)]
        else:
            text[at : at + rng.randrange(6)] = []
    return "".join(text)


def test_bent_messages_break_nothing(server: Running) -> None:
    rng = random.Random(7)
    good = [
        '{"type": "play", "id": "%d", "version": %d, "actions": ["money"]}',
        '{"type": "play", "id": "%d", "version": %d, "actions": [1, 2, 3]}',
        '{"type": "try", "id": "%d", "version": %d, "actions": ["tiles", 10]}',
        '{"type": "undo", "id": "%d", "version": %d}',
        '{"type": "propose", "id": "%d", "version": %d, "about": "undo", "seat": 0}',
    ]

    async def storm(anne: Client, table: str, count: int) -> None:
        sent = 0
        while sent < count:
            async with anne.at(table) as seat:
                position = await seat.position()
                try:
                    while sent < count:
                        sent += 1
                        await seat.socket.send(bend(rng.choice(good) % (sent, position.version), rng))
                        if sent % 20 == 0:
                            await asyncio.wait_for(seat.socket.recv(), 5)
                except (ConnectionClosed, TimeoutError):
                    continue

    async def scene() -> None:
        async with at_a_table(server) as (anne, table), Client(server.address) as bram:
            await bram.sit_down("Bram")
            await bram.sit(table.id, 1)
            await storm(anne, table.id, 1500)
            before = rss(server)
            await storm(anne, table.id, 1500)
            assert rss(server) - before < 16 * 2**20
            async with anne.at(table.id) as one, bram.at(table.id) as two:
                position = await one.position()
                mover = one if position.to_move == 0 else two
                now = await mover.position()
                assert now.actions is not None
                answer = await mover.ask(Play("after the storm", now.version, [now.actions[0].id]))
                assert answer.id == "after the storm"
            assert (await anne.http.get("/health")).status_code == 200

    asyncio.run(scene())
    metrics = httpx.get(f"{server.address}/metrics").text
    assert 'bouwmeester_sockets_closed_total{code="1007"}' in metrics


def test_whoever_has_not_read_all_takes_leave_like_anybody(server: Running) -> None:
    async def scene() -> None:
        async with at_a_table(server) as (anne, table):
            async with anne.at(table.id) as seat, anne.at(table.id) as unread:
                for number in range(60):  # more than a client takes in while nobody reads
                    await seat.ask(Say(f"say {number}", "Hello!"))
            assert unread.socket.close_code == CloseCode.NORMAL_CLOSURE

    asyncio.run(scene())
