"""Why a request was refused, as a key of the text files with its facts; the detail is for those who write clients."""

from typing import Final

from bouwmeester.core.errors import BadOption, BadRecord, BouwmeesterError
from bouwmeester.server.admission.quotas import TooMuch
from bouwmeester.server.clerk.desk import Busy
from bouwmeester.server.clerk.puzzles import NoPuzzle
from bouwmeester.server.house.entering import CannotEnter, NoSuchContest
from bouwmeester.server.house.passkeys import NoPasskey
from bouwmeester.server.house.sitting import CannotSit
from bouwmeester.server.results.profile import NoSuchPerson
from bouwmeester.server.tables.loading import NoSuchTable, Unreadable

#: How each is answered.
STATUSES: Final[dict[type[Exception], int]] = {
    NoSuchTable: 404,
    NoSuchPerson: 404,
    NoPuzzle: 404,
    CannotSit: 409,
    NoSuchContest: 404,
    CannotEnter: 409,
    Busy: 429,
    TooMuch: 429,
    Unreadable: 409,
    BouwmeesterError: 400,
}
_KEYS: Final[dict[type[Exception], str]] = {
    NoSuchTable: "server.no_table",
    Unreadable: "server.unreadable",
    NoPuzzle: "server.no_puzzle",
    NoSuchPerson: "server.no_person",
    NoSuchContest: "server.no_event",
    NoPasskey: "server.no_passkey",
    BadOption: "server.bad_option",
    Busy: "server.busy",
    TooMuch: "server.too_much",
}


def told(error: Exception) -> dict[str, object]:
    """What an answer says that refuses something."""
    return {"detail": str(error), "key": _key(error), "facts": _facts(error)}


def _key(error: Exception) -> str:
    own = getattr(error, "key", None)  # some know better than their kind
    if isinstance(own, str):
        return own
    if isinstance(error, BadRecord):
        # Whoever opened another file by mistake is helped otherwise than one whose record breaks off in the middle.
        return "server.no_record" if error.line == 1 else "server.broken_record"
    return next((key for kind, key in _KEYS.items() if isinstance(error, kind)), "server.cannot_be")


def _facts(error: Exception) -> dict[str, int]:
    return {"line": error.line} if isinstance(error, BadRecord) else {}
