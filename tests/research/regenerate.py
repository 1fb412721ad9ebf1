"""Writes the published descriptions and golden vectors again: ``python -m tests.research.regenerate``.

Only for an encoding that nobody has learned with yet; any other change gets a new name.
"""

import hashlib
import json
from pathlib import Path

import bouwmeester
from bouwmeester import Match
from bouwmeester.core.observation import empty
from bouwmeester.core.state import State

HOUSE = ["palazzo", "caylus", "potzklotz"]
GOLDEN = Path(__file__).parent / "golden"
ENCODINGS = Path(__file__).parents[2] / "docs" / "encodings"


def counted(name: str, match: Match[State], seat: int) -> list[int]:
    game = bouwmeester.load(name)
    out = empty(game.observation().size)
    game.observe(match.state, seat, out)
    return list(out)


def vectors(name: str) -> dict[str, object]:
    """What is seen in the golden games: a fingerprint of each, and some vectors in full, as places and counts."""
    folder = Path(__file__).parents[1] / "games" / name / "golden"
    found: dict[str, object] = {}
    for file in sorted(folder.glob("*.jsonl"))[:6]:
        record = [json.loads(line) for line in file.read_text().splitlines()]
        header, lines = record[0], [line for line in record[1:] if "do" in line]
        game = bouwmeester.load(name)
        start = header["position"]
        match = Match.at(game, start) if start else Match(game, header["seats"], header["options"])
        print_of = hashlib.sha256()
        full: dict[str, dict[str, int]] = {}
        for number, line in enumerate(lines):
            match.play(line["do"])
            seat = number % match.seats
            out = counted(name, match, seat)
            print_of.update(bytes(out))
            if number in (len(lines) // 3, 2 * len(lines) // 3):
                full[f"line {number}, seat {seat}"] = {str(place): count for place, count in enumerate(out) if count}
        found[file.name] = {"sha256": print_of.hexdigest(), **full}
    return found


def main() -> None:
    for name in HOUSE:
        observation = bouwmeester.load(name).observation()
        for folder, content in ((ENCODINGS, observation.json()), (GOLDEN, vectors(name))):
            folder.mkdir(parents=True, exist_ok=True)
            text = json.dumps(content, indent=1, ensure_ascii=False)
            (folder / f"{observation.name}.json").write_text(text + "\n")


if __name__ == "__main__":
    main()
