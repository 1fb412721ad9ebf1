"""Notices on the page: chosen by clicks, kept, tried; and what the worker does when the page is closed."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.server.conftest import sqlite
from tests.server.running import Running
from tests.web.axe import BY_THE_SUN, nothing_is_wrong
from tests.web.browsing import SMALL, person


class Hook(BaseHTTPRequestHandler):
    letters: list[dict[str, Any]]

    def do_POST(self) -> None:
        self.letters.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
        self.send_response(200)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


@pytest.fixture
def hook() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    letters: list[dict[str, Any]] = []
    server = HTTPServer(("127.0.0.1", 0), type("Own", (Hook,), {"letters": letters}))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/hook", letters
    server.shutdown()
    server.server_close()


def test_what_is_chosen_on_the_page_is_what_comes(
    browser: Browser, tmp_path: Path, hook: tuple[str, list[dict[str, Any]]]
) -> None:
    address, letters = hook
    house = Running(sqlite(tmp_path), eager=True, webhooks="inside")
    house.start()
    try:
        anne = person(browser, SMALL, settings={"theme": BY_THE_SUN})
        page = anne.new_page()
        page.goto(house.address)
        page.locator("a.me-chip").click()
        page.get_by_role("link", name="Notices").click()
        page.get_by_label("Address of a webhook").fill("ftp://example.org/")
        page.get_by_role("button", name="Add", exact=True).press("Enter")
        expect(page.locator(".note")).to_contain_text("a webhook begins with https://")
        page.get_by_label("Address of a webhook").fill(address)
        page.get_by_role("button", name="Add", exact=True).press("Enter")
        page.get_by_role("button", name="Try it").click()
        expect(page.get_by_text("It was sent.")).to_be_visible()
        assert [letter["kind"] for letter in letters] == ["test"]
        page.get_by_label("Your turn: Webhook").press("Space")
        page.get_by_label("Match over: Webhook").check()
        page.get_by_role("switch", name="Quiet hours").check()
        page.get_by_label("from", exact=True).fill("00:00")
        page.get_by_label("from", exact=True).press("Tab")
        expect(page.get_by_role("img", name="Quiet from 00:00 to 07:30")).to_be_visible()
        page.get_by_role("switch", name="Quiet hours").uncheck()
        page.reload()
        expect(page.get_by_label("Your turn: Webhook")).not_to_be_checked()
        expect(page.get_by_label("Match over: Webhook")).to_be_checked()
        nothing_is_wrong(page, "notices")
        page.get_by_role("button", name=f"Remove {address}").click()
        expect(page.get_by_role("button", name="Try it")).to_have_count(0)
        anne.close()
    finally:
        house.stop()


#: A subscription of our own making, as the browser's maker cannot be asked for one here.
_SUBSCRIBED = """
    PushManager.prototype.subscribe = async () => ({ toJSON: () => ({
        endpoint: "https://push.example.org/one",
        keys: {
            p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            auth: "BTBZMqHH6r4Tts7J_aSIgg",
        },
    }) });
"""


def test_the_worker_shows_what_it_is_told_and_the_page_asks_only_when_pressed(
    browser: Browser, house: Running
) -> None:
    here = house.address.replace("127.0.0.1", "localhost")
    anne = person(browser, SMALL, service_workers="allow")
    anne.grant_permissions(["notifications"], origin=here)
    anne.add_init_script(_SUBSCRIBED)
    page = anne.new_page()
    devtools = anne.new_cdp_session(page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend([one["registrationId"] for one in event["registrations"]]),
    )
    page.goto(f"{here}/settings/notices")
    devtools.send("ServiceWorker.enable")
    page.get_by_role("button", name="Tell me in this browser").click()
    expect(page.get_by_text("Chrome, Linux")).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    for kind in ("first", "second"):
        told = {"title": "Palazzo K7QF2A", "body": kind, "link": f"{here}/rules/palazzo", "tag": "a", "kind": "turn"}
        devtools.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": here, "registrationId": found[0], "data": json.dumps(told)},
        )
        page.wait_for_function(
            """kind => navigator.serviceWorker.ready
                .then(worker => worker.getNotifications())
                .then(all => all.length === 1 && all[0].body === kind)""",
            arg=kind,
        )
    anne.close()


def test_without_a_line_the_page_opens_and_the_rules_can_be_read(browser: Browser, house: Running) -> None:
    here = house.address.replace("127.0.0.1", "localhost")
    anne = person(browser, SMALL, "nl-NL", service_workers="allow")
    page = anne.new_page()
    page.goto(here)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("caches.match('/api/games/caylus/rules/nl').then(found => found !== undefined)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    anne.set_offline(True)
    page.goto(f"{here}/rules/caylus")
    expect(page.get_by_role("heading", name="Caylus").first).to_be_visible()
    expect(page.locator("main")).to_contain_text("Provoost", ignore_case=True)
    anne.set_offline(False)
    anne.close()


def test_the_page_can_be_put_on_a_home_screen(browser: Browser, house: Running) -> None:
    anne = person(browser, SMALL, service_workers="allow")
    page = anne.new_page()
    page.goto(house.address.replace("127.0.0.1", "localhost"))
    found = anne.new_cdp_session(page).send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    for icon in manifest["icons"]:
        assert anne.request.get(f"{house.address}{icon['src']}").status == 200
    anne.close()


def test_what_cannot_be_fetched_can_be_tried_again(browser: Browser, house: Running) -> None:
    anne = person(browser, SMALL)
    anne.request.post(f"{house.address}/api/guests", data={"name": "Anne"})
    page = anne.new_page()
    tries: list[str] = []

    def lose(route: Route) -> None:
        tries.append(route.request.url)
        route.abort()

    for path, asked, shown in (
        ("settings/notices", "**/api/me/notices", "Tell me when"),
        ("finished", "**/api/tables/finished*", "No game finished yet."),
    ):
        tries.clear()
        page.route(asked, lose)
        page.goto(f"{house.address}/{path}")
        expect(page.get_by_text("This page could not be fetched")).to_be_visible()
        page.wait_for_timeout(500)
        assert len(tries) <= 2, "nobody asks without end"
        page.unroute(asked)
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_text(shown)).to_be_visible()
    anne.close()
