"""Observations: all that a seat can see, as small whole numbers, for learners; and what it may do.

>>> cubes = Block("cubes", 2, 10, "cubes in hand", ("wood", "stone"))
>>> tiny = Observation("tiny-2", (Block("turn", 1, 20, "turns begun"),), (cubes,), most_seats=3)
>>> tiny.size, tiny.places("table.turn"), tiny.places("seat.cubes", 1)
(7, range(0, 1), range(3, 5))

A game counts: cards, cubes, tiles, and 0 or 1 for yes or no. What a learner gets is the count divided by its block's
``most``, as float32, so mostly between 0 and 1. An observation is never changed once somebody may have learned with
it: another one gets another name.
"""

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, u8

from bouwmeester.core.action import Action

#: Counts in a row, a byte each: what compiled code writes at the speed of C, and arrays are made of as it stands.
Row: TypeAlias = "vec[u8]"

#: A count is a byte: what is more is written as this.
COUNT_AT_MOST: Final = 255

OBSERVATION_FORMAT: Final = "bouwmeester-observation"


class Block:
    """Neighbouring numbers of one kind. ``words`` name them, where they have names; ``most`` is written as 1."""

    def __init__(self, name: str, size: int, most: int, meaning: str, words: tuple[str, ...] = ()) -> None:
        self.name = name
        self.size = size
        self.most = most
        self.meaning = meaning
        self.words = words


class Observation:
    """First what all have in common, then the same blocks for each seat: the viewer first, the others clockwise.

    The length is the same for every number of seats: the blocks of a seat that is not there stay 0.
    """

    def __init__(self, name: str, table: tuple[Block, ...], seat: tuple[Block, ...], most_seats: int) -> None:
        self.name = name
        self.table = table
        self.seat = seat
        self.most_seats = most_seats
        self.table_size = sum([block.size for block in table])
        self.seat_size = sum([block.size for block in seat])
        self.size = self.table_size + most_seats * self.seat_size

    def places(self, block: str, seat: int = 0) -> range:
        """Where a block stands: "table.turn", or "seat.cubes" of the seat that many places clockwise."""
        part, _, wanted = block.partition(".")
        at = 0 if part == "table" else self.table_size + seat * self.seat_size
        for one in self.table if part == "table" else self.seat:
            if one.name == wanted:
                return range(at, at + one.size)
            at += one.size
        raise KeyError(block)

    def most(self) -> list[int]:
        """What each number is divided by."""
        found: list[int] = []
        for block in self.table:
            found.extend([block.most] * block.size)
        for _ in range(self.most_seats):
            for block in self.seat:
                found.extend([block.most] * block.size)
        return found

    def json(self) -> dict[str, object]:
        """Its description, as it is published in docs/encodings."""
        return {
            "format": OBSERVATION_FORMAT,
            "name": self.name,
            "size": self.size,
            "dtype": "float32",
            "table": _described(self.table, 0),
            "seats": {
                "count": self.most_seats,
                "order": "the viewer first, then clockwise; all 0 for a seat that is not there",
                "first": self.table_size,
                "stride": self.seat_size,
                "blocks": _described(self.seat, 0),
            },
        }


def _described(blocks: tuple[Block, ...], at: int) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = []
    for block in blocks:
        highest = COUNT_AT_MOST / block.most
        row: dict[str, object] = {
            "name": block.name,
            "offset": at,
            "size": block.size,
            "meaning": block.meaning,
            "divided_by": block.most,
            "range": [0, 1] if block.most == 1 else [0, round(highest, 3)],
        }
        if block.words:
            row["entries"] = list(block.words)
        rows.append(row)
        at += block.size
    return rows


def byte(count: int) -> int:
    """A count as it is written: never less than 0, nor more than a byte can hold."""
    if count < 0:
        return 0
    return count if count < COUNT_AT_MOST else COUNT_AT_MOST


def empty(size: int) -> Row:
    """A row of zeros."""
    return vec[u8]([0] * size)


def write(out: Row, at: i64, counts: list[int]) -> None:
    """Neighbouring counts, from place ``at`` on."""
    for count in counts:
        out[at] = count
        at += 1


def mask(legal: list[Action], width: int) -> Row:
    """1 for each of these actions, by its number in a catalogue of that width."""
    row = empty(width)
    for action in legal:
        row[action.id] = 1
    return row
