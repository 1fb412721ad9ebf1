"""Golden files: whole games, the ids of all actions, and perft counts. ``make golden perft`` writes them."""

import tomllib
from pathlib import Path

import pytest

import bouwmeester
from bouwmeester import Match
from bouwmeester.arena.perft import perft
from tests.regenerate import GAMES, everything, perft_start, reached

NAMES = sorted(folder.name for folder in GAMES.iterdir() if (folder / "golden").is_dir())
RECORDS = sorted(path for name in NAMES for path in (GAMES / name / "golden").glob("*.jsonl"))
CASES = [(name, case) for name in NAMES for case in tomllib.loads((GAMES / name / "perft.toml").read_text())["case"]]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_holds_line_by_line(path: Path) -> None:
    text = path.read_text()
    match = Match.load(text)
    assert match.outcome is not None
    assert match.save() == text


@pytest.mark.parametrize("name", NAMES)
def test_the_golden_games_reach_every_verb_and_every_step(name: str) -> None:
    game = bouwmeester.load(name)
    seen: set[str] = set()
    for path in (GAMES / name / "golden").glob("*.jsonl"):
        seen |= reached(Match.load(path.read_text()))
    assert everything(game) - seen == set()


@pytest.mark.parametrize("name", NAMES)
def test_ids_keep_their_meaning(name: str) -> None:
    """Ids may be added at the end; one that changes breaks every record and every trained bot."""
    now = [f"{action.id} {action.text}" for action in bouwmeester.load(name).catalogue.actions]
    assert now == (GAMES / name / "ids.txt").read_text().splitlines()


@pytest.mark.parametrize(("name", "case"), CASES)
def test_perft_counts(name: str, case: dict[str, object]) -> None:
    game = bouwmeester.load(name)
    counts = case["counts"]
    assert isinstance(counts, list)
    s = perft_start(game, str(case["record"]), int(str(case["line"])))
    assert [perft(game, s, depth) for depth in range(1, len(counts) + 1)] == counts
