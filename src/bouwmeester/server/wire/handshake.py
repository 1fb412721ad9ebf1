"""The door: whose page asks, who comes, and to which table. For every way of asking there is one answer here."""

import re
import secrets
from functools import partial
from typing import Final
from urllib.parse import parse_qs, urlsplit

from websockets.http11 import Request

from bouwmeester.server.admission import controls
from bouwmeester.server.admission.whence import Ways, Whence
from bouwmeester.server.house.house import House
from bouwmeester.server.protocol.close_codes import CLOSE_FORBIDDEN, CLOSE_NO_TABLE, CLOSE_TOO_MANY, CLOSE_UNREADABLE
from bouwmeester.server.protocol.messages import COOKIE
from bouwmeester.server.settings import Settings
from bouwmeester.server.wire.connection import Connection, Visit
from bouwmeester.server.wire.ends import Ear, Wire
from bouwmeester.server.wire.joined import Joined
from bouwmeester.server.wire.visiting import BotEar

_SOCKET: Final = re.compile("/api/tables/([0-9a-f]{32})/socket")
_WORKERS: Final = "/api/workers"
#: Where bots from outside come to.
BOT_SOCKET: Final = "/api/bots/socket"
_VERSION: Final = re.compile("[0-9]{0,9}")


class Handshake:
    """The one way in for sockets."""

    def __init__(self, house: House, settings: Settings) -> None:
        self.house = house
        self.rate = settings.rate
        self.ways = Ways(settings)
        self._joining = settings.joining

    def answer(self, line: Wire, request: Request) -> Ear:
        """Somebody is on the line."""
        if request.path == _WORKERS and self._may_join(request):
            return Joined(line, self.house.thinking.workers)
        whence = self.ways.came(line.peer, line.at, lambda name: _said(request, name))
        if request.path == BOT_SOCKET and whence.ours and _said(request, "Origin") is None:
            return self._bot(line, whence.address, (_said(request, "Authorization") or "").removeprefix("Bearer "))
        visit = self.visit(whence, request)
        places = self.house.quotas.sockets
        if isinstance(visit, Visit) and not places.come(visit.user, whence.address):
            visit = CLOSE_TOO_MANY
        if isinstance(visit, Visit):
            connection = Connection(line, self.house, visit.user, whence.address, visit.device)
            connection.leaving = partial(places.leave, visit.user, whence.address)
            connection.arrive(visit)
        else:
            connection = Connection(line, self.house, None, whence.address)
            line.close(visit)
        return connection

    def _bot(self, line: Wire, address: str, token: str) -> Ear:
        """A program: it has no page, and shows a token instead of a cookie."""
        places = self.house.quotas.sockets
        if not places.come(None, address):
            line.close(CLOSE_TOO_MANY)
            return Connection(line, self.house, None, address)
        ear = BotEar(line, self.house, token)
        ear.leaving = partial(places.leave, None, address)
        return ear

    def _may_join(self, request: Request) -> bool:
        """Whether it is a worker who knows the secret; a page of a browser never is."""
        said = (_said(request, "Authorization") or "").encode()
        known = f"Bearer {self._joining}".encode()
        return bool(self._joining) and _said(request, "Origin") is None and secrets.compare_digest(said, known)

    def visit(self, whence: Whence, request: Request) -> Visit | int:
        """Who wants to come to which table, having seen which version; or the code with which the door is closed."""
        if not whence.ours or not whence.same_origin(_said(request, "Origin")):
            return CLOSE_FORBIDDEN
        if controls.in_address(request.path):
            return CLOSE_UNREADABLE
        path = urlsplit(request.path)
        table = _SOCKET.fullmatch(path.path)
        if table is None:
            return CLOSE_NO_TABLE
        query = {name: values[-1] for name, values in parse_qs(path.query).items()}
        since = query.get("version", "")
        if not _VERSION.fullmatch(since):
            return CLOSE_UNREADABLE
        known = self.house.guests.read(_cookie(_said(request, "Cookie") or ""))
        user, device = (None, None) if known is None else known
        return Visit(table[1], user, device, query.get("invite", ""), int(since) if since else None)


def _said(request: Request, header: str) -> str | None:
    """A header; where there should be one, several are as good as a wrong one."""
    said = request.headers.get_all(header)
    return ", ".join(said) if said else None


def _cookie(cookies: str) -> str | None:
    for cookie in cookies.split(";"):
        name, _, value = cookie.strip().partition("=")
        if name == COOKIE:
            return value
    return None
