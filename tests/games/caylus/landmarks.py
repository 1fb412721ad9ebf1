"""What the golden games of Caylus must show besides every verb and step: each building, favour, batch and trade."""

import itertools
import random
from collections.abc import Iterator

from bouwmeester import CHANCE, Match
from bouwmeester.bots import bot
from bouwmeester.core.state import State
from bouwmeester.games.caylus.material import COLOUR, GREEN, NEUTRAL, TILES
from tests.games.caylus.table import CAYLUS

BUILDABLE = [word for tile, word in enumerate(TILES.words) if COLOUR[tile] > NEUTRAL and COLOUR[tile] != GREEN]
#: Everything of these verbs can be done in some game.
VERBS = ("favour", "column", "take", "give", "sell", "trade", "batch", "provost")
TEXTS = frozenset(
    [f"build {word}" for word in BUILDABLE] + [a.text for a in CAYLUS.catalogue.actions if a.verb in VERBS]
)

RICH = {"deniers": 12, "food": 6, "wood": 6, "stone": 8, "cloth": 5, "gold": 6}
ROAD = {
    "1": {"tile": "residence", "owner": "anne"},
    "2": {"tile": "residence", "owner": "bram"},
    "9": {"tile": "architect", "owner": "anne"},
    "10": {"tile": "architect", "owner": "bram"},
    "11": {"tile": "mason", "owner": "bram"},
    "12": {"tile": "lawyer", "owner": "anne"},
}


def matches() -> Iterator[Match[State]]:
    """Games that begin with full hands, with every mixture of the options, played by greedy and by blind bots."""
    options = itertools.product(("rulebook", "printed"), ("table", "points"), ("with", "without"))
    for number, (figures, favours, jeweller) in enumerate(options):
        for further in range(2):
            yield _match(number * 2 + further, {"figures": figures, "favours": favours, "jeweller": jeweller})


def _match(number: int, options: dict[str, str]) -> Match[State]:
    names = ["anne", "bram", "cora", "dirk"][: 2 + number % 3]
    players = dict.fromkeys(names, RICH)
    match = Match.at(CAYLUS, {"options": options, "players": players, "road": ROAD, "bailiff": 12, "turn": 5})
    rng = random.Random(number)
    bots = [
        bot("uniform" if (seat + number) % 3 == 0 else "greedy", number * 10 + seat) for seat in range(len(names))
    ]
    while match.to_move is not None:
        assert match.to_move != CHANCE
        seat = match.to_move
        match.play(bots[seat].choose(CAYLUS, CAYLUS.resample(match.state, seat, rng), seat, match.legal()))
    return match
