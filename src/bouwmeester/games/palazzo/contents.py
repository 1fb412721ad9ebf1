"""The steps of Palazzo, each by its number: its name, the rule it cites, its verbs, and what its frame holds."""

from typing import Final

from bouwmeester.core.action import NUMBER, SEATS
from bouwmeester.core.step import Step, by_number
from bouwmeester.games.palazzo import agenda
from bouwmeester.games.palazzo.material import CARDS, TILES
from bouwmeester.games.palazzo.state import PalazzoState
from bouwmeester.games.palazzo.steps.auction import Bidding, ClearQuarry, Share
from bouwmeester.games.palazzo.steps.build import Building
from bouwmeester.games.palazzo.steps.market import Market, Payment, RevealTile
from bouwmeester.games.palazzo.steps.money import ShowMoney, TakeMoney
from bouwmeester.games.palazzo.steps.rebuild import Attaching, Detaching, Rebuilding, Spending
from bouwmeester.games.palazzo.steps.setup import ChooseFirst, DealHand, LayOut, PlaceBuilder
from bouwmeester.games.palazzo.steps.turn import Turn

STEPS: Final[tuple[Step[PalazzoState], ...]] = by_number(
    {
        agenda.PLACE_BUILDER: PlaceBuilder("builder", "setup.2", ("builder",), ()),
        agenda.LAY_OUT: LayOut("layout", "setup.3", ("reveal",), ()),
        agenda.DEAL_HAND: DealHand("deal", "setup.5", ("deal",), (SEATS,)),
        agenda.CHOOSE_FIRST: ChooseFirst("first", "setup.6", ("first",), ()),
        agenda.TURN: Turn("turn", "turn.1", ("money", "tiles", "rebuild"), (SEATS,)),
        agenda.SHOW_MONEY: ShowMoney("show", "money.1", ("show",), ()),
        agenda.TAKE_MONEY: TakeMoney("take", "money.2", ("take",), (SEATS, CARDS)),
        agenda.REVEAL_TILE: RevealTile("reveal", "market.1", ("reveal",), (NUMBER,)),
        agenda.MARKET: Market("market", "market.4", ("auction", "buy"), (SEATS,)),
        agenda.PAYMENT: Payment("payment", "market.7", ("buy", "triple", "add", "pay"), (SEATS, TILES, TILES)),
        agenda.BIDDING: Bidding("bidding", "auction.3", ("triple", "add", "bid", "pass"), (SEATS,)),
        agenda.SHARE: Share("share", "share.1", ("choose",), (SEATS,)),
        agenda.CLEAR_QUARRY: ClearQuarry("clear"),
        agenda.BUILDING: Building("building", "build.5", ("build", "on", "new", "discard"), (SEATS, TILES)),
        agenda.REBUILDING: Rebuilding("rebuilding", "rebuild.1", ("detach", "attach", "remove"), (SEATS,)),
        agenda.ATTACHING: Attaching("attaching", "rebuild.3", ("into",), (SEATS, TILES)),
        agenda.DETACHING: Detaching("detaching", "rebuild.2", ("from",), (SEATS, TILES)),
        agenda.SPENDING: Spending("spending", "rebuild.1", ("spend",), (SEATS,)),
    }
)
