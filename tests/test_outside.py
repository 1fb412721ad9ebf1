"""Bots from outside: what they are told, what they may say, and that they never cost more than their own move."""

import json
import random
import shlex
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import bouwmeester
from bouwmeester import Match
from bouwmeester.cli.app import main
from bouwmeester.core.state import State
from bouwmeester.outside import messages
from bouwmeester.outside.checking import Checks, Table
from bouwmeester.outside.kit import Player
from bouwmeester.outside.lines import Gone, InProcess, Line, ProcessLine, read
from bouwmeester.outside.messages import Limits, Message
from bouwmeester.outside.referee import Referee

EXAMPLES = Path(__file__).parents[1] / "examples" / "bots"
READER = shlex.join([sys.executable, str(EXAMPLES / "reader.py")])
QUICK = Limits(hello=20.0, first=20.0, move=0.2)
PALAZZO = bouwmeester.load("palazzo")


class Noting(Player):
    """Takes the last thing on the list, and notes all that it was told."""

    name = "noting"

    def __init__(self) -> None:
        super().__init__()
        self.told: list[Message] = []

    def hear(self, message: Message) -> list[Message]:
        self.told.append(json.loads(json.dumps(message)))
        return super().hear(message)

    def choose(self, ask: Message) -> int | str:
        return str(ask["actions"][-1]["text"])


def table_of(player: Player, name: str = "palazzo", seats: int = 3, seed: int = 1) -> tuple[Table, Referee]:
    referee = Referee(player.line, QUICK)
    return Table(bouwmeester.load(name), seats, "m1", random.Random(seed), referee, False), referee


@pytest.mark.parametrize("name", ["palazzo", "caylus", "potzklotz"])
def test_a_bot_plays_a_match_and_is_told_all_that_its_seat_may_know(name: str) -> None:
    player = Noting()
    table, referee = table_of(player, name)
    table.go_on(None)
    assert not referee.failures
    assert table.match.outcome is not None
    kinds = [message["type"] for message in player.told]
    assert kinds[0] == "welcome"
    assert kinds[1] == "start"
    assert kinds[-1] == "end"
    assert player.told[-1]["result"]["scores"] == table.match.outcome.scores
    asks = [message for message in player.told if message["type"] == "ask"]
    assert [ask["version"] for ask in asks] == list(range(1, len(asks) + 1))
    assert all(ask["ms_left"] > 0 and ask["actions"] for ask in asks)
    assert {"match", "game", "rules", "seats", "seat", "options", "seed"} <= set(player.told[1])


@pytest.mark.parametrize("name", ["palazzo", "potzklotz"])
def test_nothing_hidden_is_in_any_message(name: str) -> None:
    """The same match with all that the seat cannot know drawn anew before each question is told in the same bytes."""
    told: list[list[Message]] = []
    for twin in (False, True):
        player = Noting()
        referee = Referee(player.line, QUICK)
        table = Table(bouwmeester.load(name), 3, "m1", random.Random(4), referee, twin)
        table.go_on(40)
        told.append(player.told)
    assert told[0] == told[1]


def test_events_of_others_are_not_heard() -> None:
    player = Noting()
    table, _ = table_of(player, "potzklotz", 3)
    table.go_on(20)
    drawn = [
        event["facts"]
        for message in player.told
        if message["type"] == "heard"
        for event in message["events"]
        if "card" in event["facts"] and event["key"].endswith("drew")
    ]
    assert all(facts["seat"] == bouwmeester.core.action.SEATS.word(table.seat) for facts in drawn)


class Saying(Player):
    """Says whatever it was made to say, instead of an answer."""

    name = "saying"

    def __init__(self, says: Callable[[Message], list[Message]]) -> None:
        super().__init__()
        self.says = says
        self.errors: list[Message] = []

    def hear(self, message: Message) -> list[Message]:
        if message["type"] == "error":
            self.errors.append(message)
        return self.says(message) if message["type"] == "ask" else []


def first_of(ask: Message) -> Message:
    return messages.answer(ask["match"], ask["version"], ask["actions"][0]["id"])


