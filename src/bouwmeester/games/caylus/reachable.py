"""Which positions can come about: the agenda must be one the steps write, and the table must fit it."""

from bouwmeester.core.action import SEATS
from bouwmeester.core.errors import BadPosition
from bouwmeester.core.state import NOBODY, Frame
from bouwmeester.games.caylus.agenda import (
    BRIBE,
    CASTLE,
    CASTLE_HOME,
    CHOOSE_PLOT,
    CONSTRUCTION,
    COUNT,
    COUNTED,
    DELIVERY,
    DRAW_ORDER,
    END_OF_TURN,
    FAVOUR,
    FAVOUR_EFFECT,
    GATE_MOVE,
    GIVING,
    GRANT,
    GUILD_MOVE,
    INCOME,
    INN_GUEST,
    JOUSTING,
    LAWYERING,
    LAY_NEUTRAL,
    MOST_BATCHES,
    NEXT_TURN,
    OWNER_BONUS,
    PAY_ANY,
    PEDDLING,
    PICKING,
    PLACING,
    PRODUCTION,
    ROAD,
    SALE,
    SEAT_AUTOS,
    SEAT_STEPS,
    STEP_NAMES,
    TRADING,
)
from bouwmeester.games.caylus.buildings import can_trade
from bouwmeester.games.caylus.construction import LAWYER_DENIERS, buildable, first_plot, targets
from bouwmeester.games.caylus.material import (
    ANY,
    BATCH_KINDS,
    BONUS,
    BUILDINGS_ROW,
    CLOTH,
    COLOUR,
    CONSTRUCTS,
    CUBE_KINDS,
    EFFECT,
    EVERY_ROW,
    FIRST_NEUTRAL,
    GATE,
    GOLD,
    GREEN,
    GUILD,
    INN,
    JOUST_FIELD,
    LAWYER,
    LAWYER_TILE,
    NEUTRAL,
    NEUTRAL_TILES,
    NO_CUBE,
    OPEN_COLUMN,
    PLOTS,
    PRESTIGE,
    PRICES,
    PRINTED_AT,
    PRODUCES,
    ROW_KINDS,
    SECTION_KINDS,
    SECTION_MARKER,
    SECTION_SIZE,
    SECTIONS,
    SINGLE_SITES,
    SPACES,
    SPECIALS,
    STABLES_PLACES,
    START_CUBES,
    START_SPACE,
    STONEN,
    TILE_KINDS,
    TILES,
    TRADES,
    WOODEN,
)
from bouwmeester.games.caylus.material import ROAD as ROAD_SPACES
from bouwmeester.games.caylus.phases.p0_setup import start_deniers
from bouwmeester.games.caylus.phases.p1_income import AFTER_PLACING
from bouwmeester.games.caylus.phases.p6_castle import first_naming
from bouwmeester.games.caylus.phases.p7_end import due
from bouwmeester.games.caylus.sites import has_work
from bouwmeester.games.caylus.state import FAVOUR_POINTS, CaylusState, cubes_of, resources_of

#: Steps that use a favour, or that a favour leads to.
FAVOUR_STEPS = (GRANT, FAVOUR, FAVOUR_EFFECT, PICKING, PAY_ANY, CHOOSE_PLOT)


def check(s: CaylusState) -> None:
    """Raise BadPosition if play could not have led here."""
    for frame in s.agenda:
        seated = frame[0] in SEAT_STEPS or frame[0] in SEAT_AUTOS
        _wrong_if(seated and not 0 <= frame[1] < s.seats, "agenda", f"{STEP_NAMES[frame[0]]!r} lacks a player")
    if s.agenda and s.agenda[0] == (INCOME,):
        _check_set_up(s)
        return
    _wrong_if(len(s.order) != s.seats, "order", "must name every player once")
    _check_road(s)
    _check_workers(s)
    _check_castle(s)
    _check_favours(s)
    _check_agenda(s)
    _check_bailiff(s)


def _wrong_if(wrong: bool, where: str, reason: str) -> None:
    if wrong:
        raise BadPosition(where, reason)


def _who(seat: int) -> str:
    return f"players.{SEATS.word(seat)}"


def bailiff_has_moved(s: CaylusState) -> bool:
    """Whether this turn's phase 7 has begun: its last frame waits at the bottom, or the game is over."""
    return not s.agenda or s.agenda[0][0] == NEXT_TURN


# Set-up.


