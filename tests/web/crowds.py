"""The main states of each game with as few and as many at the table as may be: what the sweep of sizes looks at."""

from collections.abc import Callable
from typing import Final, NamedTuple

from playwright.sync_api import Page

from bouwmeester import Match
from bouwmeester.core.state import State
from tests.web import caylus_scenes, potzklotz_scenes, scenes
from tests.web.stage import Stage

WORDS: Final = ("anne", "bram", "cora", "dirk", "els", "floor")
#: Those who join where a scene has fewer.
JOINING: Final[dict[str, dict[str, dict[str, object]]]] = {
    "palazzo": {
        "dirk": {
            "hand": ["florin 7", "grosso 7"],
            "palaces": [["brick 3 www", "brick 4 www", "brick 5 www"], ["sandstone 4 www", "sandstone 5 www"]],
        }
    },
    "caylus": {
        "els": {
            "deniers": 4, "food": 2, "wood": 2, "cloth": 2, "gold": 2, "points": 125,
            "favours": {"resources": 3, "buildings": 1}, "houses": {"dungeon": 1, "walls": 2},
        }
    },
    "potzklotz": {
        "dirk": {"hand": ["8a", "9a", "10b", "11a"]},
        "els": {"hand": ["8b", "9b", "10a"]},
        "floor": {"hand": ["11b", "12a", "12b", "15a", "15b"]},
    },
}  # fmt: skip


class Scene(NamedTuple):
    """A state of a table: the position, what is pressed in it, and what is tried although it is not possible.

    One may be taught, so that the guide speaks; and somebody may ask all others whether a move is taken back.
    """

    name: str
    match: Callable[[], Match[State]]
    pressed: tuple[str, ...] = ()
    refused: str = ""
    least: int = 2
    guided: bool = False
    asked: bool = False


def show(stage: Stage, scene: Scene, seats: int) -> None:
    """Come to this state at a table of so many, on a page that is there already."""
    stage.change(seated(scene.match(), seats))
    prepare(stage, scene)


def prepare(stage: Stage, scene: Scene) -> None:
    """Press what brings this state about, in its position."""
    page = stage.page
    for note in page.locator(".notes .icon").all():
        note.dispatch_event("click")
    for action in scene.pressed:
        _press(page, action)
    if scene.refused:
        page.locator(scene.refused).first.dispatch_event("click")
        page.locator(".note").wait_for()


def _press(page: Page, action: str) -> None:
    chosen = page.locator(f'[data-action="{action}"]').first
    chosen.wait_for(state="attached")
    chosen.dispatch_event("click")


def seated(match: Match[State], seats: int) -> Match[State]:
    """The same with another number at the table: some leave and nothing of theirs is left, or others join."""
    game = match.game
    if seats == match.seats:
        return match
    gone = set(WORDS[seats:])
    before = match.position()
    there = before["players"]
    assert isinstance(there, dict)
    position = _without(before, gone)
    assert isinstance(position, dict)
    players = position["players"]
    if game.name == "palazzo":  # A tile that has been seen must be somewhere.
        left = [one for word, one in there.items() if word in gone]
        position["box"] += [tile for one in left for palace in one["palaces"] for tile in palace]
        # After the last comes the first again; and one card more lies there than people.
        if not position["agenda"] and before["agenda"]:
            position["agenda"] = ["turn anne"]
        elif before["agenda"] and not position["agenda"][-1].startswith("turn"):
            position["agenda"].append("turn anne")
        if position["shown"]:
            position["shown"] = [*position["shown"], "certificate"][: seats + 1]
    for word in WORDS[match.seats : seats]:
        players[word] = JOINING[game.name][word]
        if len(position.get("passed", ())) == len(players) - 1:
            position["passed"].append(word)
        if "order" in position:
            position["order"].append(word)
        for verb in ("bribe", "take", "share"):
            each = [frame for frame in position["agenda"] if frame.split()[0] == verb]
            if each:
                position["agenda"].insert(len(each), each[-1].replace(WORDS[len(each) - 1], word))
        for deal in position.get("deals", ()):
            deal[word] = 0
    return Match.at(game, position)


def _without(thing: object, gone: set[str]) -> object:
    """A position without these seats: what was theirs is nobody's, and buildings pass to the next."""
    if isinstance(thing, dict):
        kept = {key: value for key, value in thing.items() if key not in gone}
        return {
            key: "bram" if key in ("owner", "auctioneer") and value in gone else _without(value, gone)
            for key, value in kept.items()
            if not (key not in ("owner", "auctioneer") and isinstance(value, str) and value in gone)
        }
    if isinstance(thing, list):
        return [_without(one, gone) for one in thing if not (isinstance(one, str) and gone & set(one.split()))]
    return thing


