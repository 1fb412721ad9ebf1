"""The process a bot thinks in: questions on standard input, answers on standard output, a line each.

An answer is a plan, as a list of ids; to whoever wants advice, several with their worth and what speaks for them; to
whoever is taught, what they would throw away.
"""

import json
import sys
from typing import Final

from bouwmeester.bots import bot
from bouwmeester.core.game import Game
from bouwmeester.core.match import Match
from bouwmeester.core.shelf import load
from bouwmeester.core.state import State
from bouwmeester.review.advising import Choice, advice, slip, written
from bouwmeester.review.report import word
from bouwmeester.server.behind import stand_behind
from bouwmeester.server.bots.pool import ADVICE, SLIP

#: Of the processor, for one piece of advice: where the rules are compiled it is there long before.
ADVICE_SECONDS: Final = 3.0
#: What is called so in a review is asked about before it is done.
MUCH: Final = ("blunder", "mistake")


def answer(line: str) -> str:
    question = json.loads(line)
    position = question["position"]
    match = Match.at(load(position["game"]), position)
    if question["bot"] == ADVICE:
        return json.dumps([_told(match.game, one) for one in _advice(match, question["seat"], question["seed"])])
    if question["bot"] == SLIP:
        return json.dumps(_slip(match, question["seat"], question["chosen"], question["seed"]))
    legal = [match.game.catalogue.actions[id] for id in question["legal"]]
    plan = bot(question["bot"], question["seed"]).plan(match.game, match.state, question["seat"], legal)
    return json.dumps([action.id for action in plan])


def _advice(match: Match[State], seat: int, seed: int) -> list[Choice]:
    return advice(match.game, match.state, seat, seconds=ADVICE_SECONDS, seed=seed)


def _slip(match: Match[State], seat: int, chosen: list[int], seed: int) -> dict[str, object] | None:
    plan = [match.game.catalogue.actions[id] for id in chosen]
    found = slip(match.game, match.state, seat, plan, seconds=ADVICE_SECONDS, seed=seed)
    if found is None or word(found.surely, match.seats) not in MUCH:
        return None
    return {"chosen": _told(match.game, found.chosen), "better": _told(match.game, found.better)}


def _told(game: Game[State], choice: Choice) -> dict[str, object]:
    grounds = [written(game, ground) for ground in choice.grounds]
    return {"plan": [action.id for action in choice.plan], "share": choice.share, "grounds": grounds}


def main() -> None:
    import bouwmeester.games  # noqa: F401  puts the games on the shelf

    stand_behind()
    for line in sys.stdin:
        print(answer(line), flush=True)


if __name__ == "__main__":
    main()
