"""Every numbered line of the rules page is tested, and every reason to refuse; the tests cite only what exists."""

import ast
import re
from pathlib import Path

from tests.conformance.test_contract import numbered_rules
from tests.games.palazzo.table import GAME

HERE = Path(__file__).parent


def cited_rules() -> set[str]:
    """The rules in square brackets in the docstrings of tests: "[market.6, turn.2]" or "[auction.2 to auction.7]"."""
    cited: set[str] = set()
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for brackets in re.findall(r"\[([^\]]*)\]", ast.get_docstring(node) or ""):
                    cited |= set(re.findall(r"[a-z]+\.\d+", brackets))
    return cited


def test_every_rule_has_a_test() -> None:
    assert numbered_rules(GAME.name) - cited_rules() == set()


def test_every_rule_that_a_test_cites_is_there() -> None:
    assert cited_rules() - numbered_rules(GAME.name) == set()


def test_every_reason_to_refuse_has_a_test() -> None:
    tests = "".join([path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py"))])
    assert [reason.key for reason in GAME.reasons if f'"{reason.key}", "{reason.rule}"' not in tests] == []
