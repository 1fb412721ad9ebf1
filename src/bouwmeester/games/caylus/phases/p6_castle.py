"""Phase 6: building the castle. [castle]"""

from typing import Final

from bouwmeester.core.action import SEATS, Action
from bouwmeester.core.errors import Why
from bouwmeester.core.events import Telling
from bouwmeester.core.state import NOBODY, do
from bouwmeester.core.step import Auto, Step
from bouwmeester.games.caylus.actions import BATCH, STOP
from bouwmeester.games.caylus.agenda import CASTLE_HOME, DELIVERY, GRANT, MOST_BATCHES
from bouwmeester.games.caylus.material import (
    BATCH_KINDS,
    BATCH_PAIRS,
    BATCHES,
    CASTLE,
    CUBE_KINDS,
    FOOD,
    FROM_CASTLE,
    GOLD,
    NO_BATCH_PENALTY,
    SECTION_KINDS,
    SECTION_POINTS,
    SECTIONS,
    WOOD,
)
from bouwmeester.games.caylus.reasons import BATCH_MISSING, NO_ROOM, SAME_CUBES
from bouwmeester.games.caylus.state import (
    CaylusState,
    forget_rows,
    go_home,
    lose_points,
    pay_cubes,
    score,
    section_now,
)

DELIVERED: Final = Telling("caylus.delivered", seat=SEATS, batch=BATCHES, section=SECTIONS)
DELIVERED_MOST: Final = Telling("caylus.delivered_most", seat=SEATS)


class Castle(Auto[CaylusState]):
    """Those with a worker in the castle deliver, in the order of its spaces. [castle.1]"""

    def run(self, s: CaylusState) -> None:
        s.agenda.pop()
        forget_rows(s)
        if s.castle:
            do(s, *[(DELIVERY, seat, 0, 0, 0, 0, 0, 0) for seat in s.castle], (MOST_BATCHES,))


def first_naming(counts: tuple[int, ...], batch: int) -> bool:
    """Whether this is how batches are named: of all ways to make these of the same cubes, the first. [castle.9]

    ``counts`` are the batches delivered so far by kind, ``batch`` the one to be added.
    """
    for later in range(batch + 1, BATCH_KINDS):
        if counts[later]:
            return False
    added = counts[:batch] + (counts[batch] + 1,) + counts[batch + 1 :]
    return first_way(added) == added


def first_way(counts: tuple[int, ...]) -> tuple[int, ...]:
    """The first way to make as many batches of the same cubes, by kind. [castle.9]

    It takes, again and again, the first pair of kinds after which the rest can still be paired.
    """
    cubes = [0, 0, 0, 0, 0]
    left = 0
    for kind in range(BATCH_KINDS):
        one, other = BATCH_PAIRS[kind]
        left += counts[kind]
        cubes[one] += counts[kind]
        cubes[other] += counts[kind]
    way = [0] * BATCH_KINDS
    for kind in range(BATCH_KINDS):
        one, other = BATCH_PAIRS[kind]
        while _can_take(cubes, one, other, left):
            way[kind] += 1
            left -= 1
            cubes[one] -= 1
            cubes[other] -= 1
    return tuple(way)


def _can_take(cubes: list[int], one: int, other: int, left: int) -> bool:
    """Whether the cubes left without this pair can still be paired: no kind more often than there are pairs."""
    if left == 0 or cubes[one] == 0 or cubes[other] == 0:
        return False
    for cube in range(WOOD, GOLD + 1):
        there = cubes[cube] - 1 if cube == one or cube == other else cubes[cube]
        if there > left - 1:
            return False
    return True


class Delivery(Step[CaylusState]):
    """Any number of batches, each of food and two other kinds, one house each; without any, 2 points less. [castle.1]

    The frame counts the batches of each kind delivered so far.
    """

    def actor(self, s: CaylusState) -> int:
        return s.agenda[-1][1]

    def options(self, s: CaylusState) -> list[Action]:
        frame = s.agenda[-1]
        at = frame[1] * CUBE_KINDS
        options: list[Action] = []
        if s.cubes[at + FOOD] and section_now(s) < SECTION_KINDS:
            for batch in range(BATCH_KINDS):
                one, other = BATCH_PAIRS[batch]
                if s.cubes[at + one] and s.cubes[at + other] and first_naming(frame[2:], batch):
                    options.append(BATCH[batch])
        options.append(STOP)
        return options

    def take(self, s: CaylusState, action: Action) -> None:
        frame = s.agenda.pop()
        seat = frame[1]
        if action is STOP:
            if s.batches[seat] == 0 and section_now(s) < SECTION_KINDS:
                lose_points(s, seat, NO_BATCH_PENALTY, FROM_CASTLE)
            return
        (batch,) = action.args
        section = section_now(s)
        one, other = BATCH_PAIRS[batch]
        s.tell(DELIVERED, seat, batch, section)
        pay_cubes(s, seat, FOOD, 1)
        pay_cubes(s, seat, one, 1)
        pay_cubes(s, seat, other, 1)
        s.batches[seat] += 1
        s.houses[seat * SECTION_KINDS + section] += 1
        s.built[section] += 1
        score(s, seat, SECTION_POINTS[section], FROM_CASTLE)
        do(s, frame[: 2 + batch] + (frame[2 + batch] + 1,) + frame[3 + batch :])

    def refusal(self, s: CaylusState, action: Action) -> Why | None:
        if action is STOP:
            return None
        frame = s.agenda[-1]
        at = frame[1] * CUBE_KINDS
        (batch,) = action.args
        one, other = BATCH_PAIRS[batch]
        if section_now(s) == SECTION_KINDS:
            return NO_ROOM.why()
        if not (s.cubes[at + FOOD] and s.cubes[at + one] and s.cubes[at + other]):
            return BATCH_MISSING.why(batch)
        return None if first_naming(frame[2:], batch) else SAME_CUBES.why(batch)


class MostBatches(Auto[CaylusState]):
    """Most batches of this turn bring a favour; of equals, the lower castle space has it. [castle.8]"""

    def run(self, s: CaylusState) -> None:
        s.agenda.pop()
        best = NOBODY
        most = 0
        for seat in s.castle:
            if s.batches[seat] > most:
                best = seat
                most = s.batches[seat]
        for seat in range(s.seats):
            s.batches[seat] = 0
        do(s, (CASTLE_HOME,))
        if best != NOBODY:
            s.tell(DELIVERED_MOST, best)
            do(s, (GRANT, best))


class CastleHome(Auto[CaylusState]):
    """Then the workers in the castle go home. [castle.8]"""

    def run(self, s: CaylusState) -> None:
        s.agenda.pop()
        for seat in s.castle:
            go_home(s, seat, CASTLE)
        s.castle.clear()
