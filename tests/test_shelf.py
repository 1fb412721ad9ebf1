"""What others bring: games and bots are found by the entry points of their packages."""

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.core.shelf import Shelf
from tests.brought import environment_with_nim
from tests.server.running import Running


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return environment_with_nim(tmp_path_factory.mktemp("brought"))


@pytest.fixture(scope="module")
def house(python: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("house")
    running = Running(f"sqlite:///{folder / 'house.db'}", log=folder / "log", python=str(python))
    running.start()
    yield running
    running.stop()


def said(python: Path, *command: str) -> str:
    ended = subprocess.run(
        [str(python), "-m", "bouwmeester", *command],
        capture_output=True,
        text=True,
        env={**os.environ, "LANG": "nl_NL"},
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def test_a_game_and_a_bot_that_are_installed_are_on_the_command_line(python: Path) -> None:
    assert "games: palazzo, caylus, potzklotz, nim" in said(python, "version")
    assert "palazzo, caylus, potzklotz, nim" in said(python, "simulate", "--help")
    duel = ("arena", "nim", "nim-perfect", "uniform", "--seats", "2", "--games", "40", "--processes", "1", "--json")
    assert json.loads(said(python, *duel))["share"] > 0.8


def test_a_bot_is_offered_for_the_games_it_plays(python: Path) -> None:
    asks = "import json; from bouwmeester.bots import names; print(json.dumps([names('nim'), names('palazzo')]))"
    nim, palazzo = json.loads(subprocess.check_output([str(python), "-c", asks], text=True))
    assert nim == [*palazzo, "nim-perfect"]


def test_the_server_offers_what_is_installed(house: Running) -> None:
    games = {game["name"]: game for game in httpx.get(f"{house.address}/api/games").json()}
    assert list(games) == ["palazzo", "caylus", "potzklotz", "nim"]
    assert "nim-perfect" in games["nim"]["bots"]
    assert "nim-perfect" not in games["palazzo"]["bots"]
    assert games["nim"]["rules"]
    assert "stokje" in httpx.get(f"{house.address}/api/games/nim/words/nl").text
    assert "stick" in httpx.get(f"{house.address}/api/games/nim/words/de").text
    assert httpx.get(f"{house.address}/api/games/palazzo/words/nl").text == ""
    assert httpx.get(f"{house.address}/api/games/nim/rules/nl").text.startswith("# Nim")
    assert httpx.get(f"{house.address}/api/games/ludo/words/nl").status_code == 404


def test_what_cannot_be_opened_is_told_by_name_and_place_and_the_rest_is_there() -> None:
    shelf: Shelf[object] = Shelf("bouwmeester.nothing")
    shelf.offer("gone", "bouwmeester.no_such_module:thing")
    shelf.offer("there", "json:dumps")
    for _ in range(2):
        with pytest.raises(
            BouwmeesterError, match=r"'gone' of bouwmeester.nothing cannot be opened at .*no_such_module"
        ):
            shelf.find("gone")
    assert shelf.find("there") is json.dumps
    assert shelf.names() == ["gone", "there"]
    assert list(shelf.broken()) == ["gone"]
    assert shelf.find("unheard of") is None
