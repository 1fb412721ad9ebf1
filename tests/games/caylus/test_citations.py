"""Every refusal cites the line of rules.md that says it, and every reason is given somewhere."""

from collections.abc import Callable

import pytest

from bouwmeester import Match
from bouwmeester.core.state import State
from tests.conformance.test_contract import numbered_rules
from tests.games.caylus.table import AFTER, CAYLUS, SPECIAL, Players, last_bribe, last_pass, placing, put, road

POOR: Players = {"anne": {}, "bram": {}}
RICH: Players = {"anne": {"deniers": 9}, "bram": {"deniers": 9}}
FOUR: Players = {"anne": {"deniers": 9}, "bram": {}, "cora": {}, "dirk": {}}
OWN = {"9": {"tile": "quarry", "owner": "anne"}}
LATER = [*SPECIAL[4:], *AFTER]
NEUTRAL = ("neutral-farm", "forest", "neutral-sawmill", "neutral-quarry", "neutral-marketplace", "neutral-carpenter")
MARKET = "build marketplace"


def set_up(*played: str) -> Match[State]:
    match = Match(CAYLUS, 2)
    for action in played:
        match.play(action)
    return match


def at(tile: str, **anne: object) -> Match[State]:
    """Anne's worker on a tile of Bram's on space 9."""
    return road({"anne": anne, "bram": {}}, road={"9": {"tile": tile, "owner": "bram", "worker": "anne"}}, provost=9)


def favour(row: str, column: int, bailiff: int = 18, **anne: object) -> Match[State]:
    """Anne has chosen a row, and its marker has come to that column."""
    players = {"anne": {**anne, "favours": {row: column}, "rows_used": [row]}, "bram": {}}
    return put(players, [f"effect anne {row}", *LATER], passed=["anne", "bram"], bailiff=bailiff)


def gate(**rest: object) -> Match[State]:
    match = last_pass(POOR, "bram", special={"gate": "anne"}, **rest)
    match.play("pass")
    return match


def played(match: Match[State], moves: str) -> Match[State]:
    match.play(moves)
    return match


def full_road() -> Match[State]:
    plots = [*range(9, 16), *range(17, 29)]
    return put(
        {"anne": {"wood": 1, "food": 1, "favours": {"buildings": 2}, "rows_used": ["buildings"]}, "bram": {}},
        ["effect anne buildings", *LATER],
        passed=["anne", "bram"],
        road={str(plot): {"tile": "residence", "owner": "bram"} for plot in plots},
    )


def two_homes() -> Match[State]:
    homes = {str(space): {"tile": "residence", "owner": "anne"} for space in (1, 2)}
    working = {"9": {"tile": "architect", "owner": "bram", "worker": "anne"}}
    return road({"anne": {"stone": 2, "gold": 1}, "bram": {}}, road={**homes, **working}, provost=9)


def waiting() -> Match[State]:
    """Anne's quarry waits for Bram's worker to leave, by the joust; now she is at the lawyer."""
    return put(
        {"anne": {"cloth": 1, "deniers": 1, "favours": {"buildings": 4}}, "bram": {}},
        ["lawyer anne", "road 9", "castle", "end"],
        passed=["anne", "bram"],
        bailiff=12,
        road={
            "9": {"tile": "lawyer", "owner": "bram", "worker": "anne"},
            "10": {"tile": "quarry", "owner": "anne", "worker": "bram", "residence_for": "anne"},
        },
    )


def delivery(bailiff: int = 6, **anne: object) -> Match[State]:
    return road({"anne": anne, "bram": {}}, castle=["anne"], bailiff=bailiff)


def full_towers() -> Match[State]:
    match = delivery(18, food=2, wood=2, stone=2, houses={"towers": 13})
    return played(match, "batch wood stone")


