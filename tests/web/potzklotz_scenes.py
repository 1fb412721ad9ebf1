"""The main scenes of PotzKlotz, as positions: what the pictures show and what tests begin with."""

import bouwmeester
from bouwmeester import Match
from bouwmeester.core.state import State

HAND = ["25b", "14a", "21b", "24a", "13b"]
#: What the log tells.
TOLD: list[tuple[str, dict[str, str | int]]] = [
    ("potzklotz.new_deal", {"number": 3}),
    ("potzklotz.started", {"card": "28a"}),
    ("potzklotz.passes", {"seat": "anne"}),
    ("potzklotz.lifts", {"seat": "bram", "cell": "c5"}),
    ("potzklotz.sets", {"seat": "bram", "cell": "d4"}),
    ("potzklotz.laid", {"seat": "bram", "card": "26b", "turns": 1}),
    ("potzklotz.lifts", {"seat": "cora", "cell": "d4"}),
    ("potzklotz.sets", {"seat": "cora", "cell": "c4"}),
    ("potzklotz.laid", {"seat": "cora", "card": "14b", "turns": 0}),
]


def at(hand: list[str] | None = None, options: dict[str, object] | None = None, **more: object) -> Match[State]:
    """A table in the middle of a deal: it is anne's turn, and 14b lies there."""
    position: dict[str, object] = {
        "game": "potzklotz",
        "options": {"deals": 5, **(options or {})},
        "first": "anne",
        "deals": [{"anne": 0, "bram": 1, "cora": 0}, {"anne": 1, "bram": 0, "cora": 1}],
        "shown": "14b",
        "building": "11/21",
        "at": "c3",
        "players": {
            "anne": {"hand": hand or HAND},
            "bram": {"hand": ["1a", "2b", "3a", "4b"]},
            "cora": {"hand": ["5a", "6b", "7a"]},
        },
        "agenda": ["turn anne"],
        **more,
    }
    return Match.at(bouwmeester.load("potzklotz"), position)


def turn() -> Match[State]:
    return at()


def behind() -> Match[State]:
    """A cube is in the air, and others hide four of the places to which it can go."""
    match = at(shown="21a", building="02/12")
    match.play("lift d3")
    return match


def laying() -> Match[State]:
    """The cube has been set down, and a card is wanted."""
    match = at()
    match.play("lift c4; set e3")
    return match


def mirror(bram: list[str] | None = None) -> Match[State]:
    """What stands is the mirror image of 22a; bram holds what is asked for."""
    players = {"anne": {"hand": ["22a", "24a"]}, "bram": {"hand": bram or ["1a"]}, "cora": {"hand": ["5a", "6b"]}}
    match = at(shown="14a", building="12/11", players=players)
    match.play("lift c3; set d4")
    return match


def end() -> Match[State]:
    """The last deal is over."""
    match = at(options={"deals": 3}, hand=["13b"])
    match.play("lift c3; set d2; lay 13b; pass; pass")
    return match
