"""On the home screen of a phone, without a line: lessons are taken and puzzles solved, by what was taken along."""

from datetime import UTC, datetime

from playwright.sync_api import Browser, expect

import bouwmeester
from bouwmeester.lessons.course import lesson_of
from bouwmeester.server.clerk import puzzles
from tests.server.running import Running
from tests.web.browsing import PHONE, person
from tests.web.taught import by_thumb, take

#: Waits until the worker has all of it.
_KEPT = """async paths => {
    const kept = async () => {
        const found = await Promise.all(paths.map(path => caches.match(path)));
        return navigator.serviceWorker.controller && found.every(one => one !== undefined);
    };
    while (!(await kept())) await new Promise(again => setTimeout(again, 50));
}"""
#: Waits until these were handed in.
_LEARNED = """async words => {
    const me = () => fetch("/api/me").then(one => one.json(), () => ({ learned: [] }));
    while (!words.every(((all) => one => all.includes(one))((await me()).learned)))
        await new Promise(again => setTimeout(again, 50));
}"""


def test_lessons_and_puzzles_without_a_line(browser: Browser, house: Running) -> None:
    here = house.address.replace("127.0.0.1", "localhost")
    anne = person(browser, PHONE, new=True, service_workers="allow", timezone_id="UTC")
    anne.add_init_script("localStorage.setItem('bouwmeester-potzklotz-solid', 'no')")
    page = anne.new_page()
    page.goto(f"{here}/settings")
    page.evaluate("""() => fetch("/api/guests", {
        method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ name: "Anne" }),
    })""")
    lessons = [("palazzo", "auction"), ("caylus", "provost"), ("potzklotz", "cube")]
    paths = [f"/api/games/{game}/lessons/{name}" for game, name in [*lessons, ("palazzo", "floors")]]
    days = [f"/api/puzzles/{game}/days" for game, _ in lessons]
    page.evaluate(_KEPT, [*paths, *days])
    anne.set_offline(True)

    # Home leads to all of it, and says why the rest does not answer.
    page.goto(here)
    expect(page.locator(".intro")).to_contain_text("There is no line just now.")
    page.get_by_role("article", name="Caylus").get_by_role("link", name="Puzzles").click()
    today = datetime.now(UTC).date().isoformat()
    asked = {game: puzzles.box(game).daily(today, "best", 0) for game in ("palazzo", "caylus")}
    expect(page.locator(".told .all .btn")).to_have_count(len(asked["caylus"].choices))
    page.goto(f"{here}/table/{'5' * 32}")
    expect(page.get_by_role("status").filter(has_text="The server does not answer.")).to_be_visible()
    page.locator("main").get_by_role("link").click()
    expect(page.get_by_role("article", name="Palazzo").get_by_role("link", name="Learn it")).to_be_visible()

    for game, name in lessons:
        page.goto(f"{here}/learn/{game}/{name}")
        page.locator(".slip").wait_for()
        take(page, lesson_of(bouwmeester.load(game), name), by_thumb)
        expect(page.locator(".slip")).to_contain_text("Well done")

    page.goto(f"{here}/learn/palazzo/floors")
    page.locator('main [data-action="new"]:visible').first.click()
    page.locator('main [data-action="built"]').click()
    expect(page.locator(".why")).to_contain_text("Alone it costs points.")

    for game, puzzle in asked.items():
        right = puzzle.answers()[0][0]
        page.goto(f"{here}/game/{game}/puzzles")
        buttons = page.locator(".told .all .btn")
        expect(buttons).to_have_count(len(puzzle.choices))
        buttons.nth(int(right) % len(puzzle.choices)).tap()  # the one after it
        expect(page.locator(".told .wrong")).to_have_count(1)
        buttons.nth(int(right) - 1).tap()
        expect(page.locator(".told .right")).to_have_count(1)

    page.goto(f"{here}/game/potzklotz/puzzles")
    which = puzzles.box("potzklotz").daily(today, "which", 0)
    for card in which.answers()[0]:
        page.locator(f'[data-choice="{card}"]').tap()
    page.locator(".row .btn.go").tap()
    expect(page.locator(".verdict .good")).to_be_visible()

    anne.set_offline(False)
    page.goto(here)
    expect(page.locator(".intro")).to_contain_text("Short steps on the real board")
    page.evaluate(_LEARNED, [f"{game} {name}" for game, name in lessons])
    anne.close()


def test_the_same_while_the_house_is_away(browser: Browser, own_house: Running) -> None:
    """A device that has a line does not help: what was taken along is here, and the rest comes by itself."""
    here = own_house.address.replace("127.0.0.1", "localhost")
    anne = person(browser, PHONE, service_workers="allow")
    page = anne.new_page()
    page.goto(f"{here}/settings")
    page.get_by_label("Your name").fill("Anne")
    page.get_by_role("button", name="Save").click()
    page.evaluate(_KEPT, ["/", "/api/games", "/api/games/caylus/rules/en"])
    own_house.stop()
    page.goto(here)
    expect(page.locator(".intro")).to_contain_text("There is no line just now.")
    page.get_by_role("article", name="Caylus").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="The rules of Caylus")).to_be_visible()
    page.goto(f"{here}/settings/devices")
    expect(page.get_by_role("status").filter(has_text="the server does not answer")).to_be_visible()
    own_house.start()
    expect(page.get_by_role("heading", name="Devices")).to_be_visible()
    page.locator(".brand").click()
    expect(page.get_by_role("link", name="You are Anne: settings")).to_be_visible()
    anne.close()
