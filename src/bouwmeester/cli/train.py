"""``bouwmeester train``: learn from games of bots who is likely to win."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from bouwmeester.arena import schooling
from bouwmeester.bots.values.learning import predicted
from bouwmeester.bots.values.net import Net
from bouwmeester.bots.values.weights import file_name, net_for
from bouwmeester.cli.files import as_folder
from bouwmeester.cli.flags import Bots, FixedSeed, GameName, Games, OnRay, Processes, bot_names
from bouwmeester.cli.screen import progress
from bouwmeester.core.errors import BadOption
from bouwmeester.core.game import Game
from bouwmeester.core.shelf import load
from bouwmeester.core.state import State

SeatCount = Annotated[int, Parameter(help="How many seats.")]
Rounds = Annotated[int, Parameter(validator=Number(gte=1), help="How often all positions are gone through.")]
Hidden = Annotated[int, Parameter(validator=Number(gte=1), help="How many units the hidden layer has.")]
Pace = Annotated[float, Parameter(validator=Number(gt=0, lte=1), help="How fast it learns at first.")]
Folder = Annotated[Path, Parameter(help="Where the games and the weights are kept; what is there is gone on with.")]
Check = Annotated[
    bool, Parameter(negative="", help="Learn nothing: say how well the weights in the package foresee these games.")
]
_CURVE = "▁▂▃▄▅▆▇█"
_DIGITS = 4


def train(
    game: GameName,
    /,
    *,
    seats: SeatCount,
    games: Games = 1000,
    bots: Bots = "level-3,level-4",
    rounds: Rounds = 20,
    hidden: Hidden = 16,
    pace: Pace = 0.001,
    seed: FixedSeed = 1,
    processes: Processes = None,
    ray: OnRay = None,
    folder: Folder = Path("build/train"),
    check: Check = False,
) -> None:
    """Let bots play, and learn from the positions between their turns what share of the win each seat may expect.

    Games that are in the folder already are not played again, so this can be stopped and resumed.
    """
    rules = load(game)
    names = bot_names(bots, rules.name)
    if not names:
        raise BadOption("wanted: the name of at least one bot")
    if seats not in rules.seats:
        raise BadOption(f"{game} is for {rules.seats[0]} to {rules.seats[-1]} seats, not {seats}")
    file = as_folder(folder) / f"{rules.name}-{seats}-{seed}.jsonl"
    with progress() as bar:
        task = bar.add_task(f"{game}, {seats} seats: games", total=games)
        cores = processes or os.cpu_count() or 1
        for done in schooling.play_games(file, rules.name, seats, names, seed, games, cores, ray):
            bar.update(task, completed=done)
    played = schooling.read(file)[:games]
    if check:
        net = net_for(rules, seats)
        if net is None:
            raise BadOption(f"nothing has been learned for {game} with {seats} seats")
        print(figures(net, schooling.Lesson(played), schooling.Lesson(played)))
        return
    lesson, held_out = schooling.split(played)
    if not lesson.samples or not held_out.samples:
        raise BadOption(f"wanted: more games than {len(played)}")
    net = Net(rules.encoding().table_size, rules.encoding().seat_size, hidden)
    curve: list[float] = []
    with progress() as bar:
        for surprised in bar.track(
            schooling.learn(net, lesson, held_out, rounds, pace, seed), total=rounds, description="learning"
        ):
            curve.append(surprised)
    said = figures(net, lesson, held_out)
    into = folder / file_name(rules.name, seats)
    write(into, rules, net, said, "bouwmeester " + " ".join(sys.argv[1:]))
    print(f"surprise at games held out, round by round: {_drawn(curve)} {curve[0]:.4f} to {min(curve):.4f}")
    print(said)
    print(f"weights: {into}")


def _drawn(curve: list[float]) -> str:
    low, high = min(curve), max(curve)
    return "".join([_CURVE[int((one - low) / (high - low + 1e-12) * (len(_CURVE) - 1))] for one in curve])


def figures(net: Net, lesson: schooling.Lesson, held_out: schooling.Lesson) -> str:
    """Brier scores beside those of the judgement, and how often what was called likely came."""
    expected = [predicted(net, sample) for sample in held_out.samples]
    judged = schooling.by_judgement(held_out, schooling.best_points(lesson))
    return told(expected, judged, held_out)


def told(expected: list[list[float]], judged: list[list[float]], held_out: schooling.Lesson) -> str:
    """The same of what was expected and judged already."""
    ours, theirs = schooling.brier(expected, held_out), schooling.brier(judged, held_out)
    lines = [f"{len(held_out.samples)} positions; Brier score, learned and by softmax over the judgement:"]
    lines += [f"  {stage:7} {ours[stage]:.4f}  {theirs[stage]:.4f}" for stage in schooling.STAGES]
    lines.append("called likely, and came:")
    lines += [
        f"  {100 * hoped:3.0f} %  {100 * came:3.0f} %  ({count})"
        for count, hoped, came in schooling.calibration(expected, held_out)
    ]
    return "\n".join(lines)


def write(file: Path, rules: Game[State], net: Net, said: str, command: str) -> None:
    """The weights, with the command and the figures that they came of."""
    weights = {part: [round(x, _DIGITS) for x in values] for part, values in schooling.weights_of(net).items()}
    kept = {
        "encoding": rules.encoding().name,
        "hidden": net.hidden,
        "command": command,
        "commit": _commit(),
        "figures": said.splitlines(),
        "weights": weights,
    }
    file.write_text(json.dumps(kept, separators=(",", ":")) + "\n", encoding="utf-8")


def _commit() -> str:
    """What the checkout was at, where there is one."""
    asked = subprocess.run(["git", "rev-parse", "--short=12", "HEAD"], capture_output=True, text=True, check=False)
    return asked.stdout.strip() or "unknown"
