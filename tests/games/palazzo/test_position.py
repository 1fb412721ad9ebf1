"""Positions in words: what may be left out, that they come back as they were, and which are refused."""

import copy
import json

import pytest

from bouwmeester import BadPosition, Match
from bouwmeester.core.state import State
from tests.games.palazzo.table import BRAM, GAME, hand, lies, listed, money_but, new, odds, options, sees

Position = dict[str, object]

SET_UP = (
    "builder south; reveal brick 1 w; reveal brick 3 w; reveal marble 1 w; reveal marble 2 w; reveal sandstone 1 www;"
    "deal florin 4; deal ducat 4; deal grosso 4; deal certificate;"
    "deal florin 7; deal florin 7; deal florin 6; deal certificate; first anne;"
)
TURNS = (
    # Money, then two tiles for one payment.
    "money; show ducat 5; show ducat 6; show grosso 6; take ducat 5; take ducat 6; take grosso 6;"
    "tiles; reveal marble 1 ww; reveal brick 1 ww;"
    "buy sandstone 1 www; add florin 6; add certificate; pay; new;"
    # An auction with raises, which the auctioneer wins; one of two tiles is discarded.
    "tiles; reveal brick 2 w; reveal sandstone 1 w; auction; add florin 7; bid; triple 4; bid; pass;"
    "build sandstone 1 w; new; discard;"
    "rebuild; remove sandstone 1 www; spend grosso 6;"
)


def bare(**lying: object) -> Position:
    return {"players": {"anne": {}, "bram": {}}, **lying}


def test_the_shortest_position() -> None:
    """Anne's turn, nothing on the table, everything in its pile. [setup.1]"""
    m = Match.at(GAME, bare())
    assert options(m) == ["money", "tiles"]
    assert lies(m, "builder") == "north"
    assert sees(m, None, "stacks") == [18, 15, 20]
    assert sees(m, None, "deck") == 55


def test_players_have_any_name_and_sit_as_written() -> None:
    m = Match.at(GAME, {"players": {"Zoë": {}, "Jan Willem": {"hand": ["florin 3"]}}, "agenda": ["turn Jan Willem"]})
    assert m.to_move == BRAM
    assert hand(m, "bram") == ["florin 3"]


def test_a_second_player_can_be_the_auctioneer_by_name() -> None:
    m = Match.at(
        GAME,
        {
            "players": {"x": {"hand": ["florin 4"]}, "y": {}},
            "quarries": {"north": ["brick 1 w"]},
            "auction": {"auctioneer": "y", "bids": {"x": [], "y": []}},
            "agenda": ["bidding x", "turn x"],
        },
    )
    assert options(m) == ["add florin 4", "pass"]


def test_unsaid_the_first_four_cards_are_secret_and_the_others_known() -> None:
    """[secrets.1]"""
    m = Match.at(
        GAME, {"players": {"anne": {"hand": listed("florin 3, florin 4, florin 5, florin 6, ducat 7")}, "bram": {}}}
    )
    assert sees(m, None, "seats", "anne", "known") == ["ducat 7"]


def test_unsaid_a_used_up_stack_is_in_the_box() -> None:
    """A fifth floor is out, so the first two stacks are. [setup.4]"""
    m = Match.at(GAME, bare(supply=["marble 5 w"]))
    assert sees(m, None, "stacks") == [0, 0, 19]
    box = lies(m, "box")
    assert isinstance(box, list)
    assert len(box) == 18 + 15


def test_what_lies_nowhere_is_left_to_draw() -> None:
    """[setup.1]"""
    m = Match.at(GAME, {"players": {"anne": {"hand": listed(money_but("florin 3, florin 3, ducat 4"))}, "bram": {}}})
    m.play("money")
    assert odds(m) == {"show florin 3": 2, "show ducat 4": 1}


def walked() -> list[Match[State]]:
    """A whole little game, stopped after every action."""
    m = new(2)
    stops = [m.copy()]
    for move in listed(SET_UP + TURNS, ";"):
        m.play(move)
        stops.append(m.copy())
    return stops


def test_a_position_comes_back_as_it_was_at_every_step() -> None:
    """In the middle of set-up, of a payment, a bid, a lot, a rebuild; as JSON, too."""
    for m in walked():
        again = Match.at(GAME, json.loads(json.dumps(m.position())))
        assert again.position() == m.position()
        assert again.to_move == m.to_move
        assert again.legal() == m.legal()
        assert [again.view(viewer) for viewer in (None, 0, 1)] == [m.view(viewer) for viewer in (None, 0, 1)]


