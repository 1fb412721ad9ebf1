"""Which positions can come about: the agenda must be one the steps write, and the table must fit it."""

from bouwmeester.core.action import SEATS
from bouwmeester.core.errors import BadPosition
from bouwmeester.core.state import NOBODY, Frame
from bouwmeester.games.palazzo import laying
from bouwmeester.games.palazzo.agenda import (
    ATTACHING,
    BIDDING,
    BUILDING,
    CHOOSE_FIRST,
    CLEAR_QUARRY,
    DEAL_HAND,
    DETACHING,
    LAY_OUT,
    MARKET,
    PAYMENT,
    PLACE_BUILDER,
    REBUILDING,
    REVEAL_TILE,
    SHARE,
    SHOW_MONEY,
    SPENDING,
    TAKE_MONEY,
    TURN,
)
from bouwmeester.games.palazzo.contents import STEPS
from bouwmeester.games.palazzo.material import (
    CARD_KINDS,
    ITEM_KINDS,
    RIDERS,
    SHARE_FROM_TILES,
    START_HAND,
    SUPPLY,
    THREE_CERTIFICATE,
    TILES,
    TRIPLE_KINDS,
)
from bouwmeester.games.palazzo.state import PalazzoState
from bouwmeester.games.palazzo.steps.market import price_each
from bouwmeester.games.palazzo.steps.rebuild import fits, homes


def check(s: PalazzoState) -> None:
    """Raise BadPosition if play could not have led here."""
    for frame in s.agenda:
        step = STEPS[frame[0]]
        if step.domains[:1] == (SEATS,) and not 0 <= frame[1] < s.seats:
            raise BadPosition("agenda", f"{step.name!r} lacks a player of this table")
    if not s.agenda:
        _wrong_if(s.riders != RIDERS, "riders", "an empty agenda is a game that is over: all five riders are out")
    else:
        _wrong_if(s.riders == RIDERS, "riders", "with the fifth rider the game is over: the agenda must be empty")
    if s.agenda and s.agenda[0][0] == CHOOSE_FIRST:
        _check_set_up(s)
        return
    _wrong_if(s.builder == NOBODY, "builder", "the builder must stand on a quarry")
    if s.agenda:
        _check_turn(s)
    _check_builders_quarry(s)
    _check_loose_ends(s)


def _wrong_if(wrong: bool, where: str, reason: str) -> None:
    if wrong:
        raise BadPosition(where, reason)


def _wrong_of(wrong: bool, seat: int, where: str, reason: str) -> None:
    """The same where a player is spoken of, whose name stands for {}."""
    if wrong:
        raise BadPosition(where, reason, seat)


def picked_by(s: PalazzoState, seat: int) -> list[int]:
    """The cards that a seat has picked for a laying it has not finished."""
    lays = s.agenda and s.agenda[-1][0] in (PAYMENT, BIDDING) and s.agenda[-1][1] == seat
    return laying.picked_cards(s) if lays else [0] * CARD_KINDS


def _check_builders_quarry(s: PalazzoState) -> None:
    """No tile ever comes to the quarry he stands on, and he empties the one he walks to: outside an auction a tile
    lies there only as long as he has not walked at all, and then every quarry still has its first one."""
    if any(frame[0] == BIDDING or frame[0] == CLEAR_QUARRY for frame in s.agenda):
        return
    his = len(s.quarry[s.builder])
    walked = any(not tiles for tiles in s.quarry)
    _wrong_if(his > 1 or (his == 1 and walked), "quarries", "no such tiles can lie where the builder stands")


# Set-up: the frames that are left are the last ones of the whole list, in order.


