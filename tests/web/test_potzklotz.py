"""PotzKlotz on the page: games by clicking only what is lit, the judge, hints, puzzles, and all eyes and hands."""

import random
import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Browser, Page, expect

from bouwmeester import Match
from bouwmeester.core.state import State
from tests.server.running import Running
from tests.web import axe
from tests.web import potzklotz_scenes as scenes
from tests.web.browsing import NARROW, PHONE, SMALL, WIDE
from tests.web.playing import no_scrolling_at_all, no_scrolling_sideways
from tests.web.potzklotz_player import player
from tests.web.stage import Stage


def staged(page: Page, house: Running, match: Match[State], bots: Sequence[int] = (2,)) -> Stage:
    stage = Stage(page, match, bots=bots)
    stage.open(house.address)
    page.locator(".desk, .close").first.wait_for()
    return stage


def test_a_cube_a_place_and_a_card(browser: Browser, house: Running) -> None:
    """The card is chosen first, and the filled button does all of it; a cube may be dragged; touched is played."""
    context = player(browser)
    page = context.new_page()
    stage = staged(page, house, scenes.turn())
    page.locator('[data-card="21b"]').click()
    page.locator('.cell[data-action="lift d4"]').click()
    page.locator('.cell[data-action="set c3"]').click()
    button = page.get_by_role("button", name="Set it on c3, lay card 21b")
    button.click()
    expect(page.locator(".judgement figcaption")).to_contain_text("card 21b is right")
    assert stage.match.view(0)["shown"] == "21b"

    # Lifted where it stands, and let go over its place.
    stage.change(scenes.turn())

    def over(cell: str) -> None:
        box = page.locator(f'[data-cell="{cell}"]').bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)

    over("d4")
    page.mouse.down()
    over("d5")
    expect(page.locator(".act .do")).to_contain_text("The cube from d4")
    over("e4")
    page.mouse.up()
    expect(page.locator('[data-cell="e4"]')).to_have_attribute("aria-pressed", "true")

    # A cube that is tapped is lifted for all to see; it cannot be put back, and the page says so.
    stage.change(scenes.turn())
    page.locator('[data-cell="f6"]').click()
    expect(page.get_by_role("alert").last).to_contain_text("No cube stands on f6")
    page.locator('.cell[data-action="lift d4"]').click()
    expect(page.locator(".act .do")).to_contain_text("The cube from d4 is in your hand")
    assert stage.match.view(1)["lifted"] == "d4"
    assert page.get_by_role("button", name="Put it back").count() == 0
    page.locator('[data-cell="d4"]').click()
    expect(page.get_by_role("alert").last).to_contain_text("Putting it back is not a move")
    assert stage.match.view(1)["lifted"] == "d4"
    context.close()


def test_what_others_hide_is_chosen_by_its_tag_or_by_its_name(browser: Browser, house: Running) -> None:
    """Each place behind a tower has a tag of its own, and on a phone all are chosen by their names."""
    context = player(browser)
    page = context.new_page()
    staged(page, house, scenes.behind())
    hidden = [tag.get_attribute("data-cell") or "" for tag in page.locator(".cell.tag").all()]
    assert sorted(hidden) == ["b2", "b3", "c2", "c3"]
    for cell in hidden:
        page.locator(f'[data-cell="{cell}"]').click()
        expect(page.locator(".act .btn.go")).to_have_text(f"Set it on {cell}")
    context.close()

    context = player(browser, PHONE)
    page = context.new_page()
    stage = staged(page, house, scenes.behind())
    places = [action.text for action in stage.match.legal()]
    named = [chip.get_attribute("data-action") for chip in page.locator(".chip").all()]
    assert sorted(places) == sorted(str(text) for text in named)
    for cell in ("c3", "g7"):  # The first of them touches a cube; the other is scrolled to.
        page.locator(f'.chip[data-action="set {cell}"]').tap()
        expect(page.locator(".act .btn.go")).to_have_text(f"Set it on {cell}")
    context.close()


