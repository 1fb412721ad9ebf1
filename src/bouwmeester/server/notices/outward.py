"""The only way out to an address that somebody has given us.

Such an address is a door into the network of the house: it is resolved once, what is not meant for the world is
refused, and what was looked at is what is connected to. Nothing is followed, little is read, nobody is waited for.
"""

import asyncio
import ipaddress
import socket
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

import httpx

from bouwmeester.core.errors import BouwmeesterError

SECONDS: Final = 3.0
ANSWER_BYTES: Final = 8192
#: Longest that somebody may ask us to wait before we come again.
LONGEST_WAIT_SECONDS: Final = 3600.0


class Forbidden(BouwmeesterError):
    """An address to which this house does not write."""

    key = "server.no_address"


@dataclass(frozen=True)
class Answered:
    """What came back: a status, and how long to wait; no status if nobody answered."""

    status: int | None
    wait: float | None = None

    @property
    def took(self) -> bool:
        return self.status is not None and 200 <= self.status < 300

    @property
    def gone(self) -> bool:
        """Nobody is there any more, and nobody will be."""
        return self.status in (404, 410)

    @property
    def later(self) -> bool:
        """It may be better to come again."""
        return self.status is None or self.status == 429 or self.status >= 500


#: What is answered by those who do not speak HTTP.
TAKEN: Final = Answered(200)
GONE: Final = Answered(410)
NOBODY: Final = Answered(None)


class Outward:
    """Writes to addresses of others. ``inside`` lets it go to those of the own network, and without TLS."""

    def __init__(self, *, inside: bool) -> None:
        self._inside = inside
        self._client = httpx.AsyncClient(
            # What the environment says of proxies would go round what was looked at; whom to trust it may say.
            trust_env=False,
            verify=httpx.create_ssl_context(),
            # A line that was kept would be known by its address alone, and serve another name there unchecked.
            limits=httpx.Limits(max_keepalive_connections=0),
            follow_redirects=False,
            timeout=SECONDS,
        )

    async def close(self) -> None:
        await self._client.aclose()

    def need_well_formed(self, address: str) -> None:
        """Raises Forbidden for an address that can be seen to be none, before anybody is asked where it is."""
        try:
            parts = urlsplit(address)
            port = parts.port
        except ValueError as error:
            raise Forbidden("that is no address") from error
        if parts.scheme != "https" and not (self._inside and parts.scheme == "http"):
            raise Forbidden("an address begins with https://")
        if not parts.hostname or parts.username is not None or parts.password is not None or port == 0:
            raise Forbidden("that is no address")

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> Answered:
        """Write to an address. Raises Forbidden."""
        self.need_well_formed(address)
        try:
            async with asyncio.timeout(SECONDS):
                return await self._post(address, body, headers)
        except (TimeoutError, OSError, httpx.HTTPError, httpx.InvalidURL):
            return NOBODY

    async def _post(self, address: str, body: bytes, headers: Mapping[str, str]) -> Answered:
        url = httpx.URL(address)
        at = await self._resolved(url.host, url.port or (443 if url.scheme == "https" else 80))
        host = url.netloc.decode("ascii")
        request = self._client.build_request(
            "POST",
            url.copy_with(host=at),
            content=body,
            headers={**headers, "host": host, "accept-encoding": "identity", "user-agent": "bouwmeester"},
            extensions={"sni_hostname": url.host},
        )
        response = await self._client.send(request, stream=True)
        try:
            # A sender of much is hung up on; what it says is of no use to us.
            read = 0
            async for piece in response.aiter_raw():
                read += len(piece)
                if read > ANSWER_BYTES:
                    break
            return Answered(response.status_code, _wait(response.headers.get("retry-after")))
        finally:
            await response.aclose()

    async def _resolved(self, host: str, port: int) -> str:
        """Where a name leads, once; all of it must be meant for the world."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(where[0]).partition("%")[0] for *_, where in found]
        if not addresses or (not self._inside and not all(_of_the_world(one) for one in addresses)):
            raise Forbidden("that address is not one of the world outside")
        return addresses[0]


def _of_the_world(address: str) -> bool:
    """Whether an address is meant for everybody: not this machine's, not that of its network, none that is reserved.

    >>> [_of_the_world(one) for one in ("93.184.216.34", "10.0.0.7", "169.254.169.254", "::1", "::ffff:127.0.0.1")]
    [True, False, False, False, False]
    >>> [_of_the_world(one) for one in ("64:ff9b::7f00:1", "2002:7f00:1::1", "0.0.0.0", "224.0.0.1", "100.64.0.1")]
    [False, False, False, False, False]
    """
    ip = ipaddress.ip_address(address)
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            ip = ip.ipv4_mapped
        elif ip in _TRANSLATED or ip.sixtofour is not None or ip.teredo is not None:
            return False  # another address is hidden in it
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


_TRANSLATED: Final = ipaddress.IPv6Network("64:ff9b::/96")


def _wait(said: str | None) -> float | None:
    """Seconds, as far as they are said as such."""
    if said is None or not said.strip().isdigit():
        return None
    return min(float(said), LONGEST_WAIT_SECONDS)
