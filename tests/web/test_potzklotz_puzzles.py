"""PotzKlotz for one: the puzzle of the day, what is sent to friends, and all buildings."""

import json
import re

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.server.running import Running
from tests.web.browsing import NARROW, SMALL, person
from tests.web.playing import Faults, no_scrolling_sideways


def test_the_puzzle_of_the_day(browser: Browser, house: Running) -> None:
    context = person(browser)
    page = context.new_page()
    faults = Faults(page)
    with page.expect_response("**/api/puzzles/potzklotz?*") as asked:
        page.goto(f"{house.address}/game/potzklotz/puzzles")
    puzzle = asked.value.json()
    assert "solutions" not in json.dumps(puzzle)
    page.locator("[data-choice]").first.wait_for()
    # All of them cannot be right: how many are wrong is said, which ones only when asked, one after the other.
    for word in puzzle["choices"]:
        page.locator(f'[data-choice="{word}"]').click()
    with page.expect_response("**/api/puzzles/potzklotz") as judged:
        page.get_by_role("button", name="That is my answer").click()
    first = judged.value.json()
    assert (first["faults"], first["missing"], first["answers"]) == ([], 0, None)
    assert first["wrong"] > 0
    expect(page.locator(".verdict")).to_contain_text("wrong, and none is missing.")
    expect(page.locator(".choices .bad")).to_have_count(0)
    wrong: set[str] = set()
    for told in range(1, first["wrong"] + 1):
        with page.expect_response("**/api/puzzles/potzklotz") as judged:
            page.get_by_role("button", name="Tell me one of them").click()
        expect(page.locator(".verdict li")).to_have_count(told)
        wrong = {fault["facts"]["card"] for fault in judged.value.json()["faults"]}
        expect(page.locator(".choices .bad")).to_have_count(len(wrong))
    expect(page.get_by_role("button", name="Tell me one of them")).to_have_count(0)
    for word in wrong:
        page.locator(f'[data-choice="{word}"]').click()
    page.get_by_role("button", name="That is my answer").click()
    expect(page.locator(".verdict")).to_contain_text("Right, with 2 tries.")
    expect(page.locator("header p").first).to_contain_text("One day in a row.")
    expect(page.locator("#share")).to_have_value(
        re.compile(
            r"^PotzKlotz · \d+ \w+ \d{4} · Which cards fit\?\n🟫🟩 Right, with 2 tries\.\n"
            r"One day in a row\.\nhttp://\S+/game/potzklotz/puzzles$"
        )
    )
    page.get_by_role("button", name="Another one").click()
    expect(page.get_by_role("heading", name="A puzzle of your own")).to_be_visible()
    expect(page.get_by_role("button", name="Copy for friends")).to_have_count(0)
    assert faults.found == []
    context.close()


@pytest.mark.parametrize("game", ["palazzo", "potzklotz"])
def test_a_puzzle_that_takes_long_says_so(browser: Browser, house: Running, game: str) -> None:
    """While it comes, and not when it cannot be had: then it is said why, and can be tried again."""
    context = person(browser)
    page = context.new_page()
    asked: list[Route] = []
    page.route("**/api/puzzles/*", lambda route: asked.append(route))
    with page.expect_request("**/api/puzzles/*"):
        page.goto(f"{house.address}/game/{game}/puzzles")
    waiting = page.get_by_role("status").filter(has_text="One moment…")
    expect(waiting).to_be_visible()
    asked.pop().continue_()
    page.locator("[data-choice], .told .all .btn").first.wait_for()
    expect(waiting).to_have_count(0)
    with page.expect_request("**/api/puzzles/*"):
        page.reload()
    expect(waiting).to_be_visible()
    asked.pop().abort()
    expect(page.get_by_text("the server does not answer")).to_be_visible()
    expect(waiting).to_have_count(0)
    page.unroute("**/api/puzzles/*")
    page.get_by_role("button", name="Try again").click()
    page.locator("[data-choice], .told .all .btn").first.wait_for()
    context.close()


