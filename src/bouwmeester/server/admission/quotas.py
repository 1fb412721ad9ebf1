"""Quotas: what one guest, and what one address of the network, may take of the house.

They are wide enough for a club behind one address; who needs more of something has to wait, and is told so.
"""

from collections import Counter
from typing import Final

from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.server.admission.allowances import Allowance
from bouwmeester.server.settings import Settings

_HOUR: Final = 3600.0
#: Chairs on which one guest may wait at tables of others that have not begun.
CHAIRS_WAITING: Final = 20
#: Of the tables of one host, and of those that were set up from one address, so many are shown in the lobby.
SHOWN_OF_HOST: Final = 3
SHOWN_OF_ADDRESS: Final = 30
#: Wrong codes that one address may try, and all together, in an hour; in a day nobody comes near a thousandth of
#: the codes there are.
_WRONG_CODES: Final = 60
_ALL_WRONG_CODES: Final = 2000
_ALL: Final = "all"
#: Lines that somebody may say at once, and then one a second; from one address ten times as many, as they are people.
_LINES: Final = 30
_PEOPLE: Final = 10
#: How often all sockets that one address may have open can come anew, at once and then in so many seconds.
_COMING_AGAIN: Final = 3
_COMING_SECONDS: Final = 180.0


class TooMuch(BouwmeesterError):
    """Somebody has had what is theirs for the moment."""


class Quotas:
    """What has been taken, and by whom."""

    def __init__(self, settings: Settings) -> None:
        self.own_tables = settings.own_tables
        self.sockets = Places(settings)
        self._guests = Allowance(settings.guests, _HOUR)
        self._tables = Allowance(settings.tables, _HOUR)
        self._chairs = Allowance(settings.tables, _HOUR)
        self._codes = Allowance(_WRONG_CODES, _HOUR)
        self._all_codes = Allowance(_ALL_WRONG_CODES, _HOUR)
        self._lines = Allowance(_LINES, _LINES)
        self._lines_of_address = Allowance(_LINES * _PEOPLE, _LINES)

    def new_guest(self, address: str) -> None:
        if not self._guests.take(address):
            raise TooMuch("too many new guests from your network; come back in a while")

    def new_table(self, address: str) -> None:
        if not self._tables.take(address):
            raise TooMuch("too many new tables from your network; come back in a while")

    def chair(self, address: str) -> None:
        if not self._chairs.take(address):
            raise TooMuch("too many chairs were taken from your network; come back in a while")

    def may_say(self, user: str, address: str) -> bool:
        """Whether somebody may say one more line: everybody at the table hears it, and it is kept."""
        return self._lines_of_address.has(address) and self._lines.take(user) and self._lines_of_address.take(address)

    def new_name(self, user: str, address: str) -> None:
        """Everybody who sits with them hears of it, as of a line."""
        if not self.may_say(user, address):
            raise TooMuch("too many names; wait a while")

    # Codes.

    def may_try_code(self, address: str) -> None:
        """Who has been wrong too often waits. When all together have been, so does whoever was wrong of late."""
        guessing = not self._all_codes.has(_ALL) and self._codes.taken(address) > 0
        if guessing or not self._codes.has(address):
            raise TooMuch("too many wrong codes; wait a minute")

    def wrong_code(self, address: str) -> None:
        self._codes.charge(address)
        self._all_codes.charge(_ALL)


class Places:
    """Who has how many sockets open."""

    def __init__(self, settings: Settings) -> None:
        self._most = {"guest": settings.own_sockets, "address": settings.sockets}
        self._open: Counter[tuple[str, str]] = Counter()
        #: To come costs the house more than to be there: who comes and goes all the time has to wait.
        self._coming = Allowance(_COMING_AGAIN * settings.sockets, _COMING_SECONDS)

    def come(self, user: str | None, address: str) -> bool:
        """Take a place, if there is one left for this guest and this address, and they have not come too often."""
        taken = _counted(user, address)
        if any(self._open[one] >= self._most[one[0]] for one in taken) or not self._coming.take(address):
            return False
        self._open.update(taken)
        return True

    def leave(self, user: str | None, address: str) -> None:
        for one in _counted(user, address):
            self._open[one] -= 1
            if self._open[one] <= 0:
                del self._open[one]


def _counted(user: str | None, address: str) -> list[tuple[str, str]]:
    return [("address", address)] if user is None else [("guest", user), ("address", address)]
