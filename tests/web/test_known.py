"""Being known, on the page: a passkey by the browser's own hand, another device, and signing out."""

from playwright.sync_api import Browser, expect

from tests.server.running import Running
from tests.web.axe import BY_THE_SUN, nothing_is_wrong
from tests.web.browsing import SMALL, person

#: A key inside a device that asks its owner, as phones and laptops have.
_INSIDE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def test_a_passkey_brings_somebody_back_who_was_signed_out(browser: Browser, house: Running) -> None:
    here = house.address.replace("127.0.0.1", "localhost")
    anne = person(browser, SMALL, settings={"theme": BY_THE_SUN})
    page = anne.new_page()
    devtools = anne.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": _INSIDE})
    page.goto(f"{here}/settings")
    page.get_by_label("Your name").fill("Annelies")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("link", name="Devices").click()
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_text("added today")).to_be_visible()
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_text("This device has a passkey of yours already.")).to_be_visible()
    nothing_is_wrong(page, "devices")
    page.get_by_role("button", name="Sign out Chrome, Linux").click()
    page.get_by_role("dialog").get_by_role("button", name="Sign out").click()
    expect(page).to_have_url(f"{here}/")
    expect(page.locator("a.me-chip")).to_contain_text("Guest")
    page.get_by_role("link", name="You have played here before").click()
    # Nobody is known here: there is nothing to add to, and no link to make.
    expect(page.get_by_text("Where you have played before, make your own link")).to_be_visible()
    expect(page.get_by_role("button", name="Add", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_text("used today")).to_be_visible()
    page.get_by_role("link", name="Bouwmeester, home").click()
    expect(page.locator("a.me-chip")).to_contain_text("Annelies")
    anne.close()


def test_who_signs_out_leaves_nothing_of_theirs_on_the_page(browser: Browser, house: Running) -> None:
    anne, bram = person(browser, SMALL), person(browser, SMALL)
    users = [
        one.request.post(f"{house.address}/api/guests", data={"name": name}).json()["id"]
        for one, name in ((anne, "Anne"), (bram, "Bram"))
    ]
    page = anne.new_page()
    page.goto(f"{house.address}/person/{users[1]}")
    page.get_by_role("switch", name="Mute Bram").check()
    page.goto(f"{house.address}/settings/peace")
    expect(page.get_by_role("region", name="Bram")).to_be_visible()
    page.get_by_role("link", name="Devices").click()
    page.get_by_role("button", name="Sign out Chrome, Linux").click()
    page.get_by_role("dialog").get_by_role("button", name="Sign out").click()
    page.locator("a.me-chip").click()
    page.get_by_role("link", name="Peace").click()
    expect(page.get_by_role("heading", name="Peace")).to_be_visible()
    expect(page.get_by_role("region", name="Bram")).to_have_count(0)
    for context in (anne, bram):
        context.close()
