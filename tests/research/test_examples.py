"""The examples run."""

import importlib.util
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
        ("masked_policy", (90,), "matches; the weights have moved"),
        ("ismcts_match", (2, 6), "lines"),
    ],
)
def test_an_example_runs(name: str, counts: tuple[int, ...], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    example(name).main(*counts)
    assert said in capsys.readouterr().out
