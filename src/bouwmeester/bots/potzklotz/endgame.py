"""The end of a deal, played out to the last card: once the stack is empty and all hands are known.

Buildings are looked at as classes, so it holds where cubes may leave the base and nobody lays out of turn.
"""

from typing import Final

from bouwmeester.games.potzklotz.chains import NEXT_CARDS
from bouwmeester.games.potzklotz.material import KIND, cards_in, count
from bouwmeester.games.potzklotz.state import PotzklotzState, standing_kind

#: As many cards in all hands together are searched to the end.
CARDS_AT_MOST: Final = 9
_PASS: Final = -1

Hands = tuple[int, ...]


def is_exact(s: PotzklotzState, seat: int) -> bool:
    """Whether this is an end that can be played out."""
    return not s.experts and knows_the_rest(s, seat, CARDS_AT_MOST)


def knows_the_rest(s: PotzklotzState, seat: int, most: int) -> bool:
    """Whether a seat knows everything that is left, and it is little enough."""
    if s.stack or s.strict or s.out_of_turn:
        return False
    unknown = 0
    cards = 0
    for other in range(s.seats):
        cards += count(s.hand[other])
        if other != seat and not s.open_hands and s.hand[other] & ~s.known[other]:
            unknown += 1
    # What is hidden in one hand alone is what is nowhere else.
    return unknown <= 1 and cards <= most


class Endgame:
    """Everyone wants to be ahead of the others' mean; between two that is all there is to want."""

    def __init__(self, seats: int, first: int) -> None:
        self.seats = seats
        self.first = first
        self.known: dict[tuple[int, int, int, Hands], list[float]] = {}

    def worth(self, kind: int, hands: Hands, seat: int, idle: int) -> list[float]:
        """What each seat comes to, with this seat to move."""
        key = (kind, seat, idle, hands)
        found = self.known.get(key)
        if found is None:
            found = self.after(kind, hands, seat, idle, _PASS)
            for card in cards_in(hands[seat] & NEXT_CARDS[kind]):
                other = self.after(kind, hands, seat, idle, card)
                if other[seat] > found[seat]:
                    found = other
            self.known[key] = found
        return found

    def after(self, kind: int, hands: Hands, seat: int, idle: int, card: int) -> list[float]:
        """What each seat comes to when this seat lays a card, or passes."""
        if card == _PASS:
            idle += 1
        else:
            idle = 0
            kind = KIND[card]
            hands = (*hands[:seat], hands[seat] ^ 1 << card, *hands[seat + 1 :])
        after = (seat + 1) % self.seats
        if idle >= self.seats or (after == self.first and 0 in hands):
            return self.ended(hands)
        return self.worth(kind, hands, after, idle)

    def ended(self, hands: Hands) -> list[float]:
        left = [count(hand) for hand in hands]
        fewest = min(left)
        points = [1.0 if cards == fewest else 0.0 for cards in left]
        total = sum(points)
        return [point - (total - point) / (self.seats - 1) for point in points]


def card_values(s: PotzklotzState, seat: int) -> dict[int, float]:
    """For each card that fits, and for passing (-1), what the seat comes to. It must be exact, and its turn."""
    endgame = Endgame(s.seats, s.first)
    hands = tuple(s.hand)
    kind = standing_kind(s)
    values = {_PASS: endgame.after(kind, hands, seat, s.idle, _PASS)[seat]}
    for card in cards_in(hands[seat] & NEXT_CARDS[kind]):
        values[card] = endgame.after(kind, hands, seat, s.idle, card)[seat]
    return values
