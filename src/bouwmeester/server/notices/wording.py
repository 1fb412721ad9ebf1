"""The words of a notice, in the language of whoever gets it. All of it everybody at the table may know."""

from dataclasses import dataclass
from typing import Final

from bouwmeester.core import shelf
from bouwmeester.text.words import LANGUAGES, Words

#: By kind, what it says; the test of all words looks for these.
KEYS: Final = {
    "turn": "notice-turn",
    "clock": "notice-clock",
    "full": "notice-full",
    "proposal": "notice-proposal",
    "invited": "notice-invited",
    "over": "notice-over",
    "test": "notice-test",
}


@dataclass(frozen=True)
class About:
    """What a notice is about: a table as everybody at it sees it."""

    kind: str
    table: str
    code: str
    game: str
    version: int
    #: To whom it is told, and who else sits there.
    to: tuple[str, ...]
    others: tuple[str, ...]


@dataclass(frozen=True)
class Said:
    """A notice in words."""

    title: str
    text: str
    link: str


def said(about: About, language: str, home: str) -> Said:
    words = Words(language if language in LANGUAGES else None)
    game = shelf.load(about.game) if about.game else None
    name = "Bouwmeester" if game is None else words.name(game)
    title = words.say("notice-title", game=name, code=about.code) if about.code else name
    text = words.say(KEYS[about.kind], to=", ".join(about.to))
    if about.others:
        text = f"{text} {words.say('notice-with', others=', '.join(about.others))}"
    return Said(title, text, f"{home}table/{about.table}" if about.table else home)
