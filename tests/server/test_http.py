"""The HTTP side: who may ask what, what is refused, and that nothing strange can break it."""

import asyncio
import contextlib
import json
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from litestar import Litestar, get
from litestar.routes import HTTPRoute
from litestar.testing import TestClient
from schemathesis.core.result import Ok
from sqlalchemy import Connection

from bouwmeester.client import Client
from bouwmeester.server.admission.whence import Ways
from bouwmeester.server.app import Guard, build
from bouwmeester.server.settings import Settings
from bouwmeester.server.store.store import SPENT, Spent, Store
from tests.server.conftest import NewDatabase, sqlite
from tests.server.running import Running

#: Who asks, in the order of the columns below. The table is by invitation; it has one free chair left.
ASKERS = ("nobody", "stranger", "invited", "seated")

#: For every route: what it takes, and what each of them gets. A route that is not here fails the test.
MATRIX: dict[str, tuple[object, tuple[int, int, int, int]]] = {
    "POST /api/guests": ({"name": "Anne"}, (201, 201, 201, 201)),
    "GET /api/me": (None, (401, 200, 200, 200)),
    "POST /api/me/learned": ({"learned": ["palazzo guide turn"]}, (401, 200, 200, 200)),
    "POST /api/games/{game:str}/lessons/{lesson:str}": ({"how": "look"}, (200, 200, 200, 200)),
    "POST /api/me/link": (None, (401, 200, 200, 200)),
    "DELETE /api/me/link": (None, (401, 204, 204, 204)),
    "GET /api/me/bots": (None, (401, 200, 200, 200)),
    "POST /api/me/bots": ({"name": "Rita"}, (401, 200, 200, 200)),
    "DELETE /api/me/bots/{id:str}": (None, (401, 400, 400, 400)),
    "DELETE /api/bots/token": (None, (400, 400, 400, 400)),
    "GET /api/me/notices": (None, (401, 200, 200, 200)),
    "PUT /api/me/notices": ({"kinds": {}}, (401, 200, 200, 200)),
    "POST /api/me/channels": ({"kind": "webhook", "address": "https://example.org/"}, (401, 200, 200, 200)),
    # The id of a table is none of a channel, a passkey or a joining.
    "DELETE /api/me/channels/{id:str}": (None, (400, 400, 400, 400)),
    "POST /api/me/channels/{id:str}/test": (None, (400, 400, 400, 400)),
    "POST /api/channels/confirm": ({"token": "forged"}, (403, 403, 403, 403)),
    "POST /api/unsubscribe/{token:str}": (None, (200, 200, 200, 200)),
    "GET /api/unsubscribe/{token:str}": (None, (303, 303, 303, 303)),
    "GET /api/me/known": (None, (401, 200, 200, 200)),
    # The house is asked for by an address in digits.
    "POST /api/me/passkeys/ask": (None, (401, 409, 409, 409)),
    "POST /api/me/passkeys": ({"ticket": "forged", "credential": {}}, (401, 409, 409, 409)),
    "DELETE /api/me/passkeys/{id:str}": (None, (400, 400, 400, 400)),
    "POST /api/passkeys/ask": (None, (409, 409, 409, 409)),
    "POST /api/passkeys": ({"ticket": "forged", "credential": {}}, (409, 409, 409, 409)),
    "DELETE /api/me/devices/{id:str}": (None, (401, 400, 400, 400)),
    "DELETE /api/me/devices": (None, (401, 200, 200, 200)),
    "POST /api/me/joins": ({"token": "forged"}, (401, 400, 400, 400)),
    "DELETE /api/me/joins/{id:str}": (None, (400, 400, 400, 400)),
    "GET /api/me/export": (None, (401, 200, 200, 200)),
    "GET /api/me/leaving": (None, (401, 200, 200, 200)),
    "DELETE /api/me/leaving": (None, (401, 200, 200, 200)),
    "DELETE /api/me": (None, (401, 200, 200, 200)),
    "GET /api/me/peace": (None, (401, 200, 200, 200)),
    "PUT /api/me/peace/{id:str}": ({"mute": True, "avoid": True}, (401, 404, 404, 404)),
    "GET /api/me/invitations": (None, (401, 200, 200, 200)),
    "DELETE /api/me/invitations/{id:str}": (None, (401, 200, 200, 200)),
    "GET /api/me/standing": (None, (401, 200, 200, 200)),
    # The id of a table is none of something that a keeper did.
    "POST /api/me/standing/{id:str}": (None, (400, 400, 400, 400)),
    "POST /api/tables/{id:str}/reports": ({"about": "0" * 32, "reason": "spam"}, (401, 404, 404, 404)),
    "POST /api/tables/{id:str}/decline": ({"user": "0" * 32}, (401, 404, 404, 409)),
    "POST /api/tables/{id:str}/invitations": ({"user": "0" * 32}, (401, 404, 404, 404)),
    # To all but keepers it is as if there were no such thing.
    "GET /api/keeper": (None, (404, 404, 404, 404)),
    "POST /api/keeper/acts": ({"kind": "warn", "about": "0" * 32, "reason": "spam"}, (404, 404, 404, 404)),
    "DELETE /api/keeper/acts/{id:str}": (None, (404, 404, 404, 404)),
    "GET /api/games/{game:str}/lessons/{lesson:str}": (None, (200, 200, 200, 200)),
    "GET /api/puzzles/{game:str}/days": (None, (200, 200, 200, 200)),
    "GET /api/events": (None, (200, 200, 200, 200)),
    "POST /api/events": ({"name": "Evening", "game": "palazzo", "seats": 3}, (401, 201, 201, 201)),
    "GET /api/events/{code:str}": (None, (200, 200, 200, 200)),
    "POST /api/events/{code:str}/entry": (None, (401, 200, 200, 200)),
    "DELETE /api/events/{code:str}/entry": (None, (401, 409, 409, 409)),
    "POST /api/events/{code:str}/begin": (None, (401, 409, 409, 409)),
    "POST /api/events/{code:str}/pause": (None, (401, 409, 409, 409)),
    "POST /api/events/{code:str}/resume": (None, (401, 409, 409, 409)),
    "POST /api/events/{code:str}/cancel": (None, (401, 409, 409, 200)),
    "POST /api/events/{code:str}/drop": ({"number": 0}, (401, 409, 409, 409)),
    "POST /api/events/{code:str}/time": ({"starts": None}, (401, 409, 409, 200)),
    "POST /api/events/{code:str}/close": (None, (401, 409, 409, 200)),
    "POST /api/events/{code:str}/reopen": (None, (401, 409, 409, 200)),
    "POST /api/events/{code:str}/next": (None, (401, 409, 409, 409)),
    "GET /api/people/{id:str}": (None, (404, 404, 404, 404)),
    "GET /api/boards/{game:str}": (None, (200, 200, 200, 200)),
    "GET /api/tables/{id:str}/counted": (None, (404, 404, 200, 200)),
    "POST /api/guests/link": ({"token": "forged"}, (403, 403, 403, 403)),
    "GET /api/games": (None, (200, 200, 200, 200)),
    "GET /api/games/{game:str}/reference": (None, (200, 200, 200, 200)),
    "GET /api/games/{game:str}/words/{language:str}": (None, (200, 200, 200, 200)),
    "GET /api/games/{game:str}/rules/{language:str}": (None, (200, 200, 200, 200)),
    "GET /api/puzzles/{game:str}": (None, (200, 200, 200, 200)),
    "POST /api/puzzles/{game:str}": ({"puzzle": "day/which/1/2026-11-15", "answer": []}, (200, 200, 200, 200)),
    "GET /api/tables": (None, (200, 200, 200, 200)),
    "GET /api/tables/mine": (None, (401, 200, 200, 200)),
    "GET /api/tables/finished": (None, (401, 200, 200, 200)),
    "GET /api/addresses": (None, (200, 200, 200, 200)),
    "POST /api/tables": ({"game": "palazzo", "chairs": ["open", "open"]}, (401, 201, 201, 201)),
    "GET /api/codes/{code:str}": (None, (401, 200, 200, 200)),
    "GET /api/tables/{id:str}": (None, (404, 404, 200, 200)),
    "POST /api/tables/{id:str}/sit": ({"seat": 0}, (401, 404, 409, 200)),
    "POST /api/tables/{id:str}/leave": (None, (401, 404, 404, 200)),
    "POST /api/tables/{id:str}/bots": ({"seat": 1, "bot": None}, (401, 404, 404, 200)),
    "POST /api/tables/{id:str}/close": (None, (401, 404, 404, 200)),
    "POST /api/tables/{id:str}/resign": (None, (401, 404, 404, 409)),
    "POST /api/tables/{id:str}/put-away": (None, (401, 404, 404, 200)),
    "POST /api/tables/{id:str}/rematch": (None, (401, 404, 404, 409)),
    "GET /api/tables/{id:str}/qr.svg": (None, (404, 404, 200, 200)),
    "GET /api/tables/{id:str}/record": (None, (404, 404, 403, 403)),
    "GET /api/tables/{id:str}/review": (None, (404, 404, 403, 403)),
    "GET /api/me/exercises": (None, (401, 200, 200, 200)),
    "POST /api/positions": ({"position": {}}, (400, 400, 400, 400)),
    "POST /api/replay": ({"record": ""}, (400, 400, 400, 400)),
    "POST /api/review": ({"record": ""}, (400, 400, 400, 400)),
    "GET /": (None, (200, 200, 200, 200)),
    "GET /{path:path}": (None, (200, 200, 200, 200)),
    "GET /health": (None, (200, 200, 200, 200)),
    "GET /metrics": (None, (200, 200, 200, 200)),
}


