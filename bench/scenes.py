"""How the solid cubes of PotzKlotz are shown where the processor has to draw them: how soon, and how smoothly.

A table against a bot at 1280 x 720, in a browser without a graphics card, on this machine. "Shown" is from the first
byte asked for to the first picture of the scene, once it is drawn and not only begun, in a browser that has never
been here and in one that has; frames are counted while a hand turns the building. All of it is the middle of a few
visits.

    python -m bench.scenes [SECONDS]
"""

import os
import sys
import tempfile
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.running import Running
from tests.web.browsing import SMALL, chromium, person

SHOWN_MS_AT_MOST = 1000
FRAMES_AT_LEAST = 30
VISITS = 5

_SET_UP = """async () => {
    const post = (path, body) => fetch(path, {
        method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
    }).then(answer => answer.json());
    await post("/api/guests", {name: "Anne"});
    const options = {turning: "allowed"};
    const made = await post("/api/tables", {game: "potzklotz", chairs: ["me", "potzklotz-1"], options});
    return made.id;
}"""
#: Whoever reads a point of a picture waits until it is drawn.
_WATCH = """new MutationObserver((_, watch) => {
    const canvas = document.querySelector("canvas.scene[data-turned]");
    if (canvas === null) return;
    watch.disconnect();
    const gl = canvas.getContext("webgl2");
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
    window.drawn = performance.now();
}).observe(document, {subtree: true, attributeFilter: ["data-turned"]})"""

#: A hand that turns the view a little at every frame; what is counted are pictures that differ from the last.
_TURN = """async seconds => {
    const canvas = document.querySelector("canvas.scene");
    const place = canvas.getBoundingClientRect();
    let x = place.left + 12;
    const y = place.top + 12;
    const point = (kind, buttons) => canvas.dispatchEvent(new PointerEvent(kind, {
        pointerId: 1, pointerType: "mouse", button: 0, buttons, clientX: x, clientY: y, bubbles: true,
    }));
    canvas.setPointerCapture = () => {};
    point("pointerdown", 1);
    const until = performance.now() + 1000 * seconds;
    const begun = performance.now();
    const gaps = [];
    let last = canvas.dataset.turned;
    let before = begun;
    while (performance.now() < until) {
        x += 4;
        point("pointermove", 1);
        await new Promise(requestAnimationFrame);
        if (canvas.dataset.turned !== last) {
            last = canvas.dataset.turned;
            gaps.push(performance.now() - before);
            before = performance.now();
        }
    }
    point("pointerup", 0);
    gaps.sort((a, b) => a - b);
    return [gaps.length / ((performance.now() - begun) / 1000), gaps[Math.floor(gaps.length * 0.95)]];
}"""


def visit(page: Page, address: str) -> float:
    page.goto(address)
    page.locator("canvas.scene[data-turned]").wait_for()
    return float(page.evaluate("window.drawn"))


def measured(browser: Browser, house: Running, seconds: float) -> tuple[list[float], list[float], list[list[float]]]:
    """Milliseconds of first and of later visits; frames a second, and how long 95 of 100 take at most, in ms."""
    first, later, turns = [], [], []
    for _ in range(VISITS):
        context = person(browser, SMALL)
        context.add_init_script(_WATCH)
        page = context.new_page()
        page.goto(f"{house.address}/health")
        table = page.evaluate(_SET_UP)
        first.append(visit(page, f"{house.address}/table/{table}"))
        later.append(visit(page, f"{house.address}/table/{table}"))
        turns.append(page.evaluate(_TURN, seconds))
        context.close()
    return first, later, turns


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 4.0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = Running(f"sqlite:///{folder}/house.db", fresh=True)
        house.start()
        try:
            browser = chromium(playwright)
            first, later, turns = measured(browser, house, seconds)
            browser.close()
        finally:
            house.stop()
    busy = f"{os.getloadavg()[0]:.1f} at work on {os.cpu_count()} processors"
    print(f"solid cubes, drawn by the processor, {SMALL[0]} x {SMALL[1]} ({busy})")
    for what, times in (("first visit", first), ("later visits", later)):
        print(f"  {what}: shown after {median(times):,.0f} ms (slowest {max(times):,.0f}; aim: {SHOWN_MS_AT_MOST:,})")
    frames, slow = sorted(turns)[len(turns) // 2]
    print(f"  {frames:.0f} frames a second while it turns (aim: {FRAMES_AT_LEAST}), 95 of 100 within {slow:.0f} ms")


if __name__ == "__main__":
    main()
