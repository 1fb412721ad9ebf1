"""All commands in one place, and what happens when one of them cannot go on."""

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

from bouwmeester import __version__
from bouwmeester.cli.arena import arena
from bouwmeester.cli.config import settings_from
from bouwmeester.cli.dataset import dataset
from bouwmeester.cli.event import event
from bouwmeester.cli.fuzz import fuzz
from bouwmeester.cli.keep import backup, check_tables, export, import_, pack, ratings, restore
from bouwmeester.cli.keeper import keeper
from bouwmeester.cli.learn import learn
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

INTERRUPTED = 130  # what a shell expects after Ctrl-C
MISUSED = 2
FAILED = 1

app = App(
    name="bouwmeester",
    help="Palazzo, Caylus and PotzKlotz at a table in your terminal or your browser, and tools to look closer.",
    version=__version__,
    suppress_keyboard_interrupt=False,
)
for command in (
    play,
    learn,
    puzzle,
    replay,
    review,
    verify,
    simulate,
    arena,
    check_bot,
    bot,
    bot_token,
    train,
    perft,
    fuzz,
    version,
    workers,
):
    app.command(command)
app.command(dataset)
app.command(event)
app.command(serve, config=settings_from(strict=True))
for upkeep in (check_tables, backup, restore, export, import_, pack, ratings):
    app.command(upkeep, config=settings_from(strict=False))
app.command(keeper)


def main(tokens: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code. A person's mistake is one line on stderr, never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a character shows another one in its place.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = app(tokens, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
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
    return code if isinstance(code, int) else 0


def complain(problem: str, code: int) -> int:
    print("bouwmeester:", " ".join(problem.split()), file=sys.stderr)
    return code
