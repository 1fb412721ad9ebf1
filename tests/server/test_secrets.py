"""Nothing a seat cannot know reaches it: over the real wire, byte by byte.

Two houses are filled with the same tables, except that in the second one everything that the viewer of a table cannot
know has been drawn anew. Whatever that viewer asks, both houses must answer with the same bytes.
"""

import asyncio
import json
import random
import re
from dataclasses import dataclass
from pathlib import Path

import httpx
import msgspec
import pytest
from sqlalchemy import Connection, update
from websockets.asyncio.client import connect

from bouwmeester.core.chance import Seal
from bouwmeester.core.match import Match
from bouwmeester.core.position import digest
from bouwmeester.core.shelf import load
from bouwmeester.core.state import CHANCE, State
from bouwmeester.server.house.guests import Guests
from bouwmeester.server.protocol.messages import COOKIE, Chair, Clock
from bouwmeester.server.store import schema, tables
from bouwmeester.server.store.guests import house_key
from bouwmeester.server.store.store import Store
from bouwmeester.server.tables.clocks import Timing
from bouwmeester.server.tables.loading import rows
from bouwmeester.server.tables.table import PLAYING, Setup, Table
from tests.server.conftest import sqlite
from tests.server.leaks import LEAKS
from tests.server.running import Running
from tests.server.test_playing import messages

PAIRS = 12  # for each game; a pair is asked about forty things
LEAK_PAIRS = 40  # the first difference ends the search
LONG_AGO = 1_700_000_000.0
SEED = bytes(range(32))
CLOCK = Clock("bank", 600, 5)


@dataclass
class Pair:
    """One table as it is in each of the two houses, for one viewer."""

    id: str
    viewer: int
    matches: tuple[Match[State], Match[State]]


def pairs(game: str, count: int, rng: random.Random) -> list[Pair]:
    """Positions of random matches, each with a twin that differs only in what one seat cannot know."""
    made: list[Pair] = []
    while len(made) < count:
        options = {"out_of_turn": rng.choice(["no", "yes"])} if game == "potzklotz" else {}
        match = Match(load(game), rng.choice(load(game).seats), options)
        for _ in range(rng.randrange(10, 150)):
            match.run_chance(rng)
            if match.to_move is None:
                break
            match.play(rng.choice(match.legal()))
        match.run_chance(rng)
        if match.to_move is None:
            continue
        # Half of them for a seat that is asked, for it gets the most to hear.
        viewer = rng.choice([rng.choice(match.asked), rng.randrange(match.seats)])
        twin = match.game.resample(match.state, viewer, rng)
        number = rng.getrandbits(128)
        made.append(Pair(f"{number:032x}", viewer, (match, Match(match.game, start=twin))))
    return made


def fill(database: str, which: int, made: list[Pair]) -> str:
    """Put one of each pair into a new house; returns the cookie that makes anybody the viewer."""
    store = Store(database)
    store.start()

    def work(connection: Connection) -> str:
        connection.execute(schema.house.insert(), [{"name": "key", "value": "k" * 64}])
        users = [{"id": f"{seat:032x}", "name": f"guest {seat}", "created": LONG_AGO} for seat in range(7)]
        connection.execute(schema.users.insert(), users)
        for pair in made:
            _put(connection, store, pair, pair.matches[which])
        return Guests(store, house_key(connection)).cookie(f"{6:032x}")

    with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        cookie = work(connection)
    store.stop()
    return cookie


def _put(connection: Connection, store: Store, pair: Pair, match: Match[State]) -> None:
    game = match.game
    chairs = [Chair(seat, f"{6 if seat == pair.viewer else seat:032x}", "", None) for seat in range(match.seats)]
    position = match.position()
    table = Table(
        store,
        Match.at(game, position, seal=Seal(SEED)),
        Setup(game.options(match.state), clock=CLOCK),
        chairs,
        id=pair.id,
        code=pair.id[:8].upper(),
        invite=pair.id,
        host=f"{pair.viewer:032x}",
        created=LONG_AGO,
    )
    row, seated = rows(table)
    tables.insert(connection, row, seated, most=10**9)
    body = json.dumps({"hash": digest(position)})
    event = {"table_id": pair.id, "version": 1, "kind": "start", "seat": -1, "command": "start", "body": body}
    connection.execute(schema.events.insert(), [{**event, "at": LONG_AGO}])
    change = update(schema.tables).where(schema.tables.c.id == pair.id)
    timing = msgspec.json.encode(Timing.fresh(CLOCK, match.seats)).decode()
    connection.execute(change.values(status=PLAYING, version=1, to_move=match.to_move, timing=timing))