def test_a_position_goes_on_like_the_match_it_is_from() -> None:
    moves = listed(SET_UP + TURNS, ";")
    for done, m in enumerate(walked()):
        again = Match.at(GAME, m.position())
        for move in moves[done:]:
            again.play(move)
        assert lies(again, "agenda") == ["turn anne"]
        assert lies(again, "box") == ["sandstone 1 www", "marble 2 w"]


def test_sharing_out_comes_back_as_it_was() -> None:
    """With the last to choose still to come, and with what is chosen not yet built. [share.1]"""
    m = Match.at(
        GAME,
        {
            "players": {"anne": {}, "bram": {}, "cora": {}},
            "quarries": {"east": listed("brick 1 w, brick 2 w, marble 1 w, marble 2 w")},
            "agenda": ["market cora", "turn anne"],
        },
    )
    for move in listed("auction; choose brick 2 w; new; choose brick 1 w; new; choose marble 2 w", ";"):
        m.play(move)
        assert Match.at(GAME, m.position()).position() == m.position()


def test_options_are_part_of_the_position() -> None:
    m = Match(GAME, seats=2, options={"stacks": "thirds", "money": "open"})
    assert lies(m, "options") == {"stacks": "thirds", "money": "open"}
    assert sees(Match.at(GAME, m.position()), None, "stacks") == [16, 16, 21]


def test_stacks_of_ones_own_come_back_as_they_were() -> None:
    """[setup.4]"""
    low, high = ["1 w", "1 ww", "1 www", "2 w", "2 ww", "2 www"], ["4 w", "4 ww", "4 www", "5 w", "5 ww", "5 www"]
    m = new(2, stacks=[low, ["3 w", "3 w", "3 ww", "3 www"], high])
    again = Match.at(GAME, m.position())
    assert again.position() == m.position()
    assert sees(again, None, "stacks") == [18, 12, 23]


# Positions that cannot be.

AUCTION: Position = {
    "players": {"anne": {"hand": ["florin 5"]}, "bram": {"hand": ["ducat 5"]}, "cora": {"hand": ["grosso 5"]}},
    "quarries": {"north": ["brick 1 w"]},
    "auction": {"auctioneer": "anne", "bids": {"anne": [], "bram": ["ducat 4"], "cora": []}},
    "agenda": ["bidding cora", "turn bram"],
}
PAYMENT: Position = {
    "players": {"anne": {"hand": ["florin 5", "ducat 3"]}, "bram": {}},
    "supply": ["brick 1 w", "brick 2 w"],
    "laying": ["florin 3"],
    "agenda": ["payment anne brick 1 w -", "turn bram"],
}
MONEY: Position = {
    "players": {"anne": {}, "bram": {}},
    "shown": ["florin 3", "florin 4", "florin 5"],
    "agenda": ["take anne -", "take bram -", "turn bram"],
}
BUILDING: Position = {
    "players": {"anne": {}, "bram": {}},
    "lot": ["brick 1 w", "brick 2 w"],
    "agenda": ["building anne -", "turn bram"],
}
SHARING: Position = {
    "players": {"anne": {}, "bram": {}},
    "quarries": {"north": ["brick 1 w", "brick 2 w", "marble 1 w"]},
    "lot": ["marble 2 w"],
    "agenda": ["building anne marble 2 w", "share bram", "clear", "turn bram"],
}
REBUILD: Position = {
    "players": {"anne": {"hand": ["florin 3"], "palaces": [["brick 1 w"], ["brick 2 w"]]}, "bram": {}},
    "agenda": ["attaching anne brick 1 w", "spending anne", "turn bram"],
}
FIRST: Position = {
    "players": {
        "anne": {"hand": ["florin 3", "florin 4", "florin 5", "florin 6"]},
        "bram": {"hand": ["ducat 3", "ducat 4", "ducat 5", "ducat 6"]},
    },
    "quarries": {"north": ["brick 1 w"], "east": ["brick 1 ww"], "south": ["brick 1 www"], "west": ["brick 2 w"]},
    "supply": ["brick 2 ww"],
    "agenda": ["first"],
}


@pytest.mark.parametrize("position", [AUCTION, PAYMENT, MONEY, BUILDING, SHARING, REBUILD, FIRST])
def test_these_can_be(position: Position) -> None:
    """Or the refusals below would prove little."""
    assert options(Match.at(GAME, position))


