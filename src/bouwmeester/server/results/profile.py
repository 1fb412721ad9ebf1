"""What is told of somebody's games: shares with what is likely, places, last games, who stood higher."""

from collections import Counter, defaultdict
from math import sqrt
from typing import Final

from sqlalchemy import Connection

from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.server.protocol.people import (
    Against,
    Board,
    BoardRow,
    Counted,
    Player,
    Profile,
    ProfileGame,
    ProfileMatch,
    ProfileRating,
)
from bouwmeester.server.results.rating import PROVISIONAL_SIGMA, band, shown
from bouwmeester.server.store import outside
from bouwmeester.server.store import results as stored
from bouwmeester.server.store.results import Rating, Result
from bouwmeester.server.tables.clocks import now

#: The matches that are looked at, told one by one, and the people met most often.
LOOKED_AT: Final = 2000
LAST: Final = 20
MET: Final = 8
#: To stand on a leaderboard: so many games, and one within so many days.
BOARD_GAMES: Final = 20
BOARD_SECONDS: Final = 90 * 86_400.0
MONTH_SECONDS: Final = 30 * 86_400.0
BOARD_ROWS: Final = 100
NOT_YET_ROWS: Final = 10
_SURE: Final = 1.96


class NoSuchPerson(BouwmeesterError):
    """Nobody here is called that."""


def likely(won: float, games: int) -> tuple[float, float]:
    """Between which shares the true one lies, 19 times in 20. [Wilson]

    >>> [round(100 * end) for end in likely(24, 41)]
    [43, 72]
    """
    share, more = won / games, _SURE * _SURE / games
    middle = (share + more / 2) / (1 + more)
    wide = _SURE * sqrt(share * (1 - share) / games + more / (4 * games)) / (1 + more)
    return max(0.0, middle - wide), min(1.0, middle + wide)


def profile(connection: Connection, user: str) -> Profile:
    """All that is told of somebody."""
    person = stored.person(connection, user)
    if person is None:
        raise NoSuchPerson("there is nobody of that name")
    own = stored.of_person(connection, user, LOOKED_AT)
    by_table: dict[str, list[Result]] = defaultdict(list)
    for result in stored.at_tables(connection, [one.table_id for one in own]):
        by_table[result.table_id].append(result)
    met = {one.user_id for rows in by_table.values() for one in rows if one.user_id is not None}
    bots = [one.bot for rows in by_table.values() for one in rows]
    names = stored.names(connection, sorted(met)) | outside.names(connection, bots)
    return Profile(
        user,
        person["name"],
        person["created"],
        len(own),
        sum([_share(one, by_table[one.table_id]) for one in own]),
        len([one for one in own if one.stayed]),
        [_game(game, seats, rows, by_table) for (game, seats), rows in sorted(_kinds(own).items())],
        [_rating(one) for one in stored.ratings_of_person(connection, user)],
        [_last(one, by_table[one.table_id], names) for one in own[:LAST]],
        _against(own, by_table, names),
    )


def _kinds(own: list[Result]) -> dict[tuple[str, int], list[Result]]:
    found: dict[tuple[str, int], list[Result]] = defaultdict(list)
    for one in own:
        found[one.game, one.seats].append(one)
    return found


def _share(own: Result, match: list[Result]) -> float:
    """What part of the win somebody had."""
    return 1 / max(1, len([one for one in match if one.rank == 1])) if own.rank == 1 else 0.0


def _game(game: str, seats: int, rows: list[Result], by_table: dict[str, list[Result]]) -> ProfileGame:
    won = sum([_share(one, by_table[one.table_id]) for one in rows])
    low, high = likely(won, len(rows))
    ranks = Counter([one.rank for one in rows])
    return ProfileGame(game, seats, len(rows), won, low, high, [ranks[place] for place in range(1, seats + 1)])


def _rating(rating: Rating) -> ProfileRating:
    provisional = rating.sigma > PROVISIONAL_SIGMA
    return ProfileRating(
        rating.game, rating.pool, round(shown(rating.mu)), round(band(rating.sigma)), rating.games, provisional
    )


def _player(result: Result, names: dict[str, str]) -> Player:
    return Player(result.user_id, names.get(result.user_id or result.bot or ""), result.bot, result.seat)


def _last(own: Result, match: list[Result], names: dict[str, str]) -> ProfileMatch:
    others = [_player(one, names) for one in sorted(match, key=lambda one: one.rank) if one.seat != own.seat]
    change = None if own.change is None else round(own.change)
    return ProfileMatch(
        own.table_id, own.game, own.at, own.seats, own.rank, own.score, own.stayed, own.why, change, others
    )


def _against(own: list[Result], by_table: dict[str, list[Result]], names: dict[str, str]) -> list[Against]:
    """Those met most often, and who stood higher at the end."""
    found: dict[str, Against] = {}
    for one in own:
        for other in by_table[one.table_id]:
            if other.seat == one.seat or other.who is None:
                continue
            bot = None if other.bot is None else other.bot.partition(":")[0]
            met = found.setdefault(other.who, Against(Player(other.user_id, names.get(other.user_id or ""), bot, 0)))
            met.ahead += one.rank < other.rank
            met.even += one.rank == other.rank
            met.behind += one.rank > other.rank
    return sorted(found.values(), key=lambda one: -(one.ahead + one.even + one.behind))[:MET]


def board(connection: Connection, game: str, pool: int) -> Board:
    """The leaderboard of a pool: by the low end of what each is likely to be, so that a lucky start does not lead."""
    at = now()
    everyone = stored.pool(connection, game, pool, LOOKED_AT)
    names = stored.names(connection, [one.who for one in everyone if one.bot is None])
    month = stored.changes_since(connection, game, pool, at - MONTH_SECONDS)
    here: list[BoardRow] = []
    not_yet: list[BoardRow] = []
    place = 0
    for one in everyone:
        if one.bot is None and one.who not in names:
            continue
        stands = one.games >= BOARD_GAMES and at - one.at <= BOARD_SECONDS
        place += stands and one.bot is None
        row = BoardRow(
            Player(None if one.bot else one.who, names.get(one.who), one.bot, 0),
            place if stands and one.bot is None else None,
            round(shown(one.mu)),
            round(band(one.sigma)),
            one.games,
            one.won / one.games,
            round(month[one.who]) if one.who in month else None,
            one.at,
        )
        (here if stands else not_yet).append(row)
    people = [row for row in not_yet if row.player.bot is None]
    return Board(game, pool, here[:BOARD_ROWS], sorted(people, key=lambda row: -row.games)[:NOT_YET_ROWS])


def counted(connection: Connection, table: str) -> Counted:
    """Whether a match counts, and what it did to ratings."""
    rows = stored.match(connection, table)
    if not rows:
        return Counted(False)
    changes = [None if one.change is None else round(one.change) for one in rows]
    return Counted(True, rows[0].why, changes)
