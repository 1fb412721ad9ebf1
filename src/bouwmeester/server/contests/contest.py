"""A contest as it stands: how it was set up, who takes part, its groups and rounds, and what came of the tables."""

import json
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection

from bouwmeester.server.contests.pairing import Seating
from bouwmeester.server.contests.standings import Played
from bouwmeester.server.protocol.contests import ContestSetup
from bouwmeester.server.store import contests as stored
from bouwmeester.server.store.contests import CANCELLED, OPEN, OVER
from bouwmeester.server.store.results import Result, at_tables
from bouwmeester.server.store.tables import Row

#: With fewer nobody plays on.
FEWEST: Final = 2


class Group(msgspec.Struct):
    """How far a group is."""

    #: The round that is being played, or was played last; and when it began.
    round: int = 0
    since: float = 0.0
    #: When the next one begins by itself; None while one is being played.
    starts: float | None = None
    over: bool = False


class Board(NamedTuple):
    """A table of a round."""

    table: str
    group: int
    round: int
    number: int
    seats: Seating
    begins: int | None
    awaited: bool

    def seat_of(self, turn: int) -> int:
        """Where somebody sits: whoever begins has the seat that the dice have chosen, the others follow."""
        return ((self.begins or 0) + turn) % len(self.seats)


class Contest:
    """One contest, as it was at one moment."""

    def __init__(self, row: Row, entrants: list[Row], boards: list[Board], results: list[Result]) -> None:
        self.id = str(row["id"])
        self.row = row
        self.setup = _setup(row["setup"])
        self.status = str(row["status"])
        self.version = int(row["version"])
        self.groups = _groups(row["groups"])
        #: When it begins by itself, if that was set.
        self.starts: float | None = row["starts"]
        self.season = int(row["season"])
        self.entrants = entrants
        self.boards = boards
        self._ranks: dict[str, dict[int, int]] = {}
        for result in results:
            self._ranks.setdefault(result.table_id, {})[result.seat] = result.rank

    @property
    def ended(self) -> bool:
        return self.status in (OVER, CANCELLED)

    @property
    def joins(self) -> bool:
        return joins(self.row, self.setup, self.groups)

    def people(self, group: int) -> list[int]:
        """The numbers of those in a group, also of those who are gone."""
        return [row["number"] for row in self.entrants if row["group"] == group]

    def staying(self, group: int) -> list[int]:
        return [row["number"] for row in self.entrants if row["group"] == group and row["gone"] is None]

    def user(self, number: int) -> Row:
        return self.entrants[[row["number"] for row in self.entrants].index(number)]

    def number_of(self, user: str | None) -> int | None:
        return next((row["number"] for row in self.entrants if row["user_id"] == user), None)

    def round(self, group: int) -> list[Board]:
        """The tables of the round that is being played, or was last."""
        return [one for one in self.boards if one.group == group and one.round == self.groups[group].round]

    def places(self, board: Board) -> list[int] | None:
        """What came of a table, in the order of turns; None while it is being played."""
        ranks = self._ranks.get(board.table)
        return None if ranks is None else [ranks[board.seat_of(turn)] for turn in range(len(board.seats))]

    def played(self, group: int) -> list[list[Played]]:
        """All tables of a group, round by round."""
        rounds: list[list[Played]] = [[] for _ in range(self.groups[group].round)]
        for board in self.boards:
            if board.group == group:
                rounds[board.round - 1].append(Played(board.seats, self.places(board)))
        return rounds

    def complete(self, group: int) -> bool:
        """Whether every table of the round has its result."""
        return all(self.places(board) is not None for board in self.round(group))


def joins(row: Row, setup: ContestSetup, groups: Sequence[Group]) -> bool:
    """Whether somebody may sign up: before it begins, and for a tournament while there is a round to come."""
    if row["closed"] or row["status"] in (OVER, CANCELLED):
        return False
    to_come = any(not group.over and group.round < setup.rounds for group in groups)
    return row["status"] == OPEN or (setup.kind == "swiss" and to_come)


_setup = msgspec.json.Decoder(ContestSetup).decode
_groups = msgspec.json.Decoder(list[Group]).decode


def written(groups: Sequence[Group]) -> str:
    return msgspec.json.encode(groups).decode()


def read(connection: Connection, code: str) -> Contest | None:
    """A contest by its code."""
    row = stored.by_code(connection, code)
    return None if row is None else whole(connection, row)


def whole(connection: Connection, row: Row) -> Contest:
    boards = [
        Board(
            one["table_id"],
            one["group"],
            one["round"],
            one["number"],
            json.loads(one["seats"]),
            one["begins"],
            one["awaited"],
        )
        for one in stored.tables_of(connection, row["id"])
    ]
    results = at_tables(connection, [board.table for board in boards])
    return Contest(row, stored.entrants_of(connection, row["id"]), boards, results)
