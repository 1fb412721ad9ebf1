"""OpenSpiel's own search as a player in our arena: MCTS where all is open, ISMCTS where something is hidden.

    bouwmeester arena caylus level-5 "run:.venv-bench/bin/python -m bench.openspiel_player 0.1" --games 20

It is asked line by line, like any command, and thinks about that many seconds for each choice: after every one the
number of simulations is set anew. Playouts are random, to the end of the game, in our compiled loop, which helps it.
"""

import json
import random
import sys
from time import process_time
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import bouwmeester
from bouwmeester import CHANCE, Dice, Match
from bouwmeester.bots.uniform import playout
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


class Player:
    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.simulations = 32

    def answer(self, question: dict[str, Any]) -> list[int]:
        legal: list[int] = question["legal"]
        if len(legal) == 1:
            return legal
        game = bouwmeester.load(question["position"]["game"])
        table = Table(game, Match.at(game, question["position"]).state)
        began = process_time()
        chosen = self._search(table, question["seat"], question["seed"])
        pace = (process_time() - began) / self.simulations
        self.simulations = max(FEWEST, int(self.seconds / max(1e-6, pace)))
        return [chosen]

    def _search(self, table: Table, seat: int, seed: int) -> int:
        rules = table.get_game()
        luck = np.random.RandomState(seed)
        if table.game.name == "caylus":
            bot = mcts.MCTSBot(rules, UCT_C, self.simulations, Playouts(seed), solve=False, random_state=luck)
            return int(bot.step(table))
        rng = random.Random(seed)
        bot = ismcts.ISMCTSBot(
            rules, Playouts(seed), UCT_C, self.simulations, random_state=luck, allow_inconsistent_action_sets=True
        )
        bot.set_resampler(lambda now, _: Table(now.game, now.game.resample(now.s, seat, rng)))
        return int(bot.step(table))


def main() -> None:
    player = Player(float(sys.argv[1]) if len(sys.argv) > 1 else 0.1)
    for line in sys.stdin:
        print(json.dumps(player.answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
