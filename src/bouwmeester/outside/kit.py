"""For bots written in Python: say what to do, and the kit speaks the messages.

>>> class First(Player):
...     name = "first"
...
...     def choose(self, ask):
...         return ask["actions"][0]["id"]
>>> First().hear({"type": "ask", "match": "m", "version": 3, "view": {}, "actions": [{"id": 7, "text": "pass"}]})
[{'type': 'answer', 'match': 'm', 'version': 3, 'action': 7}]

``First().run()`` at the end of a file makes a program of it, for ``bouwmeester bot`` and ``run:`` alike.
"""

import json
import sys

from bouwmeester.outside import messages
from bouwmeester.outside.lines import InProcess, read
from bouwmeester.outside.messages import Message


class Player:
    """Answers questions. ``matches`` has what was told at the start of each match that goes on."""

    name = "player"
    #: The games it plays; all, if none is named.
    games: tuple[str, ...] = ()

    def __init__(self) -> None:
        self.matches: dict[str, Message] = {}

    def choose(self, ask: Message) -> int | str:
        """What to do: the id or the text of one of ``ask["actions"]``."""
        raise NotImplementedError

    def heard(self, message: Message) -> None:
        """What has happened in a match; for those who remember."""

    def ended(self, message: Message) -> None:
        """A match is over."""

    def hear(self, message: Message) -> list[Message]:
        """What it says to a message."""
        kind, match = message["type"], message.get("match", "")
        if kind == "ask":
            return [messages.answer(match, message["version"], self.choose(message))]
        if kind == "start":
            self.matches[match] = message
        elif kind == "heard":
            self.heard(message)
        elif kind == "end":
            self.ended(message)
            self.matches.pop(match, None)
        elif kind == "ping":
            return [{"type": "pong"}]
        return []

    def line(self) -> InProcess:
        """A line to it, in the same process."""
        return InProcess(self.hear, [messages.hello(self.name, self.games)])

    def run(self) -> None:
        """Speak on standard input and output until there is nothing more to answer."""
        print(json.dumps(messages.hello(self.name, self.games)), flush=True)
        for text in sys.stdin:
            message = read(text)
            for said in [] if message is None else self.hear(message):
                print(json.dumps(said), flush=True)
