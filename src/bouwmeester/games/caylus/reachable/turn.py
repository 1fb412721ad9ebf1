"""The agenda of a turn: at the bottom the phases to come, above them what goes on now; and phases 2 to 4. [turn]"""

from typing import Final

from bouwmeester.core.state import NOBODY, Frame
from bouwmeester.games.caylus.agenda import (
    BRIBE,
    GATE_MOVE,
    GUILD_MOVE,
    INN_GUEST,
    JOUSTING,
    PLACING,
    ROAD,
)
from bouwmeester.games.caylus.favours import LAWYER_COLUMN
from bouwmeester.games.caylus.material import (
    BUILDINGS_ROW,
    CLOTH,
    CUBE_KINDS,
    GATE,
    GUILD,
    INN,
    JOUST_FIELD,
    ROW_KINDS,
    SECTION_KINDS,
    SECTION_SIZE,
    SECTIONS,
    SINGLE_SITES,
    SITES,
    SPECIALS,
    STABLES,
    STAYING,
)
from bouwmeester.games.caylus.phases.p1_income import AFTER_PLACING
from bouwmeester.games.caylus.phases.p3_special import JOUST_DENIERS
from bouwmeester.games.caylus.reachable.board import bailiff_has_moved
from bouwmeester.games.caylus.reachable.castle import check_castle_phase, check_count_phase
from bouwmeester.games.caylus.reachable.favoured import (
    FAVOUR_STEPS,
    check_favour_frames,
    check_rows_of,
    check_rows_of_others,
)
from bouwmeester.games.caylus.reachable.working import check_road_phase
from bouwmeester.games.caylus.reachable.wrong import NOT_A_TURN, wrong_if, wrong_of
from bouwmeester.games.caylus.state import CaylusState

#: How many frames of AFTER_PLACING are still to come in these phases.
_BEFORE_ROAD: Final = 3
_BEFORE_CASTLE: Final = 2
_BEFORE_END: Final = 1
#: The special building that asks by each of these steps.
_ASKING: Final = {GATE_MOVE: GATE, GUILD_MOVE: GUILD, JOUSTING: JOUST_FIELD}


def check_turn(s: CaylusState) -> None:
    if bailiff_has_moved(s):
        _check_all_passed(s)
        _check_gone_home(s, len(AFTER_PLACING))
        _check_provost(s, 0)
        _check_not_pending(s)
        _check_no_batches(s)
        if s.agenda:
            check_count_phase(s, s.agenda[1:])
        else:
            check_rows_of_others(s, NOBODY)
        return
    waiting = 0
    while waiting < len(AFTER_PLACING) and waiting < len(s.agenda):
        if s.agenda[waiting] != AFTER_PLACING[len(AFTER_PLACING) - 1 - waiting]:
            break
        waiting += 1
    now = s.agenda[waiting:]
    done = len(AFTER_PLACING) - waiting
    wrong_if(not now or waiting == 0 or (done == 0) != (now[0][0] == PLACING), "agenda", NOT_A_TURN)
    if waiting == _BEFORE_CASTLE and now[0][0] == ROAD:
        # The frame of the road stays while a building works.
        done = SPECIALS + 1
    _check_gone_home(s, done)
    if waiting != _BEFORE_END:
        _check_no_batches(s)
        _check_counted(s)
    if done == 0:
        _check_placing(s, now)
        return
    _check_all_passed(s)
    if done <= SPECIALS:
        _check_special_phase(s, now, done - 1)
    elif waiting == _BEFORE_ROAD:
        _check_bribes(s, now)
    elif waiting == _BEFORE_CASTLE:
        wrong_if(now[0][0] != ROAD, "agenda", NOT_A_TURN)
        _check_provost(s, 1 + s.seats)
        check_road_phase(s, now[0][1], now[1:])
    else:
        _check_provost(s, 1 + s.seats)
        _check_not_pending(s)
        check_castle_phase(s, now)


# What holds in several phases.


def _check_all_passed(s: CaylusState) -> None:
    wrong_if(len(s.passed) != s.seats, "passed", "after phase 2 everyone has passed")


def _check_gone_home(s: CaylusState, done: int) -> None:
    """After a phase its workers are at home: ``done`` of AFTER_PLACING are over or going on."""
    for site in range(SINGLE_SITES):
        over = done > site + 1 or (done == site + 1 and s.agenda[-1][0] in FAVOUR_STEPS)
        wrong_if(over and s.special[site] != NOBODY, f"special.{SITES.word(site)}", "that worker has gone home")
    wrong_if(done > STABLES and bool(s.stables), "stables", "those workers have gone home")
    wrong_if(done > INN and s.inn_left != NOBODY, "inn.left", "that worker is the guest by now")
    road_over = done > SPECIALS + 2
    wrong_if(road_over and any(seat != NOBODY for seat in s.worker), "road", "the workers have gone home")
    wrong_if(bailiff_has_moved(s) and bool(s.castle), "castle", "the workers have gone home")


