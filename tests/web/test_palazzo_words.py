"""Palazzo on the page says what is asked, why not, what a tile costs before it is laid, and how the game ended."""

from itertools import pairwise
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from bouwmeester import Match
from bouwmeester.core.state import State
from tests.server.running import Running
from tests.web import scenes
from tests.web.browsing import NARROW, SMALL, person
from tests.web.crowds import seated
from tests.web.fitting import Size
from tests.web.stage import Stage, staged

#: Three lines of what people say.
READ: Final = 60


def first_tile() -> Match[State]:
    """My first tile of all, and I have no palace yet."""
    return scenes.at(
        {
            "players": scenes.players(anne={"palaces": []}),
            **scenes.BOARD,
            "quarries": scenes.QUARRIES,
            "builder": "east",
            "lot": ["brick 4 w"],
            "agenda": ["building anne -", "turn bram"],
        }
    )


def test_who_takes_two_cards_is_asked_for_two(browser: Browser, house: Running) -> None:
    context, page, stage = staged(browser, house, scenes.money(), SMALL)
    expect(page.locator(".prompt")).to_have_text("Take two money cards")
    page.locator('[data-action="take ducat 7"]').click()
    expect(page.get_by_role("button", name="One more card")).to_be_visible()
    page.locator('[data-action="take grosso 4"]').click()
    expect(page.get_by_role("button", name="Take these cards")).to_be_visible()
    others = dict(scenes.money().position())
    others["shown"] = ["florin 6", "ducat 7"]
    others["agenda"] = ["take anne -", "take bram -", "turn anne"]
    stage.change(scenes.at(others))
    expect(page.locator(".prompt")).to_have_text("Take one money card")
    context.close()


def test_a_palace_that_is_not_lit_says_why(browser: Browser, house: Running) -> None:
    for size in (SMALL, NARROW):
        context, page, _ = staged(browser, house, scenes.building(), size)
        page.locator('[data-action="build marble 5 www"]:visible').click()
        page.get_by_label("Why not on palace A?").dispatch_event("click")
        expect(page.locator(".note")).to_contain_text("palace A already has that floor")
        context.close()


def test_a_first_single_tile_shows_its_points_before_it_is_laid(browser: Browser, house: Running) -> None:
    context, page, _ = staged(browser, house, first_tile(), SMALL)
    expect(page.locator(".slot .gain")).to_have_text("−5")
    expect(page.locator('.place[data-action="new"]')).to_contain_text("−5")
    context.close()


def test_what_is_said_can_be_read_in_a_low_window(browser: Browser, house: Running) -> None:
    """Whoever talks has the sheet of what is decided, and gives it back."""
    context, page, _ = staged(browser, house, seated(scenes.auction(), 4), SMALL)
    page.get_by_role("tab", name="Talk").click()
    assert page.locator(".talk ol").evaluate("list => list.clientHeight") >= READ
    expect(page.locator("#talk")).to_be_visible()
    page.get_by_role("tab", name="Now").click()
    expect(page.locator(".bidders")).to_be_visible()
    page.get_by_role("tab", name="Log").first.click()
    page.get_by_role("tab", name="Log").last.click()
    expect(page.locator(".bidders")).to_be_visible()
    expect(page.locator(".log ol, .log .nothing")).to_be_visible()
    context.close()


def test_the_end_says_why_it_came_and_keeps_the_log(browser: Browser, house: Running) -> None:
    for size in (SMALL, NARROW):
        context, page, _ = staged(browser, house, scenes.end(), size)
        expect(page.locator(".verdict")).to_contain_text("The fifth rider came")
        page.get_by_role("button", name="Log", exact=True).click()
        expect(page.get_by_role("dialog").locator(".log")).to_be_visible()
        context.close()


@pytest.mark.parametrize("size", [(390, 844), NARROW, (320, 640)])
@pytest.mark.parametrize("language", ["de-DE", "nl-NL", "en-GB"])
def test_on_a_phone_the_buttons_lie_beside_each_other(
    browser: Browser, house: Running, size: Size, language: str
) -> None:
    """Before a place is chosen: to build, to put the tile aside, and to take back what was built before."""
    context = person(browser, size, language)
    page = context.new_page()
    stage = Stage(page, scenes.building())
    stage.undo = True
    stage.open(house.address)
    buttons = page.locator(".acts .btn")
    expect(buttons).to_have_count(3)
    boxes = buttons.evaluate_all(
        "all => all.map(one => [one.getBoundingClientRect().x, one.getBoundingClientRect().right])"
    )
    assert all(before[1] <= after[0] for before, after in pairwise(boxes))
    assert boxes[-1][1] <= size[0]
    context.close()
