"""Positions: a whole table in words, to be written by hand, kept in a file, or put on the table.

Core writes what all games share (the game, its options, who sits there, the agenda); each game writes and
reads its own pieces with the helpers below, which say where and why a word is wrong.
"""

import hashlib
import json
from collections.abc import Mapping
from typing import cast

from bouwmeester.core.action import NUMBER, SEATS, Domain
from bouwmeester.core.errors import BadOption, BadPosition
from bouwmeester.core.game import Game
from bouwmeester.core.state import Frame, S
from bouwmeester.core.view import Options, Position

_NONE = "-"
#: No number on an agenda is longer; Python itself refuses to read very long ones.
_DIGITS = 9


def write(game: Game[S], s: S) -> Position:
    """The position of a state: everything there is to know about it."""
    whole: Position = {"game": game.name, "rules": game.rules_version, "options": game.options(s)}
    whole.update(game.position(s))
    whole["agenda"] = write_agenda(game, s)
    return whole


def read(game: Game[S], position: Mapping[str, object]) -> S:
    """The state a position describes; what it leaves out gets its default. Raises BadPosition."""
    try:
        return _read(game, position)
    except BadPosition:
        raise
    except (IndexError, KeyError, RecursionError, TypeError, ValueError) as misfit:
        # What nobody thought of is still something that cannot be on a table. (A name of its own: compiled, a
        # variable has the type of its first use.)
        raise BadPosition("", "the agenda and what lies on the table do not fit together") from misfit


def _read(game: Game[S], position: Mapping[str, object]) -> S:
    if not isinstance(position, dict):
        raise BadPosition("", "wanted: an object")
    if position.get("game", game.name) != game.name:
        raise BadPosition("game", f"this is a position of {position['game']!r}, not of {game.name!r}")
    if position.get("rules", game.rules_version) != game.rules_version:
        raise BadPosition("rules", f"written for rules {position['rules']}, these are rules {game.rules_version}")
    names = _read_names(game, position)
    try:
        s = game.new(len(names), _read_options(game, position))
    except BadOption as error:
        raise BadPosition("options", str(error)) from error
    written = position.get("agenda")
    s.agenda = [game.resting] if written is None else _read_agenda(game, written, names)
    try:
        game.place(s, cast(Position, position), names)
    except BadPosition as wrong:
        raise _named(wrong, list(names)) from None
    if s.agenda and game.steps[s.agenda[-1][0]].automatic:
        raise BadPosition("agenda", f"{write_agenda(game, s)[0]!r} happens by itself and cannot be waited for")
    return s


def _named(wrong: BadPosition, names: list[str]) -> BadPosition:
    """Place and reason name a player as this position does."""
    if wrong.seat is None:
        return wrong
    name = names[wrong.seat]
    return BadPosition(wrong.where.replace("{}", name), wrong.reason.replace("{}", name))


