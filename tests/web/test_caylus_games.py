"""Caylus on the page: whole games by clicking only what is lit, by mouse, thumb and keyboard, alone and together."""

import random

from playwright.sync_api import Browser, Page, expect

from tests.server.running import Running
from tests.web.browsing import NARROW, SMALL, WIDE, person
from tests.web.playing import Faults, mouse_first, play_to_the_end, play_together

#: What is lit and seen, and which of it is taken: mostly what ends a choice, and passing, so that games end soon.
_LIT = """
    const seen = one => one.offsetParent !== null && one.getAttribute("aria-disabled") !== "true";
    const weight = text => text === "pass" ? 12 : text === "place castle" || text.startsWith("batch") ? 6
        : text === "provost ahead 3" ? 12 : 1;
    const choose = rolled => {
        const lit = [...document.querySelectorAll("main [data-action]")].filter(seen);
        const confirm = lit.find(one => one.dataset.action === "confirm");
        if (confirm && rolled() < 0.85) return confirm;
        const heap = lit.flatMap(one => Array(weight(one.dataset.action)).fill(one));
        return heap[Math.floor(rolled() * heap.length)];
    };
"""
#: Many clicks in one go: what is lit is clicked as soon as it is, until the game is over or nothing is lit any more.
_CLICK_ON = f"""async dice => {{
    {_LIT}
    const rest = () => new Promise(done => setTimeout(done, 4));
    for (let idle = 0; idle < 8 && dice.length > 1; idle++) {{
        if (document.querySelector("main.close")) return;
        const chosen = choose(() => dice.pop());
        if (chosen) {{
            chosen.click();
            idle = 0;
        }}
        await rest();
    }}
}}"""
#: Where a thumb would go for something lit, or for another zone; what lies on top of it counts as a fault.
_AIM = f"""dice => {{
    {_LIT}
    const rolled = () => dice.pop();
    const tabs = [...document.querySelectorAll("main [role=tab]")].filter(one => one.offsetParent !== null);
    const zone = tabs[Math.floor(rolled() * tabs.length)];
    const chosen = rolled() < 0.12 && zone ? zone : choose(rolled);
    if (!chosen) return null;
    chosen.scrollIntoView({{ block: "center", behavior: "instant" }});
    const box = chosen.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    return {{
        x, y, width: chosen.offsetWidth, height: chosen.offsetHeight,
        what: chosen.dataset.action ?? chosen.textContent,
        under: hit && !chosen.contains(hit) ? hit.outerHTML.slice(0, 120) : "",
        sideways: document.documentElement.scrollWidth > innerWidth,
    }};
}}"""
#: How often Tab is pressed for something lit: forwards, or backwards if that is shorter.
_TABS = f"""dice => {{
    {_LIT}
    const chosen = choose(() => dice.pop());
    if (!chosen) return null;
    const stops = [...document.querySelectorAll("a[href], button, input, select, textarea, [tabindex]")].filter(
        one => one.tabIndex >= 0 && !one.disabled && one.offsetParent !== null);
    const at = stops.indexOf(document.activeElement);
    document.querySelectorAll("[data-wanted]").forEach(one => delete one.dataset.wanted);
    chosen.dataset.wanted = "yes";
    return [chosen.dataset.action, stops.includes(chosen) ? stops.indexOf(chosen) - at : null];
}}"""
_REACHED = "document.activeElement.dataset.wanted === 'yes'"


def dice(rng: random.Random, count: int) -> list[float]:
    return [rng.random() for _ in range(count)]


def click_on(page: Page, rng: random.Random) -> None:
    page.evaluate(_CLICK_ON, dice(rng, 120))


def table_of(page: Page, house: Running, *chairs: str) -> str:
    """A new table; its address."""
    page.request.post(f"{house.address}/api/guests", data={"name": "Anna"})
    answer = page.request.post(f"{house.address}/api/tables", data={"game": "caylus", "chairs": ["me", *chairs]})
    assert answer.ok, answer.text()
    return f"{house.address}/table/{answer.json()['id']}"


def sit_down(page: Page, address: str) -> Faults:
    faults = Faults(page)
    page.goto(address)
    page.locator(".desk").wait_for()
    return faults


