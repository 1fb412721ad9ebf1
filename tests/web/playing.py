"""Playing on the page as a person does: only what is lit is ever clicked, and every fault of the page is heard."""

import random
from collections.abc import Callable, Sequence

from playwright.sync_api import ConsoleMessage, Error, Locator, Page

from tests.web.browsing import PATIENCE

#: What is lit and can be seen; what has no list yet has nothing lit.
LIT = "main [data-action]:visible:not([aria-disabled=true])"
#: Buttons that end a choice of several clicks.
CLOSING = ("bid", "pay", "taken", "built", "rebuilt")


class Faults:
    """Everything that went wrong on a page."""

    def __init__(self, page: Page) -> None:
        self.found: list[str] = []
        page.on("pageerror", lambda error: self.found.append(str(error)))
        page.on("console", self._said)
        page.on("dialog", lambda dialog: self.found.append(f"dialog: {dialog.message}"))

    def _said(self, message: ConsoleMessage) -> None:
        # A browser says aloud when the server does not know somebody yet, or is away for a moment.
        expected = ("401", "ERR_CONNECTION_REFUSED", "WebSocket connection", "ERR_INTERNET_DISCONNECTED")
        if message.type == "error" and not any(part in message.text for part in expected):
            self.found.append(message.text)


def play_now(page: Page, address: str) -> None:
    """Against bots, in one click."""
    page.goto(address)
    page.get_by_role("article", name="Palazzo").get_by_role("button").click()
    page.locator(".desk").wait_for()


def sit_together(host: Page, guest: Page, host_at: str, guest_at: str) -> None:
    """Two people at one table of Palazzo, the guest by invitation."""
    host.goto(f"{host_at}/new/palazzo")
    host.get_by_text("2", exact=True).click()
    host.get_by_role("button", name="Set it up").click()
    link = host.locator("#invite-link").input_value()
    assert "invite=" in link
    guest.goto(link.replace(host_at, guest_at))
    guest.locator(".chairs .btn.go").click()
    for page in (host, guest):
        page.locator(".desk").wait_for()


def lit(page: Page, action: str) -> Locator:
    return page.locator(f'main [data-action="{action}"]:visible').first


def over(page: Page) -> bool:
    return page.locator("main.close").count() > 0


def wait_for_choice(page: Page) -> bool:
    """Wait until something is lit; false when the game is over."""
    page.locator(f"{LIT}, main.close").first.wait_for()
    return not over(page)


def choose(page: Page, rng: random.Random) -> Locator | None:
    """One of the things that are lit: what ends a choice is preferred, so that games come to their end."""
    lit = page.locator(LIT)
    actions = lit.evaluate_all("all => all.map(one => one.dataset.action)")
    if not actions:
        return None
    closing = [i for i, action in enumerate(actions) if action in CLOSING]
    if closing and rng.random() < 0.8:
        return lit.nth(closing[0])
    eager = {"tiles": 6, "auction": 3, "rebuild": 1, "pass": 2}
    weights = [eager.get(action, 2) for action in actions]
    return lit.nth(rng.choices(range(len(actions)), weights)[0])


def click(page: Page, rng: random.Random) -> None:
    """Click something lit, with the mouse. The list may have changed since it was read: then look again."""
    found = choose(page, rng)
    if found is not None:
        try:
            found.click(timeout=1500)
        except Error:
            return


#: The whole of it in one go, as a mouse takes its time where there is no graphics card to draw with.
_CLICK_ONE = """([eager, closing, dice]) => {
    const seen = one => one.offsetParent !== null && one.getAttribute("aria-disabled") !== "true";
    const lit = [...document.querySelectorAll("main [data-action]")].filter(seen);
    if (lit.length === 0) return "";
    const last = lit.find(one => closing.includes(one.dataset.action));
    const heap = lit.flatMap(one => Array(eager[one.dataset.action] ?? 2).fill(one));
    const chosen = last && dice[0] < 0.8 ? last : heap[Math.floor(dice[1] * heap.length)];
    chosen.click();
    return chosen.dataset.action;
}"""


def click_quickly(page: Page, rng: random.Random) -> None:
    """The same without a pointer: what is lit and seen gets a click."""
    page.evaluate(_CLICK_ONE, [{"tiles": 6, "auction": 3, "rebuild": 1}, list(CLOSING), [rng.random(), rng.random()]])


def mouse_first(page: Page, rng: random.Random, with_mouse: int = 12) -> None:
    """Some clicks with the mouse, to be sure that nothing lies on top of what is lit."""
    for _ in range(with_mouse):
        if wait_for_choice(page):
            click(page, rng)


def play_to_the_end(page: Page, rng: random.Random, act: Callable[[Page, random.Random], None]) -> None:
    """Play until the game is over."""
    for _ in range(3000):
        if not wait_for_choice(page):
            return
        act(page, rng)
    raise AssertionError("the game does not end")


def play_together(pages: Sequence[Page], rng: random.Random, act: Callable[[Page, random.Random], None]) -> None:
    """Two people at one table, each with a browser: whoever has something lit does it, until both see the end."""
    for _ in range(3000):
        for page in pages:
            if not over(page) and page.locator(LIT).count() > 0:
                act(page, rng)
        if all(over(page) for page in pages):
            return
        if not any(page.locator(LIT).count() for page in pages):
            pages[0].wait_for_timeout(20)  # What was played is on its way.
    raise AssertionError("the game does not end")


def whose_turn(*pages: Page) -> Page:
    """The page on which something is lit, as soon as there is one."""
    for _ in range(PATIENCE // 20):
        for page in pages:
            if page.locator(LIT).count() > 0:
                return page
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody can do anything")


def same_version(one: Page, two: Page) -> int:
    """The version that both pages come to show, when nobody plays any more."""
    shown = ("", "")
    for _ in range(600):
        first, second = (page.locator(".table").get_attribute("data-version") or "" for page in (one, two))
        # Twice the same, as the last move may still be on its way to both.
        if first == second and (first, second) == shown:
            return int(first)
        shown = (first, second)
        one.wait_for_timeout(50)
    raise AssertionError(f"the pages stay apart: {shown}")


def no_scrolling_sideways(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
