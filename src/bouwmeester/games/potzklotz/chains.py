"""Chains: how many cards of a hand can be laid one after the other, each one move from the last. [experts.3]

Where the cubes stand is not looked at: without a strict base every class leads to the same neighbours from anywhere.
"""

from typing import Final

from bouwmeester.games.potzklotz.material import KIND, cards_in, count
from bouwmeester.games.potzklotz.shapes import CLASSES, NEIGHBOURS, REBUILDS

#: By class: the classes that one move leads to, as a set with a bit for each; itself too where one move rebuilds it.
LEADS_TO: Final = [
    sum([1 << other for other in NEIGHBOURS[place]]) | (1 << place if REBUILDS[place] else 0)
    for place in range(CLASSES)
]
#: By class: the cards that one move leads to.
NEXT_CARDS: Final = [
    sum([1 << card for card in range(len(KIND)) if LEADS_TO[place] >> KIND[card] & 1]) for place in range(CLASSES)
]

_EXACT_UP_TO_CARDS: Final = 12


class _Search:
    """Looks for the longest chain, remembering what it has found out."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, int], int] = {}

    def longest(self, kind: int, hand: int) -> int:
        """The most cards of a hand that can be laid from a class on."""
        next_cards = hand & NEXT_CARDS[kind]
        if not next_cards:
            return 0
        key = (kind, hand)
        found = self.known.get(key)
        if found is not None:
            return found
        all_of_them = count(hand)
        best = 0
        for card in cards_in(next_cards):
            length = 1 + self.longest(KIND[card], hand ^ 1 << card)
            if length > best:
                best = length
                if best == all_of_them:
                    break
        self.known[key] = best
        return best


def longest(kind: int, hand: int) -> int:
    """The most cards that can be laid in a row; of very large hands, of the twelve best connected at least."""
    return _Search().longest(kind, _handy(kind, hand))


def chain(kind: int, hand: int) -> list[int]:
    """A longest chain, card by card; of several the one with the lowest cards first."""
    search = _Search()
    hand = _handy(kind, hand)
    cards: list[int] = []
    left = search.longest(kind, hand)
    while left:
        for card in cards_in(hand & NEXT_CARDS[kind]):
            if search.longest(KIND[card], hand ^ 1 << card) == left - 1:
                cards.append(card)
                kind = KIND[card]
                hand ^= 1 << card
                break
        left -= 1
    return cards


def _handy(kind: int, hand: int) -> int:
    """A hand as large as can be searched to the end: those cards first that lead on to most others."""
    if count(hand) <= _EXACT_UP_TO_CARDS:
        return hand
    by_use = sorted([(-count(hand & NEXT_CARDS[KIND[card]]), card) for card in cards_in(hand)])
    kept = hand & NEXT_CARDS[kind] & -(hand & NEXT_CARDS[kind])  # something to begin with, if there is
    for _, card in by_use:
        if count(kept) < _EXACT_UP_TO_CARDS:
            kept |= 1 << card
    return kept
