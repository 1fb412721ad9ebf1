"""Events on the page: set one up, sign up by its link, come to the table, and see how everybody stands."""

from datetime import datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

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


def sign_up(browser: Browser, link: str, name: str, zone: str = "Europe/Amsterdam") -> tuple[BrowserContext, Page]:
    context = person(browser, PHONE, settings={"theme": BY_THE_SUN}, timezone_id=zone)
    page = context.new_page()
    page.goto(link)
    page.get_by_placeholder("Your name").fill(name)
    page.get_by_role("button", name="I take part").click()
    expect(page.get_by_text("You take part.")).to_be_visible()
    return context, page


def test_another_language_leaves_what_was_typed(browser: Browser, house: Running) -> None:
    """Also where the words of a page had to be fetched first."""
    anne = person(browser, SMALL)
    page = anne.new_page()
    page.goto(house.address)
    page.get_by_role("link", name="Events").click()
    page.get_by_label("Name of the event").fill("Autumn")
    page.get_by_text("Over days").click()
    for language, name in (("nl", "Naam van het evenement"), ("de", "Name der Veranstaltung")):
        page.get_by_role("banner").get_by_role("combobox").select_option(language)
        expect(page.get_by_label(name)).to_have_value("Autumn")
    expect(page.get_by_label("Über Tage")).to_be_checked()
    anne.close()


def test_an_evening_by_clicks_from_home(browser: Browser, tmp_path: Path) -> None:
    house = Running(sqlite(tmp_path))
    house.start()
    try:
        anne = person(browser, SMALL, settings={"theme": BY_THE_SUN}, timezone_id="Europe/Amsterdam")
        anne.request.post(f"{house.address}/api/guests", data={"name": "Anne"})
        page = anne.new_page()
        page.goto(house.address)
        page.get_by_role("link", name="Events").click()
        expect(page.get_by_text("No event is announced.")).to_be_visible()
        nothing_is_wrong(page, "events")
        page.get_by_label("Name of the event").fill("Autumn Palazzo")
        page.get_by_role("spinbutton", name="Rounds").fill("2")
        day = datetime.now(ZoneInfo("Europe/Amsterdam")).date() + timedelta(days=7)
        page.get_by_label("Begins by itself").fill(f"{day}T20:00")
        page.get_by_role("button", name="Set it up").click()
        expect(page.get_by_role("heading", name="Autumn Palazzo")).to_be_visible()
        link = page.get_by_label("The link to sign up").input_value()
        code = link.rpartition("/")[2]
        begin = page.get_by_role("button", name="Begin")
        expect(begin).to_be_disabled()
        page.get_by_role("button", name="I take part").click()
        expect(page.get_by_text(", 20:00.")).to_be_visible()
        zones = {"Bram": "Europe/Lisbon", "Cora": "Europe/Helsinki", "Dirk": "Europe/Amsterdam"}
        others = [sign_up(browser, link, name, zone) for name, zone in zones.items()]
        for (_, phone), time in zip(others, ("19:00", "21:00", "20:00"), strict=True):
            expect(phone.locator(".when")).to_contain_text(f", {time}.")
        page.get_by_label("Begins by itself").fill(f"{day}T21:30")
        page.get_by_role("button", name="Set the time").click()
        expect(page.get_by_text(", 21:30.")).to_be_visible()
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
        late, latest = sign_up(browser, link, "Els")
        expect(latest.get_by_text("You take part.")).to_be_visible()
        expect(standings.locator("tbody tr")).to_have_count(5)
        page.get_by_role("button", name="Close sign-up").click()
        expect(page.get_by_role("button", name="Open sign-up again")).to_be_visible()
        expect(standings.locator("tbody tr").first).to_contain_text("1.00")
        expect(page.get_by_role("timer")).to_contain_text("next round in")
        nothing_is_wrong(page, "event", (PHONE_BY_DAY, WIDE_BY_NIGHT))
        page.get_by_role("button", name="Begin the next round now").click()
        expect(page.get_by_text("Round 2 of 2")).to_be_visible()
        expect(latest.get_by_role("link", name="To the table")).to_be_visible()
        phone = others[2][1]
        phone.get_by_role("button", name="Withdraw").click()
        phone.get_by_role("dialog").get_by_role("button", name="Withdraw").click()
        expect(page.get_by_text("withdrawn")).to_be_visible()
        page.get_by_role("button", name="Cancel the event").click()
        page.get_by_role("dialog").get_by_role("button", name="Cancel the event").click()
        expect(page.get_by_text("The event was cancelled")).to_be_visible()
        expect(page.get_by_text("From three people on it can begin.")).to_have_count(0)
        for context in (anne, late, *[context for context, _ in others]):
            context.close()
    finally:
        house.stop()


def test_the_next_season_of_a_league(browser: Browser, tmp_path: Path) -> None:
    house = Running(sqlite(tmp_path))
    house.start()
    try:
        people = [person(browser, SMALL, settings={"theme": BY_THE_SUN}) for _ in range(3)]
        for context, name in zip(people, ("Anne", "Bram", "Cora"), strict=True):
            context.request.post(f"{house.address}/api/guests", data={"name": name})
        anne = people[0]
        wish = {"name": "Autumn league", "game": "palazzo", "seats": 3, "rounds": 1, "kind": "league"}
        made = anne.request.post(f"{house.address}/api/events", data=wish).json()
        code = made["about"]["code"]
        for context in people:
            context.request.post(f"{house.address}/api/events/{code}/entry")
        page = anne.new_page()
        page.goto(f"{house.address}/events/{code}")
        page.get_by_role("button", name="Begin").click()
        expect(page.get_by_role("link", name="To the table")).to_be_visible()
        end_tables(house, anne, code)
        page.get_by_role("button", name="Next season").click()
        page.get_by_role("dialog").get_by_role("button", name="Next season").click()
        expect(page.get_by_text("Season 2")).to_be_visible()
        signed = page.get_by_role("region", name="Signed up")
        expect(signed.get_by_role("heading", name="Group 1")).to_be_visible()
        expect(signed.get_by_role("listitem")).to_have_count(3)
        nothing_is_wrong(page, "season", (PHONE_BY_DAY, WIDE_BY_NIGHT))
        page.get_by_role("link", name="Season 1").click()
        expect(page.get_by_text("The event is over.")).to_be_visible()
        expect(page.get_by_role("button", name="Next season")).to_have_count(0)
        for context in people:
            context.close()
    finally:
        house.stop()
