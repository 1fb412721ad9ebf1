"""Phase 7: the bailiff moves, sections are counted, and the game goes on or ends. [end, count]"""

from typing import Final

from bouwmeester.core.events import Telling
from bouwmeester.core.state import do
from bouwmeester.core.step import Auto
from bouwmeester.games.caylus.agenda import COUNT, COUNTED, GRANT, INCOME, NEXT_TURN
from bouwmeester.games.caylus.material import (
    COUNT_FAVOURS,
    COUNT_PENALTY,
    FROM_COUNT,
    MOST_COUNTED,
    SECTION_KINDS,
    SECTION_MARKER,
    SECTION_SIZE,
    SECTIONS,
    SPACES,
)
from bouwmeester.games.caylus.state import CaylusState, forget_rows, lose_points

BAILIFF_MOVED: Final = Telling("caylus.bailiff_moved", space=SPACES)
COUNT_MADE: Final = Telling("caylus.count_made", section=SECTIONS)
OVER: Final = Telling("caylus.over")


def due(s: CaylusState, section: int) -> bool:
    """Whether a section is to be counted. [count.1]"""
    return due_with(s, section, s.bailiff)


def due_with(s: CaylusState, section: int, bailiff: int) -> bool:
    """A section is counted when the bailiff has reached its marker or when it is complete. [count.1]"""
    return bailiff >= SECTION_MARKER[section] or s.built[section] == SECTION_SIZE[section]


def bailiff_goes_to(bailiff: int, provost: int) -> int:
    """One space on, or two if the provost is ahead. [end.1]"""
    return bailiff + 2 if provost > bailiff else bailiff + 1


def favours_for(section: int, houses: int) -> int:
    """What so many houses of one's own bring at the count of a section. [count.2]"""
    return COUNT_FAVOURS[section][houses if houses < MOST_COUNTED else MOST_COUNTED]


class EndOfTurn(Auto[CaylusState]):
    """The bailiff goes one space, or two if the provost is ahead; the provost joins him. [end.1, end.2]"""

    def run(self, s: CaylusState) -> None:
        s.agenda.pop()
        forget_rows(s)
        s.bailiff = bailiff_goes_to(s.bailiff, s.provost)
        s.provost = s.bailiff
        s.tell(BAILIFF_MOVED, s.bailiff)
        do(s, (NEXT_TURN,))
        for section in range(SECTION_KINDS - 1, s.counted - 1, -1):
            if due(s, section):
                do(s, *[(COUNT, seat, section) for seat in s.order], (COUNTED, section))


class Count(Auto[CaylusState]):
    """In turn order: points lost without a house, favours with two or more. [count.2]"""

    def run(self, s: CaylusState) -> None:
        _, seat, section = s.agenda.pop()
        houses = s.houses[seat * SECTION_KINDS + section]
        if houses == 0:
            lose_points(s, seat, COUNT_PENALTY[section], FROM_COUNT)
            return
        for _ in range(favours_for(section, houses)):
            do(s, (GRANT, seat))


class Counted(Auto[CaylusState]):
    """A section is counted once; then it is closed, and further columns of favours are open. [count.4]"""

    def run(self, s: CaylusState) -> None:
        _, section = s.agenda.pop()
        s.counted = section + 1
        s.tell(COUNT_MADE, section)


class NextTurn(Auto[CaylusState]):
    """After the count of the towers the game is over; two players change their order. [end.3, two.2]"""

    def run(self, s: CaylusState) -> None:
        s.agenda.pop()
        forget_rows(s)
        if s.counted == SECTION_KINDS:
            s.tell(OVER)
            return
        if s.seats == 2:
            s.order.reverse()
        do(s, (INCOME,))