#: A table, what is asked for, and why not by which rule.
CITED: list[tuple[Callable[[], Match[State]], str, str, str]] = [
    (lambda: set_up(), "next cora", "not_seated", "setup.3"),
    (lambda: set_up("next anne"), "next anne", "ordered_already", "setup.3"),
    (lambda: set_up("next anne", "next bram", "lay forest"), "lay forest", "laid_already", "setup.2"),
    # Placing.
    (
        lambda: placing(
            RICH, "anne", road={str(i): {"tile": tile, "worker": "anne"} for i, tile in enumerate(NEUTRAL, 1)}
        ),
        "place castle",
        "no_worker",
        "placing.10",
    ),
    (lambda: placing(POOR, "anne"), "place castle", "too_expensive", "placing.2"),
    (
        lambda: placing({**FOUR, "anne": {"deniers": 2}}, "anne", passed=["bram", "cora"]),
        "place 1",
        "too_expensive",
        "placing.2",
    ),
    (lambda: placing(POOR, "anne", road=OWN), "place 9", "too_expensive", "placing.3"),
    (lambda: placing(POOR, "anne", inn={"guest": "anne"}), "place castle", "too_expensive", "placing.3"),
    (lambda: last_pass({"anne": {"deniers": 2}, "bram": {}}, "anne"), "place castle", "too_expensive", "two.4"),
    (lambda: last_pass({"anne": {}, "bram": {}}, "anne", road=OWN), "place 9", "too_expensive", "placing.3"),
    (lambda: placing(RICH, "anne", special={"gate": "bram"}), "place gate", "occupied", "placing.6"),
    (lambda: placing(RICH, "anne", road={"7": {"worker": "bram"}}), "place 7", "occupied", "placing.6"),
    (lambda: placing(RICH, "anne", inn={"left": "bram"}), "place inn", "occupied", "placing.7"),
    (lambda: gate(inn={"left": "bram"}), "move inn", "occupied", "placing.7"),
    (lambda: placing(RICH, "anne", castle=["anne"]), "place castle", "one_each", "placing.7"),
    (lambda: placing(FOUR, "anne", stables=["bram", "cora", "dirk"]), "place stables", "stables_full", "placing.7"),
    (lambda: placing(RICH, "anne"), "place stables", "no_stables", "two.3"),
    (lambda: placing(RICH, "anne"), "place 9", "empty_plot", "placing.6"),
    (
        lambda: placing(RICH, "anne", road={"1": {"tile": "residence", "owner": "bram"}}),
        "place 1",
        "no_work_there",
        "placing.6",
    ),
    (lambda: gate(), "move gate", "already_at_gate", "special.2"),
    # The provost.
    (lambda: last_bribe(RICH, provost=2), "provost back 2", "off_the_road", "provost.3"),
    (lambda: last_bribe(POOR), "provost ahead 1", "bribe_too_high", "provost.1"),
    # Favours.
    (
        lambda: played(favour("buildings", 3, 12, cloth=1), "build church"),
        "favour buildings",
        "row_used",
        "favours.5",
    ),
    (lambda: favour("money", 2), "column 3", "not_so_far", "favours.2"),
    (lambda: favour("buildings", 4), "build statue", "not_so_far", "favours.2"),
    (lambda: favour("money", 2), "take food", "not_in_row", "favours.2"),
    (lambda: played(favour("resources", 4, wood=1), "give wood"), "take gold", "no_gold", "favours.6"),
    (lambda: favour("resources", 4, wood=1), "give stone", "cube_missing", "favours.6"),
    (lambda: favour("buildings", 5), "build residence", "wrong_colour", "favours.7"),
    (lambda: favour("buildings", 4), "transform 1", "cube_missing", "favours.7"),
    # Buildings.
    (lambda: at("food-farm"), "take stone", "not_made_here", "road.4"),
    (lambda: at("park"), "take stone", "not_made_here", "road.5"),
    (lambda: at("marketplace", wood=1), "sell gold", "cube_missing", "road.3"),
    (lambda: played(at("alchemist", wood=2), "trade small"), "give food", "cube_missing", "road.3"),
    (
        lambda: played(road({"anne": {"wood": 2}, "bram": {}}, road={"8": {"worker": "anne"}}, provost=8), MARKET),
        "give gold",
        "cube_missing",
        "building.3",
    ),
    (lambda: at("wood-peddler", deniers=2), "buy gold", "no_gold", "road.6"),
    (lambda: played(at("alchemist", wood=2), "trade small"), "give gold", "no_gold", "road.7"),
    (lambda: played(at("wood-peddler", deniers=2), "buy wood"), "buy food", "in_order", "road.10"),
    (lambda: played(at("alchemist", food=1, wood=1), "trade small"), "give wood", "too_few_left", "road.10"),
    (lambda: at("bank", deniers=2), "trade large", "cannot_trade", "road.7"),
    (lambda: at("mason", stone=1, food=1), "build quarry", "wrong_colour", "building.1"),
    (lambda: at("mason", stone=1, food=1), "build jeweller", "not_in_stock", "building.2"),
    (full_road, "build mason", "no_plot", "building.4"),
    (lambda: favour("buildings", 5, stone=2, gold=1), "build statue", "no_residence", "building.6"),
    (lambda: at("mason", stone=1, food=1), "build tailor", "cannot_pay_tile", "building.3"),
    (lambda: played(two_homes(), "build statue"), "on 3", "not_your_residence", "building.6"),
    (lambda: at("lawyer", cloth=1, deniers=1), "transform 7", "not_for_lawyer", "lawyer.2"),
    (waiting, "transform 10", "pending_already", "lawyer.5"),
    # The castle.
    (full_towers, "batch wood stone", "no_room", "castle.4"),
    (lambda: delivery(food=1, wood=1), "batch wood stone", "batch_missing", "castle.2"),
    (
        lambda: played(delivery(food=2, wood=1, stone=1, cloth=1, gold=1), "batch wood cloth"),
        "batch stone gold",
        "same_cubes",
        "castle.9",
    ),
]


