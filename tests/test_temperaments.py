"""Temperaments: the same strength, another way to play."""

import random

import pytest

import bouwmeester
from bouwmeester import BouwmeesterError, Dice
from bouwmeester.arena import playing
from bouwmeester.bots import LEVEL_NAMES, TEMPERAMENTS, Bot, bot, players, tempered
from bouwmeester.bots.search.searcher import Searcher
from bouwmeester.bots.search.trying import Budget
from bouwmeester.core.action import Action
from bouwmeester.core.engine import step_now
from bouwmeester.core.game import Game
from bouwmeester.core.state import State
from bouwmeester.games.potzklotz.state import PotzklotzState
from tests.test_search import played_for_a_while

EVERY = [(game, kind) for game, kinds in TEMPERAMENTS.items() for kind in kinds]


@pytest.mark.parametrize(("name", "kind"), EVERY)
def test_every_temperament_likes_some_tables_better_than_others(name: str, kind: str) -> None:
    game = bouwmeester.load(name)
    likes = set()
    for steps in range(10, 400, 30):
        s = played_for_a_while(game, 2, 3, steps).state
        if isinstance(s, PotzklotzState):
            s.shown = steps * 7 % 56  # by chance alone nobody ever lays a card
        likes.add(game.taste(s, 0, kind))
    assert len(likes) > 1


@pytest.mark.parametrize("name", TEMPERAMENTS)
def test_temperaments_choose_differently(name: str) -> None:
    """In the same places, with the same dice."""
    game = bouwmeester.load(name)
    chosen: dict[str, list[str]] = {kind: [] for kind in TEMPERAMENTS[name]}
    # A plan of PotzKlotz is a whole turn, so its games have few of them.
    for steps in range(1, 60) if name == "potzklotz" else range(10, 250, 3):
        match = played_for_a_while(game, 2, steps, steps)
        seat = match.to_move
        if seat is None:
            continue
        for kind, choices in chosen.items():
            player: Bot = Searcher(kind, Budget(16, 0.0, 1), 0.0, 1, kind)
            if name == "potzklotz":
                player = bot(f"level-2:{kind}", 1)
            plan = player.plan(game, match.state, seat, match.legal())
            choices.append(" ".join([action.text for action in plan]))
    assert len({tuple(choices) for choices in chosen.values()}) == len(chosen)


def test_a_level_without_temperament_may_be_given_one_by_a_seed() -> None:
    for game, kinds in TEMPERAMENTS.items():
        assert {tempered("level-2", game, seed) for seed in range(9)} == {f"level-2:{kind}" for kind in kinds}
        assert set(players(game)) >= {tempered(level, game, 1) for level in LEVEL_NAMES}
    assert tempered("level-2", "nim", 1) == "level-2"


def test_in_the_arena_a_level_has_a_temperament_as_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is measured is what people meet: one for the whole game, and in other games another."""
    seated: list[set[str]] = []

    def plays_anything(game: Game[State], s: State, seat: int, name: str, luck: random.Random) -> list[Action]:
        seated[-1].add(name)
        return [luck.choice(step_now(game, s).options(s))]

    monkeypatch.setattr(playing, "asked", plays_anything)
    for number in range(12):
        seated.append(set())
        playing.play(bouwmeester.load("potzklotz"), ["level-2", "greedy"], random.Random(1), random.Random(number))
    assert {len(names) for names in seated} == {2}
    assert set().union(*seated) == {"greedy", *[f"level-2:{kind}" for kind in TEMPERAMENTS["potzklotz"]]}


def test_a_temperament_that_nobody_has_is_refused() -> None:
    with pytest.raises(BouwmeesterError, match="there is no bot 'level-2:sleepy'"):
        bot("level-2:sleepy", 1)


def test_in_games_without_temperaments_all_are_alike() -> None:
    game = bouwmeester.load("nim")
    match = played_for_a_while(game, 2, 1, 1)
    assert match.to_move is not None
    plans = [
        bot(name, 3).plan(game, match.state, match.to_move, match.legal()) for name in ("level-4", "level-4:road")
    ]
    assert plans[0] == plans[1]
    assert game.rule_of_thumb(match.state, match.to_move, Dice(1))
