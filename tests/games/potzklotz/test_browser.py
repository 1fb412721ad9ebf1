"""What a browser draws from and cannot know by itself: judgements, hints, who may answer, pictures of everything."""

import json
import random

import pytest

from bouwmeester import CHANCE, Event, Match
from bouwmeester.core.chance import pick
from bouwmeester.core.engine import step_now
from bouwmeester.core.state import NOBODY, State
from bouwmeester.games.potzklotz.fits import ways, why_not
from bouwmeester.games.potzklotz.material import (
    CARD_COUNT,
    CARDS,
    CELL_COUNT,
    CELLS,
    KIND,
    ON_BASE,
    PLAN,
    SET_UP,
    Building,
    height_at,
    kind_of,
    plan_of,
    quarter_turned,
)
from bouwmeester.games.potzklotz.pictures import drawn, visible_counts
from bouwmeester.games.potzklotz.reference import reference
from bouwmeester.games.potzklotz.shapes import DISTANCE
from bouwmeester.games.potzklotz.state import PotzklotzState, moved
from bouwmeester.games.potzklotz.verdict import compare
from tests.conformance.walk import frozen
from tests.games.potzklotz.table import MIRRORED, POTZKLOTZ, RIGHT, table, texts
from tests.games.potzklotz.test_positions import OPTION_SETS, play_on

OUT: dict[str, object] = {"out_of_turn": "yes"}


def told(events: list[Event]) -> list[tuple[str, dict[str, str | int]]]:
    return [(event.key.removeprefix("potzklotz."), event.facts) for event in events]


# The judgement.


def test_a_right_card_tells_how_to_turn_the_building_to_its_corner() -> None:
    for card, turns in (("21b", 0), ("21a", 3)):
        match = table([[card, "24a"], ["1a", "1b"]])
        heard = match.listen()
        match.play(f"lift c3; set d4; lay {card}")
        assert ("laid", {"seat": "anne", "card": card, "turns": turns}) in told(heard)


def test_out_of_turn_too() -> None:
    match = table([["21b", "24a"], ["21a", "1b"]], OUT)
    heard = match.listen()
    match.play(f"{RIGHT}; lay 21a")
    assert ("laid_too", {"seat": "bram", "card": "21a", "turns": 3}) in told(heard)


def test_a_mirror_image_is_called_one_and_its_cube_is_shown() -> None:
    match = table([["22a", "24a"], ["1a", "1b"]])
    heard = match.listen()
    match.play(MIRRORED)
    assert told(heard)[2:5] == [
        ("wrong", {"seat": "anne", "card": "22a", "turns": 0}),
        ("mirror_image", {"card": "22a"}),
        ("misplaced", {"cell": "d3", "place": "c4"}),
    ]
    assert all(event.heard_by(None) for event in heard)


@pytest.mark.parametrize(
    ("move", "fault"),
    [
        ("lift c3; set d4; lay 24a", ("other_building", {"card": "24a", "cubes": 2})),
        ("lift c3; set g7; lay 24a", ("in_pieces", {"card": "24a"})),
    ],
)
def test_other_faults_are_called_by_their_names(move: str, fault: tuple[str, dict[str, str | int]]) -> None:
    match = table([["24a"], ["1a"]])
    heard = match.listen()
    match.play(move)
    assert told(heard)[3] == fault
    assert "misplaced" in [key for key, _ in told(heard)]


def test_the_cube_set_down_last_is_the_wrong_one_where_that_can_be() -> None:
    """One cube too far: of all cubes it is this one that should stand elsewhere."""
    match = table([["21b"], ["1a"]])
    heard = match.listen()
    match.play("lift c3; set g7; lay 21b")
    assert [facts["cell"] for key, facts in told(heard) if key == "misplaced"] == ["g7"]


def test_a_cube_that_belongs_beyond_what_is_drawn_is_the_only_wrong_one() -> None:
    """Four cubes are right. Inside the window only three could be, so one belongs further out."""
    match = table([["5b"], ["1a"]], shown="24b", at="b3")
    heard = match.listen()
    match.play("lift b3; set a4; lay 5b")
    assert told(heard)[4:5] == [("misplaced_beyond", {"cell": "b4"})]
    assert "misplaced" not in [key for key, _ in told(heard)]


def turned(building: Building, turns: int) -> Building:
    for _ in range(turns):
        building = quarter_turned(building)
    return building


