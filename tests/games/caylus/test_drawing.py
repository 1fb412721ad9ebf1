"""Caylus in the terminal."""

import io

import pytest
from rich.console import Console

from bouwmeester import Match
from bouwmeester.core.state import State
from bouwmeester.games.caylus.reference import reference
from bouwmeester.table.caylus import NAME_WIDTH, NUMBER_WIDTH, short
from bouwmeester.table.drawing import drawing
from bouwmeester.text import LANGUAGES, Words
from tests.conformance.walk import walk
from tests.games.caylus.table import CAYLUS, PAIR, last_bribe, placing, put, road

WIDTH = 80


def drawn(match: Match[State], language: str = "en", seat: int | None = 0) -> str:
    words = Words(language)
    console = Console(file=io.StringIO(), width=WIDTH, color_system=None)
    picture = drawing(CAYLUS, words, [words.seat(one) for one in range(match.seats)])
    view = match.view(seat)
    console.print(picture.table(view, WIDTH))
    console.print(picture.mine(view, WIDTH))
    status = picture.status(view)
    if status is not None:
        console.print(status)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_every_moment_can_be_drawn(language: str, seats: int) -> None:
    for number, match in enumerate(walk("caylus", seats, 5)):
        if number % 40 == 0:
            for seat in (None, 0, 1):
                said = drawn(match, language, seat)
                assert "{" not in said
                assert max([len(line) for line in said.splitlines()]) <= WIDTH


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_every_tile_fits_its_space(language: str) -> None:
    words = Words(language)
    names = [words.say("caylus-table-tile", word=tile) for tile in reference()["tiles"]["rulebook"]]
    for width in (NAME_WIDTH, NAME_WIDTH - NUMBER_WIDTH):
        assert max([len(short(name, width)) for name in names]) == width
        assert len({short(name, width) for name in names}) == len(set(names)), "no two are shortened to the same"
    assert max([len(name) for name in names]) <= 12, "as much as a tile of the page holds"


def test_the_road_shows_owners_workers_provost_and_bailiff() -> None:
    match = last_bribe(
        PAIR,
        bailiff=9,
        provost=10,
        road={
            "1": {"tile": "residence", "owner": "bram"},
            "9": {"tile": "quarry", "owner": "bram", "worker": "anne"},
            "10": {"tile": "mason", "owner": "anne", "worker": "bram"},
        },
    )
    said = drawn(match)
    assert " 1 ~residence ⌂▲" in said
    assert " 9 +quarry    ⌂▲●♜" in said
    assert "10 +mason     ⌂●▲♟" in said
    # Back over the two workers, and what comes of it.
    assert "Provost on 8, bailiff to 10: puts to sleep 9 ● 10 ▲" in said


def test_special_buildings_inn_and_castle() -> None:
    match = placing(PAIR, "anne", special={"guild": "bram"}, inn={"left": "anne", "guest": "bram"}, castle=["bram"])
    assert "Gate ·  Post ·  Guild ▲  Joust ·  Stables ·  Inn ● | ▲  Castle ▲" in drawn(match)


def test_castle_and_favours() -> None:
    match = put({"anne": {"houses": {"dungeon": 1, "walls": 2}}, "bram": {"points": 9}}, bailiff=12)
    said = drawn(match)
    assert "Dungeon  1 of 6, counted" in said
    assert "●● (18)  count now: ● 1 favour ▲ -3" in said
    assert "Favours: columns 1 to 4. Further ones after the count: Walls." in said


def test_goods_and_stock() -> None:
    match = placing({"anne": {"deniers": 7, "gold": 2, "points": 3}, "bram": {}}, "anne")
    said = drawn(match)
    assert "● Anne          3 (10)        7      +2  0  0  0  0  2        6  0  0  0  0" in said
    assert "market W? 4" in said
    assert "2×architect FS 6" in said
    assert "A worker costs 1; after the next pass 3." in said


def test_the_guest_of_the_inn_reads_the_price_of_guests() -> None:
    match = placing(PAIR, "anne", passed=["bram"], inn={"guest": "anne"})
    assert "A worker costs you 1, as the guest of the inn." in drawn(match)


def test_without_a_table_of_favours_none_is_drawn() -> None:
    match = put(PAIR, options={"favours": "points"})
    assert "Favours" not in drawn(match)
    assert "Pr Mo Re Bu" not in drawn(match)


def test_the_whole_table_is_drawn_where_a_phase_is_decided() -> None:
    picture = drawing(CAYLUS, Words("en"), ["Anne", "Bram"])
    before = placing(PAIR, "anne").view(0)
    bribe = last_bribe(PAIR).view(1)
    working = road({"anne": {"wood": 1}, "bram": {}}, road={"5": {"tile": "neutral-marketplace", "worker": "anne"}})
    assert picture.worth_drawing(bribe, before)
    assert not picture.worth_drawing(working.view(0), before)
    builder = road({"anne": {"food": 2, "wood": 2, "stone": 2}, "bram": {}}, castle=["anne"])
    first = builder.view(0)
    builder.play("batch wood stone")
    assert picture.worth_drawing(first, before)
    assert not picture.worth_drawing(builder.view(0), first)


def test_where_nobody_can_ask_a_low_window_has_the_whole_stock() -> None:
    match = placing(PAIR, "anne")
    picture = drawing(CAYLUS, Words("en"), ["Anne", "Bram"])
    console = Console(file=io.StringIO(), width=WIDTH, color_system=None)
    for options, said in ((match.legal(), "about stock"), ([], "2×architect FS 6")):
        assert isinstance(console.file, io.StringIO)
        for table in picture.low_tables(match.view(0), WIDTH, options):
            console.file.seek(0)
            console.file.truncate()
            console.print(table)
            assert said in console.file.getvalue()
