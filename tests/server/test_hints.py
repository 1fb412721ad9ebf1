"""Hints between nodes: gathered, told again if they were not, small enough to be carried; and silence is noticed."""

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bouwmeester.server.hints import bus
from bouwmeester.server.hints.bus import ASKED, MOST_BYTES, Bus, parse
from bouwmeester.server.hints.carrier import NoCarrier, carrier
from bouwmeester.server.house.following import Follower


class Room:
    """A carrier in this process: who is in it hears everybody. It can be closed."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.closed = False
        self._ears: list[asyncio.Queue[str | None]] = []

    async def publish(self, text: str) -> None:
        if self.closed:
            raise ConnectionError("nobody is here")
        self.said.append(text)
        for ear in self._ears:
            ear.put_nowait(text)

    def cut(self) -> None:
        """All lines end; who comes again hears what is said from then on."""
        ears, self._ears = self._ears, []
        for ear in ears:
            ear.put_nowait(None)

    async def listen(self) -> AsyncIterator[str]:
        ear: asyncio.Queue[str | None] = asyncio.Queue()
        self._ears.append(ear)
        while (said := await ear.get()) is not None:
            yield said


async def heard_by_two(room: Room, tell: dict[str, int]) -> dict[str, int]:
    """What one node hears of what another tells."""
    heard: dict[str, int] = {}
    one = Bus("one", room, lambda table, version: pytest.fail("nobody hears themselves"))
    other = Bus("other", room, heard.__setitem__)
    one.start()
    other.start()
    await asyncio.sleep(0.05)
    for table, version in tell.items():
        one.tell(table, version)
    while heard.keys() != tell.keys():
        await asyncio.sleep(0.01)
    await one.stop()
    await other.stop()
    return heard


def test_what_happens_together_is_told_together_and_none_too_long() -> None:
    room = Room()
    tell = {f"{number:032x}": number for number in range(1, 1001)}
    assert asyncio.run(asyncio.wait_for(heard_by_two(room, tell), 60)) == tell
    told = [said for said in room.said if parse(said)[1]]
    assert max(len(said) for said in told) <= MOST_BYTES
    assert len(told) < 20


def test_what_could_not_be_told_is_told_later() -> None:
    async def scene() -> dict[str, int]:
        room = Room()
        room.closed = True
        asyncio.get_running_loop().call_later(0.3, setattr, room, "closed", False)
        return await heard_by_two(room, {"a": 1, "b": 0})

    assert asyncio.run(asyncio.wait_for(scene(), 60)) == {"a": 1, "b": 0}


def test_what_is_to_be_looked_at_whatever_its_version_stays_so() -> None:
    speaking = Bus("one", Room(), lambda table, version: None)
    speaking.tell("a", 0)
    speaking.tell("a", 7)
    speaking.tell("b", 7)
    speaking.tell("b", 8)
    assert speaking._untold == {"a": 0, "b": 8}


def test_silence_of_one_who_lives_is_doubt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus, "SILENCE_SECONDS", 0.2)
    monkeypatch.setattr(bus, "BEAT_SECONDS", 0.02)

    async def scene() -> None:
        room = Room()
        one = Bus("one", room, lambda table, version: None)
        one.start()
        await asyncio.sleep(0.6)
        assert one.in_doubt(["one"]), "what was said before the line was there was not heard"
        assert not one.in_doubt(["one"])
        assert one.in_doubt(["one", "other"]), "another lives and was never heard"
        room.closed = True
        await asyncio.sleep(0.6)
        assert one.in_doubt(["one"]), "we do not even hear ourselves"
        room.closed = False
        while one.in_doubt(["one"]):
            await asyncio.sleep(0.01)
        await one.stop()

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_a_line_that_was_lost_for_a_moment_is_doubt_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus, "BEAT_SECONDS", 0.02)

    async def scene() -> None:
        room = Room()
        one = Bus("one", room, lambda table, version: None)
        one.start()
        for _ in range(2):
            while not one.in_doubt(["one"]):
                await asyncio.sleep(0.01)
            assert not one.in_doubt(["one"])
            room.cut()
        await one.stop()

    asyncio.run(asyncio.wait_for(scene(), 60))


class Kept:
    """A house of which only the tables in memory are known, and what it tells of them."""

    def __init__(self, *tables: str) -> None:
        self.told: list[tuple[str, int]] = []
        self.here = {id: SimpleNamespace(id=id, version=3, followed=False, untold=0) for id in tables}
        self.follower = Follower(cast(Any, self), cast(Any, self))
        self.follower.call = lambda id, version: self.told.append((id, version))
        self.follower.ask = lambda id, version: self.told.append((ASKED + id, version))

    def get(self, id: str) -> Any:
        return self.here.get(id)

    def is_loading(self, id: str) -> bool:
        return False

    def in_memory(self) -> list[Any]:
        return list(self.here.values())

    def in_use(self, table: Any) -> bool:
        return False

    def forget(self, table: Any) -> None:
        del self.here[table.id]


def test_moves_are_told_while_another_node_has_the_table() -> None:
    async def scene() -> None:
        house = Kept("a", "b")
        follower, told = house.follower, house.told
        follower.tell("a", 3)
        assert told == [], "nobody else has it"
        follower.hear("?a", 2)
        assert told == [("a", 3)], "it was read there just before our last move"
        follower.hear("a", 3)
        follower.tell("a", 4)
        follower.tell("b", 4)
        follower.tell("b", 0)
        follower.tell("c", 4)
        assert told[1:] == [("a", 4), ("b", 0), ("c", 4)], "moves of one, and what is not known to be needless"
        follower.hear("?a", 3)
        assert told[4:] == [("a", 3)], "it was read anew there, and nothing is known of us"
        follower.hear("a", ~3)
        follower.tell("a", 5)
        assert told[5:] == [("?a", 3)], "a third one might have it"
        follower.hear("b", 4)
        assert told[6:] == [("b", 4), ("b", ~3)], "we were behind, and nobody uses it here"
        assert set(house.here) == {"a"}
        follower.hear("?a", 3)
        assert told[8:] == [("a", 5)], "what was written, though the table is not there yet"

    asyncio.run(scene())


def test_in_doubt_all_is_told_before_it_is_forgotten() -> None:
    async def scene() -> None:
        house = Kept("a", "b")
        house.follower.hear("a", 1)
        await house.follower.look_at_all()
        assert house.told == [("a", 3), ("b", 3)]
        assert house.here == {}

    asyncio.run(scene())


def test_a_way_that_is_none_is_refused() -> None:
    with pytest.raises(NoCarrier, match="pigeon"):
        carrier("pigeon://loft", "postgresql+psycopg:///house")
