"""Paying and bidding: which cards may be laid together, and what they are worth."""

from bouwmeester import Match
from bouwmeester.core.state import State
from tests.games.palazzo.table import ANNE, BRAM, Player, hand, lies, options, refused, seat, sees, table, why

FOUR = "brick 1 w, brick 1 ww, brick 2 w, brick 2 ww"


def buyer(player: Player, supply: str = FOUR) -> Match[State]:
    """Anne has turned over two tiles and is about to buy; four tiles on the supply cost 6 each."""
    return table(anne=player, bram=seat(), supply=supply, agenda="market anne; turn bram")


def bidder(player: Player, laid: str = "", raised: str = "") -> Match[State]:
    """Bram bids against Anne, who has opened with the 3 and perhaps raised it over what Bram has laid."""
    return table(
        anne=seat(),
        bram=player,
        quarries={"east": "brick 1 w"},
        builder="east",
        auctioneer="anne",
        bids={"anne": raised, "bram": laid},
        agenda="bidding bram; turn bram",
    )


def test_cards_of_one_currency() -> None:
    """[paying.1]"""
    m = buyer(seat("florin 3, florin 4, florin 5"))
    m.play("buy brick 1 w; buy brick 1 ww; add florin 3; add florin 4; add florin 5; pay")
    assert lies(m, "discard") == ["florin 3", "florin 4", "florin 5"]


def test_cards_of_two_currencies_are_refused() -> None:
    """[paying.1]"""
    m = buyer(seat("florin 3, florin 5, ducat 6"))
    m.play("buy brick 1 w; add florin 3")
    assert refused(m, "add ducat 6") == ("palazzo.other_currency", "paying.1")
    assert why(m, "add ducat 6").facts == {"item": "ducat 6", "currency": "florin"}


def test_two_currencies_together_cannot_afford_what_neither_can() -> None:
    """6 + 6 in two currencies do not pay for two tiles at 6. [paying.1]"""
    m = buyer(seat("florin 6, ducat 6"))
    m.play("buy brick 1 w")
    assert refused(m, "buy brick 1 ww") == ("palazzo.too_expensive", "market.6")
    assert why(m, "buy brick 1 ww").facts == {"price": 12, "reach": 6}


def test_certificates_join_any_currency() -> None:
    """[paying.1]"""
    for card in ("florin 4", "ducat 4", "grosso 4"):
        m = buyer(seat(f"{card}, certificate"))
        m.play(f"buy brick 1 w; add {card}; add certificate; pay")
        assert hand(m, "anne") == []


def test_certificates_alone_are_a_payment() -> None:
    """[paying.1]"""
    m = buyer(seat("certificate, certificate, certificate"))
    m.play("buy brick 1 w; add certificate; add certificate; add certificate; pay")
    assert lies(m, "discard") == ["certificate", "certificate", "certificate"]


def test_any_number_of_triples_with_other_cards() -> None:
    """Two triples, two cards of one currency and a certificate at once. [paying.1]"""
    m = bidder(seat("florin 3, ducat 3, grosso 3, florin 7, ducat 7, grosso 7, ducat 4, ducat 5, certificate"))
    m.play("triple 3; triple 7; add ducat 4; add ducat 5; add certificate; bid")
    assert sees(m, ANNE, "auction", "bids", "bram", "total") == 15 + 15 + 4 + 5 + 2


def test_a_triple_of_threes_counts_15() -> None:
    """More than its face, 9. [paying.2]"""
    m = buyer(seat("florin 3, ducat 3, grosso 3"))
    m.play("buy brick 1 w; buy brick 1 ww; triple 3; pay")
    assert lies(m, "discard") == ["florin 3", "ducat 3", "grosso 3"]


def test_a_triple_of_sevens_counts_15() -> None:
    """Less than its face, 21. [paying.2]"""
    m = buyer(seat("florin 7, ducat 7, grosso 7"), supply="brick 1 w, brick 1 ww")
    m.play("buy brick 1 w")
    assert why(m, "buy brick 1 ww").facts == {"price": 16, "reach": 15}


def test_three_equal_cards_of_one_currency_are_no_triple() -> None:
    """They are just three cards. [paying.2]"""
    m = buyer(seat("florin 3, florin 3, florin 3"))
    m.play("buy brick 1 w")
    assert refused(m, "triple 3") == ("palazzo.not_in_hand", "paying.1")
    assert options(m) == ["add florin 3"]


def test_two_currencies_are_no_triple() -> None:
    """[paying.2]"""
    m = buyer(seat("florin 6, florin 6, ducat 6"))
    m.play("buy brick 1 w")
    assert refused(m, "triple 6") == ("palazzo.not_in_hand", "paying.1")


def test_a_triple_belongs_to_no_currency() -> None:
    """Any one currency may follow it, also that of one of its cards. [paying.2]"""
    m = bidder(seat("florin 4, ducat 4, grosso 4, grosso 6"))
    m.play("triple 4; add grosso 6; bid")
    assert sees(m, None, "auction", "highest") == 21


def test_a_card_like_those_of_a_triple_may_lie_beside_it() -> None:
    """[paying.2]"""
    m = bidder(seat("florin 4, florin 4, ducat 4, grosso 4"))
    m.play("triple 4; add florin 4; bid")
    assert sees(m, None, "auction", "highest") == 19


def test_a_triple_may_join_a_bid_in_a_currency() -> None:
    """The ducat 4 on the table is no part of it, and stays as it is. [paying.2]"""
    m = bidder(seat("florin 5, ducat 5, grosso 5, florin 7"), laid="ducat 4", raised="certificate")
    assert refused(m, "add florin 7") == ("palazzo.other_currency", "paying.1")
    m.play("triple 5; bid")
    assert sees(m, None, "auction", "bids", "bram", "total") == 19
    assert sees(m, None, "auction", "bids", "bram", "laid") == ["triple 5", "ducat 4"]


