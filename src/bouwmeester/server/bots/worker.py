"""The process a bot thinks in: questions on standard input, ids on standard output, one line each."""

import json
import sys

from bouwmeester.bots import bot
from bouwmeester.core.match import Match
from bouwmeester.core.shelf import load


def answer(line: str) -> int:
    question = json.loads(line)
    position = question["position"]
    match = Match.at(load(position["game"]), position)
    legal = [match.game.catalogue.actions[id] for id in question["legal"]]
    return bot(question["bot"], question["seed"]).choose(match.game, match.state, question["seat"], legal).id


def main() -> None:
    import bouwmeester.games  # noqa: F401  puts the games on the shelf

    for line in sys.stdin:
        print(answer(line), flush=True)


if __name__ == "__main__":
    main()
