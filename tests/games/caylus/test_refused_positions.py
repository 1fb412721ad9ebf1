"""Positions of Caylus that cannot come about: each is refused with place and reason, and none breaks the reader."""

import json
import random
from typing import Any

import pytest

from bouwmeester import BadPosition, Match
from tests.conformance.test_positions import spoil
from tests.games.caylus.table import AFTER, CAYLUS, SPECIAL, Players

PLAYERS: dict[str, object] = {"a": {}, "b": {}}
PASSED: dict[str, object] = {"players": PLAYERS, "passed": ["a", "b"]}


@pytest.mark.parametrize(
    "position",
    [
        {"players": PLAYERS, "special": {"gate": []}},
        {"players": PLAYERS, "passed": [{}]},
        {"players": PLAYERS, "castle": [[]]},
        {"players": PLAYERS, "order": [["a"], "b"]},
        {"players": PLAYERS, "road": {"1": {"tile": "forest", "worker": []}}},
        {**PASSED, "castle": ["a"], "agenda": ["most-batches", "castle-home", "end"]},
        {**PASSED, "castle": ["a"], "agenda": ["delivery a 0 0 0 0 0 " + "9" * 5000, "most-batches", "end"]},
        {**PASSED, "bailiff": 12, "counted": [], "agenda": ["castle", "counted dungeon", "next"]},
        {**PASSED, "bailiff": 26, "turn": 11, "agenda": []},
        {
            "players": {"a": {"houses": {"dungeon": 2}}, "b": {"batches": 5, "points": 9, "houses": {"dungeon": 1}}},
            "passed": ["a", "b"],
            "bailiff": 12,
            "counted": [],
            "agenda": ["favour a", "count b dungeon", "counted dungeon", "next"],
        },
    ],
)
def test_it_is_refused(position: dict[str, object]) -> None:
    with pytest.raises(BadPosition) as refused:
        Match.at(CAYLUS, position)
    assert refused.value.reason


# Phases, by what is still to come.
GATE = [*SPECIAL[1:], *AFTER]
JOUST = [*SPECIAL[4:], *AFTER]
INN = AFTER
BRIBES = AFTER[1:]
CASTLE = ["end"]


def at_space(space: int) -> list[str]:
    return [f"road {space}", "castle", "end"]


def one(**a: object) -> Players:
    return {"a": a, "b": {}}


def row(name: str, column: int, *used: str) -> dict[str, Any]:
    """A marker, and the rows used in this phase (whose markers are on column 1 at least)."""
    return {"favours": {**dict.fromkeys(used, 1), name: column}, "rows_used": list(used)}


CARPENTER = {"8": {"worker": "a"}}
MASON = {"9": {"tile": "mason", "owner": "b", "worker": "a"}}
CHURCH = {**MASON, "10": {"tile": "church", "owner": "a"}}
HOMES = {"1": {"tile": "residence", "owner": "a"}, "2": {"tile": "residence", "owner": "a"}}
LAWYER = {"9": {"tile": "lawyer", "owner": "b", "worker": "a"}}
WAITING = {"3": {"tile": "forest", "worker": "b", "residence_for": "a"}}
DUNGEON = ["count b dungeon", "counted dungeon", "next"]
WALLS = ["count b walls", "counted walls", "next"]
FIVE = {"houses": {"walls": 5}}

