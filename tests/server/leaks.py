"""Leaks planted on purpose, to see whether the test of secrets finds them.

``python -m tests.server.leaks NAME serve …`` is a server that has one.
"""

import sys
from collections.abc import Callable

import msgspec

from bouwmeester.cli.app import main
from bouwmeester.core.errors import Why
from bouwmeester.core.match import Match
from bouwmeester.core.position import digest
from bouwmeester.core.state import State
from bouwmeester.server.commands import playing
from bouwmeester.server.http import table_routes
from bouwmeester.server.protocol.listing import listed
from bouwmeester.server.protocol.messages import Play, Position, Refused
from bouwmeester.server.tables import table
from bouwmeester.server.tables.table import Reply, Table
from bouwmeester.server.views import seen

_position = seen.position
_refused = table.refused


def _everybody_sees_the_list() -> None:
    def leaky(table: Table, user: str | None, for_all: Position | None = None) -> Position:
        return msgspec.structs.replace(_position(table, user), actions=listed(table.game, table.match.legal()))

    seen.position = leaky


def _everybody_sees_from_the_seat_to_move() -> None:
    def leaky(table: Table, user: str | None, for_all: Position | None = None) -> Position:
        view = dict(table.match.view(table.to_move or 0))
        return msgspec.structs.replace(_position(table, user), view=view)

    seen.position = leaky


def _a_fingerprint_of_the_state() -> None:
    def leaky(table: Table, user: str | None, for_all: Position | None = None) -> Position:
        found = _position(table, user)
        return msgspec.structs.replace(found, commitment=found.commitment + digest(table.match.position()))

    seen.position = leaky


def _the_length_of_the_state() -> None:
    def leaky(table: Table, user: str | None, for_all: Position | None = None) -> Position:
        found = _position(table, user)
        pile = len(str(sorted(str(table.match.position()))[::7]))
        return msgspec.structs.replace(found, commitment=found.commitment + "." * (pile % 97))

    seen.position = leaky


def _the_seed() -> None:
    def leaky(table: Table, user: str | None, for_all: Position | None = None) -> Position:
        seal = table.match.seal
        assert seal is not None
        return msgspec.structs.replace(_position(table, user), seed=seal.seed.hex())

    seen.position = leaky


def _trying_goes_on_into_chance() -> None:
    def leaky(table: Table, trial: Match[State]) -> bool:
        trial.run_chance()
        return True

    playing._foreseen = leaky


def _reasons_know_too_much() -> None:
    def leaky(command: str, why: Why) -> Refused:
        known = _refused(command, why)
        known.facts = {**known.facts, "state": _current.get("state", "")}
        return known

    _current: dict[str, str] = {}
    play = playing.play

    async def watching(table: Table, seat: int, command: Play, reply: Reply) -> None:
        _current["state"] = digest(table.match.position())
        await play(table, seat, command, reply)

    playing.refused = leaky  # type: ignore[attr-defined]
    playing.play = watching


def _the_record_is_open_too_early() -> None:
    table_routes.OVER = "playing"  # type: ignore[attr-defined]


LEAKS: dict[str, Callable[[], None]] = {
    "list": _everybody_sees_the_list,
    "view": _everybody_sees_from_the_seat_to_move,
    "fingerprint": _a_fingerprint_of_the_state,
    "length": _the_length_of_the_state,
    "seed": _the_seed,
    "try": _trying_goes_on_into_chance,
    "reason": _reasons_know_too_much,
    "record": _the_record_is_open_too_early,
}


if __name__ == "__main__":
    LEAKS[sys.argv[1]]()
    sys.exit(main(sys.argv[2:]))
