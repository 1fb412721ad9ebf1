"""Positions of set-up. [setup]"""

from bouwmeester.core.state import NOBODY, Frame
from bouwmeester.games.caylus.agenda import DRAW_ORDER, INCOME, LAY_NEUTRAL
from bouwmeester.games.caylus.material import (
    COLOUR,
    CUBE_KINDS,
    NEUTRAL,
    NEUTRAL_TILES,
    PRINTED_AT,
    ROAD,
    START_CUBES,
    START_SPACE,
    TILES,
)
from bouwmeester.games.caylus.phases.p0_setup import start_deniers
from bouwmeester.games.caylus.reachable.wrong import wrong_if, wrong_of
from bouwmeester.games.caylus.state import CaylusState


def check_set_up(s: CaylusState) -> None:
    whole: list[Frame] = [(INCOME,), (LAY_NEUTRAL,), (DRAW_ORDER,)]
    wrong_if(s.agenda not in (whole, whole[:2]), "agenda", "set-up goes: order, neutral, income")
    ordering = len(s.agenda) == len(whole)
    wrong_if((len(s.order) < s.seats) != ordering, "order", "does not fit the step of set-up")
    for seat in range(s.seats):
        owed = start_deniers(s.seats, s.order.index(seat)) if seat in s.order else 0
        wrong_of(s.deniers[seat] != owed, seat, "deniers", f"is {owed} in set-up")
        cubes = tuple(s.cubes[seat * CUBE_KINDS : (seat + 1) * CUBE_KINDS])
        wrong_of(cubes != START_CUBES, seat, "", "has 2 food and 1 wood in set-up")
    _check_tiles(s, ordering)
    marks = [*s.owner, *s.worker, *s.pending, *s.special, s.inn_left, s.inn_guest]
    elsewhere = [*s.stables, *s.castle, *s.passed]
    wrong_if(any(seat != NOBODY for seat in marks) or bool(elsewhere), "agenda", "no worker is out in set-up")
    counts = [*s.points, *s.markers, *s.rows_used, *s.houses, *s.batches, s.counted, s.turn]
    wrong_if(any(counts), "agenda", "nothing is scored, favoured or counted in set-up")
    wrong_if(s.bailiff != START_SPACE or s.provost != START_SPACE, "bailiff", "starts on space 6, as the provost")


def _check_tiles(s: CaylusState, ordering: bool) -> None:
    laid = len([tile for tile in s.tile[:NEUTRAL_TILES] if tile != NOBODY])
    wrong_if(laid == NEUTRAL_TILES or (ordering and laid > 0), "road", "does not fit the step of set-up")
    lying = s.tile[:laid]
    wrong_if(NOBODY in lying or len(set(lying)) < laid, "road", "neutral tiles are laid from space 1 on, each once")
    for tile in lying:
        wrong_if(COLOUR[tile] != NEUTRAL, "road", f"{TILES.word(tile)} is no neutral tile")
    for space in range(NEUTRAL_TILES, ROAD):
        wrong_if(s.tile[space] != PRINTED_AT.get(space, NOBODY), "road", "nothing is built in set-up")
