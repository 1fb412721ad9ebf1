"""Lines that break in the middle of an auction: the page comes back to the exact position without a reload."""

from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, expect

from tests.server.running import Running
from tests.web.browsing import SMALL, person
from tests.web.line import line_to
from tests.web.playing import Faults, lit, same_version, sit_together, whose_turn

#: What the page says while it has no line.
LOST = ".prompt .lost"


def version(page: Page) -> str:
    return page.locator(".table").get_attribute("data-version") or ""


def offer(page: Page) -> None:
    """Bid as little as possible, or pass where even that is too much; wait until the table has heard it."""
    before = version(page)
    lit(page, "pass").wait_for()
    cheapest = page.get_by_role("button", name="Cheapest")
    if cheapest.is_enabled():
        cheapest.click()
        lit(page, "bid").click()
    else:
        lit(page, "pass").click()
    expect(page.locator(".table")).not_to_have_attribute("data-version", before)


def to_an_auction(one: Page, two: Page) -> None:
    """Both sit in an auction, and two is to bid."""
    starter = whose_turn(one, two)
    lit(starter, "tiles").click()
    lit(starter, "auction").click()
    if starter is two:
        offer(one)
    lit(two, "pass").wait_for()
    same_version(one, two)


def as_if_just_come(page: Page, address: str) -> None:
    """The same person, coming to the table now by another line, sees the very same."""
    fresh = page.context.new_page()
    fresh.goto(f"{address}{urlsplit(page.url).path}")
    fresh.locator(".desk").wait_for()
    same_version(page, fresh)
    expect(fresh.locator("main")).to_have_text(page.locator("main").inner_text(), use_inner_text=True)
    fresh.close()


def test_a_server_that_starts_anew_a_closed_lid_and_a_cut_line(browser: Browser, own_house: Running) -> None:
    mine, other = person(browser, SMALL), person(browser, SMALL)
    one, two = mine.new_page(), other.new_page()
    faults = [Faults(one), Faults(two)]
    with line_to(own_house.address) as line:
        sit_together(one, two, line.address, own_house.address)
        to_an_auction(one, two)
        one.evaluate("window.planted = 'still here'")
        asked = one.locator(".prompt").inner_text()

        # The server starts anew.
        own_house.stop()
        for page in (one, two):
            expect(page.locator(LOST)).to_be_visible()
        own_house.start()
        for page in (one, two):
            expect(page.locator(LOST)).to_have_count(0)
        same_version(one, two)
        as_if_just_come(one, own_house.address)

        # The lid is closed: nothing tells the page that its line is dead, and the table goes on without it.
        lid = mine.new_cdp_session(one)
        line.deaden()
        lid.send("Page.setWebLifecycleState", {"state": "frozen"})
        offer(two)
        line.mend()
        lid.send("Page.setWebLifecycleState", {"state": "active"})
        same_version(one, two)
        as_if_just_come(one, own_house.address)
        assert one.locator(".prompt").inner_text() != asked

        # The line is cut: the page says so, and what is clicked meanwhile is done once there is a line again.
        line.cut()
        expect(one.locator(LOST)).to_be_visible()
        if lit(one, "pass").is_visible():
            lit(one, "pass").click()
        else:
            for _ in range(2):  # the first tap shows it, the second does it
                lit(one, "new").click()
        line.mend()
        expect(one.locator(LOST)).to_have_count(0)
        same_version(one, two)
        as_if_just_come(one, own_house.address)

        whose_turn(one, two)
        assert one.evaluate("window.planted") == "still here"
    assert [fault.found for fault in faults] == [[], []]
    mine.close()
    other.close()
