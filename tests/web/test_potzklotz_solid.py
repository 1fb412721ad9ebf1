"""The cubes of PotzKlotz in three dimensions: where they are touched, where one looks from, and what is judged."""

import re

from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.running import Running
from tests.web import potzklotz_scenes as scenes
from tests.web.browsing import SMALL
from tests.web.playing import Faults
from tests.web.potzklotz_player import player
from tests.web.test_potzklotz import staged

AWAY = re.compile(r"^[1-9]\d*$")


#: Click, and tell the colour of a cell in the picture that is drawn next.
CLICKED = """(button, cell) => new Promise(tell => {
    const canvas = document.querySelector("section.board canvas.scene");
    new MutationObserver((_, watch) => {
        watch.disconnect();
        const gl = canvas.getContext("webgl2");
        const [whole, part] = [canvas, document.querySelector(`[data-cell="${cell}"]`)].map(
            one => one.getBoundingClientRect(),
        );
        const x = (part.left + part.width / 2 - whole.left) / whole.width;
        const y = 1 - (part.top + part.height / 2 - whole.top) / whole.height;
        const colour = new Uint8Array(4);
        const [width, height] = [gl.drawingBufferWidth, gl.drawingBufferHeight];
        gl.readPixels(x * width, y * height, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, colour);
        tell([...colour]);
    }).observe(canvas, { attributeFilter: ["data-turned"] });
    button.click();
})"""


def middle(page: Page, cell: str) -> tuple[float, float]:
    box = page.locator(f'[data-cell="{cell}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def scene(page: Page) -> Locator:
    """The scene, once it is drawn."""
    canvas = page.locator("section.board canvas.scene[data-turned]")
    canvas.wait_for()
    return canvas


def pull(page: Page, canvas: Locator) -> None:
    """Take hold beside the base, and turn."""
    box = canvas.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 30, box["y"] + box["height"] - 30)
    page.mouse.down()
    page.mouse.move(box["x"] + 130, box["y"] + box["height"] - 30, steps=4)
    page.mouse.up()


def test_solid_cubes_are_tapped_and_dragged(solid_browser: Browser, house: Running) -> None:
    """The scene lies where the drawn board lies: a click on a cube lifts it, and it can be dragged to its place."""
    context = player(solid_browser, SMALL, solid=True)
    page = context.new_page()
    faults = Faults(page)
    stage = staged(page, house, scenes.turn())
    canvas = scene(page)
    page.mouse.click(*middle(page, "d4"))
    expect(page.locator(".act .do")).to_contain_text("The cube from d4")
    page.mouse.move(*middle(page, "d5"))
    page.mouse.down()
    page.mouse.move(*middle(page, "e4"), steps=4)
    page.mouse.up()
    expect(page.locator('[data-cell="e4"][aria-pressed=true]')).to_be_attached()
    # A cube is lifted and carried in one go.
    stage.change(scenes.turn())
    page.mouse.move(*middle(page, "d4"))
    page.mouse.down()
    page.mouse.move(*middle(page, "e5"), steps=3)
    expect(page.locator(".act .do")).to_contain_text("The cube from d4")
    page.mouse.move(*middle(page, "e4"), steps=3)
    page.mouse.up()
    expect(page.locator('[data-cell="e4"][aria-pressed=true]')).to_be_attached()
    page.get_by_role("button", name="Cubes in three dimensions").click()
    expect(canvas).to_have_count(0)
    expect(page.locator("svg.wood")).to_be_visible()
    assert faults.found == []
    context.close()


def test_what_others_hide_is_chosen_by_its_tag(solid_browser: Browser, house: Running) -> None:
    """Where no ray comes, as long as one looks from one's own side: tags would point elsewhere from another."""
    context = player(solid_browser, SMALL, solid=True)
    page = context.new_page()
    staged(page, house, scenes.behind())
    scene(page)
    page.locator('.cell.tag[data-cell="c3"]').click()
    expect(page.locator(".act .btn.go")).to_have_text("Set it on c3")
    context.close()


def test_wood_has_the_colours_of_the_hour(solid_browser: Browser, house: Running) -> None:
    """Beech on oak, by day and by night, at once."""
    context = player(solid_browser, SMALL, solid=True)
    page = context.new_page()
    staged(page, house, scenes.laying())
    scene(page)
    lamp = page.get_by_role("button", name="Light or dark")
    seen = {}
    for hour, cell in (("night", "e6"), ("day", "e6"), ("night", "d4"), ("day", "d4")):
        red, green, blue, opaque = lamp.evaluate(f"button => ({CLICKED})(button, '{cell}')")
        assert red > green > blue, "wood is brown"
        assert opaque == 255
        seen[hour, cell] = red + green + blue
    assert seen["night", "e6"] < seen["day", "e6"] - 50, "oak is dark at night"
    assert seen["day", "e6"] < seen["day", "d4"] - 50, "beech is lighter than oak"
    context.close()