@pytest.mark.parametrize(("table", "move", "key", "rule"), CITED, ids=[f"{c[2]}-{c[3]}-{c[1]}" for c in CITED])
def test_a_refusal_cites_its_rule(table: Callable[[], Match[State]], move: str, key: str, rule: str) -> None:
    why = table().refusal(move)
    assert why is not None
    assert (why.key, why.rule) == (f"caylus.{key}", rule)
    assert rule in numbered_rules("caylus")


def test_every_reason_is_given_above() -> None:
    given = {(f"caylus.{key}", rule) for _, _, key, rule in CITED}
    assert {(reason.key, reason.rule) for reason in CAYLUS.reasons} == given


@pytest.mark.parametrize(
    ("table", "rule"),
    [
        (lambda: placing(RICH, "anne"), "placing.1"),
        (lambda: gate(), "special.2"),
        (lambda: last_bribe(RICH), "provost.1"),
        (lambda: at("food-farm"), "road.4"),
        (lambda: at("park"), "road.5"),
        (lambda: at("marketplace", wood=1), "road.8"),
        (lambda: at("wood-peddler", deniers=2), "road.6"),
        (lambda: at("bank", deniers=2), "road.7"),
        (lambda: played(at("alchemist", wood=2), "trade small"), "road.7"),
        (lambda: at("mason", stone=1, food=1), "building.1"),
        (lambda: played(two_homes(), "build statue"), "building.6"),
        (waiting, "lawyer.1"),
        (lambda: delivery(food=1), "castle.1"),
        (lambda: favour("money", 1), "favours.2"),
        (lambda: played(favour("resources", 4, wood=1), "give wood"), "favours.6"),
    ],
)
def test_what_does_not_belong_here_is_refused_by_the_rule_of_the_step(
    table: Callable[[], Match[State]], rule: str
) -> None:
    why = table().refusal("next anne")
    assert why is not None
    assert (why.key, why.rule) == ("core.not_now", rule)
