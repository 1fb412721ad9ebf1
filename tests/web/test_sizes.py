"""Every page in every size: nothing outside, nothing over another thing, nothing too small to be pressed."""

from collections.abc import Callable, Mapping
from typing import Final

import msgspec
import pytest
from playwright.sync_api import Browser, expect

import bouwmeester
from bouwmeester import Match
from bouwmeester.core.state import State
from bouwmeester.lessons.course import Lesson, lesson_of, lessons_of
from bouwmeester.server.protocol.messages import Finished, FinishedPage, Proposal
from tests.server.running import Running
from tests.web import caylus_scenes, potzklotz_scenes, scenes
from tests.web.browsing import person
from tests.web.crowds import SCENES, WORDS, Scene, prepare, seated
from tests.web.fitting import FINGER, MOUSE, Size, faults, pointing
from tests.web.records import drop, played
from tests.web.screenshots import CLOCKS, TOLD
from tests.web.stage import NAMES, Stage
from tests.web.taught import Asking, open_lesson, shown

PHONES: Final[tuple[Size, ...]] = (
    (320, 560),
    (360, 740),
    (390, 844),
    (480, 900),
    (600, 960),
    (740, 560),
    (760, 1000),
)
UPRIGHT: Final[tuple[Size, ...]] = ((768, 1024), (820, 1180), (800, 830), (912, 1368), (1180, 1280))
LYING: Final[tuple[Size, ...]] = (
    (761, 560), (860, 600), (900, 700), (960, 600), (1024, 600), (1024, 768), (1180, 820), (1279, 700),
)  # fmt: skip
WIDE: Final[tuple[Size, ...]] = (
    (1280, 560), (1280, 720), (1366, 768), (1440, 900), (1600, 640), (1920, 1080), (1920, 600), (2560, 1440),
    (2560, 1080), (1300, 1600),
)  # fmt: skip
#: In the normal run a few of each, and the scenes that are fullest.
FEW: Final = {
    FINGER: ((360, 740), (820, 1180), (1024, 768)),
    MOUSE: ((960, 600), (1280, 720), (1440, 900)),
}
FULL: Final = {
    "palazzo": ("much for sale", "refused", "fifth palace", "guided", "guided to buy", "asked", "end"),
    "caylus": ("refused", "a hundred", "provost", "favour", "guided", "asked"),
    "potzklotz": ("behind", "place", "refused", "guided", "asked", "end"),
}
#: As long as people's names are.
LONG: Final = (
    "Jan",
    "Bartholomeus van Dongen",
    "Wilhelmina von Habsburg",
    "Annemarie van Buurenland",
    "Opa",
    "Oma",
)
PATHS: Final = (
    "/",
    "/events",
    "/new/caylus",
    "/settings",
    "/rules/palazzo",
    "/replay",
    "/game/potzklotz/puzzles",
    "/game/caylus/puzzles",
)


def sweep(
    browser: Browser,
    house: Running,
    scenes: list[Scene],
    seats: tuple[int, ...],
    sizes: Mapping[int, tuple[Size, ...]],
) -> list[str]:
    found = []
    for smallest, windows in sizes.items():
        for scene in scenes:
            context = pointing(browser, smallest, new=scene.guided)
            for count in seats:
                if count < scene.least:
                    continue
                page = context.new_page()
                match = seated(scene.match(), count)
                stage = Stage(page, match, clocks=CLOCKS[:count], told=TOLD[match.game.name] * 8)
                if scene.asked:
                    stage.proposal = Proposal("undo", 1, 1, [], [seat for seat in range(count) if seat != 1])
                stage.open(house.address)
                page.locator(".desk, .close").wait_for()
                stage.settle()
                if scene.guided:
                    page.locator(".slip").wait_for()
                prepare(stage, scene)
                for window in windows:
                    found += [f"{scene.name}, {count} seats, {one}" for one in faults(page, window, smallest)]
                page.close()
            context.close()
    return found


