"""Every numbered line of the rules page is tested, and every reason is given somewhere."""

import re
from pathlib import Path

from bouwmeester.core.errors import Reason
from bouwmeester.games.potzklotz.reasons import REASONS
from tests.conformance.test_contract import numbered_rules

HERE = Path(__file__).parent
TESTS = "".join([path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py"))])


def test_every_rule_has_a_test_named_by_it() -> None:
    rules = numbered_rules("potzklotz")
    named = {f"{section}.{number}" for section, number in re.findall(r"def test_([a-z]+)_(\d+)_", TESTS)}
    assert rules - named == set()
    assert named - rules == set()


def test_every_reason_is_given_in_a_test() -> None:
    def given(reason: Reason) -> bool:
        return f'"{reason.key}"' in TESTS

    assert [reason.key for reason in REASONS if not given(reason)] == []
