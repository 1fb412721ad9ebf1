"""Caylus at a table: every phase and every panel, with two and with five."""

from collections.abc import Callable
from typing import Final

from bouwmeester import Match
from bouwmeester.core.state import State
from tests.web import caylus_scenes as scenes
from tests.web.crowds import SCENES, seated
from tests.web.walking import Walker
from tests.web.walks.sitting import ask_for_a_hint, look_around, look_back, look_down, press, show_end, sit_at

BOTH: Final = (2, 5)
_EVERYBODY: Final = list(scenes.EVERYBODY)
#: What is still to come after the joust field.
_AFTER_JOUST: Final = scenes.TO_COME[4:]


def named(name: str) -> Match[State]:
    return next(scene for scene in SCENES["caylus"] if scene.name == name).match()


def beginning(walker: Walker) -> None:
    """The first turn with the whole stock, and what a building does."""
    page = sit_at(walker, seated(scenes.beginning(), 5))
    look_around(walker, "5", page)
    if walker.narrow:
        page.locator('main [data-to="me"]:visible').click()
    page.locator(".works > .open, .works li button").locator("visible=true").last.click()
    walker.look("stock", page)
    page.keyboard.press("Escape")
    walker.home()
    sit_at(walker, seated(scenes.beginning(), 2))
    walker.look("2")


def placing(walker: Walker) -> None:
    for many in BOTH:
        page = sit_at(walker, seated(scenes.placing(), many))
        look_around(walker, f"{many}", page)
        if walker.narrow:
            page.locator('main [data-to="road"]:visible').click()
        page.locator(".btn.what").locator("visible=true").first.click()
        walker.look(f"{many}-what-if", page)
        page.locator(".stepper button").locator("visible=true").last.click()
        walker.look(f"{many}-what-if-on", page)
        page.keyboard.press("Escape")
        press(page, "place 9")
        walker.look(f"{many}-placed", page)
        walker.home()
    page = sit_at(walker, scenes.five())
    page.locator(".spot.unlit").locator("visible=true").first.click(force=True)
    page.locator(".note").wait_for()
    walker.look("refused", page)
    press(page, "pass")
    walker.look("passed", page)


def a_hundred(walker: Walker) -> None:
    """Points above a hundred, five at the table."""
    page = sit_at(walker, seated(named("a hundred"), 5))
    look_around(walker, "5", page)


def details(walker: Walker) -> None:
    """What a building, a section of the castle and a special building tell when they are pressed."""
    page = sit_at(walker, scenes.five())
    for sight in (0, 6, 12):
        if walker.narrow:
            page.locator('main [data-to="road"]:visible').click()
        sights = page.locator(".tap").locator("visible=true")
        sights.nth(min(sight, sights.count() - 1)).click(force=True)
        page.locator("dialog[open]").wait_for()
        walker.look(f"sight-{sight}", page)
        page.keyboard.press("Escape")


def gate(walker: Walker) -> None:
    page = sit_at(walker, seated(scenes.gate(), 5))
    walker.look("asked", page)
    press(page, "move 6")
    walker.look("moved", page)


def inn(walker: Walker) -> None:
    """Whether my worker stays at the inn."""
    match = scenes.at(inn={"guest": "anne"}, passed=_EVERYBODY, agenda=["inn anne", *scenes.TO_COME[6:]])
    sit_at(walker, seated(match, 5))
    walker.look("asked")


def joust(walker: Walker) -> None:
    match = scenes.at(special={"joust-field": "anne"}, passed=_EVERYBODY, agenda=["joust anne", *_AFTER_JOUST])
    page = sit_at(walker, seated(match, 5))
    walker.look("asked", page)
    press(page, "joust")
    walker.look("favour", page)


def guild(walker: Walker) -> None:
    match = scenes.at(special={"guild": "anne"}, passed=_EVERYBODY, agenda=["guild anne", *scenes.TO_COME[3:]])
    page = sit_at(walker, seated(match, 5))
    press(page, "provost back 2")
    walker.look("back", page)


