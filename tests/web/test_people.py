"""People around a table on the page: invited, four at once, away, out of time, and on another device."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Running
from tests.web.browsing import PHONE, SMALL, person
from tests.web.hands import PALAZZO, quickly
from tests.web.playing import Faults, no_scrolling_at_all, no_scrolling_sideways, same_version, wait_for_choice


@pytest.fixture(scope="module")
def slow_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Its bots take their time, so that whoever comes back finds the game still going on."""
    folder: Path = tmp_path_factory.mktemp("slow")
    running = Running(f"sqlite:///{folder / 'house.db'}", log=folder / "log", bot_pace=3, hasty=True)
    running.start()
    try:
        yield running
    finally:
        running.stop()


#: Set up what the page itself offers only in longer measures; whoever asks becomes a guest of that name.
_NEW_TABLE = """async ([name, wish]) => {
    const post = (path, body) => fetch(path, {
        method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
    }).then(answer => answer.json());
    await post("/api/guests", { name });
    return wish ? await post("/api/tables", wish) : null;
}"""


def table_of(page: Page, address: str, name: str, wish: dict[str, object]) -> str:
    """Somebody sets a table up; the way to it, for those who are invited."""
    page.goto(f"{address}/settings")
    made = page.evaluate(_NEW_TABLE, [name, wish])
    page.goto(f"{address}/table/{made['id']}")
    return f"{address}/table/{made['id']}?invite={made['invite']}"


def guest_at(page: Page, link: str, name: str) -> None:
    page.goto(link.partition("/table")[0] + "/settings")
    page.evaluate(_NEW_TABLE, [name, None])
    page.goto(link)
    page.locator(".chairs .btn.go").first.click()
    expect(page.locator(".chairs .btn.go")).to_have_count(0)


def test_an_invitation_a_code_four_seats_and_another_device(browser: Browser, house: Running) -> None:
    host, guest = person(browser, SMALL), person(browser, PHONE)
    one, two = host.new_page(), guest.new_page()
    faults = [Faults(one), Faults(two)]
    one.goto(f"{house.address}/new/palazzo")
    one.get_by_text("4", exact=True).click()
    for chair in (3, 4):
        one.get_by_label(f"Chair {chair}", exact=True).select_option("level-1")
    one.get_by_role("button", name="Set it up").click()

    picture = one.get_by_role("img", name="QR code")
    expect(picture).to_be_visible()
    one.wait_for_function("one => one.complete && one.naturalWidth > 0", arg=picture.element_handle())
    code = one.locator(".code-word").inner_text()

    two.goto(house.address)
    two.get_by_label("Code of the table").fill(code.lower())
    two.get_by_role("button", name="Join").click()
    two.get_by_role("button", name="Sit here").click()
    for page in (one, two):
        page.locator(".desk").wait_for()
    expect(one.locator(".rival")).to_have_count(3)

    rng = random.Random(7)
    for _ in range(24):
        for page in (one, two):
            no_scrolling_sideways(page)
            quickly(PALAZZO)(page, rng)
    no_scrolling_at_all(one)

    one_more = host.new_page()
    one_more.goto(f"{house.address}/settings/devices")
    one_more.get_by_role("button", name="Make my link").click()
    link = one_more.locator("#link").input_value()
    sofa = person(browser, PHONE)
    tablet = sofa.new_page()
    tablet.goto(link)
    tablet.get_by_role("button", name="That is me").click()
    tablet.locator(".mytable").first.click()
    tablet.locator(".desk").wait_for()
    same_version(one, tablet)
    expect(tablet.locator(".hand .cardbtn")).to_have_count(one.locator(".hand .cardbtn").count())
    assert link.partition("#")[2] not in tablet.url
    assert [fault.found for fault in faults] == [[], []]
    for context in (host, guest, sofa):
        context.close()


def test_somebody_is_away_and_comes_back(browser: Browser, slow_house: Running) -> None:
    """The others agree that a bot plays for them; they take their chair again whenever they like."""
    contexts = [person(browser, SMALL) for _ in range(3)]
    noor, alma, sem = [context.new_page() for context in contexts]
    wish: dict[str, object] = {"game": "palazzo", "chairs": ["me", "open", "open"]}
    link = table_of(noor, slow_house.address, "Noor", wish)
    guest_at(alma, link, "Alma")
    guest_at(sem, link, "Sem")
    noor.locator(".desk").wait_for()
    there = sem.url
    sem.close()
    expect(noor.get_by_role("article", name="Sem")).to_contain_text("away")

    noor.get_by_role("button", name="Menu").click()
    noor.get_by_role("button", name="Let a bot play for Sem").click()
    question = alma.get_by_role("alertdialog")
    expect(question).to_contain_text("Noor proposes that a bot plays for Sem")
    question.get_by_role("button", name="Yes").click()
    expect(question).to_have_count(0)
    expect(noor.get_by_role("article", name="Sem")).to_contain_text("bot, agreed")

    sem = contexts[2].new_page()
    sem.goto(there)
    expect(sem.get_by_text("The others agreed that a bot plays for you.")).to_be_visible()
    sem.get_by_role("button", name="Play yourself").click()
    expect(sem.get_by_text("The others agreed that a bot plays for you.")).to_have_count(0)
    expect(noor.get_by_role("article", name="Sem")).not_to_contain_text("bot")
    expect(noor.locator(".log")).to_contain_text("Sem is back.")
    for context in contexts:
        context.close()


def test_the_time_is_up(browser: Browser, slow_house: Running) -> None:
    """A clock that anybody can see runs down; then a bot plays on, until its person wants to play again."""
    context = person(browser, SMALL)
    page = context.new_page()
    clock = {"kind": "move", "seconds": 5}
    table_of(page, slow_house.address, "Jan", {"game": "palazzo", "chairs": ["me", "greedy"], "clock": clock})
    page.locator(".desk").wait_for()
    expect(page.get_by_role("timer", name="time left").first).to_be_visible()
    expect(page.get_by_text("Your time was up: a bot is playing for you.")).to_be_visible()
    expect(page.locator(".log")).to_contain_text("Your time was up: a bot plays for you until you come back.")
    page.get_by_role("button", name="Play yourself").click()
    expect(page.get_by_text("Your time was up: a bot is playing for you.")).to_have_count(0)
    wait_for_choice(page)
    context.close()
