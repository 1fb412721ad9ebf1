"""The first game: the server is there before the rules are compiled, and what compiles them goes with it."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
#: Stands in for make: it says that it began, and is never done.
ENDLESS = """#!/bin/sh
echo $$ > "$BEGAN"
exec sleep 1000
"""


def alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks at processes by /proc")
def test_what_compiles_beside_the_server_ends_with_it(tmp_path: Path) -> None:
    """However the server ends: the pipe that it holds is closed, and nothing is told to anybody."""
    began, make = tmp_path / "began", tmp_path / "make"
    make.write_text(ENDLESS)
    make.chmod(0o755)
    end, held = os.pipe()
    command = [sys.executable, "-m", "building.play", "beside"]
    settings = {**os.environ, "MAKE": str(make), "BEGAN": str(began)}
    with subprocess.Popen(
        command, cwd=ROOT, stdin=end, stdout=subprocess.PIPE, env=settings, start_new_session=True, text=True
    ) as beside:
        os.close(end)
        try:
            while not (began.is_file() and began.read_text().endswith("\n")):
                assert beside.poll() is None
                time.sleep(0.05)
            assert beside.stdout is not None
            assert "you can play already" in beside.stdout.readline()
            compiling = int(began.read_text())
            assert alive(compiling)
            assert os.getpriority(os.PRIO_PROCESS, compiling) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 19)
        finally:
            os.close(held)  # else it would be waited for without end
        assert beside.stdout.read() == ""
    while alive(compiling):
        time.sleep(0.05)
