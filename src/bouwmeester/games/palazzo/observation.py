"""All that a seat sees of Palazzo, counted. Of the cards of others only what all have seen, and how many more."""

from typing import Final

from mypy_extensions import i64

from bouwmeester.core.observation import Block, Observation, Row, byte, write
from bouwmeester.core.state import CHANCE, NOBODY
from bouwmeester.games.palazzo.agenda import (
    ATTACHING,
    BIDDING,
    BUILDING,
    DETACHING,
    MARKET,
    PAYMENT,
    TAKE_MONEY,
    TURN,
)
from bouwmeester.games.palazzo.contents import STEPS
from bouwmeester.games.palazzo.laying import picked_cards
from bouwmeester.games.palazzo.material import (
    CARD_KINDS,
    CARDS,
    CURRENCIES,
    FLOOR,
    FLOORS,
    ITEM_KINDS,
    ITEMS,
    MATERIAL,
    MATERIALS,
    QUARRIES,
    RIDER,
    RIDERS,
    STACKS,
    TILE_KINDS,
    TILES,
    WINDOWS,
)
from bouwmeester.games.palazzo.scoring import score
from bouwmeester.games.palazzo.state import OPEN_MONEY, PalazzoState
from bouwmeester.games.palazzo.steps.auction import highest_bid
from bouwmeester.games.palazzo.steps.build import tile_in_hand
from bouwmeester.games.palazzo.steps.market import price_each

_LEAST_SEATS: Final = 2
_MOST_SEATS: Final = 4
#: Some tiles together: how many of each material and floor, and their windows in all.
_TILES: Final = 16
_PLACE: Final = [MATERIAL[tile] * FLOORS + FLOOR[tile] - 1 for tile in range(TILE_KINDS)]
_TILE_WORDS: Final = (*[f"{stone} {floor}" for stone in MATERIALS for floor in range(1, FLOORS + 1)], "windows")
#: Palaces that are told one by one; hardly anybody ever has more.
_PALACES: Final = 8
#: The material on each floor, and the windows of all.
_PALACE: Final = FLOORS + 1
#: Points may be negative: they are counted from here.
_POINTS_BELOW: Final = 50

OBSERVATION: Final = Observation(
    "palazzo-2",
    table=(
        Block("seats", 3, 1, "how many seats there are", ("2", "3", "4")),
        Block("open-money", 1, 1, "1 if hands lie open"),
        Block("step", len(STEPS), 1, "what is going on, as this seat sees it", tuple([step.name for step in STEPS])),
        Block("builder", 4, 1, "where the master builder stands", QUARRIES.words),
        Block("quarries", 4 * _TILES, 3, "tiles in each quarry, the one the builder comes to next first"),
        Block("supply", _TILES, 3, "tiles in the supply", _TILE_WORDS),
        Block("stacks", STACKS, 20, "tiles left in each stack"),
        Block("to-come", TILE_KINDS, 2, "tiles of each kind left in all stacks", TILES.words),
        Block("riders", 1, RIDERS, "riders turned over"),
        Block("deck", 1, 55, "cards left to draw"),
        Block("reshuffled", 1, 1, "1 once the discard has become the draw pile"),
        Block("discard", CARD_KINDS, 3, "cards in the discard", CARDS.words),
        Block("shown", CARD_KINDS, 3, "cards turned up to be taken", CARDS.words),
        Block("taken", CARD_KINDS, 1, "the card taken first of two", CARDS.words),
        Block("lot", _TILES, 3, "tiles got and yet to be built", _TILE_WORDS),
        Block("tile", _TILES, 3, "the tile being built or moved", _TILE_WORDS),
        Block("buying", _TILES, 3, "what this seat has picked to buy", _TILE_WORDS),
        Block("laying", ITEM_KINDS, 3, "what this seat has picked to lay", ITEMS.words),
        Block("picked", 1, 30, "what that is worth"),
        Block("highest", 1, 30, "the highest bid"),
        Block("price", 1, 10, "what a tile of the market costs"),
    ),
    seat=(
        Block("present", 1, 1, "1 if there is such a seat"),
        Block("to-move", 1, 1, "1 if it decides now"),
        Block("turn", 1, 1, "1 if it is its turn"),
        Block("auctioneer", 1, 1, "1 if it holds the auction"),
        Block("bidding", 1, 1, "1 if it has not passed"),
        Block("bid", 1, 30, "what it has laid is worth"),
        Block("currency", 3, 1, "the currency of its bid", CURRENCIES.words),
        Block("hand", CARD_KINDS, 3, "cards in its hand: one's own, of others those that were seen", CARDS.words),
        Block("unseen", 1, 10, "cards in its hand that this viewer has not seen"),
        Block("points", 1, 100, f"points of its palaces now, and {_POINTS_BELOW}"),
        Block("palaces", 1, 8, "how many palaces it has"),
        Block(
            "streets",
            _PALACES * _PALACE,
            3,
            f"its first {_PALACES} palaces: by floor 0 for nothing, 1 brick, 2 sandstone, 3 marble; then windows",
        ),
    ),
    most_seats=_MOST_SEATS,
)

