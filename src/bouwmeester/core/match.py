"""Matches: a game being played, as options plus a log of actions.

>>> import random
>>> from bouwmeester import CHANCE, Match, load
>>> match = Match(load("palazzo"), seats=3)
>>> match.to_move == CHANCE
True
>>> match.run_chance(random.Random(1))
>>> [action.text for action in match.legal()]
['money', 'tiles']
>>> match.play("money")

A match knows nothing of people, clocks or sockets.
"""

from collections.abc import Mapping
from typing import Final, Generic, cast

from bouwmeester.core import position as positions
from bouwmeester.core import record as records
from bouwmeester.core import shelf
from bouwmeester.core.action import SEATS, Action
from bouwmeester.core.chance import SEED_BYTES, Rng, Seal, pick
from bouwmeester.core.engine import apply, explain, settle, step_now
from bouwmeester.core.errors import (
    NOT_YOURS,
    UNKNOWN,
    BadOption,
    BadPosition,
    BadRecord,
    BouwmeesterError,
    IllegalAction,
    Why,
)
from bouwmeester.core.events import Event
from bouwmeester.core.game import Game
from bouwmeester.core.state import CHANCE, S, State
from bouwmeester.core.view import Outcome, Position, View

#: What ``play`` and ``refusal`` take: an action, its id, its text, or several texts with ";" between.
Move = Action | int | str


class Played:
    """One line of the log: who did what. The actor may be CHANCE."""

    def __init__(self, actor: int, action: Action) -> None:
        self.actor = actor
        self.action = action

    def __deepcopy__(self, memo: object) -> "Played":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _line, (self.actor, self.action)

    @property
    def by(self) -> str:
        return records.CHANCE_NAME if self.actor == CHANCE else SEATS.word(self.actor)

    def __repr__(self) -> str:
        return f"<{self.by}: {self.action.text}>"


#: Every line that was ever played, once: logs are long, and many are kept and copied.
_LINES: Final[dict[tuple[int, Action], Played]] = {}


def _line(actor: int, action: Action) -> Played:
    line = _LINES.get((actor, action))
    if line is None:
        line = _LINES[actor, action] = Played(actor, action)
    return line


