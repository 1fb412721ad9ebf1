"""``bouwmeester review``: what a match was made of, luck and play told apart."""

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from bouwmeester.cli.files import read_text
from bouwmeester.cli.flags import Language, RecordFile
from bouwmeester.cli.screen import progress, screen
from bouwmeester.core.match import Match
from bouwmeester.core.replaying import replaying
from bouwmeester.core.state import State
from bouwmeester.review import PARTS, Report
from bouwmeester.review import review as look_at
from bouwmeester.review.advising import grounds_of
from bouwmeester.review.drawing import svg
from bouwmeester.review.figures import sum_of
from bouwmeester.review.report import LUCK_TOLD
from bouwmeester.table.drawing import drawing
from bouwmeester.text import Calls, Words

AsJson = Annotated[bool, Parameter(name="--json", negative="", help="Print everything as JSON.")]
Svg = Annotated[Path | None, Parameter(help="Draw the curve into this new file.")]
#: The rows of the sum, as on the page: where luck explains little, it is told together with what is unclear.
APART = ("fair", *PARTS, "result", "without")
TOGETHER = ("fair", "own", "others", "rest", "result")
_HUNDRED = 100


def review(file: RecordFile, /, *, as_json: AsJson = False, svg: Svg = None, language: Language = None) -> None:
    """Look at a match that is over: who was likely to win when, what it was made of, and which moves decided it."""
    words = Words(language)
    match = Match.load(read_text(file))
    with progress() as bar:
        task = bar.add_task(words.say("review-working"), total=_HUNDRED)
        report = look_at(match, lambda done: bar.update(task, completed=round(_HUNDRED * done)))
    names = [words.seat(seat) for seat in range(match.seats)]
    if svg is not None:
        _draw(svg, report, names, words.say("review-title", game=words.name(match.game)))
    if as_json:
        print(json.dumps(report))
    else:
        _print(screen(), report, match, words, names)


def _draw(file: Path, report: Report, names: list[str], title: str) -> None:
    with file.open("x", encoding="utf-8") as out:
        out.write(svg(report, names, title))


def _print(out: Console, report: Report, match: Match[State], words: Words, names: list[str]) -> None:
    table = Table(title=words.say("review-title", game=words.name(match.game)))
    for name in ("", *names):
        table.add_column(name, justify="right" if name else "left")
    sums = [sum_of(seat, match.seats) for seat in report["seats"]]
    for part in APART if match.game.name in LUCK_TOLD else TOGETHER:
        signed = "d" if part in ("fair", "result", "without") else "+d"
        table.add_row(words.say(f"review-{part}"), *[format(one[part], signed) for one in sums])
    losses = [words.say("cli-decimal", number=_HUNDRED * seat["loss_per_decision"]) for seat in report["seats"]]
    table.add_row(words.say("review-per-decision"), *losses)
    out.print(table)
    if any(moment["kind"] == "mistake" for moment in report["moments"]):
        out.print(Text(words.say("review-you-moved"), style="dim"))
    for sentence in moments(report, match, words, names):
        out.print(Text(sentence))


def moments(report: Report, match: Match[State], words: Words, names: list[str]) -> Iterator[str]:
    """Each moment that mattered, in a few sentences that name what stood on the table then."""
    again = replaying(match)
    picture = drawing(match.game, words, names)
    for moment in report["moments"]:  # in the order in which they came
        again.go(moment["line"])
        yield _told(moment, match, words, names, partial(picture.called, again.match.view(None)))
        if moment["kind"] == "mistake":
            yield from _reasons(moment, again.match, words, names)


def _reasons(moment: dict[str, Any], match: Match[State], words: Words, names: list[str]) -> Iterator[str]:
    """What spoke for the better choice, and against it; and who had the most of what was thrown away."""
    game, seat = match.game, moment["seat"]
    better = [action for text in moment["better"] if (action := game.catalogue.find(text)) is not None]
    for ground in grounds_of(game, match.state, seat, better):
        key = "review-against" if ground.telling in game.against else "review-for"
        yield "   " + words.say(key, ground=words.event(game, ground, seat, names))
    gained: list[float] = moment["gained"]
    other = max(range(match.seats), key=lambda one: gained[one])
    if match.seats > 2 and gained[other] >= moment["loss"] / 2:
        yield "   " + words.say("review-gift", name=names[other])


def _told(moment: dict[str, Any], match: Match[State], words: Words, names: list[str], calls: Calls) -> str:
    def plan(texts: list[str]) -> str:
        actions = [match.game.catalogue.find(text) for text in texts]
        return " → ".join([words.label(match.game, action, names, calls) for action in actions if action is not None])

    facts: dict[str, str | int] = {"line": moment["line"] + 1, "name": names[moment["seat"]]}
    if moment["kind"] == "luck":
        gained = round(_HUNDRED * moment["gained"][moment["seat"]])
        drawn = words.label(match.game, match.log[moment["line"]].action, names, calls)
        return words.say("review-moment-luck", drawn=drawn, points=gained, **facts)
    if moment["kind"] == "only-move":
        ahead = round(_HUNDRED * moment["ahead"])
        return words.say("review-moment-only-move", played=plan(moment["played"]), points=ahead, **facts)
    lost = round(_HUNDRED * moment["loss"])
    better = plan(moment["better"])
    return words.say("review-moment-mistake", played=plan(moment["played"]), better=better, points=lost, **facts)
