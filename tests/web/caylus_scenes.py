"""The main scenes of Caylus, as positions: what the pictures show and what tests begin with."""

from typing import Final

import bouwmeester
from bouwmeester import Match
from bouwmeester.core.state import State

#: The phases that follow on the placing of workers.
TO_COME: Final = [
    *[f"special {site}" for site in ("gate", "trading-post", "guild", "joust-field", "stables", "inn")],
    "bribes",
    "road -",
    "castle",
    "end",
]
EVERYBODY: Final = ("anne", "bram", "cora", "dirk")
PLAYERS: Final[dict[str, dict[str, object]]] = {
    "anne": {
        "deniers": 7, "food": 3, "wood": 3, "stone": 2, "cloth": 2, "gold": 1, "points": 31,
        "favours": {"prestige": 1, "money": 1, "resources": 1, "buildings": 2},
        "houses": {"dungeon": 2, "walls": 1},
    },
    "bram": {
        "deniers": 5, "food": 1, "wood": 2, "stone": 2, "cloth": 1, "points": 27,
        "favours": {"prestige": 1, "resources": 1, "buildings": 1},
        "houses": {"walls": 1},
    },
    "cora": {
        "deniers": 9, "food": 2, "stone": 1, "cloth": 3, "points": 29,
        "favours": {"prestige": 1, "money": 2, "resources": 2},
        "houses": {"dungeon": 1, "walls": 1},
    },
    "dirk": {
        "deniers": 6, "food": 3, "wood": 1, "stone": 2, "gold": 1, "points": 38,
        "favours": {"prestige": 2, "money": 1, "buildings": 1},
        "houses": {"dungeon": 2, "walls": 2},
    },
}  # fmt: skip
ROAD: Final[dict[str, object]] = {
    "1": {"tile": "neutral-quarry", "worker": "anne"},
    "2": {"tile": "residence", "owner": "bram"},
    "3": {"tile": "neutral-farm", "worker": "bram"},
    "4": {"tile": "neutral-carpenter", "worker": "dirk"},
    "5": {"tile": "statue", "owner": "anne"},
    "6": "neutral-marketplace",
    "8": {"tile": "carpenter", "worker": "cora"},
    "9": {"tile": "sawmill", "owner": "anne"},
    "10": {"tile": "cloth-farm", "owner": "cora"},
    "11": {"tile": "mason", "owner": "bram", "worker": "anne"},
    "12": {"tile": "lawyer", "owner": "dirk"},
    "13": {"tile": "wood-peddler", "owner": "anne", "worker": "cora"},
    "14": {"tile": "park", "owner": "dirk"},
    "15": {"tile": "architect", "owner": "bram"},
    "16": {"tile": "gold-mine", "worker": "dirk"},
    "17": {"tile": "bank", "owner": "cora"},
}
BOARD: Final[dict[str, object]] = {"bailiff": 15, "turn": 8, "counted": ["dungeon"]}


def at(**position: object) -> Match[State]:
    return Match.at(bouwmeester.load("caylus"), {"players": PLAYERS, "road": ROAD, **BOARD, **position})


def mine(**more: object) -> dict[str, object]:
    return {**PLAYERS, "anne": {**PLAYERS["anne"], **more}}


def placing() -> Match[State]:
    """Bram has passed; I am to place a worker."""
    return at(
        order=["dirk", "bram", "cora", "anne"],
        passed=["bram"],
        special={"trading-post": "bram", "guild": "anne", "joust-field": "cora"},
        stables=["dirk"],
        inn={"guest": "cora"},
        castle=["dirk", "bram"],
        agenda=["placing anne", *TO_COME],
    )


def beginning() -> Match[State]:
    """The first turn: nothing is built, and all of the stock is there."""
    players = {one: {"deniers": 5, "food": 2, "wood": 1} for one in (*EVERYBODY, "els")}
    game = bouwmeester.load("caylus")
    return Match.at(game, {"players": players, "agenda": ["placing anne", *TO_COME]})


