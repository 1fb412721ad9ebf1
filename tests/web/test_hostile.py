"""Hostile words: names and talk are text, whatever they say."""

from playwright.sync_api import Browser, expect

from tests.server.running import Running
from tests.web.browsing import SMALL, person
from tests.web.playing import Faults, play_now

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
