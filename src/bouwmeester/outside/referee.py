"""The referee: speaks with one bot from outside, for as many matches and seats as it is asked.

Whoever asks it for a move gets one. If the bot is late, says what is not legal, or has ended, the move is the
referee's own, the failure is counted, and the match goes on.
"""

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bouwmeester.core.action import Action
from bouwmeester.core.chance import Dice
from bouwmeester.core.engine import explain
from bouwmeester.core.events import Event
from bouwmeester.core.game import Game
from bouwmeester.core.state import S
from bouwmeester.core.view import Outcome
from bouwmeester.outside import messages
from bouwmeester.outside.lines import Gone, Line
from bouwmeester.outside.messages import Limits, Message

#: A bot that has ended is started again so often in a match.
STARTS_AT_MOST: Final = 3
LATE: Final = "late"
ILLEGAL: Final = "illegal"
GONE: Final = "gone"
NO_HELLO: Final = "no_hello"


class Seat:
    """What a bot was told of one match that it plays in."""

    def __init__(self, begin: Message, seed: int) -> None:
        self.begin = begin
        self.fallback = Dice(seed)
        self.starts = 0
        self.asked = 0


class Referee:
    """One bot, by whatever line reaches it. ``connect`` opens a new one when it is needed."""

    def __init__(self, connect: Callable[[], Line], limits: Limits | None = None) -> None:
        self.limits = Limits() if limits is None else limits
        #: What went wrong, and how often.
        self.failures: Counter[str] = Counter()
        #: What went wrong first, in words.
        self.first = ""
        self.name = ""
        self.noise = 0
        self._connect = connect
        self._line: Line | None = None
        self._seats: dict[str, Seat] = {}

    def meet(self) -> None:
        """Reach the bot before anybody plays with it. Raises Gone if it cannot be started or says no hello."""
        try:
            self._line = self._connect()
            self._greet(self._line)
        except Gone:
            self._lose()
            raise

    # What the table tells.

    def start(
        self, match: str, game: Game[S], seats: int, seat: int, options: Mapping[str, object], seed: int
    ) -> None:
        self._seats[match] = Seat(messages.start(match, game, seats, seat, options, seed), seed)
        if self._line is not None:
            self._line.send(self._seats[match].begin)

    def heard(self, match: str, events: Sequence[Event]) -> None:
        if events and self._line is not None:
            self._line.send(messages.heard(match, events))

    def end(self, match: str, outcome: Outcome) -> None:
        del self._seats[match]
        if self._line is not None:
            self._line.send(messages.end(match, outcome))

    def ask(
        self,
        match: str,
        version: int,
        game: Game[S],
        s: S,
        seat: int,
        legal: list[Action],
        view: Mapping[str, object],
    ) -> Action:
        """What the bot does, or what is done for it."""
        known = self._seats[match]
        try:
            line = self._reach(known)
            seconds = self.limits.move if known.asked else self.limits.first
            known.asked += 1
            line.send(messages.ask(match, version, view, legal, seconds))
            said = self._answer(line, match, version, time.monotonic() + seconds)
        except Gone as error:
            self._lose()
            return self._instead(known, legal, GONE, str(error))
        if said is None:
            line.send(messages.error(match, LATE))
            return self._instead(known, legal, LATE, f"it did not answer in {seconds:g} seconds")
        for action in legal:
            if said in (action.id, action.text) and not isinstance(said, bool):
                return action
        why = self._why(match, game, s, said)
        line.send(why)
        refusal = f" ({why['refusal']}, rule {why['rule']})" if "refusal" in why else ""
        return self._instead(known, legal, ILLEGAL, f"{why['detail']}{refusal}")

    def close(self) -> None:
        if self._line is not None:
            self.noise += self._line.noise
            self._line.close()
            self._line = None

    # How it is reached.

    def _reach(self, known: Seat) -> Line:
        if self._line is None:
            if known.starts >= STARTS_AT_MOST:
                raise Gone("it has ended too often")
            known.starts += 1
            self._line = self._connect()
            self._greet(self._line)
            for seat in self._seats.values():
                self._line.send(seat.begin)
        return self._line

    def _greet(self, line: Line) -> None:
        until = time.monotonic() + self.limits.hello
        while (message := line.receive(until - time.monotonic())) is not None:
            if message["type"] == "hello" and message.get("protocol") == messages.PROTOCOL:
                self.name = str(message.get("bot", ""))
                line.send(messages.welcome(self.limits))
                return
        self.failures[NO_HELLO] += 1
        raise Gone("it did not say hello in time")

    def _answer(self, line: Line, match: str, version: int, until: float) -> object | None:
        """The answer to this question; those to older ones, or to other matches, are of no use any more."""
        while (message := line.receive(until - time.monotonic())) is not None:
            if message["type"] == "answer" and (message.get("match"), message.get("version")) == (match, version):
                said: object = message.get("action", "")
                return said
            if message["type"] == "ping":
                line.send({"type": "pong"})
        return None

    def _instead(self, known: Seat, legal: list[Action], failure: str, what: str) -> Action:
        self.failures[failure] += 1
        self.first = self.first or what
        return legal[known.fallback.randrange(len(legal))]

    def _lose(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            self.noise += line.noise
            line.close()

    def _why(self, match: str, game: Game[S], s: S, said: object) -> Message:
        catalogue = game.catalogue
        meant: Action | None = None
        if isinstance(said, int) and not isinstance(said, bool) and 0 <= said < len(catalogue):
            meant = catalogue.actions[said]
        elif isinstance(said, str):
            meant = catalogue.find(said)
        why = None if meant is None else explain(game, s, meant)
        return messages.error(match, ILLEGAL, why, f"{str(said)[:80]!r} is not on the list")
