"""Bots of one's own: let in and sent away in the settings, chosen at a new table, and marked there."""

import json

from playwright.sync_api import Browser, expect
from websockets.sync.client import connect

from bouwmeester.outside import messages
from tests.server.running import Running
from tests.web.browsing import SMALL, person


def test_a_bot_is_let_in_chosen_and_sent_away(browser: Browser, house: Running) -> None:
    context = person(browser, SMALL)
    page = context.new_page()
    page.goto(f"{house.address}/settings")
    page.get_by_label("Its name").fill("Rita")
    page.get_by_role("button", name="Make a token").click()
    token = page.get_by_label("Token of Rita").input_value()
    address = house.address.replace("http", "ws", 1) + "/api/bots/socket"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}, compression=None) as socket:
        socket.send(json.dumps(messages.hello("rita", ["palazzo"])))
        assert json.loads(socket.recv(30))["type"] == "welcome"

        page.goto(f"{house.address}/new/caylus")
        expect(page.locator("#chair-1 option", has_text="Rita")).to_have_count(0)
        page.goto(f"{house.address}/new/palazzo")
        page.locator("#chair-1").select_option(label="Bot from outside: Rita")
        expect(page.locator(".chair").nth(1)).to_contain_text("Rita")
        with page.expect_response("**/api/tables") as made:
            page.get_by_role("button", name="Set it up").click()
        assert made.value.json()["chairs"][1]["bot"].startswith("outside:")
        expect(page.locator("main")).to_contain_text("Bot from outside")
        expect(page.locator("main")).to_contain_text("Rita")
    page.goto(f"{house.address}/settings")
    page.get_by_role("button", name="Take back Rita").click()
    expect(page.get_by_role("button", name="Take back Rita")).to_have_count(0)
    context.close()
