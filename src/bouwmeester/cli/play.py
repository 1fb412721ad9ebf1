"""``bouwmeester play``: sit down at a table."""

import hashlib
import secrets
from pathlib import Path
from random import Random
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from bouwmeester.bots import Bot, bot
from bouwmeester.cli.files import read_position
from bouwmeester.cli.flags import (
    Bots,
    GameName,
    Language,
    OptionList,
    PositionFile,
    Seats,
    Seed,
    bot_names,
    read_options,
    seats_of,
)
from bouwmeester.cli.screen import screen
from bouwmeester.core.chance import Seal
from bouwmeester.core.errors import BadOption
from bouwmeester.core.game import Game
from bouwmeester.core.match import Match
from bouwmeester.core.shelf import load
from bouwmeester.core.state import State
from bouwmeester.table.table import Table
from bouwmeester.text import Words

MY_SEAT = 0
Record = Annotated[Path | None, Parameter(help="Save the record of the match in this new file.")]


def play(
    game: GameName = "palazzo",
    /,
    *,
    seats: Seats = None,
    bots: Bots = "level-2",
    language: Language = None,
    seed: Seed = None,
    options: OptionList | None = None,
    record: Record = None,
    position: PositionFile = None,
) -> None:
    """Play against bots, here in the terminal. Type ? at the table for help."""
    words = Words(language)
    rules = load(game)
    match = _match(rules, seats, seed, options or [], position)
    rng = Random(seed)
    table = Table(match, MY_SEAT, _rivals(match, bots, rng), words, screen(), _ask, rng)
    if record is not None:
        table.save(record)
    _welcome(table)
    try:
        over = table.play()
    except EOFError:
        over = False
    finally:
        if record is not None:
            table.save(record)
    _farewell(table, record, over)


def _match(
    game: Game[State], seats: int | None, seed: int | None, options: list[str], position: Path | None
) -> Match[State]:
    """The match to be played, its dice sealed: by the seed that was given, or by one that nobody knows."""
    secret = secrets.token_bytes(32) if seed is None else hashlib.sha256(str(seed).encode()).digest()
    if position is None:
        return Match(game, seats_of(game, seats), read_options(options), seal=Seal(secret))
    if seats is not None or options:
        raise BadOption("a position says itself how many seats and which options there are")
    return Match.at(game, read_position(position), seal=Seal(secret))


def _rivals(match: Match[State], bots: str, rng: Random) -> dict[int, Bot]:
    names = bot_names(bots, match.game.name)
    if not names:
        raise BadOption("wanted: the name of at least one bot")
    rivals = [seat for seat in range(match.seats) if seat != MY_SEAT]
    return {seat: bot(names[i % len(names)], rng.getrandbits(31)) for i, seat in enumerate(rivals)}


def _ask() -> str:
    return input("> ")


def _welcome(table: Table) -> None:
    words, game, out = table.words, table.match.game, table.console
    out.print(Text(words.name(game), style="bold"))
    if words.about(game):
        out.print(Text(words.about(game)))
    rivals = ", ".join([f"{table.names[seat]} ({words.bot(one.name)})" for seat, one in table.bots.items()])
    table.say("cli-welcome", rivals=rivals)
    for name, value in game.options(table.match.state).items():
        if value != game.choices[name][0]:
            out.print(Text(words.option(game, name, value)))
    _promise(table, out)
    table.say("cli-ask-help")
    out.print()


def _promise(table: Table, out: Console) -> None:
    """The dice are fixed from here on, and this hash proves it afterwards."""
    if table.match.seal is not None:
        out.print(Text(table.words.say("cli-sealed", hash=table.match.seal.commitment), style="dim"))


def _farewell(table: Table, record: Path | None, over: bool) -> None:
    if not over:
        table.say("cli-left")
    elif record is None:
        record = _offer(table)
    if record is not None:
        table.say("cli-verify-it", file=str(record))
    elif over:
        table.say("cli-verify-how")


def _offer(table: Table) -> Path | None:
    """Ask where the record of a finished match should be kept; None when nowhere."""
    words = table.words
    table.say("cli-save-offer")
    while True:
        try:
            name = _ask().strip()
        except EOFError:
            return None
        if not name or name.lower() in words.say("cli-no").split():
            return None
        # The question sounds like one that yes answers, and numbers were typed all along: neither is meant as a name.
        if name.isdecimal() or name.lower() in words.say("cli-yes").split():
            table.say("cli-save-name")
        elif table.offer_save(name):
            return Path(name).expanduser()
