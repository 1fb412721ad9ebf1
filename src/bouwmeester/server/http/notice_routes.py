"""HTTP: what somebody wants to be told, and where."""

from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.exceptions import HTTPException
from litestar.params import JSONBody, PathParameter

from bouwmeester.server.http.asking import HouseRequest, guest_of, house_of, whence_of
from bouwmeester.server.protocol.people import Channel, ChannelToken, NewChannel, Notices, Tested, Wishes

ChannelId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$")]


@get("/api/me/notices")
async def notices(request: HouseRequest) -> Notices:
    """What you are told, where, and what this house can do."""
    return await house_of(request).channels.about(guest_of(request))


@put("/api/me/notices")
async def wish(request: HouseRequest, data: JSONBody[Wishes]) -> Notices:
    """Say what you want to be told of."""
    user, channels = guest_of(request), house_of(request).channels
    await channels.wish(user, data)
    return await channels.about(user)


@post("/api/me/channels", status_code=200)
async def new_channel(request: HouseRequest, data: JSONBody[NewChannel]) -> Channel:
    """Be told there from now on; a mailbox is asked first. What a webhook is signed with is told this once."""
    return await house_of(request).channels.add(guest_of(request), data, whence_of(request).home)


@delete("/api/me/channels/{id:str}", status_code=200)
async def no_channel(request: HouseRequest, id: ChannelId) -> None:
    await house_of(request).channels.remove(guest_of(request), id)


@post("/api/me/channels/{id:str}/test", status_code=200)
async def test_channel(request: HouseRequest, id: ChannelId) -> Tested:
    """Send something there, now."""
    return Tested(await house_of(request).channels.test(guest_of(request), id))


@post("/api/channels/confirm", status_code=200)
async def confirm(request: HouseRequest, data: JSONBody[ChannelToken]) -> None:
    """Yes, this mailbox wants to be written to."""
    if not await house_of(request).channels.confirm(data.token):
        raise HTTPException(
            status_code=403, detail="this link is not ours, or too old", extra={"key": "server.no_link"}
        )


MailToken = Annotated[str, PathParameter(max_length=200)]


@post("/api/unsubscribe/{token:str}", status_code=200)
async def unsubscribe(request: HouseRequest, token: MailToken) -> None:
    """No more mail, by one click in a program of mail."""
    await house_of(request).channels.leave(token)


@get("/api/unsubscribe/{token:str}", include_in_schema=False)
async def ask_first(request: HouseRequest, token: MailToken) -> Response[bytes]:
    """Programs open links by themselves: only a person says no, on the page."""
    return Response(b"", status_code=303, headers={"location": f"/unsubscribe#{token}"})


NOTICE_HANDLERS = [notices, wish, new_channel, no_channel, test_channel, confirm, unsubscribe, ask_first]
