"""Steps: who decides, what they may choose, and what happens then.

A step is a stateless object, one for each kind of moment in the rulebook. What it needs to remember stands
in its frame on the agenda: ``(step number, ints…)``, whose domains it declares so that a position can be
written for people.
"""

from typing import Generic

from mypy_extensions import mypyc_attr

from bouwmeester.core.action import Action, Domain
from bouwmeester.core.errors import Why
from bouwmeester.core.state import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Somebody decides."""

    automatic = False

    def __init__(self, name: str, rule: str, verbs: tuple[str, ...], domains: tuple[Domain, ...]) -> None:
        self.name = name
        #: Cited when a thing is asked for that does not belong here.
        self.rule = rule
        self.verbs = verbs
        #: What the ints of the frame mean. -1 is written as "-".
        self.domains = domains

    def actor(self, s: S) -> int:
        """The seat that decides, or CHANCE."""
        raise NotImplementedError

    def options(self, s: S) -> list[Action]:
        """What is legal now, in id order. Does not change the state."""
        raise NotImplementedError

    def asked(self, s: S) -> list[int]:
        """The seats that may answer at this moment, whatever they hold, in the order in which answers are played.

        Mostly the actor alone. When several are asked the same at once, those after the first may answer before it is
        their turn: whoever runs the table keeps such an answer and plays it when it is.
        """
        return [self.actor(s)]

    def answers(self, s: S, seat: int) -> list[Action]:
        """What one of those who are asked may choose from; until it is played, no other answer changes that."""
        return self.options(s)

    def take(self, s: S, action: Action) -> None:
        """Do it, unchecked: change the state, pop this frame, push what follows."""
        raise NotImplementedError

    def refusal(self, s: S, action: Action) -> Why | None:
        """Why an action of one of this step's verbs is not on the list, or None when it is."""
        raise NotImplementedError

    def weights(self, s: S) -> list[int]:
        """How likely each option is. Only asked when the actor is CHANCE."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Auto(Step[S]):
    """Nobody decides: it just happens."""

    automatic = True

    def __init__(self, name: str, domains: tuple[Domain, ...] = ()) -> None:
        super().__init__(name, "", (), domains)

    def run(self, s: S) -> None:
        """Do it, pop this frame, push what follows."""
        raise NotImplementedError


def by_number(steps: dict[int, Step[S]]) -> tuple[Step[S], ...]:
    """A game's steps in the order of the numbers by which frames know them: from 0, none left out."""
    if list(steps) != list(range(len(steps))):
        raise ValueError(f"the numbers of steps are counted from 0: {list(steps)}")
    return tuple(steps.values())
