"""One bot among copies of another, in rounds: the same dice for every chair that the first one can have."""

from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, wait
from random import Random
from typing import Any

from bouwmeester.arena.crew import crew
from bouwmeester.arena.measuring import Sprt, wilson
from bouwmeester.arena.playing import play
from bouwmeester.core.shelf import load


class Round:
    """What came of one round: as many games as there are seats."""

    def __init__(self, wins: float, scores: tuple[float, float], questions: tuple[int, int]) -> None:
        self.wins = wins
        #: Points of the first bot, and of the others on the average, added up over the games.
        self.scores = scores
        self.questions = questions
        self.seconds = (0.0, 0.0)
        self.slowest = (0.0, 0.0)
        self.failed: dict[str, str] = {}


def play_round(
    game: str, seats: int, first: str, second: str, seed: int, number: int, options: Mapping[str, object]
) -> Round:
    """Every seating of a round has the same dice of the table, and each chair its own luck in thinking."""
    rules = load(game)
    wins = 0.0
    scores = [0.0, 0.0]
    questions = [0, 0]
    seconds = [0.0, 0.0]
    slowest = [0.0, 0.0]
    failed: dict[str, str] = {}
    for chair in range(seats):
        seating = [first if seat == chair else second for seat in range(seats)]
        luck = Random(f"{seed}/{number}/{chair}")
        played = play(rules, seating, Random(f"{seed}/{number}"), luck, options)
        failed = played.failed | failed
        if chair in played.outcome.winners:
            wins += 1 / len(played.outcome.winners)
        for seat in range(seats):
            who = 0 if seat == chair else 1
            scores[who] += played.outcome.scores[seat] / (seats - 1 if who else 1)
            questions[who] += played.questions[seat]
            seconds[who] += played.seconds[seat]
            slowest[who] = max(slowest[who], played.slowest[seat])
    result = Round(wins, (scores[0], scores[1]), (questions[0], questions[1]))
    result.seconds = (seconds[0], seconds[1])
    result.slowest = (slowest[0], slowest[1])
    result.failed = failed
    return result


class Duel:
    """What is known so far."""

    def __init__(
        self, game: str, seats: int, first: str, second: str, seed: int, options: Mapping[str, object]
    ) -> None:
        self.game = game
        self.seats = seats
        self.first = first
        self.second = second
        self.seed = seed
        self.options = dict(options)
        self.rounds: list[Round] = []

    @property
    def games(self) -> int:
        return len(self.rounds) * self.seats

    @property
    def wins(self) -> float:
        return sum([one.wins for one in self.rounds])

    @property
    def failed(self) -> dict[str, str]:
        """What first went wrong with a program, by its name."""
        found: dict[str, str] = {}
        for one in self.rounds:
            found = one.failed | found
        return found

    def shares(self) -> list[float]:
        """The share of wins in each round."""
        return [one.wins / self.seats for one in self.rounds]

    def go_on(self, kept: Mapping[str, Any]) -> None:
        """Take over what ``json`` said of the same pair before: only what is missing is played then."""
        totals = kept["totals"]
        for wins, count in kept["rounds"].items():
            for _ in range(count):
                # What was taken together then is put down to the first of them.
                first = not self.rounds
                nothing = (0.0, 0.0)
                one = Round(
                    float(wins), totals["scores"] if first else nothing, totals["questions"] if first else (0, 0)
                )
                one.seconds = totals["seconds"] if first else nothing
                one.slowest = kept["slowest_milliseconds"] if first else nothing
                one.slowest = (one.slowest[0] / 1000, one.slowest[1] / 1000)
                self.rounds.append(one)

    def play(self, rounds: int, processes: int, test: Sprt | None = None, ray: str | None = None) -> Iterator[int]:
        """Play up to so many rounds, or fewer if the test knows before; tells after each how many there are.

        Rounds count in the order of their numbers, so that it does not matter how many processes there are, or where.
        """
        if processes == 1 and ray is None:
            for number in range(len(self.rounds), rounds):
                self.rounds.append(self._round(number))
                yield len(self.rounds)
                if test is not None and test.verdict(self.shares()):
                    return
            return
        with crew(processes, ray) as hands:
            coming: dict[Future[Round], int] = {}
            ready: dict[int, Round] = {}
            begun = len(self.rounds)
            while len(self.rounds) < rounds:
                while begun < rounds and len(coming) < 2 * processes:
                    coming[hands.submit(play_round, *self._what(begun))] = begun
                    begun += 1
                done, _ = wait(coming, return_when=FIRST_COMPLETED)
                for future in done:
                    ready[coming.pop(future)] = future.result()
                while len(self.rounds) in ready:
                    self.rounds.append(ready.pop(len(self.rounds)))
                    yield len(self.rounds)
                    if test is not None and test.verdict(self.shares()):
                        return

    def _what(self, number: int) -> tuple[str, int, str, str, int, int, dict[str, object]]:
        return self.game, self.seats, self.first, self.second, self.seed, number, self.options

    def _round(self, number: int) -> Round:
        return play_round(*self._what(number))

    def json(self) -> dict[str, object]:
        low, high = wilson(self.wins, self.games)
        games = max(1, self.games)
        return {
            "game": self.game,
            "seats": self.seats,
            "options": self.options,
            "first": self.first,
            "second": self.second,
            "seed": self.seed,
            "games": self.games,
            "wins": self.wins,
            "share": self.wins / games,
            "interval": [low, high],
            "mean_scores": [sum([one.scores[who] for one in self.rounds]) / games for who in (0, 1)],
            "milliseconds": [self.milliseconds(who) for who in (0, 1)],
            "rounds": dict(sorted(Counter([f"{one.wins:g}" for one in self.rounds]).items())),
            "totals": {
                "scores": [sum([one.scores[who] for one in self.rounds]) for who in (0, 1)],
                "questions": [sum([one.questions[who] for one in self.rounds]) for who in (0, 1)],
                "seconds": [sum([one.seconds[who] for one in self.rounds]) for who in (0, 1)],
            },
            "slowest_milliseconds": [
                1000 * max([one.slowest[who] for one in self.rounds], default=0) for who in (0, 1)
            ],
        }

    def milliseconds(self, who: int) -> float:
        """What a plan takes of the processor, on the average."""
        questions = sum([one.questions[who] for one in self.rounds])
        return 1000 * sum([one.seconds[who] for one in self.rounds]) / max(1, questions)
