"""Positions that no play leads to are refused with place and reason; what is mangled is refused too, and no worse."""

import json
import random

import pytest

from bouwmeester import BadPosition, Match
from tests.games.potzklotz.table import POTZKLOTZ, table, without
from tests.games.potzklotz.test_positions import OPTION_SETS, play_on

Players = dict[str, dict[str, object]]

EXPERT: dict[str, object] = {"mode": "expert", "cards": 3}
OUT: dict[str, object] = {"out_of_turn": "yes"}


def refused(
    hands: list[list[str]], options: dict[str, object] | None = None, players: Players | None = None, **more: object
) -> tuple[str, str]:
    """Where a position is wrong, and why."""
    with pytest.raises(BadPosition) as error:
        table(hands, options, players, **more)
    return error.value.where, error.value.reason


def test_a_player_is_named_as_the_position_names_them() -> None:
    seats: Players = {"Xaver": {"hand": ["1a"]}, "Yvonne": {"hand": ["1b"]}, "Zita": {"hand": []}}
    with pytest.raises(BadPosition) as error:
        Match.at(POTZKLOTZ, {"players": seats, "shown": "14a", "agenda": ["turn Yvonne"]})
    assert error.value.where == "players.Zita.hand"
    seats["Zita"] = {"hand": ["2a", "2b", "3a", "3b", "4a"], "late": True}
    with pytest.raises(BadPosition, match=r"players\.Zita\.late: only experts"):
        Match.at(POTZKLOTZ, {"players": seats, "shown": "14a", "agenda": ["turn Yvonne"]})


# The last round.


def test_an_empty_hand_before_its_turn_in_the_last_round() -> None:
    """Anne began and it is Bram's turn: Cora cannot have laid her last card yet."""
    where, reason = refused([["1a"], ["1b"], []], agenda=["turn bram"])
    assert (where, reason) == ("players.cora.hand", "the turn of this player is still to come")


def test_an_empty_hand_before_its_turn_needs_the_other_view() -> None:
    players: Players = {
        "anne": {"laid": ["21b", "6a", "7a", "8a"]},
        "bram": {"laid": ["5a", "5b", "9a", "9b"]},
        "cora": {"laid": ["21a", "11a", "11b", "12a", "12b"]},
    }
    hands = [["1a"], ["1b"], []]
    assert table(hands, OUT, players, shown="21a", agenda=["turn bram"]).to_move == 1
    players["anne"]["laid"] = ["21b", "6a", "7a", "8a"][1:] + ["13a"]
    where, reason = refused(hands, OUT, players, shown="21a", agenda=["turn bram"])
    assert (where, reason) == ("players.cora.hand", "nobody laid the other view")


def test_a_hand_emptied_before_the_last_card_was_laid() -> None:
    """Anne's hand is empty since her turn, so Bram cannot be the second in a row to lay nothing."""
    where, _ = refused([[], ["1b"], ["2a"], ["3a"]], agenda=["turn dirk"], idle=3)
    assert where == "idle"


# Chains.


def test_a_chain_does_not_stand_on_the_card_of_another() -> None:
    players: Players = {"anne": {"laid": ["14b"]}, "bram": {"laid": ["21b"]}}
    more: dict[str, object] = {"start": "6a", "shown": "21b", "chain": 1}
    where, _ = refused([["10a", "12a"], ["3a", "3b", "4a"]], EXPERT, players, **more)
    assert where == "shown"


def test_a_chain_may_stand_on_the_other_view_laid_out_of_turn() -> None:
    players: Players = {"anne": {"laid": ["21a"]}, "bram": {"laid": ["21b"]}}
    more: dict[str, object] = {"start": "14a", "shown": "21b", "chain": 1}
    match = table([["10a", "12a"], ["3a", "3b"]], {**EXPERT, **OUT}, players, **more)
    assert match.to_move == 0


def test_the_cards_of_a_chain_follow_each_other() -> None:
    """24 and 21 are two cubes apart."""
    players: Players = {"anne": {"laid": ["21b", "24a"]}}
    hands = [["10a"], ["3a", "3b", "4a"]]
    where, reason = refused(hands, EXPERT, players, start="14a", shown="24a", chain=2)
    assert (where, reason) == ("players", "these cards cannot have been laid, one cube for each")
    players = {"anne": {"laid": ["21b", "10b"]}}
    assert table(hands, EXPERT, players, start="14a", shown="10b", chain=2).to_move == 0


# The order in which cards were laid.


def test_the_first_card_laid_follows_the_start() -> None:
    players: Players = {"anne": {"laid": ["24a"]}, "bram": {"laid": []}}
    hands = [["1a", "1b"], ["2a", "2b", "3a"]]
    where, _ = refused(hands, {"cards": 3}, players, start="14a", shown="24a", agenda=["turn bram"])
    assert where == "players"
    players["anne"]["laid"] = ["21b"]
    assert table(hands, {"cards": 3}, players, start="14a", shown="21b", agenda=["turn bram"]).to_move == 1


