"""What a walk over all tables found hidden, cut or under its neighbour is read whole, in the sizes where it was."""

from playwright.sync_api import Browser, Locator, expect

from bouwmeester import Match
from bouwmeester.core.state import State
from tests.server.running import Running
from tests.web import caylus_scenes, potzklotz_scenes, scenes
from tests.web.browsing import NARROW, PHONE, person
from tests.web.crowds import seated
from tests.web.stage import Stage
from tests.web.test_people import guest_at, table_of

LONG: str = "Bartholomeus van Dongen"


def box(one: Locator) -> tuple[float, float, float, float]:
    """Its left, top, right and bottom edge."""
    found = one.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def prestige() -> Match[State]:
    """At the architect's, with much to choose from."""
    written = caylus_scenes.building().position()["road"]
    assert isinstance(written, dict)
    road = {space: {"tile": "quarry", "owner": "bram"} if space == "11" else tile for space, tile in written.items()}
    road["2"] = {"tile": "residence", "owner": "anne"}
    road["15"] = {"tile": "architect", "owner": "bram", "worker": "anne"}
    agenda = ["construction anne architect", "road 15", "castle", "end"]
    return caylus_scenes.at(
        road=road, passed=list(caylus_scenes.EVERYBODY), players=caylus_scenes.mine(gold=4), agenda=agenda
    )


def test_a_long_name_at_a_waiting_table_keeps_to_its_chair(browser: Browser, house: Running) -> None:
    """Also in the button by which the host declines who bears it; and whoever was declined sees chairs, not a gap."""
    contexts = [person(browser, (820, 1180), "de-DE") for _ in range(2)]
    host, guest = (context.new_page() for context in contexts)
    link = table_of(host, house.address, "Noor", {"game": "palazzo", "chairs": ["me", "open", "open", "open"]})
    guest_at(guest, link, LONG)
    chair = host.locator(".chairs li").nth(1)
    decline = chair.locator(".btn")
    left, _, right, _ = box(chair)
    inner_left, _, inner_right, _ = box(decline)
    assert left <= inner_left
    assert inner_right <= right
    decline.click()
    host.locator("dialog[open] .btn.go").click()
    guest.locator(".declined").wait_for()
    heading, chairs = box(guest.locator(".sitting header")), box(guest.locator(".chairs"))
    assert chairs[1] - heading[3] < 40
    for context in contexts:
        context.close()


def test_my_bid_stands_beside_its_cards(browser: Browser, house: Running) -> None:
    context = person(browser, (820, 1180), has_touch=True)
    page = context.new_page()
    Stage(page, scenes.auction()).open(house.address)
    for action in ("add ducat 4", "add certificate"):
        page.locator(f'[data-action="{action}"]:visible').first.click()
    last, total = page.locator(".bid.me .laid .money").last, page.locator(".bid.me .sum")
    expect(total).to_have_text("13")
    assert box(last)[2] <= box(total)[0]
    context.close()


def test_eight_cards_are_seen_at_once_on_a_phone(browser: Browser, house: Running) -> None:
    context = person(browser, PHONE)
    page = context.new_page()
    Stage(page, scenes.turn()).open(house.address)
    cards = page.locator(".hand .cardbtn")
    expect(cards).to_have_count(8)
    expect(cards.last).to_be_in_viewport(ratio=1)
    context.close()


def test_every_card_of_a_large_hand_is_reached_on_a_tablet(browser: Browser, house: Running) -> None:
    for size in ((820, 1180), (1024, 768)):
        context = person(browser, size, has_touch=True)
        page = context.new_page()
        Stage(page, scenes.rich()).open(house.address)
        cards = page.locator(".hand .cardbtn")
        expect(cards).to_have_count(16)
        cards.last.scroll_into_view_if_needed()
        expect(cards.last).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        context.close()


