"""Phase 5: the building at work, what it asks, and what earlier ones can have led to. [road]"""

from bouwmeester.core.state import NOBODY, Frame
from bouwmeester.games.caylus.agenda import (
    CHOOSE_PLOT,
    CONSTRUCTION,
    GIVING,
    LAWYERING,
    OWNER_BONUS,
    PAY_ANY,
    PEDDLING,
    PRODUCTION,
    SALE,
    TRADING,
)
from bouwmeester.games.caylus.buildings.trades import can_trade
from bouwmeester.games.caylus.construction import LAWYER_DENIERS, buildable, targets
from bouwmeester.games.caylus.favours import LAWYER_COLUMN
from bouwmeester.games.caylus.material import (
    BONUS,
    BUILDINGS_ROW,
    COLOUR,
    CONSTRUCTS,
    CUBE_KINDS,
    CUBES,
    EFFECT,
    FAVOURS,
    FOOD,
    GOLD,
    GREEN,
    LAWYER,
    LAWYER_TILE,
    NO_CUBE,
    PLOTS,
    PRESTIGE,
    PRICES,
    PRODUCES,
    ROAD,
    ROW_KINDS,
    SELL,
    TRADES,
    WOODEN,
)
from bouwmeester.games.caylus.reachable.favoured import (
    FAVOUR_STEPS,
    brought,
    check_favour_frames,
    check_tile_begun,
)
from bouwmeester.games.caylus.reachable.wrong import NOT_A_TURN, wrong_if, wrong_of
from bouwmeester.games.caylus.state import CaylusState, cubes_of


def check_road_phase(s: CaylusState, space: int, frames: list[Frame]) -> None:
    """``space`` is at work, and ``frames`` are what it asks."""
    wrong_if(not 0 <= space <= s.provost, "agenda", "the building at work lies on the road, up to the provost")
    seat = s.worker[space]
    wrong_if(seat == NOBODY, "agenda", f"there is no worker on space {space + 1}")
    for earlier in range(space):
        wrong_if(s.worker[earlier] != NOBODY, f"road.{earlier + 1}", "that worker has gone home")
    wrong_if(not frames, "agenda", NOT_A_TURN)
    favoured = NOBODY
    tile = s.tile[space]
    if frames[-1][0] in FAVOUR_STEPS:
        wrong_if(frames[-1][1] != seat, "agenda", "the building works for the player of the worker on it")
        if _built_at_work(frames, tile):
            check_tile_begun(s, frames[0])
        else:
            _check_favour(s, space, frames, seat)
            favoured = seat
    else:
        wrong_if(len(frames) != 1, "agenda", NOT_A_TURN)
        _check_asked(s, space, frames[0], seat)
    for other in range(s.seats):
        if other != favoured and s.rows_used[other]:
            wrong_of(not _built_earlier(s, other, space), other, "rows_used", "no favour can have been given by now")
    _check_pending(s, space)


def _built_at_work(frames: list[Frame], tile: int) -> bool:
    """Whether a tile is being built by the building at work, and not by a favour."""
    step = frames[0][0]
    if len(frames) != 1 or (step != PAY_ANY and step != CHOOSE_PLOT) or frames[0][2] == NOBODY:
        return False
    return CONSTRUCTS[tile] > 0 and COLOUR[frames[0][2]] == CONSTRUCTS[tile]


def _check_favour(s: CaylusState, space: int, frames: list[Frame], seat: int) -> None:
    """A mason or an architect has built a tile that brings favours; it stands until they are used."""
    colour = CONSTRUCTS[s.tile[space]]
    most = brought(s, seat, colour) if colour else 0
    wrong_if(most == 0, "agenda", f"on space {space + 1} nothing was built that brings a favour")
    earlier = ROW_KINDS if _built_earlier(s, seat, space) else 0
    check_favour_frames(s, frames, 1, most, earlier)


def _built_earlier(s: CaylusState, seat: int, space: int) -> bool:
    """Whether on a space before this one a seat can have built something that brought a favour.

    The mason and the church may since have become residences, and these prestige buildings, all of them on plots.
    """
    worked = False
    brought_one = False
    for other in range(ROAD):
        tile = s.tile[other]
        if tile == NOBODY:
            continue
        gone = (COLOUR[tile] == GREEN or COLOUR[tile] == PRESTIGE) and other in PLOTS
        if other < space and (gone or CONSTRUCTS[tile] > WOODEN):
            worked = True
        if s.owner[other] == seat and (gone or FAVOURS[tile] > 0):
            brought_one = True
    return worked and brought_one


