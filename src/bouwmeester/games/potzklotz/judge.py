"""A hand-made judgement of a position of PotzKlotz: how well a seat stands. Nothing here is a rule.

It sees every fitting card, as no person does; bots that see like people are in bouwmeester.bots.potzklotz.
"""

from typing import Final

from bouwmeester.games.potzklotz.agenda import DRAW_CARDS, LAYING, LIFTING, SETTING
from bouwmeester.games.potzklotz.chains import NEXT_CARDS, longest
from bouwmeester.games.potzklotz.fits import moves_by_kind
from bouwmeester.games.potzklotz.material import SHOWING, count, kind_of
from bouwmeester.games.potzklotz.scoring import score
from bouwmeester.games.potzklotz.shapes import NO_CLASS
from bouwmeester.games.potzklotz.state import PotzklotzState, moved, standing_kind

#: A point of a deal that is over, in cards.
POINT: Final = 8.0
#: A cube in hand that can still come right is worth nearly a card; one that cannot is a mistake to come.
ALMOST: Final = 0.9
MISTAKE: Final = -1.6
#: What it is worth that own cards fit the building that is left, and that unseen ones do not; for all of them.
OWN_SHARE: Final = 0.6
THEIR_SHARE: Final = 0.5


def judge(s: PotzklotzState, seat: int) -> float:
    """How well a seat stands, in cards."""
    best = max([score(s, other) for other in range(s.seats) if other != seat])
    worth = POINT * (score(s, seat) - best)
    if not s.agenda:
        return worth
    worth += _cards(s, seat)
    frame = s.agenda[-1]
    if frame[0] == SETTING and frame[1] == seat:
        return worth + _in_the_air(s, seat, frame[2])
    if frame[0] == LAYING and frame[1] == seat:
        return worth + _set_down(s, seat, frame[2], frame[3])
    if frame[0] == LIFTING and frame[1] == seat and s.chain:
        worth += ALMOST * longest(standing_kind(s), s.hand[seat])
    return worth + outlook(s, seat, standing_kind(s), s.hand[seat])


def _cards(s: PotzklotzState, seat: int) -> float:
    """Cards laid count for experts, cards in hand against all others; those about to be drawn too."""
    if s.experts:
        rivals = [count(s.laid[other]) for other in range(s.seats) if other != seat]
        late = 0.5 if s.late[seat] else 0.0
        return count(s.laid[seat]) - max(rivals) - late
    drawn = 0
    for frame in s.agenda:
        if frame[0] == DRAW_CARDS and frame[1] == seat:
            drawn += frame[2]
    rivals = [count(s.hand[other]) for other in range(s.seats) if other != seat]
    return 0.5 * min(rivals) - count(s.hand[seat]) - drawn


def outlook(s: PotzklotzState, seat: int, kind: int, hand: int) -> float:
    """Own cards that fit what stands, and unseen ones that do not."""
    if kind == NO_CLASS:
        return 0.0
    own = count(hand & NEXT_CARDS[kind]) / (count(hand) + 1)
    unseen = s.stack
    for other in range(s.seats):
        if other != seat:
            unseen |= s.hand[other]
    return OWN_SHARE * own - THEIR_SHARE * count(unseen & NEXT_CARDS[kind]) / (count(unseen) + 1)


def _in_the_air(s: PotzklotzState, seat: int, source: int) -> float:
    """The best that can still become of a cube that was lifted."""
    best = MISTAKE
    for kind, moves in moves_by_kind(s.building, s.strict).items():
        if s.hand[seat] & SHOWING[kind] and [move for move in moves if move[0] == source]:
            best = max(best, _built(s, seat, kind))
    return best


def _set_down(s: PotzklotzState, seat: int, source: int, target: int) -> float:
    kind = kind_of(moved(s.building, source, target))
    if kind == NO_CLASS or not s.hand[seat] & SHOWING[kind]:
        return MISTAKE
    return _built(s, seat, kind)


def _built(s: PotzklotzState, seat: int, kind: int) -> float:
    """What it is worth to lay a card of this class, which is in the hand."""
    cards = s.hand[seat] & SHOWING[kind]
    rest = s.hand[seat] ^ (cards & -cards)
    worth = ALMOST + outlook(s, seat, kind, rest)
    if s.experts:
        worth += ALMOST * longest(kind, rest)
    return worth
