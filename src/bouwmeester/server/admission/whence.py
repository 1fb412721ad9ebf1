"""Where somebody comes from and by which address, as far as it can be known.

The connection itself tells; what a proxy says counts only if that proxy is one of those the settings name. What
stands in Host is whatever the other side likes: it is held against the names of this house before it is used.
"""

import ipaddress
import re
import socket
from collections.abc import Callable
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import structlog

from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.server.settings import Settings

Ip = ipaddress.IPv4Address | ipaddress.IPv6Address
#: The value of a header, or None; several of a name are joined by commas.
Header = Callable[[str], str | None]

#: What routers in homes put behind the name of a machine. None of them can be bought.
_AT_HOME: Final = ("local", "lan", "home", "home.arpa", "internal", "fritz.box")
#: Signs that somebody stands between, trusted or not.
_FORWARDED: Final = ("x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-real-ip", "forwarded", "via")
_IPV6_HOUSEHOLD: Final = 64
_HOST: Final = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*")

log = structlog.get_logger()


class Whence(NamedTuple):
    """How somebody came."""

    #: Of the network, IPv6 by its first 64 bits: a household or a club, and not always one person.
    address: str
    scheme: str
    #: What stood in Host.
    host: str
    #: Whether Host is a name of ours, or an address of the network: nobody else's name leads here.
    ours: bool
    #: From this machine, and through nobody.
    here: bool
    #: What a link to this house begins with.
    home: str

    @property
    def name(self) -> str:
        """The name by which they came, without its port."""
        return _name(self.host)

    @property
    def named(self) -> bool:
        """Whether that is a name at all, and not an address in digits."""
        return _ip(self.name) is None

    def same_origin(self, origin: str | None) -> bool:
        """A browser tells which page asks; only our own may. Programs that are no browsers send none."""
        return origin is None or origin.lower() in (f"{self.scheme}://{self.host}", self.home.rstrip("/"))


class Ways:
    """All ways that lead to a house, by its settings."""

    def __init__(self, settings: Settings) -> None:
        self._home = _home(settings.address)
        self._proxies = [_network(one) for one in _listed(settings.proxies)]
        own = socket.gethostname().lower()
        self._names = {"localhost", own, *[f"{own}.{end}" for end in _AT_HOME], *_hosts(settings.names)}
        if self._home:
            self._names.add(_name(urlsplit(self._home).netloc))
        self._warned = False

    def came(self, peer: str, at: tuple[str, int], header: Header) -> Whence:
        """Who is at the other end, if the connection comes from ``peer`` and has reached us ``at`` an address."""
        trusted = self._trusts(peer)
        forwarded = any(header(name) is not None for name in _FORWARDED)
        if forwarded and not trusted and not self._warned:
            self._warned = True
            log.warning("proxy_not_trusted", setting="proxies")
        client = self._client(peer, header("x-forwarded-for") or "") if trusted else peer
        host = (header("host") or "").lower() or _netloc(*at)
        name = _name(host)
        scheme = self._scheme(host, header("x-forwarded-proto") if trusted else None)
        known = name in self._names or _same_machine(name, at[0])
        home = self._home or (f"{scheme}://{host}/" if known else f"{scheme}://{_netloc(*at)}/")
        ip = _ip(client)
        here = ip is not None and ip.is_loopback and not forwarded and _same_machine(name, "127.0.0.1")
        return Whence(household(client), scheme, host, known or _ip(name) is not None, here, home)

    def _trusts(self, peer: str) -> bool:
        ip = _ip(peer)
        return ip is not None and any(ip in network for network in self._proxies)

    def _client(self, peer: str, said: str) -> str:
        """The nearest that is not one of our own proxies: what stands before it anyone could have written."""
        for one in reversed(_listed(said)):
            ip = _ip(_name(one))
            if ip is None:
                break
            peer = str(ip)
            if not self._trusts(peer):
                break
        return peer

    def _scheme(self, host: str, said: str | None) -> str:
        if said is not None:
            return "https" if said.strip().lower() == "https" else "http"
        home = urlsplit(self._home)
        return home.scheme if self._home and host == home.netloc else "http"


def household(address: str) -> str:
    """Whom to count together: an address of IPv4, or the first 64 bits of one of IPv6."""
    ip = _ip(address)
    if isinstance(ip, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((ip, _IPV6_HOUSEHOLD), strict=False))
    return address if ip is None else str(ip)


def _home(address: str) -> str:
    parts = urlsplit(address.lower())
    if address and (parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/")):
        raise BouwmeesterError(f"the address is to be like https://play.example.org/, not {address!r}")
    return f"{parts.scheme}://{parts.netloc}/" if address else ""


def _hosts(names: str) -> list[str]:
    """Names as they stand in Host; a whole address, or one with a port, would never be met there."""
    hosts = _listed(names.lower())
    for host in hosts:
        if not _HOST.fullmatch(host):
            raise BouwmeesterError(f"--names are like play.example.org, with commas between, not {host!r}")
    return hosts


def _network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        return ipaddress.ip_network(text)
    except ValueError as error:
        raise BouwmeesterError(f"a proxy is named by its address or network, not {text!r}") from error


def _listed(text: str) -> list[str]:
    return [one.strip() for one in text.split(",") if one.strip()]


def _ip(text: str) -> Ip | None:
    try:
        ip = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (ip.ipv4_mapped or ip) if isinstance(ip, ipaddress.IPv6Address) else ip


def _name(host: str) -> str:
    """A host without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host if host.count(":") > 1 else host.partition(":")[0]


def _same_machine(name: str, at: str) -> bool:
    """Whether a name is the address that was reached, or one by which a machine speaks of itself."""
    if name == "localhost" or name.endswith(".localhost"):
        return True
    ip = _ip(name)
    return ip is not None and (ip.is_loopback or ip == _ip(at))


def _netloc(host: str, port: int) -> str:
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
