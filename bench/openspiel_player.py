"""OpenSpiel's own search against a level: MCTS where all is open, ISMCTS where something is hidden.

    python -m bench.openspiel_player caylus level-5 --seconds 0.05 --games 20

It thinks about that many seconds of the processor for each choice: after every one the number of simulations is set
anew. Playouts are random, to the end of the game, in our compiled loop, which helps it. It is asked for every single
action, a level for whole plans, so what each took in all is printed: that is what should be equal.
"""

import argparse
import json
import random
from time import process_time
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import bouwmeester
from bouwmeester import CHANCE, Dice
from bouwmeester.arena.duel import Duel
from bouwmeester.arena.measuring import wilson
from bouwmeester.bots import BOTS
from bouwmeester.bots.base import Bot
from bouwmeester.bots.uniform import playout
from bouwmeester.core.action import Action
from bouwmeester.core.engine import apply, step_now
from bouwmeester.core.game import Game
from bouwmeester.core.state import State

UCT_C = 1.4
FEWEST = 8


class Table:
    """One of our states, with the questions that OpenSpiel asks."""

    def __init__(self, game: Game[State], s: State) -> None:
        self.game = game
        self.s = s

    def clone(self) -> "Table":
        return Table(self.game, self.s.copy())

    def is_terminal(self) -> bool:
        return not self.s.agenda

    def is_chance_node(self) -> bool:
        return bool(self.s.agenda) and step_now(self.game, self.s).actor(self.s) == CHANCE

    def current_player(self) -> int:
        return step_now(self.game, self.s).actor(self.s) if self.s.agenda else int(pyspiel.PlayerId.TERMINAL)

    def legal_actions(self, player: int | None = None) -> list[int]:
        return [action.id for action in step_now(self.game, self.s).options(self.s)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        step = step_now(self.game, self.s)
        weights = step.weights(self.s)
        return [(a.id, w / sum(weights)) for a, w in zip(step.options(self.s), weights, strict=True)]

    def apply_action(self, id: int) -> None:
        apply(self.game, self.s, self.game.catalogue.actions[int(id)])

    def returns(self) -> list[float]:
        """A win is 1 and a loss -1."""
        outcome = self.game.outcome(self.s)
        assert outcome is not None
        return [2.0 / len(outcome.winners) - 1.0 if i in outcome.winners else -1.0 for i in range(self.s.seats)]

    def information_state_string(self, player: int | None = None) -> str:
        return json.dumps(self.game.view(self.s, self.current_player() if player is None else player), default=str)

    def get_game(self) -> "Rules":
        return Rules(self.game, self.s.seats)


class Rules:
    """One of our games, with the few facts that OpenSpiel looks at."""

    def __init__(self, game: Game[State], seats: int) -> None:
        self.seats = seats
        hidden = game.name != "caylus"
        kind = pyspiel.GameType
        self.kind = SimpleNamespace(
            reward_model=kind.RewardModel.TERMINAL,
            dynamics=kind.Dynamics.SEQUENTIAL,
            information=kind.Information.IMPERFECT_INFORMATION if hidden else kind.Information.PERFECT_INFORMATION,
        )

    def get_type(self) -> SimpleNamespace:
        return self.kind

    def num_players(self) -> int:
        return self.seats

    def max_utility(self) -> float:
        return 1.0


class Playouts:
    """What a random game from here comes to."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def evaluate(self, table: Table) -> Any:
        trial = table.clone()
        playout(trial.game, trial.s, self.dice)
        return np.array(trial.returns())

    def prior(self, table: Table) -> list[tuple[int, float]]:
        if table.is_chance_node():
            return table.chance_outcomes()
        legal = table.legal_actions()
        return [(id, 1.0 / len(legal)) for id in legal]


class Player(Bot):
    """One choice at a time. How many simulations fit into its seconds it learns from choice to choice."""

    simulations = 32

    def __init__(self, seed: int, seconds: float) -> None:
        super().__init__("openspiel")
        self.seed = seed
        self.seconds = seconds

    def plan(self, game: Game[Any], world: Any, seat: int, legal: list[Action]) -> list[Action]:
        if len(legal) == 1:
            return legal
        began = process_time()
        chosen = self._search(Table(game, world), seat)
        pace = (process_time() - began) / Player.simulations
        Player.simulations = max(FEWEST, int(self.seconds / max(1e-6, pace)))
        return [game.catalogue.actions[chosen]]

    def _search(self, table: Table, seat: int) -> int:
        rules = table.get_game()
        luck = np.random.RandomState(self.seed)
        if table.game.name == "caylus":
            bot = mcts.MCTSBot(rules, UCT_C, Player.simulations, Playouts(self.seed), solve=False, random_state=luck)
            return int(bot.step(table))
        rng = random.Random(self.seed)
        bot = ismcts.ISMCTSBot(
            rules,
            Playouts(self.seed),
            UCT_C,
            Player.simulations,
            random_state=luck,
            allow_inconsistent_action_sets=True,
        )
        bot.set_resampler(lambda now, _: Table(now.game, now.game.resample(now.s, seat, rng)))
        return int(bot.step(table))


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a level against OpenSpiel's own search.")
    parser.add_argument("game")
    parser.add_argument("level")
    parser.add_argument("--seconds", type=float, default=0.05)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    BOTS.put("openspiel", lambda seed: Player(seed, asked.seconds))
    duel = Duel(asked.game, 2, asked.level, "openspiel", asked.seed, bouwmeester.load(asked.game).complete({}))
    for _ in duel.play(asked.games // 2, 1):
        low, high = wilson(duel.wins, duel.games)
        points = [sum([one.scores[who] for one in duel.rounds]) / duel.games for who in (0, 1)]
        seconds = [sum([one.seconds[who] for one in duel.rounds]) for who in (0, 1)]
        print(
            f"{asked.game}: {asked.level} won {duel.wins:g} of {duel.games} against OpenSpiel's search "
            f"[{100 * low:.0f}, {100 * high:.0f}], {points[0]:.0f} points to {points[1]:.0f}; "
            f"{seconds[0]:.1f} and {seconds[1]:.1f} s of the processor, {Player.simulations} simulations at last",
            flush=True,
        )


if __name__ == "__main__":
    main()
