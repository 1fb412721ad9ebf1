"""Choices of several clicks at a table of Palazzo, by click or by carrying; reasons and hints."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.running import Running
from tests.web import scenes
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


def carry_by_mouse(page: Page, piece: Locator, place: Locator) -> None:
    piece.hover()
    page.mouse.down()
    place_box(page, piece, place, lambda x, y: page.mouse.move(x, y, steps=4))
    page.mouse.up()


def carry_by_finger(page: Page, piece: Locator, place: Locator) -> None:
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: dict[str, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    x, y = middle(piece)
    touch("touchStart", {"x": x, "y": y})
    for step in (10, 20, 30):
        touch("touchMove", {"x": x, "y": y - step})
    place_box(page, piece, place, lambda x, y: touch("touchMove", {"x": x, "y": y}))
    touch("touchEnd")


def place_box(page: Page, piece: Locator, place: Locator, move: Callable[[float, float], None]) -> None:
    """Move up a little, so that the places light up; then to the place."""
    x, y = middle(piece)
    move(x, y - 30)
    expect(page.locator(".carried")).to_be_visible()
    move(*middle(place))
    expect(place).to_have_class(re.compile("under"))


def middle(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize(("size", "carry"), [(SMALL, carry_by_mouse), (PHONE, carry_by_finger)])
def test_pieces_are_carried_to_their_place(
    browser: Browser, house: Running, size: tuple[int, int], carry: Callable[[Page, Locator, Locator], None]
) -> None:
    """Money to the bid, a tile to its palace; a tap on the way is not taken for a click."""
    context, page, stage = staged(browser, house, scenes.auction(), size)
    carry(page, lit(page, "add ducat 4"), page.locator(".bid.me"))
    expect(page.get_by_role("button", name="Bid 11")).to_be_visible()
    carry(page, lit(page, "add ducat 5"), page.locator(".hand .acts"))
    expect(page.get_by_role("button", name="Bid 16")).to_be_visible()
    stage.change(scenes.building())
    carry(page, lit(page, "build marble 5 www"), page.locator('.mine .slot[data-action="on B"]'))
    expect(page.locator(".prompt")).to_contain_text("Build: 2 tiles")
    played = [message for message in stage.heard if message["type"] == "play"]
    assert len(played) == 1
    assert page.locator(".carried").count() == 0
    context.close()


def test_what_cannot_be_done_says_why_and_a_hint_what_can(browser: Browser, house: Running) -> None:
    """The reason is in words, and leads to its rule; a hint is marked where it is done."""
    context, page, stage = staged(browser, house, scenes.turn())
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".hinted").first).to_be_visible()
    stage.change(scenes.auction())
    page.get_by_role("button", name="florin 3").click(force=True)  # it is not lit
    note = page.get_by_role("alert")
    expect(note).to_contain_text("does not fit")
    rule = note.get_by_role("link")
    expect(rule).to_have_text("Rule paying.1.")
    page.goto(f"{house.address}{rule.get_attribute('href')}")
    expect(page.locator("[id='paying.1']")).to_be_in_viewport()
    expect(page.locator(".rule.cited")).to_have_attribute("id", "paying.1")
    context.close()
