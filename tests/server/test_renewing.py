"""Processes beside the house take rules that were compiled meanwhile, at the next question."""

import asyncio
import os
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
import uvloop

from bouwmeester.core.match import Match
from bouwmeester.core.shelf import load
from bouwmeester.server.bots.pool import Pool
from bouwmeester.server.process import Process

ANSWERS = """
import os, sys
for line in sys.stdin:
    print("{rules}", os.getpid(), flush=True)
"""


def test_a_process_is_renewed_once_when_compiled_rules_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for rules in ("plain", "workshop"):
        (tmp_path / rules).mkdir()
        (tmp_path / rules / "answering.py").write_text(ANSWERS.format(rules=rules))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "plain"))
    monkeypatch.setenv("BOUWMEESTER_COMPILED", str(tmp_path / "compiled"))

    async def ask() -> list[list[str]]:
        process = Process("answering", 30, 1 << 16)
        answers = []
        for number in range(4):
            if number == 2:
                (tmp_path / "workshop").rename(tmp_path / "compiled")
            answers.append((await process.ask(b"?")).decode().split())
        await process.stop()
        return answers

    answers = asyncio.run(ask())
    assert [rules for rules, _ in answers] == ["plain", "plain", "workshop", "workshop"]
    assert answers[0] == answers[1] != answers[2] == answers[3]


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
def test_a_process_whose_line_is_closed_has_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Callable[[Coroutine[Any, Any, bytes]], bytes]
) -> None:
    """When one is killed, its line may be closed before its end is known: in 4 of 150 kills with uvloop."""
    (tmp_path / "answering.py").write_text(ANSWERS.format(rules="plain"))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))

    async def ask() -> bytes:
        process = Process("answering", 30, 1 << 16)
        try:
            await process.ask(b"?")
            assert process._process is not None
            assert process._process.stdin is not None
            process._process.stdin.transport.abort()
            await asyncio.sleep(0)
            with pytest.raises(ConnectionError):
                await process.ask(b"?")
            return await process.ask(b"?")
        finally:
            await process.stop()

    assert run(ask()).startswith(b"plain")


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks at processes by /proc")
def test_a_bot_stands_behind_the_house() -> None:
    async def think() -> list[int]:
        workers = Pool(1, pace=0)
        match = Match(load("palazzo"), seats=2)
        match.run_chance(random.Random(1))
        await workers.plan(match, 0, "uniform", "somebody")
        found = thinkers()
        await workers.stop()
        return found

    assert asyncio.run(think()) == [min(os.getpriority(os.PRIO_PROCESS, 0) + 10, 19)]


def thinkers() -> list[int]:
    """How nice the bots of this process are."""
    return [
        os.getpriority(os.PRIO_PROCESS, int(child))
        for task in Path("/proc/self/task").iterdir()
        for child in (task / "children").read_text().split()
        if b"server.bots.worker" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]
