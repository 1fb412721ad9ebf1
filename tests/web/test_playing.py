"""Palazzo on the page: whole games by clicking only what is lit."""

import random

from playwright.sync_api import Browser, Page, expect

from tests.server.running import Running
from tests.web.browsing import NARROW, SMALL, person
from tests.web.playing import (
    LIT,
    Faults,
    click_quickly,
    mouse_first,
    no_scrolling_sideways,
    play_now,
    play_to_the_end,
    play_together,
    sit_together,
    wait_for_choice,
)


def finished(page: Page) -> None:
    """The end is told, with everybody's points, and can be looked back at."""
    expect(page.locator("main.close h2")).to_contain_text("points")
    assert page.locator(".final").count() == 3
    expect(page.get_by_role("link", name="Look back")).to_be_visible()


def test_a_whole_game_by_clicking_what_is_lit(browser: Browser, house: Running) -> None:
    context = person(browser, SMALL)
    page = context.new_page()
    faults = Faults(page)
    play_now(page, house.address)
    rng = random.Random(4)
    mouse_first(page, rng)
    play_to_the_end(page, rng, click_quickly)
    finished(page)
    page.get_by_role("button", name="Play again").click()
    page.locator(".desk").wait_for()
    assert faults.found == []
    context.close()


def by_keyboard(page: Page, rng: random.Random) -> None:
    """Go on with Tab to something lit, and press it."""
    steps = rng.randrange(1, 4)
    for _ in range(80):
        page.keyboard.press("Tab")
        action = page.evaluate("""() => {
            const one = document.activeElement;
            return one.closest("main") && one.getAttribute("aria-disabled") !== "true" ? one.dataset.action : "";
        }""")
        if action:
            steps -= 3 if action in ("bid", "pay", "taken", "built", "rebuilt", "tiles", "pass") else 1
            if steps <= 0:
                page.keyboard.press(rng.choice(["Enter", "Space"]))
                return


def test_a_whole_game_by_keyboard(browser: Browser, house: Running) -> None:
    context = person(browser, SMALL)
    page = context.new_page()
    faults = Faults(page)
    page.goto(house.address)
    page.get_by_role("article", name="Palazzo").get_by_role("button").focus()
    page.keyboard.press("Enter")
    page.locator(".desk").wait_for()
    play_to_the_end(page, random.Random(8), by_keyboard)
    finished(page)
    assert faults.found == []
    context.close()


def test_on_a_phone(browser: Browser, house: Running) -> None:
    """With a thumb: what is lit can be seen without scrolling sideways, and is large enough."""
    context = person(browser, NARROW)
    page = context.new_page()
    faults = Faults(page)
    play_now(page, house.address)
    rng = random.Random(2)
    for _ in range(16):
        if not wait_for_choice(page):
            break
        no_scrolling_sideways(page)
        lit = page.locator(LIT)
        for box in [lit.nth(i).bounding_box() for i in range(min(3, lit.count()))]:
            # What is lower than a thumb has an invisible margin.
            assert box is None or (box["width"] >= 40 and box["height"] >= 24), box
        actions = lit.evaluate_all("all => all.map(one => one.dataset.action)")
        if actions:
            closing = [i for i, one in enumerate(actions) if one in ("bid", "pay", "taken", "built", "rebuilt")]
            lit.nth(closing[0] if closing else rng.randrange(len(actions))).tap()
    assert faults.found == []
    context.close()


def test_two_people_against_each_other(browser: Browser, house: Running) -> None:
    host, guest = person(browser, SMALL), person(browser, SMALL, "nl-NL")
    one, two = host.new_page(), guest.new_page()
    faults = [Faults(one), Faults(two)]
    sit_together(one, two, house.address, house.address)
    play_together((one, two), random.Random(1), click_quickly)
    scores = [sorted(page.locator(".final > header > .pts").all_inner_texts()) for page in (one, two)]
    assert scores[0] == scores[1]
    assert [fault.found for fault in faults] == [[], []]
    host.close()
    guest.close()
