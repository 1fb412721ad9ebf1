"""Every word a person reads: there in all three languages, complete, and nothing besides."""

import ast
import itertools
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import cast, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import bouwmeester
from bouwmeester import BouwmeesterError, Event
from bouwmeester.bots import TEMPERAMENTS, players
from bouwmeester.core.action import NUMBER, SEATS, Domain
from bouwmeester.core.errors import CORE_REASONS, Reason, Why
from bouwmeester.core.events import Telling
from bouwmeester.core.game import Game
from bouwmeester.core.state import State
from bouwmeester.lessons.course import course_of, lessons_of
from bouwmeester.lessons.teaching import OTHERWISE
from bouwmeester.review import PARTS
from bouwmeester.server.notices.wording import KEYS
from bouwmeester.server.protocol.contests import ContestKind, ContestStatus
from bouwmeester.server.protocol.people import ChannelKind, WebhookStyle
from bouwmeester.server.results.facts import REASONS
from bouwmeester.server.tables.telling import KINDS
from bouwmeester.table.replies import COMMANDS
from bouwmeester.text import LANGUAGES, Words
from bouwmeester.text.words import system_language
from bouwmeester_nim.game import COUNTS, Nim

SOURCE = Path(bouwmeester.__file__).parent
ROOT = Path(__file__).parents[1]
PAGE = ROOT / "web" / "src"
#: The games of this package; those that tests put on the shelf speak in their notation.
GAMES = [name for name in bouwmeester.names() if (SOURCE / "games" / name).is_dir()]
NUMBERS = (-5, -1, 0, 1, 2, 5, 15)

EVERY = pytest.mark.parametrize(("language", "name"), list(itertools.product(LANGUAGES, GAMES)))


