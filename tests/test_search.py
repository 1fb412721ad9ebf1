"""What search asks of a game, what it finds, and that a bot plays the same wherever it is asked."""

import json
import random
import shlex
import sys
from pathlib import Path

import pytest

import bouwmeester
from bench import ladder
from bouwmeester import CHANCE, Dice, Match
from bouwmeester.arena.duel import Duel
from bouwmeester.arena.measuring import Sprt
from bouwmeester.arena.outside import referee_of, send_home
from bouwmeester.arena.playing import asked, carried_out
from bouwmeester.bots import LEVEL_NAMES, bot, players
from bouwmeester.bots.levels import Level
from bouwmeester.bots.search.exact import Exact
from bouwmeester.bots.search.forks import Fork, Trail
from bouwmeester.bots.search.searcher import Searcher
from bouwmeester.bots.search.trying import SEEDS, Budget, Leaf, play_on, tried, worth_after
from bouwmeester.bots.values.expecting import compared, known
from bouwmeester.bots.values.weights import net_for
from bouwmeester.cli.app import main
from bouwmeester.core.action import Action
from bouwmeester.core.engine import apply, step_now
from bouwmeester.core.game import Game
from bouwmeester.core.state import State
from bouwmeester.outside.messages import PROTOCOL
from bouwmeester.server.bots import worker
from bouwmeester.server.bots.pool import question
from tests.conformance.walk import TABLES


def played_for_a_while(game: Game[State], seats: int, seed: int, steps: int) -> Match[State]:
    """A match some way on, by rules of thumb and chance."""
    match = Match(game, seats)
    rng = random.Random(seed)
    dice = Dice(seed)
    match.run_chance(rng)
    while match.to_move is not None and len(match.log) < steps:
        for action in game.rule_of_thumb(match.state, match.to_move, dice):
            match.play(action)
        match.run_chance(rng)
    return match


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_plans_are_legal_from_their_first_action_to_their_last(name: str, seats: int) -> None:
    game = bouwmeester.load(name)
    for steps in range(20, 220, 20):
        match = played_for_a_while(game, seats, steps, steps)
        seat = match.to_move
        if seat is None:
            return
        plans = game.plans(match.state, seat)
        ideas = game.ideas(match.state, seat, Dice(steps))
        assert plans
        assert ideas
        for plan in plans + ideas:
            trial = match.copy()
            for action in plan:
                assert trial.to_move == seat
                trial.play(action)
        assert len(game.values(match.state)) == seats


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_rules_of_thumb_play_to_the_end(name: str, seats: int) -> None:
    match = played_for_a_while(bouwmeester.load(name), seats, 3, 100_000)
    assert match.outcome is not None


def test_finishing_a_payment_never_looks_worse_than_prolonging_it() -> None:
    """Nor does a tile that is paid for look worse than one still to be paid."""
    game = bouwmeester.load("palazzo")
    seen = 0
    for seed in range(60):
        match = played_for_a_while(game, 2, seed, 150)
        while match.to_move is not None and [action.text for action in match.legal()][:1] != ["auction"]:
            for action in game.rule_of_thumb(match.state, match.to_move, Dice(seed)):
                match.play(action)
            match.run_chance(random.Random(seed))
        bought = [action for action in match.legal() if action.verb == "buy"]
        seat = match.to_move
        if seat is None or not bought:
            continue
        match.play(bought[0])
        rng = random.Random(seed)
        while "pay" not in [action.text for action in match.legal()]:
            match.play(rng.choice([action for action in match.legal() if action.verb != "buy"]))
        worth = {}
        for action in match.legal():
            trial = match.copy()
            trial.play(action)
            worth[action.text] = game.values(trial.state)[seat]
        assert worth["pay"] >= max(worth.values())
        seen += len(worth) - 1
    assert seen > 30


