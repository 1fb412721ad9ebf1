"""Who may import whom. [docs/decisions/0001-layout.md]"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "bouwmeester"

#: Each room, and the rooms of ours it may import from.
ARROWS = {
    "core": {"core"},
    "games": {"core", "games"},
    # A game whose players see like people has bots of its own, in bots/<game>; the general ones know none.
    "bots": {"core", "games", "bots"},
    "arena": {"core", "bots", "outside", "arena"},
    "review": {"core", "bots", "review"},
    "text": {"core", "text"},
    # A course lies beside its game, as its words and rules do.
    "lessons": {"core", "text", "lessons"},
    "table": {"core", "text", "bots", "table"},
    # The server says nothing itself: it hands on the words and rules that games of other packages bring.
    "server": {"core", "bots", "outside", "review", "lessons", "text", "server"},
    "client": {"server"},
    # What is installed with an extra for learners brings nothing of the server with it.
    "research": {"core", "bots", "arena", "table", "research"},
    # Bots that are programs of their own, spoken with in messages.
    "outside": {"core", "outside"},
    "cli": {"server", "core", "bots", "arena", "review", "lessons", "text", "table", "research", "outside", "cli"},
}
#: The rooms of the server, each with those it may import from besides itself. What stands in no room, all may use.
SERVER_ARROWS: dict[str, set[str]] = {
    "protocol": set(),
    "admission": {"protocol"},
    "store": set(),
    "tables": {"protocol", "admission", "store"},
    # Who plays whom in a round of a contest takes a while to work out.
    "clerk": {"protocol", "admission", "contests"},
    "contests": {"protocol", "store"},
    "views": {"protocol", "tables", "clerk"},
    "commands": {"protocol", "admission", "store", "tables", "views", "clerk"},
    "bots": {"protocol", "tables", "views", "commands"},
    "hints": {"store"},
    "notices": {"protocol", "admission", "store", "tables"},
    "results": {"protocol", "store", "tables", "bots"},
    "house": {
        *("protocol", "admission", "store", "tables", "views", "commands", "clerk", "bots", "hints"),
        *("notices", "results", "contests"),
    },
    "wire": {"protocol", "admission", "tables", "views", "commands", "bots", "house"},
    "http": {"protocol", "admission", "tables", "views", "commands", "clerk", "house", "results"},
}
#: Rooms that are rules use nothing but the standard library.
STANDARD_ONLY = {"core", "games", "bots"}
THIRD_PARTY = {"cyclopts", "rich", "fluent", "numpy", "msgspec", "gymnasium", "pettingzoo", "pyspiel", "pyarrow"}


def rooms() -> list[str]:
    here = [path.stem for path in SOURCE.iterdir() if path.suffix == ".py" or (path.is_dir() and path.name[0] != "_")]
    return sorted(name for name in here if name not in ("__init__", "__main__"))


def imports(room: str) -> Iterator[tuple[Path, str]]:
    paths = [SOURCE / f"{room}.py"] if (SOURCE / f"{room}.py").exists() else sorted((SOURCE / room).rglob("*.py"))
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Import):
                yield from ((path, alias.name) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{path}: imports are absolute"
                assert node.module
                yield path, node.module
                yield from ((path, f"{node.module}.{alias.name}") for alias in node.names)


def test_every_room_has_its_arrows() -> None:
    assert set(rooms()) <= set(ARROWS)


@pytest.mark.parametrize("room", rooms())
def test_arrows(room: str) -> None:
    allowed = {f"bouwmeester.{name}" for name in ARROWS[room]}
    for path, module in imports(room):
        parts = module.split(".")
        if parts[0] == "bouwmeester" and len(parts) > 1:
            if ".".join(parts[:2]) in allowed:
                continue
            # The terminal draws what a game shows, by the types in which the game says it.
            if room == "table" and parts[1] == "games" and parts[3:4] in (["view"], ["reference"]):
                continue
            # The public names at the front door are open to all but the rules themselves.
            public = len(parts) == 2 and room not in STANDARD_ONLY
            assert public, f"{path.relative_to(SOURCE)} imports {module}"
        if room in STANDARD_ONLY:
            assert parts[0] not in THIRD_PARTY, f"{path.relative_to(SOURCE)} imports {module}"


@pytest.mark.parametrize("room", sorted(SERVER_ARROWS))
def test_arrows_within_the_server(room: str) -> None:
    for path, module in imports(f"server/{room}"):
        parts = module.split(".")
        if parts[:2] == ["bouwmeester", "server"] and len(parts) > 2 and parts[2] in SERVER_ARROWS:
            assert parts[2] in {room, *SERVER_ARROWS[room]}, f"{path.relative_to(SOURCE)} imports {module}"


def test_every_room_of_the_server_has_its_arrows_and_says_what_it_is() -> None:
    here = {path.parent.name: path.read_text() for path in (SOURCE / "server").glob("*/__init__.py")}
    assert set(here) == set(SERVER_ARROWS)
    assert [room for room, text in here.items() if len(text.split()) < 20] == []


def test_all_sql_is_in_the_store() -> None:
    for path, module in imports("server"):
        if SOURCE / "server" / "store" not in path.parents:
            # A connection may be handed on to the store.
            assert module in ("sqlalchemy", "sqlalchemy.Connection") or not module.startswith("sqlalchemy"), path


def test_a_game_is_known_to_its_own_bots_alone() -> None:
    for path, module in imports("bots"):
        parts = module.split(".")
        if parts[:2] == ["bouwmeester", "games"]:
            assert path.parent == SOURCE / "bots" / parts[2], f"{path.relative_to(SOURCE)} imports {module}"


def test_one_game_knows_no_other() -> None:
    games = [path.name for path in (SOURCE / "games").iterdir() if path.is_dir() and path.name[0] != "_"]
    for path, module in imports("games"):
        for game in games:
            if module.startswith(f"bouwmeester.games.{game}"):
                assert (SOURCE / "games" / game) in path.parents


def test_the_rules_roll_no_dice() -> None:
    """Only core.chance may know dice, and even there no game's rules come to it."""
    for room in ("core", "games"):
        for path, module in imports(room):
            assert module.split(".")[0] not in ("random", "secrets", "time", "datetime"), path
