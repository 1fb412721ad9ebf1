"""The process a bot thinks in: questions on standard input, plans on standard output as lists of ids, a line each."""

import json
import sys

from bouwmeester.bots import bot
from bouwmeester.core.match import Match
from bouwmeester.core.shelf import load
from bouwmeester.server.behind import stand_behind


def answer(line: str) -> str:
    question = json.loads(line)
    position = question["position"]
    match = Match.at(load(position["game"]), position)
    legal = [match.game.catalogue.actions[id] for id in question["legal"]]
    plan = bot(question["bot"], question["seed"]).plan(match.game, match.state, question["seat"], legal)
    return json.dumps([action.id for action in plan])


def main() -> None:
    import bouwmeester.games  # noqa: F401  puts the games on the shelf

    stand_behind()
    for line in sys.stdin:
        print(answer(line), flush=True)


if __name__ == "__main__":
    main()
