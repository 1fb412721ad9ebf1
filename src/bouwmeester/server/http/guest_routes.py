"""HTTP: sitting down with a name, who one is, what one has learned, and coming back by one's own link."""

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.params import JSONBody

from bouwmeester.server.admission.cleaning import clean
from bouwmeester.server.admission.naming import belongs_to_bots
from bouwmeester.server.house.guests import COOKIE_DAYS
from bouwmeester.server.http.asking import HouseRequest, guest_of, house_of, known_of, user_of, whence_of
from bouwmeester.server.protocol.messages import COOKIE, Guest, Learned, NewGuest, OtherGuest, PersonalLink
from bouwmeester.server.views.lexicon import learnable


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
        house_of(request).quotas.new_name(user, whence_of(request).address)
        await house_of(request).rename(user, name)
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


GUEST_HANDLERS = [
    new_guest,
    me,
    learned,
    my_link,
    no_link,
    come_by_link,
]
