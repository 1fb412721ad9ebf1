"""Hostile words: names and talk are text, whatever they say."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Running
from tests.web.browsing import NARROW, SMALL, person
from tests.web.playing import Faults, no_scrolling_sideways, play_now

HOSTILE = "<img src=x onerror=alert(1)>"


def test_names_and_talk_are_text(browser: Browser, house: Running) -> None:
    context = person(browser, SMALL)
    page = context.new_page()
    faults = Faults(page)
    page.goto(f"{house.address}/settings")
    page.get_by_label("Your name").fill(HOSTILE)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert")).to_contain_text("Saved")
    play_now(page, house.address)
    page.get_by_role("tab", name="Talk").click()
    page.get_by_label("Say something").fill("<script>alert(2)</script><b>hello</b>")
    page.keyboard.press("Enter")
    expect(page.locator(".talk li")).to_contain_text(HOSTILE)
    expect(page.locator(".talk li")).to_contain_text("<script>alert(2)</script><b>hello</b>")
    assert page.locator(".talk li img, .talk li script").count() == 0
    page.goto(house.address)
    expect(page.locator(".me-chip")).to_contain_text(HOSTILE)
    assert faults.found == []
    context.close()


#: Markup, a reading direction turned round, a heap of marks, nothing to see, and no end.
SAYINGS = (
    "<script>alert(2)</script><svg onload=alert(3)>",
    "\u202eevil\u2066 txet\u200b",
    "Z" + "\u0310\u0322\u0337\u0341" * 60,
    "W" * 500,
)
#: Where words could have become more than words.
_BROKEN_OUT = """() => [...document.querySelectorAll("script:not([src]), [onload], [onerror], img[src=x]")].length"""


def sit(page: Page, house: Running, name: str, table: str | None) -> str:
    """Come in with this name; sit down at the table, or set one up. Its id."""
    assert page.request.post(f"{house.address}/api/guests", data={"name": name}).ok
    if table is not None:
        page.request.post(f"{house.address}/api/tables/{table}/sit", data={"seat": 1})
        return table
    made = page.request.post(f"{house.address}/api/tables", data={"game": "palazzo", "chairs": ["me", "open"]})
    return str(made.json()["id"])


@pytest.mark.parametrize(
    ("host_name", "guest_name", "guest_seen"),
    [
        ("<b onload=alert(1)>Jan</b>", "\u202e\u05d9\u05df" + "W" * 36, "\u05d9\u05df" + "W" * 36),
        ("Jan", "\u2066J\ufe0fan\u200b", "Jan (2)"),
    ],
    ids=["markup and directions", "namesakes"],
)
def test_two_hostile_people_at_once(
    browser: Browser, own_house: Running, host_name: str, guest_name: str, guest_seen: str
) -> None:
    """Nothing is run, nothing breaks out of its place, and the two are told apart.

    In a house of their own, as their table is listed where other tests look whether everything fits.
    """
    contexts = person(browser, SMALL), person(browser, NARROW)
    one, two = [context.new_page() for context in contexts]
    faults = [Faults(one), Faults(two)]
    table = sit(one, own_house, host_name, None)
    sit(two, own_house, guest_name, table)
    for page in (one, two):
        page.goto(f"{own_house.address}/table/{table}")
        page.locator(".desk").wait_for()
    expect(one.locator(".rival .who b").first).to_have_text(guest_seen)
    expect(two.locator(".rival .who b").first).to_have_text(host_name)

    two.get_by_role("tab", name="Log").click()
    for page in (one, two):
        page.get_by_role("tab", name="Talk").click()
        for said in SAYINGS:
            page.get_by_label("Say something").fill(said)
            page.keyboard.press("Enter")
            expect(page.get_by_label("Say something")).to_have_value("")
    for page in (one, two):
        lines = page.locator(".talk li")
        expect(lines).to_have_count(2 * len(SAYINGS))
        expect(page.locator(".talk li b").filter(has_text=guest_seen)).to_have_count(len(SAYINGS))
        expect(lines.filter(has_text="<script>alert(2)</script><svg onload=alert(3)>")).to_have_count(2)
        assert "\u202e" not in page.locator("body").inner_text()
        no_scrolling_sideways(page)
        assert page.locator(".talk ol").evaluate("one => one.scrollWidth <= one.clientWidth")
        # A heap of marks stays about as high as its line.
        assert lines.nth(2).evaluate("one => one.scrollHeight <= 3 * parseFloat(getComputedStyle(one).lineHeight)")
        assert page.evaluate(_BROKEN_OUT) == 0
    assert [fault.found for fault in faults] == [[], []]
    for context in contexts:
        context.close()