def _check_set_up(s: PalazzoState) -> None:
    whole: list[Frame] = [(PLACE_BUILDER,), (LAY_OUT,)]
    whole.extend([(DEAL_HAND, seat) for seat in range(s.seats)])
    whole.append((CHOOSE_FIRST,))
    left = s.agenda[::-1]
    _wrong_if(left != whole[-len(left) :], "agenda", "set-up goes: builder, layout, deal to each in turn, first")
    now = left[0][0]
    _wrong_if((now == PLACE_BUILDER) != (s.builder == NOBODY), "builder", "does not fit the step of set-up")
    out = len([quarry for quarry in s.quarry if quarry])
    laid_out = [len(quarry) for quarry in s.quarry]
    if now == PLACE_BUILDER:
        _wrong_if(out > 0 or bool(s.supply), "quarries", "no tile lies out before the builder stands")
    elif now == LAY_OUT:
        wanted = [1] * out + [0] * (SUPPLY - out)
        _wrong_if(laid_out != wanted or bool(s.supply), "quarries", "tiles are laid out from the north clockwise")
    else:
        fits_rule = laid_out == [1] * SUPPLY and len(s.supply) == 1
        _wrong_if(not fits_rule, "quarries", "after set-up one tile lies on each quarry and one on the supply")
    dealing = s.seats - len([frame for frame in left if frame[0] == DEAL_HAND])
    for seat in range(s.seats):
        held = s.held[seat]
        full = held == START_HAND if seat < dealing else held == 0
        if seat == dealing and now == DEAL_HAND:
            full = held < START_HAND
        _wrong_of(not full, seat, "players.{}.hand", "does not fit the step of set-up")
        _wrong_of(bool(s.palaces[seat]), seat, "players.{}.palaces", "nothing is built in set-up")
    _wrong_if(any(s.known), "players", "no card has been seen yet")
    drawn = sum([len(stack) for stack in s.split]) - sum([len(stack) for stack in s.stacks])
    _wrong_if(drawn != sum(laid_out) + len(s.supply), "box", "no tile is out of the game yet")
    nothing_else = not (any(s.discard) or any(s.shown) or any(s.laying) or s.lot or s.auctioneer != NOBODY)
    _wrong_if(not nothing_else or bool(s.reshuffled), "agenda", "in set-up nothing else lies on the table")


# A turn: at the bottom the next player's turn, above it what is left of this one.


def _check_turn(s: PalazzoState) -> None:
    _wrong_if(s.agenda[0][0] != TURN, "agenda", "must end with the turn of the next player")
    if len(s.agenda) == 1:
        return
    active = (s.agenda[0][1] - 1) % s.seats
    rest = s.agenda[1:][::-1]
    now = rest[0][0]
    if now in (SHOW_MONEY, TAKE_MONEY):
        _check_money(s, rest, active)
    elif now in (REBUILDING, ATTACHING, DETACHING, SPENDING):
        _check_rebuild(s, rest, active)
    elif now == REVEAL_TILE:
        tail: list[Frame] = [(REVEAL_TILE, 1), (REVEAL_TILE, 2), (MARKET, active)]
        _check_tail(rest, tail)
    elif now == MARKET:
        _check_tail(rest, [(MARKET, active)])
    elif now == PAYMENT:
        _check_payment(s, rest, active)
    elif now == BIDDING:
        _wrong_if(len(rest) > 1, "agenda", "after the bidding there is only the next turn")
        _check_bidding(s, rest[0][1])
    elif now == SHARE:
        _check_share(s, rest, active)
    elif now == BUILDING:
        _check_building(s, rest, active)
    else:
        raise BadPosition("agenda", f"{STEPS[now].name!r} is not a step of a turn")


def _check_tail(rest: list[Frame], whole: list[Frame]) -> None:
    """What is left to do must be the end of the whole list of what such a turn does."""
    fits_rule = len(rest) <= len(whole) and rest == whole[-len(rest) :]
    _wrong_if(not fits_rule, "agenda", "these steps do not follow each other in a turn")


