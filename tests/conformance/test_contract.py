"""What holds for every game that is on the shelf, at every step of random play, with every number of seats."""

import json
import random
import re
from importlib import resources

import pytest

import bouwmeester
from bouwmeester import CHANCE, IllegalAction, Match
from bouwmeester.core.engine import explain, step_now
from tests.conformance.walk import GAMES, TABLES, columns, finished, frozen, walk

EVERY_TABLE = pytest.mark.parametrize(("name", "seats"), TABLES)
EVERY_GAME = pytest.mark.parametrize("name", GAMES)


@EVERY_TABLE
def test_options_are_there_sorted_unique_and_free_of_effects(name: str, seats: int) -> None:
    for match in walk(name, seats, 1):
        before = frozen(match.state)
        ids = [action.id for action in match.legal()]
        assert ids == sorted(set(ids))
        assert bool(ids) == (match.to_move is not None)
        assert frozen(match.state) == before


@EVERY_TABLE
def test_chance_gives_every_option_some_weight(name: str, seats: int) -> None:
    for match in walk(name, seats, 2):
        if match.to_move == CHANCE:
            weights = step_now(match.game, match.state).weights(match.state)
            assert len(weights) == len(match.legal())
            assert min(weights) > 0
        elif match.to_move is not None:
            assert 0 <= match.to_move < seats


@EVERY_TABLE
def test_an_action_is_an_option_exactly_when_nothing_refuses_it(name: str, seats: int) -> None:
    for number, match in enumerate(walk(name, seats, 3)):
        if number % 5 and len(match.legal()) > 1:
            continue
        legal = {action.id for action in match.legal()}
        for action in match.game.catalogue.actions:
            why = explain(match.game, match.state, action)
            assert (why is None) == (action.id in legal), (action, why, match.position())


@EVERY_TABLE
def test_a_refused_action_changes_nothing(name: str, seats: int) -> None:
    rng = random.Random(4)
    for match in walk(name, seats, 4):
        legal = match.legal()
        action = rng.choice(match.game.catalogue.actions)
        if action in legal:
            continue
        before, lines = frozen(match.state), len(match.log)
        with pytest.raises(IllegalAction) as refused:
            match.play(action)
        assert frozen(match.state) == before
        assert len(match.log) == lines
        assert repr(refused.value.why) == repr(match.refusal(action.text))


@EVERY_TABLE
def test_a_copy_forgets_no_column_and_shares_nothing_that_changes(name: str, seats: int) -> None:
    for match in walk(name, seats, 5):
        twin = match.copy()
        assert columns(twin.state) == columns(match.state)
        if match.to_move is None:
            return
        before = frozen(match.state)
        twin.play(twin.legal()[-1])
        assert frozen(match.state) == before
        assert len(twin.log) == len(match.log) + 1


@EVERY_TABLE
def test_a_position_put_on_the_table_is_the_same_state(name: str, seats: int) -> None:
    game = bouwmeester.load(name)
    for match in walk(name, seats, 6):
        written = json.loads(json.dumps(match.position()))
        again = Match.at(game, written)
        assert columns(again.state) == columns(match.state)
        assert again.position() == match.position()
        assert again.legal() == match.legal()


@EVERY_TABLE
def test_a_record_replays_to_the_same_state(name: str, seats: int) -> None:
    match = finished(name, seats, 7)
    again = Match.load(match.save())
    assert columns(again.state) == columns(match.state)
    assert again.save() == match.save()


@EVERY_TABLE
def test_a_record_of_an_unfinished_match_goes_on(name: str, seats: int) -> None:
    for number, match in enumerate(walk(name, seats, 8)):
        if number == 40 or match.to_move is None:
            again = Match.load(match.save())
            assert columns(again.state) == columns(match.state)
            return


@EVERY_TABLE
def test_undo_takes_back_one_line_at_a_time(name: str, seats: int) -> None:
    past = [frozen(match.state) for match in walk(name, seats, 9)]
    match = finished(name, seats, 9)
    for before in past[-2:-40:-1]:
        match.undo()
        assert frozen(match.state) == before