@pytest.mark.parametrize("size", [PHONE, NARROW])
def test_the_chosen_card_covers_no_tag(browser: Browser, house: Running, size: tuple[int, int]) -> None:
    context = player(browser, size)
    page = context.new_page()
    staged(page, house, scenes.behind())
    page.locator(".hand .card").nth(1).tap()
    expect(page.locator(".hand .card.sel")).to_have_count(1)
    for tag in page.locator(".cell.tag").all():
        box = tag.bounding_box()
        assert box is not None
        middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        over = page.evaluate(
            "([x, y]) => document.elementsFromPoint(x, y).some(one => one.closest('.bigcard'))", middle
        )
        assert not over, tag.get_attribute("data-cell")
    context.close()


def test_a_mirror_image_is_said_to_be_one(browser: Browser, house: Running) -> None:
    context = player(browser, theme=axe.BY_THE_SUN)
    page = context.new_page()
    staged(page, house, scenes.mirror())
    page.locator('[data-action="lay 22a"]').first.click()
    page.get_by_role("button", name="Lay card 22a", exact=True).click()
    judge = page.get_by_role("dialog", name="You: card 22a is wrong: Mirror image")
    expect(judge).to_be_visible()
    expect(judge).to_contain_text("Your card")
    assert judge.locator(".wrongw").count() == 1
    assert judge.locator(".missw").count() == 1
    expect(judge).to_contain_text("not here")
    axe.nothing_is_wrong(page, "judge", (axe.PHONE_BY_DAY, axe.WIDE_BY_DAY))
    judge.get_by_role("button", name="Show all corners").click()
    assert judge.locator(".judged").count() == 4
    judge.get_by_role("button", name="Go on").click()
    expect(judge).not_to_be_visible()
    context.close()


def test_the_verdict_on_ones_own_card_stays(browser: Browser, house: Running) -> None:
    """Whatever the others do meanwhile: a bot that lays a right card does not make mine look right."""
    context = player(browser)
    page = context.new_page()
    stage = staged(page, house, scenes.mirror(bram=["9a", "21a"]))
    page.locator('[data-action="lay 22a"]').first.click()
    page.get_by_role("button", name="Lay card 22a", exact=True).click()
    judge = page.get_by_role("dialog")
    expect(judge).to_contain_text("Mirror image")

    def goes_on(*actions: str) -> None:
        for action in actions:
            trial = stage.match.copy()
            heard = trial.listen()
            trial.play(action)
            trial.run_chance(random.Random(1))
            stage.show(trial, heard)

    goes_on("lift c3", "set d2", "lay 9a")
    page.locator(f'.table[data-version="{stage.version}"]').wait_for()
    expect(judge).to_have_count(1)
    expect(judge).to_contain_text("Your card")
    expect(judge).to_contain_text("Mirror image")
    judge.get_by_role("button", name="Go on").click()
    expect(judge).to_have_count(0)
    # The other's verdict is there to be looked at, and says whose card it is.
    page.locator(".judgement .card").click()
    expect(judge).to_contain_text("Card of Noor")
    expect(judge).to_contain_text("It is right")
    judge.get_by_role("button", name="Go on").click()

    # One's own right card is told until it is put away, too.
    stage.change(scenes.turn())
    page.locator('[data-card="21b"]').click()
    page.locator('.cell[data-action="lift d4"]').click()
    page.locator('.cell[data-action="set c3"]').click()
    page.get_by_role("button", name="Set it on c3, lay card 21b").click()
    check = page.locator(".check")
    expect(check).to_contain_text("You: card 21b is right")
    goes_on("pass", "pass")
    page.locator(f'.table[data-version="{stage.version}"]').wait_for()
    expect(check).to_contain_text("You: card 21b is right")
    check.get_by_role("button", name="Go on").click()
    expect(check).to_have_count(0)
    context.close()


