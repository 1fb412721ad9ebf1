"""Questions put to several seats at once: who may answer, and the answers that came before their turn.

The rules take the answers in their own order. An answer that comes early is written down like any other event and
kept; it is played when it is its seat's turn, and forgotten when the question is.
"""

from bouwmeester.core.engine import step_now
from bouwmeester.core.match import Match
from bouwmeester.core.state import State
from bouwmeester.core.step import Step
from bouwmeester.server.tables.events import ANSWER, PLAY, START, UNDO, TableEvent


class Question:
    """The question on the table."""

    def __init__(self, since: int = 0) -> None:
        #: The first version at which it could be answered as now.
        self.since = since
        #: Answers that wait for their turn, by seat.
        self.early: dict[int, list[str]] = {}
        self._step: Step[State] | None = None
        self._asked: list[int] = []

    def follow(self, match: Match[State], event: TableEvent) -> None:
        """After an event: the same question with one answer less, or another."""
        if event.kind == ANSWER:
            self.early[event.seat] = event.body.kept
        elif event.kind in (START, PLAY, UNDO):
            step = step_now(match.game, match.state) if match.state.agenda else None
            asked = match.asked
            fewer = set(asked) < set(self._asked)
            if event.kind == PLAY and step is self._step and fewer:
                self.early = {seat: kept for seat, kept in self.early.items() if seat in asked}
            else:
                self.early = {}
                self.since = event.version
            self._step, self._asked = step, asked


def awaited(match: Match[State], question: Question) -> list[int]:
    """The seats from which an answer is still to come, the one to move first."""
    return [seat for seat in match.asked if seat not in question.early]
