"""What a match promises, whatever the game."""

import random

import pytest

import bouwmeester
from bouwmeester import CHANCE, BadOption, BadPosition, BouwmeesterError, IllegalAction, Match, Seal, UnknownGame
from bouwmeester.core.chance import Dice
from bouwmeester.core.step import by_number

PALAZZO = bouwmeester.load("palazzo")
NIM = bouwmeester.load("nim")


def test_several_actions_are_played_all_or_not_at_all() -> None:
    match = Match(NIM, 2)
    match.play("lay 7")
    before = match.position()
    with pytest.raises(IllegalAction) as refused:
        match.play("take three; take three; take three")
    assert refused.value.why.key == "nim.too_many"
    assert refused.value.why.rule == "take.1"
    assert refused.value.why.facts == {"left": 1}
    assert match.position() == before
    match.play("take three; take three; take one")
    assert match.outcome is not None
    assert match.outcome.winners == [0]


def test_an_action_is_played_by_object_id_or_text() -> None:
    for move in ("lay 12", NIM.catalogue.actions[1], 1, "  LAY   12 "):
        match = Match(NIM, 2)
        match.play(move)
        assert match.view()["sticks"] == 12


@pytest.mark.parametrize("move", ["sing", "", "lay 8", 99, -1, "lay 7; sing"])
def test_what_is_no_action_is_refused_as_unknown(move: str | int) -> None:
    match = Match(NIM, 2)
    with pytest.raises(IllegalAction) as refused:
        match.play(move)
    assert refused.value.why.key == "core.unknown"
    assert match.log == []
    why = match.refusal(move)
    assert why is not None
    assert why.key == "core.unknown"


def test_an_action_of_another_game_is_refused() -> None:
    match = Match(NIM, 2)
    with pytest.raises(IllegalAction):
        match.play(PALAZZO.catalogue.actions[0])
    assert match.log == []


def test_after_the_end_everything_is_refused() -> None:
    match = Match(NIM, 2)
    match.play("lay 7; take three; take three; take one")
    assert match.to_move is None
    assert match.legal() == []
    why = match.refusal("take one")
    assert why is not None
    assert why.key == "core.over"


def test_a_refusal_of_several_names_the_first_that_is_refused_and_changes_nothing() -> None:
    match = Match(NIM, 2)
    match.play("lay 7")
    why = match.refusal("take three; take three; take two")
    assert why is not None
    assert why.key == "nim.too_many"
    assert match.refusal("take three; take three; take one") is None
    assert len(match.log) == 1


def test_chance_needs_dice() -> None:
    with pytest.raises(BouwmeesterError, match="sealed dice"):
        Match(NIM, 2).run_chance()


def test_chance_is_played_until_somebody_must_decide() -> None:
    match = Match(PALAZZO, 4)
    match.run_chance(random.Random(1))
    assert match.to_move not in (None, CHANCE)
    assert {line.by for line in match.log} == {"chance"}


def test_nothing_can_be_undone_before_the_first_line() -> None:
    with pytest.raises(BouwmeesterError, match="nothing"):
        Match(NIM, 2).undo()


def test_a_listener_hears_and_a_copy_does_not() -> None:
    match = Match(NIM, 2)
    heard = match.listen()
    match.play("lay 7")
    match.copy().play("take one")
    assert heard == []
    match.play("take two")
    assert [(event.key, event.facts) for event in heard] == [("nim.took", {"seat": "anne", "count": "two"})]


def test_who_is_no_game_no_seat_no_option_is_told_so() -> None:
    with pytest.raises(UnknownGame, match="no game 'ludo'"):
        bouwmeester.load("ludo")
    with pytest.raises(BadOption, match="2 to 4 seats, not 5"):
        Match(PALAZZO, 5)
    with pytest.raises(BadOption, match="no option 'colour'"):
        Match(PALAZZO, 2, {"colour": "red"})
    with pytest.raises(BouwmeesterError, match="no seat 7"):
        Match(PALAZZO, 2).view(7)
    with pytest.raises(BadPosition, match="position of 'nim'"):
        Match.at(PALAZZO, {"game": "nim", "players": {}})
    with pytest.raises(BadPosition, match="written for rules 7"):
        Match.at(PALAZZO, {"rules": 7, "players": {}})


def test_the_sealed_dice_are_as_documented() -> None:
    """Draw n is HMAC-SHA256(seed, "n:0"), its first eight bytes, modulo the range. [docs/record.md]"""
    import hashlib
    import hmac

    seed = bytes(range(32))
    seal = Seal(seed)
    assert seal.commitment == hashlib.sha256(seed).hexdigest()
    for number in range(20):
        digest = hmac.new(seed, f"{number}:0".encode(), hashlib.sha256).digest()
        assert seal.randrange(1000) == int.from_bytes(digest[:8], "big") % 1000
    with pytest.raises(ValueError, match="32 bytes"):
        Seal(b"short")


@pytest.mark.parametrize("dice", [Dice(1), Dice(2), Seal(bytes(32))])
def test_dice_are_fair(dice: Dice | Seal) -> None:
    """Each face of a die, and each pair of throws, about as often as it should come."""
    throws = 60_000
    faces, pairs, last = [0] * 6, [0] * 36, 0
    for _ in range(throws):
        face = dice.randrange(6)
        faces[face] += 1
        pairs[last * 6 + face] += 1
        last = face
    # Chi-square with 5 and 35 degrees of freedom stays below these but once in a million times.
    assert sum((count - throws / 6) ** 2 / (throws / 6) for count in faces) < 36
    assert sum((count - throws / 36) ** 2 / (throws / 36) for count in pairs) < 91


def test_the_numbers_of_steps_are_counted_from_0() -> None:
    first, second = NIM.steps
    assert by_number({0: first, 1: second}) == (first, second)
    for numbers in ((0, 2), (1, 0), (1, 2)):
        with pytest.raises(ValueError, match="counted from 0"):
            by_number(dict(zip(numbers, (first, second), strict=True)))