def test_some_order_must_lead_from_card_to_card() -> None:
    """20 and 24 are two cubes apart, and both from 14: nothing was laid between."""
    players: Players = {"anne": {"laid": ["20a"]}, "bram": {"laid": ["24a"]}}
    where, _ = refused([["1a", "1b"], ["2a", "2b"]], {"cards": 3}, players, start="14a", shown="24a")
    assert where == "players"


def test_the_building_that_stands_is_laid_again_only_if_it_can_be_rebuilt() -> None:
    """No move makes 3 of 3, but out of turn its other view may follow."""
    players: Players = {"anne": {"laid": ["3a"]}, "bram": {"laid": ["3b"]}}
    hands = [["1a", "1b"], ["2a", "2b"]]
    options: dict[str, object] = {"cards": 3}
    more: dict[str, object] = {"start": "14a", "shown": "3b"}
    assert refused(hands, options, players, **more)[0] == "players"
    assert table(hands, {**options, **OUT}, players, **more, agenda=["turn bram"]).to_move == 1


# Who has drawn how much.


def test_without_a_penalty_all_have_drawn_alike() -> None:
    hands = [["1a", "1b", "2a", "2b"], ["3a", "3b", "4a"]]
    options: dict[str, object] = {"penalty": "none", "cards": 3}
    where, _ = refused(hands, options)
    assert where == "players.anne"
    assert table([*hands[:1], [*hands[1], "4b"]], options).to_move == 0


def test_a_card_that_was_wrong_has_cost_another() -> None:
    hands = [["1a", "1b", "2a"], ["3a", "3b", "4a"]]
    where, _ = refused(hands, {"cards": 3}, {"anne": {"known": ["1a"]}}, agenda=["turn bram"])
    assert where == "players.anne.known"
    where, _ = refused([[*hands[0], "2b"], hands[1]], {"cards": 3}, {"anne": {"known": ["1a", "1b"]}})
    assert where == "players.anne.known"
    drawn = table([[*hands[0], "2b"], hands[1]], {"cards": 3}, {"anne": {"known": ["1a"]}}, agenda=["turn bram"])
    assert drawn.to_move == 1
    due = table(hands, {"cards": 3}, {"anne": {"known": ["1a"]}}, agenda=["draw anne 1", "end anne"])
    assert due.legal()


@pytest.mark.parametrize("options", [{"cards": 3, "penalty": "none"}, EXPERT])
def test_nobody_was_wrong_before_the_first_turn(options: dict[str, object]) -> None:
    hands = [["1a", "1b", "2a"], ["3a", "3b", "4a"]]
    where, reason = refused(hands, options, {"bram": {"known": ["3a"]}})
    assert (where, reason) == ("players.bram.known", "this player has had no turn yet")
    assert table(hands, options, {"anne": {"known": ["1a"]}}, agenda=["turn bram"]).to_move == 1


def test_a_hand_of_experts_grows_only_when_everyone_draws() -> None:
    hands = [["1a", "1b", "2a", "2b"], ["3a", "3b", "4a"]]
    where, _ = refused(hands, EXPERT)
    assert where == "players.anne.hand"
    assert table(hands, EXPERT, {"bram": {"laid": ["25a"]}}).to_move == 0


# Turns without a card.


@pytest.mark.parametrize(("seat", "turns"), [("anne", 0), ("bram", 1), ("cora", 2)])
def test_turns_without_a_card_are_counted_from_the_start(seat: str, turns: int) -> None:
    hands = [["1a", "1b", "2a"], ["3a", "3b", "4a"], ["5a", "5b", "6a"]]
    match = table(hands, {"cards": 3}, agenda=[f"turn {seat}"])
    assert match.position()["idle"] == turns
    for wrong in {0, 1, 2} - {turns}:
        where, reason = refused(hands, {"cards": 3}, agenda=[f"turn {seat}"], idle=wrong)
        assert (where, reason.rpartition(" ")[2]) == ("idle", str(turns))


@pytest.mark.parametrize(("seat", "turns"), [("anne", 1), ("bram", 2), ("cora", 0)])
def test_turns_without_a_card_are_counted_from_the_last_one(seat: str, turns: int) -> None:
    """Bram laid it."""
    hands = [["1a", "1b", "2a"], ["3a", "3b"], ["5a", "5b", "6a"]]
    options: dict[str, object] = {"cards": 3}
    players: Players = {"bram": {"laid": ["21b"]}}
    more: dict[str, object] = {"start": "14a", "shown": "21b", "agenda": [f"turn {seat}"]}
    assert table(hands, options, players, **more).position()["idle"] == turns
    for wrong in {0, 1, 2} - {turns}:
        assert refused(hands, options, players, **more, idle=wrong)[0] == "idle"


