"""How somebody on the walk comes to a table, and what they press there: by clicks, and only what is lit."""

import json
from typing import Final

from playwright.sync_api import FilePayload, Page, expect

import bouwmeester
from bouwmeester import Match
from bouwmeester.core.state import State
from tests.web.walking import Walker

#: Who has learned all games: no guide lies over what is looked at.
_KNOWN: Final = json.dumps([f"{name} guide" for name in bouwmeester.names()])


def record_of(match: Match[State]) -> bytes:
    """A record that begins with this position; with one move, as one plays on before the last."""
    played = match.copy()
    if played.to_move is not None and not played.log:
        played.play(played.legal()[0])
    return played.save().encode()


def look_back(walker: Walker, match: Match[State]) -> Page:
    """From home to the page that opens records, with this one."""
    page = walker.page
    page.evaluate("known => localStorage.setItem('learned', known)", _KNOWN)
    page.reload()
    page.locator('.join a[href="/replay"]').click()
    file: FilePayload = {"name": "game.jsonl", "mimeType": "text/plain", "buffer": record_of(match)}
    page.locator("input[type=file]").set_input_files(file)
    page.locator(".replay").wait_for()
    return page


def sit_at(walker: Walker, match: Match[State], bot: str = "level-1") -> Page:
    """A table in this position: a record that begins so is opened, and played on against bots, in the first chair."""
    page = look_back(walker, Match.at(match.game, match.position()))
    page.get_by_role("slider").fill("0")
    page.locator(".bar .btn.on").click()
    form = page.locator("dialog[open] form")
    form.locator("select").nth(0).select_option("0")
    form.locator("select").nth(1).select_option(bot)
    form.locator("input[value=open]").check()
    form.locator(".btn.go").click()
    page.wait_for_url("**/table/*")
    page.locator(".desk, .close").first.wait_for()
    return page


def show_end(page: Page) -> None:
    """In a replay: how it was reckoned up."""
    page.locator(".strip > .btn").click()
    page.locator("main.close").wait_for()


def press(page: Page, *actions: str) -> None:
    """Click what stands for an action; where zones are shown one at a time it may lie in another."""
    for action in actions:
        choice = page.locator(f'main [data-action="{action}"]:not([aria-pressed="true"])')
        choice.first.wait_for(state="attached")
        tabs = page.locator("main [role=tab]:visible")
        at = 0
        while choice.locator("visible=true").count() == 0 and at < tabs.count():
            tabs.nth(at).click()
            at += 1
        # On a phone a small cell has a button with its name.
        shown = choice.locator("visible=true")
        named = shown.and_(page.locator(".chip"))
        (named if named.count() else shown).first.click()


def zones(page: Page) -> list[str]:
    """The zones of a phone, or the tabs of a sheet, by their names in the page."""
    found: list[str] = page.locator("main [data-to]:visible").evaluate_all("all => all.map(one => one.dataset.to)")
    return found


def look_around(walker: Walker, name: str, page: Page | None = None, skip: int = 0) -> None:
    """A picture of every zone, where one is seen at a time; of the whole desk elsewhere."""
    page = page or walker.page
    if not walker.narrow:
        walker.look(name, page)
        return
    for zone in zones(page)[skip:] or [""]:
        if zone:
            page.locator(f'main [data-to="{zone}"]:visible').first.click()
        walker.look(f"{name}-{zone}", page)


#: What scrolls most of all that is seen, to its foot; false if nothing does.
_DOWN: Final = """() => {
    const room = one => one.scrollHeight - one.clientHeight;
    const all = [document.scrollingElement, ...document.querySelectorAll("main, main *, .table > *")];
    const rolls = one => one === document.scrollingElement || /auto|scroll/.test(getComputedStyle(one).overflowY);
    const most = all.filter(one => room(one) > 40 && one.clientHeight > 200 && rolls(one))
        .sort((a, b) => room(b) - room(a))[0];
    most?.scrollTo({ top: most.scrollHeight, behavior: "instant" });
    return most !== undefined;
}"""


def look_down(walker: Walker, name: str, page: Page | None = None) -> None:
    """A picture of a page as one comes to it, and of its foot where it is longer than the window."""
    page = page or walker.page
    walker.look(name, page)
    if page.evaluate(_DOWN):
        walker.look(f"{name}-foot", page, then=_DOWN)


def new_table(walker: Walker, game: str, page: Page | None = None) -> Page:
    """From home to the form of a new table."""
    page = page or walker.page
    page.locator(f'a[href="/new/{game}"]:visible').first.click()
    page.locator(".who-sits").wait_for()
    return page


def seats(page: Page, many: int) -> None:
    page.locator(f"label:has(input[name=seats][value='{many}'])").click()


def set_up(page: Page) -> None:
    page.locator("form .btn.go").click()
    page.wait_for_url("**/table/*")


def join_by_code(walker: Walker, code: str) -> Page:
    """Another guest, who has been told the code."""
    page = walker.newcomer()
    page.evaluate("known => localStorage.setItem('learned', known)", _KNOWN)
    page.reload()
    page.locator("#code").fill(code)
    page.locator(".join .btn").click()
    page.locator(".room, .desk").first.wait_for()
    return page


def together(walker: Walker, game: str, names: tuple[str, ...], clock: str = "none") -> list[Page]:
    """People with these names at one table, each with a window of their own; the first has set it up."""
    host = walker.page
    host.evaluate("known => localStorage.setItem('learned', known)", _KNOWN)
    host.reload()
    new_table(walker, game)
    seats(host, len(names))
    host.locator(".allowed input").last.check()
    host.locator(".how select").select_option(clock)
    set_up(host)
    host.locator(".code-word").wait_for()
    if host.locator("#called").count():
        host.locator("#called").fill(names[0])
        host.locator(".called .btn").click()
        expect(host.locator("#called")).to_have_count(0)
    code = host.locator(".code-word").inner_text()
    guests = []
    for name in names[1:]:
        page = join_by_code(walker, code)
        page.locator("#called").fill(name)
        page.locator(".chairs .btn.go").first.click()
        guests.append(page)
    for page in (host, *guests):
        page.locator(".desk").wait_for()
    return [host, *guests]


def whose_turn(pages: list[Page]) -> tuple[Page, Page]:
    """Of two at a table: who moves, and who does not."""
    both = ", ".join([".table.my-turn", ".prompt:not(.mine-now) .seat"])
    pages[0].locator(both).first.wait_for()
    for _ in range(200):
        for page in pages:
            if page.locator(".table.my-turn").count():
                return page, next(other for other in pages if other is not page)
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is to move")


def press_any(page: Page, beginning: str) -> None:
    """Click the first of what can be done that begins so."""
    text = page.locator(f'main [data-action^="{beginning}"]').first.get_attribute("data-action")
    assert text is not None
    press(page, text)


def menu(page: Page) -> None:
    page.locator(".bar .tools .icon[aria-haspopup=dialog]").click()
    page.locator("dialog[open] .menu").wait_for()


def ask_for_a_hint(page: Page) -> None:
    """In the bar, or on a phone in the menu."""
    here = page.locator(".bar button:has(use[href='#i-hint'])").locator("visible=true")
    if here.count():
        here.first.click()
    else:
        menu(page)
        page.locator("dialog[open] button:has(use[href='#i-hint'])").click()
    page.locator(".hints").first.wait_for()
