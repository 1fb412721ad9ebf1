"""Somebody who takes a lesson on the page: they do what the lesson wants, on the real board, with one hand."""

from collections.abc import Callable, Iterator

from playwright.sync_api import Page, Request, expect

from bouwmeester.lessons.course import Answer, Lesson
from bouwmeester.lessons.teaching import Teaching
from tests.server.running import Running
from tests.web import potzklotz_player

Press = Callable[[Page, str], None]

#: What sends a choice of several clicks.
_CLOSING = ", ".join([f'main [data-action="{word}"]' for word in ("taken", "built", "rebuilt", "confirm")])


def by_keyboard(page: Page, what: str) -> None:
    page.locator(what).locator("visible=true").first.wait_for()
    potzklotz_player.by_keyboard(page, what)


def by_thumb(page: Page, what: str) -> None:
    """On a phone there are chips beside the small cells of a board."""
    page.locator(what.replace(".cell", ".chip")).locator("visible=true").first.tap()


class Asking:
    """What a page asks its house: a board shows all its places once nothing is left to be answered."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.asked = 0
        self._open: set[Request] = set()
        page.on("request", self._ask)
        page.on("requestfinished", self._hear)
        page.on("requestfailed", self._hear)

    def _ask(self, request: Request) -> None:
        self.asked += 1
        self._open.add(request)

    def _hear(self, request: Request) -> None:
        self._open.discard(request)

    def settle(self) -> None:
        """Wait until all is answered, and no answer has led to another question."""
        while True:
            asked = self.asked
            self.page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
            if self.asked == asked and not self._open:
                return


def open_lesson(page: Page, house: Running, lesson: Lesson) -> None:
    page.goto(f"{house.address}/learn/{lesson.game.name}/{lesson.name}")
    page.locator(".slip").wait_for()


def take(page: Page, lesson: Lesson, press: Press) -> None:
    """A lesson that lies open, from its first step to its last; what is lit is looked for on the way."""
    teaching = Teaching(lesson)
    while not teaching.over:
        at = f'.table[data-step="{teaching.at}"]'
        page.locator(at).wait_for()
        step = teaching.step
        if step.show and teaching.match.to_move is not None:
            expect(page.locator(f'[data-lit="{step.show[0]}"]')).to_be_visible()
        if step.expect:
            answer(page, teaching.model, press, at)
            assert teaching.play(teaching.model).over
        else:
            press(page, ".slip .btn.go")
            teaching.go_on()
        page.locator(f'.table[data-step="{teaching.at}"]').wait_for()


def shown(page: Page, lesson: Lesson) -> Iterator[int]:
    """A lesson that lies open, step by step to its end, by the buttons of its slip alone, which show what is done."""
    for at in range(len(lesson.steps)):
        page.locator(f'.table[data-step="{at}"]').wait_for()
        yield at
        page.locator(".slip .buttons .btn:not(.quiet)").click()
    page.locator(".slip .dots:not(:has(.now))").wait_for()
    yield len(lesson.steps)


def answer(page: Page, model: Answer, press: Press, at: str) -> None:
    """One answer, as it is given by clicking; what was chosen is sent in the end."""
    if model[-1].startswith(("lift", "set", "lay")):
        _with_cubes(page, model, press)
        return
    for text in model:
        what = f'main [data-action="{text}"]'
        chosen = page.locator(f'{what}[aria-pressed="true"]')
        if text == "stop" and len(model) > 1:
            continue  # what was put together is sent as a whole
        if text.startswith("build ") and model[-1] != text and chosen.count() > 0:
            continue  # the first of several tiles is in the hand already
        press(page, what)
        if text.startswith("build ") and model[-1] != text:
            chosen.wait_for()
    page.locator(f".table:not({at})").or_(page.locator(_CLOSING)).locator("visible=true").first.wait_for()
    if page.locator(at).count() > 0:
        press(page, _CLOSING)


def _with_cubes(page: Page, model: Answer, press: Press) -> None:
    """PotzKlotz: the card is chosen, a cube is lifted, and the filled button sets it down and lays the card."""
    for text in model:
        if text.startswith("lay"):
            press(page, f'.hand [data-card="{text.split()[1]}"]')
    for text in model:
        if not text.startswith("lay"):
            press(page, f'.cell[data-action="{text}"]')
    if model[-1].startswith(("set", "lay")):
        press(page, f'main .btn.go[data-action="{model[-1]}"]')