def test_after_the_last_card_was_drawn_experts_count_anew() -> None:
    held = [["24a", "23a", "1a"], ["24b", "20a", "1b"]]
    pile = ["5a", "5b", "6a", "6b"]
    players: Players = {"anne": {"laid": without(*held[0], *held[1], *pile)}, "bram": {"laid": pile}}
    for turns in (0, 1):
        match = table(held, EXPERT, players, start="14b", shown="14a", idle=turns)
        assert match.position()["idle"] == turns


def test_a_match_that_is_over_counts_no_turns() -> None:
    players: Players = {"anne": {"laid": ["21b", "6a", "7a"]}, "bram": {"laid": ["5a", "9a"]}}
    more: dict[str, object] = {"agenda": [], "deals": [{"anne": 1}], "shown": "21b"}
    assert table([[], ["1a"]], {"cards": 3}, players, **more).to_move is None
    assert refused([[], ["1a"]], {"cards": 3}, players, **more, idle=1)[0] == "idle"


# Everyone draws.


def test_who_has_drawn_already_has_a_card_more() -> None:
    hands = [["1a", "1b", "2a"], ["3a", "3b", "4a"]]
    where, _ = refused(hands, {"cards": 3}, agenda=["draw bram 1", "turn anne"])
    assert where == "players.anne"
    begun = table([[*hands[0], "2b"], hands[1]], {"cards": 3}, agenda=["draw bram 1", "turn anne"])
    assert begun.legal()


def test_everyone_draws_from_the_left_of_who_laid_last() -> None:
    hands = [["1a", "1b"], ["3a", "3b", "4a"]]
    players: Players = {"anne": {"laid": ["21b"]}}
    more: dict[str, object] = {"start": "14a", "shown": "21b"}
    whole = ["draw anne 1", "draw bram 1", "turn anne"]
    assert refused(hands, {"cards": 3}, players, **more, agenda=whole)[0] == "idle"
    whole = ["draw bram 1", "draw anne 1", "turn bram"]
    assert table(hands, {"cards": 3}, players, **more, agenda=whole).legal()


# Anything at all.

STRANGE: list[object] = [
    None, True, 0, 1, -1, 7, 10**30, 2.5, float("nan"), "", "²", "１４a", "14a", "anne", "turn anne", "x" * 100_000,
    "1" * 100_000, "draw anne " + "9" * 5000, [], {}, [[]], [None], {"": 0}, ["14a"] * 100, {"hand": 3}, 10**5000,
]  # fmt: skip


def mangled(value: object, rng: random.Random) -> object:
    """The same with one thing in it left out, doubled, or put in another's place."""
    if isinstance(value, dict) and value and rng.random() < 0.85:
        key = rng.choice(list(value))
        if rng.random() < 0.15:
            return {name: part for name, part in value.items() if name != key}
        if rng.random() < 0.05:
            return {**value, "x" * rng.choice([1, 10_000]): value[key]}
        return {**value, key: mangled(value[key], rng)}
    if isinstance(value, list) and value and rng.random() < 0.8:
        place = rng.randrange(len(value))
        how = rng.randrange(4)
        if how == 0:
            return value[:place] + value[place + 1 :]
        if how == 1:
            return [*value, value[place]]
        if how == 2:
            return rng.sample(value, len(value))
        return [*value[:place], mangled(value[place], rng), *value[place + 1 :]]
    if isinstance(value, int) and not isinstance(value, bool) and rng.random() < 0.6:
        return value + rng.choice([-1, 1])
    return rng.choice(STRANGE)


@pytest.mark.parametrize("seed", range(8))
def test_a_mangled_position_is_refused_or_can_be_played(seed: int) -> None:
    rng = random.Random(seed)
    match = Match(POTZKLOTZ, rng.choice([2, 3, 4]), OPTION_SETS[seed])
    accepted = 0
    reasons = []
    for _ in range(400):
        if match.to_move is None:
            break
        position: object = json.loads(json.dumps(match.position()))
        for _ in range(rng.choice([1, 1, 2])):
            position = mangled(position, rng)
        try:
            again = Match.at(POTZKLOTZ, position)  # type: ignore[arg-type]
        except BadPosition as error:
            reasons.append(str(error))
        else:
            accepted += 1
            assert Match.at(POTZKLOTZ, again.position()).position() == again.position()
            for _ in range(20):
                if again.to_move is not None:
                    again.play(rng.choice(again.legal()))
                    assert Match.at(POTZKLOTZ, again.position()).legal() == again.legal()
        play_on(match, 0.8, rng)
    assert accepted
    assert max([len(reason) for reason in reasons]) < 700


@pytest.mark.parametrize("building", ["²1/11", "１１１１１", 12, ["12/11"], "1" * 100_000, "9" * 9, "////", "12/11 "])
def test_what_is_no_plan_is_refused(building: object) -> None:
    where, reason = refused([["1a"], ["2a"]], building=building)
    assert where == "building"
    assert len(reason) < 200
