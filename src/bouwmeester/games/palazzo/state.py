"""The table of Palazzo: its columns, and the effects that the steps share. Each effect tells its event."""

from typing import Final

from bouwmeester.core.action import NUMBER, SEATS
from bouwmeester.core.events import Telling
from bouwmeester.core.state import NOBODY, State
from bouwmeester.games.palazzo.material import (
    CARD_KINDS,
    CARDS,
    FLOOR,
    ITEM_CARDS,
    ITEM_KINDS,
    ITEM_VALUE,
    ITEMS,
    PALACES,
    QUARRIES,
    THREE_CERTIFICATE,
    TILES,
    TRIPLE_KINDS,
    Stacks,
)

#: A palace: its tiles from the lowest floor up.
Palace = tuple[int, ...]

#: ``money`` as the option has it.
HIDDEN_MONEY: Final = 0
OPEN_MONEY: Final = 1

BOUGHT: Final = Telling("palazzo.bought", seat=SEATS, tile=TILES)
BUILT: Final = Telling("palazzo.built", seat=SEATS, tile=TILES, palace=PALACES)
FOUNDED: Final = Telling("palazzo.founded", seat=SEATS, tile=TILES, palace=PALACES)
BOXED: Final = Telling("palazzo.boxed", seat=SEATS, tile=TILES)
LAID: Final = Telling("palazzo.laid", seat=SEATS, item=ITEMS)
TOOK: Final = Telling("palazzo.took", seat=SEATS, card=CARDS)
RESHUFFLED: Final = Telling("palazzo.reshuffled", cards=NUMBER)
WALKED: Final = Telling("palazzo.walked", quarry=QUARRIES, tiles=NUMBER)


class PalazzoState(State):
    """Columns by seat are flat: ``hand[seat * CARD_KINDS + card]`` is how many of that card a seat holds."""

    def __init__(self, seats: int, split: Stacks, money: int, like: "PalazzoState | None" = None) -> None:
        self.seats = seats
        self.told = None
        self.split = split  # how the stacks began; never changed, so copies share it
        self.money = money
        if like is not None:
            self._copy_columns(like)
            return
        self.agenda = []
        self.builder = NOBODY
        self.quarry: list[tuple[int, ...]] = [(), (), (), ()]
        self.supply: tuple[int, ...] = ()
        self.stacks = list(split)
        self.riders = 0  # turned over so far
        self.deck = [0] * CARD_KINDS
        self.discard = [0] * CARD_KINDS
        self.reshuffled = 0
        self.shown = [0] * CARD_KINDS  # turned up to be taken
        self.hand = [0] * (seats * CARD_KINDS)
        #: Of each hand, what everyone has seen go in and not come out.
        self.known = [0] * (seats * CARD_KINDS)
        #: What the present bidder or buyer has picked but not yet laid; out of the hand, seen by nobody else.
        self.laying = [0] * ITEM_KINDS
        self.bid = [0] * (seats * ITEM_KINDS)
        self.bidding = [0] * seats
        self.auctioneer = NOBODY
        self.lot: tuple[int, ...] = ()  # got, and yet to be built
        self.palaces: list[tuple[Palace, ...]] = [()] * seats
        self.tally()

    def tally(self) -> None:
        """Count what the effects then keep count of, for speed; all of it follows from the other columns."""
        seats = range(self.seats)
        self.deck_left = sum(self.deck)
        self.shown_left = sum(self.shown)
        self.held = [sum(self.hand[seat * CARD_KINDS : (seat + 1) * CARD_KINDS]) for seat in seats]
        self.picked = worth_of(self.laying)  # what the laying is worth so far
        #: What lies before each seat is worth, with the auctioneer's certificate. [auction.2]
        self.worth = [worth_of(self.bid[seat * ITEM_KINDS : (seat + 1) * ITEM_KINDS]) for seat in seats]
        if self.auctioneer != NOBODY and self.bidding[self.auctioneer]:
            self.worth[self.auctioneer] += THREE_CERTIFICATE
        #: The currency that each seat's bid is in, or NOBODY.
        self.currency = [currency_in(self.bid[seat * ITEM_KINDS : (seat + 1) * ITEM_KINDS]) for seat in seats]

    def _copy_columns(self, like: "PalazzoState") -> None:
        self.agenda = like.agenda[:]
        self.builder = like.builder
        self.quarry = like.quarry[:]
        self.supply = like.supply
        self.stacks = like.stacks[:]
        self.riders = like.riders
        self.deck = like.deck[:]
        self.discard = like.discard[:]
        self.reshuffled = like.reshuffled
        self.shown = like.shown[:]
        self.hand = like.hand[:]
        self.known = like.known[:]
        self.laying = like.laying[:]
        self.bid = like.bid[:]
        self.bidding = like.bidding[:]
        self.auctioneer = like.auctioneer
        self.lot = like.lot
        self.palaces = like.palaces[:]
        self.deck_left = like.deck_left
        self.shown_left = like.shown_left
        self.held = like.held[:]
        self.picked = like.picked
        self.worth = like.worth[:]
        self.currency = like.currency[:]

    def copy(self) -> "PalazzoState":
        return PalazzoState(self.seats, self.split, self.money, self)


