"""HTTP: guests, lobby, tables, records, health. Handlers are thin; the rooms beside this one do the work."""

import io
from typing import Annotated, Any, Final

import msgspec
import segno
from litestar import Request, Response, delete, get, post
from litestar.concurrency import sync_to_thread
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader, Cookie, State
from litestar.exceptions import HTTPException, NotAuthorizedException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_304_NOT_MODIFIED
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import bouwmeester
from bouwmeester.server.admission.cleaning import clean
from bouwmeester.server.admission.naming import belongs_to_bots
from bouwmeester.server.admission.quotas import TooMuch
from bouwmeester.server.admission.whence import Whence
from bouwmeester.server.clerk import puzzles
from bouwmeester.server.clerk.desk import Busy
from bouwmeester.server.clerk.worker import pack
from bouwmeester.server.house import entering, sitting
from bouwmeester.server.house.guests import COOKIE_DAYS
from bouwmeester.server.house.house import House
from bouwmeester.server.protocol.messages import (
    COOKIE,
    Exercise,
    GameInfo,
    Guest,
    Learned,
    LessonBook,
    LessonWish,
    NewGuest,
    NewTable,
    OtherGuest,
    PersonalLink,
    Place,
    Placed,
    PuzzleAnswer,
    PuzzleDays,
    PuzzleJudged,
    PuzzleQuestion,
    Replay,
    Replayed,
    Review,
    Reviewed,
    Sit,
    TableInfo,
    Taught,
)
from bouwmeester.server.results.profile import NoSuchPerson
from bouwmeester.server.tables.loading import NoSuchTable, Unreadable
from bouwmeester.server.tables.table import OVER, Table
from bouwmeester.server.views.lexicon import described, learnable
from bouwmeester.server.views.seen import info
from bouwmeester.text.rulebook import rules_page
from bouwmeester.text.words import brought

HouseRequest = Request[object, object, State]
HouseConnection = ASGIConnection[Any, Any, Any, State]
TableId = Annotated[str, PathParameter(pattern="^[0-9a-f]{32}$")]
Code = Annotated[str, PathParameter(max_length=8)]
Invite = Annotated[str, QueryParameter(max_length=32)]
Address = Annotated[str, QueryParameter(max_length=200)]


def house_of(connection: HouseConnection) -> House:
    house = connection.app.state.house
    assert isinstance(house, House)
    return house


def user_of(connection: HouseConnection) -> str | None:
    return house_of(connection).guests.user_of(connection.cookies.get(COOKIE))


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


# Guests.


def known_of(connection: HouseConnection) -> tuple[str, str] | None:
    """The guest who asks, and the device they ask from."""
    return house_of(connection).guests.read(connection.cookies.get(COOKIE))


async def welcome(request: HouseRequest, guest: Guest) -> Response[Guest]:
    """Who somebody is, with the cookie that proves it: for the device they came by, or a new one."""
    house, known = house_of(request), known_of(request)
    if known is not None and known[0] == guest.id and known[1] != guest.id:
        proof = house.guests.cookie(*known)
    else:
        proof = await house.devices.new(guest.id, request.headers.get("user-agent", ""))
    cookie = Cookie(
        key=COOKIE,
        value=proof,
        max_age=COOKIE_DAYS * 86400,
        path="/",
        httponly=True,
        samesite="lax",
        secure=whence_of(request).scheme == "https",
    )
    return Response(guest, cookies=[cookie])


@post("/api/guests")
async def new_guest(request: HouseRequest, data: JSONBody[NewGuest]) -> Response[Guest]:
    """Sit down with a name, or change it. The cookie that comes back is you."""
    name = clean(data.name)
    if not name:
        raise HTTPException(status_code=400, detail="a name has letters", extra={"key": "server.no_name"})
    if belongs_to_bots(name):
        raise HTTPException(
            status_code=400, detail="that is what bots are called", extra={"key": "server.name_of_bots"}
        )
    guests = house_of(request).guests
    user = user_of(request)
    if user is None or await guests.name(user) is None:
        house_of(request).quotas.new_guest(whence_of(request).address)
        user = await guests.welcome(name)
    else:
        await guests.rename(user, name)
    return await welcome(request, Guest(user, name, await guests.learned(user)))


