"""The examples run."""

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples" / "research"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("name", "counts", "said"),
    [
        ("random_rollout", (120,), "3840 decisions"),
        ("ismcts_match", (2, 6), "lines"),
    ],
)
def test_an_example_runs(name: str, counts: tuple[int, ...], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    example(name).main(*counts)
    assert said in capsys.readouterr().out


def test_a_net_learns_to_beat_random_play_in_seconds() -> None:
    """It wins half at first, and nine of ten in the end; between is room for other machines' arithmetic."""
    # One thread: what it multiplies is small, and other tests want the other cores.
    env = {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    command = [sys.executable, str(EXAMPLES / "masked_ppo.py"), "potzklotz", "4"]
    told = subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout
    wins = [int(share) for share in re.findall(r"(\d+)%", told)]
    assert len(wins) == 5
    assert wins[0] < 60
    assert max(wins) > 70
