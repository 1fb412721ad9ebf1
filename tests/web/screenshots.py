"""Pictures of the main scenes, wide and phone, light and dark, for ``make screenshots``."""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from bouwmeester import Match
from bouwmeester.core.state import State
from tests.server.running import Running
from tests.web import caylus_scenes, potzklotz_scenes, scenes
from tests.web.browsing import NARROW, PHONE, SMALL, WIDE, chromium, person
from tests.web.stage import Stage

FOLDER = Path(__file__).parents[2] / "build" / "screenshots"
PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
#: Those of the README, by scene; written with ``screenshots.py gallery``.
GALLERY = {
    "auction-wide-light": PICTURES / "palazzo.png",
    "caylus-placing-wide-light": PICTURES / "caylus.png",
    "potzklotz-place-small-light": PICTURES / "potzklotz.png",
}
SIZES = {"wide": WIDE, "small": SMALL, "phone": PHONE, "narrow": NARROW}
TOLD_OF_PALAZZO: list[tuple[str, dict[str, str | int]]] = [
    ("palazzo.turns_tiles", {"seat": "bram"}),
    ("palazzo.rider_out", {"riders": 2}),
    ("palazzo.to_quarry", {"tile": "brick 5 w", "quarry": "east"}),
    ("palazzo.walked", {"quarry": "east", "tiles": 3}),
    ("palazzo.opened", {"seat": "bram"}),
    ("palazzo.laid", {"seat": "cora", "item": "grosso 5"}),
    ("palazzo.bids", {"seat": "cora", "total": 5}),
    ("palazzo.laid", {"seat": "anne", "item": "ducat 7"}),
    ("palazzo.bids", {"seat": "anne", "total": 7}),
    ("palazzo.laid", {"seat": "bram", "item": "grosso 6"}),
    ("palazzo.bids", {"seat": "bram", "total": 9}),
    ("palazzo.laid", {"seat": "cora", "item": "grosso 6"}),
    ("palazzo.bids", {"seat": "cora", "total": 11}),
]
TOLD_OF_CAYLUS: list[tuple[str, dict[str, str | int]]] = [
    ("caylus.turn_begins", {"turn": 8}),
    ("caylus.placed", {"seat": "dirk", "site": "castle", "price": 1}),
    ("caylus.placed", {"seat": "bram", "site": "castle", "price": 1}),
    ("caylus.placed_on", {"seat": "cora", "tile": "carpenter", "space": "8", "price": 1}),
    ("caylus.placed_on", {"seat": "anne", "tile": "mason", "space": "11", "price": 1}),
    ("caylus.scored", {"seat": "bram", "points": 1, "source": "used"}),
    ("caylus.placed_on", {"seat": "dirk", "tile": "gold-mine", "space": "16", "price": 1}),
    ("caylus.passed", {"seat": "bram"}),
    ("caylus.got_deniers", {"seat": "bram", "deniers": 1}),
    ("caylus.placed_on", {"seat": "cora", "tile": "wood-peddler", "space": "13", "price": 1}),
    ("caylus.scored", {"seat": "anne", "points": 1, "source": "used"}),
]
TOLD = {"palazzo": TOLD_OF_PALAZZO, "caylus": TOLD_OF_CAYLUS, "potzklotz": potzklotz_scenes.TOLD}


def tap(page: Page, *actions: str) -> None:
    for action in actions:
        page.locator(f'[data-action="{action}"]:visible').first.click()


def since(page: Page) -> None:
    page.get_by_role("button", name="Since your move").click()


def rebuild(page: Page) -> None:
    tap(page, "rebuild", "attach marble 3 w")
    tap(page, "into B", "spend florin 3")


def flat(page: Page, then: Callable[[], None]) -> None:
    """The drawn board instead of the scene."""
    page.get_by_role("button", name="Cubes in three dimensions").click()
    then()


def cube(page: Page, source: str, target: str, card: str) -> None:
    page.locator(f'[data-card="{card}"]').click()
    for action in (f"lift {source}", f"set {target}"):
        page.locator(f'[data-action="{action}"]').first.dispatch_event("click")
    page.mouse.move(5, 5)


def laid(page: Page, source: str, target: str, card: str) -> None:
    cube(page, source, target, card)
    page.locator(f'.btn[data-action="lay {card}"]').click()


def hints(page: Page) -> None:
    for _ in range(3):
        page.locator(".act").get_by_role("button", name="Hint").click()
        page.wait_for_timeout(100)


