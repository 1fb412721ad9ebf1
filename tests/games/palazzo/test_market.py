"""Two tiles are turned over; then something is bought from the supply, or a quarry is auctioned."""

import pytest

from bouwmeester import CHANCE
from tests.games.palazzo.table import (
    ALL_TILES,
    ANNE,
    BRAM,
    hand,
    lies,
    odds,
    options,
    palaces,
    refused,
    seat,
    sees,
    table,
    why,
)

AROUND = ("north", "east", "south", "west")
FIRST_STACK = [
    tile
    for tile in dict.fromkeys(ALL_TILES)
    if tile.split(" ", 1)[1] in ("1 w", "1 ww", "1 www", "2 w", "2 ww", "3 w")
]
SECOND_STACK = [
    tile for tile in dict.fromkeys(ALL_TILES) if tile.split(" ", 1)[1] in ("2 www", "3 w", "3 ww", "4 w", "4 ww")
]


def test_the_first_tile_goes_to_the_supply_and_the_second_to_a_quarry() -> None:
    """[market.1]"""
    m = table(anne=seat(), bram=seat(), supply="brick 1 w", quarries={"south": "brick 1 ww"})
    m.play("tiles")
    assert m.to_move == CHANCE
    m.play("reveal marble 1 www; reveal marble 2 ww")
    assert lies(m, "supply") == ["brick 1 w", "marble 1 www"]
    assert lies(m, "quarries", "south") == ["brick 1 ww", "marble 2 ww"]
    assert m.to_move == ANNE


@pytest.mark.parametrize("builder", AROUND)
@pytest.mark.parametrize("windows", [1, 2, 3])
def test_windows_count_quarries_clockwise_after_the_builder(builder: str, windows: int) -> None:
    """The rulebook's example: one window, the next quarry; three, the third. [market.1]"""
    m = table(anne=seat(), bram=seat(), builder=builder)
    m.play(f"tiles; reveal brick 2 w; reveal brick 1 {'w' * windows}")
    expected = AROUND[(AROUND.index(builder) + windows) % 4]
    assert {name: lies(m, "quarries", name) for name in AROUND if lies(m, "quarries", name)} == {
        expected: [f"brick 1 {'w' * windows}"]
    }
    assert lies(m, "builder") == builder


def test_a_rider_turned_over_first_puts_nothing_on_the_supply() -> None:
    """The second tile goes to its quarry as usual. [market.2]"""
    m = table(anne=seat(), bram=seat(), riders=1, supply="brick 1 w")
    m.play("tiles; reveal rider; reveal marble 5 w")
    assert lies(m, "supply") == ["brick 1 w"]
    assert lies(m, "quarries", "east") == ["marble 5 w"]
    assert lies(m, "riders") == 2
    assert options(m) == ["auction"]


def test_a_rider_turned_over_second_puts_nothing_on_a_quarry() -> None:
    """[market.2]"""
    m = table(anne=seat("florin 7, florin 7"), bram=seat(), riders=1)
    m.play("tiles; reveal marble 5 w; reveal rider")
    assert lies(m, "supply") == ["marble 5 w"]
    assert [lies(m, "quarries", name) for name in AROUND] == [[], [], [], []]
    assert options(m) == ["auction", "buy marble 5 w"]


def test_two_riders_at_once() -> None:
    """The player still buys or auctions. [market.2]"""
    m = table(anne=seat("florin 7, florin 7"), bram=seat(), riders=2, supply="brick 1 w")
    m.play("tiles; reveal rider; reveal rider")
    assert lies(m, "riders") == 4
    assert options(m) == ["auction", "buy brick 1 w"]


def test_a_draw_of_two_may_end_one_stack_and_begin_the_next() -> None:
    """[market.3]"""
    last, *others = FIRST_STACK
    m = table(anne=seat(palaces=others), bram=seat())
    m.play("tiles")
    assert odds(m) == {f"reveal {last}": 1}
    m.play(f"reveal {last}; reveal marble 4 ww")
    assert lies(m, "supply") == [last]
    assert lies(m, "quarries", "south") == ["marble 4 ww"]
    assert sees(m, None, "stacks") == [0, 14, 20]


