"""HTTP: lessons, puzzles, replays, reviews and positions. The clerk works them out; nobody who plays waits."""

from typing import Annotated, Final

import msgspec
from litestar import Response, get, post
from litestar.concurrency import sync_to_thread
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from bouwmeester.server.clerk import puzzles
from bouwmeester.server.http.asking import (
    GameName,
    HouseRequest,
    Invite,
    TableId,
    find,
    guest_of,
    house_of,
    whence_of,
)
from bouwmeester.server.http.game_routes import IF_CHANGED, printed
from bouwmeester.server.http.table_routes import needs_to_be_over
from bouwmeester.server.protocol.teaching import (
    Exercise,
    LessonBook,
    LessonWish,
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
    Taught,
)

LessonName = Annotated[str, PathParameter(pattern="^[a-z-]{1,32}$")]


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
    cache_control=IF_CHANGED,
    responses={200: ResponseSpec(LessonBook, generate_examples=False)},
)
async def lesson_book(request: HouseRequest, game: GameName, lesson: LessonName) -> Response[bytes]:
    """All answers of a lesson, to be taken along where there is no line."""
    return await taken_along(request, "lesson_book", game, lesson)


@get(
    "/api/puzzles/{game:str}/days",
    cache_control=IF_CHANGED,
    responses={200: ResponseSpec(PuzzleDays, generate_examples=False)},
)
async def puzzle_days(request: HouseRequest, game: GameName) -> Response[bytes]:
    """The puzzles of the next days with what every answer is worth, to be taken along likewise."""
    return await taken_along(request, "puzzle_days", game, puzzles.day(""))


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


LEARNING_HANDLERS = [
    puzzle,
    answer_puzzle,
    lesson,
    lesson_book,
    puzzle_days,
    replay,
    review,
    table_review,
    exercises,
    position,
]
