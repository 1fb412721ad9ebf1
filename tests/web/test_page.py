"""The page: languages, choices, reasons, lines that break, hostile words, records, and everybody's eyes."""

import json
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

import bouwmeester
from bouwmeester import Match
from bouwmeester.core.state import State
from tests.server.running import Running
from tests.web import scenes
from tests.web.browsing import NARROW, PHONE, SMALL, WIDE, person
from tests.web.hands import PALAZZO, quickly
from tests.web.playing import Faults, lit, no_scrolling_sideways, play_now, wait_for_choice
from tests.web.stage import Stage

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
HOSTILE = "<img src=x onerror=alert(1)>"


def staged(
    browser: Browser, house: Running, scene: str, size: tuple[int, int] = SMALL, **settings: object
) -> tuple[BrowserContext, Page, Stage]:
    context = person(browser, size, settings=settings)
    page = context.new_page()
    stage = Stage(page, getattr(scenes, scene)())
    stage.open(house.address)
    page.locator(".desk, .close").wait_for()
    return context, page, stage


# Words.


@pytest.mark.parametrize(
    ("language", "now", "turn"), [("nl-BE", "Nu spelen", "Jij bent"), ("de-AT", "Jetzt spielen", "Du bist dran")]
)
def test_in_other_languages(browser: Browser, house: Running, language: str, now: str, turn: str) -> None:
    """The browser's language is found, and no key is left unsaid."""
    context = person(browser, SMALL, language)
    page = context.new_page()
    page.goto(house.address)
    expect(page.get_by_role("button", name=now).first).to_be_visible()
    assert page.locator("html").get_attribute("lang") == language[:2]
    said = [page.locator("body").inner_text()]
    stage = Stage(page, scenes.turn())
    stage.open(house.address)
    page.locator(".desk").wait_for()
    said.append(page.locator("body").inner_text())
    for scene in (scenes.auction, scenes.building, scenes.end):
        stage.change(scene())
        said.append(page.locator("body").inner_text())
    assert turn in said[1]
    for text in said:
        assert "web-" not in text
        assert "-page-" not in text
        assert "{" not in text
    context.close()


def test_a_language_is_changed_at_the_table(browser: Browser, house: Running) -> None:
    context, page, _ = staged(browser, house, "auction")
    page.get_by_label("Language").select_option("de")
    expect(page.locator(".prompt")).to_contain_text("Dein Gebot: 12")
    context.close()


# Choosing.


def test_cards_are_picked_in_any_order(browser: Browser, house: Running) -> None:
    """The certificate first and the low card last: it is still one bid, in the order the rules name it."""
    context, page, stage = staged(browser, house, "auction")
    for action in ("add certificate", "add ducat 5", "add ducat 4"):
        lit(page, action).click()
    expect(page.locator(".run")).to_contain_text("18")
    page.get_by_role("button", name="Bid 18").click()
    expect(page.locator(".prompt")).to_contain_text("Noor")
    played = [message for message in stage.heard if message["type"] == "play"]
    assert played[-1]["actions"] == ["add ducat 4", "add ducat 5", "add certificate", "bid"]
    context.close()


def carry_by_mouse(page: Page, piece: Locator, place: Locator) -> None:
    piece.hover()
    page.mouse.down()
    place_box(page, piece, place, lambda x, y: page.mouse.move(x, y, steps=4))
    page.mouse.up()