def test_putting_the_misplaced_cubes_right_and_turning_gives_the_picture() -> None:
    rng = random.Random(3)
    for _ in range(300):
        building = SET_UP[rng.randrange(CARD_COUNT)]
        source = rng.choice([cell for cell in range(CELL_COUNT) if height_at(building, cell)])
        target = rng.choice([cell for cell in range(CELL_COUNT) if cell != source])
        built = moved(building, source, target)
        card = rng.randrange(CARD_COUNT)
        turns, misplaced = compare(built, card, target)
        if kind_of(built) >= 0:
            assert len(misplaced) >= DISTANCE[kind_of(built)][KIND[card]]
        for cell, place in misplaced:
            built = moved(built, cell, place)
        assert plan_of(turned(built, turns)) == PLAN[card]


def test_for_a_right_card_the_turn_is_exact_and_nothing_is_misplaced() -> None:
    for card in range(CARD_COUNT):
        for turns in range(4):
            built = turned(SET_UP[card], turns)
            found, misplaced = compare(built, card, NOBODY)
            assert misplaced == []
            assert plan_of(turned(built, found)) == PLAN[card]


def test_nobody_listening_changes_nothing() -> None:
    silent, heard = table([["22a"], ["1a"]]), table([["22a"], ["1a"]])
    heard.listen()
    for match in (silent, heard):
        match.play(MIRRORED)
    assert frozen(silent.state) == frozen(heard.state)


# Hints.


def test_a_hint_lights_the_card_then_the_cube_then_the_place() -> None:
    match = table([["21b", "24a"], ["1a", "1b"]])
    hint = match.hint(0)
    assert hint is not None
    assert hint["right"] == {"21b": [{"lift": "c3", "set": "d4"}, {"lift": "c4", "set": "c3"}]}
    assert hint["wrong"] == {
        "24a": {"key": "potzklotz.too_far", "rule": "turn.1", "facts": {"card": "24a", "cubes": 2}}
    }
    assert match.hint(1) is None
    match.play("lift c3")
    hint = match.hint(0)
    assert hint is not None
    assert hint["right"] == {"21b": [{"lift": "c3", "set": "d4"}]}
    match.play("set d4")
    hint = match.hint(0)
    assert hint is not None
    assert hint["right"] == {"21b": []}


def test_a_hint_out_of_turn_is_for_everyone_who_is_asked() -> None:
    match = table([["21b", "24a"], ["1a", "1b"], ["21a", "22a"]], OUT)
    match.play(RIGHT)
    hints = [match.hint(seat) for seat in range(3)]
    assert hints[0] is None
    assert [None if one is None else one["right"] for one in hints[1:]] == [{}, {"21a": []}]
    assert hints[2] is not None
    assert "mirror_image" in json.dumps(hints[2]["wrong"])


def test_an_expert_whose_turn_goes_on_gets_no_hint_while_others_are_asked() -> None:
    match = table([["21b", "14b", "24a"], ["1a", "1b", "2a"]], {**OUT, "mode": "expert", "cards": 3})
    match.play(RIGHT)
    assert match.hint(0) is None
    assert match.hint(1) is not None
    match.play("pass")
    hint = match.hint(0)
    assert hint is not None
    assert "14b" in json.dumps(hint["right"])


def test_hints_tell_nothing_of_what_a_seat_cannot_know() -> None:
    rng = random.Random(1)
    match = Match(POTZKLOTZ, 3, OPTION_SETS[1])
    while match.to_move is not None and len(match.log) < 200:
        for seat in range(3):
            world = POTZKLOTZ.resample(match.state, seat, rng)
            assert POTZKLOTZ.hint(world, seat) == match.hint(seat)
        play_on(match, 0.8, rng)


def test_a_hint_agrees_with_the_answer_to_what_fits() -> None:
    for seed in range(10):
        match = Match(POTZKLOTZ, 2, {"base": "strict"})
        match.run_chance(random.Random(seed))
        s = match.state
        assert isinstance(s, PotzklotzState)
        assert match.to_move is not None
        hint = match.hint(match.to_move)
        assert hint is not None
        right, wrong = hint["right"], hint["wrong"]
        assert isinstance(right, dict)
        assert isinstance(wrong, dict)
        for word, moves in right.items():
            found = [(CELLS.place(move["lift"]), CELLS.place(move["set"])) for move in moves]
            assert found == ways(s.building, CARDS.place(word), True)
        for word in wrong:
            assert why_not(s.building, CARDS.place(word), True) is not None


# Asked at the same time.


def asking() -> Match[State]:
    match = table([["21b", "24a"], ["1a", "1b"], ["22b", "2b"], ["21a", "3b"]], OUT)
    match.play(RIGHT)
    return match


