"""Ratings: how strong somebody is likely to be, and how sure that is, from places at tables of any size.

OpenSkill's Plackett-Luce, with gamma at 1: with its default, what is not yet known goes down far too slowly at tables
of three to five. One pool for two, one for more. Bots of the house are in it, and stand still once they are known.
"""

from typing import Final

from openskill.models import PlackettLuce
from sqlalchemy import Connection

from bouwmeester.server.store import results as stored
from bouwmeester.server.store.results import Rating, Result

#: As they are shown: the start, and what one of openskill's points is worth.
START: Final = 1500.0
SCALE: Final = 40.0
#: Not sure enough to be shown without a mark.
PROVISIONAL_SIGMA: Final = 4.0
#: A bot of the house is known, and moves no more.
KNOWN_SIGMA: Final = 2.0


def _whole(*_: object, **__: object) -> float:
    return 1.0


def model() -> PlackettLuce:
    """What all ratings are worked out by."""
    return PlackettLuce(gamma=_whole)


_MODEL: Final = model()


def shown(mu: float) -> float:
    return START + SCALE * (mu - _MODEL.mu)


def band(sigma: float) -> float:
    """How far to either side somebody may well be."""
    return 2 * SCALE * sigma


def rate(connection: Connection, match: list[Result]) -> None:
    """Let a match count, if it does: what it did to each rating, and the ratings after it."""
    who = [one.who for one in match]
    if match[0].why or None in who:
        return
    game, pool = match[0].game, match[0].pool
    before = stored.ratings_of(connection, sorted({str(one) for one in who}), game, pool)
    known = [before.get(str(one), _new(str(one), match[0])) for one in who]
    teams = [[_MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in known]
    rated = _MODEL.rate(teams, ranks=[float(one.rank) for one in match])
    first = len([one for one in match if one.rank == 1])
    after: dict[str, Rating] = {}
    for result, was, (now,) in zip(match, known, rated, strict=True):
        still = was.bot is not None and was.sigma <= KNOWN_SIGMA
        mu, sigma = (was.mu, was.sigma) if still else (now.mu, now.sigma)
        if was.who in after:  # two bots of the same kind: each saw half of it
            mu, sigma = (after[was.who].mu + mu) / 2, (after[was.who].sigma + sigma) / 2
            was = after[was.who]
        won = was.won + (1 / first if result.rank == 1 else 0.0)
        after[was.who] = Rating(was.who, game, pool, mu, sigma, was.games + 1, won, result.at)
        if result.user_id is not None:
            stored.write_change(connection, result, SCALE * (mu - known[result.seat].mu))
    stored.put_ratings(connection, list(after.values()))


def _new(who: str, match: Result) -> Rating:
    return Rating(who, match.game, match.pool, _MODEL.mu, _MODEL.sigma, 0, 0.0, match.at)


def rebuild(connection: Connection) -> int:
    """All ratings anew, from every match in the order in which they ended; returns how many counted."""
    stored.forget_ratings(connection)
    count = 0
    for match in stored.matches(connection):
        rate(connection, match)
        count += not match[0].why
    return count
