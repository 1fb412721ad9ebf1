"""One measurement, in a process of its own: ``python bench/measure.py WHAT SECONDS`` prints a rate per second.

CPU time is counted, not wall time, and only decisions of players: chance takes its time and is not counted.
"""

import random
import sys
from collections.abc import Callable
from time import process_time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bouwmeester.core.state import State

Count = Callable[[int], int]


def drawn(outcomes: list[tuple[int, float]], ticket: float) -> int:
    for action, probability in outcomes:
        ticket -= probability
        if ticket <= 0:
            return action
    return outcomes[-1][0]


def openspiel(name: str) -> Count:
    """Random play of one of OpenSpiel's C++ games: legal list and apply, called from Python."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        rng = random.Random(seed)
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), rng.random()))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
                decisions += 1
        return decisions

    return play


def from_python(name: str) -> Count:
    """Random play of ours with the loop in interpreted Python, through Match, which checks every action."""
    from bouwmeester import Dice, Match, load

    game = load(name)

    def play(seed: int) -> int:
        dice = Dice(seed)
        rng = random.Random(seed)
        match = Match(game, game.seats[seed % len(game.seats)])
        decisions = 0
        match.run_chance(dice)
        while match.to_move is not None:
            legal = match.legal()
            match.play(legal[int(rng.random() * len(legal))])
            decisions += 1
            match.run_chance(dice)
        return decisions

    return play


def inside(name: str) -> Count:
    """Random play of ours with the loop inside the module."""
    from bouwmeester import Dice, load
    from bouwmeester.bots.uniform import playout

    game = load(name)

    def play(seed: int) -> int:
        s = game.new(game.seats[seed % len(game.seats)], game.complete({}))
        return playout(game, s, Dice(seed))

    return play


def copies(name: str) -> Count:
    """Copies of a state in the middle of a game."""
    from bouwmeester import Match, load

    match = Match(load(name), 3)
    rng = random.Random(1)
    s = match.state
    for _ in range(150):
        match.run_chance(rng)
        if match.to_move is None:
            break
        s = match.state.copy()
        match.play(rng.choice(match.legal()))

    def copy(seed: int) -> int:
        for _ in range(1000):
            s.copy()
        return 1000

    return copy


def states_of(name: str, seats: int, games: int) -> list["State"]:
    """What stands between the turns of games that are played by rules of thumb."""
    from bouwmeester import CHANCE, Dice, load
    from bouwmeester.core.chance import pick
    from bouwmeester.core.engine import apply, settle, step_now

    game = load(name)
    found: list[State] = []
    for seed in range(games):
        dice = Dice(seed)
        s = game.new(seats, game.complete({}))
        settle(game, s)
        while s.agenda:
            step = step_now(game, s)
            seat = step.actor(s)
            if seat == CHANCE:
                apply(game, s, pick(step.options(s), step.weights(s), dice))
                continue
            if game.turn_ends(s):
                found.append(s.copy())
            for action in game.rule_of_thumb(s, seat, dice):
                apply(game, s, action)
    return found


def judgements(name: str) -> Count:
    """How all seats stand, as search asks it where a try ends; a table of two counts as one judgement."""
    from bouwmeester import load

    game = load(name)
    states = states_of(name, 2, 4)

    def judge(seed: int) -> int:
        for s in states:
            game.values(s)
        return len(states)

    return judge


def simulations(name: str) -> Count:
    """Tries of our search from a seat's first choice of a turn to the end of that turn, judgement included."""
    from bouwmeester import Dice, load
    from bouwmeester.bots.search.trying import Leaf, worth_after
    from bouwmeester.core.engine import step_now

    game = load(name)
    states = states_of(name, 2, 4)
    leaf = Leaf(None, "")

    def search(seed: int) -> int:
        for s in states:
            seat = step_now(game, s).actor(s)
            plan = game.plans(s, seat)[0]
            worth_after(game, s.copy(), seat, plan, 1, Dice(seed), leaf)
        return len(states)

    return search


def openspiel_mcts(name: str) -> Count:
    """Simulations of OpenSpiel's own search in C++, with one random playout each."""
    import pyspiel

    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    rng = random.Random(1)

    def search(seed: int) -> int:
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 100, False, seed, False)
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(drawn(state.chance_outcomes(), rng.random()))
        bot.step(state)
        return SIMULATIONS

    return search


SIMULATIONS = 100
KINDS = {
    "openspiel": openspiel,
    "from_python": from_python,
    "inside": inside,
    "copies": copies,
    "judgements": judgements,
    "simulations": simulations,
    "openspiel_mcts": openspiel_mcts,
}


def main() -> None:
    kind, _, game = sys.argv[1].partition(":")
    count = KINDS[kind](game)
    seconds = float(sys.argv[2])
    count(0)  # warm
    seed = done = 0
    start = process_time()
    while process_time() - start < seconds:
        seed += 1
        done += count(seed)
    print(done / (process_time() - start))


if __name__ == "__main__":
    main()
