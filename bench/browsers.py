"""How fast the page feels, in real browsers on this machine: from ``make play`` to a table, from a click to both
players seeing it, and how smoothly things move.

    python -m bench.browsers [MOVES]

Debian's Chromium without a graphics card draws everything by the processor, beside the server and the bots: on a
machine with one it is faster. Nothing is installed or compiled while the clock runs: `make bench` did it before.
"""

import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.running import Running, free_port
from tests.web.browsing import FLAT, SMALL, chromium, person
from tests.web.hands import PALAZZO, quickly
from tests.web.playing import (
    lit,
    over,
    play_now,
    same_version,
    sit_together,
    wait_for_choice,
    whose_turn,
)

ROOT = Path(__file__).parents[1]
MOVES = 100
#: How many choices are watched for smoothness, each for a second.
WATCHED = 15

#: When each version was on the screen, and when the last click was; by the one clock that all pages share.
_WATCH = """() => {
    window.seen = {};
    window.clicked = 0;
    const now = () => performance.timeOrigin + performance.now();
    addEventListener("click", () => window.clicked = now(), { capture: true });
    const table = document.querySelector(".table");
    new MutationObserver(() => {
        const version = table.dataset.version;
        // The frame after the next has been painted.
        requestAnimationFrame(() => requestAnimationFrame(() => window.seen[version] ??= now()));
    }).observe(table, { attributes: true, attributeFilter: ["data-version"] });
}"""

#: Counts frames while something moves.
_COUNT = """seconds => new Promise(done => {
    const gaps = [];
    const until = performance.now() + seconds * 1000;
    let last = 0;
    const frame = now => {
        if (last && document.getAnimations().some(one => one.playState === "running")) gaps.push(now - last);
        last = now;
        if (now < until) requestAnimationFrame(frame); else done(gaps);
    };
    requestAnimationFrame(frame);
})"""


def percentile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def from_make_play(browser: Browser, folder: str) -> tuple[float, float]:
    """Seconds from ``make play`` until the server answers, and until something can be done at a table."""
    port = free_port()
    settings = {"BOUWMEESTER_PORT": str(port), "BOUWMEESTER_DATABASE": f"sqlite:///{folder}/play.db"}
    page = person(browser, SMALL).new_page()
    began = time.perf_counter()
    command = ["make", "--no-print-directory", "play"]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=os.environ | settings,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as making:
        try:
            answers = _answering(f"http://127.0.0.1:{port}/health", making)
            play_now(page, f"http://127.0.0.1:{port}")
            wait_for_choice(page)
            return answers - began, time.perf_counter() - began
        finally:
            os.killpg(making.pid, signal.SIGTERM)
            page.context.close()


def _answering(address: str, process: subprocess.Popen[bytes]) -> float:
    while process.poll() is None:
        try:
            with urllib.request.urlopen(address, timeout=5):
                return time.perf_counter()
        except OSError:
            time.sleep(0.02)
    sys.exit("make play has stopped")


def clicks(browser: Browser, address: str, moves: int) -> list[float]:
    """Milliseconds from a click until both browsers have drawn what came of it, move by move."""
    one, two = [person(browser, SMALL).new_page() for _ in range(2)]
    rng = random.Random(1)
    waits: list[float] = []
    while len(waits) < moves:
        sit_together(one, two, address, address)
        for page in (one, two):
            page.evaluate(_WATCH)
        while len(waits) < moves and not over(one):
            mover = whose_turn(one, two)
            before = mover.locator(".table").get_attribute("data-version")
            quickly(PALAZZO)(mover, rng)
            same_version(one, two)
            now = mover.locator(".table").get_attribute("data-version") or ""
            if now != before and not over(one):
                version = str(int(before or 0) + 1)
                clicked = mover.evaluate("window.clicked")
                drawn = [_drawn(page, version) for page in (one, two)]
                waits.append(max(drawn) - clicked)
    for page in (one, two):
        page.context.close()
    return waits


def _drawn(page: Page, version: str) -> float:
    return float(page.wait_for_function("version => window.seen[version]", arg=version).json_value())


def frames(browser: Browser, address: str) -> list[float]:
    """Milliseconds between frames while cards, tiles and storeys move, at the pace that everybody has at first."""
    context = person(browser, SMALL, settings={"speed": "normal"})
    page = context.new_page()
    play_now(page, address)
    gaps: list[float] = []
    rng = random.Random(2)
    for _ in range(WATCHED):
        if not wait_for_choice(page):
            break
        for action in ("money", "tiles"):
            if lit(page, action).is_visible():
                lit(page, action).click()
                break
        else:
            quickly(PALAZZO)(page, rng)
        gaps += page.evaluate(_COUNT, 1.0)
    context.close()
    return gaps


def main(moves: int) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = chromium(playwright, FLAT)
        answers, playable = from_make_play(browser, folder)
        print(
            f"make play, all installed: the server answers after {answers:.1f} s, "
            f"a table is playable after {playable:.1f} s"
        )
        house = Running(f"sqlite:///{folder}/house.db", fresh=True)
        house.start()
        try:
            waits = clicks(browser, house.address, moves)
            print(
                f"click to both browsers showing it, {len(waits)} moves on loopback: "
                f"p50 {percentile(waits, 0.5):.0f} ms, p99 {percentile(waits, 0.99):.0f} ms"
            )
            gaps = frames(browser, house.address)
            print(
                f"frames while things move ({len(gaps)} of them, drawn by the processor): "
                f"{1000 / statistics.median(gaps):.0f} a second, "
                f"one in a hundred takes over {percentile(gaps, 0.99):.0f} ms"
            )
        finally:
            house.stop()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else MOVES)
