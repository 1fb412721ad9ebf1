"""Palazzo on the page: whole games by clicking only what is lit."""

import random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Running
from tests.web.browsing import NARROW, SMALL, person
from tests.web.hands import PALAZZO, Hand, by_keyboard, by_mouse, by_thumb, play_on, some
from tests.web.playing import Faults, end_comes, over, sit_together, wait_for_choice

#: What is lower than a thumb has an invisible margin.
THUMB = by_thumb(PALAZZO, large=40, small=24)


def against_bots(page: Page, house: Running) -> Faults:
    """From the front page to the table, without a mouse."""
    faults = Faults(page)
    page.goto(house.address)
    page.get_by_role("article", name="Palazzo").get_by_role("button").focus()
    page.keyboard.press("Enter")
    page.locator(".desk").wait_for()
    return faults


def finished(page: Page) -> None:
    """The end is told, with everybody's points, and can be looked back at."""
    expect(page.locator("main.close h2")).to_contain_text("points")
    assert page.locator(".final").count() == 3
    expect(page.get_by_role("link", name="Look back")).to_be_visible()


def test_a_whole_game_by_clicking_what_is_lit(browser: Browser, house: Running) -> None:
    """Some of it by keyboard and some with the mouse, the rest without either, as both take their time."""
    context = person(browser, SMALL)
    page = context.new_page()
    faults = against_bots(page, house)
    rng = random.Random(4)
    some(page, rng, by_keyboard(PALAZZO), 15)
    some(page, rng, by_mouse(PALAZZO), 12)
    play_on(page, PALAZZO, seed=4)
    end_comes(page)
    finished(page)
    page.get_by_role("button", name="Play again").click()
    page.locator(".desk").wait_for()
    assert faults.found == []
    context.close()


def test_two_people_against_each_other(browser: Browser, house: Running) -> None:
    """One at a desk, one with a thumb on a phone and in Dutch: both come to the same end."""
    host, guest = person(browser, SMALL), person(browser, NARROW, "nl-NL")
    one, two = host.new_page(), guest.new_page()
    faults = [Faults(one), Faults(two)]
    sit_together(one, two, house.address, house.address)
    play_on(one, PALAZZO, seed=1)
    some(two, random.Random(2), THUMB, 20)
    play_on(two, PALAZZO, seed=2)
    end_comes(one, two)
    scores = [sorted(page.locator(".final > header > .pts").all_inner_texts()) for page in (one, two)]
    assert scores[0] == scores[1]
    assert [fault.found for fault in faults] == [[], []]
    host.close()
    guest.close()


@pytest.mark.whole
@pytest.mark.parametrize(
    ("size", "hand"), [(SMALL, by_keyboard(PALAZZO)), (NARROW, THUMB)], ids=["keyboard", "thumb"]
)
def test_a_whole_game_by_one_hand(browser: Browser, house: Running, size: tuple[int, int], hand: Hand) -> None:
    context = person(browser, size)
    page = context.new_page()
    faults = against_bots(page, house)
    rng = random.Random(8)
    while wait_for_choice(page):
        hand(page, rng)
    assert over(page)
    finished(page)
    assert faults.found == []
    context.close()
