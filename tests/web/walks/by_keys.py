"""By keys alone, without a mouse: from home through the settings, the form of a table and the pages of people."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

from tests.web.walking import Walker
from tests.web.walks.manners import somebody

#: What is focused, in a few words; nothing for what has no name.
_FOCUSED: Final = """() => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    const name = at.getAttribute("aria-label") || at.labels?.[0]?.textContent || at.textContent || at.title || "";
    const ring = getComputedStyle(at);
    const box = (at.matches("input[type=radio], input[type=checkbox]") ? at.closest("label") ?? at : at)
        .getBoundingClientRect();
    return {
        what: at.tagName + (at.type ? ` ${at.type}` : ""), name: name.trim().replace(/\\s+/g, " ").slice(0, 60),
        place: at.closest("main, header, dialog") ? at.outerHTML.slice(0, 160) : "",
        ring: ring.outlineStyle !== "none" || ring.boxShadow !== "none",
        seen: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth && box.width > 0,
    };
}"""
#: No page has as many stops.
_MANY: Final = 200


def tour(walker: Walker, page: Page, name: str) -> None:
    """Tab through the whole page: each stop has a name and is seen, and the tour ends where the page does."""
    page.locator("main :is(h1, h2, h3):visible, main legend").first.wait_for()
    page.evaluate("document.activeElement?.blur(); scrollTo(0, 0)")
    where = f"{walker.leg}-{name} {walker.label}"
    before = ""
    for count in range(_MANY):
        page.keyboard.press("Tab")
        at = page.evaluate(_FOCUSED)
        if at is None or (count and at["place"] == before):
            break
        before = at["place"]
        if not at["name"]:
            walker.found.append(f"{where}: no name: {at['what']} {at['place']}")
        if not at["seen"]:
            walker.found.append(f"{where}: not seen: {at['what']} {at['name']}")
        if count == 6:
            walker.look(name, page)


def keys(walker: Walker) -> None:
    """Every page that has a form or a list; only where there are keys."""
    if walker.narrow:
        return
    with somebody(walker) as page:
        tour(walker, page, "home")
        walker.home(page)
        page.locator("a.me-chip").focus()
        page.keyboard.press("Enter")
        page.locator("#name").focus()
        page.keyboard.type("Jo")
        page.keyboard.press("Enter")
        page.locator(".notes .note").wait_for()
        walker.look("saved", page)
        tour(walker, page, "settings")
        for sheet in ("notices", "devices", "privacy", "peace"):
            page.locator(f'nav a[href="/settings/{sheet}"]').focus()
            page.keyboard.press("Enter")
            page.locator(".sheets section").first.wait_for()
            tour(walker, page, sheet)
        for name in ("board", "events", "person"):
            walker.home(page)
            page.locator(f'nav a[href^="/{name}"]').first.focus()
            page.keyboard.press("Enter")
            page.wait_for_timeout(600)
            tour(walker, page, name)
        walker.home(page)
        page.locator('a[href="/new/caylus"]').locator("visible=true").first.focus()
        page.keyboard.press("Enter")
        page.locator("main form").wait_for()
        tour(walker, page, "new-table")


LEGS: Final[dict[str, Callable[[Walker], None]]] = {"keys": keys}
