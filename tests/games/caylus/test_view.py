"""Views of Caylus: what follows from the table by the rules, so that nobody who draws it needs any."""

import json
import random
from typing import Any, cast

import pytest

from bouwmeester import Match
from bouwmeester.bots import bot
from bouwmeester.core.state import State
from bouwmeester.games.caylus.reference import reference
from bouwmeester.games.caylus.view import CaylusView
from tests.games.caylus.table import (
    CAYLUS,
    PAIR,
    TRIO,
    Players,
    deniers,
    last_bribe,
    last_pass,
    placing,
    points,
    put,
    road,
)


def seen(match: Match[State]) -> CaylusView:
    return cast(CaylusView, match.view())


def test_prices_now_and_after_the_next_pass() -> None:
    three = {"anne": {"deniers": 9}, "bram": {"deniers": 9}, "cora": {}}
    match = placing(three, "anne", road={"9": {"tile": "mason", "owner": "bram"}})
    view = seen(match)
    assert (view["bridge"], view["price"], view["price_next"]) == ([1, 2, 3], 1, 2)
    match.play("pass")
    view = seen(match)
    assert (view["price"], view["price_next"]) == (2, 3)
    # Bram pays 1 for his own building, and for all that is free there is a price.
    assert view["prices"]["9"] == 1
    assert view["prices"]["castle"] == view["prices"]["stables"] == view["prices"]["16"] == 2
    assert "10" not in view["prices"]
    match.play("pass")
    assert (seen(match)["price"], seen(match)["price_next"]) == (3, None)
    match.play("pass")
    view = seen(match)
    assert (view["price"], view["price_next"], view["prices"]) == (None, None, {})


def test_the_prices_of_two_players_and_of_the_guest() -> None:
    match = placing(PAIR, "anne", inn={"guest": "anne"})
    assert seen(match)["bridge"] == [1, 3]
    assert set(seen(match)["prices"].values()) == {1}
    match.play("pass")
    assert seen(match)["prices"]["castle"] == 3
    assert "stables" not in seen(match)["prices"]


@pytest.mark.parametrize("seed", range(3))
def test_prices_are_what_is_paid(seed: int) -> None:
    match = Match(CAYLUS, 4)
    rng = random.Random(seed)
    match.run_chance(rng)
    for _ in range(300):
        if match.to_move is None:
            return
        view = seen(match)
        action = rng.choice(match.legal())
        who = str(view["acting"])
        before = view["seats"][who]["deniers"]
        offered = {one.text.removeprefix("place ") for one in match.legal() if one.verb == "place"}
        assert offered == {site for site, price in view["prices"].items() if price <= before}
        match.play(action)
        if action.verb == "place":
            site = action.text.removeprefix("place ")
            assert seen(match)["seats"][who]["deniers"] == before - view["prices"][site]


def test_phases_have_their_names() -> None:
    match = last_pass(
        {"anne": {"cloth": 1, "houses": {"dungeon": 2}}, "bram": {"food": 1, "wood": 1, "stone": 1}},
        "bram",
        bailiff=11,
        special={"gate": "anne"},
        castle=["bram"],
        road={"1": {"tile": "forest", "worker": "anne"}},
    )
    phases = [seen(match)["phase"]]
    for move in ("pass", "home", "provost stay", "provost stay", "take food", "batch wood stone", "stop"):
        match.play(move)
        phases.append(seen(match)["phase"])
    assert phases == ["placing", "special", "provost", "provost", "road", "castle", "castle", "castle"]
    match.play("favour money; skip")
    assert (seen(match)["phase"], seen(match)["acting"]) == ("end", "anne")
    assert seen(Match(CAYLUS, 2))["phase"] == "setup"


