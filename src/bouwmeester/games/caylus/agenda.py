"""The numbers of the steps, as frames on the agenda use them; contents.py says what each is. Only ever append."""

from typing import Final

# Set-up.
DRAW_ORDER: Final = 0
LAY_NEUTRAL: Final = 1
# Phase 1.
INCOME: Final = 2
# Phase 2.
PLACING: Final = 3
# Phase 3.
SPECIAL: Final = 4
GATE_MOVE: Final = 5
GUILD_MOVE: Final = 6
JOUSTING: Final = 7
INN_GUEST: Final = 8
# Phase 4.
BRIBES: Final = 9
BRIBE: Final = 10
# Phase 5.
ROAD: Final = 11
PRODUCTION: Final = 12
OWNER_BONUS: Final = 13
SALE: Final = 14
PEDDLING: Final = 15
TRADING: Final = 16
GIVING: Final = 17
CONSTRUCTION: Final = 18
PAY_ANY: Final = 19
CHOOSE_PLOT: Final = 20
LAWYERING: Final = 21
# Phase 6.
CASTLE: Final = 22
DELIVERY: Final = 23
MOST_BATCHES: Final = 24
CASTLE_HOME: Final = 25
# Phase 7.
END_OF_TURN: Final = 26
COUNT: Final = 27
COUNTED: Final = 28
NEXT_TURN: Final = 29
# Favours.
GRANT: Final = 30
FAVOUR: Final = 31
FAVOUR_EFFECT: Final = 32
PICKING: Final = 33
