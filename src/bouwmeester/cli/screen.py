"""Where output goes: colours and progress on a terminal, plain text everywhere else."""

import contextlib

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (lines that are typed can then be edited, and found again with the arrow keys)


class Screen(Console):
    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def screen() -> Console:
    return Screen(highlight=False)


def progress() -> Progress:
    """A bar on stderr while a person watches it; it leaves no trace."""
    watched = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=watched, transient=True, disable=not watched.is_terminal)
