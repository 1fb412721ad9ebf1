"""Building wood, stone and prestige tiles, and turning tiles into residences. [building, lawyer]"""

from typing import Final

from bouwmeester.core.action import SEATS
from bouwmeester.core.errors import Why
from bouwmeester.core.events import Telling
from bouwmeester.core.state import NOBODY, do
from bouwmeester.games.caylus.agenda import CHOOSE_PLOT, GRANT, PAY_ANY
from bouwmeester.games.caylus.material import (
    ANY,
    BY_COLOUR,
    CLOTH,
    COLOUR,
    COST,
    CUBE_KINDS,
    FAVOURS,
    FROM_BUILDING,
    LAWYER_TILE,
    NEUTRAL,
    NO_CUBE,
    PLOTS,
    POINTS,
    PRESTIGE,
    RESIDENCE_TILE,
    ROAD,
    SPACES,
    STONEN,
    TILE_INCOME,
    TILES,
    WOODEN,
)
from bouwmeester.games.caylus.reasons import (
    CANNOT_PAY_TILE,
    FAVOUR_CLOTH_MISSING,
    NO_PLOT,
    NO_RESIDENCE,
    NOT_FOR_LAWYER,
    NOT_IN_STOCK,
    PENDING_ALREADY,
    WRONG_COLOUR,
)
from bouwmeester.games.caylus.state import CaylusState, cubes_of, leave_space, pay_cubes, pay_deniers, score

BUILT: Final = Telling("caylus.built", seat=SEATS, tile=TILES, space=SPACES)
TRANSFORMED: Final = Telling("caylus.transformed", seat=SEATS, tile=TILES, space=SPACES)
WILL_TRANSFORM: Final = Telling("caylus.will_transform", seat=SEATS, tile=TILES, space=SPACES)

LAWYER_DENIERS: Final = 1


def first_plot(s: CaylusState) -> int:
    """The first empty plot along the road, or NOBODY. [building.4]"""
    for space in PLOTS:
        if s.tile[space] == NOBODY:
            return space
    return NOBODY


def can_pay(s: CaylusState, seat: int, tile: int, discount: int) -> bool:
    """Whether the cubes are there; ``discount`` is the kind of which one less is paid, or NO_CUBE. [building.3]"""
    cost = COST[tile]
    at = seat * CUBE_KINDS
    total = 0
    for cube in range(CUBE_KINDS):
        needed = cost[cube]
        if cube == discount:
            needed -= 1
        if s.cubes[at + cube] < needed:
            return False
        total += needed
    return ANY[tile] == 0 or cubes_of(s, seat) >= total + ANY[tile]


def buildable(s: CaylusState, seat: int, colour: int, discount: int) -> list[int]:
    """The tiles of a colour that a seat can build now, in printed order."""
    if colour == PRESTIGE:
        if s.residences[seat] == 0:
            return []
    elif first_plot(s) == NOBODY:
        return []
    return [tile for tile in BY_COLOUR[colour] if s.stock[tile] and can_pay(s, seat, tile, discount)]


def why_not_build(s: CaylusState, seat: int, tile: int, colour: int, discount: int) -> Why | None:
    """One visit builds one tile of that colour from the stock. [building.1, building.2]"""
    if COLOUR[tile] != colour:
        return WRONG_COLOUR.why(tile)
    if s.stock[tile] == 0:
        return NOT_IN_STOCK.why(tile)
    if colour == PRESTIGE and s.residences[seat] == 0:
        return NO_RESIDENCE.why()
    if colour != PRESTIGE and first_plot(s) == NOBODY:
        return NO_PLOT.why()
    return None if can_pay(s, seat, tile, discount) else CANNOT_PAY_TILE.why(tile)


def begin_tile(s: CaylusState, seat: int, tile: int, discount: int) -> None:
    """Pay what is printed; then the cube of one's choice and the residence of one's choice, if there is a choice."""
    cost = COST[tile]
    for cube in range(CUBE_KINDS):
        pay_cubes(s, seat, cube, cost[cube] - 1 if cube == discount else cost[cube])
    if ANY[tile]:
        do(s, (PAY_ANY, seat, tile))
    elif COLOUR[tile] != PRESTIGE:
        finish_tile(s, seat, tile, first_plot(s))
    elif s.residences[seat] == 1:
        finish_tile(s, seat, tile, own_residences(s, seat)[0])
    else:
        do(s, (CHOOSE_PLOT, seat, tile))


