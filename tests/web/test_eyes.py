"""Everybody's eyes: axe finds nothing, and nothing scrolls that should not."""

from playwright.sync_api import Browser, expect

from tests.server.running import Running
from tests.web import scenes
from tests.web.axe import BY_THE_SUN, PHONE_BY_DAY, WIDE_BY_NIGHT, nothing_is_wrong
from tests.web.browsing import NARROW, PHONE, SMALL, WIDE, person
from tests.web.playing import no_scrolling_at_all, no_scrolling_sideways
from tests.web.records import drop, played
from tests.web.stage import staged


def test_axe_finds_nothing_at_the_table(browser: Browser, house: Running) -> None:
    context, page, stage = staged(browser, house, scenes.turn(), theme=BY_THE_SUN)
    for scene in (scenes.turn, scenes.auction, scenes.building, scenes.market, scenes.money, scenes.end):
        stage.change(scene())
        nothing_is_wrong(page, scene.__name__, (WIDE_BY_NIGHT, PHONE_BY_DAY))
    context.close()


def test_axe_finds_nothing_on_the_other_pages(browser: Browser, house: Running) -> None:
    context = person(browser, SMALL, settings={"theme": BY_THE_SUN})
    page = context.new_page()
    for path in ("/", "/new/palazzo", "/settings", "/rules/palazzo", "/replay", "/table/none"):
        page.goto(f"{house.address}{path}")
        page.locator("main :is(h1, h2, legend):visible").first.wait_for()
        nothing_is_wrong(page, path)
        if path == "/replay":
            drop(page, played("palazzo"))
            page.get_by_role("slider").fill("40")
            expect(page.locator(".prompt")).to_contain_text("40 / ")
            nothing_is_wrong(page, path)
    context.close()


def test_nothing_scrolls_sideways(browser: Browser, house: Running) -> None:
    """And a table does not scroll at all."""
    context, page, stage = staged(browser, house, scenes.turn())
    for scene in (scenes.turn, scenes.auction, scenes.building, scenes.market, scenes.money, scenes.share):
        stage.change(scene())
        for width, height in (WIDE, SMALL, PHONE, NARROW):
            page.set_viewport_size({"width": width, "height": height})
            no_scrolling_at_all(page)
    for path in ("/", "/new/caylus", "/settings", "/rules/potzklotz"):
        page.goto(f"{house.address}{path}")
        page.locator("main :is(h1, h2, legend):visible").first.wait_for()
        for width, height in (WIDE, SMALL, PHONE, NARROW):
            page.set_viewport_size({"width": width, "height": height})
            no_scrolling_sideways(page)
    context.close()
