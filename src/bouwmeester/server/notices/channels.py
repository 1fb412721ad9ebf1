"""Channels: where somebody wants to be told. Each belongs to one person, and there are few of a kind."""

import re
import secrets
from functools import partial
from typing import Any, Final

import msgspec
from itsdangerous import BadSignature, URLSafeTimedSerializer

from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.server.admission.allowances import Allowance
from bouwmeester.server.admission.cleaning import clean
from bouwmeester.server.admission.quotas import TooMuch
from bouwmeester.server.notices import mail, push, wanting, webhook
from bouwmeester.server.notices.mail import Mailing
from bouwmeester.server.notices.outward import Answered, Forbidden, Outward
from bouwmeester.server.notices.push import Pushing
from bouwmeester.server.notices.wording import About, Said, said
from bouwmeester.server.protocol.people import Channel, NewChannel, Notices, PushKeys, Wishes
from bouwmeester.server.settings import Settings
from bouwmeester.server.store import notices as stored
from bouwmeester.server.store.notices import GONE, GOOD, UNCONFIRMED
from bouwmeester.server.store.once import once
from bouwmeester.server.store.store import Store
from bouwmeester.server.store.tables import Row
from bouwmeester.server.tables.clocks import now
from bouwmeester.text.words import LANGUAGES, Words

#: Of each kind somebody has so many; of more browsers the newest stay.
MOST: Final = {"push": 5, "mail": 1, "webhook": 3}
CONFIRM_DAYS: Final = 3
_HOUR: Final = 3600.0
#: New channels and tests of one person, and mails to one box that has not said yes, an hour.
_TRIES: Final = 20
_MAILS: Final = 3
_keys = msgspec.json.Decoder(PushKeys).decode


