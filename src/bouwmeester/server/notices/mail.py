"""Mail: by the SMTP server that the house was told of, plain and small, with a way out that takes one click."""

from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from html import escape
from typing import Final
from urllib.parse import unquote, urlsplit

import aiosmtplib

from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.server.notices.outward import GONE, NOBODY, TAKEN, Answered
from bouwmeester.server.notices.wording import Said

_SECONDS: Final = 10.0
#: What SMTP says when it will never take a message for this address.
_FOR_GOOD: Final = 500


class Mailing:
    """A server of mail, as smtp://user:password@host:587 or smtps://; and from whom our mail is."""

    def __init__(self, server: str, sender: str) -> None:
        parts = urlsplit(server)
        if server and (parts.scheme not in ("smtp", "smtps") or not parts.hostname):
            raise BouwmeesterError("the mail server is to be like smtp://user:password@mail.example.org:587")
        if server and "@" not in sender:
            raise BouwmeesterError("who sends mail needs an address to send it from: --mail-from")
        self._sender = sender
        self._tls = parts.scheme == "smtps"
        self._host = parts.hostname or ""
        self._port = parts.port or (465 if self._tls else 587)
        self._user = unquote(parts.username) if parts.username else None
        self._password = unquote(parts.password) if parts.password else None

    @property
    def can(self) -> bool:
        return bool(self._host)

    async def send(self, address: str, said: Said, closing: str, leave: str = "") -> Answered:
        """``closing`` says why they get it; ``leave`` is where one click ends it."""
        message = EmailMessage()
        message["From"] = self._sender
        message["To"] = address
        message["Subject"] = f"{said.title}: {said.text}"[:120]
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2].rstrip(">"))
        message["Auto-Submitted"] = "auto-generated"
        if leave:
            message["List-Unsubscribe"] = f"<{leave}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(f"{said.text}\n\n{said.link}\n\n-- \n{closing}\n")
        link = escape(said.link)
        html = f'<p>{escape(said.text)}</p><p><a href="{link}">{link}</a></p><p><small>{escape(closing)}</small></p>'
        message.add_alternative(html, subtype="html")
        try:
            await aiosmtplib.send(
                message,
                hostname=self._host,
                port=self._port,
                username=self._user,
                password=self._password,
                use_tls=self._tls,
                timeout=_SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            refused = max([one.code for one in error.recipients], default=0)
            return GONE if refused >= _FOR_GOOD else NOBODY
        except (aiosmtplib.SMTPException, OSError):
            return NOBODY
        return TAKEN


def need_address(address: str) -> str:
    """An address of mail, as it is written to. Raises for what is none."""
    try:
        name, _, domain = address.rpartition("@")
        if (
            not name
            or ("." not in domain.strip(".") and domain != "localhost")
            or any(one.isspace() for one in address)
        ):
            raise ValueError(address)
        return Address(addr_spec=address).addr_spec
    except (ValueError, MessageError, IndexError) as error:
        raise BouwmeesterError("that is no address of mail") from error
