"""Around the game on the page: leaving, closing, watching, asking, talking, inviting, and finished matches."""

import json
import random
import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from bouwmeester.server.protocol.messages import Finished, FinishedPage, TableInfo
from tests.server.running import Running
from tests.web import scenes
from tests.web.browsing import PHONE, SMALL, person
from tests.web.hands import PALAZZO, quickly
from tests.web.playing import Faults, lit, no_scrolling_sideways
from tests.web.stage import Stage
from tests.web.test_people import guest_at, table_of


def at_a_table(browser: Browser, house: Running, *names: str) -> tuple[list[BrowserContext], list[Page]]:
    """People who play Palazzo together, each with a browser of their own."""
    contexts = [person(browser, SMALL) for _ in names]
    pages = [context.new_page() for context in contexts]
    wish: dict[str, object] = {"game": "palazzo", "chairs": ["me", *["open" for _ in names[1:]]]}
    link = table_of(pages[0], house.address, names[0], wish)
    for page, name in zip(pages[1:], names[1:], strict=True):
        guest_at(page, link, name)
    for page in pages:
        page.locator(".desk").wait_for()
    return contexts, pages


def close(contexts: list[BrowserContext]) -> None:
    for context in contexts:
        context.close()


def test_resigning_from_the_menu(browser: Browser, house: Running) -> None:
    """The others and a watcher read who resigned; the one who did sees the match as somebody who watches."""
    contexts, (noor, alma) = at_a_table(browser, house, "Noor", "Alma")
    watching = person(browser, PHONE)
    watcher = watching.new_page()
    watcher.goto(alma.url)
    watcher.locator(".desk").wait_for()
    expect(watcher.locator(".bar")).to_contain_text("You are watching")
    there = alma.url
    alma.get_by_role("button", name="Menu").click()
    alma.get_by_role("button", name="Leave this table…").click()
    alma.get_by_role("radio", name="Resign").check()
    alma.get_by_role("button", name="Resign").click()
    expect(alma).to_have_url(re.compile("/$"))
    expect(noor.locator(".log")).to_contain_text("Alma has resigned: a bot plays on.")
    expect(noor.get_by_role("article", name="Alma")).to_contain_text("bot, resigned")
    watcher.get_by_role("tab", name="Log").click()
    expect(watcher.locator(".log")).to_contain_text("Alma has resigned: a bot plays on.")
    alma.goto(there)
    expect(alma.locator(".prompt")).to_contain_text("You are watching")
    expect(alma.get_by_role("button", name="Play yourself")).to_have_count(0)
    close([*contexts, watching])


def test_whoever_was_away_at_the_end_is_told_that_a_bot_played(browser: Browser, house: Running) -> None:
    """They win or lose by what it did."""

    class Away(Stage):
        def info(self) -> TableInfo:
            info = super().info()
            info.chairs[0].bot = "greedy"
            return info

    context = person(browser, PHONE)
    for stage, words in ((Away, 1), (Stage, 0)):
        page = context.new_page()
        stage(page, scenes.end()).open(house.address)
        page.locator("main.close h2").wait_for()
        expect(page.get_by_text("A bot played to the end in your place.")).to_have_count(words)
        page.close()
    context.close()


def test_coming_back_later_keeps_the_chair(browser: Browser, house: Running) -> None:
    contexts, (noor, alma) = at_a_table(browser, house, "Noor", "Alma")
    alma.get_by_role("button", name="Menu").click()
    alma.get_by_role("button", name="Leave this table…").click()
    alma.get_by_role("button", name="Leave for now").click()
    alma.locator(".mine .mytable").click()
    alma.locator(".desk").wait_for()
    expect(alma.locator(".prompt")).not_to_contain_text("watching")
    expect(noor.locator(".log")).not_to_contain_text("resigned")
    close(contexts)


