"""Trying cards out: the basic game as a walk from class to class, played many times by players who see everything."""

from typing import Final

from bouwmeester.core.chance import Dice
from bouwmeester.games.potzklotz.chains import NEXT_CARDS
from bouwmeester.games.potzklotz.material import KIND, cards_in, count
from bouwmeester.games.potzklotz.state import PotzklotzState

#: Deals tried for each card.
DEALS: Final = 400
_TURNS_AT_MOST: Final = 200


def tried(s: PotzklotzState, seat: int, cards: list[int], dice: Dice) -> dict[int, float]:
    """What a seat wins by each card, on the average of many deals; every card is tried in the same deals."""
    totals = dict.fromkeys(cards, 0.0)
    for _ in range(DEALS):
        hands, stack = dealt(s, seat, dice)
        order = dice.randrange(1 << 30)
        for card in cards:
            trial = Trial(s.seats, s.first, hands[:], stack[:], Dice(order))
            totals[card] += trial.play(seat, card)
    return {card: totals[card] / DEALS for card in cards}


def dealt(s: PotzklotzState, seat: int, dice: Dice) -> tuple[list[int], list[int]]:
    """The others' hidden cards and the stack, drawn anew from all that is unseen."""
    pool = cards_in(s.stack)
    hands = s.hand[:]
    owed = [0] * s.seats
    for other in range(s.seats):
        if other != seat and not s.open_hands:
            hidden = s.hand[other] & ~s.known[other]
            pool.extend(cards_in(hidden))
            owed[other] = count(hidden)
            hands[other] ^= hidden
    pool.sort()  # wherever a card was in the resampled world, the same dice deal the same
    for i in range(len(pool) - 1, 0, -1):
        j = dice.randrange(i + 1)
        pool[i], pool[j] = pool[j], pool[i]
    for other in range(s.seats):
        for _ in range(owed[other]):
            hands[other] |= 1 << pool.pop()
    return hands, pool


class Trial:
    """One deal that could be the true one. Whoever can lay does, any card that fits."""

    def __init__(self, seats: int, first: int, hands: list[int], stack: list[int], dice: Dice) -> None:
        self.seats = seats
        self.first = first
        self.hands = hands
        self.stack = stack
        self.dice = dice

    def play(self, seat: int, card: int) -> float:
        """To the end, beginning with this card; returns what the seat then has over the others' mean."""
        me = seat
        kind = KIND[card]
        hands = self.hands
        hands[seat] ^= 1 << card
        idle = 0
        for _ in range(_TURNS_AT_MOST):
            seat = (seat + 1) % self.seats
            if seat == self.first and 0 in hands:
                break
            if idle >= self.seats:
                if not self.stack:
                    break
                idle = 0
                self._everyone_draws(seat)
            fits = hands[seat] & NEXT_CARDS[kind]
            if not fits:
                idle += 1
                continue
            choice = cards_in(fits)
            laid = choice[self.dice.randrange(len(choice))]
            hands[seat] ^= 1 << laid
            kind = KIND[laid]
            idle = 0
        return self._result(me)

    def _everyone_draws(self, seat: int) -> None:
        for i in range(self.seats):
            if self.stack:
                self.hands[(seat + i) % self.seats] |= 1 << self.stack.pop()

    def _result(self, me: int) -> float:
        left = [count(hand) for hand in self.hands]
        fewest = min(left)
        points = [1.0 if cards == fewest else 0.0 for cards in left]
        return points[me] - (sum(points) - points[me]) / (self.seats - 1)