def own_residences(s: CaylusState, seat: int) -> list[int]:
    return [space for space in range(ROAD) if s.tile[space] == RESIDENCE_TILE and s.owner[space] == seat]


def finish_tile(s: CaylusState, seat: int, tile: int, space: int) -> None:
    """The tile stands, its points are scored, and its favours are granted. [building.5]"""
    if s.tile[space] == RESIDENCE_TILE:
        s.residences[seat] -= 1
        s.income[seat] -= TILE_INCOME[RESIDENCE_TILE]
    s.tile[space] = tile
    s.owner[space] = seat
    s.stock[tile] -= 1
    s.income[seat] += TILE_INCOME[tile]
    s.tell(BUILT, seat, tile, space)
    score(s, seat, POINTS[s.figures][tile], FROM_BUILDING)
    for _ in range(FAVOURS[tile]):
        do(s, (GRANT, seat))


# Residences.


def lawyer_paid(s: CaylusState, seat: int, deniers: int) -> bool:
    return s.cubes[seat * CUBE_KINDS + CLOTH] > 0 and s.deniers[seat] >= deniers


def is_target(s: CaylusState, seat: int, space: int) -> bool:
    """A neutral tile or an own wood or stone tile, but no lawyer, and not one that waits already. [lawyer.2]"""
    tile = s.tile[space]
    if tile == NOBODY or tile == LAWYER_TILE or s.pending[space] != NOBODY:
        return False
    colour = COLOUR[tile]
    return colour == NEUTRAL or ((colour == WOODEN or colour == STONEN) and s.owner[space] == seat)


def targets(s: CaylusState, seat: int, deniers: int) -> list[int]:
    """Where a seat can have a residence now, for a cloth and so many deniers."""
    if not lawyer_paid(s, seat, deniers):
        return []
    return [space for space in range(ROAD) if is_target(s, seat, space)]


def why_not_transform(s: CaylusState, seat: int, space: int, deniers: int) -> Why | None:
    """Of the lawyer on the road nobody is asked who cannot pay; by a favour it is the cloth that is missing."""
    if not lawyer_paid(s, seat, deniers):
        return FAVOUR_CLOTH_MISSING.why(CLOTH)
    if is_target(s, seat, space):
        return None
    return NOT_FOR_LAWYER.why(space) if s.pending[space] == NOBODY else PENDING_ALREADY.why(space)


def order_residence(s: CaylusState, seat: int, space: int, deniers: int) -> None:
    """Pay now; while a worker stands there, the change itself waits. [lawyer.4]"""
    pay_deniers(s, seat, deniers)
    pay_cubes(s, seat, CLOTH, 1)
    if s.worker[space] == NOBODY:
        make_residence(s, seat, space)
    else:
        s.pending[space] = seat
        s.tell(WILL_TRANSFORM, seat, s.tile[space], space)


def make_residence(s: CaylusState, seat: int, space: int) -> None:
    """A neutral tile leaves the game; a tile of one's own goes back to the stock. [lawyer.3]"""
    tile = s.tile[space]
    if COLOUR[tile] != NEUTRAL:
        s.stock[tile] += 1
        s.income[seat] -= TILE_INCOME[tile]
    s.pending[space] = NOBODY
    s.tile[space] = RESIDENCE_TILE
    s.owner[space] = seat
    s.residences[seat] += 1
    s.income[seat] += TILE_INCOME[RESIDENCE_TILE]
    s.tell(TRANSFORMED, seat, tile, space)
    score(s, seat, POINTS[s.figures][RESIDENCE_TILE], FROM_BUILDING)


def clear_space(s: CaylusState, space: int) -> None:
    """The worker goes home, and what waited for that happens."""
    leave_space(s, space)
    if s.pending[space] != NOBODY:
        make_residence(s, s.pending[space], space)


#: By colour: of which cube a favour pays one less. [favours.7]
FAVOUR_DISCOUNT: Final = [NO_CUBE, NO_CUBE, 1, 2, NO_CUBE, NO_CUBE]
