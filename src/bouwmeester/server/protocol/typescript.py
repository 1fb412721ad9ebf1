"""The messages and the views as TypeScript: ``python -m bouwmeester.server.protocol.typescript web/src`` writes them.

The messages go to lib/messages.ts; what a game shows goes to games/<game>/view.ts, if the page has a folder for it,
with the words of every domain it speaks of. This reads the types of the plain rules: the compiled ones keep none.
"""

import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final, Literal, Required, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from msgspec import NODEFAULT
from msgspec.structs import fields

import bouwmeester
from bouwmeester.core import shelf
from bouwmeester.core.action import Domain
from bouwmeester.core.game import Game
from bouwmeester.core.state import State
from bouwmeester.core.view import Result
from bouwmeester.server.protocol import contests, messages, people, teaching
from bouwmeester.text import LANGUAGES

_PLAIN: Final[dict[object, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    object: "unknown",
}


def spoken(hint: object) -> str:
    """A type as TypeScript says it."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _of_domain(parts[0], parts[1]) if isinstance(parts[1], Domain) else spoken(parts[0])
    if origin is Required:
        return spoken(parts[0])
    if origin is list:
        inside = spoken(parts[0])
        return f"({inside})[]" if " | " in inside else f"{inside}[]"
    if origin is dict:
        record = f"Record<{spoken(parts[0])}, {spoken(parts[1])}>"
        return record if parts[0] is str else f"Partial<{record}>"
    if origin in (Union, types.UnionType):
        return " | ".join([spoken(part) for part in parts])
    if origin is Literal:
        return " | ".join([f'"{part}"' for part in parts])
    if hint in _PLAIN:
        return _PLAIN[hint]
    assert isinstance(hint, type)
    return hint.__name__


def _of_domain(inside: object, domain: Domain) -> str:
    """A word of a domain, or something for each of its words."""
    return _type_of(domain) if inside is str else f"Record<{_type_of(domain)}, {spoken(get_args(inside)[1])}>"


def _type_of(domain: Domain) -> str:
    return domain.name.capitalize()


def words_of(domain: Domain) -> Iterator[str]:
    """The words of a domain as a list, and any one of them as a type."""
    name = domain.name.upper()
    plural = f"{name[:-1]}IES" if name.endswith("Y") else f"{name}S"
    words = ", ".join([f'"{word}"' for word in domain.words])
    yield f"export const {plural} = [{words}] as const;"
    yield f"export type {_type_of(domain)} = (typeof {plural})[number];"


def interface(kind: type) -> Iterator[str]:
    """A TypedDict as an interface, with the first paragraph of what it says of itself."""
    if kind.__doc__:
        yield f"/** {' '.join(kind.__doc__.split(chr(10) * 2)[0].split())} */"
    yield f"export interface {kind.__name__} {{"
    left_out: frozenset[str] = getattr(kind, "__optional_keys__", frozenset())
    for name, hint in get_type_hints(kind, include_extras=True).items():
        yield f"  {name}{'?' if name in left_out else ''}: {spoken(hint)};"
    yield "}"


def struct(kind: type[msgspec.Struct]) -> Iterator[str]:
    """A message as an interface."""
    config = kind.__struct_config__
    yield f"export interface {kind.__name__} {{"
    if config.tag is not None:
        yield f'  type: "{config.tag}";'
    hints = get_type_hints(kind, include_extras=True)
    for field in fields(kind):
        # What we send is always whole; what is sent to us may leave out what has a default.
        needed = field.default is NODEFAULT and field.default_factory is NODEFAULT
        optional = "?" if not needed and config.forbid_unknown_fields else ""
        yield f"  {field.encode_name}{optional}: {spoken(hints[field.name])};"
    yield "}"


def messages_module() -> Iterator[str]:
    yield "// Made from src/bouwmeester/server/protocol by `make types`; not to be edited."
    yield f"export const PROTOCOL = {messages.PROTOCOL};"
    yield ""
    languages = ", ".join([f'"{language}"' for language in LANGUAGES])
    yield f"export const LANGUAGES = [{languages}] as const;"
    for module in (messages, teaching, people, contests):
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__:
                yield ""
                yield from struct(value)
    yield ""
    yield from interface(Result)
    for name in ("FromClient", "FromServer"):
        yield ""
        yield f"export type {name} = {spoken(getattr(messages, name))};"


def parts_of(hint: object) -> Iterator[type | Domain]:
    """All TypedDicts and domains that a type speaks of, itself first."""
    if is_typeddict(hint):
        assert isinstance(hint, type)
        yield hint
        for part in get_type_hints(hint, include_extras=True).values():
            yield from parts_of(part)
    for part in get_args(hint):
        if isinstance(part, Domain):
            yield part
        else:
            yield from parts_of(part)


def view_module(game: Game[State]) -> Iterator[str]:
    named: dict[str, type | Domain] = {}
    for root in game.view_types:
        for part in parts_of(root):
            name = _type_of(part) if isinstance(part, Domain) else part.__name__
            assert named.setdefault(name, part) is part, f"{game.name} has two types called {name}"
    yield f"// Made from the types of src/bouwmeester/games/{game.name} by `make types`; not to be edited."
    for part in named.values():
        if isinstance(part, Domain):
            yield ""
            yield from words_of(part)
    for part in named.values():
        if not isinstance(part, Domain):
            yield ""
            yield from interface(part)


def files(page: Path) -> dict[Path, str]:
    """All that is made, by where it belongs in the sources of the page."""
    made = {page / "lib" / "messages.ts": messages_module()}
    for name in shelf.names():
        if (page / "games" / name).is_dir():
            made[page / "games" / name / "view.ts"] = view_module(bouwmeester.load(name))
    return {path: "\n".join(lines) + "\n" for path, lines in made.items()}


if __name__ == "__main__":
    for path, text in files(Path(sys.argv[1])).items():
        path.write_text(text, encoding="utf-8")