def test_certificates_laid_one_after_the_other_are_no_triple() -> None:
    """Bram adds the third certificate in a later step: 6, not 15. [paying.2]"""
    m = bidder(seat("certificate"), laid="certificate, certificate", raised="certificate")
    assert refused(m, "triple 2") == ("palazzo.not_in_hand", "paying.1")
    m.play("add certificate; bid")
    assert sees(m, None, "auction", "bids", "bram", "total") == 6


def test_cards_of_a_bid_do_not_become_a_triple_with_later_ones() -> None:
    """Bram's ducat 4 lies there; the two other fours fit nothing any more. [paying.2]"""
    m = bidder(seat("florin 4, grosso 4"), laid="ducat 4", raised="certificate")
    assert options(m) == ["pass"]
    assert refused(m, "triple 4") == ("palazzo.not_in_hand", "paying.1")
    assert refused(m, "add florin 4") == ("palazzo.other_currency", "paying.1")


def test_three_certificates_count_6() -> None:
    """[paying.3]"""
    m = bidder(seat("certificate, certificate, certificate"))
    m.play("add certificate; add certificate; add certificate; bid")
    assert sees(m, None, "auction", "highest") == 6


def test_three_certificates_count_15() -> None:
    """[paying.3]"""
    m = bidder(seat("certificate, certificate, certificate"))
    m.play("triple 2; bid")
    assert sees(m, None, "auction", "highest") == 15


def test_ten_certificates_are_three_triples_and_one_left() -> None:
    """[paying.3]"""
    m = bidder(seat(", ".join(["certificate"] * 10)))
    m.play("triple 2; triple 2; triple 2; add certificate; bid")
    assert sees(m, None, "auction", "highest") == 47


def test_fifteen_for_twelve_and_no_change() -> None:
    """The rulebook's example: two of four tiles, 2 x 6 = 12, paid with 15. [paying.4]"""
    m = buyer(seat("florin 3, florin 5, florin 7, ducat 4"))
    m.play("buy brick 1 w; buy brick 1 ww; add florin 3; add florin 5; add florin 7; pay")
    assert hand(m, "anne") == ["ducat 4"]
    assert lies(m, "discard") == ["florin 3", "florin 5", "florin 7"]
    assert lies(m, "lot") == ["brick 1 w", "brick 1 ww"]


def test_a_payment_that_is_enough_may_grow() -> None:
    """[paying.4]"""
    m = buyer(seat("florin 6, florin 7, certificate, certificate, certificate"))
    m.play("buy brick 1 w; add florin 6")
    assert options(m) == ["add florin 7", "add certificate", "pay"]
    m.play("add florin 7; add certificate; add certificate; add certificate; pay")
    assert hand(m, "anne") == []


def test_what_is_paid_lies_open() -> None:
    """[paying.5]"""
    m = buyer(seat("florin 6"))
    m.play("buy brick 1 w; add florin 6; pay")
    assert sees(m, BRAM, "discard") == ["florin 6"]
    assert sees(m, None, "discard") == ["florin 6"]


def test_triples_come_before_loose_cards() -> None:
    """[paying.6]"""
    m = bidder(seat("florin 4, ducat 4, grosso 4, florin 7"))
    m.play("add florin 7")
    assert refused(m, "triple 4") == ("palazzo.out_of_order", "paying.6")
    assert why(m, "triple 4").facts == {"item": "triple 4", "last": "florin 7"}


def test_loose_cards_come_from_low_to_high() -> None:
    """[paying.6]"""
    m = buyer(seat("florin 3, florin 6, florin 6"))
    m.play("buy brick 1 w; add florin 6")
    assert refused(m, "add florin 3") == ("palazzo.out_of_order", "paying.6")
    m.play("add florin 6; pay")
    assert hand(m, "anne") == ["florin 3"]


def test_triples_come_from_low_to_high() -> None:
    """Certificates are twos, and come first. [paying.6]"""
    m = bidder(seat("certificate, certificate, certificate, florin 4, ducat 4, grosso 4"))
    m.play("triple 4")
    assert refused(m, "triple 2") == ("palazzo.out_of_order", "paying.6")
    assert options(m) == ["add certificate", "bid"]


def test_only_a_laying_that_can_be_finished_is_begun() -> None:
    """One florin cannot pay 6; the ducats can, but not without the lower one. [paying.7]"""
    m = buyer(seat("florin 5, ducat 3, ducat 4"))
    m.play("buy brick 1 w")
    assert options(m) == ["add ducat 3"]
    assert refused(m, "add florin 5") == ("palazzo.cannot_reach", "paying.7")
    assert refused(m, "add ducat 4") == ("palazzo.cannot_reach", "paying.7")
    assert why(m, "add ducat 4").facts == {"item": "ducat 4", "needed": 6}


def test_a_card_that_is_not_in_the_hand_is_not_laid() -> None:
    """[paying.1]"""
    m = buyer(seat("florin 6"))
    m.play("buy brick 1 w")
    assert refused(m, "add florin 7") == ("palazzo.not_in_hand", "paying.1")
    m.play("add florin 6")
    assert refused(m, "add florin 6") == ("palazzo.not_in_hand", "paying.1")


def test_too_little_is_not_a_payment() -> None:
    """[market.6]"""
    m = buyer(seat("florin 3, florin 4"))
    m.play("buy brick 1 w")
    assert refused(m, "pay") == ("palazzo.price_not_met", "market.6")
    m.play("add florin 3")
    assert why(m, "pay").facts == {"price": 6, "total": 3}
