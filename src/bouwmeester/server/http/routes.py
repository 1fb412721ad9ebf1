"""HTTP: guests, lobby, tables, records, health. Handlers are thin; the rooms beside this one do the work."""

import io
from typing import Annotated, Any, Final

import segno
from litestar import Request, Response, get, post
from litestar.concurrency import sync_to_thread
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader, Cookie, State
from litestar.exceptions import HTTPException, NotAuthorizedException
from litestar.params import JSONBody, PathParameter, QueryParameter
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import bouwmeester
from bouwmeester.core import shelf
from bouwmeester.server import puzzling, sitting
from bouwmeester.server.guests import COOKIE, COOKIE_DAYS, clean
from bouwmeester.server.house import House
from bouwmeester.server.lexicon import describe
from bouwmeester.server.messages import (
    GameInfo,
    Guest,
    NewGuest,
    NewTable,
    PersonalLink,
    PuzzleAnswer,
    PuzzleAsked,
    PuzzleJudged,
    Replay,
    Replayed,
    Sit,
    TableInfo,
)
from bouwmeester.server.replaying import show_again
from bouwmeester.server.seen import info
from bouwmeester.server.store.tables import NoSuchTable, Unreadable
from bouwmeester.server.table import OVER, Table

Asked = Request[object, object, State]
Asking = ASGIConnection[Any, Any, Any, State]
TableId = Annotated[str, PathParameter(pattern="^[0-9a-f]{32}$")]
Code = Annotated[str, PathParameter(max_length=8)]
Invite = Annotated[str, QueryParameter(max_length=32)]


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


# Guests.


def welcome(request: Asked, guest: Guest) -> Response[Guest]:
    """Who somebody is, with the cookie that proves it."""
    cookie = Cookie(
        key=COOKIE,
        value=house_of(request).guests.cookie(guest.id),
        max_age=COOKIE_DAYS * 86400,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(guest, cookies=[cookie])


@post("/api/guests")
async def new_guest(request: Asked, data: JSONBody[NewGuest]) -> Response[Guest]:
    """Sit down with a name, or change it. The cookie that comes back is you."""
    name = clean(data.name)
    if not name:
        raise HTTPException(status_code=400, detail="a name has letters")
    guests = house_of(request).guests
    user = user_of(request)
    if user is None or await guests.name(user) is None:
        user = await guests.welcome(name)
    else:
        await guests.rename(user, name)
    return welcome(request, Guest(user, name))


@get("/api/me")
async def me(request: Asked) -> Guest:
    user = guest_of(request)
    return Guest(user, await house_of(request).guests.name(user) or "")


@post("/api/me/link", status_code=200)
async def my_link(request: Asked) -> PersonalLink:
    """A token that makes another device be you, for some days."""
    return PersonalLink(house_of(request).guests.link(guest_of(request)))


@post("/api/guests/link", status_code=200)
async def come_by_link(request: Asked, data: JSONBody[PersonalLink]) -> Response[Guest]:
    """Be, on this device, the guest who asked for the token."""
    guests = house_of(request).guests
    user = guests.user_of_link(data.token)
    name = None if user is None else await guests.name(user)
    if user is None or name is None:
        raise HTTPException(status_code=403, detail="this link is not ours, or too old")
    return welcome(request, Guest(user, name))


# Games and tables.


@get("/api/games")
async def games() -> list[GameInfo]:
    return [describe(shelf.load(name)) for name in shelf.names()]


GameName = Annotated[str, PathParameter(pattern="^[a-z]{1,32}$")]
#: What is in the box changes only with the house.
_A_DAY: Final = CacheControlHeader(max_age=86400, public=True)


@get("/api/games/{game:str}/reference", cache_control=_A_DAY)
async def reference(request: Asked, game: GameName) -> Response[bytes]:
    """What is printed in the box of a game, for those who draw it."""
    plain, packed = await sync_to_thread(puzzling.printed, game)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type="application/json", headers={"content-encoding": "gzip"})
    return Response(plain, media_type="application/json")


@get("/api/puzzles/{game:str}")
async def puzzle(
    game: GameName,
    kind: Annotated[str, QueryParameter(max_length=32)] = "",
    level: Annotated[int, QueryParameter(ge=0, le=99)] = 0,
    date: Annotated[str, QueryParameter(max_length=10)] = "",
    seed: Annotated[str, QueryParameter(max_length=32)] = "",
) -> PuzzleAsked:
    """The puzzle of a day, or with a seed one of its own; never its solution."""
    return await sync_to_thread(puzzling.ask, game, kind, level, date, seed)


