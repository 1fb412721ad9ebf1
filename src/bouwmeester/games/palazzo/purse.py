"""What a player can pay with, whatever card is tapped first. [paying]

A laying is named in order, but at the table cards are picked in any order. So the player at whom it is sees the
fullest layings the hand allows: any part of one of them that reaches what is needed is a laying, and nothing else is.
"""

from typing import Final, TypedDict

from bouwmeester.core.position import words
from bouwmeester.core.state import NOBODY
from bouwmeester.games.palazzo.laying import currency_of
from bouwmeester.games.palazzo.material import (
    CARD_KINDS,
    CERTIFICATE,
    ITEM_CARDS,
    ITEM_KINDS,
    ITEM_VALUE,
    ITEMS,
    TRIPLE_KINDS,
)
from bouwmeester.games.palazzo.state import PalazzoState

#: A hand with many triples can be laid in very many ways; the fullest ones are enough for anybody.
MOST_WAYS: Final = 48


class PurseView(TypedDict):
    #: What the cards still to be picked must be worth together.
    needed: int
    #: The most they could be worth.
    reach: int
    #: The fullest layings, those of most worth first.
    ways: list[list[str]]
    #: What each item in them counts.
    worth: dict[str, int]
    #: The laying that gives away least, and of those the one of fewest cards; none if nothing reaches.
    cheapest: list[str] | None


def purse(s: PalazzoState, seat: int, needed: int) -> PurseView:
    """What a seat can lay towards what is needed."""
    ways = fullest(s, seat)
    worths = [worth(way) for way in ways]
    reach = max(worths) if worths else 0
    useful = sorted([(-worths[i], i) for i in range(len(ways)) if worths[i] >= needed])
    kept = [ways[i] for _, i in useful[:MOST_WAYS]]
    cheapest = least(kept, needed)
    return {
        "needed": needed,
        "reach": reach,
        "ways": [words(ITEMS, way) for way in kept],
        "worth": {ITEMS.word(i): ITEM_VALUE[i] for i in range(ITEM_KINDS) if _in_any(kept, i)},
        "cheapest": None if cheapest is None else words(ITEMS, cheapest),
    }


def _in_any(ways: list[list[int]], item: int) -> bool:
    return sum([way[item] for way in ways]) > 0


def worth(way: list[int]) -> int:
    total = 0
    for item in range(ITEM_KINDS):
        total += way[item] * ITEM_VALUE[item]
    return total


def fullest(s: PalazzoState, seat: int) -> list[list[int]]:
    """Every choice of triples, with all loose cards of one currency and all certificates that are left then."""
    hand = s.hand[seat * CARD_KINDS : (seat + 1) * CARD_KINDS]
    currency = currency_of(s, seat)
    found: list[list[int]] = []
    _choose_triples(hand, 0, [0] * ITEM_KINDS, currency, found)
    return found


def _choose_triples(hand: list[int], triple: int, way: list[int], currency: int, found: list[list[int]]) -> None:
    if triple == TRIPLE_KINDS:
        _add_loose(hand, way, currency, found)
        return
    left = hand[:]
    taken = way[:]
    while True:
        _choose_triples(left, triple + 1, taken, currency, found)
        left = left[:]
        taken = taken[:]
        for card in ITEM_CARDS[triple]:
            left[card] -= 1
        taken[triple] += 1
        if min(left) < 0:
            return


def _add_loose(hand: list[int], way: list[int], currency: int, found: list[list[int]]) -> None:
    added = False
    for c in range(3):
        if (currency == NOBODY or currency == c) and sum(hand[c * 5 : c * 5 + 5]) > 0:
            full = way[:]
            for card in range(c * 5, c * 5 + 5):
                full[TRIPLE_KINDS + card] = hand[card]
            full[ITEM_KINDS - 1] = hand[CERTIFICATE]
            found.append(full)
            added = True
    if not added:
        bare = way[:]
        bare[ITEM_KINDS - 1] = hand[CERTIFICATE]
        if sum(bare) > 0:
            found.append(bare)


def least(ways: list[list[int]], needed: int) -> list[int] | None:
    """The part of any way that reaches what is needed with the least worth, then the fewest cards."""
    best: list[int] | None = None
    best_key = (0, 0)
    for way in ways:
        # By worth: the fewest cards that come to it, and which.
        sums: dict[int, tuple[int, list[int]]] = {0: (0, [0] * ITEM_KINDS)}
        for item in range(ITEM_KINDS):
            for _ in range(way[item]):
                _with_one_more(sums, item, needed)
        for total, (cards, parts) in sums.items():
            if total >= needed and (best is None or (total, cards) < best_key):
                best, best_key = parts, (total, cards)
    return best


def _with_one_more(sums: dict[int, tuple[int, list[int]]], item: int, needed: int) -> None:
    for total in sorted(sums, reverse=True):
        if total >= needed:
            continue
        cards, parts = sums[total]
        more = total + ITEM_VALUE[item]
        count = cards + len(ITEM_CARDS[item])
        if more not in sums or count < sums[more][0]:
            grown = parts[:]
            grown[item] += 1
            sums[more] = (count, grown)
