"""Records, and what is done with them on the page."""

import random

from playwright.sync_api import Page

import bouwmeester
from bouwmeester import Match
from bouwmeester.core.state import State


def played(game: str, seats: int = 2, options: dict[str, object] | None = None) -> Match[State]:
    """A game between people without a plan, who like to pass, so that it comes to its end."""
    match = Match(bouwmeester.load(game), seats, options or {})
    rng = random.Random(5)
    match.run_chance(rng)
    while match.to_move is not None:
        legal = match.legal()
        quick = [one for one in legal if one.verb in ("pass", "stop")]
        match.play(rng.choice(quick * 3 + legal))
        match.run_chance(rng)
    return match


#: A file from the desk of the computer, let go above the page.
_DROP = """([name, text]) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], name));
    for (const kind of ["dragover", "drop"])
        document.body.dispatchEvent(new DragEvent(kind, { dataTransfer: carried, bubbles: true, cancelable: true }));
}"""


def drop(page: Page, match: Match[State]) -> None:
    """Look back at this game, on the page for it."""
    # A page that has loaded is not yet one that listens: its script puts up what it says, and hears from then on.
    page.locator("main :is(h1, h2):visible").first.wait_for()
    page.evaluate(_DROP, ["game.jsonl", match.save()])
    page.locator(".desk").wait_for()