@get("/api/me")
async def me(request: HouseRequest) -> Response[Guest]:
    """Who you are. Cookies from before there were devices become those of one."""
    user = guest_of(request)
    house, known = house_of(request), known_of(request)
    guest = Guest(user, await house.guests.name(user) or "", await house.guests.learned(user))
    if known is not None and known[1] != user:
        await house.devices.seen(known[1])
        return Response(guest)
    return await welcome(request, guest) if guest.name else Response(guest)


@post("/api/me/learned", status_code=200)
async def learned(request: HouseRequest, data: JSONBody[Learned]) -> Learned:
    """Keep what one has learned; the answer is all of it. What there is not to be learned is left out."""
    user, guests = guest_of(request), house_of(request).guests
    return Learned(await guests.learn(user, [word for word in data.learned if word in learnable()]))


@post("/api/me/link", status_code=200)
async def my_link(request: HouseRequest) -> PersonalLink:
    """A token that makes one other device be you, within some days. The one before it is void."""
    return PersonalLink(await house_of(request).guests.link(guest_of(request)))


@delete("/api/me/link")
async def no_link(request: HouseRequest) -> None:
    """The link that was made is not to be used any more."""
    await house_of(request).guests.unlink(guest_of(request))


@post("/api/guests/link", status_code=200)
async def come_by_link(request: HouseRequest, data: JSONBody[PersonalLink]) -> Response[Guest]:
    """Be, on this device, the guest who asked for the token."""
    guests = house_of(request).guests
    user = await guests.user_of_link(data.token)
    name = None if user is None else await guests.name(user)
    if user is None or name is None:
        raise HTTPException(
            status_code=403, detail="this link is not ours, too old, or was used", extra={"key": "server.no_link"}
        )
    return await welcome(request, Guest(user, name, await guests.learned(user), other=await other_of(request, user)))


async def other_of(request: HouseRequest, user: str) -> OtherGuest | None:
    """Who one was until now on this device, if that is somebody else who has played."""
    before = user_of(request)
    return None if before is None else await house_of(request).joining.offer(before, user)


# Games and tables.


@get("/api/games")
async def games() -> list[GameInfo]:
    return described()


GameName = Annotated[str, PathParameter(pattern="^[a-z]{1,32}$")]
#: What is in the box changes with the house, and then the page must not draw by what it was.
_IF_CHANGED: Final = CacheControlHeader(no_cache=True, public=True)


@get("/api/games/{game:str}/reference", cache_control=_IF_CHANGED)
async def reference(request: HouseRequest, game: GameName) -> Response[bytes]:
    """What is printed in the box of a game, for those who draw it."""
    return printed(request, await sync_to_thread(puzzles.printed, game))


