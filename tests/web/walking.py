"""A walk through the whole house from the home page, by clicks alone, with a picture of everything that is met.

``make walk`` makes the pictures, in build/walk; somebody has to look at them. Each of three people walks with one
window, and changes its size and theme for a moment at everything that is met, so that seven widths are seen. Theme
and language are others in every round, so six rounds see all there is. What a machine can see for itself (faults in
the console, what does not fit, words that were not found) is printed at the end.
"""

import argparse
import importlib
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Error, Page, sync_playwright

from tests.server.running import Running
from tests.web.browsing import FLAT, SOLID, chromium, person
from tests.web.fitting import FINGER, MOUSE, Size, faults
from tests.web.playing import Faults

FOLDER: Final = Path(__file__).parents[2] / "build" / "walk"
PARTS: Final = ("tables", "around")
#: The windows that are walked with, and those that they are for a moment.
SIZES: Final[dict[Size, tuple[Size, ...]]] = {
    (390, 844): ((360, 740),),
    (820, 1180): ((1024, 768),),
    (1440, 900): ((1280, 720), (1920, 1080)),
}
THEMES: Final = ("light", "dark")
LANGUAGES: Final = ("en-GB", "nl-NL", "de-DE")
#: Those who walk with a finger; all others have a mouse.
TOUCHED: Final = (390, 820)
#: What a page says where it has no words for something: the key, in brackets or bare.
_KEYS: Final = r"""() => [...document.querySelectorAll("main *, .bar *, dialog *")]
    .filter(one => one.children.length === 0 && one.checkVisibility())
    .map(one => one.textContent.trim())
    .filter(text => /^\{.*\}$|\{\$|\bundefined\b|\bNaN\b|\[object|^[a-z]+(-[a-z]+){2,}$/.test(text))"""
#: Scrolls what is read by most of a screen further; false where its end is seen already.
_FURTHER: Final = """() => {
    const rolls = one =>
        ["auto", "scroll"].includes(getComputedStyle(one).overflowY) && one.clientWidth > innerWidth / 2;
    const all = [...document.querySelectorAll("dialog[open], main, .page, .home, .sheets")].filter(rolls);
    const one = all.find(one => one.scrollTop + one.clientHeight < one.scrollHeight - 24);
    one?.scrollBy({ top: one.clientHeight - 60, behavior: "instant" });
    return one !== undefined;
}"""
#: What was scrolled to see the whole page is back at its top.
_BACK: Final = """() => document.querySelectorAll("dialog[open], main, .page, .home, .sheets, html")
    .forEach(one => one.scrollTo({ top: 0, behavior: "instant" }))"""
#: So many pictures show the whole of any page but rules.
_SCREENS: Final = 7
#: Whoever has not found what to click after so long will not find it.
_PATIENCE_MS: Final = 20_000
#: What a browser says aloud itself where the house refuses something: the page says it in words, which are looked at.
SAID_BY_BROWSERS: Final = "Failed to load resource"


#: Every size that there is a picture of.
ALL_SIZES: Final = tuple(size for walked, beside in SIZES.items() for size in (walked, *beside))


