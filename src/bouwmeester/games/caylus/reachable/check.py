"""The whole check of a position: first what each frame is and whose, then set-up, or the board and the turn."""

from bouwmeester.games.caylus.agenda import INCOME, SEAT_AUTOS, SEAT_STEPS, STEP_NAMES
from bouwmeester.games.caylus.reachable.board import check_board
from bouwmeester.games.caylus.reachable.setup import check_set_up
from bouwmeester.games.caylus.reachable.turn import check_turn
from bouwmeester.games.caylus.reachable.wrong import wrong_if
from bouwmeester.games.caylus.state import CaylusState


def check(s: CaylusState) -> None:
    """Raise BadPosition if play could not have led here."""
    for frame in s.agenda:
        seated = frame[0] in SEAT_STEPS or frame[0] in SEAT_AUTOS
        wrong_if(seated and frame[1] < 0, "agenda", f"{STEP_NAMES[frame[0]]!r} lacks a player")
    if s.agenda and s.agenda[0] == (INCOME,):
        check_set_up(s)
        return
    wrong_if(len(s.order) != s.seats, "order", "must name every player once")
    check_board(s)
    check_turn(s)
