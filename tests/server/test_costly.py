"""Questions that take long to answer: they have a price and a size, and the tables play on meanwhile."""

import asyncio
import json
import os
import signal
from pathlib import Path

import httpx
import pytest

from bouwmeester import Match
from bouwmeester.client import Client, Seat
from bouwmeester.server.clerk.desk import AT_ONCE_SECONDS, MOST, MOST_EACH, Busy, Desk
from bouwmeester.server.clerk.replay import ANSWER_BYTES
from bouwmeester.server.commands.looking import PIECE
from bouwmeester.server.protocol.close_codes import CLOSE_TOO_FAST
from bouwmeester.server.protocol.messages import Look, Looked, Ping, Pong
from bouwmeester.server.protocol.teaching import Replay
from tests.server.conftest import NewDatabase
from tests.server.people import guests, in_order, table_for
from tests.server.running import Running

GOLDEN = Path(__file__).parents[1] / "games"
LONG = (GOLDEN / "caylus" / "golden" / "5-seats-3.jsonl").read_text()


def test_a_replay_comes_in_pieces_of_bounded_size(server: Running) -> None:
    async def scene() -> None:
        async with asyncio.timeout(120), Client(server.address) as anne:
            moments = len(Match.load(LONG).log) + 1
            lines: list[int] = []
            while len(lines) < moments:
                wish = Replay(LONG, first=len(lines), count=100, seats=[None, 0, 1, 2, 3, 4, "open"])
                answer = await anne.http.post("/api/replay", json=json.loads(_encoded(wish)))
                assert answer.status_code == 200
                assert len(answer.content) < 2 * ANSWER_BYTES
                lines += [moment["line"] for moment in answer.json()["shown"]]
            assert lines == list(range(moments))

    asyncio.run(scene())


def _encoded(wish: Replay) -> str:
    return json.dumps({"record": wish.record, "first": wish.first, "count": wish.count, "seats": wish.seats})


def test_the_tables_play_on_while_a_record_is_shown_again(server: Running) -> None:
    async def scene() -> None:
        async with asyncio.timeout(60), guests(server, "Anne", "Bram") as clients:
            table = await table_for(clients)
            async with clients[0].at(table.id) as seat:
                await seat.until(1)
                await clients[1].replay(Replay(LONG))
                os.kill(clerk(server), signal.SIGSTOP)
                asked = asyncio.create_task(clients[1].replay(Replay(LONG)))
                await seat.send(Ping())
                while not isinstance(await seat.receive(), Pong):
                    pass
                assert not asked.done()
                os.kill(clerk(server), signal.SIGCONT)
                assert (await asked).shown

    asyncio.run(scene())


def test_nobody_fills_the_desk(server: Running) -> None:
    async def scene() -> None:
        async with asyncio.timeout(120), Client(server.address) as anne:
            body = json.loads(_encoded(Replay(LONG, first=390, seats=["open"])))
            answers = await asyncio.gather(*[anne.http.post("/api/replay", json=body) for _ in range(4 * MOST_EACH)])
            codes = [answer.status_code for answer in answers]
            assert set(codes) == {200, 429}
            assert codes.count(200) >= MOST_EACH
            # Afterwards there is room again.
            assert (await anne.http.post("/api/replay", json=body)).status_code == 200

    asyncio.run(scene())


PUZZLE = b'["potzklotz", "", 0, "2026-11-18", ""]'


def test_who_asks_on_and_on_has_a_part_of_the_clerk() -> None:
    async def scene() -> None:
        desk = Desk("worker", part=0.25, at_once=1.0)
        answered: list[str] = []

        async def ask(who: str) -> None:
            await desk.ask(who, "puzzle", PUZZLE)
            answered.append(who)

        try:
            await ask("mallory")  # which takes long, as the clerk is to be woken
            async with asyncio.timeout(60), asyncio.TaskGroup() as asked:
                asked.create_task(ask("mallory"))
                await asyncio.sleep(0)
                asked.create_task(ask("anne"))
            assert answered == ["mallory", "anne", "mallory"]
        finally:
            await desk.stop()

    asyncio.run(scene())


def test_those_who_have_to_wait_keep_nobody_out() -> None:
    async def scene() -> None:
        desk = Desk("worker", part=0.25)
        crowd = [f"mallory {number}" for number in range(MOST // MOST_EACH + 1)]
        for one in crowd:
            desk._time.charge(one, AT_ONCE_SECONDS)
        waiting = [
            asyncio.create_task(desk.ask(one, "puzzle", PUZZLE)) for one in crowd[:-1] for _ in range(MOST_EACH)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            desk.make_sure_of_room(crowd[-1])
        desk.make_sure_of_room("anne")
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        desk.make_sure_of_room(crowd[-1])

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("record", "code"),
    [("x" * 2_600_000, 413), ("x" * 450_000, 400), ("{}\n" * 100_000, 400), ("[" * 300_000, 400), (LONG[:5000], 400)],
)
def test_junk_is_refused(server: Running, record: str, code: int) -> None:
    answer = httpx.post(f"{server.address}/api/replay", json={"record": record}, timeout=60)
    assert answer.status_code == code
    assert answer.json()["detail"]


def test_looking_back_comes_in_pieces_and_has_a_price(new_database: NewDatabase) -> None:
    running = Running(new_database())

    async def scene() -> None:
        async with asyncio.timeout(600), guests(running, "Anne", "Bram") as clients:
            table = await table_for(clients, "potzklotz")
            async with clients[0].at(table.id) as one, clients[1].at(table.id) as two:
                _, mover, other = await in_order(one, two)
                for _ in range(3 * PIECE):
                    mover, other = await _anything(mover, other)
                answer = await one.ask(Look("l", 0))
                assert isinstance(answer, Looked)
                assert len(answer.glimpses) == PIECE
                assert answer.more
            # One look a second, however slow the machine is on which they are answered.
            running.stop()
            running.settings["rate"] = 10
            running.start()
            async with clients[0].at(table.id) as one:
                await one.position()
                for number in range(60):
                    await one.send(Look(f"x{number}", 0))
                while one.socket.close_code is None:
                    try:
                        await one.receive()
                    except Exception:  # whatever it says, it is closed
                        break
                assert one.socket.close_code == CLOSE_TOO_FAST

    running.start()
    try:
        asyncio.run(scene())
    finally:
        running.stop()


async def _anything(mover: Seat, other: Seat) -> tuple[Seat, Seat]:
    """Whoever is to move plays the first thing there is; returns who is to move then, and the other."""
    position = await mover.position()
    assert position.actions is not None
    await mover.play(position.actions[0].id)
    after = await mover.until(position.version + 1)
    await other.until(position.version + 1)
    return (mover, other) if after.actions is not None else (other, mover)


def test_a_clerk_who_dies_is_replaced(server: Running) -> None:
    async def scene() -> None:
        async with asyncio.timeout(60), Client(server.address) as anne:
            for _ in range(2):
                assert (await anne.http.get("/api/puzzles/potzklotz")).status_code == 200
                os.kill(clerk(server), signal.SIGKILL)

    asyncio.run(scene())


def clerk(server: Running) -> int:
    """The process in which long answers are written."""
    assert server.process is not None
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            parent = entry.joinpath("stat").read_text().rpartition(")")[2].split()[1]
            if int(parent) == server.process.pid and b"server.clerk.worker" in entry.joinpath("cmdline").read_bytes():
                return int(entry.name)
        except OSError:
            continue
    raise AssertionError("there is no clerk")
