"""A match of Palazzo in OpenSpiel: its information-set search in Python against random play."""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from bouwmeester.research import openspiel


def main(simulations: int = 2, decisions: int = 40) -> None:
    game = pyspiel.load_game("bouwmeester_palazzo(players=2)")
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        max_simulations=simulations,
        evaluator=mcts.RandomRolloutEvaluator(1, dice),
        random_state=dice,
    )
    bot.set_resampler(openspiel.resampler)
    state = game.new_initial_state()
    while not state.is_terminal() and decisions > 0:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(outcomes, p=weights)))
        elif state.current_player() == 0:
            decisions -= 1
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(dice.choice(state.legal_actions())))
    print(state, state.returns())


if __name__ == "__main__":
    main(*[int(word) for word in sys.argv[1:]])