class Channels:
    """All channels of a house, and the ways out to them."""

    def __init__(self, store: Store, signer: URLSafeTimedSerializer, settings: Settings) -> None:
        self.store = store
        self._signer = signer
        self._mailing = Mailing(settings.mail, settings.mail_from)
        choice = settings.webhooks
        #: A house that is there for the world has an address of its own; there nobody but its keeper opens this.
        self._hooks = choice != "no" and (choice != "auto" or not settings.address)
        self._outward = Outward(inside=choice == "inside")
        self._contact = settings.address or (
            f"mailto:{settings.mail_from}" if settings.mail_from else "mailto:none@localhost"
        )
        self._push: Pushing | None = None
        self._tries = Allowance(_TRIES, _HOUR)
        self._mails = Allowance(_MAILS, _HOUR)

    async def close(self) -> None:
        await self._outward.close()

    async def pushing(self) -> Pushing:
        """The key of the house for browsers: made once, by whichever node is first, and kept."""
        if self._push is None:
            kept = await self.store.write(partial(once, name="vapid", new=push.new_key()))
            self._push = Pushing(kept, self._contact)
        return self._push

    # What somebody has and wants.

    async def about(self, user: str) -> Notices:
        rows = await self.store.read(partial(stored.channels_of, user=user))
        wishes = await self.wishes(user)
        public = (await self.pushing()).public
        return Notices(wishes, [_told(row) for row in rows], public, self._hooks, self._mailing.can)

    async def wishes(self, user: str) -> Wishes:
        return wanting.read(await self.store.read(partial(stored.wishes_of, user=user)))

    async def wish(self, user: str, wishes: Wishes) -> None:
        if wishes.quiet is not None and not wanting.known_zone(wishes.quiet.zone):
            raise BouwmeesterError(f"there is no zone {wishes.quiet.zone!r}")
        if wishes.language not in LANGUAGES:
            raise BouwmeesterError(f"there is no language {wishes.language!r}")
        body = msgspec.json.encode(wishes).decode()
        await self.store.write(partial(stored.write_wishes, user=user, body=body))

    async def add(self, user: str, wish: NewChannel, home: str) -> Channel:
        """A new channel. A mailbox is asked first whether it wants any mail."""
        self._charge(user)
        row: Row = {"id": secrets.token_hex(8), "user_id": user, "kind": wish.kind, "address": wish.address}
        row |= {"style": "", "home": home, "label": clean(wish.label), "state": GOOD, "created": now()}
        if wish.kind == "push":
            self._outward.need_well_formed(wish.address)
            row["secret"] = msgspec.json.encode(push.need_keys(wish.keys)).decode()
        elif wish.kind == "webhook":
            if not self._hooks:
                raise Forbidden("this house writes to no webhooks")
            self._outward.need_well_formed(wish.address)
            row |= {"style": wish.style, "secret": secrets.token_urlsafe(24)}
        else:
            row |= await self._new_box(wish.address)
        row["id"] = await self.store.write(partial(stored.put_channel, row=row, most=MOST[wish.kind]))
        if wish.kind == "mail" and row["state"] == UNCONFIRMED:
            await self._ask(row, user)
        made = _told(row)
        made.secret = str(row["secret"]) if wish.kind == "webhook" else None
        return made

    async def _new_box(self, address: str) -> Row:
        if not self._mailing.can:
            raise Forbidden("this house sends no mail")
        box = mail.need_address(address)
        if not self._mails.take(box.lower()):
            raise TooMuch("that mailbox was written to often; come back in a while")
        return {"address": box, "secret": "", "state": UNCONFIRMED}

    async def remove(self, user: str, id: str) -> None:
        await self._own(user, id)
        await self.store.write(partial(stored.remove_channel, id=id))

    async def test(self, user: str, id: str) -> bool:
        """Send something now; whether it was taken."""
        self._charge(user)
        row = await self._own(user, id)
        if row["state"] == UNCONFIRMED:
            return False
        language = (await self.wishes(user)).language
        answered = await self.send(row, About("test", "", "", "", 0, (), ()), language)
        await self.store.write(partial(stored.set_state, id=id, state=GONE if answered.gone else GOOD))
        return answered.took

    def _charge(self, user: str) -> None:
        if not self._tries.take(user):
            raise TooMuch("that is a lot of channels; come back in a while")

    async def _own(self, user: str, id: str) -> Row:
        row = await self.store.read(partial(stored.channel, id=id))
        if row is None or row["user_id"] != user:
            raise BouwmeesterError("you have no such channel")
        return row

    # Mailboxes say yes, and no.

    async def _ask(self, row: Row, user: str) -> None:
        words = Words((await self.wishes(user)).language)
        token = self._signer.dumps([row["id"], "yes"])
        asked = Said("Bouwmeester", words.say("notice-confirm"), f"{row['home']}confirm#{token}")
        await self._mailing.send(str(row["address"]), asked, words.say("notice-confirm-why"))

    async def confirm(self, token: str) -> bool:
        """The owner of a mailbox has said yes."""
        id = self._read(token, "yes", CONFIRM_DAYS * 86_400)
        return id is not None and await self.store.write(partial(stored.set_state, id=id, state=GOOD))

    async def leave(self, token: str) -> None:
        """The owner of a mailbox wants no more of it. However old the mail is, and how often it is said."""
        id = self._read(token, "no", None)
        if id is not None:
            await self.store.write(partial(stored.remove_channel, id=id))

    def _read(self, token: str, meant: str, seconds: int | None) -> str | None:
        try:
            id, said = self._signer.loads(token, max_age=seconds)
        except (BadSignature, ValueError):
            return None
        return str(id) if said == meant else None

    # Sending.

    async def send(self, row: Row, about: About, language: str) -> Answered:
        """Write to a channel, whatever kind it is."""
        address, home = str(row["address"]), str(row["home"])
        told = said(about, language, home)
        try:
            if row["kind"] == "push":
                body, headers = (await self.pushing()).written(address, _keys(row["secret"]), about, told)
                return await self._outward.post(address, body, headers)
            if row["kind"] == "webhook":
                body, headers = webhook.written(str(row["style"]), about, told, str(row["secret"]), now())
                return await self._outward.post(address, body, headers) if self._hooks else Answered(403)
        except Forbidden:
            return Answered(403)
        words = Words(language)
        leave = f"{home}api/unsubscribe/{self._signer.dumps([row['id'], 'no'])}"
        return await self._mailing.send(
            address, told, words.say("notice-mail-why", link=f"{home}settings/notices"), leave
        )


_DISCORD: Final = re.compile(r"(/api/webhooks/\d+/)[^/]+")


def _told(row: dict[str, Any]) -> Channel:
    """As its owner sees it. The address of a webhook is itself a key, so no more of it is told than is needed."""
    address = str(row["address"])
    if row["kind"] == "push":
        address = ""
    elif row["kind"] == "webhook":
        address = _DISCORD.sub(r"\1…", address)
    return Channel(
        row["id"], row["kind"], address, row["style"] or "json", row["label"], row["state"], row["created"]
    )
