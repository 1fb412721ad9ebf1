"""Puzzles for one: made from the move graph, with every solution known.

>>> puzzle = daily("2026-11-15", CHAIN)
>>> len(puzzle.cards), puzzle.solutions != (), puzzle == daily("2026-11-15", CHAIN)
(6, True, True)
>>> right(puzzle, puzzle.solutions[0])
True

There are two kinds. *Which*: some of these cards are one move away from the building that stands; which are they?
*Chain*: lay all of these cards one after the other, one cube for each. Nothing here rolls dice of its own: a puzzle
is made with those it is given, and the puzzle of a day with the hash of its date.
"""

import hashlib
from collections.abc import Sequence
from typing import Final, cast

from bouwmeester.core.chance import Rng, Seal
from bouwmeester.core.errors import BouwmeesterError, Why
from bouwmeester.core.puzzle import Puzzle, Puzzles, is_date
from bouwmeester.core.view import View
from bouwmeester.games.potzklotz.chains import LEADS_TO
from bouwmeester.games.potzklotz.fits import why_not
from bouwmeester.games.potzklotz.material import CARD_COUNT, CARDS, KIND, PLAN, SET_UP, VIEW
from bouwmeester.games.potzklotz.pictures import drawn, weakest
from bouwmeester.games.potzklotz.reasons import MISSED
from bouwmeester.games.potzklotz.shapes import MIRROR
from bouwmeester.games.potzklotz.view import QuestionView

WHICH: Final = "which"
CHAIN: Final = "chain"
KINDS: Final = (WHICH, CHAIN)

#: From easy to hard.
LEVELS: Final = 5
#: By level: how many cards there are to look at, and how long a chain is.
WHICH_CARDS: Final = (3, 4, 5, 6, 8)
CHAIN_CARDS: Final = (2, 3, 4, 5, 6)
#: By level: how many mirror images a puzzle must hold at least.
TRAPS: Final = (0, 0, 1, 1, 2)
#: A column of which so little shows is easily overlooked.
HALF_HIDDEN: Final = 2
#: By kind: of a great many puzzles of all levels a fifth are not so difficult as the first of these, and so on.
FIFTHS: Final = {WHICH: (8, 12, 15, 20), CHAIN: (14, 18, 22, 27)}
_ATTEMPTS: Final = 10_000

Cards = tuple[int, ...]


class CardPuzzle(Puzzle):
    """The card that is shown, the cards to choose from, and every right answer."""

    def __init__(self, kind: str, start: int, cards: Cards, solutions: tuple[Cards, ...]) -> None:
        self.kind = kind
        self.ordered = kind == CHAIN
        self.choices = tuple([CARDS.word(card) for card in cards])
        self.start = start
        self.cards = cards
        #: For *which* the one set of right cards, from low to high; for a *chain* every order that works.
        self.solutions = solutions

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardPuzzle) and self.json() == other.json()

    def __hash__(self) -> int:
        return hash((self.kind, self.start, self.cards))

    def json(self) -> dict[str, object]:
        """In words, with the plan of the card that is shown, how hard it is, and the answers."""
        return {
            "kind": self.kind,
            "start": CARDS.word(self.start),
            "plan": PLAN[self.start],
            "cards": list(self.choices),
            "solutions": self.answers(),
            "difficulty": self.difficulty(),
        }

    def question(self) -> View:
        cards = (self.start, *self.cards)
        question: QuestionView = {
            "kind": self.kind,
            "ordered": self.ordered,
            "start": CARDS.word(self.start),
            "cards": list(self.choices),
            "plans": {CARDS.word(card): PLAN[card] for card in cards},
            "pictures": {CARDS.word(card): drawn(PLAN[card]) for card in cards},
            "difficulty": self.difficulty(),
            "grade": self.grade(),
        }
        return cast(View, question)

    def difficulty(self) -> int:
        return difficulty(self)

    def grade(self) -> int:
        return 1 + len([fifth for fifth in FIFTHS[self.kind] if self.difficulty() >= fifth])

    def answers(self) -> list[list[str]]:
        return [[CARDS.word(card) for card in cards] for cards in self.solutions]

    def faults(self, answer: Sequence[str]) -> list[Why]:
        cards = [CARDS.place(word) for word in answer]
        for i in range(len(cards)):
            if cards[i] not in self.cards or cards[i] in cards[:i]:
                known = ", ".join(self.choices)
                raise BouwmeesterError(f"{answer[i]!r} is not one of these, or is there twice: {known}")
        found = self._broken(cards) if self.ordered else self._too_many(cards)
        if self.ordered and found:
            return found
        wanted = self.cards if self.ordered else self.solutions[0]
        return [*found, *[MISSED.why(card) for card in wanted if card not in cards]]

    def counts(self, answer: Sequence[str]) -> tuple[int, int]:
        cards = [CARDS.place(word) for word in answer]
        wanted = self.cards if self.ordered else self.solutions[0]
        wrong = self._broken(cards) if self.ordered else self._too_many(cards)
        return len(wrong), len([card for card in wanted if card not in cards])

    def _too_many(self, cards: list[int]) -> list[Why]:
        whys = [why_not(SET_UP[self.start], card) for card in cards]
        return [why for why in whys if why is not None]

    def _broken(self, cards: list[int]) -> list[Why]:
        """Where a chain breaks first."""
        before = self.start
        for card in cards:
            why = why_not(SET_UP[before], card)
            if why is not None:
                return [why]
            before = card
        return []

    def why_not(self) -> list[Why]:
        return [] if self.ordered else self._too_many(list(self.cards))


