"""The page speaks of messages and views in types made from the server's and the games'."""

import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parents[1] / "web" / "src"


def test_the_page_has_the_types_of_the_server_and_of_every_game(tmp_path: Path) -> None:
    games = sorted(path.name for path in (PAGE / "games").iterdir())
    for folder in ("lib", *[f"games/{game}" for game in games]):
        (tmp_path / folder).mkdir(parents=True)
    # Isolated from PYTHONPATH, so that these are the plain rules: compiled ones keep no types.
    subprocess.run([sys.executable, "-I", "-m", "bouwmeester.server.protocol.typescript", tmp_path], check=True)
    made = sorted(path.relative_to(tmp_path) for path in tmp_path.rglob("*.ts"))
    assert made == sorted([Path("lib/messages.ts"), *[Path("games", game, "view.ts") for game in games]])
    for path in made:
        assert (PAGE / path).read_text(encoding="utf-8") == (tmp_path / path).read_text(encoding="utf-8"), (
            f"{path}: run `make types`"
        )
