"""What looks whether a page fits sees what does not: faults planted on a small page, one at a time."""

import pytest
from playwright.sync_api import Browser

from tests.web.fitting import FINGER, MOUSE, faults, pointing

_SHEET = """<main style="margin: 0; font: 16px sans-serif">{}</main>
<style>
    body {{ margin: 0 }} button {{ width: 120px; height: 44px; padding: 0 }}
    .panel {{ height: 120px; overflow-y: auto }}
    .foot {{ position: sticky; bottom: 0; height: 50px; background: white }}
</style>"""
_BUTTONS = "<button>one</button><br>" * 6
FAULTS = {
    "too small": ('<button style="width: 30px">x</button>', "small (30 x 44)"),
    "beside the page": ('<div style="position: fixed; left: 250px"><button>away</button></div>', "outside by 50"),
    "under another": (
        '<button>lower</button><div style="position: absolute; top: 0; width: 130px; height: 60px"></div>',
        "covered: ",
    ),
    "words over words": ('<p>words</p><p style="margin-top: -32px">other words</p>', "text over text"),
    "cut off": ('<div style="width: 40px; overflow: hidden; white-space: nowrap">many words</div>', "cut off by"),
    "shortened": (
        '<p style="width: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">many words</p>',
        "shortened: ",
    ),
    "letter under letter": ('<p style="width: 12px; overflow-wrap: anywhere">Bartholomeus</p>', "broken into"),
    "half a drawing": (
        '<div style="height: 30px; overflow: hidden"><svg width="40" height="40"></svg></div>',
        "drawing cut off by 10",
    ),
    "a drawing below its sheet": (
        '<div class="paper" style="height: 30px"><svg width="40" height="40"></svg></div>',
        "drawing leaves its sheet by 10",
    ),
    "never from under what sticks": (
        f'<div class="panel">{_BUTTONS}<div class="foot" style="margin-top: -50px"></div></div>',
        "cannot be scrolled to: ",
    ),
    "small where it is scrolled to": (
        f'<div class="panel">{_BUTTONS}<button style="height: 20px">low</button></div>',
        "small (120 x 20)",
    ),
    "a card beside its figure": (
        '<figure style="width: 80px; margin: 0"><div style="width: 90px">card</div></figure>',
        "leaves its figure by 10",
    ),
    "a tile beside its ground": (
        '<div class="lie" style="height: 30px"><div style="height: 40px">tile</div></div>',
        "lies beside its ground by 10",
    ),
    "a light on the bar": (
        '<div class="bar" style="height: 48px"></div>'
        '<div class="frame" data-lit="hand" style="position: fixed; top: 46px; width: 90px; height: 30px"></div>',
        "lit on the bar by 6",
    ),
    "a sign on a heading": (
        '<h2 style="margin: 16px 0">many words</h2>'
        '<div class="frame" data-lit="hand"><i class="sign" '
        'style="position: fixed; top: 16px; left: 0; width: 20px; height: 20px"></i></div>',
        "sign on a heading: ",
    ),
    "half under a sheet, and not in it": (
        '<button data-action="build 2" style="width: 60px">there</button>'
        '<div class="decide" style="position: absolute; top: 0; left: 40px; width: 120px; height: 60px">'
        '<button data-action="build 3">other</button></div>',
        "small (",
    ),
    "a cell without a name": ('<button class="cell" data-action="set a1" style="width: 30px"></button>', "small (30"),
}
FITTING = {
    "half under a sheet, and in it": (
        '<button data-action="build 2" style="width: 60px">there</button>'
        '<div class="decide" style="position: absolute; top: 0; left: 40px; width: 120px; height: 60px">'
        '<button data-action="build 2">there</button></div>'
    ),
    "scrolled from under what sticks": f'<div class="panel">{_BUTTONS}<div class="foot"></div></div>',
    "a board made smaller": (
        '<div style="transform: scale(0.5); transform-origin: 0 0; font: 40px/1 serif">'
        "12<br><small>points</small></div>"
    ),
    "scrolled in what has no box": (
        f'<div style="display: contents; overflow: auto"><div class="panel">{_BUTTONS}</div></div>'
    ),
    "a cell with a name": (
        '<button class="cell" data-action="set a1" style="width: 30px"></button>'
        '<button class="chip" data-action="set a1">a1</button>'
    ),
}


@pytest.fixture(scope="module")
def seen(browser: Browser) -> dict[str, list[str]]:
    """What is found on each of these pages by a finger."""
    context = pointing(browser, FINGER)
    page = context.new_page()
    found = {}
    for name, sheet in {**{name: sheet for name, (sheet, _) in FAULTS.items()}, **FITTING}.items():
        page.set_content(_SHEET.format(sheet))
        found[name] = faults(page, (320, 560), FINGER)
    context.close()
    return found


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_found(seen: dict[str, list[str]], name: str) -> None:
    assert any(FAULTS[name][1] in one for one in seen[name]), seen[name]


@pytest.mark.parametrize("name", FITTING)
def test_what_fits_is_no_fault(seen: dict[str, list[str]], name: str) -> None:
    assert seen[name] == []


def test_a_mouse_needs_less_than_a_finger(browser: Browser) -> None:
    context = pointing(browser, MOUSE)
    page = context.new_page()
    page.set_content(_SHEET.format('<button style="width: 30px">x</button>'))
    assert faults(page, (320, 560), MOUSE) == []
    context.close()
