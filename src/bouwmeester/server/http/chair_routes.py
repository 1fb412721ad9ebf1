"""HTTP: chairs and lists. Bots on chairs, resigning, closing a table, finished matches, and the way in."""

from typing import Annotated, Final

from litestar import delete, get, post
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter

from bouwmeester.server.house import hosting
from bouwmeester.server.house.resigning import resign
from bouwmeester.server.http.asking import HouseRequest, TableId, find, guest_of, house_of, whence_of
from bouwmeester.server.protocol.messages import Addresses, FinishedPage, NewBot, OutsideBot, SeatBot, TableInfo
from bouwmeester.server.views.seen import info

#: So many finished matches are on a page, if nobody says otherwise.
MATCHES: Final = 20
#: Names by which a machine knows itself and nobody else knows it.
_HERE: Final = ("localhost", "127.0.0.1", "::1", "[::1]")


@post("/api/tables/{id:str}/bots", status_code=200)
async def seat_bot(request: HouseRequest, id: TableId, data: JSONBody[SeatBot]) -> TableInfo:
    """The host puts a bot on a free chair, or takes it away again."""
    user = guest_of(request)
    table = await find(request, id, "")
    house = house_of(request)
    await house.at(table, lambda: hosting.seat_bot(house, table, user, data.seat, data.bot))
    return info(table, user)


@post("/api/tables/{id:str}/close", status_code=200)
async def close_table(request: HouseRequest, id: TableId) -> None:
    """The host gives up waiting: the table is gone."""
    user = guest_of(request)
    house, table = house_of(request), await find(request, id, "")
    await house.at(table, lambda: hosting.close(house, table, user))


@post("/api/tables/{id:str}/resign", status_code=200)
async def give_up(request: HouseRequest, id: TableId) -> TableInfo:
    """Leave a running match for good; a bot has the chair."""
    user = guest_of(request)
    table = await find(request, id, "")
    house = house_of(request)
    await house.at(table, lambda: resign(table, user))
    house.changed(table)
    return info(table, user)


@post("/api/tables/{id:str}/put-away", status_code=200)
async def put_away(request: HouseRequest, id: TableId) -> None:
    """Take a finished match off your list."""
    user = guest_of(request)
    await house_of(request).put_away(user, await find(request, id, ""))


@get("/api/tables/finished")
async def finished(
    request: HouseRequest,
    page: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=50)] = MATCHES,
) -> FinishedPage:
    """The matches you have finished, page by page, the latest first."""
    return await house_of(request).finished(guest_of(request), page, count, whence_of(request).address)


@get("/api/addresses")
async def addresses(request: HouseRequest) -> Addresses:
    """Where friends find this house. Only told to one who sits at this machine: it names places in its network."""
    if not whence_of(request).here:
        return Addresses([])
    return Addresses([address for address in request.app.state.addresses if not _is_here(address)])


def _is_here(address: str) -> bool:
    return address.partition("://")[2].partition("/")[0].rpartition(":")[0] in _HERE


@get("/api/me/bots")
async def bots_at_hand(request: HouseRequest) -> list[OutsideBot]:
    """The bots from outside that you may choose: your own, and those that others share and that are here."""
    return await house_of(request).letting_in.at_hand(guest_of(request))


@post("/api/me/bots", status_code=200)
async def let_in(request: HouseRequest, data: JSONBody[NewBot]) -> OutsideBot:
    """Let a bot of yours in: its token is told this once."""
    return await house_of(request).letting_in.make(guest_of(request), data)


@delete("/api/me/bots/{id:str}", status_code=200)
async def send_away(request: HouseRequest, id: Annotated[str, PathParameter(max_length=32)]) -> None:
    """Take the token of a bot back. Where it sits, ours plays on."""
    await house_of(request).letting_in.revoke(guest_of(request), id)


@delete("/api/bots/token", status_code=200)
async def give_back(
    request: HouseRequest, authorization: Annotated[str, HeaderParameter(name="Authorization", max_length=200)]
) -> None:
    """Whoever holds the token of a bot can end it."""
    await house_of(request).letting_in.give_back(authorization.removeprefix("Bearer "))


CHAIR_HANDLERS = [
    bots_at_hand,
    let_in,
    send_away,
    give_back,
    seat_bot,
    close_table,
    give_up,
    put_away,
    finished,
    addresses,
]
