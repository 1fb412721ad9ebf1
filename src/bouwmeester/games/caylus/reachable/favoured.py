"""Favours on the agenda, and the rows used in a phase: no more than favours were given. [favours]"""

from typing import Final

from bouwmeester.core.state import NOBODY, Frame
from bouwmeester.games.caylus.agenda import CHOOSE_PLOT, FAVOUR, FAVOUR_EFFECT, GRANT, PAY_ANY, PICKING
from bouwmeester.games.caylus.construction import first_plot
from bouwmeester.games.caylus.favours import BUILT_BY_FAVOUR, COLOUR_COLUMN, EXCHANGE_COLUMN, EXCHANGE_CUBES
from bouwmeester.games.caylus.material import (
    ANY,
    BUILDINGS_ROW,
    COLOUR,
    CUBE_KINDS,
    CUBES,
    EVERY_ROW,
    FAVOURS,
    FOOD,
    GOLD,
    PRESTIGE,
    RESOURCES_ROW,
    ROAD,
    ROW_KINDS,
)
from bouwmeester.games.caylus.reachable.wrong import NOT_A_TURN, wrong_if, wrong_of
from bouwmeester.games.caylus.state import FAVOUR_POINTS, CaylusState, cubes_of

#: Steps that use a favour, or that a favour leads to.
FAVOUR_STEPS: Final = (GRANT, FAVOUR, FAVOUR_EFFECT, PICKING, PAY_ANY, CHOOSE_PLOT)


def _bits(rows: int) -> int:
    """How many rows there are in a set of rows."""
    return (rows & 1) + (rows >> 1 & 1) + (rows >> 2 & 1) + (rows >> 3 & 1)


def brought(s: CaylusState, seat: int, colour: int) -> int:
    """The most favours that one of a seat's tiles of that colour has brought."""
    most = 0
    for space in range(ROAD):
        tile = s.tile[space]
        if s.owner[space] == seat and COLOUR[tile] == colour and FAVOURS[tile] > most:
            most = FAVOURS[tile]
    return most


def _brought_by_favour(s: CaylusState, seat: int, rows: int) -> int:
    """The most favours that a tile can have brought which was built by using the buildings row among these rows."""
    most = 0
    if rows >> BUILDINGS_ROW & 1:
        for colour in BUILT_BY_FAVOUR:
            if COLOUR_COLUMN[colour] <= s.markers[seat * ROW_KINDS + BUILDINGS_ROW]:
                most = max(most, brought(s, seat, colour))
    return most


def check_rows_of(s: CaylusState, seat: int, given: int) -> None:
    """A seat has used no more rows than it was given favours, and got by building with one of them."""
    used = s.rows_used[seat]
    most = given + _brought_by_favour(s, seat, used) if given else 0
    wrong_of(_bits(used) > most, seat, "rows_used", "so many favours were not given in this phase")


def check_rows_of_others(s: CaylusState, seat: int) -> None:
    """Only this seat can have used rows in this phase; NOBODY if none can."""
    for other in range(s.seats):
        wrong_of(
            other != seat and s.rows_used[other] != 0,
            other,
            "rows_used",
            "no favour can have been given in this phase",
        )


def check_favour_frames(s: CaylusState, frames: list[Frame], least: int, most: int, earlier: int) -> None:
    """Grants wait below; on top a row, an effect, or what an effect leads to; all of one player.

    What goes on gave ``least`` to ``most`` favours, and others earlier in this phase gave at most ``earlier``.
    """
    for frame in frames:
        wrong_if(frame[0] not in FAVOUR_STEPS or frame[1] != frames[0][1], "agenda", NOT_A_TURN)
    for frame in frames[:-1]:
        wrong_if(frame[0] != GRANT, "agenda", "only further favours can wait below a favour")
    wrong_if(s.favour_rule == FAVOUR_POINTS, "options", "favours are points with this option")
    top = frames[-1]
    seat = top[1]
    if top[0] == FAVOUR:
        wrong_of(s.rows_used[seat] == EVERY_ROW, seat, "rows_used", "with every row used a favour is lost")
    row = _row_in_use(s, top)
    before = s.rows_used[seat] & ~(1 << row) if row != NOBODY else s.rows_used[seat]
    by_building = _brought_by_favour(s, seat, before)
    waiting = len(frames) - 1
    # Of the two favours of a tile that a favour built, one is being used and the other waits with the rest.
    too_many = waiting > most - 1 + (1 if by_building > 1 else 0)
    wrong_if(too_many, "agenda", "so many further favours cannot be waiting")
    favours = _bits(before) + 1 + waiting
    wrong_of(
        favours > most + by_building + earlier, seat, "rows_used", "so many favours were not given in this phase"
    )
    wrong_if(favours < least, "agenda", f"{least} favours are given: each is a row used, or waits as a 'grant'")


def _row_in_use(s: CaylusState, top: Frame) -> int:
    """The row whose effect is being chosen or carried out, which must be used and far enough; or NOBODY."""
    step = top[0]
    seat = top[1]
    row = NOBODY
    column = 1
    if step == FAVOUR_EFFECT:
        row = top[2]
        wrong_if(row == NOBODY, "agenda", "'effect' lacks a row")
    elif step == PICKING:
        row = RESOURCES_ROW
        column = EXCHANGE_COLUMN
        _check_picking(s, top)
    elif step == PAY_ANY or step == CHOOSE_PLOT:
        check_tile_begun(s, top)
        row = BUILDINGS_ROW
        column = COLOUR_COLUMN[COLOUR[top[2]]]
    if row != NOBODY:
        wrong_of(not s.rows_used[seat] >> row & 1, seat, "rows_used", "lacks the row whose effect is being used")
        wrong_of(s.markers[seat * ROW_KINDS + row] < column, seat, "favours", f"that effect is in column {column}")
    return row


def _check_picking(s: CaylusState, top: Frame) -> None:
    _, seat, left, least = top
    wrong_if(not 1 <= left <= EXCHANGE_CUBES or not FOOD <= least < GOLD, "agenda", "two resources are taken")
    wrong_if(left == EXCHANGE_CUBES and least != FOOD, "agenda", "the first resource may be of any kind")
    held = s.cubes[seat * CUBE_KINDS + least] > 0
    wrong_of(left < EXCHANGE_CUBES and not held, seat, CUBES.word(least), "has been taken, and is not there")


def check_tile_begun(s: CaylusState, top: Frame) -> None:
    """A tile whose printed price is paid: a cube of any kind is still owed, or a residence still to be chosen."""
    step, seat, tile = top
    in_stock = tile != NOBODY and s.stock[tile] > 0
    if step == PAY_ANY:
        fits = in_stock and ANY[tile] > 0 and first_plot(s) != NOBODY and cubes_of(s, seat) > 0
        wrong_if(not fits, "agenda", "that tile cannot be paid for and built")
    else:
        fits = in_stock and COLOUR[tile] == PRESTIGE and s.residences[seat] > 1
        wrong_if(not fits, "agenda", "that tile leaves no choice of residence")
