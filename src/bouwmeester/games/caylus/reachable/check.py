"""The whole check of a position: first what each frame is and whose, then set-up, or the board and the turn."""

from bouwmeester.core.action import SEATS
from bouwmeester.games.caylus.agenda import INCOME
from bouwmeester.games.caylus.contents import STEPS
from bouwmeester.games.caylus.reachable.board import check_board
from bouwmeester.games.caylus.reachable.setup import check_set_up
from bouwmeester.games.caylus.reachable.turn import check_turn
from bouwmeester.games.caylus.reachable.wrong import wrong_if
from bouwmeester.games.caylus.state import CaylusState


def check(s: CaylusState) -> None:
    """Raise BadPosition if play could not have led here."""
    for frame in s.agenda:
        step = STEPS[frame[0]]
        wrong_if(step.domains[:1] == (SEATS,) and frame[1] < 0, "agenda", f"{step.name!r} lacks a player")
    if s.agenda and s.agenda[0] == (INCOME,):
        check_set_up(s)
        return
    wrong_if(len(s.order) != s.seats, "order", "must name every player once")
    check_board(s)
    check_turn(s)
