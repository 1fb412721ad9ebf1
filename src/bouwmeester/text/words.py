"""Words: what happened, what is asked and why not, in a person's own language.

>>> from bouwmeester import load
>>> game = load("palazzo")
>>> Words("nl").label(game, game.catalogue.find("take florin 5"))
'Neem florijn 5'

It knows no game: what there is to be said, the game tells; how it is said stands in the ``.ftl`` files, and for a
game that somebody brings in its own package, as ``text/<language>/<game>.ftl``. A game that has no words is spoken of
in its notation.
"""

import os
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from bouwmeester.core.action import NUMBER, SEATS, Action, Domain
from bouwmeester.core.errors import BouwmeesterError, Why
from bouwmeester.core.events import Event, Facts
from bouwmeester.core.game import Game
from bouwmeester.core.shelf import GAMES
from bouwmeester.core.state import State
from bouwmeester.text.beside import beside

#: A new language is a folder beside this file, and its letters here; see docs/add-a-language.md.
LANGUAGES: Final = ("en", "nl", "de")

#: Where the system says which language its user reads, in the order in which it is asked.
_SETTINGS: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")

#: What the seats are called, by seat; those left out get the name that core-seat has for them.
Names = Sequence[str]

#: What a thing that stands on the table now is called, such as a place by its building; None if as everywhere.
Calls = Callable[[Domain, str], str | None]


def _as_everywhere(domain: Domain, word: str) -> str | None:
    return None


def system_language(settings: Mapping[str, str] = os.environ) -> str:
    """The first language of the system's settings that we speak, else English.

    >>> system_language({"LANG": "nl_BE.UTF-8"}), system_language({"LANG": "fr_FR"})
    ('nl', 'en')
    """
    for setting in _SETTINGS:
        for locale in settings.get(setting, "").split(":"):
            language = re.split("[-_.@]", locale)[0].lower()
            if language in LANGUAGES:
                return language
    return LANGUAGES[0]


@cache
def _bundle(language: str) -> FluentBundle:
    # Names and numbers run the same way as our three languages: no marks are needed around them.
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(files("bouwmeester.text").joinpath(language).iterdir(), key=str):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@cache
def _bundle_of(game: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    found = GAMES.find(game)
    bundle.add_resource(FluentResource("" if found is None else brought(found, language)))
    return bundle


def brought(game: Game[State], language: str) -> str:
    """The words that a game of another package brings: in this language, else in English, else none."""
    for one in (language, LANGUAGES[0]):
        found = beside(game, "text", one, f"{game.name}.ftl")
        if found is not None:
            return found
    return ""


class Words:
    """One language: that of the reader when none is given."""

    def __init__(self, language: str | None = None) -> None:
        if language is None:
            language = system_language()
        if language not in LANGUAGES:
            raise BouwmeesterError(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language

    def knows(self, key: str) -> bool:
        return self._messages(key).has_message(key)

    def say(self, key: str, **facts: str | int) -> str:
        """The message of any key, with its facts filled in."""
        messages = self._messages(key)
        pattern = messages.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, _ = messages.format_pattern(pattern, facts)
        return str(text)

    def _messages(self, key: str) -> FluentBundle:
        """Where a key stands: with our own words, or with those of the game it begins with."""
        own = _bundle(self.language)
        return own if own.has_message(key) else _bundle_of(key.partition("-")[0], self.language)

    def name(self, game: Game[State]) -> str:
        """What a game is called."""
        key = f"{game.name}-name"
        return self.say(key) if self.knows(key) else game.name

    def about(self, game: Game[State]) -> str:
        """What a game is, in one sentence; nothing when nobody has written one."""
        key = f"{game.name}-about"
        return self.say(key) if self.knows(key) else ""

    def option(self, game: Game[State], name: str, value: object) -> str:
        """An option with its value."""
        key = f"{game.name}-option-{name}"
        label = self.say(key) if self.knows(key) else name
        chosen = f"{key}-{value}"
        return f"{label}: {self.say(chosen) if self.knows(chosen) else value}"

    def seat(self, seat: int, names: Names = ()) -> str:
        """What a seat is called."""
        return names[seat] if seat < len(names) else self.say("core-seat", word=SEATS.word(seat))

    def bot(self, name: str) -> str:
        """What a bot is called, with what it likes best if that is known; its plain name where nobody named it.

        >>> Words("nl").bot("level-2:castle"), Words("nl").bot("of-my-own")
        ('Gezel · Kasteelbouwer', 'of-my-own')
        """
        level, _, temperament = name.partition(":")
        called = self.say(f"core-bot-{level}") if self.knows(f"core-bot-{level}") else level
        key = f"core-temperament-{temperament}"
        return f"{called} · {self.say(key)}" if temperament and self.knows(key) else called

    def thing(
        self, game: Game[State], domain: Domain, word: str, names: Names = (), calls: Calls = _as_everywhere
    ) -> str:
        """A thing of a domain, by its word in the notation."""
        if domain.name == SEATS.name:
            return self.seat(SEATS.place(word), names)
        called = calls(domain, word)
        if called is not None:
            return called
        key = f"{game.name}-{domain.name}"
        if not self.knows(key):
            return word
        parts = zip(domain.parts, word.split())
        return self.say(key, **{name: int(part) if part.isdigit() else part for name, part in parts})

    def label(self, game: Game[State], action: Action, names: Names = (), calls: Calls = _as_everywhere) -> str:
        """An action as an instruction, for a button or a line of a menu."""
        key = f"{game.name}-verb-{action.verb}"
        if not self.knows(key):
            return action.text
        verb = game.catalogue.verb(action.verb)
        facts = {
            name: self.thing(game, domain, domain.word(place), names, calls)
            for name, domain, place in zip(verb.names, verb.domains, action.args)
        }
        return _capital(self.say(key, **facts))

    def prompt(self, game: Game[State], step: str) -> str:
        """What a step asks of whoever decides."""
        key = f"{game.name}-step-{step}"
        return self.say(key) if self.knows(key) else step

    def event(self, game: Game[State], event: Event, viewer: int | None = None, names: Names = ()) -> str:
        """What happened, as told to the one at that seat, or to a spectator (None)."""
        key = event.key.replace(".", "-")
        if not self.knows(key):
            return repr(event)
        facts = self._facts(game, event.telling.domains, event.facts, names)
        facts["you"] = "yes" if viewer is not None and event.facts.get("seat") == SEATS.word(viewer) else "no"
        return _capital(self.say(key, **facts))

    def refusal(self, game: Game[State], why: Why, names: Names = (), calls: Calls = _as_everywhere) -> str:
        """Why something cannot be done now, and which rule says so."""
        key = why.key.replace(".", "-")
        if not self.knows(key):
            return repr(why)
        domains: dict[str, Domain] = {}
        for reason in game.reasons:
            if reason.key == why.key:
                domains = reason.domains
        facts = self._facts(game, domains, why.facts, names, calls)
        if "step" in why.facts:
            facts["step"] = self.prompt(game, str(why.facts["step"]))
        said = _capital(self.say(key, **facts))
        return f"{said} {self.say('core-rule', rule=why.rule)}" if why.rule else said

    def _facts(
        self,
        game: Game[State],
        domains: Mapping[str, Domain],
        facts: Facts,
        names: Names,
        calls: Calls = _as_everywhere,
    ) -> Facts:
        spoken: Facts = {}
        for name, value in facts.items():
            domain = domains.get(name, NUMBER)
            spoken[name] = value if domain is NUMBER else self.thing(game, domain, str(value), names, calls)
        return spoken


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
