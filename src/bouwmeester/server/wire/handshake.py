"""The door: whose page asks, who comes, and to which table. For every way of asking there is one answer here."""

import re
from typing import Final
from urllib.parse import parse_qs, urlsplit

from websockets.http11 import Request

from bouwmeester.server.guests import COOKIE
from bouwmeester.server.house import House
from bouwmeester.server.line import CLOSE_FORBIDDEN, CLOSE_NO_TABLE, CLOSE_UNREADABLE, Line
from bouwmeester.server.socket import Seat, Visit

_SOCKET: Final = re.compile("/api/tables/([0-9a-f]{32})/socket")
_VERSION: Final = re.compile("[0-9]{0,9}")


def same_origin(origin: str | None, host: str | None) -> bool:
    """A browser tells which page asks; only our own may. Programs that are no browsers send none."""
    return origin is None or origin.split("://")[-1] == host


def answer(house: House, rate: float, line: Line, request: Request) -> Seat:
    """Somebody is on the line."""
    visit = asked(house, request)
    if isinstance(visit, Visit):
        seat = Seat(line, house, visit.user, rate)
        seat.arrive(visit)
    else:
        seat = Seat(line, house, None, rate)
        line.close(visit)
    return seat


def asked(house: House, request: Request) -> Visit | int:
    """Who wants to come to which table, having seen which version; or the code with which the door is closed."""
    if not same_origin(_said(request, "Origin"), _said(request, "Host")):
        return CLOSE_FORBIDDEN
    path = urlsplit(request.path)
    table = _SOCKET.fullmatch(path.path)
    if table is None:
        return CLOSE_NO_TABLE
    query = {name: values[-1] for name, values in parse_qs(path.query).items()}
    since = query.get("version", "")
    if not _VERSION.fullmatch(since):
        return CLOSE_UNREADABLE
    user = house.guests.user_of(_cookie(_said(request, "Cookie") or ""))
    return Visit(table[1], user, query.get("invite", ""), int(since) if since else None)


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
