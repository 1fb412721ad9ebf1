"""What a player can pay with, whatever card is tapped first. [paying]

A laying is named in order, but at the table cards are picked in any order. So the player at whom it is sees the
fullest layings the hand allows: any part of one of them that reaches what is needed is a laying, and nothing else is.
"""

from typing import Final, TypedDict

from bouwmeester.core.position import words
from bouwmeester.core.state import NOBODY
from bouwmeester.games.palazzo.laying import currency_of, last_picked
from bouwmeester.games.palazzo.material import (
    CARD_KINDS,
    CARD_VALUE,
    CERTIFICATE,
    ITEM_KINDS,
    ITEM_VALUE,
    ITEMS,
    TRIPLE_KINDS,
    TRIPLE_VALUE,
)
from bouwmeester.games.palazzo.state import PalazzoState, worth_of

#: A hand with many triples can be laid in very many ways; the fullest ones are enough for anybody.
MOST_WAYS: Final = 48

#: How many triples of each kind, as the digits of one number.
_DIGIT: Final = 16
_UNREACHED: Final = 1_000


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
    hand = s.hand[seat * CARD_KINDS : (seat + 1) * CARD_KINDS]
    currency = currency_of(s, seat)
    currencies = [c for c in range(3) if currency == NOBODY or currency == c]
    found = _fullest(hand, currencies)
    kept = [_laid_out(hand, c, triples) for worth, c, triples in found if worth >= needed]
    cheapest = _cheapest(hand, currencies, needed, 0) if kept else None
    return {
        "needed": needed,
        "reach": found[0][0] if found else 0,
        "ways": [words(ITEMS, way) for way in kept],
        "worth": {ITEMS.word(i): ITEM_VALUE[i] for i in range(ITEM_KINDS) if _in_any(kept, i)},
        "cheapest": None if cheapest is None else words(ITEMS, cheapest),
    }


def _in_any(ways: list[list[int]], item: int) -> bool:
    return any(way[item] for way in ways)


# The fullest: every choice of triples, with all loose cards of one currency and all certificates that are left then.


def _fullest(hand: list[int], currencies: list[int]) -> list[tuple[int, int, int]]:
    """Worth, currency and triples of each, those of most worth first."""
    counts = [sum(hand[c * 5 : c * 5 + 5]) for c in range(3)]
    most_loose = max([counts[c] for c in currencies])
    found: list[tuple[int, int, int]] = []
    for c in currencies:
        for worth, triples in _choices(hand, c):
            # A triple takes a card of every currency. Without a loose one it is part of the same with another's.
            taken = _taken(triples)
            if counts[c] > taken or (most_loose == taken and c == currencies[0] and worth):
                found.append((worth, c, triples))
    found.sort(reverse=True)
    del found[MOST_WAYS:]
    return found


def _choices(hand: list[int], c: int) -> list[tuple[int, int]]:
    """Worth and triples of every choice, but no more than are wanted: a part of the best is the best of its parts."""
    choices = [(0, 0)]
    for kind in range(TRIPLE_KINDS):
        grown: list[tuple[int, int]] = []
        for worth, triples in choices:
            for count in range(_most(hand, kind) + 1):
                more = count * TRIPLE_VALUE + _loose(hand, c, kind, count) * _value(kind)
                grown.append((worth + more, triples * _DIGIT + count))
        if len(grown) > MOST_WAYS:
            grown.sort(reverse=True)
            del grown[MOST_WAYS:]
        choices = grown
    return choices


def _value(kind: int) -> int:
    """What a card of a kind of triple counts when it is loose."""
    return CARD_VALUE[CERTIFICATE] if kind == 0 else CARD_VALUE[kind - 1]


def _most(hand: list[int], kind: int) -> int:
    """How many triples of a kind are in a hand."""
    if kind == 0:
        return hand[CERTIFICATE] // 3
    first, second, third = hand[kind - 1], hand[kind + 4], hand[kind + 9]
    least = first if first < second else second
    return least if least < third else third


