"""When a match is over: the end of each game, its log and record, again, looking back, and the review."""

import random
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from tests.web.hands import CAYLUS, PALAZZO, play_on, some
from tests.web.hands import by_mouse as pointing
from tests.web.playing import GAME_MS, end_comes, over, wait_for_choice
from tests.web.potzklotz_player import Player, by_mouse, by_thumb
from tests.web.walking import Walker
from tests.web.walks.sitting import look_around, look_down, new_table, seats, set_up

GAMES: Final = ("palazzo", "caylus", "potzklotz")
#: One picture in so many choices of a whole game.
_EVERY: Final = {"palazzo": 14, "caylus": 30}
_TASTES: Final = {"palazzo": PALAZZO, "caylus": CAYLUS}


def begin(walker: Walker, game: str, many: int) -> Page:
    page = walker.page
    page.evaluate("localStorage.setItem('bouwmeester-potzklotz-solid', 'no')")
    page.reload()
    new_table(walker, game)
    seats(page, many)
    for chair in range(1, many):
        page.locator(f"#chair-{chair}").select_option("level-1")
    if game == "potzklotz":
        page.locator(".by-which select").first.wait_for()
    set_up(page)
    page.locator(".desk").wait_for()
    return page


def ended(walker: Walker, game: str) -> None:
    """A match played to its end, as quickly as may be; then everything that can be done with it."""
    page = begin(walker, game, 3)
    if game == "potzklotz":
        Player(page).play()
    else:
        play_on(page, _TASTES[game], seed=5)
    end_comes(page)
    page.evaluate("document.body.style.opacity = ''")
    look_down(walker, "end", page)
    page.locator(".acts button.btn:not(.go)").first.click()
    walker.look("log", page)
    page.keyboard.press("Escape")
    page.locator('.acts a[href^="/replay/"]').click()
    page.locator(".replay").wait_for()
    walker.look("replay", page)
    slider = page.get_by_role("slider")
    told = page.locator(".log li")
    before = told.count()
    slider.fill(str(int(slider.get_attribute("max") or "2") // 2))
    # Moments are asked for as they are needed: the board follows its number.
    if before:
        expect(told).not_to_have_count(before)
    look_around(walker, "replay-middle", page)
    page.locator(".strip select").select_option("1")
    walker.look("replay-eyes", page)
    page.locator(".bar .btn.on").click()
    walker.look("replay-play-on", page)
    page.keyboard.press("Escape")
    page.go_back()
    page.locator(".close").wait_for()
    page.locator('.acts a[href^="/review/"]').click()
    page.locator(".page main, .review").first.wait_for()
    page.locator("main h2").first.wait_for()
    expect(page.locator("progress")).to_have_count(0, timeout=GAME_MS)
    look_down(walker, "review", page)
    walker.home()
    look_down(walker, "home", page)
    page.locator('a[href="/finished"]').first.click()
    page.locator(".finished").first.wait_for()
    look_down(walker, "finished", page)
    page.locator(".finished .acts button.btn").first.click()
    page.locator(".desk").wait_for()
    walker.look("rematch", page)


def palazzo(walker: Walker) -> None:
    ended(walker, "palazzo")


def caylus(walker: Walker) -> None:
    ended(walker, "caylus")


def potzklotz(walker: Walker) -> None:
    ended(walker, "potzklotz")


def whole(game: str, many: int, seed: int) -> Callable[[Walker], None]:
    """A whole game by clicks on a phone, with a picture every so many choices."""

    def play(walker: Walker) -> None:
        if walker.size[0] != 390:
            return
        page = begin(walker, game, many)
        if game == "potzklotz":
            player = Player(page, [by_thumb if seed % 2 else by_mouse] * 200, mistakes=seed)
            at = 0
            while True:
                page.locator("main [data-action]:visible, dialog.judge, main.close").first.wait_for()
                if player.is_over:
                    break
                player.act()
                at += 1
                if at % 3 == 0:
                    walker.look(f"at-{at:03}", page)
        else:
            rng = random.Random(seed)
            at = 0
            while wait_for_choice(page):
                at += 1
                if at % _EVERY[game] == 0:
                    walker.look(f"at-{at:03}", page)
                some(page, rng, pointing(_TASTES[game]), 1)
            assert over(page)
        look_down(walker, "over", page)

    return play


LEGS: Final[dict[str, Callable[[Walker], None]]] = {
    "after-palazzo": palazzo,
    "after-caylus": caylus,
    "after-potzklotz": potzklotz,
    "whole-palazzo-1": whole("palazzo", 2, 1),
    "whole-palazzo-2": whole("palazzo", 4, 2),
    "whole-caylus-1": whole("caylus", 2, 1),
    "whole-caylus-2": whole("caylus", 5, 2),
    "whole-potzklotz-1": whole("potzklotz", 2, 1),
    "whole-potzklotz-2": whole("potzklotz", 3, 2),
}
