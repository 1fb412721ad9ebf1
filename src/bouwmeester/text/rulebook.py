"""A game's own page of rules, which lies beside its code: `rules.md`, and `rules.nl.md` in another language."""

import re

from bouwmeester.core.game import Game
from bouwmeester.core.state import State
from bouwmeester.text.beside import beside


def rules_page(game: Game[State], language: str = "en") -> str | None:
    """The whole page, in English where it was not translated, or None when the game has none."""
    for name in (f"rules.{language}.md", "rules.md"):
        page = beside(game, name)
        if page is not None:
            return page
    return None


def rules_text(game: Game[State], language: str = "en") -> str | None:
    """The page for a terminal: without what the browser draws between the rules; what is written under it stays."""
    page = rules_page(game, language)
    return None if page is None else re.sub(r"^<!--.*-->\n", "", page, flags=re.MULTILINE)


def opening(text: str) -> str:
    """The title and the game in a few sentences, with which a page begins.

    >>> opening("# Rules\\n\\nYou build.\\n\\nNumbered.\\n\\n## turn: Your turn\\n")
    '# Rules\\n\\nYou build.'
    """
    return "\n\n".join(text.partition("\n## ")[0].split("\n\n")[:2]).strip()


def chapters(text: str) -> list[tuple[str, str]]:
    """What the sections are called, each with the name by which it is asked for.

    >>> chapters("# Rules\\n\\n## turn: Your turn\\n\\n1. Do one thing.\\n")
    [('turn', 'Your turn')]
    """
    return re.findall(r"^## (\w+)(?:: ([^\n]*))?$", text, re.MULTILINE)


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
