"""Rebuilding: for one card, one tile is taken out, put in, or removed. [rebuild]"""

from typing import Final

from bouwmeester.core.action import SEATS, Action
from bouwmeester.core.errors import Why
from bouwmeester.core.events import Telling
from bouwmeester.core.state import do
from bouwmeester.core.step import Step
from bouwmeester.games.palazzo.actions import ATTACH, DETACH, FROM, INTO, REMOVE, SPEND
from bouwmeester.games.palazzo.agenda import ATTACHING, DETACHING
from bouwmeester.games.palazzo.material import CARD_KINDS, FLOOR, PALACES, TILES
from bouwmeester.games.palazzo.reasons import (
    CANNOT_REMOVE,
    FITS_NOWHERE,
    FLOOR_TAKEN,
    NO_SUCH_PALACE,
    NOT_HELD,
    NOT_IN_A_PALACE,
    NOT_IN_THIS_PALACE,
    NOT_SINGLE,
)
from bouwmeester.games.palazzo.state import (
    BOXED,
    PalazzoState,
    found_palace,
    has_floor,
    inserted,
    kinds,
    set_palace,
    spend_card,
    without,
)

DETACHED: Final = Telling("palazzo.detached", seat=SEATS, tile=TILES, palace=PALACES)
ATTACHED: Final = Telling("palazzo.attached", seat=SEATS, tile=TILES, palace=PALACES)


def homes(s: PalazzoState, seat: int, tile: int) -> list[int]:
    """The palaces of two floors or more that a tile can be taken from."""
    return [i for i, palace in enumerate(s.palaces[seat]) if len(palace) > 1 and tile in palace]


def fits(s: PalazzoState, seat: int, tile: int) -> list[int]:
    """The palaces that lack the floor of a tile, at whatever height it would go in."""
    return [i for i, palace in enumerate(s.palaces[seat]) if not has_floor(palace, FLOOR[tile])]


class Rebuilding(Step[PalazzoState]):
    """One of three: detach a tile, attach a single one, or remove a single one. [rebuild.1]"""

    def actor(self, s: PalazzoState) -> int:
        return s.agenda[-1][1]

    def options(self, s: PalazzoState) -> list[Action]:
        _, seat = s.agenda[-1]
        singles = kinds(tuple([palace[0] for palace in s.palaces[seat] if len(palace) == 1]))
        built = kinds(tuple([tile for palace in s.palaces[seat] if len(palace) > 1 for tile in palace]))
        return [
            *[DETACH[tile] for tile in built],
            *[ATTACH[tile] for tile in singles if fits(s, seat, tile)],
            *[REMOVE[tile] for tile in singles],
        ]

    def take(self, s: PalazzoState, action: Action) -> None:
        _, seat = s.agenda.pop()
        (tile,) = action.args
        if action.verb == "attach":
            do(s, (ATTACHING, seat, tile))
        elif action.verb == "remove":
            set_palace(s, seat, s.palaces[seat].index((tile,)), ())
            s.tell(BOXED, seat, tile)
        else:
            places = homes(s, seat, tile)
            if len(places) == 1:
                detach(s, seat, tile, places[0])
            else:
                do(s, (DETACHING, seat, tile))

    def refusal(self, s: PalazzoState, action: Action) -> Why | None:
        _, seat = s.agenda[-1]
        (tile,) = action.args
        if action.verb == "detach":
            return None if homes(s, seat, tile) else NOT_IN_A_PALACE.why(tile)
        if (tile,) not in s.palaces[seat]:
            return CANNOT_REMOVE.why(tile) if action.verb == "remove" else NOT_SINGLE.why(tile)
        if action.verb == "attach" and not fits(s, seat, tile):
            return FITS_NOWHERE.why(tile)
        return None


def detach(s: PalazzoState, seat: int, tile: int, at: int) -> None:
    """The tile is laid alone and the palace closes up. [rebuild.2]"""
    set_palace(s, seat, at, without(s.palaces[seat][at], tile))
    s.tell(DETACHED, seat, tile, at)
    found_palace(s, seat, tile)


class Attaching(Step[PalazzoState]):
    """The single tile goes into a palace that lacks its floor: below, between or on top. [rebuild.3]"""

    def actor(self, s: PalazzoState) -> int:
        return s.agenda[-1][1]

    def options(self, s: PalazzoState) -> list[Action]:
        _, seat, tile = s.agenda[-1]
        return [INTO[at] for at in fits(s, seat, tile)]

    def take(self, s: PalazzoState, action: Action) -> None:
        _, seat, tile = s.agenda.pop()
        (at,) = action.args
        set_palace(s, seat, at, inserted(s.palaces[seat][at], tile))
        s.tell(ATTACHED, seat, tile, at)
        set_palace(s, seat, s.palaces[seat].index((tile,)), ())

    def refusal(self, s: PalazzoState, action: Action) -> Why | None:
        _, seat, tile = s.agenda[-1]
        (at,) = action.args
        if at >= len(s.palaces[seat]):
            return NO_SUCH_PALACE.why(at)
        return None if at in fits(s, seat, tile) else FLOOR_TAKEN.why(tile, at)


class Detaching(Step[PalazzoState]):
    """Two palaces hold that kind of tile: from which is it taken? [rebuild.2]"""

    def actor(self, s: PalazzoState) -> int:
        return s.agenda[-1][1]

    def options(self, s: PalazzoState) -> list[Action]:
        _, seat, tile = s.agenda[-1]
        return [FROM[at] for at in homes(s, seat, tile)]

    def take(self, s: PalazzoState, action: Action) -> None:
        _, seat, tile = s.agenda.pop()
        (at,) = action.args
        detach(s, seat, tile, at)

    def refusal(self, s: PalazzoState, action: Action) -> Why | None:
        _, seat, tile = s.agenda[-1]
        (at,) = action.args
        if at >= len(s.palaces[seat]):
            return NO_SUCH_PALACE.why(at)
        return None if at in homes(s, seat, tile) else NOT_IN_THIS_PALACE.why(tile, at)


class Spending(Step[PalazzoState]):
    """A rebuild costs one card of the player's choice. [rebuild.1]"""

    def actor(self, s: PalazzoState) -> int:
        return s.agenda[-1][1]

    def options(self, s: PalazzoState) -> list[Action]:
        _, seat = s.agenda[-1]
        return [SPEND[card] for card in range(CARD_KINDS) if s.hand[seat * CARD_KINDS + card]]

    def take(self, s: PalazzoState, action: Action) -> None:
        _, seat = s.agenda.pop()
        (card,) = action.args
        spend_card(s, seat, card)

    def refusal(self, s: PalazzoState, action: Action) -> Why | None:
        _, seat = s.agenda[-1]
        (card,) = action.args
        return None if s.hand[seat * CARD_KINDS + card] else NOT_HELD.why(card)
