"""The steps of Caylus, each by its number: its name, the rule it cites, its verbs, and what its frame holds."""

from typing import Final

from bouwmeester.core.action import NUMBER, SEATS
from bouwmeester.core.step import Step, by_number
from bouwmeester.games.caylus import agenda
from bouwmeester.games.caylus.buildings.crafts import ChoosePlot, Construction, PayAny
from bouwmeester.games.caylus.buildings.lawyer import Lawyering
from bouwmeester.games.caylus.buildings.market import Peddling, Sale
from bouwmeester.games.caylus.buildings.production import OwnerBonus, Production
from bouwmeester.games.caylus.buildings.trades import Giving, Trading
from bouwmeester.games.caylus.favours import Favour, FavourEffect, Grant, Picking
from bouwmeester.games.caylus.material import CUBES, ROWS, SECTIONS, SITES, SPACES, TILES
from bouwmeester.games.caylus.phases.p0_setup import DrawOrder, LayNeutral
from bouwmeester.games.caylus.phases.p1_income import Income
from bouwmeester.games.caylus.phases.p2_placing import Placing
from bouwmeester.games.caylus.phases.p3_special import GateMove, GuildMove, InnGuest, Jousting, Special
from bouwmeester.games.caylus.phases.p4_provost import Bribe, Bribes
from bouwmeester.games.caylus.phases.p5_road import Road
from bouwmeester.games.caylus.phases.p6_castle import Castle, CastleHome, Delivery, MostBatches
from bouwmeester.games.caylus.phases.p7_end import Count, Counted, EndOfTurn, NextTurn
from bouwmeester.games.caylus.state import CaylusState

#: The ints of a delivery: how many batches of each kind.
_SIX: Final = (NUMBER, NUMBER, NUMBER, NUMBER, NUMBER, NUMBER)
#: The verbs of all effects that a favour can have.
_EFFECTS: Final = ("column", "take", "give", "build", "transform", "skip")

STEPS: Final[tuple[Step[CaylusState], ...]] = by_number(
    {
        agenda.DRAW_ORDER: DrawOrder("order", "setup.3", ("next",), ()),
        agenda.LAY_NEUTRAL: LayNeutral("neutral", "setup.2", ("lay",), ()),
        agenda.INCOME: Income("income"),
        agenda.PLACING: Placing("placing", "placing.1", ("place", "pass"), (SEATS,)),
        agenda.SPECIAL: Special("special", (SITES,)),
        agenda.GATE_MOVE: GateMove("gate", "special.2", ("move", "home"), (SEATS,)),
        agenda.GUILD_MOVE: GuildMove("guild", "special.4", ("provost",), (SEATS,)),
        agenda.JOUSTING: Jousting("joust", "special.5", ("joust", "skip"), (SEATS,)),
        agenda.INN_GUEST: InnGuest("inn", "special.7", ("remain", "leave"), (SEATS,)),
        agenda.BRIBES: Bribes("bribes"),
        agenda.BRIBE: Bribe("bribe", "provost.1", ("provost",), (SEATS,)),
        agenda.ROAD: Road("road", (SPACES,)),
        agenda.PRODUCTION: Production("production", "road.4", ("take",), (SEATS, TILES)),
        agenda.OWNER_BONUS: OwnerBonus("bonus", "road.5", ("take",), (SEATS, TILES)),
        agenda.SALE: Sale("sale", "road.8", ("sell", "skip"), (SEATS, TILES)),
        agenda.PEDDLING: Peddling("peddling", "road.6", ("buy", "skip"), (SEATS, TILES, CUBES)),
        agenda.TRADING: Trading("trading", "road.7", ("trade", "skip"), (SEATS, TILES)),
        agenda.GIVING: Giving("giving", "road.7", ("give",), (SEATS, NUMBER, CUBES)),
        agenda.CONSTRUCTION: Construction("construction", "building.1", ("build", "skip"), (SEATS, TILES)),
        agenda.PAY_ANY: PayAny("pay-any", "building.3", ("give",), (SEATS, TILES)),
        agenda.CHOOSE_PLOT: ChoosePlot("plot", "building.6", ("on",), (SEATS, TILES)),
        agenda.LAWYERING: Lawyering("lawyer", "lawyer.1", ("transform", "skip"), (SEATS,)),
        agenda.CASTLE: Castle("castle"),
        agenda.DELIVERY: Delivery("delivery", "castle.1", ("batch", "stop"), (SEATS, *_SIX)),
        agenda.MOST_BATCHES: MostBatches("most-batches"),
        agenda.CASTLE_HOME: CastleHome("castle-home"),
        agenda.END_OF_TURN: EndOfTurn("end"),
        agenda.COUNT: Count("count", (SEATS, SECTIONS)),
        agenda.COUNTED: Counted("counted", (SECTIONS,)),
        agenda.NEXT_TURN: NextTurn("next"),
        agenda.GRANT: Grant("grant", (SEATS,)),
        agenda.FAVOUR: Favour("favour", "favours.2", ("favour",), (SEATS,)),
        agenda.FAVOUR_EFFECT: FavourEffect("effect", "favours.2", _EFFECTS, (SEATS, ROWS)),
        agenda.PICKING: Picking("picking", "favours.6", ("take",), (SEATS, NUMBER, CUBES)),
    }
)