def _check_pending(s: CaylusState, space: int) -> None:
    """Tiles wait by the lawyer of the road, who has worked once at most, or by favours."""
    by_lawyer = LAWYER_TILE in s.tile[:space]
    by_favour = 1  # of the joust field
    waiting = 0
    for seat in range(s.seats):
        own = len([one for one in s.pending if one == seat])
        far = s.markers[seat * ROW_KINDS + BUILDINGS_ROW] >= LAWYER_COLUMN
        if far and s.rows_used[seat] >> BUILDINGS_ROW & 1:
            by_favour += 1
        if own and not far:
            wrong_of(not by_lawyer or own > 1, seat, "favours.buildings", "is short of a lawyer, and none has worked")
            by_lawyer = False
        else:
            waiting += own
    wrong_if(waiting > by_favour + (1 if by_lawyer else 0), "road", "so many tiles cannot wait to be residences")


def _check_asked(s: CaylusState, space: int, frame: Frame, seat: int) -> None:
    """The step must be the one that this tile asks, and there must be something to ask."""
    step = frame[0]
    tile = s.tile[space]
    if step == OWNER_BONUS:
        fits = BONUS[tile] and s.owner[space] == frame[1] != seat and frame[2] == tile
        wrong_if(not fits, "agenda", "no bonus is due there")
    elif step == LAWYERING:
        _check_working_for(frame, seat)
        wrong_if(EFFECT[tile] != LAWYER, "agenda", "no lawyer works there")
        wrong_if(not targets(s, seat, LAWYER_DENIERS), "agenda", "nobody is asked what cannot be done")
    elif step == GIVING:
        _check_working_for(frame, seat)
        _check_giving(s, frame, tile)
    else:
        asks = step in (PRODUCTION, SALE, PEDDLING, TRADING, CONSTRUCTION)
        wrong_if(not asks, "agenda", NOT_A_TURN)
        _check_working_for(frame, seat)
        wrong_if(frame[2] != tile, "agenda", "another tile is at work")
        wrong_if(not _can_be_asked(s, frame), "agenda", "nobody is asked what cannot be done there")


def _check_working_for(frame: Frame, seat: int) -> None:
    wrong_if(frame[1] != seat, "agenda", "the building works for the player of the worker on it")


def _can_be_asked(s: CaylusState, frame: Frame) -> bool:
    step, seat, tile = frame[:3]
    if step == PRODUCTION:
        return len(PRODUCES[tile]) > 1
    if step == SALE:
        return EFFECT[tile] == SELL and cubes_of(s, seat) > 0
    if step == PEDDLING:
        return _can_go_on_buying(s, seat, tile, frame[3])
    if step == TRADING:
        return any(can_trade(s, seat, terms) for terms in TRADES[s.figures][tile])
    return CONSTRUCTS[tile] > 0 and bool(buildable(s, seat, CONSTRUCTS[tile], NO_CUBE))


def _can_go_on_buying(s: CaylusState, seat: int, tile: int, first: int) -> bool:
    """The cube bought first must be there still."""
    number = 0 if first == NO_CUBE else 1
    if len(PRICES[tile]) <= number or s.deniers[seat] < PRICES[tile][number] or first == GOLD:
        return False
    held = first == NO_CUBE or s.cubes[seat * CUBE_KINDS + first] > 0
    wrong_of(not held, seat, CUBES.word(first), "has been bought, and is not there")
    return True


def _check_giving(s: CaylusState, frame: Frame, tile: int) -> None:
    """So many resources are still owed, of this kind or later ones, for gold that is there already."""
    _, seat, left, least = frame
    wrong_if(not FOOD <= least < GOLD, "agenda", "resources are given")
    at = seat * CUBE_KINDS
    asked = False
    for _, _, resources, _, gold in TRADES[s.figures][tile]:
        # What has been given was of a kind up to the present one; with nothing given, any kind may be next.
        begun = left < resources or (left == resources and least == FOOD)
        if 0 < left <= resources and begun and s.cubes[at + GOLD] >= gold:
            asked = True
    wrong_if(not asked, "agenda", "so many cubes of those kinds are not owed there")
    there = sum(s.cubes[at + least : at + GOLD])
    wrong_if(there < left, "agenda", "there are too few cubes of those kinds left to give")
