"""Players from outside: a command that is asked line by line, in whatever language it is written.

``run:COMMAND`` is a bot's name wherever the arena takes one. The command gets one line of JSON for each question:
what the server's workers get too, ``{"bot", "seed", "seat", "position", "legal"}``, where the position has everything
drawn anew that the seat cannot know. It answers with one line: a list of ids of actions, the first of them legal.
"""

import atexit
import contextlib
import json
import shlex
import subprocess
from typing import Final

from bouwmeester.bots import bot
from bouwmeester.bots.base import Bot
from bouwmeester.core.action import Action
from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.core.game import Game
from bouwmeester.core.match import Match
from bouwmeester.core.state import S

PREFIX: Final = "run:"

_running: Final[dict[str, "subprocess.Popen[str]"]] = {}


def player(name: str, seed: int) -> Bot:
    """A bot of the house, or one from outside."""
    return Outside(name, seed) if name.startswith(PREFIX) else bot(name, seed)


class Outside(Bot):
    """One process for each command, which stays for the next question."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name)
        self.seed = seed

    def plan(self, game: Game[S], world: S, seat: int, legal: list[Action]) -> list[Action]:
        question = {
            "bot": self.name,
            "seed": self.seed,
            "seat": seat,
            "position": Match(game, start=world).position(),
            "legal": [action.id for action in legal],
        }
        ids = json.loads(self._answer(json.dumps(question)))
        return [game.catalogue.actions[id] for id in ids]

    def _answer(self, line: str) -> str:
        process = _running.get(self.name)
        if process is None:
            command = shlex.split(self.name.removeprefix(PREFIX))
            process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            _running[self.name] = process
        assert process.stdin is not None
        assert process.stdout is not None
        with contextlib.suppress(BrokenPipeError):  # what has ended gives no answer either
            process.stdin.write(line + "\n")
            process.stdin.flush()
        answer = process.stdout.readline()
        if not answer:
            raise BouwmeesterError(f"{self.name} ended without an answer")
        return answer


@atexit.register
def send_home() -> None:
    """Let all of them go: a command ends when nothing more is asked."""
    for process in _running.values():
        with contextlib.suppress(BrokenPipeError):
            process.communicate()
    _running.clear()
