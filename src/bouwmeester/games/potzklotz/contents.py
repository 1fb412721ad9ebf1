"""The steps of PotzKlotz, each by its number: its name, the rule it cites, its verbs, and what its frame holds."""

from typing import Final

from bouwmeester.core.action import NUMBER, SEATS
from bouwmeester.core.step import Step, by_number
from bouwmeester.games.potzklotz import agenda
from bouwmeester.games.potzklotz.material import CELLS
from bouwmeester.games.potzklotz.state import PotzklotzState
from bouwmeester.games.potzklotz.steps.round import Round, TurnEnd
from bouwmeester.games.potzklotz.steps.setup import ChooseFirst, DrawCards, TurnStart
from bouwmeester.games.potzklotz.steps.turn import Asking, Laying, Lifting, Setting

STEPS: Final[tuple[Step[PotzklotzState], ...]] = by_number(
    {
        agenda.CHOOSE_FIRST: ChooseFirst("first", "setup.6", ("first",), ()),
        agenda.DRAW_CARDS: DrawCards("draw", "setup.5", ("draw",), (SEATS, NUMBER)),
        agenda.TURN_START: TurnStart("start", "setup.4", ("start",), ()),
        agenda.LIFTING: Lifting("turn", "turn.1", ("lift", "turn", "pass", "stop"), (SEATS,)),
        agenda.SETTING: Setting("set", "turn.4", ("set",), (SEATS, CELLS)),
        agenda.LAYING: Laying("lay", "turn.7", ("lay",), (SEATS, CELLS, CELLS)),
        agenda.ASKING: Asking("ask", "options.6", ("lay", "pass"), (SEATS,)),
        agenda.TURN_END: TurnEnd("end", (SEATS,)),
        agenda.ROUND: Round("round", (SEATS,)),
    }
)
