"""Choices of several clicks at a table of Palazzo, by click or by carrying; reasons and hints."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from bouwmeester import Match
from bouwmeester.core.state import State
from tests.server.running import Running
from tests.web import carrying, potzklotz_scenes, scenes
from tests.web.browsing import PHONE, SMALL
from tests.web.playing import lit
from tests.web.stage import staged


def test_choices_of_several_clicks_are_one_play(browser: Browser, house: Running) -> None:
    """Cards and tiles are picked in any order: it is still one bid or purchase, in the order the rules name it."""
    context, page, stage = staged(browser, house, scenes.auction())

    def played() -> list[object]:
        return [message["actions"] for message in stage.heard if message["type"] == "play"]

    # The certificate first and the low card last.
    for action in ("add certificate", "add ducat 5", "add ducat 4"):
        lit(page, action).click()
    expect(page.locator(".run")).to_contain_text("18")
    page.get_by_role("button", name="Bid 18").click()
    expect(page.locator(".prompt")).to_contain_text("Noor")
    assert played() == [["add ducat 4", "add ducat 5", "add certificate", "bid"]]

    # A triple is one click.
    stage.change(scenes.auction())
    page.get_by_role("button", name="Triple of 5: counts 15").click()
    expect(page.get_by_role("button", name="Bid 22")).to_be_visible()
    page.get_by_role("button", name="Reset").click()
    page.get_by_role("button", name="Cheapest").click()
    expect(page.get_by_role("button", name="Bid 12")).to_be_visible()

    stage.change(scenes.market())
    lit(page, "buy sandstone 3 w").click()
    lit(page, "buy brick 3 w").click()
    page.get_by_role("button", name="Triple of 5: counts 15").click()
    page.get_by_role("button", name="Pay 15").click()
    expect(page.locator(".prompt")).to_contain_text("Build: 2 tiles")
    assert len(played()) == 2

    # A tile is put between two floors of another palace.
    stage.change(scenes.turn())
    for action in ("rebuild", "attach marble 3 w", "into B"):
        lit(page, action).click()
    expect(page.locator(".run")).to_contain_text("37")
    lit(page, "spend florin 3").click()
    page.get_by_role("button", name="Pay with florin 3 and rebuild").click()
    expect(page.locator(".mine .pts")).to_have_text("37")
    assert stage.match.view(0)["now"] == "turn"
    context.close()


@pytest.mark.parametrize(("size", "carry"), [(SMALL, carrying.by_mouse), (PHONE, carrying.by_finger)])
def test_pieces_are_carried_to_their_place(
    browser: Browser, house: Running, size: tuple[int, int], carry: Callable[[Page, Locator, Locator], None]
) -> None:
    """Money to the bid, tiles to a palace, what is bought or taken to me; a tap on the way is no click."""
    context, page, stage = staged(browser, house, scenes.auction(), size)

    def plays() -> int:
        return len([message for message in stage.heard if message["type"] == "play"])

    carry(page, lit(page, "add ducat 4"), page.locator(".bid.me"))
    expect(page.get_by_role("button", name="Bid 11")).to_be_visible()
    acts = page.locator(".hand .acts")
    carry(page, lit(page, "add ducat 5"), acts)
    expect(page.get_by_role("button", name="Bid 16")).to_be_visible()

    stage.change(scenes.building())
    carry(page, lit(page, "build marble 5 www"), page.locator('.mine .slot[data-action="on B"]'))
    expect(page.locator(".prompt")).to_contain_text("Build: 2 tiles")
    assert plays() == 1

    stage.change(scenes.market())
    carry(page, lit(page, "buy sandstone 3 w"), acts)
    expect(page.locator(".supply .tilebtn.on")).to_have_count(1)
    carry(page, lit(page, "buy brick 3 w"), page.locator(".auction.market, .hand .acts").filter(visible=True).first)
    expect(page.locator(".supply .tilebtn.on")).to_have_count(2)

    stage.change(scenes.money())
    carry(page, lit(page, "take ducat 7"), page.locator(".hand .cards"))
    expect(page.locator(".shownline [aria-pressed=true]")).to_have_count(1)
    assert plays() == 1

    stage.change(scenes.share())
    carry(page, lit(page, "choose brick 5 w"), page.locator(".hand .cards"))
    stage.page.locator(f".table[data-version='{stage.version}']").wait_for()
    assert plays() == 2
    assert page.locator(".carried").count() == 0
    context.close()


def test_what_cannot_be_done_says_why_and_a_hint_what_can(browser: Browser, house: Running) -> None:
    """The reason is in words, and leads to its rule; a hint is marked where it is done."""
    context, page, stage = staged(browser, house, scenes.turn(), bots=(1, 2))
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".hinted").first).to_be_visible()
    stage.change(scenes.auction())
    page.get_by_role("button", name="florin 3").click(force=True)  # it is not lit
    note = page.get_by_role("alert")
    expect(note).to_contain_text("does not fit")
    rule = note.get_by_role("link")
    expect(rule).to_have_text("Paying and bidding, rule 1")
    page.goto(f"{house.address}{rule.get_attribute('href')}")
    expect(page.locator("[id='paying.1']")).to_be_in_viewport()
    expect(page.locator(".rule.cited")).to_have_attribute("id", "paying.1")
    context.close()


@pytest.mark.parametrize("match", [scenes.turn, potzklotz_scenes.turn])
def test_no_hint_is_offered_among_people(browser: Browser, house: Running, match: Callable[[], Match[State]]) -> None:
    """Neither in the bar, nor in the menu, nor beside what can be done; at a teaching table it is."""
    context, page, stage = staged(browser, house, match(), bots=(2,))
    hints = page.get_by_role("button", name="Hint", exact=True)
    expect(page.get_by_role("button", name="Take back")).to_have_count(1)
    expect(hints).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog").get_by_role("link", name="Rules")).to_be_visible()
    expect(hints).to_have_count(0)
    page.keyboard.press("Escape")
    stage.teaching = True
    stage.change(match())
    expect(hints.first).to_be_visible()
    context.close()
