"""A game that somebody else brings, with its bot: from the home page to its end, played from its list."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.brought import environment_with_nim
from tests.server.running import Running
from tests.web.browsing import PHONE, SMALL, person


@pytest.fixture(scope="module")
def house_with_nim(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("brought")
    python = environment_with_nim(folder)
    running = Running(f"sqlite:///{folder / 'house.db'}", log=Path(folder, "log"), python=str(python))
    running.start()
    yield running
    running.stop()


@pytest.mark.parametrize("size", [SMALL, PHONE])
def test_nim_is_played_from_the_home_page_against_its_bot(
    browser: Browser, house_with_nim: Running, size: tuple[int, int]
) -> None:
    context = person(browser, size, language="nl-NL")
    page = context.new_page()
    page.goto(house_with_nim.address)
    card = page.get_by_role("article", name="Nim")
    expect(card).to_contain_text("Het laatste stokje wint.")
    expect(page.get_by_role("article")).to_have_count(4)
    card.get_by_role("combobox").select_option("nim-perfect")
    card.get_by_role("button", name="nim-perfect").click()
    taking = page.locator("[data-action^='take']")
    taking.first.wait_for()
    expect(page.get_by_role("button", name="Neem één stokje")).to_be_visible()
    over = page.get_by_role("heading", name="Het spel is uit")
    for _ in range(1200):
        if over.is_visible():
            break
        if taking.first.is_visible() and taking.first.is_enabled():
            version = page.locator("[data-version]").get_attribute("data-version")
            taking.first.click()
            expect(page.locator("[data-version]")).not_to_have_attribute("data-version", str(version))
        page.wait_for_timeout(50)
    expect(page.locator(".log")).to_contain_text("Je neemt één stokje.")
    context.close()


def test_its_rules_are_read_on_the_page(browser: Browser, house_with_nim: Running) -> None:
    context = person(browser)
    page = context.new_page()
    page.goto(house_with_nim.address)
    page.get_by_role("article", name="Nim").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Taking sticks")).to_be_visible()
    expect(page.locator("#take\\.1")).to_contain_text("one to three")
    context.close()