#: Players, the rest, the agenda; where it is wrong, and a word of the reason.
IMPOSSIBLE: list[tuple[Players, dict[str, object], list[str], str, str]] = [
    # What an effect leads to: its row must be used, its marker far enough, and there must be favours at all.
    (one(wood=1), {}, ["pay-any a marketplace", *JOUST], "players.a.rows_used", "lacks the row"),
    (
        one(wood=1, **row("buildings", 1, "buildings")),
        {},
        ["pay-any a marketplace", *JOUST],
        "players.a.favours",
        "2",
    ),
    (
        one(**row("resources", 3, "resources")),
        {"bailiff": 12},
        ["picking a 2 food", *JOUST],
        "players.a.favours",
        "4",
    ),
    (
        one(**row("prestige", 4, "prestige")),
        {"bailiff": 12},
        ["picking a 2 food", *JOUST],
        "players.a.rows_used",
        "l",
    ),
    (
        one(**row("resources", 4, "resources")),
        {"bailiff": 12},
        ["picking a 1 cloth", *JOUST],
        "players.a.cloth",
        "taken",
    ),
    (
        one(**row("buildings", 4, "buildings")),
        {"bailiff": 18, "road": HOMES},
        ["plot a statue", *JOUST],
        "players.a.favours",
        "column 5",
    ),
    (one(wood=1), {"options": {"favours": "points"}}, ["pay-any a marketplace", *JOUST], "options", "points"),
    (one(), {"options": {"favours": "points"}}, ["favour a", *JOUST], "options", "points"),
    # Grants and rows used: as many as favours were given.
    (one(), {}, ["favour a", "grant a", *JOUST], "agenda", "so many"),
    (one(**row("money", 1, "money")), {}, ["favour a", *JOUST], "players.a.rows_used", "so many"),
    (one(**row("money", 1, "money", "prestige")), {}, ["effect a money", *JOUST], "players.a.rows_used", "so many"),
    (
        one(**row("buildings", 2, "buildings")),
        {"road": CHURCH},
        ["favour a", *JOUST],
        "players.a.rows_used",
        "so many",
    ),
    (one(houses={"dungeon": 2}), {"bailiff": 12, "counted": []}, ["favour a", "grant a", *DUNGEON], "agenda", "many"),
    (one(**FIVE), {"bailiff": 18, "counted": ["dungeon"]}, ["favour a", *WALLS], "agenda", "3 favours are given"),
    (
        {"a": FIVE, "b": row("money", 1, "money")},
        {"bailiff": 18, "counted": ["dungeon"]},
        ["favour a", "grant a", "grant a", *WALLS],
        "players.b.rows_used",
        "so many",
    ),
    (one(**row("money", 1, "money")), {"special": {"gate": "b"}}, ["gate b", *GATE], "players.a.rows_used", "no fav"),
    ({"a": {}, "b": row("money", 1, "money")}, {}, ["favour a", *JOUST], "players.b.rows_used", "no favour"),
    (
        one(food=1, **row("money", 1, "money")),
        {"castle": ["a"]},
        ["delivery a 0 0 0 0 0 0", "most-batches", *CASTLE],
        "players.a.rows_used",
        "no favour",
    ),
    (
        one(wood=1, **row("money", 1, "money")),
        {"road": {"5": {"tile": "neutral-marketplace", "worker": "a"}}},
        ["sale a neutral-marketplace", *at_space(5)],
        "players.a.rows_used",
        "no favour",
    ),
    # The provost stands with the bailiff until the guild, and goes three spaces a move.
    (one(), {"special": {"gate": "a"}, "provost": 7}, ["gate a", *GATE], "provost", "with the bailiff"),
    (one(), {"special": {"guild": "a"}, "provost": 7}, ["guild a", *SPECIAL[3:], *AFTER], "provost", "bailiff"),
    (one(), {"inn": {"guest": "a"}, "provost": 10}, ["inn a", *INN], "provost", "3 spaces"),
    (one(), {"provost": 10}, ["bribe a", "bribe b", *BRIBES], "provost", "3 spaces"),
    (one(), {"provost": 13}, ["bribe b", *BRIBES], "provost", "6 spaces"),
    (
        one(wood=1),
        {"road": {"5": {"tile": "neutral-marketplace", "worker": "a"}}, "provost": 16},
        ["sale a neutral-marketplace", *at_space(5)],
        "provost",
        "9 spaces",
    ),
    # Sections: a full one is counted when its turn ends.
    (
        {"a": {}, "b": {"houses": {"dungeon": 6}}},
        {"castle": ["a"], "counted": []},
        ["delivery a 0 0 0 0 0 0", "most-batches", *CASTLE],
        "counted",
        "were full",
    ),
    (
        {"a": {"houses": {"walls": 1}, "batches": 1}, "b": {"houses": {"dungeon": 6}}},
        {"castle": ["a"], "counted": []},
        ["delivery a 1 0 0 0 0 0", "most-batches", *CASTLE],
        "counted",
        "were full",
    ),
    (
        {"a": {"houses": {"dungeon": 1}, "batches": 2}, "b": {"houses": {"dungeon": 5, "walls": 1}, "batches": 1}},
        {"castle": ["b", "a"], "counted": []},
        ["delivery a 2 0 0 0 0 0", "most-batches", *CASTLE],
        "players.a.houses.walls",
        "fewer",
    ),
    (
        one(houses={"dungeon": 2}),
        {"bailiff": 14, "counted": []},
        ["favour a", *DUNGEON],
        "counted",
        "past the dungeon",
    ),
    (one(), {"castle": ["a"]}, ["favour a", "castle-home", *CASTLE], "players.a.houses", "delivered a batch"),
    # Buildings.
    (
        one(cloth=4, gold=2),
        {"road": {"9": {"tile": "alchemist", "owner": "b", "worker": "a"}}, "provost": 9},
        ["giving a 4 cloth", *at_space(9)],
        "agenda",
        "not owed",
    ),
    (
        one(cloth=4, gold=1),
        {"road": {"9": {"tile": "alchemist", "owner": "b", "worker": "a"}}, "provost": 9},
        ["giving a 3 cloth", *at_space(9)],
        "agenda",
        "not owed",
    ),
    (
        one(food=1, deniers=1),
        {"road": {"9": {"tile": "wood-peddler", "owner": "b", "worker": "a"}}, "provost": 9},
        ["peddling a wood-peddler stone", *at_space(9)],
        "players.a.stone",
        "bought",
    ),
    (one(), {"road": CARPENTER, "provost": 8}, ["favour a", *at_space(8)], "agenda", "nothing was built"),
    (one(), {"road": MASON, "provost": 9}, ["favour a", *at_space(9)], "agenda", "nothing was built"),
    (one(), {"road": CHURCH, "provost": 9}, ["favour a", "grant a", *at_space(9)], "agenda", "so many"),
    (
        one(wood=1),
        {"road": CHURCH, "provost": 9},
        ["pay-any a marketplace", *at_space(9)],
        "players.a.rows_used",
        "lacks",
    ),
    # Tiles that wait to be residences, by a lawyer that cannot have been.
    (
        one(cloth=1, deniers=1),
        {"road": WAITING, "special": {"joust-field": "a"}},
        ["joust a", *JOUST],
        "road",
        "no tile can wait",
    ),
    (one(), {"road": WAITING}, ["bribe b", *BRIBES], "players.a.favours.buildings", "short of the lawyer"),
    (
        one(**row("buildings", 4, "buildings")),
        {"bailiff": 12, "road": WAITING},
        ["effect a buildings", *JOUST],
        "road",
        "no tile can wait",
    ),
    (
        one(favours={"buildings": 4}),
        {"bailiff": 12, "road": WAITING, "inn": {"guest": "b"}},
        ["inn b", *INN],
        "players.a.rows_used",
        "lacks",
    ),
    (
        one(cloth=1, deniers=1),
        {
            "road": {**LAWYER, "10": {"tile": "quarry", "owner": "a", "worker": "b", "residence_for": "a"}},
            "provost": 9,
        },
        ["lawyer a", *at_space(9)],
        "players.a.favours.buildings",
        "none has worked",
    ),
]


