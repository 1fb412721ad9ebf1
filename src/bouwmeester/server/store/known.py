"""Being known as rows: devices and passkeys."""

from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from bouwmeester.server.store.schema import devices, passkeys
from bouwmeester.server.store.tables import Row

#: A device that has not been here for so long has a cookie no longer.
FORGOTTEN_SECONDS: Final = 400 * 86_400.0


# Devices.


def insert_device(connection: Connection, device: str, user: str, label: str, at: float) -> None:
    row = {"id": device, "user_id": user, "label": label, "created": at, "seen": at}
    connection.execute(insert(devices), [row])


def see(connection: Connection, device: str, at: float) -> None:
    connection.execute(update(devices).where(devices.c.id == device).values(seen=at))


def device(connection: Connection, id: str) -> Row | None:
    found = connection.execute(select(devices).where(devices.c.id == id)).mappings().first()
    return None if found is None else dict(found)


def devices_of(connection: Connection, user: str) -> list[Row]:
    """Those that are signed in, the latest first."""
    mine = devices.c.user_id == user, devices.c.ended.is_(None)
    query = select(devices).where(*mine).order_by(devices.c.seen.desc(), devices.c.created.desc())
    return [dict(row) for row in connection.execute(query).mappings()]


def end(connection: Connection, user: str, device: str, at: float) -> bool:
    """Sign a device out; False if it is none of theirs."""
    mine = devices.c.id == device, devices.c.user_id == user, devices.c.ended.is_(None)
    return connection.execute(update(devices).where(*mine).values(ended=at)).rowcount == 1


def end_others(connection: Connection, user: str, but: str, at: float) -> list[str]:
    """Sign all out but one; and with them all cookies from before there were devices."""
    others = devices.c.user_id == user, devices.c.id != but, devices.c.ended.is_(None)
    ended = list(
        connection.execute(update(devices).where(*others).values(ended=at).returning(devices.c.id)).scalars()
    )
    if connection.execute(select(devices.c.id).where(devices.c.id == user)).first() is None:
        row = {"id": user, "user_id": user, "label": "", "created": at, "seen": at, "ended": at}
        connection.execute(insert(devices), [row])
        ended.append(user)
    return ended


def ended_since(connection: Connection, at: float) -> list[tuple[str, float]]:
    """The devices that were signed out from then on, and when."""
    query = select(devices.c.id, devices.c.ended).where(devices.c.ended.is_not(None), devices.c.ended >= at)
    return [(id, float(ended)) for id, ended in connection.execute(query.order_by(devices.c.ended))]


# Passkeys.


def insert_passkey(connection: Connection, row: Row) -> None:
    connection.execute(insert(passkeys), [row])


def passkey(connection: Connection, id: str) -> Row | None:
    found = connection.execute(select(passkeys).where(passkeys.c.id == id)).mappings().first()
    return None if found is None else dict(found)


def passkeys_of(connection: Connection, user: str) -> list[Row]:
    query = select(passkeys).where(passkeys.c.user_id == user).order_by(passkeys.c.created)
    return [dict(row) for row in connection.execute(query).mappings()]


def use_passkey(connection: Connection, id: str, before: int, uses: int, at: float) -> bool:
    """It was used once more; False if somebody else was quicker with the same."""
    same = passkeys.c.id == id, passkeys.c.uses == before
    return connection.execute(update(passkeys).where(*same).values(uses=uses, used=at)).rowcount == 1


def remove_passkey(connection: Connection, user: str, id: str) -> bool:
    mine = passkeys.c.id == id, passkeys.c.user_id == user
    return connection.execute(delete(passkeys).where(*mine)).rowcount == 1