def test_a_verdict_covers_nothing_on_a_phone(browser: Browser, house: Running) -> None:
    """It lies under the base, however high the cubes stand; what it tells on the drawing can be read."""
    context = player(browser, PHONE)
    page = context.new_page()
    stage = staged(page, house, scenes.turn())
    page.locator('[data-card="21b"]').tap()
    for name in ("d4", "c3"):
        page.locator(".chip", has_text=re.compile(f"^{name}")).tap()
    page.get_by_role("button", name="Set it on c3, lay card 21b").tap()
    base, check, decided = (page.locator(one).bounding_box() for one in (".board", ".check", ".act"))
    assert base is not None
    assert check is not None
    assert decided is not None
    assert base["y"] + base["height"] <= check["y"] + 1
    assert check["y"] + check["height"] <= decided["y"] + 1

    page.set_viewport_size({"width": 360, "height": 740})
    stage.change(scenes.laying())
    page.locator('[data-card="24a"]').tap()
    page.locator('.btn[data-action="lay 24a"]').tap()
    heights = "all => all.map(one => one.getBoundingClientRect().height).filter(high => high > 0)"
    judge = page.locator("dialog.judge")
    for _ in range(2):
        assert min(judge.locator(".call text").evaluate_all(heights)) >= 11
        judge.get_by_role("button", name="Show all corners").tap()
    context.close()


def test_hints_light_the_card_then_the_cube_then_the_place(browser: Browser, house: Running) -> None:
    context = player(browser)
    page = context.new_page()
    staged(page, house, scenes.turn(), bots=(1, 2))
    assert page.locator(".hand .hint").count() == 0
    hint = page.locator(".act").get_by_role("button", name="Hint")
    hint.click()
    expect(page.locator(".hand .hint")).to_have_count(1)
    assert page.locator(".lit.hint").count() == 0
    hint.click()
    expect(page.locator(".how")).to_contain_text("with the cube on")
    hint.click()
    expect(page.locator(".how")).to_contain_text(re.compile(r"from \w\d to \w\d"))
    # what always holds is left out where there is little room; what was asked for is not
    for width, height in ((1024, 768), (960, 600), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".how")).to_be_in_viewport(ratio=1)
    context.close()


def test_the_sum_of_experts_is_what_stands_in_its_row(browser: Browser, house: Running) -> None:
    """Cards that were laid in the deal that is being played are counted too."""
    context = player(browser)
    page = context.new_page()
    staged(page, house, scenes.at(options={"mode": "expert"}), bots=(1, 2))
    rows = page.locator(".deals tbody tr")
    expect(rows).to_have_count(3)
    for row in rows.all():
        *laid, total = [int(text) for text in row.locator("td").all_inner_texts() if text.strip()]
        assert total == sum(laid)
    context.close()


def test_a_card_out_of_turn(browser: Browser, house: Running) -> None:
    """Somebody else has built what my card shows from the other corner."""
    match = scenes.at(
        options={"out_of_turn": "yes"},
        players={
            "anne": {"hand": ["21a", "24a"]},
            "bram": {"hand": ["21b", "3a"]},
            "cora": {"hand": ["5a", "6b"]},
        },
        agenda=["turn bram"],
        first="bram",
        deals=[],
    )
    match.play("lift d4; set c3; lay 21b")
    context = player(browser)
    page = context.new_page()
    stage = staged(page, house, match)
    # Cora and I are asked at the same time, and either may answer first.
    expect(page.locator(".rival.acting")).to_have_count(2)
    expect(page.locator(".prompt")).to_have_text("Do you have this building, seen from the other corner?")
    expect(page.locator(".act .do")).to_have_text("Do you have this building, seen from the other corner?")
    expect(page.locator(".act .how")).to_contain_text("or not")
    expect(page.get_by_role("button", name="I have none")).to_be_visible()
    page.locator('[data-action="lay 21a"]').click()
    page.get_by_role("button", name="Lay card 21a", exact=True).click()
    expect(page.locator(".judgement figcaption")).to_contain_text("card 21a is right")
    assert stage.match.view(0)["shown"] == "21a"
    # Whoever has laid it reads whom the table waits for.
    other = context.new_page()
    Stage(other, match, seat=1).open(house.address)
    expect(other.locator(".act .do")).to_have_text(re.compile("may lay it: (Alma, Jan|Jan, Alma)$"))
    context.close()


