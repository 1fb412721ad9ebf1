"""Hints between nodes: gathered, told again if they were not, small enough to be carried; and silence is noticed."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bouwmeester.server.hints import bus
from bouwmeester.server.hints.bus import MOST_BYTES, Bus, parse
from bouwmeester.server.hints.carrier import NoCarrier, carrier


class Room:
    """A carrier in this process: who is in it hears everybody. It can be closed."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.closed = False
        self._ears: list[asyncio.Queue[str]] = []

    async def publish(self, text: str) -> None:
        if self.closed:
            raise ConnectionError("nobody is here")
        self.said.append(text)
        for ear in self._ears:
            ear.put_nowait(text)

    async def listen(self) -> AsyncIterator[str]:
        ear: asyncio.Queue[str] = asyncio.Queue()
        self._ears.append(ear)
        while True:
            yield await ear.get()


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


def test_a_way_that_is_none_is_refused() -> None:
    with pytest.raises(NoCarrier, match="pigeon"):
        carrier("pigeon://loft", "postgresql+psycopg:///house")
