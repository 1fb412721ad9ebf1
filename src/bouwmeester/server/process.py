"""A process beside the house that answers questions, one line for one line.

It is started when it is first asked, stands behind the house when both want a core, and is started anew when it has
died or did not answer in time, or when the rules have been compiled meanwhile: the house itself keeps those it began
with, a process beside it takes them at once.
"""

import asyncio
import contextlib
import os
import sys
from collections import deque
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Protocol

import structlog

log = structlog.get_logger()


class Process:
    """One process, which is asked one thing at a time."""

    def __init__(self, module: str, patience: float, line_bytes: int) -> None:
        self._module = module
        self._patience = patience
        self._line_bytes = line_bytes
        self._process: asyncio.subprocess.Process | None = None
        #: The compiled rules it was started with, if they are others than the house's.
        self._rules: str | None = None

    async def ask(self, question: bytes) -> bytes:
        """The answer, without the end of its line. Raises TimeoutError, OSError or ValueError when there is none."""
        rules = compiled_meanwhile()
        if rules != self._rules:
            await self.stop()
        if self._process is None or self._process.returncode is not None:
            self._process = await self._start(rules)
        try:
            return await asyncio.wait_for(self._converse(self._process, question), self._patience)
        except BaseException:
            await self.stop()
            raise

    async def _start(self, rules: str | None) -> asyncio.subprocess.Process:
        self._rules = rules
        if rules is not None:
            log.info("compiled_rules_taken", by=self._module)
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self._module,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=None if rules is None else {**os.environ, "PYTHONPATH": rules},
            limit=self._line_bytes,
        )

    async def _converse(self, process: asyncio.subprocess.Process, question: bytes) -> bytes:
        assert process.stdin is not None
        assert process.stdout is not None
        if process.stdin.is_closing():  # it has ended, and only its end is not known yet
            raise ConnectionResetError("the process has ended")
        process.stdin.write(question + b"\n")
        await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer.endswith(b"\n"):
            raise ConnectionResetError("the process has ended")
        return answer[:-1]

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


def compiled_meanwhile() -> str | None:
    """The folder of rules that are compiled while the house is open, as soon as it is there."""
    named = os.environ.get("BOUWMEESTER_COMPILED")
    return named if named and Path(named).is_dir() else None


class Answering(Protocol):
    """Whoever can be asked one thing at a time: a process here, or one of another machine."""

    async def ask(self, question: bytes) -> bytes: ...

    async def stop(self) -> None: ...


class Queue:
    """Processes that are free, and who waits for one. People take turns, however much each of them asks for."""

    def __init__(self, processes: Sequence[Answering]) -> None:
        self._free = list(processes)
        #: Those that have gone while they were being asked.
        self._gone: set[Answering] = set()
        #: Those who wait, by person; whoever is first in it is next.
        self._waiting: dict[str, deque[asyncio.Future[Answering]]] = {}

    def join(self, process: Answering) -> None:
        """One more can be asked."""
        self._pass_on(process)

    def leave(self, process: Answering) -> None:
        """One can be asked no more."""
        if process in self._free:
            self._free.remove(process)
        else:
            self._gone.add(process)

    @contextlib.asynccontextmanager
    async def turn(self, person: str) -> AsyncIterator[Answering]:
        """A process, once it is this person's turn."""
        process = self._free.pop() if self._free else await self._wait(person)
        try:
            yield process
        finally:
            self._pass_on(process)

    async def _wait(self, person: str) -> Answering:
        mine: asyncio.Future[Answering] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append(mine)
        try:
            return await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # it had come at that very moment
                self._pass_on(mine.result())
            raise

    def _pass_on(self, process: Answering) -> None:
        if process in self._gone:
            self._gone.remove(process)
            return
        while self._waiting:
            person = next(iter(self._waiting))
            queue = self._waiting.pop(person)
            first = queue.popleft()
            if queue:
                self._waiting[person] = queue  # behind all others
            if not first.done():
                first.set_result(process)
                return
        self._free.append(process)
