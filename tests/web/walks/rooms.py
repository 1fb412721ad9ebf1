"""To a table and around it: play now, setting one up, waiting, talking, asking, leaving, and watching."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from tests.web import scenes
from tests.web.walking import Walker
from tests.web.walks.sitting import (
    join_by_code,
    look_around,
    look_down,
    menu,
    new_table,
    press,
    press_any,
    seats,
    set_up,
    sit_at,
    together,
    whose_turn,
)

GAMES: Final = ("palazzo", "caylus", "potzklotz")
LONG: Final = (
    "Wilhelmina",
    "Bartholomeus van Dongen",
    "Annemarie van Buurenland",
    "Jan-Willem Hendrikse",
    "Oma Wil",
    "Finn",
)
#: What is said of somebody whose page is closed.
AWAY: Final = {"en": "away", "nl": "weg", "de": "weg"}


def play_now(walker: Walker) -> None:
    """A stranger chooses whom to meet and plays; the guide speaks, and is put away."""
    page = walker.page
    look_down(walker, "home")
    for game in GAMES:
        card = page.locator(f"article[aria-labelledby=g-{game}]")
        card.locator("select").select_option("level-2")
        card.locator(".now .btn").click()
        page.locator(".desk").wait_for()
        page.locator(".slip").first.wait_for()
        walker.look(f"{game}-guide", page)
        page.locator(".slip .buttons .btn").last.click()
        walker.look(f"{game}-first", page)
        walker.home()
    look_down(walker, "home-again")


def setting_up(walker: Walker) -> None:
    """The form of a new table: the fewest, the most, bots by level and temperament, and all options."""
    page = walker.page
    for game in GAMES:
        new_table(walker, game)
        look_down(walker, f"{game}")
        most = page.locator("input[name=seats]").last.get_attribute("value") or "2"
        seats(page, int(most))
        page.locator("#chair-1").select_option("level-3")
        page.locator(".selects").nth(1).locator("select").nth(1).select_option(index=1)
        page.locator("#chair-2").select_option("level-6") if int(most) > 2 else None
        page.locator(".selects").first.locator("select").nth(1).select_option("taught")
        look_down(walker, f"{game}-most")
        walker.home()


def waiting(walker: Walker) -> None:
    """The host, an invited friend who is asked for a name, and somebody who only looks; a bot, a no, and the end."""
    host = walker.page
    new_table(walker, "palazzo")
    seats(host, 4)
    set_up(host)
    look_down(walker, "host")
    code = host.locator(".code-word").inner_text()
    friend = join_by_code(walker, code)
    look_down(walker, "invited", friend)
    friend.locator("#called").fill("Bartholomeus van Dongen")
    friend.locator(".chairs .btn.go").first.click()
    expect(friend.locator(".chairs .btn.go")).to_have_count(0)
    look_down(walker, "friend", friend)
    host.locator("#called").fill("Oma Wil")
    host.locator(".called .btn").click()
    host.locator(".chairs select").first.select_option("level-3")
    expect(host.locator(".chairs select option:checked[value='level-3']")).to_have_count(1)
    other = join_by_code(walker, code)
    friend.locator("#talk").fill("Hallo! Ik kan tot vier uur.")
    friend.locator(".talk .btn").click()
    expect(host.locator(".talk li bdi")).not_to_have_count(0)
    look_down(walker, "host-full")
    look_down(walker, "third", other)
    host.locator(".chairs .btn.quiet").first.click()
    walker.look("decline", host)
    host.locator("dialog[open] .btn").last.click()
    friend.locator(".declined").wait_for()
    look_down(walker, "declined", friend)
    host.locator(".sitting > .row .btn").last.click()
    walker.look("closing", host)
    host.locator(".sure .btn").first.click()
    walker.look("closed-host", host)
    other.locator(".page h1").wait_for()
    walker.look("closed", other)
    for page in (friend, other):
        page.context.close()


def talking(walker: Walker) -> None:
    """Unread words, the log and the talk of both sides."""
    host, guest = pages = together(walker, "palazzo", ("Oma Wil", "Finn"))
    _talk(walker, guest)
    guest.locator("#talk").fill("Goed gedaan, oma! Nu ben ik weer aan de beurt, denk ik.")
    guest.locator(".talk .btn").click()
    told = host.locator(".unread, .tab-links button:nth-child(2), .sheet-tabs .mark")
    told.locator("visible=true").first.wait_for()
    host.wait_for_timeout(500)
    walker.look("unread", host)
    _talk(walker, host)
    walker.look("read", host)
    host.locator("#talk").fill("Ja.")
    host.locator("#talk").press("Enter")
    walker.look("answered", host)
    watcher = walker.newcomer()
    watcher.locator(f'a[href="{host.url[host.url.index("/table") :]}"]').click()
    watcher.locator(".desk").wait_for()
    look_around(walker, "watched", watcher)
    for page in (*pages[1:], watcher):
        page.context.close()


def _talk(walker: Walker, page: Page) -> None:
    if walker.narrow:
        page.locator('main [data-to="log"]:visible, main [role=tab]:visible').last.click()
    elif page.locator(".sheet-tabs [data-to=log]").locator("visible=true").count():
        page.locator(".sheet-tabs [data-to=log]").click()
    page.locator(".tab-links button").nth(1).click()
    page.locator("#talk").wait_for()


def asking(walker: Walker) -> None:
    """A move is asked back: a no, a yes, and withdrawn; seen from both sides."""
    pages = together(walker, "palazzo", ("Oma Wil", "Finn"))
    mover, other = whose_turn(pages)
    press(mover, "tiles")
    mover.locator('main [data-action="auction"]').first.wait_for(state="attached")
    _ask(mover)
    other.locator(".note[role=alertdialog]").wait_for()
    walker.look("asks", mover)
    walker.look("asked", other)
    other.locator(".note[role=alertdialog] .btn").last.click()
    mover.locator(".notes.low .icon").wait_for()
    walker.look("no", mover)
    mover.locator(".notes.low .icon").click()
    _ask(mover)
    other.locator(".note[role=alertdialog] .btn").first.click()
    mover.locator('main [data-action="tiles"]').first.wait_for(state="attached")
    walker.look("yes", mover)
    walker.look("yes-other", other)
    for page in pages[1:]:
        page.context.close()


def _ask(page: Page) -> None:
    menu(page)
    page.locator("dialog[open] button:has(use[href='#i-undo'])").click()


def leaving(walker: Walker) -> None:
    """For now, for good; what those read who stay; and the one who comes back to look."""
    host, guest = pages = together(walker, "caylus", ("Oma Wil", "Finn", "Bartholomeus van Dongen"))[:2]
    menu(host)
    walker.look("menu", host)
    host.locator("dialog[open] button:has(use[href='#i-close'])").last.click()
    walker.look("dialog", host)
    host.locator("dialog[open] input[value=resign]").check()
    walker.look("resign", host)
    where = host.url
    host.locator("dialog[open] .btn.go").click()
    host.wait_for_url("**/")
    expect(guest.locator("body")).to_contain_text("Oma Wil")
    look_down(walker, "home", host)
    look_around(walker, "told", guest)
    host.goto(where)
    host.locator(".desk").wait_for()
    walker.look("after", host)
    guest.context.close()
    host.wait_for_timeout(300)
    walker.look("away", host)
    _ = pages


def settings(walker: Walker) -> None:
    """In the middle of a choice another language, another theme, and back."""
    page = sit_at(walker, scenes.turn())
    press(page, "money")
    page.locator('main [data-action^="take "]').locator("visible=true").first.click()
    other = {"en": "de", "nl": "en", "de": "nl"}[walker.language[:2]]
    menu(page)
    walker.look("menu", page)
    for language in (other, walker.language[:2]):
        # On a desk it is chosen in the bar, elsewhere in the menu.
        if walker.size[0] >= 1280 and page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        page.locator(".lang").locator("visible=true").first.select_option(language)
        if language == other:
            page.keyboard.press("Escape")
            walker.look("other-language", page)
            menu(page)
    if page.locator("dialog[open]").count() == 0:
        menu(page)
    page.locator('dialog[open] a[href^="/settings"]').click()
    page.locator('a[href^="/table/"]').first.wait_for()
    look_down(walker, "settings", page)
    page.locator('a[href^="/table/"]').first.click()
    page.locator(".desk").wait_for()
    walker.look("back", page)


def clocks(walker: Walker) -> None:
    """A minute for each move: running, short, and when it is over a bot plays on, until one comes back."""
    pages = together(walker, GAMES[walker.size[0] // 10 % 3], ("Oma Wil", "Finn"), clock="move-60")
    mover, other = whose_turn(pages)
    walker.look("runs", mover)
    mover.locator(".clock.short").locator("visible=true").first.wait_for(timeout=70_000)
    walker.look("short", mover)
    mover.locator(".notes.low .btn").last.wait_for(timeout=70_000)
    walker.look("over", mover)
    walker.look("over-other", other)
    mover.locator(".notes.low .btn").last.click()
    expect(mover.locator(".notes.low .btn")).to_have_count(0)
    walker.look("back", mover)
    pages[1].context.close()


def called(walker: Walker) -> None:
    """Somebody goes away: too early to have a bot play for them, then not; the others agree; and they come back."""
    for game in GAMES:
        host, friend, gone = together(walker, game, ("Oma Wil", "Finn", "Bartholomeus van Dongen"))
        where = gone.url
        context = gone.context
        gone.close()
        expect(host.locator("body")).to_contain_text(AWAY[walker.language[:2]])
        menu(host)
        if game == GAMES[0]:
            walker.look(f"{game}-menu", host)
        _call_a_bot(host)
        host.locator(".note[role=alert], .notes:not(.low) .note").first.wait_for()
        walker.look(f"{game}-too-early", host)
        host.locator(".notes:not(.low) .note .icon").first.click()
        host.wait_for_timeout(30_500)
        menu(host)
        _call_a_bot(host)
        friend.locator(".note[role=alertdialog]").wait_for()
        walker.look(f"{game}-asks", host)
        walker.look(f"{game}-asked", friend)
        friend.locator(".note[role=alertdialog] .btn").first.click()
        expect(host.locator(".note[role=alertdialog]")).to_have_count(0)
        look_around(walker, f"{game}-called", host)
        back = context.new_page()
        back.goto(where)
        back.locator(".notes.low .btn").wait_for()
        walker.look(f"{game}-back", back)
        back.locator(".notes.low .btn").click()
        expect(back.locator(".notes.low .btn")).to_have_count(0)
        walker.look(f"{game}-plays", back)
        for page in (friend, back):
            page.context.close()
        walker.home()


def _call_a_bot(page: Page) -> None:
    page.locator("dialog[open] button:has(svg.seat)").click()


def crowds(walker: Walker) -> None:
    """As many people as can be, with long names and clocks, in what they do most; and one of them gives up."""
    for game, many in zip(GAMES, (4, 5, 6), strict=True):
        pages = together(walker, game, LONG[:many], clock="bank-10")
        mover = whose_turn(pages)[0]
        if game == "palazzo":
            press(mover, "tiles", "auction")
            # Whoever opens an auction has laid a certificate.
            mover.wait_for_timeout(500)
            mover = whose_turn(pages)[0]
            mover.locator(".hand .btn.quiet").click()
            press(mover, "bid")
            mover.wait_for_timeout(500)
            mover, other = whose_turn(pages)
            walker.look(f"{game}-auction", mover)
            walker.look(f"{game}-auction-other", other)
        elif game == "caylus":
            for first in ("place ", "pass"):
                press_any(mover, first)
                mover.wait_for_timeout(500)
                mover, other = whose_turn(pages)
            look_around(walker, f"{game}", mover)
        else:
            press(mover, "pass")
            mover.wait_for_timeout(500)
            mover, other = whose_turn(pages)
            walker.look(f"{game}", mover)
            walker.look(f"{game}-other", other)
        given_up = pages[0] if pages[0] is not mover else pages[1]
        menu(given_up)
        given_up.locator("dialog[open] button:has(use[href='#i-close'])").last.click()
        given_up.locator("dialog[open] input[value=resign]").check()
        given_up.locator("dialog[open] .btn.go").click()
        given_up.wait_for_url("**/")
        mover.wait_for_timeout(500)
        look_around(walker, f"{game}-resigned", mover)
        for page in pages[1:]:
            page.context.close()
        walker.home()


def watching(walker: Walker) -> None:
    """Somebody watches a table of Caylus, and one of PotzKlotz."""
    for game in ("caylus", "potzklotz"):
        host, guest = together(walker, game, ("Oma Wil", "Finn"))
        watcher = walker.newcomer()
        watcher.locator(f'a[href="{host.url[host.url.index("/table") :]}"]').click()
        watcher.locator(".desk").wait_for()
        look_around(walker, f"{game}", watcher)
        for page in (guest, watcher):
            page.context.close()
        walker.home()


def gone(walker: Walker) -> None:
    """An address with no table behind it, and a code that nobody has."""
    # Somebody else, as a browser tells aloud of what is not found.
    page = walker.newcomer()
    page.locator("#code").fill("ZZZZZZ")
    page.locator(".join .btn").click()
    page.locator("#no-code:not(:empty)").wait_for()
    look_down(walker, "no-code", page)
    page.goto(f"{walker.house.address}/table/{'f' * 32}")
    page.locator("main h1").wait_for()
    walker.look("no-table", page)
    page.context.close()


LEGS: Final[dict[str, Callable[[Walker], None]]] = {
    f"room-{leg.__name__.replace('_', '-')}": leg
    for leg in (
        play_now, setting_up, waiting, talking, asking, leaving, settings, clocks, called, crowds, watching, gone,
    )
}  # fmt: skip
