"""What goes wrong: addresses with nothing behind them, too much at once, a house that is away, a device offline."""

from collections.abc import Callable
from copy import copy
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Page, Route

from tests.server.running import Running
from tests.web.hands import Taste, quickly
from tests.web.line import Line, line_to
from tests.web.playing import LIT, whose_turn
from tests.web.walking import Walker
from tests.web.walks.manners import call_me, play_now, put_away, somebody

#: Addresses with nothing behind them, by what they would be.
NOWHERE: Final = {
    "page": "nowhere",
    "game": "rules/chess",
    "table": f"table/{'5' * 32}",
    "replay": f"replay/{'5' * 32}",
    "review": f"review/{'5' * 32}",
    "person": f"person/{'5' * 32}",
    "event": "events/ZZZZZZZ",
    "lesson": "learn/palazzo/none",
    "keeper": "keeper",
}


def nowhere(walker: Walker) -> None:
    with somebody(walker) as page:
        call_me(walker, "Jo", page)
        for name, path in NOWHERE.items():
            page.goto(f"{walker.house.address}/{path}")
            page.locator("main :is(h1, h2):visible").first.wait_for()
            walker.look(name, page)


def too_fast(walker: Walker) -> None:
    """The house has had enough of this address for a moment: each page says so, and can be used afterwards."""

    def enough(route: Route) -> None:
        route.fulfill(
            status=429, content_type="application/json", body='{"detail":"too many requests; wait a moment"}'
        )

    with somebody(walker) as page:
        me = call_me(walker, "Jo", page)
        for name, path, asked in (
            ("finished", "finished", "**/api/tables/finished*"),
            ("notices", "settings/notices", "**/api/me/notices"),
            ("devices", "settings/devices", "**/api/me/known"),
            ("board", "board", "**/api/boards/**"),
            ("person", f"person/{me}", "**/api/people/*"),
            ("events", "events", "**/api/events"),
            ("event", "events/ABCDEF", "**/api/events/*"),
            ("puzzle", "game/palazzo/puzzles", "**/api/puzzles/**"),
            ("cards", "game/potzklotz/puzzles", "**/api/puzzles/**"),
            ("lesson", "learn/palazzo/auction", "**/api/games/palazzo/lessons/**"),
            ("rules", "rules/palazzo", "**/api/games/palazzo/rules/*"),
            ("table", f"table/{'5' * 32}", "**/api/tables/*"),
            ("replay", f"replay/{'5' * 32}", "**/api/tables/**"),
            ("review", f"review/{'5' * 32}", "**/api/tables/**"),
            ("home", "", "**/api/tables*"),
            ("everything", "", "**/api/**"),
        ):
            page.route(asked, enough)
            page.goto(f"{walker.house.address}/{path}")
            page.wait_for_timeout(1200)
            walker.look(name, page)
            page.unroute(asked)
        walker.home(page)
        page.route("**/api/tables", enough)
        page.locator('article[aria-labelledby="g-palazzo"] .now button').click()
        page.locator(".notes .note").wait_for()
        walker.look("play-now", page)


def away(walker: Walker) -> None:
    """The house goes while somebody is at a table, at home and in the settings, and comes back."""
    with TemporaryDirectory() as folder:
        house = Running(f"sqlite:///{folder}/house.db", log=Path(folder) / "log")
        house.start()
        usual, walker.house = walker.house, house
        try:
            with somebody(walker) as page:
                call_me(walker, "Jo", page)
                play_now(walker, "palazzo", page)
                _away(walker, house, page)
        finally:
            walker.house = usual
            house.stop()


def _away(walker: Walker, house: Running, page: Page) -> None:
    page.locator(LIT).first.wait_for()
    house.stop()
    page.wait_for_timeout(1500)
    walker.look("table", page)
    page.locator(LIT).first.click()
    page.wait_for_timeout(800)
    walker.look("move", page)
    put_away(page)
    page.locator("a.brand").click()
    page.wait_for_timeout(1500)
    walker.look("home", page)
    page.locator("a.me-chip").click()
    page.locator("#name").fill("Jolanda")
    page.locator("#name").press("Enter")
    page.locator(".notes .note").wait_for()
    walker.look("settings", page)
    page.locator("a.brand").click()
    for name, path in (("board", "/board"), ("events", "/events")):
        page.locator(f'nav a[href="{path}"]').first.click()
        page.wait_for_timeout(1500)
        walker.look(name, page)
        page.locator("main .btn").first.click()
        page.wait_for_timeout(500)
        walker.look(f"{name}-again", page)
        page.locator("a.brand").click()
    house.start()
    page.wait_for_timeout(4000)
    walker.look("back", page)
    page.locator("a.brand").click()
    page.locator(".mytable").first.click()
    page.locator(LIT).first.wait_for()
    walker.look("table-again", page)


