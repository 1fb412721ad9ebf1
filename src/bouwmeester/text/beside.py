"""What lies beside a game's code: its rules, and for a game of another package its words."""

from importlib.resources import files

from bouwmeester.core.game import Game
from bouwmeester.core.state import State


def beside(game: Game[State], *path: str) -> str | None:
    """A text file in the package that a game stands in, or None."""
    package = type(game).__module__.rpartition(".")[0]
    file = files(package).joinpath(*path) if package else None
    return file.read_text(encoding="utf-8") if file is not None and file.is_file() else None
