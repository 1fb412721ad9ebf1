"""Home, settings and a new table: as a stranger, as somebody in the middle of games, and as one who returns."""

from collections.abc import Callable
from typing import Final

from tests.web.browsing import PATIENCE
from tests.web.playing import LIT
from tests.web.walking import Walker
from tests.web.walks.manners import (
    GAMES,
    call_me,
    named,
    play_now,
    play_out,
    press,
    put_away,
    said,
    settled,
    somebody,
)

SHEETS: Final = ("notices", "devices", "privacy", "peace")


def stranger(walker: Walker) -> None:
    """Who has never been here: home to its foot, a code that nobody has, and pages for whom nobody knows."""
    with somebody(walker) as page:
        walker.look("home", page, whole=True)
        page.locator("#code").fill("AAAAAA")
        page.locator("#code").press("Enter")
        page.locator(".join .why:not(:empty)").wait_for()
        page.locator(".join").scroll_into_view_if_needed()
        walker.look("wrong-code", page)
        other = "de" if walker.language.startswith("nl") else "nl"
        page.locator("select.lang").locator("visible=true").first.select_option(other)
        page.wait_for_timeout(300)
        walker.look("other-language", page)
    with somebody(walker) as page:
        page.locator(f'a[href="/settings/devices"]:has-text("{said(walker, "web-been-here")}")').click()
        page.locator("#h-passkeys").wait_for()
        walker.look("been-here", page, whole=True)
        for sheet in ("privacy", "peace"):
            page.locator(f'nav a[href="/settings/{sheet}"]').click()
            page.locator(f"#h-{sheet}").wait_for()
            walker.look(f"nobody-{sheet}", page)
        walker.home(page)
        page.locator('nav a[href="/board"]').first.click()
        page.locator("#h-stands").wait_for()
        walker.look("board", page, whole=True)


def settings(walker: Walker) -> None:
    """Every sheet, with what can be done on it."""
    page = walker.page
    call_me(walker, "Wilhelmina")
    page.locator("a.me-chip").click()
    page.locator("#bot-name").fill("Tinkerer")
    walker.look("play", whole=True)
    page.locator("#bot-name").press("Enter")
    page.locator("#token").wait_for()
    page.locator("#token").scroll_into_view_if_needed()
    walker.look("own-bot")
    named_drop = page.locator(".own li button").first
    named_drop.click()
    for sheet in SHEETS:
        page.locator(f'nav a[href="/settings/{sheet}"]').click()
        page.locator(".sheets section").first.wait_for()
        settled(page)
        walker.look(sheet, whole=True)
        {"notices": _notices, "devices": _devices, "privacy": _privacy, "peace": _nothing}[sheet](walker)


def _notices(walker: Walker) -> None:
    page = walker.page
    page.locator("#hook").fill("ftp://example.org/")
    page.locator("#hook").press("Enter")
    page.locator(".notes .note").wait_for()
    walker.look("hook-refused")
    put_away(page)
    page.locator("#hook").fill("https://hooks.example.org/a-long-name-of-a-hook/42f1e1f0c0ffee")
    page.locator("#hook").press("Enter")
    page.locator("#hook-secret").wait_for()
    page.locator('[role="switch"]').last.check()
    page.locator('#h-quiet ~ input, .quiet [role="switch"]').first.check()
    page.locator(".quiet .day").wait_for()
    walker.look("hook-and-quiet", whole=True)
    page.locator(".ways .acts button").last.click()


def _devices(walker: Walker) -> None:
    page = walker.page
    press(walker, "web-make-link")
    page.locator("#link").wait_for()
    page.locator("#link").scroll_into_view_if_needed()
    walker.look("own-link")
    page.locator(".line1 .btn.mini").last.click()
    page.locator("dialog[open]").wait_for()
    walker.look("sign-out-asked")
    page.keyboard.press("Escape")


def _privacy(walker: Walker) -> None:
    page = walker.page
    press(walker, "web-forget-do")
    page.locator("dialog[open]").wait_for()
    walker.look("delete-asked")
    page.locator("dialog[open] .btn.go").click()
    named(walker, "web-forget-not").wait_for()
    walker.look("to-be-deleted")
    press(walker, "web-forget-not")
    named(walker, "web-forget-do").wait_for()


def _nothing(walker: Walker) -> None:
    """There is nothing to be done here yet."""


def from_a_table(walker: Walker) -> None:
    """Settings opened in the middle of a match, and back; home while matches are on; leaving one."""
    page = walker.page
    play_now(walker, "caylus")
    page.locator(LIT).first.wait_for()
    press(walker, "web-menu")
    page.locator('dialog[open] a[href^="/settings"]').click()
    page.locator('.sheets a[href^="/table/"]').wait_for()
    walker.look("settings")
    page.locator('nav a[href^="/settings/notices"]').click()
    page.locator("#h-by-table").wait_for()
    page.locator("#h-by-table").scroll_into_view_if_needed()
    walker.look("by-table")
    page.locator('.sheets a[href^="/table/"]').click()
    page.locator(LIT).first.wait_for()
    for game in ("palazzo", "potzklotz"):
        play_now(walker, game)
    walker.home()
    page.locator(".mytable").first.wait_for()
    walker.look("home", whole=True)
    page.locator(".tables li button.icon").first.click()
    page.locator("dialog[open]").wait_for()
    walker.look("leaving")
    page.locator('dialog[open] input[type="radio"]').last.check()
    walker.look("resigning")
    page.keyboard.press("Escape")


def new_table(walker: Walker) -> None:
    """The form for every game, and the table it makes on the list of home."""
    page = walker.page
    for game in GAMES:
        walker.home()
        page.locator(f'a[href="/new/{game}"]').locator("visible=true").first.click()
        page.locator("main form .btn.go").last.wait_for()
        walker.look(game, whole=True)
    page.locator("main form .btn.go").last.click()
    page.locator(".room").wait_for()
    walker.home()
    page.locator(".mytable").first.wait_for()
    walker.look("waits-for-people")
    page.locator(".tables li button.icon").first.click()
    page.locator("dialog[open], [role=alertdialog]").first.wait_for()
    walker.look("leave-or-close")
    page.keyboard.press("Escape")


def returning(walker: Walker) -> None:
    """Who has played: finished matches on home and on their page, what can be done with them, and their own page."""
    page = walker.page
    for game in GAMES:
        play_out(walker, game)
    walker.home()
    page.locator("#h-finished").wait_for()
    walker.look("home", whole=True)
    page.locator('a[href="/finished"]').click()
    page.locator(".all li").first.wait_for()
    walker.look("all-finished", whole=True)
    page.locator("button.away").first.click()
    page.locator("dialog[open]").wait_for()
    walker.look("put-away-asked")
    page.keyboard.press("Escape")
    page.locator('a[href="/exercises"]').click()
    page.locator(".all h1").wait_for()
    walker.look("exercises")
    walker.home()
    page.locator('nav a[href^="/person/"]').first.click()
    page.locator("#h-last").wait_for(timeout=PATIENCE)
    walker.look("my-page", whole=True)


LEGS: Final[dict[str, Callable[[Walker], None]]] = {
    "stranger": stranger,
    "settings": settings,
    "from-a-table": from_a_table,
    "new-table": new_table,
    "returning": returning,
}
