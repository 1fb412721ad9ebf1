"""Playing on the page as a person does: only what is lit is ever clicked, and every fault of the page is heard."""

from playwright.sync_api import ConsoleMessage, Locator, Page

from tests.web.browsing import PATIENCE

#: What is lit and can be seen; what has no list yet has nothing lit.
LIT = "main [data-action]:visible:not([aria-disabled=true])"
#: A whole game takes no longer, however busy the machine.
GAME_MS = 5 * PATIENCE


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


def end_comes(*pages: Page) -> None:
    """Wait until everybody sees the end of the game."""
    for page in pages:
        page.locator("main.close").wait_for(timeout=GAME_MS)


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
    """Once everything has found its place."""
    # Not innerWidth: on a phone that grows with what is too wide.
    page.wait_for_function("document.documentElement.scrollWidth <= screen.width")


def no_scrolling_at_all(page: Page) -> None:
    no_scrolling_sideways(page)
    page.wait_for_function("document.documentElement.scrollHeight <= innerHeight")
