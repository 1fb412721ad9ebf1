"""The walk through the house names files that are there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_every_file_of_the_walk_is_there() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text()
    named = re.findall(r"`((?:src|web|tests)/[^`]+)`", text)
    assert len(named) > 15
    assert [path for path in named if not (ROOT / path).exists()] == []
