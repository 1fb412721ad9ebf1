"""Write the present schema, with a few tables in it, next to this file."""

import asyncio
import sqlite3
import tempfile
from pathlib import Path

from bouwmeester.client import Client
from tests.server.conftest import sqlite
from tests.server.running import Running


async def live_a_little(address: str) -> None:
    async with Client(address) as anne:
        await anne.sit_down("Anne")
        await anne.new_table("palazzo", ["me", "open"])
        for game in ("palazzo", "caylus", "potzklotz"):
            table = await anne.new_table(game, ["me", "uniform"], clock={"kind": "bank", "seconds": 600})
            async with anne.at(table.id) as seat:
                position = await seat.until(1)
                for _ in range(8):
                    if position.actions is not None:
                        await seat.play(position.actions[0].id)
                    position = await seat.until(position.version + 1)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        running = Running(sqlite(Path(folder)))
        running.start()
        try:
            asyncio.run(live_a_little(running.address))
        finally:
            running.stop()
        connection = sqlite3.connect(Path(folder) / "house.db")
        ((number,),) = connection.execute("SELECT version_num FROM alembic_version")
        dump = "\n".join(connection.iterdump())
        connection.close()
    (Path(__file__).parent / f"{number}.sql").write_text(dump + "\n")


if __name__ == "__main__":
    main()
