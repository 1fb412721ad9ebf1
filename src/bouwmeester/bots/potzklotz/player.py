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

LEVELS: Final = len(EYES)
LOOKS_AHEAD_FROM: Final = 3
COUNTS_FROM: Final = 6
#: How much one more card of a chain is worth beside where it leads.
CHAIN_WORTH: Final = 10.0


class Player(Bot):
    """One level. It keeps in mind what it means to do with the cube that it has lifted."""

    def __init__(self, level: int, seed: int) -> None:
        if not 1 <= level <= LEVELS:
            raise BouwmeesterError(f"there is no level {level} of PotzKlotz: they go from 1 to {LEVELS}")
        super().__init__(f"potzklotz-{level}")
        self.level = level
        self._eyes = EYES[level - 1]
        self._dice = Dice(seed)
        self._idea: Idea = (-1, -1, -1)

    def choose(self, game: Game[S], s: S, seat: int, legal: list[Action]) -> Action:
        if not isinstance(s, PotzklotzState):
            raise BouwmeesterError(f"{self.name} plays PotzKlotz alone")
        now = s.agenda[-1][0]
        if now == LIFTING:
            return self._lift(s, seat, legal)
        if now == ASKING:
            card = also_shown(self._eyes, s.building, s.hand[seat], self._dice)
            return PASS if card < 0 else LAY[card]
        if now == SETTING:
            return self._set(s, seat, legal)
        return self._lay(s, seat, legal)

    def _lift(self, s: PotzklotzState, seat: int, legal: list[Action]) -> Action:
        """Lift a cube for the best idea, or end the turn when there is none; that is always listed last."""
        seen = ideas(self._eyes, s.building, s.hand[seat], s.strict, s.turning, self._dice)
        self._idea = self._best(s, seat, seen)
        if self._idea[0] < 0:
            return legal[-1]
        return LIFT[self._idea[1]]

    def _best(self, s: PotzklotzState, seat: int, seen: list[Idea]) -> Idea:
        if not seen:
            return (-1, -1, -1)
        if self.level < LOOKS_AHEAD_FROM:
            return seen[self._dice.randrange(len(seen))]
        worths = self._worths(s, seat, seen)
        best = (-1, -1, -1)
        most = worths.get(-1, -1000.0)
        for idea in seen:
            worth = worths[idea[0]]
            if worth > most or (worth == most and self._dice.randrange(2)):
                most = worth
                best = idea
        return best

    def _worths(self, s: PotzklotzState, seat: int, seen: list[Idea]) -> dict[int, float]:
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
            return self._expert_worths(s, seat, worths)
        if is_exact(s, seat):
            exact = card_values(s, seat)
            for card in worths:
                exact[card] += 0.001 * worths[card]
            return exact
        if len(seen) > 1:
            return tried(s, seat, [idea[0] for idea in seen], self._dice)
        return worths

    def _expert_worths(self, s: PotzklotzState, seat: int, worths: dict[int, float]) -> dict[int, float]:
        """The exact end where it can be had; else the longest chain that leaves the others least."""
        if chaining.is_exact(s, seat):
            exact = chaining.exact_values(s, seat)
            for card in worths:
                exact[card] += 0.001 * worths[card]
            return exact
        if count(s.hand[seat]) <= chaining.HAND_AT_MOST:
            for card, ahead in chaining.looked_ahead(s, seat, self._dice).items():
                if card in worths:
                    worths[card] += ahead
        return worths

    def _set(self, s: PotzklotzState, seat: int, legal: list[Action]) -> Action:
        source = s.agenda[-1][2]
        if self._idea[1] == source:
            return SET[self._idea[2]]
        # Somebody else lifted it, at the analysis board for instance: make the best of it.
        for kind, moves in moves_by_kind(s.building, s.strict).items():
            if s.hand[seat] & SHOWING[kind]:
                for lifted, target in moves:
                    if lifted == source:
                        return SET[target]
        return legal[self._dice.randrange(len(legal))]

    def _lay(self, s: PotzklotzState, seat: int, legal: list[Action]) -> Action:
        _, _, source, target = s.agenda[-1]
        card, lifted, there = self._idea
        self._idea = (-1, -1, -1)
        if lifted == source and there == target and s.hand[seat] >> card & 1:
            return LAY[card]
        built = kind_of(moved(s.building, source, target))
        for other in cards_in(s.hand[seat]):
            if KIND[other] == built:
                return LAY[other]
        return legal[self._dice.randrange(len(legal))]
