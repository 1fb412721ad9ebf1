"""Bots that see like people: what they overlook, and what the best of them finds."""

import random

import pytest

import bouwmeester
from bouwmeester import BouwmeesterError, Match
from bouwmeester.arena.simulate import Simulation
from bouwmeester.bots import POTZKLOTZ_NAMES, bot
from bouwmeester.bots.potzklotz import chaining
from bouwmeester.bots.potzklotz.endgame import card_values, is_exact
from bouwmeester.bots.potzklotz.eyes import EYES, HALF_HIDDEN, HAS_TWIN, Eyes, ideas, turns_between
from bouwmeester.bots.potzklotz.player import Player
from bouwmeester.core.chance import Dice
from bouwmeester.core.state import State
from bouwmeester.games.potzklotz.chains import longest
from bouwmeester.games.potzklotz.fits import fitting, ways
from bouwmeester.games.potzklotz.material import ALL_CARDS, CARDS, CELLS, KIND, SET_UP, VIEW
from bouwmeester.games.potzklotz.state import PotzklotzState
from tests.games.potzklotz.table import POTZKLOTZ, laid, table


def wins(first: str, second: str, games: int, options: dict[str, object] | None = None) -> float:
    simulation = Simulation(POTZKLOTZ, 2, [first, second], seed=11, options=options)
    for number in range(games):
        simulation.play(number)
    return simulation.by_bot[first].wins / games


# What is seen.


def test_turned_views_twins_and_hidden_cubes_are_overlooked_more() -> None:
    for eyes in EYES[:4]:
        plain = min(range(56), key=lambda card: HAS_TWIN[card] + HALF_HIDDEN[card])
        both = max(range(56), key=lambda card: HAS_TWIN[card] + HALF_HIDDEN[card])
        assert 0 < eyes.overlooks(plain, 0) < eyes.overlooks(plain, 1) < eyes.overlooks(plain, 2)
        assert eyes.overlooks(plain, 0) < eyes.overlooks(both, 0)
        assert 0 < eyes.mistakes(both, 0) <= eyes.mistakes(both, 2)


def test_each_level_overlooks_less_than_the_one_below() -> None:
    for lower, higher in zip(EYES, EYES[1:], strict=False):
        for card in range(56):
            assert higher.overlooks(card, 1) <= lower.overlooks(card, 1)
            assert higher.mistakes(card, 1) <= lower.mistakes(card, 1)


def test_turns_between_a_picture_and_what_stands() -> None:
    for card in range(56):
        assert turns_between(SET_UP[card], card) == 0
        other = card ^ 1
        assert 0 < turns_between(SET_UP[card], other) <= 2
        assert (VIEW[card] - VIEW[other]) % 4 != 0


def test_the_top_level_sees_exactly_what_fits() -> None:
    for card in range(0, 56, 5):
        seen = ideas(EYES[5], SET_UP[card], ALL_CARDS, False, False, Dice(card))
        assert [idea[0] for idea in seen] == fitting(SET_UP[card], ALL_CARDS)


def test_the_lowest_level_sees_less_and_takes_mirror_images_for_right() -> None:
    standing = SET_UP[CARDS.place("7a")]
    right = fitting(standing, ALL_CARDS)
    seen = [idea[0] for seed in range(40) for idea in ideas(EYES[0], standing, ALL_CARDS, False, False, Dice(seed))]
    assert 0 < len([card for card in seen if card in right]) < 40 * len(right)
    mistaken = [card for card in seen if card not in right]
    assert mistaken
    assert all(HAS_TWIN[card] for card in mistaken)


def test_turning_the_base_helps_to_see() -> None:
    eyes = Eyes(0, 400, 0, 0, 0)
    standing = SET_UP[CARDS.place("7a")]
    seen = [len(ideas(eyes, standing, ALL_CARDS, False, turning, Dice(5))) for turning in (False, True)]
    assert seen[0] < seen[1] == len(fitting(standing, ALL_CARDS))


# What is done.


@pytest.mark.parametrize("name", POTZKLOTZ_NAMES)
@pytest.mark.parametrize("options", [{}, {"mode": "expert", "out_of_turn": "yes"}], ids=["basic", "expert"])
def test_every_level_plays_to_the_end(name: str, options: dict[str, object]) -> None:
    simulation = Simulation(POTZKLOTZ, 3, [name], seed=1, options=options)
    for number in range(2):
        simulation.play(number)
    assert simulation.games == 2


