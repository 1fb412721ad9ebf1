"""What must have happened before a position: who laid last, in which order, and who has drawn how much.

Only what can be decided is: where the shown card is still the one that began the deal although cards were laid, a
position does not tell how the building came to stand, and nobody asks.
"""

from typing import Final

from bouwmeester.core.errors import BadPosition
from bouwmeester.core.state import NOBODY
from bouwmeester.games.potzklotz.agenda import DRAW_CARDS, ROUND, TURN_END
from bouwmeester.games.potzklotz.chains import LEADS_TO
from bouwmeester.games.potzklotz.material import KIND, cards_in, count
from bouwmeester.games.potzklotz.state import PotzklotzState, held

#: Orders of so many cards are searched to the end; more can nearly always be laid in some order.
_ORDERED_UP_TO_CARDS: Final = 8


def wrong_of(wrong: bool, seat: int, where: str, reason: str) -> None:
    """Refuse a position for something of a player, whom each {} in ``where`` stands for."""
    if wrong:
        raise BadPosition(where, reason, seat)


def all_laid(s: PotzklotzState) -> int:
    laid = 0
    for pile in s.laid:
        laid |= pile
    return laid


def twin(card: int) -> int:
    """The other view of the same building: the two stand side by side in the deck."""
    return card ^ 1


def owner(s: PotzklotzState, card: int) -> int:
    """Who has laid a card, or NOBODY."""
    for seat in range(s.seats):
        if s.laid[seat] >> card & 1:
            return seat
    return NOBODY


# Who laid last, and how many turns ago that was.


def idle_turns(s: PotzklotzState) -> list[int]:
    """How many turns in a row can have brought no card: one number, or all where the past does not tell.

    Everyone draws after a whole round of such turns, and then they are counted anew: so as long as nothing else does
    that, they can be told from who laid last, or from who began.
    """
    step, seat = s.agenda[0][0], s.agenda[0][1]
    laid = all_laid(s)
    any_number = list(range(s.seats))
    if s.chain:
        return [(seat - s.first) % s.seats] if count(laid) == s.chain else any_number
    if s.experts and not s.stack:
        return any_number  # counted anew when the last card was drawn [experts.6]
    if s.experts and s.out_of_turn:  # not counted while somebody holds no card [experts.6]
        return [0] if 0 in s.hand else list(range(s.seats + 1 if step == ROUND else s.seats))
    if not laid:
        return [(seat - s.first) % s.seats]
    last = _laid_last(s)
    if not last:
        return any_number
    if step == ROUND:  # this turn is counted already: it brought the last card, or all the turns since then did not
        turns = [(seat - one) % s.seats for one in last]
        return [*turns, s.seats] if 0 in turns else turns
    return [(seat - one - 1) % s.seats for one in last]


def _laid_last(s: PotzklotzState) -> list[int]:
    """Who may have laid the last card in turn: whoever laid the shown one, or its twin if that was out of turn."""
    who = owner(s, s.shown)
    if who == NOBODY:
        return []
    other = owner(s, twin(s.shown))
    return [who, other] if s.out_of_turn and other != NOBODY and other != who else [who]


# The order of the cards.


def can_follow(s: PotzklotzState, start: int) -> bool:
    """Whether the cards can have been laid one after the other, from the start to the shown one."""
    laid = all_laid(s)
    if not laid >> s.shown & 1:
        return True
    seat = s.agenda[0][1] if s.agenda else NOBODY
    return _Order(s, start, seat, count(laid) <= _ORDERED_UP_TO_CARDS).reaches(s.shown, laid ^ 1 << s.shown, s.chain)


class _Order:
    """Goes back from the shown card, remembering where that led nowhere."""

    def __init__(self, s: PotzklotzState, start: int, seat: int, whole: bool) -> None:
        self.s = s
        self.start = start
        self.seat = seat
        self.whole = whole
        self.failed: set[tuple[int, int, int]] = set()

    def reaches(self, card: int, before: int, chain: int) -> bool:
        """Whether this card can have come after those, and so many cards up to it, in one turn, from the seat."""
        if not chain and not self.whole:
            return True
        key = (card, before, chain)
        if key in self.failed:
            return False
        if self._out_of_turn(card, before, chain) or self._in_turn(card, before, chain):
            return True
        self.failed.add(key)
        return False

    def _out_of_turn(self, card: int, before: int, chain: int) -> bool:
        other = twin(card)
        if not self.s.out_of_turn or not before >> other & 1 or owner(self.s, card) == owner(self.s, other):
            return False
        return self.reaches(other, before ^ 1 << other, chain)

    def _in_turn(self, card: int, before: int, chain: int) -> bool:
        if chain and not self.s.laid[self.seat] >> card & 1:
            return False
        left = chain - 1 if chain else 0
        from_here = LEADS_TO[KIND[card]]  # a cube can be moved back, so what leads from here leads here too
        if not before:
            return not left and from_here >> KIND[self.start] & 1 == 1
        for previous in cards_in(before):
            if from_here >> KIND[previous] & 1 and self.reaches(previous, before ^ 1 << previous, left):
                return True
        return False


# Who has drawn how much.


def check_drawn(s: PotzklotzState) -> None:
    """Cards come into a hand for a mistake, when everyone draws, or to fill it up: and never otherwise."""
    owed = [0] * s.seats
    for frame in s.agenda:
        if frame[0] == DRAW_CARDS:
            owed[frame[1]] += frame[2]
    drawn = [held(s, seat) + count(s.laid[seat]) - s.cards for seat in range(s.seats)]
    whole = [drawn[seat] + owed[seat] for seat in range(s.seats)]
    if s.agenda and not all_laid(s) and max(whole) == 0:
        _check_first_turns(s)
    # When everyone draws and the stack does not go round, the last ones get nothing.
    uneven = 1 if count(s.stack) == sum(owed) else 0
    if s.experts:
        _check_large_hands(s, min(whole) + uneven)
    elif s.penalty:
        _check_penalties(s, drawn)
    elif max(whole) - min(whole) > uneven:
        seat = whole.index(max(whole))
        raise BadPosition("players.{}", "without a penalty everyone has drawn as many cards as the others", seat)


def _check_first_turns(s: PotzklotzState) -> None:
    """In the first round of a deal only those can have been wrong who have had a turn."""
    for seat in range(s.seats):
        if s.known[seat]:
            early = (s.agenda[0][1] - seat - 1) % s.seats >= s.idle
            wrong_of(early, seat, "players.{}.known", "this player has had no turn yet")


def _check_large_hands(s: PotzklotzState, rounds: int) -> None:
    """A full hand grows only when everyone draws, and that everybody has then done."""
    for seat in range(s.seats):
        wrong_of(
            held(s, seat) - s.cards > rounds,
            seat,
            "players.{}.hand",
            f"above {s.cards} cards a hand grows only when everyone draws, and somebody has not drawn so often",
        )


def _check_penalties(s: PotzklotzState, drawn: list[int]) -> None:
    """Every card that was seen because it was wrong has cost another, as long as there was a stack."""
    if not s.stack:
        return
    for seat in range(s.seats):
        owes = 1 if s.agenda and s.agenda[-1] == (DRAW_CARDS, seat, 1) and s.agenda[0][0] == TURN_END else 0
        wrong_of(
            count(s.known[seat]) > drawn[seat] + owes,
            seat,
            "players.{}.known",
            "each card that was laid wrongly has cost a card from the stack",
        )
