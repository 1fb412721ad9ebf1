"""What can stand on the board, whatever goes on: tiles and workers, houses, markers of favours, the bailiff."""

from bouwmeester.core.state import NOBODY
from bouwmeester.games.caylus.agenda import NEXT_TURN
from bouwmeester.games.caylus.construction import first_plot
from bouwmeester.games.caylus.material import (
    COLOUR,
    FIRST_NEUTRAL,
    GREEN,
    LAWYER_TILE,
    NEUTRAL,
    NEUTRAL_TILES,
    OPEN_COLUMN,
    PLOTS,
    PRINTED_AT,
    ROAD,
    ROW_KINDS,
    SECTION_KINDS,
    SECTION_MARKER,
    SECTION_SIZE,
    SECTIONS,
    SPACES,
    STABLES_PLACES,
    START_SPACE,
    STONEN,
    TILE_KINDS,
    TILES,
    WOODEN,
)
from bouwmeester.games.caylus.phases.p7_end import due
from bouwmeester.games.caylus.reachable.wrong import wrong_if, wrong_of
from bouwmeester.games.caylus.sites import has_work
from bouwmeester.games.caylus.state import FAVOUR_POINTS, CaylusState


def bailiff_has_moved(s: CaylusState) -> bool:
    """Whether this turn's phase 7 has begun: its last frame waits at the bottom, or the game is over."""
    return not s.agenda or s.agenda[0][0] == NEXT_TURN


def check_board(s: CaylusState) -> None:
    _check_road(s)
    _check_workers(s)
    _check_houses(s)
    _check_markers(s)
    _check_bailiff(s)


def _check_road(s: CaylusState) -> None:
    on_road = [0] * TILE_KINDS
    for space in range(ROAD):
        where = f"road.{SPACES.word(space)}"
        tile = s.tile[space]
        if tile == NOBODY:
            wrong_if(space < NEUTRAL_TILES, where, "is never empty")
            no_marks = s.owner[space] == s.worker[space] == s.pending[space] == NOBODY
            wrong_if(not no_marks, where, "an empty plot has no owner and no worker")
            continue
        on_road[tile] += 1
        _check_tile(s, space, tile, where)
        _check_pending(s, space, where)
    for tile in range(FIRST_NEUTRAL, TILE_KINDS):
        if COLOUR[tile] == NEUTRAL:
            wrong_if(on_road[tile] > 1, "road", f"{TILES.word(tile)} is there twice")
        elif COLOUR[tile] != GREEN:
            wrong_if(s.stock[tile] < 0, "road", f"{TILES.word(tile)} is there more often than the game has it")
    empty = first_plot(s)
    for space in PLOTS:
        gap = empty != NOBODY and space > empty and s.tile[space] != NOBODY
        wrong_if(gap, f"road.{SPACES.word(space)}", f"space {empty + 1} would have been built on first")


def _check_tile(s: CaylusState, space: int, tile: int, where: str) -> None:
    colour = COLOUR[tile]
    word = TILES.word(tile)
    wrong_if((space in PRINTED_AT) != (tile < FIRST_NEUTRAL), where, f"{word} cannot be there")
    wrong_if(tile < FIRST_NEUTRAL and PRINTED_AT.get(space) != tile, where, f"{word} is not there")
    wrong_if(colour == NEUTRAL and space >= NEUTRAL_TILES, where, "neutral tiles lie on spaces 1 to 6")
    crafted = colour == WOODEN or colour == STONEN
    wrong_if(crafted and space < NEUTRAL_TILES, where, "only a residence can replace a neutral tile")
    owned = s.owner[space] != NOBODY
    wrong_if(owned != (colour > NEUTRAL), where, f"{word} " + ("has no" if owned else "needs an") + " owner")
    wrong_if(s.worker[space] != NOBODY and not has_work(tile), where, "no worker can be there")


def _check_pending(s: CaylusState, space: int, where: str) -> None:
    seat = s.pending[space]
    if seat == NOBODY:
        return
    tile = s.tile[space]
    colour = COLOUR[tile]
    own = (colour == WOODEN or colour == STONEN) and s.owner[space] == seat and tile != LAWYER_TILE
    wrong_if(colour != NEUTRAL and not own, where, "that tile cannot become a residence of that player")
    wrong_if(s.worker[space] == NOBODY, where, "without a worker there it would be a residence already")


def _check_workers(s: CaylusState) -> None:
    for seat in range(s.seats):
        wrong_of(s.workers[seat] < 0, seat, "", "has more than 6 workers out")
    wrong_if(s.seats == 2 and bool(s.stables), "stables", "are not used with two players")
    wrong_if(len(s.stables) > STABLES_PLACES, "stables", "have three places")


def _check_houses(s: CaylusState) -> None:
    for section in range(SECTION_KINDS):
        where = SECTIONS.word(section)
        wrong_if(s.built[section] > SECTION_SIZE[section], "players", f"too many houses in the {where}")
        if section and s.built[section]:
            before = s.counted >= section or s.built[section - 1] == SECTION_SIZE[section - 1]
            wrong_if(not before, "players", f"the section before the {where} is neither full nor counted")
    for section in range(s.counted):
        wrong_if(not due(s, section), "counted", f"it is too early for the count of the {SECTIONS.word(section)}")
    wrong_if(s.counted == SECTION_KINDS and s.agenda not in ([], [(NEXT_TURN,)]), "counted", "then the game is over")
    wrong_if(not s.agenda and s.counted < SECTION_KINDS, "agenda", "an empty agenda is a game that is over")


def _check_markers(s: CaylusState) -> None:
    last = OPEN_COLUMN[s.counted]
    for at in range(s.seats * ROW_KINDS):
        seat = at // ROW_KINDS
        wrong_of(s.markers[at] > last, seat, "favours", f"columns after {last} are still locked")
        used = s.rows_used[seat] >> at % ROW_KINDS & 1
        wrong_of(bool(used) and s.markers[at] == 0, seat, "favours", "a row that was used has its marker on a column")
    if s.favour_rule == FAVOUR_POINTS:
        wrong_if(any(s.markers) or any(s.rows_used), "players", "there is no table of favours with this option")


def _check_bailiff(s: CaylusState) -> None:
    moved = bailiff_has_moved(s)
    turns = s.turn if moved else s.turn - 1
    wrong_if(s.turn < 1, "turn", "the first turn is 1")
    way = s.bailiff - START_SPACE
    # He moves by two at most, and the game is over once he has reached the last marker.
    wrong_if(s.bailiff > SECTION_MARKER[-1] + 1, "bailiff", "the game is over before he gets there")
    wrong_if(not turns <= way <= 2 * turns, "bailiff", f"cannot stand there in turn {s.turn}")
    for section in range(s.counted, SECTION_KINDS):
        # Before his move he was short of every marker whose section is not counted yet.
        past = s.bailiff > SECTION_MARKER[section] + 1 if moved else s.bailiff >= SECTION_MARKER[section]
        wrong_if(past, "counted", f"the bailiff is past the {SECTIONS.word(section)}, not counted yet")
