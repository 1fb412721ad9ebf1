"""The report of a match: what everybody's result is made of, the moments that decided it, and the curve."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.core.game import Game
from bouwmeester.core.match import Match
from bouwmeester.core.state import CHANCE, State
from bouwmeester.review.advising import Choice, written
from bouwmeester.review.deciding import Deciding, Decision
from bouwmeester.review.walk import Walk, split

#: What a result is made of, besides the fair share of the win.
PARTS: Final = ("start", "luck", "own", "others", "drift")
#: Shares of the win lost with two seats; with more, less is at stake for each, but never less than the least.
LINES: Final = (("blunder", 0.20, 0.12), ("mistake", 0.10, 0.06), ("inaccuracy", 0.05, 0.03))
#: Games in which luck, as it is measured here, explains at least 30 % of what equal strong bots score against each
#: other: only there a page tells luck and play apart. So far there is none; docs/decisions/0023 has the figures.
LUCK_TOLD: Final[frozenset[str]] = frozenset()
MOMENTS: Final = 5
WORST: Final = 3
#: The part of the work that the walk is; the rest are the decisions.
_WALK: Final = 0.35

#: Raised when the same match would be told otherwise, so that a review that is kept is made anew.
VERSION: Final = 3

Report = dict[str, Any]
#: Is told how far it is, from 0 to 1.
Progress = Callable[[float], None]


class Reviewing:
    """A review that is being made: the curve first, then every decision."""

    def __init__(self, match: Match[State]) -> None:
        if match.outcome is None:
            raise BouwmeesterError("only a match that is over can be reviewed")
        self.match = match
        self.walk = Walk(match)
        self.deciding = Deciding(self.walk)

    def go(self) -> Iterator[float]:
        """Look at one line after the other; tells how far it is, from 0 to 1."""
        count = max(1, len(self.match.log))
        for line in self.walk.go():
            yield _WALK * line / count
        for line in self.deciding.go():
            yield _WALK + (1 - _WALK) * line / count
        yield 1.0

    def curve(self) -> list[Report]:
        """Everybody's share of the win after each line that has been looked at, and who did it."""
        found: list[Report] = [{"line": 0, "by": None, "shares": _rounded(self.walk.start)}]
        for line, change in enumerate(self.walk.changes, 1):
            by = None if change.actor == CHANCE else change.actor
            found.append({"line": line, "by": by, "shares": _rounded(change.shares)})
        return found

    def report(self) -> Report:
        """Everything, once it has gone to the end."""
        walk = self.walk
        bot = {"encoding": walk.game.encoding().name, "learned": walk.net is not None, "tries": walk.tries}
        return {
            "game": walk.game.name,
            "bot": bot,
            "seats": _seats(walk, self.deciding.decisions),
            "moments": _moments(walk, self.deciding.decisions),
            "curve": self.curve(),
        }


def review(match: Match[State], progress: Progress | None = None) -> Report:
    """Look at a match that is over, line by line."""
    reviewing = Reviewing(match)
    for done in reviewing.go():
        if progress is not None:
            progress(done)
    return reviewing.report()


def reviewer(game: Game[State]) -> str:
    """Who reviews the matches of a game: by what rules, and by which values."""
    return f"{VERSION} {game.encoding().name} {game.rules_version}"


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
        "choices": [_weighed(choice, walk) for choice in decision.choices],
    }


def _weighed(choice: Choice, walk: Walk[State]) -> Report:
    return {
        "plan": [action.text for action in choice.plan],
        "share": choice.share,
        "grounds": [written(walk.match.game, ground) for ground in choice.grounds],
    }


def _gained(decision: Decision, walk: Walk[State]) -> Report:
    """What a decision did to everybody's share, as it turned out."""
    before, after = walk.before(decision.first), walk.changes[decision.last].shares
    return {"gained": [share - was for share, was in zip(after, before, strict=True)]}


def _moments(walk: Walk[State], decisions: list[Decision]) -> list[Report]:
    """The few that mattered most, in the order in which they came."""
    seats = walk.match.seats
    found: list[tuple[float, Report]] = []
    for decision in decisions:
        if word(decision.surely, seats) in ("mistake", "blunder"):
            found.append((decision.surely, {"kind": "mistake", **_told(decision, walk), **_gained(decision, walk)}))
        elif word(decision.only, seats) in ("mistake", "blunder"):
            told = {"kind": "only-move", **_told(decision, walk), **_gained(decision, walk), "ahead": decision.only}
            # To see what was the only thing to do is worth telling, but mistakes come first.
            found.append((decision.only / 2, told))
    for line, change in enumerate(walk.changes):
        if change.mean is None:
            continue
        gained = [share - mean for share, mean in zip(change.shares, change.mean, strict=True)]
        seat = max(range(seats), key=lambda seat: gained[seat])
        if word(gained[seat], seats) in ("mistake", "blunder"):
            found.append((gained[seat], {"kind": "luck", "line": line, "seat": seat, "gained": gained}))
    found.sort(key=lambda one: -one[0])
    return sorted([moment for _, moment in found[:MOMENTS]], key=lambda one: int(one["line"]))


def _rounded(shares: list[float]) -> list[float]:
    return [round(share, 4) for share in shares]
