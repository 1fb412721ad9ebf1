"""After a match: replay and review, a record that somebody brings, whole or spoilt, and positions in words."""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Page

from tests.web.browsing import PATIENCE
from tests.web.records import played
from tests.web.walking import Walker
from tests.web.walks.manners import GAMES, named, play_out, press, put_away


def replay(walker: Walker) -> None:
    """A finished match of each game, from the beginning to its result, by different eyes."""
    page = walker.page
    for game in GAMES:
        play_out(walker, game, seed=11)
        named(walker, "web-look-back", "link").or_(page.locator('a[href^="/replay/"]')).first.click()
        page.locator(".replay .desk").wait_for()
        walker.look(f"{game}-begin")
        page.locator(".strip input[type=range]").evaluate(
            "one => { one.value = String(Math.floor(one.max / 2));"
            " one.dispatchEvent(new Event('input', { bubbles: true })); }"
        )
        page.wait_for_timeout(600)
        walker.look(f"{game}-middle")
        page.locator(".strip select").select_option(index=3)
        page.wait_for_timeout(600)
        walker.look(f"{game}-of-one")
        press(walker, "web-replay-link")
        page.locator(".notes .note").wait_for()
        walker.look(f"{game}-link")
        put_away(page)
        page.locator(".bar .btn.on").click()
        page.locator("dialog[open]").wait_for()
        walker.look(f"{game}-play-on")
        page.keyboard.press("Escape")
        press(walker, "web-replay-last")
        page.locator(".strip button").last.click()
        page.locator("main.close").wait_for()
        walker.look(f"{game}-result")


def review(walker: Walker) -> None:
    """What decided a match of each game; a moment of it tried again; then the exercises."""
    page = walker.page
    for game in GAMES:
        play_out(walker, game, seed=5)
        page.locator('a[href^="/review/"]').first.click()
        page.locator(".story, .progress").first.wait_for()
        if page.locator(".progress").count():
            walker.look(f"{game}-working")
        page.locator(".story").wait_for(timeout=4 * PATIENCE)
        page.locator(".moments").wait_for()
        page.wait_for_timeout(500)
        walker.look(game, whole=True)
        _moment(walker, page, game)
    walker.home()
    page.locator('a[href="/finished"]').click()
    page.locator('a[href="/exercises"]').click()
    page.locator(".all h1").wait_for()
    walker.look("exercises", whole=True)
    exercise = page.locator(".all li a").first
    if exercise.count():
        exercise.click()
        page.locator(".moment .guess").wait_for(timeout=4 * PATIENCE)
        walker.look("exercise")


def _moment(walker: Walker, page: Page, game: str) -> None:
    lines = page.locator(".moments li button")
    if lines.count() == 0:
        return
    lines.last.click()
    page.locator(".moment").wait_for()
    page.locator(".moment").scroll_into_view_if_needed()
    walker.look(f"{game}-moment")
    for line in lines.all():
        line.click()
        page.wait_for_timeout(200)
        if page.locator(".moment .acts .btn.go").count():
            break
    again = page.locator(".moment .acts .btn.go")
    if again.count() == 0:
        return
    again.click()
    page.locator(".moment .guess .all .btn").last.click()
    page.wait_for_timeout(300)
    page.locator(".moment .guess").scroll_into_view_if_needed()
    walker.look(f"{game}-guess")


#: What is no record, in several ways: what the file holds, by what was done to it.
_SPOILT: Final[dict[str, Callable[[str], str]]] = {
    "no-record": lambda text: "Dear grandfather,\nhow are you?\n",
    "cut-off": lambda text: text[: len(text) * 2 // 3],
    "changed": lambda text: text.replace("place", "palace").replace("tiles", "titles"),
}


def records(walker: Walker) -> None:
    """A record from a file: three that are spoilt, then a whole one of each game, to its result."""
    page = walker.page
    walker.home()
    page.locator('.join a[href="/replay"]').locator("visible=true").first.click()
    page.locator("label.btn input[type=file]").wait_for(state="attached")
    walker.look("asked")
    with TemporaryDirectory() as folder:
        for name, spoil in _SPOILT.items():
            file = Path(folder) / f"{name}.jsonl"
            file.write_text(spoil(played("palazzo").save()), encoding="utf-8")
            page.locator("input[type=file]").set_input_files(file)
            page.locator(".notes .note").wait_for()
            walker.look(name)
        for game in GAMES:
            file = Path(folder) / f"{game}.jsonl"
            file.write_text(played(game, 3).save(), encoding="utf-8")
            walker.home()
            page.locator('.join a[href="/replay"]').locator("visible=true").first.click()
            page.locator("input[type=file]").set_input_files(file)
            page.locator(".replay .desk").wait_for()
            walker.look(game)
            page.locator(".strip button").last.click()
            page.locator("main.close").wait_for()
            walker.look(f"{game}-result")


#: Positions that are none, by what is wrong with them.
_WRONG: Final = {
    "no-json": '{"players": {"anne": {',
    "no-object": "[]",
    "no-such-card": '{"players": {"anne": {"hand": ["florin 9"]}, "bram": {}}}',
}


def positions(walker: Walker) -> None:
    """The example of each game on the board; then wrong ones; then played on from."""
    page = walker.page
    walker.home()
    if page.locator('a[href="/finished"]').count() == 0:
        play_out(walker, "potzklotz")
        walker.home()
    page.locator('a[href="/finished"]').click()
    page.locator('a[href="/position"]').click()
    for game in GAMES:
        page.locator(f'main nav a[href="/position/{game}"]').click()
        page.wait_for_timeout(300)
        page.locator("main form .btn.go").click()
        page.locator(".stage .desk").wait_for()
        walker.look(game, whole=True)
    page.locator('main nav a[href="/position/palazzo"]').click()
    page.wait_for_timeout(300)
    for name, text in _WRONG.items():
        page.locator("main textarea").fill(text)
        page.locator("main form .btn.go").click()
        page.locator(".why:not(:empty)").wait_for()
        walker.look(name)
    page.locator("main textarea").fill('{"players": {"anne": {}, "bram": {}}}')
    page.locator("main form .btn.go").click()
    page.locator(".seen > .btn.go").click()
    page.locator("dialog[open]").wait_for()
    walker.look("play-on")
    page.locator("dialog[open] .btn.go").click()
    page.wait_for_url("**/table/*")
    page.locator(".desk").wait_for()
    walker.look("table")


LEGS: Final[dict[str, Callable[[Walker], None]]] = {
    "replay": replay,
    "review": review,
    "records": records,
    "positions": positions,
}
