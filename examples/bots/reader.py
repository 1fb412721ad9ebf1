"""A bot from outside in Python: it takes the first thing on the list that is not a way of doing nothing."""

from typing import Any

from bouwmeester.outside.kit import Player


class Reader(Player):
    name = "reader"

    def choose(self, ask: dict[str, Any]) -> int | str:
        for action in ask["actions"]:
            if action["text"].split()[0] not in ("pass", "skip", "stop", "discard", "money"):
                return int(action["id"])
        return int(ask["actions"][0]["id"])


if __name__ == "__main__":
    Reader().run()
