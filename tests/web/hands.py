"""Hands of somebody at the page: mouse, keyboard, thumb, or none at all. They touch only what is lit."""

import random
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from playwright.sync_api import Error, Page

from tests.web.playing import wait_for_choice

Hand = Callable[[Page, random.Random], None]


@dataclass(frozen=True)
class Taste:
    """Which of the things that are lit is taken: so that games go everywhere, and come to their end."""

    #: What ends a choice of several clicks, and how often it is taken as soon as it is lit.
    closing: tuple[str, ...]
    sure: float
    #: How eagerly the others are taken, by their whole text or their verb.
    eager: Mapping[str, int] = field(default_factory=dict)
    usual: int = 1


PALAZZO: Final = Taste(
    ("bid", "pay", "taken", "built", "rebuilt"), 0.8, {"tiles": 30, "pass": 6, "auction": 3, "rebuild": 1}, 2
)
#: Passing ends a turn of Caylus, and a provost who runs ahead the game.
CAYLUS: Final = Taste(("confirm",), 0.85, {"pass": 12, "place castle": 6, "batch": 6, "provost ahead 3": 40})

_CHOOSE: Final = """
    const seen = one => one.offsetParent !== null && one.getAttribute("aria-disabled") !== "true";
    const choose = (taste, rolled) => {
        const lit = [...document.querySelectorAll("main [data-action]")].filter(seen);
        const last = lit.find(one => taste.closing.includes(one.dataset.action));
        if (last && rolled() < taste.sure) return last;
        const weight = text => taste.eager[text] ?? taste.eager[text.split(" ")[0]] ?? taste.usual;
        const heap = lit.flatMap(one => Array(weight(one.dataset.action)).fill(one));
        return heap[Math.floor(rolled() * heap.length)];
    };
    const want = one => {
        document.querySelectorAll("[data-wanted]").forEach(other => delete other.dataset.wanted);
        one.dataset.wanted = "yes";
    };
"""
#: Clicks until the game is over, unseen, as drawing takes longer than all else where there is no graphics card.
#: Chance is a small generator, as dice cannot be brought for a whole game.
_PLAY_ON: Final = f"""([taste, seed]) => {{
    {_CHOOSE}
    const rolled = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
    const go = () => {{
        const over = document.querySelector("main.close") !== null;
        document.body.style.opacity = over ? "" : "0";
        if (over) return;
        choose(taste, rolled)?.click();
        setTimeout(go, 8);
    }};
    go();
}}"""
_CLICK: Final = f"""([taste, dice]) => {{
    {_CHOOSE}
    choose(taste, () => dice.pop())?.click();
}}"""
_POINT: Final = f"""([taste, dice]) => {{
    {_CHOOSE}
    const chosen = choose(taste, () => dice.pop());
    if (chosen) want(chosen);
    return chosen !== undefined;
}}"""
#: How often Tab is pressed for something lit: forwards, or backwards if that is shorter.
_TABS: Final = f"""([taste, dice]) => {{
    {_CHOOSE}
    const chosen = choose(taste, () => dice.pop());
    if (!chosen) return null;
    const stops = [...document.querySelectorAll("a[href], button, input, select, textarea, [tabindex]")].filter(
        one => one.tabIndex >= 0 && !one.disabled && one.offsetParent !== null);
    want(chosen);
    const at = stops.indexOf(document.activeElement);
    return [chosen.dataset.action, stops.includes(chosen) ? stops.indexOf(chosen) - at : null];
}}"""
_REACHED: Final = "document.activeElement.dataset.wanted === 'yes'"
#: Where a thumb would go for something lit, or for another zone; what lies on top of it counts as a fault.
_AIM: Final = f"""([taste, dice]) => {{
    {_CHOOSE}
    const rolled = () => dice.pop();
    const tabs = [...document.querySelectorAll("main [role=tab]")].filter(one => one.offsetParent !== null);
    const zone = tabs[Math.floor(rolled() * tabs.length)];
    const chosen = rolled() < 0.12 && zone ? zone : choose(taste, rolled);
    if (!chosen) return null;
    chosen.scrollIntoView({{ block: "center", behavior: "instant" }});
    const box = chosen.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    return {{
        x, y, width: chosen.offsetWidth, height: chosen.offsetHeight,
        what: chosen.dataset.action ?? chosen.textContent,
        under: hit && !chosen.contains(hit) ? hit.outerHTML.slice(0, 120) : "",
        sideways: document.documentElement.scrollWidth > screen.width,
    }};
}}"""


def _wish(taste: Taste, rng: random.Random) -> list[Any]:
    return [asdict(taste), [rng.random() for _ in range(4)]]


def play_on(page: Page, taste: Taste, seed: int) -> None:
    """Let somebody play on this page by themselves, without a pointer, until the game is over; do not wait for it."""
    page.evaluate(_PLAY_ON, [asdict(taste), seed])


def quickly(taste: Taste) -> Hand:
    """One click without a pointer, if anything is lit."""
    return lambda page, rng: page.evaluate(_CLICK, _wish(taste, rng))


def by_mouse(taste: Taste) -> Hand:
    """Nothing may lie on top of what is lit. The list may have changed since it was read: then look again."""

    def click(page: Page, rng: random.Random) -> None:
        if page.evaluate(_POINT, _wish(taste, rng)):
            try:
                page.locator("[data-wanted]").click(timeout=1500)
            except Error:
                return

    return click


def by_keyboard(taste: Taste) -> Hand:
    """Go to something lit with Tab, and press it. If the table changes on the way, look again."""

    def press(page: Page, rng: random.Random) -> None:
        found = page.evaluate(_TABS, _wish(taste, rng))
        if found is None:
            return
        action, tabs = found
        assert tabs is not None, f"{action} is not reached by Tab"
        for _ in range(abs(tabs)):
            page.keyboard.press("Tab" if tabs > 0 else "Shift+Tab")
        if page.evaluate(_REACHED):
            page.keyboard.press(rng.choice(["Enter", "Space"]))

    return press


def by_thumb(taste: Taste, large: int = 44, small: int = 40) -> Hand:
    """What is lit is large enough and free to be touched, and nothing scrolls sideways; so too in other zones."""
    covered = 0

    def tap(page: Page, rng: random.Random) -> None:
        nonlocal covered
        aim = page.evaluate(_AIM, _wish(taste, rng))
        if aim is None:
            return
        assert not aim["sideways"], aim
        assert max(aim["width"], aim["height"]) >= large, aim
        assert min(aim["width"], aim["height"]) >= small, aim
        # A note may lie there for a moment; nothing stays in the way.
        covered = covered + 1 if aim["under"] else 0
        assert covered < 8, aim
        if not aim["under"]:
            page.touchscreen.tap(aim["x"], aim["y"])

    return tap


def some(page: Page, rng: random.Random, hand: Hand, choices: int) -> None:
    """So many choices with this hand, if the game lasts so long."""
    for _ in range(choices):
        if wait_for_choice(page):
            hand(page, rng)
