"""What is said on the page: in every language, in the rules, and to those who only hear it."""

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Running
from tests.web import caylus_scenes, scenes
from tests.web.browsing import NARROW, PHONE, SMALL, person
from tests.web.playing import Faults, lit, no_scrolling_sideways
from tests.web.stage import Stage, staged


@pytest.mark.parametrize(
    ("language", "now", "turn"), [("nl-BE", "Nu spelen", "Jouw beurt"), ("de-AT", "Jetzt spielen", "Du bist dran")]
)
def test_in_other_languages(browser: Browser, house: Running, language: str, now: str, turn: str) -> None:
    """The browser's language is found, and no key is left unsaid."""
    context = person(browser, SMALL, language)
    page = context.new_page()
    page.goto(house.address)
    expect(page.get_by_role("button", name=now).first).to_be_visible()
    assert page.locator("html").get_attribute("lang") == language[:2]
    said = [page.locator("body").inner_text()]
    stage = Stage(page, scenes.turn())
    stage.open(house.address)
    page.locator(".desk").wait_for()
    said.append(page.locator("body").inner_text())
    for scene in (scenes.auction, scenes.building, scenes.end):
        stage.change(scene())
        said.append(page.locator("body").inner_text())
    assert turn in said[1]
    for text in said:
        assert "web-" not in text
        assert "-page-" not in text
        assert "{" not in text
    context.close()


_CUT = """names => names.flatMap(name => [...document.querySelectorAll(name)])
    .filter(one => one.offsetParent !== null)
    .filter(one => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
    .map(one => `${one.className}: ${one.innerText}`)"""


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_nothing_is_cut_off_where_words_are_long(browser: Browser, house: Running, language: str) -> None:
    """What one has in Caylus, on a small screen; and the buttons of Palazzo, on the narrowest phone."""
    context, page, _ = staged(browser, house, caylus_scenes.placing(), language=language)
    page.wait_for_function(f"names => ({_CUT})(names).length === 0", arg=[".me", ".legend"])
    context.close()
    context, page, _ = staged(browser, house, scenes.market(), NARROW, language=language)
    lit(page, "buy marble 1 w").click()
    lit(page, "add florin 5").click()
    page.wait_for_function(f"names => ({_CUT})(names).length === 0", arg=[".acts .btn"])
    context.close()


@pytest.mark.parametrize(("language", "title"), [("nl-NL", "De veiling"), ("de-DE", "Die Versteigerung")])
def test_the_rules_are_told_and_drawn_in_every_language(
    browser: Browser, house: Running, language: str, title: str
) -> None:
    context = person(browser, PHONE, language)
    page = context.new_page()
    faults = Faults(page)
    page.goto(f"{house.address}/rules/palazzo#auction.3")
    expect(page.locator("[id='auction']")).to_contain_text(title)
    expect(page.locator(".rule.cited")).to_be_in_viewport()
    for game in ("palazzo", "caylus", "potzklotz"):
        if game != "palazzo":
            page.goto(f"{house.address}/rules/{game}")
        expect(page.locator("figure").nth(2)).to_be_visible()
        for figure in page.locator("figure").all():
            expect(figure.locator("figcaption")).not_to_be_empty()
            expect(figure.locator("svg:not(.sprite)").first).to_be_visible()
        # Everything that is drawn is a piece that there is.
        assert (
            page.evaluate("""() => [...document.querySelectorAll("figure use")]
            .map(one => one.getAttribute("href")).filter(name => !document.querySelector(name))""")
            == []
        )
        no_scrolling_sideways(page)
    assert faults.found == []
    context.close()


def test_the_table_is_told_to_those_who_hear_it(browser: Browser, house: Running) -> None:
    """Tiles, places and money are in the accessibility tree; the title and the live region tell what happens."""
    context, page, stage = staged(browser, house, scenes.building())
    tree = page.locator("main").aria_snapshot()
    for words in ("Marble, floor 2, 1 window", "Master builder", "Build on palace", "florin 3", "2 of 5"):
        assert words in tree, words
    stage.change(scenes.auction())
    expect(page).to_have_title("● Your turn · Palazzo")
    lit(page, "pass").click()
    expect(page.locator("[aria-live=polite].vh")).to_contain_text("You pass.")
    expect(page).to_have_title("Palazzo")

    # A language is changed at the table.
    stage.change(scenes.auction())
    page.get_by_label("Language").select_option("de")
    expect(page.locator(".prompt")).to_contain_text("Dein Gebot: 12")
    context.close()


def test_a_note_is_told_in_the_language_that_is_chosen_after_it(browser: Browser, house: Running) -> None:
    context, page, _ = staged(browser, house, scenes.auction())
    page.locator(".cardbtn.off").first.click(force=True)
    said = page.locator(".note.warn")
    expect(said).to_contain_text("does not fit")
    page.get_by_label("Language").select_option("nl")
    expect(said).to_contain_text("Florijn 5 past er niet bij")
    context.close()