def canonical(position: Position) -> str:
    """A position as JSON with sorted keys and no spaces: equal positions are equal texts."""
    return json.dumps(position, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(position: Position) -> str:
    """The fingerprint of a position."""
    return fingerprint(canonical(position))


def fingerprint(text: str) -> str:
    """The fingerprint of a position in its canonical form: SHA-256, 16 hex digits."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _read_names(game: Game[S], position: Mapping[str, object]) -> dict[str, int]:
    players = position.get("players")
    if not isinstance(players, dict):
        raise BadPosition("players", 'wanted: an object with each player by name, such as {"anne": {}, "bram": {}}')
    if not all(isinstance(name, str) for name in players):
        raise BadPosition("players", "names are texts")
    if len(players) not in game.seats:
        raise BadPosition("players", f"{game.name} is for {game.seats[0]} to {game.seats[-1]}, not {len(players)}")
    return {name: seat for seat, name in enumerate(players)}


def _read_options(game: Game[S], position: Mapping[str, object]) -> Options:
    options = position.get("options", {})
    if not isinstance(options, dict):
        raise BadPosition("options", "wanted: an object")
    return game.complete(options)


# The agenda: what happens now stands first, what happens last stands last.


def write_agenda(game: Game[S], s: S) -> list[str]:
    return [write_frame(game, frame) for frame in reversed(s.agenda)]


def write_frame(game: Game[S], frame: Frame) -> str:
    step = game.steps[frame[0]]
    words = [step.name]
    for domain, value in zip(step.domains, frame[1:], strict=True):
        if domain is NUMBER:
            words.append(str(value))
        else:
            words.append(_NONE if value < 0 else domain.word(value))
    return " ".join(words)


def _read_agenda(game: Game[S], written: object, names: Mapping[str, int]) -> list[Frame]:
    if not isinstance(written, list):
        raise BadPosition("agenda", "wanted: a list of steps, the present one first")
    if not all(isinstance(line, str) for line in written):
        raise BadPosition("agenda", "steps are texts")
    frames = [_read_frame(game, line, names) for line in written]
    frames.reverse()
    return frames


def _read_frame(game: Game[S], line: str, names: Mapping[str, int]) -> Frame:
    name, _, rest = line.partition(" ")
    for number, step in enumerate(game.steps):
        if step.name == name:
            values = [number]
            for domain in step.domains:
                value, rest = _read_word(domain, rest.strip(), names, line)
                values.append(value)
            if rest.strip():
                raise BadPosition("agenda", f"{rest.strip()!r} does not belong in {line!r}")
            return tuple(values)
    known = ", ".join([step.name for step in game.steps if not step.automatic])
    raise BadPosition("agenda", f"there is no step {name!r}; there are: {known}")


def _read_word(domain: Domain, rest: str, names: Mapping[str, int], line: str) -> tuple[int, str]:
    if domain is NUMBER:
        word, _, rest = rest.partition(" ")
        if not (word.isascii() and word.isdigit() and len(word) <= _DIGITS):
            raise BadPosition("agenda", f"wanted a number in {line!r}")
        return int(word), rest
    if rest == _NONE or rest.startswith(_NONE + " "):
        return -1, rest[1:]
    words = names if domain is SEATS else {word: place for place, word in enumerate(domain.words)}
    # The longest word first: "marble 1 ww" begins like "marble 1 w".
    for word in sorted(words, key=len, reverse=True):
        if rest == word or rest.startswith(word + " "):
            return words[word], rest[len(word) :]
    raise BadPosition("agenda", f"{line!r} lacks a {domain.name}")


# Helpers for the games.


def only(given: Mapping[str, object], known: tuple[str, ...], where: str) -> None:
    """Refuse a key nobody will read: it is a slip of the pen."""
    for key in given:
        if key not in known:
            raise BadPosition(where or str(key), f"{key!r} means nothing here; known: {', '.join(known)}")


def mapping(given: Mapping[str, object], key: str, where: str) -> Mapping[str, object]:
    value = given.get(key, {})
    if not isinstance(value, dict):
        raise BadPosition(f"{where}{key}", "wanted: an object")
    return cast(Mapping[str, object], value)


def listing(given: Mapping[str, object], key: str, where: str) -> list[object]:
    value = given.get(key, [])
    if not isinstance(value, list):
        raise BadPosition(f"{where}{key}", "wanted: a list")
    return cast(list[object], value)


def thing(domain: Domain, word: object, where: str) -> int:
    place = domain.place(word) if isinstance(word, str) else -1
    if place < 0:
        raise BadPosition(where, f"{word!r} is not a {domain.name}")
    return place


def things(domain: Domain, given: Mapping[str, object], key: str, where: str) -> list[int]:
    """The places of a list of words, in the order written."""
    return [thing(domain, word, f"{where}{key}") for word in listing(given, key, where)]


def whole(given: Mapping[str, object], key: str, most: int, usual: int, where: str) -> int:
    """A whole number from 0 to most."""
    value = given.get(key, usual)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadPosition(f"{where}{key}", f"wanted: a number from 0 to {most}, not {value!r}")
    return value


def yes_or_no(given: Mapping[str, object], key: str, where: str) -> bool:
    """True or false; false if it is not there."""
    value = given.get(key, False)
    if not isinstance(value, bool):
        raise BadPosition(f"{where}{key}", f"wanted: true or false, not {value!r}")
    return value


def words(domain: Domain, counts: list[int]) -> list[str]:
    """The words of a column of counts, each as often as it is there."""
    listed: list[str] = []
    for place in range(len(counts)):
        left = counts[place]
        while left > 0:
            listed.append(domain.words[place])
            left -= 1
    return listed