_OPEN: Final = OBSERVATION.places("table.open-money").start
_STEP: Final = OBSERVATION.places("table.step").start
_BUILDER: Final = OBSERVATION.places("table.builder").start
_QUARRIES: Final = OBSERVATION.places("table.quarries").start
_SUPPLY: Final = OBSERVATION.places("table.supply").start
_STACKS: Final = OBSERVATION.places("table.stacks").start
_TO_COME: Final = OBSERVATION.places("table.to-come").start
_RIDERS: Final = OBSERVATION.places("table.riders").start
_DISCARD: Final = OBSERVATION.places("table.discard").start
_SHOWN: Final = OBSERVATION.places("table.shown").start
_TAKEN: Final = OBSERVATION.places("table.taken").start
_LOT: Final = OBSERVATION.places("table.lot").start
_TILE: Final = OBSERVATION.places("table.tile").start
_BUYING: Final = OBSERVATION.places("table.buying").start
_LAYING: Final = OBSERVATION.places("table.laying").start
_PICKED: Final = OBSERVATION.places("table.picked").start
_SEATS: Final = OBSERVATION.table_size
_SEAT: Final = OBSERVATION.seat_size


def observe(s: PalazzoState, viewer: int, out: Row) -> None:
    mover = STEPS[s.agenda[-1][0]].actor(s) if s.agenda else CHANCE
    out[s.seats - _LEAST_SEATS] = 1
    out[_OPEN] = s.money
    if s.agenda:
        _now(s, viewer, out)
    if s.builder != NOBODY:
        out[_BUILDER + s.builder] = 1
        for i in range(4):
            _tiles(s.quarry[(s.builder + 1 + i) % 4], out, _QUARRIES + i * _TILES)
    _tiles(s.supply, out, _SUPPLY)
    _stacks(s, out)
    out[_RIDERS] = s.riders
    out[_RIDERS + 1] = s.deck_left
    out[_RIDERS + 2] = s.reshuffled
    write(out, _DISCARD, s.discard)
    write(out, _SHOWN, s.shown)
    _tiles(s.lot, out, _LOT)
    if s.auctioneer != NOBODY:
        out[_PICKED + 1] = byte(highest_bid(s))
    out[_PICKED + 2] = price_each(s)
    turn = _whose_turn(s)
    for i in range(s.seats):
        seat = (viewer + i) % s.seats
        at = _SEATS + i * _SEAT
        out[at] = 1
        if seat == mover:
            out[at + 1] = 1
        if seat == turn:
            out[at + 2] = 1
        _bids(s, seat, out, at + 3)
        _hand(s, seat, seat == viewer, seat == mover, out, at + 9)
        out[at + 10 + CARD_KINDS] = byte(score(s, seat) + _POINTS_BELOW)
        _street(s, seat, out, at + 11 + CARD_KINDS)


def _now(s: PalazzoState, viewer: int, out: Row) -> None:
    """The step and its frame. To the others a payment not yet made looks like a market not yet decided."""
    frame = s.agenda[-1]
    step = frame[0]
    if step == PAYMENT:
        if frame[1] == viewer:
            for tile in frame[2:]:
                if tile != NOBODY:
                    _tiles((tile,), out, _BUYING)
        else:
            step = MARKET
    elif step == BUILDING:
        tile = tile_in_hand(s)
        if tile != NOBODY:
            _tiles((tile,), out, _TILE)
    elif step == ATTACHING or step == DETACHING:
        _tiles((frame[2],), out, _TILE)
    elif step == TAKE_MONEY and frame[2] != NOBODY:
        out[_TAKEN + frame[2]] = 1
    out[_STEP + step] = 1
    if (step == PAYMENT or step == BIDDING) and frame[1] == viewer and s.picked:
        write(out, _LAYING, s.laying)
        out[_PICKED] = byte(s.picked)


def _tiles(tiles: tuple[int, ...], out: Row, at: i64) -> None:
    tile: i64
    for tile in tiles:
        out[at + _PLACE[tile]] += 1
        out[at + _TILES - 1] += WINDOWS[tile]


def _stacks(s: PalazzoState, out: Row) -> None:
    tile: i64
    for stack in range(STACKS):
        out[_STACKS + stack] = len(s.stacks[stack])
        for tile in s.stacks[stack]:
            if tile != RIDER:
                out[_TO_COME + tile] += 1


def _whose_turn(s: PalazzoState) -> int:
    """The active player: the one before the turn that is waiting at the bottom of the agenda."""
    if not s.agenda or s.agenda[0][0] != TURN:
        return NOBODY
    after = s.agenda[0][1]
    return after if len(s.agenda) == 1 else (after - 1) % s.seats


def _bids(s: PalazzoState, seat: int, out: Row, at: int) -> None:
    if s.auctioneer == NOBODY:
        return
    out[at] = 1 if s.auctioneer == seat else 0
    out[at + 1] = s.bidding[seat]
    out[at + 2] = byte(s.worth[seat])
    if s.currency[seat] != NOBODY:
        out[at + 3 + s.currency[seat]] = 1


def _hand(s: PalazzoState, seat: int, own: bool, moves: bool, out: Row, at: i64) -> None:
    """The cards that are known, and how many are not. What is picked and not yet laid is still in a rival's hand."""
    card: i64
    first: i64 = seat * CARD_KINDS
    seen = s.hand if own or s.money == OPEN_MONEY else s.known
    unseen = s.held[seat]
    for card in range(CARD_KINDS):
        out[at + card] = seen[first + card]
        unseen -= seen[first + card]
    if own:
        return
    if moves and s.picked:
        picked = picked_cards(s)
        for card in range(CARD_KINDS):
            if s.money == OPEN_MONEY:
                out[at + card] += picked[card]
            else:
                unseen += picked[card]
    out[at + CARD_KINDS] = unseen


def _street(s: PalazzoState, seat: int, out: Row, at: i64) -> None:
    tile: i64
    street = s.palaces[seat]
    out[at] = len(street)
    at += 1
    end: i64 = at + _PALACES * _PALACE
    for palace in street:
        if at == end:
            break
        for tile in palace:
            out[at + FLOOR[tile] - 1] = MATERIAL[tile] + 1
            out[at + FLOORS] += WINDOWS[tile]
        at += _PALACE
