"""A position of PotzKlotz in words, and back. [docs/position-potzklotz.md]

Written down are the cards that are somewhere; all others are in the stack. So a position can be wrong in few
ways, and each is refused with its reason.
"""

from collections.abc import Mapping
from typing import Final

from bouwmeester.core.action import SEATS
from bouwmeester.core.errors import BadPosition
from bouwmeester.core.position import listing, mapping, only, thing, things, whole
from bouwmeester.core.state import NOBODY
from bouwmeester.core.view import Position
from bouwmeester.games.potzklotz import reachable
from bouwmeester.games.potzklotz.agenda import TURN_STEPS
from bouwmeester.games.potzklotz.history import can_follow, idle_turns
from bouwmeester.games.potzklotz.material import (
    ALL_CARDS,
    CARD_COUNT,
    CARDS,
    CELLS,
    PLAN,
    SHOWING,
    SIDE,
    Building,
    cards_in,
    centred,
    corner_of,
    count,
    plan_of,
    standing,
    words_of,
)
from bouwmeester.games.potzklotz.shapes import LONGEST_PLAN, NO_CLASS, class_of, plan, shape_of
from bouwmeester.games.potzklotz.state import PotzklotzState
from bouwmeester.games.potzklotz.steps.turn import QUARTER_TURNS_AT_MOST

_TABLE: Final = (
    "game",
    "rules",
    "options",
    "players",
    "agenda",
    "first",
    "deals",
    "start",
    "shown",
    "building",
    "at",
    "chain",
    "turned",
    "idle",
)
_PLAYER: Final = ("hand", "known", "laid", "late")


def write(s: PotzklotzState) -> Position:
    """All that lies on the table, secrets included."""
    return {
        "players": {SEATS.word(seat): _write_player(s, seat) for seat in range(s.seats)},
        "first": None if s.first == NOBODY else SEATS.word(s.first),
        "deals": [{SEATS.word(seat): points[seat] for seat in range(s.seats)} for points in s.scored],
        "start": None if s.start == NOBODY else CARDS.word(s.start),
        "shown": None if s.shown == NOBODY else CARDS.word(s.shown),
        "building": plan_of(s.building) if s.building else None,
        "at": CELLS.word(corner_of(s.building)) if s.building else None,
        "chain": s.chain,
        "turned": s.turned,
        "idle": s.idle,
    }


def _write_player(s: PotzklotzState, seat: int) -> dict[str, object]:
    return {
        "hand": words_of(s.hand[seat]),
        "known": words_of(s.known[seat]),
        "laid": words_of(s.laid[seat]),
        "late": bool(s.late[seat]),
    }


def place(s: PotzklotzState, position: Position, names: Mapping[str, int]) -> None:
    """Put a position on a bare table whose agenda is written. Raises BadPosition."""
    only(position, _TABLE, "")
    s.clear()
    players = mapping(position, "players", "")
    untold: list[int] = []
    for name, seat in names.items():
        player = mapping(players, name, "players.")
        _place_player(s, seat, player, f"players.{name}.")
        if "laid" not in player:
            untold.append(seat)
    s.first = _read_first(position, names)
    s.scored = _read_deals(s, position, names)
    s.chain = whole(position, "chain", CARD_COUNT, 0, "")
    s.turned = whole(position, "turned", QUARTER_TURNS_AT_MOST, 0, "")
    if not reachable.in_set_up(s):
        _place_building(s, position)
        _place_start(s, position, untold)
    else:
        for key in ("start", "shown", "building", "at"):
            if position.get(key) is not None:
                raise BadPosition(key, "nothing stands on the base before the first card is turned over")
    s.idle = whole(position, "idle", s.seats, _usual_idle(s), "")
    reachable.check(s)


def _usual_idle(s: PotzklotzState) -> int:
    """As few turns without a card as there can have been; none, where the agenda is not one of play."""
    if not s.agenda or s.agenda[0][0] not in TURN_STEPS or s.shown == NOBODY:
        return 0
    return min(idle_turns(s))


def _read_first(position: Position, names: Mapping[str, int]) -> int:
    if "first" not in position:
        return 0
    first = position["first"]
    if first is None:
        return NOBODY
    if not isinstance(first, str) or first not in names:
        raise BadPosition("first", f"{first!r} is not a player")
    return names[str(first)]


def _place_player(s: PotzklotzState, seat: int, player: Mapping[str, object], where: str) -> None:
    only(player, _PLAYER, where.rstrip("."))
    s.hand[seat] = _take(s, player, "hand", where)
    s.laid[seat] = _take(s, player, "laid", where)
    for card in things(CARDS, player, "known", where):
        if not s.hand[seat] >> card & 1:
            raise BadPosition(f"{where}known", f"{CARDS.word(card)} is not in this hand")
        s.known[seat] |= 1 << card
    late = player.get("late", False)
    if not isinstance(late, bool):
        raise BadPosition(f"{where}late", "wanted: true or false")
    s.late[seat] = int(late)


