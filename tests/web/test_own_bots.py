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
    page.get_by_label("Name of a new bot").fill("Rita")
    page.get_by_role("button", name="Make a token").click()
    token = page.get_by_label("Token of Rita").input_value()
    address = house.address.replace("http", "ws", 1) + "/api/bots/socket"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}, compression=None) as socket:
        socket.send(json.dumps(messages.hello("rita", ["palazzo"])))
        assert json.loads(socket.recv(30))["type"] == "welcome"

        page.goto(f"{house.address}/new/caylus")
        expect(page.locator("#chair-1 option", has_text="Rita")).to_have_count(0)
        page.goto(f"{house.address}/new/palazzo")
        page.locator("#chair-1").select_option(label="Rita, bot from outside")
        expect(page.locator(".chair").nth(1)).to_contain_text("Rita")
        with page.expect_response("**/api/tables") as made:
            page.get_by_role("button", name="Set it up").click()
        rita = made.value.json()["chairs"][1]["bot"]
        assert rita.startswith("outside:")
        expect(page.locator("main")).to_contain_text("Bot from outside")
        expect(page.locator("main")).to_contain_text("Rita")

        # The host may also seat it later; at the table its name stands with what it is.
        expect(page.get_by_label("Another bot, or none (Chair 2)")).to_have_value(rita)
        page.get_by_label("Seat a bot (Chair 3)").select_option(label="Rita, bot from outside")
        expect(page.locator(".who", has_text="Rita").get_by_text("bot from outside")).to_have_count(2)
    page.goto(f"{house.address}/settings")
    page.get_by_role("button", name="Take back Rita").click()
    expect(page.get_by_role("button", name="Take back Rita")).to_have_count(0)
    context.close()