def test_only_who_moves_reads_that_it_is_their_turn(browser: Browser, house: Running) -> None:
    contexts, pages = at_a_table(browser, house, "Noor", "Alma")
    watching = person(browser, SMALL)
    watcher = watching.new_page()
    watcher.goto(pages[1].url)
    watcher.locator(".desk").wait_for()
    pages[0].wait_for_function("document.querySelector('.table.my-turn, .prompt:not(.mine-now)') !== null")
    moves = [page for page in pages if page.locator(".table.my-turn").count()]
    assert len(moves) == 1
    (mover,) = moves
    name = "Noor" if mover is pages[0] else "Alma"
    expect(mover.locator("body")).to_contain_text(re.compile("your turn", re.IGNORECASE))
    assert mover.title().startswith("● Your turn")
    for other in (*[page for page in pages if page is not mover], watcher):
        expect(other.locator(".prompt")).to_contain_text(f"{name} decides: money, tiles or rebuilding")
        expect(other.locator("body")).not_to_contain_text(re.compile("your turn", re.IGNORECASE))
        assert "turn" not in other.title()
    said = watcher.locator(".watching").evaluate("one => one.offsetHeight")
    assert said < 30, "the eye stands beside its words"
    close([*contexts, watching])


def test_who_asks_to_take_back_sees_the_answers(browser: Browser, house: Running) -> None:
    contexts, pages = at_a_table(browser, house, "Noor", "Alma", "Sem")
    pages[0].wait_for_function("document.querySelector('.prompt span') !== null")
    mover = next(page for page in pages if page.locator(".table.my-turn").count())
    others = [page for page in pages if page is not mover]
    names = dict(zip(pages, ("Noor", "Alma", "Sem"), strict=True))
    lit(mover, "tiles").click()
    expect(mover.locator(".log li")).not_to_have_count(0)

    def ask() -> None:
        mover.get_by_role("button", name="Menu").click()
        mover.get_by_role("button", name="Ask the others to take back my move").click()

    ask()
    mine = mover.locator(".notes.low .note")
    expect(mine).to_contain_text("You ask to take back your move.")
    for other in others:
        expect(mine).to_contain_text(f"{names[other]}: …")
    others[0].get_by_role("alertdialog").get_by_role("button", name="Yes").click()
    expect(mine).to_contain_text(f"{names[others[0]]}: yes")
    others[1].get_by_role("alertdialog").get_by_role("button", name="No").click()
    expect(mine).to_contain_text(f"{names[others[1]]} said no.")
    mine.get_by_role("button", name="Close").click()
    expect(mine).to_have_count(0)

    ask()
    mine.get_by_role("button", name="Withdraw").click()
    expect(mine).to_have_count(0)
    for other in others:
        expect(other.get_by_role("alertdialog")).to_have_count(0)
    close(contexts)


def test_who_asks_is_told_that_somebody_played_on(browser: Browser, house: Running) -> None:
    contexts, pages = at_a_table(browser, house, "Noor", "Alma")
    pages[0].wait_for_function("document.querySelector('.prompt span') !== null")
    asks = next(page for page in pages if page.locator(".table.my-turn").count())
    (plays,) = [page for page in pages if page is not asks]
    lit(asks, "money").click()
    for page, actions in ((asks, ("take ", "take ", "taken")), (plays, ("take ", "taken"))):
        for action in actions:
            page.locator(f'main [data-action^="{action}"]:visible:not([aria-pressed=true])').first.click()
    lit(plays, "tiles").wait_for()
    asks.get_by_role("button", name="Menu").click()
    asks.get_by_role("button", name="Ask the others to take back my move").click()
    plays.get_by_role("alertdialog").wait_for()
    lit(plays, "tiles").click()
    name = "Alma" if asks is pages[0] else "Noor"
    expect(asks.locator(".note")).to_contain_text(f"{name} has played on: that is a no.")
    close(contexts)


def test_dealt_cards_are_told_once(browser: Browser, house: Running) -> None:
    """Each of mine, and how many the others got."""
    contexts, (noor, _) = at_a_table(browser, house, "Noor", "Alma")
    expect(noor.locator(".log li", has_text="Alma gets 4 cards.")).to_have_count(1)
    expect(noor.locator(".log li", has_text="You get")).to_have_count(4)
    close(contexts)