def finished(page: Page, seats: int) -> None:
    """The end is told, with everybody's points, and can be looked back at."""
    expect(page.locator("main.close h2")).to_contain_text("points")
    assert page.locator(".final").count() == seats
    expect(page.get_by_role("link", name="Look back")).to_be_visible()


def test_a_whole_game_of_two(browser: Browser, house: Running) -> None:
    """The first clicks with a real mouse, as nothing may lie on top."""
    context = person(browser, SMALL)
    page = context.new_page()
    faults = sit_down(page, table_of(page, house, "greedy"))
    rng = random.Random(7)
    mouse_first(page, rng, 5)
    play_to_the_end(page, rng, click_on)
    finished(page, 2)
    assert faults.found == []
    context.close()


def test_a_whole_game_of_four(browser: Browser, house: Running) -> None:
    context = person(browser, WIDE)
    page = context.new_page()
    faults = sit_down(page, table_of(page, house, "uniform", "uniform", "uniform"))
    expect(page.locator(".mat")).to_have_count(4)
    play_to_the_end(page, random.Random(3), click_on)
    finished(page, 4)
    assert faults.found == []
    context.close()


def test_a_whole_game_between_two_browsers(browser: Browser, house: Running) -> None:
    """One on a wide screen, one on a phone and in Dutch: both come to the same end."""
    host, guest = person(browser, SMALL), person(browser, NARROW, "nl-NL")
    one, two = host.new_page(), guest.new_page()
    address = table_of(one, house, "open")
    two.request.post(f"{house.address}/api/guests", data={"name": "Bram"})
    two.request.post(f"{house.address}/api/tables/{address.rsplit('/', 1)[1]}/sit", data={"seat": 1})
    faults = [sit_down(page, address) for page in (one, two)]
    play_together((one, two), random.Random(5), click_on)
    scores = [page.locator(".final > header > .pts").all_inner_texts() for page in (one, two)]
    assert scores[0] == scores[1]
    assert [fault.found for fault in faults] == [[], []]
    host.close()
    guest.close()


def by_keyboard(page: Page, rng: random.Random) -> None:
    """Go to something lit with Tab, and press it. If the table changes on the way, look again."""
    found = page.evaluate(_TABS, dice(rng, 2))
    if found is None:
        return
    action, tabs = found
    assert tabs is not None, f"{action} is not reached by Tab"
    for _ in range(abs(tabs)):
        page.keyboard.press("Tab" if tabs > 0 else "Shift+Tab")
    if page.evaluate(_REACHED):
        page.keyboard.press(rng.choice(["Enter", "Space"]))


def test_a_whole_game_by_keyboard(browser: Browser, house: Running) -> None:
    context = person(browser, SMALL)
    page = context.new_page()
    faults = sit_down(page, table_of(page, house, "uniform"))
    play_to_the_end(page, random.Random(8), by_keyboard)
    finished(page, 2)
    assert faults.found == []
    context.close()


class Thumb:
    """Touches what is lit, and now and then another zone's tab."""

    def __init__(self) -> None:
        self.covered = 0

    def tap(self, page: Page, rng: random.Random) -> None:
        aim = page.evaluate(_AIM, dice(rng, 4))
        if aim is None:
            return
        assert not aim["sideways"], aim
        assert aim["width"] >= 44 or aim["height"] >= 44, aim
        assert min(aim["width"], aim["height"]) >= 40, aim
        # A note may lie there for a moment; nothing stays in the way.
        self.covered = self.covered + 1 if aim["under"] else 0
        assert self.covered < 8, aim
        if not aim["under"]:
            page.touchscreen.tap(aim["x"], aim["y"])


def test_a_whole_game_by_thumb(browser: Browser, house: Running) -> None:
    """On a phone, with its zones: what is lit is large enough and free to be touched; nothing scrolls sideways."""
    context = person(browser, NARROW)
    page = context.new_page()
    faults = sit_down(page, table_of(page, house, "uniform"))
    play_to_the_end(page, random.Random(2), Thumb().tap)
    finished(page, 2)
    assert faults.found == []
    context.close()
