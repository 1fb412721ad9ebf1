"""The numbers of the steps, as frames on the agenda use them. Only ever append."""

from typing import Final

# Set-up.
DRAW_ORDER: Final = 0
LAY_NEUTRAL: Final = 1
# The turn and phase 1.
TURN: Final = 2
INCOME: Final = 3
# Phase 2.
PLACING: Final = 4
# Phase 3.
SPECIAL: Final = 5
GATE_MOVE: Final = 6
GUILD_MOVE: Final = 7
JOUSTING: Final = 8
INN_GUEST: Final = 9
# Phase 4.
BRIBES: Final = 10
BRIBE: Final = 11
# Phase 5.
ROAD: Final = 12
PRODUCTION: Final = 13
OWNER_BONUS: Final = 14
SALE: Final = 15
PEDDLING: Final = 16
TRADING: Final = 17
GIVING: Final = 18
CONSTRUCTION: Final = 19
PAY_ANY: Final = 20
CHOOSE_PLOT: Final = 21
LAWYERING: Final = 22
# Phase 6.
CASTLE: Final = 23
DELIVERY: Final = 24
MOST_BATCHES: Final = 25
CASTLE_HOME: Final = 26
# Phase 7.
END_OF_TURN: Final = 27
COUNT: Final = 28
COUNTED: Final = 29
NEXT_TURN: Final = 30
# Favours.
GRANT: Final = 31
FAVOUR: Final = 32
FAVOUR_EFFECT: Final = 33
PICKING: Final = 34

#: By number. The frame of a step in SEAT_STEPS begins with the seat that decides.
STEP_NAMES: Final = (
    "order",
    "neutral",
    "turn",
    "income",
    "placing",
    "special",
    "gate",
    "guild",
    "joust",
    "inn",
    "bribes",
    "bribe",
    "road",
    "production",
    "bonus",
    "sale",
    "peddling",
    "trading",
    "giving",
    "construction",
    "pay-any",
    "plot",
    "lawyer",
    "castle",
    "delivery",
    "most-batches",
    "castle-home",
    "end",
    "count",
    "counted",
    "next",
    "grant",
    "favour",
    "effect",
    "picking",
)
SEAT_STEPS: Final = (
    PLACING,
    GATE_MOVE,
    GUILD_MOVE,
    JOUSTING,
    INN_GUEST,
    BRIBE,
    PRODUCTION,
    OWNER_BONUS,
    SALE,
    PEDDLING,
    TRADING,
    GIVING,
    CONSTRUCTION,
    PAY_ANY,
    CHOOSE_PLOT,
    LAWYERING,
    DELIVERY,
    FAVOUR,
    FAVOUR_EFFECT,
    PICKING,
)
#: Automatic steps whose frame begins with a seat.
SEAT_AUTOS: Final = (COUNT, GRANT)