def test_the_second_of_two_may_be_the_first_rider() -> None:
    """[market.3]"""
    last, *others = SECOND_STACK
    m = table(anne=seat(palaces=[*FIRST_STACK, *others]), bram=seat())
    m.play(f"tiles; reveal {last}; reveal rider")
    assert lies(m, "supply") == [last]
    assert lies(m, "riders") == 1


def test_buying_or_an_auction_must_follow() -> None:
    """[market.4]"""
    m = table(anne=seat("florin 7, florin 7"), bram=seat(), supply="brick 1 w", agenda="market anne; turn bram")
    assert options(m) == ["auction", "buy brick 1 w"]
    assert refused(m, "pass") == ("core.not_now", "market.4")
    assert refused(m, "money") == ("core.not_now", "market.4")


def test_who_can_afford_nothing_calls_an_auction() -> None:
    """[market.4]"""
    m = table(
        anne=seat("florin 5, ducat 5, certificate"),
        bram=seat(),
        supply="brick 1 w, brick 2 w",
        agenda="market anne; turn bram",
    )
    assert options(m) == ["auction"]
    assert refused(m, "buy brick 1 w") == ("palazzo.too_expensive", "market.6")
    assert why(m, "buy brick 1 w").facts == {"price": 8, "reach": 7}


def test_with_an_empty_supply_an_auction_is_called() -> None:
    """[market.4]"""
    m = table(
        anne=seat("florin 7, florin 7"),
        bram=seat(),
        riders=1,
        quarries={"east": "brick 1 w"},
        agenda="market anne; turn bram",
    )
    assert options(m) == ["auction"]


def test_tiles_of_a_quarry_are_not_for_sale() -> None:
    """[market.5]"""
    m = table(
        anne=seat("florin 7, florin 7"),
        bram=seat(),
        supply="brick 1 w",
        quarries={"east": "brick 2 w"},
        agenda="market anne; turn bram",
    )
    assert refused(m, "buy brick 2 w") == ("palazzo.not_on_supply", "market.5")
    assert why(m, "buy brick 2 w").facts == {"tile": "brick 2 w"}


@pytest.mark.parametrize("tiles", range(1, 13))
def test_the_price_is_ten_less_the_tiles_there(tiles: int) -> None:
    """Never less than nothing. [market.6]"""
    price = max(0, 10 - tiles)
    m = table(
        anne=seat(
            "certificate, certificate, certificate, certificate, certificate, certificate",
            known="certificate, certificate",
        ),
        bram=seat(),
        supply=", ".join(FIRST_STACK[:tiles]),
        agenda="market anne; turn bram",
    )
    assert sees(m, None, "price") == price
    m.play(f"buy {FIRST_STACK[0]}")
    paid = 0
    while paid < price:
        assert refused(m, "pay") == ("palazzo.price_not_met", "market.6")
        assert why(m, "pay").facts == {"price": price, "total": paid}
        m.play("add certificate")
        paid += 2
    m.play("pay")
    assert lies(m, "lot") == [FIRST_STACK[0]]


def test_the_price_is_counted_after_two_tiles_were_turned_over() -> None:
    """Three lay there at the start of the turn, four do now: 6 each. [market.6]"""
    m = table(anne=seat("florin 6"), bram=seat(), supply="brick 1 w, brick 1 ww, brick 2 w")
    m.play("tiles; reveal marble 1 w; reveal marble 2 w; buy marble 1 w; add florin 6; pay")
    assert hand(m, "anne") == []


def test_both_tiles_cost_the_same() -> None:
    """Four tiles: 2 x 6 = 12, not 6 and then 7. [market.6]"""
    m = table(
        anne=seat("florin 5, florin 7"),
        bram=seat(),
        supply="brick 1 w, brick 1 ww, brick 2 w, brick 2 ww",
        agenda="market anne; turn bram",
    )
    m.play("buy brick 1 ww; buy brick 2 w; add florin 5; add florin 7; pay")
    assert lies(m, "supply") == ["brick 1 w", "brick 2 ww"]
    assert lies(m, "lot") == ["brick 1 ww", "brick 2 w"]


