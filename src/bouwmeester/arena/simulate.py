"""Games of bots against bots, added up by bot and by seat.

>>> from bouwmeester import load
>>> simulation = Simulation(load("palazzo"), seats=2, bots=["uniform"], seed=1)
>>> simulation.play(0)
>>> simulation.games, sorted(simulation.by_bot), len(simulation.by_seat)
(1, ['uniform'], 2)
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from bouwmeester.arena.crew import crew
from bouwmeester.arena.playing import Played, play
from bouwmeester.core.errors import BadOption
from bouwmeester.core.game import Game
from bouwmeester.core.shelf import load
from bouwmeester.core.state import State
from bouwmeester.core.view import Outcome


class Tally:
    """What one bot did wherever it sat, or what was done at one seat whoever sat there."""

    def __init__(self) -> None:
        self.games = 0
        self.points = 0
        self.wins = 0.0  # a win shared by two is half a win for each
        self.decisions = 0

    def add(self, outcome: Outcome, seat: int, decisions: int) -> None:
        self.games += 1
        self.points += outcome.scores[seat]
        if seat in outcome.winners:
            self.wins += 1 / len(outcome.winners)
        self.decisions += decisions

    @property
    def mean_score(self) -> float:
        return self.points / self.games if self.games else 0.0

    @property
    def mean_decisions(self) -> float:
        return self.decisions / self.games if self.games else 0.0

    def json(self) -> dict[str, float]:
        return {
            "games": self.games,
            "mean_score": self.mean_score,
            "wins": self.wins,
            "mean_decisions": self.mean_decisions,
        }


def play_number(game: str, seating: Sequence[str], seed: str, options: Mapping[str, object]) -> Played:
    """One game, with its own dice."""
    rng = Random(seed)
    return play(load(game), seating, rng, rng, options)


class Simulation:
    """Games that can be played in any order: each has dice of its own, from the seed and its number."""

    def __init__(
        self,
        game: Game[State],
        seats: int,
        bots: Sequence[str],
        seed: int,
        options: Mapping[str, object] | None = None,
    ) -> None:
        if seats not in game.seats:
            raise BadOption(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}")
        self.game = game
        self.seats = seats
        self.bots = bots
        self.seed = seed
        self.options = game.complete({} if options is None else options)
        self.games = 0
        self.by_bot = {name: Tally() for name in bots}
        self.by_seat = [Tally() for _ in range(seats)]
        #: What first went wrong with a program, by its name.
        self.failed: dict[str, str] = {}

    def seating(self, number: int) -> list[str]:
        """Who sits where in a game. From one game to the next everyone moves on, so that each sits everywhere."""
        return [self.bots[(number + seat) % len(self.bots)] for seat in range(self.seats)]

    def play(self, number: int) -> None:
        """Play one game and add it up."""
        self.add(number, play_number(*self.what(number)))

    def play_all(self, games: int, processes: int, ray: str | None = None) -> Iterator[int]:
        """Play so many games, several at once; tells after each how many there are."""
        if processes == 1 and ray is None:
            for number in range(games):
                self.play(number)
                yield number + 1
            return
        with crew(processes, ray) as hands:
            coming = [hands.submit(play_number, *self.what(number)) for number in range(games)]
            for number, future in enumerate(coming):
                self.add(number, future.result())
                yield number + 1

    def what(self, number: int) -> tuple[str, list[str], str, Mapping[str, object]]:
        """What is to be known to play one of the games."""
        return self.game.name, self.seating(number), f"{self.seed}/{number}", self.options

    def add(self, number: int, played: Played) -> None:
        """Add a game up."""
        self.games += 1
        self.failed = played.failed | self.failed
        for seat, name in enumerate(self.seating(number)):
            self.by_bot[name].add(played.outcome, seat, played.decisions[seat])
            self.by_seat[seat].add(played.outcome, seat, played.decisions[seat])

    def json(self) -> dict[str, object]:
        return {
            "game": self.game.name,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "games": self.games,
            "decisions": sum([tally.decisions for tally in self.by_seat]),
            "bots": {name: tally.json() for name, tally in self.by_bot.items()},
            "by_seat": [tally.json() for tally in self.by_seat],
        }