def anne(**player: object) -> Position:
    return {"players": {"anne": player, "bram": {}}}


def bids(auctioneer: str = "anne", **laid: list[str]) -> Position:
    return {"auction": {"auctioneer": auctioneer, "bids": laid}}


@pytest.mark.parametrize(
    ("base", "change", "where", "said"),
    [
        # Words.
        (bare(), {"game": "caylus"}, "game", "not of 'palazzo'"),
        (bare(), {"rules": 99}, "rules", "written for rules 99"),
        (bare(), {"quarry": {}}, "quarry", "means nothing here"),
        (bare(), {"quarries": {"centre": []}}, "quarries", "'centre' means nothing here"),
        (bare(), {"quarries": []}, "quarries", "wanted: an object"),
        (bare(), {"supply": "brick 1 w"}, "supply", "wanted: a list"),
        (bare(), {"supply": ["brick 6 w"]}, "supply", "'brick 6 w' is not a tile"),
        (bare(), {"discard": ["florin 8"]}, "discard", "'florin 8' is not a card"),
        (bare(), {"builder": "centre"}, "builder", "'centre' is not a quarry"),
        (bare(), {"builder": None}, "builder", "must stand on a quarry"),
        (bare(), {"riders": 6}, "riders", "a number from 0 to 5"),
        (bare(), {"riders": True}, "riders", "a number from 0 to 5"),
        (bare(), {"options": {"stacks": "halves"}}, "options", "there is no split 'halves'"),
        (bare(), {"reshuffled": "no"}, "reshuffled", "true or false"),
        (bare(), {"options": {"stacks": [[["x"]], [], []]}}, "options", "is not a tile"),
        (bare(), {"options": {"stacks": [[{}], [], []]}}, "options", "is not a tile"),
        (bare(), {"agenda": ["reveal ²", "reveal 2", "market anne", "turn bram"]}, "agenda", "wanted a number"),
        (bare(), {"players": {1: {}, "bram": {}}}, "players", "names are texts"),
        (bare(), {"options": {"draughts": 1}}, "options", "no option 'draughts'"),
        (bare(), {"agenda": "turn anne"}, "agenda", "wanted: a list"),
        (bare(), {"agenda": ["lunch"]}, "agenda", "there is no step 'lunch'"),
        (bare(), {"agenda": ["turn zoe"]}, "agenda", "lacks a seat"),
        (bare(), {"agenda": ["turn anne bram"]}, "agenda", "'bram' does not belong"),
        (bare(), {"agenda": ["turn -"]}, "agenda", "lacks a player"),
        (bare(), {"players": []}, "players", "each player by name"),
        (bare(), {"players": {"anne": {}}}, "players", "is for 2 to 4"),
        (bare(), anne(purse=[]), "players.anne", "'purse' means nothing here"),
        # More than is in the box.
        (bare(), anne(hand=["florin 3"] * 4), "", "florin 3 is there 4 times"),
        (
            bare(),
            anne(hand=["certificate"] * 6) | {"discard": ["certificate"] * 5},
            "",
            "certificate is there 11 times",
        ),
        (bare(), {"supply": ["brick 1 w", "brick 1 w"]}, "", "brick 1 w lies in more places"),
        (bare(), anne(palaces=[["brick 3 w"], ["brick 3 w"]]) | {"box": ["brick 3 w"]}, "", "brick 3 w lies in more"),
        # Out of order.
        (bare(), {"riders": 1, "box": []}, "box", "stack 3 is begun, so brick 1 w of stack 1 must be out"),
        (bare(), {"supply": ["brick 4 w"], "box": []}, "box", "stack 2 is begun"),
        # Hands and palaces.
        (bare(), anne(hand=["florin 3"], known=["florin 4"]), "players.anne.known", "florin 4 is not so often"),
        (bare(), anne(hand=["certificate"] * 5, known=[]), "players.anne.known", "5 cards would be unknown"),
        (bare(), anne(palaces=[[]]), "players.anne.palaces[0]", "a list of tiles"),
        (bare(), anne(palaces=["brick 1 w"]), "players.anne.palaces[0]", "a list of tiles"),
        (bare(), anne(palaces=[["brick 2 w", "brick 1 w"]]), "players.anne.palaces[0]", "brick 1 w cannot stand on"),
        (bare(), anne(palaces=[["brick 2 w", "marble 2 w"]]), "players.anne.palaces[0]", "cannot stand on"),
        # The end.
        (bare(), {"riders": 5}, "riders", "the agenda must be empty"),
        (bare(), {"agenda": []}, "riders", "all five riders are out"),
        # What lies on the table in no step but its own.
        (bare(), {"shown": ["florin 3"]}, "shown", "while money is taken"),
        (bare(), {"laying": ["florin 3"]}, "laying", "while somebody pays or bids"),
        (bare(), {"lot": ["brick 1 w"]}, "lot", "while somebody builds"),
        (bare(), bids(anne=[], bram=[]), "auction", "while somebody bids"),
        # The agenda.
        (bare(), {"agenda": ["turn anne", "turn bram"]}, "agenda", "'turn' is not a step of a turn"),
        (bare(), {"agenda": ["market anne"]}, "agenda", "must end with the turn of the next player"),
        (bare(), {"agenda": ["market anne", "turn anne"]}, "agenda", "do not follow each other"),
        (bare(), {"agenda": ["reveal 1", "market anne", "turn bram"]}, "agenda", "do not follow each other"),
        (bare(), {"agenda": ["reveal 3", "market anne", "turn bram"]}, "agenda", "do not follow each other"),
        (bare(), {"agenda": ["clear", "turn bram"]}, "agenda", ""),
        (bare(), {"agenda": ["building anne -", "turn bram"]}, "lot", "nothing to build"),
        (bare(), {"agenda": ["rebuilding anne", "spending anne", "turn bram"]}, "agenda", "needs a card"),
        # Taking money.
        (MONEY, {"shown": ["florin 3"]}, "shown", "3 cards must lie there"),
        (MONEY, {"agenda": ["take bram -", "take anne -", "turn bram"]}, "agenda", "do not follow each other"),
        (MONEY, {"agenda": ["take bram -", "turn bram"]}, "shown", "1 cards must lie there"),
        (MONEY, {"agenda": ["show", "take anne -", "take bram -", "turn bram"]}, "shown", "until 3 lie there"),
        # Payments.
        (PAYMENT, {"agenda": ["payment anne marble 1 w -", "turn bram"]}, "agenda", "is not on the supply"),
        (PAYMENT, {"agenda": ["payment anne brick 1 w brick 1 w", "turn bram"]}, "agenda", "is not on the supply"),
        (PAYMENT, {"agenda": ["payment anne brick 2 w brick 1 w", "turn bram"]}, "agenda", "named first"),
        (PAYMENT, {"agenda": ["payment bram brick 1 w -", "turn bram"]}, "agenda", "do not follow each other"),
        (PAYMENT, {"laying": ["florin 3", "ducat 4"]}, "laying", "one currency"),
        (PAYMENT, {"laying": ["ducat 4"]}, "laying", "cannot be finished"),
        # The auction.
        (AUCTION, {"auction": None}, "auction", "no auction"),
        (AUCTION, bids("dirk", anne=[], bram=["ducat 4"], cora=[]), "auction.auctioneer", "'dirk' is not a player"),
        (AUCTION, bids("bram", anne=[], bram=["ducat 4"], cora=[]), "auction", "the one whose turn it is"),
        (AUCTION, bids(anne=[], bram=["ducat 4"]), "auction.bids", "cora bids but has passed"),
        (AUCTION, bids(cora=["grosso 4"]), "auction.bids", "with one bidder left"),
        (AUCTION, bids(anne=[], bram=["ducat 4"], cora=["grosso 6"]), "auction.bids", "bids must rise"),
        (AUCTION, bids(anne=[], bram=[], cora=[]), "auction.bids", ""),
        (AUCTION, bids(bram=["ducat 4"], cora=[]), "auction.bids", "cora"),
        (AUCTION, bids(anne=[], bram=["ducat 4", "florin 3"], cora=[]), "auction.bids.bram", "one currency"),
        (AUCTION, {"quarries": {}}, "quarries", "one to three tiles"),
        (AUCTION, {"laying": ["grosso 4", "florin 3"]}, "laying", "one currency"),
        (AUCTION, {"agenda": ["bidding cora", "market anne", "turn bram"]}, "agenda", "only the next turn"),
        (AUCTION, bids(["anne"], anne=[]), "auction.auctioneer", "is not a player"),  # type: ignore[arg-type]
        (
            AUCTION,
            {**bids(bram=["florin 3"], cora=["ducat 5"]), "agenda": ["bidding bram", "turn bram"]},
            "auction.bids",
            "no more than the opening",
        ),
        # Where the builder stands.
        (bare(), {"builder": "north", "quarries": {"north": ["brick 1 w"]}}, "quarries", "where the builder stands"),
        (
            bare(),
            {
                "builder": "north",
                "quarries": {
                    "north": ["brick 1 w", "brick 2 w"],
                    "east": ["marble 1 w"],
                    "south": ["marble 1 ww"],
                    "west": ["marble 2 w"],
                },
            },
            "quarries",
            "where the builder stands",
        ),
        (
            BUILDING,
            {
                "builder": "north",
                "quarries": {
                    "north": ["marble 1 w"],
                    "east": ["marble 1 ww"],
                    "south": ["marble 1 www"],
                    "west": ["marble 2 w"],
                },
                "agenda": ["building bram -", "turn bram"],
            },
            "quarries",
            "still lies there",
        ),
        # Building, sharing out, rebuilding.
        (BUILDING, {"lot": ["brick 1 w", "brick 2 w", "marble 1 w", "marble 2 w"]}, "lot", "shared out, not won"),
        (BUILDING, {"agenda": ["building anne marble 5 w", "turn bram"]}, "agenda", "not in the lot"),
        (SHARING, {"quarries": {"north": ["brick 1 w"]}}, "quarries", "too few tiles"),
        (SHARING, {"lot": ["marble 2 w", "marble 1 ww"]}, "lot", "one tile at a time"),
        (
            SHARING,
            {"agenda": ["building bram marble 2 w", "share bram", "clear", "turn bram"]},
            "agenda",
            "is building",
        ),
        (SHARING, {"agenda": ["share anne", "share bram", "clear", "turn bram"]}, "", ""),
        (REBUILD, {"agenda": ["attaching anne brick 1 w", "turn bram"]}, "agenda", "ends with spending"),
        (
            REBUILD,
            {"agenda": ["attaching anne brick 1 ww", "spending anne", "turn bram"]},
            "agenda",
            "cannot be attached",
        ),
        (
            REBUILD,
            {"agenda": ["detaching anne brick 1 w", "spending anne", "turn bram"]},
            "agenda",
            "two palaces hold",
        ),
        # Set-up.
        (FIRST, {"builder": None}, "builder", "does not fit"),
        (FIRST, {"supply": []}, "quarries", "one tile lies on each quarry and one on the supply"),
        (FIRST, {"players": {"anne": {"hand": []}, "bram": {"hand": []}}}, "players.anne.hand", "does not fit"),
        (FIRST, {"agenda": ["deal bram", "deal anne", "first"]}, "agenda", "set-up goes"),
        (FIRST, {"discard": ["florin 7"]}, "agenda", "nothing else lies on the table"),
        (FIRST, {"box": ["marble 1 w"]}, "box", "no tile is out of the game yet"),
    ],
)
def test_an_impossible_position_is_refused_with_its_reason(
    base: Position, change: Position, where: str, said: str
) -> None:
    position = copy.deepcopy({**base, **change})
    with pytest.raises(BadPosition) as refused:
        Match.at(GAME, position)
    assert refused.value.reason
    assert refused.value.where.startswith(where)
    assert said in refused.value.reason


@pytest.mark.parametrize(
    ("position", "builder"),
    [
        (bare(), "north"),
        ({**bare(), "quarries": {"north": ["brick 1 w"], "east": ["brick 2 w"]}}, "south"),
        (AUCTION, "north"),
        (SHARING, "north"),
        ({**AUCTION, "quarries": {"west": ["brick 1 w"]}}, "west"),
        (
            {"players": {"anne": {}, "bram": {}}, "agenda": ["builder", "layout", "deal anne", "deal bram", "first"]},
            None,
        ),
    ],
)
def test_a_builder_who_is_not_placed_stands_where_he_can(position: Position, builder: str | None) -> None:
    assert Match.at(GAME, position).position()["builder"] == builder


def test_players_are_named_as_the_position_names_them() -> None:
    match = new()
    match.play(SET_UP.rpartition("first anne")[0].rstrip("; "))
    written = json.dumps(match.position()).replace("anne", "Zoë").replace("bram", "anne")
    position = json.loads(written)
    position["players"]["Zoë"]["palaces"] = [["brick 1 ww"]]
    with pytest.raises(BadPosition) as refused:
        Match.at(GAME, position)
    assert refused.value.where == "players.Zoë.palaces"
