"""HTTP: the lobby, new tables, the ways to one, sitting down and leaving, and its record."""

import io
from functools import lru_cache
from typing import Annotated

import msgspec
import segno
from litestar import get, post
from litestar.exceptions import HTTPException
from litestar.params import JSONBody, PathParameter, QueryParameter

from bouwmeester.server.clerk.worker import pack
from bouwmeester.server.house import sitting
from bouwmeester.server.http.asking import HouseRequest, Invite, TableId, find, guest_of, house_of, user_of, whence_of
from bouwmeester.server.protocol.messages import NewTable, Sit, TableInfo
from bouwmeester.server.tables.loading import NoSuchTable
from bouwmeester.server.tables.table import OVER, Table
from bouwmeester.server.views.seen import info

Code = Annotated[str, PathParameter(max_length=8)]
Address = Annotated[str, QueryParameter(max_length=200)]


@get("/api/tables")
async def lobby(request: HouseRequest) -> list[TableInfo]:
    """Public tables that are open or being played."""
    return await house_of(request).lobby(user_of(request))


@get("/api/tables/mine")
async def my_tables(request: HouseRequest) -> list[TableInfo]:
    """The tables you sit at; those where it is your turn come first."""
    return await house_of(request).mine(guest_of(request))


@post("/api/tables")
async def new_table(request: HouseRequest, data: JSONBody[NewTable]) -> TableInfo:
    user, house, address = guest_of(request), house_of(request), whence_of(request).address
    house.quotas.new_table(address)
    table = await sitting.create(house, user, data)
    house.made_from(table.id, address)
    return info(table, user)


@get("/api/codes/{code:str}")
async def by_code(request: HouseRequest, code: Code) -> TableInfo:
    """The table with a code. Who was told it comes in, with a ticket of their own that is no use to others."""
    user, house, address = guest_of(request), house_of(request), whence_of(request).address
    house.quotas.may_try_code(address)
    try:
        table = await house.by_code(code)
    except NoSuchTable:
        house.quotas.wrong_code(address)
        raise
    found = info(table, user)
    if not table.setup.public and found.invite is None:
        found.invite = house.guests.ticket(user, table.id)
    return found


@get("/api/tables/{id:str}")
async def table_info(request: HouseRequest, id: TableId, invite: Invite = "") -> TableInfo:
    return info(await find(request, id, invite), user_of(request))


@post("/api/tables/{id:str}/sit", status_code=200)
async def sit(request: HouseRequest, id: TableId, data: JSONBody[Sit]) -> TableInfo:
    """Claim a chair."""
    user = guest_of(request)
    table = await find(request, id, data.invite)
    house = house_of(request)
    house.quotas.chair(whence_of(request).address)
    await house.at(table, lambda: sitting.sit(house, table, user, data.seat))
    return info(table, user)


@post("/api/tables/{id:str}/leave", status_code=200)
async def leave(request: HouseRequest, id: TableId) -> TableInfo:
    """Give a chair back before the match begins."""
    user = guest_of(request)
    table = await find(request, id, "")
    house = house_of(request)
    await house.at(table, lambda: sitting.leave(house, table, user))
    return info(table, user)


@post("/api/tables/{id:str}/rematch", status_code=200)
async def rematch(request: HouseRequest, id: TableId) -> TableInfo:
    """Play again, everyone one chair further."""
    user = guest_of(request)
    table = await find(request, id, "")
    house = house_of(request)
    house.quotas.new_table(whence_of(request).address)
    return info(await house.at(table, lambda: sitting.again(house, table, user)), user)


@get("/api/tables/{id:str}/qr.svg", media_type="image/svg+xml")
async def qr(request: HouseRequest, id: TableId, invite: Invite = "", address: Address = "") -> str:
    """The way to the table as a picture for phones: by the address one came by, or another of this house."""
    table = await find(request, id, invite)
    invited = "" if table.setup.public else f"?invite={table.invite}"
    known = address if address and address in request.app.state.addresses else whence_of(request).home
    return _drawn(f"{known.rstrip('/')}/table/{id}{invited}")


@lru_cache(maxsize=1024)  # it takes some milliseconds, in which nobody plays
def _drawn(link: str) -> str:
    """As large as whoever shows it wants."""
    picture = io.BytesIO()
    segno.make(link, micro=False).save(picture, kind="svg", border=2, omitsize=True, xmldecl=False)
    return picture.getvalue().decode()


def needs_to_be_over(table: Table) -> None:
    """What is still being played keeps its secrets."""
    if table.status != OVER:
        raise HTTPException(
            status_code=403, detail="the record is open once the match is over", extra={"key": "server.not_over"}
        )


@get("/api/tables/{id:str}/record", media_type="application/jsonl")
async def record(request: HouseRequest, id: TableId, invite: Invite = "") -> str:
    """The record of a finished match, with the seed: replay it, verify it."""
    table = await find(request, id, invite)
    needs_to_be_over(table)
    answer = await house_of(request).desk.ask(
        whence_of(request).address, "record", msgspec.json.encode(pack(table.match))
    )
    return msgspec.json.decode(answer, type=str)


TABLE_HANDLERS = [
    lobby,
    my_tables,
    new_table,
    by_code,
    table_info,
    sit,
    leave,
    rematch,
    qr,
    record,
]
