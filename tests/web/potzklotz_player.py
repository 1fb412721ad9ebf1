"""Somebody who plays PotzKlotz on the page: they know what is spoken there, and touch only what is lit.

What stands is read from the names of the cells, as a screen reader tells them, and what fits is worked out by the
rules; so a whole game is played on purpose, right or wrong, and every step waits for what the page shows.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypedDict

from playwright.sync_api import Browser, BrowserContext, Page, expect

from bouwmeester.games.potzklotz.fits import ways
from bouwmeester.games.potzklotz.material import CARDS, CELLS, COLUMN, KIND, Building, kind_of
from tests.web.browsing import SMALL, person
from tests.web.playing import LIT

Press = Callable[[Page, str], None]


def player(browser: Browser, size: tuple[int, int] = SMALL, solid: bool = False, **more: object) -> BrowserContext:
    """Somebody who looks at the drawn board, unless the cubes are to be solid."""
    context = person(browser, size, settings=more)
    if not solid:
        context.add_init_script("localStorage.setItem('bouwmeester-potzklotz-solid', 'no')")
    return context


class Seen(TypedDict):
    version: str
    over: bool
    judging: bool
    lit: list[str]
    cells: dict[str, str]
    hand: list[str]
    chosen: list[str]
    #: How many cards have been laid in this turn.
    chain: int


_SEEN: Final = """() => {
    const all = (what, tell) => [...document.querySelectorAll(what)].map(tell);
    const lit = [...document.querySelectorAll("main [data-action]")].filter(one => one.offsetParent !== null);
    return {
        version: document.querySelector(".table").dataset.version,
        over: document.querySelector("main.close") !== null,
        judging: document.querySelector("dialog.judge") !== null,
        lit: lit.map(one => one.dataset.action),
        cells: Object.fromEntries(all("[data-cell]", one => [one.dataset.cell, one.getAttribute("aria-label")])),
        hand: all(".hand [data-card]", one => one.dataset.card),
        chosen: all(".hand [aria-pressed=true]", one => one.dataset.card),
        chain: Number(document.querySelector(".act")?.dataset.chain ?? 0),
    };
}"""


def seen(page: Page) -> Seen:
    found: Seen = page.evaluate(_SEEN)
    return found


def standing(cells: dict[str, str]) -> Building:
    """The building, by what is said of each cell."""
    heights = {cell: re.search(r"(\d+) (?:cube|kubus|Würfel)", said) for cell, said in cells.items()}
    return tuple(sorted(CELLS.place(cell) * COLUMN + int(many[1]) for cell, many in heights.items() if many))


# Ways to press something.


def by_mouse(page: Page, what: str) -> None:
    # A verdict stays on the base until it is put away, and may lie over the cells at the back.
    if what.startswith(".cell") and page.locator(".check").count():
        page.locator(".check .btn").last.click()
    page.locator(what).first.click()


def by_thumb(page: Page, what: str) -> None:
    page.locator(what.replace(".cell", ".chip")).first.tap()


def quickly(page: Page, what: str) -> None:
    """Without a pointer and unseen, as both take their time where there is no graphics card; not if it is gone."""
    page.evaluate("what => { document.body.style.opacity = 0; document.querySelector(what)?.click(); }", what)


_TABS_AT_MOST: Final = 120


def by_keyboard(page: Page, what: str) -> None:
    """Tab, letters and numbers of a cell, and Enter."""
    cell = re.search(r'\.cell\[data-action="\w+ (\w)(\d)"\]', what)
    goal = "[data-cell]" if cell else what
    for _ in range(_TABS_AT_MOST):
        if page.evaluate("what => document.activeElement.matches(what)", goal):
            break
        page.keyboard.press("Tab")
    if cell:
        page.keyboard.press(cell[1])
        page.keyboard.press(cell[2])
    assert page.evaluate("what => document.activeElement.matches(what)", what), f"no way to {what} by keyboard"
    page.keyboard.press("Enter")


@dataclass
class Player:
    """One at a browser. Mistakes are made while there are some to make; the rest is right."""

    page: Page
    #: How each card is laid, one after another. When this is at its end everything goes quickly, and unseen.
    hands: Sequence[Press] = ()
    mistakes: int = 0
    laid: int = 0
    wrong: int = 0
    longest_chain: int = 0

    @property
    def is_over(self) -> bool:
        return self.page.locator("main.close").count() > 0

    @property
    def may_act(self) -> bool:
        return self.page.locator(f"{LIT}, dialog.judge").count() > 0

    def act(self) -> None:
        """Do what is asked, wholly: a turn, or the answer to a question."""
        now = seen(self.page)
        verbs = {action.split()[0] for action in now["lit"]}
        if now["judging"]:
            self._do("dialog.judge .btn.go")
            self.page.locator("dialog.judge").wait_for(state="detached")
        elif "lift" in verbs:
            self._take_turn(now)
        elif "lay" in verbs:
            self._answer(now)
        elif verbs:
            raise AssertionError(f"what is this: {now['lit']}")

    def play(self) -> None:
        """Until the game is over."""
        for _ in range(1000):
            self.page.locator(f"{LIT}, dialog.judge, main.close").first.wait_for()
            if self.is_over:
                return
            self.act()
        raise AssertionError("the game does not end")

    def _do(self, what: str) -> None:
        turn = max(0, self.wrong + self.laid - 1)
        hand = self.hands[turn] if turn < len(self.hands) else quickly
        hand(self.page, what)

    def _send(self, what: str, version: str) -> None:
        """Press something that the server hears of, and wait until it shows."""
        self._do(what)
        expect(self.page.locator(".table")).not_to_have_attribute("data-version", version)

    def _take_turn(self, now: Seen) -> None:
        building = standing(now["cells"])
        assert sum(column % COLUMN for column in building) == 5
        if self.wrong < self.mistakes:
            card, lift, goal = self._mistake(now, building)
            self.wrong += 1
        else:
            fitting = [(card, *way) for card in now["hand"] for way in _ways(building, card)]
            if not fitting:
                self._send("[data-action=pass], [data-action=stop]", now["version"])
                return
            card, lift, goal = fitting[0]
            self.laid += 1
            self.longest_chain = max(self.longest_chain, now["chain"] + 1)
        if card not in now["chosen"]:
            self._do(f'.hand [data-card="{card}"]')
        self._send(f'.cell[data-action="lift {lift}"]', now["version"])
        self.page.locator(f'.cell[data-action="set {goal}"]').wait_for(state="attached")
        lifted = seen(self.page)
        assert sum(column % COLUMN for column in standing(lifted["cells"])) == 4
        self._do(f'.cell[data-action="set {goal}"]')
        done = f'.btn.go[data-action="lay {card}"]'
        self.page.locator(done).wait_for()
        self._send(done, lifted["version"])

    def _mistake(self, now: Seen, building: Building) -> tuple[str, str, str]:
        card = now["hand"][0]
        right = _ways(building, card)
        lifts = [action.split()[1] for action in now["lit"] if action.startswith("lift")]
        return next((card, lift, "b6") for lift in lifts if lift != "b6" and (lift, "b6") not in right)

    def _answer(self, now: Seen) -> None:
        """The other view of what stands, if it is in the hand."""
        kind = kind_of(standing(now["cells"]))
        twins = [card for card in now["hand"] if KIND[CARDS.place(card)] == kind]
        if not twins:
            self._send('.btn[data-action="pass"]', now["version"])
            return
        self.laid += 1
        if twins[0] not in now["chosen"]:
            self._do(f'.hand [data-card="{twins[0]}"]')
        self._send(f'.btn.go[data-action="lay {twins[0]}"]', now["version"])


def _ways(building: Building, card: str) -> list[tuple[str, str]]:
    return [(CELLS.word(lift), CELLS.word(goal)) for lift, goal in ways(building, CARDS.place(card))]
