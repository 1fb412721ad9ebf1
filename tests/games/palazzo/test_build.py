"""Building what was bought, won or chosen."""

import pytest

from bouwmeester import Match
from bouwmeester.core.state import State
from tests.games.palazzo.table import BRAM, lies, options, palaces, refused, seat, sees, table, why


def won(tiles: str, *street: str) -> Match[State]:
    """Anne has these tiles to build; her palaces are called A, B, C, as they stand."""
    return table(anne=seat(palaces=street), bram=seat(), lot=tiles, agenda="building anne -; turn bram")


def annes_palaces() -> Match[State]:
    """The rulebook's example: A has the floors 1 and 3, B has 2 and 4; three tiles of floors 2, 4 and 5 were won."""
    return won("brick 2 w, marble 4 w, brick 5 w", "brick 1 w, brick 3 w", "sandstone 2 w, sandstone 4 w")


def test_example_tile_1_fits_neither_palace() -> None:
    """Not on A (1-3-2), not into A, not on B, which has that floor; only alone, as C. [build.1, build.2]"""
    m = annes_palaces()
    m.play("build brick 2 w")
    assert options(m) == ["new", "discard"]
    assert refused(m, "on A") == ("palazzo.not_on_top", "build.1")
    assert refused(m, "on B") == ("palazzo.floor_taken", "build.2")
    assert refused(m, "into A") == ("core.not_now", "build.5")
    m.play("new")
    assert palaces(m, "anne") == [["brick 1 w", "brick 3 w"], ["sandstone 2 w", "sandstone 4 w"], ["brick 2 w"]]


def test_example_tile_2_fits_a_at_once_and_c_after_tile_1() -> None:
    """Not B, which has that floor. [build.1, build.2, build.5]"""
    m = annes_palaces()
    m.play("build marble 4 w")
    assert options(m) == ["on A", "new", "discard"]
    assert refused(m, "on B") == ("palazzo.floor_taken", "build.2")
    m = annes_palaces()
    m.play("build brick 2 w; new; build marble 4 w")
    assert options(m) == ["on A", "on C", "new", "discard"]


def test_example_tile_3_fits_every_palace() -> None:
    """[build.1, build.5]"""
    m = annes_palaces()
    m.play("build brick 2 w; new; build brick 5 w")
    assert options(m) == ["on A", "on B", "on C", "new", "discard"]
    m.play("on B")
    assert lies(m, "players", "anne", "palaces") == [
        ["brick 1 w", "brick 3 w"],
        ["sandstone 2 w", "sandstone 4 w", "brick 5 w"],
        ["brick 2 w"],
    ]


def test_example_tile_2_on_c_keeps_tile_1_out_of_a() -> None:
    """C is then no single tile any more. [build.6, rebuild.3]"""
    m = table(anne=seat("florin 3", palaces=["brick 1 w, brick 3 w", "brick 2 w, marble 4 w"]), bram=seat())
    m.play("rebuild")
    assert refused(m, "attach brick 2 w") == ("palazzo.not_single", "rebuild.3")


@pytest.mark.parametrize(("floor", "fits"), [(1, False), (2, False), (3, False), (4, True), (5, True)])
def test_tiles_go_on_top_only(floor: int, fits: bool) -> None:
    """On floors 1 and 3 only 4 or 5. [build.1]"""
    m = won(f"marble {floor} ww", "brick 1 w, brick 3 w")
    assert ("on A" in options(m)) == fits


def test_gaps_are_allowed_also_at_the_bottom() -> None:
    """2 - 4 - 5. [build.1]"""
    m = won("brick 2 w, brick 4 w, brick 5 w")
    m.play("build brick 2 w; new; build brick 4 w; on A; on A")
    assert palaces(m, "anne") == [["brick 2 w", "brick 4 w", "brick 5 w"]]


def test_no_two_equal_floors() -> None:
    """Not 2 - 4 - 4 - 5, and not 2 - 4 - 5 - 4. [build.2]"""
    m = won("brick 4 w", "brick 2 w, marble 4 w", "brick 2 ww, sandstone 4 w, brick 5 w")
    assert refused(m, "on A") == ("palazzo.floor_taken", "build.2")
    assert refused(m, "on B") == ("palazzo.floor_taken", "build.2")
    assert why(m, "on B").facts == {"tile": "brick 4 w", "palace": "B"}


