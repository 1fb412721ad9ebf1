"""The application: store, guests, house and routes put together, started and stopped in order."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Final

import structlog
from litestar import Litestar, MediaType, Request, Response
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Message, Receive, Scope, Send

import bouwmeester
from bouwmeester.bots import BOTS
from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.core.shelf import GAMES
from bouwmeester.server.admission import controls
from bouwmeester.server.admission.allowances import Allowance
from bouwmeester.server.admission.quotas import Quotas
from bouwmeester.server.admission.whence import Ways, Whence
from bouwmeester.server.bots.pool import Pool
from bouwmeester.server.bots.scheduler import Scheduler
from bouwmeester.server.environment import from_environment
from bouwmeester.server.hints.carrier import carrier
from bouwmeester.server.house import calling, forgetting, organising
from bouwmeester.server.house.guests import Guests
from bouwmeester.server.house.house import House
from bouwmeester.server.http.learning_routes import OF_RECORDS
from bouwmeester.server.http.pages import handlers as pages
from bouwmeester.server.http.refusals import STATUSES, told
from bouwmeester.server.http.routes import HANDLERS
from bouwmeester.server.settings import Settings
from bouwmeester.server.store.claim import claim
from bouwmeester.server.store.guests import house_key
from bouwmeester.server.store.store import DATABASE_ERRORS, SPENT, Spent, Store
from bouwmeester.server.tables.table import NotWritten
from bouwmeester.server.wire.handshake import Handshake
from bouwmeester.server.wire.routed import at_a_table, for_a_bot

log = structlog.get_logger()
_HEADERS = [
    (b"content-security-policy", b"default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
]


#: Once people have come by HTTPS, their browsers come by nothing else.
_HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")


#: Reading that belongs to a request; and as many requests as a second beyond it counts for, as others have less of
#: the house meanwhile.
_READING_SECONDS: Final = 0.003
_READING_PRICE: Final = 1000.0
#: What a file of the page counts for: it comes from memory, and everybody who is new here wants all of them at once.
_FILE_PRICE: Final = 0.25
#: How long whoever asks too much waits for being told so: else they would be told as fast as they can ask.
_TOO_MANY_SECONDS: Final = 0.5


class Guard(ASGIMiddleware):
    """Who comes too often, by a name that is not ours or from another site's page is refused, whatever they ask.

    And every answer carries the headers that keep it ours.
    """

    scopes = (ScopeType.HTTP,)

    def __init__(self, ways: Ways, requests: int) -> None:
        self._ways = ways
        # Some more at once than in a second, as a page is many files.
        self._requests = Allowance(2 * requests, 2)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        request: Request[object, object, State] = Request(scope)
        whence = self._whence(request)
        scope["state"]["whence"] = whence
        headers = [*_HEADERS, _HTTPS_ONLY] if whence.scheme == "https" else _HEADERS

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *headers]
            await send(message)

        refusal = self._refusal(request, whence)
        if refusal is None:
            spent = Spent()
            SPENT.set(spent)
            try:
                await next_app(scope, receive, send_with_headers)
            finally:
                if spent.seconds > _READING_SECONDS:
                    self._requests.charge(whence.address, (spent.seconds - _READING_SECONDS) * _READING_PRICE)
        else:
            status, why = refusal
            if status == 429:
                await asyncio.sleep(_TOO_MANY_SECONDS)
            answer = Response({"detail": why}, status_code=status).to_asgi_response(None, request)
            await answer(scope, receive, send_with_headers)

    def _whence(self, request: Request[object, object, State]) -> Whence:
        client, server = request.scope["client"], request.scope["server"]
        at = ("localhost", 0) if server is None else (server[0], server[1] or 0)
        headers = request.headers

        def header(name: str) -> str | None:
            said = headers.getall(name, [])
            return ", ".join(said) if said else None

        return self._ways.came("" if client is None else client[0], at, header)

    def _refusal(self, request: Request[object, object, State], whence: Whence) -> tuple[int, str] | None:
        price = _FILE_PRICE if request.scope["path"].startswith("/assets/") else 1.0
        if not self._requests.take(whence.address, price):
            return 429, "too many requests; wait a moment"
        if not whence.ours:
            return 421, "this house does not go by that name; who keeps it can add it to the names"
        if request.method not in ("GET", "HEAD", "OPTIONS") and not whence.same_origin(request.headers.get("origin")):
            return 403, "another site's page"
        return None


async def understand(request: Request[object, object, State]) -> Response[dict[str, str]] | None:
    """No control character goes further than this."""
    asked = f"{request.scope['raw_path'].decode('latin-1')}?{request.scope['query_string'].decode('latin-1')}"
    found = controls.in_lines if request.scope["path"] in OF_RECORDS else controls.in_json
    if controls.in_address(asked) or (request.method != "GET" and found(await request.body())):
        return Response({"detail": "a control character"}, status_code=400, media_type=MediaType.JSON)
    return None


def refuse(request: Request[object, object, State], error: Exception) -> Response[dict[str, object]]:
    """What cannot be is said in one line, and as a key of the text files for those who read another language."""
    for kind, status in STATUSES.items():
        if isinstance(error, kind):
            return Response(told(error), status_code=status)
    raise error


def unreadable(request: Request[object, object, State], error: Exception) -> Response[dict[str, str]]:
    """What is nested too deep, or is not text, is the asker's mistake."""
    return Response({"detail": "the request cannot be read"}, status_code=400)