@pytest.mark.parametrize(
    ("says", "failure"),
    [
        (lambda ask: [], "late"),
        (lambda ask: [{**first_of(ask), "action": 0}], "illegal"),
        (lambda ask: [{**first_of(ask), "action": -5}], "illegal"),
        (lambda ask: [{**first_of(ask), "action": True}], "illegal"),
        (lambda ask: [{**first_of(ask), "action": "conjure a palace"}], "illegal"),
        (lambda ask: [{**first_of(ask), "action": {"verb": "pass"}}], "illegal"),
        (lambda ask: [{"type": "answer", "match": ask["match"], "version": ask["version"]}], "illegal"),
        (lambda ask: [{**first_of(ask), "version": ask["version"] - 1}], "late"),
        (lambda ask: [{**first_of(ask), "match": "another"}], "late"),
    ],
)
def test_what_is_wrong_costs_a_move_and_never_the_match(says: Callable[[Message], Any], failure: str) -> None:
    player = Saying(says)
    table, referee = table_of(player)
    table.go_on(6)
    assert referee.failures == {failure: 6}
    assert len(player.errors) == 6
    assert player.errors[0]["key"] == failure
    assert len(table.answers) == 6


def test_an_illegal_answer_is_told_its_rule() -> None:
    player = Saying(lambda ask: [{**first_of(ask), "action": "bid"}])
    table, referee = table_of(player)
    table.go_on(1)
    assert player.errors[0]["refusal"] == "core.not_now"
    assert referee.first == f"'bid' is not on the list (core.not_now, rule {player.errors[0]['rule']})"
    assert player.errors[0]["rule"]


def test_the_same_answer_twice_is_one_and_old_ones_are_passed_over() -> None:
    player = Saying(lambda ask: [first_of({**ask, "version": ask["version"] - 1}), first_of(ask), first_of(ask)])
    table, referee = table_of(player)
    table.go_on(10)
    assert not referee.failures


def test_two_matches_go_over_one_line() -> None:
    player = Noting()
    referee = Referee(player.line, QUICK)
    tables = [Table(PALAZZO, 2, f"m{number}", random.Random(number), referee, False) for number in range(3)]
    for _ in range(8):
        for table in tables:
            table.go_on(1)
    assert not referee.failures
    assert {message["match"] for message in player.told if message["type"] == "ask"} == {"m0", "m1", "m2"}


def program(text: str) -> str:
    return shlex.join([sys.executable, "-c", text])


HELLO = 'import sys, json, time\nprint(json.dumps({"type": "hello", "protocol": 1, "bot": "x"}), flush=True)\n'
ANSWER = (
    "    m = json.loads(line)\n"
    '    if m["type"] == "ask":\n'
    '        print(json.dumps({"type": "answer", "match": m["match"], "version": m["version"],'
    ' "action": m["actions"][0]["id"]}), flush=True)\n'
)


def asked(command: str, questions: int, limits: Limits = QUICK) -> Referee:
    referee = Referee(lambda: ProcessLine(command), limits)
    Table(PALAZZO, 2, "m", random.Random(1), referee, False).go_on(questions)
    referee.close()
    return referee


def test_a_program_that_crashes_is_started_again_a_few_times() -> None:
    referee = asked(program(HELLO + "for line in sys.stdin:\n" + ANSWER + "        sys.exit(3)\n"), 8)
    # It answers once each time it is started, and is not started for ever.
    assert 0 < referee.failures["gone"] <= 8


def test_a_program_that_is_not_there_is_no_reason_to_stop() -> None:
    referee = asked("/no/such/program --at all", 4)
    assert referee.failures["gone"] == 4


def test_noise_on_standard_output_is_counted_and_passed_over() -> None:
    referee = asked(program("print('loading…')\n" + HELLO + "for line in sys.stdin:\n    print('hm')\n" + ANSWER), 3)
    assert not referee.failures
    assert referee.noise >= 4


def test_a_late_program_is_not_waited_for() -> None:
    slow = program(HELLO + "for line in sys.stdin:\n    time.sleep(30)\n")
    began = time.monotonic()
    referee = asked(slow, 2, Limits(hello=20.0, first=0.1, move=0.1))
    assert referee.failures["late"] == 2
    assert time.monotonic() - began < 60


def test_only_objects_with_a_type_are_messages() -> None:
    assert read('{"type": "pong"}') == {"type": "pong"}
    for text in ("", "pong", "[1]", '"x"', "{}", '{"type": 3}', "[" * 100_000):
        assert read(text) is None