def printed(request: HouseRequest, what: puzzles.Printed) -> Response[bytes]:
    """Something long that seldom changes: packed for those who can unpack it, and only sent to those who lack it."""
    headers = {"etag": what.mark, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == what.mark:
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(what.packed, media_type="application/json", headers=headers)
    return Response(what.plain, media_type="application/json", headers=headers)


Language = Annotated[str, PathParameter(pattern="^[a-z]{2}$")]


@get("/api/games/{game:str}/words/{language:str}", media_type="text/plain", cache_control=_IF_CHANGED)
async def words(game: GameName, language: Language) -> str:
    """The words that a game of another package brings, as Fluent; those of the house's own are part of the page."""
    return brought(puzzles.known(game), language)


@get("/api/games/{game:str}/rules/{language:str}", media_type="text/plain", cache_control=_IF_CHANGED)
async def rules(game: GameName, language: Language) -> str:
    """The rules of a game in a language, else in English; nothing if it has none."""
    return rules_page(puzzles.known(game), language) or ""


async def written(request: HouseRequest, kind: str, question: object) -> Response[bytes]:
    """What the clerk writes, handed on as it is."""
    answer = await house_of(request).desk.ask(whence_of(request).address, kind, msgspec.json.encode(question))
    return Response(answer, media_type="application/json")


@get("/api/puzzles/{game:str}", responses={200: ResponseSpec(PuzzleQuestion, generate_examples=False)})
async def puzzle(
    request: HouseRequest,
    game: GameName,
    kind: Annotated[str, QueryParameter(max_length=32)] = "",
    level: Annotated[int, QueryParameter(ge=0, le=99)] = 0,
    date: Annotated[str, QueryParameter(max_length=10)] = "",
    seed: Annotated[str, QueryParameter(max_length=32)] = "",
) -> Response[bytes]:
    """The puzzle of a day, or with a seed one of its own; never its solution."""
    return await written(request, "puzzle", (game, kind, level, puzzles.day(date), seed))


@post(
    "/api/puzzles/{game:str}", status_code=200, responses={200: ResponseSpec(PuzzleJudged, generate_examples=False)}
)
async def answer_puzzle(request: HouseRequest, game: GameName, data: JSONBody[PuzzleAnswer]) -> Response[bytes]:
    """Judge an answer to a puzzle."""
    return await written(request, "judge", (game, data))


LessonName = Annotated[str, PathParameter(pattern="^[a-z-]{1,32}$")]


@post(
    "/api/games/{game:str}/lessons/{lesson:str}",
    status_code=200,
    responses={200: ResponseSpec(Taught, generate_examples=False)},
)
async def lesson(
    request: HouseRequest, game: GameName, lesson: LessonName, data: JSONBody[LessonWish]
) -> Response[bytes]:
    """Go on with a lesson. Nothing of it is kept here: whoever takes it says how far they are."""
    return await written(request, "lesson", (game, lesson, data))


#: What is to be taken along, as it was written and packed once; the same for everybody.
_taken_along: dict[tuple[str, ...], puzzles.Printed] = {}
_TAKEN_ALONG: Final = 64


async def taken_along(request: HouseRequest, kind: str, *question: str) -> Response[bytes]:
    """A book that the clerk writes."""
    if (kind, *question) not in _taken_along:
        plain = bytes((await written(request, kind, question)).content)
        if len(_taken_along) >= _TAKEN_ALONG:
            _taken_along.clear()
        _taken_along[kind, *question] = await sync_to_thread(puzzles.printed_as, plain)
    return printed(request, _taken_along[kind, *question])


@get(
    "/api/games/{game:str}/lessons/{lesson:str}",
    cache_control=_IF_CHANGED,
    responses={200: ResponseSpec(LessonBook, generate_examples=False)},
)
async def lesson_book(request: HouseRequest, game: GameName, lesson: LessonName) -> Response[bytes]:
    """All answers of a lesson, to be taken along where there is no line."""
    return await taken_along(request, "lesson_book", game, lesson)


@get(
    "/api/puzzles/{game:str}/days",
    cache_control=_IF_CHANGED,
    responses={200: ResponseSpec(PuzzleDays, generate_examples=False)},
)
async def puzzle_days(request: HouseRequest, game: GameName) -> Response[bytes]:
    """The puzzles of the next days with what every answer is worth, to be taken along likewise."""
    return await taken_along(request, "puzzle_days", game, puzzles.day(""))


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


async def find(request: HouseConnection, id: str, invite: str) -> Table:
    return await house_of(request).visible(id, user_of(request), invite)


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
    picture = io.BytesIO()
    known = address if address and address in request.app.state.addresses else whence_of(request).home
    code = segno.make(f"{known.rstrip('/')}/table/{id}{invited}", micro=False)
    code.save(picture, kind="svg", border=2, omitsize=True, xmldecl=False)  # as large as whoever shows it wants
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


REPLAY: Final = "/api/replay"


@post(
    REPLAY,
    status_code=200,
    request_max_body_size=500_000,
    responses={200: ResponseSpec(Replayed, generate_examples=False)},
)
async def replay(request: HouseRequest, data: JSONBody[Replay]) -> Response[bytes]:
    """Some moments of a record, as seen from seats or by a spectator."""
    return await written(request, "replay", data)


REVIEW: Final = "/api/review"


@post(
    REVIEW,
    status_code=200,
    request_max_body_size=500_000,
    responses={200: ResponseSpec(Reviewed, generate_examples=False)},
)
async def review(request: HouseRequest, data: JSONBody[Review]) -> Response[bytes]:
    """Go on with the review of a record: how far it is, the curve so far, in the end the report."""
    answer = await house_of(request).reviews.ask(whence_of(request).address, "review", msgspec.json.encode(data))
    return Response(answer, media_type="application/json")


@get("/api/tables/{id:str}/review", responses={200: ResponseSpec(Reviewed, generate_examples=False)})
async def table_review(request: HouseRequest, id: TableId, invite: Invite = "") -> Response[bytes]:
    """The same of a match that was played here. Once it is whole it is kept, and there at once."""
    table = await find(request, id, invite)
    needs_to_be_over(table)
    answer = await house_of(request).reviewer.look(table, whence_of(request).address)
    return Response(answer, media_type="application/json")


@get("/api/me/exercises")
async def exercises(request: HouseRequest) -> list[Exercise]:
    """Your own mistakes in matches that have been reviewed, the latest first."""
    return await house_of(request).reviewer.exercises(guest_of(request))


POSITIONS: Final = "/api/positions"
#: What brings a whole record has lines in it.
OF_RECORDS: Final = (REPLAY, REVIEW, POSITIONS)


@post(
    POSITIONS,
    status_code=200,
    request_max_body_size=500_000,
    responses={200: ResponseSpec(Placed, generate_examples=False)},
)
async def position(request: HouseRequest, data: JSONBody[Place]) -> Response[bytes]:
    """A position as it would be put on the table, or why it cannot be; or that of a moment of a record."""
    return await written(request, "place", data)


# The house.


@get("/health")
async def health(request: HouseRequest) -> Response[dict[str, str]]:
    """Whether the house can write, and stays. That is tried at most once in a few seconds, however many ask.

    503 if not: "draining" of one that is about to stop, and the words for a database that is away.
    """
    house = house_of(request)
    if house.draining:
        return Response({"status": "draining", "version": bouwmeester.__version__}, status_code=503)
    await house.pulse.feel()
    return Response({"status": "ok", "version": bouwmeester.__version__})


@get("/metrics", media_type=CONTENT_TYPE_LATEST)
async def metrics(request: HouseRequest) -> bytes:
    allowed = request.app.state.metrics
    if allowed == "nobody" or (allowed == "here" and not whence_of(request).here):
        raise HTTPException(status_code=403, detail="for those who run this house")
    return generate_latest()


HANDLERS = [
    new_guest,
    me,
    learned,
    my_link,
    no_link,
    come_by_link,
    games,
    reference,
    words,
    rules,
    puzzle,
    answer_puzzle,
    lesson,
    lesson_book,
    puzzle_days,
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
    review,
    table_review,
    exercises,
    position,
    health,
    metrics,
]

REFUSALS: dict[type[Exception], int] = {
    NoSuchTable: 404,
    NoSuchPerson: 404,
    puzzles.NoPuzzle: 404,
    sitting.CannotSit: 409,
    entering.NoSuchContest: 404,
    entering.CannotEnter: 409,
    Busy: 429,
    TooMuch: 429,
    Unreadable: 409,
    bouwmeester.BouwmeesterError: 400,
}
