"""Events on the page: set one up, sign up by its link, come to the table, and see how everybody stands."""

from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, expect

from bouwmeester.server.store import contests
from bouwmeester.server.store import results as stored
from bouwmeester.server.store.results import Result
from bouwmeester.server.store.store import Store
from bouwmeester.server.tables.clocks import now
from tests.server.conftest import sqlite
from tests.server.running import Running
from tests.web.axe import BY_THE_SUN, PHONE_BY_DAY, WIDE_BY_NIGHT, nothing_is_wrong
from tests.web.browsing import PHONE, SMALL, person


def end_tables(house: Running, someone: BrowserContext, code: str) -> None:
    """Every match of the round is over, in the order of the seats."""
    event = someone.request.get(f"{house.address}/api/events/{code}").json()
    store = Store(house.database)
    with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        for table in [one for one in event["groups"][0]["tables"] if one["places"] is None]:
            count = len(table["seats"])
            rows = [
                Result(table["table"], seat, None, None, "palazzo", count, seat + 1, 30 - seat, True, now(), "")
                for seat in range(count)
            ]
            stored.put(connection, rows)
            contests.look_again(connection, table["table"], now())
    store.engine.dispose()


def sign_up(browser: Browser, link: str, name: str) -> tuple[BrowserContext, Page]:
    context = person(browser, PHONE, settings={"theme": BY_THE_SUN})
    page = context.new_page()
    page.goto(link)
    page.get_by_placeholder("Your name").fill(name)
    page.get_by_role("button", name="I take part").click()
    expect(page.get_by_text("You take part.")).to_be_visible()
    return context, page


def test_an_evening_by_clicks_from_home(browser: Browser, tmp_path: Path) -> None:
    house = Running(sqlite(tmp_path))
    house.start()
    try:
        anne = person(browser, SMALL, settings={"theme": BY_THE_SUN})
        anne.request.post(f"{house.address}/api/guests", data={"name": "Anne"})
        page = anne.new_page()
        page.goto(house.address)
        page.get_by_role("link", name="Events").click()
        expect(page.get_by_text("No event is announced.")).to_be_visible()
        nothing_is_wrong(page, "events")
        page.get_by_label("Name of the event").fill("Autumn Palazzo")
        page.get_by_role("spinbutton", name="Rounds").fill("2")
        page.get_by_role("button", name="Set it up").click()
        expect(page.get_by_role("heading", name="Autumn Palazzo")).to_be_visible()
        link = page.get_by_label("The link to sign up").input_value()
        code = link.rpartition("/")[2]
        begin = page.get_by_role("button", name="Begin")
        expect(begin).to_be_disabled()
        page.get_by_role("button", name="I take part").click()
        others = [sign_up(browser, link, name) for name in ("Bram", "Cora", "Dirk")]
        nothing_is_wrong(others[0][1], "sign-up", (PHONE_BY_DAY,))
        begin.click()
        expect(page.get_by_text("Round 1 of 2")).to_be_visible()
        for _, phone in others:
            expect(phone.get_by_role("link", name="To the table")).to_be_visible()
        others[0][1].get_by_role("link", name="To the table").click()
        others[0][1].wait_for_url("**/table/*")
        end_tables(house, anne, code)
        standings = page.get_by_role("region", name="Standings after round 1")
        expect(standings).to_be_visible()
        expect(standings.locator("tbody tr")).to_have_count(4)
        expect(standings.locator("tbody tr").first).to_contain_text("1.00")
        expect(page.get_by_role("timer")).to_contain_text("next round in")
        nothing_is_wrong(page, "event", (PHONE_BY_DAY, WIDE_BY_NIGHT))
        page.get_by_role("button", name="Begin the next round now").click()
        expect(page.get_by_text("Round 2 of 2")).to_be_visible()
        phone = others[2][1]
        phone.get_by_role("button", name="Withdraw").click()
        phone.get_by_role("dialog").get_by_role("button", name="Withdraw").click()
        expect(page.get_by_text("withdrawn")).to_be_visible()
        page.get_by_role("button", name="Cancel the event").click()
        page.get_by_role("dialog").get_by_role("button", name="Cancel the event").click()
        expect(page.get_by_text("The event was cancelled")).to_be_visible()
        for context in (anne, *[context for context, _ in others]):
            context.close()
    finally:
        house.stop()