def test_what_works_and_what_each_move_of_the_provost_would_change() -> None:
    match = last_bribe(
        PAIR,
        bailiff=9,
        provost=9,
        road={
            "1": {"tile": "residence", "owner": "anne"},
            "7": {"worker": "anne"},
            "9": {"tile": "quarry", "owner": "bram", "worker": "bram"},
            "10": {"tile": "sawmill", "owner": "bram", "worker": "anne"},
            "11": {"tile": "mason", "owner": "bram"},
        },
    )
    view = seen(match)
    works = [space["space"] for space in view["road"] if space["works"]]
    assert works == [2, 3, 4, 5, 6, 7, 8, 9]
    moves = {move["move"]: move for move in view["moves"]}
    assert list(moves) == [f"{way} {i}" for way in ("back",) for i in (3, 2, 1)] + [
        "stay",
        "ahead 1",
        "ahead 2",
        "ahead 3",
    ]

    def move(word: str) -> dict[str, Any]:
        return {key: value for key, value in moves[word].items() if key not in ("move", "counts")}

    assert move("back 3") == {"space": 6, "price": 3, "on": [], "off": [7, 9], "bailiff": 10}
    assert move("stay") == {"space": 9, "price": 0, "on": [], "off": [], "bailiff": 10}
    assert move("ahead 2") == {"space": 11, "price": 2, "on": [10], "off": [], "bailiff": 11}
    match.play("provost stay")
    assert (seen(match)["phase"], seen(match)["at_work"]) == ("placing", None)


def test_which_counts_a_move_of_the_provost_brings() -> None:
    view = seen(last_bribe(PAIR, bailiff=10, provost=10))
    assert {move["move"]: move["counts"] for move in view["moves"] if move["counts"]} == {
        f"ahead {spaces}": ["dungeon"] for spaces in (1, 2, 3)
    }


def test_nobody_moves_the_provost_after_phase_4() -> None:
    match = road({"anne": {"deniers": 5}, "bram": {}}, road={"7": {"worker": "anne"}}, provost=7)
    assert (seen(match)["phase"], seen(match)["at_work"], seen(match)["moves"]) == ("road", 7, [])


def test_what_each_section_still_pays() -> None:
    match = put({"anne": {"houses": {"dungeon": 2, "walls": 1}}, "bram": {}}, bailiff=12)
    dungeon, walls, towers = seen(match)["sections"]
    assert (dungeon["counted"], dungeon["built"], dungeon["left"]) == (True, 2, 0)
    assert (walls["counted"], walls["built"], walls["left"]) == (False, 1, 9)
    assert towers["left"] == 14
    assert seen(match)["section"] == "walls"
    printed = reference()["sections"]
    assert [printed[section]["points"] for section in ("dungeon", "walls", "towers")] == [5, 4, 3]
    assert (printed["towers"]["size"], printed["towers"]["marker"], printed["towers"]["penalty"]) == (14, 24, 4)
    assert printed["walls"]["favours"] == [0, 0, 1, 2, 2, 3, 3]


def test_what_a_count_would_do_to_each() -> None:
    players: Players = {"anne": {"houses": {"dungeon": 3}}, "bram": {"points": 1}, "cora": {"points": 9}}
    seats = seen(put(players))["seats"]
    assert seats["anne"]["counts"]["dungeon"] == {"favours": 1, "points": 0}
    assert seats["bram"]["counts"]["dungeon"] == {"favours": 0, "points": -1}
    assert seats["cora"]["counts"] == {
        "dungeon": {"favours": 0, "points": -2},
        "walls": {"favours": 0, "points": -3},
        "towers": {"favours": 0, "points": -4},
    }
    later = seen(put(TRIO, bailiff=18))["seats"]["anne"]["counts"]
    assert list(later) == ["towers"]


@pytest.mark.parametrize("bailiff", [11, 17, 23])
def test_a_count_does_what_was_foreseen(bailiff: int) -> None:
    section = {11: "dungeon", 17: "walls", 23: "towers"}[bailiff]
    match = last_bribe(
        {"anne": {"points": 1}, "bram": {"points": 9}, "cora": {"houses": {section: 1}}}, bailiff=bailiff
    )
    foreseen = {name: seat["counts"][section]["points"] for name, seat in seen(match)["seats"].items()}
    before = {name: cast(int, points(match, name)) for name in foreseen}
    match.play("provost stay")
    assert {name: before[name] + foreseen[name] for name in foreseen} == {
        name: points(match, name) for name in before
    }