def test_unread_talk_is_seen_on_a_phone(browser: Browser, house: Running) -> None:
    """A count on the tab where it is read; one's own words do not count."""
    contexts, (noor, alma) = at_a_table(browser, house, "Noor", "Alma")
    noor.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    alma.get_by_role("tab", name="Talk").click()
    alma.get_by_label("Say something").fill("Hello")
    alma.get_by_role("button", name="Send").click()
    expect(alma.locator(".unread")).to_have_count(0)
    expect(alma.get_by_role("tab", name="Talk")).to_have_text("Talk")
    expect(noor.locator(".tabs .unread")).to_have_text("1")
    noor.get_by_role("tab", name=re.compile("^Log")).first.click()
    expect(noor.locator(".talk")).to_contain_text("Hello")
    expect(noor.locator(".tabs .unread")).to_have_count(0)
    noor.reload()
    noor.locator(".desk").wait_for()
    expect(noor.locator(".tabs .unread")).to_have_count(0)
    close(contexts)


def test_whoever_watches_reads_what_is_said(browser: Browser, house: Running) -> None:
    """There is nothing to write in: it would be refused."""
    contexts, (noor, _) = at_a_table(browser, house, "Noor", "Alma")
    watching = person(browser, SMALL)
    watcher = watching.new_page()
    watcher.goto(noor.url)
    watcher.locator(".desk").wait_for()
    noor.get_by_role("tab", name="Talk").click()
    noor.get_by_label("Say something").fill("Hello")
    noor.get_by_role("button", name="Send").click()
    watcher.get_by_role("tab", name="Talk (1)").click()
    expect(watcher.locator(".talk")).to_contain_text("Hello")
    expect(watcher.locator(".talk")).to_contain_text("you read along")
    expect(watcher.get_by_label("Say something")).to_have_count(0)
    close([*contexts, watching])


def test_a_clock_is_short_only_at_its_end(browser: Browser, house: Running) -> None:
    """A minute for each move is not short from the first second on."""
    context = person(browser, SMALL)
    page = context.new_page()
    clock = {"kind": "move", "seconds": 60}
    table_of(page, house.address, "Noor", {"game": "palazzo", "chairs": ["me", "level-1"], "clock": clock})
    page.locator(".table.my-turn").wait_for()
    # In an auction, which the bot may have called, it is seen twice.
    expect(page.locator(".me .clock.runs").first).to_have_text(re.compile("0:5|1:00"))
    expect(page.locator(".clock.short")).to_have_count(0)
    context.close()


def test_my_cubes_are_seen_while_a_bot_plays_for_me(browser: Browser, house: Running) -> None:
    context = person(browser, SMALL, "de-DE")
    page = context.new_page()
    clock = {"kind": "move", "seconds": 10}
    table_of(page, house.address, "Noor", {"game": "caylus", "chairs": ["me", "uniform", "uniform"], "clock": clock})
    expect(page.locator(".mat.slim")).to_contain_text("Zeit um")
    # The others play on, so both are measured in one look.
    page.wait_for_function(
        "() => { const end = (one) => document.querySelector(one).getBoundingClientRect().bottom;"
        " return end('.me .goods') <= end('.me') }"
    )
    context.close()


def test_at_potzklotz_too_who_is_away_is_told(browser: Browser, house: Running) -> None:
    contexts = [person(browser, size) for size in (SMALL, SMALL, PHONE)]
    host, guest, phone = (context.new_page() for context in contexts)
    link = table_of(host, house.address, "Noor", {"game": "potzklotz", "chairs": ["me", "open", "open"]})
    guest_at(guest, link, "Alma")
    guest_at(phone, link, "Sem")
    for page in (host, guest, phone):
        page.locator(".desk").wait_for()
    seats = [page.locator(".rival", has_text="Alma") for page in (host, phone)]
    for seat in seats:
        expect(seat).not_to_contain_text("away")
    guest.close()
    for seat in seats:
        expect(seat.locator("small", has_text="away")).to_be_visible()
    close(contexts)


