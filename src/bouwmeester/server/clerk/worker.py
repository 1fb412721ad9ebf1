"""The process in which long answers are written: a question on standard input, an answer on standard output, by line.

What one person asks for here may take a second, and meanwhile the tables play on. A match comes as what it was begun
with and its log; a question is answered, refused with the reason that the asker is told, or not at all.
"""

import json
import sys
from collections.abc import Callable, Mapping
from functools import lru_cache
from random import Random
from typing import Final

import msgspec

from bouwmeester.core import shelf
from bouwmeester.core.chance import Seal
from bouwmeester.core.errors import BadRecord, BouwmeesterError
from bouwmeester.core.match import Match
from bouwmeester.core.replaying import Replaying
from bouwmeester.core.state import State
from bouwmeester.server.behind import stand_behind
from bouwmeester.server.clerk import puzzles
from bouwmeester.server.clerk.books import lesson_book, puzzle_days
from bouwmeester.server.clerk.lessons import teach
from bouwmeester.server.clerk.placing import place
from bouwmeester.server.clerk.replay import show_again
from bouwmeester.server.clerk.review import look as look_at
from bouwmeester.server.contests.pairing import Seating, pair
from bouwmeester.server.protocol.messages import Glimpse, Happened
from bouwmeester.server.protocol.teaching import LessonWish, Place, PuzzleAnswer, Replay, Review

#: A question or an answer is one line of at most so many bytes.
LINE_BYTES: Final = 4_000_000
#: Puzzles are asked for by many, above all that of the day.
_KEPT_PUZZLES: Final = 256
_KEPT_RESULTS: Final = 1024

#: Who plays on in a contest, with how many points; their tables so far; how large the next are; and the dice.
Pairing = tuple[list[int], list[tuple[int, float]], list[list[Seating]], list[int], str]

_replay = msgspec.json.Decoder(Replay).decode


class PackedMatch(msgspec.Struct):
    """A match on its way to the clerk."""

    game: str
    seats: int
    options: dict[str, object]
    #: Where it began, if not at the beginning.
    position: Mapping[str, object] | None
    log: list[int]
    seed: str
    drawn: int
    #: Where the dice were renewed.
    renewals: list[int]


class LookBack(msgspec.Struct):
    """A match to be shown again to a seat, or to somebody who watches (None)."""

    match: PackedMatch
    seat: int | None
    #: What is to be shown: the version it is told as, the line of the log before it, and the one after it.
    shown: list[tuple[int, int, int]]


def pack(match: Match[State]) -> PackedMatch:
    assert match.seal is not None
    return PackedMatch(
        match.game.name,
        match.seats,
        match.game.options(match.state),
        match.start_position(),
        [line.action.id for line in match.log],
        match.seal.seed.hex(),
        match.drawn,
        [at for at, _ in match.renewals],
    )


def unpack(packed: PackedMatch) -> Replaying[State]:
    """The match from its beginning."""
    game = shelf.load(packed.game)
    seal = Seal(bytes.fromhex(packed.seed))
    if packed.position is not None:
        match = Match.at(game, packed.position, seal=seal, drawn=packed.drawn)
    else:
        match = Match(game, packed.seats, packed.options, seal=seal)
    return Replaying(match, packed.log, packed.renewals)


def look_back(question: LookBack) -> list[Glimpse]:
    """The table as a viewer saw it after some events, with what led to it."""
    again = unpack(question.match)
    match = again.match
    glimpses: list[Glimpse] = []
    for version, before, after in question.shown:
        again.go(before)
        heard = again.hear(after)
        events = [Happened(event.key, event.facts, version) for event in heard if event.heard_by(question.seat)]
        glimpses.append(Glimpse(version, dict(match.view(question.seat)), match.to_move, events))
    return glimpses


def record(packed: PackedMatch) -> str:
    again = unpack(packed)
    again.go(len(packed.log))
    return again.match.save()


@lru_cache(_KEPT_PUZZLES)
def ask_puzzle(game: str, kind: str, level: int, date: str, seed: str) -> bytes:
    return msgspec.json.encode(puzzles.ask(game, kind, level, date, seed))


@lru_cache(_KEPT_RESULTS)
def result(game: str, state: str) -> tuple[list[int], list[int]]:
    """Scores and ranks of a match that is over; none if these rules can no longer read its end."""
    try:
        outcome = Match.at(shelf.load(game), json.loads(state)).outcome
    except BouwmeesterError:
        outcome = None
    return ([], []) if outcome is None else (outcome.scores, outcome.ranks)


def _results(body: bytes) -> bytes:
    ends = msgspec.json.decode(body, type=list[tuple[str, str]])
    return msgspec.json.encode([result(game, state) for game, state in ends])


def _look(body: bytes) -> bytes:
    return msgspec.json.encode(look_back(msgspec.json.decode(body, type=LookBack)))


def _record(body: bytes) -> bytes:
    return msgspec.json.encode(record(msgspec.json.decode(body, type=PackedMatch)))


def _show_again(body: bytes) -> bytes:
    return msgspec.json.encode(show_again(_replay(body)))


def _review(body: bytes) -> bytes:
    return msgspec.json.encode(look_at(msgspec.json.decode(body, type=Review)))


def _puzzle(body: bytes) -> bytes:
    return ask_puzzle(*msgspec.json.decode(body, type=tuple[str, str, int, str, str]))


def _judge(body: bytes) -> bytes:
    game, answer = msgspec.json.decode(body, type=tuple[str, PuzzleAnswer])
    return msgspec.json.encode(puzzles.judge(game, answer))


def _lesson(body: bytes) -> bytes:
    game, lesson, wish = msgspec.json.decode(body, type=tuple[str, str, LessonWish])
    return msgspec.json.encode(teach(game, lesson, wish))


def _lesson_book(body: bytes) -> bytes:
    return lesson_book(*msgspec.json.decode(body, type=tuple[str, str]))


def _puzzle_days(body: bytes) -> bytes:
    return puzzle_days(*msgspec.json.decode(body, type=tuple[str, str]))


def _place(body: bytes) -> bytes:
    return msgspec.json.encode(place(msgspec.json.decode(body, type=Place)))


def _pair(body: bytes) -> bytes:
    people, points, before, wanted, seed = msgspec.json.decode(body, type=Pairing)
    return msgspec.json.encode(pair(people, dict(points), before, wanted, Random(seed)))


QUESTIONS: Final[dict[str, Callable[[bytes], bytes]]] = {
    "look": _look,
    "record": _record,
    "results": _results,
    "replay": _show_again,
    "review": _review,
    "place": _place,
    "puzzle": _puzzle,
    "judge": _judge,
    "lesson": _lesson,
    "pair": _pair,
    "lesson_book": _lesson_book,
    "puzzle_days": _puzzle_days,
}
#: How an answer begins: with it, or with why there is none.
ANSWERED: Final = b"+"
REFUSED: Final = b"-"


def answer(line: bytes) -> bytes:
    kind, _, body = line.partition(b" ")
    try:
        return ANSWERED + QUESTIONS[kind.decode()](body)
    except BouwmeesterError as error:
        why = [error.line, error.reason] if isinstance(error, BadRecord) else [str(error)]
        return REFUSED + json.dumps([type(error).__name__, why]).encode()


def main() -> None:
    import bouwmeester.games  # noqa: F401  puts the games on the shelf

    stand_behind()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(answer(line.rstrip(b"\n")) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
