"""Caylus in numbers: what is added up for learners, and what is worth the more the longer the game lasts."""

import pytest

from tests.games.caylus.table import CAYLUS, Players, placing

CLOTH: Players = {"anne": {"food": 2, "wood": 1, "cloth": 3, "gold": 1, "deniers": 4}, "bram": {}}


def block(players: Players, name: str, **rest: object) -> list[float]:
    """One block of Anne's."""
    match = placing(players, "anne", **rest)
    encoding = CAYLUS.encoding()
    out = [0.0] * encoding.size
    CAYLUS.features(match.state, 0, out)
    return [out[place] for place in encoding.places(f"seat.{name}")]


def test_batches_are_food_with_two_other_kinds() -> None:
    assert block(CLOTH, "batches") == [pytest.approx(2 / 4)]
    assert block({"anne": {"food": 3, "cloth": 3}, "bram": {}}, "batches") == [0.0]


def test_a_prestige_building_is_hoped_for_with_ground_for_it_and_the_more_the_fewer_cubes_are_missing() -> None:
    """A weaver is 12 points for three cloth and gold, 5.5 points of cubes that are there and 11.5 of missing ones."""
    assert block(CLOTH, "prestige") == [0.0, 0.0]
    ground = {"9": {"tile": "residence", "owner": "anne"}}
    assert block(CLOTH, "prestige", road=ground) == [pytest.approx(6.5 / 20), 0.0]
    poor, rich = [block({"anne": {"cloth": cloth}, "bram": {}}, "prestige", road=ground)[0] for cloth in (0, 3)]
    assert poor < rich < 6.5 / 20
    architect = {**ground, "10": {"tile": "architect", "owner": "bram"}}
    assert block(CLOTH, "prestige", road=architect) == [pytest.approx(6.5 / 20)] * 2


def test_own_tiles_are_told_apart() -> None:
    """Also the jeweller, which is none of the sixteen, is out of the way of other numbers."""
    own = {"9": {"tile": "lawyer", "owner": "anne"}, "10": {"tile": "bank", "owner": "bram"}}
    assert sum(block(CLOTH, "tiles", road=own)) == 1.0
    options = {"jeweller": "with"}
    jeweller = {"9": {"tile": "jeweller", "owner": "anne"}}
    assert sum(block(CLOTH, "tiles", road=jeweller, options=options)) == 0.0
    assert block(CLOTH, "buildings", road=jeweller, options=options)[1] == pytest.approx(1 / 4)


def test_what_lasts_fades_as_the_bailiff_goes_on() -> None:
    early = block(CLOTH, "later", bailiff=6, provost=6)
    late = block(CLOTH, "later", bailiff=15, provost=15)
    assert early[1] == pytest.approx(4 / 10)
    assert late[1] == pytest.approx(4 / 10 / 2)
