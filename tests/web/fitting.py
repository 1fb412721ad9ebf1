"""Whether a page fits its window: nothing outside or cut off, nothing over another thing, nothing too small."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page

from tests.web.browsing import person

_FITTING: Final = (Path(__file__).parent / "fitting.js").read_text(encoding="utf-8")
#: Two frames: media queries are answered in the first, what they change is laid out in the second.
_LAID_OUT: Final = (
    "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 20))))"
)

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
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(_LAID_OUT)
    found: list[str] = page.evaluate(_FITTING, smallest)
    return [f"{width}x{height} {'finger' if smallest == FINGER else 'mouse'}: {one}" for one in found]