def test_a_turn_of_palazzo_ends_where_the_next_begins_and_one_of_caylus_with_all_workers_at_home() -> None:
    palazzo, caylus = bouwmeester.load("palazzo"), bouwmeester.load("caylus")
    for steps in range(20, 300, 7):
        match = played_for_a_while(palazzo, 3, 1, steps)
        if match.outcome is None:
            assert palazzo.turn_ends(match.state) == ("money" in [action.text for action in match.legal()])
    begins = 0
    match = Match(caylus, 3)
    match.run_chance(random.Random(1))
    while match.to_move is not None:
        if caylus.turn_ends(match.state):
            begins += 1
            assert begins == match.view()["turn"]
        match.play(caylus.rule_of_thumb(match.state, match.to_move, Dice(1))[0])
    assert begins > 5


# The search.


def test_the_winning_move_of_nim_is_found_by_trying() -> None:
    """With seven sticks, taking three leaves four, from which every move loses."""
    game = bouwmeester.load("nim")
    match = Match(game, 2)
    match.play("lay 7")
    plans = game.plans(match.state, 0)
    found = tried(game, match.state, 0, plans, Budget(600, 0.0, 99), 0.0, Dice(1))
    assert found[0].plan[0].text == "take three"


def test_every_plan_gets_a_try_and_the_better_ones_more() -> None:
    game = bouwmeester.load("palazzo")
    match = played_for_a_while(game, 2, 4, 120)
    assert match.to_move not in (None, CHANCE)
    plans = [[action] for action in match.legal()] * 3
    found = tried(game, match.state, match.to_move or 0, plans, Budget(120, 0.0, 1), 0.0, Dice(1))
    assert all(one.tries > 0 for one in found)
    assert found[0].tries == max(one.tries for one in found) > found[-1].tries


def test_search_stops_when_its_time_is_over() -> None:
    """All plans have one try, and that is all."""
    game = bouwmeester.load("palazzo")
    match = played_for_a_while(game, 2, 4, 120)
    seat = match.to_move
    assert seat is not None
    plans = game.plans(match.state, seat)
    found = tried(game, match.state, seat, plans, Budget(1_000_000_000, 1e-9, 1), 0.0, Dice(1))
    assert [one.tries for one in found] == [1] * len(plans)


@pytest.mark.parametrize("name", ["palazzo", "caylus", "potzklotz", "nim"])
def test_a_bot_remembers_nothing(name: str) -> None:
    """Asked again, whatever it was asked between, it plans the same; and with other dice something else."""
    game = bouwmeester.load(name)
    one = bot("level-1", 5)
    for steps in range(20, 120, 20):
        match = played_for_a_while(game, 2, 2, steps)
        seat = match.to_move
        if seat is None:
            return
        first = one.plan(game, match.state, seat, match.legal())
        assert one.choose(game, match.state, seat, match.legal()) is first[0]
        assert bot("level-1", 5).plan(game, match.state, seat, match.legal()) == first


def test_a_bot_that_is_asked_half_way_goes_on_with_its_plan() -> None:
    """In PotzKlotz too, where what is in mind when a cube is lifted may be a mistake."""
    game = bouwmeester.load("potzklotz")
    for seed in range(40):
        match = Match(game, 3)
        match.run_chance(random.Random(seed))
        seat = match.to_move
        assert seat is not None
        whole = bot("level-1", seed).plan(game, match.state, seat, match.legal())
        steps: list[Action] = []
        while match.to_move == seat and len(steps) < len(whole):
            world = game.resample(match.state, seat, random.Random(seed))
            steps.append(bot("level-1", seed).choose(game, world, seat, match.legal()))
            match.play(steps[-1])
        assert steps == whole


def test_noise_misjudges_but_never_forgets_the_rules() -> None:
    game = bouwmeester.load("palazzo")
    match = played_for_a_while(game, 2, 4, 121)
    seat = match.to_move
    assert seat is not None
    plans = [
        [
            Searcher("noisy", Budget(8, 0.0, 1), noise, seed).choose(game, match.state, seat, match.legal())
            for seed in range(12)
        ]
        for noise in (0.0, 1000.0)
    ]
    assert len(set(plans[1])) > 1
    assert all(action in match.legal() for action in plans[0] + plans[1])


