"""A player that searches: it tries every plan out, and takes the one that leads furthest."""

from bouwmeester.bots.base import Bot
from bouwmeester.bots.search.trying import SEEDS, Budget, tried
from bouwmeester.core.action import Action
from bouwmeester.core.chance import Dice
from bouwmeester.core.game import Game
from bouwmeester.core.state import S


class Searcher(Bot):
    """``noise`` is by how many points it misjudges a plan: weaker players see less clearly, but are never blind."""

    def __init__(self, name: str, budget: Budget, noise: float, seed: int) -> None:
        super().__init__(name)
        self.budget = budget
        self.noise = noise
        self.seed = seed

    def plan(self, game: Game[S], world: S, seat: int, legal: list[Action]) -> list[Action]:
        plans = [plan for plan in game.plans(world, seat) if plan[0] in legal]
        if not plans:
            plans = [[action] for action in legal]
        if len(plans) == 1:
            return plans[0]
        dice = Dice(mixed(self.seed, game, world, legal))
        # Among more than two, what is to be had of a turn differs by fewer points.
        noise = self.noise * 2.0 / world.seats
        return tried(game, world, seat, plans, self.budget, noise, dice)[0].plan


def mixed(seed: int, game: Game[S], world: S, legal: list[Action]) -> int:
    """Other dice for every state, though the seed is the same: nothing is remembered, and no habit shows."""
    mixture = seed % SEEDS
    for action in legal:
        mixture = (mixture * 31 + action.id) % SEEDS
    for value in game.values(world):
        mixture = (mixture * 31 + int(value * 1000.0)) % SEEDS
    return mixture