def routes() -> Iterator[str]:
    for route in build(Settings()).routes:
        if isinstance(route, HTTPRoute) and not route.path_format.startswith("/schema"):
            for handler in route.route_handlers:
                for method in sorted(handler.http_methods):
                    if method in ("GET", "POST", "PUT", "PATCH", "DELETE"):
                        yield f"{method} {route.path}"


def test_every_route_says_who_may_ask() -> None:
    assert sorted(routes()) == sorted(MATRIX)


@pytest.mark.parametrize("route", sorted(MATRIX))
def test_who_gets_what(server: Running, route: str) -> None:
    async def scene() -> None:
        async with Client(server.address) as seated, Client(server.address) as other:
            await seated.sit_down("Anne")
            table = await seated.new_table("palazzo", ["me", "open", "uniform"], public=False)
            invite = table.invite or ""
            body, expected = MATRIX[route]
            method, _, path = route.partition(" ")
            if path.startswith("/api/events/"):
                event = await seated.http.post("/api/events", json={"name": "Evening", "game": "palazzo", "seats": 2})
                path = path.replace("{code:str}", event.json()["about"]["code"])
            path = path.replace("{id:str}", table.id).replace("{code:str}", table.code)
            path = (
                path.replace("{game:str}", "potzklotz")
                .replace("{language:str}", "nl")
                .replace("{lesson:str}", "corner")
            )
            for asker, status in zip(ASKERS, expected, strict=True):
                if asker == "stranger":
                    await other.sit_down("Zoe")
                client = seated if asker == "seated" else other
                asked = dict(body) if isinstance(body, dict) else None
                if asker == "invited" and route.endswith("/sit"):
                    asked = {"seat": 0, "invite": invite}
                query = {"invite": invite} if asker == "invited" and method == "GET" else {}
                for _ in range(10):
                    answer = await client.http.request(method, path, json=asked, params=query)
                    if "server.busy" not in answer.text:  # the clerk stands back on a machine that has much to do
                        break
                assert answer.status_code == status, (asker, answer.text)

    asyncio.run(scene())