def _check_no_batches(s: CaylusState) -> None:
    for seat in range(s.seats):
        wrong_of(s.batches[seat] > 0, seat, "batches", "are delivered in phase 6")


def _check_counted(s: CaylusState) -> None:
    """Before phase 6 every section that is complete has been counted, and only one is under construction."""
    for section in range(s.counted, SECTION_KINDS):
        word = SECTIONS.word(section)
        wrong_if(s.built[section] == SECTION_SIZE[section], "counted", f"the {word} are full and not counted")


def _check_not_pending(s: CaylusState) -> None:
    wrong_if(any(seat != NOBODY for seat in s.pending), "road", "no tile can wait to be a residence now")


def _check_pending_by_joust(s: CaylusState) -> None:
    """Before phase 5 a tile can wait only by the one favour of the joust field."""
    waiting = [seat for seat in s.pending if seat != NOBODY]
    wrong_if(len(waiting) > 1, "road", "only one tile can wait to be a residence before phase 5")
    for seat in waiting:
        marker = s.markers[seat * ROW_KINDS + BUILDINGS_ROW]
        wrong_of(marker < LAWYER_COLUMN, seat, "favours.buildings", "is short of the lawyer that a tile waits for")


def _check_provost(s: CaylusState, moves: int) -> None:
    """So many moves at most, of three spaces each, since he stood with the bailiff."""
    wrong_if(s.provost < 0, "provost", "stands on spaces 1 to 28")
    wrong_if(moves == 0 and s.provost != s.bailiff, "provost", "stands with the bailiff now")
    far = abs(s.provost - s.bailiff) > moves * STAYING
    wrong_if(far, "provost", f"cannot have moved more than {moves * STAYING} spaces from the bailiff by now")


# Phases 2, 3 and 4.


def _check_placing(s: CaylusState, now: list[Frame]) -> None:
    wrong_if(len(now) != 1, "agenda", NOT_A_TURN)
    wrong_if(now[0][1] in s.passed, "passed", "who has passed cannot place")
    _check_provost(s, 0)
    check_rows_of_others(s, NOBODY)
    _check_not_pending(s)


def _check_special_phase(s: CaylusState, now: list[Frame], site: int) -> None:
    """The special building that works now."""
    step = now[-1][0]
    _check_provost(s, 1 if site > GUILD else 0)
    if step in FAVOUR_STEPS:
        wrong_if(site != JOUST_FIELD, "agenda", "in phase 3 only the joust field brings a favour")
        check_favour_frames(s, now, 1, 1, 0)
        check_rows_of_others(s, now[0][1])
        # The one favour is still in use, or was used for building.
        _check_not_pending(s)
        return
    wrong_if(len(now) != 1, "agenda", NOT_A_TURN)
    if step == INN_GUEST:
        _check_guest(s, now[0][1], site)
        return
    wrong_if(_ASKING.get(step) != site, "agenda", NOT_A_TURN)
    seat = now[0][1]
    wrong_if(s.special[site] != seat, f"special.{SITES.word(site)}", "the player that is asked has no worker there")
    check_rows_of_others(s, NOBODY)
    _check_not_pending(s)
    if step == JOUSTING:
        able = s.deniers[seat] >= JOUST_DENIERS and s.cubes[seat * CUBE_KINDS + CLOTH] > 0
        wrong_if(not able, "agenda", "without a denier and a cloth nobody is asked to joust")


def _check_guest(s: CaylusState, seat: int, site: int) -> None:
    """The guest of the inn is asked after the joust, whose favour may have led to anything."""
    wrong_if(site != INN or seat != s.inn_guest or s.inn_left != NOBODY, "agenda", "no guest is asked now")
    jousters = [one for one in range(s.seats) if s.rows_used[one]]
    for jouster in jousters[:1]:
        check_rows_of(s, jouster, 1)
        check_rows_of_others(s, jouster)
    _check_pending_by_joust(s)
    for waiting in s.pending:
        used = waiting == NOBODY or s.rows_used[waiting] >> BUILDINGS_ROW & 1
        wrong_of(not used, waiting, "rows_used", "lacks the row by which a tile waits to be a residence")


def _check_bribes(s: CaylusState, now: list[Frame]) -> None:
    whole: list[Frame] = [(BRIBE, seat) for seat in reversed(s.passed)]
    wrong_if(now != whole[: len(now)], "agenda", "bribes go in the order of passing")
    # The guild may have moved him before them.
    _check_provost(s, 1 + s.seats - len(now))
    check_rows_of_others(s, NOBODY)
    _check_pending_by_joust(s)