# The same bot everywhere.


@pytest.mark.parametrize("name", ["palazzo", "caylus", "potzklotz"])
@pytest.mark.parametrize("level", ["level-1", "level-3", "level-5@60", "greedy"])
def test_a_worker_plays_as_the_arena_does(name: str, level: str) -> None:
    """Move for move: one is asked by the arena, the other through a line of text, with the same dice."""
    game = bouwmeester.load(name)
    match = Match(game, 2)
    dice = random.Random(7)
    match.run_chance(dice)
    for number in range(25):
        seat = match.to_move
        if seat is None:
            return
        plan = asked(game, match.state, seat, level, random.Random(number))
        luck = random.Random(number)
        world = game.resample(match.state, seat, luck)
        line = json.dumps(question(match, world, seat, level, luck.getrandbits(31)))
        assert json.loads(worker.answer(line)) == [action.id for action in plan]
        before = len(match.log)
        carried = carried_out(game, match.copy().state, seat, plan, level)
        for action in plan[:carried]:
            match.play(action)
        assert len(match.log) > before
        match.run_chance(dice)


@pytest.mark.parametrize("name", ["palazzo", "caylus", "potzklotz"])
def test_a_bot_is_told_only_what_its_seat_can_know(name: str) -> None:
    """Two tables that look the same to a seat make the same worlds, and so the same plans."""
    game = bouwmeester.load(name)
    match = played_for_a_while(game, 3, 5, 20)
    seat = match.to_move
    assert seat is not None
    other = game.resample(match.state, seat, random.Random(99))
    assert game.view(other, seat) == game.view(match.state, seat)
    worlds = [game.view(game.resample(s, seat, random.Random(3)), seat) for s in (match.state, other)]
    assert worlds[0] == worlds[1]


# The arena.


@pytest.mark.tournament
def test_rounds_are_the_same_however_many_processes_play_them() -> None:
    results = []
    for processes in (1, 2):
        duel = Duel("palazzo", 2, "greedy", "uniform", 3, {})
        list(duel.play(2, processes))
        results.append((duel.wins, duel.games, [one.scores for one in duel.rounds]))
    assert results[0] == results[1]
    assert results[0][1] == 4


def test_the_arena_stops_when_it_knows() -> None:
    duel = Duel("palazzo", 2, "greedy", "uniform", 1, {})
    assert len(list(duel.play(200, 1, Sprt(0.5, 0.9)))) < 20
    assert Sprt(0.5, 0.9).verdict(duel.shares()) == 1


def test_the_page_of_the_bots_says_what_was_measured() -> None:
    page = ladder.PAGE.read_text(encoding="utf-8")
    assert ladder.written(page, ladder.measured()) == page


@pytest.mark.parametrize("game", ["palazzo", "caylus"])
def test_what_was_learned_ends_the_tries_of_the_upper_levels_alone(game: str) -> None:
    assert [Level(level, 1).searcher(game, 2).learned for level in range(1, 7)] == [False] * 4 + [True] * 2


def test_the_upper_levels_of_palazzo_alone_think_twice() -> None:
    twice = [Level(level, 1).searcher("palazzo", 2).budget.thinks_twice for level in range(1, 7)]
    assert twice == [False] * 4 + [True] * 2
    assert not any(Level(level, 1).searcher("caylus", 2).budget.thinks_twice for level in range(1, 7))


def test_the_tries_of_the_upper_levels_of_caylus_alone_learn_from_each_other() -> None:
    forks = [Level(level, 1).searcher("caylus", 2).budget.forks for level in range(1, 7)]
    assert forks == [False] * 4 + [True] * 2
    assert not any(Level(level, 1).searcher("palazzo", 2).budget.forks for level in range(1, 7))