def _check_money(s: PalazzoState, rest: list[Frame], active: int) -> None:
    order = [(active + i) % s.seats for i in range(s.seats)]
    whole: list[Frame] = [(SHOW_MONEY,)]
    whole.extend([(TAKE_MONEY, seat, -1) for seat in order])
    lying = sum(s.shown)
    if rest[0][0] == SHOW_MONEY:
        _check_tail(rest, whole)
        _wrong_if(lying > s.seats, "shown", f"cards are shown until {s.seats + 1} lie there")
        there = sum(s.deck) + sum(s.discard) + lying
        _wrong_if(there < s.seats + 1, "shown", "there are too few cards to take money")
        return
    if rest[0] == (TAKE_MONEY, active, -1):
        wanted = s.seats + 1
    else:
        wanted = len(rest)
    if rest[0][1] == active and rest[0][2] >= 0:
        first = rest[0][2]
        _wrong_if(s.known[active * CARD_KINDS + first] == 0, "agenda", "the card taken first is not in the hand")
        _wrong_if(sum(s.shown[first:]) == 0, "agenda", "no card is left that may be taken second")
        rest = [(TAKE_MONEY, active, -1), *rest[1:]]
        wanted = s.seats
        _check_tail(rest, whole[1:])
    else:
        _check_tail(rest, whole[1:])
    _wrong_if(lying != wanted, "shown", f"{wanted} cards must lie there at this step")


def _check_rebuild(s: PalazzoState, rest: list[Frame], active: int) -> None:
    if rest[0][0] == SPENDING:
        _check_tail(rest, [(SPENDING, active)])
    else:
        _wrong_if(rest[1:] != [(SPENDING, active)] or rest[0][1] != active, "agenda", "a rebuild ends with spending")
    _wrong_if(s.held[active] == 0, "agenda", "a rebuild needs a card to spend")
    if rest[0][0] == REBUILDING:
        _wrong_if(not s.palaces[active], "agenda", "there is nothing to rebuild")
    elif rest[0][0] == ATTACHING:
        tile = rest[0][2]
        alone = tile >= 0 and (tile,) in s.palaces[active]
        _wrong_if(not alone or not fits(s, active, tile), "agenda", "that tile cannot be attached")
    elif rest[0][0] == DETACHING:
        tile = rest[0][2]
        _wrong_if(tile < 0 or len(homes(s, active, tile)) < 2, "agenda", "only asked when two palaces hold that tile")


def _check_payment(s: PalazzoState, rest: list[Frame], active: int) -> None:
    _wrong_if(len(rest) > 1 or rest[0][1] != active, "agenda", "these steps do not follow each other in a turn")
    _, seat, first, second = rest[0]
    wanted = [first] if second == NOBODY else [first, second]
    _wrong_if(first == NOBODY, "agenda", "a payment is for a tile")
    for tile in wanted:
        _wrong_if(wanted.count(tile) > s.supply.count(tile), "agenda", f"{TILES.word(tile)} is not on the supply")
    _wrong_if(second != NOBODY and second < first, "agenda", "of two tiles the lower one is named first")
    _check_laying(s, seat, len(wanted) * price_each(s))


def _check_laying(s: PalazzoState, seat: int, needed: int) -> None:
    """An unfinished laying: of one currency, and enough in the hand to finish it."""
    _wrong_if(len(_currencies(s, seat)) > 1, "laying", "loose cards must be of one currency")
    total = s.picked
    if total < needed:
        more = laying.items_towards(s, seat, needed - total)
        _wrong_if(not more, "laying", f"cannot be finished: it needs {needed}")


