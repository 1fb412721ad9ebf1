"""Nodes behind deploy/haproxy.cfg and a certificate: they know who comes, and that it was by TLS."""

import asyncio
import contextlib
import ssl
from collections.abc import Iterator

import httpx
import pytest
from sqlalchemy import select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bouwmeester.client import Client
from bouwmeester.server.protocol.close_codes import CLOSE_FORBIDDEN, CLOSE_NO_TABLE
from bouwmeester.server.protocol.messages import Done
from bouwmeester.server.store.schema import presence
from bouwmeester.server.store.store import open_engine
from tests.nodes.cluster import Cluster

GUESTS = 4


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with Cluster(proxy=True, guests=GUESTS) as started:
        yield started


def test_a_cookie_that_came_by_tls_goes_by_nothing_else(cluster: Cluster) -> None:
    # Whatever somebody says of their way, the proxy knows it.
    forged = {"x-forwarded-proto": "http"}
    answer = httpx.post(f"{cluster.address}/api/guests", json={"name": "Anne"}, headers=forged)
    assert answer.status_code == 201
    assert "Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    with pytest.raises(httpx.TransportError):
        httpx.get(cluster.address.replace("https", "http", 1))
    with pytest.raises(httpx.ConnectError, match="CERTIFICATE_VERIFY_FAILED"):
        httpx.get(cluster.address, verify=ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT))


def test_who_comes_is_told_by_the_proxy_and_by_nobody_else(cluster: Cluster) -> None:
    """Limits by address hold for whoever is behind the proxy, not for the proxy."""

    def comes(where: str, said: str) -> int:
        by = httpx.HTTPTransport(local_address=where)
        with httpx.Client(base_url=cluster.address, transport=by, headers={"x-forwarded-for": said}) as client:
            return client.post("/api/guests", json={"name": "Anne"}).status_code

    came = [comes("127.0.0.2", f"192.0.2.{number}") for number in range(3 * GUESTS)]
    assert set(came) == {201, 429}
    assert GUESTS <= came.count(201) <= 2 * GUESTS, "each of two nodes counts for itself"
    assert comes("127.0.0.3", "127.0.0.2") == 201


@pytest.mark.parametrize(("scheme", "code"), [("https", CLOSE_NO_TABLE), ("http", CLOSE_FORBIDDEN)])
def test_a_page_that_did_not_come_by_tls_is_another_page(cluster: Cluster, scheme: str, code: int) -> None:
    origin = cluster.address.replace("https", scheme, 1)

    async def scene() -> int | None:
        address = f"{cluster.address.replace('https', 'wss', 1)}/api/tables/{'0' * 32}/socket"
        async with connect(address, additional_headers={"Origin": origin}) as line:
            with pytest.raises(ConnectionClosed):
                await line.recv()
            return line.close_code

    assert asyncio.run(scene()) == code


def test_all_who_are_at_a_table_come_to_one_node(cluster: Cluster) -> None:
    async def scene() -> None:
        async with contextlib.AsyncExitStack() as stack:
            anne, bram = [await stack.enter_async_context(Client(cluster.address)) for _ in range(2)]
            await anne.sit_down("Anne")
            await bram.sit_down("Bram")
            nodes: list[set[str]] = []
            while len(nodes) < 5 or len(set.union(*nodes)) == 1:  # tables are shared among them, by chance
                table = await anne.new_table("palazzo", ["me", "open"])
                await bram.sit(table.id, 1)
                seats = [await stack.enter_async_context(one.at(table.id)) for one in (anne, bram)]
                mover = seats[(await seats[0].until(1)).to_move or 0]
                assert isinstance(await mover.play(((await mover.until(1)).actions or [])[0].id), Done)
                nodes.append(await where_both_are(cluster, table.id))
            assert [len(some) for some in nodes] == [1] * len(nodes)

    asyncio.run(asyncio.wait_for(scene(), 120))


async def where_both_are(cluster: Cluster, table: str) -> set[str]:
    """The nodes at which the two of a table are, once that is written."""
    engine = open_engine(cluster.database)
    query = select(presence.c.node, presence.c.seats).where(presence.c.table_id == table)
    seats: dict[str, int] = {}
    while sum(seats.values()) < 0b11:
        await asyncio.sleep(0.02)
        with engine.connect() as connection:
            seats = {row.node: row.seats for row in connection.execute(query)}
    engine.dispose()
    return set(seats)
