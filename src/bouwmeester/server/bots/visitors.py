"""Bots from outside that are on the line: what each is told of the tables it sits at, and what it answers.

docs/outside-bots.md has the messages. One that is away, late or wrong gets a move made for it; see the scheduler.
"""

import asyncio
from collections.abc import Callable
from typing import Final

import structlog

from bouwmeester.core.match import Match
from bouwmeester.core.state import State
from bouwmeester.outside import messages
from bouwmeester.outside.messages import Limits, Message
from bouwmeester.server.protocol.messages import OUTSIDE

LIMITS: Final = Limits(hello=10.0, first=15.0, move=10.0)
#: Who was late so often in a row is not waited for any more in that match: people sit there.
LATE_AT_MOST: Final = 3
#: Matches that are remembered of one bot. It may sit at more, and is told again how one began that was forgotten.
MATCHES_AT_MOST: Final = 1000

log = structlog.get_logger()


class Told:
    """What a bot was told of one match, and how it does there."""

    def __init__(self) -> None:
        #: How much of the log it has heard of.
        self.lines = 0
        self.asked = False
        #: How often in a row it did not answer in time.
        self.late = 0


class Visitor:
    """One of them. ``close`` ends its line, with a code that says why."""

    def __init__(
        self, name: str, games: list[str], send: Callable[[Message], None], close: Callable[[int], None]
    ) -> None:
        self.name = name
        self.games = games
        self.send = send
        self._close = close
        self._waiting: dict[tuple[str, int], asyncio.Future[object]] = {}
        self._matches: dict[str, Told] = {}

    def plays(self, game: str) -> bool:
        return not self.games or game in self.games

    def matches(self) -> int:
        return len(self._matches)

    def hear(self, message: Message) -> bool:
        """An answer finds its question by match and version; what is nobody's answer is passed over.

        Whether it was one that is waited for.
        """
        if message.get("type") == "ping":
            self.send({"type": "pong"})
        elif message.get("type") == "answer":
            match, version = message.get("match"), message.get("version")
            if isinstance(match, str) and isinstance(version, int):
                waiting = self._waiting.pop((match, version), None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(message.get("action"))
                    return True
        return False

    async def ask(self, id: str, match: Match[State], seat: int) -> int | None:
        """What it does, by number; None if it is late or wrong."""
        told = self._matches.get(id)
        if told is None:
            told = self._start(id, match, seat)
        if told.late >= LATE_AT_MOST:
            return None
        self._tell(id, told, match, seat)
        version = len(match.log)
        waiting = self._waiting[id, version] = asyncio.get_running_loop().create_future()
        seconds = LIMITS.move if told.asked else LIMITS.first
        told.asked = True
        legal = match.legal()
        self.send(messages.ask(id, version, match.view(seat), legal, seconds))
        try:
            said = await asyncio.wait_for(waiting, seconds)
        except TimeoutError:
            told.late += 1
            self.send(messages.error(id, "late"))
            return None
        finally:
            self._waiting.pop((id, version), None)
        told.late = 0
        for action in legal:
            if said in (action.id, action.text) and not isinstance(said, bool):
                return action.id
        self.send(messages.error(id, "illegal", detail=f"{str(said)[:80]!r} is not on the list"))
        return None

    def _start(self, id: str, match: Match[State], seat: int) -> Told:
        told = self._matches[id] = Told()
        if len(self._matches) > MATCHES_AT_MOST:
            del self._matches[next(iter(self._matches))]
        options = match.game.options(match.state)
        self.send(messages.start(id, match.game, match.seats, seat, options, int(id[:8], 16)))
        return told

    def _tell(self, id: str, told: Told, match: Match[State], seat: int) -> None:
        """All that its seat has heard since it was asked last, or that it was taken back."""
        if told.lines > len(match.log):
            self.send(messages.forget(id, len(match.log)))
        elif told.lines < len(match.log):
            again = match.beginning()
            for line in match.log[: told.lines]:
                again.play(line.action)
            heard = again.listen()
            for line in match.log[told.lines :]:
                again.play(line.action)
            self.send(messages.heard(id, [event for event in heard if event.heard_by(seat)]))
        told.lines = len(match.log)

    def end(self, id: str, match: Match[State]) -> None:
        outcome = match.outcome
        if outcome is not None and self._matches.pop(id, None) is not None:
            self.send(messages.end(id, outcome))

    def let_go(self, code: int) -> None:
        """It may stay no longer."""
        self.gone()
        self._close(code)

    def gone(self) -> None:
        """Nobody answers any more."""
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_result(None)


class Visitors:
    """All who are here, by the id that their owner was given for them."""

    def __init__(self) -> None:
        self.here: dict[str, Visitor] = {}

    async def move(self, table: str, match: Match[State], seat: int, bot: str) -> int | None:
        """What the bot of a chair does; None if a move is to be made for it."""
        visitor = self.here.get(bot.removeprefix(OUTSIDE))
        if visitor is None:
            return None
        moved = await visitor.ask(f"{table}-{seat}", match, seat)
        if moved is None:
            log.warning("visitor_failed", bot=bot, table=table)
        return moved

    def over(self, table: str, match: Match[State], bots: list[str | None]) -> None:
        """A match has ended, for whoever sat at it."""
        for seat, bot in enumerate(bots):
            visitor = self.here.get(bot.removeprefix(OUTSIDE)) if bot is not None else None
            if visitor is not None:
                visitor.end(f"{table}-{seat}", match)
