"""Every command, flag and verb is documented."""

import re
from collections.abc import Iterator
from pathlib import Path

from cyclopts import App

import bouwmeester
from bouwmeester.cli.app import app

DOCS = Path(__file__).parents[2] / "docs" / "play.md"


def test_every_command_and_flag_is_documented() -> None:
    page = DOCS.read_text(encoding="utf-8") + "\n" + DOCS.with_name("host.md").read_text(encoding="utf-8")
    for name in app:
        if name.startswith("-"):
            continue
        assert f"## bouwmeester {name}" in page, name
        section = page.partition(f"## bouwmeester {name}\n")[2].partition("\n## ")[0]
        for words, command in commands(name):
            for argument in command.assemble_argument_collection():
                if argument.name == "*":  # the settings as a whole; each of them comes by itself
                    continue
                flag = argument.name if argument.name.startswith("--") else argument.name.upper()
                assert re.search(rf"[`| ]{flag}\b", section), f"{words} {flag}"


def commands(name: str) -> Iterator[tuple[str, App]]:
    """A command, or all that is below it if it does nothing itself."""
    if app[name].default_command is not None:
        yield name, app[name]
        return
    for below in app[name]:
        if not below.startswith("-"):
            yield f"{name} {below}", app[name][below]


def test_every_verb_is_documented() -> None:
    page = DOCS.read_text(encoding="utf-8")
    for name in bouwmeester.names():
        if name == "nim":
            continue
        for verb in bouwmeester.load(name).catalogue.verbs:
            assert f"| `{verb.name}" in page, verb.name
