"""Events: a tournament from its announcement to its winner, one that is called off, and a league with two seasons."""

from collections.abc import Callable
from contextlib import ExitStack
from datetime import datetime, timedelta
from typing import Final

from playwright.sync_api import Page

from tests.web.test_events import end_tables
from tests.web.walking import Walker
from tests.web.walks.manners import call_me, named, press, somebody

NAMES: Final = ("Bram van den Berg", "Großmutter Annegret", "Jo", "Maximiliane-Charlotte")


def _events(walker: Walker) -> Page:
    page = walker.page
    walker.home()
    page.locator('nav a[href="/events"]').first.click()
    page.locator("#event-name").wait_for()
    return page


def tournament(walker: Walker) -> None:
    """Set up, signed up for, two rounds, the standings in between and at the end; and one more that is called off."""
    call_me(walker, "Wilhelmina")
    page = _events(walker)
    walker.look("list", whole=True)
    page.locator("#event-name").fill("Autumn in Palazzo")
    page.get_by_role("spinbutton").first.fill("2")
    page.locator("#event-rest").select_option("0")
    begins = (datetime.now() + timedelta(days=7)).strftime("%Y-%m-%dT20:00")
    page.locator("#event-starts").fill(begins)
    page.locator("form.block .btn.go").click()
    page.locator("#event-link").wait_for()
    link = page.locator("#event-link").input_value()
    code = link.rpartition("/")[2]
    walker.look("made", whole=True)
    with ExitStack() as stack:
        others = [stack.enter_context(somebody(walker)) for _ in NAMES]
        for other, name in zip(others, NAMES, strict=True):
            other.goto(link)
            other.locator(".my form input").wait_for()
            if name == NAMES[0]:
                walker.look("sign-up", other, whole=True)
            other.locator(".my form input").fill(name)
            other.locator(".my form .btn.go").click()
            named(walker, "web-event-withdraw", page=other).wait_for()
        walker.look("signed-up", others[0])
        page.locator(".my form .btn.go").click()
        named(walker, "web-event-withdraw").wait_for()
        page.locator(".stand tbody tr, .stand li").nth(4).wait_for()
        walker.look("all-there", whole=True)
        press(walker, "web-event-begin")
        named(walker, "web-event-sit", "link").or_(page.locator("#h-round, .stand table")).first.wait_for()
        page.wait_for_timeout(500)
        walker.look("round-1", whole=True)
        others[0].locator('.my a[href^="/table/"]').wait_for()
        walker.look("my-table", others[0])
        end_tables(walker.house, page.context, code)
        page.locator(".stand tbody tr").first.wait_for()
        page.wait_for_timeout(5000)
        walker.look("standings", whole=True)
        if named(walker, "web-event-begin-next").count():
            press(walker, "web-event-begin-next")
        others[0].locator('.my a[href^="/table/"]').wait_for()
        press(walker, "web-event-withdraw", page=others[3])
        others[3].locator("dialog[open]").wait_for()
        walker.look("withdraw", others[3])
        others[3].keyboard.press("Escape")
        end_tables(walker.house, page.context, code)
        page.wait_for_timeout(5000)
        walker.look("over", whole=True)
        walker.look("over-for-one", others[0])
    _called_off(walker)


def _called_off(walker: Walker) -> None:
    page = _events(walker)
    page.locator("#event-name").fill("A long name for an evening of games")
    page.locator("#event-game").select_option("caylus")
    page.locator("form.block .btn.go").click()
    page.locator("#event-link").wait_for()
    press(walker, "web-event-cancel")
    page.locator("dialog[open]").wait_for()
    walker.look("cancel-asked")
    page.locator("dialog[open] .btn.go").click()
    page.locator("#h-run").wait_for(state="detached")
    walker.look("cancelled", whole=True)
    _events(walker)
    walker.look("list-after", whole=True)


def league(walker: Walker) -> None:
    """A season, over, and the next one."""
    call_me(walker, "Wilhelmina")
    page = _events(walker)
    page.locator("#event-name").fill("Autumn league")
    page.locator('input[name="kind"][value="league"]').check()
    walker.look("form", whole=True)
    page.locator('input[name="event-seats"][value="3"]').check()
    page.get_by_role("spinbutton").first.fill("1")
    page.locator("form.block .btn.go").click()
    page.locator("#event-link").wait_for()
    link = page.locator("#event-link").input_value()
    with ExitStack() as stack:
        others = [stack.enter_context(somebody(walker)) for _ in NAMES[:2]]
        for other, name in zip(others, NAMES, strict=False):
            other.goto(link)
            other.locator(".my form input").fill(name)
            other.locator(".my form .btn.go").click()
            named(walker, "web-event-withdraw", page=other).wait_for()
        page.locator(".my form .btn.go").click()
        named(walker, "web-event-withdraw").wait_for()
        page.reload()
        press(walker, "web-event-begin")
        others[0].locator('.my a[href^="/table/"]').wait_for()
        walker.look("season", others[0], whole=True)
        end_tables(walker.house, page.context, link.rpartition("/")[2])
        named(walker, "web-event-next-season").wait_for()
        walker.look("season-over", whole=True)
        press(walker, "web-event-next-season")
        page.locator("dialog[open]").wait_for()
        walker.look("next-asked")
        page.locator("dialog[open] .btn.go").click()
        page.locator(".seasons").wait_for()
        walker.look("next-season", whole=True)


LEGS: Final[dict[str, Callable[[Walker], None]]] = {"tournament": tournament, "league": league}
