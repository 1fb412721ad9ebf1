"""What a seat sees in numbers: described, the same for ever, and never more than it may know."""

import json
import random

import numpy as np
import pytest

import bouwmeester
from bouwmeester import CHANCE, BadOption
from bouwmeester.core.chance import Dice
from bouwmeester.core.observation import Observation
from bouwmeester.research.encoding import Encoder, mask, names
from tests.conformance.walk import GAMES, TABLES, walk
from tests.research.regenerate import ENCODINGS, GOLDEN, HOUSE, counted, vectors

#: Pairs of a state and its twin for each game: in `make test`, and in `make soak`.
PAIRS = 300
SOAK_PAIRS = 10_000
#: With these, more is open or hidden than usually.
OPTIONS: dict[str, list[dict[str, object]]] = {
    "palazzo": [{}, {"money": "open"}],
    "caylus": [{}, {"favours": "points", "jeweller": "with"}],
    "potzklotz": [{}, {"mode": "expert"}, {"out_of_turn": "yes", "turning": "allowed"}, {"hands": "open"}],
}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_number_is_in_its_range_and_absent_seats_are_empty(name: str, seats: int) -> None:
    game = bouwmeester.load(name)
    observation = game.observation()
    ones = [place for place, most in enumerate(observation.most()) if most == 1]
    present = [observation.places("seat.present", seat).start for seat in range(observation.most_seats)]
    to_move = [observation.places("seat.to-move", seat).start for seat in range(observation.most_seats)]
    for number, match in enumerate(walk(name, seats, 31)):
        if number % 3:
            continue
        viewer = number // 3 % seats
        out = counted(name, match, viewer)
        assert all(0 <= count <= 255 for count in out)
        assert all(out[place] <= 1 for place in ones)
        assert [out[place] for place in present] == [1] * seats + [0] * (observation.most_seats - seats)
        assert not any(out[observation.table_size + seats * observation.seat_size :])
        moves = [out[place] for place in to_move]
        if match.to_move in (None, CHANCE):
            assert sum(moves) == 0
        else:
            assert moves.index(1) == (match.to_move - viewer) % seats


@pytest.mark.parametrize("name", HOUSE)
def test_the_description_is_published(name: str) -> None:
    observation = bouwmeester.load(name).observation()
    published = json.loads((ENCODINGS / f"{observation.name}.json").read_text())
    assert published == observation.json(), "write it again: python -m tests.research.regenerate"


def described(observation: Observation) -> list[str]:
    return [f"table.{block.name}" for block in observation.table] + [
        f"seat.{block.name}" for block in observation.seat
    ]


@pytest.mark.parametrize("name", HOUSE)
def test_blocks_follow_each_other_without_gaps_and_say_what_they_mean(name: str) -> None:
    observation = bouwmeester.load(name).observation()
    places = [place for block in described(observation) for place in observation.places(block)]
    assert places == list(range(observation.table_size + observation.seat_size))
    assert len(observation.most()) == observation.size
    for block in (*observation.table, *observation.seat):
        assert len(block.meaning) > 4
        assert len(block.words) in (0, block.size)
    with pytest.raises(KeyError):
        observation.places("seat.shoe-size")


@pytest.mark.parametrize("name", HOUSE)
def test_golden_vectors_stay_what_they_are(name: str) -> None:
    """Whoever has learned with an encoding relies on it: another vector is another encoding, with another name."""
    observation = bouwmeester.load(name).observation()
    golden = json.loads((GOLDEN / f"{observation.name}.json").read_text())
    assert golden == vectors(name)


def resampled_pairs(name: str, pairs: int, seed: int) -> None:
    """Whatever a seat cannot know is drawn anew, and nothing in its numbers changes, nor in what it may do."""
    game = bouwmeester.load(name)
    encoder, features = Encoder(game), Encoder(game, names(game)[1])
    dice = random.Random(seed)
    tried = 0
    number = 0
    while tried < pairs:
        options = OPTIONS[name][number % len(OPTIONS[name])]
        seats = game.seats[number % len(game.seats)]
        if options.get("mode") == "expert":
            seats = min(seats, 4)
        match = bouwmeester.Match(game, seats, options)
        number += 1
        match.run_chance(dice)
        while match.to_move is not None and tried < pairs:
            seat = dice.randrange(seats)
            world = game.resample(match.state, seat, dice)
            assert np.array_equal(encoder.seen(match.state, seat), encoder.seen(world, seat))
            if not tried % 5:
                assert np.array_equal(features.seen(match.state, seat), features.seen(world, seat))
            tried += 1
            match.play(dice.choice(match.legal()))
            match.run_chance(dice)


@pytest.mark.parametrize("name", HOUSE)
def test_what_a_seat_cannot_know_is_not_in_its_numbers(name: str) -> None:
    resampled_pairs(name, PAIRS, 1)


@pytest.mark.soak
@pytest.mark.parametrize("name", HOUSE)
def test_the_same_for_very_many(name: str) -> None:
    resampled_pairs(name, SOAK_PAIRS, 2)


def test_the_test_of_secrets_sees_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """A viewer's row of another seat's true hand does change when it is drawn anew."""
    game = bouwmeester.load("palazzo")
    encoder = Encoder(game)
    dice = random.Random(3)
    match = bouwmeester.Match(game, 2)
    match.run_chance(dice)
    worlds = [game.resample(match.state, 0, dice) for _ in range(10)]
    assert any(not np.array_equal(encoder.seen(match.state, 1), encoder.seen(world, 1)) for world in worlds)


@pytest.mark.parametrize("name", GAMES)
def test_the_mask_is_the_list(name: str) -> None:
    for match in walk(name, 2, 33):
        flags = mask(match.game, match.legal())
        assert flags.dtype == np.int8
        assert np.flatnonzero(flags).tolist() == [action.id for action in match.legal()]


@pytest.mark.parametrize("name", GAMES)
def test_an_encoder_writes_counts_divided_by_their_most_into_the_given_row(name: str) -> None:
    game = bouwmeester.load(name)
    match = bouwmeester.Match(game)
    match.run_chance(Dice(4))
    encoder = Encoder(game)
    rows = np.full((3, encoder.size), 9, np.float32)
    encoder.write(match.state, 1, rows[1])
    assert rows[0].tolist() == rows[2].tolist() == [9] * encoder.size
    counts = np.array(counted(name, match, 1))
    assert np.array_equal(rows[1], (counts / np.array(game.observation().most())).astype(np.float32))
    assert (rows[1] <= encoder.high()).all()


def test_the_features_of_our_own_bots_are_an_encoding_too() -> None:
    game = bouwmeester.load("palazzo")
    match = bouwmeester.Match(game)
    match.run_chance(Dice(4))
    encoder = Encoder(game, "palazzo-1")
    out = [0.0] * game.encoding().size
    game.features(match.state, 0, out)
    assert np.array_equal(encoder.seen(match.state, 0), np.array(out, np.float32))
    with pytest.raises(BadOption, match="palazzo-2, palazzo-1"):
        Encoder(game, "palazzo-9")