def away(request: Request[object, object, State], error: Exception) -> Response[dict[str, str]]:
    """The database is locked, full or away: nothing is lost that was acknowledged, and nothing more is."""
    log.error("database_away", error=type(error).__name__)
    said = {"detail": "the database does not answer; come back in a moment", "key": "server.away"}
    return Response(said, status_code=503)


async def broken(error: Exception, scope: Scope) -> None:
    """What nobody foresaw is in the log with its traceback; who asked is told nothing of it."""
    if not isinstance(
        error, (BouwmeesterError, HTTPException, RecursionError, UnicodeError, NotWritten, *DATABASE_ERRORS)
    ):
        log.error("broken", path=scope["path"], exc_info=error)


def build(settings: Settings | None = None) -> Litestar:
    """An application for these settings: all of it, its sockets too, whatever server runs it.

    Without any they come from the environment, for ``uvicorn --factory bouwmeester.server.app:build``; it then also
    sees to it that no other server has its database.
    """
    claims = settings is None
    settings = from_environment() if settings is None else settings

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        for why in (*GAMES.broken().values(), *BOTS.broken().values()):
            log.error("left_out", why=why)
        claimed = claim(settings.database, settings.address or "an address of its own") if claims else None
        store = Store(settings.database)
        store.start()
        guests = Guests(store, await store.write(house_key))
        house = House(store, guests, Scheduler(Pool(settings.workers, settings.bot_pace)), Quotas(settings), settings)
        if store.shared:
            house.be_a_node(settings.address, carrier(settings.hints, settings.database))
        app.state.house = house
        app.state.handshake = Handshake(house, settings)
        app.state.metrics = settings.metrics
        await house.wake()
        runs = (forgetting.run(house), calling.run(house), organising.run(house))
        work = [asyncio.create_task(one) for one in runs]
        try:
            yield
        finally:
            for task in work:
                task.cancel()
            await house.sleep()
            store.stop()
            if claimed is not None:
                claimed.close()

    app = Litestar(
        [
            *HANDLERS,
            at_a_table,
            for_a_bot,
            *pages(),
        ],
        lifespan=[lifespan],
        middleware=[Guard(Ways(settings), settings.requests)],
        before_request=understand,
        after_exception=[broken],
        exception_handlers={
            BouwmeesterError: refuse,
            RecursionError: unreadable,
            UnicodeError: unreadable,
            NotWritten: away,
            **dict.fromkeys(DATABASE_ERRORS, away),
        },
        cors_config=CORSConfig(allow_origins=[]),
        request_max_body_size=64 * 1024,
        logging_config=None,
        openapi_config=OpenAPIConfig(title="Bouwmeester", version=bouwmeester.__version__),
    )
    #: Where people find it; whoever opens the door knows.
    app.state.addresses = []
    return app
