"""The test of secrets sees a leak where there is one: leaks are planted here, and must be found."""

import random

import pytest

import bouwmeester
from bouwmeester import CHANCE, Match
from bouwmeester.arena.fuzz import Flaw, fuzz
from bouwmeester.core.action import Action
from bouwmeester.core.chance import Rng
from bouwmeester.core.errors import Why
from bouwmeester.core.game import Game
from bouwmeester.core.state import State
from bouwmeester.core.step import Step
from bouwmeester.core.view import Options, Outcome, Position, View
from tests.conformance.walk import GAMES, walk

PALAZZO = bouwmeester.load("palazzo")


class Leaky(Game[State]):
    """Palazzo, but for what a subclass lets slip."""

    def __init__(self) -> None:
        self.name = "palazzo"
        self.rules_version = PALAZZO.rules_version
        self.seats = PALAZZO.seats
        self.catalogue = PALAZZO.catalogue
        self.steps = PALAZZO.steps
        self.resting = PALAZZO.resting
        self.choices = PALAZZO.choices

    def new(self, seats: int, options: Options) -> State:
        return PALAZZO.new(seats, options)

    def options(self, s: State) -> Options:
        return PALAZZO.options(s)

    def view(self, s: State, seat: int | None) -> View:
        return PALAZZO.view(s, seat)

    def resample(self, s: State, seat: int, rng: Rng) -> State:
        return PALAZZO.resample(s, seat, rng)

    def outcome(self, s: State) -> Outcome | None:
        return PALAZZO.outcome(s)

    def position(self, s: State) -> Position:
        return PALAZZO.position(s)

    def place(self, s: State, position: Position, names: object) -> None:
        PALAZZO.place(s, position, names)  # type: ignore[arg-type]


class ShowsTheNextHand(Leaky):
    """A view with one hidden card in it: the first of the left neighbour's hand."""

    def view(self, s: State, seat: int | None) -> View:
        neighbour = (0 if seat is None else seat + 1) % s.seats
        open_table = PALAZZO.view(s, neighbour)
        seats = open_table["seats"]
        assert isinstance(seats, dict)
        hand = list(seats.values())[neighbour]["hand"]
        return {**PALAZZO.view(s, seat), "peek": hand[:1]}


class CountsTheDeck(Leaky):
    """A view that tells how many certificates are left in the draw pile."""

    def view(self, s: State, seat: int | None) -> View:
        deck = getattr(s, "deck")  # noqa: B009
        return {**PALAZZO.view(s, seat), "certificates": deck[-1]}


class KnowsTooMuch(Step[State]):
    """A market whose list depends on a rival's hand."""

    def __init__(self, market: Step[State]) -> None:
        super().__init__(market.name, market.rule, market.verbs, market.domains)
        self.market = market

    def actor(self, s: State) -> int:
        return self.market.actor(s)

    def options(self, s: State) -> list[Action]:
        rival = (self.actor(s) + 1) % s.seats
        hand = getattr(s, "hand")[rival * 16 : rival * 16 + 16]  # noqa: B009
        options = self.market.options(s)
        return options[:1] if hand[0] else options

    def take(self, s: State, action: Action) -> None:
        self.market.take(s, action)

    def refusal(self, s: State, action: Action) -> Why | None:
        return self.market.refusal(s, action)


class ListLeaks(Leaky):
    def __init__(self) -> None:
        super().__init__()
        steps = list(PALAZZO.steps)
        steps[8] = KnowsTooMuch(steps[8])
        self.steps = tuple(steps)


@pytest.mark.parametrize(
    "leaky", [ShowsTheNextHand(), CountsTheDeck(), ListLeaks()], ids=lambda leaky: type(leaky).__name__
)
def test_a_planted_leak_is_found(leaky: Game[State]) -> None:
    with pytest.raises(Flaw, match="cannot know"):
        fuzz_often(leaky)


def fuzz_often(game: Game[State]) -> None:
    for number in range(50):
        fuzz(game, 2, 1, number)


def test_the_same_search_finds_nothing_in_the_real_game() -> None:
    for number in range(10):
        fuzz(PALAZZO, 2, 1, number)


def test_resampling_does_change_what_is_hidden() -> None:
    """Or the test of secrets would hold for a resample that returns the state as it is."""
    rng = random.Random(1)
    changed = 0
    for match in walk("palazzo", 3, 1):
        world = Match(PALAZZO, start=PALAZZO.resample(match.state, 0, rng))
        changed += world.view(1) != match.view(1)
    assert changed > 100


@pytest.mark.parametrize("name", [name for name in GAMES if bouwmeester.load(name).seats[0] > 1])
def test_what_comes_of_a_move_is_known_to_whoever_makes_it(name: str) -> None:
    """Up to the next decision of anybody, unless dice, a judgement or shown cards come between."""
    game = bouwmeester.load(name)
    rng = random.Random(3)
    tried = 0
    for match in walk(name, 3 if 3 in game.seats else game.seats[0], 13):
        seat = match.to_move
        if seat is None or seat == CHANCE:
            continue
        world = Match(game, start=game.resample(match.state, seat, rng))
        for action in match.legal():
            if action.verb in game.revealing or action.verb in game.judged:
                continue
            here, there = match.copy(), world.copy()
            here.play(action)
            if here.to_move not in (None, CHANCE):
                there.play(action)
                assert here.to_move == there.to_move
                assert here.view(seat) == there.view(seat)
                tried += 1
    assert tried > 0
