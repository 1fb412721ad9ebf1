"""PotzKlotz on the page: games by clicking only what is lit, the judge, hints, puzzles, and all eyes and hands."""

import json
import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from bouwmeester import Match
from bouwmeester.core.state import State
from tests.server.running import Running
from tests.web import potzklotz_scenes as scenes
from tests.web.browsing import NARROW, PHONE, SMALL, WIDE, person
from tests.web.playing import LIT, Faults, no_scrolling_sideways, over, same_version
from tests.web.stage import Stage
from tests.web.test_page import findings

FLAT = "localStorage.setItem('bouwmeester-potzklotz-solid', 'no')"


def player(browser: Browser, size: tuple[int, int] = SMALL, solid: bool = False, **more: object) -> BrowserContext:
    """Somebody who looks at the drawn board, unless the cubes are to be solid."""
    context = person(browser, size, settings=more)
    if not solid:
        context.add_init_script(FLAT)
    return context


def staged(page: Page, house: Running, match: Match[State]) -> Stage:
    stage = Stage(page, match)
    stage.open(house.address)
    page.locator(".desk, .close").first.wait_for()
    return stage


def new_table(page: Page, house: Running, chairs: list[str], **options: object) -> str:
    """Set a table up as the page does, and come to it."""
    page.goto(house.address)
    page.get_by_role("article", name="PotzKlotz").wait_for()
    made = page.evaluate(
        """async wish => {
            const post = (path, body) => fetch(path, {
                method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
            }).then(answer => answer.json());
            await post("/api/guests", {name: "Jan"});
            return post("/api/tables", wish);
        }""",
        {"game": "potzklotz", "chairs": chairs, "options": options},
    )
    page.goto(f"{house.address}/table/{made['id']}")
    return str(made["id"])


#: A turn in one go: if a hint knows a card that fits, it is laid as the hint says; else it is passed.
_TURN = """async () => {
    const seen = () => [...document.querySelectorAll("main [data-action]")].filter(one => one.offsetParent !== null);
    const tick = () => new Promise(done => setTimeout(done, 15));
    const find = test => seen().find(one => test(one.dataset.action));
    document.querySelector("dialog.judge .go")?.click();
    const lay = seen().filter(one => one.dataset.action.startsWith("lay "));
    if (lay.length > 0) {
        const chosen = document.querySelector(".btn.go[data-action]") ?? lay[Math.floor(Math.random() * lay.length)];
        chosen.click();
        return;
    }
    const go = document.querySelector(".btn.go[data-action]");
    if (go) { go.click(); return; }
    const set = seen().filter(one => one.dataset.action.startsWith("set "));
    if (set.length > 0) {
        (document.querySelector(".chip.hinted[data-action]") ?? set[Math.floor(Math.random() * set.length)]).click();
        return;
    }
    const lift = seen().filter(one => one.dataset.action.startsWith("lift "));
    if (document.querySelector(".act .do")?.textContent.includes("in your hand")) return;
    if (lift.length === 0) { find(text => text === "pass" || text === "stop")?.click(); return; }
    if (!document.querySelector(".hand .card.hint")) {
        const hint = [...document.querySelectorAll(".act .btn")].find(one => one.textContent.trim() === "Hint");
        for (let i = 0; i < 3; i++) {
            hint?.click();
            await tick();
            await tick();
        }
        for (let i = 0; i < 60 && !document.querySelector(".hand .card.hint"); i++) {
            if (document.querySelector(".act .do")?.textContent.includes("None of")) break;
            await tick();
        }
    }
    const card = document.querySelector(".hand .card.hint");
    const cube = document.querySelector(".chip.hinted[data-action]");
    if (card && cube) {
        if (card.getAttribute("aria-pressed") !== "true") card.click();
        cube.click();
        return;
    }
    find(text => text === "pass" || text === "stop")?.click();
}"""


def take_turns(page: Page, turns: int) -> int:
    """Play on; how many clicks it took, or all of them when the game is not over by then."""
    for turn in range(turns):
        page.locator(f"{LIT}, main.close, dialog.judge").first.wait_for()
        if over(page):
            return turn
        page.evaluate(_TURN)
    return turns


def test_a_whole_game_by_clicking_what_is_lit(browser: Browser, house: Running) -> None:
    context = player(browser, PHONE)
    page = context.new_page()
    faults = Faults(page)
    new_table(page, house, ["me", "potzklotz-2"], cards=3)
    page.locator(".desk").wait_for()
    assert take_turns(page, 400) < 400
    expect(page.locator("main.close h2")).to_contain_text("point")
    assert page.locator(".final").count() == 2
    expect(page.get_by_role("link", name="Look back")).to_be_visible()
    assert faults.found == []
    context.close()


