"""Who asks over HTTP, and for which table or game: what every route begins with."""

from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import NotAuthorizedException
from litestar.params import PathParameter, QueryParameter

from bouwmeester.server.admission.whence import Whence
from bouwmeester.server.house.house import House
from bouwmeester.server.protocol.messages import COOKIE
from bouwmeester.server.tables.table import Table

HouseRequest = Request[object, object, State]
HouseConnection = ASGIConnection[Any, Any, Any, State]
TableId = Annotated[str, PathParameter(pattern="^[0-9a-f]{32}$")]
GameName = Annotated[str, PathParameter(pattern="^[a-z]{1,32}$")]
Invite = Annotated[str, QueryParameter(max_length=32)]


def house_of(connection: HouseConnection) -> House:
    house = connection.app.state.house
    assert isinstance(house, House)
    return house


def user_of(connection: HouseConnection) -> str | None:
    return house_of(connection).guests.user_of(connection.cookies.get(COOKIE))


def known_of(connection: HouseConnection) -> tuple[str, str] | None:
    """The guest who asks, and the device they ask from."""
    return house_of(connection).guests.read(connection.cookies.get(COOKIE))


def whence_of(connection: HouseConnection) -> Whence:
    """How the one who asks came here; the guard has looked."""
    whence = connection.scope["state"]["whence"]
    assert isinstance(whence, Whence)
    return whence


def guest_of(connection: HouseConnection) -> str:
    """The guest who asks; those who have not sat down yet are refused."""
    user = user_of(connection)
    if user is None:
        raise NotAuthorizedException("say your name first: POST /api/guests")
    return user


async def find(request: HouseConnection, id: str, invite: str) -> Table:
    return await house_of(request).visible(id, user_of(request), invite)
