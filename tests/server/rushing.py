"""Everybody comes back at once, right after the start: ``python -m tests.server.rushing DATABASE``.

In a process of its own, as what went wrong once took the process with it.
"""

import sys
import threading

from sqlalchemy import Connection, select

from bouwmeester.server.store import schema
from bouwmeester.server.store.store import Store
from bouwmeester.server.store.tables import Row
from bouwmeester.server.tables.loading import infos, read

PEOPLE = 12


def main(database: str) -> None:
    sys.setswitchinterval(1e-6)  # as if there were many cores
    store = Store(database)
    start = threading.Barrier(PEOPLE)

    def come() -> None:
        def work(connection: Connection) -> None:
            rows: list[Row] = [dict(row) for row in connection.execute(select(schema.tables)).mappings()]
            start.wait()
            for row in rows:
                read(connection, store, str(row["id"]))
            infos(connection, rows, None)

        store.read_now(work)

    people = [threading.Thread(target=come) for _ in range(PEOPLE)]
    for person in people:
        person.start()
    for person in people:
        person.join()
    store.engine.dispose()


if __name__ == "__main__":
    main(sys.argv[1])