def _check_set_up(s: CaylusState) -> None:
    whole: list[Frame] = [(INCOME,), (LAY_NEUTRAL,), (DRAW_ORDER,)]
    _wrong_if(s.agenda not in (whole, whole[:2]), "agenda", "set-up goes: order, neutral, income")
    ordering = len(s.agenda) == len(whole)
    drawn = len(s.order)
    _wrong_if((drawn < s.seats) != ordering, "order", "does not fit the step of set-up")
    for seat in range(s.seats):
        owed = start_deniers(s.seats, s.order.index(seat)) if seat in s.order else 0
        _wrong_if(s.deniers[seat] != owed, f"{_who(seat)}.deniers", f"is {owed} in set-up")
        cubes = tuple(s.cubes[seat * CUBE_KINDS : (seat + 1) * CUBE_KINDS])
        _wrong_if(cubes != START_CUBES, _who(seat), "has 2 food and 1 wood in set-up")
    laid = len([tile for tile in s.tile[:NEUTRAL_TILES] if tile != NOBODY])
    _wrong_if(laid == NEUTRAL_TILES or (ordering and laid > 0), "road", "does not fit the step of set-up")
    lying = s.tile[:laid]
    _wrong_if(NOBODY in lying or len(set(lying)) < laid, "road", "neutral tiles are laid from space 1 on, each once")
    for tile in lying:
        _wrong_if(COLOUR[tile] != NEUTRAL, "road", f"{TILES.word(tile)} is no neutral tile")
    for space in range(NEUTRAL_TILES, ROAD_SPACES):
        _wrong_if(s.tile[space] != PRINTED_AT.get(space, NOBODY), "road", "nothing is built in set-up")
    marks = [*s.owner, *s.worker, *s.pending, *s.special, s.inn_left, s.inn_guest]
    elsewhere = [*s.stables, *s.castle, *s.passed]
    _wrong_if(any(seat != NOBODY for seat in marks) or bool(elsewhere), "agenda", "no worker is out in set-up")
    counts = [*s.points, *s.markers, *s.rows_used, *s.houses, *s.batches, s.counted, s.turn]
    _wrong_if(any(counts), "agenda", "nothing is scored, favoured or counted in set-up")
    _wrong_if(s.bailiff != START_SPACE or s.provost != START_SPACE, "bailiff", "starts on space 6, as the provost")


# The board.


def _check_road(s: CaylusState) -> None:
    on_road = [0] * TILE_KINDS
    for space in range(ROAD_SPACES):
        where = f"road.{SPACES.word(space)}"
        tile = s.tile[space]
        if tile == NOBODY:
            _wrong_if(space < NEUTRAL_TILES, where, "is never empty")
            no_marks = s.owner[space] == s.worker[space] == s.pending[space] == NOBODY
            _wrong_if(not no_marks, where, "an empty plot has no owner and no worker")
            continue
        on_road[tile] += 1
        colour = COLOUR[tile]
        _wrong_if((space in PRINTED_AT) != (tile < FIRST_NEUTRAL), where, f"{TILES.word(tile)} cannot be there")
        _wrong_if(tile < FIRST_NEUTRAL and PRINTED_AT.get(space) != tile, where, f"{TILES.word(tile)} is not there")
        _wrong_if(colour == NEUTRAL and space >= NEUTRAL_TILES, where, "neutral tiles lie on spaces 1 to 6")
        crafted = colour == WOODEN or colour == STONEN
        _wrong_if(crafted and space < NEUTRAL_TILES, where, "only a residence can replace a neutral tile")
        owned = s.owner[space] != NOBODY
        _wrong_if(
            owned != (colour > NEUTRAL),
            where,
            f"{TILES.word(tile)} " + ("has no" if owned else "needs an") + " owner",
        )
        _wrong_if(s.worker[space] != NOBODY and not has_work(tile), where, "no worker can be there")
        _check_pending(s, space, where)
    for tile in range(FIRST_NEUTRAL, TILE_KINDS):
        if COLOUR[tile] == NEUTRAL:
            _wrong_if(on_road[tile] > 1, "road", f"{TILES.word(tile)} is there twice")
        elif COLOUR[tile] != GREEN:
            _wrong_if(s.stock[tile] < 0, "road", f"{TILES.word(tile)} is there more often than the game has it")
    empty = first_plot(s)
    for space in PLOTS:
        gap = empty != NOBODY and space > empty and s.tile[space] != NOBODY
        _wrong_if(gap, f"road.{SPACES.word(space)}", f"space {empty + 1} would have been built on first")


