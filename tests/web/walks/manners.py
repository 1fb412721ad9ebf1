"""How a leg finds its way: by the words its walker reads, with others beside, and through a whole game at once."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal

from playwright.sync_api import Locator, Page, expect

from bouwmeester.text.words import Words
from tests.web.browsing import PATIENCE
from tests.web.hands import CAYLUS, PALAZZO, Taste, play_on
from tests.web.playing import Faults, end_comes
from tests.web.walking import Walker

GAMES: Final = ("palazzo", "caylus", "potzklotz")
#: PotzKlotz is over soonest where nobody lays a card.
POTZKLOTZ: Final = Taste(("pass", "stop"), 0.7, {"pass": 20, "stop": 20})
TASTES: Final = {"palazzo": PALAZZO, "caylus": CAYLUS, "potzklotz": POTZKLOTZ}

Role = Literal["button", "link", "radio", "switch", "checkbox", "tab", "heading", "menuitem", "dialog", "alertdialog"]


def said(walker: Walker, key: str, **facts: str | int) -> str:
    """What this walker reads where the page says that."""
    return Words(walker.language[:2]).say(key, **facts)


def named(walker: Walker, key: str, role: Role = "button", page: Page | None = None, **facts: str | int) -> Locator:
    """What is called so, where it can be seen."""
    found = (page or walker.page).get_by_role(role, name=said(walker, key, **facts), exact=True)
    return found.locator("visible=true").first


def press(walker: Walker, key: str, role: Role = "button", page: Page | None = None, **facts: str | int) -> None:
    named(walker, key, role, page, **facts).click()


def put_away(page: Page) -> None:
    """Close every note that lies there."""
    for note in page.locator(".notes .icon").all():
        note.dispatch_event("click")


@contextmanager
def somebody(walker: Walker) -> Iterator[Page]:
    """Another person with a browser of their own; what goes wrong on their page is found too."""
    page = walker.newcomer()
    heard = Faults(page)
    try:
        yield page
    finally:
        walker.hear(heard)
        page.context.close()


def call_me(walker: Walker, name: str, page: Page | None = None) -> str:
    """Say a name in the settings, by the chip of home; who that is for the server."""
    page = page or walker.page
    walker.home(page)
    page.locator("a.me-chip").click()
    page.locator("#name").fill(name)
    page.locator("#name").press("Enter")
    page.locator(".notes .note").wait_for()
    put_away(page)
    walker.home(page)
    user = page.evaluate("fetch('/api/me').then(one => one.json()).then(one => one.id)")
    assert isinstance(user, str)
    return user


def play_now(walker: Walker, game: str, page: Page | None = None) -> None:
    """Sit down at once, from home."""
    page = page or walker.page
    walker.home(page)
    page.locator(f'article[aria-labelledby="g-{game}"] .now button').click()
    page.locator(".desk, .close").first.wait_for()


def play_out(walker: Walker, game: str, seed: int = 1, page: Page | None = None) -> None:
    """A whole game against bots, from home, played without being looked at."""
    page = page or walker.page
    play_now(walker, game, page)
    play_on(page, TASTES[game], seed)
    end_comes(page)


def settled(page: Page) -> None:
    """Until nothing is on its way any more."""
    expect(page.locator("main .waiting")).to_have_count(0, timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
