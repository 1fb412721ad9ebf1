"""The table in the terminal, played by a script that types."""

import io
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import bouwmeester
from bouwmeester import CHANCE, Match, Seal
from bouwmeester.bots import bot
from bouwmeester.core.engine import step_now
from bouwmeester.core.state import State
from bouwmeester.table.drawing import drawing
from bouwmeester.table.replies import COMMANDS
from bouwmeester.table.table import Table
from bouwmeester.text import LANGUAGES, Words
from bouwmeester.text.rulebook import rule, rules_text
from tests.games.caylus.table import Players, road

TURN: Mapping[str, object] = {
    "players": {
        "anne": {
            "hand": ["florin 5", "florin 7", "ducat 7", "certificate"],
            "palaces": [["brick 1 w", "brick 3 w"], ["marble 2 ww"]],
        },
        "bram": {"hand": ["grosso 7"]},
    },
    "builder": "north",
    "quarries": {"east": ["brick 2 w"], "south": ["marble 1 www"]},
    "supply": ["marble 1 w", "sandstone 4 w"],
    "agenda": ["turn anne"],
}


class Script:
    """Types line after line, and sees what was said in between."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)

    def __call__(self) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def table_at(
    position: Mapping[str, object], *lines: str, language: str = "en", game: str = "palazzo", width: int = 80
) -> Table:
    match = Match.at(bouwmeester.load(game), position, seal=Seal(bytes(32)))
    return table_of(match, Script(*lines), language, width)


def table_of(match: Match[State], ask: Callable[[], str], language: str = "en", width: int = 80) -> Table:
    rivals = {seat: bot("uniform", seat) for seat in range(1, match.seats)}
    console = Console(file=io.StringIO(), width=width, highlight=False)
    return Table(match, 0, rivals, Words(language), console, ask, Random(1))


def printed(table: Table) -> str:
    assert isinstance(table.console.file, io.StringIO)
    return table.console.file.getvalue()


def said(table: Table) -> str:
    """All that was printed, without line breaks."""
    return " ".join(printed(table).split())


def sit(table: Table) -> str:
    """Play until the script is out of lines; returns what was said."""
    with pytest.raises(EOFError):
        table.play()
    return said(table)


def played(table: Table) -> list[str]:
    return [line.action.text for line in table.match.log if line.actor == 0]


# Choosing.


def test_the_choices_are_numbered_and_in_words() -> None:
    text = sit(table_at(TURN))
    assert "1 Take money 2 Turn over two tiles, then buy or auction 3 Rebuild one tile, for one card" in text
    assert "Your turn: take money" in text


def test_a_number_chooses() -> None:
    assert played_after("3") == ["rebuild"]


def test_the_notation_chooses() -> None:
    assert played_after("rebuild; remove marble 2 ww") == ["rebuild", "remove marble 2 ww"]


def test_numbers_and_notation_can_be_mixed() -> None:
    assert played_after("3; remove marble 2 ww", "1") == ["rebuild", "remove marble 2 ww", "spend florin 5"]


def played_after(*lines: str) -> list[str]:
    table = table_at(TURN, *lines)
    sit(table)
    return played(table)


BUYING: Mapping[str, object] = {**TURN, "agenda": ["market anne", "turn bram"]}


def test_several_numbers_are_several_picks() -> None:
    table = table_at(BUYING, "buy marble 1 w", "1 2")
    text = sit(table)
    assert "1 Add florin 5 2 Add florin 7" in text
    assert played(table) == ["buy marble 1 w", "add florin 5", "add florin 7"]
    assert "Together 12: florins 5 7" in text
    assert "You are buying, for 8:" in text


def test_picks_may_be_typed_in_any_order() -> None:
    table = table_at(BUYING, "buy marble 1 w", "2 1; pay")
    sit(table)
    assert played(table)[1:4] == ["add florin 5", "add florin 7", "pay"]


def test_a_pair_that_does_not_go_together_is_refused_whole() -> None:
    table = table_at(BUYING, "buy marble 1 w", "add florin 7; add ducat 7")
    assert "all cards of a payment or bid are of one currency, and you are laying florins" in sit(table)
    assert played(table) == ["buy marble 1 w"]


def test_a_number_that_is_not_there() -> None:
    text = sit(table_at(TURN, "4", "0", "1 9"))
    assert "There is no 4 on the list: it goes from 1 to 3." in text
    assert "There is no 0 on the list" in text
    assert "There is no 9 on the list" in text


def test_words_that_mean_nothing() -> None:
    assert "“dance” is not a move of this game. Type ? and Enter for help." in sit(table_at(TURN, "dance"))


@pytest.mark.parametrize(("language", "word"), [("en", "help"), ("nl", "hulp"), ("de", "Hilfe"), ("de", "help")])
def test_help_has_a_word_too(language: str, word: str) -> None:
    assert Words(language).say("cli-help-quit") in sit(table_at(TURN, word, language=language))


def test_nothing_typed_is_no_choice() -> None:
    table = table_at(TURN, "", ";", "  ")
    assert "Type a number from 1 to 3" in sit(table)
    assert played(table) == []


def test_the_only_choice_is_taken_with_enter() -> None:
    poor = {**TURN, "supply": [], "agenda": ["market anne", "turn bram"]}
    table = table_at(poor, "")
    assert "There is only this: press Enter. " in sit(table)
    assert played(table)[:1] == ["auction"]


def test_nobody_moves_for_chance_or_for_others() -> None:
    table = table_at(TURN, "money; show florin 7")
    assert "“show florin 7” would be somebody else’s to do" in sit(table)
    assert len(table.match.log) == 0
    bidding = {**TURN, "agenda": ["market anne", "turn bram"]}
    table = table_at(bidding, "auction; pass")
    assert "“pass” would be somebody else’s to do" in sit(table)
    assert len(table.match.log) == 0


# Commands.


LIFTED: Mapping[str, object] = {
    "players": {"anne": {"hand": ["21b", "24a", "1a", "5b", "28a"]}, "bram": {"hand": ["1b"]}},
    "shown": "14a",
}


@pytest.mark.parametrize(
    ("game", "position", "examples"),
    [
        ("palazzo", TURN, ("(add florin 5; bid)", "why bid:", "rules auction, rules auction.3")),
        (
            "caylus",
            {"players": {"anne": {}, "bram": {}}},
            ("(give food; give wood)", "why place castle:", "placing.3"),
        ),
        ("potzklotz", LIFTED, ("(lift c3; set d4; lay 21b)", "why set d4:", "rules turn, rules turn.4")),
    ],
)
def test_help_lists_every_command_with_examples_of_its_game(
    game: str, position: Mapping[str, object], examples: tuple[str, ...]
) -> None:
    text = sit(table_at(position, "?", game=game))
    for command in COMMANDS:
        assert (f" {command} " in text) == (
            command not in ("help", "about") or (command, game) == ("about", "caylus")
        )
    for example in examples:
        assert example in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_places_for_a_lifted_cube_and_the_board_fit_a_small_terminal(language: str) -> None:
    table = table_at(LIFTED, "lift c3", language=language, game="potzklotz")
    assert isinstance(table.console.file, io.StringIO)
    sit(table)
    whole = table.console.file.getvalue().splitlines()
    lifted = [number for number, line in enumerate(whole) if "c3" in line][-1]
    shown = whole[lifted:]
    assert len(shown) <= 22
    assert max([len(line) for line in shown]) <= 80
    assert any("48" in line for line in shown), "every place has its number"


def test_the_number_of_a_place_is_the_place() -> None:
    table = table_at(LIFTED, "lift c3", "24", "21b", game="potzklotz")
    sit(table)
    assert played(table) == ["lift c3", "set d4"]


@pytest.mark.parametrize(
    ("asked", "language", "told"),
    [
        ("about mason", "en", "Does: build a stone building"),
        ("about 8", "en", "Does: build a wood building"),
        ("about the church", "en", "Nothing is known of “the church”"),
        ("about church", "en", "3 points for 2 deniers or 5 points for 4 deniers"),
        ("about park", "en", "Its owner, when another uses it: 1 food or 1 wood"),
        ("about inn", "en", "Every worker of the guest costs 1"),
        ("over groeve", "nl", "Doet: 1 steen"),
        ("over bibliotheek", "nl", "Eenmaal gebouwd: 10 punten, 1 dinar extra per beurt"),
        ("über Notar", "de", "Wirkung: ein Wohnhaus für 1 Denar, 1 Tuch"),
        ("about 28", "en", "Nothing is known of “28”"),
        ("about stock", "en", "+ food farm FW 2"),
        ("over voorraad", "nl", "* standbeeld SSG 7"),
        ("über Burg", "de", "Verlies 0 von 6, je 5 Punkte"),
        ("about", "en", "Write its name behind it, such as: about mason"),
    ],
)
def test_what_a_building_of_caylus_does(asked: str, language: str, told: str) -> None:
    table = table_at({"players": {"anne": {}, "bram": {}}}, asked, language=language, game="caylus")
    assert told in sit(table)


PLACING: Mapping[str, object] = {
    "players": {"anne": {"deniers": 9}, "bram": {}},
    "road": {"3": {"tile": "neutral-quarry", "worker": "bram"}},
}
AT_THE_LAWYER: Mapping[str, object] = {
    "players": {"anne": {"deniers": 3, "cloth": 1}, "bram": {}},
    "passed": ["bram", "anne"],
    "bailiff": 9,
    "provost": 9,
    "road": {"1": "forest", "9": {"tile": "lawyer", "owner": "bram", "worker": "anne"}},
    "agenda": ["lawyer anne", "road 9", "castle", "end"],
}


@pytest.mark.parametrize(
    ("language", "place", "taken", "residence"),
    [
        (
            "en",
            "the carpenter (printed), space 8",
            "There is a worker already: the quarry (neutral), space 3.",
            "A residence on space 1: the forest",
        ),
        (
            "nl",
            "de timmerman (gedrukt), veld 8",
            "Daar staat al een arbeider: de groeve (neutraal), veld 3.",
            "Een residentieel gebouw op veld 1: het bos",
        ),
        (
            "de",
            "Zimmermann (aufgedruckt), Feld 8",
            "Dort steht schon ein Arbeiter: Steinbruch (neutral), Feld 3.",
            "Ein Wohnhaus auf Feld 1: Forst",
        ),
    ],
)
def test_a_space_of_the_road_is_named_with_its_building(
    language: str, place: str, taken: str, residence: str
) -> None:
    text = sit(table_at(PLACING, "why place 3", language=language, game="caylus"))
    assert place in text
    assert taken in text
    assert residence in sit(table_at(AT_THE_LAWYER, language=language, game="caylus"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_understood_in_the_readers_language_and_in_english(language: str) -> None:
    words = Words(language)
    for why in ("why", words.say("cli-command-why"), words.say("cli-command-why").upper()):
        assert "turn.1" in sit(table_at(TURN, f"{why} bid", language=language))


def test_why_explains_with_the_rule() -> None:
    text = sit(table_at(TURN, "why bid", "why rebuild; attach brick 1 w", "why money", "why", "why 8"))
    assert "“bid” is not possible now. What is asked: Your turn" in text
    assert "Rule turn.1." in text
    assert "Only a single tile can be attached. Rule rebuild.3." in text
    assert "That is allowed." in text
    assert "Why what?" in text
    assert "There is no 8 on the list" in text


def test_undo_takes_back_ones_own_decisions_one_by_one() -> None:
    table = table_at(TURN, "rebuild; remove marble 2 ww", "undo", "undo", "undo")
    text = sit(table)
    assert "Taken back: Remove marble 2 (2 windows) from the game." in text
    assert "Taken back: Rebuild one tile, for one card." in text
    assert "There is nothing to take back" in text
    assert table.match.log == []


def test_undo_stops_at_chance_and_at_others() -> None:
    table = table_at(TURN, "tiles", "undo")
    assert "There is nothing to take back" in sit(table)
    assert table.match.log[-1].actor == CHANCE
    table = table_at(TURN, "rebuild; remove marble 2 ww; spend florin 5", "undo")
    assert "There is nothing to take back" in sit(table)
    assert "spend florin 5" in played(table)


def test_a_hint_can_be_taken_with_enter() -> None:
    table = table_at(TURN, "hint", "")
    text = sit(table)
    hint = re.search(r"A bot would choose (\d): (.*?)\. Press Enter", text)
    assert hint is not None
    labels = [Words("en").label(table.match.game, line.action) for line in table.match.log]
    assert labels[0] == hint[2]


def test_rules_whole_or_in_part() -> None:
    text = sit(table_at(TURN, "rules auction.3", "rules share", "rules nonsense"))
    assert "must bid more than the highest bid or pass" in text
    assert "four tiles or more" in text
    assert "There is no rule “nonsense”." in text
    assert "Hands are hidden" in sit(table_at(TURN, "rules all"))
    assert "Handkarten" in sit(table_at(TURN, "regeln alle", language="de"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", bouwmeester.names())
def test_rules_alone_say_what_there_is_in_one_window(game: str, language: str) -> None:
    match = Match(bouwmeester.load(game), 3, seal=Seal(bytes(32)))
    at: list[int] = []
    lines = ["rules"]

    def ask() -> str:
        at.append(printed(table).count("\n"))
        if not lines:
            raise EOFError
        return lines.pop()

    table = table_of(match, ask, language)
    sit(table)
    assert 5 < at[1] - at[0] < 24


class Window:
    """Somebody who types what a bot would, sees no more than a window of 80 by 24, and has enough after a while."""

    patience = 60

    def __init__(self, game: str, seats: int, language: str) -> None:
        self.match = Match(bouwmeester.load(game), seats, seal=Seal(bytes(32)))
        self.table = table_of(self.match, self.ask, language)
        self.table.console = Console(
            file=io.StringIO(), width=80, height=24, force_terminal=True, color_system=None, highlight=False
        )
        self.bot = bot("greedy", 1)
        self.rng = Random(1)
        self.seen: list[tuple[str, list[str]]] = []

    def ask(self) -> str:
        step = step_now(self.match.game, self.match.state).name
        self.seen.append((step, printed(self.table).splitlines()[-23:]))
        if len(self.seen) == self.patience:
            return "quit"
        seen = self.match.game.resample(self.match.state, 0, self.rng)
        return self.bot.choose(self.match.game, seen, 0, self.match.legal()).text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "seats", "steps", "first"),
    [
        ("caylus", 5, {"placing", "bribe"}, "caylus-table-order"),
        ("palazzo", 3, {"turn", "market"}, "palazzo-table-stacks"),
        ("potzklotz", 6, {"turn"}, "potzklotz-table-hand"),
    ],
)
def test_a_low_window_holds_the_table_with_its_choices(
    game: str, seats: int, steps: set[str], first: str, language: str
) -> None:
    window = Window(game, seats, language)
    window.table.play()
    asked = {step: rows for step, rows in window.seen if step in steps}
    assert set(asked) == steps
    for rows in [rows for step, rows in window.seen if step in steps]:
        assert Words(language).say(first) in " ".join(rows)
        assert max([len(row) for row in rows]) <= 80


def test_in_a_low_window_the_number_of_a_place_stands_behind_it() -> None:
    window = Window("caylus", 5, "en")
    window.table.play()
    rows = next(rows for at, rows in window.seen if at == "placing")
    assert any(row.startswith("Gate 1  Post 2") for row in rows)
    (number,) = re.findall(r" 8 □carpenter +(\d+) ", "\n".join(rows))
    (passing,) = re.findall(r"the numbers behind the places\.  (\d+) Pass", "\n".join(rows))
    assert int(number) + 2 == int(passing), "only the gold mine stands in between"


def test_many_choices_of_one_kind_stand_in_two_columns() -> None:
    table = table_of(Match(bouwmeester.load("caylus"), 3, seal=Seal(bytes(32))), Script())
    sit(table)
    shown = printed(table)
    assert re.search(r"^  1  the gate +(\d+)  the ", shown, re.MULTILINE)
    assert "Place a worker: " not in shown


def test_every_rule_that_is_cited_can_be_looked_up() -> None:
    for name in bouwmeester.names():
        game = bouwmeester.load(name)
        page = rules_text(game)
        if page is not None:
            rules = [*[reason.rule for reason in game.reasons], *[step.rule for step in game.steps]]
            for cited in [one for one in rules if one]:
                assert rule(page, cited), f"{name}: {cited}"


def test_a_move_that_sounds_like_a_command_is_a_move() -> None:
    players: Players = {"red": {"food": 2, "wood": 2, "stone": 2}, "green": {}}
    table = table_of(road(players, castle=["red"]), Script("batch wood stone", "stop", "quit"), "nl")
    assert not table.play()
    assert played(table)[:2] == ["batch wood stone", "stop"]


def test_table_draws_it_again() -> None:
    assert sit(table_at(TURN, "table")).count("Riders: 0 of 5") == 2


def test_save_writes_a_record_that_holds(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    other = tmp_path / "other.jsonl"
    other.write_text("precious")
    table = table_at(TURN, f"save {file}", "3", f"save {file}", f"save {other}", "save", f"save {tmp_path}/no/game")
    text = sit(table)
    assert Match.load(file.read_text()).log[-1].action.text == "rebuild"
    assert text.count("Saved in") == 2
    assert "is already there" in text
    assert other.read_text() == "precious"
    assert "Save it where?" in text
    assert "no/game: there is no such folder." in text


def test_quit_leaves() -> None:
    assert table_at(TURN, "quit").play() is False


# What is told and drawn.


def test_rivals_moves_are_told_in_words() -> None:
    text = sit(table_at(TURN, "rebuild; remove marble 2 ww; spend florin 5"))
    assert "● You rebuild. You put marble 2 (2 windows) in the box. You lay florin 5." in text
    assert "▲ Bram " in text


def test_the_table_shows_what_lies_there() -> None:
    text = sit(table_at(TURN))
    assert "North ♜" in text
    assert "East (∩)" in text
    assert "Supply: 8 each" in text
    assert "M1 ∩ S4 ∩" in text
    assert "● You -5 points, 4 cards" in text
    assert "A 0 B -5" in text
    assert "Your hand: florins 5 7 ducats 7 1 certificate" in text
    assert "grossi 7" not in text, "Bram's hand is hidden"


def test_open_money_shows_every_hand() -> None:
    assert "Bram: grossi 7" in sit(table_at({**TURN, "options": {"money": "open"}}))


def test_an_auction_shows_who_has_laid_what() -> None:
    bidding = {
        **TURN,
        "builder": "east",
        "auction": {"auctioneer": "bram", "bids": {"anne": ["florin 5"], "bram": ["grosso 7"]}},
        "agenda": ["bidding anne", "turn anne"],
    }
    bidding["players"] = {"anne": {"hand": ["florin 7"], "known": ["florin 7"]}, "bram": {}}
    text = sit(table_at(bidding))
    assert "Auction: the highest bid is 10" in text
    assert "● You 5 florins 5" in text
    assert "▲ Bram 10 certificate of 3 grossi 7" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_wider_than_the_terminal(language: str, width: int, seats: int) -> None:
    words = Words(language)
    game = bouwmeester.load("palazzo")
    match = Match(game, seats)
    bots = [bot("uniform", seat) for seat in range(seats)]
    picture = drawing(game, words, [words.seat(seat) for seat in range(seats)])
    rng = Random(4)
    console = Console(file=io.StringIO(), width=width)
    match.run_chance(rng)
    while match.to_move is not None:
        seat = match.to_move
        if rng.randrange(40) == 0:
            console.print(picture.table(match.view(seat), width))
            console.print(picture.status(match.view(seat)) or "")
        match.play(bots[seat].choose(game, match.state, seat, match.legal()))
        match.run_chance(rng)
    assert match.outcome is not None
    console.print(picture.ending(match.outcome, width))
    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().splitlines()
    assert max([len(line) for line in lines]) <= width
    assert not [line for line in lines if "{" in line]


def test_a_tie_is_explained_at_the_end() -> None:
    over = {"players": {"anne": {"hand": ["florin 5"]}, "bram": {"hand": ["ducat 7"]}}, "riders": 5, "agenda": []}
    table = table_at(over)
    assert table.play() is True
    text = said(table)
    assert "1. ▲ Bram 0 points ★ 2. ● You 0 points" in text
    assert "You 5, Bram 7" in text


def test_only_those_with_equal_points_have_their_money_told() -> None:
    palace = ["brick 1 w", "brick 2 w", "brick 3 w"]
    players = {name: {"hand": [card]} for name, card in (("anne", "florin 5"), ("bram", "ducat 7"))}
    table = table_at({"players": {**players, "cora": {"palaces": [palace]}}, "riders": 5, "agenda": []})
    assert table.play() is True
    assert "in one currency: You 5, Bram 7." in said(table)


def test_a_game_without_a_drawing_can_be_played() -> None:
    table = table_at({"game": "nim", "players": {"a": {}, "b": {}}, "sticks": 4}, "rules", "take three", game="nim")
    assert table.play() is True
    text = said(table)
    assert "sticks: 4" in text
    assert "1 Take one stick 2 Take two sticks 3 Take three sticks" in text
    assert "Who takes the last" in text, "its rules, as it brings them"
    assert "1. ▲ Bram 1 point ★" in text


# Whole games.


def first_option() -> str:
    return "1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_the_first_option(language: str) -> None:
    match = Match(bouwmeester.load("palazzo"), 3, seal=Seal(bytes([7] * 32)))
    table = table_of(match, first_option, language)
    assert table.play() is True
    assert Words(language).say("cli-result") in said(table)
    assert Match.load(match.save()).outcome is not None


@pytest.mark.tournament
def test_a_whole_game_by_hints() -> None:
    match = Match(bouwmeester.load("palazzo"), 2, seal=Seal(bytes([8] * 32)))
    lines = iter_hints()
    table = table_of(match, lambda: next(lines))
    assert table.play() is True
    assert match.outcome is not None
    assert match.outcome.winners == [0]


def iter_hints() -> Iterator[str]:
    while True:
        yield "hint"
        yield ""


# A real terminal.


def sit_down_at(terminal: int) -> None:
    """A new process takes a terminal as its own, and hears Ctrl-C even where this one was started not to."""
    os.login_tty(terminal)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def in_terminal(*arguments: str, typing: str = "1", **settings: str) -> tuple[int, str]:
    """Run the command on a pseudo-terminal, answering every prompt; returns the exit code and all it showed."""
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": "80", "LANGUAGE": "en"} | settings
    process = subprocess.Popen(
        [sys.executable, "-m", "bouwmeester", *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment,
        preexec_fn=lambda: sit_down_at(theirs),
    )
    os.close(theirs)
    shown = b""
    answered = 0
    deadline = time.monotonic() + 300  # only so that a hang ends; a loaded machine is slow
    while time.monotonic() < deadline:
        try:
            read = os.read(ours, 65536)
        except OSError:  # the other side has closed the terminal
            break
        if not read:
            break
        shown += read
        if shown.endswith(b"> ") and len(shown) > answered:
            answered = len(shown)
            os.write(ours, typing.encode() + b"\n")
    os.close(ours)
    return process.wait(10), shown.decode()


def test_a_whole_game_in_a_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    code, shown = in_terminal("play", "--bots", "uniform", "--seats", "2", "--seed", "3", "--record", str(file))
    assert code == 0
    assert "\x1b[" in shown, "colours"
    assert "The game is over." in shown
    assert f"bouwmeester verify {file}" in shown.replace("\r\n", "")
    match = Match.load(file.read_text())
    assert match.outcome is not None
    assert match.seal is not None


def test_no_color_is_honoured() -> None:
    code, shown = in_terminal("play", "--bots", "uniform", typing="quit", NO_COLOR="1")
    assert code == 0
    assert "You have left the table." in shown
    assert not re.search(r"\x1b\[[0-9;]*3[0-9]m", shown)


def test_ctrl_c_is_no_traceback(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    code, shown = in_terminal("play", "--bots", "uniform", "--record", str(file), typing="\x03")
    assert code == 130, shown
    assert "bouwmeester: interrupted" in shown
    assert "Traceback" not in shown
    assert Match.load(file.read_text()).to_move == 0
