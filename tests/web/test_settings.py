"""Settings: what they do, and that they are kept."""

from playwright.sync_api import Browser, expect

from tests.server.running import Running
from tests.web import scenes
from tests.web.browsing import SMALL, person
from tests.web.playing import lit
from tests.web.stage import Stage

#: Counts the tones that would be heard.
_LISTEN = """
    window.tones = 0;
    const made = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { window.tones += 1; return made.call(this); };
"""


def test_settings_do_what_they_say_and_are_kept(browser: Browser, house: Running) -> None:
    context = person(browser, SMALL)
    context.add_init_script(_LISTEN)
    page = context.new_page()
    page.goto(f"{house.address}/settings")
    root = page.locator("html")
    assert root.get_attribute("data-motion") == "off"
    for label in ("Night", "Easy to tell apart", "At ease", "Ask before a move is sent", "Sounds"):
        page.get_by_label(label, exact=True).check()
    assert page.evaluate("window.tones") > 0
    seat = "getComputedStyle(document.documentElement).getPropertyValue('--seat-1')"
    distinct = page.evaluate(seat)
    page.reload()
    for label in ("Night", "Easy to tell apart", "At ease", "Ask before a move is sent", "Sounds"):
        expect(page.get_by_label(label, exact=True)).to_be_checked()
    for name, value in (("theme", "dark"), ("palette", "distinct"), ("motion", "on")):
        expect(root).to_have_attribute(f"data-{name}", value)

    stage = Stage(page, scenes.auction())
    stage.open(house.address)
    lit(page, "pass").click()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    assert page.evaluate("window.tones") == 0
    assert all(message["type"] != "play" for message in stage.heard)
    page.get_by_role("button", name="Yes").click()
    expect(page.locator(".prompt")).not_to_contain_text("Your bid")
    page.wait_for_function("window.tones > 0")

    page.goto(f"{house.address}/settings")
    page.get_by_label("Of the house").check()
    assert page.evaluate(seat) != distinct
    context.close()


def test_a_guest_is_called_so_in_every_language_and_a_name_stays(browser: Browser, house: Running) -> None:
    context = person(browser, SMALL)
    page = context.new_page()
    page.goto(house.address)
    page.get_by_role("article", name="Palazzo").locator(".now button").click()
    page.locator(".desk").wait_for()
    page.goto(f"{house.address}/settings")
    name = page.locator("#name")
    expect(name).to_have_value("Guest")
    page.get_by_label("Deutsch", exact=True).check()
    expect(name).to_have_value("Gast")
    page.reload()
    expect(name).to_have_value("Gast")
    name.fill("Annelies")
    name.press("Enter")
    page.locator(".notes .note").wait_for()
    page.get_by_label("English", exact=True).check()
    expect(page.locator("legend", has_text="Language")).to_be_visible()
    expect(name).to_have_value("Annelies")
    context.close()
