"""A game's own page of rules, which lies beside its code."""

import re
from importlib.resources import files

from bouwmeester.core.game import Game
from bouwmeester.core.state import State


def rules_text(game: Game[State]) -> str | None:
    """The whole page, or None when the game has none."""
    package = type(game).__module__.rpartition(".")[0]
    page = files(package).joinpath("rules.md") if package else None
    return page.read_text(encoding="utf-8") if page is not None and page.is_file() else None


def rule(text: str, name: str) -> str | None:
    """One section ("auction"), or one rule of it ("auction.3"); None when there is no such thing.

    >>> rule("# Rules\\n\\n## turn\\n\\n1. Do one thing.\\n2. Then pass.\\n", "turn.2")
    '2. Then pass.'
    """
    section, _, number = name.strip().lower().partition(".")
    found = re.search(rf"^## {re.escape(section)}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    if found is None:
        return None
    if not number:
        return found[0].strip()
    line = re.search(rf"^{re.escape(number)}\. .*$", found[1], re.MULTILINE)
    return None if line is None else line[0]
