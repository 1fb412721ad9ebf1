"""What happened, as a key with facts, for whoever may hear it.

>>> from bouwmeester.core.action import NUMBER, SEATS
>>> PAID = Telling("shop.paid", seat=SEATS, coins=NUMBER)
>>> event = Event(PAID, (1, 7))
>>> event.key, event.facts
('shop.paid', {'seat': 'bram', 'coins': 7})

No event is a sentence: the words of each language stand in ``bouwmeester/text``.
"""

from typing import Final

from bouwmeester.core.action import NUMBER, Domain

Facts = dict[str, str | int]

EVERYONE: Final = -1


class Telling:
    """A kind of event: its key, and the name and domain of each of its facts."""

    def __init__(self, key: str, **facts: Domain) -> None:
        self.key = key
        self.domains = facts

    def facts(self, values: tuple[int, ...]) -> Facts:
        named: Facts = {}
        for i, (name, domain) in enumerate(self.domains.items()):
            if domain is NUMBER:
                named[name] = values[i]
            else:
                named[name] = domain.word(values[i])
        return named


class Event:
    """One thing that happened, told to everyone or to one seat alone. Only as many values count as it has facts."""

    def __init__(self, telling: Telling, values: tuple[int, ...], audience: int = EVERYONE) -> None:
        self.telling = telling
        self.values = values
        self.audience = audience

    @property
    def key(self) -> str:
        return self.telling.key

    @property
    def facts(self) -> Facts:
        return self.telling.facts(self.values)

    def heard_by(self, seat: int | None) -> bool:
        """Whether a seat, or a spectator (None), may hear of it."""
        return self.audience == EVERYONE or self.audience == seat

    def __repr__(self) -> str:
        return f"<{self.key} {self.facts}>"
