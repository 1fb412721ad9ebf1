"""The rules pages say the same in every language: the same sections, numbers, figures, options and drawings."""

import re
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

import bouwmeester
from bouwmeester.text import LANGUAGES

GAMES = Path(bouwmeester.__file__).parent / "games"
NAMES = sorted(page.parent.name for page in GAMES.glob("*/rules.md"))
OTHERS = [language for language in LANGUAGES if language != "en"]
#: How a decision of this table is marked.
RULING = {"en": "**Ruling:**", "nl": "**Afspraak:**", "de": "**Festlegung:**"}


class Line(NamedTuple):
    """What a line says that no language changes."""

    kind: str
    rulings: int
    figures: Counter[str]
    words_of_code: Counter[str]


def page(game: str, language: str) -> str:
    name = "rules.md" if language == "en" else f"rules.{language}.md"
    return (GAMES / game / name).read_text(encoding="utf-8")


def kind(line: str) -> str:
    """A section by its name, a rule by its number; a drawing is the same word for word."""
    found = re.match(r"## \w+(?=: \S)|\d+\. |<!--.*", line)
    return found[0] if found else ""


def lines(text: str, language: str) -> list[Line]:
    return [
        Line(
            kind(line),
            line.count(RULING[language]),
            # The Dutch for a triple has a figure in it, before a hyphen at which no line ends.
            Counter(re.findall(r"(?<![\w`])\d+(?!\N{NON-BREAKING HYPHEN}groep)", line)),
            Counter(re.findall(r"`[^`]+`", line)),
        )
        for line in text.splitlines()
    ]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_tells_the_same_rules(name: str, language: str) -> None:
    english = page(name, "en")
    spoken = page(name, language)
    pairs = zip(lines(english, "en"), lines(spoken, language), english.splitlines(), strict=True)
    for told, same, line in pairs:
        assert same == told, line


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_drawing_has_words_under_it(name: str, language: str) -> None:
    """What is drawn is told in one line, for those who do not see it."""
    text = page(name, language)
    drawn = re.findall(r"^<!-- draw: (\w+)(?: [^>]*)? -->\n\*[^*]+\*\n\n", text, flags=re.M)
    assert len(drawn) == text.count("<!--") > 0


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_begins_with_the_game_in_five_sentences_and_a_drawing(name: str, language: str) -> None:
    title, five, drawing, *_ = page(name, language).split("\n\n")
    assert title.startswith("# ")
    assert len(re.findall(r"[.!?](?: |$)", five)) == 5
    assert drawing.startswith("<!-- draw: ")