def _loose(hand: list[int], c: int, kind: int, triples: int) -> int:
    """How many cards of a kind are left in a currency; certificates go with any."""
    return hand[CERTIFICATE] - 3 * triples if kind == 0 else hand[c * 5 + kind - 1] - triples


def _taken(triples: int) -> int:
    """How many cards of each currency are in these triples."""
    taken = 0
    for _ in range(TRIPLE_KINDS - 1):
        taken += triples % _DIGIT
        triples //= _DIGIT
    return taken


def _laid_out(hand: list[int], c: int, triples: int) -> list[int]:
    """A way, item by item."""
    way = [0] * ITEM_KINDS
    for kind in range(TRIPLE_KINDS - 1, -1, -1):
        count = triples % _DIGIT
        triples //= _DIGIT
        way[kind] = count
        way[_loose_item(c, kind)] = _loose(hand, c, kind, count)
    return way


def _loose_item(c: int, kind: int) -> int:
    return ITEM_KINDS - 1 if kind == 0 else TRIPLE_KINDS + c * 5 + kind - 1


# The cheapest: one kind after the other, with how few cards a worth can be laid.


def cheapest_laying(s: PalazzoState, seat: int, needed: int) -> list[int] | None:
    """What a seat may lay to give away least, item by item, after what it has picked; None if nothing reaches."""
    currency = currency_of(s, seat)
    currencies = [c for c in range(3) if currency == NOBODY or currency == c]
    return _cheapest(s.hand[seat * CARD_KINDS : (seat + 1) * CARD_KINDS], currencies, needed, last_picked(s))


def layings_by_currency(s: PalazzoState, seat: int, needed: int) -> list[list[int]]:
    """The same for each currency that it could be in, the cheapest first and no laying twice."""
    currency = currency_of(s, seat)
    hand = s.hand[seat * CARD_KINDS : (seat + 1) * CARD_KINDS]
    found: list[list[int]] = []
    for c in range(3):
        if currency == NOBODY or currency == c:
            laying = _cheapest(hand, [c], needed, last_picked(s))
            if laying is not None and laying not in found:
                found.append(laying)
    found.sort(key=worth_of)
    return found


def _cheapest(hand: list[int], currencies: list[int], needed: int, first: int) -> list[int] | None:
    """The laying of the least worth that reaches what is needed, and of those the one of fewest cards.

    Only items from ``first`` on are laid.
    """
    if needed <= 0:
        return [0] * ITEM_KINDS
    best: list[int] | None = None
    best_worth = best_cards = _UNREACHED
    for c in currencies:
        cards = [_UNREACHED] * needed
        cards[0] = 0
        laid: list[list[int]] = [[0] * ITEM_KINDS] * needed
        for kind in range(TRIPLE_KINDS):
            options = _options(hand, c, kind, first)
            # From the top, so that no kind is laid twice.
            for worth in range(needed - 1, -1, -1):
                if cards[worth] == _UNREACHED or not options:
                    continue
                for triples, loose in options:
                    more = worth + triples * TRIPLE_VALUE + loose * _value(kind)
                    count = cards[worth] + 3 * triples + loose
                    if more >= needed:
                        if more < best_worth or (more == best_worth and count < best_cards):
                            best_worth, best_cards = more, count
                            best = _with(laid[worth], c, kind, triples, loose)
                    elif count < cards[more]:
                        cards[more] = count
                        laid[more] = _with(laid[worth], c, kind, triples, loose)
    return best


def _options(hand: list[int], c: int, kind: int, first: int) -> list[tuple[int, int]]:
    """How many triples and how many loose cards of a kind can be laid, other than none."""
    options: list[tuple[int, int]] = []
    most = _most(hand, kind) if kind >= first else 0
    for triples in range(most + 1):
        there = _loose(hand, c, kind, triples) if _loose_item(c, kind) >= first else 0
        for loose in range(there + 1):
            if triples or loose:
                options.append((triples, loose))
    return options


def _with(way: list[int], c: int, kind: int, triples: int, loose: int) -> list[int]:
    grown = way[:]
    grown[kind] = triples
    grown[_loose_item(c, kind)] = loose
    return grown
