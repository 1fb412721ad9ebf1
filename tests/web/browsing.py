"""How the tests look at the page: Debian's Chromium, without a window and without anything that moves by itself."""

import json
import shutil
from collections.abc import Mapping, Sequence
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Playwright, expect

import bouwmeester

#: No sandbox, as it runs as root in a container. There is no graphics card: without solid cubes to draw, a browser
#: that does not play one is several times as quick.
FLAT: Final = ("--no-sandbox", "--disable-gpu")
SOLID: Final = ("--no-sandbox", "--enable-unsafe-swiftshader", "--use-angle=swiftshader", "--disable-gpu-compositing")
#: What nobody here looks at. The address bar of every window opens pages of its own, which take longer than ours.
#: The rest keeps the browser from calling its maker and from holding pictures back, and stands here as this list
#: takes the place of Playwright's.
WITHOUT: Final = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
)

#: In milliseconds.
PATIENCE: Final = 60_000

WIDE: Final = (1440, 900)
SMALL: Final = (1280, 720)
PHONE: Final = (390, 844)
NARROW: Final = (360, 740)


def chromium(playwright: Playwright, flags: Sequence[str] = SOLID) -> Browser:
    # Patience with a busy machine: nothing here is about how fast it is.
    expect.set_options(timeout=PATIENCE)
    found = shutil.which("chromium-headless-shell")
    assert found is not None, "there is no Chromium without windows: apt-get install chromium-headless-shell"
    without = f"--disable-features={','.join(WITHOUT)}"
    return playwright.chromium.launch(executable_path=found, args=[*flags, without])


def person(
    browser: Browser,
    size: tuple[int, int] = SMALL,
    language: str = "en-GB",
    settings: Mapping[str, object] | None = None,
    *,
    new: bool = False,
    **more: Any,
) -> BrowserContext:
    """Somebody with a browser of their own; moves of others are shown at once unless the settings say otherwise."""
    width, height = size
    phone = width < 760
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        is_mobile=phone,
        # What a worker answers, no test could stand in for.
        **{"has_touch": phone, "service_workers": "block", **more},
    )
    context.set_default_timeout(PATIENCE)
    kept = json.dumps(json.dumps({"speed": "off", "theme": "light", "questions": 5000, **(settings or {})}))
    context.add_init_script(f"localStorage.getItem('bouwmeester') || localStorage.setItem('bouwmeester', {kept})")
    if not new:  # somebody who has played all games before: no guide explains them
        known = json.dumps(json.dumps([f"{name} guide" for name in bouwmeester.names()]))
        context.add_init_script(f"localStorage.getItem('learned') || localStorage.setItem('learned', {known})")
    return context
