"""HTTP: peace. Whom one wants peace from, reports, how one stands with the house; and the desk of its keepers."""

from typing import Annotated

from litestar import delete, get, post, put
from litestar.connection import ASGIConnection
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody, PathParameter

from bouwmeester.server.house import hosting
from bouwmeester.server.http.asking import HouseRequest, TableId, find, guest_of, house_of, user_of, whence_of
from bouwmeester.server.http.result_routes import PersonId
from bouwmeester.server.protocol.messages import TableInfo
from bouwmeester.server.protocol.people import (
    Decline,
    Invitation,
    Invite,
    KeeperDesk,
    NewAct,
    NewReport,
    Peace,
    PeaceWish,
    Standing,
)
from bouwmeester.server.views.seen import info

ActId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$")]


@get("/api/me/peace")
async def peace(request: HouseRequest) -> Peace:
    """Whom you do not hear, and with whom you do not sit."""
    return await house_of(request).peace.of(guest_of(request))


@put("/api/me/peace/{id:str}")
async def want_peace(request: HouseRequest, id: PersonId, data: JSONBody[PeaceWish]) -> Peace:
    """Want peace from somebody, or no longer. They are not told."""
    return await house_of(request).peace.want(guest_of(request), id, data)


@post("/api/tables/{id:str}/reports", status_code=200)
async def report(request: HouseRequest, id: TableId, data: JSONBody[NewReport]) -> None:
    """Tell the keepers of somebody at your table. They are not told, nor who said it."""
    user, house = guest_of(request), house_of(request)
    await house.reports.make(await find(request, id, ""), user, data, whence_of(request).address)


@post("/api/tables/{id:str}/decline", status_code=200)
async def decline(request: HouseRequest, id: TableId, data: JSONBody[Decline]) -> TableInfo:
    """As the host, before the match: take somebody off their chair; they get none at this table again."""
    user = guest_of(request)
    house, table = house_of(request), await find(request, id, "")
    await house.at(table, lambda: hosting.decline(table, user, data.user))
    return info(table, user)


@post("/api/tables/{id:str}/invitations", status_code=200)
async def invite(request: HouseRequest, id: TableId, data: JSONBody[Invite]) -> None:
    """Ask somebody with whom you have played to a table that waits."""
    user = guest_of(request)
    await house_of(request).inviting.invite(await find(request, id, ""), user, data.user)


@get("/api/me/invitations")
async def invitations(request: HouseRequest) -> list[Invitation]:
    """The tables that you were asked to."""
    return await house_of(request).inviting.of(guest_of(request))


@delete("/api/me/invitations/{id:str}", status_code=200)
async def no_thanks(request: HouseRequest, id: TableId) -> None:
    """Not this one."""
    await house_of(request).inviting.decline(guest_of(request), id)


@get("/api/me/standing")
async def standing(request: HouseRequest) -> Standing:
    """Whether you keep the house, and what its keepers have to say to you."""
    return await house_of(request).keeping.standing(guest_of(request))


@post("/api/me/standing/{id:str}", status_code=200)
async def have_read(request: HouseRequest, id: ActId) -> None:
    """You have read it."""
    await house_of(request).keeping.see(guest_of(request), id)


# For keepers.


async def keepers_only(connection: ASGIConnection, _: BaseRouteHandler) -> None:  # type: ignore[type-arg]
    """For everybody else there is nothing here, whatever they send."""
    if not await house_of(connection).keeping.keeps(user_of(connection)):
        raise NotFoundException


@get("/api/keeper", guards=[keepers_only], include_in_schema=False)
async def desk(request: HouseRequest) -> KeeperDesk:
    """What waits, and what was done."""
    return await house_of(request).keeping.desk()


@post("/api/keeper/acts", status_code=200, guards=[keepers_only], include_in_schema=False)
async def act(request: HouseRequest, data: JSONBody[NewAct]) -> KeeperDesk:
    """Warn somebody, silence them, close the door to them, or let a report be."""
    keeping = house_of(request).keeping
    await keeping.act(guest_of(request), data)
    return await keeping.desk()


@delete("/api/keeper/acts/{id:str}", status_code=200, guards=[keepers_only], include_in_schema=False)
async def undo_act(request: HouseRequest, id: ActId) -> KeeperDesk:
    """Undo what was done; what it answered waits again."""
    keeping = house_of(request).keeping
    await keeping.undo(guest_of(request), id)
    return await keeping.desk()


PEACE_HANDLERS = [
    peace,
    want_peace,
    report,
    decline,
    invite,
    invitations,
    no_thanks,
    standing,
    have_read,
    desk,
    act,
    undo_act,
]