class Match(Generic[S]):
    """One game being played.

    With a ``seal`` its dice are fixed beforehand by a secret seed, and the record proves it afterwards.
    """

    def __init__(
        self,
        game: Game[S],
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        seal: Seal | None = None,
        start: S | None = None,
        drawn: int = 0,
        state: S | None = None,
    ) -> None:
        if start is None:
            if seats is None:
                seats = game.seats[0]
            if seats not in game.seats:
                raise BadOption(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}")
            start = game.new(seats, game.complete({} if options is None else options))
            settle(game, start)
            self._from_position = False
        else:
            self._from_position = True
        self.game = game
        self.seal = seal
        #: The promise that the seal will be shown to keep; a match loaded without its seed still has it.
        self.commitment = None if seal is None else seal.commitment
        #: Where the dice were changed for others: how long the log was then, and what was promised of them.
        self.renewals: list[tuple[int, str]] = []
        self.log: list[Played] = []
        #: How often the sealed dice were drawn before this match's own log.
        self.drawn = drawn
        self._start = start
        #: Where it has come to: at first where it starts.
        self.state: S = cast(S, start.copy()) if state is None else state

    @staticmethod
    def at(game: Game[S], position: Mapping[str, object], *, seal: Seal | None = None, drawn: int = 0) -> "Match[S]":
        """Put a position on the table. Raises BadPosition, with the reason, for one that cannot be.

        A seal that has been drawn from before goes on where it was.
        """
        return Match(game, start=positions.read(game, position), seal=seal, drawn=drawn)

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def to_move(self) -> int | None:
        """The seat that decides, CHANCE, or None when the game is over."""
        s = self.state
        if not s.agenda:
            return None
        return step_now(self.game, s).actor(s)

    def legal(self) -> list[Action]:
        """Everything that can be done now, in id order; empty when the game is over."""
        s = self.state
        if not s.agenda:
            return []
        return step_now(self.game, s).options(s)

    @property
    def asked(self) -> list[int]:
        """The seats that may answer now, the one to move first; several where a step asks them at the same time."""
        s = self.state
        return [] if self.to_move in (None, CHANCE) else step_now(self.game, s).asked(s)

    def answers(self, seat: int) -> list[Action]:
        """What a seat may answer now, also before the answers of others are in; empty when it is not asked.

        ``play`` takes answers in the order of ``asked``: keep one that came early until it is its seat's turn.
        """
        s = self.state
        return step_now(self.game, s).answers(s, seat) if seat in self.asked else []

    def refusal(self, move: Move, *, by: int | None = None) -> Why | None:
        """Why something cannot be done now, or not by this seat; None when it can."""
        try:
            actions = self._actions(move)
            self._stop_at_judgement(actions, by)
        except IllegalAction as error:
            return error.why
        trial = self if len(actions) == 1 else self.copy()
        for action in actions[:-1]:
            why = trial._why_not(action, by)
            if why is not None:
                return why
            trial._do(action)
        return trial._why_not(actions[-1], by)

    def play(self, move: Move, *, by: int | None = None) -> None:
        """Do it, if it is legal; otherwise raise IllegalAction and change nothing.

        Several actions, written with ";" between them, are done all or not at all. ``by`` says who asks: then
        every one of them must be that seat's to do.
        """
        if isinstance(move, Action):
            self._play(move, by)
            return
        actions = self._actions(move)
        self._stop_at_judgement(actions, by)
        if len(actions) > 1:
            trial = self.copy()
            for action in actions:
                trial._play(action, by)
        for action in actions:
            self._play(action, by)

    def run_chance(self, rng: Rng | None = None) -> None:
        """Play CHANCE until a seat must decide or the game is over, with these dice or the sealed ones."""
        s = self.state
        if self.to_move != CHANCE:
            return
        dice = self._sealed() if rng is None else rng
        while s.agenda:
            step = step_now(self.game, s)
            if step.actor(s) != CHANCE:
                return
            self._do(pick(step.options(s), step.weights(s), dice))

    def renew_dice(self) -> None:
        """From here on draw from other dice, so that a draw that was seen and taken back does not come again.

        They follow from the seal, which is shown in the end, and their own promise stands in the record.
        """
        self.renewals.append((len(self.log), self._dice().renewed().commitment))

    def _dice(self) -> Seal:
        """The sealed dice now in use, before any draw."""
        if self.seal is None:
            raise BouwmeesterError("this match has no sealed dice: pass some, such as random.Random(seed)")
        dice = self.seal
        for _ in self.renewals:
            dice = dice.renewed()
        return dice

    def _sealed(self) -> Seal:
        """The sealed dice at the next draw. They are counted by the log, so an undone draw comes again."""
        return Seal(self._dice().seed, self.drawn + len([line for line in self.log if line.actor == CHANCE]))

    def _actions(self, move: Move) -> list[Action]:
        catalogue = self.game.catalogue
        if isinstance(move, Action):
            return [move]
        if isinstance(move, int):
            if 0 <= move < len(catalogue):
                return [catalogue.actions[move]]
            raise self._unknown(str(move))
        found: list[Action] = []
        for text in move.split(";"):
            action = catalogue.find(text.strip())
            if action is None:
                raise self._unknown(text.strip())
            found.append(action)
        return found

    def _stop_at_judgement(self, actions: list[Action], by: int | None) -> None:
        """Somebody who asks may not go on past what the table judges: all or nothing would make it a free try."""
        for i in range(len(actions) - 1):
            if by is not None and actions[i].verb in self.game.judged:
                text = actions[i + 1].text
                raise IllegalAction(text, Why(NOT_YOURS, "", {"action": text}), len(self.log))

    def _unknown(self, text: str) -> IllegalAction:
        return IllegalAction(text, Why(UNKNOWN, "", {"action": text}), len(self.log))

    def _why_not(self, action: Action, by: int | None) -> Why | None:
        actor = self.to_move
        if by is not None and actor is not None and actor != by:
            return Why(NOT_YOURS, "", {"action": action.text})
        return explain(self.game, self.state, action)

    def _play(self, action: Action, by: int | None) -> None:
        s = self.state
        if s.agenda:
            step = step_now(self.game, s)
            actor = step.actor(s)
            if by is None or by == actor:
                # Identity, for an action of another game may have the same id.
                for option in step.options(s):
                    if option is action:
                        self.log.append(_line(actor, action))
                        step.take(s, action)
                        settle(self.game, s)
                        return
        why = self._why_not(action, by)
        if why is None:
            why = Why(UNKNOWN, "", {"action": action.text})
        raise IllegalAction(action.text, why, len(self.log))

    def _do(self, action: Action) -> None:
        s = self.state
        self.log.append(_line(step_now(self.game, s).actor(s), action))
        apply(self.game, s, action)

    # Looking.

    def view(self, seat: int | None = None) -> View:
        """What a seat can see; None for a spectator."""
        if seat is not None and not 0 <= seat < self.seats:
            raise BouwmeesterError(f"there is no seat {seat}: they are 0 to {self.seats - 1}")
        return self.game.view(self.state, seat)

    def hint(self, seat: int) -> View | None:
        """What would be right for a seat, where its game can say so; for that seat's eyes alone."""
        return self.game.hint(self.state, seat)

    def position(self) -> Position:
        """The whole position, secrets and pending steps included, in words."""
        return positions.write(self.game, self.state)

    def start_position(self) -> Position | None:
        """Where the match began, if it began from a position; None if it began at the beginning."""
        return positions.write(self.game, self._start) if self._from_position else None

    @property
    def outcome(self) -> Outcome | None:
        """Scores, ranks and details once the game is over, else None."""
        return None if self.state.agenda else self.game.outcome(self.state)

    def listen(self) -> list[Event]:
        """From now on, every event is added to the list this returns."""
        heard: list[Event] = []
        self.state.told = heard
        return heard

    # Going back, and trying things out.

    def copy(self) -> "Match[S]":
        """A match of its own that goes on from here; nobody listens to it."""
        twin: Match[S] = Match(self.game, start=self._start, drawn=self.drawn, state=cast(S, self.state.copy()))
        twin._from_position = self._from_position
        twin.seal = self.seal
        twin.commitment = self.commitment
        twin.renewals = self.renewals[:]
        twin.log = self.log[:]
        return twin

    def __copy__(self) -> "Match[S]":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Match[S]":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """As its record, without the fingerprints: whoever unpickles it plays it again."""
        start = self.start_position()
        given: Mapping[str, object] = self.game.options(self.state) if start is None else start
        seed = None if self.seal is None else self.seal.seed
        ids = [line.action.id for line in self.log]
        return _unpickled, (
            self.game.name,
            self.game.rules_version,
            self.seats,
            start is not None,
            given,
            seed,
            self.commitment,
            self.drawn,
            self.renewals,
            ids,
        )

    def beginning(self) -> "Match[S]":
        """The match before its first line; nobody listens to it."""
        twin = self.copy()
        twin.state = cast(S, self._start.copy())
        twin.log = []
        twin.renewals = []
        return twin

    def undo(self) -> Played:
        """Take back the last line of the log, be it a decision or chance, and return it."""
        if not self.log:
            raise BouwmeesterError("nothing has been played yet")
        last = self.log.pop()
        # Dice that have been given up stay so, however far one goes back.
        self.renewals = [(min(at, len(self.log)), promised) for at, promised in self.renewals]
        heard = self.state.told
        self.state = cast(S, self._start.copy())
        for line in self.log:
            apply(self.game, self.state, line.action)
        self.state.told = heard
        return last

    # Records.

    def save(self) -> str:
        """The record of the match so far, as JSON Lines."""
        header: dict[str, object] = {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "seats": self.seats,
            "options": self.game.options(self.state),
            "commitment": self.commitment,
            "position": self.start_position(),
        }
        s = cast(S, self._start.copy())
        lines: list[records.Line | records.NewDice] = []
        for at in range(len(self.log) + 1):
            lines.extend([records.NewDice(promised) for renewed, promised in self.renewals if renewed == at])
            if at < len(self.log):
                line = self.log[at]
                apply(self.game, s, line.action)
                digest = positions.digest(positions.write(self.game, s))
                lines.append(records.Line(line.by, line.action.text, digest))
        return records.write(records.Record(header, lines, self._end()))

    def _end(self) -> Mapping[str, object] | None:
        outcome = self.outcome
        if outcome is None:
            return None
        seed = None if self.seal is None else self.seal.seed.hex()
        return {"result": {"scores": outcome.scores, "ranks": outcome.ranks}, "seed": seed}

    @staticmethod
    def load(text: str, seal: Seal | None = None) -> "Match[State]":
        """The match of a record, with every line, fingerprint and draw checked. Raises BadRecord.

        A finished record brings its seed; one of a match that goes on needs its seal, to check and go on drawing.
        """
        record = records.read(text)
        seal = _read_seal(record, seal)
        match = _read_start(record, seal)
        for number, line in enumerate(record.lines, 2):
            if isinstance(line, records.NewDice):
                match._replay_renewal(number, line.commitment)
            else:
                match._replay(number, line)
        match._check_end(record, len(record.lines) + 2)
        return match

    def _replay(self, number: int, line: records.Line) -> None:
        actor = self.to_move
        if actor is None:
            raise BadRecord(number, "the game is already over")
        by = records.CHANCE_NAME if actor == CHANCE else SEATS.word(actor)
        if line.by != by:
            raise BadRecord(number, f"it is for {by} to act, not for {line.by}")
        if actor == CHANCE and self.seal is not None:
            step = step_now(self.game, self.state)
            drawn = pick(step.options(self.state), step.weights(self.state), self._sealed())
            if drawn.text != line.action:
                raise BadRecord(number, f"the sealed dice give {drawn.text!r}, not {line.action!r}")
        try:
            self.play(line.action)
        except IllegalAction as error:
            raise BadRecord(number, str(error)) from error
        if positions.digest(self.position()) != line.digest:
            raise BadRecord(number, f"{line.action!r} does not lead to the position with hash {line.digest}")

    def _replay_renewal(self, number: int, promised: str) -> None:
        if self.commitment is None:
            raise BadRecord(number, "only sealed dice can be renewed, and these were not sealed")
        if self.seal is not None and self._dice().renewed().commitment != promised:
            raise BadRecord(number, "the new dice are not those that follow from the seed")
        self.renewals.append((len(self.log), promised))

    def _check_end(self, record: records.Record, number: int) -> None:
        if record.end is None:
            if self.outcome is not None:
                raise BadRecord(number, "the game is over, but its result is missing")
            return
        end = self._end()
        if end is None:
            raise BadRecord(number, "a result is given, but the game is not over")
        if record.end.get("result") != end["result"]:
            raise BadRecord(number, f"the result should be {end['result']}")


def _unpickled(
    name: str,
    rules_version: int,
    seats: int,
    from_position: bool,
    given: dict[str, object],
    seed: bytes | None,
    commitment: str | None,
    drawn: int,
    renewals: list[tuple[int, str]],
    ids: list[int],
) -> Match[State]:
    """The match that was pickled, played again by rules of the same version. Raises BadRecord by others."""
    game = shelf.load(name)
    if rules_version != game.rules_version:
        raise BadRecord(1, f"pickled by rules {rules_version} of {name}, these are rules {game.rules_version}")
    match = Match.at(game, given) if from_position else Match(game, seats, given)
    match.seal = None if seed is None else Seal(seed)
    match.commitment = commitment
    match.drawn = drawn
    for id in ids:
        match._do(game.catalogue.actions[id])
    match.renewals = renewals[:]
    return match


def _read_seal(record: records.Record, given: Seal | None) -> Seal | None:
    """The dice of a record, from its end or as given, checked against the promise in its header."""
    commitment = record.header.get("commitment")
    if commitment is None:
        return None
    if record.end is None:
        if given is not None and given.commitment != commitment:
            raise BadRecord(1, "the seal given is not the one this record promised")
        return given
    number = len(record.lines) + 2
    try:
        seed = bytes.fromhex(str(record.end.get("seed")))
    except ValueError as error:
        raise BadRecord(number, "the seed is missing or not hexadecimal") from error
    if len(seed) != SEED_BYTES or Seal(seed).commitment != commitment:
        raise BadRecord(number, "the seed is not the one the header promised")
    return Seal(seed)


def _read_start(record: records.Record, seal: Seal | None) -> Match[State]:
    """A match that has yet to be replayed, with the promise of the header."""
    match = _new_match(record.header, seal)
    commitment = record.header.get("commitment")
    match.commitment = None if commitment is None else str(commitment)
    return match


def _new_match(header: Mapping[str, object], seal: Seal | None) -> Match[State]:
    try:
        game = shelf.load(str(header.get("game")))
        if header.get("rules") != game.rules_version:
            raise BadRecord(1, f"played by rules {header.get('rules')}, these are rules {game.rules_version}")
        start = header.get("position")
        if start is not None:
            if not isinstance(start, dict):
                raise BadRecord(1, "the position is not an object")
            return Match.at(game, start, seal=seal)
        seats, options = header.get("seats"), header.get("options")
        if not isinstance(seats, int) or not isinstance(options, dict):
            raise BadRecord(1, "seats or options are missing")
        return Match(game, seats, options, seal=seal)
    except (BadOption, BadPosition, LookupError) as error:
        raise BadRecord(1, str(error)) from error
