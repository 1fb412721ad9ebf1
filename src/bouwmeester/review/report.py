"""The report of a match: what everybody's result is made of, the moments that decided it, and the curve."""

from collections.abc import Callable
from typing import Any, Final

from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.core.match import Match
from bouwmeester.core.state import CHANCE, State
from bouwmeester.review.deciding import Deciding, Decision
from bouwmeester.review.walk import Walk, split

#: What a result is made of, besides the fair share of the win.
PARTS: Final = ("start", "luck", "own", "others", "drift")
#: Shares of the win lost with two seats; with more, less is at stake for each, but never less than the least.
LINES: Final = (("blunder", 0.20, 0.12), ("mistake", 0.10, 0.06), ("inaccuracy", 0.05, 0.03))
MOMENTS: Final = 5
WORST: Final = 3
#: The part of the work that the walk is; the rest are the decisions.
_WALK: Final = 0.35

Report = dict[str, Any]
#: Is told how far it is, from 0 to 1.
Progress = Callable[[float], None]


def review(match: Match[State], progress: Progress | None = None) -> Report:
    """Look at a match that is over, line by line."""
    outcome = match.outcome
    if outcome is None:
        raise BouwmeesterError("only a match that is over can be reviewed")
    tell = (lambda done: None) if progress is None else progress
    count = max(1, len(match.log))
    walk = Walk(match)
    for line in walk.go():
        tell(_WALK * line / count)
    deciding = Deciding(walk)
    for line in deciding.go():
        tell(_WALK + (1 - _WALK) * line / count)
    return {
        "game": match.game.name,
        "bot": {"encoding": match.game.encoding().name, "learned": walk.net is not None, "tries": walk.tries},
        "seats": _seats(walk, deciding.decisions),
        "moments": _moments(walk, deciding.decisions),
        "curve": [{"line": 0, "by": None, "shares": _rounded(walk.start)}]
        + [
            {
                "line": line,
                "by": None if change.actor == CHANCE else change.actor,
                "shares": _rounded(change.shares),
            }
            for line, change in enumerate(walk.changes, 1)
        ],
    }


def word(loss: float, seats: int) -> str | None:
    """What a loss is called; None if it is too small for a word."""
    for name, with_two, least in LINES:
        if loss >= max(least, with_two * 2 / seats):
            return name
    return None


def _seats(walk: Walk[State], decisions: list[Decision]) -> list[Report]:
    last = walk.changes[-1].shares if walk.changes else walk.start
    found: list[Report] = []
    for seat, parts in enumerate(split(walk.changes, walk.start)):
        own = [decision for decision in decisions if decision.seat == seat and not decision.forced]
        worst = sorted([decision for decision in own if decision.surely > 0.0], key=lambda one: -one.surely)
        found.append(
            {
                "result": last[seat],
                **{part: getattr(parts, part) for part in PARTS},
                "without_luck": last[seat] - parts.luck,
                "decisions": len(own),
                "forced": len([one for one in decisions if one.seat == seat and one.forced]),
                "loss_per_decision": sum([one.loss for one in own]) / max(1, len(own)),
                "worst": [_told(one, walk) for one in worst[:WORST]],
            }
        )
    return found


def _told(decision: Decision, walk: Walk[State]) -> Report:
    return {
        "line": decision.first,
        "seat": decision.seat,
        "played": [action.text for action in decision.played],
        "better": [action.text for action in decision.best],
        "loss": decision.loss,
        "surely": decision.surely,
        "word": word(decision.surely, walk.match.seats),
    }


def _moments(walk: Walk[State], decisions: list[Decision]) -> list[Report]:
    """The few that mattered most, in the order in which they came."""
    seats = walk.match.seats
    found: list[tuple[float, Report]] = []
    for decision in decisions:
        if word(decision.surely, seats) in ("mistake", "blunder"):
            found.append((decision.surely, {"kind": "mistake", **_told(decision, walk)}))
        elif word(decision.only, seats) in ("mistake", "blunder"):
            told = {"kind": "only-move", **_told(decision, walk), "ahead": decision.only}
            # To see what was the only thing to do is worth telling, but mistakes come first.
            found.append((decision.only / 2, told))
    for line, change in enumerate(walk.changes):
        if change.mean is None:
            continue
        gained = [share - mean for share, mean in zip(change.shares, change.mean, strict=True)]
        seat = max(range(seats), key=lambda seat: gained[seat])
        if word(gained[seat], seats) in ("mistake", "blunder"):
            found.append((gained[seat], {"kind": "luck", "line": line, "seat": seat, "gained": gained[seat]}))
    found.sort(key=lambda one: -one[0])
    return sorted([moment for _, moment in found[:MOMENTS]], key=lambda one: int(one["line"]))


def _rounded(shares: list[float]) -> list[float]:
    return [round(share, 4) for share in shares]