def test_experts_lay_chains(browser: Browser, house: Running) -> None:
    context = player(browser, PHONE)
    page = context.new_page()
    faults = Faults(page)
    new_table(page, house, ["me", "potzklotz-1"], mode="expert")
    page.locator(".desk").wait_for()
    take_turns(page, 30)
    expect(page.locator(".deals .cap")).to_have_text("Cards laid")
    assert "You lay card" in (page.locator(".log").text_content() or "")
    assert faults.found == []
    context.close()


def test_a_cube_a_place_and_a_card(browser: Browser, house: Running) -> None:
    """With the mouse: the card is chosen first, and the filled button does all of it."""
    context = player(browser)
    page = context.new_page()
    stage = staged(page, house, scenes.turn())
    page.locator('[data-card="21b"]').click()
    page.locator('.cell[data-action="lift d4"]').click()
    page.locator('.cell[data-action="set c3"]').click()
    button = page.get_by_role("button", name="Lay it on c3, and card 21b")
    button.click()
    expect(page.locator(".judgement figcaption")).to_contain_text("card 21b is right")
    assert stage.match.view(0)["shown"] == "21b"
    context.close()


def test_what_is_not_lit_says_why(browser: Browser, house: Running) -> None:
    context = player(browser)
    page = context.new_page()
    staged(page, house, scenes.turn())
    page.locator('[data-cell="f6"]').click()
    expect(page.get_by_role("alert")).to_contain_text("No cube stands on f6")
    context.close()


@pytest.mark.parametrize("size", [SMALL, PHONE])
def test_a_mirror_image_is_said_to_be_one(browser: Browser, house: Running, size: tuple[int, int]) -> None:
    context = player(browser, size)
    page = context.new_page()
    staged(page, house, scenes.mirror())
    page.locator('[data-action="lay 22a"]').first.click()
    page.get_by_role("button", name="Lay card 22a", exact=True).click()
    judge = page.get_by_role("dialog", name="Mirror image")
    expect(judge).to_be_visible()
    assert judge.locator(".wrongw").count() == 1
    assert judge.locator(".missw").count() == 1
    expect(judge).to_contain_text("not here")
    assert findings(page) == []
    judge.get_by_role("button", name="Show all corners").click()
    assert judge.locator(".judged").count() == 4
    judge.get_by_role("button", name="Go on").click()
    expect(judge).not_to_be_visible()
    context.close()


def test_hints_light_the_card_then_the_cube_then_the_place(browser: Browser, house: Running) -> None:
    context = player(browser)
    page = context.new_page()
    staged(page, house, scenes.turn())
    assert page.locator(".hand .hint").count() == 0
    hint = page.locator(".act").get_by_role("button", name="Hint")
    hint.click()
    expect(page.locator(".hand .hint")).to_have_count(1)
    assert page.locator(".lit.hint").count() == 0
    hint.click()
    expect(page.locator(".how")).to_contain_text("with the cube on")
    hint.click()
    expect(page.locator(".how")).to_contain_text(re.compile(r"from \w\d to \w\d"))
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
    while match.to_move != 0:
        match.play("pass")
    context = player(browser)
    page = context.new_page()
    stage = staged(page, house, match)
    expect(page.locator(".act .do")).to_contain_text("seen from the other corner")
    page.locator('[data-action="lay 21a"]').click()
    page.get_by_role("button", name="Lay card 21a", exact=True).click()
    expect(page.locator(".judgement figcaption")).to_contain_text("card 21a is right")
    assert stage.match.view(0)["shown"] == "21a"
    context.close()


def test_two_people_with_cards_out_of_turn(browser: Browser, house: Running) -> None:
    host, guest = player(browser, PHONE), player(browser, PHONE)
    one, two = host.new_page(), guest.new_page()
    faults = [Faults(one), Faults(two)]
    new_table(one, house, ["me", "open"], cards=3, out_of_turn="yes")
    link = one.locator("#invite-link").input_value()
    two.goto(link)
    two.get_by_role("button", name="Sit here").click()
    for page in (one, two):
        page.locator(".desk").wait_for()
    for _ in range(24):
        for page in (one, two):
            if not over(page) and page.locator(LIT).count() > 0:
                page.evaluate(_TURN)
    assert same_version(one, two) > 2
    assert [fault.found for fault in faults] == [[], []]
    host.close()
    guest.close()


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
    page.get_by_role("button", name=re.compile("^Lay it on c3")).press("Enter")
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
    page.get_by_role("button", name="Lay it on c3, and card 21b").tap()
    expect(page.locator(".table")).to_have_attribute("data-version", "33")
    assert stage.match.view(0)["shown"] == "21b"
    context.close()


