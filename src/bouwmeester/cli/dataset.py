"""``bouwmeester dataset``: games of bots as Parquet, and back again as records."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from bouwmeester.arena.crew import go_quietly
from bouwmeester.cli.files import as_folder
from bouwmeester.cli.flags import (
    Bots,
    FixedSeed,
    GameName,
    Games,
    OptionList,
    Processes,
    Seats,
    bot_names,
    read_options,
    seats_of,
)
from bouwmeester.cli.screen import progress
from bouwmeester.core.errors import BadOption, BouwmeesterError
from bouwmeester.core.shelf import load

Folder = Annotated[Path, Parameter(help="Where it is kept; what is there of the same games already is left alone.")]
DataSet = Annotated[Path, Parameter(help="A folder written by dataset, or one of its parts.")]
Records = Annotated[Path, Parameter(help="A new folder for the records: a file for each game.")]

dataset = App(name="dataset", help="Let bots play, and keep the games as Parquet; stopped, it goes on where it was.")


@contextmanager
def needs_data() -> Iterator[None]:
    try:
        yield
    except ImportError as error:
        raise BouwmeesterError(f"data sets need {error.name}: pip install 'bouwmeester[data]'") from error


@dataset.default
def make(
    game: GameName,
    folder: Folder,
    /,
    *,
    bots: Bots = "level-2",
    games: Games = 1000,
    seats: Seats = None,
    seed: FixedSeed = 1,
    processes: Processes = None,
    options: OptionList | None = None,
) -> None:
    """Let bots play so many games, and keep them as Parquet; stopped, it goes on where it was."""
    with needs_data():
        from bouwmeester.research.dataset import Wish, begin, parts_of, write_part
    rules = load(game)
    names = tuple(bot_names(bots, rules.name))
    if not names:
        raise BadOption("wanted: the name of at least one bot")
    count = seats_of(rules, seats)
    if count not in rules.seats:
        raise BadOption(f"{game} is for {rules.seats[0]} to {rules.seats[-1]} seats, not {count}")
    wish = Wish(rules.name, count, names, seed, rules.complete(read_options(options or [])))
    parts = begin(wish, as_folder(folder), games)
    done = games - parts_of(parts, games)
    cores = processes or os.cpu_count() or 1
    with progress() as bar, ProcessPoolExecutor(cores, initializer=go_quietly) as pool:
        task = bar.add_task(game, total=games, completed=done)
        try:
            waiting = {pool.submit(write_part, wish, str(folder), part, games): part for part in parts}
            for finished in as_completed(waiting):
                finished.result()
                bar.advance(task, parts_of([waiting[finished]], games))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    print(f"Games of {game} in {folder}: {games}.")


@dataset.command(name="to-records")
def to_records(data: DataSet, records: Records, /) -> None:
    """Write the record of every game of a data set, byte for byte as it was played."""
    with needs_data():
        from bouwmeester.research import dataset as sets
    if any(as_folder(records).glob("*.jsonl")):
        raise BouwmeesterError(f"{records}: has records in it already; name a new folder")
    records.mkdir(parents=True, exist_ok=True)
    number = 0
    for number, text in enumerate(sets.records(data), 1):
        (records / f"{number:06d}.jsonl").write_text(text, encoding="utf-8")
    print(f"Records in {records}: {number}.")
