"""What explains the games: their rules, whole lessons, puzzles, and the box of PotzKlotz."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

from bouwmeester.lessons.course import Lesson, lessons_of
from tests.web.taught import shown
from tests.web.walking import LANGUAGES, SIZES, Walker
from tests.web.walks.manners import GAMES, put_away, settled, somebody

#: What sends a choice of several clicks.
_CLOSING: Final = ", ".join(
    f'main [data-action="{word}"]' for word in ("taken", "built", "rebuilt", "confirm", "stop")
)


def rules(walker: Walker) -> None:
    """The rules of each game: their first screens, their last drawing, and a rule that is cited."""
    page = walker.page
    for game in GAMES:
        walker.home()
        page.locator(f'a[href="/rules/{game}"]').locator("visible=true").first.click()
        page.locator("p.rule").first.wait_for()
        walker.look(game, whole=True)
        figure = page.locator("figure").last
        if figure.count():
            figure.scroll_into_view_if_needed()
            walker.look(f"{game}-drawing")
        page.locator("p.rule a.number").last.click()
        page.locator("p.rule.cited").wait_for()
        walker.look(f"{game}-cited")


def courses(walker: Walker) -> None:
    """The list of lessons of each game."""
    page = walker.page
    for game in GAMES:
        walker.home()
        page.locator(f'a[href="/learn/{game}"]').locator("visible=true").first.click()
        page.locator("main ol li").first.wait_for()
        walker.look(game)


def _lesson(walker: Walker, game: str) -> Lesson:
    """Another one for each window and language, so that over the rounds there are many."""
    all_of_them = list(lessons_of(game))
    widths = [size[0] for size in SIZES]
    return all_of_them[(widths.index(walker.size[0]) * 2 + LANGUAGES.index(walker.language)) % len(all_of_them)]


def _whole_lesson(game: str) -> Callable[[Walker], None]:
    def walk(walker: Walker) -> None:
        lesson = _lesson(walker, game)
        with somebody(walker) as page:
            page.evaluate("localStorage.setItem('bouwmeester-potzklotz-solid', 'no')")
            page.locator(f'a[href="/learn/{game}"]').locator("visible=true").first.click()
            page.locator(f'main a[href="/learn/{game}/{lesson.name}"]').first.click()
            page.locator(".slip").wait_for()
            tried = False
            for step in shown(page, lesson):
                walker.look(f"{lesson.name}-{step}", page)
                if step < len(lesson.steps) and lesson.steps[step].expect and not tried:
                    tried = _try(walker, page, lesson, step)

    return walk


def _try(walker: Walker, page: Page, lesson: Lesson, step: int) -> bool:
    """What the lesson foresees that somebody does wrong; it is answered on the slip."""
    foreseen = [one.tried for one in lesson.steps[step].wrong if "*" not in one.tried]
    if not foreseen:
        return False
    for action in foreseen[0]:
        lit = page.locator(f'main [data-action="{action}"]').locator("visible=true").first
        if lit.count() == 0:
            return False
        lit.dispatch_event("click")
        page.wait_for_timeout(300)
    closing = page.locator(_CLOSING).locator("visible=true").first
    if page.locator(".slip.answered").count() == 0 and closing.count():
        closing.dispatch_event("click")
        page.wait_for_timeout(300)
    answered = page.locator(".slip.answered").count() > 0
    if answered:
        walker.look(f"{lesson.name}-{step}-tried", page)
    return answered


def puzzles(walker: Walker) -> None:
    """Of the day, answered wrongly until it is right, and another one."""
    page = walker.page
    for game in ("palazzo", "caylus"):
        walker.home()
        page.locator(f'a[href="/game/{game}/puzzles"]').locator("visible=true").first.click()
        page.locator(".told .all .btn").first.wait_for()
        page.locator(".stage .desk").wait_for()
        walker.look(game)
        wrong = False
        for choice in page.locator(".told .all .btn").all():
            choice.click()
            page.locator('.told .all .btn[aria-pressed="true"]').wait_for()
            page.wait_for_timeout(200)
            if page.locator(".told .right").count():
                break
            if not wrong:
                walker.look(f"{game}-wrong")
                wrong = True
        page.locator(".told .right").first.wait_for()
        walker.look(f"{game}-right", whole=True)
        page.locator(".told .row .btn").first.click()
        page.wait_for_url("**seed=*")
        settled(page)
        page.locator(".told .all .btn:not([disabled])").first.wait_for()
        walker.look(f"{game}-another")


def which(walker: Walker) -> None:
    """PotzKlotz: a wrong answer, what is wrong step by step, the right one, a chain, and the hardest."""
    page = walker.page
    walker.home()
    page.locator('a[href="/game/potzklotz/puzzles"]').locator("visible=true").first.click()
    cards = page.locator("[data-choice]")
    cards.first.wait_for()
    walker.look("asked", whole=True)
    cards.first.click()
    cards.nth(1).click()
    page.locator(".row .btn.go").click()
    page.locator(".verdict:not(:empty)").wait_for()
    if page.locator(".verdict .good").count() == 0:
        walker.look("wrong", whole=True)
        more = page.locator(".verdict .btn")
        while more.count():
            before = page.locator(".verdict li").count()
            more.click()
            page.wait_for_function("n => document.querySelectorAll('.verdict li').length > n", arg=before)
        walker.look("all-told", whole=True)
    _solve(page)
    page.locator(".verdict .good").scroll_into_view_if_needed()
    walker.look("right", whole=True)
    page.locator('input[value="chain"]').check()
    page.wait_for_timeout(400)
    page.locator(".form.wishes fieldset").last.locator("input").last.check()
    page.wait_for_timeout(400)
    cards.first.wait_for()
    cards.first.click()
    page.locator(".row .btn.go").click()
    page.locator(".verdict:not(:empty)").wait_for()
    walker.look("chain", whole=True)
    put_away(page)


def _solve(page: Page) -> None:
    """By what is told of a wrong answer: the wrong cards go, the missing ones come."""
    question = page.evaluate(
        "performance.getEntriesByType('resource').map(one => one.name)"
        ".filter(name => name.includes('/api/puzzles/potzklotz?')).at(-1)"
    )
    name = page.evaluate("ask => fetch(ask).then(one => one.json()).then(one => one.name)", question)
    chosen = page.evaluate(_RIGHT, name)
    for card in page.locator("[data-choice]").all():
        pressed = card.get_attribute("aria-pressed") == "true"
        if pressed != (card.get_attribute("data-choice") in chosen):
            card.click()
    page.locator(".row .btn.go").click()
    page.locator(".verdict .good").wait_for()


#: Asks the house what is wrong with no answer at all: every fault names a card that is missing.
_RIGHT: Final = """async name => {
    const judge = help => fetch("/api/puzzles/potzklotz", {
        method: "POST", headers: { "content-type": "application/json" },
        body: JSON.stringify({ puzzle: name, answer: [], help }),
    }).then(one => one.json());
    const { missing } = await judge(0);
    return (await judge(missing)).faults.map(one => one.facts.card);
}"""


def box(walker: Walker) -> None:
    """All buildings of PotzKlotz."""
    page = walker.page
    walker.home()
    page.locator('a[href="/game/potzklotz/box"]').locator("visible=true").first.click()
    page.locator("main ol li").first.wait_for()
    settled(page)
    walker.look("top")
    page.locator("main ol li").last.scroll_into_view_if_needed()
    walker.look("foot")


LEGS: Final[dict[str, Callable[[Walker], None]]] = {
    "rules": rules,
    "courses": courses,
    **{f"lesson-{game}": _whole_lesson(game) for game in GAMES},
    "puzzles": puzzles,
    "which-card": which,
    "box": box,
}