@pytest.mark.parametrize("game", SCENES)
@pytest.mark.parametrize("smallest", [FINGER, MOUSE])
def test_a_full_table_fits(browser: Browser, house: Running, game: str, smallest: int) -> None:
    scenes = [scene for scene in SCENES[game] if scene.name in FULL[game]]
    most = scenes[0].match().game.seats[-1]
    found = sweep(browser, house, scenes, (most,), {smallest: FEW[smallest]})
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", SCENES)
@pytest.mark.parametrize("smallest", [FINGER, MOUSE])
def test_a_watched_table_fits(browser: Browser, house: Running, game: str, smallest: int) -> None:
    """With all the cards that are not shown; and that one watches is said, however long the prompt."""
    context = pointing(browser, smallest)
    page = context.new_page()
    match = scenes.rich() if game == "palazzo" else SCENES[game][1].match()
    name = "Jan" if game == "potzklotz" else "Bartholomeus van Dongen"
    stage = Stage(page, match, None, names=(name, *NAMES[1:]), told=TOLD[game] * 8)
    stage.open(house.address)
    page.locator(".desk").wait_for()
    stage.settle()
    found = []
    for window in FEW[smallest]:
        found += faults(page, window, smallest)
        told = page.locator(".watching, .bar .title small")
        assert any(one.is_visible() for one in told.all()), window
        edges = page.locator(".hand svg").evaluate_all("all => all.map(one => one.getBoundingClientRect().right)")
        assert all(edge <= window[0] for edge in edges), (window, edges)
    context.close()
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ["palazzo", "caylus"])
def test_a_long_name_is_read_whole(browser: Browser, house: Running, game: str) -> None:
    scene = SCENES[game][1]
    context = pointing(browser, MOUSE)
    page = context.new_page()
    stage = Stage(page, scene.match(), names=("Jan", "Bartholomeus van Dongen", *NAMES[2:]))
    stage.open(house.address)
    page.locator(".desk").wait_for()
    stage.settle()
    found = [one for window in ((820, 1180), (1024, 768), (1440, 900)) for one in faults(page, window, MOUSE)]
    context.close()
    found = [one for one in found if "Bartholomeus" in one]
    assert not found, "\n".join(found)


def test_a_hint_leaves_the_hand_free(browser: Browser, house: Running) -> None:
    """Also in low windows, where the log has no room for it."""
    context = pointing(browser, MOUSE)
    page = context.new_page()
    stage = Stage(page, scenes.turn(), bots=(1, 2))
    stage.teaching = True
    stage.open(house.address)
    page.locator(".desk").wait_for()
    page.locator("button:has(use[href='#i-hint'])").first.click()
    page.get_by_text("Tipp", exact=True).wait_for()
    found = []
    for window in ((1280, 720), (1024, 768), (960, 600), (1366, 768), (1440, 900)):
        found += faults(page, window, MOUSE)
    context.close()
    assert not [one for one in found if "under a note" in one], "\n".join(found)