def carry_by_finger(page: Page, piece: Locator, place: Locator) -> None:
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: dict[str, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    x, y = middle(piece)
    touch("touchStart", {"x": x, "y": y})
    for step in (10, 20, 30):
        touch("touchMove", {"x": x, "y": y - step})
    place_box(page, piece, place, lambda x, y: touch("touchMove", {"x": x, "y": y}))
    touch("touchEnd")


def place_box(page: Page, piece: Locator, place: Locator, move: Callable[[float, float], None]) -> None:
    """Move up a little, so that the places light up; then to the place."""
    x, y = middle(piece)
    move(x, y - 30)
    expect(page.locator(".carried")).to_be_visible()
    move(*middle(place))
    expect(place).to_have_class(re.compile("under"))


def middle(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize(("size", "carry"), [(SMALL, carry_by_mouse), (PHONE, carry_by_finger)])
def test_pieces_are_carried_to_their_place(
    browser: Browser, house: Running, size: tuple[int, int], carry: Callable[[Page, Locator, Locator], None]
) -> None:
    """Money to the bid, a tile to its palace; a tap on the way is not taken for a click."""
    context, page, stage = staged(browser, house, "auction", size)
    carry(page, lit(page, "add ducat 4"), page.locator(".bid.me"))
    expect(page.get_by_role("button", name="Bid 11")).to_be_visible()
    carry(page, lit(page, "add ducat 5"), page.locator(".hand .acts"))
    expect(page.get_by_role("button", name="Bid 16")).to_be_visible()
    stage.change(scenes.building())
    carry(page, lit(page, "build marble 5 www"), page.locator('.mine .slot[data-action="on B"]'))
    expect(page.locator(".prompt")).to_contain_text("Build: 2 tiles")
    played = [message for message in stage.heard if message["type"] == "play"]
    assert len(played) == 1
    assert page.locator(".carried").count() == 0
    context.close()


def test_a_triple_is_one_click(browser: Browser, house: Running) -> None:
    context, page, _ = staged(browser, house, "auction")
    page.get_by_role("button", name="Triple of 5: counts 15").click()
    expect(page.get_by_role("button", name="Bid 22")).to_be_visible()
    page.get_by_role("button", name="Reset").click()
    page.get_by_role("button", name="Cheapest").click()
    expect(page.get_by_role("button", name="Bid 12")).to_be_visible()
    context.close()


def test_two_tiles_are_bought_in_any_order(browser: Browser, house: Running) -> None:
    context, page, stage = staged(browser, house, "market")
    lit(page, "buy sandstone 3 w").click()
    lit(page, "buy brick 3 w").click()
    page.get_by_role("button", name="Triple of 5: counts 15").click()
    page.get_by_role("button", name="Pay 15").click()
    expect(page.locator(".prompt")).to_contain_text("Build: 2 tiles")
    played = [message for message in stage.heard if message["type"] == "play"]
    assert len(played) == 1
    context.close()


def test_a_tile_is_put_between_floors(browser: Browser, house: Running) -> None:
    context, page, stage = staged(browser, house, "turn")
    for action in ("rebuild", "attach marble 3 w", "into B"):
        lit(page, action).click()
    expect(page.locator(".run")).to_contain_text("37")
    lit(page, "spend florin 3").click()
    page.get_by_role("button", name="Pay with florin 3 and rebuild").click()
    expect(page.locator(".mine .pts")).to_have_text("37")
    assert stage.match.view(0)["now"] == "turn"
    context.close()


def test_what_cannot_be_done_says_why(browser: Browser, house: Running) -> None:
    """The reason is in words, and leads to its rule."""
    context, page, _ = staged(browser, house, "auction")
    page.get_by_role("button", name="florin 3").click(force=True)  # it is not lit
    note = page.get_by_role("alert")
    expect(note).to_contain_text("does not fit")
    rule = note.get_by_role("link")
    expect(rule).to_have_text("Rule paying.1.")
    page.goto(f"{house.address}{rule.get_attribute('href')}")
    expect(page.locator("[id='paying.1']")).to_be_in_viewport()
    expect(page.locator(".rule.cited")).to_have_attribute("id", "paying.1")
    context.close()


@pytest.mark.parametrize(("language", "title"), [("nl-NL", "De veiling"), ("de-DE", "Die Versteigerung")])
def test_the_rules_are_told_and_drawn_in_every_language(
    browser: Browser, house: Running, language: str, title: str
) -> None:
    context = person(browser, PHONE, language)
    page = context.new_page()
    faults = Faults(page)
    page.goto(f"{house.address}/rules/palazzo#auction.3")
    expect(page.locator("[id='auction']")).to_contain_text(title)
    expect(page.locator(".rule.cited")).to_be_in_viewport()
    for game in ("palazzo", "caylus", "potzklotz"):
        page.goto(f"{house.address}/rules/{game}")
        expect(page.locator("figure").nth(2)).to_be_visible()
        for figure in page.locator("figure").all():
            expect(figure.locator("figcaption")).not_to_be_empty()
            expect(figure.locator("svg:not(.sprite)").first).to_be_visible()
        # Everything that is drawn is a piece that there is.
        assert (
            page.evaluate("""() => [...document.querySelectorAll("figure use")]
            .map(one => one.getAttribute("href")).filter(name => !document.querySelector(name))""")
            == []
        )
        no_scrolling_sideways(page)
    assert faults.found == []
    context.close()


def test_a_hint_is_marked_where_it_is_done(browser: Browser, house: Running) -> None:
    context, page, _ = staged(browser, house, "turn")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".hinted").first).to_be_visible()
    context.close()


#: Counts the tones that would be heard.
_LISTEN = """
    window.tones = 0;
    const made = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { window.tones += 1; return made.call(this); };
"""


