"""Where a worker may stand, and what placing it costs. [placing]"""

from typing import Final

from bouwmeester.core.errors import Why
from bouwmeester.core.state import NOBODY
from bouwmeester.games.caylus.material import (
    CASTLE,
    COLOUR,
    FROM_USE,
    INN,
    PRESTIGE,
    RESIDENCE_TILE,
    ROAD,
    ROAD_SITE,
    SINGLE_SITES,
    STABLES,
    STABLES_PLACES,
)
from bouwmeester.games.caylus.reasons import (
    EMPTY_PLOT,
    INN_OCCUPIED,
    NO_STABLES,
    NO_WORK_THERE,
    OCCUPIED,
    ONE_EACH,
    PRICE_OF_ONE_UNPAID,
    PRICE_OF_TWO_UNPAID,
    STABLES_FULL,
    TOO_EXPENSIVE,
)
from bouwmeester.games.caylus.state import CaylusState, score

OWN_PRICE: Final = 1
PRICE_OF_TWO: Final = 3


def general_price(s: CaylusState) -> int:
    """The lowest free number under the bridge; with two players 3 once the other has passed. [placing.2, two.4]"""
    return price_after(s, len(s.passed))


def price_after(s: CaylusState, passed: int) -> int:
    """The general price once so many have passed."""
    if passed == 1 and s.seats == 2:
        return PRICE_OF_TWO
    return passed + 1


def costs_one(s: CaylusState, seat: int, site: int) -> bool:
    """One's own building costs 1, and everything does for the guest of the inn. [placing.3]"""
    return s.inn_guest == seat or (site >= ROAD_SITE and s.owner[site - ROAD_SITE] == seat)


def price_at(s: CaylusState, seat: int, site: int) -> int:
    return OWN_PRICE if costs_one(s, seat, site) else general_price(s)


def why_not_paid(s: CaylusState, seat: int, site: int) -> Why | None:
    """Why a seat cannot pay for a worker on a site."""
    price = price_at(s, seat, site)
    deniers = s.deniers[seat]
    if price <= deniers:
        return None
    if costs_one(s, seat, site):
        return PRICE_OF_ONE_UNPAID.why(price, deniers)
    return PRICE_OF_TWO_UNPAID.why(price, deniers) if price > len(s.passed) + 1 else TOO_EXPENSIVE.why(price, deniers)


def has_work(tile: int) -> bool:
    """Whether a worker may stand on a tile: not on a residence or a prestige building. [placing.6]"""
    return tile != RESIDENCE_TILE and COLOUR[tile] != PRESTIGE


def why_not_there(s: CaylusState, seat: int, site: int) -> Why | None:
    """Why a seat cannot have a worker on a site; the price is another matter. [placing.6, placing.7]"""
    if site >= ROAD_SITE:
        space = site - ROAD_SITE
        if s.tile[space] == NOBODY:
            return EMPTY_PLOT.why(space)
        if not has_work(s.tile[space]):
            return NO_WORK_THERE.why(s.tile[space])
        return None if s.worker[space] == NOBODY else OCCUPIED.why(site)
    if site < SINGLE_SITES:
        return None if s.special[site] == NOBODY else OCCUPIED.why(site)
    if site == INN:
        return None if s.inn_left == NOBODY else INN_OCCUPIED.why(site)
    if site == CASTLE:
        return ONE_EACH.why(site) if seat in s.castle else None
    if s.seats == 2:
        return NO_STABLES.why()
    if seat in s.stables:
        return ONE_EACH.why(site)
    return STABLES_FULL.why() if len(s.stables) == STABLES_PLACES else None


def open_sites(s: CaylusState, seat: int) -> list[int]:
    """Every site that ``why_not_there`` has nothing against, in order."""
    sites: list[int] = []
    for site in range(SINGLE_SITES):
        if s.special[site] == NOBODY:
            sites.append(site)
    if s.seats > 2 and len(s.stables) < STABLES_PLACES and seat not in s.stables:
        sites.append(STABLES)
    if s.inn_left == NOBODY:
        sites.append(INN)
    if seat not in s.castle:
        sites.append(CASTLE)
    for space in range(ROAD):
        tile = s.tile[space]
        if tile != NOBODY and s.worker[space] == NOBODY and has_work(tile):
            sites.append(ROAD_SITE + space)
    return sites


def stand(s: CaylusState, seat: int, site: int) -> None:
    """A worker stands on a site. In stables and castle the lowest number is next; an owner scores. [placing.4]"""
    if site >= ROAD_SITE:
        space = site - ROAD_SITE
        s.worker[space] = seat
        owner = s.owner[space]
        if owner != NOBODY and owner != seat:
            score(s, owner, 1, FROM_USE)
    elif site < SINGLE_SITES:
        s.special[site] = seat
    elif site == STABLES:
        s.stables.append(seat)
    elif site == INN:
        s.inn_left = seat
    else:
        s.castle.append(seat)