def test_a_short_name_is_read_in_one_line(browser: Browser, house: Running) -> None:
    """Beside a clock too, and whatever else is told of who bears it."""
    context = pointing(browser, MOUSE)
    page = context.new_page()
    stage = Stage(page, seated(scenes.auction(), 4), names=("Jan", "Opa Jan", *NAMES[2:]), clocks=CLOCKS[:4])
    stage.open(house.address)
    page.locator(".desk").wait_for()
    for width, height in ((820, 1180), (1024, 768), (1279, 800), (1280, 720), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        heights = page.locator(".rival .who b").evaluate_all("all => all.map(one => one.offsetHeight)")
        assert max(heights) < 24, (width, height, heights)
    context.close()


def test_what_can_be_chosen_is_seen_whole(browser: Browser, house: Running) -> None:
    """Five places for a tile in a low window, the new palace within its sheet, all buildings of a favour."""
    context = pointing(browser, MOUSE)
    page = context.new_page()
    stage = Stage(page, seated(scenes.building(), 4))
    stage.open(house.address)
    page.locator(".desk").wait_for()
    prepare(stage, Scene("", scenes.building, ("build marble 5 www", "new")))
    page.set_viewport_size({"width": 1280, "height": 720})
    expect(page.locator(".place").nth(4)).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 820, "height": 1180})
    edges = page.locator(".mine, .mine .slot.on").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().right)"
    )
    assert edges[1] < edges[0] - 4, edges
    page.close()
    page = context.new_page()
    stage = Stage(page, seated(caylus_scenes.favour(), 5))
    stage.open(house.address)
    page.locator(".desk").wait_for()
    prepare(stage, Scene("", caylus_scenes.favour, ("favour buildings",)))
    for width, height in ((820, 1180), (1024, 768), (1280, 720), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        for at in (0, 8):
            expect(page.locator(".decide .opt").nth(at)).to_be_in_viewport(ratio=1)
    context.close()


@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
def test_on_a_phone_the_provost_is_in_sight(browser: Browser, house: Running, size: Size) -> None:
    """Where he may go, and where he is thought to go."""
    context = pointing(browser, FINGER)
    page = context.new_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    stage = Stage(page, seated(caylus_scenes.placing(), 5))
    stage.open(house.address)
    page.locator(".btn.what").click()
    expect(page.locator('[data-space="16"]')).to_be_in_viewport(ratio=0.9)
    stage.change(seated(caylus_scenes.bribe(), 5))
    for ring in (0, 6):
        expect(page.locator(".reach").nth(ring)).to_be_in_viewport(ratio=0.9)
    context.close()


@pytest.mark.parametrize("size", [(390, 844), (360, 740), (320, 640)])
def test_late_on_the_road_the_provost_is_moved_by_thumb(browser: Browser, house: Running, size: Size) -> None:
    """The guide, who shows him, leaves in sight where he may go; each space is as large as a finger."""
    context = person(browser, size, settings={"speed": "normal"}, new=True)
    page = context.new_page()
    position = {**caylus_scenes.bribe().position(), "bailiff": 17, "provost": 17}
    stage = Stage(page, seated(caylus_scenes.placing(), 3))
    stage.open(house.address)
    page.locator(".slip").wait_for()
    stage.change(seated(Match.at(caylus_scenes.bribe().game, position), 3))
    expect(page.locator(".reach")).to_have_count(7)
    page.wait_for_timeout(600)
    edges = "one => one.getBoundingClientRect().bottom"
    edge = page.locator(".sheet-zone:visible").first.evaluate(edges)
    hidden = sum(ring.evaluate(edges) > edge + 1 for ring in page.locator(".reach").all())
    # So small a screen has no room for all of them beside the guide.
    assert hidden == 0 or size[0] < 360
    # Also from the last space with a tile's room to the first box, under it.
    stage.change(seated(Match.at(caylus_scenes.bribe().game, {**position, "provost": 20}), 3))
    page.get_by_role("button", name="To space 23").wait_for()
    assert [fault for fault in faults(page, size, FINGER) if "small" in fault] == []
    # The rings of a full row lie right above the first boxes.
    position |= {"bailiff": 20, "provost": 19, "counted": ["dungeon", "walls"]}
    stage.change(seated(Match.at(caylus_scenes.bribe().game, position), 3))
    expect(page.locator(".stepper:visible button").last).to_contain_text("22")
    page.wait_for_timeout(600)
    assert [fault for fault in faults(page, size, FINGER) if "small" in fault] == [] or size[0] < 360
    context.close()


@pytest.mark.parametrize("size", [(390, 844), (360, 740), (320, 640)])
def test_beside_the_guide_the_rivals_do_not_lie_on_each_other(browser: Browser, house: Running, size: Size) -> None:
    context = person(browser, size, "de-DE", new=True)
    page = context.new_page()
    stage = Stage(page, seated(scenes.money(), 4))
    stage.open(house.address)
    page.locator(".slip").wait_for()
    page.locator('.tabs [data-to="rivals"]').tap()
    expect(page.locator(".rivals")).to_be_visible()
    assert [fault for fault in faults(page, size, FINGER) if "over" in fault] == []
    context.close()


def test_the_points_of_a_match_lie_beside_the_hand(browser: Browser, house: Running) -> None:
    """Six with long names, and clocks: points, log and everybody are seen, and no name is cut."""
    context = pointing(browser, MOUSE)
    page = context.new_page()
    match = seated(potzklotz_scenes.turn(), 6)
    stage = Stage(page, match, names=LONG, clocks=CLOCKS, told=TOLD["potzklotz"] * 8)
    stage.open(house.address)
    page.locator(".desk").wait_for()
    windows = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080), (960, 600), (820, 1180), (1024, 768))
    for width, height in windows:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".deals tbody tr").last).to_be_in_viewport(ratio=1)
        expect(page.locator(".rival").last).to_be_in_viewport(ratio=0.9)
        expect(page.locator(".log li").last).to_be_in_viewport()
        cut = page.locator(".rival h2").evaluate_all(
            "all => all.filter(one => one.scrollHeight > one.clientHeight + 2).length"
        )
        assert cut == 0, (width, height)
    context.close()