def _take(s: PotzklotzState, given: Mapping[str, object], key: str, where: str) -> int:
    """The cards of a list, taken from the stack; a card that is not there any more is in two places."""
    cards = 0
    for card in things(CARDS, given, key, where):
        if not s.stack >> card & 1:
            raise BadPosition(f"{where}{key}", f"{CARDS.word(card)} is in two places")
        s.stack ^= 1 << card
        cards |= 1 << card
    return cards


def _read_deals(s: PotzklotzState, position: Position, names: Mapping[str, int]) -> tuple[tuple[int, ...], ...]:
    rows: list[tuple[int, ...]] = []
    for number, row in enumerate(listing(position, "deals", "")):
        where = f"deals[{number}]"
        if not isinstance(row, dict):
            raise BadPosition(where, "wanted: an object with the points of each player")
        only(row, tuple(names), where)
        rows.append(tuple([whole(row, name, CARD_COUNT, 0, f"{where}.") for name in names]))
    return tuple(rows)


# The building, and the card that shows it.


def _place_building(s: PotzklotzState, position: Position) -> None:
    """Of the card and the building, the one that is not told follows from the other."""
    text = position.get("building")
    shown = position.get("shown")
    if shown is not None:
        s.shown = thing(CARDS, shown, "shown")
    elif text is None:
        s.shown = _spare(s, ALL_CARDS, "shown")
    else:
        s.shown = _spare(s, _showing(text), "shown")
    s.building = _read_building(PLAN[s.shown] if text is None else text, position)


def _showing(text: object) -> int:
    """The cards that show the building of a plan."""
    if not isinstance(text, str) or len(text) > LONGEST_PLAN:
        raise BadPosition("building", f"wanted: a plan, which is a text of at most {LONGEST_PLAN} characters")
    try:
        shape = shape_of(text)
    except ValueError as error:
        raise BadPosition("building", f"{text!r} is no plan; wanted: {error}") from error
    if plan(shape) != text:
        raise BadPosition("building", "a plan has no empty row or column at its edge")
    kind = class_of(shape)
    if kind == NO_CLASS or not SHOWING[kind]:
        raise BadPosition("building", f"{text!r} is not a building of the deck")
    return SHOWING[kind]


def _spare(s: PotzklotzState, cards: int, where: str) -> int:
    """A card that is in no hand; one that has been laid rather than one that has not."""
    laid = 0
    for pile in s.laid:
        laid |= pile
    for free in (laid & cards, s.stack & cards):
        for card in cards_in(free):
            return card
    raise BadPosition(where, "no card is left that could show this building")


def _read_building(text: object, position: Position) -> Building:
    _showing(text)
    at = position.get("at")
    if at is None:
        return centred(str(text))
    cell = thing(CELLS, at, "at")
    deep = str(text).count("/") + 1
    wide = len(str(text).partition("/")[0])
    row, column = cell // SIDE, cell % SIDE
    if row < 1 or column < 1 or row + deep > SIDE - 1 or column + wide > SIDE - 1:
        raise BadPosition("at", "from there the building does not fit on the base, which is b2 to f6")
    return standing(str(text), row, column)


def _place_start(s: PotzklotzState, position: Position, untold: list[int]) -> None:
    """The card that began the deal: on the table, or with experts under the stack until it is drawn."""
    told = position.get("start")
    start = NOBODY if told is None else thing(CARDS, told, "start")
    aside = s.stack & (1 << s.shown | (0 if start == NOBODY else 1 << start))
    s.stack ^= aside
    _fill_laid(s, untold)
    s.stack |= aside
    laid = held = 0
    for seat in range(s.seats):
        laid |= s.laid[seat]
        held |= s.hand[seat]
    s.start = _unsaid_start(s, laid) if start == NOBODY else start
    if s.shown != s.start and not laid >> s.shown & 1:
        raise BadPosition("shown", f"{CARDS.word(s.shown)} was neither laid nor turned over to begin with")
    if not s.experts:
        if (laid | held) >> s.start & 1:
            raise BadPosition("start", f"{CARDS.word(s.start)} is in two places")
        s.stack &= ~(1 << s.start)


def _unsaid_start(s: PotzklotzState, laid: int) -> int:
    """The card that is shown; or when that one was laid, the last that is nowhere and leads to the others."""
    if not laid >> s.shown & 1:
        return s.shown
    spare = cards_in(s.stack)
    for i in range(len(spare) - 1, -1, -1):
        if can_follow(s, spare[i]):
            return spare[i]
    if spare:
        return spare[-1]
    if s.experts:
        return s.shown  # drawn last of all, and laid
    raise BadPosition("start", "no card is left that could have been turned over to begin with")


def _fill_laid(s: PotzklotzState, untold: list[int]) -> None:
    """Where it is not told what was laid, a hand that is short has laid the last of the cards that are nowhere."""
    for seat in untold:
        lacking = s.cards - count(s.hand[seat])
        if lacking > 0:
            for card in cards_in(s.stack)[-lacking:]:
                s.stack ^= 1 << card
                s.laid[seat] |= 1 << card
