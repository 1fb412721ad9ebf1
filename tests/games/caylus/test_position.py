"""Positions: what the defaults are, and what is refused. [docs/position-caylus.md]"""

import json
import random
import re
from importlib import resources
from typing import Any

import pytest

from bouwmeester import BadPosition, Match
from bouwmeester.bots import bot
from bouwmeester.core.engine import explain
from bouwmeester.games.caylus.material import TILES
from tests.games.caylus.table import AFTER, CAYLUS, PAIR, SPECIAL, TRIO, now, put, road, tile

PLACING = ["placing anne", *SPECIAL, *AFTER]
ALL = ["anne", "bram"]


def test_the_defaults_are_the_board_before_the_first_worker() -> None:
    match = put(TRIO)
    assert now(match) == "placing anne"
    assert [tile(match, space) for space in (1, 6, 7, 9)] == ["neutral-farm", "neutral-carpenter", "peddler", None]
    assert (match.position()["turn"], match.position()["bailiff"]) == (1, 6)


def test_neutral_tiles_fill_the_spaces_that_are_not_mentioned() -> None:
    match = put(PAIR, road={"2": "neutral-farm", "3": {"tile": "residence", "owner": "anne"}})
    tiles = [tile(match, space) for space in range(1, 7)]
    assert tiles[0] == "forest"
    assert tiles[3:] == ["neutral-sawmill", "neutral-quarry", "neutral-marketplace"]


#: What is wrong, and a word of the reason.
REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"order": ["anne"]}, "every player"),
    ({"order": ["anne", "anne"]}, "twice"),
    ({"order": ["anne", "zoe"]}, "not a player"),
    ({"road": {"7": "carpenter"}}, "cannot be|is not there"),
    ({"road": {"9": "peddler"}}, "cannot be there"),
    ({"road": {"9": "mason"}}, "needs an owner"),
    ({"road": {"1": {"tile": "forest", "owner": "anne"}}}, "has no owner"),
    ({"road": {"1": {"tile": "mason", "owner": "anne"}}}, "only a residence"),
    ({"road": {"9": "forest"}}, "never empty"),
    ({"road": {"6": {"tile": "residence", "owner": "anne"}, "9": "forest"}}, "neutral tiles lie"),
    ({"road": {"1": "forest", "2": "forest"}}, "twice"),
    ({"road": {"9": {"tile": "mason", "owner": "anne"}, "10": {"tile": "mason", "owner": "bram"}}}, "more often"),
    ({"road": {"9": {"tile": "jeweller", "owner": "anne"}}}, "more often"),
    ({"road": {"29": "mason"}}, "means nothing"),
    ({"road": {"9": {"tile": "castle", "owner": "anne"}}}, "not a tile"),
    ({"road": {"1": {"tile": "statue", "owner": "anne", "worker": "bram"}}}, "no worker"),
    ({"road": {"1": {"tile": "forest", "residence_for": "anne"}}}, "residence already"),
    ({"bailiff": 5}, "cannot stand"),
    ({"bailiff": 12, "turn": 2}, "cannot stand"),
    ({"provost": 9}, "with the bailiff"),
    ({"counted": ["walls"]}, "in order"),
    ({"counted": ["dungeon"]}, "too early"),
    ({"bailiff": 18, "counted": ["dungeon"]}, "not counted"),
    ({"castle": ["anne", "anne"]}, "twice"),
    ({"stables": ["anne"]}, "two players"),
    ({"passed": ["anne"], "agenda": PLACING}, "has passed"),
    ({"passed": ALL}, "agenda must say"),
    ({"agenda": []}, "over"),
    ({"agenda": ["placing anne"]}, "do not follow"),
    ({"agenda": ["placing anne", *AFTER]}, "do not follow"),
    ({"agenda": ["gate anne", *SPECIAL[1:], *AFTER], "passed": ALL}, "no worker there"),
    ({"agenda": ["gate anne", *SPECIAL[1:], *AFTER], "special": {"gate": "anne"}}, "everyone has passed"),
    ({"agenda": ["joust anne", *SPECIAL[4:], *AFTER], "passed": ALL, "special": {"joust-field": "anne"}}, "denier"),
    ({"agenda": ["inn anne", *AFTER], "passed": ALL}, "no guest"),
    ({"agenda": ["bribe bram", "bribe anne", *AFTER[1:]], "passed": ALL}, "order of passing"),
    ({"agenda": ["bribe bram", *AFTER[1:]], "passed": ALL, "special": {"guild": "anne"}}, "gone home"),
    ({"agenda": ["sale anne neutral-marketplace", "road 5", "castle", "end"], "passed": ALL}, "no worker on"),
    ({"agenda": ["delivery anne 0 0 0 0 0 0", "most-batches", "end"], "passed": ALL}, "does not fit"),
    ({"agenda": ["favour anne", "counted dungeon", "next"], "passed": ALL, "bailiff": 12, "counted": []}, "count"),
    ({"agenda": ["favour anne", "castle-home", "end"], "passed": ALL}, "has a worker"),
    ({"agenda": ["income"]}, "set-up"),
    ({"agenda": ["neutral", "income"]}, "set-up"),
]


