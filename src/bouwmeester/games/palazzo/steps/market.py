"""Two tiles are turned over; then tiles are bought from the supply, or a quarry is auctioned. [market]"""

from typing import Final

from bouwmeester.core.action import NUMBER, SEATS, Action
from bouwmeester.core.errors import Why
from bouwmeester.core.events import Telling
from bouwmeester.core.state import CHANCE, NOBODY, do
from bouwmeester.core.step import Step
from bouwmeester.games.palazzo import laying
from bouwmeester.games.palazzo.actions import AUCTION, BUY, PAY, REVEAL, item_of
from bouwmeester.games.palazzo.agenda import BUILDING, PAYMENT
from bouwmeester.games.palazzo.material import QUARRIES, RIDER, RIDERS, TILES, WINDOWS
from bouwmeester.games.palazzo.reasons import (
    BUY_IN_ORDER,
    CHOOSE_BEFORE_PAYING,
    NOT_LEFT,
    NOT_ON_SUPPLY,
    PRICE_NOT_MET,
    TOO_EXPENSIVE,
    TWO_AT_MOST,
)
from bouwmeester.games.palazzo.state import (
    BOUGHT,
    PalazzoState,
    draw_tile,
    draw_weights,
    kinds,
    lay_picked,
    pay_bid,
    pick_item,
    stack_now,
    without,
)
from bouwmeester.games.palazzo.steps.auction import call_auction

TO_SUPPLY: Final = Telling("palazzo.to_supply", tile=TILES)
TO_QUARRY: Final = Telling("palazzo.to_quarry", tile=TILES, quarry=QUARRIES)
RIDER_OUT: Final = Telling("palazzo.rider_out", riders=NUMBER)
PAID: Final = Telling("palazzo.paid", seat=SEATS, total=NUMBER, price=NUMBER)

_FIRST: Final = 1


def quarry_of(s: PalazzoState, windows: int) -> int:
    """Where a tile goes: one quarry per window, clockwise, beginning after the builder's. [market.1]"""
    return (s.builder + windows) % len(QUARRIES)


class RevealTile(Step[PalazzoState]):
    """The first tile goes to the supply, the second as many quarries past the builder as it has windows.

    A rider is put aside and not replaced; the fifth ends the game at once. [market.1, market.2, end.1]
    """

    def actor(self, s: PalazzoState) -> int:
        return CHANCE

    def options(self, s: PalazzoState) -> list[Action]:
        return [REVEAL[draw] for draw in kinds(s.stacks[stack_now(s)])]

    def weights(self, s: PalazzoState) -> list[int]:
        return draw_weights(s)

    def take(self, s: PalazzoState, action: Action) -> None:
        _, which = s.agenda.pop()
        (draw,) = action.args
        draw_tile(s, draw)
        if draw == RIDER:
            s.riders += 1
            s.tell(RIDER_OUT, s.riders)
            if s.riders == RIDERS:
                s.agenda.clear()
        elif which == _FIRST:
            s.supply = (*s.supply, draw)
            s.tell(TO_SUPPLY, draw)
        else:
            quarry = quarry_of(s, WINDOWS[draw])
            s.quarry[quarry] = (*s.quarry[quarry], draw)
            s.tell(TO_QUARRY, draw, quarry)

    def refusal(self, s: PalazzoState, action: Action) -> Why | None:
        return None if action in self.options(s) else NOT_LEFT.why(*action.args)


def price_each(s: PalazzoState) -> int:
    """10 less the number of tiles on the supply, counted before any is taken; never below 0. [market.6]"""
    return max(0, 10 - len(s.supply))


def payment_price(s: PalazzoState) -> int:
    """What the tiles cost that are being paid for."""
    _, _, _, second = s.agenda[-1]
    return price_each(s) * (1 if second == NOBODY else 2)


