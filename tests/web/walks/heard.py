"""What a screen reader says of the main pages and states: written down to be read, and looked through for slips."""

import re
from collections.abc import Callable, Iterator
from typing import Final

from playwright.sync_api import Page

from tests.web.browsing import PATIENCE
from tests.web.playing import LIT
from tests.web.walking import Walker
from tests.web.walks.manners import GAMES, call_me, play_now, play_out, put_away, settled

#: What is nothing to anybody without a name.
_NAMED: Final = (
    "alertdialog|button|checkbox|columnheader|combobox|dialog|heading|img|link|menuitem|option|radio|rowheader"
    "|searchbox|slider|spinbutton|switch|tab|textbox"
)
_NAMELESS: Final = re.compile(rf"^\s*- (?:{_NAMED})(?: \[[^\]]*\])*:?$")
#: A word said twice in a row, or a part with nothing in it.
_TWICE: Final = re.compile(r"\b([^\W\d_]{3,})[,;:]? \1\b", re.IGNORECASE)
_EMPTY: Final = re.compile(r"[,;:] ?[,;:]|\(\s*\)|[,;] ?(?:$|\")|^[,;:] ?|\bundefined\b|\bnull\b|\bNaN\b")
_QUOTED: Final = re.compile(r'"((?:[^"\\]|\\.)*)"|: (.+)$')


def slips(said: str) -> Iterator[str]:
    """What is wrong with what is said, line by line."""
    picture = -1
    for line in said.splitlines():
        depth = len(line) - len(line.lstrip())
        if 0 <= picture < depth:
            continue  # what is drawn in a picture is not spoken of
        picture = depth if line.lstrip().startswith(("- img", "- 'img")) else -1
        if _NAMELESS.match(line):
            yield f"no name: {line.strip()}"
        for quoted, text in _QUOTED.findall(line):
            words = quoted or text
            if _TWICE.search(words):
                yield f"said twice: {words}"
            if _EMPTY.search(words):
                yield f"nothing in it: {words}"


def hear(walker: Walker, name: str, page: Page | None = None) -> None:
    """Write down what is said of the page, and what is wrong with it."""
    page = page or walker.page
    said = page.locator("body").aria_snapshot()
    walker.folder.mkdir(parents=True, exist_ok=True)
    (walker.folder / f"{walker.leg}-{name}-{walker.label}.txt").write_text(said + "\n", encoding="utf-8")
    walker.found += [f"{walker.leg}-{name} {walker.label}: {slip}" for slip in dict.fromkeys(slips(said))]


def heard(walker: Walker) -> None:
    """Home, a turn and the end of each game, what decided it and its replay; lessons, puzzles, forms and lists."""
    page = walker.page
    hear(walker, "stranger")
    call_me(walker, "Wilhelmina")
    for game in GAMES:
        play_now(walker, game)
        page.locator(LIT).first.wait_for()
        hear(walker, f"{game}-turn")
        for zone in page.locator("main [role=tab]:visible").all():
            zone.click()
            hear(walker, f"{game}-{zone.get_attribute('data-to') or 'tab'}")
        # In a low window what is said has taken the sheet of what is decided.
        page.locator("main [data-action]").first.wait_for(state="attached")
    walker.home()
    page.locator(".mytable").first.wait_for()
    hear(walker, "home")
    for game in GAMES:
        play_out(walker, game, seed=3)
        hear(walker, f"{game}-end")
    page.locator('a[href^="/review/"]').first.click()
    page.locator(".moments").wait_for(timeout=4 * PATIENCE)
    hear(walker, "review")
    page.go_back()
    page.locator('a[href^="/replay/"]').first.click()
    page.locator(".replay .desk").wait_for()
    hear(walker, "replay")
    for game in GAMES:
        walker.home()
        page.locator(f'a[href="/learn/{game}"]').locator("visible=true").first.click()
        page.locator("main ol a").first.click()
        page.locator(".slip").wait_for()
        hear(walker, f"{game}-lesson")
        walker.home()
        page.locator(f'a[href="/game/{game}/puzzles"]').locator("visible=true").first.click()
        page.locator(".told .all .btn, [data-choice]").first.wait_for()
        hear(walker, f"{game}-puzzle")
        walker.home()
        page.locator(f'a[href="/new/{game}"]').locator("visible=true").first.click()
        page.locator("main form .btn.go").last.wait_for()
        hear(walker, f"{game}-new")
    for name in ("board", "events", "person"):
        walker.home()
        page.locator(f'nav a[href^="/{name}"]').first.click()
        page.locator("main :is(h1, h2)").first.wait_for()
        settled(page)
        hear(walker, name)
    walker.home()
    page.locator("a.me-chip").click()
    for sheet in ("", "/notices", "/devices"):
        page.locator(f'nav a[href="/settings{sheet}"]').click()
        settled(page)
        put_away(page)
        hear(walker, f"settings{sheet.replace('/', '-')}")


LEGS: Final[dict[str, Callable[[Walker], None]]] = {"heard": heard}
