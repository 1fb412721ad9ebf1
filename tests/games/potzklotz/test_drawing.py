"""PotzKlotz in the terminal."""

import io

import pytest
from rich.console import Console

from bouwmeester.core.match import Match
from bouwmeester.core.state import State
from bouwmeester.table.drawing import drawing
from bouwmeester.text import LANGUAGES, Words
from tests.conformance.walk import walk
from tests.games.potzklotz.table import POTZKLOTZ, table


def drawn(match: Match[State], language: str, seat: int | None, width: int = 80) -> str:
    words = Words(language)
    names = [words.seat(one) for one in range(match.seats)]
    console = Console(file=io.StringIO(), width=width, color_system=None)
    picture = drawing(POTZKLOTZ, words, names)
    console.print(picture.table(match.view(seat), width))
    console.print(picture.mine(match.view(seat), width))
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_can_be_drawn(language: str) -> None:
    for number, match in enumerate(walk("potzklotz", 3, 5)):
        if number % 25 == 0:
            for seat in (None, 0, 1):
                assert "{" not in drawn(match, language, seat)


def test_the_base_is_drawn_from_above_with_the_cube_in_the_air() -> None:
    match = table([["21b", "24a"], ["1a", "2a"]], agenda=["set anne c3"])
    lines = [line[:20] for line in drawn(match, "en", 0).splitlines()]
    assert "│ 3   · o 2 · ·    │" in lines
    assert "│ 4   · 1 1 · ·    │" in lines


def test_only_open_cards_are_drawn() -> None:
    match = table([["21b", "24a"], ["1a", "2a"]])
    assert "1 3 1" in drawn(match, "en", 0)
    assert "1 3 1" not in drawn(match, "en", 1)
    assert "1 3 1" not in drawn(match, "en", None)


def test_a_card_that_was_wrong_is_remembered() -> None:
    match = table([["22a", "24a"], ["1a", "2a"]])
    match.play("lift c3; set d4; lay 22a; draw 5a")
    assert "gezien: 22a" in drawn(match, "nl", 1)


def test_experts_see_what_lies_under_the_stack_and_who_is_late() -> None:
    options: dict[str, object] = {"mode": "expert", "cards": 3, "out_of_turn": "yes"}
    match = table([["22a", "24a", "23a"], ["1a", "2a", "3a"]], options, {"bram": {"late": True}})
    said = drawn(match, "en", 0, width=110)
    assert "At the bottom: 14a." in said
    assert "not filled up after a mistake" in said
