"""Records: what is written is checked line by line, and the first line that is wrong is named."""

import json
import random
from collections.abc import Callable

import pytest

import bouwmeester
from bouwmeester import CHANCE, BadRecord, BouwmeesterError, Match, Seal
from bouwmeester.core.state import State
from tests.regenerate import sealed_match

Row = dict[str, object]

PALAZZO = bouwmeester.load("palazzo")
MATCH = sealed_match(PALAZZO, 2, 1)
RECORD = MATCH.save()


def rows() -> list[Row]:
    return [json.loads(line) for line in RECORD.splitlines()]


def text(lines: list[Row]) -> str:
    return "".join([json.dumps(line, ensure_ascii=False) + "\n" for line in lines])


def first_wrong(lines: list[Row]) -> int:
    with pytest.raises(BadRecord) as bad:
        Match.load(text(lines))
    return bad.value.line


def line_where(lines: list[Row], holds: Callable[[Row], bool]) -> int:
    """The place in the list of the middle one of the lines of which it holds."""
    places = [place for place, row in enumerate(lines) if holds(row)]
    return places[len(places) // 2]


def decided(row: Row) -> bool:
    return row.get("by") not in (None, "chance")


def test_a_whole_record_holds() -> None:
    assert Match.load(RECORD).save() == RECORD


def test_another_decision_is_found_at_its_line() -> None:
    lines = rows()
    place = line_where(lines, lambda row: row.get("do") == "tiles")
    lines[place]["do"] = "money"
    assert first_wrong(lines) == place + 1


def test_another_draw_is_found_at_its_line() -> None:
    lines = rows()
    place = line_where(lines, lambda row: str(row.get("do")).startswith("reveal"))
    lines[place]["do"] = "reveal rider"
    assert first_wrong(lines) == place + 1


def test_a_draw_that_is_possible_but_not_what_the_sealed_dice_give_is_found() -> None:
    """With every hash made to fit, only the seed tells."""
    other = Match(PALAZZO, 2, seal=Seal((1).to_bytes(32, "big")))
    drawn = rows()[1]["do"]
    other.play(next(action for action in other.legal() if action.text != drawn))
    lines = [json.loads(line) for line in other.save().splitlines()]
    forged = [*lines, *rows()[2:]]
    with pytest.raises(BadRecord, match="the sealed dice give") as bad:
        Match.load(text(forged))
    assert bad.value.line == 2


def test_another_actor_is_found_at_its_line() -> None:
    lines = rows()
    place = line_where(lines, decided)
    lines[place]["by"] = "bram" if lines[place]["by"] == "anne" else "anne"
    assert first_wrong(lines) == place + 1


def test_another_hash_is_found_at_its_line() -> None:
    lines = rows()
    place = line_where(lines, decided)
    lines[place]["hash"] = "0" * 16
    assert first_wrong(lines) == place + 1


def test_a_line_left_out_is_found_where_it_is_missed() -> None:
    lines = rows()
    place = line_where(lines, lambda row: row.get("do") == "tiles")
    del lines[place]
    assert first_wrong(lines) == place + 1


def test_a_line_put_in_is_found() -> None:
    lines = rows()
    place = line_where(lines, decided)
    lines.insert(place, dict(lines[place]))
    assert first_wrong(lines) == place + 2


def test_another_result_is_found() -> None:
    lines = rows()
    lines[-1]["result"] = {"scores": [99, 0], "ranks": [1, 2]}
    assert first_wrong(lines) == len(lines)


def test_another_seed_is_found() -> None:
    lines = rows()
    lines[-1]["seed"] = "11" * 32
    assert first_wrong(lines) == len(lines)
    lines[-1]["seed"] = None
    assert first_wrong(lines) == len(lines)


def test_a_missing_result_is_found() -> None:
    lines = rows()[:-1]
    assert first_wrong(lines) == len(lines) + 1


def test_a_result_before_the_end_is_found() -> None:
    lines = rows()
    del lines[-10:-1]
    assert first_wrong(lines) == len(lines)


@pytest.mark.parametrize(
    ("bad", "line"),
    [
        ("", 1),
        ("not json\n", 1),
        ("[]\n", 1),
        ('{"format": "pgn"}\n', 1),
        ('{"format": "bouwmeester-record", "version": 2}\n', 1),
        (RECORD.replace('"rules": 1', '"rules": 99', 1), 1),
        (RECORD.replace('"palazzo"', '"ludo"', 1), 1),
        (RECORD.replace('"seats": 2', '"seats": 9', 1), 1),
        (RECORD.replace('"hidden"', '"secret"', 1), 1),
        (RECORD.splitlines()[0] + '\n{"by": "chance"}\n', 2),
        (RECORD.splitlines()[0] + '\n{"by": "chance", "do": "sing", "hash": ""}\n', 2),
    ],
)
def test_a_text_that_is_no_record_is_refused_with_its_line(bad: str, line: int) -> None:
    with pytest.raises(BadRecord) as refused:
        Match.load(bad)
    assert refused.value.line == line


def half_a_match(lines: int) -> Match[State]:
    half = Match(PALAZZO, 2, seal=MATCH.seal)
    for played in MATCH.log[:lines]:
        half.play(played.action)
    return half


def test_a_sealed_match_goes_on_drawing_from_its_record() -> None:
    half = half_a_match(200)
    again = Match.load(half.save(), seal=MATCH.seal)
    for played in MATCH.log[200:]:
        if played.by == "chance":
            drawn = again.copy()
            drawn.run_chance()
            assert drawn.log[len(again.log)].action is played.action
        again.play(played.action)
    assert again.save() == RECORD


def test_an_unfinished_record_does_not_show_the_seed_but_keeps_the_promise() -> None:
    half = half_a_match(200)
    assert MATCH.seal is not None
    assert MATCH.seal.seed.hex() not in half.save()
    assert Match.load(half.save()).save() == half.save()


def test_a_wrong_seal_is_refused() -> None:
    with pytest.raises(BadRecord, match="not the one this record promised"):
        Match.load(half_a_match(10).save(), seal=Seal(bytes(32)))


def test_an_undone_draw_comes_again() -> None:
    match = Match(PALAZZO, 2, seal=Seal(bytes(32)))
    match.run_chance()
    drawn = [line.action for line in match.log]
    for _ in range(5):
        match.undo()
    match.run_chance()
    assert [line.action for line in match.log] == drawn


def test_a_record_from_a_position_begins_there() -> None:
    match = Match.at(PALAZZO, {"players": {"anne": {"palaces": [["brick 1 w"]]}, "bram": {}}})
    match.play("money; show florin 3; show florin 4; show florin 5; take florin 3; take florin 5; take florin 4")
    again = Match.load(match.save())
    assert again.position() == match.position()
    assert again.save() == match.save()


def renewed() -> Match[State]:
    """A match in which two draws were taken back, one behind the other, and which was then played to its end."""
    match: Match[State] = Match(PALAZZO, 2, seal=Seal((3).to_bytes(32, "big")))
    match.run_chance()
    for _ in range(2):
        match.play("tiles")
        match.run_chance()
        while match.undo().actor == CHANCE:
            pass
        match.renew_dice()
    rng = random.Random(3)
    while match.to_move is not None:
        match.play(rng.choice(match.legal()))
        match.run_chance()
    return match


def test_dice_that_were_renewed_stand_in_the_record_and_are_checked() -> None:
    match = renewed()
    lines = [json.loads(line) for line in match.save().splitlines()]
    assert lines[0]["version"] == 2
    promised = [place for place, line in enumerate(lines) if place and "commitment" in line]
    assert [lines[place]["commitment"] for place in promised] == [promise for _, promise in match.renewals]
    again = Match.load(text(lines))
    assert again.save() == match.save()
    assert again.copy().renewals == match.renewals
    forged = [*lines]
    forged[promised[1]] = lines[promised[0]]
    assert first_wrong(forged) == promised[1] + 1
    fewer = [line for line in lines if line is not lines[promised[1]]]
    drawn = next(place for place in range(promised[1], len(fewer)) if fewer[place].get("by") == "chance")
    assert first_wrong(fewer) == drawn + 1


def test_a_draw_that_is_taken_back_comes_again_unless_the_dice_are_renewed() -> None:
    drawn = []
    for times in range(3):
        match: Match[State] = Match(PALAZZO, 2, seal=Seal(bytes(32)))
        match.run_chance()
        while match.undo().actor == CHANCE and match.log:
            pass
        for _ in range(times):
            match.renew_dice()
        match.run_chance()
        drawn.append([line.action.text for line in match.log])
    assert drawn[0] == [line.action.text for line in begun().log]
    assert drawn[0] != drawn[1] != drawn[2] != drawn[0]


def begun() -> Match[State]:
    match: Match[State] = Match(PALAZZO, 2, seal=Seal(bytes(32)))
    match.run_chance()
    return match


def test_dice_that_were_not_sealed_cannot_be_renewed() -> None:
    match: Match[State] = Match(PALAZZO, 2)
    with pytest.raises(BouwmeesterError, match="no sealed dice"):
        match.renew_dice()
    lines = [json.loads(line) for line in match.save().splitlines()]
    assert first_wrong([*lines, {"commitment": "0" * 64}]) == 2