def leads(kind: int, card: int) -> bool:
    """Whether a card is one move away from a building of this class."""
    return LEADS_TO[kind] >> KIND[card] & 1 == 1


# Solving.


def which_solution(start: int, cards: Cards) -> Cards:
    """Those cards that are one move away."""
    return tuple([card for card in sorted(cards) if leads(KIND[start], card)])


def chain_solutions(start: int, cards: Cards) -> tuple[Cards, ...]:
    """Every order in which all the cards can be laid."""
    found: list[Cards] = []
    _follow(KIND[start], tuple(sorted(cards)), (), found)
    return tuple(found)


def _follow(kind: int, left: Cards, laid: Cards, found: list[Cards]) -> None:
    if not left:
        found.append(laid)
        return
    for card in left:
        if leads(kind, card):
            _follow(KIND[card], tuple([other for other in left if other != card]), (*laid, card), found)


def right(puzzle: CardPuzzle, answer: Cards) -> bool:
    """Whether an answer is one of the solutions; for *which* the order does not matter."""
    if puzzle.kind == WHICH:
        return tuple(sorted(answer)) in puzzle.solutions
    return answer in puzzle.solutions


# How hard it is.


def traps(start: int, cards: Cards) -> int:
    """Cards that look right in a mirror: the mirror image is one move from a building of the puzzle, they are not."""
    places = [KIND[start], *[KIND[card] for card in cards]]
    found = 0
    for card in cards:
        twin = MIRROR[KIND[card]]
        if twin != KIND[card]:
            fooled = [kind for kind in places if LEADS_TO[kind] >> twin & 1 and not LEADS_TO[kind] >> KIND[card] & 1]
            found += 1 if fooled else 0
    return found


def hidden(cards: Cards) -> int:
    """Cards on which some column hardly shows."""
    return len([card for card in cards if weakest(PLAN[card]) <= HALF_HIDDEN])


def difficulty(puzzle: CardPuzzle) -> int:
    """A number that grows with the cards to lay, the mirror images, and what is hard to see.

    Choosing asks for a look at every card; a chain asks for all that, in the right order, and is the harder the
    fewer orders there are.
    """
    cards = puzzle.cards
    grade = len(cards) + 2 * traps(puzzle.start, cards) + hidden(cards)
    grade += len([card for card in cards if VIEW[card] != VIEW[puzzle.start]]) // 2
    if puzzle.kind == CHAIN:
        grade += 2 * len(cards)
        orders = len(puzzle.solutions)
        for few in (12, 4, 1):
            grade += 1 if orders <= few else 0
    return grade


# Making.


def make(kind: str, level: int, rng: Rng) -> CardPuzzle:
    """A puzzle of one kind and of a level from 1 to 5, with at least one right answer and one way to be wrong."""
    if kind not in KINDS:
        raise BouwmeesterError(f"there is no puzzle {kind!r}; there are: {', '.join(KINDS)}")
    if not 1 <= level <= LEVELS:
        raise BouwmeesterError(f"puzzles are of the levels 1 to {LEVELS}, not {level}")
    number = (WHICH_CARDS if kind == WHICH else CHAIN_CARDS)[level - 1]
    for _ in range(_ATTEMPTS):
        cards = _draw(number + 1, rng)
        puzzle = _puzzle(kind, cards[0], cards[1:])
        if puzzle is not None and traps(puzzle.start, puzzle.cards) >= TRAPS[level - 1]:
            return puzzle
    raise BouwmeesterError("these dice make no puzzle")


def _puzzle(kind: str, start: int, cards: Cards) -> CardPuzzle | None:
    """The puzzle of these cards, unless everything or nothing is right."""
    if kind == WHICH:
        solution = which_solution(start, cards)
        return CardPuzzle(kind, start, cards, (solution,)) if 0 < len(solution) < len(cards) else None
    solutions = chain_solutions(start, cards)
    orders = 1
    for factor in range(2, len(cards) + 1):
        orders *= factor
    return CardPuzzle(kind, start, cards, solutions) if 0 < len(solutions) < orders else None


def _draw(number: int, rng: Rng) -> Cards:
    """So many different cards."""
    deck = list(range(CARD_COUNT))
    return tuple([deck.pop(rng.randrange(len(deck))) for _ in range(number)])


def daily(date: str, kind: str = WHICH, level: int = 0) -> CardPuzzle:
    """The puzzle of a day, the same for everyone: ``date`` is like "2026-11-15". Levels go round by themselves."""
    if not is_date(date):
        raise BouwmeesterError(f"a date is a day that there is, written like 2026-11-15, not {date[:40]!r}")
    seed = hashlib.sha256(f"potzklotz {kind} {date}".encode()).digest()
    dice = Seal(seed)
    return make(kind, level or 2 + dice.randrange(LEVELS - 1), dice)


class CardPuzzles(Puzzles):
    """The puzzles of PotzKlotz, as the rest of the house asks for them."""

    def __init__(self) -> None:
        self.kinds = KINDS
        self.levels = range(1, LEVELS + 1)

    def make(self, kind: str, level: int, rng: Rng) -> Puzzle:
        return make(kind, level, rng)

    def daily(self, date: str, kind: str, level: int = 0) -> Puzzle:
        return daily(date, kind, level)
