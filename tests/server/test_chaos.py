"""Two people play over a wire that cannot be trusted; when it is quiet again, both see what a fresh load shows."""

import asyncio
import contextlib
import random
import secrets

import httpx
from websockets.exceptions import WebSocketException

from bouwmeester.client import Client, Seat
from bouwmeester.server.protocol.messages import Done, Play, Position, Stale
from tests.server.chaos import Chaos
from tests.server.running import Running

MOVES = 15
LOST = (OSError, EOFError, WebSocketException, httpx.TransportError, asyncio.TimeoutError)


class Person:
    """Somebody who keeps what was seen, comes back after every trouble, and repeats what was not answered."""

    def __init__(self, client: Client, table: str) -> None:
        self.client = client
        self.table = table
        self.seen: Position | None = None
        self.unanswered: Play | None = None
        self.acknowledged: dict[str, int] = {}
        self.stop = False

    async def play(self, rng: random.Random) -> None:
        while not self.stop:
            with contextlib.suppress(*LOST):
                version = None if self.seen is None else self.seen.version
                # Whoever hears nothing for a while does not wait for ever: a half-open wire looks like that.
                async with asyncio.timeout(2), self.client.at(self.table, version) as seat:
                    await self._sit(seat, rng)

    async def _sit(self, seat: Seat, rng: random.Random) -> None:
        while not self.stop:
            self.seen = await seat.position()
            if self.unanswered is None and self.seen.actions:
                action = rng.choice(self.seen.actions).id
                self.unanswered = Play(secrets.token_hex(8), self.seen.version, [action])
            if self.unanswered is None:
                await seat.receive()
                continue
            answer = await seat.ask(self.unanswered)
            if isinstance(answer, Done):
                before = self.acknowledged.setdefault(answer.id, answer.version)
                assert before == answer.version
            else:
                assert isinstance(answer, Stale), answer
            self.unanswered = None
            self.seen = await seat.until(answer.version)


def test_after_quiet_everyone_sees_what_a_fresh_load_shows(server: Running) -> None:
    async def scene() -> None:
        rng = random.Random(11)
        async with (
            Client(server.address) as anne,
            Client(server.address) as bram,
            Chaos(server.port, seed=5) as chaos,
        ):
            for client, name in ((anne, "Anne"), (bram, "Bram")):
                await client.sit_down(name)
            table = await anne.new_table("caylus", ["me", "open"])
            await bram.sit(table.id, 1)
            people = [Person(client, table.id) for client in (anne, bram)]
            for client in (anne, bram):
                client.address = f"http://127.0.0.1:{chaos.port}"  # from here on over the bad wire
            playing = [asyncio.create_task(person.play(rng)) for person in people]
            while (await anne.table(table.id)).version < MOVES:
                await asyncio.sleep(0.05)
                for task in playing:
                    if task.done():
                        task.result()
            chaos.calm = True
            for person in people:
                person.stop = True
            await asyncio.gather(*playing)
            for person in people:
                async with person.client.at(table.id, person.seen.version if person.seen else None) as back:
                    after = await back.position()
                    async with person.client.at(table.id) as fresh:
                        loaded = await fresh.position()
                        for one in (loaded, after):  # who else is here may change between the two
                            one.table.chairs = []
                        assert loaded == after
            acknowledged = [version for person in people for version in person.acknowledged.values()]
            assert len(acknowledged) == len(set(acknowledged))
            assert sum(chaos.troubles.values()) > 3, chaos.troubles

    asyncio.run(scene())
