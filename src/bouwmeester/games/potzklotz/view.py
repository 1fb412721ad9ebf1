"""What a seat can see, and what it cannot know. [secrets]

Hands and the stack are hidden. Everyone has seen the cards that were laid, those that were laid wrongly and went
back, and the one that experts put under the stack. Who passes tells no more than that.
"""

from typing import TypedDict

from bouwmeester.core.action import SEATS
from bouwmeester.core.chance import Rng
from bouwmeester.core.state import CHANCE, NOBODY
from bouwmeester.games.potzklotz.agenda import (
    LAYING,
    SETTING,
    TURN_STEPS,
)
from bouwmeester.games.potzklotz.contents import STEPS
from bouwmeester.games.potzklotz.material import (
    CARDS,
    CELLS,
    SIDE,
    Building,
    cards_in,
    corner_of,
    count,
    height_at,
    lifted,
    plan_of,
    words_of,
)
from bouwmeester.games.potzklotz.pictures import PictureView as PictureView
from bouwmeester.games.potzklotz.scoring import score
from bouwmeester.games.potzklotz.state import PotzklotzState, asked_now, moved, under_stack


class SeatView(TypedDict):
    cards: int
    known: list[str]
    hand: list[str] | None
    laid: list[str]
    late: bool
    points: int


class BuildingView(TypedDict):
    """What stands now: its plan with the place of the plan's far left corner, and the whole window row by row."""

    plan: str
    at: str
    rows: list[str]


class OwnView(TypedDict):
    """What looks different from one's own seat."""

    seat: str | None
    unseen: list[str]
    seats: dict[str, SeatView]


class PotzklotzView(OwnView):
    now: str | None
    acting: str | None
    asked: list[str]
    turn: str | None
    first: str | None
    deal: int
    deals: list[dict[str, int]]
    shown: str | None
    building: BuildingView | None
    lifted: str | None
    set: str | None
    start: str | None
    stack: int
    bottom: str | None
    chain: int
    turned: int
    idle: int
    last_round: bool


class QuestionView(TypedDict):
    """A puzzle before it is answered."""

    kind: str
    ordered: bool
    start: str  # the card whose building stands
    cards: list[str]
    plans: dict[str, str]
    pictures: dict[str, PictureView]
    difficulty: int
    grade: int


def open_view(s: PotzklotzState) -> PotzklotzView:
    """The table from the side of it."""
    frame = s.agenda[-1] if s.agenda else (NOBODY,)
    in_hand = frame[0] == SETTING or frame[0] == LAYING
    return {
        "seat": None,
        "now": STEPS[frame[0]].name if s.agenda else None,
        "acting": _seat_word(acting(s)),
        "asked": [SEATS.word(other) for other in asked_now(s)],
        "turn": _seat_word(whose_turn(s)),
        "first": _seat_word(s.first),
        "deal": min(len(s.scored) + 1, s.deals),
        "deals": [{SEATS.word(other): points[other] for other in range(s.seats)} for points in s.scored],
        "shown": _card_word(s.shown),
        "building": _building(s),
        "lifted": CELLS.word(frame[2]) if in_hand else None,
        "set": CELLS.word(frame[3]) if frame[0] == LAYING else None,
        "start": _card_word(s.start),
        "stack": count(s.stack),
        "bottom": _card_word(under_stack(s)),
        "unseen": words_of(unseen_cards(s, None)),
        "chain": s.chain,
        "turned": s.turned,
        "idle": s.idle,
        "last_round": bool(s.agenda) and s.shown != NOBODY and not s.experts and 0 in s.hand,
        "seats": {SEATS.word(seat): _seat(s, seat) for seat in range(s.seats)},
    }


def own_view(s: PotzklotzState, seat: int, others: PotzklotzView) -> OwnView:
    """What one seat sees otherwise: its hand, so that fewer cards are unseen."""
    name = SEATS.word(seat)
    seats = others["seats"].copy()
    own = seats[name].copy()
    own["hand"] = words_of(s.hand[seat])
    seats[name] = own
    return {"seat": name, "unseen": words_of(unseen_cards(s, seat)), "seats": seats}


def _seat_word(seat: int) -> str | None:
    return None if seat == NOBODY else SEATS.word(seat)


def _card_word(card: int) -> str | None:
    return None if card == NOBODY else CARDS.word(card)


def acting(s: PotzklotzState) -> int:
    """The seat that decides, or CHANCE; when the game is over, nobody's like chance's."""
    return STEPS[s.agenda[-1][0]].actor(s) if s.agenda else CHANCE


def whose_turn(s: PotzklotzState) -> int:
    """The seat whose turn it is, or is about to be, or has just been; NOBODY in set-up and afterwards."""
    if s.agenda and s.agenda[0][0] in TURN_STEPS:
        return s.agenda[0][1]
    return NOBODY


def standing_now(s: PotzklotzState) -> Building:
    """What everyone sees on the base: a cube may be in the air, or set down and not yet judged."""
    if s.agenda and s.agenda[-1][0] == SETTING:
        return lifted(s.building, s.agenda[-1][2])
    if s.agenda and s.agenda[-1][0] == LAYING:
        return moved(s.building, s.agenda[-1][2], s.agenda[-1][3])
    return s.building


def _building(s: PotzklotzState) -> BuildingView | None:
    if not s.building:
        return None
    building = standing_now(s)
    rows = ["".join([str(height_at(building, row * SIDE + column)) for column in range(SIDE)]) for row in range(SIDE)]
    return {"plan": plan_of(building), "at": CELLS.word(corner_of(building)), "rows": rows}


def unseen_cards(s: PotzklotzState, viewer: int | None) -> int:
    """The cards that this seat cannot place: in the stack or in a hand of the others."""
    cards = s.stack
    bottom = under_stack(s)
    if bottom != NOBODY:
        cards ^= 1 << bottom
    for seat in range(s.seats):
        if seat != viewer and not s.open_hands:
            cards |= s.hand[seat] & ~s.known[seat]
    return cards


def _seat(s: PotzklotzState, seat: int) -> SeatView:
    return {
        "cards": count(s.hand[seat]),
        "known": words_of(s.known[seat]),
        "hand": words_of(s.hand[seat]) if s.open_hands else None,
        "laid": words_of(s.laid[seat]),
        "late": bool(s.late[seat]),
        "points": score(s, seat),
    }


def resample(s: PotzklotzState, seat: int, rng: Rng) -> PotzklotzState:
    """The same table with all that a seat cannot know drawn anew: the others' hidden cards and the stack."""
    r = s.copy()
    if r.open_hands:
        return r
    bottom = under_stack(r)
    pool = cards_in(unseen_cards(r, seat))
    for other in range(r.seats):
        if other != seat:
            owed = count(r.hand[other] & ~r.known[other])
            r.hand[other] = r.known[other]
            for _ in range(owed):
                r.hand[other] |= 1 << pool.pop(rng.randrange(len(pool)))
    r.stack = 0 if bottom == NOBODY else 1 << bottom
    for card in pool:
        r.stack |= 1 << card
    return r
