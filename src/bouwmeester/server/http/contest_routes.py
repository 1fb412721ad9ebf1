"""HTTP: contests, which people call events. Listing, signing up, and what is for whoever runs one."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter

from bouwmeester.server.house import directing, entering
from bouwmeester.server.house.entering import NoSuchContest
from bouwmeester.server.http.asking import HouseRequest, guest_of, house_of, user_of, whence_of
from bouwmeester.server.protocol.contests import Contest, ContestInfo, Drop, NewContest, Starting

EventCode = Annotated[str, PathParameter(pattern="^[A-Za-z0-9]{4,8}$")]


async def found(request: HouseRequest, code: str) -> Contest:
    """A contest. Whoever has no part in it and has tried too many codes waits, be there one or not."""
    house, address = house_of(request), whence_of(request).address
    try:
        contest = await entering.told(house, code, user_of(request))
    except NoSuchContest:
        house.quotas.may_try_code(address)
        house.quotas.wrong_code(address)
        raise
    if not (contest.public or contest.about.hosted or contest.about.entered):
        house.quotas.may_try_code(address)
    return contest


async def after(request: HouseRequest, code: str, work: Callable[[], Awaitable[None]]) -> Contest:
    """A contest after something was done about it."""
    await found(request, code)
    await work()
    return await found(request, code)


@get("/api/events")
async def events(request: HouseRequest) -> list[ContestInfo]:
    """Events that are public, and those in which you have a part."""
    return await entering.listed(house_of(request), user_of(request))


@post("/api/events")
async def new_event(request: HouseRequest, data: JSONBody[NewContest]) -> Contest:
    """Set an event up; you run it."""
    user, house, address = guest_of(request), house_of(request), whence_of(request).address
    house.quotas.new_table(address)
    id, code = await entering.create(house, user, data)
    house.made_from(id, address)
    return await found(request, code)


@get("/api/events/{code:str}")
async def event(request: HouseRequest, code: EventCode) -> Contest:
    """Who takes part, who plays whom, and how they stand."""
    return await found(request, code)


@post("/api/events/{code:str}/entry", status_code=200)
async def sign_up(request: HouseRequest, code: EventCode) -> Contest:
    """Take part."""
    user, house = guest_of(request), house_of(request)
    house.quotas.chair(whence_of(request).address)
    return await after(request, code, partial(entering.enter, house, code, user))


@delete("/api/events/{code:str}/entry", status_code=200)
async def withdraw(request: HouseRequest, code: EventCode) -> Contest:
    """Take part no longer: you are not seated in the next round."""
    user = guest_of(request)
    return await after(request, code, partial(entering.withdraw, house_of(request), code, user))


@post("/api/events/{code:str}/begin", status_code=200)
async def begin(request: HouseRequest, code: EventCode) -> Contest:
    """Who runs it begins the first round, or the next one at once."""
    user = guest_of(request)
    return await after(request, code, partial(directing.begin, house_of(request), code, user))


@post("/api/events/{code:str}/pause", status_code=200)
async def pause(request: HouseRequest, code: EventCode) -> Contest:
    """Begin no round until it goes on."""
    user = guest_of(request)
    return await after(request, code, partial(directing.pause, house_of(request), code, user))


@post("/api/events/{code:str}/resume", status_code=200)
async def resume(request: HouseRequest, code: EventCode) -> Contest:
    user = guest_of(request)
    return await after(request, code, partial(directing.resume, house_of(request), code, user))


@post("/api/events/{code:str}/cancel", status_code=200)
async def cancel(request: HouseRequest, code: EventCode) -> Contest:
    """End it before its end; what is being played is played on."""
    user = guest_of(request)
    return await after(request, code, partial(directing.cancel, house_of(request), code, user))


@post("/api/events/{code:str}/drop", status_code=200)
async def drop(request: HouseRequest, code: EventCode, data: JSONBody[Drop]) -> Contest:
    """Send somebody away."""
    user = guest_of(request)
    return await after(request, code, partial(directing.drop, house_of(request), code, user, data.number))


@post("/api/events/{code:str}/time", status_code=200)
async def set_time(request: HouseRequest, code: EventCode, data: JSONBody[Starting]) -> Contest:
    """Say when it begins by itself, or that it does not."""
    user = guest_of(request)
    return await after(request, code, partial(directing.set_time, house_of(request), code, user, data.starts))


@post("/api/events/{code:str}/close", status_code=200)
async def close(request: HouseRequest, code: EventCode) -> Contest:
    """Let nobody in any more."""
    user = guest_of(request)
    return await after(request, code, partial(directing.close, house_of(request), code, user))


@post("/api/events/{code:str}/reopen", status_code=200)
async def reopen(request: HouseRequest, code: EventCode) -> Contest:
    """Let others in again."""
    user = guest_of(request)
    return await after(request, code, partial(directing.reopen, house_of(request), code, user))


@post("/api/events/{code:str}/next", status_code=200)
async def next_season(request: HouseRequest, code: EventCode) -> Contest:
    """The next season of a league that is over: two go up from each group, two go down. The answer is that season."""
    user, house = guest_of(request), house_of(request)
    await found(request, code)
    house.quotas.new_table(whence_of(request).address)
    return await found(request, await directing.next_season(house, code, user))


CONTEST_HANDLERS = [
    events,
    new_event,
    event,
    sign_up,
    withdraw,
    begin,
    pause,
    resume,
    cancel,
    drop,
    set_time,
    close,
    reopen,
    next_season,
]