def test_solid_cubes(browser: Browser, house: Running) -> None:
    """The scene lies where the drawn board lies: a click on a cube lifts it, and it can be dragged to its place."""
    context = player(browser, SMALL, solid=True)
    page = context.new_page()
    faults = Faults(page)
    staged(page, house, scenes.turn())
    canvas = page.locator("canvas.scene")
    canvas.wait_for()

    def middle(cell: str) -> tuple[float, float]:
        box = page.locator(f'[data-cell="{cell}"]').bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    page.mouse.click(*middle("d4"))
    expect(page.locator(".act .do")).to_contain_text("The cube from d4")
    page.mouse.move(*middle("d5"))
    page.mouse.down()
    page.mouse.move(*middle("e4"), steps=4)
    page.mouse.up()
    expect(page.locator('[data-cell="e4"][aria-pressed=true]')).to_be_attached()
    page.get_by_role("button", name="Cubes in three dimensions").click()
    expect(canvas).to_have_count(0)
    expect(page.locator("svg.wood")).to_be_visible()
    assert faults.found == []
    context.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [SMALL, PHONE])
def test_axe_finds_nothing(browser: Browser, house: Running, size: tuple[int, int], theme: str) -> None:
    context = player(browser, size, theme=theme)
    for scene in (scenes.turn, scenes.laying, scenes.end):
        page = context.new_page()
        staged(page, house, scene())
        page.wait_for_timeout(150)
        assert findings(page) == [], scene.__name__
        page.close()
    for path in ("/game/potzklotz/puzzles", "/game/potzklotz/box"):
        page = context.new_page()
        page.goto(f"{house.address}{path}")
        page.locator(".print polygon").first.wait_for()
        assert findings(page) == [], path
        no_scrolling_sideways(page)
        page.close()
    context.close()


@pytest.mark.parametrize("size", [WIDE, SMALL, PHONE, NARROW])
def test_the_table_does_not_scroll(browser: Browser, house: Running, size: tuple[int, int]) -> None:
    context = player(browser, size)
    page = context.new_page()
    staged(page, house, scenes.turn())
    no_scrolling_sideways(page)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    context.close()


def test_the_puzzle_of_the_day(browser: Browser, house: Running) -> None:
    context = player(browser)
    page = context.new_page()
    faults = Faults(page)
    with page.expect_response("**/api/puzzles/potzklotz?*") as asked:
        page.goto(f"{house.address}/game/potzklotz/puzzles")
    puzzle = asked.value.json()
    assert "solutions" not in json.dumps(puzzle)
    choices = page.locator("[data-choice]")
    choices.first.wait_for()
    everything = [str(word) for word in puzzle["choices"]]
    for word in everything:
        page.locator(f'[data-choice="{word}"]').click()
    with page.expect_response("**/api/puzzles/potzklotz") as judged:
        page.get_by_role("button", name="That is my answer").click()
    wrong = {fault["facts"]["card"] for fault in judged.value.json()["faults"]}
    assert wrong
    expect(page.locator(".verdict li")).to_have_count(len(wrong))
    for word in wrong:
        page.locator(f'[data-choice="{word}"]').click()
    page.get_by_role("button", name="That is my answer").click()
    expect(page.locator(".verdict")).to_contain_text("Right, with 2 tries.")
    expect(page.locator("header p").first).to_contain_text("One day in a row.")
    expect(page.locator("#share")).to_have_value(re.compile("PotzKlotz · .*2 tries", re.DOTALL))
    page.get_by_role("button", name="Another one").click()
    expect(page.get_by_role("heading", name="A puzzle of your own")).to_be_visible()
    assert faults.found == []
    context.close()


def test_all_buildings_are_there(browser: Browser, house: Running) -> None:
    context = player(browser)
    page = context.new_page()
    page.goto(f"{house.address}/game/potzklotz/box")
    expect(page.locator("main li")).to_have_count(28)
    assert page.locator("main li .card").count() == 56
    context.close()
