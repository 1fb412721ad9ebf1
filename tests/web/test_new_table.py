"""Setting a table: who sits where, how strong, and of which temperament, in words."""

from playwright.sync_api import Browser, expect

from tests.server.running import Running
from tests.server.test_taught import moments
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


def test_who_is_taught_is_asked_before_much_is_thrown_away(browser: Browser, house: Running) -> None:
    """Chosen as a kind of chair; then from a moment at which taking tiles out of the game is a mistake."""
    context = person(browser, PHONE)
    page = context.new_page()
    page.goto(f"{house.address}/new/palazzo")
    page.get_by_label("Hints (Chair 2)").select_option(label="With warnings")
    expect(page.get_by_label("Teaching table: everybody may ask for hints")).to_be_checked()
    expect(page.locator(".chair").nth(1)).to_contain_text("warned before a big mistake")
    with page.expect_response("**/api/tables") as made:
        page.get_by_role("button", name="Set it up").click()
    assert made.value.json()["taught"] == [1]
    expect(page.locator(".chairs li").nth(1)).to_contain_text("warned before a big mistake")
    expect(page.locator(".room")).to_contain_text("whoever has the link or the code")

    # Of two tiles the first is put into the box, and the other is still to be placed.
    thrown = [one for one in moments("palazzo") if any(plan[1:2] == ["discard"] for plan in one["plans"])]
    moment = next(one for one in thrown if one["seat"] == 0)
    wish = {"game": "palazzo", "chairs": ["me", "level-1"], "position": moment["position"], "taught": [0]}
    table = page.request.post(f"{house.address}/api/tables", data=wish, headers={"Origin": house.address}).json()
    page.goto(f"{house.address}/table/{table['id']}")
    page.get_by_role("button", name="Out of the game").click()
    page.get_by_role("button", name="Put it in the box, out of the game").click()
    careful = page.get_by_role("region", name="Careful")
    expect(careful.get_by_role("listitem")).to_have_count(2)
    expect(careful).to_contain_text("what you wanted")
    # Who insists has it.
    careful.get_by_role("listitem").nth(1).click()
    careful.get_by_role("button", name="Do number 2").click()
    expect(careful).to_have_count(0)
    expect(page.get_by_text("1 to place")).to_be_visible()
    context.close()
