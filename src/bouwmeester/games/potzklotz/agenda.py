"""The numbers of the steps, as frames on the agenda use them; contents.py says what each is. Only ever append."""

from typing import Final

CHOOSE_FIRST: Final = 0
DRAW_CARDS: Final = 1
TURN_START: Final = 2
LIFTING: Final = 3
SETTING: Final = 4
LAYING: Final = 5
ASKING: Final = 6
TURN_END: Final = 7
ROUND: Final = 8

#: What is written last on the agenda of a turn is one of these, and says whose turn it is.
TURN_STEPS: Final = (LIFTING, SETTING, LAYING, TURN_END, ROUND)