def test_income_and_final_points() -> None:
    match = last_bribe(
        {"anne": {"deniers": 9, "gold": 1, "wood": 4, "points": 5}, "bram": {}},
        road={"1": {"tile": "residence", "owner": "anne"}, "2": {"tile": "hotel", "owner": "anne"}},
    )
    anne = seen(match)["seats"]["anne"]
    assert (anne["income"], anne["total"]) == (5, 5 + 3 + 1 + 2)
    match.play("provost stay")
    assert deniers(match, "anne") == 9 + 5


def test_locks_of_the_favours() -> None:
    assert seen(put(PAIR))["columns"] == [None, None, "dungeon", "dungeon", "walls"]
    assert seen(put(PAIR, bailiff=12))["columns"] == [None, None, None, None, "walls"]
    assert seen(put(PAIR, bailiff=18))["columns"] == [None] * 5


def test_the_table_of_favours_as_printed() -> None:
    assert seen(put(PAIR))["favour_table"]
    table = reference()["favours"]
    assert table["prestige"][4] == {"points": 5}
    assert table["money"][0] == {"deniers": 3}
    assert table["resources"] == [
        {"take": ["food"]},
        {"take": ["wood", "stone"]},
        {"take": ["cloth"]},
        {"exchange": 2},
        {"take": ["gold"]},
    ]
    assert table["buildings"] == [
        {},
        {"build": "wood", "discount": "wood"},
        {"build": "stone", "discount": "stone"},
        {"lawyer": 0},
        {"build": "prestige"},
    ]
    assert not seen(put(PAIR, options={"favours": "points"}))["favour_table"]


def test_tiles_as_printed() -> None:
    view = seen(put({"anne": {"wood": 1, "gold": 1}, "bram": {}}))
    tiles = reference()["tiles"][view["figures"]]
    assert tiles["food-farm"] == {
        "kind": "wood",
        "effect": "produce",
        "cost": {"food": 1, "wood": 1},
        "points": 2,
        "produces": [{"food": 2}, {"cloth": 1}],
    }
    assert tiles["marketplace"]["any"] == 1
    assert tiles["park"]["bonus"] == ["food", "wood"]
    assert tiles["hotel"]["income"] == 2
    assert tiles["monument"]["favours"] == 2
    assert tiles["wood-peddler"]["prices"] == [1, 1]
    assert tiles["architect"]["builds"] == "prestige"
    assert tiles["lawyer"]["pays"] == {"deniers": 1, "cubes": {"cloth": 1}}
    assert tiles["alchemist"]["trades"] == [{"resources": 2, "gold": 1}, {"resources": 4, "gold": 2}]
    assert tiles["tailor"]["trades"][0] == {"cubes": {"cloth": 1}, "points": 2}
    assert set(view["stock"]) < set(tiles)
    assert view["seats"]["anne"]["payable"] == ["marketplace", "wood-peddler"]
    rich = seen(put({"anne": {"cloth": 1, "deniers": 1}, "bram": {"cloth": 1, "deniers": 0}}))["seats"]
    assert (rich["anne"]["payable"], rich["bram"]["payable"]) == (["residence"], [])
    other = reference()["tiles"][seen(put(PAIR, options={"figures": "printed"}))["figures"]]
    assert (other["church"]["points"], tiles["church"]["points"]) == (3, 4)
    assert other["tailor"]["trades"][0] == {"cubes": {"cloth": 2}, "points": 4}
    assert other["jeweller"]["trades"] == [{"cubes": {"gold": 1}, "points": 5}, {"cubes": {"gold": 2}, "points": 9}]


def test_what_is_printed_on_the_board() -> None:
    printed = reference()
    assert (printed["workers"], printed["favour"]) == (6, 3)
    assert printed["scoring"] == {"gold": 3, "cubes": 3, "deniers": 4}
    special = printed["special"]
    assert special["trading-post"] == {"gets": {"deniers": 3}}
    assert special["joust-field"] == {"pays": {"deniers": 1, "cubes": {"cloth": 1}}, "gets": {"favours": 1}}
    assert (special["guild"], special["stables"], special["inn"]) == ({"spaces": 3}, {"places": 3}, {"price": 1})