@pytest.mark.parametrize(("wrong", "reason"), REFUSED)
def test_what_cannot_be_is_refused_with_a_reason(wrong: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        Match.at(CAYLUS, {"players": PAIR, **wrong})


@pytest.mark.parametrize(
    ("player", "reason"),
    [
        ({"deniers": -1}, "wanted"),
        ({"silver": 2}, "means nothing"),
        ({"favours": {"money": 3}}, "locked"),
        ({"favours": {"luck": 1}}, "means nothing"),
        ({"rows_used": ["money"]}, "marker"),
        ({"favours": {"money": 1}, "rows_used": ["money"]}, "no favour"),
        ({"houses": {"walls": 1}}, "neither full nor counted"),
        ({"houses": {"dungeon": 7}}, "wanted"),
        ({"houses": {"dungeon": 6}}, None),
        ({"batches": 1}, "phase 6"),
    ],
)
def test_what_nobody_can_have(player: dict[str, Any], reason: str | None) -> None:
    position = {"players": {"anne": player, "bram": {}}}
    if reason is None:
        assert Match.at(CAYLUS, position).position()["counted"] == ["dungeon"]
        return
    with pytest.raises(BadPosition, match=reason):
        Match.at(CAYLUS, position)


def test_a_marketplace_by_the_favour_of_a_church_comes_back() -> None:
    match = road(
        {"anne": {"stone": 1, "cloth": 2, "favours": {"buildings": 1}}, "bram": {}},
        provost=9,
        road={"9": {"tile": "mason", "owner": "bram", "worker": "anne"}},
    )
    match.play("build church; favour buildings; build marketplace")
    written = match.position()
    assert Match.at(CAYLUS, written).position() == written


@pytest.mark.parametrize("number", range(8))
def test_rich_games_hold_what_poor_ones_never_come_to(number: int) -> None:
    """Random games from full hands: every position comes back as it was, and every list agrees with the refusals."""
    rng = random.Random(number)
    names = ["anne", "bram", "cora", "dirk", "els"][: 2 + number % 4]
    kinds = ("deniers", "food", "wood", "stone", "cloth", "gold")
    players = {name: {kind: rng.randrange(20) for kind in kinds} for name in names}
    options = {"jeweller": "with", "figures": "printed"} if number % 2 else {}
    match = Match.at(CAYLUS, {"players": players, "options": options, "bailiff": 12})
    while match.to_move is not None:
        legal = match.legal()
        if rng.random() < 0.3:
            written = match.position()
            assert Match.at(CAYLUS, json.loads(json.dumps(written))).position() == written
        if rng.random() < 0.05:
            listed = {action.id for action in legal}
            for action in CAYLUS.catalogue.actions:
                assert (explain(CAYLUS, match.state, action) is None) == (action.id in listed)
        lazy = len(legal) > 1 and legal[-1].text in ("pass", "skip", "stop", "home")
        match.play(rng.choice(legal[:-1] if lazy and rng.random() < 0.7 else legal))


@pytest.mark.parametrize("seats", CAYLUS.seats)
def test_greedy_games_come_back_position_by_position(seats: int) -> None:
    match = Match(CAYLUS, seats)
    rng = random.Random(seats)
    match.run_chance(rng)
    bots = [bot("greedy", seat) for seat in range(seats)]
    while match.to_move is not None:
        written = match.position()
        assert Match.at(CAYLUS, json.loads(json.dumps(written))).position() == written
        seat = match.to_move
        match.play(bots[seat].choose(CAYLUS, CAYLUS.resample(match.state, seat, rng), seat, match.legal()))


def test_the_phases_name_no_tile() -> None:
    """A tile is a line of material.py and perhaps an effect in buildings; the phases know nothing of it."""
    phases = resources.files("bouwmeester.games.caylus.phases")
    words = [word for word in TILES.words if word not in ("peddler", "carpenter")]
    for file in phases.iterdir():
        if file.name.endswith(".py"):
            code = re.sub(r'""".*?"""', "", file.read_text(), flags=re.S)
            for word in words:
                assert f'"{word}"' not in code
                assert f"{word.upper().replace('-', '_')}_TILE" not in code
