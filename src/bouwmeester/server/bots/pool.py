"""Bots think in processes of their own, so that no table waits for them.

A worker gets a position in which everything its seat cannot know has been drawn anew, and the list; it sends back
a plan. One that does not answer in time, or dies, is replaced, and the seat plays on: at worst with a random option.
"""

import contextlib
import json
import random
import time
from collections.abc import Sequence
from typing import Final

import msgspec
import structlog

from bouwmeester.bots import thinks_long
from bouwmeester.core.match import Match
from bouwmeester.core.state import State
from bouwmeester.server.metrics import BOT_FAILURES, THOUGHTS
from bouwmeester.server.process import Answering, Process, Queue
from bouwmeester.server.protocol.messages import Ground

#: A bot moves after this long, whatever it thought: the time tells nothing about what it holds.
PACE_SECONDS: Final = 0.6
#: Those who may think longer than that take so many times as long, always.
SLOW: Final = 3.5
PATIENCE_SECONDS: Final = 10.0
SEED_BITS: Final = 31
#: A position and the list are far below this.
LINE_BYTES: Final = 1 << 20
#: Asked in the place of a bot's name: what could be done, and why; and what somebody would throw away by a choice.
ADVICE: Final = "advice"
SLIP: Final = "slip"

log = structlog.get_logger()


class Advised(msgspec.Struct):
    """Something a seat could do, by the ids of its actions, as a worker weighs it."""

    plan: list[int]
    share: float
    grounds: list[Ground]


class Slipped(msgspec.Struct):
    """What somebody has chosen, and what would surely be much better."""

    chosen: Advised
    better: Advised


_planned = msgspec.json.Decoder(list[int]).decode
_advised = msgspec.json.Decoder(list[Advised]).decode
_slipped = msgspec.json.Decoder(Slipped | None).decode


class Pool:
    """A few workers, and the fairness of what they are told."""

    def __init__(self, number: int, pace: float = PACE_SECONDS) -> None:
        self._workers: list[Answering] = [
            Process("bouwmeester.server.bots.worker", PATIENCE_SECONDS, LINE_BYTES) for _ in range(number)
        ]
        self._queue = Queue(self._workers)
        self._rng = random.SystemRandom()
        self.pace = pace

    def pace_of(self, bot: str, game: str) -> float:
        """How long a bot takes for a move: the same whatever it holds, so longer than it ever thinks."""
        return self.pace * SLOW if thinks_long(bot, game) else self.pace

    async def plan(self, match: Match[State], seat: int, bot: str, person: str) -> list[int]:
        """The ids of what a bot would do for a seat; with the workers it takes this person's turn.

        The first is legal; the others are to be done as far as they stay so.
        """
        answer = await self._ask(match, seat, bot, person)
        try:
            planned = _planned(answer or b"[]")
        except msgspec.MsgspecError:
            BOT_FAILURES.inc()
            planned = []
        ids = [action.id for action in match.legal()]
        return planned if planned and planned[0] in ids else [self._rng.choice(ids)]

    def join(self, worker: Answering) -> None:
        """A worker of another machine is there to be asked."""
        self._workers.append(worker)
        self._queue.join(worker)

    def leave(self, worker: Answering) -> None:
        self._workers.remove(worker)
        self._queue.leave(worker)

    async def advise(self, match: Match[State], seat: int, person: str) -> list[Advised]:
        """The best that a seat could do now, the best first; nothing if no worker could say."""
        answer = await self._ask(match, seat, ADVICE, person)
        try:
            advised = _advised(answer or b"[]")
        except msgspec.MsgspecError:
            return []
        ids = [action.id for action in match.legal()]
        return [one for one in advised if one.plan and one.plan[0] in ids]

    async def slip(self, match: Match[State], seat: int, chosen: list[int], person: str) -> Slipped | None:
        """What a seat would surely throw away by a choice, if it is much and a worker could say so."""
        answer = await self._ask(match, seat, SLIP, person, chosen)
        try:
            slipped: Slipped | None = _slipped(answer or b"null")
        except msgspec.MsgspecError:
            return None
        return slipped

    async def _ask(
        self, match: Match[State], seat: int, bot: str, person: str, chosen: Sequence[int] = ()
    ) -> bytes | None:
        """What a worker answers; None if none does."""
        try:
            return await self._ask_one(match, seat, bot, person, chosen)
        except ConnectionError:  # whoever was asked has gone, which says nothing about the others
            with contextlib.suppress(ConnectionError):
                return await self._ask_one(match, seat, bot, person, chosen)
            return None

    async def _ask_one(
        self, match: Match[State], seat: int, bot: str, person: str, chosen: Sequence[int]
    ) -> bytes | None:
        async with self._queue.turn(person) as worker:
            try:
                # Not made before the turn has come: what waits takes no room.
                question = {**self._question(match, seat, bot), "chosen": list(chosen)}
                began = time.monotonic()
                answer = await worker.ask(json.dumps(question).encode())
                THOUGHTS.observe(time.monotonic() - began)
                return answer
            except (TimeoutError, OSError, ValueError) as error:
                BOT_FAILURES.inc()
                log.warning("bot_failed", bot=bot, error=type(error).__name__)
                if isinstance(error, ConnectionError):
                    raise
                return None

    def _question(self, match: Match[State], seat: int, bot: str) -> dict[str, object]:
        world = match.game.resample(match.state, seat, self._rng)
        return question(match, world, seat, bot, self._rng.getrandbits(SEED_BITS))

    async def stop(self) -> None:
        for worker in list(self._workers):
            await worker.stop()


def question(match: Match[State], world: State, seat: int, bot: str, seed: int) -> dict[str, object]:
    """All that a worker is told: nothing of the match but its list, for the world has the rest, drawn anew."""
    return {
        "bot": bot,
        "seed": seed,
        "seat": seat,
        "position": Match(match.game, start=world).position(),
        "legal": [action.id for action in match.legal()],
    }
