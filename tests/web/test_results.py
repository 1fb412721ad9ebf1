"""Results on the page: a profile, the leaderboard, and a match that says whether it counts."""

from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, expect

from bouwmeester.server.results.rating import rate
from bouwmeester.server.store import results as stored
from bouwmeester.server.store.results import Result
from bouwmeester.server.store.store import Store
from bouwmeester.server.tables.clocks import now
from tests.server.conftest import sqlite
from tests.server.running import Running
from tests.web.axe import BY_THE_SUN, nothing_is_wrong
from tests.web.browsing import SMALL, person


def play_much(database: str, people: list[str], bot: str, games: int) -> None:
    """So many matches of three that the first person mostly wins."""
    store = Store(database)
    with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        for number in range(games):
            why = "clock" if number % 9 == 0 else ""
            about = partial(Result, game="palazzo", seats=3, stayed=True, at=now() - 100 + number, why=why)
            ranks = (1, 2, 3) if number % 4 else (2, 1, 3)
            seated = ((people[0], None), (people[1], None), (None, bot))
            match = [
                about(table_id=f"{number:032x}", seat=seat, user_id=user, bot=name, rank=rank, score=30 - 5 * rank)
                for seat, ((user, name), rank) in enumerate(zip(seated, ranks, strict=True))
            ]
            stored.put(connection, match)
            rate(connection, match)
    store.engine.dispose()


def test_a_profile_and_the_leaderboard_by_clicks_from_home(browser: Browser, tmp_path: Path) -> None:
    house = Running(sqlite(tmp_path))
    house.start()
    try:
        anne = person(browser, SMALL, settings={"theme": BY_THE_SUN})
        bram = person(browser, SMALL)
        names = ((anne, "Annelies"), (bram, "Bram van den Berg"))
        users = [
            one.request.post(f"{house.address}/api/guests", data={"name": name}).json()["id"] for one, name in names
        ]
        play_much(house.database, users, "level-3:castle", 30)
        page = anne.new_page()
        page.goto(house.address)
        page.get_by_role("link", name="Leaderboard").click()
        page.get_by_role("link", name="Palazzo").click()
        rows = page.locator("tbody tr")
        expect(rows).to_have_count(3)
        expect(rows.first).to_contain_text("Annelies")
        expect(rows.first).to_contain_text("you")
        page.get_by_role("switch", name="with bots").uncheck()
        expect(rows).to_have_count(2)
        nothing_is_wrong(page, "board")
        for width in (820, 1024, 1280):
            page.set_viewport_size({"width": width, "height": 800})
            whole = "list => list.scrollWidth <= list.clientWidth"
            assert page.locator("main .scroll").evaluate(whole), f"{width}: a column is beyond the edge"
        page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
        page.get_by_role("link", name="Bram van den Berg").click()
        expect(page.get_by_role("heading", name="Bram van den Berg")).to_be_visible()
        expect(page.get_by_text("no clock").first).to_be_visible()
        page.get_by_role("region", name="Head to head").get_by_role("link", name="Annelies").click()
        expect(page.get_by_role("heading", name="Annelies")).to_be_visible()
        expect(page.get_by_role("region", name="Won, and places").first).to_contain_text("73 %")
        expect(page.get_by_role("cell", name="1st of 3").first).to_be_visible()
        nothing_is_wrong(page, "person")
        anne.close()
        bram.close()
    finally:
        house.stop()


def test_few_games_are_counted_and_not_told_in_percent(browser: Browser, tmp_path: Path) -> None:
    house = Running(sqlite(tmp_path))
    house.start()
    try:
        contexts = [person(browser, SMALL) for _ in range(3)]
        anne, bram, _ = [
            one.request.post(f"{house.address}/api/guests", data={"name": name}).json()["id"]
            for one, name in zip(contexts, ("Anne", "Bram", "Cora"), strict=True)
        ]
        play_much(house.database, [anne, bram], "level-3:castle", 2)
        page = contexts[2].new_page()
        page.goto(f"{house.address}/person/{anne}")
        expect(page.get_by_role("region", name="Anne")).to_contain_text("2 games 1 won 2 to the end")
        expect(page.get_by_role("region", name="Won, and places").first).to_contain_text(
            "as a share from 10 games on"
        )
        expect(page.locator("main")).not_to_contain_text("%")
        expect(page.get_by_role("region", name="Head to head")).to_contain_text("gold: Anne stood higher at the end")
        # Somebody who has played nothing yet is not called "you" on the page that others see of them.
        newcomer = contexts[2].request.get(f"{house.address}/api/me").json()["id"]
        other = contexts[0].new_page()
        other.goto(f"{house.address}/person/{newcomer}")
        expect(other.get_by_text("No game finished yet.", exact=True)).to_be_visible()
        # While the house has too much to do, nobody is said to be gone.
        other.route("**/api/people/*", lambda route: route.fulfill(status=429))
        other.reload()
        expect(other.get_by_text("That was too fast for the server.")).to_be_visible()
        other.unroute("**/api/people/*")
        # While nobody answers, that is said, and it can be tried again.
        other.route("**/api/people/*", lambda route: route.abort())
        other.reload()
        expect(other.get_by_text("This page could not be fetched")).to_be_visible()
        other.unroute("**/api/people/*")
        other.get_by_role("button", name="Try again").click()
        expect(other.get_by_role("heading", name="Cora")).to_be_visible()
        for context in contexts:
            context.close()
    finally:
        house.stop()
