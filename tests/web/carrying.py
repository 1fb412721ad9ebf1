"""Pieces are taken up, carried to their place and put down: by mouse or by finger."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect


def by_mouse(page: Page, piece: Locator, place: Locator) -> None:
    piece.hover()
    page.mouse.down()
    _to_the_place(page, piece, place, lambda x, y: page.mouse.move(x, y, steps=4))
    page.mouse.up()


def by_finger(page: Page, piece: Locator, place: Locator) -> None:
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: dict[str, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    x, y = _middle(piece)
    touch("touchStart", {"x": x, "y": y})
    for step in (10, 20, 30):
        touch("touchMove", {"x": x, "y": y - step})
    _to_the_place(page, piece, place, lambda x, y: touch("touchMove", {"x": x, "y": y}))
    touch("touchEnd")


def _to_the_place(page: Page, piece: Locator, place: Locator, move: Callable[[float, float], None]) -> None:
    """Move up a little, so that the places light up; then to the place."""
    x, y = _middle(piece)
    move(x, y - 30)
    expect(page.locator(".carried")).to_be_visible()
    move(*_middle(place))
    # The place itself, or what it is a part of.
    expect(place.locator("xpath=ancestor-or-self::*[contains(@class, 'under')]")).to_be_visible()


def _middle(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
