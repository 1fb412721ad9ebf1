"""A page that is older than its server loads itself anew, once, and never in the middle of something."""

import pytest
from playwright.sync_api import Browser, expect

from bouwmeester.server.protocol.messages import PROTOCOL
from tests.server.running import Running
from tests.web import scenes, stage
from tests.web.browsing import person


@pytest.mark.parametrize(("protocol", "loads"), [(PROTOCOL - 1, 1), (PROTOCOL, 1), (PROTOCOL + 1, 2)])
def test_an_older_page_is_loaded_once_more(
    browser: Browser, house: Running, monkeypatch: pytest.MonkeyPatch, protocol: int, loads: int
) -> None:
    monkeypatch.setattr(stage, "PROTOCOL", protocol)
    context = person(browser)
    page = context.new_page()
    loaded: list[str] = []
    page.on("domcontentloaded", lambda here: loaded.append(here.url))
    table = stage.Stage(page, scenes.auction())
    table.open(house.address)
    page.locator(".desk").wait_for()
    assert len(loaded) == loads
    # Nor does any position after it, though the page is no younger.
    table.change(scenes.cannot_top())
    assert len(loaded) == loads
    context.close()


def test_what_is_in_hand_is_not_lost_by_a_newer_page(
    browser: Browser, house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = person(browser)
    page = context.new_page()
    loaded: list[str] = []
    page.on("domcontentloaded", lambda here: loaded.append(here.url))
    table = stage.Stage(page, scenes.auction())
    table.open(house.address)
    page.locator(".hand .cardbtn[aria-disabled=false], .hand .cardbtn:not([aria-disabled])").first.click()
    picked = page.locator(".hand .cardbtn[aria-pressed=true]")
    expect(picked).to_have_count(1)

    # The house was renewed while it is one's turn, and the line came back.
    monkeypatch.setattr(stage, "PROTOCOL", PROTOCOL + 1)
    table.send(table.position())
    note = page.get_by_role("status").filter(has_text="There is a newer version of this page")
    expect(note).to_be_visible()
    expect(picked).to_have_count(1)
    # Then the turn is over, but something is being written.
    page.get_by_role("tab", name="Talk").click()
    page.get_by_label("Say something").fill("Well played")
    table.show(scenes.cannot_top(), [])
    expect(note).to_be_visible()
    assert len(loaded) == 1
    page.get_by_label("Say something").fill("")
    page.wait_for_function("() => sessionStorage.getItem('renewed-for') !== null")
    page.locator(".desk").wait_for()
    expect(note).to_have_count(0)
    assert len(loaded) == 2
    context.close()


def test_parts_of_the_page_that_are_gone_call_for_the_newer_one(browser: Browser, house: Running) -> None:
    context = person(browser)
    page = context.new_page()
    loaded: list[str] = []
    page.on("domcontentloaded", lambda here: loaded.append(here.url))
    page.goto(house.address)
    page.get_by_role("link", name="Settings").first.wait_for()
    page.route("**/assets/Settings-*.js", lambda route: route.fulfill(status=404))
    page.get_by_role("link", name="Settings").first.click()
    page.wait_for_function("() => sessionStorage.getItem('renewed-for') !== null")
    page.unroute_all()
    page.wait_for_load_state()
    assert len(loaded) == 2, "once, though it is missing still"
    context.close()
