"""A table set up for a picture or a test: any position, the real rules, and a page that cannot tell the difference.

The page's socket is answered here instead of by the server, so a test can begin in the middle of an auction. What
answers are the rules themselves: what would be, what is refused, and what comes of a move.
"""

import json
import random
from collections.abc import Mapping, Sequence

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, Route, WebSocketRoute

import bouwmeester
from bouwmeester import IllegalAction, Match
from bouwmeester.core.events import Event
from bouwmeester.core.state import State
from bouwmeester.server.protocol.listing import listed
from bouwmeester.server.protocol.messages import (
    PROTOCOL,
    Chair,
    Choice,
    Clock,
    Clocks,
    Done,
    Happened,
    Hinted,
    News,
    Pong,
    Position,
    Proposal,
    Refused,
    Said,
    TableInfo,
    Tried,
)
from tests.server.running import Running
from tests.web.browsing import SMALL, person

ID = "5" * 32
NAMES = ("Jan", "Noor", "Alma", "Sem", "Fleur", "Bas")


class Stage:
    """One table in a position, seen from a seat (or from the side of it: None)."""

    def __init__(
        self,
        page: Page,
        match: Match[State],
        seat: int | None = 0,
        names: Sequence[str] = NAMES,
        bots: Sequence[int] = (2,),
        clocks: Sequence[float] = (),
        told: Sequence[tuple[str, Mapping[str, str | int]]] = (),
    ) -> None:
        self.page = page
        self.match = match
        self.seat = seat
        self.names = names
        self.bots = bots
        self.clocks = clocks
        self.version = 31
        self.teaching = False
        #: Whether the last action may be taken back.
        self.undo = False
        #: What somebody asks all others, if anything.
        self.proposal: Proposal | None = None
        self.told = [Happened(key, dict(facts), self.version) for key, facts in told]
        self.socket: WebSocketRoute | None = None
        #: Every message the page has sent.
        self.heard: list[dict[str, object]] = []
        page.route(f"**/api/tables/{ID}?*", self._answer)
        page.route_web_socket(f"**/api/tables/{ID}/socket*", self._connect)

    def open(self, address: str) -> None:
        """Let the page come to this table."""
        self.page.goto(f"{address}/table/{ID}")

    def info(self) -> TableInfo:
        seats = range(self.match.seats)
        return TableInfo(
            id=ID,
            code="K7QF2M",
            game=self.match.game.name,
            options=dict(self.match.game.options(self.match.state)),
            chairs=[
                Chair(
                    i, None if i in self.bots else str(i), self.names[i], "greedy" if i in self.bots else None, True
                )
                for i in seats
            ],
            public=True,
            pace="live",
            clock=Clock(),
            undo="free",
            chat=True,
            status="playing" if self.match.to_move is not None else "over",
            version=self.version,
            to_move=self.match.to_move,
            your_seat=self.seat,
            teaching=self.teaching,
            created=0.0,
            changed=0.0,
        )

    def position(self) -> Position:
        match = self.match
        outcome = match.outcome
        mine = self.seat is not None and self.seat in match.asked
        return Position(
            protocol=PROTOCOL,
            table=self.info(),
            version=self.version,
            view=dict(match.view(self.seat)),
            to_move=match.to_move,
            asked=match.asked,
            actions=listed(match.game, match.answers(self.seat or 0)) if mine else None,
            undo=self.undo,
            proposal=self.proposal,
            clocks=Clocks(list(self.clocks), None, 0.0) if self.clocks else None,
            commitment="0" * 64,
            renewed=[],
            result=None if outcome is None else outcome.result(),
            seed=None,
        )

    def _answer(self, route: Route) -> None:
        route.fulfill(body=msgspec.json.encode(self.info()), content_type="application/json")

    def _connect(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(lambda message: self._hear(str(message)))
        self.send(News(0, self.version, self.told))
        self.send(self.position())

    def send(self, message: object) -> None:
        assert self.socket is not None
        self.socket.send(msgspec.json.encode([message]).decode())

    def _hear(self, text: str) -> None:
        asked = json.loads(text)
        self.heard.append(asked)
        kind = asked["type"]
        if kind == "ping":
            self.send(Pong(0.0))
        elif kind == "try":
            self._try(asked)
        elif kind == "play":
            self._play(asked)
        elif kind == "hint":
            help = self.match.hint(self.seat or 0)
            choices = [Choice(listed(self.match.game, self.match.legal()[:1]), 0.5, [])]
            self.send(Hinted(asked["id"], self.version, choices, None if help is None else dict(help)))
        elif kind == "say":
            self.send(Said(len(self.heard), str(self.seat), self.names[self.seat or 0], asked["text"], 0.0))
            self.send(Done(asked["id"], self.version))

    def _try(self, asked: dict[str, object]) -> None:
        trial = self.match.copy()
        moves = asked["actions"]
        assert isinstance(moves, list)
        try:
            for move in moves:
                trial.play(move)
        except IllegalAction as error:
            self.send(Refused(str(asked["id"]), error.why.key, error.why.rule, error.why.facts))
            return
        if trial.to_move == bouwmeester.CHANCE:
            self.send(Tried(str(asked["id"]), self.version, None, None))
            return
        verbs = [line.action.verb for line in trial.log[len(self.match.log) :]]
        if any(verb in trial.game.revealing or verb in trial.game.judged for verb in verbs):
            self.send(Tried(str(asked["id"]), self.version, None, None))
            return
        mine = trial.to_move == self.seat
        actions = listed(trial.game, trial.legal()) if mine else None
        self.send(Tried(str(asked["id"]), self.version, dict(trial.view(self.seat)), actions))

    def _play(self, asked: dict[str, object]) -> None:
        trial = self.match.copy()
        heard = trial.listen()
        moves = asked["actions"]
        assert isinstance(moves, list)
        try:
            while trial.to_move != self.seat and self.seat in trial.asked:
                trial.play("pass")  # Of those who are asked at the same time, nobody else has anything to say.
            for move in moves:
                trial.play(move)
        except IllegalAction as error:
            self.send(Refused(str(asked["id"]), error.why.key, error.why.rule, error.why.facts))
            return
        trial.run_chance(random.Random(1))
        self.show(trial, heard)
        self.send(Done(str(asked["id"]), self.version))

    def change(self, match: Match[State]) -> None:
        """Another scene on the same page."""
        self.show(match, [])
        self.page.locator(f'.table[data-version="{self.version}"]').wait_for()
        self.settle()

    def settle(self) -> None:
        """Wait until the page asks nothing more about what can be done in this scene."""
        while True:
            asked = len(self.heard)
            self.page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
            if len(self.heard) == asked:
                return

    def show(self, match: Match[State], heard: Sequence[Event]) -> None:
        """The table has come to this; tell what happened on the way."""
        self.match = match
        self.version += 1
        told = [Happened(one.key, one.facts, self.version) for one in heard if one.heard_by(self.seat)]
        self.send(News(self.version - 1, self.version, told))
        self.send(self.position())


def staged(
    browser: Browser,
    house: Running,
    match: Match[State],
    size: tuple[int, int] = SMALL,
    names: Sequence[str] = NAMES,
    bots: Sequence[int] = (2,),
    **settings: object,
) -> tuple[BrowserContext, Page, Stage]:
    """Somebody with a browser of their own, who comes to a table in this position."""
    context = person(browser, size, settings=settings)
    page = context.new_page()
    stage = Stage(page, match, names=names, bots=bots)
    stage.open(house.address)
    page.locator(".desk, .close").wait_for()
    return context, page, stage
