"""Puzzles: every solution is one, and none is missing."""

import random
from itertools import permutations
from statistics import mean

import pytest

from bouwmeester import BouwmeesterError, Match
from bouwmeester.games.potzklotz.fits import fitting, ways
from bouwmeester.games.potzklotz.material import CARDS, CELLS, KIND, SET_UP
from bouwmeester.games.potzklotz.puzzles import (
    CHAIN,
    KINDS,
    TRAPS,
    WHICH,
    CardPuzzle,
    chain_solutions,
    daily,
    difficulty,
    make,
    right,
    traps,
)
from bouwmeester.games.potzklotz.shapes import NEIGHBOURS, REBUILDS
from bouwmeester.games.potzklotz.state import PotzklotzState
from tests.games.potzklotz.table import POTZKLOTZ

LEVELS = range(1, 6)


@pytest.mark.parametrize("level", LEVELS)
def test_which_cards_are_one_move_away(level: int) -> None:
    for seed in range(20):
        puzzle = make(WHICH, level, random.Random(seed))
        cards = sum(1 << card for card in puzzle.cards)
        assert puzzle.solutions == (tuple(fitting(SET_UP[puzzle.start], cards)),)
        assert 0 < len(puzzle.solutions[0]) < len(puzzle.cards)
        assert right(puzzle, tuple(reversed(puzzle.solutions[0])))
        assert not right(puzzle, puzzle.cards)


@pytest.mark.parametrize("level", LEVELS)
def test_a_chain_has_all_its_solutions(level: int) -> None:
    for seed in range(5):
        puzzle = make(CHAIN, level, random.Random(seed))
        orders = [order for order in permutations(sorted(puzzle.cards)) if holds(puzzle.start, order)]
        assert list(puzzle.solutions) == orders
        assert orders
        assert not right(puzzle, ())


def holds(start: int, order: tuple[int, ...]) -> bool:
    kind = KIND[start]
    for card in order:
        if KIND[card] not in NEIGHBOURS[kind] and not (KIND[card] == kind and REBUILDS[kind]):
            return False
        kind = KIND[card]
    return True


def test_a_chain_can_be_laid_at_the_table() -> None:
    puzzle = make(CHAIN, 3, random.Random(1))
    hand = [CARDS.word(card) for card in puzzle.cards]
    position = {
        "options": {"mode": "expert", "cards": 4},
        "players": {"anne": {"hand": hand}, "bram": {}},
        "shown": CARDS.word(puzzle.start),
    }
    match = Match.at(POTZKLOTZ, position)
    for card in puzzle.solutions[0]:
        assert isinstance(match.state, PotzklotzState)
        source, target = ways(match.state.building, card)[0]
        match.play(f"lift {CELLS.word(source)}; set {CELLS.word(target)}; lay {CARDS.word(card)}")
    seats = match.view(0)["seats"]
    assert isinstance(seats, dict)
    assert set(hand) <= set(seats["anne"]["laid"])


@pytest.mark.parametrize("kind", KINDS)
def test_higher_levels_are_harder_and_hold_more_traps(kind: str) -> None:
    puzzles = {level: [make(kind, level, random.Random(seed)) for seed in range(15)] for level in LEVELS}
    grades = [mean(difficulty(puzzle) for puzzle in puzzles[level]) for level in LEVELS]
    assert grades == sorted(grades)
    for level in LEVELS:
        assert min(traps(puzzle.start, puzzle.cards) for puzzle in puzzles[level]) >= TRAPS[level - 1]


def test_mirror_traps_count_in_the_grade() -> None:
    """4 is one move from 7, and its mirror image 13 is not."""
    start = CARDS.place("7a")
    plain = CardPuzzle(WHICH, start, (CARDS.place("4a"),), ())
    trap = CardPuzzle(WHICH, start, (CARDS.place("13b"),), ())
    assert (traps(start, plain.cards), traps(start, trap.cards)) == (0, 1)
    assert difficulty(trap) > difficulty(plain)


