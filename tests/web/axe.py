"""What axe has to say against a page: by day on a wide screen, by night on a phone."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Page, expect

from tests.web.browsing import PHONE, SMALL

_AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
#: Only what is wrong is gathered, and no style sheet is fetched again for it.
_RUN: Final = """rules => axe.run(document, {
    preload: false, resultTypes: ["violations"], ...(rules.length ? { runOnly: rules } : {}),
}).then(all => JSON.stringify(all.violations))"""

Look = tuple[tuple[int, int], Literal["light", "dark"]]

WIDE_BY_DAY: Final[Look] = (SMALL, "light")
WIDE_BY_NIGHT: Final[Look] = (SMALL, "dark")
PHONE_BY_DAY: Final[Look] = (PHONE, "light")
PHONE_BY_NIGHT: Final[Look] = (PHONE, "dark")
#: The theme of somebody whose page follows the light of the room.
BY_THE_SUN: Final = "system"
COLOURS: Final = ("color-contrast",)


def findings(page: Page, rules: Sequence[str] = ()) -> list[str]:
    """What is wrong with the page as it stands, by all rules or by these."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_AXE.read_text(encoding="utf-8"))
    found = json.loads(page.evaluate(_RUN, list(rules)))
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}" for one in found for node in one["nodes"]
    ]


def look(page: Page, at: Look) -> None:
    """See a page whose theme goes BY_THE_SUN in another size and light."""
    (width, height), light = at
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme=light)
    expect(page.locator("html")).to_have_attribute("data-theme", light)


def nothing_is_wrong(page: Page, where: str, looks: Sequence[Look] = (WIDE_BY_DAY, PHONE_BY_NIGHT)) -> None:
    """By all rules, in all of these sizes and lights."""
    for at in looks:
        look(page, at)
        found = findings(page)
        assert not found, (where, at, found)