@pytest.mark.parametrize(("players", "rest", "agenda", "where", "reason"), IMPOSSIBLE)
def test_no_play_leads_there(
    players: Players, rest: dict[str, object], agenda: list[str], where: str, reason: str
) -> None:
    with pytest.raises(BadPosition, match=reason) as refused:
        Match.at(CAYLUS, {"players": players, "passed": ["a", "b"], "agenda": agenda, **rest})
    assert refused.value.where == where


def test_places_are_said_as_the_position_wrote_them() -> None:
    """Also where the names are those of other seats."""
    with pytest.raises(BadPosition) as refused:
        Match.at(CAYLUS, {"players": {"bram": {}, "anne": {"favours": {"money": 3}}}})
    assert str(refused.value) == "players.anne.favours: columns after 2 are still locked"
    with pytest.raises(BadPosition) as refused:
        Match.at(CAYLUS, {"players": {"Zoë": {"batches": 1}, "Yan": {}}})
    assert refused.value.where == "players.Zoë.batches"


@pytest.mark.parametrize("number", range(4))
def test_a_rich_game_spoilt_is_refused_in_its_own_words(number: int) -> None:
    """Every step is reached from full hands; what the reader does not foresee would come up with no place."""
    rng = random.Random(number)
    names = ["anne", "bram", "cora", "dirk", "els"][: 2 + number]
    kinds = ("deniers", "food", "wood", "stone", "cloth", "gold")
    match = Match.at(CAYLUS, {"players": {n: {k: rng.randrange(20) for k in kinds} for n in names}, "bailiff": 12})
    while match.to_move is not None:
        position = json.loads(json.dumps(match.position()))
        for _ in range(rng.randint(1, 3)):
            spoil(position, rng)
        try:
            Match.at(CAYLUS, position)
        except BadPosition as refused:
            if "fit together" in refused.reason:
                raise
        legal = match.legal()
        lazy = len(legal) > 1 and legal[-1].text in ("pass", "skip", "stop", "home")
        match.play(rng.choice(legal[:-1] if lazy and rng.random() < 0.7 else legal))
