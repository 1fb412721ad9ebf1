"""What can go wrong, said so that a person can do something about it.

>>> from bouwmeester.core.action import NUMBER
>>> TOO_LOW = Reason("shop.too_low", "auction.4", highest=NUMBER)
>>> why = TOO_LOW.why(11)
>>> why.key, why.rule, why.facts
('shop.too_low', 'auction.4', {'highest': 11})
"""

from typing import Final

from bouwmeester.core.action import Domain
from bouwmeester.core.events import Facts, Telling


class Why:
    """Why an action is refused: a key, the rule it breaks, and the facts that show it."""

    def __init__(self, key: str, rule: str, facts: Facts) -> None:
        self.key = key
        self.rule = rule
        self.facts = facts

    def __repr__(self) -> str:
        facts = ", ".join([f"{name} {value}" for name, value in self.facts.items()])
        return f"{self.key} [{self.rule}]" + (f" ({facts})" if facts else "")


class Reason(Telling):
    """A kind of refusal: its key, the rule it cites, and the name and domain of each fact."""

    def __init__(self, key: str, rule: str, **facts: Domain) -> None:
        self.key = key
        self.domains = facts
        self.rule = rule

    def why(self, *values: int) -> Why:
        return Why(self.key, self.rule, self.facts(values))


#: The keys of refusals that hold in every game. Their rule is that of the step which was asked.
NOT_NOW: Final = "core.not_now"
OVER: Final = "core.over"
UNKNOWN: Final = "core.unknown"
NOT_YOURS: Final = "core.not_yours"
#: What is wrong with an answer to a puzzle: it is that many points of a hundred worse than the best.
LESS: Final = "core.less"
CORE_REASONS: Final = (NOT_NOW, OVER, UNKNOWN, NOT_YOURS, LESS)


class BouwmeesterError(Exception):
    """Anything this library says no to."""


class IllegalAction(BouwmeesterError, ValueError):
    """An action that the rules do not allow now. Nothing has changed."""

    def __init__(self, text: str, why: Why, after: int) -> None:
        super().__init__(f"{text!r} refused: {why!r}, after {after} lines")
        self.text = text
        self.why = why


#: What somebody wrote is shown back to them, but not endlessly.
_TOLD_AT_MOST: Final = 300


def _short(text: str) -> str:
    return text if len(text) <= _TOLD_AT_MOST else text[: _TOLD_AT_MOST - 1] + "…"


class BadPosition(BouwmeesterError, ValueError):
    """A position that cannot be on the table, with the place in it that is wrong.

    Who checks a table knows players by seat: with a seat, each {} in place and reason stands for that player's name.
    """

    def __init__(self, where: str, reason: str, seat: int | None = None) -> None:
        where, reason = _short(where), _short(reason)
        super().__init__(f"{where}: {reason}" if where else reason)
        self.where = where
        self.reason = reason
        self.seat = seat


class BadOption(BouwmeesterError, ValueError):
    """An option that the game does not have, or a value that it cannot take."""


class BadRecord(BouwmeesterError, ValueError):
    """A record that does not hold, with the first line (from 1) that is wrong."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class UnknownGame(BouwmeesterError, LookupError):
    """A game that is not on the shelf."""
