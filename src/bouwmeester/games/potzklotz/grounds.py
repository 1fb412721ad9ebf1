"""What speaks for a plan in PotzKlotz, or against it: whether the card is right, and what one holds after it.

Only the building and one's own hand are looked at, and the cards of others that everybody has seen.
"""

from typing import Final

from bouwmeester.core.action import NUMBER, SEATS, Action
from bouwmeester.core.events import Event, Telling
from bouwmeester.games.potzklotz.agenda import LAYING, LIFTING, SETTING
from bouwmeester.games.potzklotz.fits import fitting
from bouwmeester.games.potzklotz.material import CARDS, KIND, Building, back_on_base, count, kind_of
from bouwmeester.games.potzklotz.state import PotzklotzState, moved, others

RIGHT: Final = Telling("potzklotz.ground_right", card=CARDS)
WRONG: Final = Telling("potzklotz.ground_wrong", card=CARDS)
CARDS_LEFT: Final = Telling("potzklotz.ground_cards_left", cards=NUMBER)
LAST_CARD: Final = Telling("potzklotz.ground_last_card")
FITS_NEXT: Final = Telling("potzklotz.ground_fits_next", cards=NUMBER)
OPENS_FOR: Final = Telling("potzklotz.ground_opens_for", seat=SEATS, card=CARDS)
COULD_LAY: Final = Telling("potzklotz.ground_could_lay", cards=NUMBER)
NONE_FITS: Final = Telling("potzklotz.ground_none_fits")

GROUNDS: Final = (RIGHT, WRONG, CARDS_LEFT, LAST_CARD, FITS_NEXT, OPENS_FOR, COULD_LAY, NONE_FITS)
AGAINST: Final = (WRONG, OPENS_FOR, COULD_LAY)


def speaks_for(s: PotzklotzState, seat: int, plan: list[Action]) -> list[Event]:
    if plan[-1].verb == "lay":
        return _of_a_card(s, seat, plan)
    if s.agenda[-1][0] == LIFTING and plan[-1].verb in ("pass", "stop"):
        there = len(fitting(s.building, s.hand[seat], s.strict))
        return [Event(COULD_LAY, (there,)) if there else Event(NONE_FITS, ())]
    return []


def _of_a_card(s: PotzklotzState, seat: int, plan: list[Action]) -> list[Event]:
    card = plan[-1].args[0]
    built = _built(s, plan)
    if kind_of(built) != KIND[card]:
        return [Event(WRONG, (card,))]
    hand = s.hand[seat] ^ 1 << card
    if not hand:
        return [Event(LAST_CARD, ())]
    left = Event(CARDS_LEFT, (count(hand),))
    standing = back_on_base(built)
    next_fits = len(fitting(standing, hand, s.strict))
    found = [Event(FITS_NEXT, (next_fits,)), left] if next_fits else [left]
    for rival in others(s, seat):
        for seen in fitting(standing, s.known[rival], s.strict)[:1]:
            found.insert(1, Event(OPENS_FOR, (rival, seen)))
    return [*found, Event(RIGHT, (card,))]


def _built(s: PotzklotzState, plan: list[Action]) -> Building:
    """What stands once the plan is carried out, before anybody has judged it."""
    frame = s.agenda[-1]
    if frame[0] == LIFTING:
        return moved(s.building, plan[0].args[0], plan[1].args[0])
    if frame[0] == SETTING:
        return moved(s.building, frame[2], plan[0].args[0])
    return moved(s.building, frame[2], frame[3]) if frame[0] == LAYING else s.building
