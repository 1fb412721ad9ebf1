"""Caylus on the page: whole games by clicking only what is lit, by mouse, thumb and keyboard, alone and together."""

import random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Running
from tests.web.browsing import NARROW, SMALL, WIDE, person
from tests.web.hands import CAYLUS, Hand, by_keyboard, by_mouse, by_thumb, play_on, some
from tests.web.playing import Faults, end_comes, wait_for_choice


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
    """Some of it with the mouse, as nothing may lie on top, and some by keyboard; the rest without either."""
    context = person(browser, SMALL)
    page = context.new_page()
    faults = sit_down(page, table_of(page, house, "greedy"))
    rng = random.Random(7)
    some(page, rng, by_mouse(CAYLUS), 6)
    some(page, rng, by_keyboard(CAYLUS), 12)
    play_on(page, CAYLUS, seed=7)
    end_comes(page)
    finished(page, 2)
    assert faults.found == []
    context.close()


def test_a_whole_game_of_four(browser: Browser, house: Running) -> None:
    context = person(browser, WIDE)
    page = context.new_page()
    faults = sit_down(page, table_of(page, house, "uniform", "uniform", "uniform"))
    expect(page.locator(".mat")).to_have_count(4)
    play_on(page, CAYLUS, seed=3)
    end_comes(page)
    finished(page, 4)
    assert faults.found == []
    context.close()


def test_a_whole_game_between_two_browsers(browser: Browser, house: Running) -> None:
    """One on a wide screen, one with a thumb on a phone and in Dutch: both come to the same end."""
    host, guest = person(browser, SMALL), person(browser, NARROW, "nl-NL")
    one, two = host.new_page(), guest.new_page()
    address = table_of(one, house, "open")
    two.request.post(f"{house.address}/api/guests", data={"name": "Bram"})
    two.request.post(f"{house.address}/api/tables/{address.rsplit('/', 1)[1]}/sit", data={"seat": 1})
    faults = [sit_down(page, address) for page in (one, two)]
    play_on(one, CAYLUS, seed=5)
    some(two, random.Random(2), by_thumb(CAYLUS), 25)
    play_on(two, CAYLUS, seed=6)
    end_comes(one, two)
    scores = [page.locator(".final > header > .pts").all_inner_texts() for page in (one, two)]
    assert scores[0] == scores[1]
    assert [fault.found for fault in faults] == [[], []]
    host.close()
    guest.close()


@pytest.mark.whole
@pytest.mark.parametrize(
    ("size", "hand"), [(SMALL, by_keyboard(CAYLUS)), (NARROW, by_thumb(CAYLUS))], ids=["keyboard", "thumb"]
)
def test_a_whole_game_by_one_hand(browser: Browser, house: Running, size: tuple[int, int], hand: Hand) -> None:
    context = person(browser, size)
    page = context.new_page()
    faults = sit_down(page, table_of(page, house, "uniform"))
    rng = random.Random(8)
    while wait_for_choice(page):
        hand(page, rng)
    finished(page, 2)
    assert faults.found == []
    context.close()
