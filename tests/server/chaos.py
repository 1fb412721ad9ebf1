"""A wire that cannot be trusted: a proxy of our own that drops, cuts inside a frame, delays, and goes half-open."""

import asyncio
import random


class Chaos:
    """A TCP proxy on loopback. While it is ``calm`` it passes everything on; otherwise something may go wrong."""

    def __init__(self, port: int, seed: int) -> None:
        self.target = port
        self.port = 0
        self.calm = False
        self.troubles: dict[str, int] = {"drop": 0, "cut": 0, "delay": 0, "half-open": 0}
        self._rng = random.Random(seed)
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "Chaos":
        self._server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self.target)
        for one, other in ((reader, there_writer), (there_reader, writer)):
            task = asyncio.create_task(self._pass_on(one, other, (writer, there_writer)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        both: tuple[asyncio.StreamWriter, asyncio.StreamWriter],
    ) -> None:
        """One direction of one connection, until it ends or something goes wrong."""
        try:
            while data := await reader.read(4096):
                trouble = None if self.calm else self._trouble()
                if trouble is not None:
                    self.troubles[trouble] += 1
                if trouble == "half-open":  # nothing comes through any more, and nobody is told
                    await asyncio.sleep(3600)
                elif trouble == "delay":
                    await asyncio.sleep(self._rng.uniform(0, 0.2))
                elif trouble == "cut":
                    writer.write(data[: self._rng.randrange(len(data))])
                    await writer.drain()
                if trouble in ("cut", "drop"):
                    break
                writer.write(data)
                await writer.drain()
        except OSError:
            pass  # the other side has gone
        finally:
            for end in both:
                end.transport.abort()

    def _trouble(self) -> str | None:
        roll = self._rng.random()
        return {0: "drop", 1: "cut", 2: "delay", 3: "delay", 4: "half-open"}.get(int(roll * 100))
