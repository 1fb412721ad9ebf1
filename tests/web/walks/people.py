"""People: passkeys and devices, the leaderboard and pages of others, peace and the keepers, invitations."""

import contextlib
import io
from collections.abc import Callable
from functools import partial
from typing import Final

from playwright.sync_api import Page

from bouwmeester.cli.app import main
from bouwmeester.server.results.rating import rate
from bouwmeester.server.store import results as stored
from bouwmeester.server.store.results import Result
from bouwmeester.server.store.store import Store
from bouwmeester.server.tables.clocks import now
from tests.web.hands import PALAZZO, play_on
from tests.web.playing import end_comes
from tests.web.test_known import _INSIDE
from tests.web.walking import LANGUAGES, SIZES, Walker
from tests.web.walks.manners import call_me, press, put_away, said, settled, somebody

#: Long names and short ones, as people have them.
NAMES: Final = ("Bram van den Berg", "Großmutter Annegret", "Jo", "Maximiliane-Charlotte Oberhuber")


def known(walker: Walker) -> None:
    """A passkey is added; one signs out; the next person finds nothing; the passkey brings the first one back."""
    with somebody(walker) as page:
        devtools = page.context.new_cdp_session(page)
        devtools.send("WebAuthn.enable")
        devtools.send("WebAuthn.addVirtualAuthenticator", {"options": _INSIDE})
        # No passkey is for an address in digits.
        page.goto(walker.house.address.replace("127.0.0.1", "localhost"))
        page.locator("a.me-chip").click()
        page.locator("#name").fill("Annelies")
        page.locator("#name").press("Enter")
        page.locator(".notes .note").wait_for()
        page.locator('nav a[href="/settings/devices"]').click()
        page.locator("#h-devices").wait_for()
        press(walker, "web-passkey-add", page=page)
        page.locator("section[aria-labelledby=h-passkeys] .line1").wait_for()
        walker.look("passkey-added", page)
        press(walker, "web-passkey-add", page=page)
        page.locator(".notes .note.warn, .notes .note").first.wait_for()
        walker.look("passkey-there", page, whole=True)
        page.locator("section[aria-labelledby=h-devices] .line1 button").first.click()
        page.locator("dialog[open]").wait_for()
        walker.look("sign-out", page)
        page.locator("dialog[open] .btn.go").click()
        page.wait_for_url("**/")
        page.locator("a.me-chip").wait_for()
        walker.look("signed-out", page)
        page.locator("a.me-chip").click()
        page.locator("#name").wait_for()
        walker.look("next-person", page)
        page.locator('nav a[href="/settings/devices"]').click()
        press(walker, "web-passkey-sign-in", page=page)
        page.locator("#h-devices").wait_for()
        walker.look("back-again", page)


def devices(walker: Walker) -> None:
    """One's own link on another device, where one was somebody else before; used twice; brought along, and undone."""
    call_me(walker, "Katharina")
    page = walker.page
    page.locator("a.me-chip").click()
    page.locator('nav a[href="/settings/devices"]').click()
    press(walker, "web-make-link")
    link = page.locator("#link").input_value()
    with somebody(walker) as sofa:
        call_me(walker, "Opa", sofa)
        sofa.locator('article[aria-labelledby="g-palazzo"] .now button').click()
        sofa.locator(".desk").wait_for()
        sofa.goto(link)
        sofa.locator("main .btn.go").wait_for()
        walker.look("link", sofa)
        sofa.locator("main .btn.go").click()
        sofa.locator("#h-other").wait_for()
        walker.look("was-somebody", sofa, whole=True)
        press(walker, "web-bring-do", page=sofa)
        sofa.locator("#h-joins").wait_for()
        walker.look("brought", sofa, whole=True)
        sofa.goto(link)
        sofa.locator("main .btn.go").click()
        sofa.locator("main .btn:not(.go)").first.wait_for()
        walker.look("used-twice", sofa)
    with somebody(walker) as sofa:
        for path in ("confirm", "unsubscribe"):
            sofa.goto(f"{walker.house.address}/{path}#nothing")
            sofa.locator("main .btn.go").wait_for()
            walker.look(f"mail-{path}", sofa)
            sofa.locator("main .btn.go").click()
            sofa.locator("main [role=status]").wait_for()
            walker.look(f"mail-{path}-no", sofa)


