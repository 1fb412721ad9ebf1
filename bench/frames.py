"""How many bytes a move is on the wire: every frame with a position that one of three seats gets, over a whole game.

The seat plays at random, the others are greedy bots. Frames are as they are sent, unpacked.

    python -m bench.frames
"""

import asyncio
import json
import random
import secrets
import tempfile
from pathlib import Path
from statistics import mean

from bouwmeester.client import Client
from tests.server.conftest import sqlite
from tests.server.running import Running

GAMES = ("palazzo", "caylus", "potzklotz")
SEED = 7


async def frames(address: str, game: str) -> list[int]:
    """The sizes of all frames in which the table was shown."""
    rng = random.Random(SEED)
    sizes: list[int] = []
    async with Client(address) as anne:
        await anne.sit_down("Anne")
        table = await anne.new_table(game, ["me", "greedy", "greedy"])
        async with anne.at(table.id) as seat:
            async for frame in seat.socket:
                positions = [message for message in json.loads(frame) if message["type"] == "position"]
                if not positions:
                    continue
                sizes.append(len(frame.encode() if isinstance(frame, str) else frame))
                position = positions[-1]
                if position["result"] is not None:
                    break
                if position["actions"]:
                    move = rng.choice(position["actions"])["id"]
                    play = {
                        "type": "play",
                        "id": secrets.token_hex(8),
                        "version": position["version"],
                        "actions": [move],
                    }
                    await seat.socket.send(json.dumps(play))
    return sizes


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Running(sqlite(Path(folder)), fresh=True)
        server.start()
        try:
            print("bytes of a frame to one of three seats:")
            for game in GAMES:
                sizes = asyncio.run(frames(server.address, game))
                print(f"  {game:10}{mean(sizes):8.0f} on average, {max(sizes):6} at most, {len(sizes):4} frames")
        finally:
            server.stop()


if __name__ == "__main__":
    main()
