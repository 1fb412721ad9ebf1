"""What is told of contests."""

from sqlalchemy import Connection

from bouwmeester.server.contests.contest import Contest, Group, joins, read
from bouwmeester.server.contests.pairing import BOT, met
from bouwmeester.server.contests.seasons import cut
from bouwmeester.server.contests.standings import standings
from bouwmeester.server.protocol import contests as messages
from bouwmeester.server.protocol.people import Player
from bouwmeester.server.store import contests as stored
from bouwmeester.server.store.tables import Row


def told(connection: Connection, code: str, user: str | None, at: float) -> messages.Contest | None:
    """All of a contest, for one person."""
    contest = read(connection, code)
    if contest is None:
        return None
    setup = contest.setup
    row = {
        **contest.row,
        "host_name": stored.name_of(connection, contest.row["host"]),
        "people": len([one for one in contest.entrants if one["gone"] is None]),
        "entered": contest.number_of(user) is not None,
    }
    return messages.Contest(
        info(row, contest.setup, contest.groups, user),
        setup.clock,
        setup.wait,
        setup.rest,
        setup.options,
        setup.public,
        _entrants(contest),
        [_group(contest, number) for number in range(len(contest.groups))],
        contest.number_of(user),
        bool(contest.row["closed"]),
        stored.code_of(connection, contest.row["previous"]),
        stored.season_after(connection, contest.id),
        at,
    )


def info(row: Row, setup: messages.ContestSetup, groups: list[Group], user: str | None) -> messages.ContestInfo:
    return messages.ContestInfo(
        row["code"],
        row["name"],
        row["game"],
        setup.kind,
        row["status"],
        setup.seats,
        setup.rounds,
        max([group.round for group in groups], default=0),
        row["people"],
        Player(row["host"], row["host_name"], None, 0),
        row["created"],
        user is not None and user == row["host"],
        bool(row["entered"]),
        joins(row, setup, groups),
        row["starts"],
        row["season"],
    )


def _entrants(contest: Contest) -> list[messages.Entrant]:
    groups: dict[int, int] = {}
    if contest.groups:
        groups = {row["number"]: row["group"] for row in contest.entrants}
    elif contest.season > 1:
        cuts = cut([row["number"] for row in contest.entrants], contest.setup.group)
        groups = {number: group for group, members in enumerate(cuts) for number in members}
    return [
        messages.Entrant(
            row["number"],
            Player(row["user_id"], row["name"], None, 0),
            row["gone"] is not None,
            groups.get(row["number"]),
        )
        for row in contest.entrants
    ]


def _group(contest: Contest, number: int) -> messages.ContestGroup:
    group = contest.groups[number]
    rounds = contest.played(number)
    together = met([[table.seats for table in one] for one in rounds])
    rows = [messages.ContestRow(one.place, *one[1:]) for one in standings(contest.people(number), rounds)]
    tables = [
        messages.ContestTable(one.round, one.number, one.table, one.seats, one.begins or 0, contest.places(one))
        for one in contest.boards
        if one.group == number
    ]
    again = len([pair for pair, times in together.items() if times > 1 and BOT not in pair])
    return messages.ContestGroup(group.round, group.starts, group.over, again, rows, tables)
