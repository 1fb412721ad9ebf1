"""The curve of a review as a picture: a line for each seat's share of the win, from the first move to the last."""

from html import escape
from typing import Final

from bouwmeester.review.report import Report

WIDTH: Final = 960
HEIGHT: Final = 320
MARGIN: Final = 40
#: Told apart without colours too: each has another dash.
COLOURS: Final = ("#b3432b", "#2f6690", "#5b8c3e", "#b8860b", "#6b4c9a")
DASHES: Final = ("", "7 4", "2 4", "10 4 2 4", "14 6")


def svg(report: Report, names: list[str], title: str) -> str:
    """A line for each seat, with its name where it ends, and a mark below wherever chance drew."""
    curve = report["curve"]
    last = max(1, len(curve) - 1)

    def across(line: int) -> float:
        return MARGIN + (WIDTH - 3 * MARGIN) * line / last

    def down(share: float) -> float:
        return MARGIN + (HEIGHT - 2 * MARGIN) * (1 - share)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'font-family="sans-serif" font-size="13"><title>{escape(title)}</title>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#faf6ee"/>',
    ]
    for percent in (0, 25, 50, 75, 100):
        y = down(percent / 100)
        parts.append(f'<path d="M{MARGIN} {y:.1f}H{WIDTH - 2 * MARGIN}" stroke="#d8cfbd"/>')
        parts.append(f'<text x="{MARGIN - 6}" y="{y + 4:.1f}" text-anchor="end" fill="#5a5245">{percent}</text>')
    chance = [one["line"] for one in curve[1:] if one["by"] is None]
    marks = "".join([f"M{across(line):.1f} {HEIGHT - MARGIN + 4}v6" for line in chance])
    parts.append(f'<path d="{marks}" stroke="#9a8f7c"/>')
    for seat, name in enumerate(names):
        points = " ".join([f"{across(one['line']):.1f},{down(one['shares'][seat]):.1f}" for one in curve])
        colour = COLOURS[seat % len(COLOURS)]
        dashes = DASHES[seat % len(DASHES)]
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2" '
            f'stroke-dasharray="{dashes}"/>'
        )
        y = MARGIN + 16 * seat
        parts.append(f'<text x="{WIDTH - 2 * MARGIN + 6}" y="{y}" fill="{colour}">{escape(name)}</text>')
    return "".join([*parts, "</svg>\n"])