def _currencies(s: PalazzoState, seat: int) -> set[int]:
    loose = range(TRIPLE_KINDS, ITEM_KINDS - 1)
    return {(i - TRIPLE_KINDS) // 5 for i in loose if s.laying[i] or s.bid[seat * ITEM_KINDS + i]}


def _check_bidding(s: PalazzoState, bidder: int) -> None:
    """Bids rise round the table, so going back from the bidder they fall, and end with the bidder's own."""
    _wrong_if(s.auctioneer == NOBODY, "auction", "there is a bidder but no auction")
    _wrong_if((s.auctioneer + 1) % s.seats != s.agenda[0][1], "auction", "the auctioneer is the one whose turn it is")
    _wrong_of(not s.bidding[bidder], bidder, "auction.bids", "{} bids but has passed")
    _wrong_if(sum(s.bidding) < 2, "auction.bids", "with one bidder left the auction is over")
    lot = len(s.quarry[s.builder])
    _wrong_if(not 0 < lot < SHARE_FROM_TILES, "quarries", "the builder's quarry must hold one to three tiles")
    _check_rising(s, bidder)
    for seat in range(s.seats):
        laid = {i for i in range(TRIPLE_KINDS, ITEM_KINDS - 1) if s.bid[seat * ITEM_KINDS + i]}
        mixed = len({(i - TRIPLE_KINDS) // 5 for i in laid}) > 1
        _wrong_of(mixed, seat, "auction.bids.{}", "loose cards must be of one currency")
    if any(s.laying):
        _check_laying(s, bidder, max(s.worth) + 1 - s.worth[bidder])


def _check_rising(s: PalazzoState, bidder: int) -> None:
    back = [(bidder - i) % s.seats for i in range(1, s.seats + 1)]
    before = -1
    for seat in back:
        if not s.bidding[seat]:
            continue
        total = s.worth[seat]
        # A seat that has not bid yet stands between the bidder and the auctioneer's opening 3.
        waiting = total == 0 and s.bidding[s.auctioneer] and s.worth[s.auctioneer] == THREE_CERTIFICATE
        waiting = waiting and (seat - bidder) % s.seats < (s.auctioneer - bidder) % s.seats
        if before >= 0 and total >= before and not (waiting and before == 0):
            raise BadPosition("auction.bids", "bids must rise in turn, up to the one before the bidder")
        low = 0 < total <= THREE_CERTIFICATE and seat != s.auctioneer
        _wrong_of(low, seat, "auction.bids", "{} has bid no more than the opening certificate")
        silent = total == 0 and not waiting
        reason = "{} has neither passed nor bid, and the bidding has come round to the auctioneer"
        _wrong_of(silent, seat, "auction.bids", reason)
        before = total


def _check_share(s: PalazzoState, rest: list[Frame], active: int) -> None:
    order = [(active + i) % s.seats for i in range(s.seats)]
    whole: list[Frame] = [(SHARE, seat) for seat in order]
    whole.append((CLEAR_QUARRY,))
    _check_tail(rest, whole)
    _check_shared(s, len(rest) - 1)


def _check_shared(s: PalazzoState, still_to_take: int) -> None:
    """At least four lay there, and one is gone for each who has chosen."""
    least = SHARE_FROM_TILES - (s.seats - still_to_take)
    _wrong_if(len(s.quarry[s.builder]) < least, "quarries", "too few tiles are left to be shared out")


def _check_building(s: PalazzoState, rest: list[Frame], active: int) -> None:
    _, seat, tile = rest[0]
    _wrong_if(not s.lot, "lot", "there is nothing to build")
    _wrong_if(tile != NOBODY and tile not in s.lot, "agenda", "the tile being built is not in the lot")
    if len(rest) == 1:
        _wrong_if(len(s.lot) >= SHARE_FROM_TILES, "lot", "so many tiles are shared out, not won")
        won = seat != active
        _wrong_if(won and bool(s.quarry[s.builder]), "quarries", "the lot that was won still lies there")
        return
    after = rest[1:]
    order = [(active + i) % s.seats for i in range(s.seats)]
    whole: list[Frame] = [(SHARE, one) for one in order]
    whole.append((CLEAR_QUARRY,))
    _check_tail(after, whole[1:])
    taken = s.seats - (len(after) - 1)
    _wrong_if(seat != order[taken - 1], "agenda", "in sharing out, the one before the next to choose is building")
    _wrong_if(s.lot != (tile,), "lot", "in sharing out, one tile at a time is built")
    _check_shared(s, len(after) - 1)


def _check_loose_ends(s: PalazzoState) -> None:
    """Things that lie on the table only during the step they belong to."""
    now = s.agenda[-1][0] if s.agenda else -1
    _wrong_if(now not in (SHOW_MONEY, TAKE_MONEY) and any(s.shown), "shown", "only lies there while money is taken")
    _wrong_if(now not in (PAYMENT, BIDDING) and any(s.laying), "laying", "only while somebody pays or bids")
    _wrong_if(now != BUILDING and bool(s.lot), "lot", "only while somebody builds")
    _wrong_if(now != BIDDING and s.auctioneer != NOBODY, "auction", "only while somebody bids")
