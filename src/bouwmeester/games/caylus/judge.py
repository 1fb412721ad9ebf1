"""A hand-made judgement of a position of Caylus."""

from bouwmeester.games.caylus.scoring import final_score
from bouwmeester.games.caylus.state import CaylusState


def judge(s: CaylusState, seat: int) -> float:
    return float(final_score(s, seat))