class Market(Step[PalazzoState]):
    """Having turned over two tiles, the player must buy from the supply or call an auction. [market.4]"""

    def actor(self, s: PalazzoState) -> int:
        return s.agenda[-1][1]

    def options(self, s: PalazzoState) -> list[Action]:
        _, seat = s.agenda[-1]
        if not s.supply or laying.reach(s, seat) < price_each(s):
            return [AUCTION]
        return [AUCTION, *[BUY[tile] for tile in kinds(s.supply)]]

    def take(self, s: PalazzoState, action: Action) -> None:
        _, seat = s.agenda.pop()
        if action is AUCTION:
            call_auction(s, seat)
        else:
            (tile,) = action.args
            do(s, (PAYMENT, seat, tile, NOBODY))

    def refusal(self, s: PalazzoState, action: Action) -> Why | None:
        _, seat = s.agenda[-1]
        if action is AUCTION:
            return None
        (tile,) = action.args
        if tile not in s.supply:
            return NOT_ON_SUPPLY.why(tile)
        reach = laying.reach(s, seat)
        return TOO_EXPENSIVE.why(price_each(s), reach) if reach < price_each(s) else None


class Payment(Step[PalazzoState]):
    """One tile or two, for one payment: overpaying is allowed, there is no change. [market.7, paying.4]

    The second tile is chosen before any card, and from a pair the lower is named first.
    """

    def actor(self, s: PalazzoState) -> int:
        return s.agenda[-1][1]

    def options(self, s: PalazzoState) -> list[Action]:
        _, seat, _, _ = s.agenda[-1]
        price = payment_price(s)
        options = [BUY[tile] for tile in self._seconds(s)]
        options.extend(laying.items_towards(s, seat, price - s.picked))
        if s.picked >= price:
            options.append(PAY)
        return options

    def _seconds(self, s: PalazzoState) -> list[int]:
        """The tiles that may be bought together with the first."""
        _, seat, first, second = s.agenda[-1]
        if second != NOBODY or s.picked or laying.reach(s, seat) < 2 * price_each(s):
            return []
        return [tile for tile in kinds(without(s.supply, first)) if tile >= first]

    def _refuse_second(self, s: PalazzoState, tile: int) -> Why | None:
        _, seat, first, second = s.agenda[-1]
        if tile in self._seconds(s):
            return None
        if second != NOBODY:
            return TWO_AT_MOST.why()
        if s.picked:
            return CHOOSE_BEFORE_PAYING.why()
        if tile not in without(s.supply, first):
            return NOT_ON_SUPPLY.why(tile)
        if tile < first:
            return BUY_IN_ORDER.why(tile)
        return TOO_EXPENSIVE.why(2 * price_each(s), laying.reach(s, seat))

    def take(self, s: PalazzoState, action: Action) -> None:
        _, seat, first, _ = s.agenda[-1]
        if action is PAY:
            self._pay(s)
        elif action.verb == "buy":
            (tile,) = action.args
            s.agenda[-1] = (PAYMENT, seat, first, tile)
        else:
            pick_item(s, seat, item_of(action))

    def _pay(self, s: PalazzoState) -> None:
        price = payment_price(s)
        _, seat, first, second = s.agenda.pop()
        s.tell(PAID, seat, s.picked, price)
        lay_picked(s, seat)
        pay_bid(s, seat)
        for tile in (first, second):
            if tile != NOBODY:
                s.supply = without(s.supply, tile)
                s.lot = (*s.lot, tile)
                s.tell(BOUGHT, seat, tile)
        do(s, (BUILDING, seat, NOBODY))

    def refusal(self, s: PalazzoState, action: Action) -> Why | None:
        _, seat, _, _ = s.agenda[-1]
        price = payment_price(s)
        if action is PAY:
            return PRICE_NOT_MET.why(price, s.picked) if s.picked < price else None
        if action.verb == "buy":
            return self._refuse_second(s, action.args[0])
        return laying.refusal(s, seat, action, price - s.picked)
