"""What is hidden, from whom, and what may be guessed about it."""

import random
from collections import Counter

import pytest

from bouwmeester import Match
from bouwmeester.core.state import State
from tests.games.palazzo.table import (
    ALL_MONEY,
    ANNE,
    BRAM,
    CORA,
    GAME,
    hand,
    lies,
    listed,
    money_but,
    new,
    seat,
    sees,
    table,
)


def test_others_see_how_many_cards_but_not_which() -> None:
    """[secrets.1]"""
    m = table(anne=seat("florin 7, ducat 3"), bram=seat("certificate"))
    assert sees(m, ANNE, "seats", "anne", "hand") == ["florin 7", "ducat 3"]
    for viewer in (BRAM, None):
        assert sees(m, viewer, "seats", "anne", "hand") is None
        assert sees(m, viewer, "seats", "anne", "cards") == 2
        assert sees(m, viewer, "seats", "anne", "known") == []


def test_cards_taken_face_up_are_known() -> None:
    """[secrets.1]"""
    m = table(anne=seat("florin 7"), bram=seat())
    m.play("money; show ducat 3; show ducat 4; show ducat 5; take ducat 3; take ducat 5; take ducat 4")
    assert sees(m, None, "seats", "anne", "known") == ["ducat 3", "ducat 5"]
    assert sees(m, None, "seats", "bram", "known") == ["ducat 4"]


def test_a_bid_that_was_taken_back_is_known() -> None:
    """[secrets.1]"""
    m = table(
        anne=seat("florin 7"),
        bram=seat("ducat 4, ducat 7"),
        quarries={"east": "brick 1 w"},
        agenda="market anne; turn bram",
    )
    m.play("auction; add ducat 4; bid; add florin 7; bid; pass")
    assert sees(m, ANNE, "seats", "bram", "known") == ["ducat 4"]
    assert sees(m, ANNE, "seats", "bram", "cards") == 2


def test_a_spent_card_is_known_no_more() -> None:
    """Of two equal cards, the one everybody has seen is the one that goes. [secrets.1]"""
    m = table(anne=seat("ducat 4, ducat 4, florin 3", palaces=["brick 1 w"], known="ducat 4"), bram=seat())
    spends_known = m.copy()
    spends_known.play("rebuild; remove brick 1 w; spend ducat 4")
    assert sees(spends_known, BRAM, "seats", "anne", "known") == []
    m.play("rebuild; remove brick 1 w; spend florin 3")
    assert sees(m, BRAM, "seats", "anne", "known") == ["ducat 4"]


def test_dealt_cards_are_told_to_their_owner_only() -> None:
    """[secrets.1]"""
    m = new()
    m.play(
        "builder north; reveal brick 1 w; reveal brick 2 w; reveal marble 1 w; reveal marble 2 w; reveal brick 3 w"
    )
    heard = m.listen()
    m.play("deal florin 7")
    (event,) = heard
    assert event.heard_by(ANNE)
    assert not event.heard_by(BRAM)
    assert not event.heard_by(None)


def unfinished(**options: object) -> list[tuple[Match[State], str]]:
    """Matches in which Anne is picking, and what she picks step by step."""
    buying = table(
        anne=seat("florin 4, ducat 4, grosso 4, florin 6, florin 7"),
        bram=seat("grosso 3"),
        supply="brick 1 w, brick 1 ww, brick 2 w, brick 2 ww",
        agenda="market anne; turn bram",
        options=options,
    )
    bidding = table(
        anne=seat("florin 4, ducat 4, grosso 4, florin 6, florin 7"),
        bram=seat("grosso 3"),
        quarries={"east": "brick 1 w"},
        agenda="market bram; turn anne",
        options=options,
    )
    bidding.play("auction")
    return [
        (buying, "buy brick 1 w; buy brick 1 ww; triple 4; add florin 6"),
        (bidding, "triple 4; add florin 6; add florin 7"),
    ]


@pytest.mark.parametrize("money", ["hidden", "open"])
def test_what_is_picked_is_seen_by_nobody_until_it_is_laid(money: str) -> None:
    """Neither the tiles nor the cards, nor that anything is picked at all. [secrets.2]"""
    for m, picks in unfinished(money=money):
        seen = {viewer: m.view(viewer) for viewer in (BRAM, None)}
        for pick in listed(picks, ";"):
            m.play(pick)
            assert {viewer: m.view(viewer) for viewer in (BRAM, None)} == seen


def test_the_one_who_picks_sees_it() -> None:
    """[secrets.2]"""
    (buying, tiles_and_cards), (bidding, cards) = unfinished()
    buying.play(tiles_and_cards)
    assert sees(buying, ANNE, "choice") == {
        "tiles": ["brick 1 w", "brick 1 ww"],
        "items": ["triple 4", "florin 6"],
        "total": 21,
    }
    bidding.play(cards)
    assert sees(bidding, ANNE, "choice") == {"tiles": [], "items": ["triple 4", "florin 6", "florin 7"], "total": 28}


