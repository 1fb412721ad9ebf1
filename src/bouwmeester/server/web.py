"""HTTP: guests, lobby, tables, records, health. Handlers are thin; the house does the work."""

from typing import Annotated

from litestar import Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException, NotAuthorizedException
from litestar.params import Parameter
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import bouwmeester
from bouwmeester.bots import NAMES as BOTS
from bouwmeester.core import shelf
from bouwmeester.server.guests import COOKIE, COOKIE_DAYS, clean
from bouwmeester.server.house import CannotSit, House, NoSuchTable
from bouwmeester.server.messages import GameInfo, Guest, NewGuest, NewTable, Sit, TableInfo
from bouwmeester.server.socket import CLOSE_FORBIDDEN, CLOSE_NO_TABLE, serve
from bouwmeester.server.table import OVER, Table

Asked = Request[object, object, State]
Asking = Asked | WebSocket[object, object, State]
TableId = Annotated[str, Parameter(pattern="^[0-9a-f]{32}$")]


def house_of(connection: Asking) -> House:
    house = connection.app.state.house
    assert isinstance(house, House)
    return house


def user_of(connection: Asking) -> str | None:
    return house_of(connection).guests.user_of(connection.cookies.get(COOKIE))


def guest_of(connection: Asking) -> str:
    """The guest who asks; those who have not sat down yet are refused."""
    user = user_of(connection)
    if user is None:
        raise NotAuthorizedException("say your name first: POST /api/guests")
    return user


@post("/api/guests")
async def new_guest(request: Asked, data: NewGuest) -> Response[Guest]:
    """Sit down with a name. The cookie that comes back is you."""
    name = clean(data.name)
    if not name:
        raise HTTPException(status_code=400, detail="a name has letters")
    guests = house_of(request).guests
    user = await guests.welcome(name)
    cookie = Cookie(
        key=COOKIE,
        value=guests.cookie(user),
        max_age=COOKIE_DAYS * 86400,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(Guest(user, name), cookies=[cookie])


@get("/api/me")
async def me(request: Asked) -> Guest:
    user = guest_of(request)
    return Guest(user, await house_of(request).guests.name(user) or "")


@get("/api/games")
async def games() -> list[GameInfo]:
    loaded = [shelf.load(name) for name in shelf.names()]
    return [
        GameInfo(
            game.name, list(game.seats), {name: list(values) for name, values in game.choices.items()}, list(BOTS)
        )
        for game in loaded
    ]


@get("/api/tables")
async def lobby(request: Asked) -> list[TableInfo]:
    """Public tables that are open or being played."""
    return await house_of(request).lobby(user_of(request))


@get("/api/tables/mine")
async def my_tables(request: Asked) -> list[TableInfo]:
    """The tables you sit at; those where it is your turn come first."""
    return await house_of(request).mine(guest_of(request))


@post("/api/tables")
async def new_table(request: Asked, data: NewTable) -> TableInfo:
    user = guest_of(request)
    table = await house_of(request).create(user, data)
    return table.info(user)


def admit(table: Table, user: str | None, invite: str) -> None:
    """A table that is not public is only there for those who sit at it or were invited."""
    known = user is not None and (user == table.host or table.seat_of(user) is not None)
    if not table.setup.public and not known and invite != table.invite:
        raise NoSuchTable("there is no such table")


@get("/api/codes/{code:str}")
async def by_code(request: Asked, code: Annotated[str, Parameter(max_length=8)]) -> TableInfo:
    table = await house_of(request).by_code(code)
    return table.info(user_of(request))


@get("/api/tables/{id:str}")
async def table_info(request: Asked, id: TableId, invite: str = "") -> TableInfo:
    table = await house_of(request).table(id)
    admit(table, user_of(request), invite)
    return table.info(user_of(request))


@post("/api/tables/{id:str}/sit", status_code=200)
async def sit(request: Asked, id: TableId, data: Sit) -> TableInfo:
    user = guest_of(request)
    house = house_of(request)
    table = await house.table(id)
    await house.sit(table, user, data.seat, data.invite)
    return table.info(user)


@post("/api/tables/{id:str}/leave", status_code=200)
async def leave(request: Asked, id: TableId) -> TableInfo:
    user = guest_of(request)
    house = house_of(request)
    table = await house.table(id)
    admit(table, user, "")
    await house.leave(table, user)
    return table.info(user)


@get("/api/tables/{id:str}/record", media_type="application/jsonl")
async def record(request: Asked, id: TableId, invite: str = "") -> str:
    """The record of a finished match, with the seed: replay it, verify it."""
    table = await house_of(request).table(id)
    admit(table, user_of(request), invite)
    if table.status != OVER:
        raise HTTPException(status_code=403, detail="the record is open once the match is over")
    return table.match.save()


@get("/health")
async def health(request: Asked) -> dict[str, str]:
    await house_of(request).store.read(lambda connection: connection.exec_driver_sql("SELECT 1"))
    return {"status": "ok", "version": bouwmeester.__version__}


@get("/metrics", media_type=CONTENT_TYPE_LATEST)
async def metrics() -> bytes:
    return generate_latest()


@websocket("/api/tables/{id:str}/socket")
async def table_socket(
    socket: WebSocket[object, object, State], id: str, version: int | None = None, invite: str = ""
) -> None:
    """One socket a table: docs/protocol.md."""
    house = house_of(socket)
    user = user_of(socket)
    await socket.accept()
    if not same_origin(socket):
        await socket.close(CLOSE_FORBIDDEN, "another site's page")
        return
    try:
        table = await house.table(id)
        admit(table, user, invite)
    except NoSuchTable:
        await socket.close(CLOSE_NO_TABLE, "no such table")
        return
    await serve(socket, house, table, user, version)


def same_origin(connection: Asking) -> bool:
    """A browser tells which page asks; only our own may. Programs that are no browsers send none."""
    origin = connection.headers.get("origin")
    return origin is None or origin.split("://")[-1] == connection.headers.get("host")


HANDLERS = [
    new_guest,
    me,
    games,
    lobby,
    my_tables,
    new_table,
    by_code,
    table_info,
    sit,
    leave,
    record,
    health,
    metrics,
    table_socket,
]

REFUSALS: dict[type[Exception], int] = {NoSuchTable: 404, CannotSit: 409, bouwmeester.BouwmeesterError: 400}
