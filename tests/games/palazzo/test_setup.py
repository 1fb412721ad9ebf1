"""Set-up: what is in the box, and how it comes on the table."""

from collections import Counter

import pytest

from bouwmeester import CHANCE, BadOption
from tests.games.palazzo.table import (
    ALL_MONEY,
    ALL_TILES,
    ANNE,
    CORA,
    MATERIALS,
    lies,
    new,
    odds,
    options,
    refused,
    seat,
    sees,
    table,
    why,
)

LAYOUT = "reveal brick 1 w; reveal brick 2 w; reveal marble 1 w; reveal marble 2 w; reveal brick 3 w"


def of_each(*tiles: str) -> dict[str, int]:
    return {f"reveal {material} {tile}": 1 for material in MATERIALS for tile in tiles}


def test_the_box_holds_48_tiles() -> None:
    """Three materials, five floors, one to three windows, and a second 3 w of each material. [setup.1]"""
    m = new(stacks=[ALL_TILES, [], []])
    m.play("builder north")
    assert odds(m) == {f"reveal {tile}": count for tile, count in Counter(ALL_TILES).items()}
    assert sum(odds(m).values()) == 48
    assert [text for text, count in odds(m).items() if count == 2] == [f"reveal {one} 3 w" for one in MATERIALS]


def test_the_box_holds_55_money_cards() -> None:
    """Three currencies, 3 to 7, three times each, and ten certificates of 2. [setup.1]"""
    m = new()
    m.play(f"builder north; {LAYOUT}")
    assert odds(m) == {f"deal {card}": count for card, count in Counter(ALL_MONEY).items()}
    assert sum(odds(m).values()) == 55


def test_the_box_holds_five_riders() -> None:
    """[setup.1]"""
    m = new(stacks=[[tile for tile in ALL_TILES if tile != "brick 5 w"], [], ["brick 5 w"]])
    assert sees(m, None, "stacks") == [47, 0, 6]


@pytest.mark.parametrize("seats", [1, 5, 0])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadOption, match="2 to 4 seats"):
        new(seats)


def test_chance_places_the_builder_on_any_quarry() -> None:
    """[setup.2]"""
    m = new()
    assert m.to_move == CHANCE
    assert odds(m) == {"builder north": 1, "builder east": 1, "builder south": 1, "builder west": 1}
    m.play("builder south")
    assert lies(m, "builder") == "south"


def test_five_tiles_go_round_the_quarries_and_then_to_the_supply() -> None:
    """North, east, south, west, supply, wherever the builder stands. [setup.3]"""
    m = new()
    m.play(f"builder west; {LAYOUT}")
    assert lies(m, "quarries") == {
        "north": ["brick 1 w"],
        "east": ["brick 2 w"],
        "south": ["marble 1 w"],
        "west": ["marble 2 w"],
    }
    assert lies(m, "supply") == ["brick 3 w"]


def test_the_reconstructed_stacks() -> None:
    """Low floors first, alike for the three materials: 18, 15 and 15 tiles and the riders. [setup.4]"""
    m = new()
    assert lies(m, "options") == {"stacks": "reconstructed", "money": "hidden"}
    assert sees(m, None, "stacks") == [18, 15, 20]
    m.play("builder north")
    assert odds(m) == of_each("1 w", "1 ww", "1 www", "2 w", "2 ww", "3 w")


def test_the_second_stack_follows_the_first() -> None:
    """Only when it is used up, and then all of it is there. [setup.4]"""
    first = [f"{one} {tile}" for one in MATERIALS for tile in ("1 w", "1 ww", "1 www", "2 w", "2 ww", "3 w")]
    first.remove("marble 2 ww")
    m = table(anne=seat(palaces=first), bram=seat(), agenda="reveal 1; reveal 2; market anne; turn bram")
    assert odds(m) == {"reveal marble 2 ww": 1}
    m.play("reveal marble 2 ww")
    assert odds(m) == of_each("2 www", "3 w", "3 ww", "4 w", "4 ww")


def test_the_riders_are_in_the_third_stack() -> None:
    """[setup.4]"""
    m = table(anne=seat(palaces=["brick 5 w"]), bram=seat(), agenda="reveal 1; reveal 2; market anne; turn bram")
    assert sees(m, None, "stacks") == [0, 0, 19]
    third = of_each("3 www", "4 www", "5 w", "5 ww", "5 www") | {"reveal rider": 5}
    del third["reveal brick 5 w"]
    assert odds(m) == third


