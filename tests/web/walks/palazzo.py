"""Palazzo at a table: every kind of choice, with two and with four."""

from collections.abc import Callable
from typing import Final

from bouwmeester import Match
from bouwmeester.core.state import State
from tests.web import scenes
from tests.web.crowds import SCENES, seated
from tests.web.walking import Walker
from tests.web.walks.sitting import ask_for_a_hint, look_around, look_back, look_down, press, show_end, sit_at

BOTH: Final = (2, 4)


def named(name: str) -> Match[State]:
    return next(scene for scene in SCENES["palazzo"] if scene.name == name).match()


def turn(walker: Walker) -> None:
    """Everything that lies there before anything is chosen; then tiles are turned over, and others go on."""
    for many in BOTH:
        page = sit_at(walker, seated(scenes.turn(), many))
        look_around(walker, f"{many}", page)
        press(page, "tiles")
        walker.look(f"{many}-tiles", page)
        walker.home()


def money(walker: Walker) -> None:
    page = sit_at(walker, seated(scenes.turn(), 4))
    press(page, "money")
    walker.look("shown", page)
    page.locator('main [data-action^="take "]:visible').first.click()
    walker.look("one", page)
    walker.home()
    page = sit_at(walker, scenes.money())
    press(page, "take ducat 7")
    walker.look("first-of-two", page)
    press(page, "take grosso 4", "taken")
    walker.look("taken", page)


def auction(walker: Walker) -> None:
    """Bidding, raising and passing; a card that cannot be laid, with the rule that says so."""
    for many in BOTH:
        page = sit_at(walker, seated(scenes.auction(), many))
        press(page, "add ducat 4", "add certificate")
        walker.look(f"{many}-added", page)
        press(page, "bid")
        walker.look(f"{many}-bid", page)
        walker.home()
    page = sit_at(walker, seated(scenes.auction(), 4))
    page.locator(".cardbtn.off").locator("visible=true").first.click(force=True)
    page.locator(".note").wait_for()
    walker.look("refused", page)
    with page.context.expect_page() as opened:
        page.locator(".note a").click()
    rules = opened.value
    rules.locator(".rule.cited").wait_for()
    walker.look("refused-rule", rules)
    rules.close()
    press(page, "pass")
    walker.look("passed", page)


def opening(walker: Walker) -> None:
    """I call an auction: the quarry's tiles are for sale, and I top the others, unless all pass."""
    page = sit_at(walker, seated(scenes.market(), 4))
    press(page, "auction")
    # Of a single tile to build only the places can be chosen, and a new palace is always one.
    page.locator('main [data-action="pass"]:visible, main [data-action="new"]:visible').first.wait_for()
    walker.look("called", page)
    cards = page.locator('main [data-action^="add "]:visible')
    if cards.count():
        cards.first.click()
        walker.look("laid", page)


def triple(walker: Walker) -> None:
    """Three cards of one value count fifteen."""
    page = sit_at(walker, scenes.auction())
    page.locator('main [data-action^="triple"]:visible').first.click()
    walker.look("laid", page)


def cannot_top(walker: Walker) -> None:
    page = sit_at(walker, seated(scenes.cannot_top(), 3))
    walker.look("asked", page)


def building(walker: Walker) -> None:
    """Where a tile can go; a palace that is the fifth; all three built."""
    for many in BOTH:
        page = sit_at(walker, seated(scenes.building(), many))
        walker.look(f"{many}-asked", page)
        press(page, "build marble 5 www", "on B")
        walker.look(f"{many}-on", page)
        walker.home()
    page = sit_at(walker, seated(scenes.building(), 4))
    press(page, "build marble 5 www", "new")
    walker.look("fifth", page)
    press(page, "built")
    walker.look("built", page)


def rebuild(walker: Walker) -> None:
    page = sit_at(walker, seated(scenes.turn(), 4))
    press(page, "rebuild")
    walker.look("kinds", page)
    press(page, "attach marble 3 w", "into B")
    walker.look("where", page)
    press(page, "spend florin 3")
    walker.look("paid", page)
    press(page, "rebuilt")
    walker.look("done", page)


def market(walker: Walker) -> None:
    page = sit_at(walker, seated(scenes.market(), 4))
    walker.look("asked", page)
    press(page, "buy marble 1 w", "add florin 5", "add certificate")
    walker.look("paying", page)
    press(page, "pay")
    walker.look("bought", page)


def share(walker: Walker) -> None:
    for many in BOTH:
        page = sit_at(walker, seated(scenes.share(), many))
        walker.look(f"{many}", page)
        walker.home()


def full(walker: Walker) -> None:
    """Many tiles for sale; a hand of sixteen cards."""
    page = sit_at(walker, seated(named("much for sale"), 4))
    walker.look("for-sale", page)
    walker.home()
    page = sit_at(walker, scenes.rich())
    look_around(walker, "hand", page)


def hints(walker: Walker) -> None:
    """A hint, what it would be, and the next of them."""
    page = sit_at(walker, scenes.turn())
    ask_for_a_hint(page)
    walker.look("first", page)
    page.locator(".choices button").nth(1).click()
    walker.look("second", page)
    page.locator(".hints .btn.go").click()
    walker.look("done", page)


def end(walker: Walker) -> None:
    """What everybody built and how it counts."""
    for many in BOTH:
        page = look_back(walker, seated(scenes.end(), many))
        show_end(page)
        look_down(walker, f"{many}", page)
        walker.home()
    page = look_back(walker, scenes.scattered())
    show_end(page)
    walker.look("scattered", page)


LEGS: Final[dict[str, Callable[[Walker], None]]] = {
    f"palazzo-{leg.__name__.replace('_', '-')}": leg
    for leg in (turn, money, auction, opening, triple, cannot_top, building, rebuild, market, share, full, hints, end)
}
