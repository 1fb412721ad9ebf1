"""Codes and links: a code leads to its table and no further, is not guessed, and a personal link works once."""

import asyncio
import contextlib
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from bouwmeester.client import Client
from bouwmeester.server.admission.quotas import Quotas, TooMuch
from bouwmeester.server.house.guests import Guests
from bouwmeester.server.protocol.messages import TableInfo
from bouwmeester.server.settings import Settings
from bouwmeester.server.store.store import Store
from tests.server.conftest import NewDatabase
from tests.server.people import guests
from tests.server.running import Running


@pytest.fixture
def house(new_database: NewDatabase) -> Iterator[Running]:
    """A house of one's own, as guesses are counted."""
    running = Running(new_database())
    running.start()
    yield running
    running.stop()


async def sees(client: Client, table: TableInfo, invite: str) -> bool:
    """Whether somebody can look at a table, by HTTP and by socket alike."""
    answer = await client.http.get(f"/api/tables/{table.id}", params={"invite": invite})
    code = None
    with contextlib.suppress(ConnectionClosed):
        async with client.at(table.id, invite=invite) as seat:
            await seat.position()
            code = 0
    code = seat.socket.close_code if code is None else code
    assert (code, answer.status_code) in ((0, 200), (4404, 404))
    return code == 0


def test_a_code_leads_to_the_table_and_hands_out_no_invitation(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram", "Cora") as (anne, bram, cora), Client(server.address) as nobody:
            table = await anne.new_table("palazzo", ["me", "open", "open"], public=False)
            found = await bram.by_code(table.code)
            ticket = found.invite or ""
            assert ticket not in ("", table.invite)
            assert await sees(bram, table, ticket)
            # Nobody else gets in by it, nor does it lead anywhere else.
            assert not await sees(cora, table, ticket)
            assert not await sees(nobody, table, ticket)
            assert not await sees(bram, await anne.new_table("palazzo", ["me", "open"], public=False), ticket)
            # Neither can it be bent.
            for bent in (f"ffffffff{ticket[8:]}", ticket[:-1] + ("0" if ticket[-1] != "0" else "1"), "", "0" * 32):
                assert not await sees(bram, table, bent)
            answer = await bram.http.get(f"/api/tables/{table.id}", params={"invite": ticket})
            assert answer.json()["invite"] is None
            # Who has sat down is at the table, and may invite others.
            assert (await bram.sit(table.id, 1, ticket)).invite == table.invite
            assert (await nobody.http.get(f"/api/codes/{table.code}")).status_code == 401

    asyncio.run(scene())


def test_a_ticket_is_for_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    book = Guests(Store("sqlite://"), "key")
    ticket = book.ticket("anne", "table")
    assert len(ticket) == 32
    assert book.admits(ticket, "anne", "table")
    monkeypatch.setattr("bouwmeester.server.house.guests.time.time", lambda: int(ticket[:8], 16) + 1.0)
    assert not book.admits(ticket, "anne", "table")


def test_codes_are_not_guessed(house: Running) -> None:
    async def scene() -> None:
        async with guests(house, "Anne", "Zoe") as (anne, zoe):
            table = await anne.new_table("palazzo", ["me", "open"], public=False)
            tried = [(await zoe.http.get(f"/api/codes/AAA{number:03}")).status_code for number in range(80)]
            assert set(tried[:50]) == {404}
            assert set(tried[70:]) == {429}
            # The right one is refused as well, so that being refused tells nothing.
            assert (await zoe.http.get(f"/api/codes/{table.code}")).status_code == 429
            elsewhere = httpx.AsyncHTTPTransport(local_address="127.0.0.9")
            async with httpx.AsyncClient(
                base_url=house.address, transport=elsewhere, cookies=zoe.http.cookies
            ) as other:
                assert (await other.get(f"/api/codes/{table.code}")).status_code == 200

    asyncio.run(scene())


def test_when_many_guess_those_who_have_not_guessed_still_get_in() -> None:
    quotas = Quotas(Settings())
    guesses = 0
    for number in range(1000):
        for _ in range(10):
            try:
                quotas.may_try_code(f"guesser {number}")
            except TooMuch:
                break
            quotas.wrong_code(f"guesser {number}")
            guesses += 1
    assert guesses < 4000  # of ten thousand
    with pytest.raises(TooMuch):
        quotas.may_try_code("guesser 0")
    quotas.may_try_code("anne")


def test_a_personal_link_works_once_and_can_be_withdrawn(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Phone", "Thief") as (anne, phone, thief):

            async def steal(token: str) -> int:
                return (await thief.http.post("/api/guests/link", json={"token": token})).status_code

            first = await anne.link()
            second = await anne.link()
            assert await steal(first.token) == 403  # the second has taken its place
            assert (await phone.come_by_link(second)).name == "Anne"
            assert await steal(second.token) == 403
            third = await anne.link()
            assert (await anne.http.delete("/api/me/link")).status_code == 204
            assert await steal(third.token) == 403
            # Of many who come with it at once, one is Anne.
            fourth = await anne.link()
            assert sorted(await asyncio.gather(*[steal(fourth.token) for _ in range(10)])) == [200] + [403] * 9

    asyncio.run(scene())