@pytest.mark.parametrize("command", [READER, f"node {EXAMPLES / 'first.mjs'}"], ids=["python", "javascript"])
def test_the_examples_are_short_and_pass_every_check(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = shlex.split(command)
    if shutil.which(words[0]) is None:
        pytest.skip("Node is only here where the page is built with one that is on the path")
    assert len(Path(words[-1]).read_text().splitlines()) <= 40
    assert main(["check-bot", command, "--game", "potzklotz", "--games", "1", "--move", "20"]) == 0
    assert "All is well." in capsys.readouterr().out


def checked(line: Callable[[], Line]) -> dict[str, str | None]:
    checks = Checks(line, PALAZZO, 2, 1, Limits(hello=1.0, first=0.2, move=0.2))
    return {finding.name: finding.problem for finding in checks.all()}


def test_checks_find_what_is_wrong() -> None:
    def silent() -> Line:
        return InProcess(lambda message: [], [])

    def wrong() -> Line:
        return Saying(lambda ask: [{**first_of(ask), "action": 0}]).line()

    def old() -> Line:
        return InProcess(lambda message: [], [{"type": "hello", "protocol": 0}])

    def missing() -> Line:
        raise Gone("not there")

    assert "nothing came" in (checked(silent)["says hello"] or "")
    assert "protocol" in (checked(old)["says hello"] or "")
    assert checked(missing) == {"says hello": "not there"}
    found = checked(wrong)
    assert "illegal" in (found["plays whole matches"] or "")
    assert "first of all: '0' is not on the list" in (found["plays whole matches"] or "")
    assert "answered" in (found["goes on after errors and unknown messages"] or "")
    assert set(checked(Noting().line).values()) == {None}


def test_a_bot_that_plays_other_games_says_so() -> None:
    class Other(Noting):
        games = ("caylus",)

    assert checked(Other().line) == {"says hello": "it plays caylus, not palazzo"}


def test_simulate_takes_a_command_beside_named_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["simulate", "palazzo", "--seats", "2", "--games", "1", "--bots", f"run:{READER},uniform", "--json"])
        == 0
    )
    assert json.loads(capsys.readouterr().out)["games"] == 1
    assert main(["simulate", "palazzo", "--bots", "run:"]) == 1
    assert main(["simulate", "palazzo", "--bots", "nobody"]) == 1


@pytest.mark.parametrize(
    ("command", "problem"), [("nowhere", "'nowhere' cannot be started"), ("true", "the program has ended")]
)
def test_a_program_that_cannot_play_is_not_measured(
    command: str, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "palazzo", "--games", "1", "--bots", f"run:{command},uniform"]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert f"run:{command}: {problem}" in said.err


@pytest.mark.parametrize(
    "command",
    [
        ["simulate", "palazzo", "--games", "2", "--seats", "2", "--bots", "{wrong},uniform"],
        ["arena", "palazzo", "{wrong}", "uniform", "greedy", "--games", "2", "--processes", "2"],
        ["event", "palazzo", "--rounds", "1", "--seats", "3", "--bots", "{wrong},uniform,greedy"],
    ],
)
def test_what_first_went_wrong_with_a_program_is_said_once(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = tmp_path / "wrong.py"
    program.write_text("""
from bouwmeester.outside.kit import Player
class Wrong(Player):
    def choose(self, ask):
        return "conjure"
Wrong().run()
""")
    wrong = f"run:{sys.executable} {program}"
    assert main([word.format(wrong=wrong) for word in command]) == 0
    said = capsys.readouterr().err
    assert said.splitlines() == [
        f"bouwmeester: {wrong}: 'conjure' is not on the list; random moves were made in its place"
    ]


def test_a_referee_answers_pings() -> None:
    player = Saying(lambda ask: [{"type": "ping"}, first_of(ask)])
    table, referee = table_of(player)
    table.go_on(2)
    assert not referee.failures


def test_a_state_is_never_in_a_message() -> None:
    match: Match[State] = Match(PALAZZO, 2)
    match.run_chance(random.Random(1))
    assert match.to_move is not None
    ask = messages.ask("m", 1, match.view(match.to_move), match.legal(), 1.0)
    assert set(ask) == {"type", "match", "version", "view", "actions", "ms_left"}
    assert set(ask["actions"][0]) == {"id", "text"}
