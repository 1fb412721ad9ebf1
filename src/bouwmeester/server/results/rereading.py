"""Reading finished matches again, for ratings that are made anew."""

from collections.abc import Callable
from functools import partial

from bouwmeester.server.results.facts import facts
from bouwmeester.server.store import results as stored
from bouwmeester.server.store.store import Store
from bouwmeester.server.tables.loading import Unreadable, read


def reread(store: Store, progress: Callable[[int], None]) -> int:
    """Write what came of every finished match that is still in the database; of the others it stands as it is."""
    count = 0
    for id in store.read_now(stored.finished):
        try:
            table = store.read_now(partial(read, store=store, id=id))
        except Unreadable:
            continue
        if table.match.outcome is None:
            continue
        with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
            stored.put(connection, facts(table))
        count += 1
        progress(count)
    return count