def test_answers_carry_the_headers_that_keep_them_ours(server: Running) -> None:
    answer = httpx.get(f"{server.address}/api/games")
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src" not in policy or "unsafe" not in policy.partition("script-src")[2].partition(";")[0]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "server" not in answer.headers


def test_cookies_are_httponly_and_only_ours(server: Running) -> None:
    plain = httpx.post(f"{server.address}/api/guests", json={"name": "Anne"})
    assert "HttpOnly" in plain.headers["set-cookie"]
    assert "SameSite=lax" in plain.headers["set-cookie"]
    assert "Secure" not in plain.headers["set-cookie"]


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1", "https://127.0.0.1"])
def test_another_sites_page_cannot_write(server: Running, origin: str) -> None:
    answer = httpx.post(f"{server.address}/api/guests", json={"name": "x"}, headers={"origin": origin})
    assert answer.status_code == 403
    own = httpx.post(f"{server.address}/api/guests", json={"name": "x"}, headers={"origin": server.address})
    assert own.status_code == 201


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[" * 50_000,
        b'{"name": "x", "more": 1}',
        b'{"name": ' + b"[" * 30_000,
        b'{"name": "' + b"x" * 41 + b'"}',
        b'{"name": "\xff"}',
        b'{"name": "\\ud800"}',
        b'{"name": "\\u0000"}',
        b'{"name": 1e999}',
    ],
)
def test_what_cannot_be_read_is_refused(server: Running, body: bytes) -> None:
    answer = httpx.post(f"{server.address}/api/guests", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400, answer.text
    assert answer.json()["detail"]


def test_what_is_too_big_is_refused(server: Running) -> None:
    big = json.dumps({"name": "x" * 100_000})
    answer = httpx.post(f"{server.address}/api/guests", content=big, headers={"content-type": "application/json"})
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "chairs": ["me", "open"]},
        {"game": "palazzo", "chairs": ["me"]},
        {"game": "palazzo", "chairs": ["me", "me"]},
        {"game": "palazzo", "chairs": ["me", "potzklotz-3"]},
        {"game": "palazzo", "chairs": ["me", "open"], "options": {"colour": "red"}},
        {"game": "palazzo", "chairs": ["me", "open"], "options": {"money": {"a": [1]}}},
        {"game": "palazzo", "chairs": ["me", "open"], "clock": {"kind": "move", "seconds": 1}},
        {"game": "palazzo", "chairs": ["me", "open"], "clock": {"kind": "sand"}},
        {"game": "potzklotz", "chairs": ["me", "open"], "options": {"cards": 10**30}},
    ],
)
def test_tables_that_cannot_be_are_refused(server: Running, wish: dict[str, object]) -> None:
    with httpx.Client(base_url=server.address) as client:
        client.post("/api/guests", json={"name": "Anne"})
        answer = client.post("/api/tables", json=wish)
        assert answer.status_code == 400, answer.text
        assert answer.json()["detail"]


