"""All that is asked over HTTP. Handlers are thin; the rooms beside this one do the work."""

from typing import Final

from litestar.handlers import HTTPRouteHandler

from bouwmeester.server.http.chair_routes import CHAIR_HANDLERS
from bouwmeester.server.http.contest_routes import CONTEST_HANDLERS
from bouwmeester.server.http.game_routes import GAME_HANDLERS
from bouwmeester.server.http.guest_routes import GUEST_HANDLERS
from bouwmeester.server.http.house_routes import HOUSE_HANDLERS
from bouwmeester.server.http.known_routes import KNOWN_HANDLERS
from bouwmeester.server.http.learning_routes import LEARNING_HANDLERS
from bouwmeester.server.http.notice_routes import NOTICE_HANDLERS
from bouwmeester.server.http.peace_routes import PEACE_HANDLERS
from bouwmeester.server.http.result_routes import RESULT_HANDLERS
from bouwmeester.server.http.table_routes import TABLE_HANDLERS

HANDLERS: Final[list[HTTPRouteHandler]] = [
    *GUEST_HANDLERS,
    *KNOWN_HANDLERS,
    *NOTICE_HANDLERS,
    *PEACE_HANDLERS,
    *RESULT_HANDLERS,
    *GAME_HANDLERS,
    *LEARNING_HANDLERS,
    *TABLE_HANDLERS,
    *CHAIR_HANDLERS,
    *CONTEST_HANDLERS,
    *HOUSE_HANDLERS,
]