def test_a_page_that_cannot_be_fetched_says_so(browser: Browser, house: Running) -> None:
    context = person(browser)
    page = context.new_page()
    page.goto(house.address)
    page.locator(".games").wait_for()
    page.route("**/assets/Board*.js", lambda route: route.abort())
    # It may be that there is a newer page: that is tried once.
    with page.expect_event("load"):
        page.get_by_role("link", name="Leaderboard").click()
    expect(page.get_by_role("status")).to_contain_text("could not be fetched")
    page.unroute("**/assets/Board*.js")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Who stands here")).to_be_visible()
    context.close()


def solve_by_trying(page: Page, address: str) -> None:
    """Ask what is wrong with all cards together, and answer with the others."""
    with page.expect_response("**/api/puzzles/potzklotz?*") as asked:
        page.goto(address)
    choices = asked.value.json()["choices"]
    name = asked.value.json()["name"]
    answer = page.evaluate(
        """async ([name, choices]) => {
            const judge = answer => fetch("/api/puzzles/potzklotz", {
                method: "POST", headers: {"content-type": "application/json"},
                body: JSON.stringify({puzzle: name, answer, help: 64}),
            }).then(found => found.json());
            const all = await judge(choices);
            const wrong = new Set(all.faults.map(fault => fault.facts.card));
            return choices.filter(card => !wrong.has(card));
        }""",
        [name, choices],
    )
    for word in answer:
        page.locator(f'[data-choice="{word}"]').click()
    page.locator(".row .go").click()


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en-GB", ["PotzKlotz · A puzzle of your own · level 2 · Which cards fit?", "🟩 Right at the first try!"]),
        ("nl-NL", ["PotzKlotz · Zomaar een puzzel · niveau 2 · Welke kaarten passen?", "🟩 Goed, in één keer!"]),
        (
            "de-DE",
            [
                "PotzKlotz · Ein Rätsel zwischendurch · Stufe 2 · Welche Karten passen?",
                "🟩 Richtig, beim ersten Mal!",
            ],
        ),
    ],
)
def test_what_is_sent_to_friends(browser: Browser, house: Running, language: str, lines: list[str]) -> None:
    """In the player's language, with the way to the same puzzle; and only that of the day makes a streak."""
    context = person(browser, SMALL, language)
    page = context.new_page()
    address = f"{house.address}/game/potzklotz/puzzles?level=2&seed=abc"
    solve_by_trying(page, address)
    expect(page.locator("#share")).to_have_value("\n".join([*lines, address]))
    assert page.evaluate("localStorage.getItem('bouwmeester-potzklotz-streak')") is None
    context.close()


def test_days_in_a_row(browser: Browser, house: Running) -> None:
    """Yesterday's streak goes on; one that was broken begins anew."""
    context = person(browser)
    page = context.new_page()
    for last, days in ((1, "5 days in a row."), (2, "One day in a row.")):
        page.goto(f"{house.address}/health")
        page.evaluate(
            """days => {
                const day = new Date(Date.now() - days * 86_400_000).toLocaleDateString("sv");
                localStorage.setItem("bouwmeester-potzklotz-streak", JSON.stringify({last: day, days: 4}));
            }""",
            last,
        )
        solve_by_trying(page, f"{house.address}/game/potzklotz/puzzles")
        expect(page.locator("#share")).to_have_value(re.compile(re.escape(days)))
    context.close()


def test_all_buildings_are_there(browser: Browser, house: Running) -> None:
    context = person(browser, NARROW)
    page = context.new_page()
    page.goto(f"{house.address}/game/potzklotz/box")
    expect(page.locator("main li")).to_have_count(28)
    assert page.locator("main li .card").count() == 56
    expect(page.locator("main li").first).to_contain_text("Its mirror image is building 15.")
    no_scrolling_sideways(page)
    for box in (page.locator("main li").first.bounding_box(), page.locator(".bar .tools").bounding_box()):
        assert box is not None
        assert box["x"] + box["width"] <= NARROW[0]
    context.close()