def messages(language: str) -> list[str]:
    """The keys of a language, in the order of its files; a file that cannot be read fails."""
    keys: list[str] = []
    for file in sorted((SOURCE / "text" / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{file}: {entry.content}"
            if isinstance(entry, Message):
                keys.append(entry.id.name)
    return keys


def spoken_in_source() -> set[str]:
    """The keys that stand as such in the code of the rooms where people read."""
    prefixes = ("core-", "cli-", "review-", *[f"{name}-" for name in GAMES])
    keys: set[str] = set()
    for room in ("text", "table", "cli"):
        for file in (SOURCE / room).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(prefixes):
                    keys.add(node.value)
    # A key that is put together is no constant, but its beginning is.
    return {key for key in keys if not key.endswith("-")}


def spoken_on_the_page() -> set[str]:
    """The keys that stand as such in the source of the page."""
    key = re.compile(rf'["`](?P<key>(?:web|core|review|server|{"|".join(GAMES)})-[a-z0-9_-]*[a-z0-9])["`]')
    keys: set[str] = set()
    for file in [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]:
        keys |= {found["key"] for found in key.finditer(file.read_text(encoding="utf-8"))}
    return keys


def server_keys() -> set[str]:
    """What the server refuses, and what it tells, as its documentation lists it and its source has it."""
    named = re.compile(r"server\.[a-z_]+")
    keys = set(named.findall((ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")))
    for file in (SOURCE / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and named.fullmatch(node.value):
                keys.add(node.value)
    return {key_of(key) for key in keys}


def key_of(name: str) -> str:
    return name.replace(".", "-")


def option_keys(game: Game[State]) -> set[str]:
    """Each option and every value it is offered with."""
    needed: set[str] = set()
    for option, values in game.choices.items():
        key = f"{game.name}-option-{option}"
        needed |= {key, *[f"{key}-{value}" for value in values]}
    return needed


def game_keys(game: Game[State]) -> set[str]:
    """What a game needs words for."""
    name = game.name
    return {
        f"{name}-name",
        f"{name}-about",
        f"{name}-tagline",
        *[f"{name}-{domain.name}" for domain in game.domains],
        *[f"{name}-verb-{verb.name}" for verb in game.catalogue.verbs],
        *[f"{name}-step-{step.name}" for step in game.steps if not step.automatic],
        *[key_of(reason.key) for reason in game.reasons],
        *[key_of(telling.key) for telling in (*game.tellings, *game.grounds)],
        *option_keys(game),
        *lesson_keys(game),
    }


def lesson_keys(game: Game[State]) -> set[str]:
    """What is said in the lessons of a game, and by the guide of a first match."""
    course = course_of(game)
    needed: set[str] = set() if course is None else {f"{game.name}-guide-{moment.say}" for moment in course.guide}
    for lesson in lessons_of(game.name):
        needed |= {lesson.key(), *[lesson.key(step.say) for step in lesson.steps]}
        needed |= {lesson.key(step.say, wrong.say) for step in lesson.steps for wrong in step.wrong}
    return needed


def doing_keys() -> set[str]:
    """What somebody is seen doing at a step; where nobody does anything, nothing is said."""
    steps = [(name, step) for name in GAMES for step in bouwmeester.load(name).steps]
    return {f"{name}-doing-{step.name}" for name, step in steps if not step.automatic}


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_exactly_the_keys_that_are_needed(language: str) -> None:
    written = messages(language)
    needed = (
        spoken_in_source()
        | spoken_on_the_page()
        | server_keys()
        | {key_of(key) for key in (*CORE_REASONS, OTHERWISE)}
    )
    needed |= {f"cli-{kind}-{command}" for kind in ("command", "help") for command in COMMANDS}
    needed |= {
        f"core-bot-{kind}{bot}"
        for kind in ("", "about-")
        for name in GAMES
        for bot in players(name)
        if ":" not in bot
    }
    needed |= {f"review-{part}" for part in ("fair", *PARTS, "rest", "result", "without")}
    needed |= {
        *KEYS.values(),
        *[f"notice-{more}" for more in ("title", "with", "confirm", "confirm-why", "mail-why")],
    }
    needed |= {f"web-notice-{kind}{how}" for kind in KINDS for how in ("", "-how")}
    needed |= {f"web-why-{why}" for why in REASONS} | {"web-pool-2", "web-pool-3"}
    needed |= {f"web-event-kind-{kind}{how}" for kind in get_args(ContestKind) for how in ("", "-how")}
    needed |= {f"web-event-status-{status}" for status in get_args(ContestStatus) if status != "open"}
    needed |= {f"web-event-is-{status}" for status in ("paused", "over", "cancelled")}
    needed |= {f"web-way-{way}" for way in get_args(ChannelKind)}
    needed |= {f"web-webhook-{style}" for style in get_args(WebhookStyle)}
    needed |= {f"review-kind-{kind}" for kind in ("mistake", "only-move", "luck", "gift")}
    kinds = {kind for name in GAMES for kind in TEMPERAMENTS[name]}
    needed |= {f"core-temperament-{about}{kind}" for about in ("", "about-") for kind in kinds}
    for name in GAMES:
        needed |= game_keys(bouwmeester.load(name))
        box = bouwmeester.load(name).puzzles
        needed |= {f"{name}-puzzle-kind-{kind}" for kind in (() if box is None else box.kinds)}
    assert sorted(needed - set(written)) == [], "missing"
    assert sorted(set(written) - needed - doing_keys()) == [], "superfluous"
    assert len(written) == len(set(written)), "said twice"


def test_all_languages_have_the_same_keys_in_the_same_order() -> None:
    for language in LANGUAGES[1:]:
        assert messages(language) == messages(LANGUAGES[0])


# Every message comes out whole, whatever its facts.


def assert_whole(text: str, key: str) -> None:
    """Fluent puts what it cannot find in braces, and falls back to the key itself."""
    assert text.strip(), key
    assert text != key
    assert "{" not in text, text
    assert "}" not in text, text
    assert "  " not in text, text
    assert "\u2068" not in text, "bidirectional isolates"


def sentence(text: str, key: str) -> None:
    assert_whole(text, key)
    assert text[0].isupper() or not text[0].isalpha(), text
    assert text[-1] in ".!?", text
    assert not re.search("[.!?] [a-zà-ü]", text), f"a sentence begins small: {text}"


def samples(domains: Sequence[Domain], seats: int) -> Iterator[tuple[int, ...]]:
    """Values for some facts: every value of each, beside one of the others."""
    ranges = [NUMBERS if one is NUMBER else range(seats if one.name == "seat" else len(one)) for one in domains]
    for i, values in enumerate(ranges):
        for value in values:
            yield tuple([value if i == j else others[-1] for j, others in enumerate(ranges)])
    if not ranges:
        yield ()


def facts_of(kind: Telling, values: tuple[int, ...]) -> Iterator[int]:
    """Which seats the facts speak of."""
    for domain, value in zip(kind.domains.values(), values, strict=True):
        if domain.name == "seat":
            yield value


@EVERY
def test_every_thing_has_a_name(language: str, name: str) -> None:
    game, words = bouwmeester.load(name), Words(language)
    for domain in game.domains:
        said = [words.thing(game, domain, word) for word in domain.words]
        for text in said:
            assert_whole(text, f"{name}-{domain.name}")
        assert len(set(said)) == len(said), domain.name


@EVERY
def test_every_action_has_a_label(language: str, name: str) -> None:
    game, words = bouwmeester.load(name), Words(language)
    labels = {action.text: words.label(game, action) for action in game.catalogue.actions}
    for text, label in labels.items():
        assert_whole(label, text)
        assert label[0].isupper(), label
    for verb in game.catalogue.verbs:
        own = [labels[action.text] for action in game.catalogue.actions if action.verb == verb.name]
        assert len(set(own)) == len(own), verb.name


#: How many cards somebody was dealt, for all but themselves: they have heard of each.
COUNTED = ("palazzo.dealt_hand", "potzklotz.dealt")


@EVERY
def test_every_event_is_told_to_everyone(language: str, name: str) -> None:
    game, words = bouwmeester.load(name), Words(language)
    for telling in game.tellings:
        for values in samples(list(telling.domains.values()), game.seats[-1]):
            event = Event(telling, values)
            told = words.event(game, event)
            sentence(told, telling.key)
            for seat in facts_of(telling, values):
                assert words.seat(seat) in told
                mine = words.event(game, event, viewer=seat)
                if telling.key in COUNTED:
                    assert mine == ""
                else:
                    sentence(mine, telling.key)
                assert mine != told
                assert words.seat(seat) not in mine
                assert words.event(game, event, viewer=(seat + 1) % 4) == told


@EVERY
def test_everything_that_speaks_for_a_plan_is_a_sentence(language: str, name: str) -> None:
    game, words = bouwmeester.load(name), Words(language)
    for telling in game.grounds:
        for values in samples(list(telling.domains.values()), game.seats[-1]):
            told = words.event(game, Event(telling, values))
            sentence(told, telling.key)
            assert len(told) <= 110, told


@EVERY
def test_every_refusal_explains_itself(language: str, name: str) -> None:
    game, words = bouwmeester.load(name), Words(language)
    for reason in game.reasons:
        for values in samples(list(reason.domains.values()), game.seats[-1]):
            why = reason.why(*values)
            told = words.refusal(game, why)
            sentence(told, reason.key)
            assert why.rule in told
            for fact, domain in reason.domains.items():
                if domain is NUMBER and why.facts[fact] in (2, 15):
                    assert str(why.facts[fact]) in told


@EVERY
def test_every_step_asks_something(language: str, name: str) -> None:
    game, words = bouwmeester.load(name), Words(language)
    for step in game.steps:
        if not step.automatic:
            sentence(words.prompt(game, step.name), step.name)
            why = Why("core.not_now", step.rule, {"action": "pass", "step": step.name})
            assert words.prompt(game, step.name) in words.refusal(game, why)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_without_facts_are_whole(language: str) -> None:
    words = Words(language)
    for key in messages(language):
        text = words.say(key)
        if "{" not in text:
            assert_whole(text, key)
    for seat in range(6):
        assert words.seat(seat).isalpha()
    assert len({words.say(f"cli-command-{command}") for command in COMMANDS}) == len(COMMANDS)


# How it sounds.


@pytest.mark.parametrize(
    ("language", "action", "label"),
    [
        ("en", "buy brick 3 ww", "Buy brick 3 (2 windows)"),
        ("nl", "buy brick 3 ww", "Koop baksteen 3 (2 vensters)"),
        ("de", "buy brick 3 ww", "Ziegel 3 (2 Fenster) kaufen"),
        ("nl", "add certificate", "Voeg een certificaat (2) toe"),
        ("de", "reveal rider", "Aufdecken: ein Reiter"),
        ("nl", "triple 2", "Voeg een 3‑groep van certificaten toe: telt voor 15"),
    ],
)
def test_labels(language: str, action: str, label: str) -> None:
    game = bouwmeester.load("palazzo")
    found = game.catalogue.find(action)
    assert found is not None
    assert Words(language).label(game, found) == label


@pytest.mark.parametrize(
    ("language", "points", "text"),
    [("en", 1, "1 point"), ("en", -1, "-1 point"), ("nl", 0, "0 punten"), ("de", 2, "2 Punkte")],
)
def test_points_are_counted_right(language: str, points: int, text: str) -> None:
    assert Words(language).say("cli-points", points=points) == text


def test_names_given_at_the_table_are_used() -> None:
    game, words = bouwmeester.load("palazzo"), Words("nl")
    passes = [telling for telling in game.tellings if telling.key == "palazzo.passes"][0]
    assert words.event(game, Event(passes, (1,)), viewer=0, names=["Ik", "Saskia"]) == "Saskia past."
    assert words.event(game, Event(passes, (1,)), viewer=1, names=["Ik", "Saskia"]) == "Je past."


class Sticks(Nim):
    """Nim under a name for which nobody has written words."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "sticks"
        self.tellings = (Telling("sticks.took", seat=SEATS, count=COUNTS),)
        self.reasons = (Reason("sticks.too_many", "take.1", left=NUMBER),)


def test_a_game_without_words_is_spoken_of_in_its_notation() -> None:
    game, words = cast(Game[State], Sticks()), Words("de")
    assert words.label(game, game.catalogue.actions[-1]) == "take three"
    assert words.prompt(game, "take") == "take"
    assert "sticks.took" in words.event(game, Event(game.tellings[0], (0, 1)))
    assert "sticks.too_many" in words.refusal(game, game.reasons[0].why(2))
    assert words.thing(game, game.domains[0], "two") == "two"


@pytest.mark.parametrize(
    ("language", "label"),
    [("en", "Take three sticks"), ("nl", "Neem drie stokjes"), ("de", "Take three sticks")],
)
def test_a_game_brings_its_words_and_where_they_are_wanting_english_speaks(language: str, label: str) -> None:
    game = bouwmeester.load("nim")
    assert Words(language).label(game, game.catalogue.actions[-1]) == label
    assert Words(language).name(game) == "Nim"


# Which language.


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({}, "en"),
        ({"LANG": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANGUAGE": "fr:de:en", "LANG": "nl_NL"}, "de"),
        ({"LC_ALL": "nl_NL.UTF-8", "LANG": "de_DE.UTF-8"}, "nl"),
        ({"LANG": "nds_DE"}, "en"),
    ],
)
def test_the_system_says_which_language(settings: dict[str, str], language: str) -> None:
    assert system_language(settings) == language


def test_what_is_asked_for_goes_before_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "de")
    assert Words().language == "de"
    assert Words("nl").language == "nl"
    with pytest.raises(BouwmeesterError, match="there are: en, nl, de"):
        Words("fr")