def test_the_host_seats_a_bot_and_closes_a_table_in_dutch(browser: Browser, house: Running) -> None:
    context, friend = person(browser, SMALL, "nl-NL"), person(browser, PHONE, "nl-NL")
    page, guest = context.new_page(), friend.new_page()
    faults = Faults(page)
    page.goto(house.address)
    page.get_by_role("region", name="Met vrienden").get_by_role("link", name="Palazzo").click()
    page.get_by_text("4", exact=True).click()
    page.get_by_role("button", name="Klaarzetten").click()
    expect(page.get_by_role("heading", name="Er zijn nog 3 stoelen vrij")).to_be_visible()
    expect(page.locator(".room")).to_contain_text("Geen klok")
    page.get_by_label("Bot neerzetten (Stoel 2)").select_option("level-4")
    expect(page.locator(".chairs")).to_contain_text("Bot: Opzichter")
    code = page.locator(".code-word").inner_text()
    guest.goto(house.address)
    guest.locator("#code").fill(code)
    guest.locator(".join .btn").click()
    guest.locator(".chairs .btn.go").first.click()
    expect(page.get_by_role("heading", name="Er is nog één stoel vrij")).to_be_visible()
    no_scrolling_sideways(guest)
    page.get_by_role("button", name="Deze tafel opheffen").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Ja").click()
    expect(page.locator(".games")).to_be_visible()
    expect(guest.get_by_role("heading", name="Deze tafel is opgeheven voordat het spel begon.")).to_be_visible()
    assert faults.found == []
    close([context, friend])


def test_all_stools_stand_on_one_floor(browser: Browser, house: Running) -> None:
    """However long a name under one of them is, in a window of any height."""
    contexts = [person(browser, SMALL), person(browser, (1920, 1080))]
    host, friend = pages = [context.new_page() for context in contexts]
    link = table_of(host, house.address, "Oma Wil", {"game": "palazzo", "chairs": ["me", "open", "open", "open"]})
    guest_at(friend, link, "Bartholomeus van Dongen")
    for page in pages:
        expect(page.locator(".chairs")).to_contain_text("Bartholomeus van Dongen")
        tops = page.locator(".chairs .pawn").evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
        assert len(tops) == 4
        assert max(tops) - min(tops) < 1
    close(contexts)


def test_who_comes_by_invitation_says_their_name(browser: Browser, house: Running) -> None:
    """On the way to the chair; and whoever set the table up, while they wait. Who does not care is a guest."""
    contexts = [person(browser, SMALL), *[person(browser, PHONE, "nl-NL") for _ in range(2)]]
    host, finn, other = (context.new_page() for context in contexts)
    host.goto(f"{house.address}/new/palazzo")
    host.get_by_role("button", name="Set it up").click()
    link = host.locator("#invite-link").input_value()
    for page in (finn, other):
        page.goto(link)
    finn.get_by_label("Je naam").fill("Finn")
    finn.get_by_label("Je naam").press("Enter")
    finn.keyboard.press("Enter")
    expect(host.locator(".chairs")).to_contain_text("Finn")
    expect(finn.get_by_label("Je naam")).to_have_count(0)
    host.get_by_label("Your name").fill("Grandma")
    host.get_by_role("button", name="Save").click()
    expect(host.get_by_label("Your name")).to_have_count(0)
    for page in (host, finn, other):
        expect(page.locator(".chairs")).to_contain_text("Grandma")
    other.locator(".chairs .btn.go").click()
    host.locator(".desk").wait_for()
    for name in ("Finn", "Gast"):
        expect(host.get_by_role("article", name=name)).to_be_visible()
    close(contexts)


@pytest.mark.parametrize("game", ["palazzo", "caylus", "potzklotz"])
def test_where_the_keys_are_is_seen_on_what_is_lit_too(browser: Browser, house: Running, game: str) -> None:
    context = person(browser, SMALL)
    page = context.new_page()
    table_of(page, house.address, "Jan", {"game": game, "chairs": ["me", "greedy"]})
    page.locator(".table.my-turn").wait_for()
    first = page.locator("main button[data-action]:not(.cell):not([aria-disabled=true]):visible").first
    page.keyboard.press("Tab")
    first.focus()
    assert first.evaluate("one => getComputedStyle(one).outline").endswith("solid 3px")
    assert first.evaluate("one => getComputedStyle(one).outlineOffset") == "3px"
    context.close()


