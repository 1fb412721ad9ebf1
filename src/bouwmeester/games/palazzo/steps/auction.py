"""The auction of a quarry, or its sharing out when four tiles or more lie there. [auction, share]"""

from typing import Final

from bouwmeester.core.action import NUMBER, SEATS, Action
from bouwmeester.core.errors import Why
from bouwmeester.core.events import Telling
from bouwmeester.core.state import NOBODY, do
from bouwmeester.core.step import Auto, Step
from bouwmeester.games.palazzo import laying
from bouwmeester.games.palazzo.actions import BID, CHOOSE, PASS, item_of
from bouwmeester.games.palazzo.agenda import BIDDING, BUILDING, CLEAR_QUARRY, SHARE
from bouwmeester.games.palazzo.material import QUARRIES, SHARE_FROM_TILES, THREE_CERTIFICATE, TILES
from bouwmeester.games.palazzo.reasons import BID_TOO_LOW, FINISH_THE_BID, NOT_IN_QUARRY
from bouwmeester.games.palazzo.state import (
    WALKED,
    PalazzoState,
    kinds,
    lay_picked,
    left_of,
    pay_bid,
    pick_item,
    take_back_bid,
    without,
)

NOTHING_THERE: Final = Telling("palazzo.nothing_there", seat=SEATS)
OPENED: Final = Telling("palazzo.opened", seat=SEATS)
BIDS: Final = Telling("palazzo.bids", seat=SEATS, total=NUMBER)
PASSES: Final = Telling("palazzo.passes", seat=SEATS)
WON: Final = Telling("palazzo.won", seat=SEATS, total=NUMBER)
CHOSE: Final = Telling("palazzo.chose", seat=SEATS, tile=TILES)
LEFT_OVER: Final = Telling("palazzo.left_over", tile=TILES)


def call_auction(s: PalazzoState, seat: int) -> None:
    """The builder walks to the next quarry with a tile, which is auctioned or shared out. [auction.1]"""
    for distance in range(1, len(QUARRIES) + 1):
        quarry = (s.builder + distance) % len(QUARRIES)
        if s.quarry[quarry]:
            s.builder = quarry
            s.tell(WALKED, quarry, len(s.quarry[quarry]))
            if len(s.quarry[quarry]) >= SHARE_FROM_TILES:
                everyone = [(seat + i) % s.seats for i in range(s.seats)]
                do(s, *[(SHARE, taker) for taker in everyone], (CLEAR_QUARRY,))
            else:
                open_auction(s, seat)
            return
    s.tell(NOTHING_THERE, seat)


def open_auction(s: PalazzoState, seat: int) -> None:
    """The auctioneer's first bid is the 3-certificate, no more and no less. [auction.2]"""
    s.auctioneer = seat
    s.worth[seat] = THREE_CERTIFICATE
    s.bidding = [1] * s.seats
    s.tell(OPENED, seat)
    do(s, (BIDDING, left_of(s, seat)))


def highest_bid(s: PalazzoState) -> int:
    highest = 0
    for worth in s.worth:
        highest = max(highest, worth)
    return highest


class Bidding(Step[PalazzoState]):
    """Each in turn must bid more than the highest bid, by adding to what lies there, or pass. [auction.3]"""

    def actor(self, s: PalazzoState) -> int:
        return s.agenda[-1][1]

    def _needed(self, s: PalazzoState) -> int:
        """What is still to be added to this laying to top the highest bid."""
        _, seat = s.agenda[-1]
        return highest_bid(s) + 1 - s.worth[seat] - s.picked

    def options(self, s: PalazzoState) -> list[Action]:
        _, seat = s.agenda[-1]
        needed = self._needed(s)
        items = laying.items_towards(s, seat, needed)
        if s.picked == 0:
            items.append(PASS)
        elif needed <= 0:
            items.append(BID)
        return items

    def take(self, s: PalazzoState, action: Action) -> None:
        _, seat = s.agenda[-1]
        if action is PASS:
            take_back_bid(s, seat)
            s.bidding[seat] = 0
            s.tell(PASSES, seat)
        elif action is BID:
            lay_picked(s, seat)
            s.tell(BIDS, seat, s.worth[seat])
        else:
            pick_item(s, seat, item_of(action))
            return
        s.agenda.pop()
        self._go_on(s, seat)

    def _go_on(self, s: PalazzoState, seat: int) -> None:
        bidder = left_of(s, seat)
        while not s.bidding[bidder]:
            bidder = left_of(s, bidder)
        after = left_of(s, bidder)
        while not s.bidding[after]:
            after = left_of(s, after)
        if after == bidder:
            win(s, bidder)
        else:
            do(s, (BIDDING, bidder))

    def refusal(self, s: PalazzoState, action: Action) -> Why | None:
        _, seat = s.agenda[-1]
        if action is PASS:
            return FINISH_THE_BID.why() if s.picked else None
        if action is BID:
            total = s.worth[seat] + s.picked
            return BID_TOO_LOW.why(highest_bid(s), total) if self._needed(s) > 0 else None
        return laying.refusal(s, seat, action, self._needed(s))


def win(s: PalazzoState, seat: int) -> None:
    """The last one left pays what lies there, takes every tile and builds; the certificate goes back. [auction.7]"""
    s.tell(WON, seat, s.worth[seat])
    pay_bid(s, seat)
    s.auctioneer = NOBODY
    s.bidding = [0] * s.seats
    s.lot = s.quarry[s.builder]
    s.quarry[s.builder] = ()
    do(s, (BUILDING, seat, NOBODY))


class Share(Step[PalazzoState]):
    """Each in turn takes one tile and builds it before the next one takes; nobody may decline. [share.1]"""

    def actor(self, s: PalazzoState) -> int:
        return s.agenda[-1][1]

    def options(self, s: PalazzoState) -> list[Action]:
        return [CHOOSE[tile] for tile in kinds(s.quarry[s.builder])]

    def take(self, s: PalazzoState, action: Action) -> None:
        _, seat = s.agenda.pop()
        (tile,) = action.args
        s.quarry[s.builder] = without(s.quarry[s.builder], tile)
        s.lot = (tile,)
        s.tell(CHOSE, seat, tile)
        do(s, (BUILDING, seat, tile))

    def refusal(self, s: PalazzoState, action: Action) -> Why | None:
        (tile,) = action.args
        return None if tile in s.quarry[s.builder] else NOT_IN_QUARRY.why(tile)


class ClearQuarry(Auto[PalazzoState]):
    """What is left when everyone has had a tile leaves the game. [share.2]"""

    def run(self, s: PalazzoState) -> None:
        s.agenda.pop()
        for tile in s.quarry[s.builder]:
            s.tell(LEFT_OVER, tile)
        s.quarry[s.builder] = ()
