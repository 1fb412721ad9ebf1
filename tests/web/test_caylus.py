"""Caylus on the page: choices of several clicks, reasons, what helps to think, motion, and everybody's eyes."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from bouwmeester import Match
from bouwmeester.core.state import State
from tests.server.running import Running
from tests.web import axe, carrying, stage
from tests.web import caylus_scenes as scenes
from tests.web.browsing import NARROW, SMALL, WIDE, person
from tests.web.playing import Faults, no_scrolling_at_all, no_scrolling_sideways
from tests.web.stage import Stage

Scene = Callable[[], Match[State]]
#: One for each kind of panel, and a full table.
SCENES: tuple[Scene, ...] = (
    scenes.five,
    scenes.bribe,
    scenes.building,
    scenes.delivery,
    scenes.favour,
    scenes.alchemist,
    scenes.lawyer,
    scenes.end,
)
ZONES = ("Castle", "Favours", "Me", "Rivals", "Road")


def staged(
    browser: Browser, house: Running, scene: Scene, size: tuple[int, int] = SMALL, **settings: object
) -> tuple[BrowserContext, Page, Stage]:
    names = ("Anna", "Bram", "Dora", "Berlage", "Els")
    return stage.staged(browser, house, scene(), size, names, bots=(3,), **settings)


def lit(page: Page, *actions: str) -> None:
    for action in actions:
        page.locator(f'[data-action="{action}"]:not([aria-pressed="true"]):visible').first.click()


def played(page: Page, stage: Stage, *clicks: str) -> list[str]:
    """Click these; what the page has sent then, in the words of the rules."""
    before = stage.version
    lit(page, *clicks)
    page.locator(f".table[data-version='{before + 1}']").wait_for()
    last = [one["actions"] for one in stage.heard if one["type"] == "play"][-1]
    assert isinstance(last, list)
    actions = stage.match.game.catalogue.actions
    return [actions[one].text if isinstance(one, int) else str(one) for one in last]


# Choosing.


def test_what_a_favour_brings_is_seen_above_its_button(browser: Browser, house: Running) -> None:
    context, page, _ = staged(browser, house, scenes.favour, (1024, 768))
    lit(page, "favour money", "column 1")
    reckoning, buttons = page.locator(".decide .ledger").bounding_box(), page.locator(".decide footer").bounding_box()
    assert reckoning is not None
    assert buttons is not None
    assert reckoning["y"] + reckoning["height"] <= buttons["y"] + 1
    context.close()


def test_choices_of_several_clicks_are_one_play(browser: Browser, house: Running) -> None:
    """What is paid and gained is told before; cubes and batches are clicked in any order."""
    context, page, stage = staged(browser, house, scenes.delivery)
    faults = Faults(page)
    ledger = page.locator(".ledger")
    lit(page, "batch stone gold", "batch wood cloth")
    expect(page.locator(".castle .glow")).to_have_count(2)
    expect(ledger).to_contain_text("2 favours at the count")
    page.get_by_role("button", name="Take back").last.click()
    expect(page.locator(".castle .glow")).to_have_count(1)
    lit(page, "batch wood cloth")
    expect(page.get_by_role("button", name="Deliver 2 batches")).to_be_visible()
    assert played(page, stage, "confirm") == ["batch wood stone", "batch wood cloth", "stop"]

    stage.change(scenes.alchemist())
    lit(page, "trade large", "give cloth", "give wood", "give food")
    expect(ledger.locator("div").first.locator(".ic")).to_have_attribute(
        "aria-label", "1 food, 1 wood, 1 cloth, and a resource of your choice (no gold)"
    )
    assert page.locator('[data-action="confirm"]').count() == 0
    lit(page, "give wood")
    assert played(page, stage, "confirm") == ["trade large", "give food", "give wood", "give wood", "give cloth"]

    stage.change(scenes.market())
    lit(page, "build marketplace")
    expect(ledger).to_contain_text("Gained")
    assert played(page, stage, "give gold", "confirm") == ["build marketplace", "give gold"]

    stage.change(scenes.peddler())
    lit(page, "buy wood")
    expect(page.get_by_role("button", name="Buy wood")).to_be_visible()
    assert played(page, stage, "buy food", "confirm") == ["buy food", "buy wood"]

    stage.change(scenes.favour())
    lit(page, "favour money", "favour resources")
    assert played(page, stage, "take stone", "confirm") == ["favour resources", "take stone"]

    stage.change(scenes.building())
    lit(page, "build church", "build tailor")
    assert played(page, stage, "confirm") == ["build tailor"]

    stage.change(scenes.lawyer())
    lit(page, "transform 9")
    expect(ledger.locator(".plus .ic")).to_have_attribute("aria-label", "2 points and 1 denier more each turn")
    assert played(page, stage, "confirm") == ["transform 9"]

    # From the gate a worker goes on: the same one, not another.
    stage.change(scenes.gate())
    page.locator('.walker[data-site="gate"]').evaluate("one => { one.known = true; }")
    assert played(page, stage, "move 6") == ["move 6"]
    assert page.locator('.walker[data-site="6"]').evaluate("one => one.known")

    # A worker is carried out to a building.
    stage.change(scenes.placing())
    before = stage.version
    carrying.by_mouse(
        page, page.locator(".dock .me .pegs [data-carry]").first, page.locator('[data-action="place 9"]')
    )
    page.locator(f".table[data-version='{before + 1}']").wait_for()
    assert stage.heard[-1]["actions"] == ["place 9"]
    assert faults.found == []
    context.close()


def test_the_provost_is_looked_at_first(browser: Browser, house: Running) -> None:
    """What a move wakes, and for whom, and what it costs is told before it is paid for; also when nobody asks."""
    context, page, stage = staged(browser, house, scenes.bribe)
    lit(page, "provost ahead 1")
    expect(page.locator(".outlook")).to_contain_text("Wakes 16 Gold mine (Berlage)")
    expect(page.get_by_role("button", name="Pay 1, provost to 16")).to_be_visible()
    assert played(page, stage, "confirm") == ["provost ahead 1"]
    stage.change(scenes.placing())
    page.get_by_role("button", name="Provost: what if?").click()
    page.get_by_role("button", name="To space 13").click()
    expect(page.locator(".outlook")).to_contain_text("The bailiff would go to")
    assert len([one for one in stage.heard if one["type"] == "play"]) == 1
    context.close()


def test_those_who_want_it_are_asked_first(browser: Browser, house: Running) -> None:
    """In the words of the button, whatever it sends."""
    context, page, stage = staged(browser, house, scenes.peddler, confirm=True)
    lit(page, "buy wood", "buy food", "confirm")
    expect(page.get_by_role("alertdialog")).to_contain_text("Buy food, buy wood")
    assert all(one["type"] != "play" for one in stage.heard)
    page.get_by_role("button", name="Yes").click()
    page.locator(".table[data-version='32']").wait_for()
    context.close()


def test_what_is_not_lit_says_why(browser: Browser, house: Running) -> None:
    """Places, tiles, cubes and favours: the reason is in words, and leads to its rule."""
    context, page, stage = staged(browser, house, scenes.placing)

    def refused(button: Locator, why: str) -> None:
        button.first.dispatch_event("click")  # the note before it may still lie on top
        expect(page.locator(".note").last).to_contain_text(why)

    refused(page.get_by_role("button", name="Why not here? Guild"), "There is a worker already")
    expect(page.locator(".note a").last).to_have_attribute("href", "/rules/caylus#placing.6")
    refused(page.get_by_role("button", name="Why not here? Statue"), "There is no work for anyone there")
    page.locator(".works > .open").click()
    page.locator(".works-large button", has_text="Weaver").click()
    refused(page.get_by_role("button", name="Why can I not build it now?"), "is not possible now")
    stage.change(scenes.market())
    refused(page.locator(".opt.not", has_text="Food farm"), "You lack the cubes")
    stage.change(scenes.alchemist())
    lit(page, "trade large")
    refused(page.locator(".cube.not"), "Gold cannot be used")
    stage.change(scenes.favour())
    lit(page, "favour money")
    refused(page.locator(".fav.big .picked button.cell[aria-disabled=true]"), "Your marker has not come to column")
    context.close()


# Looking.


def test_what_helps_to_think(browser: Browser, house: Running) -> None:
    """What is told beside the board; and everything on the sheet tells all about itself, by keyboard and by thumb."""
    context, page, stage = staged(browser, house, scenes.placing)
    expect(page.locator(".act")).to_contain_text("Costs 2 now, 3 after the next pass.")
    expect(page.locator(".works li.can")).to_contain_text(["Food farm", "Quarry"])
    assert page.locator(".space.asleep").evaluate_all("all => all.map(one => one.dataset.space)") == ["16", "17"]
    tree = page.locator("main").aria_snapshot()
    for words in (
        "If Walls were counted now",
        "3 more at the next income",
        "final 44",
        "Place a worker: the wooden sawmill, space 9",
        "costs 1",
        "beyond the provost",
        "Church",
        "5 points for 4 deniers",
    ):
        assert words in tree, words
    # One stop for Tab, arrows from there.
    dialog = page.get_by_role("dialog")
    page.locator(".tap[tabindex='0']").focus()
    page.keyboard.press("Enter")
    expect(dialog).to_contain_text("any free place, at no cost")
    page.keyboard.press("Escape")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(dialog).to_contain_text("a royal favour for 1 denier and 1 cloth")
    page.keyboard.press("Escape")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    expect(dialog).to_contain_text("A house brings 3 points")
    page.keyboard.press("Escape")
    page.locator("[data-sight='14']").click()
    for words in ("1 food and 1 stone", "1 food and 2 wood", "1 food or 1 wood", "Berlage", "it works this turn"):
        expect(dialog).to_contain_text(words)
    page.keyboard.press("Escape")
    page.locator("[data-sight='walls']").click()
    expect(dialog.get_by_role("row", name="Dora")).to_contain_text("1")
    expect(dialog).to_contain_text("comes to space 18")
    page.keyboard.press("Escape")
    page.locator(".works > .open").click()
    page.locator(".works-large button", has_text="Church").click()
    for words in ("1 stone and 1 cloth", "3 points for 2 deniers", "5 points for 4 deniers", "a royal favour"):
        expect(dialog).to_contain_text(words)
    assert all(one["type"] != "play" for one in stage.heard)
    context.close()


def test_five_at_the_table(browser: Browser, house: Running) -> None:
    """Everything is in sight, and nothing scrolls; on a phone every zone keeps its width."""
    context, page, stage = staged(browser, house, scenes.five)
    for scene in (scenes.favour, scenes.delivery, scenes.five):
        stage.change(scene())
        for width, height in (SMALL, WIDE):
            page.set_viewport_size({"width": width, "height": height})
            no_scrolling_at_all(page)
            hidden = page.locator(".works li, .mat, .mat .goods, .fav .cell, .me .goods, .act .btn").evaluate_all(
                """all => all.filter(one => {
                    const box = one.getBoundingClientRect();
                    const sheet = one.closest("section").getBoundingClientRect();
                    return box.bottom > Math.min(innerHeight, sheet.bottom) + 1;
                }).map(one => one.outerHTML.slice(0, 80))"""
            )
            assert hidden == [], scene.__name__
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    for zone in ZONES:
        page.get_by_role("tab", name=zone).click()
        no_scrolling_sideways(page)
    context.close()


# Moving.

_WATCH = """() => {
    window.seen = [];
    new MutationObserver(() => {
        const space = document.querySelector(".space.working")?.dataset.space;
        if (space && window.seen.at(-1) !== space) window.seen.push(space);
    }).observe(document.querySelector("main"), { subtree: true, attributes: true, attributeFilter: ["class"] });
}"""


@pytest.mark.parametrize("size", [(960, 600), (1279, 700), (820, 1000)])
def test_sheets_that_share_a_place_leave_the_tabs_free(
    browser: Browser, house: Running, size: tuple[int, int]
) -> None:
    """Favours, stock and log, one after another by clicks: the stock too lies under the tabs, not on them."""
    context, page, _ = staged(browser, house, scenes.placing, size)
    for tab, sheet in (("Stock", ".works"), ("Log", ".log"), ("Favours", ".favours")):
        page.locator(".pick").get_by_role("tab", name=tab).click(timeout=5000)
        expect(page.locator(f".pick > {sheet}")).to_be_visible()
    context.close()


def last_bribe(stage: Stage) -> None:
    """The last of the others leaves the provost alone, and the road goes to work."""
    match = scenes.bribe()
    for _ in range(3):
        match.play("provost stay")
    heard = match.listen()
    match.play("provost stay")
    stage.show(match, heard)


@pytest.mark.parametrize("still", [False, True], ids=["moving", "still"])
def test_the_road_goes_to_work_building_by_building(browser: Browser, house: Running, still: bool) -> None:
    """Those that ask nobody anything are shown one after another; at once for those who want nothing to move."""
    more: dict[str, Any] = {"reduced_motion": "reduce"} if still else {}
    context = person(browser, SMALL, settings={"speed": "normal"}, **more)
    page = context.new_page()
    stage = Stage(page, scenes.bribe())
    stage.open(house.address)
    page.locator(".desk").wait_for()
    page.evaluate(_WATCH)
    last_bribe(stage)
    expect(page.locator("[aria-live=polite].vh")).to_contain_text("the quarry (neutral) on space 1 goes to work")
    asked = str(stage.match.view(0)["at_work"])
    expect(page.locator(".space.working")).to_have_attribute("data-space", asked)
    page.wait_for_function(f"window.seen.at(-1) === '{asked}'")
    assert page.evaluate("window.seen") == ([asked] if still else ["1", asked])
    glide = page.locator(".walker.provost").evaluate("one => getComputedStyle(one).transitionDuration")
    assert glide == ("0s" if still else "0.32s")
    context.close()


# For everyone.


def test_axe_finds_nothing(browser: Browser, house: Running) -> None:
    """Every scene by day on a wide screen and by night on a phone; the other way round, colours only."""
    context, page, stage = staged(browser, house, scenes.placing, theme=axe.BY_THE_SUN)
    for scene in SCENES:
        stage.change(scene())
        axe.nothing_is_wrong(page, scene.__name__)
        if scene in (scenes.delivery, scenes.favour):
            for other in (axe.PHONE_BY_DAY, axe.WIDE_BY_NIGHT):
                axe.look(page, other)
                assert axe.findings(page, axe.COLOURS) == [], (scene.__name__, other)
    stage.change(scenes.placing())
    for zone in ZONES[:-1]:
        page.get_by_role("tab", name=zone).click()
        axe.nothing_is_wrong(page, zone, [axe.PHONE_BY_NIGHT])
    context.close()


def test_in_other_languages(browser: Browser, house: Running) -> None:
    """No key is left unsaid."""
    context, page, stage = staged(browser, house, scenes.placing)
    for language in ("nl", "de"):
        page.get_by_label("Language").or_(page.get_by_label("Taal")).select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for scene in (scenes.placing, scenes.bribe, scenes.delivery, scenes.alchemist, scenes.favour, scenes.end):
            stage.change(scene())
            text = page.locator("body").inner_text() + page.locator("main").aria_snapshot()
            assert "caylus-" not in text, scene.__name__
            assert "{" not in text, scene.__name__
    stage.change(scenes.peddler())  # a noun keeps its capital in a list
    lit(page, "buy wood", "buy food")
    expect(page.get_by_role("button", name="Nahrung kaufen, Holz kaufen")).to_be_visible()
    context.close()
