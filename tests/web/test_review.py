"""What decided a match: from the table where it was played, by mouse, by keyboard, on a phone, in three languages."""

import asyncio
import random
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Browser, Page, expect

from bouwmeester import Match
from bouwmeester.client import Client
from bouwmeester.review import review
from tests.server.running import Running
from tests.web.axe import BY_THE_SUN, nothing_is_wrong
from tests.web.browsing import PHONE, SMALL, person
from tests.web.playing import Faults


async def played(address: str) -> str:
    """A public table where two people without a plan came to the end of a game, and something stood out in it."""
    rng = random.Random(7)
    async with Client(address) as anne, Client(address) as bram:
        await anne.sit_down("Anne")
        await bram.sit_down("Bram")
        for _ in range(20):
            table = await _one_game(anne, bram, rng)
            record = await anne.http.get(f"/api/tables/{table}/record")
            if [one for one in review(Match.load(record.text))["moments"] if one["kind"] == "mistake"]:
                return table
    raise AssertionError("nothing stood out in any of them")


async def _one_game(anne: Client, bram: Client, rng: random.Random) -> str:
    table = await anne.new_table("potzklotz", ["me", "open"])
    await bram.sit(table.id, 1)
    async with anne.at(table.id) as one, bram.at(table.id) as two:
        seats = (one, two)
        position = await one.until(1)
        while position.result is None:
            assert position.to_move is not None
            own = await seats[position.to_move].until(position.version)
            assert own.actions is not None
            passing = [action for action in own.actions if action.verb == "pass"]
            await seats[position.to_move].play(rng.choice(passing + own.actions).id)
            position = await one.until(position.version + 1)
    return table.id


@pytest.fixture(scope="module")
def table(house: Running) -> str:
    with ThreadPoolExecutor(1) as beside:  # Playwright has the loop of this thread
        return beside.submit(lambda: asyncio.run(played(house.address))).result()


def reviewed(page: Page) -> None:
    """Until everything has been looked at."""
    page.locator(".story").wait_for()
    expect(page.locator(".moments")).to_be_visible()


def test_what_decided_a_match_is_told_at_its_table(browser: Browser, house: Running, table: str) -> None:
    """The sums add up, a moment leads to the curve and from there to the board, and back."""
    context = person(browser, SMALL)
    page = context.new_page()
    faults = Faults(page)
    page.goto(f"{house.address}/table/{table}")
    page.get_by_role("link", name="What decided it").click()
    reviewed(page)
    figures = [text.replace("−", "-") for text in page.locator(".story .figure").all_inner_texts()]
    *parts, result = [int(text) for text in figures]
    assert sum(parts) == result
    assert result in (0, 50, 100)
    # Whose story it is can be chosen, and theirs add up as well.
    page.locator(".players tbody button[aria-pressed=false]").first.click()
    *others, other = [int(text.replace("−", "-")) for text in page.locator(".story .figure").all_inner_texts()]
    assert (sum(others), other) == (other, 100 - result)
    # In another language nothing that was chosen is lost.
    chosen = page.locator(".players tbody button[aria-pressed=true]").inner_text()
    page.get_by_label("Language").select_option("nl")
    expect(page.locator(".moments h2")).to_have_text("Momenten van de waarheid")
    expect(page.locator(".players tbody button[aria-pressed=true]")).to_have_text(chosen)
    page.get_by_label("Taal").select_option("en")
    expect(page.locator(".moments h2")).to_have_text("Moments of truth")
    first = page.locator(".moments li button").first
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".curve .said b")).to_have_count(2)
    page.locator(".curve svg[preserveAspectRatio]").click(position={"x": 300, "y": 60})
    expect(first).to_have_attribute("aria-pressed", "false")
    first.click()
    page.get_by_role("link", name="See it on the board").click()
    page.locator(".replay .desk").wait_for()
    page.go_back()
    reviewed(page)
    assert faults.found == []
    context.close()