def test_what_is_long_to_read_counts_for_many_requests() -> None:
    @get("/long")
    async def long() -> None:
        spent = SPENT.get()
        assert spent is not None
        spent.seconds += 1

    @get("/short")
    async def short() -> None: ...

    guard = Guard(Ways(Settings()), requests=20)
    with TestClient(Litestar([long, short], middleware=[guard]), base_url="http://127.0.0.1") as client:
        assert [client.get(path).status_code for path in ("/short", "/short", "/long", "/short")] == [
            200,
            200,
            200,
            429,
        ]


def test_files_of_the_page_count_for_less_than_requests() -> None:
    """Else a few people who come to a house at the same moment, from one address, would get half a page."""

    @get(["/assets/file.js", "/api/games"])
    async def anything() -> None: ...

    def asked_until_refused(path: str) -> int:
        guard = Guard(Ways(Settings()), requests=1)
        with TestClient(Litestar([anything], middleware=[guard]), base_url="http://127.0.0.1") as client:
            return next(number for number in range(100) if client.get(path).status_code == 429)

    assert asked_until_refused("/assets/file.js") > 2 * asked_until_refused("/api/games")


def test_reading_is_counted_for_whoever_asks(tmp_path: Path) -> None:
    def long(_: Connection) -> None:
        began = time.thread_time()
        while time.thread_time() < began + 0.02:
            pass

    async def scene(store: Store) -> tuple[float, float]:
        mine, yours = Spent(), Spent()
        SPENT.set(mine)
        asked = asyncio.create_task(store.read(long))
        SPENT.set(yours)
        await store.read(lambda _: None)
        await asked
        return mine.seconds, yours.seconds

    store = Store(sqlite(tmp_path))
    store.start()
    try:
        mine, yours = asyncio.run(scene(store))
    finally:
        store.stop()
    assert mine >= 0.02 > yours


def test_requests_are_limited(new_database: NewDatabase) -> None:
    running = Running(new_database(), requests=5)
    running.start()
    try:
        with httpx.Client(base_url=running.address) as client:
            answers = (client.get("/api/games").status_code for _ in range(50))
            assert 429 in answers  # and whoever is told so need not ask on
    finally:
        running.stop()


@pytest.mark.parametrize("examples", [4, pytest.param(40, marks=pytest.mark.soak)])
def test_nothing_that_fits_the_schema_or_not_breaks_the_server(server: Running, examples: int) -> None:
    schema = schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")
    cookies = dict(httpx.post(f"{server.address}/api/guests", json={"name": "Anne"}).cookies)
    tried = set()
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), "an operation that cannot be read"
        operation = found.ok()
        fitting = operation.as_strategy()
        bent = operation.as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE)
        for asked in (fitting, bent):

            @given(case=asked)
            @settings(max_examples=examples, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
            def ask(case: schemathesis.Case) -> None:  # type: ignore[type-arg]
                for jar in ({}, cookies):
                    answer = case.call(cookies=jar)
                    assert answer.status_code < 500, (case.as_curl_command(), answer.text)
                tried.add(case.operation.label)

            with contextlib.suppress(Unsatisfiable):  # some operations take nothing that could be bent
                ask()
    # The page is no part of what is described, nor the way to it from a mail, nor what is for keepers alone.
    pages = ("GET /", "GET /{path:path}", "GET /api/unsubscribe/{token:str}")
    described = {
        route.replace(":str}", "}") for route in MATRIX if route not in pages and " /api/keeper" not in route
    }
    assert described - tried == set()
