"""Caylus on the page says what things are: buildings by their names, warnings before a worker is spent, sums."""

from playwright.sync_api import Browser, expect

from bouwmeester import Match
from bouwmeester.core.state import State
from tests.server.running import Running
from tests.web import caylus_scenes as scenes
from tests.web.browsing import NARROW, SMALL, person
from tests.web.stage import Stage, staged


def poor() -> Match[State]:
    """I am to place a worker, and have next to nothing."""
    players = scenes.mine(deniers=3, food=0, wood=1, stone=0, cloth=0, gold=0)
    return scenes.at(players=players, road=quiet(), agenda=["placing anne", *scenes.TO_COME])


def quiet() -> dict[str, object]:
    """The road without workers."""
    return {
        space: {key: value for key, value in tile.items() if key != "worker"} if isinstance(tile, dict) else tile
        for space, tile in scenes.ROAD.items()
    }


def test_a_place_is_called_by_its_building(browser: Browser, house: Running) -> None:
    """In hints, refusals and questions, not only in the log."""
    context, page, stage = staged(browser, house, scenes.placing(), SMALL)
    page.locator('.spot.unlit[aria-label*="space 11"]').dispatch_event("click")
    expect(page.locator(".note")).to_contain_text("There is a worker already: the mason, space 11.")
    stage.change(scenes.at(road=quiet(), agenda=["placing anne", *scenes.TO_COME]))
    expect(page.locator('[data-action="place 9"]')).to_have_attribute(
        "aria-label", "Place a worker: the wooden sawmill, space 9, belongs to you, 2 wood, costs 1"
    )
    context.close()


def test_a_place_warns_before_a_worker_is_spent(browser: Browser, house: Running) -> None:
    context, page, _ = staged(browser, house, poor(), SMALL)
    mason = page.locator('[data-action="place 11"]')
    expect(mason).to_have_class("spot lit vain")
    assert "with what you have now it would bring you nothing" in str(mason.get_attribute("aria-label"))
    expect(page.locator('[data-action="place 9"]')).not_to_have_class("vain")
    expect(page.locator(".act .do")).to_contain_text("! brings you nothing with what you have now.")
    context.close()


def test_the_panels_say_what_a_building_does_and_what_a_batch_is(browser: Browser, house: Running) -> None:
    context, page, _ = staged(browser, house, poor(), SMALL)
    page.locator('[data-sight="11"]').click()
    expect(page.get_by_role("dialog")).to_contain_text("You may build one stone building on the next free plot")
    expect(page.get_by_role("dialog")).to_contain_text("With what you have now it would bring you nothing.")
    page.keyboard.press("Escape")
    page.locator('[data-sight="walls"]').click()
    expect(page.get_by_role("dialog")).to_contain_text("A batch is 1 food and 2 cubes of two other kinds.")
    expect(page.get_by_role("dialog")).to_contain_text("For a batch you lack 1 food and 1 more kind of cube.")
    context.close()
    context, page, _ = staged(browser, house, poor(), NARROW)
    page.get_by_role("tab", name="Castle").or_(page.get_by_role("button", name="Castle", exact=True)).first.click()
    expect(page.locator(".castle-zone .batch")).to_contain_text("you lack 1 food and 1 more kind of cube")
    context.close()


def test_a_row_that_was_chosen_is_not_asked_for_again(browser: Browser, house: Running) -> None:
    context, page, _ = staged(browser, house, scenes.favour(), SMALL)
    expect(page.locator(".act .do")).to_contain_text("choose a row")
    page.locator('[data-action="favour resources"]:visible').first.click()
    expect(page.locator(".act .do")).to_have_text("You may use one effect of this row.")
    expect(page.locator(".prompt")).to_contain_text("You may use one effect of this row.")
    context.close()


def test_escape_closes_what_if(browser: Browser, house: Running) -> None:
    context, page, _ = staged(browser, house, scenes.placing(), SMALL)
    page.get_by_role("button", name="Provost: what if?").click()
    expect(page.locator(".whatif")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".whatif")).to_have_count(0)
    context.close()


def test_the_end_says_where_points_came_from(browser: Browser, house: Running) -> None:
    context = person(browser, SMALL)
    page = context.new_page()
    told: list[tuple[str, dict[str, str | int]]] = [
        ("caylus.scored", {"seat": "anne", "points": 15, "source": "castle"}),
        ("caylus.scored", {"seat": "anne", "points": 19, "source": "built"}),
        ("caylus.lost_points", {"seat": "anne", "points": 3, "source": "count"}),
    ]
    Stage(page, scenes.end(), told=told).open(house.address)
    mine = page.locator(".final.s0")
    for row in ("Castle 15", "Own buildings 19", "Used by others 0", "Count without a house −3", "In all 38"):
        expect(mine.get_by_role("row", name=row)).to_be_visible()
    expect(mine.get_by_role("row", name="On the track")).to_have_count(0)
    expect(page.locator(".final.s1").get_by_role("row", name="On the track 27")).to_be_visible()
    context.close()
