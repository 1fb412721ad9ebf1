"""A page that is older than its server loads itself anew, and does so once."""

import pytest
from playwright.sync_api import Browser

from bouwmeester.server.protocol.messages import PROTOCOL
from tests.server.running import Running
from tests.web import scenes, stage
from tests.web.browsing import person


@pytest.mark.parametrize(("protocol", "loads"), [(PROTOCOL - 1, 1), (PROTOCOL, 1), (PROTOCOL + 1, 2)])
def test_an_older_page_is_loaded_once_more(
    browser: Browser, house: Running, monkeypatch: pytest.MonkeyPatch, protocol: int, loads: int
) -> None:
    monkeypatch.setattr(stage, "PROTOCOL", protocol)
    context = person(browser)
    page = context.new_page()
    loaded: list[str] = []
    page.on("domcontentloaded", lambda here: loaded.append(here.url))
    table = stage.Stage(page, scenes.auction())
    table.open(house.address)
    page.locator(".desk").wait_for()
    assert len(loaded) == loads
    # Nor does any position after it, though the page is no younger.
    table.change(scenes.cannot_top())
    assert len(loaded) == loads
    context.close()
