"""Caylus on the page: whole games by clicking only what is lit, by mouse, thumb and keyboard."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from bouwmeester import Match
from bouwmeester.core.state import State
from tests.server.running import Running
from tests.web import caylus_scenes as scenes
from tests.web.browsing import NARROW, PHONE, SMALL, WIDE, person
from tests.web.playing import LIT, Faults, no_scrolling_sideways, over, same_version, wait_for_choice
from tests.web.stage import Stage
from tests.web.test_page import findings

#: Whole scenes, one for each kind of panel.
SCENES = (scenes.placing, scenes.bribe, scenes.building, scenes.delivery, scenes.favour, scenes.end)
#: The castle is where the game goes on, so that it comes to its end; passing and leaving are chosen less.
_CLICK_ONE = """dice => {
    const seen = one => one.offsetParent !== null && one.getAttribute("aria-disabled") !== "true";
    const lit = [...document.querySelectorAll("main [data-action]")].filter(seen);
    if (lit.length === 0) return "";
    const confirm = lit.find(one => one.dataset.action === "confirm");
    const weight = action => action === "place castle" ? 12 : action.startsWith("batch") ? 9
        : ["pass", "skip", "stop", "home"].includes(action) ? 2 : 3;
    const heap = lit.flatMap(one => Array(weight(one.dataset.action)).fill(one));
    const chosen = confirm && dice[0] < 0.85 ? confirm : heap[Math.floor(dice[1] * heap.length)];
    chosen.click();
    return chosen.dataset.action;
}"""


def click_quickly(page: Page, rng: random.Random) -> str:
    """Click something lit, without a pointer; what was clicked."""
    return str(page.evaluate(_CLICK_ONE, [rng.random(), rng.random()]))


def table_of(page: Page, house: Running, seats: int) -> None:
    """A new table with bots on all other seats."""
    page.request.post(f"{house.address}/api/guests", data={"name": "Anna"})
    chairs = ["me", *["greedy"] * (seats - 1)]
    answer = page.request.post(f"{house.address}/api/tables", data={"game": "caylus", "chairs": chairs})
    assert answer.ok, answer.text()
    page.goto(f"{house.address}/table/{answer.json()['id']}")
    page.locator(".desk").wait_for()


def staged(
    browser: Browser, house: Running, scene: Callable[[], Match[State]], size: tuple[int, int] = SMALL
) -> tuple[BrowserContext, Page, Stage]:
    context = person(browser, size)
    page = context.new_page()
    stage = Stage(page, scene(), names=("Anna", "Bram", "Dora", "Berlage"), bots=(3,))
    stage.open(house.address)
    page.locator(".desk, .close").wait_for()
    return context, page, stage


def lit(page: Page, *actions: str) -> None:
    for action in actions:
        page.locator(f'[data-action="{action}"]:visible').first.click()


def done(page: Page) -> None:
    """The server has taken it."""
    page.locator(".table[data-version='32']").wait_for()


def played(stage: Stage) -> list[object]:
    """What the page has sent, in the words of the rules."""
    numbers = [one["actions"] for one in stage.heard if one["type"] == "play"]
    assert numbers, "nothing was played"
    last = numbers[-1]
    assert isinstance(last, list)
    actions = stage.match.game.catalogue.actions
    return [actions[one].text if isinstance(one, int) else one for one in last]


# Whole games.


def test_a_whole_game_of_two(browser: Browser, house: Running) -> None:
    """Against a bot, by clicking only what is lit; the first clicks with a real mouse, as nothing may lie on top."""
    context = person(browser, SMALL)
    page = context.new_page()
    faults = Faults(page)
    table_of(page, house, 2)
    rng = random.Random(7)
    for _ in range(6):
        if wait_for_choice(page):
            found = page.locator(LIT)
            try:
                found.nth(rng.randrange(max(1, found.count()))).click(timeout=1500)
            except Error:
                continue
    for _ in range(3000):
        if not wait_for_choice(page):
            break
        click_quickly(page, rng)
    assert over(page)
    expect(page.locator("main.close h2")).to_contain_text("points")
    assert page.locator(".final").count() == 2
    expect(page.get_by_role("link", name="Look back")).to_be_visible()
    assert faults.found == []
    context.close()


def test_four_seats_with_bots(browser: Browser, house: Running) -> None:
    context = person(browser, WIDE)
    page = context.new_page()
    faults = Faults(page)
    table_of(page, house, 4)
    rng = random.Random(3)
    for _ in range(30):
        if wait_for_choice(page):
            click_quickly(page, rng)
    assert page.locator(".mat").count() == 4
    assert faults.found == []
    context.close()


def test_two_people_against_each_other(browser: Browser, house: Running) -> None:
    """Each sees what the other does: after some turns both see the same table."""
    host, guest = person(browser, SMALL), person(browser, NARROW, "nl-NL")
    one, two = host.new_page(), guest.new_page()
    faults = [Faults(one), Faults(two)]
    for page, name in ((one, "Anna"), (two, "Bram")):
        page.request.post(f"{house.address}/api/guests", data={"name": name})
    answer = one.request.post(f"{house.address}/api/tables", data={"game": "caylus", "chairs": ["me", "open"]})
    table = answer.json()["id"]
    two.request.post(f"{house.address}/api/tables/{table}/sit", data={"seat": 1})
    for page in (one, two):
        page.goto(f"{house.address}/table/{table}")
        page.locator(".desk").wait_for()
    rng = random.Random(5)
    for _ in range(40):
        for page in (one, two):
            click_quickly(page, rng)
    assert same_version(one, two) > 10
    assert [fault.found for fault in faults] == [[], []]
    host.close()
    guest.close()


def by_keyboard(page: Page, rng: random.Random) -> str:
    """Go on with Tab to something lit, and press it."""
    steps = rng.randrange(1, 3)
    for _ in range(250):
        page.keyboard.press("Tab")
        action = page.evaluate(
            "(one => one?.closest('main') && one.getAttribute('aria-disabled') !== 'true' && one.dataset.action)"
            "(document.activeElement)"
        )
        if action:
            steps -= 4 if action == "confirm" else 1
            if steps <= 0:
                page.keyboard.press(rng.choice(["Enter", "Space"]))
                return str(action)
    raise AssertionError("nothing lit is reached by Tab")


def test_by_keyboard(browser: Browser, house: Running) -> None:
    context = person(browser, SMALL)
    page = context.new_page()
    faults = Faults(page)
    table_of(page, house, 2)
    rng = random.Random(8)
    for _ in range(8):
        if wait_for_choice(page):
            by_keyboard(page, rng)
    assert faults.found == []
    context.close()


def test_on_a_phone(browser: Browser, house: Running) -> None:
    """With a thumb: what is lit is 44 pixels or more, and no zone scrolls sideways."""
    context = person(browser, NARROW)
    page = context.new_page()
    faults = Faults(page)
    table_of(page, house, 2)
    rng = random.Random(2)
    for _ in range(14):
        if not wait_for_choice(page):
            break
        no_scrolling_sideways(page)
        found = page.locator(LIT)
        sizes = found.evaluate_all("all => all.map(one => [one.offsetWidth, one.offsetHeight, one.dataset.action])")
        for width, height, action in sizes:
            assert width >= 40, (action, width, height)
            assert height >= 44, (action, width, height)
        if sizes:
            confirm = [i for i, one in enumerate(sizes) if one[2] == "confirm"]
            found.nth(confirm[0] if confirm else rng.randrange(len(sizes))).tap()
    for zone in ("Castle", "Favours", "Me", "Rivals", "Road"):
        page.get_by_role("tab", name=zone).tap()
        no_scrolling_sideways(page)
    assert faults.found == []
    context.close()


# Choosing.


def test_batches_are_sent_together(browser: Browser, house: Running) -> None:
    """Two batches are looked at, with what is paid and gained, and then delivered with one click."""
    context, page, stage = staged(browser, house, scenes.delivery)
    lit(page, "batch wood stone", "batch wood cloth")
    expect(page.locator(".castle .glow")).to_have_count(2)
    page.get_by_role("button", name="Deliver 2 batches").click()
    done(page)
    assert played(stage) == ["batch wood stone", "batch wood cloth", "stop"]
    context.close()


def test_a_favour_is_row_and_effect(browser: Browser, house: Running) -> None:
    context, page, stage = staged(browser, house, scenes.favour)
    lit(page, "favour resources", "take stone", "confirm")
    done(page)
    assert played(stage) == ["favour resources", "take stone"]
    context.close()


def test_a_building_is_chosen_before_it_is_built(browser: Browser, house: Running) -> None:
    context, page, stage = staged(browser, house, scenes.building)
    lit(page, "build church", "build tailor")
    expect(page.locator(".ledger")).to_contain_text("Paid")
    lit(page, "confirm")
    expect(page.locator('.space[data-space="18"]')).to_be_attached()
    assert played(stage) == ["build tailor"]
    context.close()


def test_the_provost_is_looked_at_first(browser: Browser, house: Running) -> None:
    """What a move wakes and what it costs is told before it is paid for."""
    context, page, stage = staged(browser, house, scenes.bribe)
    lit(page, "provost ahead 1")
    expect(page.locator(".outlook")).to_contain_text("Wakes 16 Gold mine (Berlage)")
    page.get_by_role("button", name="Pay 1, provost to 16").click()
    done(page)
    assert played(stage) == ["provost ahead 1"]
    context.close()


def test_what_if_asks_nothing_of_anybody(browser: Browser, house: Running) -> None:
    context, page, stage = staged(browser, house, scenes.placing)
    page.get_by_role("button", name="Provost: what if?").click()
    page.get_by_role("button", name="To space 13").click()
    expect(page.locator(".outlook")).to_contain_text("The bailiff would go to")
    assert all(one["type"] != "play" for one in stage.heard)
    context.close()


def test_what_is_not_lit_says_why(browser: Browser, house: Running) -> None:
    context, page, _ = staged(browser, house, scenes.placing)
    page.get_by_role("button", name="Why not here? Guild").click(force=True)
    expect(page.locator(".note")).to_contain_text("There is a worker already")
    expect(page.locator(".note a")).to_have_attribute("href", "/rules/caylus#placing.6")
    context.close()


# For everyone.


def test_the_whole_table_without_scrolling(browser: Browser, house: Running) -> None:
    for size in (SMALL, WIDE):
        for scene in (scenes.placing, scenes.favour):
            context, page, _ = staged(browser, house, scene, size)
            no_scrolling_sideways(page)
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
            hidden = page.locator(".works li, .mat, .fav .cell").evaluate_all(
                "all => all.filter(one => one.getBoundingClientRect().bottom > innerHeight + 1).length"
            )
            assert hidden == 0
            context.close()


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing(browser: Browser, house: Running, size: tuple[int, int]) -> None:
    context = person(browser, size, settings={"theme": "dark" if size == PHONE else "light"})
    for scene in SCENES if size == SMALL else SCENES[:1] + SCENES[3:5]:
        page = context.new_page()
        Stage(page, scene()).open(house.address)
        page.locator(".desk, .close").wait_for()
        assert findings(page) == [], scene.__name__
        page.close()
    context.close()


@pytest.mark.parametrize("language", ["nl-NL", "de-DE"])
def test_in_other_languages(browser: Browser, house: Running, language: str) -> None:
    """No key is left unsaid."""
    context = person(browser, SMALL, language)
    for scene in (scenes.placing, scenes.bribe, scenes.delivery, scenes.end):
        page = context.new_page()
        Stage(page, scene()).open(house.address)
        page.locator(".desk, .close").wait_for()
        text = page.locator("body").inner_text()
        assert "-page-" not in text, scene.__name__
        assert "{" not in text, scene.__name__
        page.close()
    context.close()
