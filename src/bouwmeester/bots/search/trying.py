"""Trying plans out: each is played in many worlds that could be the true one, and what it leads to is compared.

Sequential halving: all plans get a few tries, then the better half gets more, and so on. The same try of two plans
has the same world and the same dice, so that they differ by the plans and not by luck. A try goes on by rules of
thumb to the end of a turn, or of several, and ends with the lead over the best rival. Whoever thinks twice decides
its own next choice in a try not by thumb: by thumb it would make less of what it gets than it will in earnest, and so
shun all that leaves it a choice. With forks, between two, tries learn from each other what everybody does next.
"""

import time
from math import log
from typing import Final, cast

from bouwmeester.bots.search.forks import Fork, Trail
from bouwmeester.bots.values.net import Net, shares_of
from bouwmeester.core.action import Action
from bouwmeester.core.chance import Dice
from bouwmeester.core.engine import apply
from bouwmeester.core.game import Game
from bouwmeester.core.state import CHANCE, NOBODY, S
from bouwmeester.core.step import Auto

#: Seeds of dice are below this.
SEEDS: Final = 1 << 30
#: A draw from so many steps stands for any number between 0 and 1.
_STEPS: Final = 10_000
#: So many points make winning as likely again as losing, or nearly three times so.
POINTS: Final = 6.0
#: Nobody is ever surer than this.
_SURE: Final = 0.002


class Budget:
    """How much may be tried. With simulations alone, the same seed always makes the same move.

    ``seconds`` are of the processor: whatever has been tried by then must do; 0 means as long as it takes.
    """

    def __init__(
        self, simulations: int, seconds: float, turns: int, thinks_twice: bool = False, forks: bool = False
    ) -> None:
        self.simulations = simulations
        self.seconds = seconds
        #: After how many ends of a turn a try is over.
        self.turns = turns
        #: Whether the seat's next choice in a try is the best of its ideas instead of a rule of thumb.
        self.thinks_twice = thinks_twice
        #: Whether tries of a plan remember what came of the choices within them, where two play.
        self.forks = forks


class Leaf:
    """What a try is worth where it ends: points ahead, or what was learned of winning; and what one's taste adds."""

    def __init__(self, net: Net | None, temperament: str) -> None:
        self.net = net
        self.temperament = temperament

    def worth(self, game: Game[S], s: S, seat: int) -> float:
        liked = game.taste(s, seat, self.temperament) if self.temperament else 0.0
        if self.net is None or not s.agenda:
            return lead(game.values(s), seat) + liked
        share = shares_of(self.net.marks(game, s))[seat]
        return POINTS * log((share + _SURE) / (1.0 - share + _SURE)) + liked


class Tried:
    """A plan, and what its tries have led to."""

    def __init__(self, plan: list[Action], misjudged: float) -> None:
        self.plan = plan
        #: What whoever tries it adds in points: a mistake, or what it knows better.
        self.misjudged = misjudged
        self.total = 0.0
        self.tries = 0
        #: Whose choice comes after it, and what its tries have found there.
        self.fork = Fork()

    @property
    def mean(self) -> float:
        return self.total / self.tries + self.misjudged


