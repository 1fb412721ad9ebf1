"""Programs that play: ``check-bot`` tries one, ``bot`` brings it to a server's tables, ``bot-token`` lets it in."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter
from cyclopts.validators import Number

from bouwmeester.cli import complain
from bouwmeester.cli.flags import GameName, Games, Seats, seats_of
from bouwmeester.core.errors import BadOption, BouwmeesterError
from bouwmeester.core.shelf import load
from bouwmeester.outside.checking import Checks
from bouwmeester.outside.lines import ProcessLine
from bouwmeester.outside.messages import Limits

if TYPE_CHECKING:
    import httpx

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


def tell_failed(failed: Mapping[str, str]) -> None:
    """What first went wrong with each program, as what was measured is then not its own play alone."""
    for name, what in failed.items():
        complain(f"{name}: {what}; random moves were made in its place", FAILED)


Server = Annotated[str, Parameter(help="Where the tables are, such as http://localhost:8080.")]
Token = Annotated[
    str, Parameter(env_var="BOUWMEESTER_BOT_TOKEN", help="What the server let it in by; better in the environment.")
]


def bot(command: Command, /, *, server: Server, token: Token) -> None:
    """Bring a program to the tables of a server, where people can choose it, until you stop it."""
    with needs_client():
        from bouwmeester.outside.visiting import visit
    visit(server, token, lambda: ProcessLine(command), lambda said: print(said, file=sys.stderr, flush=True))


Name = Annotated[str, Parameter(help="What the bot is called at the tables.")]
Shared = Annotated[bool, Parameter(negative="", help="Let everybody have it at their tables.")]
Revoke = Annotated[str | None, Parameter(help="Take this token back instead.")]


def bot_token(*, server: Server, name: Name = "bot", shared: Shared = False, revoke: Revoke = None) -> None:
    """Make a token for a bot at a server, or take one back."""
    with needs_client():
        import httpx
    with httpx.Client(base_url=server, timeout=30) as http:
        try:
            if revoke is not None:
                headers = {"Authorization": f"Bearer {revoke}"}
                answered(http.delete("/api/bots/token", headers=headers))
                print("The token is good for nothing any more.")
                return
            answered(http.post("/api/guests", json={"name": f"{name}'s owner"[:40]}))
            made = answered(http.post("/api/me/bots", json={"name": name, "shared": shared}))
        except httpx.HTTPError as error:
            raise BouwmeesterError(f"{server} cannot be reached: {error}") from error
    print(made["token"])


def answered(answer: "httpx.Response") -> Any:
    """What a server answers. What it refuses is said in its words, or which part of what was asked is wrong."""
    if answer.is_success and not answer.content:
        return None
    try:
        said = answer.json()
    except ValueError as error:
        raise BouwmeesterError(f"{answer.url}: there is no house of Bouwmeester here") from error
    if answer.is_error:
        wrong = [
            f"{one.get('key')}: {one.get('message')}" for one in said.get("extra") or [] if isinstance(one, dict)
        ]
        raise BouwmeesterError("; ".join(wrong) or str(said.get("detail", answer.text)))
    return said


@contextmanager
def needs_client() -> Iterator[None]:
    try:
        yield
    except ImportError as error:
        raise BouwmeesterError(f"this needs {error.name}: pip install 'bouwmeester[client]'") from error