def provost(walker: Walker) -> None:
    for many in BOTH:
        page = sit_at(walker, seated(scenes.bribe(), many))
        walker.look(f"{many}-asked", page)
        press(page, "provost ahead 2")
        walker.look(f"{many}-ahead", page)
        press(page, "confirm")
        walker.look(f"{many}-paid", page)
        walker.home()


def construction(walker: Walker) -> None:
    page = sit_at(walker, seated(scenes.building(), 5))
    walker.look("asked", page)
    press(page, "build church")
    walker.look("church", page)
    press(page, "confirm")
    walker.look("built", page)
    walker.home()
    page = sit_at(walker, scenes.market())
    press(page, "build marketplace")
    walker.look("market", page)


def prestige(walker: Walker) -> None:
    """At the architect's: a prestige building on one of my residences."""
    written = scenes.building().position()["road"]
    assert isinstance(written, dict)
    road = {space: {"tile": "quarry", "owner": "bram"} if space == "11" else tile for space, tile in written.items()}
    road |= {
        "2": {"tile": "residence", "owner": "anne"},
        "15": {"tile": "architect", "owner": "bram", "worker": "anne"},
    }
    match = scenes.at(
        road=road,
        passed=_EVERYBODY,
        players=scenes.mine(gold=4),
        agenda=["construction anne architect", "road 15", "castle", "end"],
    )
    page = sit_at(walker, match)
    walker.look("asked", page)
    page.locator('main [data-action^="build "]:visible').first.click()
    walker.look("chosen", page)


def trades(walker: Walker) -> None:
    """The alchemist, the lawyer and the peddler."""
    page = sit_at(walker, scenes.alchemist())
    press(page, "trade large", "give wood", "give food")
    walker.look("alchemist", page)
    walker.home()
    page = sit_at(walker, scenes.lawyer())
    walker.look("lawyer", page)
    press(page, "transform 9")
    walker.look("residence", page)
    walker.home()
    page = sit_at(walker, scenes.peddler())
    press(page, "buy wood", "buy food")
    walker.look("peddler", page)
    press(page, "confirm")
    walker.look("bought", page)


def castle(walker: Walker) -> None:
    for many in BOTH:
        page = sit_at(walker, seated(scenes.delivery(), many))
        walker.look(f"{many}-asked", page)
        press(page, "batch wood stone", "batch wood cloth")
        walker.look(f"{many}-batches", page)
        press(page, "confirm")
        walker.look(f"{many}-delivered", page)
        walker.home()
    poor = dict(scenes.delivery().position())
    players = poor["players"]
    assert isinstance(players, dict)
    players["anne"] |= {"wood": 0, "stone": 0, "cloth": 0, "gold": 0}
    sit_at(walker, Match.at(scenes.delivery().game, poor))
    walker.look("nothing-to-bring")


def favour(walker: Walker) -> None:
    """The row, then what it brings; resources, money, a building."""
    page = sit_at(walker, seated(scenes.favour(), 5))
    walker.look("rows", page)
    press(page, "favour resources")
    walker.look("row", page)
    press(page, "take stone")
    walker.look("effect", page)
    press(page, "favour buildings")
    walker.look("buildings", page)
    press(page, "favour money")
    walker.look("money", page)
    press(page, "column 1", "confirm")
    walker.look("taken", page)


def hints(walker: Walker) -> None:
    page = sit_at(walker, scenes.placing())
    ask_for_a_hint(page)
    walker.look("first", page)
    page.locator(".choices button").last.click()
    walker.look("last", page)
    page.locator(".hints .btn.go").click()
    walker.look("done", page)


def end(walker: Walker) -> None:
    for many in BOTH:
        page = look_back(walker, seated(scenes.end(), many))
        show_end(page)
        look_down(walker, f"{many}", page)
        walker.home()


LEGS: Final[dict[str, Callable[[Walker], None]]] = {
    f"caylus-{leg.__name__.replace('_', '-')}": leg
    for leg in (
        beginning, placing, a_hundred, details, gate, inn, joust, guild, provost, construction, prestige, trades,
        castle, favour, hints, end,
    )
}  # fmt: skip