def _played_much(walker: Walker, people: list[str], games: int, first: int) -> None:
    """So many matches of three between these people and a bot, as a season brings them about."""
    place = [size[0] for size in SIZES].index(walker.size[0]) * len(LANGUAGES) + LANGUAGES.index(walker.language)
    store = Store(walker.house.database)
    with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        for number in range(games):
            why = "clock" if number % 9 == 0 else ""
            game = ("palazzo", "caylus")[number % 2]
            about = partial(Result, game=game, seats=3, stayed=True, at=now() - 9000 + 60 * number, why=why)
            ranks = (1, 2, 3) if number % 4 else (2, 1, 3)
            seated = ((people[0], None), (people[1], None), (None, "level-3"))
            match = [
                about(
                    table_id=f"{10_000 * place + first + number:032x}",
                    seat=seat,
                    user_id=user,
                    bot=name,
                    rank=rank,
                    score=30 - 17 * rank,
                )
                for seat, ((user, name), rank) in enumerate(zip(seated, ranks, strict=True))
            ]
            stored.put(connection, match)
            rate(connection, match)
    store.engine.dispose()


def ratings(walker: Walker) -> None:
    """The leaderboard with people on it, both pools, and the page of somebody who has played much."""
    page = walker.page
    me = call_me(walker, "Wilhelmina")
    others = []
    for name in NAMES:
        with somebody(walker) as other:
            others.append(call_me(walker, name, other))
    _played_much(walker, [me, others[0]], 60, 0)
    _played_much(walker, [others[3], others[1]], 46, 100)
    _played_much(walker, [others[2], me], 6, 200)
    walker.home()
    page.locator('nav a[href="/board"]').first.click()
    page.locator("main tbody tr").first.wait_for()
    walker.look("board", whole=True)
    page.locator("label.bots input").uncheck()
    page.locator('.seg a[href*="game=caylus"]').first.click()
    page.wait_for_timeout(400)
    walker.look("board-caylus")
    page.locator('.seg a[href*="seats=2"]').click()
    page.wait_for_timeout(400)
    walker.look("board-of-two")
    page.locator('.seg a[href*="seats=3"]').click()
    page.locator("main tbody tr a").first.click()
    page.locator("#h-against").wait_for()
    walker.look("person", whole=True)
    walker.home()
    page.locator('nav a[href^="/person/"]').first.click()
    page.locator("#h-against").wait_for()
    walker.look("my-page", whole=True)


def _table_for_two(walker: Walker, host: Page, guest: Page) -> None:
    """They sit down at one table of Palazzo."""
    walker.home(host)
    host.locator('a[href="/new/palazzo"]').locator("visible=true").first.click()
    host.locator("main form").get_by_text("2", exact=True).first.click()
    host.locator("main form .btn.go").last.click()
    link = host.locator("#invite-link").input_value()
    guest.goto(link)
    guest.locator(".chairs .btn.go").first.click()
    for page in (host, guest):
        page.locator(".desk").wait_for()


def peace(walker: Walker) -> None:
    """Somebody is rude: muted, reported, warned by a keeper, silenced; and what each of them sees."""
    host = walker.page
    call_me(walker, "Wilhelmina")
    with somebody(walker) as guest, somebody(walker) as keeper:
        call_me(walker, "Bram van den Berg", guest)
        user = call_me(walker, "Cora", keeper)
        _table_for_two(walker, host, guest)
        for tab in ("web-log", "web-talk"):
            found = guest.get_by_role("tab", name=said(walker, tab)).locator("visible=true")
            if found.count():
                found.first.click()
        guest.get_by_label(said(walker, "web-talk-say")).locator("visible=true").first.fill("You play like a brick!")
        guest.keyboard.press("Enter")
        guest.locator(".talk li").first.wait_for()
        press(walker, "web-menu")
        press(walker, "web-report-somebody")
        host.locator("dialog[open] form").wait_for()
        host.locator("dialog[open] select").last.select_option(index=1)
        host.locator('dialog[open] input[type="radio"]').first.check()
        host.locator("dialog[open] textarea").fill("He says it every time, and my brother is only eight.")
        walker.look("report")
        host.locator("dialog[open] .btn.go").click()
        host.locator("dialog[open] [role=status]").wait_for()
        walker.look("reported")
        host.locator("dialog[open] [role=switch]").first.check()
        host.keyboard.press("Escape")
        with contextlib.redirect_stdout(io.StringIO()):
            assert main(["keeper", "name", user, "--database", walker.house.database]) == 0
        keeper.reload()
        keeper.locator("a.me-chip").click()
        keeper.locator('nav a[href="/settings/peace"]').click()
        keeper.locator('a[href="/keeper"]').click()
        keeper.locator(".waits section").first.wait_for()
        walker.look("keeper", keeper, whole=True)
        _decide(keeper, "warn", "Be kind, please.")
        walker.look("keeper-done", keeper, whole=True)
        guest.locator("dialog[open]").wait_for()
        walker.look("warned", guest)
        guest.locator("dialog[open] .btn.go, dialog[open] .btn").last.click()
        keeper.locator(".log .btn").first.click()
        keeper.locator(".waits form").first.wait_for()
        _decide(keeper, "close", "")
        guest.locator("dialog[open]").wait_for()
        walker.look("closed-out", guest)
        keeper.locator(".log .btn").first.click()
        keeper.locator(".waits form").first.wait_for()
        _decide(keeper, "dismiss", "")
        walker.home()
        host.locator("a.me-chip").click()
        host.locator('nav a[href="/settings/peace"]').click()
        host.locator("[role=switch]").first.wait_for()
        walker.look("my-peace", whole=True)


