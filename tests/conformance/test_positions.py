"""Positions written by a careless hand: whatever is wrong with one, it is said in the library's own words."""

import json
import random
from collections.abc import Iterator

import pytest

import bouwmeester
from bouwmeester import BadPosition, Match
from tests.conformance.walk import TABLES, walk

#: What may stand anywhere instead of what belongs there, as JSON.
JUNK = (
    "null",
    "true",
    "-1",
    "0",
    "7",
    "1000",
    "9" * 20,
    "0.5",
    '""',
    '"-"',
    '"anne"',
    "[]",
    '["anne"]',
    "{}",
    '{"a": 1}',
)


def junk(rng: random.Random) -> object:
    return json.loads(rng.choice(JUNK))


def holders(value: object) -> Iterator[dict[str, object] | list[object]]:
    """Every object and list in a position, itself included."""
    if isinstance(value, dict | list):
        yield value
        for below in value.values() if isinstance(value, dict) else value:
            yield from holders(below)


def spoil(position: dict[str, object], rng: random.Random) -> None:
    """One slip of the pen: something is left out, doubled, changed, or swapped with its neighbour."""
    holder = rng.choice(list(holders(position)))
    if isinstance(holder, dict):
        if not holder:
            holder["anne"] = junk(rng)
            return
        key = rng.choice(list(holder))
        if rng.random() < 0.3:
            del holder[key]
        else:
            holder[key] = near(holder[key], rng)
        return
    if not holder:
        holder.append(junk(rng))
        return
    place = rng.randrange(len(holder))
    slip = rng.random()
    if slip < 0.3:
        del holder[place]
    elif slip < 0.5:
        holder.insert(place, holder[rng.randrange(len(holder))])
    elif slip < 0.7:
        holder[place - 1], holder[place] = holder[place], holder[place - 1]
    else:
        holder[place] = near(holder[place], rng)


def near(value: object, rng: random.Random) -> object:
    """Something like it, or not at all like it."""
    if isinstance(value, str) and " " in value and rng.random() < 0.7:
        words = value.split()
        words[rng.randrange(len(words))] = rng.choice(["-", "0", "1", "9", "anne", "zoe", *words])
        return " ".join(words)
    if isinstance(value, int) and rng.random() < 0.7:
        return value + rng.choice([-1, 1, 2])
    return junk(rng)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_spoilt_position_is_refused_or_can_be_played(name: str, seats: int) -> None:
    game = bouwmeester.load(name)
    for match in walk(name, seats, 7):
        rng = random.Random(len(match.log))
        if rng.random() < 0.5:
            continue
        for _ in range(4):
            position = json.loads(json.dumps(match.position()))
            for _ in range(rng.randint(1, 3)):
                spoil(position, rng)
            try:
                put = Match.at(game, position)
            except BadPosition:
                continue
            assert (put.to_move is None) == (not put.legal())
            assert Match.at(game, put.position()).position() == put.position()