def _check_pending(s: CaylusState, space: int, where: str) -> None:
    seat = s.pending[space]
    if seat == NOBODY:
        return
    tile = s.tile[space]
    colour = COLOUR[tile]
    own = (colour == WOODEN or colour == STONEN) and s.owner[space] == seat and tile != LAWYER_TILE
    _wrong_if(colour != NEUTRAL and not own, where, "that tile cannot become a residence of that player")
    _wrong_if(s.worker[space] == NOBODY, where, "without a worker there it would be a residence already")


def _check_workers(s: CaylusState) -> None:
    for seat in range(s.seats):
        _wrong_if(s.workers[seat] < 0, _who(seat), "has more than 6 workers out")
    _wrong_if(s.seats == 2 and bool(s.stables), "stables", "are not used with two players")
    _wrong_if(len(s.stables) > STABLES_PLACES, "stables", "have three places")


def _check_castle(s: CaylusState) -> None:
    for section in range(SECTION_KINDS):
        where = SECTIONS.word(section)
        _wrong_if(s.built[section] > SECTION_SIZE[section], "players", f"too many houses in the {where}")
        if section and s.built[section]:
            before = s.counted >= section or s.built[section - 1] == SECTION_SIZE[section - 1]
            _wrong_if(not before, "players", f"the section before the {where} is neither full nor counted")
    castle_phase = bool(s.agenda) and s.agenda[0][0] == END_OF_TURN and len(s.agenda) > 1 and s.agenda[1][0] != CASTLE
    for section in range(s.counted, SECTION_KINDS):
        if not bailiff_has_moved(s):
            _wrong_if(s.bailiff >= SECTION_MARKER[section], "counted", "the bailiff is past a section not counted")
            full = s.built[section] == SECTION_SIZE[section]
            _wrong_if(full and not castle_phase, "counted", f"the {SECTIONS.word(section)} are full and not counted")
    for section in range(s.counted):
        _wrong_if(not due(s, section), "counted", f"it is too early for the count of the {SECTIONS.word(section)}")
    _wrong_if(s.counted == SECTION_KINDS and s.agenda not in ([], [(NEXT_TURN,)]), "counted", "then the game is over")
    _wrong_if(not s.agenda and s.counted < SECTION_KINDS, "agenda", "an empty agenda is a game that is over")