@EVERY_TABLE
def test_what_a_seat_cannot_know_changes_nothing_it_sees(name: str, seats: int) -> None:
    rng = random.Random(10)
    for match in walk(name, seats, 10):
        for seat in range(seats):
            resampled = match.game.resample(match.state, seat, rng)
            assert match.game.view(resampled, seat) == match.view(seat)
            if match.to_move == seat:
                assert step_now(match.game, resampled).options(resampled) == match.legal()


@EVERY_TABLE
def test_a_resampled_state_is_a_whole_position(name: str, seats: int) -> None:
    rng = random.Random(11)
    game = bouwmeester.load(name)
    for number, match in enumerate(walk(name, seats, 11)):
        if number % 5 == 0:
            for seat in range(seats):
                before = frozen(match.state)
                world = Match(game, start=game.resample(match.state, seat, rng))
                assert frozen(match.state) == before
                assert columns(Match.at(game, world.position()).state) == columns(world.state)


@EVERY_TABLE
def test_views_and_outcomes_are_json(name: str, seats: int) -> None:
    for match in walk(name, seats, 12):
        for seat in (None, *range(seats)):
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == view
    outcome = match.outcome
    assert outcome is not None
    assert len(outcome.scores) == len(outcome.ranks) == seats
    assert min(outcome.ranks) == 1
    json.dumps(outcome.details)


@EVERY_GAME
def test_an_action_is_its_id_its_text_and_its_json(name: str) -> None:
    catalogue = bouwmeester.load(name).catalogue
    for place, action in enumerate(catalogue.actions):
        assert action.id == place
        assert catalogue.find(action.text) is action
        assert catalogue.from_json(catalogue.json(action)) is action
    assert len(catalogue) < 1000


@EVERY_TABLE
def test_what_is_called_unseen_is_exactly_what_nobody_else_notices(name: str, seats: int) -> None:
    rng = random.Random(5)
    for match in walk(name, seats, 5):
        actor = match.to_move
        if actor is None or actor == CHANCE:
            continue
        others = [seat for seat in (None, *range(seats)) if seat != actor]
        trial = match.copy()
        heard = trial.listen()
        action = rng.choice(trial.legal())
        trial.play(action)
        noticed = (
            (trial.to_move, trial.asked) != (actor, match.asked)
            or any(event.heard_by(seat) for event in heard for seat in others)
            or any(trial.view(seat) != match.view(seat) for seat in others)
        )
        assert noticed == (action.verb not in match.game.unseen), action.text


@EVERY_GAME
def test_steps_have_names_of_their_own_and_verbs_of_the_catalogue(name: str) -> None:
    game = bouwmeester.load(name)
    names = [step.name for step in game.steps]
    assert len(set(names)) == len(names)
    verbs = {verb.name for verb in game.catalogue.verbs}
    heard = {verb for step in game.steps for verb in step.verbs}
    assert heard == verbs


@pytest.mark.parametrize("name", [name for name in GAMES if name != "nim"])
def test_every_rule_that_is_cited_is_in_the_rules(name: str) -> None:
    game = bouwmeester.load(name)
    rules = numbered_rules(name)
    cited = {reason.rule for reason in game.reasons} | {step.rule for step in game.steps if not step.automatic}
    assert cited <= rules


def numbered_rules(name: str) -> set[str]:
    """The numbers of a game's rules page: "auction.3" is line 3 under the heading auction."""
    text = resources.files(f"bouwmeester.games.{name}").joinpath("rules.md").read_text()
    rules = set()
    for section in re.split(r"^## ", text, flags=re.M)[1:]:
        heading = section.partition("\n")[0].partition(":")[0].strip()
        rules |= {f"{heading}.{number}" for number in re.findall(r"^(\d+)\. ", section, flags=re.M)}
    return rules
