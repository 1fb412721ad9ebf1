"""Pairing: who sits with whom in the next round, and where. Pure: from what was before, and dice that are given.

>>> from random import Random
>>> before = [[[0, 1], [2, 3]]]
>>> sorted([sorted(table) for table in pair([0, 1, 2, 3], {0: 1.0, 2: 1.0}, before, [2, 2], Random(1))])
[[0, 3], [1, 2]]

In this order it matters: that nobody meets somebody again, that everybody begins equally often, and that those
play together who have as many points. How far that can be had is in docs/decisions/0029-events.md.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Final

#: A bot, which fills up a table: whoever has sat with one has met it.
BOT: Final = -1

#: A table as it is seated, by the numbers of those who take part.
Seating = list[int]

_AGAIN: Final = 1e9
_FIRST: Final = 1e5
#: How often a seating that is not good enough is shaken up and settled anew, and how many places that moves.
_SHAKES: Final = 8
_SHAKEN: Final = 3
#: So many steps goes the search that tries everything, each as long as there are people.
_STEPS: Final = 200_000
#: Nobody has begun so many times more often than somebody else.
_TOO_OFTEN: Final = 3


def sizes(people: int, seats: int, allowed: Sequence[int]) -> list[int]:
    """How large the tables are: as wanted or one smaller, with as few bots as can be; one size for too few people.

    >>> sizes(18, 4, range(2, 5)), sizes(5, 4, range(2, 5)), sizes(7, 2, range(2, 5))
    ([4, 4, 4, 3, 3], [3, 3], [2, 2, 2, 2])
    """
    fewer = seats - 1 if seats - 1 in allowed and seats > 2 else seats
    filled = max(people, fewer)
    while True:
        tables = -(-filled // seats)
        if tables * fewer <= filled:
            larger = filled - tables * fewer
            return [seats] * larger + [fewer] * (tables - larger) if fewer < seats else [seats] * tables
        filled += 1


def met(before: Sequence[Sequence[Seating]]) -> Counter[frozenset[int]]:
    """How often each two have sat together."""
    return Counter([frozenset(two) for one in before for table in one for two in combinations(table, 2)])


def begun(before: Sequence[Sequence[Seating]]) -> Counter[int]:
    """How often each has begun."""
    return Counter([table[0] for one in before for table in one])


def begun_by(people: Sequence[int], before: Sequence[Sequence[Seating]]) -> list[int]:
    """How often each has begun. Who came late does not catch up: they count as if they had begun as often as who did
    so least of those who have played all rounds.

    >>> begun_by([0, 1, 2], [[[0, 1]], [[1, 0]]])
    [1, 1, 1]
    """
    first = begun(before)
    sat = Counter([one for tables in before for table in tables for one in table])
    least = min([first[one] for one in people if sat[one] == len(before)], default=0)
    return [first[one] if sat[one] == len(before) else max(first[one], least) for one in people]


def pair(
    people: Sequence[int],
    points: Mapping[int, float],
    before: Sequence[Sequence[Seating]],
    wanted: Sequence[int],
    dice: Random,
) -> list[Seating]:
    """The tables of the next round, the one with the most points first; at each the order of turns."""
    everyone = list(people)
    dice.shuffle(everyone)
    everyone.sort(key=lambda one: -points.get(one, 0.0))
    room = _Room(everyone, points, before, wanted)
    tables = room.best(dice)
    if room.uneven(tables):
        tables = room.dealt()
    seated = [room.seated(table, dice) for table in tables]
    return sorted(seated, key=lambda table: -max([points.get(one, 0.0) for one in table]))


class _Room:
    """Those who are to be seated, by their place in the order of points; bots are the last."""

    def __init__(
        self,
        people: Sequence[int],
        points: Mapping[int, float],
        before: Sequence[Sequence[Seating]],
        wanted: Sequence[int],
    ) -> None:
        self.who = [*people, *[BOT] * (sum(wanted) - len(people))]
        self.people = range(len(people))
        self.sizes = wanted
        together = met(before)
        #: Two bots at one table are as bad as two who have met: each would rather play with people.
        self.again = [[together[frozenset({one, two})] + (one == two) for two in self.who] for one in self.who]
        self.points = [points.get(one, 0.0) for one in self.who]
        #: How much more often each has begun than who did so least; a bot never does.
        counted = begun_by(people, before)
        self.firsts = [count - min(counted, default=0) for count in counted]
        self.least = [place for place in self.people if self.firsts[place] == 0]

    def best(self, dice: Random) -> list[list[int]]:
        """The best seating that is found: near to the order of points, and if that is not good, by trying all."""
        tables = self._settled(self._cut())
        if self._faults(tables) == (0, 0):
            return tables
        for _ in range(_SHAKES):
            other = self._settled(self._shaken(tables, dice))
            if self._faults(other) < self._faults(tables):
                tables = other
            if self._faults(tables) == (0, 0):
                return tables
        for even in (True, False):
            if self._faults(tables) > (0, 0 if even else len(tables)):
                found = _Trying(self, even).found()
                if found is not None:
                    return self._settled(found)
        return tables

    def uneven(self, tables: list[list[int]]) -> bool:
        """Whether somebody would have begun much more often than somebody else."""
        after = self.firsts[:]
        for table in tables:
            after[self._first(table)] += 1
        return max(after) - min(after) >= _TOO_OFTEN

    def dealt(self) -> list[list[int]]:
        """Those who have begun least are each at a table of their own, and begin: so it stays even."""
        order = sorted(range(len(self.who)), key=lambda place: self.firsts[place] if place in self.people else 0)
        order.sort(key=lambda place: place not in self.people)
        tables: list[list[int]] = [[] for _ in self.sizes]
        while order:
            for table, size in zip(tables, self.sizes, strict=True):
                if len(table) < size:
                    table.append(order.pop(0))
        return tables

    def _cut(self) -> list[list[int]]:
        """In the order of points; the bots each at a table of their own, from the last on."""
        order = list(self.people)
        bots = list(range(len(order), len(self.who)))
        tables: list[list[int]] = []
        for number, size in enumerate(self.sizes):
            left = len(self.sizes) - number
            here = -(-len(bots) // left)
            tables.append([*order[: size - here], *bots[:here]])
            order, bots = order[size - here :], bots[here:]
        return tables

    def _cost(self, table: list[int]) -> float:
        """What speaks against a table."""
        again = sum([self.again[one][two] ** 2 for one, two in combinations(table, 2)])
        present = [place for place in table if place in self.people]
        first = min([self.firsts[place] for place in present], default=0)
        points = [self.points[place] for place in present]
        middle = sum(points) / max(1, len(points))
        return again * _AGAIN + first * first * _FIRST + sum([(one - middle) ** 2 for one in points])

    def _faults(self, tables: list[list[int]]) -> tuple[int, int]:
        """How many meet again, and at how many tables too many somebody begins who did so more often than others."""
        again = sum([self.again[one][two] > 0 for table in tables for one, two in combinations(table, 2)])
        fresh = sum([any(place in self.least for place in table) for table in tables])
        return again, min(len(tables), len(self.least)) - fresh

    def _settled(self, tables: list[list[int]]) -> list[list[int]]:
        """Let two change places as long as that makes it better."""
        tables = [table[:] for table in tables]
        costs = [self._cost(table) for table in tables]
        better = True
        while better:
            better = False
            for here, there in combinations(range(len(tables)), 2):
                for i in range(len(tables[here])):
                    for j in range(len(tables[there])):
                        if costs[here] + costs[there] <= 0:
                            continue
                        one, two = tables[here][i], tables[there][j]
                        tables[here][i], tables[there][j] = two, one
                        new = self._cost(tables[here]), self._cost(tables[there])
                        if sum(new) < costs[here] + costs[there] - 1e-6:
                            costs[here], costs[there] = new
                            better = True
                        else:
                            tables[here][i], tables[there][j] = one, two
        return tables

    def _shaken(self, tables: list[list[int]], dice: Random) -> list[list[int]]:
        """The same with a few who have changed places, at least one of them where somebody meets again."""
        tables = [table[:] for table in tables]
        if len(tables) > 1:
            worst = max(range(len(tables)), key=lambda number: self._cost(tables[number]))
            for _ in range(_SHAKEN):
                other = dice.choice([number for number in range(len(tables)) if number != worst])
                i, j = dice.randrange(len(tables[worst])), dice.randrange(len(tables[other]))
                tables[worst][i], tables[other][j] = tables[other][j], tables[worst][i]
                worst = other
        return tables

    def _first(self, table: list[int]) -> int:
        """Who begins: a person who has done so least."""
        return min([place for place in table if place in self.people], key=self.firsts.__getitem__)

    def seated(self, table: list[int], dice: Random) -> Seating:
        """In the order of turns: but for who begins, as the dice fall."""
        table = table[:]
        dice.shuffle(table)
        first = self._first(table)
        return [self.who[place] for place in [first, *[place for place in table if place != first]]]


class _Trying:
    """All seatings in which nobody meets again, one after the other, until one is found or it takes too long."""

    def __init__(self, room: _Room, even: bool) -> None:
        self.room = room
        self.steps = _STEPS // max(1, len(room.who))
        least = set(room.least) if even else set()
        self.every = even and len(least) >= len(room.sizes)
        apart = least if even and not self.every else set()
        self.least = least
        everyone = range(len(room.who))
        #: With whom each may sit. Fewer who have begun least than there are tables are each to have one.
        self.may = [
            {
                two
                for two in everyone
                if two != one and not room.again[one][two] and not (one in apart and two in apart)
            }
            for one in everyone
        ]

    def found(self) -> list[list[int]] | None:
        return self._fill(set(range(len(self.room.who))), Counter(self.room.sizes))

    def _fill(self, left: set[int], tables: Counter[int]) -> list[list[int]] | None:
        """Seat those who are left; first whoever has the fewest to sit with."""
        if not left:
            return []
        self.steps -= 1
        if self.steps < 0 or (self.every and len(left & self.least) < tables.total()):
            return None
        one = min(left, key=lambda place: (len(self.may[place] & left), place))
        for size in [size for size in sorted(tables, reverse=True) if tables[size]]:
            for table in self._tables([one], sorted(self.may[one] & left), size):
                rest = self._fill(left.difference(table), tables - Counter([size]))
                if rest is not None:
                    return [table, *rest]
                if self.steps < 0:
                    return None
        return None

    def _tables(self, there: list[int], others: list[int], size: int) -> Iterator[list[int]]:
        """All tables of a size with those who sit there and some of the others."""
        if len(there) == size:
            if not self.every or any(place in self.least for place in there):
                yield there
            return
        for number, one in enumerate(others):
            if len(there) + len(others) - number < size:
                return
            later = [two for two in others[number + 1 :] if two in self.may[one]]
            yield from self._tables([*there, one], later, size)
