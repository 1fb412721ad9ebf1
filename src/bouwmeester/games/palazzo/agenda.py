"""The numbers of the steps, as frames on the agenda use them; contents.py says what each is. Only ever append."""

from typing import Final

PLACE_BUILDER: Final = 0
LAY_OUT: Final = 1
DEAL_HAND: Final = 2
CHOOSE_FIRST: Final = 3
TURN: Final = 4
SHOW_MONEY: Final = 5
TAKE_MONEY: Final = 6
REVEAL_TILE: Final = 7
MARKET: Final = 8
PAYMENT: Final = 9
BIDDING: Final = 10
SHARE: Final = 11
CLEAR_QUARRY: Final = 12
BUILDING: Final = 13
REBUILDING: Final = 14
ATTACHING: Final = 15
DETACHING: Final = 16
SPENDING: Final = 17
