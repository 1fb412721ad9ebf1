"""How a check says that a position cannot be."""

from typing import Final

from bouwmeester.core.errors import BadPosition

NOT_A_TURN: Final = "these steps do not follow each other in a turn"


def wrong_if(wrong: bool, where: str, reason: str) -> None:
    if wrong:
        raise BadPosition(where, reason)


def wrong_of(wrong: bool, seat: int, where: str, reason: str) -> None:
    """The same of something that a player has, or of the player as a whole if ``where`` is empty."""
    if wrong:
        raise BadPosition(f"players.{{}}.{where}" if where else "players.{}", reason, seat)