@pytest.mark.tournament
@pytest.mark.parametrize(("lower", "games", "least"), [(1, 60, 0.6), (2, 60, 0.55), (3, 80, 0.5)])
def test_levels_rise(lower: int, games: int, least: float) -> None:
    assert wins(f"potzklotz-{lower + 1}", f"potzklotz-{lower}", games) >= least


def test_seeing_everything_beats_seeing_half_among_experts() -> None:
    assert wins("potzklotz-6", "potzklotz-2", 8, {"mode": "expert"}) >= 0.75


def test_the_judgement_beats_blind_play() -> None:
    assert wins("greedy", "uniform", 20) >= 0.95


def test_the_top_level_lays_the_longest_chain() -> None:
    for seed in range(12):
        cards = random.Random(seed).sample(range(56), 6)
        hand = [CARDS.word(card) for card in cards[1:]]
        position = {
            "options": {"mode": "expert"},
            "players": {"anne": {"hand": hand}, "bram": {}},
            "shown": CARDS.word(cards[0]),
        }
        match = Match.at(POTZKLOTZ, position)
        player = Player(6, seed)
        while match.to_move == 0:
            match.play(player.choose(POTZKLOTZ, match.state, 0, match.legal()))
        wanted = longest(KIND[cards[0]], sum(1 << card for card in cards[1:]))
        assert len([card for card in laid(match, 0) if card in hand]) == wanted


def test_a_cube_that_somebody_else_lifted_is_still_put_right() -> None:
    match = table([["21b", "24a"], ["1a"]], agenda=["set anne c3"])
    player = bot("potzklotz-6", 1)
    for _ in range(2):
        match.play(player.choose(POTZKLOTZ, match.state, 0, match.legal()))
    assert "21b" in laid(match, 0)


# The exact endgame.


def endgame(hands: list[list[str]], shown: str = "14a", idle: int = 0) -> Match[State]:
    """All other cards are laid, the stack is empty, and Anne is to move."""
    held = [card for cards in hands for card in cards]
    spare = [card for card in CARDS.words if card not in held and card != shown]
    players: dict[str, dict[str, object]] = {"anne": {"laid": spare[:-10]}, "bram": {"laid": spare[-10:]}}
    return table(hands, None, players, shown=shown, start=shown, idle=idle)


def by_trying(match: Match[State]) -> float:
    """The worth of a position for Anne over Bram, by playing every right move and every pass at the real table."""
    if match.outcome is not None:
        return match.outcome.scores[0] - match.outcome.scores[1]
    s = match.state
    assert isinstance(s, PotzklotzState)
    seat = s.agenda[-1][1]
    worths = []
    for card in [-1, *fitting(s.building, s.hand[seat])]:
        further = match.copy()
        play_card(further, card)
        worths.append(by_trying(further))
    return max(worths) if seat == 0 else min(worths)


def play_card(match: Match[State], card: int) -> None:
    if card < 0:
        match.play("pass")
        return
    s = match.state
    assert isinstance(s, PotzklotzState)
    source, target = ways(s.building, card)[0]
    match.play(f"lift {CELLS.word(source)}; set {CELLS.word(target)}; lay {CARDS.word(card)}")


@pytest.mark.parametrize("seed", range(12))
def test_the_endgame_is_exact(seed: int) -> None:
    rng = random.Random(seed)
    cards = [CARDS.word(card) for card in rng.sample(range(56), 6)]
    cut = rng.choice([2, 3])
    match = endgame([cards[1 : 1 + cut], cards[1 + cut : 5]], shown=cards[0])
    s = match.state
    assert isinstance(s, PotzklotzState)
    assert is_exact(s, 0)
    for card, worth in card_values(s, 0).items():
        further = match.copy()
        play_card(further, card)
        assert worth == by_trying(further)


@pytest.mark.soak
@pytest.mark.parametrize("thousand", range(10))
def test_the_end_of_a_deal_is_played_without_regret(thousand: int) -> None:
    """In 10,000 ends of deals the top level plays what is best by every right move and pass at the real table."""
    for seed in range(1000 * thousand, 1000 * (thousand + 1)):
        rng = random.Random(seed)
        cards = [CARDS.word(card) for card in rng.sample(range(56), 7)]
        cut = rng.choice([2, 3, 4])
        match = endgame([cards[1 : 1 + cut], cards[1 + cut :]], shown=cards[0])
        plan = bot("level-6", seed).plan(POTZKLOTZ, match.state, 0, match.legal())
        best = by_trying(match)
        for action in plan:
            match.play(action)
        assert by_trying(match) == best, seed