def test_settings_do_what_they_say_and_are_kept(browser: Browser, house: Running) -> None:
    context = person(browser, SMALL)
    context.add_init_script(_LISTEN)
    page = context.new_page()
    page.goto(f"{house.address}/settings")
    root = page.locator("html")
    assert root.get_attribute("data-motion") == "off"
    for label in ("Night", "Easy to tell apart", "At ease", "Ask before a move is sent", "Sounds"):
        page.get_by_label(label, exact=True).check()
    assert page.evaluate("window.tones") > 0
    seat = "getComputedStyle(document.documentElement).getPropertyValue('--seat-1')"
    distinct = page.evaluate(seat)
    page.reload()
    for label in ("Night", "Easy to tell apart", "At ease", "Ask before a move is sent", "Sounds"):
        expect(page.get_by_label(label, exact=True)).to_be_checked()
    for name, value in (("theme", "dark"), ("palette", "distinct"), ("motion", "on")):
        expect(root).to_have_attribute(f"data-{name}", value)

    stage = Stage(page, scenes.auction())
    stage.open(house.address)
    lit(page, "pass").click()
    assert page.evaluate("window.tones") == 0
    page.get_by_role("button", name="Yes").click()
    page.wait_for_function("window.tones > 0")

    page.goto(f"{house.address}/settings")
    page.get_by_label("Of the house").check()
    assert page.evaluate(seat) != distinct
    context.close()


def test_those_who_want_it_are_asked_first(browser: Browser, house: Running) -> None:
    context, page, stage = staged(browser, house, "auction", confirm=True)
    lit(page, "pass").click()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    assert all(message["type"] != "play" for message in stage.heard)
    page.get_by_role("button", name="Yes").click()
    expect(page.locator(".prompt")).not_to_contain_text("Your bid")
    context.close()


def test_the_live_region_and_the_title_tell(browser: Browser, house: Running) -> None:
    context, page, _ = staged(browser, house, "auction")
    expect(page).to_have_title("● Your turn · Palazzo")
    lit(page, "pass").click()
    expect(page.locator("[aria-live=polite].vh")).to_contain_text("You pass.")
    expect(page).to_have_title("Palazzo")
    context.close()


def told(stage: Stage, *moves: str) -> None:
    """Others move, one after another, faster than anybody could look."""
    for move in moves:
        again = stage.match.copy()
        heard = again.listen()
        again.play(move)
        stage.show(again, heard)


def test_the_moves_of_others_are_shown_one_after_another(browser: Browser, house: Running) -> None:
    """Moves come at once and are seen one by one; a click shows what is left; and all can be seen again."""
    context, page, stage = staged(browser, house, "auction", speed="slow")
    lit(page, "pass").click()
    table = page.locator(".table")
    expect(table).to_have_attribute("data-version", "32")
    table.evaluate("""one => {
        window.seen = [];
        new MutationObserver(() => window.seen.push(one.dataset.version)).observe(one, { attributes: true });
    }""")
    told(stage, "add grosso 3", "bid")
    expect(page.get_by_role("button", name="Since your move")).to_contain_text("Noor")
    page.locator("main").dispatch_event("pointerdown")
    expect(table).to_have_attribute("data-version", str(stage.version))

    page.get_by_role("button", name="Since your move").click()
    since = page.get_by_role("region", name="Since your move")
    expect(since.locator("li.last")).to_contain_text("Noor bids")
    since.get_by_role("button", name="Show it again").click()
    page.wait_for_function("() => [...new Set(window.seen)].join() === '33,34,32'")
    expect(table).to_have_attribute("data-version", str(stage.version))
    context.close()


# Two at once.


def test_two_tabs_agree(browser: Browser, house: Running) -> None:
    context = person(browser, SMALL)
    one = context.new_page()
    play_now(one, house.address)
    two = context.new_page()
    two.goto(one.url)
    two.locator(".desk").wait_for()
    rng = random.Random(6)
    for _ in range(12):
        for page in (one, two):
            wait_for_choice(page)
            quickly(PALAZZO)(page, rng)
    version = one.locator(".table").get_attribute("data-version")
    expect(two.locator(".table")).to_have_attribute("data-version", version or "")
    assert one.locator(".mine").inner_text() == two.locator(".mine").inner_text()
    context.close()


# Hostile words.


def test_names_and_talk_are_text(browser: Browser, house: Running) -> None:
    context = person(browser, SMALL)
    page = context.new_page()
    faults = Faults(page)
    page.goto(f"{house.address}/settings")
    page.get_by_label("Your name").fill(HOSTILE)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert")).to_contain_text("Saved")
    play_now(page, house.address)
    page.get_by_role("tab", name="Talk").click()
    page.get_by_label("Say something").fill("<script>alert(2)</script><b>hello</b>")
    page.keyboard.press("Enter")
    expect(page.locator(".talk li")).to_contain_text(HOSTILE)
    expect(page.locator(".talk li")).to_contain_text("<script>alert(2)</script><b>hello</b>")
    assert page.locator(".talk li img, .talk li script").count() == 0
    page.goto(house.address)
    expect(page.locator(".me-chip")).to_contain_text(HOSTILE)
    assert faults.found == []
    context.close()


# Looking back.