def _decide(keeper: Page, what: str, why: str) -> None:
    form = keeper.locator(".waits form").first
    form.locator(f'input[value="{what}"]').check()
    if form.locator("textarea").count():
        form.locator("textarea").fill(why)
    before = keeper.locator(".log .line1").count()
    form.locator(".btn.go").click()
    keeper.wait_for_function("n => document.querySelectorAll('.log .line1').length > n", arg=before)


#: Addresses as a house in a home prints them.
_PRINTED: Final = ("http://192.168.1.24:8200/", "http://build-house.local:8200/")


def friends_address(walker: Walker) -> None:
    """Who plays at the machine of the house comes by an address that is nobody else's: others are offered."""
    with somebody(walker) as page:
        page.route("**/api/addresses", lambda route: route.fulfill(json={"addresses": _PRINTED}))
        page.goto(walker.house.address.replace("127.0.0.1", "localhost"))
        page.locator('a[href="/new/palazzo"]').locator("visible=true").first.click()
        page.locator("main form .btn.go").last.click()
        page.locator(".invite .where").wait_for()
        page.locator(".invite").scroll_into_view_if_needed()
        assert page.locator("#invite-link").input_value().startswith(_PRINTED[0])
        walker.look("offered", page, whole=True)
        press(walker, "web-invite-elsewhere", page=page)
        assert page.locator("#invite-link").input_value().startswith(_PRINTED[1])
        walker.look("another", page)
        press(walker, "web-invite-elsewhere", page=page)
        walker.look("own", page)


def invited(walker: Walker) -> None:
    """Somebody I have played with asks me to another table; and what is there when it is over."""
    me = walker.page
    call_me(walker, "Wilhelmina")
    with somebody(walker) as friend:
        call_me(walker, "Großmutter Annegret", friend)
        _table_for_two(walker, friend, me)
        for page in (friend, me):
            play_on(page, PALAZZO, 3)
        end_comes(friend, me)
        walker.home(friend)
        friend.locator('a[href="/new/caylus"]').locator("visible=true").first.click()
        friend.locator("main form .btn.go").last.click()
        friend.locator(".room select:has(option + option)").last.wait_for()
        ask = friend.locator("form:has(> select.select)").last
        ask.locator("select").select_option(index=1)
        ask.locator(".btn").click()
        friend.locator(".notes .note").wait_for()
        walker.look("asked", friend, whole=True)
        walker.home()
        me.locator("#h-invited").wait_for()
        walker.look("home", whole=True)
        me.locator("section[aria-labelledby=h-invited] a.btn").click()
        me.locator(".chairs").wait_for()
        walker.look("table", whole=True)
        press(walker, "web-close-table", page=friend)
        press(walker, "web-yes", page=friend)
        friend.wait_for_url("**/")
        me.get_by_text(said(walker, "web-table-closed")).first.wait_for()
        walker.look("closed")
        me.reload()
        me.locator("main :is(h1, h2)").first.wait_for()
        walker.look("gone")
    settled(me)
    put_away(me)


LEGS: Final[dict[str, Callable[[Walker], None]]] = {
    "known": known,
    "devices": devices,
    "ratings": ratings,
    "peace": peace,
    "friends-address": friends_address,
    "invited": invited,
}
