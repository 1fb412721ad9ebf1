"""What a seat can see, and what it cannot know. [secrets]

Hands are hidden; what was taken face up or laid openly is known to all, so of every hand only what remains
of the four cards dealt at the start is a secret. A laying that is not finished is seen by nobody else.
"""

from typing import Annotated, TypeAlias, TypedDict

from bouwmeester.core.action import SEATS
from bouwmeester.core.chance import Rng
from bouwmeester.core.position import words
from bouwmeester.core.state import CHANCE, NOBODY
from bouwmeester.games.palazzo.agenda import BIDDING, BUILDING, MARKET, PAYMENT, TURN
from bouwmeester.games.palazzo.contents import STEPS
from bouwmeester.games.palazzo.laying import picked_cards
from bouwmeester.games.palazzo.material import (
    CARD_KINDS,
    CARDS,
    COPIES,
    ITEM_KINDS,
    ITEMS,
    QUARRIES,
    RIDER,
    TILES,
    WINDOWS,
)
from bouwmeester.games.palazzo.purse import PurseView, purse
from bouwmeester.games.palazzo.scoring import PalacePoints as PalacePoints
from bouwmeester.games.palazzo.scoring import PalazzoDetails as PalazzoDetails
from bouwmeester.games.palazzo.scoring import reckoning, score
from bouwmeester.games.palazzo.state import OPEN_MONEY, PalazzoState, unpick
from bouwmeester.games.palazzo.steps.auction import highest_bid
from bouwmeester.games.palazzo.steps.build import tile_in_hand
from bouwmeester.games.palazzo.steps.market import payment_price, price_each, quarry_of

Quarry: TypeAlias = Annotated[str, QUARRIES]


class SeatView(TypedDict):
    cards: int
    known: list[str]
    hand: list[str] | None
    palaces: list[PalacePoints]
    points: int


class BidView(TypedDict):
    laid: list[str]
    total: int
    passed: bool


class AuctionView(TypedDict):
    auctioneer: str
    highest: int
    bids: dict[str, BidView]


class ChoiceView(TypedDict):
    """What the present player has picked and not yet laid; only that player sees it."""

    tiles: list[str]
    items: list[str]
    total: int


class OwnView(TypedDict):
    """What looks different from one's own seat."""

    seat: str | None
    now: str | None
    choice: ChoiceView | None
    purse: PurseView | None
    seats: dict[str, SeatView]


class PalazzoView(OwnView):
    acting: str | None
    turn: str | None
    builder: Quarry | None
    #: How many windows send the next tile to each quarry.
    paths: dict[Quarry, int]
    quarries: Annotated[dict[str, list[str]], QUARRIES]
    supply: list[str]
    price: int
    stacks: list[int]
    box: list[str]
    riders: int
    deck: int
    discard: list[str]
    shown: list[str]
    auction: AuctionView | None
    lot: list[str]
    building: str | None


def open_view(s: PalazzoState) -> PalazzoView:
    """The table from the side of it."""
    return {
        "seat": None,
        "now": _step_seen(s, None),
        "acting": _acting(s),
        "turn": _whose_turn(s),
        "builder": None if s.builder == NOBODY else QUARRIES.word(s.builder),
        "paths": _paths(s),
        "quarries": {QUARRIES.word(i): _tiles(s.quarry[i]) for i in range(len(QUARRIES))},
        "supply": _tiles(s.supply),
        "price": price_each(s),
        "stacks": [len(stack) for stack in s.stacks],
        "box": words(TILES, box(s)),
        "riders": s.riders,
        "deck": s.deck_left,
        "discard": words(CARDS, s.discard),
        "shown": words(CARDS, s.shown),
        "auction": _auction(s),
        "lot": _tiles(s.lot),
        "building": _building(s),
        "choice": None,
        "purse": None,
        "seats": {SEATS.word(seat): _seat(s, seat) for seat in range(s.seats)},
    }


def own_view(s: PalazzoState, seat: int, others: PalazzoView) -> OwnView:
    """What one seat sees otherwise: its hand, and what it is about to lay."""
    name = SEATS.word(seat)
    seats = others["seats"].copy()
    own = seats[name].copy()
    own["hand"] = words(CARDS, s.hand[seat * CARD_KINDS : (seat + 1) * CARD_KINDS])
    seats[name] = own
    return {
        "seat": name,
        "now": _step_seen(s, seat),
        "choice": _choice(s, seat),
        "purse": _purse(s, seat),
        "seats": seats,
    }


def _tiles(tiles: tuple[int, ...]) -> list[str]:
    return [TILES.word(tile) for tile in tiles]


def _paths(s: PalazzoState) -> dict[str, int]:
    """By quarry, with how many windows a tile would go there. [market.1]"""
    if s.builder == NOBODY:
        return {}
    return {QUARRIES.word(quarry_of(s, windows)): windows for windows in range(1, max(WINDOWS) + 1)}


def _step_seen(s: PalazzoState, seat: int | None) -> str | None:
    """The step going on. To the others a payment not yet made looks like a market not yet decided."""
    if not s.agenda:
        return None
    step = s.agenda[-1][0]
    if step == PAYMENT and s.agenda[-1][1] != seat:
        step = MARKET
    return STEPS[step].name