def test_where_one_looks_from(solid_browser: Browser, house: Running) -> None:
    """From one's own side while choosing, unless turning is allowed; freely while others choose."""
    context = player(solid_browser, SMALL, solid=True)
    page = context.new_page()
    stage = staged(page, house, scenes.turn())
    canvas = scene(page)
    pull(page, canvas)
    expect(page.get_by_role("alert")).to_contain_text("The base must not be turned while you think.")
    page.mouse.click(*middle(page, "d4"))
    expect(page.locator(".act .do")).to_contain_text("The cube from d4")
    expect(canvas).to_have_attribute("data-turned", "0")

    stage.change(scenes.at(agenda=["turn bram"], first="bram"))
    pull(page, canvas)
    expect(canvas).to_have_attribute("data-turned", AWAY)
    stage.change(scenes.turn())
    expect(canvas).to_have_attribute("data-turned", "0")

    stage.change(scenes.at(options={"turning": "allowed"}))
    pull(page, canvas)
    expect(canvas).to_have_attribute("data-turned", AWAY)
    # Names of cells would lie elsewhere; and whoever comes by keyboard sees them where they are.
    expect(page.locator(".stage.quiet svg")).to_have_count(0)
    page.get_by_role("button", name="Back to my side").click()
    expect(canvas).to_have_attribute("data-turned", "0")
    pull(page, canvas)
    expect(canvas).to_have_attribute("data-turned", AWAY)
    page.locator('[data-cell="d4"]').focus()
    expect(canvas).to_have_attribute("data-turned", "0")
    context.close()


def test_the_table_turns_the_building_to_the_cards_corner(solid_browser: Browser, house: Running) -> None:
    context = player(solid_browser, SMALL, solid=True)
    page = context.new_page()
    faults = Faults(page)
    stage = staged(page, house, scenes.turn())
    canvas = scene(page)
    # Right: half a turn on, it stands as on the card.
    page.locator('[data-card="21b"]').click()
    for action in ("lift d4", "set c3"):
        page.locator(f'.cell[data-action="{action}"]').dispatch_event("click")
    page.get_by_role("button", name="Set it on c3, lay card 21b").click()
    check = page.locator(".check")
    expect(check).to_contain_text("You: card 21b is right. Turned by 2 quarters")
    expect(canvas).to_have_attribute("data-turned", "180")
    check.get_by_role("button", name="Go on").click()
    expect(canvas).to_have_attribute("data-turned", "0")
    # A mirror image: said to all, with the card beside it; it can be turned as long as one likes.
    stage.change(scenes.mirror())
    page.locator('[data-card="22a"]').click()
    page.get_by_role("button", name="Lay card 22a", exact=True).click()
    judge = page.get_by_role("dialog", name="Mirror image")
    expect(judge).to_contain_text("No turning makes one into the other")
    expect(judge.locator(".misplaced li")).to_have_text(["The cube on d3 belongs on c4."])
    large = judge.locator("canvas.scene")
    expect(large).to_have_attribute("data-turned", "0")
    judge.get_by_role("button", name="Turn the building").click()
    expect(large).to_have_attribute("data-turned", "90")
    judge.get_by_role("button", name="Go on").click()
    expect(judge).not_to_be_visible()
    expect(page.locator(".judgement figcaption")).to_contain_text("card 22a is wrong")
    # A cube in the wrong place.
    stage.change(scenes.laying())
    page.locator('[data-card="24a"]').click()
    page.get_by_role("button", name="Lay card 24a", exact=True).click()
    judge = page.get_by_role("dialog", name="Not this building")
    expect(judge.locator(".misplaced li")).to_have_count(2)
    expect(judge.locator(".verdict")).to_contain_text("2 cubes are wrong.")
    assert faults.found == []
    context.close()


def test_without_the_means_and_on_paper_the_board_is_drawn(solid_browser: Browser, house: Running) -> None:
    context = player(solid_browser, SMALL, solid=True)
    page = context.new_page()
    staged(page, house, scenes.turn())
    scene(page)
    page.emulate_media(media="print")
    expect(page.locator("svg.wood .cube").first).to_be_visible()
    expect(page.locator("canvas.scene")).to_have_count(0)
    expect(page.locator(".act")).to_be_hidden()
    page.close()
    context.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    page = context.new_page()
    staged(page, house, scenes.turn())
    expect(page.locator("svg.wood .cube").first).to_be_visible()
    expect(page.get_by_role("button", name="Cubes in three dimensions")).to_have_count(0)
    page.locator('.cell[data-action="lift d4"]').dispatch_event("click")
    expect(page.locator(".act .do")).to_contain_text("The cube from d4")
    context.close()
