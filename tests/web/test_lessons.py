"""Lessons on the page, on the real board: by keyboard and by thumb, right and wrong; the guide; somebody new."""

import pytest
from playwright.sync_api import Browser, Page, expect

import bouwmeester
from bouwmeester.lessons.course import Lesson, lesson_of, lessons_of
from tests.server.running import Running
from tests.web.axe import BY_THE_SUN, nothing_is_wrong
from tests.web.browsing import PHONE, SMALL, person
from tests.web.playing import Faults, no_scrolling_sideways
from tests.web.taught import Press, by_keyboard, by_thumb, open_lesson, shown, take

LESSONS = [lesson for name in ("palazzo", "caylus", "potzklotz") for lesson in lessons_of(name)]
NAMES = [f"{lesson.game.name}-{lesson.name}" for lesson in LESSONS]
#: One of each game is played always, the others when there is time.
ALWAYS = {"palazzo-auction": by_keyboard, "caylus-provost": by_thumb, "potzklotz-cube": by_keyboard}


def take_on_page(browser: Browser, house: Running, lesson: Lesson, hand: Press) -> None:
    context = person(browser, PHONE if hand is by_thumb else SMALL, new=True)
    context.add_init_script("localStorage.setItem('bouwmeester-potzklotz-solid', 'no')")
    page = context.new_page()
    faults = Faults(page)
    open_lesson(page, house, lesson)
    no_scrolling_sideways(page)
    take(page, lesson, hand)
    expect(page.locator(".slip")).to_contain_text("Well done")
    page.goto(f"{house.address}/learn/{lesson.game.name}")
    expect(page.locator(f'a.did[href="/learn/{lesson.game.name}/{lesson.name}"]')).to_be_visible()
    assert faults.found == []
    context.close()


@pytest.mark.parametrize("name", ALWAYS)
def test_a_lesson_by_one_hand(browser: Browser, house: Running, name: str) -> None:
    take_on_page(browser, house, LESSONS[NAMES.index(name)], ALWAYS[name])


@pytest.mark.whole
@pytest.mark.parametrize("hand", [by_keyboard, by_thumb], ids=["keyboard", "thumb"])
@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_every_lesson_by_every_hand(browser: Browser, house: Running, lesson: Lesson, hand: Press) -> None:
    take_on_page(browser, house, lesson, hand)


def all_spoken_of_is_lit(browser: Browser, house: Running, lesson: Lesson, size: tuple[int, int]) -> None:
    context = person(browser, size, new=True)
    context.add_init_script("localStorage.setItem('bouwmeester-potzklotz-solid', 'no')")
    page = context.new_page()
    open_lesson(page, house, lesson)
    for at in shown(page, lesson):
        for word in lesson.steps[at].show if at < len(lesson.steps) else ():
            expect(page.locator(f'[data-lit="{word}"]')).to_be_visible()
    context.close()


@pytest.mark.parametrize(
    ("game", "name", "size"),
    [("potzklotz", "mirror", (820, 1180)), ("potzklotz", "mirror", (1024, 768)), ("caylus", "special", PHONE)],
    ids=["tablet", "lying", "phone"],
)
def test_whoever_is_spoken_of_is_lit(
    browser: Browser, house: Running, game: str, name: str, size: tuple[int, int]
) -> None:
    all_spoken_of_is_lit(browser, house, lesson_of(bouwmeester.load(game), name), size)


@pytest.mark.whole
@pytest.mark.parametrize("size", [PHONE, (820, 1180), (1024, 768), SMALL], ids=["phone", "tablet", "lying", "small"])
@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_whatever_a_lesson_speaks_of_is_lit(
    browser: Browser, house: Running, lesson: Lesson, size: tuple[int, int]
) -> None:
    all_spoken_of_is_lit(browser, house, lesson, size)


def test_a_wrong_try_is_answered_on_the_slip(browser: Browser, house: Running) -> None:
    """With its reason and its rule; nothing has happened, the answer can be shown, and one can go back."""
    context = person(browser, SMALL, settings={"theme": BY_THE_SUN}, new=True)
    page = context.new_page()
    open_lesson(page, house, lesson_of(bouwmeester.load("palazzo"), "floors"))
    page.locator('main [data-action="new"]:visible').first.click()
    page.locator('main [data-action="built"]').click()
    expect(page.locator(".why")).to_contain_text("Alone it costs points.")
    expect(page.locator(".why a")).to_have_attribute("href", "/rules/palazzo#scoring.1")
    expect(page.locator(".lessons [aria-current]")).to_have_text("1Floors")
    expect(page.locator(".lessons a[href]").first).to_have_accessible_name("Palaces")
    expect(page.locator(".mine .palace")).to_have_count(2, timeout=5000)  # mine, and the place for a new one
    nothing_is_wrong(page, "a wrong try")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".saying")).to_contain_text("No palace has two floors 2.")
    expect(page.locator(".why")).to_be_empty()
    page.get_by_role("button", name="Back").click()
    expect(page.locator(".saying")).to_contain_text("You won three floors.")
    context.close()


def learn(page: Page) -> None:
    page.get_by_role("article", name="Palazzo").get_by_role("link", name="Learn it").click()
    page.locator(".slip").wait_for()


def test_somebody_new_is_offered_to_learn_and_afterwards_no_more(browser: Browser, house: Running) -> None:
    context = person(browser, SMALL, settings={"theme": BY_THE_SUN}, new=True)
    page = context.new_page()
    page.goto(house.address)
    expect(page.get_by_role("heading", name="Which one shall I show you?")).to_be_visible()
    nothing_is_wrong(page, "the home of somebody new")
    learn(page)
    page.get_by_role("link", name="Leave").click()
    expect(page.get_by_role("link", name="Floors 2 min")).to_be_visible()
    nothing_is_wrong(page, "a course")
    page.get_by_role("button", name="Play your first game").click()
    page.locator(".desk").wait_for()
    page.goto(house.address)
    expect(page.get_by_role("heading", name="Guest")).to_be_visible()
    expect(page.get_by_role("link", name="Learn it")).to_have_count(0)
    context.close()


def test_a_first_game_is_explained_once_and_can_be_played_alone(browser: Browser, house: Running) -> None:
    context = person(browser, SMALL, settings={"theme": BY_THE_SUN}, new=True)
    page = context.new_page()
    faults = Faults(page)
    page.goto(f"{house.address}/learn/caylus")
    page.get_by_role("button", name="Play your first game").click()
    expect(page.locator(".slip")).to_contain_text("for the price under the bridge")
    expect(page.locator('[data-lit="bridge"]')).to_be_visible()
    nothing_is_wrong(page, "the guide")
    page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    page.get_by_label("Don’t show again").check()
    page.get_by_role("button", name="Got it").click()
    expect(page.locator(".slip")).to_have_count(0)
    page.locator('main [data-action="place castle"]:visible').first.click()
    page.locator('main [data-action="pass"]:visible').click()
    expect(page.locator(".slip")).to_contain_text("Past the provost")
    page.get_by_role("button", name="Turn the guide off").click()
    expect(page.locator(".slip")).to_have_count(0)
    page.reload()
    page.locator(".desk").wait_for()
    expect(page.get_by_role("button", name="Guide")).to_have_attribute("aria-pressed", "false")
    assert faults.found == []
    context.close()
