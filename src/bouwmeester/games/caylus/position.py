"""A position of Caylus in words, and back. [docs/position-caylus.md]

Written down is what stands on the board and what everybody has; the stock is what is left over.
"""

from collections.abc import Mapping

from bouwmeester.core.action import SEATS
from bouwmeester.core.errors import BadPosition
from bouwmeester.core.position import listing, mapping, only, thing, things, whole
from bouwmeester.core.state import NOBODY
from bouwmeester.core.view import Position
from bouwmeester.games.caylus.agenda import DRAW_ORDER, LAY_NEUTRAL, PLACING
from bouwmeester.games.caylus.material import (
    CUBE_KINDS,
    CUBES,
    FIRST_NEUTRAL,
    LAST_COLUMN,
    NEUTRAL_TILES,
    PRINTED_AT,
    ROAD,
    ROW_KINDS,
    ROWS,
    SECTION_KINDS,
    SECTION_SIZE,
    SECTIONS,
    SINGLE_SITES,
    SITES,
    SPACES,
    START_CUBES,
    START_SPACE,
    TILES,
)
from bouwmeester.games.caylus.phases.p1_income import AFTER_PLACING
from bouwmeester.games.caylus.phases.p7_end import due
from bouwmeester.games.caylus.reachable.board import bailiff_has_moved
from bouwmeester.games.caylus.reachable.check import check
from bouwmeester.games.caylus.scoring import houses_in
from bouwmeester.games.caylus.state import CaylusState
from bouwmeester.games.caylus.view import rows_used

_TABLE = (
    "game",
    "rules",
    "options",
    "players",
    "agenda",
    "turn",
    "order",
    "passed",
    "bailiff",
    "provost",
    "road",
    "special",
    "stables",
    "inn",
    "castle",
    "counted",
)
_PLAYER = ("deniers", *CUBES.words, "points", "favours", "rows_used", "houses", "batches")
_SPACE = ("tile", "owner", "worker", "residence_for")
_INN = ("left", "guest")
#: More of anything nobody can have had in a whole game.
_MOST = 1000


def write(s: CaylusState) -> Position:
    """All that stands on the table."""
    return {
        "players": {SEATS.word(seat): _write_player(s, seat) for seat in range(s.seats)},
        "turn": s.turn,
        "order": _names(s.order),
        "passed": _names(s.passed),
        "bailiff": s.bailiff + 1,
        "provost": s.provost + 1,
        "road": {SPACES.word(space): _write_space(s, space) for space in range(ROAD) if s.tile[space] != NOBODY},
        "special": {SITES.word(site): _name(s.special[site]) for site in range(SINGLE_SITES)},
        "stables": _names(s.stables),
        "inn": {"left": _name(s.inn_left), "guest": _name(s.inn_guest)},
        "castle": _names(s.castle),
        "counted": list(SECTIONS.words[: s.counted]),
    }


def _name(seat: int) -> str | None:
    return None if seat == NOBODY else SEATS.word(seat)


def _names(seats: list[int]) -> list[str]:
    return [SEATS.word(seat) for seat in seats]


def _write_player(s: CaylusState, seat: int) -> dict[str, object]:
    player: dict[str, object] = {"deniers": s.deniers[seat]}
    for cube in range(CUBE_KINDS):
        player[CUBES.word(cube)] = s.cubes[seat * CUBE_KINDS + cube]
    player["points"] = s.points[seat]
    player["favours"] = {ROWS.word(row): s.markers[seat * ROW_KINDS + row] for row in range(ROW_KINDS)}
    player["rows_used"] = rows_used(s, seat)
    player["houses"] = houses_in(s, seat)
    player["batches"] = s.batches[seat]
    return player


def _write_space(s: CaylusState, space: int) -> object:
    """A tile alone is its name; with an owner or a worker it is an object."""
    tile = TILES.word(s.tile[space])
    marks = {"owner": s.owner[space], "worker": s.worker[space], "residence_for": s.pending[space]}
    named = {key: SEATS.word(seat) for key, seat in marks.items() if seat != NOBODY}
    return {"tile": tile, **named} if named else tile


def place(s: CaylusState, position: Position, names: Mapping[str, int]) -> None:
    """Put a position on a bare table whose agenda is written. Raises BadPosition."""
    only(position, _TABLE, "")
    set_up = bool(s.agenda) and s.agenda[-1][0] in (DRAW_ORDER, LAY_NEUTRAL)
    everyone = [] if set_up and s.agenda[-1][0] == DRAW_ORDER else list(range(s.seats))
    s.order = _seats(position, "order", names, "") if "order" in position else everyone
    s.passed = _seats(position, "passed", names, "")
    s.bailiff = whole(position, "bailiff", ROAD, START_SPACE + 1, "") - 1
    s.provost = whole(position, "provost", ROAD, s.bailiff + 1, "") - 1
    s.stables = _seats(position, "stables", names, "")
    s.castle = _seats(position, "castle", names, "")
    special = mapping(position, "special", "")
    only(special, SITES.words[:SINGLE_SITES], "special")
    s.special = [_seat(special, SITES.word(site), names, "special.") for site in range(SINGLE_SITES)]
    inn = mapping(position, "inn", "")
    only(inn, _INN, "inn")
    s.inn_left = _seat(inn, "left", names, "inn.")
    s.inn_guest = _seat(inn, "guest", names, "inn.")
    players = mapping(position, "players", "")
    for name, seat in names.items():
        _place_player(s, seat, mapping(players, name, "players."), f"players.{name}.", set_up)
    _place_road(s, position, names, set_up)
    if "agenda" not in position and s.order:
        s.agenda = [*AFTER_PLACING[::-1], (PLACING, _first_to_place(s))]
    s.tally()
    _place_counted(s, position)
    s.turn = whole(position, "turn", 18, 0 if set_up else _usual_turn(s), "")
    check(s)


