"""Eyes: what a player of PotzKlotz notices.

A card that fits is overlooked the more easily the further its picture is turned from what would stand there, when it
has a mirror twin, and when a cube hardly shows. And a card whose mirror image would fit is sometimes taken for it.
"""

from typing import Final

from bouwmeester.core.chance import Dice
from bouwmeester.games.potzklotz.fits import moves_by_kind
from bouwmeester.games.potzklotz.material import (
    CARD_COUNT,
    KIND,
    PLAN,
    VIEW,
    Building,
    cards_in,
    kind_of,
    view_of,
)
from bouwmeester.games.potzklotz.pictures import weakest
from bouwmeester.games.potzklotz.shapes import MIRROR, VIEWS
from bouwmeester.games.potzklotz.state import moved

#: What somebody means to do: the card to lay, the cell to lift from, the cell to set down on.
Idea = tuple[int, int, int]

#: By card: whether a column hardly shows, and whether the building has a mirror twin.
HALF_HIDDEN: Final = [1 if weakest(PLAN[card]) <= 2 else 0 for card in range(CARD_COUNT)]
HAS_TWIN: Final = [1 if MIRROR[KIND[card]] != KIND[card] else 0 for card in range(CARD_COUNT)]
#: By class: after how many quarter turns it looks the same again.
_SAME_AFTER: Final = [len(set(views)) for views in VIEWS]

SIGHTS: Final = 1000  # chances are in thousandths


class Eyes:
    """How easily a level overlooks things, in thousandths; all nothing means that it sees everything."""

    def __init__(self, miss: int, turned: int, twin: int, hidden: int, mirrored: int) -> None:
        self.miss = miss  # overlooks any card
        self.turned = turned  # for each quarter turn
        self.twin = twin  # when there is a mirror twin
        self.hidden = hidden  # when a column hardly shows
        self.mirrored = mirrored  # takes a mirror image for the building

    def overlooks(self, card: int, turns: int) -> int:
        """How likely a card is overlooked whose picture is so many quarter turns from what would stand there."""
        chance = self.miss + self.turned * turns + self.twin * HAS_TWIN[card] + self.hidden * HALF_HIDDEN[card]
        return min(chance, SIGHTS - 50)

    def mistakes(self, card: int, turns: int) -> int:
        """How likely a mirror image is taken for the building."""
        if not self.mirrored:
            return 0
        return min(self.mirrored + self.turned * turns // 4 + self.hidden * HALF_HIDDEN[card] // 4, SIGHTS // 2)


#: By level, from 1 on; the last two see everything.
EYES: Final = (
    Eyes(350, 150, 100, 150, 200),
    Eyes(210, 110, 85, 110, 110),
    Eyes(110, 70, 60, 75, 50),
    Eyes(50, 35, 30, 40, 20),
    Eyes(0, 0, 0, 0, 0),
    Eyes(0, 0, 0, 0, 0),
)


def turns_between(built: Building, card: int) -> int:
    """By how many quarter turns, at least, a card's picture differs from what stands: 0, 1 or 2.

    For a mirror image, which never looks the same, one quarter turn is what it takes to be fooled.
    """
    kind = KIND[card]
    if kind_of(built) != kind:
        return 1
    turns = (view_of(built) - VIEW[card]) % _SAME_AFTER[kind]
    return min(turns, _SAME_AFTER[kind] - turns)


def ideas(eyes: Eyes, building: Building, hand: int, strict: bool, turning: bool, dice: Dice) -> list[Idea]:
    """What a player believes to be right, card by card: what is noticed of what is, and what only seems so."""
    found: list[Idea] = []
    by_kind = moves_by_kind(building, strict)
    for card in cards_in(hand):
        kind = KIND[card]
        mistaken = kind not in by_kind
        if mistaken:
            kind = MIRROR[kind]
        if kind not in by_kind:
            continue
        best: Idea | None = None
        fewest = 4
        for source, target in by_kind[kind]:
            turns = 0 if turning else turns_between(moved(building, source, target), card)
            if turns < fewest:
                fewest = turns
                best = (card, source, target)
        ticket = dice.randrange(SIGHTS)
        seen = ticket < eyes.mistakes(card, fewest) if mistaken else ticket >= eyes.overlooks(card, fewest)
        if seen and best is not None:
            found.append(best)
    return found


def also_shown(eyes: Eyes, building: Building, hand: int, dice: Dice) -> int:
    """A card believed to show what stands, to be laid out of turn; or -1."""
    built = kind_of(building)
    for card in cards_in(hand):
        turns = turns_between(building, card)
        ticket = dice.randrange(SIGHTS)
        if KIND[card] == built and ticket >= eyes.overlooks(card, turns):
            return card
        if MIRROR[KIND[card]] == built and KIND[card] != built and ticket < eyes.mistakes(card, turns):
            return card
    return -1