def test_what_is_laid_is_seen_by_all() -> None:
    """[secrets.2]"""
    _, (bidding, cards) = unfinished()
    bidding.play(f"{cards}; bid")
    assert sees(bidding, BRAM, "auction", "bids", "anne") == {
        "laid": ["triple 4", "florin 6", "florin 7"],
        "total": 28,
        "passed": False,
    }


def test_open_money() -> None:
    """All hands lie open, for all to see. [secrets.3]"""
    m = table(anne=seat("florin 7"), bram=seat("certificate"), options={"money": "open"})
    for viewer in (ANNE, BRAM, None):
        assert sees(m, viewer, "seats", "anne", "hand") == ["florin 7"]
        assert sees(m, viewer, "seats", "bram", "hand") == ["certificate"]


def test_with_open_money_there_is_nothing_to_guess() -> None:
    """[secrets.3]"""
    m = table(anne=seat("florin 7"), bram=seat("certificate"), options={"money": "open"})
    for chance in range(20):
        assert world(m, ANNE, chance).position() == m.position()


@pytest.mark.parametrize("money", ["shut", True, None])
def test_money_is_hidden_or_open(money: object) -> None:
    """[secrets.3]"""
    with pytest.raises(ValueError, match="wanted hidden or open"):
        new(money=money)


# What a seat cannot know is drawn anew; what it can know stays.


def world(match: Match[State], viewer: int, chance: int) -> Match[State]:
    return Match(GAME, start=GAME.resample(match.state, viewer, random.Random(chance)))


def cards(match: Match[State], name: str) -> Counter[str]:
    held = hand(match, name)
    assert isinstance(held, list)
    return Counter(held)


def test_in_every_possible_world_a_seat_sees_the_same() -> None:
    """[secrets.1]"""
    m = table(
        anne=seat("florin 7, ducat 3"), bram=seat("grosso 4, grosso 5", known="grosso 5"), cora=seat("certificate")
    )
    worlds = [world(m, ANNE, chance) for chance in range(50)]
    for other in worlds:
        assert other.view(ANNE) == m.view(ANNE)
        assert cards(other, "bram")["grosso 5"] >= 1
        assert cards(other, "bram").total() == 2
        assert cards(other, "cora").total() == 1
    assert len({str(hand(other, "bram")) for other in worlds}) > 1


def test_every_card_not_seen_may_be_in_a_hand() -> None:
    """And none that was seen elsewhere: one secret card, two kinds left to draw. [secrets.1]"""
    m = table(
        anne=seat(money_but("florin 3, ducat 7, ducat 7, grosso 4")),
        bram=seat("florin 3"),
        discard="grosso 4",
    )
    assert {str(hand(world(m, ANNE, chance), "bram")) for chance in range(60)} == {"['florin 3']", "['ducat 7']"}


def test_after_the_first_draw_pile_only_the_others_can_have_exchanged_cards() -> None:
    """Everything in the draw pile has been seen in the discard. [secrets.1]"""
    m = table(
        anne=seat("florin 7"),
        bram=seat("grosso 4, ducat 3", known="ducat 3"),
        cora=seat("certificate"),
        reshuffled=True,
    )
    worlds = [world(m, ANNE, chance) for chance in range(60)]
    assert {(str(hand(other, "bram")), str(hand(other, "cora"))) for other in worlds} == {
        ("['ducat 3', 'grosso 4']", "['certificate']"),
        ("['ducat 3', 'certificate']", "['grosso 4']"),
    }


def test_two_at_the_table_know_each_others_cards_after_the_first_draw_pile() -> None:
    """[secrets.1]"""
    m = table(anne=seat("florin 7"), bram=seat("grosso 4, ducat 3"), reshuffled=True)
    assert [hand(world(m, ANNE, chance), "bram") for chance in range(20)] == [["ducat 3", "grosso 4"]] * 20


def test_what_another_has_picked_goes_back_to_the_hand() -> None:
    """[secrets.2]"""
    for m, picks in unfinished():
        m.play(picks)
        for chance in range(20):
            other = world(m, BRAM, chance)
            assert lies(other, "laying") == []
            assert other.to_move == ANNE
            assert cards(other, "anne").total() == 5
            assert not cards(other, "anne") + cards(other, "bram") - Counter(ALL_MONEY)


def test_ones_own_picks_stay_picked() -> None:
    """[secrets.2]"""
    for m, picks in unfinished():
        m.play(picks)
        other = world(m, ANNE, 1)
        assert lies(other, "laying") == lies(m, "laying")
        assert [action.text for action in other.legal()] == [action.text for action in m.legal()]


def test_a_third_seat_sees_no_more_than_a_spectator() -> None:
    """[secrets.1]"""
    m = table(anne=seat("florin 7"), bram=seat("ducat 3"), cora=seat())
    for name in ("anne", "bram"):
        assert sees(m, CORA, "seats", name) == sees(m, None, "seats", name)
