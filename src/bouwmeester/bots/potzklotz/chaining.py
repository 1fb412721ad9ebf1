"""Experts: which of the longest chains to lay, and the end of the game once all cards are known.

Many chains are equally long. They differ in the building that they leave to the others and in the cards that stay in
hand, so each is tried: the others lay their longest chains from there, in many deals that could be the true one, and
then it is one's own turn again. Buildings are looked at as classes, as if cubes might always leave the base.
"""

from typing import Final

from bouwmeester.bots.potzklotz.endgame import knows_the_rest
from bouwmeester.bots.potzklotz.trial import dealt
from bouwmeester.core.chance import Dice
from bouwmeester.games.potzklotz.chains import NEXT_CARDS, chain, longest
from bouwmeester.games.potzklotz.material import KIND, cards_in, count
from bouwmeester.games.potzklotz.state import PotzklotzState, standing_kind

#: Deals tried for each ending.
DEALS: Final = 24
#: Larger hands have too many chains to try them all.
HAND_AT_MOST: Final = 6
#: As many cards in all hands together are searched to the end.
CARDS_AT_MOST: Final = 10
STOP: Final = -1

#: What a turn leaves: the class that stands, and the cards in hand.
Ending = tuple[int, int]
Hands = tuple[int, ...]


# The best of the longest chains.


def looked_ahead(s: PotzklotzState, seat: int, dice: Dice) -> dict[int, float]:
    """By the card it begins with, what the best of the longest chains brings beyond its own cards."""
    kind, hand = standing_kind(s), s.hand[seat]
    length = longest(kind, hand)
    by_card: dict[int, list[Ending]] = {}
    for card in cards_in(hand & NEXT_CARDS[kind]):
        found: list[Ending] = []
        _endings(KIND[card], hand ^ 1 << card, length - 1, found)
        if found:
            by_card[card] = found
    totals: dict[Ending, float] = {}
    for found in by_card.values():
        for ending in found:
            totals[ending] = 0.0
    if len(totals) > 1:
        for _ in range(DEALS):
            hands, stack = dealt(s, seat, dice)
            for ending in totals:
                totals[ending] += _next_round(s, seat, ending, hands, stack)
    return {card: max([totals[ending] for ending in found]) / DEALS for card, found in by_card.items()}


def _endings(kind: int, hand: int, length: int, found: list[Ending]) -> None:
    """What chains of a length leave behind, each once."""
    if not length:
        if (kind, hand) not in found:
            found.append((kind, hand))
        return
    for card in cards_in(hand & NEXT_CARDS[kind]):
        _endings(KIND[card], hand ^ 1 << card, length - 1, found)


def _next_round(s: PotzklotzState, seat: int, ending: Ending, hands: list[int], stack: list[int]) -> float:
    """The cards of one's next turn, less those that each of the others lays before it on the average."""
    kind, mine = ending
    drawn = len(stack)  # from the end of the stack, as far as it goes
    for _ in range(s.cards - count(mine)):
        if drawn:
            drawn -= 1
            mine |= 1 << stack[drawn]
    theirs = 0
    for i in range(1, s.seats):
        cards = chain(kind, hands[(seat + i) % s.seats])
        if cards:
            kind = KIND[cards[-1]]
            theirs += len(cards)
    return longest(kind, mine) - theirs / (s.seats - 1)


# The exact end.


def is_exact(s: PotzklotzState, seat: int) -> bool:
    """Whether this is an end among experts that can be played out."""
    return bool(s.experts) and knows_the_rest(s, seat, CARDS_AT_MOST)


class ExpertEndgame:
    """Everyone wants to lay more cards than the others do on the average."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.known: dict[tuple[int, int, int, int, Hands], list[int]] = {}

    def best(self, kind: int, hands: Hands, seat: int, idle: int, laid: int) -> list[int]:
        """How many more cards each seat lays, with this seat to lay, or to end its turn if it has laid before."""
        key = (kind, seat, idle, laid, hands)
        found = self.known.get(key)
        if found is None:
            found = self.stopped(kind, hands, seat, idle, laid)
            for card in cards_in(hands[seat] & NEXT_CARDS[kind]):
                other = self.after(hands, seat, card)
                if self.lead(other, seat) > self.lead(found, seat):
                    found = other
            self.known[key] = found
        return found

    def after(self, hands: Hands, seat: int, card: int) -> list[int]:
        """The same when this seat lays a card."""
        left = (*hands[:seat], hands[seat] ^ 1 << card, *hands[seat + 1 :])
        if left[seat]:
            further = self.best(KIND[card], left, seat, 0, 1)
        else:
            further = self.stopped(KIND[card], left, seat, 0, 1)
        more = further[:]
        more[seat] += 1
        return more

    def stopped(self, kind: int, hands: Hands, seat: int, idle: int, laid: int) -> list[int]:
        """The same when this seat ends its turn; whoever holds no card is passed over."""
        idle = 0 if laid else idle + 1
        while idle < self.seats and any(hands):
            seat = (seat + 1) % self.seats
            if hands[seat]:
                return self.best(kind, hands, seat, idle, 0)
            idle += 1
        return [0] * self.seats

    def lead(self, cards: list[int], seat: int) -> int:
        """By how many cards a seat is ahead of all others together, each of its own counted against each of them."""
        return cards[seat] * self.seats - sum(cards)


def exact_values(s: PotzklotzState, seat: int) -> dict[int, float]:
    """For each card that fits, and for ending the turn (STOP), what it comes to. It must be exact, and its turn."""
    endgame = ExpertEndgame(s.seats)
    kind, hands = standing_kind(s), tuple(s.hand)
    values = {STOP: float(endgame.lead(endgame.stopped(kind, hands, seat, s.idle, s.chain), seat))}
    for card in cards_in(hands[seat] & NEXT_CARDS[kind]):
        values[card] = float(endgame.lead(endgame.after(hands, seat, card), seat))
    return values
