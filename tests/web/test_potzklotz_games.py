"""Whole games of PotzKlotz on the page: by mouse, thumb and keyboard, against bots and people."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Running
from tests.web.browsing import NARROW, PHONE, SMALL
from tests.web.playing import Faults, same_version
from tests.web.potzklotz_player import Player, Press, by_keyboard, by_mouse, by_thumb, player


def new_table(page: Page, house: Running, chairs: list[str], **options: object) -> None:
    """Set a table up as the page does, and come to it."""
    page.goto(house.address)
    page.get_by_role("article", name="PotzKlotz").wait_for()
    made = page.evaluate(
        """async wish => {
            const post = (path, body) => fetch(path, {
                method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
            }).then(answer => answer.json());
            await post("/api/guests", {name: "Jan"});
            return post("/api/tables", wish);
        }""",
        {"game": "potzklotz", "chairs": chairs, "options": options},
    )
    page.goto(f"{house.address}/table/{made['id']}")


def end_is_told(page: Page, laid: int) -> None:
    """Who has won, and my cards as I laid them."""
    expect(page.locator("main.close h2")).to_contain_text(re.compile("wins? with|share the first place"))
    expect(page.locator("[aria-live=polite].vh")).to_have_text(re.compile("point|card"))
    expect(page.locator(".final").get_by_text(f"Laid: {laid}", exact=True).first).to_be_visible()
    expect(page.get_by_role("link", name="Look back")).to_be_visible()


def whole_game(page: Page, house: Running, me: Player, **options: object) -> None:
    """Against a bot, from the beginning to the end."""
    faults = Faults(page)
    new_table(page, house, ["me", "potzklotz-1"], **options)
    page.locator(".desk").wait_for()
    me.play()
    assert me.wrong == me.mistakes
    assert me.laid > 0
    end_is_told(page, me.laid)
    assert page.locator(".final").count() == 2
    assert faults.found == []


def test_a_whole_game(browser: Browser, house: Running) -> None:
    """The basic game: a mistake with the mouse, two cards by keyboard, one with the mouse, and the others quickly."""
    context = player(browser, SMALL)
    page = context.new_page()
    whole_game(page, house, Player(page, (by_mouse, by_keyboard, by_keyboard, by_mouse), mistakes=1))
    context.close()


def test_a_whole_game_of_experts(browser: Browser, house: Running) -> None:
    """Chains on a phone; the first cards with a thumb, the others more quickly."""
    context = player(browser, NARROW)
    page = context.new_page()
    me = Player(page, (by_thumb, by_thumb))
    whole_game(page, house, me, mode="expert", cards=3)
    assert me.longest_chain > 1
    context.close()


@pytest.mark.whole
@pytest.mark.parametrize(("size", "hand"), [(SMALL, by_keyboard), (NARROW, by_thumb)], ids=["keyboard", "thumb"])
def test_a_whole_game_by_one_hand(browser: Browser, house: Running, size: tuple[int, int], hand: Press) -> None:
    context = player(browser, size)
    page = context.new_page()
    whole_game(page, house, Player(page, [hand] * 1000, mistakes=1))
    context.close()


def test_two_people_and_a_bot_with_cards_out_of_turn(browser: Browser, house: Running) -> None:
    """Whoever has something lit does it, until both see the same end."""
    host, guest = player(browser, PHONE), player(browser, SMALL)
    one, two = host.new_page(), guest.new_page()
    faults = [Faults(one), Faults(two)]
    new_table(one, house, ["me", "open", "potzklotz-3"], cards=4, out_of_turn="yes")
    two.goto(one.locator("#invite-link").input_value())
    two.get_by_role("button", name="Sit here").click()
    people = [Player(one, mistakes=1), Player(two)]
    for person in people:
        person.page.locator(".desk").wait_for()
    for _ in range(3000):
        for person in people:
            if not person.is_over and person.may_act:
                person.act()
        if all(person.is_over for person in people):
            break
        one.wait_for_timeout(20)  # What was played is on its way.
    else:
        raise AssertionError("the game does not end")
    assert people[0].wrong == 1
    assert sum(person.laid for person in people) > 0
    assert same_version(one, two) > 2
    assert one.locator(".final").count() == two.locator(".final").count() == 3
    assert one.locator(".final .pts").all_inner_texts() == two.locator(".final .pts").all_inner_texts()
    assert [fault.found for fault in faults] == [[], []]
    host.close()
    guest.close()
