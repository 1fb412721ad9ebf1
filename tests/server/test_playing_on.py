"""Matches that begin from a position, reviews that are kept, and what is made of them."""

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx

import bouwmeester
from bouwmeester import Match
from bouwmeester.client import Client, Seat
from bouwmeester.core.replaying import replaying
from bouwmeester.core.state import State
from tests.server.people import guests
from tests.server.running import Running

GOLDEN = Path(__file__).parents[1] / "games" / "potzklotz" / "golden" / "2-seats-0.jsonl"
#: So many lines before its end the match goes on otherwise.
LEFT = 24


def place(server: Running, **wish: object) -> httpx.Response:
    return httpx.post(f"{server.address}/api/positions", json=wish, timeout=60)


def moment(line: int) -> Match[State]:
    again = replaying(Match.load(GOLDEN.read_text()))
    again.go(line)
    return again.match


def a_decision() -> int:
    """A line near the end before which a seat is to decide, with nothing begun."""
    match = Match.load(GOLDEN.read_text())
    found = [at for at in range(len(match.log) - LEFT) if moment(at).view(None)["now"] == "turn"]
    return found[-1]


async def finish(seats: list[Seat]) -> None:
    """Play on without a plan until it is over."""
    rng = random.Random(3)
    position = await seats[0].until(1)
    while position.result is None:
        assert position.to_move is not None
        own = await seats[position.to_move].until(position.version)
        assert own.actions is not None
        passing = [action for action in own.actions if action.verb == "pass"]
        await seats[position.to_move].play(rng.choice(passing + own.actions).id)
        position = await seats[0].until(position.version + 1)


async def reviewed(client: Client, table: str) -> dict[str, Any]:
    while True:
        answer = await client.http.get(f"/api/tables/{table}/review", timeout=60)
        assert answer.status_code == 200, answer.text
        if answer.json()["report"] is not None:
            return dict(answer.json())


def test_a_match_from_a_position_is_played_recorded_verified_and_reviewed(server: Running) -> None:
    line = a_decision()
    position = place(server, record=GOLDEN.read_text(), line=line, seen="open").json()["position"]
    assert position == moment(line).position()

    async def scene() -> None:
        async with guests(server, "Anne", "Bram") as (anne, bram):
            table = await anne.new_table("potzklotz", ["me", "open"], position=position)
            assert table.placed
            await bram.sit(table.id, 1, table.invite or "")
            async with anne.at(table.id) as one, bram.at(table.id) as two:
                begun = await one.until(1)
                assert begun.view == moment(line).view(0)
                # What is still being played keeps its secrets.
                for what in ("record", "review"):
                    answer = await anne.http.get(f"/api/tables/{table.id}/{what}")
                    assert answer.status_code == 403
                await finish([one, two])
            record = (await anne.http.get(f"/api/tables/{table.id}/record")).text
            match = Match.load(record)
            assert match.start_position() == position
            assert match.outcome is not None
            whole = await reviewed(anne, table.id)
            assert len(whole["curve"]) == len(match.log) + 1
            # Kept: the same again, at once and to others.
            again = await bram.http.get(f"/api/tables/{table.id}/review")
            assert again.json() == whole
            mistakes = [one for one in whole["report"]["moments"] if one["kind"] == "mistake"]
            for seat, client in enumerate((anne, bram)):
                exercises = (await client.http.get("/api/me/exercises")).json()
                own = [one["line"] for one in mistakes if one["seat"] == seat]
                assert [one["line"] for one in exercises] == own
            # Once more from the same place, on the same chairs.
            rematch = (await anne.http.post(f"/api/tables/{table.id}/rematch")).json()
            assert (rematch["placed"], rematch["your_seat"]) == (True, 0)

    asyncio.run(scene())


def test_from_a_moment_of_a_record_only_what_a_seat_knew_is_kept(server: Running) -> None:
    line = a_decision()
    for seat in (0, 1):
        placed = place(server, record=GOLDEN.read_text(), line=line, seen=seat).json()
        match = Match.at(bouwmeester.load("potzklotz"), placed["position"])
        assert match.view(seat) == moment(line).view(seat)
        assert Match.load(placed["record"]).position() == placed["position"]
        assert placed["to_move"] == moment(line).to_move


def test_a_position_that_cannot_be_says_why(server: Running) -> None:
    written = moment(a_decision()).position()
    wrong = place(server, position={**written, "players": {}})
    assert wrong.status_code == 400
    assert "players" in wrong.json()["detail"]
    assert place(server, position={"game": "chess"}).status_code == 400
    over = Match.load(GOLDEN.read_text())
    ended = place(server, record=GOLDEN.read_text(), line=len(over.log))
    assert (ended.status_code, "nothing left to play" in ended.json()["detail"]) == (400, True)
    assert place(server, record=GOLDEN.read_text(), line=10_000).status_code == 400

    async def scene() -> None:
        async with guests(server, "Anne") as (anne,):
            for chairs in (["me", "level-1", "level-1"], ["me"]):
                answer = await anne.http.post(
                    "/api/tables", json={"game": "potzklotz", "chairs": chairs, "position": written}
                )
                assert answer.status_code == 400
                assert "2 players" in answer.json()["detail"]

    asyncio.run(scene())
