"""All that a seat sees of PotzKlotz, counted. Of the cards of others only what all have seen, and how many more."""

from typing import Final

from mypy_extensions import i64, u8

from bouwmeester.core.observation import Block, Observation, Row, byte
from bouwmeester.core.state import CHANCE, NOBODY
from bouwmeester.games.potzklotz.agenda import LAYING, SETTING
from bouwmeester.games.potzklotz.contents import STEPS
from bouwmeester.games.potzklotz.material import CARD_COUNT, CARDS, CELL_COUNT, CELLS, COLUMN, SIDE, count
from bouwmeester.games.potzklotz.scoring import score
from bouwmeester.games.potzklotz.state import PotzklotzState, asked_now, under_stack
from bouwmeester.games.potzklotz.view import standing_now, unseen_cards, whose_turn

_LEAST_SEATS: Final = 2
_MOST_SEATS: Final = 6
#: Points may be negative: they are counted from here.
_POINTS_BELOW: Final = 100

OBSERVATION: Final = Observation(
    "potzklotz-2",
    table=(
        Block("seats", 5, 1, "how many seats there are", ("2", "3", "4", "5", "6")),
        Block(
            "options",
            6,
            1,
            "the options that are chosen",
            ("experts", "penalty", "strict base", "turning", "open hands", "out of turn"),
        ),
        Block("cards", 1, 10, "cards dealt to each"),
        Block("deals-left", 1, 20, "deals that are not over"),
        Block("step", len(STEPS), 1, "what is going on", tuple([step.name for step in STEPS])),
        Block("heights", CELL_COUNT, 3, "what stands on each cell of the window, row by row", CELLS.words),
        Block("lifted", 2, 7, "row and column of the cell a cube was lifted from, from 1", ("row", "column")),
        Block("set", 2, 7, "row and column of the cell it was set down on, from 1", ("row", "column")),
        Block("shown", CARD_COUNT, 1, "the card that shows what stood before", CARDS.words),
        Block("laid", CARD_COUNT, 1, "cards laid by anybody", CARDS.words),
        Block("unseen", CARD_COUNT, 1, "cards in the stack or in hands that this viewer cannot place", CARDS.words),
        Block("bottom", CARD_COUNT, 1, "the card everybody knows to lie under the stack", CARDS.words),
        Block("stack", 1, CARD_COUNT, "cards left to draw"),
        Block("chain", 1, 10, "cards laid in this turn"),
        Block("turned", 1, 3, "quarter turns of the base before this cube"),
        Block("idle", 1, 6, "turns in a row in which nobody laid a card"),
    ),
    seat=(
        Block("present", 1, 1, "1 if there is such a seat"),
        Block("to-move", 1, 1, "1 if it decides now"),
        Block("asked", 1, 1, "1 if it is among those who are asked out of turn"),
        Block("turn", 1, 1, "1 if it is its turn"),
        Block("first", 1, 1, "1 if it began the deal"),
        Block("late", 1, 1, "1 if it may not refill its hand"),
        Block("cards", 1, 10, "cards in its hand"),
        Block("laid", 1, 10, "cards it has laid"),
        Block("points", 1, 100, f"its points and {_POINTS_BELOW}"),
        Block("hand", CARD_COUNT, 1, "cards in its hand: one's own, of others those that were seen", CARDS.words),
    ),
    most_seats=_MOST_SEATS,
)

_OPTIONS: Final = OBSERVATION.places("table.options").start
_STEP: Final = OBSERVATION.places("table.step").start
_HEIGHTS: Final = OBSERVATION.places("table.heights").start
_LIFTED: Final = OBSERVATION.places("table.lifted").start
_SHOWN: Final = OBSERVATION.places("table.shown").start
_LAID: Final = OBSERVATION.places("table.laid").start
_UNSEEN: Final = OBSERVATION.places("table.unseen").start
_BOTTOM: Final = OBSERVATION.places("table.bottom").start
_STACK: Final = OBSERVATION.places("table.stack").start
_SEATS: Final = OBSERVATION.table_size
_SEAT: Final = OBSERVATION.seat_size


def observe(s: PotzklotzState, viewer: int, out: Row) -> None:
    out[s.seats - _LEAST_SEATS] = 1
    _options(s, out)
    _building(s, out)
    if s.shown != NOBODY:
        out[_SHOWN + s.shown] = 1
    laid = 0
    for seat in range(s.seats):
        laid |= s.laid[seat]
    _cards(laid, out, _LAID)
    _cards(unseen_cards(s, viewer), out, _UNSEEN)
    bottom = under_stack(s)
    if bottom != NOBODY:
        out[_BOTTOM + bottom] = 1
    out[_STACK] = count(s.stack)
    out[_STACK + 1] = s.chain
    out[_STACK + 2] = s.turned
    out[_STACK + 3] = s.idle
    _seats(s, viewer, out)


def _options(s: PotzklotzState, out: Row) -> None:
    out[_OPTIONS] = 1 if s.experts else 0
    out[_OPTIONS + 1] = 1 if s.penalty else 0
    out[_OPTIONS + 2] = 1 if s.strict else 0
    out[_OPTIONS + 3] = 1 if s.turning else 0
    out[_OPTIONS + 4] = 1 if s.open_hands else 0
    out[_OPTIONS + 5] = 1 if s.out_of_turn else 0
    out[_OPTIONS + 6] = s.cards
    out[_OPTIONS + 7] = s.deals - len(s.scored)


def _building(s: PotzklotzState, out: Row) -> None:
    for column in standing_now(s):
        out[_HEIGHTS + column // COLUMN] = column % COLUMN
    if not s.agenda:
        return
    frame = s.agenda[-1]
    out[_STEP + frame[0]] = 1
    if frame[0] == SETTING or frame[0] == LAYING:
        out[_LIFTED] = frame[2] // SIDE + 1
        out[_LIFTED + 1] = frame[2] % SIDE + 1
    if frame[0] == LAYING:
        out[_LIFTED + 2] = frame[3] // SIDE + 1
        out[_LIFTED + 3] = frame[3] % SIDE + 1


def _cards(cards: int, out: Row, at: int) -> None:
    left: i64 = cards
    place: i64 = at
    while left:
        out[place] = u8(left & 1)
        left >>= 1
        place += 1


def _seats(s: PotzklotzState, viewer: int, out: Row) -> None:
    mover = STEPS[s.agenda[-1][0]].actor(s) if s.agenda else CHANCE
    turn = whose_turn(s)
    asked = asked_now(s)
    for i in range(s.seats):
        seat = (viewer + i) % s.seats
        at = _SEATS + i * _SEAT
        out[at] = 1
        out[at + 1] = 1 if seat == mover else 0
        out[at + 2] = 1 if seat in asked else 0
        out[at + 3] = 1 if seat == turn else 0
        out[at + 4] = 1 if seat == s.first else 0
        out[at + 5] = s.late[seat]
        out[at + 6] = count(s.hand[seat])
        out[at + 7] = count(s.laid[seat])
        out[at + 8] = byte(score(s, seat) + _POINTS_BELOW)
        _cards(s.hand[seat] if seat == viewer or s.open_hands else s.known[seat], out, at + 9)