def test_long_names_are_read_among_many(browser: Browser, house: Running) -> None:
    """In Palazzo's auction on a phone, in its low windows, and with five at Caylus, one of whom has resigned."""
    context = pointing(browser, FINGER)
    page = context.new_page()
    Stage(page, scenes.auction(), names=("Jan", "Wilhelmina", "Opa"), clocks=CLOCKS[:3]).open(house.address)
    for width, height in ((390, 844), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        high = page.locator(".bid b", has_text="Wilhelmina").evaluate("one => one.getClientRects()[0].height")
        assert high < 24, (width, high)
    context.close()
    context = pointing(browser, MOUSE)
    page = context.new_page()
    Stage(page, seated(scenes.turn(), 4), names=LONG).open(house.address)
    page.locator(".desk").wait_for()
    found = [one for window in ((960, 600), (1024, 600)) for one in faults(page, window, MOUSE)]
    page.close()
    page = context.new_page()
    Stage(page, seated(scenes.auction(), 4), names=LONG, clocks=CLOCKS[:4]).open(house.address)
    page.set_viewport_size({"width": 1280, "height": 720})
    expect(page.locator(".ruler")).to_be_in_viewport(ratio=0.98)
    page.close()
    page = context.new_page()
    stage = Stage(page, seated(caylus_scenes.placing(), 5), names=LONG, bots=(1, 3), clocks=CLOCKS[:5])
    stage.open(house.address)
    page.locator(".desk").wait_for()
    found += faults(page, (1280, 720), MOUSE)
    context.close()
    assert not [one for one in found if "shortened" in one or "cut off" in one], "\n".join(found)


def test_a_hint_leaves_the_stock_whole(browser: Browser, house: Running) -> None:
    context = pointing(browser, FINGER)
    page = context.new_page()
    page.set_viewport_size({"width": 820, "height": 1180})
    stage = Stage(page, caylus_scenes.placing(), bots=(1, 2, 3))
    stage.teaching = True
    stage.open(house.address)
    page.locator("button:has(use[href='#i-hint'])").first.click()
    page.locator(".hints").wait_for()
    expect(page.locator(".works li").last).to_be_in_viewport(ratio=1)
    context.close()


@pytest.mark.parametrize("guided", [False, True])
def test_nothing_lies_on_the_tag_of_a_hidden_place(browser: Browser, house: Running, guided: bool) -> None:
    """Neither what lies there nor a card that is chosen, also where the guide makes the board small."""
    found = []
    for smallest, windows in ((FINGER, ((390, 844), (360, 740))), (MOUSE, ((820, 1180), (1024, 768), (960, 600)))):
        context = pointing(browser, smallest, new=guided)
        page = context.new_page()
        Stage(page, potzklotz_scenes.behind()).open(house.address)
        page.locator(".slip" if guided else ".desk").wait_for()
        page.locator('[data-card="13b"]').dispatch_event("click")
        for window in windows:
            faults(page, window, smallest)
            tags, cards = (
                page.locator(one).evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())")
                for one in (".cell.tag", ".piles .card, .bigcard .card, .bigcard figcaption")
            )
            for tag in tags:
                for card in cards:
                    wide = min(tag["right"], card["right"]) - max(tag["left"], card["left"])
                    high = min(tag["bottom"], card["bottom"]) - max(tag["top"], card["top"])
                    if wide > 4 and high > 6:
                        found.append(f"{window}: {wide:.0f} x {high:.0f} of {tag} lie under {card}")
        context.close()
    assert not found, "\n".join(found)


