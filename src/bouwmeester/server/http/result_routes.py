"""HTTP: what came of matches. Profiles, leaderboards, and whether a match counts."""

from functools import partial
from typing import Annotated

from litestar import get
from litestar.params import PathParameter, QueryParameter

from bouwmeester.server.clerk import puzzles
from bouwmeester.server.http.asking import GameName, HouseRequest, TableId, find, house_of
from bouwmeester.server.protocol.people import Board, Counted, Profile
from bouwmeester.server.results import profile

PersonId = Annotated[str, PathParameter(pattern="^[0-9a-f]{32}$")]


@get("/api/people/{id:str}")
async def person(request: HouseRequest, id: PersonId) -> Profile:
    """What is told of somebody's games."""
    return await house_of(request).store.read(partial(profile.profile, user=id))


@get("/api/boards/{game:str}")
async def board(request: HouseRequest, game: GameName, pool: Annotated[int, QueryParameter(ge=2, le=3)] = 3) -> Board:
    """The leaderboard of a game: pool 2 is for tables of two, 3 for those of more."""
    name = puzzles.known(game).name
    return await house_of(request).store.read(partial(profile.board, game=name, pool=pool))


@get("/api/tables/{id:str}/counted")
async def counted(
    request: HouseRequest, id: TableId, invite: Annotated[str, QueryParameter(max_length=32)] = ""
) -> Counted:
    """Whether a match that is over counts for ratings, and what it did to them."""
    table = await find(request, id, invite)
    return await house_of(request).store.read(partial(profile.counted, table=table.id))


RESULT_HANDLERS = [person, board, counted]
