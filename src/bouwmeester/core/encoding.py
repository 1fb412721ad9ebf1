"""Encodings: what a table looks like in numbers, for whoever learns from games.

>>> tiny = Encoding("tiny-1", table=(("turn", 1),), seat=(("points", 1), ("cubes", 5)), most_seats=2)
>>> tiny.size, tiny.places("table.turn"), tiny.places("seat.cubes", 1)
(13, range(0, 1), range(8, 13))

An encoding is never changed once somebody may have learned with it: another one gets another name.
"""

Blocks = tuple[tuple[str, int], ...]


class Encoding:
    """First what all have in common, then one block for each seat, the asker's first and then clockwise."""

    def __init__(self, name: str, table: Blocks, seat: Blocks, most_seats: int) -> None:
        self.name = name
        self.table = table
        self.seat = seat
        self.most_seats = most_seats
        self.table_size = sum([size for _, size in table])
        self.seat_size = sum([size for _, size in seat])
        #: With fewer seats than there could be, the end stays empty.
        self.size = self.table_size + most_seats * self.seat_size

    def places(self, block: str, seat: int = 0) -> range:
        """Where a block stands: "table.turn", or "seat.cubes" of the seat that many places clockwise."""
        part, _, wanted = block.partition(".")
        at = 0 if part == "table" else self.table_size + seat * self.seat_size
        for name, size in self.table if part == "table" else self.seat:
            if name == wanted:
                return range(at, at + size)
            at += size
        raise KeyError(block)