def resized(page: Page, size: Size, theme: str) -> None:
    """Another window for the same page, from its top."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    page.evaluate(_BACK)
    page.wait_for_timeout(400)


class Walker:
    """Somebody with one window, one theme and one language, who takes a picture of what they meet."""

    #: Whether cubes are drawn in three dimensions, which takes a machine without graphics very long.
    solid = False

    def __init__(self, browser: Browser, house: Running, size: Size, theme: str, language: str, folder: Path) -> None:
        self.browser = browser
        self.house = house
        self.size = size
        self.theme = theme
        self.language = language
        self.folder = folder
        self.smallest = FINGER if size[0] in TOUCHED else MOUSE
        self.leg = ""
        self.found: list[str] = []
        self.page = self.newcomer()

    @property
    def label(self) -> str:
        return self.labelled(self.size, self.theme)

    def labelled(self, size: Size, theme: str) -> str:
        return f"{size[0]}-{theme}-{self.language[:2]}"

    @property
    def narrow(self) -> bool:
        """Whether the window is a phone's."""
        return self.size[0] < 760

    def newcomer(self, size: Size | None = None) -> Page:
        """A page of somebody who has never been here; also for a friend or a watcher, with a size of their own."""
        context = person(
            self.browser,
            size or self.size,
            self.language,
            {"theme": self.theme},
            new=True,
            has_touch=self.smallest == FINGER,
        )
        context.set_default_timeout(_PATIENCE_MS)
        if not self.solid:
            context.add_init_script("localStorage.setItem('bouwmeester-potzklotz-solid', 'no')")
        page = context.new_page()
        page.goto(self.house.address)
        return page

    def home(self, page: Page | None = None) -> Page:
        """Back to where all begins."""
        page = page or self.page
        page.goto(self.house.address)
        page.locator("main :is(h1, h2):visible").first.wait_for()
        return page

    def look(self, name: str, page: Page | None = None, *, whole: bool = False, then: str = "") -> None:
        """Take a picture of what is seen now, and check what a machine can see; of the ``whole`` page, several.

        Then the same in the other theme and the sizes beside, where a page is seen from its top, and ``then`` is done
        first.
        """
        page = page or self.page
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(250)
        self.folder.mkdir(parents=True, exist_ok=True)
        shown = page.viewport_size
        assert shown is not None
        size = (shown["width"], shown["height"])
        for text in page.evaluate(_KEYS):
            self.found.append(f"{self.leg}-{name} {self.label}: no words: {text}")
        self._look_at(name, page, size, self.theme, whole=whole)
        if size == self.size:
            other = THEMES[1 - THEMES.index(self.theme)]
            for beside in SIZES[size]:
                resized(page, beside, other)
                if then:
                    page.evaluate(then)
                self._look_at(name, page, beside, other, whole=whole)
            resized(page, size, self.theme)
            if then:
                page.evaluate(then)

    def _look_at(self, name: str, page: Page, size: Size, theme: str, *, whole: bool) -> None:
        label = self.labelled(self.size if size not in ALL_SIZES else size, theme)
        page.screenshot(path=self.folder / f"{self.leg}-{name}-{label}.png", full_page=whole)
        for screen in range(2, _SCREENS if whole else 0):
            if not page.evaluate(_FURTHER):
                break
            page.screenshot(path=self.folder / f"{self.leg}-{name}+{screen}-{label}.png")
        for fault in faults(page, size, self.smallest):
            self.found.append(f"{self.leg}-{name} {label}: {fault}")
        page.evaluate("document.body.style.opacity = ''")

    def hear(self, heard: Faults) -> None:
        """What went wrong on a page is found, but for what the house refuses."""
        faults = [fault for fault in heard.found if not fault.startswith(SAID_BY_BROWSERS)]
        self.found += [f"{self.leg} {self.label}: console: {fault}" for fault in faults]

    def go(self, legs: dict[str, Callable[["Walker"], None]], wanted: Sequence[str]) -> None:
        """Walk every leg that is wanted; one that cannot be walked to its end is a finding like others."""
        for name, leg in legs.items():
            if wanted and not any(part in name for part in wanted):
                continue
            self.leg = name
            # Each leg is walked by somebody new: a home with the tables of all legs would be nobody's.
            self.page.context.close()
            self.page = self.newcomer()
            heard = Faults(self.page)
            began = time.monotonic()
            before = len(self.found)
            try:
                self.home()
                leg(self)
            except (Error, AssertionError) as error:
                self.found.append(f"{name} {self.label}: stopped at {self.page.url}: {str(error)[:400]}")
                self.page.screenshot(path=self.folder / f"{name}-STOPPED-{self.label}.png")
            self.hear(heard)
            told = [f"{name} {self.label}: {time.monotonic() - began:.0f} s", *self.found[before:]]
            print("\n  ".join(told), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", default=list(PARTS))
    parser.add_argument("--round", type=int, default=0, help="0 to 5: which theme and language each window has")
    parser.add_argument("--sizes", default="", help="some windows only: 390,1440")
    parser.add_argument("--only", default="", help="legs whose names have one of these in them: end,menu")
    parser.add_argument("--solid", action="store_true", help="draw the cubes in three dimensions, which is slow")
    asked = parser.parse_args()
    widths = [int(width) for width in asked.sizes.split(",") if width]
    wanted = [part for part in asked.only.split(",") if part]
    found: list[str] = []
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = Running(f"sqlite:///{folder}/house.db", log=Path(folder) / "log")
        house.start()
        try:
            browser = chromium(playwright, SOLID if asked.solid else FLAT)
            Walker.solid = asked.solid
            for at, size in enumerate(SIZES):
                if widths and size[0] not in widths:
                    continue
                theme = THEMES[(at + asked.round) % len(THEMES)]
                language = LANGUAGES[(at + asked.round) % len(LANGUAGES)]
                for part in asked.parts:
                    walker = Walker(browser, house, size, theme, language, FOLDER / part)
                    walker.go(importlib.import_module(f"tests.web.walks.{part}").LEGS, wanted)
                    walker.page.context.close()
                    found += walker.found
        finally:
            house.stop()
    print("\n".join(["", *found]) if found else "\nA machine finds nothing; now look at build/walk.")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
