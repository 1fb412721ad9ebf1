"""How games of Caylus go: ``python bench/caylus.py [GAMES]`` prints, for every number of seats, what bots do.

Turns and houses are by game; scores, favours and tiles by seat. The last table sets greedy against uniform.
"""

import sys
from collections import Counter
from random import Random

from bouwmeester import Match, load
from bouwmeester.arena.simulate import Simulation
from bouwmeester.bots import bot
from bouwmeester.games.caylus.material import COLOUR, PRESTIGE, ROWS, SECTIONS, STONEN, WOODEN

CAYLUS = load("caylus")
#: "~money" is a favour on that row.
FAVOURS = [f"~{row}" for row in ROWS.words]
COLUMNS = ("turns", "score", *SECTIONS.words, *FAVOURS, "wood", "stone", "residences", "prestige")
COLOURS = {WOODEN: "wood", STONEN: "stone", PRESTIGE: "prestige"}


def play(name: str, seats: int, number: int) -> Counter[str]:
    """One game of equal bots, with everything counted that is shown."""
    rng = Random(f"{name}/{seats}/{number}")
    match = Match(CAYLUS, seats)
    bots = [bot(name, rng.getrandbits(31)) for _ in range(seats)]
    seen: Counter[str] = Counter()
    match.run_chance(rng)
    while match.to_move is not None:
        seat = match.to_move
        action = bots[seat].choose(CAYLUS, CAYLUS.resample(match.state, seat, rng), seat, match.legal())
        if action.verb == "build":
            seen[COLOURS[COLOUR[action.args[0]]]] += 1
        elif action.verb == "transform":
            seen["residences"] += 1
        elif action.verb == "favour":
            seen[FAVOURS[action.args[0]]] += 1
        match.play(action)
    outcome = match.outcome
    assert outcome is not None
    seen["score"] = sum(outcome.scores)
    seen["turns"] = int(str(outcome.details["turns"])) * seats
    houses = outcome.details["houses"]
    assert isinstance(houses, dict)
    for own in houses.values():
        for section, count in own.items():
            seen[section] += count * seats
    return seen


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    print(f"{games} games each\n\n{'bot':9}{'seats':6}" + "".join([f"{column:>11}" for column in COLUMNS]))
    for name in ("greedy", "uniform"):
        for seats in CAYLUS.seats:
            total: Counter[str] = Counter()
            for number in range(games):
                total.update(play(name, seats, number))
            means = [total[column] / (games * seats) for column in COLUMNS]
            print(f"{name:9}{seats:<6}" + "".join([f"{mean:11.2f}" for mean in means]), flush=True)
    print()
    simulation = Simulation(CAYLUS, 2, ["greedy", "uniform"], 1)
    for number in range(games):
        simulation.play(number)
    for name, tally in simulation.by_bot.items():
        print(f"{name} wins {tally.wins:.1f} of {games} games of two, mean score {tally.mean_score:.1f}")


if __name__ == "__main__":
    main()
