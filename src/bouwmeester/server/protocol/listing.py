"""Actions as they are told: the same words for every list, whoever asks."""

from functools import cache

from bouwmeester.core.action import Action as Deed
from bouwmeester.core.game import Game
from bouwmeester.core.state import State
from bouwmeester.server.protocol.messages import Action


def listed(game: Game[State], deeds: list[Deed]) -> list[Action]:
    catalogue = _catalogue(game)
    return [catalogue[deed.id] for deed in deeds]


@cache
def _catalogue(game: Game[State]) -> list[Action]:
    """Every action of a game as it is told, by id."""
    told: list[Action] = []
    for deed in game.catalogue.actions:
        words = game.catalogue.json(deed)
        verb = words.pop("verb")
        told.append(Action(deed.id, deed.text, verb, words))
    return told