def questions(pair: Pair, rng: random.Random) -> list[str]:
    """What the viewer asks over the socket: all it may do and much that it may not."""
    match, twin = pair.matches
    asked: list[dict[str, object]] = [{"type": "undo"}, {"type": "propose", "about": "undo", "seat": pair.viewer}]
    texts = [action.text for action in rng.sample(match.game.catalogue.actions, 12)]
    texts += [action.text for action in match.answers(pair.viewer)[:12]]
    for text in texts:
        asked.append({"type": "try", "actions": [text]})
        for illegal in ([text], [texts[-1], text]):
            early = pair.viewer in match.asked[1:] and text in texts[12:]
            if not early and match.refusal("; ".join(illegal), by=pair.viewer) is not None:
                asked.append({"type": "play", "actions": illegal})
    # A real move last, where chance does not answer it: what it draws may differ, as dice do.
    if match.to_move == pair.viewer:
        for action in match.legal():
            tries = [match.copy(), twin.copy()]
            for one in tries:
                one.play(action)
            if all(one.to_move not in (CHANCE, None) for one in tries):
                asked.append({"type": "play", "actions": [action.text]})
                break
    elif pair.viewer in match.asked:
        asked.append({"type": "play", "actions": [match.answers(pair.viewer)[0].text]})
    numbered = [{**question, "id": str(i), "version": 1} for i, question in enumerate(asked)]
    return [json.dumps(question) for question in [*numbered, {"type": "look", "id": "look", "since": 0}]]


async def heard(address: str, cookie: str, pair: Pair, asked: list[str]) -> list[str]:
    """Everything one house says to the viewer, as it comes."""
    said: list[str] = []
    headers = {"Cookie": f"{COOKIE}={cookie}"}
    async with httpx.AsyncClient(base_url=address, headers={**headers, "Host": "house.example"}) as http:
        for path in ("", "/record", "/qr.svg"):
            answer = await http.get(f"/api/tables/{pair.id}{path}")
            kept = {name: value for name, value in answer.headers.items() if name != "date"}
            said.append(f"{answer.status_code} {kept} {answer.text}")
    for since in ("", "?version=0"):
        url = f"{address.replace('http', 'ws')}/api/tables/{pair.id}/socket{since}"
        async with connect(url, additional_headers=headers, compression=None) as socket:
            for question in [*asked, '{"type": "ping"}'] if since else []:
                await socket.send(question)
                await asyncio.sleep(0.01)  # no faster than a house bears
            if not since:
                await socket.send('{"type": "ping"}')
            while not said or '"type":"pong"' not in said[-1]:
                said += [message.decode() for message in messages(await asyncio.wait_for(socket.recv(), 20))]
            said.pop()  # the time of day
    # When a move was made is told as it is; nothing else may differ.
    return [re.sub(r'"(changed|since)":[0-9.]+', r'"\1":0', line) for line in said]


async def compare(houses: list[Running], cookie: str, made: list[Pair], rng: random.Random) -> list[str]:
    """The differences between what the two houses say, and seeds that were said at all."""
    found: list[str] = []
    for pair in made:
        asked = questions(pair, rng)
        one, other = await asyncio.gather(*[heard(house.address, cookie, pair, asked) for house in houses])
        found += [f"{a}\n{b}" for a, b in zip(one, other, strict=False) if a != b]
        found += [f"{len(one)} and {len(other)} messages"] * (len(one) != len(other))
        found += [line for line in one if SEED.hex() in line]
        if found:
            return found
    lobbies = [httpx.get(f"{house.address}/api/tables", cookies={COOKIE: cookie}).text for house in houses]
    lobbies = [re.sub(r'"(changed|since)":[0-9.]+', r'"\1":0', lobby) for lobby in lobbies]
    return found + ["\n".join(lobbies)] * (lobbies[0] != lobbies[1])


def differences(folder: Path, made: list[Pair], leak: str | None = None) -> list[str]:
    houses = []
    cookie = ""
    for which in (0, 1):
        place = folder / str(which)
        place.mkdir()
        cookie = fill(sqlite(place), which, made)
        houses.append(Running(sqlite(place), leak=leak, names="house.example", rate=10_000))
    try:
        for house in houses:
            house.start()
        return asyncio.run(compare(houses, cookie, made, random.Random(3)))
    finally:
        for house in houses:
            house.stop()


@pytest.mark.parametrize("game", ["palazzo", "caylus", "potzklotz"])
def test_a_seat_hears_nothing_it_cannot_know(game: str, tmp_path: Path) -> None:
    assert differences(tmp_path, pairs(game, PAIRS, random.Random(game))) == []


@pytest.mark.parametrize("leak", sorted(LEAKS))
def test_planted_leaks_are_found(leak: str, tmp_path: Path) -> None:
    assert differences(tmp_path, pairs("palazzo", LEAK_PAIRS, random.Random("palazzo")), leak) != []
