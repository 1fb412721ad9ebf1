"""A turn: one of three things, and then the next player."""

from tests.games.palazzo.table import ANNE, BRAM, hand, lies, options, refused, seat, table


def test_one_of_three_things() -> None:
    """[turn.1]"""
    m = table(anne=seat("florin 3", palaces=["brick 1 w"]), bram=seat())
    assert options(m) == ["money", "tiles", "rebuild"]


def test_nothing_else_can_be_done_in_turn() -> None:
    """No passing, no buying before two tiles are turned over. [turn.1]"""
    m = table(anne=seat("florin 7, florin 7"), bram=seat(), supply="brick 1 w")
    for move in ("pass", "auction", "buy brick 1 w", "add florin 7", "bid", "discard", "reveal brick 2 w"):
        assert refused(m, move) == ("core.not_now", "turn.1")


def test_what_was_begun_must_be_done() -> None:
    """[turn.1]"""
    m = table(anne=seat("florin 3", palaces=["brick 1 w"]), bram=seat())
    m.play("rebuild")
    assert refused(m, "money") == ("core.not_now", "rebuild.1")
    assert refused(m, "tiles") == ("core.not_now", "rebuild.1")


def test_after_a_rebuild_it_is_the_left_neighbours_turn() -> None:
    """[turn.2]"""
    m = table(anne=seat("florin 3", palaces=["brick 1 w"]), bram=seat(), cora=seat())
    m.play("rebuild; remove brick 1 w; spend florin 3")
    assert m.to_move == BRAM


def test_after_an_auction_the_left_neighbour_of_the_auctioneer_plays() -> None:
    """Whoever has won; also when that is the next player. [turn.2]"""
    m = table(
        anne=seat(),
        bram=seat("florin 4"),
        cora=seat(),
        quarries={"east": "brick 1 w"},
        agenda="market anne; turn bram",
    )
    m.play("auction; add florin 4; bid; pass; pass")
    assert m.to_move == BRAM
    m.play("new")
    assert lies(m, "agenda") == ["turn bram"]


def test_the_turn_goes_round_the_table() -> None:
    """From the last seat to the first. [turn.2]"""
    m = table(anne=seat(), bram=seat("florin 3", palaces=["brick 1 w"]), agenda="turn bram")
    m.play("rebuild; remove brick 1 w; spend florin 3")
    assert m.to_move == ANNE


def test_unknown_words_are_refused() -> None:
    m = table(anne=seat(), bram=seat())
    assert refused(m, "castle") == ("core.unknown", "")
    assert m.refusal(10_000) is not None


def test_several_actions_are_done_all_or_not_at_all() -> None:
    """[turn.1]"""
    m = table(anne=seat("florin 3", palaces=["brick 1 w, brick 2 w"]), bram=seat())
    assert refused(m, "rebuild; detach brick 1 w; spend florin 4") == ("palazzo.not_held", "rebuild.1")
    m.play("rebuild; detach brick 1 w; spend florin 3")
    assert hand(m, "anne") == []
