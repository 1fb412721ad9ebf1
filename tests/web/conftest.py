"""A real server and a real browser for the tests of the page; both are gone before any other test runs."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.server.running import Running
from tests.web.browsing import FLAT, SOLID, chromium


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = chromium(playwright, FLAT)
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def solid_browser(playwright: Playwright) -> Iterator[Browser]:
    """One that can draw the cubes in three dimensions."""
    browser = chromium(playwright, SOLID)
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house for everybody: each test has tables of its own."""
    yield from _house(tmp_path_factory.mktemp("house"))


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[Running]:
    """A house of one's own, to be stopped and started."""
    yield from _house(tmp_path)


def _house(folder: Path) -> Iterator[Running]:
    running = Running(f"sqlite:///{folder / 'house.db'}", log=folder / "log")
    running.start()
    try:
        yield running
    finally:
        running.stop()