def test_what_is_paid_for_a_prestige_building_is_seen(browser: Browser, house: Running) -> None:
    """Beside all the others; on the narrowest phone what is gained stays in its button too."""
    for size in ((820, 1180), (1024, 768), (1280, 720), NARROW):
        context = person(browser, size, "de-DE", has_touch=size[0] < 1280)
        page = context.new_page()
        Stage(page, prestige()).open(house.address)
        page.locator('[data-action="build theater"]:visible').click()
        ledger, footer = page.locator(".decide .ledger"), page.locator(".decide > footer")
        expect(ledger).to_be_in_viewport(ratio=1)
        assert box(ledger)[3] <= box(footer)[1] + 1, size
        theater = page.locator('[data-action="build theater"]:visible')
        edges = theater.locator(".ic").evaluate_all("all => all.map(one => one.getBoundingClientRect().right)")
        assert max(edges) <= box(theater)[2], size
        context.close()


def test_what_a_favour_brings_is_seen_on_a_tablet(browser: Browser, house: Running) -> None:
    """With all that may be chosen of its row."""
    context = person(browser, (820, 1180), "nl-NL", has_touch=True)
    page = context.new_page()
    Stage(page, seated(caylus_scenes.favour(), 5)).open(house.address)
    for action in ("favour resources", "take stone"):
        page.locator(f'[data-action="{action}"]:visible').first.click()
    ledger, footer = page.locator(".decide .ledger"), page.locator(".decide > footer")
    expect(ledger).to_be_in_viewport(ratio=1)
    assert box(ledger)[3] <= box(footer)[1] + 1
    context.close()


def test_that_a_bot_plays_for_whom_one_watches_is_read_whole(browser: Browser, house: Running) -> None:
    for size in ((820, 1180), (1024, 768), (1280, 720), (1440, 900)):
        context = person(browser, size, "de-DE")
        page = context.new_page()
        stage = Stage(page, caylus_scenes.placing(), None, names=("Oma Wil", "Noor", "Alma", "Sem"), bots=())
        info = stage.info()
        info.chairs[0].bot, info.chairs[0].resigned = "level-4", "0"
        stage.info = lambda info=info: info  # type: ignore[method-assign, misc]
        stage.open(house.address)
        told = page.locator(".me .who .told")
        expect(told).to_have_text("Bot, aufgegeben")
        assert told.evaluate("one => one.scrollWidth - one.clientWidth") <= 0, size
        context.close()


def test_cards_that_all_know_are_seen_on_a_phone(browser: Browser, house: Running) -> None:
    """Beside the log, as the base needs the room."""
    context = person(browser, PHONE)
    page = context.new_page()
    Stage(page, potzklotz_scenes.at(options={"hands": "open"})).open(house.address)
    page.locator(".desk").wait_for()
    cards = page.locator(".open-cards .card")
    expect(cards.first).not_to_be_visible()
    page.locator(".corner .phone").click()
    expect(cards).to_have_count(7)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
    # The board is not seen: its switch would lie on the way to the whole log.
    expect(page.locator(".corner .icon:visible")).to_have_count(1)
    context.close()


def test_beside_cards_that_all_know_no_mark_lies_on_a_name(browser: Browser, house: Running) -> None:
    match = seated(potzklotz_scenes.turn(), 6)
    position = dict(match.position())
    players = position["players"]
    assert isinstance(players, dict)
    players["bram"]["hand"] += ["16a", "16b"]
    players["bram"]["known"] = ["16a"]
    context = person(browser, PHONE)
    page = context.new_page()
    Stage(page, type(match).at(match.game, position)).open(house.address)
    page.locator(".corner .phone").click()
    rival = page.locator(".sits .rival:visible")
    mark = rival.locator(".seat").evaluate("one => one.getBoundingClientRect().right")
    name = rival.locator("h2").evaluate("one => one.getBoundingClientRect().left")
    assert mark <= name
    context.close()


def test_the_master_builder_stands_beside_the_name_of_the_quarry(browser: Browser, house: Running) -> None:
    position = dict(seated(scenes.auction(), 3).position())
    position["builder"] = "north"
    position["quarries"] = {**scenes.QUARRIES, "north": scenes.LOT}
    context = person(browser, PHONE)
    page = context.new_page()
    Stage(page, scenes.at(position)).open(house.address)
    builder = page.locator(".pit.n .builder")
    builder.wait_for()
    assert box(page.locator(".pit.n .label"))[2] <= box(builder)[0]
    context.close()
