"""Games of bots as Parquet: a row for each game, with the numbers of its actions, from which everything follows.

A data set is a folder of parts. A part is written whole or not at all, and always comes out the same for the same
wish, so one that was stopped goes on where it was. ``records`` gives back the records, byte for byte; ``positions``
plays the games again and yields what each mover saw, might do and did, and how it ended.
"""

import hashlib
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from bouwmeester import CHANCE, Match, __version__, load
from bouwmeester.arena.playing import SEED_BITS, asked
from bouwmeester.bots import tempered
from bouwmeester.core.errors import BadOption, BadRecord, BouwmeesterError
from bouwmeester.core.state import State
from bouwmeester.research.encoding import Encoder, Flags, Floats, mask

#: Games in a part: so much is lost at most when it is stopped.
PART: Final = 100
SCHEMA: Final = pa.schema(
    [
        ("game", pa.string()),
        ("rules", pa.int16()),
        ("options", pa.string()),  # JSON
        ("seats", pa.int8()),
        ("action", pa.list_(pa.int16())),  # by line of the log, chance's too
        ("actor", pa.list_(pa.int8())),  # -1 is chance
        ("scores", pa.list_(pa.int16())),
        ("ranks", pa.list_(pa.int8())),
        ("players", pa.list_(pa.string())),
        ("seed", pa.int64()),
        ("record", pa.string()),  # the SHA-256 of the record
        ("source", pa.string()),
    ]
)


class Wish(NamedTuple):
    """Which games are wanted: game number n is the same whoever plays it, and whenever."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, object]

    def seating(self, number: int) -> list[str]:
        """From one game to the next everyone moves on."""
        return [self.bots[(number + seat) % len(self.bots)] for seat in range(self.seats)]


class Position(NamedTuple):
    """One decision: what the mover saw, what it might do and did, and what share of the win each seat then had."""

    seat: int
    observation: Floats
    mask: Flags
    action: int
    outcome: list[float]


def played(wish: Wish, number: int) -> Match[State]:
    """One game of bots, with dice and luck of its own."""
    game = load(wish.game)
    dice, luck = Random(f"{wish.seed}:{number}:dice"), Random(f"{wish.seed}:{number}:luck")
    seating = [tempered(name, game.name, luck.getrandbits(SEED_BITS)) for name in wish.seating(number)]
    match = Match(game, wish.seats, wish.options)
    match.run_chance(dice)
    while match.to_move is not None:
        seat = match.to_move
        for action in asked(game, match.state, seat, seating[seat], luck):
            if match.to_move != seat or action not in match.legal():
                break
            match.play(action)
        match.run_chance(dice)
    return match


def row(wish: Wish, number: int) -> dict[str, Any]:
    match = played(wish, number)
    outcome = match.outcome
    assert outcome is not None
    return {
        "game": match.game.name,
        "rules": match.game.rules_version,
        "options": json.dumps(match.game.options(match.state)),
        "seats": match.seats,
        "action": [line.action.id for line in match.log],
        "actor": [line.actor for line in match.log],
        "scores": outcome.scores,
        "ranks": outcome.ranks,
        "players": wish.seating(number),
        "seed": wish.seed,
        "record": _print(match.save()),
        "source": f"bouwmeester {__version__}",
    }


def write_part(wish: Wish, folder: str, part: int, games: int) -> None:
    """One part of a data set, put there whole."""
    rows = [row(wish, number) for number in range(part * PART, min(games, (part + 1) * PART))]
    done = part_file(folder, part)
    new = done.with_suffix(f".{os.getpid()}")
    pq.write_table(pa.Table.from_pylist(rows, SCHEMA), new, compression="zstd")
    os.replace(new, done)


def part_file(folder: str | Path, part: int) -> Path:
    return Path(folder) / f"part-{part:05d}.parquet"


def begin(wish: Wish, folder: Path, games: int) -> list[int]:
    """Make the folder, or come back to it; returns the parts that are still to be written."""
    asked_for = {**wish._asdict(), "bots": list(wish.bots), "options": dict(wish.options), "games": games}
    note = folder / "wish.json"
    if note.exists() and json.loads(note.read_text(encoding="utf-8")) != asked_for:
        raise BadOption(f"{folder}: has other games in it; name another folder, or ask for the same")
    folder.mkdir(parents=True, exist_ok=True)
    note.write_text(json.dumps(asked_for, indent=1) + "\n", encoding="utf-8")
    parts = range((games + PART - 1) // PART)
    return [part for part in parts if not part_file(folder, part).exists()]


# Reading.


def rows(path: str | Path) -> Iterator[dict[str, Any]]:
    """The games of a data set, or of one of its parts."""
    place = Path(path)
    files = sorted(place.glob("*.parquet")) if place.is_dir() else [place]
    if not [file for file in files if file.exists()]:
        raise BouwmeesterError(f"{place}: there are no parts of a data set here")
    for file in files:
        for batch in pq.ParquetFile(file).iter_batches(batch_size=64):
            yield from batch.to_pylist()


def begun(one: Mapping[str, Any]) -> Match[State]:
    """The match of a row, before its first line."""
    game = load(one["game"])
    if one["rules"] != game.rules_version:
        raise BadRecord(1, f"played by rules {one['rules']} of {game.name}, these are rules {game.rules_version}")
    return Match(game, one["seats"], json.loads(one["options"]))


def records(path: str | Path) -> Iterator[str]:
    """The record of each game, checked against its print."""
    for number, one in enumerate(rows(path)):
        match = begun(one)
        for id in one["action"]:
            match.play(id)
        text = match.save()
        if _print(text) != one["record"]:
            raise BadRecord(1, f"game {number} of the data set does not come out as it was written")
        yield text


def positions(path: str | Path, encoding: str | None = None) -> Iterator[Position]:
    """Every decision of every game, in order. The arrays are new each time."""
    encoders: dict[str, Encoder] = {}
    for one in rows(path):
        match = begun(one)
        game = match.game
        encoder = encoders.setdefault(game.name, Encoder(game, encoding))
        winners = one["ranks"].count(1)
        shares = [1.0 / winners if rank == 1 else 0.0 for rank in one["ranks"]]
        for id, actor in zip(one["action"], one["actor"]):
            if actor != CHANCE:
                seen = np.empty(encoder.size, np.float32)
                encoder.write(match.state, actor, seen)
                yield Position(actor, seen, mask(game, match.legal()), id, shares)
            match.play(game.catalogue.actions[id])


def parts_of(parts: Sequence[int], games: int) -> int:
    """How many games there are in these parts."""
    return sum(min(games, (part + 1) * PART) - part * PART for part in parts)


def _print(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
