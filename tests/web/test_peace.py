"""Keeping the peace on the page: somebody is declined, reported, warned; and the desk of the keepers."""

import contextlib
import io

from playwright.sync_api import Browser, Page, expect

from bouwmeester.cli.app import main
from tests.server.running import Running
from tests.web.axe import BY_THE_SUN, findings, nothing_is_wrong
from tests.web.browsing import PHONE, person
from tests.web.test_people import guest_at, table_of


def name_keeper(house: Running, page: Page) -> None:
    page.goto(f"{house.address}/settings")
    user = page.evaluate(
        "fetch('/api/guests', {method: 'POST', headers: {'content-type': 'application/json'},"
        " body: JSON.stringify({name: 'Cora'})}).then(one => one.json()).then(one => one.id)"
    )
    with contextlib.redirect_stdout(io.StringIO()):
        assert main(["keeper", "name", user, "--database", house.database]) == 0


def test_a_host_declines_somebody_kindly(browser: Browser, house: Running) -> None:
    host, guest = person(browser), person(browser, PHONE, "de-DE")
    anne, bram = host.new_page(), guest.new_page()
    link = table_of(anne, house.address, "Anne", {"game": "palazzo", "chairs": ["me", "open", "open"]})
    guest_at(bram, link, "Bram")
    anne.get_by_role("button", name="Decline Bram").click()
    sure = anne.get_by_role("dialog", name="Decline Bram")
    expect(sure).to_contain_text("They are told kindly")
    sure.get_by_role("button", name="Decline Bram").click()
    told = bram.get_by_role("status").filter(has_text="Diese Partie ist für andere gedacht")
    expect(told).to_be_visible()
    expect(bram.get_by_role("button", name="Hier sitzen")).to_have_count(0)
    assert findings(bram) == []
    expect(anne.get_by_role("button", name="Decline Bram")).to_have_count(0)
    # Who stands up by themselves is told nothing.
    bram.reload()
    bram.get_by_role("button", name="Hier sitzen").first.click()
    expect(bram.get_by_role("alert")).to_contain_text("spielt diese Partie mit anderen")
    for context in (host, guest):
        context.close()


def test_a_report_goes_to_the_keepers_and_a_warning_comes_once(browser: Browser, house: Running) -> None:
    contexts = [
        person(browser, PHONE),
        person(browser, language="nl-NL"),
        person(browser, settings={"theme": BY_THE_SUN}),
    ]
    anne, bram, cora = [context.new_page() for context in contexts]
    link = table_of(anne, house.address, "Anne", {"game": "palazzo", "chairs": ["me", "open"]})
    guest_at(bram, link, "Bram")
    bram.locator(".desk").wait_for()
    bram.get_by_role("tab", name="Gesprek").click()
    bram.get_by_label("Zeg iets").fill("You play like a brick")
    bram.keyboard.press("Enter")
    expect(bram.locator(".talk li")).to_contain_text("You play like a brick")

    anne.get_by_role("button", name="Menu").click()
    anne.get_by_role("button", name="Report somebody").click()
    form = anne.get_by_role("dialog", name="Report Bram")
    form.get_by_label("Report this line").select_option(label="You play like a brick")
    form.get_by_label("Hurtful words").check()
    form.get_by_label("In your own words").fill("again\nand again")
    assert findings(anne) == []
    form.get_by_role("button", name="Send to the keepers").click()
    expect(form).to_contain_text("It has reached the keepers")
    form.get_by_role("switch", name="Mute Bram").check()
    form.get_by_role("button", name="Close").last.click()
    # Whom one mutes one reads no more, be it said before or after, or met again on a page that is loaded anew.
    anne.get_by_role("tab", name="Log").first.click()
    anne.get_by_role("tab", name="Talk").click()
    expect(anne.locator(".talk li")).to_contain_text("Nobody has said anything yet.")
    anne.reload()
    anne.get_by_role("tab", name="Log").first.click()
    anne.get_by_role("tab", name="Talk").click()
    expect(anne.locator(".talk li")).to_contain_text("Nobody has said anything yet.")

    name_keeper(house, cora)
    cora.goto(f"{house.address}/settings/peace")
    cora.get_by_role("link", name="Keepers’ desk").click()
    report = cora.get_by_role("region", name="Anne reports Bram")
    expect(report).to_contain_text("again and again")
    expect(report.locator(".meant")).to_contain_text("You play like a brick")
    report.get_by_label("Silence for all").check()
    nothing_is_wrong(cora, "a keeper decides")
    report.get_by_label("Warn").check()
    report.get_by_label("To Bram").fill("Be\nkind")
    report.get_by_role("button", name="Do it").click()
    expect(cora.get_by_role("heading", name="No report waits")).to_be_visible()
    log = cora.get_by_role("region", name="What was done")
    expect(log).to_contain_text("Warn: Bram")

    word = bram.get_by_role("dialog", name="Een woord van de beheerders")
    expect(word).to_contain_text("Kwetsende woorden")
    expect(word).to_contain_text("Be kind")
    assert findings(bram) == []
    word.get_by_role("button", name="Ik heb het gelezen").click()
    bram.reload()
    bram.locator(".desk").wait_for()
    expect(word).to_have_count(0)

    log.get_by_role("button", name="Undo: Warn, Bram").click()
    expect(report).to_be_visible()
    report.get_by_label("Let it be").check()
    report.get_by_role("button", name="Do it").click()
    anne.goto(f"{house.address}/keeper")
    expect(anne.get_by_role("heading", name="There is nothing here.")).to_be_visible()
    for context in contexts:
        context.close()