def _first_to_place(s: CaylusState) -> int:
    for seat in s.order:
        if seat not in s.passed:
            return seat
    raise BadPosition("passed", "with everyone passed, the agenda must say what happens now")


def _seat(given: Mapping[str, object], key: str, names: Mapping[str, int], where: str) -> int:
    """The seat of a name, or NOBODY for null."""
    name = given.get(key)
    if name is None:
        return NOBODY
    if not isinstance(name, str) or name not in names:
        raise BadPosition(f"{where}{key}", f"{name!r} is not a player")
    return names[name]


def _seats(given: Mapping[str, object], key: str, names: Mapping[str, int], where: str) -> list[int]:
    seats: list[int] = []
    for name in listing(given, key, where):
        if not isinstance(name, str) or name not in names:
            raise BadPosition(f"{where}{key}", f"{name!r} is not a player")
        if names[name] in seats:
            raise BadPosition(f"{where}{key}", f"{name!r} is there twice")
        seats.append(names[name])
    return seats


def _place_player(s: CaylusState, seat: int, player: Mapping[str, object], where: str, set_up: bool) -> None:
    only(player, _PLAYER, where.rstrip("."))
    s.deniers[seat] = whole(player, "deniers", _MOST, 0, where)
    s.points[seat] = whole(player, "points", _MOST, 0, where)
    for cube in range(CUBE_KINDS):
        usual = START_CUBES[cube] if set_up else 0
        s.cubes[seat * CUBE_KINDS + cube] = whole(player, CUBES.word(cube), _MOST, usual, where)
    favours = mapping(player, "favours", where)
    only(favours, ROWS.words, f"{where}favours")
    for row in range(ROW_KINDS):
        s.markers[seat * ROW_KINDS + row] = whole(favours, ROWS.word(row), LAST_COLUMN, 0, f"{where}favours.")
    s.rows_used[seat] = 0
    for row in things(ROWS, player, "rows_used", where):
        s.rows_used[seat] |= 1 << row
    houses = mapping(player, "houses", where)
    only(houses, SECTIONS.words, f"{where}houses")
    for section in range(SECTION_KINDS):
        most = SECTION_SIZE[section]
        s.houses[seat * SECTION_KINDS + section] = whole(houses, SECTIONS.word(section), most, 0, f"{where}houses.")
    s.batches[seat] = whole(player, "batches", 30, 0, where)


def _place_road(s: CaylusState, position: Position, names: Mapping[str, int], set_up: bool) -> None:
    road = mapping(position, "road", "")
    only(road, SPACES.words, "road")
    for word, written in road.items():
        space = SPACES.place(word)
        where = f"road.{word}"
        if isinstance(written, dict):
            only(written, _SPACE, where)
            usual = TILES.word(PRINTED_AT[space]) if space in PRINTED_AT else None
            s.tile[space] = thing(TILES, written.get("tile", usual), where)
            s.owner[space] = _seat(written, "owner", names, f"{where}.")
            s.worker[space] = _seat(written, "worker", names, f"{where}.")
            s.pending[space] = _seat(written, "residence_for", names, f"{where}.")
        else:
            s.tile[space] = thing(TILES, written, where)
    if not set_up:
        # Unsaid, the first spaces hold the neutral tiles that lie nowhere else, in printed order.
        left = [FIRST_NEUTRAL + i for i in range(NEUTRAL_TILES) if FIRST_NEUTRAL + i not in s.tile]
        for space in range(NEUTRAL_TILES):
            if s.tile[space] == NOBODY and left:
                s.tile[space] = left.pop(0)


def _place_counted(s: CaylusState, position: Position) -> None:
    if "counted" not in position:
        s.counted = 0
        while s.counted < SECTION_KINDS and due(s, s.counted):
            s.counted += 1
        return
    counted = things(SECTIONS, position, "counted", "")
    if counted != list(range(len(counted))):
        raise BadPosition("counted", "sections are counted in order: dungeon, walls, towers")
    s.counted = len(counted)


def _usual_turn(s: CaylusState) -> int:
    """The first turn in which the bailiff can stand where he does."""
    return max(1, (s.bailiff - START_SPACE + 1) // 2 + 1 - (1 if bailiff_has_moved(s) else 0))
