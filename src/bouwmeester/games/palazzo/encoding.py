"""Palazzo in numbers, about one each. Of the cards of others only what everybody has seen is written; an unseen one
counts as an average card."""

from typing import Final

from bouwmeester.core.encoding import Encoding
from bouwmeester.core.state import NOBODY
from bouwmeester.games.palazzo.contents import STEPS
from bouwmeester.games.palazzo.laying import picked_cards
from bouwmeester.games.palazzo.material import (
    CARD_KINDS,
    CARD_VALUE,
    CERTIFICATE,
    FLOOR,
    FLOORS,
    MATERIAL,
    QUARRIES,
    RIDERS,
    STACKS,
    WINDOWS,
)
from bouwmeester.games.palazzo.prospects import tiles_to_come
from bouwmeester.games.palazzo.scoring import palace_points
from bouwmeester.games.palazzo.state import OPEN_MONEY, PalazzoState
from bouwmeester.games.palazzo.worth import Prospect, rebuild_gain, street_worth

AVERAGE_CARD: Final = 4.5
#: By how many tiles of each floor all palaces together still lack above them, from the second on.
_ROOM: Final = FLOORS - 1

ENCODING: Final = Encoding(
    "palazzo-1",
    table=(
        ("stacks", STACKS),
        ("riders", 1),
        ("quarries", 4),
        ("supply", 1),
        ("to-come", FLOORS),
        ("deck", 1),
        ("seats", 1),
    ),
    seat=(
        ("hope", 1),
        ("points", 1),
        ("rebuild", 1),
        ("money", 3),
        ("certificates", 1),
        ("unseen", 1),
        ("cards", 1),
        ("palaces", FLOORS),
        ("room", _ROOM),
        ("pure", 1),
        ("windows", 1),
        ("to-move", 1),
    ),
    most_seats=4,
)


def table(s: PalazzoState, out: list[float]) -> None:
    for stack in range(STACKS):
        out[stack] = len(s.stacks[stack]) / 18.0
    out[3] = s.riders / RIDERS
    for i in range(len(QUARRIES)):
        # From the builder on: the next lot first.
        out[4 + i] = len(s.quarry[(s.builder + 1 + i) % len(QUARRIES)]) / 4.0 if s.builder != NOBODY else 0.0
    out[8] = len(s.supply) / 4.0
    hopes = tiles_to_come(s)
    for floor in range(1, FLOORS + 1):
        out[8 + floor] = hopes[floor] / 3.0
    out[14] = s.deck_left / 50.0
    out[15] = s.seats / 4.0


def one_seat(s: PalazzoState, seat: int, viewer: int, out: list[float], at: int) -> None:
    look = Prospect(s, seat, tiles_to_come(s))
    street = s.palaces[seat]
    out[at] = street_worth(street, look) / 50.0
    points = 0
    for palace in street:
        points += palace_points(palace)
    out[at + 1] = points / 50.0
    out[at + 2] = rebuild_gain(street, look) / 10.0
    _money(s, seat, viewer, out, at + 3)
    for i in range(FLOORS + _ROOM):
        out[at + 9 + i] = 0.0
    pure = windows = 0
    for palace in street:
        out[at + 8 + len(palace)] += 0.5
        for floor in range(FLOOR[palace[-1]] + 1, FLOORS + 1):
            out[at + 12 + floor] += 0.25
        one = True
        for tile in palace:
            windows += WINDOWS[tile]
            one = one and MATERIAL[tile] == MATERIAL[palace[0]]
        if one and len(palace) > 1:
            pure += 1
    out[at + 18] = pure / 3.0
    out[at + 19] = windows / 30.0
    out[at + 20] = 1.0 if s.agenda and STEPS[s.agenda[-1][0]].actor(s) == seat else 0.0


def _money(s: PalazzoState, seat: int, viewer: int, out: list[float], at: int) -> None:
    """Coins by currency, the largest first; certificates; cards that the viewer has not seen; all cards."""
    first = seat * CARD_KINDS
    held = s.held[seat]
    cards = (s.hand if seat == viewer or s.money == OPEN_MONEY else s.known)[first : first + CARD_KINDS]
    if seat != viewer and s.picked and s.agenda[-1][1] == seat:
        # What is picked and not yet laid is still in the hand, as far as others can see.
        picked = picked_cards(s)
        for card in range(CARD_KINDS):
            held += picked[card]
            if s.money == OPEN_MONEY:
                cards[card] += picked[card]
    seen = 0
    sums = [0, 0, 0]
    for card in range(CERTIFICATE):
        there = cards[card]
        if there:
            sums[card // 5] += there * CARD_VALUE[card]
            seen += there
    sums.sort()
    for i in range(3):
        out[at + i] = sums[2 - i] / 20.0
    out[at + 3] = cards[CERTIFICATE] / 4.0
    unseen = held - seen - cards[CERTIFICATE]
    out[at + 4] = unseen * AVERAGE_CARD / 20.0
    out[at + 5] = held / 10.0
