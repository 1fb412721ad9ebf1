"""By which way people come: proxies that are believed and those that are not, names of the house, links and pages."""

import asyncio
import contextlib
import io
import socket
from collections.abc import Iterator

import httpx
import pytest
import segno
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.server.admission.whence import Ways, Whence, household
from bouwmeester.server.settings import Settings
from tests.server.conftest import sqlite
from tests.server.running import Running

PUBLIC = "https://play.example.org/"


@contextlib.contextmanager
def started(running: Running) -> Iterator[Running]:
    running.start()
    try:
        yield running
    finally:
        running.stop()


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house that believes a proxy on this machine, and does not allow much to one address."""
    database = sqlite(tmp_path_factory.mktemp("proxied"))
    with started(Running(database, proxies="127.0.0.1", address=PUBLIC, guests=2)) as running:
        yield running


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house that believes nobody."""
    with started(Running(sqlite(tmp_path_factory.mktemp("alone")), guests=2)) as running:
        yield running


def came(settings: Settings, peer: str = "127.0.0.1", at: str = "127.0.0.1", **headers: str) -> Whence:
    return Ways(settings).came(peer, (at, 8080), lambda name: headers.get(name.lower().replace("-", "_")))


def test_only_a_proxy_that_is_trusted_says_who_comes(proxied: Running, alone: Running) -> None:
    def guest(running: Running, said: str) -> int:
        headers = {"x-forwarded-for": said, "x-forwarded-proto": "https", "host": "play.example.org"}
        if running is alone:
            del headers["host"]
        return httpx.post(f"{running.address}/api/guests", json={"name": "Anne"}, headers=headers).status_code

    assert [guest(proxied, f"203.0.113.{number}") for number in range(6)] == [201] * 6
    # What stands before the proxy's own word anyone could have written.
    assert [guest(proxied, f"198.51.100.{number}, 203.0.113.77") for number in range(3)] == [201, 201, 429]
    assert [guest(proxied, f"2001:db8:1:2::{number}") for number in range(3)] == [201, 201, 429]
    assert [guest(alone, f"203.0.113.{number}") for number in range(3)] == [201, 201, 429]


def test_https_is_what_the_proxy_says(proxied: Running, alone: Running) -> None:
    https = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.200", "host": "play.example.org"}
    answer = httpx.post(f"{proxied.address}/api/guests", json={"name": "Anne"}, headers=https)
    assert "Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    forged = httpx.get(f"{alone.address}/api/games", headers={"x-forwarded-proto": "https"})
    assert "strict-transport-security" not in forged.headers


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("https://play.example.org", 201),
        ("http://play.example.org", 403),
        ("https://play.example.org:444", 403),
        ("https://play.example.org.evil.example", 403),
        ("https://evil.example", 403),
        ("null", 403),
        ("", 403),
    ],
)
def test_the_scheme_of_a_page_counts_too(proxied: Running, origin: str, status: int) -> None:
    headers = {"host": "play.example.org", "origin": origin, "x-forwarded-for": f"192.0.2.{len(origin)}"}
    answer = httpx.post(f"{proxied.address}/api/guests", json={"name": "Anne"}, headers=headers)
    assert answer.status_code == status

    async def scene() -> int | None:
        address = f"ws://play.example.org/api/tables/{'0' * 32}/socket"
        async with connect(
            address, host="127.0.0.1", port=proxied.port, additional_headers={"Origin": origin}
        ) as line:
            with pytest.raises(ConnectionClosed):
                await line.recv()
            return line.close_code

    assert asyncio.run(scene()) == (4404 if status == 201 else 4403)


@pytest.mark.parametrize("name", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "e:v:i:l"])
def test_a_name_that_is_not_ours_leads_nowhere(alone: Running, name: str) -> None:
    for method, path in (("GET", "/"), ("GET", "/health"), ("POST", "/api/guests"), ("GET", "/api/tables")):
        answer = httpx.request(method, f"{alone.address}{path}", headers={"host": name})
        assert (answer.status_code, bool(answer.json()["detail"])) == (421, True)


