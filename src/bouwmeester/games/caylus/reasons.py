"""Why something is refused, each with the rule it breaks. The numbers are those of rules.md.

The same words may stand for several rules: each has its own reason, with the same key.
"""

from typing import Final

from bouwmeester.core.action import NUMBER, SEATS
from bouwmeester.core.errors import Reason
from bouwmeester.games.caylus.material import BATCHES, COLUMNS, CUBES, OFFERS, ROWS, SITES, SPACES, TILES

# Chance.
NOT_SEATED: Final = Reason("caylus.not_seated", "setup.3", seat=SEATS)
ORDERED_ALREADY: Final = Reason("caylus.ordered_already", "setup.3", seat=SEATS)
LAID_ALREADY: Final = Reason("caylus.laid_already", "setup.2", tile=TILES)

# Placing and moving workers.
NO_WORKER: Final = Reason("caylus.no_worker", "placing.10")
TOO_EXPENSIVE: Final = Reason("caylus.too_expensive", "placing.2", price=NUMBER, deniers=NUMBER)
PRICE_OF_ONE_UNPAID: Final = Reason("caylus.too_expensive", "placing.3", price=NUMBER, deniers=NUMBER)
PRICE_OF_TWO_UNPAID: Final = Reason("caylus.too_expensive", "two.4", price=NUMBER, deniers=NUMBER)
OCCUPIED: Final = Reason("caylus.occupied", "placing.6", site=SITES)
INN_OCCUPIED: Final = Reason("caylus.occupied", "placing.7", site=SITES)
ONE_EACH: Final = Reason("caylus.one_each", "placing.7", site=SITES)
STABLES_FULL: Final = Reason("caylus.stables_full", "placing.7")
NO_STABLES: Final = Reason("caylus.no_stables", "two.3")
EMPTY_PLOT: Final = Reason("caylus.empty_plot", "placing.6", space=SPACES)
NO_WORK_THERE: Final = Reason("caylus.no_work_there", "placing.6", tile=TILES)
ALREADY_AT_GATE: Final = Reason("caylus.already_at_gate", "special.2")

# The provost.
OFF_THE_ROAD: Final = Reason("caylus.off_the_road", "provost.3")
BRIBE_TOO_HIGH: Final = Reason("caylus.bribe_too_high", "provost.1", price=NUMBER, deniers=NUMBER)

# Favours.
ROW_USED: Final = Reason("caylus.row_used", "favours.5", row=ROWS)
NOT_SO_FAR: Final = Reason("caylus.not_so_far", "favours.2", column=COLUMNS)
NOT_IN_ROW: Final = Reason("caylus.not_in_row", "favours.2", row=ROWS)
NO_GOLD_TAKEN: Final = Reason("caylus.no_gold", "favours.6")
EXCHANGE_CUBE_MISSING: Final = Reason("caylus.cube_missing", "favours.6", cube=CUBES)
NOT_BUILT_BY_FAVOUR: Final = Reason("caylus.wrong_colour", "favours.7", tile=TILES)
FAVOUR_CLOTH_MISSING: Final = Reason("caylus.cube_missing", "favours.7", cube=CUBES)

# Buildings.
NOT_MADE_HERE: Final = Reason("caylus.not_made_here", "road.4", cube=CUBES)
BONUS_NOT_MADE_HERE: Final = Reason("caylus.not_made_here", "road.5", cube=CUBES)
CUBE_MISSING: Final = Reason("caylus.cube_missing", "road.3", cube=CUBES)
PRICE_CUBE_MISSING: Final = Reason("caylus.cube_missing", "building.3", cube=CUBES)
NO_GOLD: Final = Reason("caylus.no_gold", "road.6")
NO_GOLD_GIVEN: Final = Reason("caylus.no_gold", "road.7")
IN_ORDER: Final = Reason("caylus.in_order", "road.10", cube=CUBES)
TOO_FEW_LEFT: Final = Reason("caylus.too_few_left", "road.10", cube=CUBES, needed=NUMBER)
CANNOT_TRADE: Final = Reason("caylus.cannot_trade", "road.7", offer=OFFERS)
WRONG_COLOUR: Final = Reason("caylus.wrong_colour", "building.1", tile=TILES)
NOT_IN_STOCK: Final = Reason("caylus.not_in_stock", "building.2", tile=TILES)
NO_PLOT: Final = Reason("caylus.no_plot", "building.4")
NO_RESIDENCE: Final = Reason("caylus.no_residence", "building.6")
CANNOT_PAY_TILE: Final = Reason("caylus.cannot_pay_tile", "building.3", tile=TILES)
NOT_YOUR_RESIDENCE: Final = Reason("caylus.not_your_residence", "building.6", space=SPACES)
NOT_FOR_LAWYER: Final = Reason("caylus.not_for_lawyer", "lawyer.2", space=SPACES)
PENDING_ALREADY: Final = Reason("caylus.pending_already", "lawyer.5", space=SPACES)

# The castle.
NO_ROOM: Final = Reason("caylus.no_room", "castle.4")
BATCH_MISSING: Final = Reason("caylus.batch_missing", "castle.2", batch=BATCHES)
SAME_CUBES: Final = Reason("caylus.same_cubes", "castle.9", batch=BATCHES)

REASONS: Final = (
    NOT_SEATED,
    ORDERED_ALREADY,
    LAID_ALREADY,
    NO_WORKER,
    TOO_EXPENSIVE,
    PRICE_OF_ONE_UNPAID,
    PRICE_OF_TWO_UNPAID,
    OCCUPIED,
    INN_OCCUPIED,
    ONE_EACH,
    STABLES_FULL,
    NO_STABLES,
    EMPTY_PLOT,
    NO_WORK_THERE,
    ALREADY_AT_GATE,
    OFF_THE_ROAD,
    BRIBE_TOO_HIGH,
    ROW_USED,
    NOT_SO_FAR,
    NOT_IN_ROW,
    NO_GOLD_TAKEN,
    EXCHANGE_CUBE_MISSING,
    NOT_BUILT_BY_FAVOUR,
    FAVOUR_CLOTH_MISSING,
    NOT_MADE_HERE,
    BONUS_NOT_MADE_HERE,
    CUBE_MISSING,
    PRICE_CUBE_MISSING,
    NO_GOLD,
    NO_GOLD_GIVEN,
    IN_ORDER,
    TOO_FEW_LEFT,
    CANNOT_TRADE,
    WRONG_COLOUR,
    NOT_IN_STOCK,
    NO_PLOT,
    NO_RESIDENCE,
    CANNOT_PAY_TILE,
    NOT_YOUR_RESIDENCE,
    NOT_FOR_LAWYER,
    PENDING_ALREADY,
    NO_ROOM,
    BATCH_MISSING,
    SAME_CUBES,
)
