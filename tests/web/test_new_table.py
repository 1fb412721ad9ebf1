"""Setting a table: who sits where, how strong, and of which temperament, in words."""

from playwright.sync_api import Browser, expect

from tests.server.running import Running
from tests.web.browsing import PHONE, person


def test_level_and_temperament_are_chosen_for_each_chair(browser: Browser, house: Running) -> None:
    context = person(browser, PHONE, language="nl-NL")
    page = context.new_page()
    page.goto(house.address)
    page.get_by_role("region", name="Met vrienden").get_by_role("link", name="Caylus").click()
    page.locator("#chair-1").select_option(label="Bot: Metselaar")
    page.get_by_label("Karakter").select_option(label="Wegbouwer")
    page.locator("#chair-2").select_option(label="Bot: Leerling")
    expect(page.locator(".chair").nth(1)).to_contain_text("Metselaar · Wegbouwer")
    with page.expect_response("**/api/tables") as made:
        page.get_by_role("button", name="Klaarzetten").click()
    assert [chair["bot"] for chair in made.value.json()["chairs"]] == [None, "level-3:road", "level-1"]
    page.locator(".desk").wait_for()
    context.close()


def test_another_level_keeps_no_temperament_and_a_friend_has_none(browser: Browser, house: Running) -> None:
    context = person(browser)
    page = context.new_page()
    page.goto(f"{house.address}/new/palazzo")
    page.locator("#chair-1").select_option("level-2")
    page.get_by_label("Temperament").select_option("level-2:hoards")
    page.locator("#chair-1").select_option("level-4")
    expect(page.get_by_label("Temperament")).to_have_value("level-4")
    page.locator("#chair-1").select_option("open")
    expect(page.get_by_label("Temperament")).to_have_count(0)
    context.close()