def played() -> Match[State]:
    match = Match(bouwmeester.load("palazzo"), seats=2)
    rng = random.Random(5)
    while match.to_move is not None:
        match.run_chance(rng)
        if match.to_move is not None:
            match.play(rng.choice(match.legal()))
    return match


#: A file from the desk of the computer, let go above the page.
_DROP = """([name, text]) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], name));
    for (const kind of ["dragover", "drop"])
        document.body.dispatchEvent(new DragEvent(kind, { dataTransfer: carried, bubbles: true, cancelable: true }));
}"""


def test_a_record_is_looked_back_at(browser: Browser, house: Running) -> None:
    """Dropped on the page, stepped through, jumped in, left to run, and seen by one seat or by all."""
    match = played()
    context = person(browser, SMALL)
    page = context.new_page()
    faults = Faults(page)
    page.goto(f"{house.address}/replay")
    page.locator(".drop").wait_for()
    page.evaluate(_DROP, ["game.jsonl", match.save()])
    page.locator(".desk").wait_for()
    last = len(match.log)
    moment = page.locator(".prompt")
    expect(moment).to_have_text(f"Moment 0 of {last}")
    page.get_by_role("button", name="One step on").click()
    expect(moment).to_have_text(f"Moment 1 of {last}")
    page.get_by_role("button", name="To the end").click()
    expect(moment).to_have_text(f"Moment {last} of {last}")
    page.keyboard.press("ArrowLeft")
    expect(moment).to_have_text(f"Moment {last - 1} of {last}")
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
    page.get_by_role("button", name="The result").click()
    outcome = match.outcome
    assert outcome is not None
    expect(page.locator(".final > header > .pts").first).to_have_text(str(max(outcome.scores)).replace("-", "−"))
    assert faults.found == []
    context.close()


def test_what_is_no_record_is_refused(browser: Browser, house: Running, tmp_path: Path) -> None:
    broken = tmp_path / "game.jsonl"
    broken.write_text('{"format": "nonsense"}\n')
    context = person(browser, SMALL)
    page = context.new_page()
    page.goto(f"{house.address}/replay")
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("not a record")
    context.close()


# Everybody's eyes and hands.


def findings(page: Page) -> list[str]:
    """What axe has to say against a page."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = json.loads(page.evaluate("axe.run(document).then(all => JSON.stringify(all.violations))"))
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}" for one in found for node in one["nodes"]
    ]


@pytest.mark.parametrize(("size", "theme"), [(SMALL, "dark"), (PHONE, "light")])
def test_axe_finds_nothing_at_the_table(browser: Browser, house: Running, size: tuple[int, int], theme: str) -> None:
    context, page, stage = staged(browser, house, "turn", size, theme=theme)
    assert findings(page) == []
    for scene in (scenes.auction, scenes.building, scenes.market, scenes.money, scenes.end):
        stage.change(scene())
        assert findings(page) == [], scene.__name__
    context.close()


@pytest.mark.parametrize(("size", "theme"), [(SMALL, "light"), (PHONE, "dark")])
def test_axe_finds_nothing_on_the_other_pages(
    browser: Browser, house: Running, size: tuple[int, int], theme: str
) -> None:
    context = person(browser, size, settings={"theme": theme})
    page = context.new_page()
    for path in ("/", "/new/palazzo", "/settings", "/rules/palazzo", "/replay", "/table/none"):
        page.goto(f"{house.address}{path}")
        page.locator("main :is(h1, h2, legend):visible").first.wait_for()
        if path == "/replay":
            assert findings(page) == [], path
            page.evaluate(_DROP, ["game.jsonl", played().save()])
            page.locator(".desk").wait_for()
            page.get_by_role("slider").fill("40")
            expect(page.locator(".prompt")).to_contain_text("Moment 40")
        assert findings(page) == [], path
    context.close()


@pytest.mark.parametrize("size", [WIDE, SMALL, PHONE, NARROW])
def test_nothing_scrolls_sideways(browser: Browser, house: Running, size: tuple[int, int]) -> None:
    """And a wide table does not scroll at all."""
    context, page, stage = staged(browser, house, "turn", size)
    for scene in (scenes.auction, scenes.building, scenes.market, scenes.money, scenes.share):
        no_scrolling_sideways(page)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        stage.change(scene())
    for path in ("/", "/new/caylus", "/settings", "/rules/potzklotz"):
        page.goto(f"{house.address}{path}")
        page.locator("main").wait_for()
        no_scrolling_sideways(page)
    context.close()


def test_the_accessibility_tree_tells_the_board(browser: Browser, house: Running) -> None:
    """Tiles, places and money are there for those who only hear them."""
    context, page, _ = staged(browser, house, "building")
    tree = page.locator("main").aria_snapshot()
    for words in ("Marble, floor 2, 1 window", "Master builder", "Build on palace", "florin 3", "2 of 5"):
        assert words in tree, words
    context.close()
