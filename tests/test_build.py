"""The package as it is built and installed: what is in the wheel, and which tree a run really imports."""

import json
import os
import subprocess
import sys
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from setuptools import Extension

import bouwmeester
import bouwmeester.core.engine
from building.rules import COMPILED_ROOMS, INTERPRETED, PACKAGE, fingerprint, group, groups, modules_to_compile

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src"
PLACES = {"plain": SRC, "compiled": ROOT / "build" / "compiled"}
LOCKS = ("requirements.lock", "requirements-play.lock", "requirements-compile.lock", "requirements-bench.lock")


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


def pins(lock: str) -> dict[str, str]:
    lines = [
        line.split()[0] for line in (ROOT / lock).read_text().splitlines() if "==" in line and line[0] not in " #"
    ]
    return dict(line.split("==") for line in lines)


def test_what_plays_and_what_compiles_is_part_of_what_develops() -> None:
    """One environment grows from the first to the last: nothing in it is exchanged on the way."""
    assert pins("requirements-play.lock").items() <= pins("requirements.lock").items()
    assert pins("requirements-compile.lock").items() <= pins("requirements.lock").items()


def test_to_play_nothing_is_installed_that_playing_does_not_need() -> None:
    assert {"litestar", "sqlalchemy", "uvicorn", "websockets"} <= pins("requirements-play.lock").keys()
    assert not {"mypy", "pytest", "ruff", "playwright", "psycopg"} & pins("requirements-play.lock").keys()


#: What a part of the package does without, because its extra does not bring it.
WITHOUT = {
    "bouwmeester.cli": ("litestar", "msgspec", "sqlalchemy", "httpx"),
    "bouwmeester.client": ("litestar", "sqlalchemy", "uvicorn", "itsdangerous", "structlog", "psycopg"),
    "bouwmeester.server.app": ("psycopg", "redis"),
}


@pytest.mark.parametrize("module", WITHOUT)
def test_each_part_is_content_with_its_extra(module: str) -> None:
    away = f"import sys; sys.modules.update(dict.fromkeys({WITHOUT[module]}))"
    tried = subprocess.run([sys.executable, "-c", f"{away}; import {module}"], capture_output=True, text=True)
    assert tried.returncode == 0, tried.stderr


def test_a_house_in_postgresql_says_what_it_needs() -> None:
    program = "import sys; sys.modules['psycopg'] = None; from bouwmeester.cli import main; main()"
    database = ["--database", "postgresql+psycopg://nobody@127.0.0.1/none", "--port", "0"]
    tried = subprocess.run([sys.executable, "-c", program, "serve", *database], capture_output=True, text=True)
    assert "pip install 'bouwmeester[postgres]'" in tried.stderr
    assert "Traceback" not in tried.stderr


def test_a_game_is_compiled_together_with_its_own_bots() -> None:
    found = groups()
    assert found.keys() == {"core", "bots", "palazzo", "caylus", "potzklotz"}
    assert group(str(PACKAGE / "games" / "potzklotz" / "steps" / "turn.py")) == "potzklotz"
    assert group(str(PACKAGE / "bots" / "potzklotz" / "player.py")) == "potzklotz"
    assert group(str(PACKAGE / "bots" / "greedy.py")) == "bots"
    assert sorted(module for modules in found.values() for module in modules) == sorted(modules_to_compile())


def test_what_is_compiled_is_known_by_its_content(tmp_path: Path) -> None:
    """The same again, wherever it is written; another as soon as a header of another group changes."""

    def known(scratch: Path, header: str) -> str:
        scratch.mkdir(exist_ok=True)
        (scratch / "game.c").write_text("int game;")
        (scratch / "core.h").write_text(header)
        return fingerprint(
            Extension("game", [str(scratch / "game.c")], depends=[str(scratch / "core.h")], extra_compile_args=[]),
            scratch,
        )

    first = known(tmp_path / "a", "int core;")
    assert known(tmp_path / "b", "int core;") == first
    assert known(tmp_path / "a", "long core;") != first


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
