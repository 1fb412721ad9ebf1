"""The auction of all the tiles of one quarry."""

import pytest

from bouwmeester import Match
from bouwmeester.core.state import State
from tests.games.palazzo.table import (
    ANNE,
    BRAM,
    CORA,
    DIRK,
    Player,
    hand,
    lies,
    options,
    palaces,
    refused,
    seat,
    sees,
    table,
    why,
)


def called(*players: Player, tiles: str = "brick 1 w") -> Match[State]:
    """Anne calls an auction of what lies on the east quarry."""
    m = table(*players, quarries={"east": tiles}, agenda="market anne; turn bram")
    m.play("auction")
    return m


def test_annes_auction() -> None:
    """The rulebook's example; its grey coins are our grossi, its brown ones our ducats. [auction.2 to auction.7]"""
    eight = ["florin 4", "ducat 4", "ducat 5", "grosso 4", "grosso 6", "certificate", "certificate", "certificate"]
    m = called(seat(", ".join(eight)), seat("florin 3, ducat 3, grosso 3, florin 5, florin 5, florin 6"))
    assert sees(m, None, "auction", "highest") == 3
    m.play("triple 3; bid")
    assert sees(m, None, "auction", "highest") == 15
    m.play("triple 4; bid")
    assert sees(m, None, "auction", "highest") == 18
    m.play("add florin 5; add florin 5; bid")
    assert sees(m, None, "auction", "highest") == 25

    dear = m.copy()
    dear.play("triple 2; bid")
    assert sees(dear, None, "auction", "bids", "anne", "total") == 33
    m.play("add grosso 6; add certificate; bid")
    assert sees(m, None, "auction", "bids", "anne", "total") == 26

    m.play("add florin 6; bid")
    assert sees(m, None, "auction", "highest") == 31
    assert options(m) == ["pass"]
    assert refused(m, "add ducat 5") == ("palazzo.other_currency", "paying.1")
    assert refused(m, "add certificate") == ("palazzo.cannot_reach", "paying.7")
    assert refused(m, "triple 2") == ("palazzo.not_in_hand", "paying.1")
    m.play("pass")
    assert hand(m, "anne") == eight
    assert lies(m, "auction") is None
    assert lies(m, "lot") == ["brick 1 w"]
    assert m.to_move == BRAM


@pytest.mark.parametrize(
    ("builder", "quarries", "goes_to"),
    [
        ("north", {"east": "brick 1 w", "south": "brick 2 w"}, "east"),
        ("north", {"west": "brick 1 w"}, "west"),
        ("east", {"west": "brick 1 w", "north": "brick 2 w"}, "west"),
        ("west", {"north": "brick 1 w", "east": "brick 2 w"}, "north"),
        ("south", {"east": "brick 1 w"}, "east"),
    ],
)
def test_the_builder_walks_to_the_next_quarry_with_a_tile(
    builder: str, quarries: dict[str, str], goes_to: str
) -> None:
    """Clockwise, past empty ones. [auction.1]"""
    m = table(anne=seat(), bram=seat(), builder=builder, quarries=quarries, agenda="market anne; turn bram")
    m.play("auction")
    assert lies(m, "builder") == goes_to
    assert lies(m, "auction", "auctioneer") == "anne"


def test_at_first_the_builder_leaves_his_own_quarry_and_its_tile() -> None:
    """[auction.1]"""
    around = {"north": "brick 1 w", "east": "brick 1 ww", "south": "brick 1 www", "west": "brick 2 w"}
    m = table(anne=seat(), bram=seat(), builder="north", quarries=around, agenda="market anne; turn bram")
    m.play("auction")
    assert lies(m, "builder") == "east"
    assert lies(m, "quarries", "north") == ["brick 1 w"]


def test_all_tiles_of_the_quarry_are_one_lot() -> None:
    """[auction.1]"""
    m = called(seat(), seat(), tiles="brick 1 w, marble 1 w, marble 2 w")
    m.play("pass")
    assert lies(m, "lot") == ["brick 1 w", "marble 1 w", "marble 2 w"]
    assert lies(m, "quarries", "east") == []


def test_with_no_tile_on_any_quarry_nothing_happens() -> None:
    """It may be called all the same; the builder stays. [auction.1]"""
    m = table(
        anne=seat(), bram=seat("florin 7"), builder="south", supply="brick 1 w", agenda="market anne; turn bram"
    )
    m.play("auction")
    assert lies(m, "builder") == "south"
    assert lies(m, "auction") is None
    assert lies(m, "agenda") == ["turn bram"]


def test_the_auctioneer_opens_with_three_and_the_left_neighbour_answers() -> None:
    """No more, no less, and no pass. [auction.2]"""
    m = called(seat("florin 7"), seat(), seat())
    assert m.to_move == BRAM
    assert lies(m, "auction") == {"auctioneer": "anne", "bids": {"anne": [], "bram": [], "cora": []}}
    assert sees(m, None, "auction", "bids", "anne", "total") == 3
    assert sees(m, None, "auction", "highest") == 3
    assert hand(m, "anne") == ["florin 7"]