def test_a_table_speaks_another_language_from_its_menu(browser: Browser, house: Running) -> None:
    """The bar of a table has no room for it on phones."""
    context = person(browser, PHONE, "nl-NL")
    page = context.new_page()
    table_of(page, house.address, "Jan", {"game": "palazzo", "chairs": ["me", "greedy"]})
    page.locator(".desk").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_label("Taal").select_option("de")
    expect(page.get_by_role("dialog").get_by_role("link", name="Spielregeln")).to_be_visible()
    context.close()


def test_a_bot_is_chosen_by_keys_too(browser: Browser, house: Running) -> None:
    """Arrows go past the levels that are not meant: the first of them does not sit down, and nothing begins."""
    context = person(browser, SMALL)
    page = context.new_page()
    page.goto(f"{house.address}/new/palazzo")
    page.get_by_text("2", exact=True).click()
    page.get_by_role("button", name="Set it up").click()
    chair = page.get_by_label("Seat a bot (Chair 2)")
    for _ in range(3):
        chair.press("ArrowDown")
    expect(chair).to_have_value("level-3")
    expect(page.locator(".chairs")).to_contain_text("a free chair")
    chair.press("Enter")
    page.locator(".desk").wait_for()
    chairs = context.request.get(page.url.replace("/table/", "/api/tables/")).json()["chairs"]
    assert chairs[1]["bot"] == "level-3"
    context.close()


def test_seating_the_last_bot_begins_the_game(browser: Browser, house: Running) -> None:
    context = person(browser, SMALL)
    page = context.new_page()
    page.goto(f"{house.address}/new/palazzo")
    page.get_by_text("2", exact=True).click()
    page.get_by_role("button", name="Set it up").click()
    page.get_by_label("Seat a bot (Chair 2)").select_option("level-1")
    page.locator(".desk").wait_for()
    context.close()


def play_to_the_end(page: Page, done: Callable[[], bool], seed: int = 3) -> None:
    rng = random.Random(seed)
    while not done():
        quickly(PALAZZO)(page, rng)


def test_a_win_that_others_shared_is_told_of_all_of_them(browser: Browser, house: Running) -> None:
    context = person(browser, PHONE)
    page = context.new_page()
    table_of(page, house.address, "Jan", {"game": "palazzo", "chairs": ["me", "greedy"]})
    over = Finished(Stage(page, scenes.end()).info(), 0, [12, 41, 41], [3, 1, 1])
    page.route(
        "**/api/tables/finished*",
        lambda route: route.fulfill(
            body=msgspec.json.encode(FinishedPage([over], 1)), content_type="application/json"
        ),
    )
    page.goto(house.address)
    expect(page.locator(".finished .result")).to_contain_text("Noor and Alma shared the win with 41")
    context.close()


def test_finished_matches_stay(browser: Browser, house: Running) -> None:
    """From the home page by clicks: played to the end, then found there with result, replay and rematch."""
    context = person(browser, PHONE)
    page = context.new_page()
    faults = Faults(page)
    page.goto(house.address)
    page.get_by_role("button", name="Play now").first.click()
    page.locator(".desk").wait_for()
    play_to_the_end(page, lambda: page.locator(".desk").count() == 0)
    page.locator(".brand").click()
    match = page.locator(".finished li")
    expect(match).to_have_count(1)
    expect(match).to_contain_text(re.compile(r"You won, −?\d+ to|of 3, −?\d+ points?|First place shared"))
    no_scrolling_sideways(page)
    match.get_by_role("link", name="Look back").click()
    page.locator(".replay").wait_for()
    assert page.title() == "Looking back · Palazzo · Bouwmeester"
    page.locator(".brand").click()
    page.get_by_role("link", name="See it").click()
    expect(page.locator(".finished li")).to_have_count(1)
    page.locator(".finished").get_by_role("button", name="Play again").click()
    page.locator(".desk").wait_for()
    page.locator(".brand").click()
    expect(page.locator(".mine .mytable")).to_have_count(1)
    match.get_by_role("button", name="Take it off my list").click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(match).to_be_visible()
    match.get_by_role("button", name="Take it off my list").click()
    page.get_by_role("dialog").get_by_role("button", name="Take it off my list").click()
    expect(match).to_have_count(0)
    page.reload()
    expect(page.locator(".mine .mytable")).to_have_count(1)
    expect(match).to_have_count(0)
    page.get_by_role("button", name="Leave this table…").click()
    page.get_by_role("radio", name="Resign").check()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".mine .mytable")).to_have_count(0)
    assert faults.found == []
    context.close()


