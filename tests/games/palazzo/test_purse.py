"""What a player can pay with: the parts of the ways that are shown are all layings there are, and no others."""

import itertools
from collections import Counter

import pytest

from bouwmeester import Match
from bouwmeester.core.state import State
from bouwmeester.games.palazzo.material import ITEM_VALUE, ITEMS
from bouwmeester.games.palazzo.purse import PurseView
from tests.games.palazzo.table import ANNE, BRAM, seat, table
from tests.games.palazzo.test_paying import bidder, buyer

Laying = tuple[str, ...]
VALUE = dict(zip(ITEMS.words, ITEM_VALUE, strict=True))


def purse_of(m: Match[State], viewer: int) -> PurseView:
    shown = m.view(viewer)["purse"]
    assert isinstance(shown, dict)
    return shown  # type: ignore[return-value]


def layings(m: Match[State], close: str) -> set[Laying]:
    """Everything that can be laid, found by playing it."""
    found: set[Laying] = set()
    for action in m.legal():
        if action.text == close:
            view = m.view(m.to_move)
            choice = view["choice"]
            assert isinstance(choice, dict)
            found.add(tuple(sorted(choice["items"])))
        elif action.verb in ("add", "triple"):
            again = m.copy()
            again.play(action)
            found |= layings(again, close)
    return found


def parts(shown: PurseView) -> set[Laying]:
    """Every part of a way that reaches what is needed."""
    found: set[Laying] = set()
    for way in shown["ways"]:
        counts = Counter(way)
        for chosen in itertools.product(*[range(count + 1) for count in counts.values()]):
            part = [item for item, count in zip(counts, chosen, strict=True) for _ in range(count)]
            if sum(VALUE[item] for item in part) >= shown["needed"]:
                found.add(tuple(sorted(part)))
    return found


HANDS = [
    "florin 7, florin 5",
    "florin 3, florin 4, ducat 6, certificate, certificate",
    "florin 5, ducat 5, grosso 5, ducat 7, certificate",
    "florin 5, ducat 5, grosso 5, ducat 5, certificate, certificate, certificate, certificate",
    "florin 5, ducat 5, grosso 5, florin 6, ducat 6, grosso 6, grosso 7",
]


@pytest.mark.parametrize("hand", HANDS)
def test_a_payment_is_a_part_of_a_way(hand: str) -> None:
    """[paying.1, paying.2]"""
    m = buyer(seat(hand))
    m.play("buy brick 1 w")
    assert parts(purse_of(m, ANNE)) == layings(m, "pay")


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize(("laid", "raised"), [("", ""), ("ducat 4", "florin 7")])
def test_a_bid_is_a_part_of_a_way(hand: str, laid: str, raised: str) -> None:
    """[auction.3, auction.4]"""
    m = bidder(seat(hand), laid, raised)
    shown = purse_of(m, BRAM)
    assert parts(shown) == layings(m, "bid")
    assert shown["worth"] == {item: VALUE[item] for way in shown["ways"] for item in way}
    assert shown["reach"] >= max([sum(VALUE[item] for item in way) for way in shown["ways"]], default=0)


@pytest.mark.parametrize(
    ("hand", "cheapest"),
    [
        ("florin 7, ducat 6, grosso 5", ["ducat 6"]),
        ("florin 3, florin 4, ducat 7, certificate", ["florin 4", "certificate"]),
        ("certificate, certificate, certificate", ["certificate", "certificate", "certificate"]),
        ("florin 3, ducat 3, grosso 3", ["triple 3"]),
    ],
)
def test_the_cheapest_gives_away_least(hand: str, cheapest: list[str]) -> None:
    """The tile costs 6. [paying.4]"""
    m = buyer(seat(hand))
    m.play("buy brick 1 w")
    assert purse_of(m, ANNE)["cheapest"] == cheapest


def test_only_the_one_who_pays_sees_the_purse() -> None:
    """[secrets.2]"""
    m = buyer(seat("florin 7"))
    m.play("buy brick 1 w")
    assert m.view(BRAM)["purse"] is None
    assert m.view(None)["purse"] is None


def test_the_paths_tell_where_the_next_tile_goes() -> None:
    """[market.1]"""
    m = table(anne=seat(), bram=seat(), builder="south", agenda="turn anne")
    assert m.view(None)["paths"] == {"west": 1, "north": 2, "east": 3}
