"""PotzKlotz at a table: lifting, laying and judging, with two and with six."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

from tests.web import potzklotz_scenes as scenes
from tests.web.crowds import WORDS, seated
from tests.web.walking import Walker
from tests.web.walks.sitting import look_back, look_down, new_table, press, seats, set_up, show_end, sit_at

BOTH: Final = (2, 6)


def card(page: Page, which: str) -> None:
    page.locator(f'.hand [data-card="{which}"]').first.click()


def turn(walker: Walker) -> None:
    """A card is chosen, a cube lifted and set down; then all of it is laid."""
    for many in BOTH:
        page = sit_at(walker, seated(scenes.turn(), many))
        walker.look(f"{many}-asked", page)
        card(page, "21b")
        walker.look(f"{many}-card", page)
        press(page, "lift d4")
        walker.look(f"{many}-lifted", page)
        press(page, "set c3")
        walker.look(f"{many}-set", page)
        page.locator('main .btn.go[data-action="lay 21b"]').click()
        page.locator(".check").wait_for()
        walker.look(f"{many}-right", page)
        walker.home()


def behind(walker: Walker) -> None:
    """Towers hide places at the back."""
    sit_at(walker, scenes.behind())
    walker.look("lifted")


def wrong(walker: Walker) -> None:
    """My wrong card: the verdict, the judge's table, and the verdict again, until it is put away."""
    page = sit_at(walker, seated(scenes.laying(), 6))
    card(page, "24a")
    walker.look("chosen", page)
    press(page, "lay 24a")
    page.locator(".check, dialog.judge").first.wait_for()
    walker.look("told", page)
    if page.locator("dialog.judge").count() == 0:
        page.locator(".check .btn").first.click()
    walker.look("judge", page)
    page.locator("dialog.judge .btn[aria-pressed]").click()
    walker.look("corners", page)
    page.locator("dialog.judge .btn.go").click()
    walker.look("after", page)


def mirror(walker: Walker) -> None:
    page = sit_at(walker, scenes.mirror())
    card(page, "22a")
    press(page, "lay 22a")
    page.locator(".check, dialog.judge").first.wait_for()
    if page.locator("dialog.judge").count() == 0:
        page.locator(".check .btn").first.click()
    walker.look("judge", page)


def refused(walker: Walker) -> None:
    page = sit_at(walker, scenes.turn())
    page.locator(".cell:not([data-action])").first.dispatch_event("click")
    page.locator(".note").wait_for()
    walker.look("told", page)


def known(walker: Walker) -> None:
    """Cards that everybody knows lie beside those who hold them; and all hands are open."""
    match = seated(scenes.turn(), 6)
    position = dict(match.position())
    players = position["players"]
    assert isinstance(players, dict)
    for word, one in zip(WORDS[1:4], ("16a", "17a", "18a"), strict=True):
        players[word]["hand"] += [one, one.replace("a", "b")]
        players[word]["known"] = [one]
    page = sit_at(walker, type(match).at(match.game, position))
    walker.look("cards", page)
    page.locator(".corner button").last.click() if walker.narrow else None
    walker.look("table", page)
    walker.home()
    sit_at(walker, scenes.at(options={"hands": "open"}))
    walker.look("open")


def experts(walker: Walker) -> None:
    """Experts lay chains, and are asked for the other view of a card."""
    page = sit_at(walker, scenes.at(options={"mode": "expert", "out_of_turn": "yes"}))
    walker.look("asked", page)
    card(page, "21b")
    press(page, "lift d4", "set c3")
    page.locator('main .btn.go[data-action="lay 21b"]').click()
    page.locator(".check").wait_for()
    walker.look("laid", page)


def expert_table(walker: Walker) -> None:
    """A table for experts over three deals, set up from the form, with bots."""
    page = walker.page
    page.evaluate("known => localStorage.setItem('learned', known)", '["potzklotz guide"]')
    page.reload()
    new_table(walker, "potzklotz")
    seats(page, 4)
    for chair in (1, 2, 3):
        page.locator(f"#chair-{chair}").select_option("level-2")
    rules = page.locator(".by-which select")
    rules.first.select_option(index=1)
    rules.last.select_option(index=2)
    look_down(walker, "form")
    set_up(page)
    page.locator(".table.my-turn").wait_for()
    walker.look("begins", page)
    press(page, "pass")
    page.locator(".table.my-turn").wait_for()
    walker.look("again", page)
    page.locator(".corner button").last.click() if walker.narrow else None
    walker.look("points", page)


def last(walker: Walker) -> None:
    """The last card of the last deal ends the match."""
    page = sit_at(walker, scenes.at(options={"deals": 3}, hand=["21b"]))
    card(page, "21b")
    press(page, "lift d4", "set c3")
    page.locator('main .btn.go[data-action="lay 21b"]').click()
    page.locator(".close").wait_for()
    look_down(walker, "over", page)


def hints(walker: Walker) -> None:
    """A card, then its cube, then its place."""
    page = sit_at(walker, scenes.turn())
    for step in ("card", "cube", "place"):
        page.locator(".act .btn.quiet").locator("visible=true").first.click()
        page.wait_for_timeout(600)
        walker.look(step, page)


def deals(walker: Walker) -> None:
    """The last card of a deal is laid: the points so far, and the next deal."""
    page = sit_at(walker, scenes.at(hand=["21b"]))
    card(page, "21b")
    press(page, "lift d4", "set c3")
    page.locator('main .btn.go[data-action="lay 21b"]').click()
    page.locator(".check").wait_for()
    walker.look("last-card", page)
    page.locator(".check .btn").last.click()
    walker.look("next", page)
    page.locator(".corner button").last.click() if walker.narrow else None
    walker.look("points", page)


def end(walker: Walker) -> None:
    for many in (3, 6):
        page = look_back(walker, seated(scenes.end(), many))
        show_end(page)
        look_down(walker, f"{many}", page)
        walker.home()


LEGS: Final[dict[str, Callable[[Walker], None]]] = {
    f"potzklotz-{leg.__name__.replace('_', '-')}": leg
    for leg in (turn, behind, wrong, mirror, refused, known, experts, expert_table, hints, deals, last, end)
}