def test_whom_one_meets_is_chosen_and_kept(browser: Browser, house: Running) -> None:
    context = person(browser, SMALL, "de-DE")
    page = context.new_page()
    page.goto(house.address)
    card = page.get_by_role("article", name="PotzKlotz")
    expect(card.get_by_role("button", name="Jetzt spielen")).to_contain_text("Lehrling")
    card.get_by_label("Gegen wen möchtest du spielen?").select_option("level-4")
    expect(card.get_by_role("button", name="Jetzt spielen")).to_contain_text("Polier")
    page.reload()
    with page.expect_request(
        lambda request: request.method == "POST" and request.url.endswith("/api/tables")
    ) as made:
        card.get_by_role("button", name="Jetzt spielen").click()
    assert json.loads(made.value.post_data or "")["chairs"] == ["me", "level-4", "level-4"]
    context.close()


def test_an_invitation_from_localhost_can_be_opened(browser: Browser, tmp_path: Path) -> None:
    """The page offers the address that the server has printed, in the link and in the picture."""
    house = Running(f"sqlite:///{tmp_path / 'house.db'}", address="http://192.0.2.7:8080/")
    house.start()
    context = person(browser, SMALL)
    page = context.new_page()
    page.goto(f"http://localhost:{house.port}/new/palazzo")
    with page.expect_response("**/qr.svg?address=*") as picture:
        page.get_by_role("button", name="Set it up").click()
    link = page.locator("#invite-link")
    expect(link).to_have_value(re.compile(r"^http://192\.0\.2\.7:8080/table/"))
    assert picture.value.status == 200
    expect(page.locator(".room")).to_contain_text("opens only on this machine")
    page.get_by_role("button", name="Other address").click()
    expect(link).to_have_value(re.compile(r"^http://localhost:"))
    context.close()
    house.stop()


def test_refusals_of_the_server_are_in_the_language_of_the_page(browser: Browser, house: Running) -> None:
    context = person(browser, SMALL, "nl-NL")
    page = context.new_page()
    page.goto(f"{house.address}/replay")
    page.locator("input[type=file]").set_input_files(
        {"name": "letter.txt", "mimeType": "text/plain", "buffer": b"Dear Anne"}
    )
    note = page.locator(".note")
    expect(note).to_contain_text("Dit is geen spelverslag.")
    expect(note).not_to_contain_text("Expecting value")
    page.locator(".brand").click()
    expect(note).to_have_count(0)  # notes do not follow to the next page
    page.goto(f"{house.address}/settings")
    page.locator("#name").fill("\u200b\u200b")
    page.locator("#name").press("Enter")
    expect(note).to_contain_text("Een naam heeft minstens één letter nodig.")
    context.close()


def test_a_refusal_names_its_rule(browser: Browser, house: Running) -> None:
    context = person(browser, SMALL, "nl-NL")
    page = context.new_page()
    stage = Stage(page, scenes.auction())
    stage.open(house.address)
    page.locator(".desk").wait_for()
    page.locator(".acts .btn.go").click(force=True)  # nothing is chosen yet
    rule = page.locator(".note a")
    expect(rule).to_have_text(re.compile(r"^(De veiling|Betalen en bieden), regel \d+$"))
    with context.expect_page() as opened:
        rule.click()
    opened.value.locator(".rule.cited").wait_for()
    assert opened.value.title() == "Regels van Palazzo · Bouwmeester"
    context.close()


def test_settings_have_a_way_back_to_the_table(browser: Browser, house: Running) -> None:
    context = person(browser, PHONE)
    page = context.new_page()
    table_of(page, house.address, "Jan", {"game": "palazzo", "chairs": ["me", "uniform"]})
    page.locator(".desk").wait_for()
    there = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Settings").click()
    expect(page).to_have_title("Play and looks · Settings · Bouwmeester")
    page.get_by_role("link", name="Back to the table").click()
    page.locator(".desk").wait_for()
    assert page.url == there
    context.close()


