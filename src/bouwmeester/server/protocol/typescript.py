"""The messages as TypeScript: ``python -m bouwmeester.server.protocol.typescript`` prints web/src/lib/messages.ts."""

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import inspect

from bouwmeester.server.protocol import messages
from bouwmeester.text import LANGUAGES

_PLAIN: Final = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.CustomType: "unknown",
}


def spoken(kind: inspect.Type) -> str:
    """A type as TypeScript says it."""
    if isinstance(kind, inspect.Metadata):
        return spoken(kind.type)
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.ListType):
        inside = spoken(kind.item_type)
        return f"({inside})[]" if " | " in inside else f"{inside}[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<{spoken(kind.key_type)}, {spoken(kind.value_type)}>"
    if isinstance(kind, inspect.UnionType):
        return " | ".join([spoken(one) for one in kind.types])
    if isinstance(kind, inspect.LiteralType):
        return " | ".join([f'"{value}"' for value in kind.values])
    return _PLAIN[type(kind)]


def struct(kind: inspect.StructType) -> Iterator[str]:
    """One struct as an interface."""
    yield f"export interface {kind.cls.__name__} {{"
    if kind.tag is not None:
        yield f'  type: "{kind.tag}";'
    for field in kind.fields:
        # What we send is always whole; what is sent to us may leave out what has a default.
        optional = "?" if not field.required and kind.forbid_unknown_fields else ""
        yield f"  {field.encode_name}{optional}: {spoken(field.type)};"
    yield "}"


def module() -> Iterator[str]:
    yield "// Made from src/bouwmeester/server/protocol/messages.py by `make types`; not to be edited."
    yield f"export const PROTOCOL = {messages.PROTOCOL};"
    yield ""
    languages = ", ".join([f'"{language}"' for language in LANGUAGES])
    yield f"export const LANGUAGES = [{languages}] as const;"
    for value in vars(messages).values():
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == messages.__name__:
            kind = inspect.type_info(value)
            assert isinstance(kind, inspect.StructType)
            yield ""
            yield from struct(kind)
    for name in ("FromClient", "FromServer"):
        yield ""
        yield f"export type {name} = {spoken(inspect.type_info(getattr(messages, name)))};"


if __name__ == "__main__":
    print("\n".join(module()))
