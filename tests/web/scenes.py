"""The main scenes of Palazzo, as positions: what the pictures show and what tests begin with."""

from typing import Final

import bouwmeester
from bouwmeester import Match
from bouwmeester.core.state import State

MINE: Final = [
    ["brick 1 www", "brick 2 ww", "brick 3 ww", "brick 4 ww", "brick 5 ww"],
    ["marble 1 ww", "marble 2 www", "marble 4 ww"],
    ["sandstone 2 w", "sandstone 4 ww"],
    ["marble 3 w"],
]
NOOR: Final = [
    ["sandstone 1 www", "sandstone 2 www", "sandstone 3 ww", "sandstone 4 w"],
    ["brick 1 ww", "brick 2 www", "marble 4 www"],
    ["brick 3 w"],
]
ALMA: Final = [
    ["marble 1 www", "marble 2 ww", "marble 3 ww", "marble 4 w"],
    ["sandstone 1 ww", "sandstone 2 ww", "sandstone 3 www"],
    ["brick 1 w", "brick 2 w"],
]
HAND: Final = ["florin 3", "florin 5", "ducat 4", "ducat 5", "grosso 5", "grosso 6", "certificate", "certificate"]
BOARD: Final = {
    "supply": ["sandstone 1 w", "marble 1 w", "sandstone 3 w", "brick 3 w"],
    "riders": 2,
    "discard": ["florin 4"] * 3 + ["ducat 3"] * 2,
}
QUARRIES: Final = {
    "west": ["sandstone 3 w", "marble 3 w"],
    "south": ["marble 2 w"],
    "north": [],
}
LOT: Final = ["marble 5 www", "brick 5 w", "brick 4 w"]


def at(position: dict[str, object]) -> Match[State]:
    return Match.at(bouwmeester.load("palazzo"), position)


def players(**more: dict[str, object]) -> dict[str, object]:
    return {
        "anne": {"hand": HAND, "palaces": MINE, **more.get("anne", {})},
        "bram": {"hand": ["florin 7", "ducat 6", "grosso 3"], "palaces": NOOR, **more.get("bram", {})},
        "cora": {"hand": ["florin 6", "ducat 3", "grosso 7", "certificate"], "palaces": ALMA, **more.get("cora", {})},
    }


def auction() -> Match[State]:
    """Noor has opened, Alma leads with 11, I have laid 7 and am to bid."""
    return at(
        {
            "players": players(),
            **BOARD,
            "quarries": {**QUARRIES, "east": LOT},
            "builder": "east",
            "auction": {
                "auctioneer": "bram",
                "bids": {"anne": ["ducat 7"], "bram": ["grosso 6"], "cora": ["grosso 5", "grosso 6"]},
            },
            "agenda": ["bidding anne", "turn cora"],
        }
    )


def cannot_top() -> Match[State]:
    """The same auction, but what I hold goes with nothing I have laid: I can only pass."""
    return at(
        {
            "players": players(anne={"hand": ["florin 3"]}),
            **BOARD,
            "quarries": {**QUARRIES, "east": LOT},
            "builder": "east",
            "auction": {
                "auctioneer": "bram",
                "bids": {"anne": ["ducat 7"], "bram": ["grosso 6"], "cora": ["grosso 5", "grosso 6"]},
            },
            "agenda": ["bidding anne", "turn cora"],
        }
    )


def building() -> Match[State]:
    """I have won three tiles and build them."""
    return at(
        {
            "players": players(),
            **BOARD,
            "quarries": QUARRIES,
            "builder": "east",
            "lot": LOT,
            "agenda": ["building anne -", "turn cora"],
        }
    )


def turn() -> Match[State]:
    return at({"players": players(), **BOARD, "quarries": QUARRIES, "builder": "east", "agenda": ["turn anne"]})


def rich() -> Match[State]:
    """As many cards in one hand as hardly anybody ever has."""
    many = players(anne={"hand": HAND * 2})
    return at({"players": many, **BOARD, "quarries": QUARRIES, "builder": "east", "agenda": ["turn anne"]})


def market() -> Match[State]:
    return at(
        {
            "players": players(),
            **BOARD,
            "quarries": QUARRIES,
            "builder": "east",
            "agenda": ["market anne", "turn bram"],
        }
    )


def money() -> Match[State]:
    return at(
        {
            "players": players(),
            **BOARD,
            "quarries": QUARRIES,
            "builder": "east",
            "shown": ["florin 6", "ducat 7", "grosso 4", "certificate"],
            "agenda": ["take anne -", "take bram -", "take cora -", "turn bram"],
        }
    )


def share() -> Match[State]:
    return at(
        {
            "players": players(),
            **BOARD,
            "quarries": {**QUARRIES, "east": [*LOT, "sandstone 5 ww"]},
            "builder": "east",
            "agenda": ["share anne", "share bram", "share cora", "clear", "turn bram"],
        }
    )


def end() -> Match[State]:
    return at(
        {
            "players": players(
                anne={
                    "palaces": [
                        MINE[0],
                        ["marble 1 ww", "marble 2 www", "marble 3 w", "marble 4 ww", "marble 5 www"],
                        ["sandstone 2 w", "sandstone 4 ww", "sandstone 5 ww"],
                        ["brick 4 w", "brick 5 w"],
                    ]
                }
            ),
            **BOARD,
            "riders": 5,
            "quarries": QUARRIES,
            "builder": "east",
            "agenda": [],
        }
    )


def scattered() -> Match[State]:
    """An end to which somebody comes with nine palaces of one floor."""
    return at(
        {
            "players": players(cora={"palaces": [[tile] for palace in ALMA for tile in palace]}),
            **BOARD,
            "riders": 5,
            "quarries": QUARRIES,
            "builder": "east",
            "agenda": [],
        }
    )