#: So long a lid is closed, and so long there is no network; a page that slept as long knows it.
_ASLEEP_MS: Final = 25_000
_MONEY: Final = Taste(("taken",), 1, {"money": 1000})


def lid(walker: Walker) -> None:
    """A lid is closed while a friend plays on, and opened; then there is no network, and a move waits for it."""
    usual = walker.house
    with line_to(usual.address) as line, somebody(walker) as friend:
        call_me(walker, "Finn", friend)
        walker.house = copy(usual)
        walker.house.address = line.address
        try:
            with somebody(walker) as page:
                call_me(walker, "Oma Wil", page)
                _sit_together(page, friend, line.address, usual.address)
                _asleep(walker, line, page, friend)
                _cut(walker, line, page)
        finally:
            walker.house = usual


def _sit_together(host: Page, friend: Page, host_at: str, friend_at: str) -> None:
    """Two at a table of Palazzo, one of them by another line; the friend is to move."""
    host.locator('a[href="/new/palazzo"]').locator("visible=true").first.click()
    host.locator("main form").get_by_text("2", exact=True).first.click()
    host.locator("main form .btn.go").last.click()
    friend.goto(host.locator("#invite-link").input_value().replace(host_at, friend_at))
    friend.locator(".chairs .btn.go").first.click()
    for page in (host, friend):
        page.locator(".desk").wait_for()
    if whose_turn(host, friend) is host:
        _take_money(host)
        friend.locator(LIT).first.wait_for()


def _take_money(page: Page) -> None:
    """As much of a turn as is one's own."""
    for _ in range(8):
        quickly(_MONEY)(page, Random(1))
        page.wait_for_timeout(500)
        if page.locator(LIT).count() == 0:
            return


def _asleep(walker: Walker, line: Line, page: Page, friend: Page) -> None:
    closed = page.context.new_cdp_session(page)
    line.deaden()
    closed.send("Page.setWebLifecycleState", {"state": "frozen"})
    friend.wait_for_timeout(_ASLEEP_MS / 2)
    _take_money(friend)
    friend.wait_for_timeout(_ASLEEP_MS / 2)
    walker.look("friend-waits", friend)
    line.mend()
    closed.send("Page.setWebLifecycleState", {"state": "active"})
    page.locator(LIT).first.wait_for()
    walker.look("opened", page)


def _cut(walker: Walker, line: Line, page: Page) -> None:
    line.cut()
    page.locator(".prompt .lost").wait_for()
    walker.look("no-network", page)
    for _ in range(2):  # a card, and that it is taken
        quickly(_MONEY)(page, Random(1))
        page.wait_for_timeout(300)
    page.wait_for_timeout(_ASLEEP_MS)
    walker.look("move-waits", page)
    line.mend()
    page.locator(".prompt .lost").wait_for(state="detached")
    page.wait_for_timeout(2000)
    walker.look("network-again", page)


def offline(walker: Walker) -> None:
    """The device has no line: home, a table, a new table; then it has one again."""
    with somebody(walker) as page:
        call_me(walker, "Jo", page)
        play_now(walker, "caylus", page)
        page.locator(LIT).first.wait_for()
        page.context.set_offline(True)
        page.wait_for_timeout(800)
        walker.look("table", page)
        page.locator("a.brand").click()
        page.wait_for_timeout(5500)
        walker.look("home", page)
        page.locator('a[href="/new/potzklotz"]').locator("visible=true").first.click()
        page.wait_for_timeout(800)
        walker.look("new-table", page)
        if page.locator("main form .btn.go").count():
            page.locator("main form .btn.go").last.click()
            page.locator(".notes .note").wait_for()
            walker.look("not-set-up", page)
        page.context.set_offline(False)
        page.locator("a.brand").click()
        page.wait_for_timeout(5500)
        walker.look("home-again", page)


LEGS: Final[dict[str, Callable[[Walker], None]]] = {
    "nowhere": nowhere,
    "too-fast": too_fast,
    "away": away,
    "lid": lid,
    "offline": offline,
}