def test_cards_are_enlarged(browser: Browser, house: Running) -> None:
    """Beside the base when pointed at or chosen, and over all of the screen when that is not enough."""
    context = player(browser, NARROW)
    page = context.new_page()
    staged(page, house, scenes.turn())
    page.locator('[data-card="24a"]').tap()
    page.get_by_role("button", name="Enlarge card 24a").tap()
    dialog = page.get_by_role("dialog", name="card 24a")
    box = dialog.locator(".card").bounding_box()
    assert box is not None
    assert box["width"] > NARROW[0] * 0.7
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    context.close()


def test_by_keyboard(browser: Browser, house: Running) -> None:
    """Tab to what is lit, a letter and a number to a cell, Enter to do it."""
    context = player(browser)
    page = context.new_page()
    stage = staged(page, house, scenes.turn())
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.action") == "lift c3":
            break
    page.keyboard.press("d")
    page.keyboard.press("4")
    focused = page.locator(":focus")
    expect(focused).to_have_accessible_name("d4, 1 cube: Lift the cube on d4")
    page.keyboard.press("Enter")
    expect(page.locator('.cell[data-action="set c3"]')).to_be_attached()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(":focus")).to_have_accessible_name("c3, 1 cube: Set it down on c3")
    page.keyboard.press("Space")
    page.get_by_role("button", name=re.compile("^Set it on c3")).press("Enter")
    expect(page.locator(".act .do")).to_contain_text("Lay the card")
    page.locator('[data-card="21b"]').press("Enter")
    page.get_by_role("button", name="Lay card 21b", exact=True).press("Enter")
    expect(page.locator("[aria-live=polite].vh")).to_contain_text("You lay card 21b, and it is right.")
    assert stage.match.view(0)["shown"] == "21b"
    context.close()


def test_with_a_thumb(browser: Browser, house: Running) -> None:
    context = player(browser, NARROW)
    page = context.new_page()
    stage = staged(page, house, scenes.turn())
    for action in ("lift d4", "set c3"):
        chip = page.locator(f'.chip[data-action="{action}"]')
        box = chip.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        chip.tap()
        no_scrolling_sideways(page)
    for button in page.locator(".act .btn, .hand .card").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    page.locator('[data-card="21b"]').tap()
    page.get_by_role("button", name="Set it on c3, lay card 21b").tap()
    expect(page.locator(".table")).to_have_attribute("data-version", "33")
    assert stage.match.view(0)["shown"] == "21b"
    context.close()


def test_a_cell_beside_the_base_does_not_push_the_board_aside(browser: Browser, house: Running) -> None:
    context = player(browser, NARROW)
    page = context.new_page()
    staged(page, house, scenes.turn())
    page.locator('.chip[data-action="lift d4"]').tap()
    for cell in page.locator('.board .cell[data-action^="set "]').all():
        cell.focus()
        assert page.locator(".board").evaluate("one => [one.scrollLeft, one.scrollTop]") == [0, 0]
    context.close()


def test_axe_finds_nothing(browser: Browser, house: Running) -> None:
    context = player(browser, theme=axe.BY_THE_SUN)
    page = context.new_page()
    stage = staged(page, house, scenes.turn())
    for scene in (scenes.turn, scenes.laying, scenes.end):
        stage.change(scene())
        axe.nothing_is_wrong(page, scene.__name__)
    for path in ("/game/potzklotz/puzzles", "/game/potzklotz/box"):
        page.goto(f"{house.address}{path}")
        page.locator(".print polygon").first.wait_for()
        axe.nothing_is_wrong(page, path)
        no_scrolling_sideways(page)
    context.close()


def test_the_table_does_not_scroll(browser: Browser, house: Running) -> None:
    context = player(browser, WIDE)
    page = context.new_page()
    staged(page, house, scenes.turn())
    for width, height in (WIDE, SMALL, PHONE, NARROW):
        page.set_viewport_size({"width": width, "height": height})
        no_scrolling_at_all(page)
    context.close()
