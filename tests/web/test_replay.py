"""Looking back: stepped through, jumped in, left to run, and seen by one seat or by all."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from bouwmeester import Match
from bouwmeester.core.state import CHANCE, State
from tests.server.running import Running
from tests.web.browsing import PHONE, SMALL, person
from tests.web.fitting import FINGER, MOUSE, faults
from tests.web.hands import PALAZZO, play_on
from tests.web.playing import Faults, end_comes, play_now
from tests.web.potzklotz_player import player
from tests.web.records import drop, played


def there_and_back(page: Page, match: Match[State]) -> None:
    """From where the table is laid and somebody decides: one step, to the end, and one back."""
    moment = page.locator(".prompt")
    last = len(match.log)
    laid = [line.actor == CHANCE for line in match.log].index(False)
    expect(moment).to_have_text(f"Moment {laid} of {last}")
    page.get_by_role("button", name="One step on").click()
    expect(moment).to_have_text(f"Moment {laid + 1} of {last}")
    page.get_by_role("button", name="To the end").click()
    expect(moment).to_have_text(f"Moment {last} of {last}")
    page.keyboard.press("ArrowLeft")
    expect(moment).to_have_text(f"Moment {last - 1} of {last}")


def the_result(page: Page, match: Match[State]) -> None:
    """The end is told as it was."""
    page.get_by_role("button", name="The result").click()
    outcome = match.outcome
    assert outcome is not None
    best = str(max(outcome.scores)).replace("-", "−")
    expect(page.locator(".final .pts").first).to_have_text(best)


def test_a_game_of_palazzo(browser: Browser, house: Running) -> None:
    """Dropped on the page, stepped through, jumped in, left to run, and seen by one seat or by all."""
    match = played("palazzo")
    context = person(browser, SMALL)
    page = context.new_page()
    faults = Faults(page)
    page.goto(f"{house.address}/replay")
    page.locator(".drop").wait_for()
    drop(page, match)
    last = len(match.log)
    moment = page.locator(".prompt")
    there_and_back(page, match)
    page.locator(".log li button").first.click()
    expect(moment).not_to_have_text(f"Moment {last - 1} of {last}")
    page.get_by_role("slider").fill("20")
    expect(moment).to_have_text(f"Moment 20 of {last}")
    expect(page.locator(".rival .openhand .money").first).to_be_visible()
    expect(page.locator(".hand .cards .money").first).to_be_visible()
    page.get_by_label("Seen by").select_option("1")
    expect(page.locator(".openhand")).to_have_count(0)
    page.get_by_role("slider").fill(str(last - 3))
    page.get_by_role("button", name="Play by itself").click()
    expect(moment).to_have_text(f"Moment {last} of {last}")
    expect(page.get_by_role("button", name="Play by itself")).to_be_visible()
    the_result(page, match)
    assert faults.found == []
    context.close()


def test_games_of_caylus_and_potzklotz(browser: Browser, house: Running, tmp_path: Path) -> None:
    """From files; what was under way at that moment is seen, and nothing can be done with it."""
    context = player(browser)
    page = context.new_page()
    faults = Faults(page)
    for match, under_way, drawn in (
        (played("caylus", 3), "place", ".mat"),
        (played("potzklotz", 2, {"cards": 2}), "lift", ".carried"),
    ):
        record = tmp_path / f"{match.game.name}.jsonl"
        record.write_text(match.save())
        page.goto(f"{house.address}/replay")
        page.locator("input[type=file]").set_input_files(record)
        page.locator(".desk").wait_for()
        last = len(match.log)
        there_and_back(page, match)
        moment = 1 + next(i for i, line in enumerate(match.log) if line.action.verb == under_way)
        page.get_by_role("slider").fill(str(moment))
        expect(page.locator(".prompt")).to_have_text(f"Moment {moment} of {last}")
        expect(page.locator(drawn).first).to_be_visible()
        assert page.locator("main [data-action]").count() == 0
        page.get_by_label("Seen by").select_option("1")
        page.get_by_role("button", name="To the end").click()
        the_result(page, match)
    assert faults.found == []
    context.close()


def test_the_beginning_says_what_is_laid_and_each_card_once(browser: Browser, house: Running) -> None:
    """Nothing is an empty sheet where nobody decides yet; with open eyes cards that were told are not counted."""
    context = player(browser)
    page = context.new_page()
    for match, first, doing in (
        (played("palazzo", 3), "The master builder is put on a quarry.", ".auction"),
        (played("caylus", 3), "The first order is drawn.", ".act .do"),
    ):
        page.goto(f"{house.address}/replay")
        drop(page, match)
        begins = page.locator(doing).inner_text()
        assert any(name in begins for name in ("Anne", "Bram", "Cora")), begins
        assert page.locator(".log li", has_text="cards").count() == 0
        page.get_by_role("slider").fill("0")
        expect(page.locator(doing)).to_have_text(first)
        expect(page.locator(".log")).to_contain_text("Nothing has happened yet.")
    page.goto(f"{house.address}/replay")
    drop(page, played("palazzo", 3))
    page.get_by_label("Seen by").select_option("1")
    expect(page.locator(".log li", has_text="Anne gets 4 cards.")).to_have_count(1)
    context.close()


def test_whoever_looks_through_other_eyes_is_not_called_by_what_they_did(browser: Browser, house: Running) -> None:
    """Nobody else is "you": neither in the log, nor on the table, nor in the result."""
    context = person(browser, SMALL)
    page = context.new_page()
    for game, name in (("palazzo", "Bram"), ("caylus", "Bram"), ("potzklotz", "Bram")):
        match = played(game, 3)
        page.goto(f"{house.address}/replay")
        drop(page, match)
        page.get_by_label("Seen by").select_option("1")
        page.get_by_role("slider").fill(str(len(match.log) // 2))
        expect(page.locator(".prompt")).to_have_text(f"Moment {len(match.log) // 2} of {len(match.log)}")
        expect(page.locator("main")).to_contain_text(name)
        expect(page.locator("main")).not_to_contain_text(re.compile(r"\bYou\b|\bYour turn\b"))
        page.get_by_role("button", name="The result").click()
        page.locator("main.close").wait_for()
        expect(page.locator("main")).not_to_contain_text(re.compile(r"\bYou\b"))
    context.close()


@pytest.mark.parametrize("size", [SMALL, PHONE])
def test_what_is_told_beside_a_record_covers_nothing(browser: Browser, house: Running, size: tuple[int, int]) -> None:
    context = person(browser, size)
    page = context.new_page()
    play_now(page, house.address)
    play_on(page, PALAZZO, 3)
    end_comes(page)
    page.goto(page.url.replace("/table/", "/replay/"))
    page.locator(".replay .desk").wait_for()
    page.get_by_role("button", name="Link to this moment").click()
    page.locator(".note").wait_for()
    assert faults(page, size, MOUSE if size is SMALL else FINGER) == []
    context.close()


def test_all_hands_leave_the_log_its_room(browser: Browser, house: Running) -> None:
    """The last of a game with as many as can play, in a low window."""
    context = person(browser, SMALL)
    page = context.new_page()
    for match, around in ((played("palazzo", 4), ".side"), (played("potzklotz", 6), ".players")):
        page.goto(f"{house.address}/replay")
        drop(page, match)
        page.get_by_role("slider").fill(str(len(match.log) - 1))
        if match.game.name == "palazzo":
            page.get_by_role("tab", name="Log").first.click()
        expect(page.locator(".log li").last).to_be_in_viewport(ratio=0.98)
        sheet, log = (page.locator(one).bounding_box() for one in (around, ".log"))
        assert sheet is not None
        assert log is not None
        assert log["y"] + log["height"] <= sheet["y"] + sheet["height"] + 1, match.game.name
    context.close()


def test_all_seats_of_caylus_are_seen(browser: Browser, house: Running) -> None:
    """Above the strip by which one looks back, in a low window, nobody has to be scrolled to."""
    context = person(browser, SMALL)
    page = context.new_page()
    for seats in (4, 5):
        match = played("caylus", seats)
        page.goto(f"{house.address}/replay")
        drop(page, match)
        page.get_by_role("slider").fill(str(len(match.log) * 2 // 3))
        expect(page.locator(".mat")).to_have_count(seats)
        assert page.locator(".mats").evaluate("one => one.scrollHeight - one.clientHeight") <= 1, seats
    context.close()


@pytest.mark.parametrize(
    "content",
    [b'{"format": "nonsense"}\n', bytes(range(256)), b"{}\n" * 4_000_000],
    ids=["another format", "no text", "longer than any record"],
)
def test_what_is_no_record_is_refused(browser: Browser, house: Running, tmp_path: Path, content: bytes) -> None:
    broken = tmp_path / "game.jsonl"
    broken.write_bytes(content)
    context = person(browser, SMALL)
    page = context.new_page()
    page.goto(f"{house.address}/replay")
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("This is not the record of a game.")
    # What is said of one file is not said of the next.
    broken.write_text(played("palazzo").save())
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.get_by_role("button", name="To the end")).to_be_visible()
    expect(page.locator(".note")).to_have_count(0)
    context.close()
