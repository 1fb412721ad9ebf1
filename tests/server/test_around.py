"""What people do around a match: sit down, invite, leave, come back, agree, talk, and play again."""

import asyncio
from collections.abc import Mapping

import httpx
import pytest

from bouwmeester.bots import STAND_IN
from bouwmeester.client import Client, play_to_the_end
from bouwmeester.core.action import SEATS
from bouwmeester.server.protocol.messages import (
    Done,
    Hint,
    Hinted,
    Play,
    Propose,
    Refused,
    Return,
    Say,
    Tried,
    Try,
    Undo,
    Vote,
)
from bouwmeester.server.protocol.teaching import Replay
from tests.server.people import guests, in_order, table_for
from tests.server.running import Running


def refusal(answer: object) -> str:
    assert isinstance(answer, Refused), answer
    return answer.key


def test_chairs_are_claimed_left_and_not_taken_twice(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram", "Cora") as (anne, bram, cora):
            table = await anne.new_table("palazzo", ["me", "open", "open"])
            assert (await bram.by_code(table.code.lower())).id == table.id
            await bram.sit(table.id, 1)
            with pytest.raises(httpx.HTTPStatusError, match="409"):
                await cora.sit(table.id, 1)
            with pytest.raises(httpx.HTTPStatusError, match="409"):
                await bram.sit(table.id, 2)
            with pytest.raises(httpx.HTTPStatusError, match="409"):
                await cora.sit(table.id, 5)
            assert (await bram.leave(table.id)).your_seat is None
            await cora.sit(table.id, 1)
            assert (await bram.sit(table.id, 2)).status == "playing"
            with pytest.raises(httpx.HTTPStatusError, match="409"):
                await bram.leave(table.id)

    asyncio.run(scene())


def test_a_table_by_invitation_is_found_by_its_code(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram") as (anne, bram):
            table = await anne.new_table("palazzo", ["me", "open"], public=False)
            found = await bram.by_code(table.code)
            assert found.invite not in (None, table.invite)
            assert (await bram.sit(table.id, 1, found.invite or "")).your_seat == 1
            picture = await bram.http.get(f"/api/tables/{table.id}/qr.svg")
            assert picture.text.startswith("<svg xmlns=")  # without which no browser draws a picture

    asyncio.run(scene())


def test_another_device_by_a_personal_link(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Phone") as (anne, phone):
            table = await anne.new_table("palazzo", ["me", "uniform"])
            assert (await phone.table(table.id)).your_seat is None
            assert (await phone.come_by_link(await anne.link())).name == "Anne"
            assert (await phone.table(table.id)).your_seat == 0
            forged = (await anne.link()).token[:-2] + "xx"
            answer = await phone.http.post("/api/guests/link", json={"token": forged})
            assert answer.status_code == 403

    asyncio.run(scene())


def test_a_new_name_is_the_same_guest(server: Running) -> None:
    async def scene() -> None:
        async with Client(server.address) as anne:
            first = await anne.sit_down("Anne")
            second = await anne.sit_down("  Änne  ")
            assert (first.id, second.name) == (second.id, "Änne")

    asyncio.run(scene())


def test_my_tables_have_those_that_wait_for_me_first(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram") as (anne, bram):
            tables = [await table_for([anne, bram]) for _ in range(4)]
            mine = await anne.mine()
            assert {table.id for table in mine} == {table.id for table in tables}
            waits = [table.to_move == table.your_seat for table in mine]
            assert waits == sorted(waits, reverse=True)

    asyncio.run(scene())


def test_trying_changes_nothing_and_tells_only_what_can_be_foreseen(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram") as clients:
            table = await table_for(clients)
            async with clients[0].at(table.id) as one, clients[1].at(table.id) as two:
                _, mover, other = await in_order(one, two)
                tried = await mover.ask(Try("a", 1, []))
                assert isinstance(tried, Tried)
                assert tried.actions is not None
                assert [action.text for action in tried.actions] == ["money", "tiles"]
                unforeseen = await mover.ask(Try("b", 1, ["tiles"]))
                assert unforeseen == Tried("b", 1, None, None)
                assert refusal(await mover.ask(Try("c", 1, ["bid"]))) == "core.not_now"
                assert refusal(await other.ask(Try("d", 1, ["tiles"]))) == "core.not_yours"
                assert (await clients[0].table(table.id)).version == 1
                # The id of a try is not the id of a command: the play itself may have it too.
                assert isinstance(await mover.ask(Play("b", 1, ["tiles"])), Done)

    asyncio.run(scene())


def test_what_ends_a_turn_is_foreseen_too(server: Running) -> None:
    """Where nothing hidden has a part in it: a last tile shows its points before it is laid."""

    async def scene() -> None:
        async with guests(server, "Anne", "Bram") as clients:
            table = await table_for(clients, "caylus")
            async with clients[0].at(table.id) as one, clients[1].at(table.id) as two:
                first, mover, _ = await in_order(one, two)
                tried = await mover.ask(Try("a", 1, ["pass"]))
                assert isinstance(tried, Tried)
                assert tried.actions is None
                assert tried.view is not None
                assert tried.view["passed"] == [SEATS.word(first)]

    asyncio.run(scene())


def test_hints_are_for_those_who_play_alone(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram") as (anne, bram):
            alone = await anne.new_table("palazzo", ["me", "uniform"])
            async with anne.at(alone.id) as seat:
                position = await seat.until(1)
                while position.actions is None:
                    position = await seat.until(position.version + 1)
                hint = await seat.ask(Hint("h", position.version))
                assert isinstance(hint, Hinted)
                assert 1 <= len(hint.choices) <= 3
                shares = [choice.share for choice in hint.choices]
                assert shares == sorted(shares, reverse=True)
                for choice in hint.choices:
                    assert choice.actions[0] in position.actions
                    assert len(choice.grounds) <= 2
            together = await table_for([anne, bram])
            async with anne.at(together.id) as one, bram.at(together.id) as two:
                _, mover, other = await in_order(one, two)
                assert refusal(await mover.ask(Hint("h", 1))) == "server.no_hints_here"
                assert refusal(await other.ask(Hint("h", 1))) == "server.not_your_turn"


def test_at_a_teaching_table_everybody_may_ask_and_knows_it_before_sitting_down(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram") as (anne, bram):
            table = await anne.new_table("palazzo", ["me", "open"], teaching=True)
            assert (await bram.table(table.id, table.invite or "")).teaching
            await bram.sit(table.id, 1, table.invite or "")
            async with anne.at(table.id) as one, bram.at(table.id) as two:
                _, mover, _ = await in_order(one, two)
                assert isinstance(await mover.ask(Hint("h", 1)), Hinted)

    asyncio.run(scene())


def test_undo_goes_back_as_long_as_nothing_was_seen(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram") as clients:
            table = await table_for(clients, "caylus")
            async with clients[0].at(table.id) as one, clients[1].at(table.id) as two:
                seat, mover, other = await in_order(one, two)
                before = await mover.position()
                assert before.actions is not None
                assert not before.undo
                await mover.play(before.actions[0].id)
                after = await mover.until(2)
                assert after.undo
                assert refusal(await other.ask(Undo("no", 2))) == "server.nothing_to_undo"
                assert isinstance(await mover.ask(Undo("yes", 2)), Done)
                back = await mover.until(3)
                assert (back.view, back.actions) == (before.view, before.actions)
                await other.until(3)
                told = [event.key for event in other.news[-1].events]
                assert told == ["server.undone"]
                async with clients[1 - seat].at(table.id, 2) as late:
                    await late.position()
                    assert [event.key for event in late.news[0].events] == ["server.undone"]

    asyncio.run(scene())


def test_undo_beyond_what_was_seen_needs_everybody(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram") as clients:
            table = await table_for(clients)
            async with clients[0].at(table.id) as one, clients[1].at(table.id) as two:
                seat, mover, other = await in_order(one, two)
                before = await mover.position()
                await mover.play("tiles")  # chance answers
                await other.until(2)
                assert refusal(await mover.ask(Undo("u", 2))) == "server.already_seen"
                assert refusal(await other.ask(Propose("p", 2, "undo", 1 - seat))) == "server.nothing_to_undo"
                assert isinstance(await mover.ask(Propose("p", 2, "undo", seat)), Done)
                while (await other.position()).proposal is None:
                    await other.receive()
                assert refusal(await mover.ask(Propose("q", 2, "undo", seat))) == "server.one_question_at_a_time"
                assert isinstance(await other.ask(Vote("v", yes=False)), Done)
                assert refusal(await other.ask(Vote("w", yes=True))) == "server.nothing_asked"
                assert isinstance(await mover.ask(Propose("r", 2, "undo", seat)), Done)
                assert isinstance(await other.ask(Vote("x", yes=True)), Done)
                back = await mover.until(3)
                assert (back.view, back.actions) == (before.view, before.actions)
                # The dice are sealed: what was drawn comes again.
                first = (await other.until(3)).view
                await mover.play("tiles")
                again = await mover.until(4)
                assert again.view != first

    asyncio.run(scene())


def test_a_table_may_forbid_undo(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram") as clients:
            table = await table_for(clients, "caylus", undo="never")
            async with clients[0].at(table.id) as one, clients[1].at(table.id) as two:
                seat, mover, _ = await in_order(one, two)
                position = await mover.position()
                assert position.actions is not None
                await mover.play(position.actions[0].id)
                assert not (await mover.until(2)).undo
                assert refusal(await mover.ask(Undo("u", 2))) == "server.no_undo_here"
                assert refusal(await mover.ask(Propose("p", 2, "undo", seat))) == "server.no_undo_here"

    asyncio.run(scene())


def test_somebody_who_is_here_is_not_replaced(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram") as (anne, bram):
            table = await table_for([anne, bram])
            async with anne.at(table.id) as one, bram.at(table.id):
                await one.until(1)
                assert refusal(await one.ask(Propose("p", 1, "replace", 1))) == "server.not_away"
                assert refusal(await one.ask(Propose("q", 1, "replace", 0))) == "server.nobody_to_replace"
                assert refusal(await one.ask(Return("r"))) == "server.nobody_plays_for_you"

    asyncio.run(scene())


def test_when_the_time_is_up_a_bot_plays_on_until_the_person_comes_back(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram") as clients:
            table = await table_for(clients, clock={"kind": "move", "seconds": 5})
            async with clients[0].at(table.id) as one, clients[1].at(table.id) as two:
                seat, late, other = await in_order(one, two)
                clocks = (await late.position()).clocks
                assert clocks is not None
                assert (clocks.running, clocks.left) == (seat, [5.0, 5.0])
                position = await late.until(3)  # replaced, and the bot has played
                assert position.table.chairs[seat].bot == STAND_IN
                assert position.table.chairs[seat].user is not None
                await other.until(3)
                assert "server.time_up" in [event.key for news in other.news for event in news.events]
                assert refusal(await late.ask(Play("x", position.version, ["money"]))) == "server.bot_plays_for_you"
                returned = await late.ask(Return("back"))
                assert isinstance(returned, Done)
                again = await late.until(returned.version)
                assert again.table.chairs[seat].bot is None
                assert again.clocks is not None
                assert again.clocks.left[seat] == 60

    asyncio.run(scene())


def test_talk_is_heard_kept_and_cleaned(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram", "Zoe") as (anne, bram, zoe):
            table = await table_for([anne, bram])
            async with anne.at(table.id) as one, zoe.at(table.id) as watcher:
                await one.until(1)
                await watcher.until(1)
                said = Say("a", " <b>hello</b>\u202e \n there ")
                assert isinstance(await one.ask(said), Done)
                assert isinstance(await one.ask(said), Done)
                assert refusal(await watcher.ask(Say("b", "me too"))) == "server.no_chat"
                assert refusal(await one.ask(Say("c", "\u200b"))) == "server.nothing_said"
                async with bram.at(table.id) as late:
                    while not late.talk:
                        await late.receive()
                    assert [line.text for line in late.talk] == ["<b>hello</b> there"]
                    assert late.talk[0].name == "Anne"

    asyncio.run(scene())


def test_the_rematch_moves_everyone_one_chair_further(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Zoe") as (anne, zoe):
            table = await anne.new_table("palazzo", ["uniform", "me", "greedy"])
            with pytest.raises(httpx.HTTPStatusError, match="409"):
                await anne.rematch(table.id)
            async with anne.at(table.id) as seat:
                await play_to_the_end(seat, 1)
            again = await anne.rematch(table.id)
            assert [chair.bot for chair in again.chairs] == ["greedy", "uniform", None]
            assert again.your_seat == 2
            assert (await anne.rematch(table.id)).id == again.id
            assert (await anne.table(table.id)).rematch == again.id
            with pytest.raises(httpx.HTTPStatusError, match="409"):
                await zoe.rematch(table.id)

    asyncio.run(scene())


def _seats(view: Mapping[str, object]) -> Mapping[str, object]:
    seats = view["seats"]
    assert isinstance(seats, Mapping)
    return seats


def test_a_finished_match_is_replayed_by_the_server(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne") as (anne,):
            table = await anne.new_table("potzklotz", ["me", "potzklotz-3"])
            async with anne.at(table.id) as seat:
                last = await play_to_the_end(seat, 0)
            record = await anne.record(table.id)
            whole = await anne.replay(Replay(record, 0, 2, [0, 1, None]))
            assert whole.result == last.result
            opened = await anne.replay(Replay(record, whole.moments // 2, 1, ["open", 0, 1, None]))
            both, first, second, nobody = [_seats(view) for view in opened.shown[0].views]
            assert both == {"anne": first["anne"], "bram": second["bram"]} != nobody
            end = await anne.replay(Replay(record, whole.moments - 1, 50, [0]))
            assert [moment.views for moment in end.shown] == [[last.view]]
            lines = record.splitlines()
            broken = "\n".join([*lines[:2], *lines[3:]])
            refused = await anne.http.post("/api/replay", json={"record": broken})
            assert refused.status_code == 400
            assert "line" in refused.json()["detail"]
            missing = await anne.http.post("/api/replay", json={"record": record, "seats": [5]})
            assert missing.status_code == 400

    asyncio.run(scene())
