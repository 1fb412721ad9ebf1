"""What came of a match: places and points by seat, who was there to the end, and whether it counts."""

from typing import Final

from bouwmeester.server.protocol.messages import OUTSIDE, Chair
from bouwmeester.server.store.results import Result
from bouwmeester.server.tables.events import UNDO
from bouwmeester.server.tables.table import Table

#: Why a match does not count, each a word the page has a sentence for.
PEOPLE: Final = "people"
CLOCK: Final = "clock"
UNDONE: Final = "undo"
VISITOR: Final = "visitor"
REASONS: Final = (PEOPLE, CLOCK, UNDONE, VISITOR)


def facts(table: Table) -> list[Result]:
    """The rows of a match that is over. Whoever left it to a bot is last, whatever the bot made of it."""
    outcome = table.match.outcome
    assert outcome is not None
    seats = len(table.chairs)
    why = why_not(table)
    found: list[Result] = []
    for chair, rank, score in zip(table.chairs, outcome.ranks, outcome.scores, strict=True):
        person = chair.user or chair.resigned
        stayed = chair.bot is None or person is None
        bot = chair.bot if person is None else None
        place = rank if stayed else seats
        found.append(
            Result(
                table.id, chair.seat, person, bot, table.game.name, seats, place, score, stayed, table.changed, why
            )
        )
    return found


def why_not(table: Table) -> str:
    """Why a match does not count for ratings; nothing if it does. Hints are only there where one plays alone."""
    if len({_person(chair) for chair in table.chairs} - {None}) < 2:
        return PEOPLE
    if table.setup.clock.kind == "none":
        return CLOCK
    if any(chair.bot is not None and chair.bot.startswith(OUTSIDE) for chair in table.chairs):
        return VISITOR
    # What was taken back by a vote had been seen; what was taken back freely had not.
    by_vote = [event for event in table.events if event.kind == UNDO and event.command.startswith("undo-")]
    return UNDONE if by_vote else ""


def _person(chair: Chair) -> str | None:
    return chair.user or chair.resigned
