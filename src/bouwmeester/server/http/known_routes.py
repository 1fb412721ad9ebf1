"""HTTP: by what somebody is known. Passkeys, devices, and what was played as another guest."""

from typing import Annotated

from litestar import Response, delete, get, post
from litestar.exceptions import HTTPException
from litestar.params import JSONBody, PathParameter

from bouwmeester.server.admission.whence import Whence
from bouwmeester.server.house import forgetting
from bouwmeester.server.house.passkeys import Place
from bouwmeester.server.http.asking import HouseRequest, guest_of, house_of, known_of, whence_of
from bouwmeester.server.http.guest_routes import other_of, welcome
from bouwmeester.server.protocol.messages import COOKIE, Guest
from bouwmeester.server.protocol.people import (
    JoinToken,
    Known,
    Leaving,
    PasskeyAnswer,
    PasskeyQuestion,
)

PasskeyId = Annotated[str, PathParameter(pattern="^[0-9a-f]{64}$")]
DeviceId = Annotated[str, PathParameter(pattern="^[0-9a-f]{32}$")]
JoinId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$")]


def place_of(whence: Whence) -> Place:
    """What a passkey would be bound to here. An address in digits is no name."""
    if not whence.named:
        raise HTTPException(
            status_code=409, detail="passkeys need a name, not an address", extra={"key": "server.no_passkeys"}
        )
    return Place(whence.name, f"{whence.scheme}://{whence.host}")


@get("/api/me/known")
async def known(request: HouseRequest) -> Known:
    """By what you are known: passkeys, devices, and what you have joined."""
    user, house, by = guest_of(request), house_of(request), known_of(request)
    devices = await house.devices.of(user, "" if by is None else by[1])
    return Known(await house.passkeys.of(user), devices, await house.joining.of(user), whence_of(request).named)


@post("/api/me/passkeys/ask", status_code=200)
async def ask_to_add(request: HouseRequest) -> PasskeyQuestion:
    user, house = guest_of(request), house_of(request)
    name = await house.guests.name(user) or ""
    return await house.passkeys.ask_to_add(user, name, place_of(whence_of(request)))


@post("/api/me/passkeys", status_code=200)
async def add_passkey(request: HouseRequest, data: JSONBody[PasskeyAnswer]) -> None:
    """Attach what the device has made to you."""
    await house_of(request).passkeys.add(guest_of(request), data, place_of(whence_of(request)))


@delete("/api/me/passkeys/{id:str}", status_code=200)
async def remove_passkey(request: HouseRequest, id: PasskeyId) -> None:
    await house_of(request).passkeys.remove(guest_of(request), id)


@post("/api/passkeys/ask", status_code=200)
async def ask_to_sign(request: HouseRequest) -> PasskeyQuestion:
    """For anybody: what a device that knows somebody here is to sign."""
    return house_of(request).passkeys.ask_to_sign(place_of(whence_of(request)))


@post("/api/passkeys", status_code=200)
async def sign_in(request: HouseRequest, data: JSONBody[PasskeyAnswer]) -> Response[Guest]:
    """Be, on this device, whose passkey has signed."""
    house = house_of(request)
    house.quotas.new_guest(whence_of(request).address)
    user = await house.passkeys.sign_in(data, place_of(whence_of(request)))
    name, learned = await house.guests.name(user) or "", await house.guests.learned(user)
    guest = Guest(user, name, learned, other=await other_of(request, user))
    return await welcome(request, guest)


@delete("/api/me/devices/{id:str}", status_code=200)
async def sign_out(request: HouseRequest, id: DeviceId) -> Response[None]:
    """Sign a device out: its cookie is nobody's, and what it has open ends at once."""
    user, known = guest_of(request), known_of(request)
    await house_of(request).devices.sign_out(user, id)
    answer: Response[None] = Response(None)
    if known is not None and known[1] == id:
        answer.delete_cookie(COOKIE)
    return answer


@delete("/api/me/devices", status_code=200)
async def sign_out_others(request: HouseRequest) -> None:
    """Sign all devices out but this one."""
    user, known = guest_of(request), known_of(request)
    await house_of(request).devices.sign_out_others(user, "" if known is None else known[1])


@post("/api/me/joins", status_code=200)
async def join(request: HouseRequest, data: JSONBody[JoinToken]) -> None:
    """Bring along what you have played on this device as another guest."""
    await house_of(request).joining.join(guest_of(request), data.token)


@delete("/api/me/joins/{id:str}", status_code=200)
async def undo_join(request: HouseRequest, id: JoinId) -> None:
    """It was somebody else after all."""
    await house_of(request).joining.undo(guest_of(request), id)


# What is known of somebody, told and forgotten.


@get("/api/me/export")
async def export(request: HouseRequest) -> Response[bytes]:
    """Everything about you, as one file."""
    written = await forgetting.everything(house_of(request), guest_of(request))
    name = {"content-disposition": 'attachment; filename="bouwmeester.json"'}
    return Response(written, media_type="application/json", headers=name)


@get("/api/me/leaving")
async def leaving(request: HouseRequest) -> Leaving:
    """When you will be forgotten, if you have asked for it."""
    return Leaving(await forgetting.leaving(house_of(request), guest_of(request)))


@delete("/api/me", status_code=200)
async def forget_me(request: HouseRequest) -> Leaving:
    """Be forgotten, in some days: games stay, your name goes."""
    return Leaving(await forgetting.ask(house_of(request), guest_of(request)))


@delete("/api/me/leaving", status_code=200)
async def stay(request: HouseRequest) -> Leaving:
    """Think better of it."""
    await forgetting.stay(house_of(request), guest_of(request))
    return Leaving(None)


KNOWN_HANDLERS = [
    export,
    leaving,
    forget_me,
    stay,
    known,
    ask_to_add,
    add_passkey,
    remove_passkey,
    ask_to_sign,
    sign_in,
    sign_out,
    sign_out_others,
    join,
    undo_join,
]
