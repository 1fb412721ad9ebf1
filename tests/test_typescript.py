"""The page speaks of the server's messages in types made from them."""

from pathlib import Path

from bouwmeester.server.protocol.typescript import module

PAGE = Path(__file__).parents[1] / "web" / "src" / "lib" / "messages.ts"


def test_the_page_has_the_types_of_the_server() -> None:
    assert PAGE.read_text(encoding="utf-8") == "\n".join(module()) + "\n", "run `make types`"