def test_what_the_present_choice_is_about() -> None:
    alchemist = {"9": {"tile": "alchemist", "owner": "bram", "worker": "anne"}}
    match = road({"anne": {"food": 2, "wood": 2, "gold": 1}, "bram": {}}, road=alchemist, provost=9)
    assert seen(match)["choice"] == {"tile": "alchemist"}
    match.play("trade large; give food; give food")
    cubes = {"food": 0, "wood": 2, "stone": 0, "cloth": 0}
    assert seen(match)["choice"] == {"left": 2, "least": "food", "cubes": cubes, "continues": True}
    count = road({"anne": {"houses": {"walls": 5}}, "bram": {}}, bailiff=17)
    assert seen(count)["choice"] == {"waiting": 2}
    count.play("favour money")
    assert seen(count)["choice"] == {"row": "money", "waiting": 2, "continues": True}


def test_what_can_be_bought_in_any_order() -> None:
    peddler = {"9": {"tile": "wood-peddler", "owner": "bram", "worker": "anne"}}
    match = road({"anne": {"deniers": 3}, "bram": {}}, road=peddler, provost=9)
    both = {"food": 2, "wood": 2, "stone": 2, "cloth": 2}
    assert seen(match)["choice"] == {"tile": "wood-peddler", "prices": [1, 1], "left": 2, "cubes": both}
    match.play("buy stone")
    choice = seen(match)["choice"]
    assert (choice["bought"], choice["left"], choice["prices"]) == ("stone", 1, [1])
    assert (choice["cubes"], choice["continues"]) == ({"stone": 1, "cloth": 1}, True)
    poor = road({"anne": {"deniers": 1}, "bram": {}}, road=peddler, provost=9)
    assert seen(poor)["choice"]["prices"] == [1]


def test_batches_that_can_be_added_are_named_as_the_rules_want_them() -> None:
    """Wood and cloth first, then stone and gold: the same cubes are wood and stone, cloth and gold."""
    hoard = {"food": 3, "wood": 1, "stone": 1, "cloth": 1, "gold": 1}
    match = road({"anne": hoard, "bram": {}}, castle=["anne"])
    assert seen(match)["choice"]["more"]["stone gold"] == ["stone gold"]
    match.play("batch wood cloth")
    assert match.refusal("batch stone gold") is not None
    choice = seen(match)["choice"]
    assert (choice["batches"], choice["continues"]) == (["wood cloth"], True)
    assert choice["more"] == {"stone gold": ["wood stone", "cloth gold"]}
    other = road({"anne": hoard, "bram": {}}, castle=["anne"])
    other.play("batch wood stone; batch cloth gold")
    assert seen(other)["choice"]["more"] == {}


def test_what_each_choice_takes_and_brings() -> None:
    rich: Players = {
        "anne": {"deniers": 9, "food": 3, "wood": 3, "stone": 3, "cloth": 3, "gold": 3},
        "bram": {},
    }

    def at(tile: str, **more: object) -> dict[str, Any]:
        space = {"tile": tile, "owner": "bram", "worker": "anne"}
        return dict(seen(road(rich, road={"9": space, **more}, provost=9))["offers"])

    assert at("marketplace")["sell cloth"] == {"pays": {"cubes": {"cloth": 1}}, "gets": {"deniers": 6}}
    assert at("food-farm")["take food"] == {"pays": {}, "gets": {"cubes": {"food": 2}}}
    assert at("church")["trade large"] == {"pays": {"deniers": 4}, "gets": {"points": 5}}
    assert at("alchemist")["trade large"] == {"pays": {"resources": 4}, "gets": {"cubes": {"gold": 2}}}
    assert at("alchemist")["skip"] == {"pays": {}, "gets": {}}
    stone = at("mason")
    assert stone["build church"] == {"pays": {"cubes": {"stone": 1, "cloth": 1}}, "gets": {"points": 4, "favours": 1}}
    own = {"tile": "residence", "owner": "anne"}
    assert at("architect", **{"1": own})["build hotel"] == {
        "pays": {"cubes": {"stone": 3, "gold": 2}},
        "gets": {"points": 16, "income": 1},
    }
    assert at("architect", **{"1": own})["build granary"]["pays"] == {"cubes": {"food": 3, "gold": 1}, "income": 1}
    lawyer = at("lawyer", **{"1": "forest", "10": {"tile": "sawmill", "owner": "anne", "worker": "bram"}})
    assert lawyer["transform 1"] == {
        "pays": {"deniers": 1, "cubes": {"cloth": 1}},
        "gets": {"points": 2, "income": 1},
    }
    assert lawyer["transform 10"]["gets"] == {}  # once the worker is gone
    castle = seen(road(rich, castle=["anne"]))["offers"]
    assert castle["batch wood gold"] == {
        "pays": {"cubes": {"food": 1, "wood": 1, "gold": 1}},
        "gets": {"points": 5},
    }
    assert castle["stop"] == {"pays": {}, "gets": {}}  # nobody falls below 0
    assert seen(placing(PAIR, "anne"))["offers"] == {}


