"""Players of PotzKlotz, level by level: 1 and 2 lay what they see, 3 to 5 look where it leads, 6 also counts.

They differ above all in what they see. The last two see everything. The last one also plays the end of a deal
exactly, and otherwise tries its cards in many deals that could be the true one; among experts, where all from the
third on lay the longest chain, it so chooses which of them.
"""

from typing import Final

from bouwmeester.bots.base import Bot
from bouwmeester.bots.potzklotz import chaining
from bouwmeester.bots.potzklotz.endgame import card_values, is_exact
from bouwmeester.bots.potzklotz.eyes import EYES, Idea, also_shown, ideas
from bouwmeester.bots.potzklotz.trial import tried
from bouwmeester.bots.search.trying import SEEDS
from bouwmeester.core.action import Action
from bouwmeester.core.chance import Dice
from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.core.game import Game
from bouwmeester.core.state import S
from bouwmeester.games.potzklotz.actions import LAY, LIFT, PASS, SET
from bouwmeester.games.potzklotz.agenda import ASKING, LIFTING, SETTING
from bouwmeester.games.potzklotz.chains import longest
from bouwmeester.games.potzklotz.fits import moves_by_kind
from bouwmeester.games.potzklotz.judge import outlook
from bouwmeester.games.potzklotz.material import KIND, SHOWING, cards_in, count, kind_of
from bouwmeester.games.potzklotz.state import PotzklotzState, moved
from bouwmeester.games.potzklotz.taste import taste_of_card

LEVELS: Final = len(EYES)
LOOKS_AHEAD_FROM: Final = 3
COUNTS_FROM: Final = 6
#: How much it counts where a card leads, beside what was won in many deals by players who lay anything that fits.
LEADING: Final = 0.12
#: How much of a taste counts beside where a card leads.
TASTE: Final = 0.3
#: How much one more card of a chain is worth beside where it leads.
CHAIN_WORTH: Final = 10.0


class Player(Bot):
    """One level. It plans a card with its cube, and remembers nothing: whoever stops half-way gets the rest again."""

    def __init__(self, level: int, seed: int, temperament: str = "") -> None:
        if not 1 <= level <= LEVELS:
            raise BouwmeesterError(f"there is no level {level} of PotzKlotz: they go from 1 to {LEVELS}")
        super().__init__(f"potzklotz-{level}")
        self.level = level
        self.seed = seed
        self.temperament = temperament
        self._eyes = EYES[level - 1]

    def plan(self, game: Game[S], world: S, seat: int, legal: list[Action]) -> list[Action]:
        s = world
        if not isinstance(s, PotzklotzState):
            raise BouwmeesterError(f"{self.name} plays PotzKlotz alone")
        dice = Dice(_mixed(self.seed, s, seat))
        now = s.agenda[-1][0]
        if now == ASKING:
            card = also_shown(self._eyes, s.building, s.hand[seat], dice)
            return [PASS if card < 0 else LAY[card]]
        # The same dice as when the cube was lifted, so the same idea.
        seen = ideas(self._eyes, s.building, s.hand[seat], s.strict, s.turning, dice)
        card, source, target = self._best(s, seat, seen, dice)
        if now == LIFTING:
            # Ending the turn is always listed last.
            return [legal[-1]] if card < 0 else [LIFT[source], SET[target], LAY[card]]
        if now == SETTING:
            if source == s.agenda[-1][2]:
                return [SET[target], LAY[card]]
            return [_set(s, seat, legal, dice)]
        if (source, target) == s.agenda[-1][2:]:
            return [LAY[card]]
        return [_lay(s, seat, legal, dice)]

    def _best(self, s: PotzklotzState, seat: int, seen: list[Idea], dice: Dice) -> Idea:
        if not seen:
            return (-1, -1, -1)
        if self.level < LOOKS_AHEAD_FROM:
            liked = self._liked(seen)
            return liked[dice.randrange(len(liked))]
        worths = self._worths(s, seat, seen, dice)
        if self.temperament:
            for card in worths:
                if card >= 0:
                    worths[card] += TASTE * taste_of_card(card, self.temperament)
        best = (-1, -1, -1)
        most = worths.get(-1, -1000.0)
        for idea in seen:
            worth = worths[idea[0]]
            if worth > most or (worth == most and dice.randrange(2)):
                most = worth
                best = idea
        return best

    def _liked(self, seen: list[Idea]) -> list[Idea]:
        """Of these the ones that suit the temperament best; without one, all."""
        if not self.temperament:
            return seen
        most = max([taste_of_card(card, self.temperament) for card, _, _ in seen])
        return [idea for idea in seen if taste_of_card(idea[0], self.temperament) == most]

    def _worths(self, s: PotzklotzState, seat: int, seen: list[Idea], dice: Dice) -> dict[int, float]:
        """What each idea is worth by its card; -1 stands for passing, where that could be better."""
        worths: dict[int, float] = {}
        for card, source, target in seen:
            kind = kind_of(moved(s.building, source, target))
            rest = s.hand[seat] ^ 1 << card
            worths[card] = outlook(s, seat, kind, rest)
            if s.experts:
                worths[card] += CHAIN_WORTH * longest(kind, rest)
        if self.level < COUNTS_FROM:
            return worths
        if s.experts:
            return self._expert_worths(s, seat, worths, dice)
        if is_exact(s, seat):
            exact = card_values(s, seat)
            for card in worths:
                exact[card] += 0.001 * worths[card]
            return exact
        if len(seen) > 1:
            for card, won in tried(s, seat, [idea[0] for idea in seen], dice).items():
                worths[card] = won + LEADING * worths[card]
        return worths

    def _expert_worths(self, s: PotzklotzState, seat: int, worths: dict[int, float], dice: Dice) -> dict[int, float]:
        """The exact end where it can be had; else the longest chain that leaves the others least."""
        if chaining.is_exact(s, seat):
            exact = chaining.exact_values(s, seat)
            for card in worths:
                exact[card] += 0.001 * worths[card]
            return exact
        if count(s.hand[seat]) <= chaining.HAND_AT_MOST:
            for card, ahead in chaining.looked_ahead(s, seat, dice).items():
                if card in worths:
                    worths[card] += ahead
        return worths


def _mixed(seed: int, s: PotzklotzState, seat: int) -> int:
    """Other dice for every card that is laid and every turn that ends, from what the seat sees."""
    mixture = seed % SEEDS
    cards = 0
    for other in range(s.seats):
        cards += count(s.hand[other])
    for fact in (s.hand[seat] % SEEDS, s.hand[seat] // SEEDS, s.shown, s.idle, s.chain, cards, count(s.stack)):
        mixture = (mixture * 31 + fact) % SEEDS
    return mixture


# Somebody else lifted the cube, at the analysis board for instance: make the best of it.


def _set(s: PotzklotzState, seat: int, legal: list[Action], dice: Dice) -> Action:
    source = s.agenda[-1][2]
    for kind, moves in moves_by_kind(s.building, s.strict).items():
        if s.hand[seat] & SHOWING[kind]:
            for lifted, target in moves:
                if lifted == source:
                    return SET[target]
    return legal[dice.randrange(len(legal))]


def _lay(s: PotzklotzState, seat: int, legal: list[Action], dice: Dice) -> Action:
    _, _, source, target = s.agenda[-1]
    built = kind_of(moved(s.building, source, target))
    for other in cards_in(s.hand[seat]):
        if KIND[other] == built:
            return LAY[other]
    return legal[dice.randrange(len(legal))]