def acting(s: PalazzoState) -> int:
    """The seat that decides, or CHANCE; when the game is over, nobody's like chance's."""
    return STEPS[s.agenda[-1][0]].actor(s) if s.agenda else CHANCE


def _acting(s: PalazzoState) -> str | None:
    seat = acting(s)
    return None if seat == CHANCE else SEATS.word(seat)


def _whose_turn(s: PalazzoState) -> str | None:
    """The active player: the one before the turn that is waiting at the bottom of the agenda."""
    if not s.agenda or s.agenda[0][0] != TURN:
        return None
    after = s.agenda[0][1]
    return SEATS.word(after if len(s.agenda) == 1 else (after - 1) % s.seats)


def _building(s: PalazzoState) -> str | None:
    """The tile being built, once it is chosen or there is only one kind to choose from."""
    if not s.agenda or s.agenda[-1][0] != BUILDING:
        return None
    tile = tile_in_hand(s)
    return None if tile == NOBODY else TILES.word(tile)


def _auction(s: PalazzoState) -> AuctionView | None:
    if s.auctioneer == NOBODY:
        return None
    bids: dict[str, BidView] = {}
    for seat in range(s.seats):
        laid = words(ITEMS, s.bid[seat * ITEM_KINDS : (seat + 1) * ITEM_KINDS])
        passed = not s.bidding[seat]
        bids[SEATS.word(seat)] = {
            "laid": laid,
            "total": s.worth[seat],
            "passed": passed,
        }
    return {"auctioneer": SEATS.word(s.auctioneer), "highest": highest_bid(s), "bids": bids}


def _choice(s: PalazzoState, seat: int) -> ChoiceView | None:
    if acting(s) != seat or s.agenda[-1][0] not in (PAYMENT, BIDDING):
        return None
    frame = s.agenda[-1]
    tiles = [TILES.word(tile) for tile in frame[2:] if tile != NOBODY] if frame[0] == PAYMENT else []
    return {"tiles": tiles, "items": words(ITEMS, s.laying), "total": s.picked}


def _purse(s: PalazzoState, seat: int) -> PurseView | None:
    """What the one who pays or bids can lay; only that player sees it."""
    if acting(s) != seat:
        return None
    if s.agenda[-1][0] == PAYMENT:
        return purse(s, seat, payment_price(s) - s.picked)
    if s.agenda[-1][0] == BIDDING:
        return purse(s, seat, highest_bid(s) + 1 - s.worth[seat] - s.picked)
    return None


def _seat(s: PalazzoState, seat: int) -> SeatView:
    """What everybody sees of a seat: with what it has picked and not yet laid still in its hand."""
    start = seat * CARD_KINDS
    held, hand = s.held[seat], s.hand[start : start + CARD_KINDS]
    if seat == acting(s):
        picked = picked_cards(s)
        held += sum(picked)
        hand = [hand[card] + picked[card] for card in range(CARD_KINDS)]
    return {
        "cards": held,
        "known": words(CARDS, s.known[start : start + CARD_KINDS]),
        "hand": words(CARDS, hand) if s.money == OPEN_MONEY else None,
        "palaces": [reckoning(palace) for palace in s.palaces[seat]],
        "points": score(s, seat),
    }


def box(s: PalazzoState) -> list[int]:
    """The tiles that are out of the game: all that are nowhere else."""
    gone = COPIES[:]
    lying = [*s.stacks, *s.quarry, s.supply, s.lot]
    for street in s.palaces:
        lying.extend(street)
    for tiles in lying:
        for tile in tiles:
            if tile != RIDER:
                gone[tile] -= 1
    return gone


def resample(s: PalazzoState, seat: int, rng: Rng) -> PalazzoState:
    """The same table with all that a seat cannot know drawn anew.

    Secrets are the cards the others still hold of those dealt to them, and what is left of the first draw
    pile. Once that pile has been used up, everything in the later ones has been seen in the discard.
    """
    r = s.copy()
    if acting(r) not in (CHANCE, seat):
        forget_choice(r)
    if r.money == OPEN_MONEY:
        return r
    secret = [0] * CARD_KINDS if r.reshuffled else r.deck
    owed: list[int] = []
    for other in range(r.seats):
        if other == seat:
            continue
        for card in range(CARD_KINDS):
            at = other * CARD_KINDS + card
            hidden = r.hand[at] - r.known[at]
            secret[card] += hidden
            r.hand[at] -= hidden
            owed.extend([other] * hidden)
    for other in owed:
        card = _draw(secret, rng)
        secret[card] -= 1
        r.hand[other * CARD_KINDS + card] += 1
    return r


def forget_choice(s: PalazzoState) -> None:
    """Take an unfinished laying back into the hand, as if the player had not begun it."""
    frame = s.agenda[-1]
    if frame[0] in (PAYMENT, BIDDING):
        unpick(s, frame[1])
    if frame[0] == PAYMENT:
        s.agenda[-1] = (MARKET, frame[1])


def _draw(pile: list[int], rng: Rng) -> int:
    ticket = rng.randrange(sum(pile))
    for card in range(CARD_KINDS):
        ticket -= pile[card]
        if ticket < 0:
            return card
    raise ValueError("the pile is empty")
