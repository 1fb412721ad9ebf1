"""Data sets: games of bots as Parquet, and back, byte for byte."""

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

import bouwmeester
from bouwmeester import BadOption, BadRecord, BouwmeesterError, Match
from bouwmeester.cli.app import main
from bouwmeester.research import dataset
from bouwmeester.research.encoding import Encoder

WISH = dataset.Wish("palazzo", 2, ("uniform", "greedy"), 5, bouwmeester.load("palazzo").complete({"money": "open"}))


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "PART", 2)


def written(folder: Path, games: int = 3) -> Path:
    for part in dataset.begin(WISH, folder, games):
        dataset.write_part(WISH, str(folder), part, games)
    return folder


def test_records_come_back_byte_for_byte(tmp_path: Path) -> None:
    folder = written(tmp_path / "set")
    assert list(dataset.records(folder)) == [dataset.played(WISH, number).save() for number in range(3)]
    for text in dataset.records(folder):
        match = Match.load(text)
        assert match.outcome is not None
    rows = list(dataset.rows(folder))
    assert [row["players"] for row in rows] == [["uniform", "greedy"], ["greedy", "uniform"], ["uniform", "greedy"]]
    assert json.loads(rows[0]["options"])["money"] == "open"


def test_one_that_was_stopped_goes_on_and_comes_out_the_same(tmp_path: Path) -> None:
    whole = written(tmp_path / "whole")
    half = tmp_path / "half"
    dataset.write_part(WISH, str(half), dataset.begin(WISH, half, 3)[0], 3)
    assert dataset.begin(WISH, half, 3) == [1]
    written(half)
    for file in whole.glob("*.parquet"):
        assert pq.read_table(file).equals(pq.read_table(half / file.name))
    with pytest.raises(BadOption, match="other games"):
        dataset.begin(WISH._replace(seed=6), half, 3)


def test_positions_are_what_the_movers_saw_and_did(tmp_path: Path) -> None:
    folder = written(tmp_path / "set", 1)
    match = dataset.played(WISH, 0)
    outcome = match.outcome
    assert outcome is not None
    again = match.beginning()
    encoder = Encoder(match.game)
    found = list(dataset.positions(folder))
    decisions = iter(found)
    for line in match.log:
        if line.actor >= 0:
            position = next(decisions)
            assert (position.seat, position.action) == (line.actor, line.action.id)
            assert position.mask[position.action] == 1
            assert np.flatnonzero(position.mask).tolist() == [action.id for action in again.legal()]
            assert np.array_equal(position.observation, encoder.seen(again.state, line.actor))
            assert position.outcome == outcome.shares
        again.play(line.action)
    assert next(decisions, None) is None
    assert next(dataset.positions(folder, "palazzo-1")).observation.shape == (match.game.encoding().size,)


def test_what_does_not_fit_is_refused(tmp_path: Path) -> None:
    folder = written(tmp_path / "set", 1)
    (row,) = dataset.rows(folder)
    with pytest.raises(BadRecord, match="these are rules"):
        dataset.begun({**row, "rules": 99})
    with pytest.raises(BouwmeesterError, match="no parts"):
        list(dataset.rows(tmp_path))


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = ["dataset", "potzklotz", str(tmp_path / "set"), "--bots", "uniform", "--games", "3", "--processes", "1"]
    assert main([*told, "--seats", "2"]) == 0
    assert main([*told, "--seats", "2"]) == 0
    assert "set: 3." in capsys.readouterr().out
    assert main(["dataset", "to-records", str(tmp_path / "set"), str(tmp_path / "records")]) == 0
    for file in sorted((tmp_path / "records").glob("*.jsonl")):
        assert main(["verify", str(file)]) == 0
    kept = {file: file.read_bytes() for file in (tmp_path / "records").iterdir()}
    assert len(kept) == 3
    (tmp_path / "records" / "000002.jsonl").write_text("mine")
    capsys.readouterr()
    assert main(["dataset", "to-records", str(tmp_path / "set"), str(tmp_path / "records")]) == 1
    assert "records: has records in it already" in capsys.readouterr().err
    assert (tmp_path / "records" / "000002.jsonl").read_text() == "mine"
    assert main([*told, "--seats", "9"]) == 1
    assert main([*told[:4], "nobody"]) == 1
