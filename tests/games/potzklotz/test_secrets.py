"""What is hidden, rule by rule."""

import random

from bouwmeester import Match
from tests.games.potzklotz.table import MIRRORED, POTZKLOTZ, hand, seen, stack, table, without


def test_secrets_2_a_card_laid_wrongly_was_seen_by_all() -> None:
    match = table([["22a", "24a"], ["1a"]])
    match.play(f"{MIRRORED}; draw 5a")
    seats = seen(match, 1)["seats"]
    assert isinstance(seats, dict)
    assert seats["anne"]["known"] == ["22a"]
    for number in range(20):
        world = Match(POTZKLOTZ, start=POTZKLOTZ.resample(match.state, 1, random.Random(number)))
        assert "22a" in hand(world, 0)
        assert hand(world, 1) == ["1a"]


def test_secrets_3_all_know_who_draws_the_card_under_the_stack() -> None:
    held = [["24a", "24b", "23a"], ["1a", "1b", "2a"]]
    spare = ["5a", "5b", "6a", "6b", "7a", "20a"]
    gone = without(*held[0], *held[1], *spare, "14a")
    players: dict[str, dict[str, object]] = {"anne": {"laid": gone}, "bram": {"laid": spare}}
    match = table(held, {"mode": "expert", "cards": 3}, players, shown="20a", start="14a")
    assert stack(match) == 1
    match.play("pass; pass; draw 14a")
    seats = seen(match, 1)["seats"]
    assert isinstance(seats, dict)
    assert seats["anne"]["known"] == ["14a"]


def test_secrets_1_a_card_drawn_is_whispered() -> None:
    match = table([["22a", "24a"], ["1a"]])
    match.play(MIRRORED)
    heard = match.listen()
    match.play("draw 5a")
    assert [event.key for event in heard if event.heard_by(1)] == ["potzklotz.takes"]
    assert [event.key for event in heard if event.heard_by(0)] == ["potzklotz.takes", "potzklotz.it_is"]


def test_secrets_4_a_pass_tells_that_somebody_passed() -> None:
    for cards in (["24a"], ["21b"]):
        match = table([cards, ["1a"]])
        heard = match.listen()
        match.play("pass")
        assert [(event.key, event.facts) for event in heard] == [("potzklotz.passes", {"seat": "anne"})]