def _check_favours(s: CaylusState) -> None:
    last = OPEN_COLUMN[s.counted]
    for at in range(s.seats * ROW_KINDS):
        where = f"{_who(at // ROW_KINDS)}.favours"
        _wrong_if(s.markers[at] > last, where, f"columns after {last} are still locked")
        used = s.rows_used[at // ROW_KINDS] >> at % ROW_KINDS & 1
        _wrong_if(bool(used) and s.markers[at] == 0, where, "a row that was used has its marker on a column")
    if s.favour_rule == FAVOUR_POINTS:
        _wrong_if(any(s.markers) or any(s.rows_used), "players", "there is no table of favours with this option")


def _check_bailiff(s: CaylusState) -> None:
    turns = s.turn if bailiff_has_moved(s) else s.turn - 1
    _wrong_if(s.turn < 1, "turn", "the first turn is 1")
    way = s.bailiff - START_SPACE
    # He moves by two at most, and the game is over once he has reached the last marker.
    _wrong_if(s.bailiff > SECTION_MARKER[-1] + 1, "bailiff", "the game is over before he gets there")
    _wrong_if(not turns <= way <= 2 * turns, "bailiff", f"cannot stand there in turn {s.turn}")
    _wrong_if(not s.provost >= 0, "provost", "stands on spaces 1 to 28")
    still = bailiff_has_moved(s) or (s.agenda[-1][0] == PLACING)
    _wrong_if(still and s.provost != s.bailiff, "provost", "stands with the bailiff now")


# The agenda: at the bottom the phases to come, above them what goes on now.


def _check_agenda(s: CaylusState) -> None:
    if not s.agenda or s.agenda[0] == (NEXT_TURN,):
        _wrong_if(any(s.batches), "players", "batches are delivered in phase 6")
    if not s.agenda:
        _check_empty(s, len(AFTER_PLACING))
        _wrong_if(len(s.passed) != s.seats, "passed", "everyone has passed")
        return
    if s.agenda[0] == (NEXT_TURN,):
        _check_empty(s, len(AFTER_PLACING))
        _check_count_phase(s, s.agenda[1:])
        _check_all_passed(s)
        return
    waiting = 0  # how many of the phases of AFTER_PLACING are still to come
    while waiting < len(AFTER_PLACING) and waiting < len(s.agenda):
        if s.agenda[waiting] != AFTER_PLACING[len(AFTER_PLACING) - 1 - waiting]:
            break
        waiting += 1
    now = s.agenda[waiting:]
    done = len(AFTER_PLACING) - waiting
    if waiting == 2 and now and now[0][0] == ROAD:
        _check_road_phase(s, now)
        done = SPECIALS + 1
    elif done == 0:
        _check_placing(s, now)
    elif done <= SPECIALS:
        _check_special_phase(s, now, done - 1)
    elif waiting == 3:
        _check_bribes(s, now)
    elif waiting == 1:
        _check_castle_phase(s, now)
    else:
        raise BadPosition("agenda", "these steps do not follow each other in a turn")
    if done:
        _check_all_passed(s)
    _check_empty(s, done)
    road = waiting == 2
    favoured = 0 < done <= SPECIALS or road or waiting == 1
    _wrong_if(not favoured and any(s.rows_used), "players", "rows are used only where favours are")
    late = done > JOUST_FIELD and waiting >= 2
    _wrong_if(
        not late and any(seat != NOBODY for seat in s.pending), "road", "no tile can wait to be a residence now"
    )
    _wrong_if(waiting != 1 and any(s.batches), "players", "batches are delivered in phase 6")


def _check_all_passed(s: CaylusState) -> None:
    _wrong_if(len(s.passed) != s.seats, "passed", "after phase 2 everyone has passed")


def _check_empty(s: CaylusState, done: int) -> None:
    """After a phase its workers are at home: ``done`` of AFTER_PLACING are over or going on."""
    for site in range(SINGLE_SITES):
        over = done > site + 1 or (done == site + 1 and s.agenda[-1][0] in FAVOUR_STEPS)
        _wrong_if(over and s.special[site] != NOBODY, "special", "that worker has gone home")
    _wrong_if(done > 4 and bool(s.stables), "stables", "those workers have gone home")
    _wrong_if(done > INN and s.inn_left != NOBODY, "inn.left", "that worker is the guest by now")
    road_over = done > SPECIALS + 2 or not s.agenda
    _wrong_if(road_over and any(seat != NOBODY for seat in s.worker), "road", "the workers have gone home")
    _wrong_if(bailiff_has_moved(s) and bool(s.castle), "castle", "the workers have gone home")


def _check_placing(s: CaylusState, now: list[Frame]) -> None:
    _wrong_if(len(now) != 1 or now[0][0] != PLACING, "agenda", "these steps do not follow each other in a turn")
    _wrong_if(now[0][1] in s.passed, "passed", f"{SEATS.word(now[0][1])} has passed and cannot place")


def _check_special_phase(s: CaylusState, now: list[Frame], site: int) -> None:
    """The special building that works now."""
    step = now[-1][0] if now else NOBODY
    if step in FAVOUR_STEPS:
        _wrong_if(site != JOUST_FIELD, "agenda", "in phase 3 only the joust field brings a favour")
        _check_favour_frames(s, now)
        return
    _wrong_if(len(now) != 1, "agenda", "these steps do not follow each other in a turn")
    seat = now[0][1] if len(now[0]) > 1 else NOBODY
    if step == INN_GUEST:
        _wrong_if(site != INN or seat != s.inn_guest or s.inn_left != NOBODY, "agenda", "no guest is asked now")
        return
    wanted = {GATE_MOVE: GATE, GUILD_MOVE: GUILD, JOUSTING: JOUST_FIELD}
    _wrong_if(wanted.get(step) != site, "agenda", "these steps do not follow each other in a turn")
    _wrong_if(s.special[site] != seat, "special", "the player that is asked has no worker there")
    if step == JOUSTING:
        able = s.deniers[seat] > 0 and s.cubes[seat * CUBE_KINDS + CLOTH] > 0
        _wrong_if(not able, "agenda", "without a denier and a cloth nobody is asked to joust")


def _check_bribes(s: CaylusState, now: list[Frame]) -> None:
    whole: list[Frame] = [(BRIBE, seat) for seat in reversed(s.passed)]
    _wrong_if(not now or now != whole[: len(now)], "agenda", "bribes go in the order of passing")


def _check_road_phase(s: CaylusState, now: list[Frame]) -> None:
    space = now[0][1]
    _wrong_if(not 0 <= space <= s.provost, "agenda", "the building at work lies on the road, up to the provost")
    seat = s.worker[space]
    _wrong_if(seat == NOBODY, "agenda", f"there is no worker on space {space + 1}")
    for earlier in range(space):
        _wrong_if(s.worker[earlier] != NOBODY, "road", f"the worker on space {earlier + 1} has gone home")
    frames = now[1:]
    _wrong_if(not frames, "agenda", "these steps do not follow each other in a turn")
    step = frames[-1][0]
    if step in FAVOUR_STEPS:
        built = CONSTRUCTS[s.tile[space]]
        base = frames[0][0]
        _wrong_if(frames[0][1] != seat or built == 0, "agenda", "that building brings no favour and builds nothing")
        by_favour = s.rows_used[seat] >> BUILDINGS_ROW & 1
        if (base == PAY_ANY or base == CHOOSE_PLOT) and not by_favour:
            _wrong_if(COLOUR[frames[0][2]] != built, "agenda", "that building does not build such a tile")
        _check_favour_frames(s, frames)
        return
    _wrong_if(len(frames) != 1, "agenda", "these steps do not follow each other in a turn")
    if step == OWNER_BONUS:
        fits = BONUS[s.tile[space]] and s.owner[space] == frames[0][1] != seat and frames[0][2] == s.tile[space]
        _wrong_if(not fits, "agenda", "no bonus is due there")
        return
    _wrong_if(frames[0][1] != seat, "agenda", "the building works for the player of the worker on it")
    _check_effect(s, frames[0], seat, s.tile[space])


def _check_effect(s: CaylusState, frame: Frame, seat: int, tile: int) -> None:
    """The step must be the one that this tile asks, and there must be something to ask."""
    step = frame[0]
    if step == LAWYERING:
        _wrong_if(EFFECT[tile] != LAWYER, "agenda", "no lawyer works there")
        _wrong_if(not targets(s, seat, LAWYER_DENIERS), "agenda", "nobody is asked what cannot be done")
        return
    if step == GIVING:
        _, _, left, least = frame
        most = max([terms[2] for terms in TRADES[s.figures][tile]] or [0])
        _wrong_if(not 0 < left <= most or not 0 <= least < GOLD, "agenda", "so many cubes are not asked for there")
        there = sum([s.cubes[seat * CUBE_KINDS + cube] for cube in range(least, GOLD)])
        _wrong_if(there < left or s.cubes[seat * CUBE_KINDS + GOLD] == 0, "agenda", "cannot be finished")
        return
    _wrong_if(len(frame) < 3 or frame[2] != tile, "agenda", "another tile is at work")
    able = False
    if step == PRODUCTION:
        able = len(PRODUCES[tile]) > 1
    elif step == SALE:
        able = EFFECT[tile] == 2 and cubes_of(s, seat) > 0
    elif step == PEDDLING:
        first = frame[3]
        number = 0 if first == NO_CUBE else 1
        able = len(PRICES[tile]) > number and s.deniers[seat] >= PRICES[tile][number] and first < GOLD
    elif step == TRADING:
        able = any(can_trade(s, seat, terms) for terms in TRADES[s.figures][tile])
    elif step == CONSTRUCTION:
        able = CONSTRUCTS[tile] > 0 and bool(buildable(s, seat, CONSTRUCTS[tile], NO_CUBE))
    _wrong_if(not able, "agenda", "nobody is asked what cannot be done there")


def _check_castle_phase(s: CaylusState, now: list[Frame]) -> None:
    _wrong_if(not now, "agenda", "these steps do not follow each other in a turn")
    if now[0] == (CASTLE_HOME,):
        _wrong_if(any(s.batches), "players", "batches are forgotten once the favour is granted")
        _wrong_if(len(now) == 1 or now[-1][1] not in s.castle, "castle", "who gets the favour has a worker there")
        _check_favour_frames(s, now[1:])
        return
    _wrong_if(now[0] != (MOST_BATCHES,), "agenda", "these steps do not follow each other in a turn")
    left = [frame[1] for frame in reversed(now[1:]) if frame[0] == DELIVERY]
    _wrong_if(len(left) != len(now) - 1, "agenda", "these steps do not follow each other in a turn")
    _wrong_if(
        not left or left != s.castle[len(s.castle) - len(left) :], "castle", "does not fit the deliveries to come"
    )
    for frame in now[1:-1]:
        _wrong_if(any(frame[2:]), "agenda", "only the one at work can have delivered already")
    for seat in left[1:]:
        _wrong_if(s.batches[seat] > 0, _who(seat), "has not delivered yet")
    for seat in range(s.seats):
        _wrong_if(s.batches[seat] > 0 and seat not in s.castle, _who(seat), "has no worker in the castle")
        houses = sum(s.houses[seat * SECTION_KINDS : (seat + 1) * SECTION_KINDS])
        _wrong_if(s.batches[seat] > houses, _who(seat), "has delivered more batches than there are houses")
    counts = list(now[-1][2:])
    _wrong_if(sum(counts) != s.batches[left[0]], _who(left[0]), "batches do not fit the delivery")
    for batch in range(BATCH_KINDS - 1, -1, -1):
        while counts[batch]:
            counts[batch] -= 1
            _wrong_if(not first_naming(tuple(counts), batch), "agenda", "those batches are named in another way")


def _check_count_phase(s: CaylusState, now: list[Frame]) -> None:
    """What is left of the counts: whole sections below, the present one on top."""
    _wrong_if(not now, "agenda", "these steps do not follow each other in a turn")
    whole: list[Frame] = []
    for section in range(SECTION_KINDS - 1, s.counted - 1, -1):
        if due(s, section):
            whole.append((COUNTED, section))
            whole.extend([(COUNT, seat, section) for seat in reversed(s.order)])
    frames = [frame for frame in now if frame[0] == COUNT or frame[0] == COUNTED]
    favours = now[len(frames) :]
    _wrong_if(not favours or frames != whole[: len(frames)], "agenda", "counts go by section, in turn order")
    counting = [frame for frame in frames if frame[0] == COUNT and frame[2] == s.counted]
    place = s.seats - len(counting) - 1
    due_now = (COUNTED, s.counted) in frames and place >= 0 and s.order[place] == favours[0][1]
    _wrong_if(not due_now, "agenda", "that player is not being counted now")
    houses = s.houses[s.order[place] * SECTION_KINDS + s.counted]
    _wrong_if(houses < 2, "players", "fewer than two houses bring no favour")
    _check_favour_frames(s, favours)


def _check_favour_frames(s: CaylusState, frames: list[Frame]) -> None:
    """Grants wait below; on top a row, an effect, or what an effect leads to; all of one player."""
    seat = frames[0][1]
    for frame in frames:
        _wrong_if(frame[0] not in FAVOUR_STEPS or frame[1] != seat, "agenda", "these steps do not follow each other")
    for frame in frames[:-1]:
        _wrong_if(frame[0] != GRANT, "agenda", "only further favours can wait below a favour")
    top = frames[-1]
    step = top[0]
    by_favour = step in (FAVOUR, FAVOUR_EFFECT, PICKING)
    _wrong_if(s.favour_rule == FAVOUR_POINTS and by_favour, "options", "favours are points with this option")
    if step == FAVOUR:
        _wrong_if(s.rows_used[seat] == EVERY_ROW, "agenda", "with every row used a favour is lost")
    elif step == FAVOUR_EFFECT:
        used = top[2] >= 0 and s.rows_used[seat] >> top[2] & 1
        _wrong_if(not used, f"{_who(seat)}.rows_used", "lacks the row whose effect is chosen")
    elif step == PICKING:
        _wrong_if(not 1 <= top[2] <= 2 or not 0 <= top[3] < GOLD, "agenda", "two resources are taken")
        _wrong_if(top[2] == 2 and top[3] != 0, "agenda", "the first resource may be of any kind")
        _wrong_if(top[2] == 1 and resources_of(s, seat) == 0, "agenda", "the first resource has been taken")
    elif step == PAY_ANY:
        tile = top[2]
        fits = tile >= 0 and ANY[tile] > 0 and s.stock[tile] > 0 and first_plot(s) != NOBODY
        _wrong_if(not fits or cubes_of(s, seat) == 0, "agenda", "that tile cannot be paid for and built")
    elif step == CHOOSE_PLOT:
        tile = top[2]
        fits = tile >= 0 and COLOUR[tile] == PRESTIGE and s.stock[tile] > 0 and s.residences[seat] > 1
        _wrong_if(not fits, "agenda", "that tile leaves no choice of residence")
