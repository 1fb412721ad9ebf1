"""A record for the tests of the command line."""

from pathlib import Path

import pytest

from tests.cli.running import whole_match


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.jsonl"
    file.write_text(whole_match().save(), encoding="utf-8")
    return file