def test_the_three_belongs_to_no_currency() -> None:
    """[auction.2]"""
    for card in ("florin 3", "ducat 3", "grosso 3"):
        m = called(seat(card), seat("florin 4"))
        m.play(f"add florin 4; bid; add {card}; bid")
        assert sees(m, None, "auction", "bids", "anne", "total") == 6


def test_the_three_is_never_part_of_a_triple() -> None:
    """Not with two certificates, and not with a 3 in two currencies. [auction.2]"""
    m = called(seat("certificate, certificate, florin 3, ducat 3"), seat("florin 4"))
    m.play("add florin 4; bid")
    assert refused(m, "triple 2") == ("palazzo.not_in_hand", "paying.1")
    assert refused(m, "triple 3") == ("palazzo.not_in_hand", "paying.1")
    m.play("add certificate; add certificate; bid")
    assert sees(m, None, "auction", "highest") == 7


def test_an_equal_bid_is_refused() -> None:
    """[auction.3]"""
    m = called(seat(), seat("florin 3, certificate"))
    m.play("add florin 3")
    assert refused(m, "bid") == ("palazzo.bid_too_low", "auction.3")
    assert why(m, "bid").facts == {"highest": 3, "total": 3}
    m.play("add certificate; bid")
    assert sees(m, None, "auction", "highest") == 5


def test_the_lowest_other_bid_is_four() -> None:
    """[auction.3]"""
    m = called(seat(), seat("florin 3"), seat("ducat 4"))
    assert options(m) == ["pass"]
    assert refused(m, "add florin 3") == ("palazzo.cannot_reach", "paying.7")
    m.play("pass")
    assert options(m) == ["add ducat 4", "pass"]


def test_a_bid_may_be_as_high_as_the_bidder_likes() -> None:
    """[auction.3]"""
    m = called(seat(), seat("florin 7, florin 7, florin 7, certificate"))
    m.play("add florin 7; add florin 7; add florin 7; add certificate; bid")
    assert sees(m, None, "auction", "highest") == 23


def test_a_bid_without_cards_is_refused() -> None:
    """[auction.3]"""
    m = called(seat(), seat("florin 7"))
    assert why(m, "bid").facts == {"highest": 3, "total": 0}


def test_bidding_goes_round_the_table() -> None:
    """Past those who have passed. [auction.3]"""
    m = called(seat("florin 7"), seat("ducat 4, ducat 7"), seat("grosso 7"), seat("grosso 6"))
    order = []
    for move in ("add ducat 4; bid", "pass", "add grosso 6; bid", "add florin 7; bid", "add ducat 7; bid", "pass"):
        order.append(m.to_move)
        m.play(move)
    assert order == [BRAM, CORA, DIRK, ANNE, BRAM, DIRK]
    assert m.to_move == ANNE


def test_a_raise_adds_to_what_lies_there() -> None:
    """[auction.4]"""
    m = called(seat("certificate"), seat("ducat 4, ducat 3"))
    m.play("add ducat 4; bid; add certificate; bid; add ducat 3; bid")
    assert sees(m, None, "auction", "bids", "bram", "total") == 7
    assert lies(m, "auction", "bids", "bram") == ["ducat 3", "ducat 4"]
    assert hand(m, "bram") == []


def test_the_currency_of_a_bid_stays() -> None:
    """[auction.4]"""
    m = called(seat("certificate"), seat("ducat 4, florin 7, ducat 5"))
    m.play("add ducat 4; bid; add certificate; bid")
    assert options(m) == ["add ducat 5", "pass"]
    assert refused(m, "add florin 7") == ("palazzo.other_currency", "paying.1")
    assert why(m, "add florin 7").facts == {"item": "florin 7", "currency": "ducat"}


def test_certificates_leave_the_currency_open() -> None:
    """[auction.4]"""
    m = called(seat("grosso 3"), seat("certificate, certificate, ducat 4, florin 4"))
    m.play("add certificate; add certificate; bid; add grosso 3; bid")
    assert options(m) == ["add florin 4", "add ducat 4", "pass"]


def test_a_triple_leaves_the_currency_open() -> None:
    """[auction.4]"""
    m = called(seat("florin 7, florin 7"), seat("florin 4, ducat 4, grosso 4, florin 6, ducat 5"))
    m.play("triple 4; bid; add florin 7; add florin 7; bid")
    assert options(m) == ["add florin 6", "add ducat 5", "pass"]


