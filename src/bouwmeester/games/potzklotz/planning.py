"""What can be done as a whole in PotzKlotz, and where a turn ends: for search and review. Nothing here is a rule.

A plan is a cube with the card it makes right. Of the ways to make one card right the first is taken: they all build
the same.
"""

from bouwmeester.core.action import Action
from bouwmeester.core.chance import Dice
from bouwmeester.games.potzklotz.actions import LAY, LIFT, PASS, SET
from bouwmeester.games.potzklotz.agenda import ASKING, LAYING, LIFTING, SETTING
from bouwmeester.games.potzklotz.fits import moves_by_kind, ways, why_not_shown, why_wrong
from bouwmeester.games.potzklotz.material import KIND, cards_in
from bouwmeester.games.potzklotz.state import PotzklotzState


def plans(s: PotzklotzState, seat: int, options: list[Action]) -> list[list[Action]]:
    """A card that fits, each by one move, or none; with the cube in the air or set down, what is left to do."""
    step = s.agenda[-1][0]
    found: list[list[Action]] = []
    if step == LIFTING:
        found = [plan for card in cards_in(s.hand[seat]) for plan in _ways(s, card)[:1]]
        found.append([options[-1]])
    elif step == SETTING:
        found = [plan for card in cards_in(s.hand[seat]) for plan in _ways_on(s, card)[:1]]
    return found if found else [[action] for action in options]


def _ways(s: PotzklotzState, card: int) -> list[list[Action]]:
    return [[LIFT[source], SET[target], LAY[card]] for source, target in ways(s.building, card, s.strict)]


def _ways_on(s: PotzklotzState, card: int) -> list[list[Action]]:
    """With the cube that is in the air."""
    source = s.agenda[-1][2]
    return [plan[1:] for plan in _ways(s, card) if plan[0] is LIFT[source]]


def turn_ends(s: PotzklotzState) -> bool:
    """The next turn is about to begin; an expert who has laid is still in the middle of one."""
    return not s.agenda or (s.agenda[-1][0] == LIFTING and s.chain == 0)


def rule_of_thumb(s: PotzklotzState, seat: int, options: list[Action], dice: Dice) -> list[Action]:
    """Any card that fits, by any move; otherwise nothing."""
    step = s.agenda[-1][0]
    cards = cards_in(s.hand[seat])
    found: list[list[Action]] = []
    if step == LIFTING:
        fitting = moves_by_kind(s.building, s.strict)
        right = [card for card in cards if KIND[card] in fitting]
        if not right:
            return [options[-1]]
        found = _ways(s, right[dice.randrange(len(right))])
    elif step == SETTING:
        found = [plan for card in cards for plan in _ways_on(s, card)]
    elif step == LAYING:
        _, _, source, target = s.agenda[-1]
        found = [[LAY[card]] for card in cards if why_wrong(s.building, source, target, card) is None]
    elif step == ASKING:
        found = [[LAY[card]] for card in cards if why_not_shown(s.building, card) is None]
        if not found:
            return [PASS]
    return found[dice.randrange(len(found))] if found else [options[dice.randrange(len(options))]]
