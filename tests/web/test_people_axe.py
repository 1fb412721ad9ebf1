"""The sheets about people, for those who see or press otherwise: axe by day and by night, all by keyboard."""

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Running
from tests.web.axe import BY_THE_SUN, PHONE_BY_DAY, PHONE_BY_NIGHT, WIDE_BY_DAY, WIDE_BY_NIGHT, nothing_is_wrong
from tests.web.browsing import SMALL, person
from tests.web.test_peace import name_keeper

SHEETS = ("settings/privacy", "settings/peace", "settings/notices", "settings/devices", "unsubscribe#x", "keeper")
LOOKS = {
    "en-GB": (WIDE_BY_DAY, PHONE_BY_NIGHT),
    "nl-NL": (WIDE_BY_NIGHT, PHONE_BY_DAY),
    "de-DE": (WIDE_BY_DAY, PHONE_BY_NIGHT),
}


@pytest.mark.parametrize("language", LOOKS)
def test_nothing_is_wrong_with_the_sheets_about_people(browser: Browser, house: Running, language: str) -> None:
    context = person(browser, SMALL, language, {"theme": BY_THE_SUN})
    page = context.new_page()
    name_keeper(house, page)
    for sheet in SHEETS:
        page.goto(f"{house.address}/{sheet}")
        expect(page.locator("main :is(h1, h2)").first).to_be_visible()
        nothing_is_wrong(page, f"{language} {sheet}", LOOKS[language])
    context.close()


def test_every_sheet_by_keyboard(browser: Browser, house: Running) -> None:
    """Whatever can be pressed is come to by Tab, in the order in which it stands, and shows that it is."""
    context = person(browser, SMALL)
    page = context.new_page()
    name_keeper(house, page)
    for sheet in SHEETS:
        page.goto(f"{house.address}/{sheet}")
        expect(page.locator("main :is(h1, h2)").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        pressable = "main :is(a[href], button:enabled, input:enabled:not([type=radio]), select:enabled, summary)"
        count = page.locator(pressable).locator("visible=true").count()
        page.locator("main").evaluate("main => { main.tabIndex = -1; main.focus(); }")
        for place in range(count):
            page.keyboard.press("Tab")
            seen = page.evaluate(
                """() => {
                    const here = document.activeElement;
                    const style = getComputedStyle(here);
                    return here.closest("main") !== null
                        && (style.outlineStyle !== "none" || here.closest("label") !== null);
                }"""
            )
            assert seen, (sheet, place)
    context.close()