def test_tries_that_learn_from_each_other_find_the_best_answer() -> None:
    """With seven sticks, taking one leaves six, and whoever takes two of them wins: by chance it looks better."""
    game = bouwmeester.load("nim")
    match = Match(game, 2)
    match.play("lay 7")
    (one,) = [plan for plan in game.plans(match.state, 0) if plan[0].text == "take one"]
    (three,) = [plan for plan in game.plans(match.state, 0) if plan[0].text == "take three"]
    means = []
    for forks in (False, True):
        found = tried(game, match.state, 0, [one, three], Budget(800, 0.0, 99, False, forks), 0.0, Dice(1))
        means.append({entry.plan[0].text: entry.mean for entry in found})
    by_chance, learned = means
    assert learned["take one"] < by_chance["take one"] - 0.2
    assert learned["take three"] > by_chance["take three"] + 0.2


def test_a_fork_offers_more_ways_the_oftener_a_try_comes_there_and_prefers_the_best() -> None:
    game = bouwmeester.load("caylus")
    match = played_for_a_while(game, 2, 3, 8)
    seat = match.to_move
    assert seat is not None
    assert len(match.legal()) > 5
    fork = Fork()
    dice = Dice(1)
    for tries in range(1, 120):
        way = fork.way(game, match.state, seat, dice)
        assert way.plan[0] in match.legal()
        assert len(fork.ways) <= 1 + tries**0.5
        way.led_to(3.0 if way in fork.ways[1:2] else 0.0)
    assert len(fork.ways) > 2
    assert fork.ways[1].tries > 60


def test_after_chance_a_try_is_on_no_trail() -> None:
    game = bouwmeester.load("caylus")
    match = played_for_a_while(game, 2, 3, 60)
    seat = match.to_move
    assert seat is not None
    fork = Fork()
    trail = Trail(fork)
    trail.leave()
    assert trail.go_on(game, match.state, seat, Dice(1)) == game.rule_of_thumb(match.state, seat, Dice(1))
    assert not trail.gone
    assert not fork.ways


def test_with_forks_the_same_seed_makes_the_same_plan() -> None:
    game = bouwmeester.load("caylus")
    others = 0
    for seed in range(12):
        match = played_for_a_while(game, 2, seed, 8 + 10 * seed)
        seat = match.to_move
        assert seat is not None
        by_thumb, once, again = [
            Searcher("", Budget(48, 0.0, 1, False, forks), 0.0, seed).plan(game, match.state, seat, match.legal())
            for forks in (False, True, True)
        ]
        assert once == again
        others += once != by_thumb
    assert others


def test_who_thinks_twice_turns_tiles_over_for_what_it_will_then_choose() -> None:
    """By thumb it would make less of them, and take money instead."""
    game = bouwmeester.load("palazzo")
    by_thumb = twice = 0.0
    for seed in range(40):
        match = played_for_a_while(game, 2, seed, 120)
        while match.to_move is not None and "tiles" not in [action.text for action in match.legal()]:
            match.play(game.rule_of_thumb(match.state, match.to_move, Dice(seed))[0])
            match.run_chance(random.Random(seed))
        seat = match.to_move
        if seat is None:
            continue
        tiles = [action for action in match.legal() if action.text == "tiles"]
        for luck in range(8):
            end = Leaf(None, "")
            by_thumb += worth_after(game, match.state.copy(), seat, tiles, 1, Dice(luck), end)
            twice += worth_after(game, match.state.copy(), seat, tiles, 1, Dice(luck), end, seat)
    assert twice > by_thumb


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_thinks_twice_knows_which_plans_tries_make_too_little_of(seats: int) -> None:
    game = bouwmeester.load("palazzo")
    match = played_for_a_while(game, seats, 1, 1)
    seat = match.to_move
    assert seat is not None
    plans = game.plans(match.state, seat)
    told = [game.underrated(match.state, seat, plan) for plan in plans]
    assert any(told)
    for twice in (False, True):
        found = tried(game, match.state, seat, plans, Budget(8, 0.0, 1, twice), 0.0, Dice(1))
        for one in found:
            assert one.misjudged == (told[plans.index(one.plan)] if twice else 0.0)