@post("/api/puzzles/{game:str}", status_code=200)
async def answer_puzzle(game: GameName, data: JSONBody[PuzzleAnswer]) -> PuzzleJudged:
    """Judge an answer to a puzzle."""
    return await sync_to_thread(puzzling.judge, game, data)


@get("/api/tables")
async def lobby(request: Asked) -> list[TableInfo]:
    """Public tables that are open or being played."""
    return await house_of(request).lobby(user_of(request))


@get("/api/tables/mine")
async def my_tables(request: Asked) -> list[TableInfo]:
    """The tables you sit at; those where it is your turn come first."""
    return await house_of(request).mine(guest_of(request))


@post("/api/tables")
async def new_table(request: Asked, data: JSONBody[NewTable]) -> TableInfo:
    user = guest_of(request)
    return info(await sitting.create(house_of(request), user, data), user)


async def find(request: Asking, id: str, invite: str) -> Table:
    return await house_of(request).visible(id, user_of(request), invite)


@get("/api/codes/{code:str}")
async def by_code(request: Asked, code: Code) -> TableInfo:
    """The table with a code. A code is an invitation: who has it has been told it."""
    table = await house_of(request).by_code(code)
    found = info(table, user_of(request))
    found.invite = table.invite
    return found


@get("/api/tables/{id:str}")
async def table_info(request: Asked, id: TableId, invite: Invite = "") -> TableInfo:
    return info(await find(request, id, invite), user_of(request))


@post("/api/tables/{id:str}/sit", status_code=200)
async def sit(request: Asked, id: TableId, data: JSONBody[Sit]) -> TableInfo:
    """Claim a chair."""
    user = guest_of(request)
    table = await find(request, id, data.invite)
    await sitting.sit(house_of(request), table, user, data.seat)
    return info(table, user)


@post("/api/tables/{id:str}/leave", status_code=200)
async def leave(request: Asked, id: TableId) -> TableInfo:
    """Give a chair back before the match begins."""
    user = guest_of(request)
    table = await find(request, id, "")
    await sitting.leave(house_of(request), table, user)
    return info(table, user)


@post("/api/tables/{id:str}/rematch", status_code=200)
async def rematch(request: Asked, id: TableId) -> TableInfo:
    """Play again, everyone one chair further."""
    user = guest_of(request)
    table = await find(request, id, "")
    return info(await sitting.again(house_of(request), table, user), user)


@get("/api/tables/{id:str}/qr.svg", media_type="image/svg+xml")
async def qr(request: Asked, id: TableId, invite: Invite = "") -> str:
    """The way to the table as a picture for phones."""
    table = await find(request, id, invite)
    invited = "" if table.setup.public else f"?invite={table.invite}"
    picture = io.BytesIO()
    code = segno.make(f"{request.base_url}table/{id}{invited}", micro=False)
    code.save(picture, kind="svg", border=2, omitsize=True, xmldecl=False)  # as large as whoever shows it wants
    return picture.getvalue().decode()


@get("/api/tables/{id:str}/record", media_type="application/jsonl")
async def record(request: Asked, id: TableId, invite: Invite = "") -> str:
    """The record of a finished match, with the seed: replay it, verify it."""
    table = await find(request, id, invite)
    if table.status != OVER:
        raise HTTPException(status_code=403, detail="the record is open once the match is over")
    return table.match.save()


@post("/api/replay", status_code=200, request_max_body_size=4_000_000)
async def replay(data: JSONBody[Replay]) -> Replayed:
    """Some moments of a record, as seen from seats or by a spectator."""
    return await sync_to_thread(show_again, data)


# The house.


@get("/health")
async def health(request: Asked) -> dict[str, str]:
    await house_of(request).store.read(lambda connection: connection.exec_driver_sql("SELECT 1"))
    return {"status": "ok", "version": bouwmeester.__version__}


@get("/metrics", media_type=CONTENT_TYPE_LATEST)
async def metrics() -> bytes:
    return generate_latest()


HANDLERS = [
    new_guest,
    me,
    my_link,
    come_by_link,
    games,
    reference,
    puzzle,
    answer_puzzle,
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
    replay,
    health,
    metrics,
]

REFUSALS: dict[type[Exception], int] = {
    NoSuchTable: 404,
    puzzling.NoPuzzle: 404,
    sitting.CannotSit: 409,
    Unreadable: 409,
    bouwmeester.BouwmeesterError: 400,
}
