"""The README, the docs and the docstrings are true: every example in them is run, plain and compiled alike."""

import ast
import doctest
import importlib
import json
import re
from pathlib import Path

import pytest

import bouwmeester
from bouwmeester import BadPosition, Match
from bouwmeester.bots import BOTS

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "bouwmeester"
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
MODULES = sorted(path for path in SOURCE.rglob("*.py") if ">>>" in path.read_text())


def run(examples: str, name: str, globs: dict[str, object]) -> None:
    test = doctest.DocTestParser().get_doctest(examples, globs, name, name, 0)
    if test.examples:
        output: list[str] = []
        doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(test, out=output.append)
        assert not output, "".join(output)


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(), flags=re.M | re.S)


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_the_examples_of_a_page(page: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    # What a page puts on the shelf is not there for other tests.
    monkeypatch.setattr(BOTS, "_things", dict(BOTS._things))
    run("\n".join(blocks(page, "python")), page.name, {})


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_the_examples_of_a_module(path: Path) -> None:
    """Docstrings are read from the source, because a compiled module does not keep them all."""
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    module = importlib.import_module(".".join(parts if parts[-1] != "__init__" else parts[:-1]))
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            run(ast.get_docstring(node) or "", path.name, dict(vars(module)))


def positions(language: str) -> list[str]:
    """The examples of all pages about positions."""
    return [block for page in sorted((ROOT / "docs").glob("position*.md")) for block in blocks(page, language)]


@pytest.mark.parametrize("example", positions("json"))
def test_the_positions_of_the_docs_can_be_put_on_the_table(example: str) -> None:
    position = json.loads(example)
    match = Match.at(bouwmeester.load(position["game"]), position)
    assert match.legal()


@pytest.mark.parametrize("example", positions("json refused"))
def test_the_impossible_positions_of_the_docs_are_refused(example: str) -> None:
    position = json.loads(example)
    with pytest.raises(BadPosition):
        Match.at(bouwmeester.load(position["game"]), position)


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text()):
        assert (page.parent / target).exists(), target


def test_what_the_tutorial_shows_of_nim_stands_in_nim() -> None:
    nim = (ROOT / "tests" / "nim" / "bouwmeester_nim" / "game.py").read_text()
    shown = blocks(ROOT / "docs" / "add-a-game.md", "py")
    assert shown
    for block in shown:
        assert block in nim
