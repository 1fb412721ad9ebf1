"""HTTP: chairs and lists. Bots on chairs, resigning, closing a table, finished matches, and the way in."""

from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from bouwmeester.server.house import hosting
from bouwmeester.server.house.resigning import resign
from bouwmeester.server.http.routes import HouseRequest, TableId, find, guest_of, house_of, whence_of
from bouwmeester.server.protocol.messages import Addresses, FinishedPage, SeatBot, TableInfo
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


MORE_HANDLERS = [seat_bot, close_table, give_up, put_away, finished, addresses]
