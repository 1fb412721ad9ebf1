"""The box as JSON, for those who draw it: all cards and buildings with pictures, and what is one move from what.

>>> box = reference()
>>> len(box["cards"]), len(box["buildings"]), len([one for one in box["buildings"] if one["cards"]])
(56, 50, 28)
>>> box["cards"]["14a"]["plan"], box["cards"]["14a"]["turns"], box["cards"]["14a"]["building"]
('12/11', 1, '21/11')
>>> square = [one for one in box["buildings"] if one["plan"] == "21/11"][0]
>>> square["number"], square["cards"], square["mirror"], square["neighbours"][:2]
(14, ['14a', '14b'], '21/11', ['111/011', '111/110'])

It holds only what is printed on the box, nothing of any match.
"""

from typing import TypedDict

from bouwmeester.games.potzklotz.material import BUILDINGS, CARD_COUNT, CARDS, CELLS, KIND, ON_BASE, PLAN, SIDE, VIEW
from bouwmeester.games.potzklotz.pictures import PictureView, drawn
from bouwmeester.games.potzklotz.shapes import CLASSES, MIRROR, NAMES, NEIGHBOURS, REBUILDS, SHAPES, VIEWS, plan


class PrintedCard(TypedDict):
    building: str  # the plan it is called by
    plan: str  # turned as the picture is
    turns: int  # quarter turns clockwise, seen from above, from the one to the other
    picture: PictureView


class PrintedView(TypedDict):
    plan: str
    picture: PictureView


class PrintedBuilding(TypedDict):
    plan: str
    number: int | None  # in the deck
    cards: list[str]
    storeys: int
    mirror: str  # its own plan, where it is its own mirror image
    neighbours: list[str]  # one move away
    rebuilds: int  # in how many ways one move builds it anew
    views: list[PrintedView]  # by quarter turns


class PrintedWindow(TypedDict):
    """The cells, row by row from the far left; the base is what the grid of 5 x 5 is printed on."""

    side: int
    cells: list[str]
    base: list[str]


class PotzklotzReference(TypedDict):
    window: PrintedWindow
    cards: dict[str, PrintedCard]
    buildings: list[PrintedBuilding]


def reference() -> PotzklotzReference:
    """All of it. Plans are seen from above, the far row first; one looks from the near right corner."""
    return {
        "window": {
            "side": SIDE,
            "cells": list(CELLS.words),
            "base": [CELLS.word(cell) for cell in range(len(ON_BASE)) if ON_BASE[cell]],
        },
        "cards": {CARDS.word(card): _card(card) for card in range(CARD_COUNT)},
        "buildings": [_building(kind) for kind in range(CLASSES)],
    }


def _card(card: int) -> PrintedCard:
    return {
        "building": NAMES[KIND[card]],
        "plan": PLAN[card],
        "turns": VIEW[card],
        "picture": drawn(PLAN[card]),
    }


def _building(kind: int) -> PrintedBuilding:
    number: int | None = None
    for place in range(BUILDINGS):
        if KIND[2 * place] == kind:
            number = place + 1
    return {
        "plan": NAMES[kind],
        "number": number,
        "cards": [CARDS.word(card) for card in range(CARD_COUNT) if KIND[card] == kind],
        "storeys": max([cube[2] for cube in SHAPES[kind]]) + 1,
        "mirror": NAMES[MIRROR[kind]],
        "neighbours": [NAMES[other] for other in NEIGHBOURS[kind]],
        "rebuilds": REBUILDS[kind],
        "views": [{"plan": plan(view), "picture": drawn(plan(view))} for view in VIEWS[kind]],
    }