def test_all_who_are_asked_may_answer_at_the_same_time() -> None:
    match = asking()
    assert match.asked == [1, 2, 3]
    assert match.view()["asked"] == ["bram", "cora", "dirk"]
    assert [action.text for action in match.answers(3)] == ["lay 3b", "lay 21a", "pass"]
    assert match.answers(match.asked[0]) == match.legal()
    assert match.answers(0) == []
    match.play("pass")
    assert match.asked == [2, 3]


def test_who_is_asked_does_not_depend_on_what_they_hold() -> None:
    match = asking()
    for number in range(20):
        world = Match(POTZKLOTZ, start=POTZKLOTZ.resample(match.state, 0, random.Random(number)))
        assert world.asked == match.asked


def play_kept(match: Match[State], kept: dict[int, str]) -> None:
    """What a table does with answers that came early: plays them when their turn comes, if still asked for."""
    while match.to_move in kept and match.asked:
        assert match.to_move is not None
        match.play(kept.pop(match.to_move), by=match.to_move)
        if match.to_move == CHANCE:
            match.play(pick(match.legal(), step_now(match.game, match.state).weights(match.state), random.Random(1)))
        if "lift" in {action.verb for action in match.legal()}:
            kept.clear()


@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1), (2, 3, 1)])
def test_answers_in_any_order_come_to_the_same(order: tuple[int, ...]) -> None:
    """Cora's mirror image costs her a card, and Dirk's card is right."""
    answers = {1: "pass", 2: "lay 22b", 3: "lay 21a"}
    match = asking()
    kept: dict[int, str] = {}
    for seat in order:
        assert answers[seat] in [action.text for action in match.answers(seat)]
        kept[seat] = answers[seat]
        play_kept(match, kept)
    log = [(line.by, line.action.verb) for line in match.log[3:]]
    assert log == [("bram", "pass"), ("cora", "lay"), ("chance", "draw"), ("dirk", "lay")]
    assert match.view()["shown"] == "21a"


def test_elsewhere_only_the_one_to_move_is_asked() -> None:
    match = table([["21b", "24a"], ["1a", "1b"]])
    assert match.asked == [0]
    assert match.answers(0) == match.legal()
    assert match.answers(1) == []
    match.play("pass; pass")
    assert match.to_move == CHANCE
    assert match.asked == []
    assert match.view()["asked"] == []


# The view.


def test_the_last_round_is_announced() -> None:
    match = table([["21b"], ["1a", "1b"], ["2a"]])
    assert match.view()["last_round"] is False
    match.play(RIGHT)
    assert match.view()["last_round"] is True


def test_every_cube_and_place_to_choose_is_on_the_list() -> None:
    match = table([["21b"], ["1a"]], {"base": "strict"})
    assert texts(match)[:-1] == ["lift c3", "lift d3", "lift c4", "lift d4"]
    match.play("lift c3")
    assert texts(match) == [f"set {cell}" for cell in reference()["window"]["base"] if cell != "c3"]


# The box as JSON.


def test_the_reference_is_json_and_whole() -> None:
    box = reference()
    assert json.loads(json.dumps(box)) == box
    assert list(box["cards"]) == list(CARDS.words)
    assert box["window"]["cells"] == list(CELLS.words)
    assert len(box["window"]["base"]) == sum(ON_BASE) == 25
    plans = [one["plan"] for one in box["buildings"]]
    for one in box["buildings"]:
        assert (one["number"] is None) == (one["cards"] == [])
        assert one["mirror"] in plans
        for neighbour in one["neighbours"]:
            assert one["plan"] in box["buildings"][plans.index(neighbour)]["neighbours"]
        for card in one["cards"]:
            assert box["cards"][card]["building"] == one["plan"]
            assert one["views"][box["cards"][card]["turns"]]["plan"] == box["cards"][card]["plan"]


def area(points: list[list[float]]) -> float:
    total = 0.0
    for (x, y), (u, v) in zip(points, [*points[1:], points[0]], strict=True):
        total += x * v - u * y
    return abs(total) / 2


@pytest.mark.parametrize("card", range(CARD_COUNT))
def test_the_faces_of_a_picture_cover_what_shows(card: int) -> None:
    picture = drawn(PLAN[card])
    triangle = 3**0.5 / 4
    assert sum(area(face["points"]) for face in picture["faces"]) == pytest.approx(
        triangle * sum(visible_counts(PLAN[card])), abs=0.01
    )
    assert len({tuple(face["cube"]) for face in picture["faces"]}) == 5
    for face in picture["faces"]:
        for x, y in face["points"]:
            assert 0 <= x <= picture["width"]
            assert 0 <= y <= picture["height"]
    assert len({face["shade"] for face in picture["faces"]}) == 3
