"""A game's own page of rules, which lies beside its code: `rules.md`, and `rules.nl.md` in another language."""

import re
from importlib.resources import files

from bouwmeester.core.game import Game
from bouwmeester.core.state import State


def rules_text(game: Game[State], language: str = "en") -> str | None:
    """The whole page, in English where it was not translated, or None when the game has none.

    What the page in the browser draws between the rules is left out; what is written under it stays.
    """
    package = type(game).__module__.rpartition(".")[0]
    for name in (f"rules.{language}.md", "rules.md") if package else ():
        page = files(package).joinpath(name)
        if page.is_file():
            return re.sub(r"^<!--.*-->\n", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return None


def rule(text: str, name: str) -> str | None:
    """One section ("auction"), or one rule of it ("auction.3"); None when there is no such thing.

    >>> rule("# Rules\\n\\n## turn: Your turn\\n\\n1. Do one thing.\\n2. Then pass.\\n", "turn.2")
    '2. Then pass.'
    """
    section, _, number = name.strip().lower().partition(".")
    found = re.search(rf"^## {re.escape(section)}(?:: [^\n]*)?\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    if found is None:
        return None
    if not number:
        return found[0].strip()
    line = re.search(rf"^{re.escape(number)}\. .*$", found[1], re.MULTILINE)
    return None if line is None else line[0]
