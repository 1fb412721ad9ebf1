"""All commands in one place, and what happens when one of them cannot go on."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from cyclopts import App, CycloptsError, Group
from cyclopts.exceptions import UnusedCliTokensError

from bouwmeester import __version__
from bouwmeester.cli import INTERRUPTED, complain
from bouwmeester.cli.arena import arena
from bouwmeester.cli.config import settings_from
from bouwmeester.cli.dataset import dataset
from bouwmeester.cli.event import event
from bouwmeester.cli.fuzz import fuzz
from bouwmeester.cli.keep import backup, check_tables, export, import_, pack, ratings, restore
from bouwmeester.cli.keeper import keeper
from bouwmeester.cli.learn import learn
from bouwmeester.cli.needs import trouble_with_database
from bouwmeester.cli.outside import bot, bot_token, check_bot
from bouwmeester.cli.perft import perft
from bouwmeester.cli.play import play
from bouwmeester.cli.puzzle import puzzle
from bouwmeester.cli.replay import replay
from bouwmeester.cli.review import review
from bouwmeester.cli.serve import serve
from bouwmeester.cli.simulate import simulate
from bouwmeester.cli.train import train
from bouwmeester.cli.verify import verify
from bouwmeester.cli.version import version
from bouwmeester.cli.workers import workers
from bouwmeester.core.errors import BouwmeesterError

MISUSED = 2
FAILED = 1

app = App(
    name="bouwmeester",
    help="Palazzo, Caylus and PotzKlotz at a table in your terminal or your browser, and tools to look closer.",
    # What stands last is what is seen where the list is longer than the window.
    help_epilogue="New here? bouwmeester learn shows you how, bouwmeester play sits you down with bots.",
    version=__version__,
    suppress_keyboard_interrupt=False,
)
# First for those who play, then for those who look closer, then for those who keep a house.
PLAYING = Group("To play", sort_key=1)
BOTS = Group("Bots among themselves", sort_key=2)
HOUSE = Group("To keep a house", sort_key=3)
RULES = Group("The rules, and this program", sort_key=4)
for command in (play, learn, puzzle, replay, review, verify):
    app.command(command, group=PLAYING)
for tool in (simulate, arena, check_bot, bot, bot_token, train):
    app.command(tool, group=BOTS)
app.command(serve, group=HOUSE, config=settings_from(strict=True))
for upkeep in (check_tables, backup, restore, export, import_, pack, ratings):
    app.command(upkeep, group=HOUSE, config=settings_from(strict=False))
app.command(workers, group=HOUSE)
for check in (perft, fuzz, version):
    app.command(check, group=RULES)
for several, group in ((event, BOTS), (dataset, BOTS), (keeper, HOUSE)):
    several.group = group
    app.command(several)
app["--help"].group = app["--version"].group = RULES
for name in app:
    app[name].help_epilogue = ""  # else every command would say it too


def main(tokens: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code. A person's mistake is one line on stderr, never a traceback."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # whoever started us has closed it
            setattr(sys, name, Path(os.devnull).open(mode))  # noqa: SIM115  it stays open
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a character shows another one in its place.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = app(tokens, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except UnusedCliTokensError as error:
        return complain(f"{' '.join(error.unused_tokens or ())}: nothing asks for that; see --help", MISUSED)
    except CycloptsError as error:
        return complain(str(error), MISUSED)
    except BrokenPipeError:
        # Whoever reads has gone away; what is still to be written at exit must go somewhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return complain("nobody reads the output any more", FAILED)
    except KeyboardInterrupt:
        return complain("interrupted", INTERRUPTED)
    except FileExistsError as error:
        return complain(f"{error.filename}: is already there; name a new file", FAILED)
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return complain(f"{where}{error.strerror or error}", FAILED)
    except BouwmeesterError as error:
        return complain(str(error), FAILED)
    except Exception as error:
        trouble = trouble_with_database(error)
        if trouble is None:
            raise
        return complain(trouble, FAILED)
    return code if isinstance(code, int) else 0
