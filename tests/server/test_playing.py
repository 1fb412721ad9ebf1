"""Whole matches over the real wire, and what happens when something goes wrong on the way."""

import asyncio
import json

import httpx
import msgspec
import pytest

from bouwmeester import Match
from bouwmeester.client import Client, play_to_the_end
from bouwmeester.server.protocol.messages import Done, Play, Refused, Stale, Undo
from tests.server.people import guests, in_order, table_for
from tests.server.running import Running


def messages(frame: str | bytes) -> list[bytes]:
    """The messages of a frame, byte for byte."""
    return [bytes(message) for message in msgspec.json.decode(frame, type=list[msgspec.Raw])]


def test_a_person_plays_bots_to_the_end_and_the_record_holds(server: Running) -> None:
    async def match() -> None:
        async with Client(server.address) as anne:
            await anne.sit_down("Anne")
            table = await anne.new_table("palazzo", ["uniform", "me", "greedy"])
            async with anne.at(table.id) as seat:
                last = await play_to_the_end(seat, 1)
            assert last.result is not None
            loaded = Match.load(await anne.record(table.id))
            assert loaded.outcome is not None
            assert loaded.outcome.scores == last.result["scores"]
            assert loaded.commitment == last.commitment

    asyncio.run(match())


def test_two_people_agree_and_nobody_sees_the_others_hand(server: Running) -> None:
    async def match() -> None:
        async with Client(server.address) as anne, Client(server.address) as bram:
            await anne.sit_down("Anne")
            await bram.sit_down("Bram")
            table = await anne.new_table("palazzo", ["me", "open"])
            assert [one.id for one in await bram.lobby()].count(table.id) == 1
            await bram.sit(table.id, 1)
            async with anne.at(table.id) as first, bram.at(table.id) as second:
                for _ in range(40):
                    # What one seat picks and the other does not see is in the version of one alone.
                    while (ours := await first.position()).actions is None and (
                        theirs := await second.position()
                    ).actions is None:
                        await (first if ours.to_move == 0 else second).receive()
                    mover, other, now = (first, second, ours) if ours.actions is not None else (second, first, theirs)
                    assert now.actions is not None
                    for name, view in zip(("bram", "anne"), (ours.view, (await second.position()).view), strict=True):
                        assert json.loads(json.dumps(view))["seats"][name]["hand"] is None
                    answer = await mover.play(now.actions[-1].id)
                    assert isinstance(answer, Done)
                    after = await mover.until(answer.version)
                    if after.to_move != now.to_move:
                        seen = await other.position()
                        while seen.to_move != after.to_move:
                            await other.receive()
                            seen = await other.position()
                        assert (after.actions is None) != (seen.actions is None)

    asyncio.run(match())


def test_duplicates_stale_and_forged_commands(server: Running) -> None:
    async def match() -> None:
        async with guests(server, "Anne", "Bram") as (anne, bram):
            table = await table_for([anne, bram])
            async with anne.at(table.id) as first, bram.at(table.id) as second:
                _, seat, other = await in_order(first, second)
                command = Play("one", 1, ["money"])
                done = await seat.ask(command)
                assert isinstance(done, Done)
                assert await seat.ask(command) == done
                stale = await seat.ask(Play("two", 1, ["money"]))
                assert stale == Stale("two", done.version)
                now = await seat.until(stale.version)
                forged = await other.ask(Play("three", now.version, ["rebuild"]))
                assert isinstance(forged, Refused)
                assert forged.key == "core.not_yours"
                too_early = await seat.ask(Play("four", now.version, ["bid"]))
                assert isinstance(too_early, Refused)
                assert too_early.key == "core.not_now"
                unknown = await seat.ask(Play("five", now.version, ["sing"]))
                assert isinstance(unknown, Refused)
                assert unknown.key == "core.unknown"

    asyncio.run(match())


def test_coming_back_at_any_version_is_a_fresh_load(server: Running) -> None:
    async def match() -> None:
        async with Client(server.address) as anne:
            await anne.sit_down("Anne")
            table = await anne.new_table("palazzo", ["me", "uniform"])
            async with anne.at(table.id) as seat:
                await play_to_the_end(seat, 0)
            async with anne.at(table.id) as fresh:
                (whole,) = messages(await fresh.socket.recv())
                count = (await anne.table(table.id)).version
            for version in (0, 1, count // 2, count - 1, count):
                async with anne.at(table.id, version) as back:
                    assert messages(await back.socket.recv())[-1] == whole

    asyncio.run(match())


def test_undo_goes_back_to_what_nobody_has_seen(server: Running) -> None:
    async def match() -> None:
        async with guests(server, "Anne", "Bram") as (anne, bram):
            table = await table_for([anne, bram])
            async with anne.at(table.id) as first, bram.at(table.id) as second:
                _, mover, other = await in_order(first, second)
                await mover.play("tiles")  # chance answers, so this cannot be taken back
                now = await mover.until(2)
                refused = await mover.ask(Undo("no", now.version))
                assert isinstance(refused, Refused)
                assert refused.key == "server.already_seen"
                theirs = await other.until(2)
                not_theirs = await other.ask(Undo("no", theirs.version))
                assert isinstance(not_theirs, Refused)

    asyncio.run(match())


def test_who_may_do_what(server: Running) -> None:
    async def asks() -> None:
        async with Client(server.address) as anne, Client(server.address) as stranger:
            await anne.sit_down("Anne")
            secret = await anne.new_table("palazzo", ["me", "open"], public=False)
            assert secret.invite
            with pytest.raises(httpx.HTTPStatusError, match="401"):
                await stranger.new_table("palazzo", ["me", "open"])
            with pytest.raises(httpx.HTTPStatusError, match="404"):
                await stranger.table(secret.id)
            assert secret.id not in [table.id for table in await stranger.lobby()]
            invited = await stranger.table(secret.id, secret.invite)
            assert invited.invite is None
            await stranger.sit_down("Zoe")
            with pytest.raises(httpx.HTTPStatusError, match="404"):
                await stranger.sit(secret.id, 1)
            with pytest.raises(httpx.HTTPStatusError, match="403"):
                await anne.record((await anne.new_table("palazzo", ["me", "uniform"])).id)
            seated = await stranger.sit(secret.id, 1, secret.invite)
            assert seated.your_seat == 1
            foreign = {"origin": "https://elsewhere.example"}
            refused = await anne.http.post("/api/guests", json={"name": "x"}, headers=foreign)
            assert refused.status_code == 403
            for bad in (
                {},
                {"name": ""},
                {"name": "x" * 50},
                {"name": "\u202e"},
                {"name": "\u3164\ufe0f"},
                {"name": "x", "more": 1},
            ):
                assert (await anne.http.post("/api/guests", json=bad)).status_code == 400

    asyncio.run(asks())