#: Which of the lines of the stock cannot be seen whole, or lie over what is beside them.
_LINES = """() => [...document.querySelectorAll(".works > .cols li")].filter(one => {
    const [box, line] = [document.querySelector(".works").getBoundingClientRect(), one.getBoundingClientRect()];
    const last = one.querySelector("button > :last-child").getBoundingClientRect();
    const next = [...document.querySelectorAll(".works > .cols .nm")].map(name => name.getBoundingClientRect());
    return line.bottom > box.bottom || next.some(name =>
        name.top < last.bottom && last.top < name.bottom && name.left >= line.right && name.left < last.right + 2);
}).map(one => one.innerText)"""


@pytest.mark.parametrize("seat", [0, None])
def test_all_of_the_stock_is_seen(browser: Browser, house: Running, seat: int | None) -> None:
    """In a language of long words, before anything is built."""
    context = pointing(browser, MOUSE)
    page = context.new_page()
    match = seated(caylus_scenes.beginning(), 5)
    Stage(page, match, seat, clocks=CLOCKS[:5], told=TOLD["caylus"] * 8).open(house.address)
    page.locator(".desk").wait_for()
    for width, height in ((820, 1180), (1024, 768), (1180, 820), (1280, 720), (1366, 768), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".works li", has_text="Kunstdenkmal")).to_be_in_viewport(ratio=1)
        assert page.evaluate(_LINES) == [], (width, height)
    # Large, where all lines can be pressed, none is cut off either.
    page.set_viewport_size({"width": 820, "height": 1180})
    page.locator(".works > .open").click()
    edge = "all => Math.max(...all.map(one => one.getBoundingClientRect().right))"
    lines = page.locator(".works-large li button > :last-child").evaluate_all(edge)
    assert lines < page.locator("dialog[open]").evaluate_all(edge)
    # The points stand under each other in both columns, and what the signs mean is read whole.
    edges = "all => new Set(all.map(one => Math.round(one.getBoundingClientRect().right))).size"
    assert page.locator(".works-large li button > :last-child").evaluate_all(edges) == 2
    assert page.locator(".works-large .legend").evaluate("one => one.scrollWidth <= one.clientWidth")
    context.close()


def test_a_note_leaves_the_corner_of_the_board_free(browser: Browser, house: Running) -> None:
    context = pointing(browser, FINGER)
    page = context.new_page()
    Stage(page, potzklotz_scenes.turn()).open(house.address)
    page.locator(".cell:not([data-action])").first.dispatch_event("click")
    page.locator(".note").wait_for()
    found = [one for window in ((768, 1024), (820, 1180), (1024, 768)) for one in faults(page, window, FINGER)]
    context.close()
    assert not [one for one in found if "corner" in one], "\n".join(found)