def test_the_endgame_needs_an_empty_stack_and_known_hands() -> None:
    open_stack = table([["21b"], ["1a"]]).state
    assert isinstance(open_stack, PotzklotzState)
    assert not is_exact(open_stack, 0)


# Experts.


@pytest.mark.tournament
def test_counting_pays_among_experts() -> None:
    """In 800 games each: 61 % against the level below with five cards, 62 % with three."""
    assert wins("potzklotz-6", "potzklotz-5", 60, {"mode": "expert"}) >= 0.52


def expert_end(hands: list[list[str]], shown: str) -> Match[State]:
    """The stack is empty and all else is laid, the shown card by Bram; Anne is to move."""
    held = [card for cards in hands for card in cards]
    spare = [card for card in CARDS.words if card not in held and card != shown]
    players: dict[str, dict[str, object]] = {"anne": {"laid": spare[:-10]}, "bram": {"laid": [*spare[-10:], shown]}}
    return table(hands, {"mode": "expert", "cards": 3}, players, shown=shown, start=spare[0])


def lead_by_trying(match: Match[State]) -> float:
    """By how many cards Anne is ahead of Bram in the end, by playing everything that is right at the real table."""
    if match.outcome is not None:
        return match.outcome.scores[0] - match.outcome.scores[1]
    s = match.state
    assert isinstance(s, PotzklotzState)
    seat = s.agenda[-1][1]
    leads = []
    for card in [-1, *fitting(s.building, s.hand[seat])]:
        further = match.copy()
        end_turn_or_lay(further, card)
        leads.append(lead_by_trying(further))
    return max(leads) if seat == 0 else min(leads)


def end_turn_or_lay(match: Match[State], card: int) -> None:
    if card < 0:
        match.play(match.legal()[-1])
    else:
        play_card(match, card)


@pytest.mark.parametrize("seed", range(12))
def test_the_end_among_experts_is_exact(seed: int) -> None:
    rng = random.Random(seed)
    cards = [CARDS.word(card) for card in rng.sample(range(56), 6)]
    cut = rng.choice([2, 3])
    match = expert_end([cards[1 : 1 + cut], cards[1 + cut :]], shown=cards[0])
    s = match.state
    assert isinstance(s, PotzklotzState)
    assert chaining.is_exact(s, 0)
    ahead = len(laid(match, 0)) - len(laid(match, 1))
    for card, worth in chaining.exact_values(s, 0).items():
        further = match.copy()
        end_turn_or_lay(further, card)
        assert worth == lead_by_trying(further) - ahead


def test_the_end_among_experts_needs_an_empty_stack_and_known_hands() -> None:
    hands = [["21b", "14b"], ["1a", "1b"]]
    for match in (table(hands, {"mode": "expert", "cards": 3}), table(hands)):
        assert isinstance(match.state, PotzklotzState)
        assert not chaining.is_exact(match.state, 0)


def test_of_the_longest_chains_the_best_ending_is_chosen() -> None:
    """Every chain that is tried is a longest one, and begins with a card that fits."""
    for seed in range(10):
        match = Match(POTZKLOTZ, 3, {"mode": "expert"})
        match.run_chance(random.Random(seed))
        s = match.state
        assert isinstance(s, PotzklotzState)
        seat = s.agenda[-1][1]
        length = longest(KIND[s.shown], s.hand[seat])
        for card in chaining.looked_ahead(s, seat, Dice(seed)):
            assert card in fitting(s.building, s.hand[seat])
            assert 1 + longest(KIND[card], s.hand[seat] ^ 1 << card) == length


# Names.


def test_bots_of_a_game_play_that_game_alone() -> None:
    palazzo = bouwmeester.load("palazzo")
    match = Match(palazzo, 2)
    match.run_chance(random.Random(1))
    with pytest.raises(BouwmeesterError, match="plays PotzKlotz alone"):
        bot("potzklotz-1", 1).choose(palazzo, match.state, 0, match.legal())
    with pytest.raises(BouwmeesterError, match="from 1 to 6"):
        Player(7, 1)
