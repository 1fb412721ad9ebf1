"""What the others do is shown: one after another, again, and alike in two tabs."""

import random

from playwright.sync_api import Browser, expect

from tests.server.running import Running
from tests.web import scenes
from tests.web.browsing import SMALL, person
from tests.web.hands import PALAZZO, quickly
from tests.web.playing import lit, play_now, same_version, wait_for_choice
from tests.web.stage import Stage, staged


def told(stage: Stage, *moves: str) -> None:
    """Others move, one after another, faster than anybody could look."""
    for move in moves:
        again = stage.match.copy()
        heard = again.listen()
        again.play(move)
        stage.show(again, heard)


def test_the_moves_of_others_are_shown_one_after_another(browser: Browser, house: Running) -> None:
    """Moves come at once and are seen one by one; a click shows what is left; and all can be seen again."""
    context, page, stage = staged(browser, house, scenes.auction(), speed="slow")
    lit(page, "pass").click()
    table = page.locator(".table")
    expect(table).to_have_attribute("data-version", "32")
    table.evaluate("""one => {
        window.seen = [];
        new MutationObserver(() => window.seen.push(one.dataset.version)).observe(one, { attributes: true });
    }""")
    told(stage, "add grosso 3", "bid")
    expect(page.get_by_role("button", name="Since your move")).to_contain_text("Noor")
    page.locator("main").dispatch_event("pointerdown")
    expect(table).to_have_attribute("data-version", str(stage.version))

    page.get_by_role("button", name="Since your move").click()
    since = page.get_by_role("region", name="Since your move")
    expect(since.locator("li.last")).to_contain_text("Noor bids")
    since.get_by_role("button", name="Show it again").click()
    page.wait_for_function("() => [...new Set(window.seen)].join() === '33,34,32'")
    expect(table).to_have_attribute("data-version", str(stage.version))
    context.close()


def test_what_happened_while_nobody_looked_is_shown_again(browser: Browser, house: Running) -> None:
    """After a fresh load the page has seen nothing of it: the server tells how the table looked."""
    context = person(browser, SMALL)
    page = context.new_page()
    play_now(page, house.address)
    rng = random.Random(2)
    since = page.get_by_role("button", name="Since your move")
    for _ in range(40):
        wait_for_choice(page)
        if since.is_visible():
            break
        quickly(PALAZZO)(page, rng)
    page.reload()
    table = page.locator(".table")
    wait_for_choice(page)
    newest = int(table.get_attribute("data-version") or 0)
    table.evaluate("""one => {
        window.seen = [];
        new MutationObserver(() => window.seen.push(Number(one.dataset.version))).observe(one, { attributes: true });
    }""")
    since.click()
    page.get_by_role("region", name="Since your move").get_by_role("button", name="Show it again").click()
    page.wait_for_function("newest => window.seen.at(-1) === newest", arg=newest)
    seen = page.evaluate("[...new Set(window.seen)]")
    assert len(seen) > 1
    assert seen == sorted(seen)
    context.close()


def test_my_own_move_waits_for_nothing(browser: Browser, house: Running) -> None:
    """Though the move before it has not stood for its time: with a clock that stands still, mine is shown."""
    context, page, stage = staged(browser, house, scenes.auction(), speed="slow")
    page.clock.install()
    stage.change(scenes.auction())
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 0.5"))
    mine = stage.version + 1
    lit(page, "pass").click()
    expect(page.locator(".table")).to_have_attribute("data-version", str(mine))
    context.close()


def test_two_tabs_agree(browser: Browser, house: Running) -> None:
    context = person(browser, SMALL)
    one = context.new_page()
    play_now(one, house.address)
    two = context.new_page()
    two.goto(one.url)
    two.locator(".desk").wait_for()
    rng = random.Random(6)
    for _ in range(12):
        for page in (one, two):
            wait_for_choice(page)
            quickly(PALAZZO)(page, rng)
    same_version(one, two)
    assert one.locator(".mine").inner_text() == two.locator(".mine").inner_text()
    context.close()
