"""Finished matches packed away: the record is kept, the rows go, and whoever stops it half-way has lost nothing."""

import asyncio
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import func, select

import bouwmeester
from bouwmeester.cli.app import main
from bouwmeester.client import Client, play_to_the_end
from bouwmeester.server.store import packing, schema
from bouwmeester.server.store.store import Store
from bouwmeester.server.tables.loading import record
from tests.server.running import Running


async def finish(address: str) -> tuple[str, str]:
    """A match that is over: its table, and its record as the house tells it."""
    async with Client(address) as anne:
        await anne.sit_down("Anne")
        table = await anne.new_table("palazzo", ["me", "uniform"])
        async with anne.at(table.id) as seat:
            await play_to_the_end(seat, 0)
        return table.id, await anne.record(table.id)


def rows(store: Store, id: str) -> int:
    parts = [schema.events, schema.chairs, schema.chats]
    counts = [select(func.count()).select_from(part).where(part.c.table_id == id) for part in parts]
    return store.read_now(lambda connection: sum([connection.execute(count).scalar() or 0 for count in counts]))


def test_what_is_packed_can_be_replayed_and_what_is_stopped_goes_on(server: Running, tmp_path: Path) -> None:
    first, told = asyncio.run(finish(server.address))
    second, _ = asyncio.run(finish(server.address))
    store = Store(server.database)
    assert main(["pack", str(tmp_path), "--database", server.database]) == 0
    assert list(tmp_path.rglob("*.jsonl")) == [], "they have not been over for thirty days"

    def stopped(id: str) -> str | None:
        if id == second:
            raise KeyboardInterrupt
        return record(store, id)

    with pytest.raises(KeyboardInterrupt):
        packing.pack(store, tmp_path, float("inf"), stopped, lambda count: None)
    assert (rows(store, first), rows(store, second) > 0) == (0, True)
    # As if it had been stopped after the record was kept and before its rows went.
    packing.keep_record(tmp_path, second, record(store, second) or "")
    assert packing.pack(store, tmp_path, float("inf"), partial(record, store), lambda count: None) >= 1
    assert rows(store, second) == 0
    store.engine.dispose()
    kept = tmp_path / first[:2] / f"{first}.jsonl"
    assert kept.read_text() == told
    assert bouwmeester.Match.load(kept.read_text()).outcome is not None
    assert main(["verify", str(kept)]) == 0
    assert list(tmp_path.rglob("*.part")) == []
