"""The application: store, guests, house and routes put together, started and stopped in order."""

import contextlib
from collections.abc import AsyncIterator

from litestar import Litestar, Request, Response
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Message, Receive, Scope, Send

import bouwmeester
from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.server.bots import Workers
from bouwmeester.server.door import same_origin
from bouwmeester.server.guests import Guests, house_key
from bouwmeester.server.house import House
from bouwmeester.server.pages import handlers as pages
from bouwmeester.server.settings import Settings
from bouwmeester.server.store.store import Store
from bouwmeester.server.thinking import Thinking
from bouwmeester.server.web import HANDLERS, REFUSALS

_HEADERS = [
    (b"content-security-policy", b"default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
]


class Guard(ASGIMiddleware):
    """Writes from another site's page are refused, and every answer carries the headers that keep it ours."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        request: Request[object, object, State] = Request(scope)
        asked_by = request.headers.get("origin"), request.headers.get("host")
        if request.method not in ("GET", "HEAD", "OPTIONS") and not same_origin(*asked_by):
            await Response({"detail": "another site's page"}, status_code=403).to_asgi_response(None, request)(
                scope, receive, send
            )
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *_HEADERS]
            await send(message)

        await next_app(scope, receive, send_with_headers)


def refuse(request: Request[object, object, State], error: Exception) -> Response[dict[str, str]]:
    """What cannot be is said in one line."""
    for kind, status in REFUSALS.items():
        if isinstance(error, kind):
            return Response({"detail": str(error)}, status_code=status)
    raise error


def unreadable(request: Request[object, object, State], error: Exception) -> Response[dict[str, str]]:
    """What is nested too deep, or is not text, is the asker's mistake."""
    return Response({"detail": "the request cannot be read"}, status_code=400)


def build(settings: Settings) -> Litestar:
    """An application for these settings."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database)
        store.start()
        guests = Guests(store, await store.write(house_key))
        house = House(store, guests, Thinking(Workers(settings.workers, settings.bot_pace)))
        app.state.house = house
        await house.wake()
        try:
            yield
        finally:
            await house.sleep()
            store.stop()

    limited = RateLimitConfig(("second", settings.requests), set_rate_limit_headers=False)
    return Litestar(
        [*HANDLERS, *pages()],
        lifespan=[lifespan],
        middleware=[Guard(), limited.middleware],
        exception_handlers={BouwmeesterError: refuse, RecursionError: unreadable, UnicodeError: unreadable},
        cors_config=CORSConfig(allow_origins=[]),
        request_max_body_size=64 * 1024,
        logging_config=None,
        openapi_config=OpenAPIConfig(title="Bouwmeester", version=bouwmeester.__version__),
    )