def test_the_puzzle_of_a_day_is_the_same_for_everyone() -> None:
    """Written down: a change here changes puzzles that people are in the middle of."""
    assert daily("2026-11-15").json()["cards"] == ["21b", "25b", "22a", "22b"]
    assert daily("2026-11-15", CHAIN).json()["cards"] == ["18a", "5a", "25b", "16a", "12b", "13a"]
    days = [f"2026-12-{day:02}" for day in range(1, 32)]
    assert len({daily(day, CHAIN) for day in days}) == 31
    assert {len(daily(day, CHAIN, level=3).cards) for day in days} == {4}


@pytest.mark.parametrize(
    "date",
    [
        "15-11-2026",
        "2026-1-1",
        "tomorrow",
        "2026-aa-01",
        "2026-02-29",
        "2026-13-01",
        "2026-00-10",
        "2026-11-31",
        "0000-01-01",
        "２０２６-11-15",
        "2026-11-1²",
        "",
        "2026-11-15 ",
        "x" * 10_000,
    ],
)
def test_a_date_is_a_date(date: str) -> None:
    with pytest.raises(BouwmeesterError, match="2026-11-15"):
        daily(date)


@pytest.mark.parametrize(("kind", "level"), [("riddle", 1), (WHICH, 0), (CHAIN, 6)])
def test_unknown_puzzles_are_refused(kind: str, level: int) -> None:
    with pytest.raises(BouwmeesterError, match=r"there is no puzzle|puzzles are of the levels"):
        make(kind, level, random.Random(1))


def test_a_chain_that_cannot_be_laid_has_no_solution() -> None:
    assert chain_solutions(CARDS.place("14a"), (CARDS.place("24a"),)) == ()


# As the rest of the house asks for them.


@pytest.mark.parametrize("kind", KINDS)
def test_an_answer_is_right_exactly_when_nothing_is_wrong_with_it(kind: str) -> None:
    box = POTZKLOTZ.puzzles
    assert box is not None
    assert kind in box.kinds
    rng = random.Random(1)
    for level in box.levels:
        puzzle = box.make(kind, level, rng)
        for _ in range(60):
            answer = rng.sample(puzzle.choices, rng.randrange(len(puzzle.choices) + 1))
            alike = answer if puzzle.ordered else sorted(answer, key=CARDS.place)
            assert (puzzle.faults(answer) == []) == (alike in puzzle.answers())
        for answer in puzzle.answers():
            assert puzzle.faults(answer) == []


def test_a_question_holds_no_answer_but_every_picture() -> None:
    for kind in KINDS:
        question = daily("2026-11-15", kind).question()
        assert "solutions" not in question
        pictures = question["pictures"]
        assert isinstance(pictures, dict)
        assert set(pictures) == {question["start"], *list(question["cards"])}  # type: ignore[call-overload]


def test_faults_name_their_reason() -> None:
    puzzle = daily("2026-11-15")
    assert [(why.key, why.facts["card"]) for why in puzzle.faults(["22a"])] == [
        ("potzklotz.mirror_image", "22a"),
        ("potzklotz.missed", "21b"),
    ]
    assert [why.facts["card"] for why in puzzle.why_not()] == ["25b", "22a", "22b"]
    chain = daily("2026-11-15", CHAIN)
    assert [why.key for why in chain.faults(["18a", "5a", "25b"])] == ["potzklotz.too_far"]
    assert chain.why_not() == []


@pytest.mark.parametrize("answer", [["1a"], ["21b", "21b"], ["?"]])
def test_an_answer_uses_the_words_of_the_question(answer: list[str]) -> None:
    with pytest.raises(BouwmeesterError, match="not one of these"):
        daily("2026-11-15").faults(answer)


@pytest.mark.parametrize("kind", KINDS)
def test_difficulty_has_a_scale(kind: str) -> None:
    """Every step of it occurs, the lowest with the easiest level and the highest with the hardest."""
    grades = {level: {make(kind, level, random.Random(seed)).grade() for seed in range(20)} for level in LEVELS}
    assert set().union(*grades.values()) == {1, 2, 3, 4, 5}
    assert 1 in grades[1]
    assert max(grades[1]) <= 3
    assert 5 in grades[5]
    assert min(grades[5]) >= 4
