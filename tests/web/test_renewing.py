"""A page that is older than its server loads itself anew, once, and never in the middle of something."""

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from bouwmeester.server.http import pages as served
from bouwmeester.server.protocol.messages import PROTOCOL
from tests.server.running import Running
from tests.web import scenes, stage
from tests.web.browsing import PHONE, person
from tests.web.playing import lit, sit_together, whose_turn


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


def test_without_a_line_a_part_that_was_not_loaded_yet_can_be_tried_again(browser: Browser, house: Running) -> None:
    """The page stays what it is: loaded anew it would be gone, for there is no worker at an address in digits."""
    context = person(browser, PHONE)
    page = context.new_page()
    page.goto(house.address)
    board = page.get_by_role("link", name="Leaderboard")
    board.wait_for()
    context.set_offline(True)
    board.click()
    expect(page.get_by_text("This page could not be fetched")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".note")).to_contain_text("The server does not answer.")
    context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Who stands here")).to_be_visible()
    context.close()


def another_build(folder: Path) -> Path:
    """The page as it would be built from changed sources: another worker, and parts by other names.

    All parts have other names, as each is named by its content and most know the main one: a part under its old name
    would come from the browser's cache, and bring the old page with it.
    """
    built = served.folder()
    assert built is not None, "make web"
    shutil.copytree(built, folder)
    parts = list((folder / "assets").glob("*.js"))
    named = re.compile("|".join([re.escape(part.name) for part in parts]))
    for path in [folder / "index.html", folder / "files.json", folder / "sw.js", *parts]:
        path.write_text(named.sub(lambda found: f"NEWER-{found[0]}", path.read_text()))
    for part in parts:
        part.rename(part.with_name(f"NEWER-{part.name}"))
    worker = folder / "sw.js"
    worker.write_text(f"{worker.read_text()}\n// Newer.\n")
    return folder


#: Whether what is open was built anew.
NEWER = "() => document.querySelector('script[src*=NEWER]') !== null"
#: What a browser does by itself, sooner or later: look whether there is another worker.
LOOK = "() => void navigator.serviceWorker.getRegistration().then(found => found.update())"


def test_a_worker_found_in_the_middle_of_a_turn_waits_for_its_end(
    browser: Browser, own_house: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = own_house.address.replace("127.0.0.1", "localhost")
    people = [person(browser, service_workers="allow") for _ in range(2)]
    one, two = [context.new_page() for context in people]
    sit_together(one, two, here, here)
    for page in (one, two):
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    mine = whose_turn(one, two)
    theirs = two if mine is one else one
    # One page was the first ever in its browser, and had no worker when it came; the other had one.
    theirs.reload()
    theirs.locator(".desk").wait_for()
    lit(mine, "tiles").click()
    lit(mine, "auction").wait_for()
    mine.evaluate("window.planted = 'still here'")

    # The house is stopped for a newer one, and comes back while one of them is in the middle of a turn.
    own_house.stop()
    monkeypatch.setenv("BOUWMEESTER_PAGE", str(another_build(tmp_path / "newer")))
    own_house.start()
    for page in (one, two):
        expect(page.locator(".prompt .lost")).to_have_count(0)
        page.evaluate(LOOK)
    theirs.wait_for_function(NEWER)
    note = mine.get_by_role("status").filter(has_text="There is a newer version of this page")
    expect(note).to_be_visible()
    assert mine.evaluate("window.planted") == "still here"
    lit(mine, "auction").click()
    mine.wait_for_function(NEWER)
    assert mine.evaluate("window.planted") is None
    mine.locator(".desk").wait_for()
    lit(theirs, "pass").wait_for()
    expect(note).to_have_count(0)
    for context in people:
        context.close()