def _much_for_sale() -> Match[State]:
    """Five tiles in one quarry, and six in the supply; what is auctioned lies in the west, under a long label."""
    position = dict(scenes.auction().position())
    east = [*scenes.QUARRIES["west"], "sandstone 5 ww", "marble 5 ww", "sandstone 5 w"]
    position["quarries"] = {**scenes.QUARRIES, "east": east, "west": scenes.LOT}
    position["builder"] = "west"
    supply = scenes.BOARD["supply"]
    assert isinstance(supply, list)
    position["supply"] = [*supply, "marble 3 www", "marble 5 w"]
    return scenes.at(position)


def _much_to_buy() -> Match[State]:
    """Eight tiles in the supply, and I may buy."""
    position = dict(scenes.market().position())
    supply = scenes.BOARD["supply"]
    assert isinstance(supply, list)
    more = ["marble 3 www", "marble 5 w", "sandstone 5 ww", "marble 5 ww", "sandstone 5 w"]
    position["supply"] = [*supply, *more][:8]
    return scenes.at(position)


def _a_hundred() -> Match[State]:
    """Everybody is beyond a hundred points."""
    position = dict(caylus_scenes.placing().position())
    players = position["players"]
    assert isinstance(players, dict)
    for one in players.values():
        one["points"] += 100
    return Match.at(caylus_scenes.placing().game, position)


PALAZZO: Final = (
    Scene("turn", scenes.turn),
    Scene("auction", scenes.auction, ("add ducat 4", "add certificate")),
    Scene("refused", scenes.auction, (), ".cardbtn.off"),
    Scene("much for sale", _much_for_sale),
    Scene("building", scenes.building, ("build marble 5 www", "on B")),
    Scene("fifth palace", scenes.building, ("build marble 5 www", "new")),
    Scene("rebuild", scenes.turn, ("rebuild", "attach marble 3 w", "into B")),
    Scene("market", scenes.market, ("buy marble 1 w", "add florin 5", "add certificate")),
    Scene("money", scenes.money, ("take ducat 7",)),
    Scene("share", scenes.share),
    Scene("guided", scenes.turn, guided=True),
    Scene("guided to buy", _much_to_buy, guided=True),
    Scene("asked", scenes.auction, ("add ducat 4", "add certificate"), asked=True),
    Scene("asked to build", scenes.building, ("build marble 5 www", "on B"), asked=True),
    Scene("end", scenes.end),
)
CAYLUS: Final = (
    Scene("beginning", caylus_scenes.beginning),
    Scene("placing", caylus_scenes.placing),
    Scene("refused", caylus_scenes.placing, (), ".spot.unlit"),
    Scene("a hundred", _a_hundred),
    Scene("gate", caylus_scenes.gate),
    Scene("provost", caylus_scenes.bribe, ("provost ahead 2",)),
    Scene("construction", caylus_scenes.building, ("build church",)),
    Scene("trade", caylus_scenes.alchemist, ("trade large", "give wood")),
    Scene("lawyer", caylus_scenes.lawyer, ("transform 9",)),
    Scene("peddler", caylus_scenes.peddler),
    Scene("castle", caylus_scenes.delivery, ("batch wood stone", "batch wood cloth")),
    Scene("favour", caylus_scenes.favour, ("favour resources",)),
    Scene("guided", caylus_scenes.beginning, guided=True),
    Scene("guided late", _a_hundred, guided=True),
    Scene("asked", caylus_scenes.placing, asked=True),
    Scene("asked to trade", caylus_scenes.alchemist, ("trade large", "give wood"), asked=True),
    Scene("end", caylus_scenes.end),
)
POTZKLOTZ: Final = (
    Scene("turn", potzklotz_scenes.turn),
    Scene("place", potzklotz_scenes.turn, ("lift d3", "set d4")),
    Scene("behind", potzklotz_scenes.behind),
    Scene("laying", potzklotz_scenes.laying, ("lay 24a",)),
    Scene("refused", potzklotz_scenes.turn, (), ".cell:not([data-action])"),
    Scene("judged", potzklotz_scenes.laying, ("lay 24a", "lay 24a")),
    Scene("guided", potzklotz_scenes.turn, guided=True),
    Scene("asked", potzklotz_scenes.turn, ("lift d3", "set d4"), asked=True),
    Scene("asked for a card", potzklotz_scenes.laying, ("lay 24a",), asked=True),
    Scene("end", potzklotz_scenes.end, least=3),
)
SCENES: Final = {"palazzo": PALAZZO, "caylus": CAYLUS, "potzklotz": POTZKLOTZ}
