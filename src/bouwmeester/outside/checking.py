"""Whether a bot from outside does what it should, also when things go wrong.

Each check is a little match, or several, with a referee who looks closely; a program is started anew for each.
"""

import random
from collections.abc import Callable, Iterator
from typing import Final

from bouwmeester.core.chance import Dice
from bouwmeester.core.engine import step_now
from bouwmeester.core.game import Game
from bouwmeester.core.match import Match
from bouwmeester.core.state import CHANCE, State
from bouwmeester.outside import messages
from bouwmeester.outside.lines import Gone, Line
from bouwmeester.outside.messages import Limits
from bouwmeester.outside.referee import Referee

#: A seed for the bots of a check, and so many questions where a whole match is not needed.
_SEED: Final = 7
_QUESTIONS: Final = 12


class Finding:
    """What a check came to: None is well, else what is wrong."""

    def __init__(self, name: str, problem: str | None, note: str = "") -> None:
        self.name = name
        self.problem = problem
        self.note = note


class Checks:
    """All that is tried with one program for one game."""

    def __init__(
        self, connect: Callable[[], Line], game: Game[State], seats: int, games: int, limits: Limits
    ) -> None:
        self.connect = connect
        self.game = game
        self.seats = seats
        self.games = games
        self.limits = limits

    def all(self) -> Iterator[Finding]:
        """One after the other; the first that shows that nobody is there is the last."""
        found = self.says_hello()
        yield found
        if found.problem is None:
            for check in (
                self.plays_whole_matches,
                self.keeps_matches_apart,
                self.needs_no_memory,
                self.answers_the_same_again,
                self.hears_of_errors_and_goes_on,
                self.comes_back,
                self.ends,
            ):
                yield check()

    def says_hello(self) -> Finding:
        """In time, in words of this protocol."""
        name = "says hello"
        try:
            line = self.connect()
        except Gone as error:
            return Finding(name, str(error))
        try:
            message = line.receive(self.limits.hello)
        except Gone as error:
            return Finding(name, str(error))
        finally:
            line.close()
        if message is None:
            return Finding(name, f"nothing came in {self.limits.hello:g} s; noise: {line.noise} lines")
        if message["type"] != "hello" or message.get("protocol") != messages.PROTOCOL:
            return Finding(name, f"wanted a hello of protocol {messages.PROTOCOL}, not {str(message)[:80]}")
        games = message.get("games") or [self.game.name]
        if self.game.name not in games:
            return Finding(name, f"it plays {', '.join(games)}, not {self.game.name}")
        return Finding(name, None, str(message.get("bot", "")))

    def plays_whole_matches(self) -> Finding:
        """No move late, illegal or missing, and nothing printed that is no message."""
        referee = Referee(self.connect, self.limits)
        for number in range(self.games):
            self._play([referee], f"whole-{number}", random.Random(number), None)
        return self._closed(referee, "plays whole matches", f"{self.games} matches")

    def keeps_matches_apart(self) -> Finding:
        """Two matches over one line, a question of each in turn."""
        referee = Referee(self.connect, self.limits)
        tables = [self._table(f"apart-{number}", random.Random(50 + number), referee) for number in range(2)]
        for _ in range(_QUESTIONS):
            for table in tables:
                table.go_on(1)
        return self._closed(referee, "keeps two matches apart")

    def needs_no_memory(self) -> Finding:
        """Started anew in the middle, it still knows from the question alone what it may do."""
        referee = Referee(self.connect, self.limits)
        table = self._table("anew", random.Random(60), referee)
        for _ in range(3):
            table.go_on(_QUESTIONS // 3)
            referee.close()
        return self._closed(referee, "comes back in the middle of a match")

    def answers_the_same_again(self) -> Finding:
        """With the same seed the same answers, also in a world that differs in what it cannot see."""
        answers: list[list[int]] = []
        for twin in range(2):
            referee = Referee(self.connect, self.limits)
            table = self._table("again", random.Random(70), referee, twin=bool(twin))
            table.go_on(_QUESTIONS)
            answers.append(table.answers)
            finding = self._closed(referee, "answers the same again")
            if finding.problem is not None:
                return finding
        if answers[0] != answers[1]:
            return Finding(finding.name, None, "not so: it draws its own dice, or remembers; that is allowed")
        return finding

    def hears_of_errors_and_goes_on(self) -> Finding:
        """An error, a message of a kind it does not know, something taken back, and a question asked twice."""
        name = "goes on after errors and unknown messages"
        table = self._table("errors", random.Random(80), Referee(self.connect, self.limits))
        line = self.connect()
        try:
            if line.receive(self.limits.hello) is None:
                return Finding(name, "no hello")
            line.send(messages.welcome(self.limits))
            line.send(messages.start("errors", self.game, self.seats, table.seat, {}, _SEED))
            question = table.question("errors", 1, self.limits.first)
            for message in (
                messages.error("errors", "illegal", detail="a trial"),
                {"type": "something-new", "match": "errors"},
                messages.forget("errors", 0),
                question,
                question,
            ):
                line.send(message)
            found: set[object] = set()
            for _ in range(2):
                answer = line.receive(self.limits.first)
                while answer is not None and answer["type"] != "answer":
                    answer = line.receive(self.limits.first)
                if answer is None:
                    return Finding(name, "no answer to a question that came after them, or came twice")
                found.add(answer.get("action"))
            legal = {one["id"] for one in question["actions"]} | {one["text"] for one in question["actions"]}
            return Finding(name, None if found <= legal else f"it answered {sorted(map(str, found))}")
        except Gone:
            return Finding(name, "it ended")
        finally:
            line.close()

    def comes_back(self) -> Finding:
        """A line that breaks without a word: another program is started and asked on."""
        referee = Referee(self.connect, self.limits)
        table = self._table("broken", random.Random(90), referee)
        table.go_on(2)
        referee._lose()
        table.go_on(2)
        return self._closed(referee, "can be ended and started again")

    def ends(self) -> Finding:
        """Once nothing more can be asked, it ends by itself."""
        line = self.connect()
        try:
            line.receive(self.limits.hello)
        except Gone:
            return Finding("ends when its input ends", "it ended before")
        line.close()
        killed = getattr(line, "killed", False)
        return Finding("ends when its input ends", "it had to be killed" if killed else None)

    # Tables.

    def _play(self, referees: list[Referee], match: str, dice: random.Random, most: int | None) -> None:
        self._table(match, dice, referees[0]).go_on(most)

    def _table(self, match: str, dice: random.Random, referee: Referee, twin: bool = False) -> "Table":
        return Table(self.game, self.seats, match, dice, referee, twin)

    def _closed(self, referee: Referee, name: str, note: str = "") -> Finding:
        referee.close()
        problems = [f"{failure}: {count}" for failure, count in sorted(referee.failures.items())]
        if referee.first:
            problems.append(f"first of all: {referee.first}")
        if referee.noise:
            problems.append(f"lines that are no messages: {referee.noise}")
        return Finding(name, "; ".join(problems) or None, note)


class Table:
    """A match in which the bot has one chair, and chance and a blind player the rest."""

    def __init__(
        self, game: Game[State], seats: int, name: str, dice: random.Random, referee: Referee, twin: bool
    ) -> None:
        self.match = Match(game, seats)
        self.name = name
        self.dice = dice
        self.referee = referee
        self.seat = dice.randrange(seats)
        self.answers: list[int] = []
        self._heard = self.match.listen()
        self._others = Dice(_SEED)
        self._version = 0
        self._twin = twin
        referee.start(name, game, seats, self.seat, game.options(self.match.state), _SEED)
        self._go_to_question()

    def _go_to_question(self) -> None:
        match = self.match
        match.run_chance(self.dice)
        while match.to_move not in (None, CHANCE, self.seat):
            legal = match.legal()
            match.play(legal[self._others.randrange(len(legal))])
            match.run_chance(self.dice)

    def go_on(self, questions: int | None) -> None:
        """Ask so many questions, or all there are."""
        match, game = self.match, self.match.game
        while match.to_move is not None and questions != 0:
            questions = None if questions is None else questions - 1
            self._tell()
            self._version += 1
            s = game.resample(match.state, self.seat, Dice(self._version)) if self._twin else match.state
            legal, view = step_now(game, s).options(s), game.view(s, self.seat)
            action = self.referee.ask(self.name, self._version, game, s, self.seat, legal, view)
            self.answers.append(action.id)
            match.play(action)
            self._go_to_question()
        if match.outcome is not None:
            self._tell()
            self.referee.end(self.name, match.outcome)

    def question(self, name: str, version: int, seconds: float) -> messages.Message:
        match = self.match
        return messages.ask(name, version, match.view(self.seat), match.legal(), seconds)

    def _tell(self) -> None:
        self.referee.heard(self.name, [event for event in self._heard if event.heard_by(self.seat)])
        self._heard.clear()
