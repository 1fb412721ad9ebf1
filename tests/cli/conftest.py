"""A record for the tests of the command line; and what a command sets for its process is set back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from tests.cli.running import whole_match


@pytest.fixture(autouse=True)
def _logs_as_before() -> Iterator[None]:
    """``serve`` logs to the stderr it began with, which ends with the test."""
    yield
    structlog.reset_defaults()


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.jsonl"
    file.write_text(whole_match().save(), encoding="utf-8")
    return file
