"""Little tables to test rules on: 14a is shown, and the cubes stand on c3, d3 (two), c4 and d4.

. . .      From there 21b, for instance, is right after "lift c3; set d4", and 22a, its mirror image, is not.
. 1 2      24a is two cubes away.
. 1 1
"""

from collections.abc import Mapping, Sequence

import bouwmeester
from bouwmeester import Match
from bouwmeester.core.state import State
from bouwmeester.games.potzklotz.material import CARDS

POTZKLOTZ = bouwmeester.load("potzklotz")
NAMES = ("anne", "bram", "cora", "dirk", "els", "floor")

RIGHT = "lift c3; set d4; lay 21b"
MIRRORED = "lift c3; set d4; lay 22a"

OUT_OF_TURN: dict[str, object] = {"out_of_turn": "yes"}
EXPERT: dict[str, object] = {"mode": "expert"}


def table(
    hands: Sequence[Sequence[str]],
    options: Mapping[str, object] | None = None,
    players: Mapping[str, Mapping[str, object]] | None = None,
    **more: object,
) -> Match[State]:
    """The first to move is Anne unless the agenda says otherwise; what was laid before does not matter."""
    seats: dict[str, dict[str, object]] = {}
    for name, hand in zip(NAMES, hands, strict=False):
        seats[name] = {"hand": list(hand), **({} if players is None else players.get(name, {}))}
    position: dict[str, object] = {"options": dict(options or {}), "players": seats, "shown": "14a", **more}
    return Match.at(POTZKLOTZ, position)


def without(*cards: str) -> list[str]:
    """All cards but these."""
    return [card for card in CARDS.words if card not in cards]


def hand(match: Match[State], seat: int) -> list[str]:
    position = match.position()["players"]
    assert isinstance(position, dict)
    cards = position[NAMES[seat]]["hand"]
    assert isinstance(cards, list)
    return cards


def laid(match: Match[State], seat: int) -> list[str]:
    position = match.position()["players"]
    assert isinstance(position, dict)
    cards = position[NAMES[seat]]["laid"]
    assert isinstance(cards, list)
    return cards


def texts(match: Match[State]) -> list[str]:
    return [action.text for action in match.legal()]


def key(match: Match[State], move: str) -> str:
    """Why a move is refused."""
    why = match.refusal(move)
    assert why is not None
    return why.key


def begun(seats: int, options: dict[str, object] | None = None) -> Match[State]:
    """Dealt from 1a on, seat by seat; the next card shows the first building, and Anne begins."""
    match = Match(POTZKLOTZ, seats, options)
    match.play("first anne")
    cards = iter(CARDS.words)
    for _ in range(seats * match.game.options(match.state)["cards"]):  # type: ignore[operator]
        match.play(f"draw {next(cards)}")
    match.play(f"start {next(cards)}")
    return match


def seen(match: Match[State], seat: int | None = None) -> dict[str, object]:
    return dict(match.view(seat))


def rows(match: Match[State]) -> list[str]:
    building = match.view()["building"]
    assert isinstance(building, dict)
    found = building["rows"]
    assert isinstance(found, list)
    return found


def stack(match: Match[State]) -> int:
    number = match.view()["stack"]
    assert isinstance(number, int)
    return number