def test_from_card_to_confirm_by_enter(browser: Browser, house: Running) -> None:
    """Enter chooses and confirms, Space takes back; afterwards the focus is not at the top of the page."""
    context = person(browser, SMALL)
    page = context.new_page()
    stage = Stage(page, scenes.auction())
    stage.open(house.address)
    page.locator(".desk").wait_for()
    page.get_by_role("button", name="Cheapest").focus()
    page.keyboard.press("Enter")
    chosen = page.locator(".hand .cardbtn.on").first
    chosen.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".table")).to_have_attribute("data-version", str(stage.version))
    assert [message["type"] for message in stage.heard if message["type"] == "play"] == ["play"]
    page.wait_for_function("document.activeElement !== document.body")
    context.close()


@pytest.mark.parametrize("forced", [True, False])
def test_what_is_the_only_choice_is_made_by_itself(browser: Browser, house: Running, forced: bool) -> None:
    context = person(browser, SMALL, settings={"forced": forced})
    page = context.new_page()
    stage = Stage(page, scenes.cannot_top())
    stage.open(house.address)
    page.locator(".desk").wait_for()
    if forced:
        expect(page.locator(".prompt")).to_contain_text("Only this is possible; it is done for you: Pass")
        page.wait_for_function(
            "version => Number(document.querySelector('.table').dataset.version) > version", arg=31
        )
        assert [message["actions"] for message in stage.heard if message["type"] == "play"] == [[_pass(stage)]]
    else:
        expect(page.locator(".prompt")).not_to_contain_text("done for you")
        page.wait_for_timeout(4000)  # longer than it would take
        assert all(message["type"] != "play" for message in stage.heard)
    context.close()


def test_a_sole_choice_of_another_kind_costs_no_click(browser: Browser, house: Running) -> None:
    """The last money card: nobody may decline it, and there is no other."""
    position = dict(scenes.money().position())
    position["shown"] = ["florin 6"]
    position["agenda"] = ["take anne -", "turn cora"]
    context = person(browser, SMALL, settings={"forced": True})
    page = context.new_page()
    stage = Stage(page, scenes.at(position))
    stage.open(house.address)
    page.locator(".table[data-version='32']").wait_for()
    assert "florin 6" in str(stage.match.position()["players"])
    played = [message["actions"] for message in stage.heard if message["type"] == "play"]
    assert played == [[next(one.id for one in stage.match.game.catalogue.actions if one.text == "take florin 6")]]
    context.close()


def _pass(stage: Stage) -> int:
    return next(action.id for action in stage.match.game.catalogue.actions if action.text == "pass")


def test_forced_moves_are_on_for_new_guests_alone(browser: Browser, house: Running) -> None:
    fresh = browser.new_context(locale="en-GB")
    page = fresh.new_page()
    page.goto(f"{house.address}/settings")
    expect(page.get_by_label("Do what is the only thing possible by itself")).to_be_checked()
    old = person(browser, SMALL)
    page = old.new_page()
    page.goto(f"{house.address}/settings")
    expect(page.get_by_label("Do what is the only thing possible by itself")).not_to_be_checked()
    close([fresh, old])


def test_an_address_with_nothing_behind_it_says_so(browser: Browser, house: Running) -> None:
    context = person(browser, SMALL)
    page = context.new_page()
    nobody = "f" * 32
    for path in ("nonsense", "rules/chess", "new/chess", "learn/chess", "position/chess", "game/potzklotz/nonsense"):
        page.goto(f"{house.address}/{path}")
        expect(page.get_by_role("heading", name="There is nothing here.")).to_be_visible()
    for path in (f"replay/{nobody}", f"review/{nobody}", f"table/{nobody}"):
        page.goto(f"{house.address}/{path}")
        expect(page.get_by_role("heading", name="There is no such table, or it is not for you")).to_be_visible()
    expect(page.get_by_text("Whoever set it up has a code and a link for you")).to_be_visible()
    page.goto(f"{house.address}/events/no code")
    expect(page.get_by_text("There is no event with that code.")).to_be_visible()
    page.goto(f"{house.address}/nonsense")
    page.locator("main").get_by_role("link", name="Bouwmeester, home").click()
    expect(page.get_by_role("article", name="Palazzo")).to_be_visible()
    close([context])
