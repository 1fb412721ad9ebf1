"""Every decision of a match, judged by what its seat could know then.

A decision is a whole plan: a payment with all its cards, a bid, a delivery. It is compared with the other plans of
that moment in worlds that look the same to the seat, the same worlds and dice for each. The loss is what the best
of them had promised beyond the one that was played; a loss counts as a mistake only if it is surely that large.
"""

from collections.abc import Iterator
from typing import Final, Generic

from bouwmeester.bots.values.expecting import compared
from bouwmeester.core.action import Action
from bouwmeester.core.chance import Dice
from bouwmeester.core.state import CHANCE, S
from bouwmeester.review.advising import CLOSEST, FIRST_WORLDS, SURE, WORLDS, Choice, difference, grounds_of
from bouwmeester.review.walk import Walk

#: Below this share of the win it is not worth to look more closely.
WORTH_A_LOOK: Final = 0.02


class Decision:
    """Lines ``first`` to ``last`` of the log, counted from 0, and what else could have been done there."""

    def __init__(self, seat: int, first: int, last: int, played: list[Action]) -> None:
        self.seat = seat
        self.first = first
        self.last = last
        self.played = played
        self.forced = False
        self.best: list[Action] = played
        #: In shares of the win, the mean and what it surely is.
        self.loss = 0.0
        self.surely = 0.0
        #: By how much the played plan was better than any other, surely; 0 if it was not.
        self.only = 0.0
        #: The played plan and the most promising others, the best first; none where nothing else could be done.
        self.choices: list[Choice] = []


class Deciding(Generic[S]):
    """Goes through the decisions of a match."""

    def __init__(self, walk: Walk[S]) -> None:
        self.walk = walk
        self.game = walk.game
        self.decisions: list[Decision] = []

    def go(self) -> Iterator[int]:
        """Judge one decision after the other; tells after each at which line it is."""
        log = self.walk.match.log
        line = 0
        while line < len(log):
            if log[line].actor == CHANCE:
                line += 1
                continue
            decision = self._judged(line)
            self.decisions.append(decision)
            line = decision.last + 1
            yield line

    def _judged(self, first: int) -> Decision:
        s = self.walk.states[first]
        seat = self.walk.match.log[first].actor
        dice = Dice(first + 1)
        # What others hold does not even show in what comes to mind.
        plans = self.game.plans(self.game.resample(s, seat, dice), seat)
        played = self._played(first, seat, plans)
        decision = Decision(seat, first, first + len(played) - 1, played)
        if played not in plans:
            plans = [*plans, played]
        if len(plans) == 1:
            decision.forced = True
            return decision
        rows = compared(self.game, self.walk.net, s, seat, plans, FIRST_WORLDS, dice)
        means = [sum([row[i] for row in rows]) / len(rows) for i in range(len(plans))]
        own = plans.index(played)
        others = sorted([i for i in range(len(plans)) if i != own], key=lambda i: -means[i])
        if abs(means[others[0]] - means[own]) < WORTH_A_LOOK:
            decision.loss = max(0.0, means[others[0]] - means[own])
            decision.best = plans[others[0]] if decision.loss else played
            return decision
        close = [plans[i] for i in [own, *others[:CLOSEST]]]
        rows = compared(self.game, self.walk.net, s, seat, close, WORLDS, dice)
        self._look_closely(decision, close, rows)
        for i, plan in enumerate(close):
            share = sum([row[i] for row in rows]) / len(rows)
            decision.choices.append(Choice(plan, share, grounds_of(self.game, s, seat, plan)))
        decision.choices.sort(key=lambda one: -one.share)
        return decision

    def _look_closely(self, decision: Decision, plans: list[list[Action]], rows: list[list[float]]) -> None:
        """The first plan is the one that was played."""
        found = [difference(rows, i) for i in range(1, len(plans))]
        best = max(range(len(found)), key=lambda i: found[i][0])
        mean, error = found[best]
        if mean > 0.0:
            decision.best = plans[best + 1]
            decision.loss = mean
            decision.surely = max(0.0, mean - SURE * error)
        else:
            decision.only = max(0.0, -mean - SURE * error)

    def _played(self, first: int, seat: int, plans: list[list[Action]]) -> list[Action]:
        """The lines that belong together: the longest plan that was played, or up to what finishes one."""
        log = self.walk.match.log
        lines: list[Action] = []
        for line in log[first:]:
            if line.actor != seat:
                break
            lines.append(line.action)
        longest = [plan for plan in plans if lines[: len(plan)] == plan]
        if longest:
            return max(longest, key=len)
        finishing = {plan[-1].verb for plan in plans}
        for i, action in enumerate(lines):
            if action.verb in finishing:
                return lines[: i + 1]
        return lines[:1]
