"""Being told when one is away: by mail, asked first and left again, and by the browser."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from aiosmtpd.controller import Controller
from playwright.sync_api import Page

from tests.server.running import Running, free_port
from tests.server.test_mail import Office, words_of
from tests.web.browsing import person
from tests.web.fitting import FINGER
from tests.web.test_notices import _SUBSCRIBED
from tests.web.walking import Walker
from tests.web.walks.manners import call_me, named, press, put_away, somebody


@contextmanager
def _writing(walker: Walker) -> Iterator[Office]:
    """A house of its own that sends mail, to an office that keeps it; whoever walks is in it meanwhile."""
    office = Office()
    port = free_port()
    controller = Controller(office, hostname="127.0.0.1", port=port)
    controller.start()
    with TemporaryDirectory() as folder:
        mail = f"smtp://127.0.0.1:{port}"
        house = Running(
            f"sqlite:///{folder}/house.db", log=Path(folder) / "log", eager=True, mail=mail, mail_from="a@example.org"
        )
        house.start()
        usual, walker.house = walker.house, house
        try:
            yield office
        finally:
            walker.house = usual
            house.stop()
            controller.stop()


def _notices(page: Page) -> None:
    page.locator("a.me-chip").click()
    page.locator('nav a[href="/settings/notices"]').click()
    page.locator("#h-ways").wait_for()


def mail(walker: Walker) -> None:
    """A box is named, asked, says yes, is tried, and says no more."""
    with _writing(walker) as office, somebody(walker) as page:
        call_me(walker, "Annelies", page)
        _notices(page)
        walker.look("offered", page)
        page.locator("#box").fill("annelies-with-a-long-name@post.example.org")
        page.locator("#box").press("Enter")
        page.locator(".ways .line1").wait_for()
        walker.look("asked", page)
        while not office.mail:
            page.wait_for_timeout(100)
        letter = words_of(office.mail.pop())
        link = re.findall(r"http\S+/confirm#\S+", letter)[0]
        with somebody(walker) as box:
            box.goto(link)
            box.locator("main .btn.go").wait_for()
            walker.look("confirm", box)
            box.locator("main .btn.go").click()
            box.locator("main [role=status]").wait_for()
            walker.look("confirmed", box)
        page.reload()
        press(walker, "web-way-test", page=page)
        page.locator(".notes .note").wait_for()
        walker.look("tried", page)
        put_away(page)
        while not office.mail:
            page.wait_for_timeout(100)
        (walker.folder / f"mail-letters-{walker.label}.txt").write_text(
            letter + "\n=====\n" + "\n=====\n".join(words_of(one) for one in office.mail), encoding="utf-8"
        )


def push(walker: Walker) -> None:
    """In a browser that lets the page tell something, and in one that does not."""
    here = walker.house.address.replace("127.0.0.1", "localhost")
    for granted in (True, False):
        context = person(
            walker.browser,
            walker.size,
            walker.language,
            {"theme": walker.theme},
            new=True,
            has_touch=walker.smallest == FINGER,
            service_workers="allow",
        )
        if granted:
            context.grant_permissions(["notifications"], origin=here)
        context.add_init_script(_SUBSCRIBED)
        page = context.new_page()
        page.goto(here)
        _notices(page)
        press(walker, "web-push-here", page=page)
        if granted:
            named(walker, "web-way-test", page=page).wait_for()
            walker.look("here", page)
        else:
            page.locator(".notes .note").wait_for()
            walker.look("denied", page)
        context.close()


LEGS: Final[dict[str, Callable[[Walker], None]]] = {"mail": mail, "push": push}
