"""Styles dress what they are made for: a page reached by clicks looks like the same page opened afresh."""

import itertools
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.server.running import Running
from tests.web import caylus_scenes, potzklotz_scenes, scenes
from tests.web.browsing import person
from tests.web.crowds import Scene, show
from tests.web.stage import ID, Stage

#: Pages without a table, each with its own styles.
PLACES: Final = ("/", "/new/palazzo", "/settings", "/rules/caylus", "/game/potzklotz/box")
#: States of tables in which styles have been seen to leak, and one of each game.
STATES: Final = {
    "rebuild": Scene("rebuild", scenes.turn, ("rebuild", "attach marble 3 w")),
    "refusal": Scene("refusal", scenes.auction, (), ".cardbtn.off"),
    "road": Scene("road", caylus_scenes.placing),
    "base": Scene("base", potzklotz_scenes.turn),
}
_CLICK: Final = """path => {
    const link = document.createElement("a");
    link.href = path;
    document.body.append(link);
    link.click();
    link.remove();
}"""
#: How everything on the page is dressed, in the order in which it stands there.
DRESS: Final = """() => [...document.querySelectorAll("#app *, body > *:not(script)")]
    .filter(one => !one.closest("defs, symbol, .sprite, canvas") && one.checkVisibility())
    .map(one => {
        const style = getComputedStyle(one);
        const own = [...one.classList].filter(name => !name.startsWith("svelte-")).join(".");
        const told = ["display", "position", "color", "backgroundColor", "fill", "stroke", "strokeDasharray",
            "opacity", "fontSize", "fontWeight", "padding", "borderTopWidth", "borderTopStyle", "textDecorationLine",
            "gap", "gridTemplateAreas", "borderRadius"];
        return `${one.tagName}.${own} ` + told.map(name => style[name]).join("|");
    })"""


def walk(page: Page, path: str) -> None:
    """Click a link that leads there, on the page that is open."""
    page.evaluate(_CLICK, path)


def arrive(page: Page, path: str) -> None:
    page.locator("main :is(h1, h2, legend):visible").first.wait_for()
    page.locator(".waiting").wait_for(state="detached")
    if path == "/":
        # Three drawings for a newcomer, small ones for who has a table.
        page.locator(".art, .play .ico svg").nth(2).wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")


def dressed(page: Page) -> list[str]:
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement?.blur()")
    dress: list[str] = page.evaluate(DRESS)
    return dress


@pytest.mark.parametrize("state", STATES)
def test_a_table_reached_by_clicks_looks_like_one_opened(browser: Browser, house: Running, state: str) -> None:
    scene = STATES[state]
    context = person(browser)
    fresh = context.new_page()
    stage = Stage(fresh, scene.match())
    stage.open(house.address)
    fresh.locator(".desk").wait_for()
    show(stage, scene, stage.match.seats)
    stage.settle()
    wanted = dressed(fresh)
    fresh.close()

    page = context.new_page()
    stage = Stage(page, scene.match())
    page.goto(house.address)
    arrive(page, "/")
    for path in (*PLACES[1:], "/"):
        walk(page, path)
        arrive(page, path)
    walk(page, f"/table/{ID}")
    page.locator(".desk").wait_for()
    show(stage, scene, stage.match.seats)
    stage.settle()
    assert dressed(page) == wanted
    context.close()


def waiting_room(page: Page, house: Running) -> str:
    """Where a table of one's own waits for somebody to take the free chair."""
    page.request.post(f"{house.address}/api/guests", data={"name": "Anna"})
    made = page.request.post(f"{house.address}/api/tables", data={"game": "caylus", "chairs": ["me", "open"]})
    return f"/table/{made.json()['id']}"


def walk_everywhere(context: BrowserContext, house: Running, places: tuple[str, ...]) -> None:
    """Each page comes after each other page once, and looks as if it had been opened."""
    wanted = {}
    for path in places:
        page = context.new_page()
        page.goto(f"{house.address}{path}")
        arrive(page, path)
        wanted[path] = dressed(page)
        page.close()
    page = context.new_page()
    page.goto(house.address)
    for before, after in itertools.permutations(places, 2):
        walk(page, before)
        arrive(page, before)
        walk(page, after)
        arrive(page, after)
        assert dressed(page) == wanted[after], (before, after)


def test_pages_look_the_same_in_every_order(browser: Browser, house: Running) -> None:
    context = person(browser)
    walk_everywhere(context, house, PLACES)
    context.close()


def test_a_waiting_room_looks_the_same_in_every_order(browser: Browser, house: Running) -> None:
    context = person(browser)
    page = context.new_page()
    room = waiting_room(page, house)
    page.close()
    walk_everywhere(context, house, (*PLACES, room))
    context.close()