def worth_of(items: list[int]) -> int:
    """What a column of items is worth."""
    return sum([items[item] * ITEM_VALUE[item] for item in range(ITEM_KINDS)])


def currency_in(items: list[int]) -> int:
    """The currency of the loose cards among a column of items, or NOBODY."""
    for item in range(TRIPLE_KINDS, ITEM_KINDS - 1):
        if items[item]:
            return (item - TRIPLE_KINDS) // 5
    return NOBODY


def left_of(s: State, seat: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % s.seats


def without(tiles: tuple[int, ...], tile: int) -> tuple[int, ...]:
    """The tiles with one of that kind taken away."""
    i = tiles.index(tile)
    return tiles[:i] + tiles[i + 1 :]


def kinds(tiles: tuple[int, ...]) -> list[int]:
    """The different tiles among these, from low to high."""
    different: list[int] = []
    for tile in tiles:
        if tile not in different:
            different.append(tile)
    different.sort()
    return different


# Money.


def reshuffle(s: PalazzoState) -> None:
    """The discard becomes the draw pile, once a card is needed and none is left. [money.3]"""
    s.deck, s.discard = s.discard, s.deck
    s.deck_left = sum(s.deck)
    s.reshuffled = 1
    s.tell(RESHUFFLED, s.deck_left)


def take_card(s: PalazzoState, seat: int, card: int) -> None:
    """Seat takes a card that lies face up."""
    s.shown[card] -= 1
    s.shown_left -= 1
    s.hand[seat * CARD_KINDS + card] += 1
    s.held[seat] += 1
    s.known[seat * CARD_KINDS + card] += 1
    s.tell(TOOK, seat, card)


def show_card(s: PalazzoState, seat: int, card: int) -> None:
    """A card leaves a hand, and everyone sees which: one that was known, if there was one."""
    at = seat * CARD_KINDS + card
    if s.known[at] > 0:
        s.known[at] -= 1


def pick_item(s: PalazzoState, seat: int, item: int) -> None:
    """Seat picks a card or a triple from the hand; nobody sees it yet."""
    for card in ITEM_CARDS[item]:
        s.hand[seat * CARD_KINDS + card] -= 1
        s.held[seat] -= 1
    s.laying[item] += 1
    s.picked += ITEM_VALUE[item]


def unpick(s: PalazzoState, seat: int) -> None:
    """Everything picked goes back to the hand, as if it had never been touched."""
    for item in range(ITEM_KINDS):
        for card in ITEM_CARDS[item]:
            s.hand[seat * CARD_KINDS + card] += s.laying[item]
            s.held[seat] += s.laying[item]
        s.laying[item] = 0
    s.picked = 0


def lay_picked(s: PalazzoState, seat: int) -> None:
    """Everything picked is laid on the table, for all to see: it joins the seat's bid."""
    for item in range(ITEM_KINDS):
        count = s.laying[item]
        if count:
            for _ in range(count):
                for card in ITEM_CARDS[item]:
                    show_card(s, seat, card)
                s.tell(LAID, seat, item)
            s.bid[seat * ITEM_KINDS + item] += count
            s.laying[item] = 0
            if TRIPLE_KINDS <= item < ITEM_KINDS - 1:
                s.currency[seat] = (item - TRIPLE_KINDS) // 5
    s.worth[seat] += s.picked
    s.picked = 0


def pay_bid(s: PalazzoState, seat: int) -> None:
    """What a seat has laid goes to the discard."""
    for item in range(ITEM_KINDS):
        count = s.bid[seat * ITEM_KINDS + item]
        if count:
            for card in ITEM_CARDS[item]:
                s.discard[card] += count
            s.bid[seat * ITEM_KINDS + item] = 0
    s.worth[seat] = 0
    s.currency[seat] = NOBODY


def take_back_bid(s: PalazzoState, seat: int) -> None:
    """What a seat has laid goes back to the hand; everyone has seen it."""
    for item in range(ITEM_KINDS):
        count = s.bid[seat * ITEM_KINDS + item]
        if count:
            for card in ITEM_CARDS[item]:
                s.hand[seat * CARD_KINDS + card] += count
                s.held[seat] += count
                s.known[seat * CARD_KINDS + card] += count
            s.bid[seat * ITEM_KINDS + item] = 0
    s.worth[seat] = 0
    s.currency[seat] = NOBODY


def spend_card(s: PalazzoState, seat: int, card: int) -> None:
    """A card goes from the hand to the discard."""
    s.hand[seat * CARD_KINDS + card] -= 1
    s.held[seat] -= 1
    show_card(s, seat, card)
    s.discard[card] += 1
    s.tell(LAID, seat, TRIPLE_KINDS + card)


# Tiles.


def stack_now(s: PalazzoState) -> int:
    """The stack that the next tile comes from: the first that is not used up. [setup.4]"""
    stack = 0
    while not s.stacks[stack]:
        stack += 1
    return stack


def draw_tile(s: PalazzoState, draw: int) -> None:
    """A tile or a rider leaves the stack it comes from."""
    stack = stack_now(s)
    s.stacks[stack] = without(s.stacks[stack], draw)


def draw_weights(s: PalazzoState) -> list[int]:
    """How many there are of each thing that can be turned over next."""
    weights: list[int] = []
    last = NOBODY
    for draw in s.stacks[stack_now(s)]:
        if draw == last:
            weights[-1] += 1
        else:
            weights.append(1)
        last = draw
    return weights


def can_top(palace: Palace, tile: int) -> bool:
    """Whether a tile may go on top of a palace. [build.1, build.2]"""
    return FLOOR[tile] > FLOOR[palace[-1]]


def has_floor(palace: Palace, floor: int) -> bool:
    return any(FLOOR[tile] == floor for tile in palace)


def inserted(palace: Palace, tile: int) -> Palace:
    """The palace with the tile at its proper height."""
    below = len([other for other in palace if FLOOR[other] < FLOOR[tile]])
    return (*palace[:below], tile, *palace[below:])


def set_palace(s: PalazzoState, seat: int, at: int, palace: Palace) -> None:
    """Change one palace of a seat; an empty one is gone, and those after it move up."""
    street = s.palaces[seat]
    stays = (palace,) if palace else ()
    s.palaces[seat] = street[:at] + stays + street[at + 1 :]


def found_palace(s: PalazzoState, seat: int, tile: int) -> None:
    """A tile laid alone: a palace of one floor."""
    s.palaces[seat] = (*s.palaces[seat], (tile,))
    s.tell(FOUNDED, seat, tile, len(s.palaces[seat]) - 1)
