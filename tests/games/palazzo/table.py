"""A table of Palazzo in few words, for the rule tests: what lies on it, who is to act, and what is refused.

>>> m = table(anne=seat("florin 7, ducat 3"), bram=seat(), supply="brick 1 w", agenda="market anne; turn bram")
>>> options(m)
['auction']
>>> refused(m, "buy brick 1 w")
('palazzo.too_expensive', 'market.6')
"""

from collections.abc import Mapping, Sequence

import pytest

import bouwmeester
from bouwmeester import CHANCE, IllegalAction, Match
from bouwmeester.core.engine import step_now
from bouwmeester.core.errors import Why
from bouwmeester.core.state import State

GAME = bouwmeester.load("palazzo")
NAMES = ("anne", "bram", "cora", "dirk")
ANNE, BRAM, CORA, DIRK = range(4)

MATERIALS = ("brick", "sandstone", "marble")
CURRENCIES = ("florin", "ducat", "grosso")
ALL_TILES = sorted(
    [
        f"{material} {floor} {'w' * windows}"
        for material in MATERIALS
        for floor in range(1, 6)
        for windows in (1, 2, 3)
    ]
    + [f"{material} 3 w" for material in MATERIALS]
)
ALL_MONEY = sorted(
    [f"{currency} {value}" for currency in CURRENCIES for value in range(3, 8) for _ in range(3)]
    + ["certificate"] * 10
)

Player = Mapping[str, object]


def listed(words: str, between: str = ",") -> list[str]:
    """The things in "florin 7, ducat 3"."""
    return [word.strip() for word in words.split(between) if word.strip()]


def seat(hand: str = "", palaces: Sequence[str] = (), known: str | None = None) -> Player:
    """A player's hand and palaces, each palace from the lowest floor up."""
    player: dict[str, object] = {"hand": listed(hand), "palaces": [listed(palace) for palace in palaces]}
    if known is not None:
        player["known"] = listed(known)
    return player


def table(
    anne: Player,
    bram: Player,
    cora: Player | None = None,
    dirk: Player | None = None,
    *,
    agenda: str | None = None,
    quarries: Mapping[str, str] | None = None,
    bids: Mapping[str, str] | None = None,
    auctioneer: str | None = None,
    builder: str | None = "north",
    riders: int = 0,
    reshuffled: bool = False,
    options: Mapping[str, object] | None = None,
    supply: str = "",
    discard: str = "",
    shown: str = "",
    laying: str = "",
    lot: str = "",
) -> Match[State]:
    """A match that goes on from what lies here; without an agenda it is Anne's turn."""
    position: dict[str, object] = {
        "players": {name: player for name, player in zip(NAMES, (anne, bram, cora, dirk), strict=True) if player},
        "builder": builder,
        "quarries": {name: listed(tiles) for name, tiles in (quarries or {}).items()},
        "riders": riders,
        "reshuffled": reshuffled,
        "supply": listed(supply),
        "discard": listed(discard),
        "shown": listed(shown),
        "laying": listed(laying),
        "lot": listed(lot),
    }
    if agenda is not None:
        position["agenda"] = listed(agenda, ";")
    if bids is not None:
        laid = {name: listed(items) for name, items in bids.items()}
        position["auction"] = {"auctioneer": auctioneer, "bids": laid}
    if options is not None:
        position["options"] = options
    return Match.at(GAME, position)


def new(seats: int = 2, **options: object) -> Match[State]:
    return Match(GAME, seats=seats, options=options)


def options(match: Match[State]) -> list[str]:
    return [action.text for action in match.legal()]


def odds(match: Match[State]) -> dict[str, int]:
    """What chance can do now, and how likely each is: the cards or tiles that are left."""
    assert match.to_move == CHANCE
    weights = step_now(match.game, match.state).weights(match.state)
    return dict(zip(options(match), weights, strict=True))


def why(match: Match[State], move: str) -> Why:
    """Why a move is refused; and refusing it has changed nothing."""
    position, log = match.position(), match.log[:]
    with pytest.raises(IllegalAction) as error:
        match.play(move)
    assert match.position() == position
    assert match.log == log
    reason = match.refusal(move)
    assert reason is not None
    assert repr(reason) == repr(error.value.why)
    return reason


def refused(match: Match[State], move: str) -> tuple[str, str]:
    """The key and the rule of a refusal."""
    reason = why(match, move)
    return reason.key, reason.rule


def _walk(whole: object, path: tuple[str, ...]) -> object:
    for word in path:
        assert isinstance(whole, Mapping)
        whole = whole[word]
    return whole


def lies(match: Match[State], *path: str) -> object:
    """A piece of the position, such as lies(m, "quarries", "north")."""
    return _walk(match.position(), path)


def sees(match: Match[State], viewer: int | None, *path: str) -> object:
    """A piece of what a seat, or a spectator (None), can see."""
    return _walk(match.view(viewer), path)


def hand(match: Match[State], name: str) -> object:
    return lies(match, "players", name, "hand")


def palaces(match: Match[State], name: str) -> object:
    return lies(match, "players", name, "palaces")


def money_but(cards: str) -> str:
    """All the money of the box except these cards, for somebody to hold."""
    left = ALL_MONEY.copy()
    for card in listed(cards):
        left.remove(card)
    return ", ".join(left)
