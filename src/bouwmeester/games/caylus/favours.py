"""The king's favours: a row is chosen, its marker moves, and one of its effects may be used. [favours]"""

from typing import Final

from bouwmeester.core.action import NUMBER, SEATS, Action
from bouwmeester.core.errors import Why
from bouwmeester.core.events import Telling
from bouwmeester.core.state import do
from bouwmeester.core.step import Auto, Step
from bouwmeester.games.caylus.actions import BUILD, COLUMN, GIVE, SKIP, TAKE, TRANSFORM
from bouwmeester.games.caylus.actions import FAVOUR as CHOOSE
from bouwmeester.games.caylus.agenda import FAVOUR, FAVOUR_EFFECT, PICKING
from bouwmeester.games.caylus.construction import (
    FAVOUR_DISCOUNT,
    begin_tile,
    buildable,
    order_residence,
    targets,
    why_not_build,
    why_not_transform,
)
from bouwmeester.games.caylus.material import (
    BEGINNER_POINTS,
    BUILDINGS_ROW,
    COLOUR,
    COLUMN_DENIERS,
    CUBE_KINDS,
    EVERY_ROW,
    FOOD,
    FROM_FAVOUR,
    GOLD,
    MONEY_ROW,
    OPEN_COLUMN,
    PRESTIGE,
    PRESTIGE_ROW,
    RESOURCE_KINDS,
    RESOURCES_ROW,
    ROW_KINDS,
    ROWS,
    STONEN,
    WOODEN,
)
from bouwmeester.games.caylus.reasons import (
    EXCHANGE_CUBE_MISSING,
    IN_ORDER,
    NO_GOLD_TAKEN,
    NOT_BUILT_BY_FAVOUR,
    NOT_IN_ROW,
    NOT_SO_FAR,
    ROW_USED,
)
from bouwmeester.games.caylus.state import FAVOUR_POINTS, CaylusState, gain_cubes, gain_deniers, pay_cubes, score

GRANTED: Final = Telling("caylus.granted", seat=SEATS)
FAVOUR_LOST: Final = Telling("caylus.favour_lost", seat=SEATS)
CHOSE_ROW: Final = Telling("caylus.chose_row", seat=SEATS, row=ROWS, column=NUMBER)

#: The column of the resources row that gives each kind of cube.
CUBE_COLUMN: Final = (1, 2, 2, 3, 5)
EXCHANGE_COLUMN: Final = 4
EXCHANGE_CUBES: Final = 2
#: The column of the buildings row that builds each colour, and that of the lawyer.
COLOUR_COLUMN: Final = (9, 9, 2, 3, 9, 5)
LAWYER_COLUMN: Final = 4
BUILT_BY_FAVOUR: Final = (WOODEN, STONEN, PRESTIGE)
FAVOUR_LAWYER_DENIERS: Final = 0


class Grant(Auto[CaylusState]):
    """A favour is used at once; with all four rows used in this phase it is lost. [favours.1, favours.5]"""

    def run(self, s: CaylusState) -> None:
        _, seat = s.agenda.pop()
        if s.favour_rule == FAVOUR_POINTS:
            s.tell(GRANTED, seat)
            score(s, seat, BEGINNER_POINTS, FROM_FAVOUR)
        elif s.rows_used[seat] == EVERY_ROW:
            s.tell(FAVOUR_LOST, seat)
        else:
            s.tell(GRANTED, seat)
            do(s, (FAVOUR, seat))


class Favour(Step[CaylusState]):
    """A row must be chosen that was not chosen in this phase; its marker moves on if it may. [favours.2]"""

    def actor(self, s: CaylusState) -> int:
        return s.agenda[-1][1]

    def options(self, s: CaylusState) -> list[Action]:
        used = s.rows_used[s.agenda[-1][1]]
        return [CHOOSE[row] for row in range(ROW_KINDS) if not used >> row & 1]

    def take(self, s: CaylusState, action: Action) -> None:
        _, seat = s.agenda.pop()
        (row,) = action.args
        s.rows_used[seat] |= 1 << row
        at = seat * ROW_KINDS + row
        if s.markers[at] < OPEN_COLUMN[s.counted]:
            s.markers[at] += 1
        s.tell(CHOSE_ROW, seat, row, s.markers[at])
        do(s, (FAVOUR_EFFECT, seat, row))

    def refusal(self, s: CaylusState, action: Action) -> Why | None:
        return None if action in self.options(s) else ROW_USED.why(*action.args)


