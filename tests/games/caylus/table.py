"""Little tables of Caylus for the rule tests: a few words, and the rest is filled in."""

from collections.abc import Mapping, Sequence

import bouwmeester
from bouwmeester import Match
from bouwmeester.core.state import State

CAYLUS = bouwmeester.load("caylus")

SPECIAL = [f"special {site}" for site in ("gate", "trading-post", "guild", "joust-field", "stables", "inn")]
AFTER = ["bribes", "road -", "castle", "end"]

Players = Mapping[str, Mapping[str, object]]
PAIR: Players = {"anne": {}, "bram": {}}
TRIO: Players = {"anne": {}, "bram": {}, "cora": {}}


def put(players: Players, agenda: Sequence[str] | None = None, **rest: object) -> Match[State]:
    """A position, as it is."""
    position: dict[str, object] = {"players": players, **rest}
    if agenda is not None:
        position["agenda"] = agenda
    return Match.at(CAYLUS, position)


def placing(players: Players, seat: str, **rest: object) -> Match[State]:
    """Phase 2, with that player to place."""
    return put(players, [f"placing {seat}", *SPECIAL, *AFTER], **rest)


def last_pass(players: Players, seat: str, **rest: object) -> Match[State]:
    """Phase 2, and everyone but that player has passed; after "pass" phase 3 begins."""
    others = [name for name in players if name != seat]
    return placing(players, seat, passed=others, **rest)


def last_bribe(players: Players, **rest: object) -> Match[State]:
    """Phase 4, and only the last player is to bribe; after "provost stay" the road works."""
    names = list(players)
    return put(players, [f"bribe {names[-1]}", "road -", "castle", "end"], passed=names, **rest)


def road(players: Players, **rest: object) -> Match[State]:
    """Phase 5, the provost standing where he is."""
    match = last_bribe(players, **rest)
    match.play("provost stay")
    return match


def player(match: Match[State], name: str) -> dict[str, object]:
    """What a player has, as the position says."""
    players = match.position()["players"]
    assert isinstance(players, dict)
    found = players[name]
    assert isinstance(found, dict)
    return found


def points(match: Match[State], name: str) -> object:
    return player(match, name)["points"]


def deniers(match: Match[State], name: str) -> object:
    return player(match, name)["deniers"]


def cubes(match: Match[State], name: str) -> tuple[object, ...]:
    """Food, wood, stone, cloth, gold."""
    one = player(match, name)
    return tuple([one[cube] for cube in ("food", "wood", "stone", "cloth", "gold")])


def workers(match: Match[State], name: str) -> object:
    """How many are at hand."""
    seats = match.view()["seats"]
    assert isinstance(seats, dict)
    return seats[name]["workers"]


def tile(match: Match[State], space: int) -> object:
    """What stands on a space, as the position says."""
    spaces = match.position()["road"]
    assert isinstance(spaces, dict)
    return spaces.get(str(space))


def stock(match: Match[State]) -> dict[str, int]:
    """How many of each tile can still be built."""
    left = match.view()["stock"]
    assert isinstance(left, dict)
    return left


def texts(match: Match[State]) -> list[str]:
    return [action.text for action in match.legal()]


def why(match: Match[State], move: str) -> str:
    """The key of a refusal."""
    refused = match.refusal(move)
    assert refused is not None, f"{move} is not refused"
    return refused.key.removeprefix("caylus.")


def now(match: Match[State]) -> str:
    """The present step."""
    agenda = match.position()["agenda"]
    assert isinstance(agenda, list)
    return str(agenda[0]) if agenda else ""


def at_work(name: str, space: int = 9, owner: str = "bram", **anne: object) -> Match[State]:
    """Anne's worker on a tile of Bram's, which works now."""
    filler = ("lawyer", "mason", "quarry", "sawmill", "food-farm", "cloth-farm", "marketplace")
    plots: dict[str, object] = {str(plot): {"tile": filler[plot - 9], "owner": "bram"} for plot in range(9, space)}
    if space > 8:
        plots[str(space)] = {"tile": name, "owner": owner, "worker": "anne"}
    else:
        plots[str(space)] = {"tile": name, "worker": "anne"}
    return road({"anne": anne, "bram": {}}, road=plots, provost=space)
