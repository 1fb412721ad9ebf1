"""Building what was bought, won or chosen. [build]"""

from bouwmeester.core.action import Action
from bouwmeester.core.errors import Why
from bouwmeester.core.state import NOBODY, do
from bouwmeester.core.step import Step
from bouwmeester.games.palazzo.actions import BUILD, DISCARD, NEW, ON
from bouwmeester.games.palazzo.agenda import BUILDING
from bouwmeester.games.palazzo.material import FLOOR
from bouwmeester.games.palazzo.reasons import (
    CHOOSE_A_PLACE,
    CHOOSE_A_TILE,
    FLOOR_TAKEN,
    NO_SUCH_PALACE,
    NOT_ON_TOP,
    NOT_TO_BUILD,
)
from bouwmeester.games.palazzo.state import (
    BOXED,
    BUILT,
    PalazzoState,
    can_top,
    found_palace,
    has_floor,
    kinds,
    set_palace,
    without,
)


def tile_in_hand(s: PalazzoState) -> int:
    """The tile being built, or NOBODY while it is to be chosen."""
    _, _, tile = s.agenda[-1]
    if tile == NOBODY and (len(s.lot) == 1 or len(kinds(s.lot)) == 1):
        return s.lot[0]
    return tile


class Building(Step[PalazzoState]):
    """Each tile got is built at once, in any order: on top of a palace, alone, or out of the game. [build.5]

    The frame holds the tile in hand; while there is only one kind to choose from, it is that one.
    """

    def actor(self, s: PalazzoState) -> int:
        return s.agenda[-1][1]

    def options(self, s: PalazzoState) -> list[Action]:
        tile = tile_in_hand(s)
        if tile == NOBODY:
            return [BUILD[one] for one in kinds(s.lot)]
        _, seat, _ = s.agenda[-1]
        tops = [ON[i] for i, palace in enumerate(s.palaces[seat]) if can_top(palace, tile)]
        return [*tops, NEW, DISCARD]

    def take(self, s: PalazzoState, action: Action) -> None:
        tile = tile_in_hand(s)
        _, seat, _ = s.agenda.pop()
        if tile == NOBODY:
            do(s, (BUILDING, seat, action.args[0]))
            return
        s.lot = without(s.lot, tile)
        if s.lot:
            do(s, (BUILDING, seat, NOBODY))
        if action is NEW:
            found_palace(s, seat, tile)
        elif action is DISCARD:
            s.tell(BOXED, seat, tile)
        else:
            (at,) = action.args
            set_palace(s, seat, at, (*s.palaces[seat][at], tile))
            s.tell(BUILT, seat, tile, at)

    def refusal(self, s: PalazzoState, action: Action) -> Why | None:
        _, seat, _ = s.agenda[-1]
        tile = tile_in_hand(s)
        if action.verb == "build":
            if action.args[0] not in s.lot:
                return NOT_TO_BUILD.why(action.args[0])
            return None if tile == NOBODY else CHOOSE_A_PLACE.why(tile)
        if tile == NOBODY:
            return CHOOSE_A_TILE.why()
        if action is NEW or action is DISCARD:
            return None
        (at,) = action.args
        if at >= len(s.palaces[seat]):
            return NO_SUCH_PALACE.why(at)
        if has_floor(s.palaces[seat][at], FLOOR[tile]):
            return FLOOR_TAKEN.why(tile, at)
        return None if can_top(s.palaces[seat][at], tile) else NOT_ON_TOP.why(tile, at)
