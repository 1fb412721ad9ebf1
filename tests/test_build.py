"""The package as it is built and installed: what is in the wheel, and which tree a run really imports."""

import json
import os
import subprocess
import sys
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import bouwmeester
import bouwmeester.core.engine
from hatch_build import COMPILED_ROOMS, INTERPRETED, PACKAGE

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src"
PLACES = {"plain": SRC, "compiled": ROOT / "build" / "compiled"}
LOCKS = ("requirements.lock", "requirements-bench.lock")


def build_wheel(into: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(into)],
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        text=True,
    )


@pytest.mark.skipif("BOUWMEESTER_EXPECT" not in os.environ, reason="only make says which tree it means")
def test_the_tree_that_make_means_is_the_one_imported() -> None:
    expected = os.environ["BOUWMEESTER_EXPECT"]
    engine = bouwmeester.core.engine.__file__
    assert Path(bouwmeester.__file__).parents[1] == PLACES[expected]
    assert engine.endswith(tuple(EXTENSION_SUFFIXES) if expected == "compiled" else ".py")


def test_a_plain_wheel_holds_the_whole_package(tmp_path: Path) -> None:
    built = build_wheel(tmp_path, BOUWMEESTER_COMPILE="no")
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.iterdir()
    assert wheel.name == f"bouwmeester-{bouwmeester.__version__}-py3-none-any.whl"

    names = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    files = {path.relative_to(SRC).as_posix() for path in SRC.rglob("*") if path.is_file()}
    page = {name for name in names if name.startswith("bouwmeester/server/page/")}
    assert names - page == {name for name in files if "__pycache__" not in name}
    assert "bouwmeester/server/page/index.html" in page
    assert any(name.endswith(".woff2") for name in page)
    assert "bouwmeester/py.typed" in names
    assert {Path(name).parts[2] for name in names if name.endswith(".ftl")} >= {"en", "nl", "de"}
    assert "bouwmeester/games/palazzo/rules.md" in names


def test_a_wheel_can_be_built_without_the_page(tmp_path: Path) -> None:
    built = build_wheel(tmp_path, BOUWMEESTER_COMPILE="no", BOUWMEESTER_WEB="no")
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.iterdir()
    assert not any("/page/" in name for name in zipfile.ZipFile(wheel).namelist())


def test_without_a_c_compiler_the_wheel_is_plain_and_says_so(tmp_path: Path) -> None:
    built = build_wheel(tmp_path, BOUWMEESTER_COMPILE="auto", CC="false")
    assert built.returncode == 0, built.stderr
    assert [wheel.name[-16:] for wheel in tmp_path.iterdir()] == ["py3-none-any.whl"]
    assert "Building a plain wheel: no working C compiler." in built.stderr


def test_an_unknown_compile_setting_is_refused(tmp_path: Path) -> None:
    built = build_wheel(tmp_path, BOUWMEESTER_COMPILE="perhaps")
    assert built.returncode != 0
    assert "BOUWMEESTER_COMPILE is 'perhaps'; it can be auto, yes or no" in built.stderr


def test_modules_left_interpreted_are_there_to_be_left() -> None:
    for name in INTERPRETED:
        assert name.split("/")[0] in COMPILED_ROOMS
        assert (ROOT / PACKAGE / name).is_file()


def test_nothing_compiled_lies_in_src() -> None:
    assert [path for path in SRC.rglob("*") if path.suffix in {".so", ".pyd", ".c"}] == []


@pytest.mark.parametrize("lock", LOCKS)
def test_locks_pin_by_hash_and_name_no_host(lock: str) -> None:
    text = (ROOT / lock).read_text()
    assert "--hash=sha256:" in text
    assert "://" not in text
    assert "index-url" not in text
    assert "find-links" not in text


def test_the_lock_of_the_page_pins_by_hash_and_names_no_host() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    assert len(packages) > 100
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert name == "" or "integrity" in package, name


def test_the_lock_of_the_page_is_for_every_system_and_names_no_registry() -> None:
    text = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    packages = json.loads(text)["packages"]
    assert '"resolved"' not in text
    for system in (
        "linux-x64-gnu",
        "linux-arm64-gnu",
        "linux-x64-musl",
        "darwin-arm64",
        "darwin-x64",
        "win32-x64-msvc",
    ):
        for tool in ("@rolldown/binding", "lightningcss"):
            assert f"node_modules/{tool}-{system}" in packages
