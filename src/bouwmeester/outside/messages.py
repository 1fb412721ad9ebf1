"""The messages between a referee and a bot from outside: JSON objects, each with its ``type``.

A bot says ``hello``; the referee says ``welcome``, ``start``, ``ask``, ``heard``, ``end``, ``forget``, ``ping`` and
``error``; the bot answers with ``answer`` and ``pong``. Nothing in them is hidden from the seat they go to.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from bouwmeester.core.action import Action
from bouwmeester.core.errors import Why
from bouwmeester.core.events import Event
from bouwmeester.core.game import Game
from bouwmeester.core.state import S
from bouwmeester.core.view import Outcome

PROTOCOL: Final = 1

Message = dict[str, Any]


class Limits:
    """How long a bot may take, in seconds: to say hello, for its first answer in a match, and for every other."""

    def __init__(self, hello: float = 10.0, first: float = 10.0, move: float = 5.0) -> None:
        self.hello = hello
        self.first = first
        self.move = move

    def json(self) -> dict[str, int]:
        return {
            "hello_ms": round(1000 * self.hello),
            "first_ms": round(1000 * self.first),
            "move_ms": round(1000 * self.move),
        }


def hello(bot: str, games: Sequence[str] = ()) -> Message:
    """Of the bot: who it is, and which games it plays; all of them, if it names none."""
    return {"type": "hello", "protocol": PROTOCOL, "bot": bot, "games": list(games)}


def welcome(limits: Limits) -> Message:
    return {"type": "welcome", "protocol": PROTOCOL, "limits": limits.json()}


def start(match: str, game: Game[S], seats: int, seat: int, options: Mapping[str, object], seed: int) -> Message:
    """A match begins, or is come back to. The seed is the bot's own: with the same one it should play the same."""
    return {
        "type": "start",
        "match": match,
        "game": game.name,
        "rules": game.rules_version,
        "seats": seats,
        "seat": seat,
        "options": dict(options),
        "seed": seed,
    }


def ask(match: str, version: int, view: Mapping[str, object], legal: Iterable[Action], seconds: float) -> Message:
    """The seat is to move: all that it sees, and all that it may do."""
    return {
        "type": "ask",
        "match": match,
        "version": version,
        "view": view,
        "actions": [{"id": action.id, "text": action.text} for action in legal],
        "ms_left": round(1000 * seconds),
    }


def answer(match: str, version: int, action: int | str) -> Message:
    """Of the bot: what it does, by id or text. The same answer twice is one."""
    return {"type": "answer", "match": match, "version": version, "action": action}


def heard(match: str, events: Iterable[Event]) -> Message:
    """What has happened, as far as the seat may hear of it."""
    return {
        "type": "heard",
        "match": match,
        "events": [{"key": event.key, "facts": event.facts} for event in events],
    }


def end(match: str, outcome: Outcome) -> Message:
    return {"type": "end", "match": match, "result": outcome.result()}


def forget(match: str, version: int) -> Message:
    """All that was heard after this version has been taken back."""
    return {"type": "forget", "match": match, "version": version}


def error(match: str | None, key: str, why: Why | None = None, detail: str = "") -> Message:
    """Something was wrong with what the bot said; the match goes on with a move that was made for it."""
    said: Message = {"type": "error", "match": match, "key": key, "detail": detail}
    if why is not None:
        said |= {"refusal": why.key, "rule": why.rule, "facts": why.facts}
    return said
