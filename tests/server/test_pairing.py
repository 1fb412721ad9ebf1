"""Who plays whom: nobody meets again before it is forced, and who begins is shared out evenly."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from bouwmeester.server.contests.pairing import BOT, Seating, begun, begun_by, met, pair, sizes
from bouwmeester.server.contests.standings import Played, points, share, standings

ALLOWED = range(2, 7)


def meets_again(tables: list[Seating], before: list[list[Seating]]) -> int:
    """How many pairs of a round have met before, or are two bots at one table."""
    together = met(before)
    return sum([one == two or together[frozenset({one, two})] > 0 for table in tables for one, two in twos(table)])


def twos(table: Seating) -> list[tuple[int, int]]:
    return list(combinations(table, 2))


def can_be(left: list[int], wanted: Counter[int], together: Counter[frozenset[int]]) -> bool:
    """Whether these can be seated without anybody meeting again: all ways are tried, one after the other."""
    if not left:
        return True
    others = [two for two in left[1:] if left[0] != two and not together[frozenset({left[0], two})]]
    for size in [size for size in wanted if wanted[size]]:
        for chosen in combinations(others, size - 1):
            if any(two == three or together[frozenset({two, three})] for two, three in combinations(chosen, 2)):
                continue
            rest = left[1:]
            for two in chosen:
                rest.remove(two)
            if can_be(rest, wanted - Counter([size]), together):
                return True
    return False


def surely(people: int, seats: int) -> int:
    """So many rounds surely go without anybody meeting again: each has then met fewer than there are tables.

    A graph in which nobody has more than d neighbours can be coloured evenly by d + 1 colours. [Hajnal, Szemerédi]
    The graph is who has met whom, the colours are the tables.
    """
    return 1 + (len(sizes(people, seats, ALLOWED)) - 1) // (seats - 1)


def hold_event(number: int) -> None:
    """One event with its own dice: so many people, some of whom leave or come late; every round is looked at."""
    dice = Random(number)
    seats = 2 + number % 4
    many = number % 3 == 0
    people = list(range(dice.randint(17, 48) if many else dice.randint(3, 16)))
    rounds = min(surely(len(people), seats), 6) if many else dice.randint(1, 8)
    strength = {one: dice.gauss(0, 1) for one in people}
    before: list[list[Seating]] = []
    played: list[list[Played]] = []
    for at in range(rounds):
        if at > 0 and dice.random() < 0.2:
            people.append(len(strength))
            strength[people[-1]] = dice.gauss(0, 1)
        wanted = sizes(len(people), seats, ALLOWED)
        tables = pair(people, points(people, played), before, wanted, dice)
        seated = [one for table in tables for one in table]
        assert sorted([one for one in seated if one != BOT]) == sorted(people), "each sits once"
        assert sorted([len(table) for table in tables]) == sorted(wanted)
        again = meets_again(tables, before)
        if many:
            assert again == 0, f"event {number}: met again though each has met fewer than there are tables"
        elif again:
            everyone = [*people, *[BOT] * (sum(wanted) - len(people))]
            assert not can_be(everyone, Counter(wanted), met(before)), f"event {number}: not forced"
        counted = dict(zip(people, begun_by(people, before), strict=True))
        for table in tables:
            least = min([counted[one] for one in table if one != BOT])
            assert counted[table[0]] == least, "who has begun least of those at the table begins"
        before.append(tables)
        first = begun_by(people, before)
        assert max(first) - min(first) <= (1 if many else 2), f"event {number}: {first}"
        played.append([play(table, strength, dice) for table in tables])
        if dice.random() < 0.2 and len(people) > 3 and not many:
            people.remove(dice.choice(people))
    ordered = standings(people, played)
    assert [one.place for one in ordered] == sorted([one.place for one in ordered])


def play(table: Seating, strength: dict[int, float], dice: Random) -> Played:
    form = [strength.get(one, 0.0) + dice.gauss(0, 1) for one in table]
    return Played(table, [1 + sum([other > one for other in form]) for one in form])


@pytest.mark.parametrize("part", range(4))
def test_events_pair_well(part: int) -> None:
    for number in range(part * 75, part * 75 + 75):
        hold_event(number)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_ten_thousand_events_pair_well(part: int) -> None:
    for number in range(part * 500, part * 500 + 500):
        hold_event(number)


def test_who_comes_late_does_not_begin_all_the_time() -> None:
    before: list[list[Seating]] = []
    people = list(range(8))
    for number in range(10):
        if number == 6:
            people.append(8)
        before.append(pair(people, {}, before, sizes(len(people), 4, ALLOWED), Random(number)))
    late = begun(before)[8]
    assert late <= 2, "others have begun twice or thrice in ten rounds"
    assert all(8 not in table for one in before[:6] for table in one)


def test_it_stays_even_though_all_have_met() -> None:
    """Everybody has met; of the six who are left three have begun twice more often than the others."""
    before = [[[0, 1], [2, 3], [4, 5]], [[0, 3], [2, 5], [4, 1]]]
    before += [[[one, two]] for one, two in combinations(range(6), 2) if (one, two) not in ((1, 3), (3, 5), (1, 5))]
    counted = begun(before)
    assert max(counted.values()) >= 4
    after = begun([*before, pair(range(6), {}, before, [2, 2, 2], Random(1))])
    least = sorted(range(6), key=lambda one: counted[one])[:3]
    assert all(after[one] == counted[one] + 1 for one in least), "those who have begun least begin"


@pytest.mark.parametrize(
    ("people", "seats", "wanted"),
    [
        (18, 4, [4, 4, 4, 3, 3]),
        (9, 4, [3, 3, 3]),
        (5, 4, [3, 3]),
        (7, 2, [2, 2, 2, 2]),
        (2, 5, [4]),
        (11, 5, [4, 4, 4]),
        (13, 3, [3, 3, 3, 2, 2]),
    ],
)
def test_tables_are_as_wanted_or_one_smaller_with_few_bots(people: int, seats: int, wanted: list[int]) -> None:
    assert sizes(people, seats, ALLOWED) == wanted


def test_a_game_for_one_number_of_seats_is_filled_up_with_bots() -> None:
    assert sizes(7, 4, [4]) == [4, 4]


def test_nobody_plays_the_bot_twice_before_all_have() -> None:
    before: list[list[Seating]] = []
    for number in range(5):
        before.append(pair(range(5), {}, before, sizes(5, 2, ALLOWED), Random(number)))
    assert Counter([min(table) for one in before for table in one])[BOT] == 5
    assert len({max(table) for one in before for table in one if BOT in table}) == 5


def test_the_same_dice_pair_the_same() -> None:
    before = [pair(range(10), {}, [], sizes(10, 3, ALLOWED), Random(3))]
    again = [pair(range(10), {0: 1.0}, before, sizes(10, 3, ALLOWED), Random(4)) for _ in range(2)]
    assert again[0] == again[1]


def test_those_with_as_many_points_play_together() -> None:
    scored = {one: float(one // 4) for one in range(16)}
    tables = pair(range(16), scored, [], [4] * 4, Random(5))
    assert [sorted(table) for table in tables] == [[12, 13, 14, 15], [8, 9, 10, 11], [4, 5, 6, 7], [0, 1, 2, 3]]


# Standings.


def test_a_table_is_worth_the_share_left_behind() -> None:
    assert [share([1, 2, 3, 4], place) for place in (1, 4)] == [1.0, 0.0]
    assert share([1, 1, 3], 1) == 0.75
    assert share([1, 3, 3], 3) == 0.25


def test_equal_points_are_told_apart_by_wins_and_then_by_whom_one_met() -> None:
    rounds = [
        [Played([0, 1, 2], [1, 2, 3]), Played([3, 4, 5], [1, 2, 3])],
        [Played([1, 3, 2], [2, 1, 3]), Played([0, 4, 5], [3, 1, 2])],
    ]
    found = {one.who: one for one in standings(range(6), rounds)}
    assert found[3].place == 1
    assert [found[one].points for one in (0, 1)] == [1.0, 1.0]
    assert (found[0].wins, found[1].wins) == (1.0, 0.0)
    assert found[0].place < found[1].place


def test_who_is_equal_in_all_shares_the_place() -> None:
    found = standings(range(4), [[Played([0, 1], [1, 2]), Played([2, 3], [1, 2])]])
    assert [(one.place, one.who) for one in found] == [(1, 0), (1, 2), (3, 1), (3, 3)]


def test_a_bot_counts_at_the_table_and_stands_nowhere() -> None:
    found = standings(range(1), [[Played([0, BOT], [2, 1])]])
    assert found == [(1, 0, 0.0, 0.0, 0.0)]


def test_what_is_still_played_counts_nothing_yet() -> None:
    found = standings(range(2), [[Played([0, 1], None)]])
    assert [one.points for one in found] == [0.0, 0.0]