SCENES: dict[str, tuple[Callable[[], Match[State]], Callable[[Page], None]]] = {
    "auction": (scenes.auction, lambda page: tap(page, "add ducat 4", "add certificate")),
    "since": (scenes.auction, since),
    "build": (scenes.building, lambda page: tap(page, "build marble 5 www", "on B")),
    "rebuild": (scenes.turn, rebuild),
    "turn": (scenes.turn, lambda page: None),
    "market": (scenes.market, lambda page: tap(page, "buy marble 1 w", "add florin 5", "add certificate")),
    "money": (scenes.money, lambda page: tap(page, "take ducat 7")),
    "share": (scenes.share, lambda page: None),
    "end": (scenes.end, lambda page: None),
    "caylus-placing": (caylus_scenes.placing, lambda page: None),
    "caylus-provost": (caylus_scenes.bribe, lambda page: tap(page, "provost ahead 2")),
    "caylus-build": (caylus_scenes.building, lambda page: tap(page, "build church")),
    "caylus-castle": (caylus_scenes.delivery, lambda page: tap(page, "batch wood stone", "batch wood cloth")),
    "caylus-favour": (caylus_scenes.favour, lambda page: tap(page, "favour resources", "take stone")),
    "caylus-five": (caylus_scenes.five, lambda page: None),
    "caylus-trade": (caylus_scenes.alchemist, lambda page: tap(page, "trade large", "give wood", "give food")),
    "caylus-lawyer": (caylus_scenes.lawyer, lambda page: tap(page, "transform 9")),
    "caylus-end": (caylus_scenes.end, lambda page: None),
    "potzklotz-turn": (potzklotz_scenes.turn, lambda page: None),
    "potzklotz-place": (potzklotz_scenes.turn, lambda page: cube(page, "d3", "d4", "21b")),
    "potzklotz-flat": (potzklotz_scenes.turn, lambda page: flat(page, lambda: cube(page, "c4", "d3", "14a"))),
    "potzklotz-lay": (potzklotz_scenes.laying, lambda page: flat(page, lambda: tap(page, "lay 24a"))),
    "potzklotz-judge": (potzklotz_scenes.laying, lambda page: tap(page, "lay 24a", "lay 24a")),
    "potzklotz-mirror": (potzklotz_scenes.mirror, lambda page: tap(page, "lay 22a", "lay 22a")),
    "potzklotz-right": (potzklotz_scenes.turn, lambda page: laid(page, "d4", "c3", "21b")),
    "potzklotz-hint": (potzklotz_scenes.turn, hints),
    "potzklotz-end": (potzklotz_scenes.end, lambda page: None),
}
CLOCKS = (48, 252, 570, 131, 305, 96)


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    if wanted == ["gallery"]:
        main([*GALLERY])
        for label, shown in GALLERY.items():
            shown.write_bytes((FOLDER / f"{label}.png").read_bytes())
        return
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = Running(f"sqlite:///{folder}/house.db")
        house.start()
        try:
            browser = chromium(playwright)
            for size, pixels in SIZES.items():
                for theme in ("light", "dark"):
                    context = person(browser, pixels, settings={"theme": theme}, device_scale_factor=1)
                    for name, (scene, prepare) in SCENES.items():
                        label = f"{name}-{size}-{theme}"
                        if not wanted or any(part in label for part in wanted):
                            page = context.new_page()
                            match = scene()
                            told = TOLD.get(match.game.name, [])
                            bots = range(1, match.seats) if prepare is hints else (2,)
                            stage = Stage(page, match, bots=bots, clocks=CLOCKS[: match.seats], told=told)
                            stage.open(house.address)
                            page.locator(".desk, .close").wait_for()
                            prepare(page)
                            picture(page, label)
                    for name, path in (
                        ("home", "/"),
                        ("rules", "/rules/palazzo#auction.3"),
                        ("settings", "/settings"),
                        ("puzzles", "/game/potzklotz/puzzles"),
                        ("box", "/game/potzklotz/box"),
                    ):
                        label = f"{name}-{size}-{theme}"
                        if not wanted or any(part in label for part in wanted):
                            page = context.new_page()
                            page.goto(f"{house.address}{path}")
                            page.locator("main").wait_for()
                            picture(page, label)
                    context.close()
        finally:
            house.stop()


def picture(page: Page, label: str) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(250)
    page.screenshot(path=FOLDER / f"{label}.png")
    page.close()


if __name__ == "__main__":
    main(sys.argv[1:])
