"""``bouwmeester fuzz``: random games, looking for flaws."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bouwmeester.arena import fuzz as arena
from bouwmeester.cli.flags import FixedSeed, Games
from bouwmeester.cli.screen import progress
from bouwmeester.core.errors import BadOption
from bouwmeester.core.shelf import load, names

GameNames = Annotated[str | None, Parameter(help="Which game; if left out, all of them one after the other.")]
SeatCount = Annotated[int | None, Parameter(help="How many seats; if left out, all numbers take turns.")]


def fuzz(game: GameNames = None, /, *, games: Games = 1000, seats: SeatCount = None, seed: FixedSeed = 1) -> int:
    """Play random games and check all the way that the rules hold together.

    Checked: there is always something to do; lists are sorted and their items accepted; games end; positions come
    back as they were written; and no view depends on what its seat cannot know. A game with a flaw is saved.
    """
    return max([_fuzz(name, games, seats, seed) for name in (names() if game is None else [game])])


def _fuzz(game: str, games: int, seats: int | None, seed: int) -> int:
    rules = load(game)
    if seats is not None and seats not in rules.seats:
        raise BadOption(f"{game} is for {rules.seats[0]} to {rules.seats[-1]} seats, not {seats}")
    lines = 0
    with progress() as bar:
        for number in bar.track(range(games), description=game):
            count = rules.seats[number % len(rules.seats)] if seats is None else seats
            try:
                lines += arena.fuzz(rules, count, seed, number)
            except arena.Flaw as flaw:
                bar.stop()
                print(f"a flaw in game {number} of seed {seed}, after {len(flaw.match.log)} lines: {flaw}")
                print(f"its record: {_keep(flaw, f'fuzz-{game}-{seed}-{number}.jsonl')}")
                return 1
    print(f"{game}, games: {games}, lines: {lines}; no flaw found")
    return 0


def _keep(flaw: arena.Flaw, name: str) -> Path:
    file = Path(name).absolute()
    file.write_text(flaw.record(), encoding="utf-8")
    return file
