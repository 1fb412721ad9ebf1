"""Whether a page fits its window: nothing outside or cut off, nothing over another thing, nothing too small."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page

from tests.web.browsing import person

_FITTING: Final = (Path(__file__).parent / "fitting.js").read_text(encoding="utf-8")
#: Media queries are answered in one frame, what is measured then changes the next: laid out is what stays as it was.
_LAID_OUT: Final = """async () => {
    const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    const places = () => [...document.body.querySelectorAll("*")].map(one => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height];
    }).join();
    await frame();
    for (let before = "", now = places(), frames = 0; before !== now && frames < 120; frames++) {
        await frame();
        [before, now] = [now, places()];
    }
}"""

Size = tuple[int, int]
FINGER: Final = 44
MOUSE: Final = 24


def pointing(browser: Browser, smallest: int, *, new: bool = False) -> BrowserContext:
    """Somebody who plays with a finger, or with a mouse, on a window of any size; in the languages of long words."""
    finger = smallest == FINGER
    return person(browser, (1280, 720), "nl-NL" if finger else "de-DE", new=new, has_touch=finger)


def faults(page: Page, size: Size, smallest: int) -> list[str]:
    """What does not fit in a window of this size, in words."""
    width, height = size
    # Drawing takes longer than all else where there is no graphics card: nothing is drawn at all these sizes.
    page.evaluate("document.body.style.opacity = 0")
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(_LAID_OUT)
    found: list[str] = page.evaluate(_FITTING, smallest)
    return [f"{width}x{height} {'finger' if smallest == FINGER else 'mouse'}: {one}" for one in found]