@pytest.mark.parametrize("draw", ["rider", "brick 5 w", "marble 4 ww"])
def test_nothing_of_a_later_stack_is_turned_over_at_first(draw: str) -> None:
    """[setup.4]"""
    m = new()
    m.play("builder north")
    reason = why(m, f"reveal {draw}")
    assert (reason.key, reason.rule, reason.facts) == ("palazzo.not_left", "setup.4", {"draw": draw})


def test_a_tile_that_is_out_is_not_turned_over_again() -> None:
    """[setup.4]"""
    m = new()
    m.play("builder north; reveal brick 1 w")
    assert refused(m, "reveal brick 1 w") == ("palazzo.not_left", "setup.4")


def test_stacks_in_thirds() -> None:
    """The other split we offer: 16 tiles in each stack. [setup.4]"""
    m = new(stacks="thirds")
    assert sees(m, None, "stacks") == [16, 16, 21]
    m.play("builder north")
    assert odds(m) == of_each("1 w", "1 ww", "1 www", "2 w", "2 ww") | {"reveal brick 3 w": 1}


def test_stacks_of_your_own() -> None:
    """Named tiles, or one of each material at once. [setup.4]"""
    low = ["1 w", "1 ww", "1 www", "2 w", "2 ww", "2 www"]
    middle = ["3 w", "3 ww", "3 www", "brick 3 w", "sandstone 3 w", "marble 3 w"]
    high = ["4 w", "4 ww", "4 www", "5 w", "5 ww", "5 www"]
    m = new(stacks=[low, middle, high])
    assert sees(m, None, "stacks") == [18, 12, 23]
    m.play("builder north")
    assert odds(m) == of_each(*low)


@pytest.mark.parametrize(
    ("stacks", "said"),
    [
        ("halves", "there is no split 'halves'"),
        (3, "wanted the name of a split, or three lists"),
        ([ALL_TILES, []], "wanted three lists of tiles, not 2"),
        ([ALL_TILES, [], "5 w"], "wanted the name of a split, or three lists"),
        ([ALL_TILES[1:], [], []], "brick 1 w must be there 1 times, not 0"),
        ([ALL_TILES, ["brick 1 w"], []], "brick 1 w must be there 1 times, not 2"),
        ([ALL_TILES, ["3 w"], []], "brick 3 w must be there 2 times, not 3"),
        ([[*ALL_TILES, "granite 1 w"], [], []], "'granite 1 w' is not a tile"),
        ([[*ALL_TILES, "rider"], [], []], "'rider' is not a tile"),
        ([ALL_TILES[:4], ALL_TILES[4:], []], "the first stack needs at least the five tiles"),
    ],
)
def test_impossible_stacks_are_refused(stacks: object, said: str) -> None:
    """[setup.4]"""
    with pytest.raises(BadOption, match=said):
        new(stacks=stacks)


def test_unknown_options_are_refused() -> None:
    with pytest.raises(BadOption, match="no option 'draughts'"):
        new(draughts=True)


def test_everyone_is_dealt_four_hidden_cards() -> None:
    """[setup.5]"""
    m = new(3)
    m.play(f"builder north; {LAYOUT}")
    m.play("deal florin 3; deal florin 3; deal florin 3")
    assert refused(m, "deal florin 3") == ("palazzo.cannot_deal", "setup.5")
    m.play("deal certificate; deal ducat 4; deal ducat 5; deal ducat 6; deal ducat 7")
    m.play("deal grosso 7; deal grosso 7; deal grosso 7; deal certificate")
    assert options(m) == ["first anne", "first bram", "first cora"]
    assert sees(m, ANNE, "seats", "anne", "hand") == ["florin 3", "florin 3", "florin 3", "certificate"]
    assert sees(m, ANNE, "seats", "bram", "hand") is None
    assert sees(m, ANNE, "seats", "bram", "cards") == 4
    assert sees(m, ANNE, "seats", "bram", "known") == []
    assert sees(m, ANNE, "deck") == 55 - 12


def test_chance_says_who_begins() -> None:
    """[setup.6]"""
    m = table(
        anne=seat("florin 3, florin 4, florin 5, florin 6"),
        bram=seat("ducat 3, ducat 4, ducat 5, ducat 6"),
        cora=seat("grosso 3, grosso 4, grosso 5, grosso 6"),
        quarries={"north": "brick 1 w", "east": "brick 1 ww", "south": "brick 1 www", "west": "brick 2 w"},
        supply="brick 2 ww",
        agenda="first",
    )
    assert odds(m) == {"first anne": 1, "first bram": 1, "first cora": 1}
    assert refused(m, "first dirk") == ("palazzo.not_seated", "setup.6")
    m.play("first cora")
    assert m.to_move == CORA
    assert options(m) == ["money", "tiles"]
