"""HTTP: the games of the house, and what is printed in their boxes."""

from typing import Annotated, Final

from litestar import Response, get
from litestar.concurrency import sync_to_thread
from litestar.datastructures import CacheControlHeader
from litestar.params import PathParameter
from litestar.status_codes import HTTP_304_NOT_MODIFIED

from bouwmeester.server.clerk import puzzles
from bouwmeester.server.http.asking import GameName, HouseRequest
from bouwmeester.server.protocol.messages import GameInfo
from bouwmeester.server.views.lexicon import described
from bouwmeester.text.rulebook import rules_page
from bouwmeester.text.words import brought

#: What is in the box changes with the house, and then the page must not draw by what it was.
IF_CHANGED: Final = CacheControlHeader(no_cache=True, public=True)
Language = Annotated[str, PathParameter(pattern="^[a-z]{2}$")]


@get("/api/games")
async def games() -> list[GameInfo]:
    return described()


@get("/api/games/{game:str}/reference", cache_control=IF_CHANGED)
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


@get("/api/games/{game:str}/words/{language:str}", media_type="text/plain", cache_control=IF_CHANGED)
async def words(game: GameName, language: Language) -> str:
    """The words that a game of another package brings, as Fluent; those of the house's own are part of the page."""
    return brought(puzzles.known(game), language)


@get("/api/games/{game:str}/rules/{language:str}", media_type="text/plain", cache_control=IF_CHANGED)
async def rules(game: GameName, language: Language) -> str:
    """The rules of a game in a language, else in English; nothing if it has none."""
    return rules_page(puzzles.known(game), language) or ""


GAME_HANDLERS = [
    games,
    reference,
    words,
    rules,
]
