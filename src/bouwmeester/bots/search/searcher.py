"""A player that searches: it tries every plan out, and takes the one that leads furthest."""

import time
from typing import Final

from bouwmeester.bots.base import Bot
from bouwmeester.bots.search.exact import Exact
from bouwmeester.bots.search.trying import SEEDS, Budget, Leaf, tried
from bouwmeester.bots.values.weights import net_for
from bouwmeester.core.action import Action
from bouwmeester.core.chance import Dice
from bouwmeester.core.game import Game
from bouwmeester.core.state import S

#: So many plans are looked at where the end can be worked out.
NODES: Final = 4000
#: For that part of its seconds it may try to work the end out.
EXACT_SHARE: Final = 0.5
#: However late it is, each plan has one try.
_LEAST: Final = 1.0e-6


class Searcher(Bot):
    """``noise`` is by how many points it misjudges a plan: weaker players see less clearly, but are never blind."""

    def __init__(
        self, name: str, budget: Budget, noise: float, seed: int, temperament: str = "", learned: bool = False
    ) -> None:
        super().__init__(name)
        self.budget = budget
        self.noise = noise
        self.seed = seed
        self.temperament = temperament
        #: Whether tries end with what was learned of winning, where something was.
        self.learned = learned

    def plan(self, game: Game[S], world: S, seat: int, legal: list[Action]) -> list[Action]:
        began = time.process_time()
        plans = [plan for plan in game.plans(world, seat) if plan[0] in legal]
        if not plans:
            plans = [[action] for action in legal]
        if len(plans) == 1:
            return plans[0]
        if self.noise == 0.0 and world.seats == 2 and game.surely_last(world):
            exact = Exact(game, NODES, self.budget.seconds * EXACT_SHARE).best(world, seat, plans)
            if exact is not None:
                return exact
        dice = Dice(mixed(self.seed, game, world, legal))
        # Among more than two, what is to be had of a turn differs by fewer points.
        noise = self.noise * 2.0 / world.seats
        leaf = Leaf(net_for(game, world.seats) if self.learned else None, self.temperament)
        # Whatever was spent before the first try is spent.
        left = self.budget.seconds - (time.process_time() - began) if self.budget.seconds else 0.0
        seconds = max(_LEAST, left) if self.budget.seconds else 0.0
        whole = self.budget
        budget = Budget(whole.simulations, seconds, whole.turns, whole.thinks_twice, whole.forks)
        return tried(game, world, seat, plans, budget, noise, dice, leaf)[0].plan


def mixed(seed: int, game: Game[S], world: S, legal: list[Action]) -> int:
    """Other dice for every state, though the seed is the same: nothing is remembered, and no habit shows."""
    mixture = seed % SEEDS
    for action in legal:
        mixture = (mixture * 31 + action.id) % SEEDS
    for value in game.values(world):
        mixture = (mixture * 31 + int(value * 1000.0)) % SEEDS
    return mixture
