"""Peace: not hearing somebody, and not sitting with them. Each is its own switch, and nobody is told of either."""

from functools import partial
from typing import Final

from bouwmeester.server.admission.quotas import TooMuch
from bouwmeester.server.house.guests import Guests
from bouwmeester.server.protocol.people import Peace, PeaceWish, Player
from bouwmeester.server.results.profile import NoSuchPerson
from bouwmeester.server.store import peace as stored
from bouwmeester.server.store.peace import AVOID, MUTE
from bouwmeester.server.store.store import Store
from bouwmeester.server.tables.clocks import now

#: On the list of one person.
MOST: Final = 500


class Peaces:
    """Who wants peace from whom."""

    def __init__(self, store: Store, guests: Guests) -> None:
        self.store = store
        self._guests = guests

    async def of(self, user: str) -> Peace:
        rows = await self.store.read(partial(stored.of, user=user))
        found = {kind: [Player(id, name, None, 0) for one, id, name in rows if one == kind] for kind in (MUTE, AVOID)}
        return Peace(found[MUTE], found[AVOID])

    async def want(self, user: str, about: str, wish: PeaceWish) -> Peace:
        if about == user or await self._guests.name(about) is None:
            raise NoSuchPerson("there is nobody of that name")
        kinds = [kind for kind, wanted in ((MUTE, wish.mute), (AVOID, wish.avoid)) if wanted]
        put = partial(stored.put, user=user, about=about, kinds=kinds, most=MOST, at=now())
        if not await self.store.write(put):
            raise TooMuch("that list is full")
        return await self.of(user)

    async def apart(self, user: str | None) -> set[str]:
        """Those with whom somebody is not to sit at a table that is open to all."""
        return set() if user is None else await self.store.read(partial(stored.apart, user=user))
