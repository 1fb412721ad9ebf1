"""The end of a turn, of a round, of a deal. [jam, end, experts, match]"""

from typing import Final

from bouwmeester.core.action import NUMBER, SEATS
from bouwmeester.core.events import Telling
from bouwmeester.core.state import do
from bouwmeester.core.step import Auto
from bouwmeester.games.potzklotz.agenda import DRAW_CARDS, LIFTING, ROUND, TURN_END
from bouwmeester.games.potzklotz.material import count
from bouwmeester.games.potzklotz.scoring import deal_points
from bouwmeester.games.potzklotz.state import PotzklotzState, held, left_of
from bouwmeester.games.potzklotz.steps.setup import BEGINS, NEW_DEAL, deal
from bouwmeester.games.potzklotz.steps.turn import draws

SKIPPED: Final = Telling("potzklotz.skipped", seat=SEATS)
EVERYONE_DRAWS: Final = Telling("potzklotz.everyone_draws")
DEAL_OVER: Final = Telling("potzklotz.deal_over", number=NUMBER)
SCORED: Final = Telling("potzklotz.scored", seat=SEATS, points=NUMBER)


class TurnEnd(Auto[PotzklotzState]):
    """The turn is counted if it brought no card; experts fill up their hands, but not after a mistake.

    [jam.1, experts.4, experts.5, experts.6]
    """

    def run(self, s: PotzklotzState) -> None:
        _, seat = s.agenda.pop()
        s.idle = 0 if s.chain or _waits_for_cards(s) else s.idle + 1
        s.chain = 0
        s.turned = 0
        do(s, *draws(seat, self._refill(s, seat)), (ROUND, seat))

    def _refill(self, s: PotzklotzState, seat: int) -> int:
        if not s.experts:
            return 0
        if s.late[seat]:
            s.late[seat] = 0
            return 0
        return min(s.cards - held(s, seat), count(s.stack))


def _waits_for_cards(s: PotzklotzState) -> bool:
    """An expert who laid the last card out of turn holds none until the end of a turn of theirs. [experts.6]"""
    return s.experts and s.stack != 0 and 0 in s.hand


class Round(Auto[PotzklotzState]):
    """Is the deal over, has nobody been able to lay, or is it simply the next one's turn? [jam, end]"""

    def run(self, s: PotzklotzState) -> None:
        _, seat = s.agenda.pop()
        after = left_of(s, seat)
        if deal_is_over(s, after):
            end_deal(s)
        elif s.idle >= s.seats:
            s.idle = 0
            everyone_draws(s, after)
        elif s.hand[after]:
            do(s, (LIFTING, after))
        else:
            # An empty hand cannot lay, and everyone sees it: nothing is asked. [turn.10]
            s.tell(SKIPPED, after)
            do(s, (TURN_END, after))


def deal_is_over(s: PotzklotzState, after: int) -> bool:
    """Whether the deal ends before the turn of ``after``. [end.1, jam.3, experts.6]"""
    if s.idle >= s.seats and not s.stack:
        return True
    if s.experts:
        return not s.stack and not any(s.hand)
    return after == s.first and 0 in s.hand


def everyone_draws(s: PotzklotzState, after: int) -> None:
    """One card each, from the first who did not lay, as far as the stack goes; then that one's turn. [jam.2]"""
    s.tell(EVERYONE_DRAWS)
    order = [(after + i) % s.seats for i in range(s.seats)]
    do(s, *[(DRAW_CARDS, seat, 1) for seat in order[: count(s.stack)]], (LIFTING, after))


def end_deal(s: PotzklotzState) -> None:
    """Points are given; then all cards are dealt again, and the next seat begins. [end.2, match.1, match.2]"""
    points = deal_points(s)
    s.scored = (*s.scored, tuple(points))
    s.idle = 0
    s.tell(DEAL_OVER, len(s.scored))
    for seat in range(s.seats):
        s.tell(SCORED, seat, points[seat])
    if len(s.scored) == s.deals:
        return
    s.clear()
    s.first = left_of(s, s.first)
    s.tell(NEW_DEAL, len(s.scored) + 1)
    s.tell(BEGINS, s.first)
    deal(s)
