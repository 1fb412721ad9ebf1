"""Connections that keep a place without saying anything, that break off anywhere, or that are too many."""

import asyncio
import base64
import contextlib
import secrets
import socket
import struct
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from bouwmeester.client import Client
from bouwmeester.server.house.house import House
from bouwmeester.server.tables.loading import NoSuchTable
from bouwmeester.server.wire import capacity
from bouwmeester.server.wire.capacity import FEW, Places
from bouwmeester.server.wire.fair_queue import FairQueue
from tests.server.conftest import NewDatabase, sqlite
from tests.server.people import house_here
from tests.server.running import Running


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house that waits a second where others wait ten, with room for sixty."""
    folder = tmp_path_factory.mktemp("impatient")
    running = Running(sqlite(folder), connections=60, impatient=True, log=folder / "log")
    running.start()
    yield running
    running.stop()


def open_line(running: Running, *said: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", running.port), timeout=30)
    for part in said:
        line.sendall(part)
    return line


def is_let_go(line: socket.socket) -> bool:
    """Waits for it."""
    try:
        while line.recv(65536):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    return True


def handshake(running: Running, path: str) -> bytes:
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    return (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{running.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HT",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Long: ",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api",
        b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{",
        b"GET /api/tables/0/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
    ],
    ids=["nothing", "half a line", "half a header", "then nothing", "then half", "half a body", "half a handshake"],
)
def test_who_does_not_finish_is_let_go(impatient: Running, said: bytes) -> None:
    with contextlib.closing(open_line(impatient, said)) as line:
        assert is_let_go(line)


def test_a_slow_hand_is_no_excuse(impatient: Running) -> None:
    with contextlib.closing(open_line(impatient, b"GET / HTTP/1.1\r\nHost: localhost\r\n")) as line:
        line.settimeout(0.2)
        for _ in range(100):
            try:
                line.sendall(b"X-A: b\r\n")
                if not line.recv(1):
                    return
            except TimeoutError:
                continue
            except ConnectionError:
                return
    raise AssertionError("it was waited for")


def test_who_asks_again_and_again_is_not_let_go(impatient: Running) -> None:
    """Answers come faster than anybody looks; to be looked at only between two of them is not to be silent."""

    async def scene() -> None:
        async with httpx.AsyncClient(base_url=impatient.address) as client:
            streams = set()
            for _ in range(40):
                answer = await client.get("/api/me")
                streams.add(id(answer.extensions["network_stream"]))
                await asyncio.sleep(0.1)
            assert len(streams) == 1

    asyncio.run(scene())


def test_a_newcomer_gets_in_when_all_places_are_held(tmp_path: Path) -> None:
    """By one address all are held but the reserve; when that is used up too, one that is idle gives way."""
    running = Running(sqlite(tmp_path), connections=60)
    running.start()
    held = [open_line(running) for _ in range(100)]
    try:
        assert [is_let_go(line) for line in held[54:]] == [True] * 46
        for number in range(2, 12):
            elsewhere = httpx.HTTPTransport(local_address=f"127.0.0.{number}")
            held.append(socket.create_connection(("127.0.0.1", running.port), 30, (f"127.0.0.{number}", 0)))
            with httpx.Client(base_url=running.address, transport=elsewhere) as newcomer:
                assert newcomer.get("/health").status_code == 200
    finally:
        for line in held:
            line.close()
        running.stop()


class Idler:
    def __init__(self, since: float | None) -> None:
        self.since = since
        self.here = True

    def idle_since(self) -> float | None:
        return self.since

    def let_go(self) -> None:
        self.here = False


def test_who_has_most_gives_way_to_who_has_few() -> None:
    places = Places(100)
    many = [Idler(float(number)) for number in range(200)]
    kept = [one for one in many if places.come("many", one)]
    assert len(kept) == 90
    others = [Idler(None) for _ in range(30)]
    assert [places.come(f"other {number}", one) for number, one in enumerate(others)] == [True] * 30
    assert [one.here for one in kept] == [False] * 20 + [True] * 70  # those who were idle longest
    assert not places.come("many", Idler(0.0))
    for number, one in enumerate(others):
        places.leave(f"other {number}", one)
    assert len(places._taken["many"]) >= FEW
    assert set(places._taken) == {"many"}


def test_what_one_address_sends_at_once_keeps_nobody_waiting() -> None:
    """One thing of it is looked at, and then everybody else is heard, before the next."""

    async def scene() -> list[str]:
        seen: list[str] = []
        queue = FairQueue()

        def come(address: str, number: int) -> None:
            if queue.pass_by(address):
                seen.append(f"{address} {number}")
            else:
                queue.wait(address, lambda: seen.append(f"{address} {number}"))

        for number in range(3):
            come("mallory", number)
        come("anne", 0)
        for number in range(1, 4):
            await asyncio.sleep(0)
            come("anne", number)
        return seen

    order = "mallory 0, anne 0, mallory 1, anne 1, mallory 2, anne 2, anne 3"
    assert ", ".join(asyncio.run(scene())) == order


def test_all_that_comes_at_once_is_answered(server: Running) -> None:
    """Also where a request comes in many parcels, between those of others."""
    asked = f"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: close\r\n\r\n".encode()
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(contextlib.closing(open_line(server))) for _ in range(40)]
        for start in range(0, len(asked), 40):
            for line in lines:
                line.sendall(asked[start : start + 40])
        for line in lines:
            told = b""
            while part := line.recv(65536):
                told += part
            assert told.startswith(b"HTTP/1.1 200")


def test_nothing_that_breaks_off_is_worth_a_traceback(impatient: Running, tmp_path: Path) -> None:
    log = tmp_path / "log"
    running = Running(sqlite(tmp_path), log=log)
    running.start()
    try:
        with httpx.Client(base_url=running.address) as anne:
            anne.post("/api/guests", json={"name": "Anne"})
            table = anne.post("/api/tables", json={"game": "palazzo", "chairs": ["me", "open"]}).json()["id"]
        here = handshake(running, f"/api/tables/{table}/socket?version=0")
        ping = b"\x81\x8fabcd" + bytes([one ^ b"abcd"[at % 4] for at, one in enumerate(b'{"type":"ping"}')])
        broken = [
            [here],
            [here[:50]],
            [here, ping * 30],
            [here, ping * 100 + b"\x88\x82abcd" + bytes([3 ^ 97, 232 ^ 98])],
            [handshake(running, f"/api/tables/{'0' * 32}/socket")],
            [b"\x16\x03\x01 what is this\r\n\r\n"],
            [b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{"],
            [b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n"],
        ]
        for number in range(10 * len(broken)):
            line = open_line(running, *broken[number % len(broken)])
            if number % 3:  # with a reset, so that the other end notices at an odd moment
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            line.close()
        assert httpx.get(f"{running.address}/health").status_code == 200
    finally:
        running.stop()
    assert log.read_text() == ""


@pytest.mark.parametrize(
    ("asked", "answered"),
    [
        ("POST /api/guests", [b"400"]),
        ("HEAD /api/guests", [b"405"]),
        ("POST /api/nothing", [b"404"]),
        ("GET /health", [b"200"]),
    ],
)
def test_a_body_that_is_no_http_is_told_once_and_written_down_nowhere(
    tmp_path: Path, asked: str, answered: list[bytes]
) -> None:
    """In pieces whose lengths are no numbers, before or while the request is answered, and with another behind it."""
    log = tmp_path / "log"
    running = Running(sqlite(tmp_path), log=log)
    running.start()
    head = f"{asked} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n".encode()
    try:
        for said in ([head + b"zz\r\n{}\r\n"], [head, b"zz\r\n"], [head + b"2\r\n{}\r\n", b"no length\r\n" + head]):
            with contextlib.closing(open_line(running, *said)) as line:
                told = b""
                while part := line.recv(65536):
                    told += part
            assert [one[:3] for one in told.split(b"HTTP/1.1 ")[1:]] in ([b"400"], answered, [*answered, b"400"]), (
                told
            )
        assert httpx.get(f"{running.address}/health").status_code == 200
    finally:
        running.stop()
    assert log.read_text() == ""


def test_ids_of_no_table_leave_nothing_behind(new_database: NewDatabase) -> None:
    async def scene() -> None:
        house = await house_here(new_database())
        try:
            await asyncio.gather(*[nothing(house, f"{number % 5:032x}") for number in range(50)])
            assert house._loading == {}
            assert house._tables == {}
        finally:
            house.store.stop()

    async def nothing(house: House, id: str) -> None:
        with pytest.raises(NoSuchTable):
            await house.table(id)

    asyncio.run(scene())


def test_a_table_that_many_want_is_loaded_once(server: Running) -> None:
    async def scene() -> None:
        async with Client(server.address) as anne:
            await anne.sit_down("Anne")
            table = await anne.new_table("palazzo", ["me", "open"])
        house = await house_here(server.database)
        try:
            first = asyncio.create_task(house.table(table.id))
            others = [asyncio.create_task(house.table(table.id)) for _ in range(10)]
            await asyncio.sleep(0)
            first.cancel()  # whoever asked first may go away
            found = await asyncio.gather(*others)
            assert len({id(one) for one in found}) == 1
            assert house._loading == {}
        finally:
            house.store.stop()

    asyncio.run(scene())


def test_patience_has_an_end() -> None:
    assert 0 < capacity.HEADERS_SECONDS < capacity.BODY_SECONDS <= 60
