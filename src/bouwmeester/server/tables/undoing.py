"""Taking back: freely as long as nobody has learned anything from it, beyond that when everybody agrees."""

from bouwmeester.core.errors import Why
from bouwmeester.server.entries import PLAY, Entry, standing
from bouwmeester.server.table import Table


def why_no_undo(table: Table, seat: int) -> Why | None:
    """Why a seat cannot take back its last play without asking; None when it can."""
    if table.setup.undo == "never":
        return Why("server.no_undo_here", "", {})
    last = table.entries[-1]
    if last.kind != PLAY or last.seat != seat or not last.texts:
        return Why("server.nothing_to_undo", "", {})
    verbs = [line.action.verb for line in table.match.log[-len(last.texts) :]]
    if last.body.chance or any(verb in table.game.revealing for verb in verbs):
        return Why("server.already_seen", "", {})
    return None


def may_undo(table: Table, seat: int) -> bool:
    """Whether a seat can take back its last play; asked of everyone at every move, and mostly of somebody else."""
    last = table.entries[-1] if table.entries else None
    return last is not None and last.kind == PLAY and last.seat == seat and why_no_undo(table, seat) is None


def last_play(table: Table, seat: int) -> Entry | None:
    """The last play of a seat that still stands, and that is in the log of the match."""
    plays = [entry for entry in standing(table.entries) if entry.kind == PLAY and entry.seat == seat and entry.texts]
    return plays[-1] if plays else None


async def take_back(table: Table, entry: Entry, seat: int, command: str) -> None:
    """Back to before an entry, as a new one."""
    trial = table.match.copy()
    for _ in range(len(trial.log) - (entry.body.lines - len(entry.texts))):
        trial.undo()
    await table.write("undo", seat, command, trial)
