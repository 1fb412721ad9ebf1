"""What a hand can lay: one currency, any certificates, any triples. [paying]

A laying is picked item by item, triples before loose cards and each from low to high, so that every laying
can be reached in one way only; and nothing is offered that could not be completed to what is needed.
"""

from bouwmeester.core.action import Action
from bouwmeester.core.errors import Why
from bouwmeester.core.state import NOBODY
from bouwmeester.games.palazzo.actions import LAY, item_of
from bouwmeester.games.palazzo.material import (
    CARD_KINDS,
    CERTIFICATE,
    ITEM_CARDS,
    ITEM_KINDS,
    TRIPLE_KINDS,
    TRIPLE_VALUE,
)
from bouwmeester.games.palazzo.reasons import CANNOT_REACH, NOT_IN_HAND, OTHER_CURRENCY, OUT_OF_ORDER
from bouwmeester.games.palazzo.state import PalazzoState, currency_in


def reach(s: PalazzoState, seat: int) -> int:
    """The most a seat could still lay at once, given the currency its bid is in."""
    most = 0
    for worth in _worths(s, seat, 0):
        most = max(most, worth)
    return most


def items_towards(s: PalazzoState, seat: int, needed: int) -> list[Action]:
    """The items that may be picked next, so that the laying can still gain what is needed."""
    first = last_picked(s)
    worths = _worths(s, seat, first)
    return [LAY[item] for item in range(first, ITEM_KINDS) if worths[item] and worths[item] >= needed]


def refusal(s: PalazzoState, seat: int, action: Action, needed: int) -> Why | None:
    """Why an item may not be picked next; ``needed`` as in items_towards."""
    item = item_of(action)
    if not _holds(s, seat, item):
        return NOT_IN_HAND.why(item)
    currency = currency_of(s, seat)
    if TRIPLE_KINDS <= item < ITEM_KINDS - 1 and currency not in (NOBODY, (item - TRIPLE_KINDS) // 5):
        return OTHER_CURRENCY.why(item, currency)
    if item < last_picked(s):
        return OUT_OF_ORDER.why(item, last_picked(s))
    if action not in items_towards(s, seat, needed):
        return CANNOT_REACH.why(item, needed)
    return None


def currency_of(s: PalazzoState, seat: int) -> int:
    """The currency that this laying, or the bid it adds to, is already in, or NOBODY."""
    if s.currency[seat] != NOBODY or s.picked == 0:
        return s.currency[seat]
    return currency_in(s.laying)


def last_picked(s: PalazzoState) -> int:
    """The highest item picked so far, or 0."""
    if s.picked:
        for item in range(ITEM_KINDS - 1, 0, -1):
            if s.laying[item]:
                return item
    return 0


def _holds(s: PalazzoState, seat: int, item: int) -> bool:
    wanted = 3 if item == 0 else 1
    return all(s.hand[seat * CARD_KINDS + card] >= wanted for card in ITEM_CARDS[item])


def _worths(s: PalazzoState, seat: int, first: int) -> list[int]:
    """For each item from ``first`` on: the most that can be laid with it as the next, or 0 if it cannot be.

    With an item as the next one, the most is that item and everything that may still follow it. Going down
    from the highest item, a loose card leaves the rest of its currency and all certificates; a triple is
    always worth more than its card as a loose one, so every triple from here on is taken as one.
    """
    hand = s.hand
    start = seat * CARD_KINDS
    currency = currency_of(s, seat)
    certificates = hand[start + CERTIFICATE]
    worths = [0] * ITEM_KINDS
    worths[ITEM_KINDS - 1] = 2 * certificates
    loose = [0, 0, 0]
    for c in range(3):
        if currency == NOBODY or currency == c:
            sum_ = 0
            for value in range(7, 2, -1):
                card = c * 5 + value - 3
                count = hand[start + card]
                if count:
                    sum_ += count * value
                    worths[TRIPLE_KINDS + card] = sum_ + 2 * certificates
            loose[c] = sum_
    triples = 0
    for triple in range(TRIPLE_KINDS - 1, first - 1, -1):
        if triple == 0:
            count = certificates // 3
            certificates -= 3 * count
        else:
            low = start + triple - 1
            count = min(min(hand[low], hand[low + 5]), hand[low + 10])
            if count:
                for c in range(3):
                    if currency == NOBODY or currency == c:
                        loose[c] -= count * (triple + 2)
        if count:
            triples += count * TRIPLE_VALUE
            worths[triple] = triples + max(max(loose[0], loose[1]), loose[2]) + 2 * certificates
    return worths


def picked_cards(s: PalazzoState) -> list[int]:
    """The cards of an unfinished laying: still the player's own, as far as anyone else can see."""
    cards = [0] * CARD_KINDS
    for item in range(ITEM_KINDS):
        for card in ITEM_CARDS[item]:
            cards[card] += s.laying[item]
    return cards
