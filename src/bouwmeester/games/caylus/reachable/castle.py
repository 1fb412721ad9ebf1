"""Phases 6 and 7: deliveries, the favour of the turn, and the counts. [castle, count]"""

from bouwmeester.core.state import NOBODY, Frame
from bouwmeester.games.caylus.agenda import CASTLE_HOME, COUNT, COUNTED, DELIVERY, MOST_BATCHES
from bouwmeester.games.caylus.material import (
    BATCH_KINDS,
    SECTION_KINDS,
    SECTION_MARKER,
    SECTION_SIZE,
    SECTIONS,
)
from bouwmeester.games.caylus.phases.p6_castle import first_naming
from bouwmeester.games.caylus.phases.p7_end import due, favours_for
from bouwmeester.games.caylus.reachable.favoured import (
    FAVOUR_STEPS,
    check_favour_frames,
    check_rows_of,
    check_rows_of_others,
)
from bouwmeester.games.caylus.reachable.wrong import NOT_A_TURN, wrong_if, wrong_of
from bouwmeester.games.caylus.state import CaylusState

# Phase 6.


def check_castle_phase(s: CaylusState, now: list[Frame]) -> None:
    if now[0] == (CASTLE_HOME,):
        _check_favour_of_the_turn(s, now[1:])
        return
    wrong_if(now[0] != (MOST_BATCHES,) or len(now) == 1, "agenda", NOT_A_TURN)
    for frame in now[1:]:
        wrong_if(frame[0] != DELIVERY, "agenda", NOT_A_TURN)
    check_rows_of_others(s, NOBODY)
    left = [frame[1] for frame in reversed(now[1:])]
    wrong_if(left != s.castle[len(s.castle) - len(left) :], "castle", "does not fit the deliveries to come")
    for frame in now[1:-1]:
        wrong_if(any(frame[2:]), "agenda", "only the one at work can have delivered already")
    for seat in range(s.seats):
        wrong_of(s.batches[seat] > 0 and seat not in s.castle, seat, "batches", "need a worker in the castle")
        wrong_of(s.batches[seat] > 0 and seat in left[1:], seat, "batches", "are still to be delivered")
    counts = list(now[-1][2:])
    wrong_of(sum(counts) != s.batches[left[0]], left[0], "batches", "do not fit the delivery")
    for batch in range(BATCH_KINDS - 1, -1, -1):
        while counts[batch]:
            counts[batch] -= 1
            wrong_if(not first_naming(tuple(counts), batch), "agenda", "those batches are named in another way")
    _check_houses_of_the_turn(s)


def _check_houses_of_the_turn(s: CaylusState) -> None:
    """The batches of this turn are the last houses, and went into the sections in the order of the castle."""
    before = s.built[:]
    left = sum(s.batches)
    for section in range(SECTION_KINDS - 1, s.counted - 1, -1):
        taken = min(left, before[section])
        before[section] -= taken
        left -= taken
    wrong_if(left > 0, "players", "more batches have been delivered than there are houses")
    for section in range(s.counted, SECTION_KINDS):
        word = SECTIONS.word(section)
        wrong_if(before[section] == SECTION_SIZE[section], "counted", f"the {word} were full and are not counted")
        too_soon = section > s.counted and before[section] > 0
        wrong_if(too_soon, "players", f"more houses are in the {word} than batches of this turn can be")
    section = s.counted
    for seat in s.castle:
        new = [0] * SECTION_KINDS
        for _ in range(s.batches[seat]):
            while before[section] == SECTION_SIZE[section]:
                section += 1
            before[section] += 1
            new[section] += 1
        for one in range(SECTION_KINDS):
            short = s.houses[seat * SECTION_KINDS + one] < new[one]
            wrong_of(short, seat, f"houses.{SECTIONS.word(one)}", "are fewer than the batches of this turn")


def _check_favour_of_the_turn(s: CaylusState, frames: list[Frame]) -> None:
    """It goes to somebody in the castle, who has built there; sections begun this turn are the builders' alone."""
    wrong_if(any(s.batches), "players", "batches are forgotten once the favour is granted")
    wrong_if(not frames or frames[0][0] not in FAVOUR_STEPS, "agenda", NOT_A_TURN)
    favoured = frames[0][1]
    wrong_if(favoured not in s.castle, "castle", "who gets the favour has a worker there")
    houses = sum(s.houses[favoured * SECTION_KINDS + s.counted : (favoured + 1) * SECTION_KINDS])
    wrong_of(houses == 0, favoured, "houses", "who gets the favour has delivered a batch")
    for seat in range(s.seats):
        for section in range(s.counted + 1, SECTION_KINDS):
            strange = s.houses[seat * SECTION_KINDS + section] > 0 and seat not in s.castle
            wrong_of(
                strange, seat, f"houses.{SECTIONS.word(section)}", "were built this turn, by those in the castle"
            )
    check_favour_frames(s, frames, 1, 1, 0)
    check_rows_of_others(s, favoured)


# Phase 7.


def check_count_phase(s: CaylusState, now: list[Frame]) -> None:
    """What is left of the counts: whole sections below, the present one on top, and the favours of one player."""
    whole: list[Frame] = []
    for section in range(SECTION_KINDS - 1, s.counted - 1, -1):
        if due(s, section):
            whole.append((COUNTED, section))
            whole.extend([(COUNT, seat, section) for seat in reversed(s.order)])
    counts = 0
    while counts < len(now) and (now[counts][0] == COUNT or now[counts][0] == COUNTED):
        counts += 1
    favours = now[counts:]
    wrong_if(not favours or favours[0][0] not in FAVOUR_STEPS, "agenda", NOT_A_TURN)
    wrong_if(now[:counts] != whole[:counts], "agenda", "counts go by section, in turn order")
    counting = [frame for frame in now[:counts] if frame[0] == COUNT and frame[2] == s.counted]
    place = s.seats - len(counting) - 1
    due_now = (COUNTED, s.counted) in now[:counts] and place >= 0 and s.order[place] == favours[0][1]
    wrong_if(not due_now, "agenda", "that player is not being counted now")
    seat = s.order[place]
    given = _given(s, seat, s.counted)
    wrong_of(given == 0, seat, "houses", "fewer than two houses bring no favour")
    earlier = _given_before(s, seat)
    check_favour_frames(s, favours, given, given, earlier)
    for other in range(s.seats):
        if other != seat:
            counted = s.order.index(other) < place
            check_rows_of(s, other, _given_before(s, other) + (_given(s, other, s.counted) if counted else 0))


def _given(s: CaylusState, seat: int, section: int) -> int:
    return favours_for(section, s.houses[seat * SECTION_KINDS + section])


def _given_before(s: CaylusState, seat: int) -> int:
    """Favours of sections that may have been counted in this very phase: their markers are not long past."""
    given = 0
    for section in range(s.counted):
        if s.bailiff <= SECTION_MARKER[section] + 1:
            given += _given(s, seat, section)
    return given