def poor_and_rich() -> tuple[int, Action, list[State]]:
    """Whoever begins a game of Palazzo with one card, and with six of the best; and what turns tiles over."""
    palazzo = bouwmeester.load("palazzo")
    match = played_for_a_while(palazzo, 2, 1, 1)
    seat = match.to_move
    assert seat is not None
    (tiles,) = [action for action in match.legal() if action.text == "tiles"]
    tables = []
    for cards in (["florin 3"], ["florin 7", "florin 7", "florin 6", "florin 6", "florin 5", "florin 4"]):
        position = json.loads(json.dumps(match.position()))
        for at, hand in enumerate(position["players"].values()):
            hand["hand"] = hand["known"] = cards if at == seat else ["grosso 3", "ducat 3", "certificate"]
        tables.append(Match.at(palazzo, position).state)
    return seat, tiles, tables


def test_whoever_is_poor_had_better_take_money_and_whoever_is_rich_turn_tiles_over() -> None:
    palazzo = bouwmeester.load("palazzo")
    seat, tiles, tables = poor_and_rich()
    poor, rich = [palazzo.underrated(table, seat, [tiles]) for table in tables]
    assert poor < -2.0
    assert rich > poor + 2.0


def test_whoever_advises_knows_that_too() -> None:
    palazzo = bouwmeester.load("palazzo")
    net = net_for(palazzo, 2)
    seat, tiles, tables = poor_and_rich()
    told = []
    for table in tables:
        ((share,),) = compared(palazzo, net, table, seat, [[tiles]], 1, Dice(5))
        dice = Dice(5)
        trial = palazzo.resample(table, seat, dice)
        play_on(palazzo, trial, [tiles], 1, Dice(dice.randrange(SEEDS)))
        told.append(share - known(palazzo, net, trial)[seat])
    poor, rich = told
    assert poor < -0.05
    assert rich > poor + 0.1


@pytest.mark.parametrize("name", ["palazzo", "caylus"])
def test_tries_that_end_with_what_was_learned_choose_otherwise_and_always_the_same(name: str) -> None:
    game = bouwmeester.load(name)
    others = 0
    for seed in range(12):
        match = played_for_a_while(game, 2, seed, 100)
        seat = match.to_move
        assert seat is not None
        by_points, learned, again = [
            Searcher("", Budget(24, 0.0, 1), 0.0, seed, "", kind).plan(game, match.state, seat, match.legal())
            for kind in (False, True, True)
        ]
        assert learned == again
        others += learned != by_points
    assert others


# Short tournaments; the real figures are in docs/bots.md.


