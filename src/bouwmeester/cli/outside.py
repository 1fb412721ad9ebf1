"""``bouwmeester check-bot``: does a program that plays speak as it should?"""

from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from bouwmeester.cli.flags import GameName, Games, Seats, seats_of
from bouwmeester.core.errors import BadOption
from bouwmeester.core.shelf import load
from bouwmeester.outside.checking import Checks
from bouwmeester.outside.lines import ProcessLine
from bouwmeester.outside.messages import Limits

Command = Annotated[str, Parameter(help="The program, as one would type it: 'python mine.py'.")]
Seconds = Annotated[float, Parameter(validator=Number(gt=0), help="How long it may think about one move.")]
FAILED = 1


def check_bot(
    command: Command, /, *, game: GameName = "palazzo", seats: Seats = None, games: Games = 10, move: Seconds = 5.0
) -> int:
    """Try all that can go wrong with a bot from outside, and say what did."""
    rules = load(game)
    count = seats_of(rules, seats)
    if count not in rules.seats:
        raise BadOption(f"{game} is for {rules.seats[0]} to {rules.seats[-1]} seats, not {count}")
    checks = Checks(lambda: ProcessLine(command), rules, count, games, Limits(first=2 * move, move=move))
    wrong = 0
    for finding in checks.all():
        wrong += finding.problem is not None
        told = finding.problem or finding.note
        print(f"{'WRONG' if finding.problem else 'ok':6}{finding.name}{f': {told}' if told else ''}", flush=True)
    print("All is well." if not wrong else f"{wrong} of the checks found something.")
    return FAILED if wrong else 0
