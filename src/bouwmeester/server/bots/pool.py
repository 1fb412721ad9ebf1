"""Bots think in processes of their own, so that no table waits for them.

A worker gets a position in which everything its seat cannot know has been drawn anew, and the list; it sends back
an id. One that does not answer in time, or dies, is replaced, and the seat plays on: at worst with a random option.
"""

import asyncio
import json
import os
import random
import sys
from typing import Final

import structlog

from bouwmeester.core.match import Match
from bouwmeester.core.state import State
from bouwmeester.server.metrics import BOT_FAILURES, BOTS

#: A bot answers after this long, whatever it thought: the time tells nothing about what it holds.
PACE_SECONDS: Final = 0.6
PATIENCE_SECONDS: Final = 10.0
_NICE: Final = 10

log = structlog.get_logger()


class Worker:
    """One process that thinks, one question at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()

    async def ask(self, question: dict[str, object]) -> int:
        """The id that a bot chooses. Raises TimeoutError, OSError or ValueError when the worker is of no use."""
        async with self._lock:
            if self._process is None or self._process.returncode is not None:
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-m",
                    "bouwmeester.server.thinker",
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    preexec_fn=_be_nice,
                    limit=1 << 20,
                )
            try:
                return await asyncio.wait_for(self._converse(self._process, question), PATIENCE_SECONDS)
            except BaseException:
                await self.stop()
                raise

    async def _converse(self, process: asyncio.subprocess.Process, question: dict[str, object]) -> int:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(question).encode() + b"\n")
        await process.stdin.drain()
        answer = await process.stdout.readline()
        return int(answer)

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


def _be_nice() -> None:
    os.nice(_NICE)


class Workers:
    """A few workers, and the fairness of what they are told."""

    def __init__(self, number: int, pace: float = PACE_SECONDS) -> None:
        self._workers = [Worker() for _ in range(number)]
        self._next = 0
        self._rng = random.SystemRandom()
        self.pace = pace

    async def choose(self, match: Match[State], seat: int, bot: str, pace: float) -> int:
        """The id of the action that a bot would play for a seat, told after that many seconds or a little later."""
        legal = match.legal()
        world = Match(match.game, start=match.game.resample(match.state, seat, self._rng))
        question = {
            "bot": bot,
            "seed": self._rng.getrandbits(31),
            "seat": seat,
            "position": world.position(),
            "legal": [action.id for action in legal],
        }
        worker = self._workers[self._next]
        self._next = (self._next + 1) % len(self._workers)
        (chosen, _) = await asyncio.gather(self._ask(worker, question), asyncio.sleep(pace))
        ids = [action.id for action in legal]
        return chosen if chosen in ids else self._rng.choice(ids)

    async def _ask(self, worker: Worker, question: dict[str, object]) -> int:
        try:
            with BOTS.time():
                return await worker.ask(question)
        except (TimeoutError, OSError, ValueError) as error:
            BOT_FAILURES.inc()
            log.warning("bot_failed", bot=question["bot"], error=type(error).__name__)
            return -1

    async def stop(self) -> None:
        for worker in self._workers:
            await worker.stop()