def tried(
    game: Game[S],
    world: S,
    seat: int,
    plans: list[list[Action]],
    budget: Budget,
    noise: float,
    dice: Dice,
    leaf: Leaf | None = None,
) -> list[Tried]:
    """Every plan with its tries, the best first; those that were given up early come after all others.

    ``noise`` is by how many points plans are misjudged, from the first try to the last.
    """
    end = Leaf(None, "") if leaf is None else leaf
    until = time.process_time() + budget.seconds if budget.seconds else 0.0
    thinker = seat if budget.thinks_twice else NOBODY
    forks = budget.forks and world.seats == 2
    hopeful = [Tried(plan, noise * bell(dice) if noise else 0.0) for plan in plans]
    if budget.thinks_twice:
        for one in hopeful:
            one.misjudged += game.underrated(world, seat, one.plan)
    given_up: list[Tried] = []
    rounds = 0
    while 1 << rounds < len(hopeful):
        rounds += 1
    late = False
    while len(hopeful) > 1 and not late:
        tries = max(1, budget.simulations // (max(1, rounds) * len(hopeful)))
        for _ in range(tries):
            drawn = game.resample(world, seat, dice)
            luck = dice.randrange(SEEDS)
            row: list[float] = []
            for one in hopeful:
                # Each has one try, however late it is.
                if until and one.tries and time.process_time() > until:
                    late = True
                    break
                trial = cast(S, drawn.copy())
                trail = Trail(one.fork) if forks else None
                worth = worth_after(game, trial, seat, one.plan, budget.turns, Dice(luck), end, thinker, trail)
                row.append(worth)
            if late:
                break  # what is not tried by all says nothing
            for i in range(len(row)):
                hopeful[i].total += row[i]
                hopeful[i].tries += 1
        hopeful.sort(key=_by_mean)
        half = (len(hopeful) + 1) // 2
        given_up = hopeful[half:] + given_up
        del hopeful[half:]
    return hopeful + given_up


def _by_mean(one: Tried) -> float:
    return -one.mean


def worth_after(
    game: Game[S],
    s: S,
    seat: int,
    plan: list[Action],
    turns: int,
    dice: Dice,
    end: Leaf,
    thinker: int = NOBODY,
    trail: Trail | None = None,
) -> float:
    """Play a plan on the state itself, and on as ``play_on`` does; what is that worth to the seat?

    Whoever went along a trail remembers it: what is good for the one of two is bad for the other.
    """
    play_on(game, s, plan, turns, dice, thinker, trail)
    worth = end.worth(game, s, seat)
    if trail is not None:
        for way in trail.gone:
            way.led_to(worth if way.seat == seat else -worth)
    return worth


def play_on(
    game: Game[S],
    s: S,
    plan: list[Action],
    turns: int,
    dice: Dice,
    thinker: int = NOBODY,
    trail: Trail | None = None,
) -> None:
    """Play a plan on the state itself, and on by rules of thumb or along a trail, until so many turns have ended.

    The next choice of the thinker, if there is one, is the best of its ideas.
    """
    for action in plan:
        apply(game, s, action)
    steps = game.steps
    agenda = s.agenda
    while agenda:
        step = steps[agenda[-1][0]]
        if step.automatic:
            cast(Auto[S], step).run(s)
            continue
        actor = step.actor(s)
        if actor == CHANCE:
            options = step.options(s)
            weights = step.weights(s)
            ticket = dice.randrange(sum(weights))
            drawn = 0
            while ticket >= weights[drawn]:
                ticket -= weights[drawn]
                drawn += 1
            step.take(s, options[drawn])
            if trail is not None:
                trail.leave()
            continue
        if game.turn_ends(s):
            turns -= 1
            if turns <= 0:
                break
        if actor == thinker:
            doing = best_idea(game, s, actor, dice)
            # Once is enough: in a long auction the second thoughts of second thoughts would take all the time.
            thinker = NOBODY
        elif trail is not None:
            doing = trail.go_on(game, s, actor, dice)
        else:
            doing = game.rule_of_thumb(s, actor, dice)
        for action in doing:
            apply(game, s, action)


def best_idea(game: Game[S], s: S, seat: int, dice: Dice) -> list[Action]:
    """Of what a seat may think of, that which leads furthest by the end of the turn, each tried once.

    Whoever then goes on with it meets other dice: so luck is not taken for skill.
    """
    ideas = game.ideas(s, seat, dice)
    best = ideas[0]
    if len(ideas) == 1:
        return best
    luck = dice.randrange(SEEDS)
    most = -1.0e9
    for idea in ideas:
        trial = cast(S, s.copy())
        play_on(game, trial, idea, 1, Dice(luck))
        furthest = lead(game.values(trial), seat)
        if furthest > most:
            best = idea
            most = furthest
    return best


def lead(values: list[float], seat: int) -> float:
    """By how much a seat is ahead of the best of the others.

    Among more than two that one counts for less: what it loses, others gain as well.
    """
    best = -1.0e9
    for other in range(len(values)):
        if other != seat:
            best = max(best, values[other])
    return values[seat] - best / (len(values) - 1)


def bell(dice: Dice) -> float:
    """A number from the bell curve, near enough: mean 0, deviation 1."""
    total = 0
    for _ in range(12):
        total += dice.randrange(_STEPS)
    return total / _STEPS - 6.0
