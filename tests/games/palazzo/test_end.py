"""The end: the fifth rider."""

from tests.games.palazzo.table import hand, lies, options, refused, seat, sees, table


def test_the_fifth_rider_turned_over_first_ends_the_game_at_once() -> None:
    """The second tile is not turned over, and nothing is bought. [end.1]"""
    m = table(anne=seat("florin 7"), bram=seat(palaces=["brick 1 w"]), riders=4, supply="brick 5 w")
    m.play("tiles; reveal rider")
    assert m.to_move is None
    assert options(m) == []
    assert lies(m, "agenda") == []
    assert lies(m, "supply") == ["brick 5 w"]
    assert m.outcome is not None
    assert m.outcome.scores == [0, -5]


def test_the_fifth_rider_turned_over_second_ends_the_game_at_once() -> None:
    """The first tile lies on the supply, and nobody buys it. [end.1]"""
    m = table(anne=seat("florin 7, florin 7"), bram=seat(), riders=4)
    m.play("tiles; reveal brick 5 w; reveal rider")
    assert m.to_move is None
    assert lies(m, "supply") == ["brick 5 w"]
    assert hand(m, "anne") == ["florin 7", "florin 7"]


def test_the_fourth_and_the_fifth_at_once() -> None:
    """[end.1]"""
    m = table(anne=seat(), bram=seat(), riders=3)
    m.play("tiles; reveal rider; reveal rider")
    assert m.outcome is not None


def test_four_riders_end_nothing() -> None:
    """[end.1]"""
    m = table(anne=seat(), bram=seat(), riders=3, quarries={"east": "brick 5 w"})
    m.play("tiles; reveal rider; reveal brick 5 ww; auction")
    assert m.outcome is None
    assert sees(m, None, "riders") == 4


def test_the_game_ends_with_tiles_left() -> None:
    """[end.1]"""
    m = table(anne=seat(), bram=seat(), riders=4)
    assert sees(m, None, "stacks") == [0, 0, 16]
    m.play("tiles; reveal rider")
    assert m.to_move is None


def test_after_the_end_nothing_can_be_done() -> None:
    """[end.1]"""
    m = table(anne=seat(), bram=seat(), riders=5, agenda="")
    for move in ("money", "auction", "pass", "reveal brick 5 w"):
        assert refused(m, move) == ("core.over", "")