#: How far what is paid and gained reaches under the buttons of the sheet.
_UNDER = """() => document.querySelector(".decide .ledger").getBoundingClientRect().bottom
    - document.querySelector(".decide > footer").getBoundingClientRect().top"""


@pytest.mark.parametrize(
    ("scene", "chosen"),
    [
        (caylus_scenes.lawyer, ("transform 9",)),
        (caylus_scenes.peddler, ("buy wood", "buy food")),
        (caylus_scenes.favour, ("favour buildings", "build church")),
    ],
)
def test_what_is_paid_and_gained_is_in_sight(
    browser: Browser, house: Running, scene: Callable[[], Match[State]], chosen: tuple[str, ...]
) -> None:
    context = pointing(browser, MOUSE)
    page = context.new_page()
    Stage(page, scene(), bots=(1, 2, 3)).open(house.address)
    page.locator(".desk").wait_for()
    for action in chosen:
        page.locator(f'main [data-action="{action}"]').first.dispatch_event("click")
    page.locator(".decide .ledger").wait_for()
    for width, height in ((820, 1180), (1024, 768), (1280, 720), (1366, 768), (1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        assert page.evaluate(_UNDER) <= 1, (width, height)
    context.close()


def test_five_leave_the_log_its_room(browser: Browser, house: Running) -> None:
    """On a small tablet the log lies under what can be done; what opens which favours is told apart."""
    context = pointing(browser, MOUSE)
    page = context.new_page()
    stage = Stage(page, seated(caylus_scenes.beginning(), 5), clocks=CLOCKS[:5], told=TOLD["caylus"])
    stage.open(house.address)
    page.locator(".desk").wait_for()
    stage.settle()
    page.set_viewport_size({"width": 1024, "height": 768})
    log, act = (page.locator(one).bounding_box() for one in (".log", ".act"))
    assert log is not None
    assert act is not None
    assert log["y"] >= act["y"] + act["height"]
    assert log["width"] > 300
    assert log["height"] > 120
    dungeon, walls = page.locator(".favours th.shut").evaluate_all(
        "all => all.map(one => { const words = document.createRange(); words.selectNodeContents(one);"
        " return words.getBoundingClientRect().toJSON() })"
    )
    assert dungeon["right"] + 4 < walls["left"]
    # What is decided there has the whole height meanwhile.
    stage.change(seated(caylus_scenes.bribe(), 5))
    expect(page.locator(".act .decide footer")).to_be_in_viewport(ratio=1)
    context.close()


def test_where_the_provost_may_go_all_is_seen(browser: Browser, house: Running) -> None:
    """All of the stock beside what is decided, and how far the space is where a worker and the bailiff stand."""
    context = pointing(browser, MOUSE)
    page = context.new_page()
    position = {**caylus_scenes.bribe().position(), "bailiff": 16, "provost": 15}
    match = seated(Match.at(caylus_scenes.bribe().game, position), 5)
    stage = Stage(page, match, clocks=CLOCKS[:5], told=TOLD["caylus"])
    stage.open(house.address)
    page.locator(".desk").wait_for()
    stage.settle()
    page.set_viewport_size({"width": 820, "height": 1180})
    page.locator('[data-action="provost ahead 3"]').first.click()
    expect(page.locator(".act footer .btn.go")).to_be_in_viewport(ratio=1)
    assert page.evaluate(_LINES) == []
    page.set_viewport_size({"width": 1440, "height": 900})
    bailiff = page.locator(".walker.bailiff").bounding_box()
    step = page.locator(".reach text", has_text="+1").bounding_box()
    context.close()
    assert bailiff is not None
    assert step is not None
    assert step["y"] >= bailiff["y"] + bailiff["height"] - 3


def test_a_long_name_is_read_on_a_phone(browser: Browser, house: Running) -> None:
    """In two lines, beside two others or five."""
    context = pointing(browser, FINGER)
    name = "Bartholomeus van Dongen"
    for seats in (3, 6):
        page = context.new_page()
        stage = Stage(page, seated(potzklotz_scenes.turn(), seats), names=("Jan", name, *NAMES[2:]))
        stage.open(house.address)
        page.locator(".desk").wait_for()
        for width, height in ((390, 844), (360, 740)):
            page.set_viewport_size({"width": width, "height": height})
            shown = page.locator(".rival h2", has_text=name)
            expect(shown).to_be_visible()
            room = "one => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]"
            assert max(shown.evaluate(room)) <= 2, (seats, width)
            lines = "one => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)"
            assert round(shown.evaluate(lines)) == 2, (seats, width)
        page.close()
    context.close()


@pytest.mark.parametrize("known", [False, True])
def test_six_with_clocks_leave_the_log_its_room(browser: Browser, house: Running, known: bool) -> None:
    """In a low window, in a language of long words, when all have laid a card; cards that are known are seen too."""
    context = pointing(browser, MOUSE)
    page = context.new_page()
    match = seated(potzklotz_scenes.turn(), 6)
    if known:
        position = dict(match.position())
        players = position["players"]
        assert isinstance(players, dict)
        for word, card in zip(WORDS[1:4], ("16a", "17a", "18a"), strict=True):
            players[word]["hand"] += [card, card.replace("a", "b")]
            players[word]["known"] = [card]
        match = Match.at(match.game, position)
    told = [("potzklotz.laid", {"seat": word, "card": "8a"}) for word in WORDS]
    stage = Stage(page, match, bots=range(1, 6), clocks=CLOCKS, told=told)
    stage.open(house.address)
    page.locator(".desk").wait_for()
    stage.settle()
    page.set_viewport_size({"width": 1280, "height": 720})
    expect(page.locator(".rival").last).to_be_in_viewport(ratio=0.95)
    act, log = (page.locator(one).bounding_box() for one in (".act", ".log"))
    page.set_viewport_size({"width": 1024, "height": 768})
    beside = page.locator(".log").bounding_box()
    context.close()
    assert beside is not None
    assert beside["height"] > 300
    assert act is not None
    assert log is not None
    assert log["height"] > 60
    assert log["y"] + log["height"] <= act["y"]


@pytest.mark.sweep
@pytest.mark.parametrize(("game", "at"), [(game, at) for game, scenes in SCENES.items() for at in range(len(scenes))])
def test_every_table_fits(browser: Browser, house: Running, game: str, at: int) -> None:
    scene = SCENES[game][at]
    every = (*PHONES, *UPRIGHT, *LYING, *WIDE)
    found = sweep(browser, house, [scene], tuple(scene.match().game.seats), {FINGER: every, MOUSE: every})
    assert not found, "\n".join(found)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_palaces_are_seen_at_the_end(browser: Browser, house: Running, seats: int) -> None:
    """What everybody built is drawn so large that it can be told apart, also where it has to be scrolled to."""
    context = pointing(browser, MOUSE)
    page = context.new_page()
    stage = Stage(page, seated(scenes.end(), seats))
    stage.open(house.address)
    page.locator(".final .tile").first.wait_for()
    for width, height in ((820, 1180), (960, 600), (1024, 768), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        widths = page.locator(".final .tile").evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
        assert min(widths) >= 28, (width, height, min(widths))
    context.close()


def test_many_palaces_leave_room_for_what_their_figures_mean(browser: Browser, house: Running) -> None:
    context = pointing(browser, FINGER)
    page = context.new_page()
    stage = Stage(page, scenes.scattered())
    stage.open(house.address)
    page.locator(".final .tile").first.wait_for()
    found = []
    for window in ((360, 740), (820, 1180), (1024, 768), (1440, 900)):
        found += faults(page, window, FINGER)
        heads = page.locator(".ledger tr:last-child th").evaluate_all("all => all.map(one => one.offsetWidth)")
        found += [f"{window}: {wide}" for wide in heads if wide < 60]
    context.close()
    assert not found, "\n".join(found)


def lesson_fits(browser: Browser, house: Running, lesson: Lesson, sizes: Mapping[int, tuple[Size, ...]]) -> list[str]:
    """What does not fit in any of its steps, above what the teacher says."""
    found = []
    for smallest, windows in sizes.items():
        context = pointing(browser, smallest, new=True)
        page = context.new_page()
        asking = Asking(page)
        open_lesson(page, house, lesson)
        for step in shown(page, lesson):
            asking.settle()
            for window in windows:
                found += [f"{lesson.name}, step {step}, {one}" for one in faults(page, window, smallest)]
        context.close()
    return found


def test_a_lesson_fits(browser: Browser, house: Running) -> None:
    """The yard of Palazzo is whole above the slip, in the lowest of wide windows too."""
    found = lesson_fits(browser, house, lesson_of(bouwmeester.load("palazzo"), "money"), {MOUSE: ((1280, 720),)})
    assert not found, "\n".join(found)


@pytest.mark.sweep
@pytest.mark.parametrize("game", SCENES)
def test_every_lesson_fits(browser: Browser, house: Running, game: str) -> None:
    found = [one for lesson in lessons_of(game) for one in lesson_fits(browser, house, lesson, FEW)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("smallest", [FINGER, MOUSE])
def test_other_pages_fit(browser: Browser, house: Running, smallest: int) -> None:
    context = pointing(browser, smallest)
    page = context.new_page()
    found = []
    for path in PATHS:
        page.goto(f"{house.address}{path}")
        page.locator("main :is(h1, h2, legend):visible").first.wait_for()
        page.wait_for_load_state("networkidle")
        for window in ((320, 560), *FEW[smallest], (2560, 1440)):
            found += [f"{path}, {one}" for one in faults(page, window, smallest)]
    page.goto(f"{house.address}/replay")
    drop(page, played("palazzo"))
    page.get_by_role("slider").fill("40")
    page.locator(".desk").wait_for()
    for window in FEW[smallest]:
        found += [f"replay, {one}" for one in faults(page, window, smallest)]
    context.close()
    assert not found, "\n".join(found)


@pytest.mark.parametrize("smallest", [FINGER, MOUSE])
def test_what_is_around_a_table_fits(browser: Browser, house: Running, smallest: int) -> None:
    """Before a match, in its menus, and at home with tables and finished matches: reached by clicks."""
    context = pointing(browser, smallest)
    page = context.new_page()
    over = Finished(Stage(page, scenes.end()).info(), 0, [63, 41, 52], [0, 2, 1])
    page.route(
        "**/api/tables/finished*",
        lambda route: route.fulfill(
            body=msgspec.json.encode(FinishedPage([over], 12)), content_type="application/json"
        ),
    )
    found: list[str] = []

    def look(name: str) -> None:
        page.wait_for_load_state("networkidle")
        for window in ((320, 560), *FEW[smallest]):
            found.extend(f"{name}, {one}" for one in faults(page, window, smallest))

    page.goto(f"{house.address}/new/palazzo")
    page.locator("form .btn.go").click()
    page.locator("main.room").wait_for()
    look("waiting room")
    page.locator("a.brand").click()
    page.locator("#h-finished").wait_for()
    look("home")
    page.locator('a[href="/finished"]').click()
    page.locator(".finished li").first.wait_for()
    look("finished")
    page.locator("a.brand").click()
    page.locator("article:has(#g-palazzo) .now > button").click()
    page.locator(".desk").wait_for()
    page.set_viewport_size({"width": 360, "height": 740})
    page.locator(".bar .icon:visible").last.click()
    page.locator("dialog[open] .menu").wait_for()
    look("menu")
    page.locator("dialog[open] .menu button").last.click()
    page.locator("dialog[open]").wait_for()
    look("leaving")
    context.close()
    assert not found, "\n".join(found)
