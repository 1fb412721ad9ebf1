"""Shares of the win as whole points of a hundred, which add up on the screen as they do in truth.

>>> points({"fair": 0.25, "luck": 0.416, "own": 0.117, "others": 0.217}, 1.0)
{'fair': 25, 'luck': 41, 'own': 12, 'others': 22}
"""

from collections.abc import Mapping

from bouwmeester.review.report import PARTS, Report


def points(parts: Mapping[str, float], total: float) -> dict[str, int]:
    """Each part rounded, and what is then too much or too little is taken where it was rounded most."""
    found = {name: round(100 * part) for name, part in parts.items()}
    missing = round(100 * total) - sum(found.values())
    step = 1 if missing > 0 else -1
    by_rounding = sorted(parts, key=lambda name: -step * (100 * parts[name] - found[name]))
    for name in by_rounding[: abs(missing)]:
        found[name] += step
    return found


def sum_of(seat: Report, seats: int) -> dict[str, int]:
    """What a seat's result is made of: its fair share, the parts of the report, the result, and that without luck.

    ``rest`` is what is nobody's play: the start, the draws, and what is unclear.
    """
    found = points({"fair": 1 / seats, **{part: seat[part] for part in PARTS}}, seat["result"])
    result = round(100 * seat["result"])
    rest = found["start"] + found["luck"] + found["drift"]
    return {**found, "rest": rest, "result": result, "without": result - found["luck"]}
