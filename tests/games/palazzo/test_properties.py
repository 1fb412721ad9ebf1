"""Things that hold for any hand and any street, tried on those that nobody would think of."""

from itertools import combinations, product

from hypothesis import given, settings
from hypothesis import strategies as st

import bouwmeester
from bouwmeester import Match
from bouwmeester.core.state import State
from bouwmeester.games.palazzo.material import CARD_COPIES, CARDS, FLOOR, TILES
from bouwmeester.games.palazzo.scoring import palace_points
from bouwmeester.games.palazzo.state import inserted

PALAZZO = bouwmeester.load("palazzo")
Laying = tuple[str, ...]

CARD = st.sampled_from(CARDS.words)
#: Two certificates and some ducats may be needed for Bram's bid.
HAND = st.lists(CARD, max_size=9).filter(
    lambda hand: all(
        hand.count(card) <= CARD_COPIES[CARDS.place(card)] - 2 * (card == "certificate") for card in hand
    )
)


def bidding(hand: list[str], highest: list[str]) -> Match[State]:
    """Anne has opened and Bram has bid; now Cora, who holds this hand, may top it."""
    left = {card: CARD_COPIES[CARDS.place(card)] - hand.count(card) for card in highest}
    laid = [card for number, card in enumerate(highest) if highest[:number].count(card) < left[card]]
    return Match.at(
        PALAZZO,
        {
            "players": {"anne": {}, "bram": {}, "cora": {"hand": hand}},
            "quarries": {"north": ["brick 1 w"]},
            "auction": {
                "auctioneer": "anne",
                "bids": {"anne": [], "bram": laid or ["certificate", "certificate"], "cora": []},
            },
            "agenda": ["bidding cora", "turn bram"],
        },
    )


def offered(match: Match[State], so_far: Laying = ()) -> set[Laying]:
    """Every laying that the list leads to, by its items in order."""
    found = set()
    for action in match.legal():
        if action.text == "bid":
            found.add(so_far)
        elif action.text != "pass":
            further = match.copy()
            further.play(action)
            more = offered(further, (*so_far, action.text))
            assert more, f"{so_far} and then {action.text} leads nowhere"
            found |= more
    return found


def layings(hand: list[str], more_than: int) -> set[Laying]:
    """The same from the rules alone: every choice of triples and, of what is left, of cards in one currency."""
    triples = [["certificate"] * 3] + [[f"{c} {v}" for c in ("florin", "ducat", "grosso")] for v in range(3, 8)]
    found = set()
    for counts in product(range(4), repeat=6):
        rest = list(hand)
        try:
            for triple, count in zip(triples, counts, strict=True):
                for card in triple * count:
                    rest.remove(card)
        except ValueError:
            continue
        laid = [f"triple {number + 2}" for number, count in enumerate(counts) for _ in range(count)]
        for currency in ("florin", "ducat", "grosso"):
            loose = sorted(
                [card for card in rest if card.startswith(currency) or card == "certificate"], key=CARDS.place
            )
            for size in range(len(loose) + 1):
                for chosen in set(combinations(loose, size)):
                    worth = 15 * len(laid) + sum(2 if c == "certificate" else int(c[-1]) for c in chosen)
                    if worth > more_than and (laid or chosen):
                        found.add((*laid, *[f"add {card}" for card in chosen]))
    return found


@settings(max_examples=120, deadline=None)
@given(HAND, st.lists(st.sampled_from(["ducat 4", "ducat 5", "ducat 7"]), max_size=3))
def test_the_list_leads_to_every_bid_the_rules_allow_and_to_no_other(hand: list[str], highest: list[str]) -> None:
    match = bidding(hand, highest)
    auction = match.view()["auction"]
    assert isinstance(auction, dict)
    assert offered(match) == layings(hand, auction["highest"])


STREET = st.lists(st.sampled_from(range(45)), min_size=1, max_size=5, unique_by=lambda tile: FLOOR[tile])


@given(STREET, st.sampled_from(range(45)))
def test_a_tile_is_inserted_at_its_proper_height(tiles: list[int], tile: int) -> None:
    palace = tuple(sorted(tiles, key=lambda one: FLOOR[one]))
    if FLOOR[tile] in [FLOOR[one] for one in palace]:
        return
    floors = [FLOOR[one] for one in inserted(palace, tile)]
    assert floors == sorted(floors)
    assert len(floors) == len(palace) + 1


@given(STREET)
def test_points_follow_the_table_of_the_rulebook(tiles: list[int]) -> None:
    palace = tuple(sorted(tiles, key=lambda one: FLOOR[one]))
    words = [TILES.word(tile).split() for tile in palace]
    windows = sum(len(word[2]) for word in words)
    points = {1: -5, 2: 0, 3: windows, 4: windows + 3, 5: windows + 6}[len(palace)]
    if len({word[0] for word in words}) == 1:
        points += {1: 0, 2: 0, 3: 3, 4: 3, 5: 6}[len(palace)]
    assert palace_points(palace) == points