class FavourEffect(Step[CaylusState]):
    """One effect of the row may be used, from the first column up to the marker. [favours.2, favours.6]"""

    def actor(self, s: CaylusState) -> int:
        return s.agenda[-1][1]

    def options(self, s: CaylusState) -> list[Action]:
        _, seat, row = s.agenda[-1]
        column = s.markers[seat * ROW_KINDS + row]
        options: list[Action] = []
        if row == PRESTIGE_ROW or row == MONEY_ROW:
            options = list(COLUMN[:column])
        elif row == RESOURCES_ROW:
            options = [TAKE[cube] for cube in range(CUBE_KINDS) if CUBE_COLUMN[cube] <= column]
            if column >= EXCHANGE_COLUMN:
                at = seat * CUBE_KINDS
                options.extend([GIVE[cube] for cube in range(CUBE_KINDS) if s.cubes[at + cube]])
        else:
            for colour in BUILT_BY_FAVOUR:
                if COLOUR_COLUMN[colour] <= column:
                    options.extend([BUILD[tile] for tile in buildable(s, seat, colour, FAVOUR_DISCOUNT[colour])])
            if s.jeweller:
                options.sort(key=_by_id)
            if column >= LAWYER_COLUMN:
                options.extend([TRANSFORM[space] for space in targets(s, seat, FAVOUR_LAWYER_DENIERS)])
        options.append(SKIP)
        return options

    def take(self, s: CaylusState, action: Action) -> None:
        _, seat, row = s.agenda.pop()
        if action is SKIP:
            return
        (what,) = action.args
        if row == PRESTIGE_ROW:
            score(s, seat, what + 1, FROM_FAVOUR)
        elif row == MONEY_ROW:
            gain_deniers(s, seat, COLUMN_DENIERS[what + 1])
        elif action.verb == "take":
            gain_cubes(s, seat, what, 1)
        elif action.verb == "give":
            pay_cubes(s, seat, what, 1)
            do(s, (PICKING, seat, EXCHANGE_CUBES, FOOD))
        elif action.verb == "build":
            begin_tile(s, seat, what, FAVOUR_DISCOUNT[COLOUR[what]])
        else:
            order_residence(s, seat, what, FAVOUR_LAWYER_DENIERS)

    def refusal(self, s: CaylusState, action: Action) -> Why | None:
        if action is SKIP:
            return None
        _, seat, row = s.agenda[-1]
        column = s.markers[seat * ROW_KINDS + row]
        (what,) = action.args
        verb = action.verb
        if not _belongs(verb, row):
            return NOT_IN_ROW.why(row)
        if verb == "column":
            needed = what + 1
        elif verb == "take":
            needed = CUBE_COLUMN[what]
        elif verb == "give":
            needed = EXCHANGE_COLUMN
        elif verb == "transform":
            needed = LAWYER_COLUMN
        else:
            needed = COLOUR_COLUMN[COLOUR[what]]
            if needed > 5:
                return NOT_BUILT_BY_FAVOUR.why(what)
        if needed > column:
            return NOT_SO_FAR.why(needed - 1)
        if verb == "give" and s.cubes[seat * CUBE_KINDS + what] == 0:
            return EXCHANGE_CUBE_MISSING.why(what)
        if verb == "build":
            colour = COLOUR[what]
            return why_not_build(s, seat, what, colour, FAVOUR_DISCOUNT[colour])
        if verb == "transform":
            return why_not_transform(s, seat, what, FAVOUR_LAWYER_DENIERS)
        return None


class Picking(Step[CaylusState]):
    """Resources of one's choice are taken, the lower kinds first. [favours.6]"""

    def actor(self, s: CaylusState) -> int:
        return s.agenda[-1][1]

    def options(self, s: CaylusState) -> list[Action]:
        _, _, _, least = s.agenda[-1]
        return [TAKE[cube] for cube in range(least, RESOURCE_KINDS)]

    def take(self, s: CaylusState, action: Action) -> None:
        _, seat, left, _ = s.agenda.pop()
        (cube,) = action.args
        gain_cubes(s, seat, cube, 1)
        if left > 1:
            do(s, (PICKING, seat, left - 1, cube))

    def refusal(self, s: CaylusState, action: Action) -> Why | None:
        _, _, _, least = s.agenda[-1]
        (cube,) = action.args
        if cube == GOLD:
            return NO_GOLD_TAKEN.why()
        return IN_ORDER.why(cube) if cube < least else None


def _by_id(action: Action) -> int:
    return action.id


def _belongs(verb: str, row: int) -> bool:
    """Whether effects of a row are spoken of with that verb."""
    if verb == "column":
        return row == PRESTIGE_ROW or row == MONEY_ROW
    if verb == "take" or verb == "give":
        return row == RESOURCES_ROW
    return row == BUILDINGS_ROW