def test_materials_and_windows_may_be_mixed() -> None:
    """Brick 2, marble 3, sandstone 5. [build.3]"""
    m = won("marble 3 ww, sandstone 5 www", "brick 2 w")
    m.play("build marble 3 ww; on A; on A")
    assert palaces(m, "anne") == [["brick 2 w", "marble 3 ww", "sandstone 5 www"]]


def test_any_number_of_palaces() -> None:
    """The twenty-seventh is called AA. [build.4]"""
    street = [f"{one} {floor} {'w' * n}" for one in ("brick", "marble") for floor in range(1, 6) for n in (1, 2, 3)]
    m = won("sandstone 1 w, sandstone 2 w", *street[:26])
    m.play("build sandstone 1 w; new")
    assert "on AA" in options(m)
    m.play("on AA")
    built = palaces(m, "anne")
    assert isinstance(built, list)
    assert built[26:] == [["sandstone 1 w", "sandstone 2 w"]]


def test_a_palace_that_is_not_there() -> None:
    """[build.4]"""
    m = won("brick 2 w", "brick 1 w")
    assert refused(m, "on B") == ("palazzo.no_such_palace", "build.4")
    assert why(m, "on B").facts == {"palace": "B"}


def test_a_single_tile_is_a_palace_to_build_on() -> None:
    """[build.4]"""
    m = won("brick 2 w", "brick 1 w")
    m.play("on A")
    assert palaces(m, "anne") == [["brick 1 w", "brick 2 w"]]


def test_tiles_are_built_in_any_order() -> None:
    """[build.5]"""
    m = won("brick 1 w, brick 2 w, brick 3 w")
    assert options(m) == ["build brick 1 w", "build brick 2 w", "build brick 3 w"]
    m.play("build brick 3 w; new; build brick 1 w; new; on B")
    assert palaces(m, "anne") == [["brick 3 w"], ["brick 1 w", "brick 2 w"]]


def test_the_last_tile_needs_no_choosing() -> None:
    """Nor do two of a kind. [build.5]"""
    m = won("brick 3 w, brick 3 w")
    assert options(m) == ["new", "discard"]
    m.play("new; discard")
    assert palaces(m, "anne") == [["brick 3 w"]]
    assert m.to_move == BRAM


def test_any_tile_may_be_discarded() -> None:
    """[build.5]"""
    m = won("brick 1 w, brick 2 w, brick 3 w")
    m.play("build brick 2 w; discard; build brick 3 w; discard; discard")
    assert palaces(m, "anne") == []
    assert lies(m, "box") == ["brick 1 w", "brick 2 w", "brick 3 w"]


def test_everything_is_built_before_the_next_turn() -> None:
    """[build.5]"""
    m = won("brick 1 w, brick 2 w")
    m.play("build brick 2 w; new")
    assert refused(m, "money") == ("core.not_now", "build.5")
    m.play("new")
    assert m.to_move == BRAM


def test_one_tile_at_a_time() -> None:
    """[build.5]"""
    m = won("brick 1 w, brick 2 w", "brick 1 ww")
    assert refused(m, "on A") == ("palazzo.choose_a_tile", "build.5")
    assert refused(m, "new") == ("palazzo.choose_a_tile", "build.5")
    assert refused(m, "build marble 1 w") == ("palazzo.not_to_build", "build.5")
    m.play("build brick 2 w")
    assert refused(m, "build brick 1 w") == ("palazzo.choose_a_place", "build.5")
    assert sees(m, BRAM, "building") == "brick 2 w"


def test_tiles_are_built_on_ones_own_palaces() -> None:
    """[build.5]"""
    m = table(anne=seat(), bram=seat(palaces=["brick 1 w"]), lot="brick 2 w", agenda="building anne -; turn bram")
    assert options(m) == ["new", "discard"]


def test_the_winner_builds_also_when_it_was_not_their_turn() -> None:
    """[build.5]"""
    m = table(
        anne=seat(palaces=["brick 1 w"]),
        bram=seat(palaces=["marble 1 w"]),
        lot="brick 2 w",
        agenda="building bram -; turn bram",
    )
    assert m.to_move == BRAM
    m.play("on A")
    assert palaces(m, "bram") == [["marble 1 w", "brick 2 w"]]


def test_what_is_built_is_not_moved_while_building() -> None:
    """[build.6]"""
    m = won("brick 2 w", "brick 1 w")
    assert refused(m, "build brick 1 w") == ("palazzo.not_to_build", "build.5")
    for move in ("detach brick 1 w", "attach brick 1 w", "remove brick 1 w"):
        assert refused(m, move) == ("core.not_now", "build.5")
