"""The nets that come with the package: a file for each game and number of seats, read when it is first needed."""

import json
from importlib.resources import files
from typing import Final

from bouwmeester.bots.values.net import Net, shares_of
from bouwmeester.core.game import Game
from bouwmeester.core.state import S

_read: Final[dict[str, Net | None]] = {}


def file_name(game: str, seats: int) -> str:
    return f"{game}-{seats}.json"


def net_for(game: Game[S], seats: int) -> Net | None:
    """What was learned for so many seats of a game, if anything was, with the encoding that the game has now."""
    name = file_name(game.name, seats)
    if name not in _read:
        _read[name] = read_net(game, name)
    return _read[name]


def read_net(game: Game[S], name: str) -> Net | None:
    file = files("bouwmeester.bots.values").joinpath(name)
    if not file.is_file():
        return None
    kept = json.loads(file.read_text(encoding="utf-8"))
    encoding = game.encoding()
    if kept["encoding"] != encoding.name:
        return None
    net = Net(encoding.table_size, encoding.seat_size, kept["hidden"])
    net.inward = [float(x) for x in kept["weights"]["inward"]]
    net.bias = [float(x) for x in kept["weights"]["bias"]]
    net.outward = [float(x) for x in kept["weights"]["outward"]]
    net.straight = [float(x) for x in kept["weights"]["straight"]]
    return net


def shares(game: Game[S], s: S) -> list[float] | None:
    """What share of the win every seat may expect; None where nothing was learned."""
    net = net_for(game, s.seats)
    return None if net is None else shares_of(net.marks(game, s))