def test_links_begin_with_an_address_of_ours() -> None:
    own = socket.gethostname().lower()
    assert came(Settings(), host="localhost:8080").home == "http://localhost:8080/"
    assert came(Settings(), host=f"{own}.local:8080").home == f"http://{own}.local:8080/"
    assert came(Settings(), at="192.168.1.7", host="192.168.1.7:8080").home == "http://192.168.1.7:8080/"
    assert came(Settings(), at="192.168.1.7", host="6.6.6.6").home == "http://192.168.1.7:8080/"
    assert came(Settings(), at="192.168.1.7", host="evil.example").home == "http://192.168.1.7:8080/"
    assert came(Settings(), at="::1", host="evil.example").home == "http://[::1]:8080/"
    assert came(Settings(address=PUBLIC), host="localhost").home == PUBLIC
    assert came(Settings(names="spiel.example"), host="spiel.example").home == "http://spiel.example/"


def drawn(link: str) -> str:
    picture = io.BytesIO()
    segno.make(link, micro=False).save(picture, kind="svg", border=2, omitsize=True, xmldecl=False)
    return picture.getvalue().decode()


@pytest.mark.parametrize("host", ["localhost", "6.6.6.6", "play.example.org"])
def test_the_qr_code_is_such_a_link(proxied: Running, server: Running, host: str) -> None:
    for running, home in ((proxied, PUBLIC), (server, f"{server.address}/")):
        with httpx.Client(base_url=running.address, headers={"x-forwarded-for": f"192.0.2.{99 + len(host)}"}) as anne:
            anne.post("/api/guests", json={"name": "Anne"})
            id = anne.post("/api/tables", json={"game": "palazzo", "chairs": ["me", "open"]}).json()["id"]
            answer = anne.get(f"/api/tables/{id}/qr.svg", headers={"host": host})
            if running is server and host == "play.example.org":
                assert answer.status_code == 421
            elif running is server and host == "localhost":
                assert answer.text == drawn(f"http://localhost/table/{id}")
            else:
                assert answer.text == drawn(f"{home}table/{id}")


@pytest.mark.parametrize(
    ("address", "together"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_who_is_counted_together(address: str, together: str) -> None:
    assert household(address) == together


@pytest.mark.parametrize("said", ["", "unknown", "evil, evil", "203.0.113.9, unknown", "127.0.0.1", "127.0.0.1, x"])
def test_what_a_proxy_cannot_tell_is_the_proxy(said: str) -> None:
    assert came(Settings(proxies="127.0.0.0/8"), x_forwarded_for=said).address == "127.0.0.1"


@pytest.mark.parametrize(
    "settings",
    [Settings(address="play.example.org"), Settings(address="ftp://a.example/"), Settings(proxies="my-proxy")],
)
def test_settings_that_make_no_sense_are_refused(settings: Settings) -> None:
    with pytest.raises(BouwmeesterError, match=r"is to be like|is named by"):
        Ways(settings)


def test_metrics_are_for_this_machine_and_through_nobody(proxied: Running, alone: Running) -> None:
    def asked(running: Running, **headers: str) -> int:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return httpx.get(f"{running.address}/metrics", headers=named).status_code

    assert asked(alone) == 200
    for headers in ({"x_forwarded_for": "127.0.0.1"}, {"x_real_ip": "127.0.0.1"}, {"via": "1.1 proxy"}):
        assert asked(alone, **headers) == 403
        assert asked(proxied, **headers) == 403
    assert asked(proxied, host="play.example.org") == 403


@pytest.mark.parametrize(("who", "status"), [("everybody", 200), ("nobody", 403)])
def test_metrics_are_for_whom_the_settings_say(
    tmp_path_factory: pytest.TempPathFactory, who: str, status: int
) -> None:
    with started(Running(sqlite(tmp_path_factory.mktemp("metrics")), metrics=who)) as running:
        answer = httpx.get(f"{running.address}/metrics", headers={"x-forwarded-for": "203.0.113.9"})
        assert answer.status_code == status
