"""What somebody wants: whether a notice is to go out by a channel, and how long it has to wait."""

from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from bouwmeester.server.protocol.people import ChannelKind, NoticeKind, Quiet, Wishes
from bouwmeester.server.tables.telling import CLOCK

#: For those who have said nothing yet: what waits for them, and not that something is over.
DEFAULTS: Final[dict[NoticeKind, list[ChannelKind]]] = {
    "turn": ["push", "mail", "webhook"],
    "clock": ["push", "mail", "webhook"],
    "full": ["push"],
    "proposal": ["push"],
    "invited": ["push", "mail"],
    "over": [],
}

_read = msgspec.json.Decoder(Wishes).decode


def read(body: str | None) -> Wishes:
    return Wishes(dict(DEFAULTS)) if body is None else _read(body)


def wants(wishes: Wishes, kind: str, channel: ChannelKind, table: str) -> bool:
    """Whether this is to be told at all, there.

    >>> wishes = Wishes({"turn": ["push"]}, tables={"a" * 32: []})
    >>> wants(wishes, "turn", "push", "b" * 32), wants(wishes, "turn", "push", "a" * 32)
    (True, False)
    """
    by_table = wishes.tables.get(table)
    chosen = next((channels for one, channels in wishes.kinds.items() if one == kind), [])
    return channel in chosen if by_table is None else bool(chosen) and channel in by_table


def known_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def quiet_until(wishes: Wishes, kind: str, at: float) -> float | None:
    """When the quiet hours end that it is in now; None if it is in none, or may be told all the same.

    >>> night = Wishes({}, quiet=Quiet(1350, 450, "UTC"))
    >>> quiet_until(night, "turn", 23 * 3600.0) == 31.5 * 3600, quiet_until(night, "turn", 12 * 3600.0)
    (True, None)
    """
    quiet = wishes.quiet
    if quiet is None or quiet.start == quiet.end or (kind == CLOCK and quiet.clock) or not known_zone(quiet.zone):
        return None
    here = datetime.fromtimestamp(at, ZoneInfo(quiet.zone))
    minute = here.hour * 60 + here.minute
    if not _within(quiet, minute):
        return None
    end = here.replace(hour=quiet.end // 60, minute=quiet.end % 60, second=0, microsecond=0)
    # By the wall: across a change of summer time the night is an hour longer or shorter.
    return (end if minute < quiet.end else end + timedelta(days=1)).timestamp()


def _within(quiet: Quiet, minute: int) -> bool:
    if quiet.start < quiet.end:
        return quiet.start <= minute < quiet.end
    return minute >= quiet.start or minute < quiet.end
