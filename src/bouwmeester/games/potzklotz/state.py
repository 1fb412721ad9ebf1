"""The table of PotzKlotz: its columns, and the effects that the steps share. Each effect tells its event."""

from typing import Final

from bouwmeester.core.action import NUMBER, SEATS
from bouwmeester.core.events import Telling
from bouwmeester.core.state import NOBODY, State
from bouwmeester.games.potzklotz.agenda import ASKING
from bouwmeester.games.potzklotz.material import (
    ALL_CARDS,
    CARDS,
    HAND,
    KIND,
    Building,
    back_on_base,
    count,
    lifted,
    with_cube,
)
from bouwmeester.games.potzklotz.shapes import NO_CLASS

#: The quarter turns are those after which the building stands as on the card.
LAID: Final = Telling("potzklotz.laid", seat=SEATS, card=CARDS, turns=NUMBER)
LAID_TOO: Final = Telling("potzklotz.laid_too", seat=SEATS, card=CARDS, turns=NUMBER)
WRONG: Final = Telling("potzklotz.wrong", seat=SEATS, card=CARDS, turns=NUMBER)
LATE: Final = Telling("potzklotz.late", seat=SEATS)
EMPTY_HAND: Final = Telling("potzklotz.empty_hand", seat=SEATS)
TAKES: Final = Telling("potzklotz.takes", seat=SEATS)
IT_IS: Final = Telling("potzklotz.it_is", seat=SEATS, card=CARDS)
DEALT: Final = Telling("potzklotz.dealt", seat=SEATS, cards=NUMBER)


class PotzklotzState(State):
    """Sets of cards are numbers with a bit for each card: ``hand[seat] >> card & 1``."""

    def __init__(self, seats: int, like: "PotzklotzState | None" = None) -> None:
        self.seats = seats
        self.told = None
        if like is not None:
            self._copy_columns(like)
            return
        # The options: never changed once the match has begun.
        self.experts = False
        self.cards = HAND
        self.penalty = True
        self.strict = False  # cubes must stay on the base
        self.turning = False
        self.open_hands = False
        self.out_of_turn = False
        self.deals = 1
        self.agenda = []
        self.first = NOBODY  # who begins the rounds of this deal
        self.scored: tuple[tuple[int, ...], ...] = ()  # the points of the deals that are over
        self.clear()

    def clear(self) -> None:
        """Gather all cards for a new deal."""
        seats = self.seats
        self.stack = ALL_CARDS
        self.start = NOBODY  # the card turned over to begin with; under the stack when experts play
        self.shown = NOBODY  # the card that shows the building
        self.building: Building = ()  # as the shown card shows it; a cube in the air is in the frame
        self.hand = [0] * seats
        self.known = [0] * seats  # of each hand, what everyone has seen go in
        self.laid = [0] * seats
        self.late = [0] * seats  # whoever may not refill at the end of this, or the next, turn of theirs
        self.chain = 0  # cards laid in this turn
        self.turned = 0  # quarter turns of the base before this cube
        self.idle = 0  # turns in a row in which nobody laid a card, while all held some

    def _copy_columns(self, like: "PotzklotzState") -> None:
        self.experts = like.experts
        self.cards = like.cards
        self.penalty = like.penalty
        self.strict = like.strict
        self.turning = like.turning
        self.open_hands = like.open_hands
        self.out_of_turn = like.out_of_turn
        self.deals = like.deals
        self.agenda = like.agenda[:]
        self.first = like.first
        self.scored = like.scored
        self.stack = like.stack
        self.start = like.start
        self.shown = like.shown
        self.building = like.building
        self.hand = like.hand[:]
        self.known = like.known[:]
        self.laid = like.laid[:]
        self.late = like.late[:]
        self.chain = like.chain
        self.turned = like.turned
        self.idle = like.idle

    def copy(self) -> "PotzklotzState":
        return PotzklotzState(self.seats, self)


def left_of(s: State, seat: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % s.seats


def others(s: State, seat: int) -> list[int]:
    """Everyone else, clockwise."""
    return [(seat + i) % s.seats for i in range(1, s.seats)]


def asked_now(s: PotzklotzState) -> list[int]:
    """Who is asked out of turn at this moment: all who are left to be, in the order in which they answer."""
    seats: list[int] = []
    for i in range(len(s.agenda) - 1, -1, -1):
        if s.agenda[i][0] != ASKING:
            break
        seats.append(s.agenda[i][1])
    return seats


def standing_kind(s: PotzklotzState) -> int:
    """The class of the building that stands, which the shown card shows."""
    return NO_CLASS if s.shown == NOBODY else KIND[s.shown]


def moved(building: Building, source: int, target: int) -> Building:
    """The building with the top cube of one cell set down on another."""
    return with_cube(lifted(building, source), target)


def under_stack(s: PotzklotzState) -> int:
    """The card everyone knows to lie at the bottom of the stack, or NOBODY. [experts.2]"""
    if s.experts and s.start != NOBODY and s.stack >> s.start & 1:
        return s.start
    return NOBODY


def loose_stack(s: PotzklotzState) -> int:
    """The cards that can come next: the bottom one only when it is the last. [secrets.3]"""
    bottom = under_stack(s)
    if bottom != NOBODY and s.stack != 1 << bottom:
        return s.stack ^ 1 << bottom
    return s.stack


def draw_card(s: PotzklotzState, seat: int, card: int) -> None:
    """A card goes from the stack to a hand; only its owner sees it, unless all knew that it lay there."""
    if card == under_stack(s):
        s.known[seat] |= 1 << card
    s.stack ^= 1 << card
    s.hand[seat] |= 1 << card


def lay_card(s: PotzklotzState, seat: int, card: int) -> None:
    """A card that is right leaves the hand and shows the building from now on."""
    s.hand[seat] ^= 1 << card
    s.known[seat] &= ~(1 << card)
    s.laid[seat] |= 1 << card
    s.shown = card
    if not s.hand[seat]:
        s.tell(EMPTY_HAND, seat)


def raise_building(s: PotzklotzState, building: Building) -> None:
    """What has been built stays, and the base is pushed back under it. [turn.6]"""
    s.building = back_on_base(building)


def take_back(s: PotzklotzState, seat: int, card: int) -> int:
    """A card that is wrong goes back, seen by all; returns how many cards are drawn for it. [turn.9, experts.5]"""
    s.known[seat] |= 1 << card
    if s.experts:
        s.late[seat] = 1
        s.tell(LATE, seat)
        return 0
    return 1 if s.penalty and s.stack else 0


def held(s: PotzklotzState, seat: int) -> int:
    return count(s.hand[seat])