def test_the_same_for_the_auctioneer() -> None:
    """Anne's first card fixes the currency that goes with her 3. [auction.4]"""
    m = called(seat("florin 3, ducat 7"), seat("grosso 4, grosso 7"))
    m.play("add grosso 4; bid; add florin 3; bid; add grosso 7; bid")
    assert options(m) == ["pass"]
    assert refused(m, "add ducat 7") == ("palazzo.other_currency", "paying.1")


def test_a_bid_begun_must_be_finished() -> None:
    """[auction.4]"""
    m = called(seat(), seat("ducat 4"))
    m.play("add ducat 4")
    assert options(m) == ["bid"]
    assert refused(m, "pass") == ("palazzo.finish_the_bid", "auction.4")


def test_who_passes_takes_back_what_was_laid() -> None:
    """And is not asked again. [auction.5]"""
    m = called(seat("florin 7"), seat("ducat 4, ducat 6"), seat("grosso 5, grosso 7"))
    m.play("add ducat 4; bid; add grosso 5; bid; add florin 7; bid; pass")
    assert hand(m, "bram") == ["ducat 4", "ducat 6"]
    assert lies(m, "discard") == []
    assert sees(m, None, "auction", "bids", "bram", "passed") is True
    m.play("add grosso 7; bid")
    assert m.to_move == ANNE


def test_the_auctioneers_three_goes_back_with_a_pass() -> None:
    """The others go on without it. [auction.5]"""
    m = called(seat("florin 7"), seat("ducat 4"), seat("grosso 5"))
    m.play("add ducat 4; bid; add grosso 5; bid; pass")
    assert lies(m, "auction", "bids") == {"bram": ["ducat 4"], "cora": ["grosso 5"]}
    assert sees(m, None, "auction", "bids", "anne") == {"laid": [], "total": 0, "passed": True}
    assert hand(m, "anne") == ["florin 7"]
    assert m.to_move == BRAM


def test_the_last_one_left_wins_without_raising() -> None:
    """[auction.6]"""
    m = called(seat(), seat("ducat 4, ducat 7"), seat())
    m.play("add ducat 4; bid; pass; pass")
    assert m.to_move == BRAM
    assert lies(m, "lot") == ["brick 1 w"]
    assert hand(m, "bram") == ["ducat 7"]


def test_one_who_waited_wins_when_all_before_have_passed() -> None:
    """Bram and Cora pass, Dirk bids, Anne passes: over. [auction.6]"""
    m = called(seat(), seat(), seat(), seat("florin 4"))
    m.play("pass; pass; add florin 4; bid; pass")
    assert m.to_move == DIRK


def test_the_winner_pays_and_builds_everything() -> None:
    """All that was laid in all steps, and nothing else. [auction.7]"""
    m = called(
        seat("florin 3, florin 7"),
        seat("ducat 4, ducat 6, grosso 7"),
        seat("certificate, certificate, certificate"),
        tiles="brick 1 w, brick 2 w",
    )
    m.play("add ducat 4; bid; add certificate; add certificate; add certificate; bid; add florin 7; bid")
    m.play("pass; pass")
    assert m.to_move == ANNE
    assert lies(m, "discard") == ["florin 7"]
    assert hand(m, "anne") == ["florin 3"]
    assert hand(m, "bram") == ["ducat 4", "ducat 6", "grosso 7"]
    assert hand(m, "cora") == ["certificate", "certificate", "certificate"]
    m.play("build brick 1 w; new; on A")
    assert palaces(m, "anne") == [["brick 1 w", "brick 2 w"]]
    assert m.to_move == BRAM


def test_a_triple_is_paid_with_its_three_cards() -> None:
    """[auction.7]"""
    m = called(seat(), seat("florin 4, ducat 4, grosso 4, certificate"))
    m.play("triple 4; add certificate; bid; pass")
    assert lies(m, "discard") == ["florin 4", "ducat 4", "grosso 4", "certificate"]


def test_when_all_others_pass_the_lot_is_free() -> None:
    """The certificate of 3 is no card of the auctioneer's, and goes back. [auction.8]"""
    m = called(seat("florin 7"), seat("ducat 7"), seat("ducat 7"))
    m.play("pass; pass")
    assert m.to_move == ANNE
    assert lies(m, "lot") == ["brick 1 w"]
    assert hand(m, "anne") == ["florin 7"]
    assert lies(m, "discard") == []
    assert lies(m, "auction") is None


def test_a_player_of_a_later_seat_calls_the_auction() -> None:
    """Cora opens, Anne answers; then it is Anne's turn, whoever wins. [auction.2, turn.2]"""
    m = table(
        anne=seat(),
        bram=seat("florin 4"),
        cora=seat(),
        quarries={"west": "brick 1 w"},
        agenda="market cora; turn anne",
    )
    m.play("auction")
    assert m.to_move == ANNE
    m.play("pass; add florin 4; bid")
    assert m.to_move == CORA
    m.play("pass; new")
    assert palaces(m, "bram") == [["brick 1 w"]]
    assert lies(m, "agenda") == ["turn anne"]
