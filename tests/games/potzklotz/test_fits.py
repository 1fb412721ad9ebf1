"""What would be right, and why not: checked against the table's own judgement, move by move."""

import pytest

from bouwmeester.games.potzklotz.fits import fitting, moves_by_kind, ways, why_not, why_not_shown, why_wrong
from bouwmeester.games.potzklotz.material import (
    ALL_CARDS,
    CARD_COUNT,
    CARDS,
    CELLS,
    KIND,
    SET_UP,
    SHOWING,
    Building,
    height_at,
    kind_of,
    standing,
)
from bouwmeester.games.potzklotz.shapes import NEIGHBOURS, REBUILDS
from bouwmeester.games.potzklotz.state import moved
from bouwmeester.text import LANGUAGES, Words
from tests.games.potzklotz.table import POTZKLOTZ, hand, table


def card(word: str) -> int:
    return CARDS.place(word)


STANDING: Building = SET_UP[card("14a")]


@pytest.mark.parametrize("number", range(0, CARD_COUNT, 3))
def test_fitting_cards_are_those_of_the_neighbours(number: int) -> None:
    kind = KIND[number]
    found = {KIND[one] for one in fitting(SET_UP[number], ALL_CARDS)}
    wanted = {other for other in NEIGHBOURS[kind] if SHOWING[other]} | ({kind} if REBUILDS[kind] else set())
    assert found == wanted


def test_the_table_judges_as_fits_says() -> None:
    """Every cube, every cell and every card of a hand."""
    cards = ["21b", "22a", "14b", "24a", "10a"]
    match = table([cards, ["1a", "1b", "2a", "2b", "3a"]])
    for cell in range(49):
        if not height_at(STANDING, cell):
            continue
        for target in range(49):
            for word in cards:
                if target != cell:
                    trial = match.copy()
                    trial.play(f"lift {CELLS.word(cell)}; set {CELLS.word(target)}; lay {word}")
                    right = word not in hand(trial, 0)
                    assert right == ((cell, target) in ways(STANDING, card(word)))
                    assert right == (why_wrong(STANDING, cell, target, card(word)) is None)


def test_moves_lead_where_they_say() -> None:
    for kind, moves in moves_by_kind(STANDING, False).items():
        for source, target in moves:
            assert kind_of(moved(STANDING, source, target)) == kind


@pytest.mark.parametrize(
    ("shown", "laid", "key"),
    [
        ("14a", "21b", None),
        ("14a", "14b", None),
        ("3a", "3b", "potzklotz.same_building"),
        ("14a", "24a", "potzklotz.too_far"),
        ("1a", "15a", "potzklotz.mirror_image"),
        ("7a", "13a", "potzklotz.mirror_image"),
    ],
)
def test_why_a_card_does_not_fit(shown: str, laid: str, key: str | None) -> None:
    why = why_not(SET_UP[card(shown)], card(laid))
    assert (None if why is None else why.key) == key


def test_how_many_cubes_it_takes() -> None:
    why = why_not(STANDING, card("24a"))
    assert why is not None
    assert why.facts == {"card": "24a", "cubes": 2}


def test_a_move_that_leaves_a_strict_base_does_not_count() -> None:
    """1211 along the far edge of the base: 2111 needs a fifth place in the row, or the tower moved."""
    corner = standing("1211", 1, 1)
    assert ways(corner, card("5a"))
    assert not ways(corner, card("5a"), strict=True)
    why = why_not(corner, card("5a"), strict=True)
    assert why is not None
    assert why.key == "potzklotz.only_off_base"


@pytest.mark.parametrize(
    ("move", "laid", "key"),
    [
        (("c3", "d4"), "21a", None),
        (("c3", "d4"), "22a", "potzklotz.mirror_image"),
        (("c3", "d4"), "23a", "potzklotz.other_building"),
        (("c3", "g7"), "21a", "potzklotz.in_pieces"),
    ],
)
def test_why_a_move_with_a_card_is_wrong(move: tuple[str, str], laid: str, key: str | None) -> None:
    why = why_wrong(STANDING, CELLS.place(move[0]), CELLS.place(move[1]), card(laid))
    assert (None if why is None else why.key) == key


def test_out_of_turn_only_the_same_building_is_right() -> None:
    assert why_not_shown(STANDING, card("14b")) is None
    why = why_not_shown(STANDING, card("21a"))
    assert why is not None
    assert why.facts == {"card": "21a", "cubes": 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer_is_told_in_words(language: str) -> None:
    why = why_not(SET_UP[card("1a")], card("15a"))
    assert why is not None
    told = Words(language).refusal(POTZKLOTZ, why)
    assert {"en": "mirror", "nl": "spiegelbeeld", "de": "Spiegelbild"}[language] in told
    assert "15a" in told
