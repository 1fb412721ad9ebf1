"""What tries make too little of: by how many points a kind of plan is better than it looks.

A try ends two turns on, and what is likely to come of money, tiles and palaces after that is learned from games, in
which the rich are those who play well. So it takes games in which chance chose between plans that looked about as
good: what came of each is compared with what its tries had promised. ``bench/palazzo_choices.py`` plays such games
and learns these numbers from them. Nothing here is a rule.
"""

from typing import Final

from bouwmeester.core.action import Action
from bouwmeester.core.state import NOBODY
from bouwmeester.games.palazzo.agenda import BIDDING, BUILDING, MARKET, TURN
from bouwmeester.games.palazzo.laying import reach
from bouwmeester.games.palazzo.state import PalazzoState

#: Kinds of plans. What is not named here is what they are compared with: money, an auction, passing, discarding.
KINDS: Final = ("turn-tiles", "turn-rebuild", "buy-one", "buy-two", "raise", "build-new", "build-on")
TILES: Final = 0
REBUILD: Final = 1
BUY_ONE: Final = 2
BUY_TWO: Final = 3
RAISE: Final = 4
BUILD_NEW: Final = 5
BUILD_ON: Final = 6
#: For each kind, points for each of the circumstances, when two play.
OF_TWO: Final[tuple[tuple[float, ...], ...]] = (
    (1.49, -1.19, -1.11, -0.85, -0.40, 0.95, -1.26, -1.69, -0.29, -0.30, 0.28, -0.46, -0.43, 0.30),  # turn-tiles
    (1.99, -2.34, -0.03, -0.49, 0.82, 1.35, -0.45, -1.45, -1.31, -1.58, 1.15, -2.28, -0.83, 0.03),  # turn-rebuild
    (-0.15, -1.63, 0.02, -0.59, 0.07, -0.28, 0.34, 0.85, 0.69, -0.64, -0.92, -0.22, 1.37, -0.37),  # buy-one
    (-0.22, 0.11, 0.69, 0.61, -0.56, -0.78, 0.10, -0.33, -1.23, 0.34, -0.01, -1.31, 0.94, 0.10),  # buy-two
    (0.15, -1.07, -1.05, 1.03, -0.84, -0.32, -0.63, 0.51, -1.45, -0.40, 1.27, -0.74, 0.79, 0.37),  # raise
    (-0.29, 1.13, -0.71, -0.69, 0.07, -0.08, 0.25, 0.19, 0.36, 0.22, -0.16, 0.10, 0.13, 0.56),  # build-new
    (0.21, 0.08, 0.28, 0.44, 0.06, -0.49, -0.13, -0.23, -0.86, 0.45, 0.40, 0.53, 0.42, 0.26),  # build-on
)
#: The same for more.
OF_MORE: Final[tuple[tuple[float, ...], ...]] = (
    (-0.53, 0.37, 0.58, -0.36, -0.69, 0.41, 0.49, -0.21, -0.78, -1.07, 1.09, 0.13, 0.95, -0.04),  # turn-tiles
    (1.59, -0.07, 0.26, 0.71, -0.53, -0.32, 0.14, 0.32, -0.47, -0.91, -0.43, -0.25, 0.61, -0.39),  # turn-rebuild
    (-0.18, 0.18, 0.33, 0.36, -0.68, -0.16, 0.18, 0.21, -0.58, -0.19, 0.06, 0.05, 1.09, -0.16),  # buy-one
    (-0.03, -1.22, 0.01, 0.16, 0.01, 0.97, 0.00, 0.13, -0.32, 0.12, 0.66, -0.19, 1.39, -0.39),  # buy-two
    (1.64, -0.66, -0.35, 0.88, -0.69, 0.96, 0.00, 0.68, -0.92, -0.14, 0.38, -0.20, -0.62, 1.39),  # raise
    (-0.64, 2.28, 0.71, 0.16, -0.41, -0.23, 0.63, 0.69, 1.14, 0.03, -0.34, 0.75, -0.27, 0.07),  # build-new
    (0.18, -1.78, 0.09, 0.70, 1.45, 0.05, 0.10, 0.16, -0.28, -0.17, 0.04, -0.73, 1.12, -0.49),  # build-on
)
#: Of what tries promise among more than two, less than half comes: beside them what is known counts for so much more.
BESIDE_PROMISES: Final = 2.0


def underrated(s: PalazzoState, seat: int, plan: list[Action]) -> float:
    kind = kind_of(s, plan)
    if kind == NOBODY:
        return 0.0
    weights = OF_TWO[kind] if s.seats == 2 else OF_MORE[kind]
    there = circumstances(facts(s, seat))
    points = 0.0
    for i in range(len(there)):
        points += weights[i] * there[i]
    return points if s.seats == 2 else BESIDE_PROMISES * points


def kind_of(s: PalazzoState, plan: list[Action]) -> int:
    now = s.agenda[-1][0]
    verb = plan[0].verb
    if now == TURN:
        if verb == "tiles":
            return TILES
        return REBUILD if verb == "rebuild" else NOBODY
    if now == MARKET:
        if verb == "auction":
            return NOBODY
        return BUY_TWO if len(plan) > 1 and plan[1].verb == "buy" else BUY_ONE
    if now == BIDDING:
        return NOBODY if verb == "pass" else RAISE
    if now == BUILDING:
        verbs = [action.verb for action in plan]
        if "discard" in verbs:
            return NOBODY
        return BUILD_NEW if "new" in verbs else BUILD_ON
    return NOBODY


def facts(s: PalazzoState, seat: int) -> list[int]:
    """Tiles left to turn over, what the seat and its richest rival could lay, tiles to be bought, the largest lot."""
    left = 0
    for stack in s.stacks:
        left += len(stack)
    richest = 0
    for rival in range(s.seats):
        if rival != seat:
            richest = max(richest, reach(s, rival))
    largest = 0
    for lot in s.quarry:
        largest = max(largest, len(lot))
    return [left, reach(s, seat), richest, len(s.supply), largest]


def circumstances(told: list[int]) -> list[float]:
    """The facts as numbers of about one: how long the game lasts, and how short of money or rich the seat is."""
    left = told[0] / 50
    coins = told[1]
    purse = [
        max(0, 8 - coins) / 8,
        max(0, 16 - coins) / 8,
        max(0, 32 - coins) / 16,
        min(max(coins - 32, 0), 40) / 20,
    ]
    supply = told[3] / 3
    found = [1.0, left]
    found.extend(purse)
    found.extend([one * left for one in purse])
    found.extend([supply, supply * left, min(told[2], 60) / 20, (told[4] - 2) / 2])
    return found
