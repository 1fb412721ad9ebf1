"""Somebody outside who is written to: a server on loopback that keeps what comes, and answers as it is told."""

import asyncio
import ssl
from collections.abc import Callable
from typing import NamedTuple


class Letter(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


#: What is answered to one letter: the whole of it, from the status line on; nothing at all is silence.
Answer = bytes


def status(code: int, *headers: str) -> Answer:
    lines = [f"HTTP/1.1 {code} So", "Content-Length: 0", "Connection: close", *headers]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


OK = status(200)


class Listener:
    """Answers letters in the order given, and the last answer from then on."""

    def __init__(self, *answers: Answer, tls: ssl.SSLContext | None = None) -> None:
        self._tls = tls
        self.letters: list[Letter] = []
        self._answers = list(answers) or [OK]
        self._server: asyncio.Server | None = None
        self._came = asyncio.Event()
        self.address = ""

    async def __aenter__(self) -> "Listener":
        self._server = await asyncio.start_server(self._hear, "127.0.0.1", 0, ssl=self._tls)
        self.address = (
            f"{'http' if self._tls is None else 'https'}://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()

    async def _hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while b"Connection: close" not in (answer := await self._read(reader)):
                writer.write(answer)
                await writer.drain()
            writer.write(answer)
            await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass  # the other side has hung up
        finally:
            writer.close()

    async def _read(self, reader: asyncio.StreamReader) -> Answer:
        """Keep the next letter; returns what it is answered."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in [line.partition(": ") for line in lines]}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.letters.append(Letter(first.split()[1], headers, body))
        self._came.set()
        return self._answers.pop(0) if len(self._answers) > 1 else self._answers[0]

    async def until(self, enough: Callable[["Listener"], bool]) -> None:
        """Wait until enough has come."""
        while not enough(self):
            self._came.clear()
            await self._came.wait()