def gate() -> Match[State]:
    """Phase 3: my worker at the gate may go on."""
    return at(special={"gate": "anne"}, passed=list(EVERYBODY), agenda=["gate anne", *TO_COME[1:]])


def bribe() -> Match[State]:
    """Phase 4: I may move the provost."""
    return at(passed=["anne", "bram", "cora", "dirk"], agenda=[*[f"bribe {one}" for one in EVERYBODY], *TO_COME[7:]])


def building() -> Match[State]:
    """Phase 5: my worker is at the mason's."""
    quiet = {space: tile for space, tile in ROAD.items() if not (isinstance(tile, dict) and "worker" in tile)}
    road = {**quiet, "1": "neutral-quarry", "3": "neutral-farm", "4": "neutral-carpenter"}
    road |= {"11": ROAD["11"], "13": {"tile": "wood-peddler", "owner": "anne"}}
    return at(road=road, passed=list(EVERYBODY), agenda=["construction anne mason", "road 11", "castle", "end"])


def _at_work(space: str, tile: str, *agenda: str, **more: object) -> Match[State]:
    """Phase 5: of all workers mine is left, at one building."""
    road = {number: _empty(there) for number, there in ROAD.items()}
    owner = {} if tile == "carpenter" else {"owner": "bram"}
    road[space] = {"tile": tile, "worker": "anne", **owner}
    to_come = [f"road {space}", "castle", "end"]
    return at(road=road, passed=list(EVERYBODY), players=mine(**more), agenda=[*agenda, *to_come])


def alchemist() -> Match[State]:
    """Two goods for a gold, or four for two."""
    return _at_work("15", "alchemist", "trading anne alchemist")


def market() -> Match[State]:
    """The carpenter: a market costs wood, and a cube of any kind; for other buildings something is missing."""
    return _at_work("8", "carpenter", "construction anne carpenter", food=0)


def lawyer() -> Match[State]:
    """Which tile becomes my residence?"""
    return _at_work("12", "lawyer", "lawyer anne")


def peddler() -> Match[State]:
    """Up to two goods, a denier each."""
    return _at_work("13", "wood-peddler", "peddling anne wood-peddler -")


def five() -> Match[State]:
    """Five at the table, and I am to place a worker."""
    els = {
        "deniers": 4, "food": 2, "wood": 2, "cloth": 2, "gold": 2, "points": 25,
        "favours": {"resources": 3, "buildings": 1}, "houses": {"dungeon": 1, "walls": 2},
    }  # fmt: skip
    return at(
        players={**PLAYERS, "els": els},
        order=["dirk", "bram", "els", "cora", "anne"],
        passed=["bram", "els"],
        special={"gate": "els", "trading-post": "bram", "guild": "anne", "joust-field": "cora"},
        stables=["dirk", "els"],
        inn={"guest": "cora"},
        castle=["dirk", "bram", "els", "cora"],
        road={**ROAD, "18": {"tile": "quarry", "owner": "els"}, "19": {"tile": "church", "owner": "els"}},
        agenda=["placing anne", *TO_COME],
    )


def delivery() -> Match[State]:
    """Phase 6: I bring batches for the castle."""
    road = {space: _empty(tile) for space, tile in ROAD.items()}
    return at(
        road=road,
        passed=list(EVERYBODY),
        castle=["anne", "dirk"],
        agenda=[*[f"delivery {one} 0 0 0 0 0 0" for one in ("anne", "dirk")], "most-batches", "end"],
    )


def favour() -> Match[State]:
    """Phase 3: a favour, by the joust field."""
    return at(
        passed=list(EVERYBODY),
        agenda=["favour anne", *TO_COME[4:]],
    )


def end() -> Match[State]:
    road = {space: _empty(tile) for space, tile in ROAD.items()}
    return at(
        road=road, bailiff=24, turn=13, counted=["dungeon", "walls", "towers"], passed=list(EVERYBODY), agenda=[]
    )


def _empty(tile: object) -> object:
    return {key: value for key, value in tile.items() if key != "worker"} if isinstance(tile, dict) else tile