def test_at_price_nothing_no_card_is_needed() -> None:
    """[market.6]"""
    m = table(anne=seat(), bram=seat(), supply=", ".join(FIRST_STACK[:10]), agenda="market anne; turn bram")
    m.play(f"buy {FIRST_STACK[0]}; buy {FIRST_STACK[1]}; pay")
    assert lies(m, "lot") == FIRST_STACK[:2]
    assert lies(m, "discard") == []


def test_two_tiles_at_most() -> None:
    """[market.7]"""
    m = table(anne=seat(), bram=seat(), supply=", ".join(FIRST_STACK[:10]), agenda="market anne; turn bram")
    m.play(f"buy {FIRST_STACK[0]}; buy {FIRST_STACK[1]}")
    assert refused(m, f"buy {FIRST_STACK[2]}") == ("palazzo.two_at_most", "market.7")


def test_one_tile_is_enough() -> None:
    """[market.7]"""
    m = table(anne=seat("florin 7, certificate"), bram=seat(), supply="brick 1 w", agenda="market anne; turn bram")
    m.play("buy brick 1 w")
    assert refused(m, "buy brick 1 w") == ("palazzo.not_on_supply", "market.5")
    m.play("add florin 7; add certificate; pay; new")
    assert palaces(m, "anne") == [["brick 1 w"]]
    assert m.to_move == BRAM


def test_a_second_tile_must_be_affordable_too() -> None:
    """[market.7]"""
    m = table(
        anne=seat("florin 5, florin 6"),
        bram=seat(),
        supply="brick 1 w, brick 1 ww, brick 2 w, brick 2 ww",
        agenda="market anne; turn bram",
    )
    m.play("buy brick 1 w")
    assert options(m) == ["add florin 5", "add florin 6"]
    assert why(m, "buy brick 1 ww").facts == {"price": 12, "reach": 11}


def test_of_two_tiles_the_lower_one_is_named_first() -> None:
    """[market.7]"""
    m = table(
        anne=seat("florin 7, ducat 7, grosso 7, certificate"),
        bram=seat(),
        supply="brick 1 w, sandstone 1 w",
        agenda="market anne; turn bram",
    )
    m.play("buy sandstone 1 w")
    assert refused(m, "buy brick 1 w") == ("palazzo.buy_in_order", "paying.6")


def test_two_tiles_of_a_kind_can_be_bought() -> None:
    """[market.7]"""
    m = table(
        anne=seat("florin 7, florin 7, certificate"),
        bram=seat(),
        supply="brick 3 w, brick 3 w",
        agenda="market anne; turn bram",
    )
    assert options(m) == ["auction", "buy brick 3 w"]
    m.play("buy brick 3 w; buy brick 3 w; add florin 7; add florin 7; add certificate; pay")
    assert lies(m, "lot") == ["brick 3 w", "brick 3 w"]
    assert lies(m, "supply") == []


def test_tiles_are_chosen_before_cards() -> None:
    """The two are paid for at once. [market.7]"""
    m = table(
        anne=seat("florin 5, florin 7"),
        bram=seat(),
        supply="brick 1 w, brick 1 ww, brick 2 w, brick 2 ww",
        agenda="market anne; turn bram",
    )
    m.play("buy brick 1 w; add florin 5")
    assert refused(m, "buy brick 1 ww") == ("palazzo.choose_before_paying", "paying.6")
    m.play("add florin 7; pay")


def test_buying_does_not_move_the_builder() -> None:
    """[market.5]"""
    m = table(
        anne=seat("florin 7, certificate"),
        bram=seat(),
        supply="brick 1 w",
        builder="west",
        quarries={"north": "brick 2 w"},
        agenda="market anne; turn bram",
    )
    m.play("buy brick 1 w; add florin 7; add certificate; pay; new")
    assert lies(m, "builder") == "west"
    assert lies(m, "quarries", "north") == ["brick 2 w"]
