"""Names that look the same at one table, and names of bots."""

import asyncio

import pytest

from bouwmeester.server.admission.naming import alike, belongs_to_bots, looks
from bouwmeester.server.protocol.messages import Chair
from tests.server.people import guests, in_order, table_for
from tests.server.running import Running

ANNES = ["Anne", "Аnne", "Αnne", "ANNE", "Ａｎｎｅ", "Ánnё", "A n n e", "Anne (2)", "An.ne"]


@pytest.mark.parametrize("name", ANNES)
def test_what_looks_like_anne_is_taken_for_her(name: str) -> None:
    assert looks(name) == looks("Anne")


@pytest.mark.parametrize(
    ("one", "other"),
    [("Illia", "lllia"), ("Bernd", "Bemd"), ("Wim", "VVim"), ("Otto", "0tt0"), ("Ρаul", "Paul"), ("Ηans", "Hans")],
)
def test_letters_that_are_taken_for_others(one: str, other: str) -> None:
    assert looks(one) == looks(other)


@pytest.mark.parametrize(("one", "other"), [("Anne", "Anna"), ("Jan", "Jon"), ("李", "王"), ("!", "?")])
def test_other_names_are_other_names(one: str, other: str) -> None:
    assert looks(one) != looks(other)


def test_namesakes_are_counted_by_chair_and_bots_are_called_by_their_seat() -> None:
    chairs = [Chair(0, "a", "Вrаm", None), Chair(1, None, None, "greedy"), Chair(2, "c", "Cora", None)]
    assert alike(chairs) == [1, 2, 1]


@pytest.mark.parametrize("name", ["bot", "BOT", "вот", "Anne (bot)", "Bram – Bot", "bot:greedy", "gгeedy", "Els Bot"])
def test_nobody_is_called_what_bots_are_called(server: Running, name: str) -> None:
    async def scene() -> None:
        async with guests(server, "Anne") as (anne,):
            answer = await anne.http.post("/api/guests", json={"name": name})
            assert (answer.status_code, "bots" in answer.json()["detail"]) == (400, True)

    asyncio.run(scene())


@pytest.mark.parametrize("name", ["Robot", "Jan Bot", "Botho", "Talbot", "Guest", "Gast", "Уве", "greta"])
def test_people_keep_their_names(name: str) -> None:
    assert not belongs_to_bots(name)


def test_everyone_is_told_who_looks_like_whom(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, *ANNES[:4]) as four:
            table = await table_for(four)
            assert table.alike == [1, 2, 3, 4]
            async with four[3].at(table.id) as seat:
                assert (await seat.position()).table.alike == [1, 2, 3, 4]
            mine = {one.id: one.alike for one in await four[0].mine()}
            assert mine[table.id] == [1, 2, 3, 4]

    asyncio.run(scene())


def test_who_says_their_name_late_is_called_by_it_where_they_sit(server: Running) -> None:
    """By those who look at it now, and by those who come later; the match goes on."""

    async def scene() -> None:
        async with guests(server, "Guest", "Cora") as (host, other):
            table = await table_for([host, other])
            async with host.at(table.id) as one, other.at(table.id) as two:
                _, mover, _ = await in_order(one, two)
                await host.sit_down("Grandma")
                for there in (one, two):
                    while (await there.position()).table.chairs[0].name != "Grandma":
                        await there.receive()
                await mover.play("tiles")
            assert [chair.name for chair in (await other.table(table.id)).chairs] == ["Grandma", "Cora"]

    asyncio.run(scene())