def share(game: str, first: str, second: str, games: int, seats: int = 2) -> float:
    duel = Duel(game, seats, first, second, 1, {})
    list(duel.play(games // seats, 1))
    return duel.wins / duel.games


@pytest.mark.tournament
@pytest.mark.parametrize(("game", "games"), [("palazzo", 20), ("caylus", 10), ("potzklotz", 20)])
def test_the_lowest_level_is_not_blind(game: str, games: int) -> None:
    assert share(game, "level-1", "uniform", games) >= 0.85


@pytest.mark.tournament
@pytest.mark.parametrize(("game", "games"), [("palazzo", 8), ("caylus", 4)])
def test_searching_beats_looking_one_step_ahead(game: str, games: int) -> None:
    assert share(game, "level-4", "greedy", games) >= 0.75
    assert share(game, "level-4", "greedy", 4, seats=4) >= 0.5


@pytest.mark.tournament
@pytest.mark.parametrize(("game", "games"), [("palazzo", 8), ("caylus", 4)])
def test_high_levels_beat_low_ones(game: str, games: int) -> None:
    assert share(game, "level-4", "level-1", games // 2) >= 0.75
    assert share(game, "level-3", "level-1", games) >= 0.6


def test_levels_are_known_in_every_game() -> None:
    for game in bouwmeester.names():
        assert set(LEVEL_NAMES) <= set(players(game))


# Players from outside, ratings, and going on.

READER = Path(__file__).parents[1] / "examples" / "bots" / "reader.py"


def test_a_command_can_play() -> None:
    """Whatever speaks the messages of docs/outside-bots.md."""
    name = f"run:{shlex.join([sys.executable, str(READER)])}"
    duel = Duel("palazzo", 2, name, "greedy", 1, {})
    assert list(duel.play(1, 1)) == [1]
    assert duel.games == 2
    assert not referee_of(name).failures
    send_home()


def test_a_command_that_ends_costs_its_own_moves_and_not_the_match() -> None:
    """One that has said hello; another is not measured at all."""
    hello = json.dumps({"type": "hello", "protocol": PROTOCOL, "bot": "brief"})
    name = f"run:{shlex.join([sys.executable, '-c', f'print({hello!r}, flush=True); input()'])}"
    duel = Duel("palazzo", 2, name, "greedy", 1, {})
    assert list(duel.play(1, 1)) == [1]
    assert referee_of(name).failures["gone"] > 5
    send_home()


@pytest.mark.tournament
def test_a_duel_goes_on_where_it_was() -> None:
    whole = Duel("palazzo", 2, "greedy", "uniform", 3, {})
    list(whole.play(4, 1))
    half = Duel("palazzo", 2, "greedy", "uniform", 3, {})
    list(half.play(2, 1))
    rest = Duel("palazzo", 2, "greedy", "uniform", 3, {})
    rest.go_on(json.loads(json.dumps(half.json())))
    assert list(rest.play(4, 1)) == [3, 4]
    for what in ("games", "wins", "mean_scores", "rounds", "interval"):
        assert rest.json()[what] == pytest.approx(whole.json()[what])


@pytest.mark.tournament
def test_many_bots_are_rated_at_once(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    told = ["arena", "palazzo", "greedy", "uniform", "level-1", "--games", "4", "--processes", "1"]
    assert main([*told, "--keep", str(tmp_path / "kept.json")]) == 0
    rated = [line for line in capsys.readouterr().out.splitlines() if "±" in line]
    assert len(rated) == 3
    assert rated[-1].endswith("uniform")
    assert len(json.loads((tmp_path / "kept.json").read_text())) == 3


# The end, worked out.


def test_the_last_turn_of_caylus_is_played_as_well_as_can_be() -> None:
    """Whatever the other does: the plan that is found leads at least as far as any other."""
    game = bouwmeester.load("caylus")
    worked_out = 0
    for seed in range(12):
        match = played_for_a_while(game, 2, seed, 100_000)
        while match.log:
            match.undo()
            seat = match.to_move
            if not game.surely_last(match.state):
                break
            if seat is None or len(match.legal()) < 2:
                continue
            plans = game.plans(match.state, seat)
            best = Exact(game, 20_000, 0.0).best(match.state, seat, plans)
            if best is None:
                break
            leads = [searched_through(game, match.state, seat, plan) for plan in plans]
            assert searched_through(game, match.state, seat, best) == max(leads)
            worked_out += 1
            break
    assert worked_out > 2


def searched_through(game: Game[State], s: State, seat: int, plan: list[Action]) -> float:
    """By how much a seat wins after a plan, if all play as well as can be: every line, with nothing left out."""
    then = s.copy()
    for action in plan:
        apply(game, then, action)
    if not then.agenda:
        outcome = game.outcome(then)
        assert outcome is not None
        ahead = outcome.scores[seat] - outcome.scores[1 - seat]
        return ahead + 1000 * ((ahead > 0) - (ahead < 0))
    actor = step_now(game, then).actor(then)
    leads = [searched_through(game, then, seat, further) for further in game.plans(then, actor)]
    return max(leads) if actor == seat else min(leads)


@pytest.mark.tournament
def test_a_turn_that_is_surely_the_last_is() -> None:
    game = bouwmeester.load("caylus")
    for seed in range(8):
        match = played_for_a_while(game, 2, seed, 100_000)
        last = match.view()["turn"]
        told = 0
        while match.log and match.view()["turn"] == last:
            match.undo()
            told += game.surely_last(match.state)
        assert told
        while len(match.log) > 20:
            match.undo()
            if match.view()["turn"] != last:
                assert not game.surely_last(match.state)