def test_a_mistake_is_tried_again_and_played_on_from(browser: Browser, house: Running, table: str) -> None:
    """The answer is hidden; what is wrong may be tried again; and from there a table with bots goes on."""
    context = person(browser, SMALL)
    page = context.new_page()
    faults = Faults(page)
    page.goto(f"{house.address}/review/{table}")
    reviewed(page)
    # Whose story is told has won: what was a mistake of the other may be a gift there.
    page.locator(".moments li", has_text=re.compile("Mistake|Gift")).get_by_role("button").first.click()
    moment = page.locator(".moment")
    expect(moment.locator(".stage .desk")).to_be_visible()
    expect(moment.locator(".choices button")).not_to_have_count(0)
    for ground in moment.locator(".choices .reason").all():
        expect(ground.get_by_role("img")).to_have_accessible_name(re.compile("^(For|Against) it:$"))
    moment.get_by_role("button", name="Try it yourself").click()
    expect(moment.locator(".choices")).to_have_count(0)
    for choice in moment.locator(".guess .all button").all():
        choice.click()
        if "Right!" in moment.get_by_role("status").inner_text():
            break
        expect(moment.get_by_role("status")).to_contain_text("Try again")
    expect(moment.get_by_role("status")).to_contain_text("Right!")
    moment.get_by_role("button", name="Show everything").click()
    moment.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/table/*")
    page.locator(".table .desk").wait_for()
    assert faults.found == []
    context.close()


def test_a_position_in_words_is_looked_at_and_refused_with_its_reason(browser: Browser, house: Running) -> None:
    context = person(browser, SMALL, settings={"theme": BY_THE_SUN})
    page = context.new_page()
    page.goto(f"{house.address}/position/palazzo")
    words = page.get_by_role("textbox")
    expect(words).not_to_have_value("")
    expect(page.get_by_role("link", name="PotzKlotz", exact=True)).to_be_visible()
    page.get_by_role("button", name="Put it on the table").click()
    page.locator(".stage .desk").wait_for()
    expect(words).to_have_value(re.compile('"agenda"'))
    nothing_is_wrong(page, "position")
    words.fill('{"game": "palazzo", "players": {"anne": {"hand": ["florin 9"]}, "bram": {}}}')
    page.get_by_role("button", name="Put it on the table").click()
    expect(page.locator(".why")).to_contain_text("florin 9")
    words.fill("[]")
    page.get_by_role("button", name="Put it on the table").click()
    expect(page.locator(".why")).to_contain_text("A position stands between braces: { … }")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    words.fill('{"players": {"anne": {}, "bram": {}}}')
    page.get_by_role("button", name="Put it on the table").click()
    expect(page.locator(".stage .desk")).to_be_in_viewport(ratio=0.8)
    context.close()


@pytest.mark.parametrize("game", ["palazzo", "caylus"])
def test_the_puzzle_of_the_day_is_solved(browser: Browser, house: Running, game: str) -> None:
    context = person(browser, SMALL, settings={"theme": BY_THE_SUN})
    page = context.new_page()
    page.goto(f"{house.address}/game/{game}/puzzles")
    page.locator(".stage .desk").wait_for()
    nothing_is_wrong(page, f"puzzle of {game}")
    for choice in page.locator(".told .all button").all():
        choice.click()
        expect(choice).to_have_attribute("aria-pressed", "true")
        if "Right!" in page.get_by_role("status").last.inner_text():
            break
    expect(page.locator(".told .right")).to_have_count(1)
    # No empty sheet stands beside the board, nor on a tablet.
    for width, height in (SMALL, (1024, 768), (820, 1180)):
        page.set_viewport_size({"width": width, "height": height})
        for sheet in (".log", ".act", ".auction.calm:not(:has(.lotline))"):
            expect(page.locator(f".stage {sheet}").locator("visible=true")).to_have_count(0)
    # On a phone all of the board can be seen, one zone after the other.
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    zone = ".mine" if game == "palazzo" else ".castle-zone"
    expect(page.locator(f".stage {zone}")).to_be_hidden()
    page.locator(".stage .desk > .tabs").get_by_role("tab").nth(1).click()
    expect(page.locator(f".stage {zone}")).to_be_visible()
    context.close()


@pytest.mark.parametrize("size", [SMALL, PHONE])
def test_a_puzzle_shows_what_is_to_be_built(browser: Browser, house: Running, size: tuple[int, int]) -> None:
    context = person(browser, size)
    asked = {
        seed: context.request.get(f"{house.address}/api/puzzles/palazzo?seed={seed}").json() for seed in range(30)
    }
    views = {seed: puzzle["question"]["view"] for seed, puzzle in asked.items()}
    seed = next(seed for seed, view in views.items() if view["now"] == "building")
    page = context.new_page()
    page.goto(f"{house.address}/game/palazzo/puzzles?seed={seed}")
    expect(page.locator(".stage .auction h2")).to_have_text("Your tiles")
    shown = page.locator(".stage .auction .lotline > *")
    expect(shown).to_have_count(len(views[seed]["lot"]))
    expect(shown.first).to_be_in_viewport(ratio=0.99)
    context.close()


@pytest.mark.parametrize(
    ("language", "said"), [("nl-NL", "Momenten van de waarheid"), ("de-DE", "Momente der Wahrheit")]
)
def test_on_a_phone_nothing_stands_beside_the_page(
    browser: Browser, house: Running, table: str, language: str, said: str
) -> None:
    context = person(browser, PHONE, language)
    page = context.new_page()
    page.goto(f"{house.address}/review/{table}")
    reviewed(page)
    expect(page.locator(".moments h2")).to_have_text(said)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    small = page.evaluate(
        # The signs on the curve are only looked at by whoever has no mouse.
        """[...document.querySelectorAll("main :is(button, a.btn):not(.stage *, .sign)")]
            .map(one => one.getBoundingClientRect()).filter(box => box.height < 44).length"""
    )
    assert small == 0
    # What was asked for is brought to the eye, by its line in the list or as an exercise.
    page.locator(".moments li button").last.tap()
    expect(page.locator(".moment > header h2")).to_be_in_viewport()
    line = page.evaluate(
        "Number(document.querySelector('.moment > header small').textContent.match(/[0-9]+/)[0]) - 1"
    )
    page.goto(f"{house.address}/review/{table}?moment={line}&try")
    expect(page.locator(".moment > header h2")).to_be_in_viewport()
    context.close()


def test_axe_has_nothing_to_say(browser: Browser, house: Running, table: str) -> None:
    context = person(browser, SMALL, settings={"theme": BY_THE_SUN})
    page = context.new_page()
    page.goto(f"{house.address}/review/{table}")
    reviewed(page)
    page.locator(".moments li button").first.click()
    nothing_is_wrong(page, "review")
    context.close()