def test_a_cube_of_any_kind_is_told_as_such_until_it_is_chosen() -> None:
    match = road(
        {"anne": {"wood": 2, "gold": 1}, "bram": {}},
        road={"8": {"worker": "anne"}},
        provost=9,
    )
    assert seen(match)["offers"]["build marketplace"] == {
        "pays": {"cubes": {"wood": 1}, "any": 1},
        "gets": {"points": 4},
    }
    match.play("build marketplace")
    assert seen(match)["offers"]["give gold"] == {"pays": {"cubes": {"gold": 1}}, "gets": {"points": 4}}


@pytest.mark.parametrize("seats", CAYLUS.seats)
def test_every_view_is_plain_json(seats: int) -> None:
    match = Match(CAYLUS, seats, {"jeweller": "with"})
    rng = random.Random(seats)
    match.run_chance(rng)
    bots = [bot("greedy", seat) for seat in range(seats)]
    while match.to_move is not None:
        view: dict[str, Any] = dict(match.view())
        assert json.loads(json.dumps(view)) == view
        offered = {action.text for action in match.legal()}
        assert view["offers"] == {} or offered <= set(view["offers"])
        seat = match.to_move
        match.play(bots[seat].choose(CAYLUS, CAYLUS.resample(match.state, seat, rng), seat, match.legal()))
    assert seen(match)["phase"] is None


def test_places_where_a_worker_could_do_nothing() -> None:
    there: dict[str, object] = {
        "1": "neutral-farm",
        "9": {"tile": "mason", "owner": "bram"},
        "10": {"tile": "lawyer", "owner": "bram"},
    }
    poor = {"anne": {"deniers": 1, "food": 0, "wood": 0}, "bram": {}}
    vain = seen(placing(poor, "anne", road=there))["in_vain"]
    # No cubes to build or to sell, no cloth to joust, nothing to deliver, and no denier left to buy with.
    assert {"joust-field", "castle", "7", "8", "9", "10"} <= set(vain)
    assert not {"1", "16", "gate", "trading-post", "guild", "inn"} & set(vain)
    rich = {"anne": {"deniers": 3, "food": 1, "wood": 1, "stone": 2, "cloth": 1}, "bram": {}}
    assert seen(placing(rich, "anne", road=there))["in_vain"] == []
    # A worker of one's own that acts before may bring what is missing, but not for what comes before it.
    working = {**there, "8": {"tile": "carpenter", "worker": "anne"}}
    vain = seen(placing(poor, "anne", road=working))["in_vain"]
    assert "7" in vain
    assert not {"9", "10", "castle"} & set(vain)


def test_what_is_missing_for_a_batch() -> None:
    players = {"anne": {"food": 0, "wood": 2}, "bram": {"food": 1, "wood": 1, "gold": 1}}
    seats = seen(placing(players, "anne"))["seats"]
    assert seats["anne"]["lacks"] == {"food": 1, "kinds": 1}
    assert seats["bram"]["lacks"] == {"food": 0, "kinds": 0}
